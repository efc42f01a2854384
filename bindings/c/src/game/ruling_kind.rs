//! What the Laws say to an event, by number.

/// What is ruled. The comment names the fields of `chesslaws_ruling` that belong to it beside
/// `side`, which is the player it is about. What is said to be of the particulars is a field of
/// `chesslaws_ruling_particulars`.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_ruling_kind {
    /// The clock of a side was started.
    ClockStarted = 1,
    /// The clocks were stopped.
    ClocksStopped = 2,
    /// The time until the players arrive is White's.
    WhiteLosesTheTime = 3,
    /// A player arrived in time.
    InTime = 4,
    /// An announced adjustment: touches bind nobody.
    MayAdjust = 10,
    /// A touch that binds nobody.
    NotBound = 11,
    /// A touch or a declared move binds: one of the `moves` must be made.
    Bound = 12,
    /// None of the touched pieces can be moved or captured: any legal move.
    Free = 13,
    /// A legal `move_` was made and is not completed yet.
    MoveMade = 14,
    /// A pawn has reached the last rank and is to be exchanged.
    PromotionAwaited = 15,
    /// The choice of the new `piece` is final.
    PromotionFixed = 16,
    /// An illegal `move_` stands on the board, not completed: it may be replaced and counts nothing.
    IllegalNotCompleted = 17,
    /// A move was taken back before it was completed.
    TakenBack = 18,
    /// A move was completed; `count` is how many of that side.
    MoveCompleted = 19,
    /// A `fault` was completed, and nobody has noticed it yet.
    FaultCompleted = 20,
    /// A `fault` was found; `count` is how many count against the side now.
    FaultFound = 21,
    /// A `fault` that was found carries no tariff in this edition.
    NoTariff = 22,
    /// A `fault` was not noticed in time and stands.
    FaultStands = 23,
    /// The position was put back to the `fen`; `count` is how many plies stand.
    PositionRestored = 24,
    /// The pawn on the last rank became a queen.
    BecameQueen = 25,
    /// Another move was made than the touched piece or the declared move demands.
    TouchBreach = 26,
    /// The right to complain of the opponent's touched piece is lost.
    ComplaintLost = 27,
    /// The king is released: only this castling, `move_`, may follow.
    CastlingAwaited = 28,
    /// A move that stood is corrected, since both players agree.
    CorrectedByAgreement = 29,
    /// A draw is offered.
    OfferStands = 30,
    /// A draw was offered at the wrong moment; it is valid all the same.
    OfferImproper = 31,
    /// The offer is no longer open; `detail` is a `chesslaws_offer_end`.
    OfferLapsed = 32,
    /// A claim that cannot be made now: it costs nothing and counts as an offer; `detail` is a
    /// `chesslaws_inadmissible`.
    ClaimInadmissible = 33,
    /// A claim on a `ground` was right.
    ClaimCorrect = 34,
    /// A claim on a `ground` was wrong; `count` is what there was instead.
    ClaimIncorrect = 35,
    /// A two-minute claim was postponed.
    ClaimPostponed = 36,
    /// A claim or request was rejected.
    Rejected = 37,
    /// The offer stands on a player's sheet.
    OfferNoted = 38,
    /// A draw may be agreed on in spite of the event's regulations.
    AgreementPermitted = 39,
    /// A side got `time`.
    TimeAdded = 40,
    /// A side lost `time`.
    TimeTaken = 41,
    /// White's time was set to `time` and Black's to `black_time`.
    TimesSet = 42,
    /// From now on each move has `time` more.
    IncrementIntroduced = 43,
    /// Both flags fell in a period that was not the last: play goes on in the next one.
    NextPeriod = 44,
    /// A flag counts as fallen.
    FlagCounts = 45,
    /// Pieces are to be put right in the player's own time.
    MustReplacePieces = 50,
    /// The position stands on a board that is now placed correctly.
    BoardTurned = 51,
    /// Play goes on as it stands.
    PlayGoesOn = 52,
    /// The arbiter waits until the next move is completed.
    WaitsForOneMove = 53,
    /// The position seen earlier can be played on.
    PositionPlayable = 54,
    /// The contact with pieces was an accident, `count` 1, or was none, `count` 0.
    Contact = 55,
    /// The player may not adjust the pieces now.
    MayNotAdjust = 56,
    /// The clock was handled improperly; press and move stand.
    ClockMishandled = 57,
    /// An assistant acts for a player; `count` is a `chesslaws_assistant_task`.
    AssistantActs = 58,
    /// The arbiter is asked: see `chesslaws_game_question`.
    Asked = 60,
    /// The arbiter has answered with a `decision`, and with what `chesslaws_decision` names:
    /// `time`, `black_time`, `white`, `black`, `move_`, `detail`, `count` for the number of the next
    /// move, the `penalties` of the particulars.
    Decided = 61,
    /// The game is void and a new one is to be played.
    GameAnnulled = 62,
    /// The game has ended: `white`, `black`, `reason`.
    GameEnded = 63,
    /// The decision admits no appeal.
    DecisionFinal = 64,
    /// A commentary advises the arbiter to answer with a `decision`, as
    /// `CHESSLAWS_RULING_KIND_DECIDED` has it.
    Advised = 65,
    /// A sheet was shown; `count` is how often so far.
    SheetShown = 70,
    /// The sheet was asked for too often; `count` is how often it may be asked for.
    SheetAskedTooOften = 71,
    /// The papers of a claim are complete; `count` is a `chesslaws_paper_ground`.
    PapersComplete = 72,
    /// The papers of a claim are incomplete: `count` is 1 where the final position is missing, and 2
    /// more where a complete sheet is, and 4 more where the opponent has not verified them.
    PapersIncomplete = 73,
    /// The intended move of a claim does not stand on the sheet.
    MoveNotWritten = 74,

    /// What a player has offered, `count`, and wrongly claimed, `other`, so far.
    OffersAndClaims = 80,
    /// A breach was upheld; `detail` is a `chesslaws_breach`.
    BreachFound = 81,
    /// Somebody else than the arbiter decides: `detail` is a `chesslaws_body`, `other` a
    /// `chesslaws_breach`, or 0. `side` is nobody where it concerns both.
    Referred = 82,
    /// A player may leave; `detail` is a `chesslaws_zone`.
    MayLeave = 83,
    /// A player has gone: that is no resignation, and the clock runs on.
    Gone = 84,
    /// A device is no breach; `detail` is a `chesslaws_device_fact`.
    DeviceAllowed = 85,
    /// A device loses the game; `detail` is a `chesslaws_device_fact`.
    DeviceLoses = 86,

    /// A warning.
    Warned = 90,
    /// `count` hundredths of a point will be taken away when the game ends.
    PointsReduced = 91,
    /// `count` hundredths of a point will be added when the game ends.
    PointsRaised = 92,
    /// A fine of `count`, in the currency that was announced.
    Fined = 93,
    /// A player is out of the next `count` rounds.
    OutOfRounds = 94,
    /// A player is out of the event.
    Expelled = 95,

    /// What an arbiter has told the players is in order; `detail` is a `chesslaws_remark`.
    RemarkInOrder = 100,
    /// An arbiter has told the players what he must not; `detail` is a `chesslaws_remark`.
    RemarkOutOfPlace = 101,
    /// White has completed `count` moves and Black `other`.
    MovesTold = 102,
    /// The arbiter may act on what somebody else, `other`, a `chesslaws_outsider`, has seen.
    ReportTaken = 103,
    /// A player who has finished is a spectator.
    IsSpectator = 104,
    /// Somebody, `other`, a `chesslaws_outsider`, has interfered; `detail` is a
    /// `chesslaws_interference`.
    Interference = 105,
    /// Somebody, `other`, a `chesslaws_outsider`, is expelled from the playing venue.
    Removed = 106,
    /// An appeal is lodged; `count` is 1 where a result is provisional until it is decided.
    AppealLodged = 107,
    /// The appeal is decided; `count` is 1 where it is upheld.
    AppealDecided = 108,
    /// A decision by analogy: the `other_text` of the particulars is the article that settles a case
    /// like it, their `text` why, and what is decided.
    ByAnalogy = 109,

    /// The score was changed to `white`, `black`; `detail` is a `chesslaws_score_change`, and the score
    /// before is in the particulars. `count` is the hundredths of a point by which `side` was raised
    /// or reduced, or that the opponent of `side`, the loser, scores.
    ScoreChanged = 120,
    /// A finished game is annulled; the `text` of the particulars says why.
    ResultAnnulled = 121,
    /// `count` games lost by not appearing, this one included.
    NoShows = 122,
    /// A player stays in the event.
    KeptIn = 123,
    /// A player is barred from events for `count` months; 0 is for life.
    Barred = 124,
    /// A player has withdrawn from an event; `detail` is a `chesslaws_excuse`.
    Withdrawn = 125,

    /// The sheet is up to ply `count`.
    Recorded = 130,
    /// A player need not record (8.4).
    NeedNotRecord = 131,
    /// The duty to record is back.
    MustRecordAgain = 132,
    /// The previous move was not recorded before the next one was made; both stand.
    PreviousMoveUnrecorded = 133,
    /// A move was written before it was made, which the edition admits here.
    AdvanceAdmitted = 134,
    /// A move was written before it was made; `count` is how many complaints there were.
    WroteInAdvance = 135,
    /// A commentary advises a remark to the player.
    RemarkAdvised = 136,
    /// Sheets must be completed before a move is made: `count` is 1 for White's, and 2 more for
    /// Black's.
    SheetsToUpdate = 137,
    /// A sheet is complete.
    SheetComplete = 138,
    /// `side` has taken the opponent's sheet, or, `count` 1, has given it back.
    SheetLent = 139,
    /// What is noted before the game is reconstructed: the `fen`, White's `time`, Black's
    /// `black_time`, and `count` plies made, as far as they are known.
    ReconstructionNoted = 140,
    /// A sheet is no evidence: it cannot be read in the notation of the event.
    SheetNoEvidence = 141,
    /// The sheets differ at the plies that are the `numbers` of the particulars.
    SheetsDiffer = 142,
    /// Both sheets say the same.
    SheetsAgree = 143,
    /// One game of `count` plies agrees with the sheets and the position.
    GameRestored = 144,
    /// Several games do, `count` as far as they were counted, or none.
    GameNotRestored = 145,
    /// The next move counts as that of the number `count`.
    NextMoveNumbered = 146,
    /// A result is signed: `white`, `black`.
    Signed = 147,
    /// Both have signed different results: neither stands by it.
    SignaturesDiffer = 148,
    /// Both have signed the result that the game had.
    ResultConfirmed = 149,
    /// Both have signed another result, `white`, `black`, than the game had.
    SignedResultStands = 150,

    /// A player is to seal a move.
    MustSeal = 160,
    /// The `move_` made on the board after the call is the one that must be sealed.
    MustSealThis = 161,
    /// A move is written for the envelope; until the clock stops it may be changed.
    SealedMoveWritten = 162,
    /// The reply to a sealed move is sealed too.
    ReplySealed = 163,
    /// The game is adjourned: both clocks stand. `side` has sealed.
    Adjourned = 164,
    /// An item on the envelope: `detail` is a `chesslaws_envelope_item`, the `text` of the particulars
    /// what it says.
    EnvelopeBears = 165,
    /// An item is missing on the envelope; `detail` is a `chesslaws_envelope_item`.
    EnvelopeLacks = 166,
    /// The envelope is checked and kept.
    EnvelopeKept = 167,
    /// The adjourned position stands on the board, and the clocks show White's `time` and Black's
    /// `black_time`.
    ResumptionSetUp = 168,
    /// The sealed move cannot mean one legal move; the `text` of the particulars is what is wrong with
    /// it.
    SealedMoveDefective = 169,
    /// The sealed move could not be read.
    SealedMoveUnclear = 170,
    /// The envelope is missing: the player makes the move that he says he sealed.
    SealerMovesOnTheBoard = 171,
    /// The times of the resumption were wrong and are corrected.
    TimesCorrected = 172,

    /// The game is played on two boards.
    TwoBoards = 180,
    /// A piece counts as touched, since it left its aperture.
    LeftAperture = 181,
    /// A move on the special board is not made yet: `count` is 1 where the captured piece is still
    /// there, and 2 more where it was not announced.
    NotMadeYet = 182,
    /// A `move_` was announced.
    Announced = 183,
    /// Another move was announced than made; it must be corrected before the clock is pressed.
    SlipOfTheTongue = 184,
    /// A board is put right by the scores; nothing else changes.
    BoardCorrected = 185,
    /// An assistant is registered for the duties, each a `chesslaws_duty`, that are the `numbers` of
    /// the particulars.
    AssistantRegistered = 186,
    /// What the assistant does in a duty, `detail`, a `chesslaws_duty`, counts as done by the player.
    AssistantActed = 187,
    /// The assistant told something that nobody had asked for.
    ToldUnasked = 188,
    /// An assistant must be used, since one player does not see and the other does not hear.
    AssistantRequired = 189,
    /// A ruling without a number of its own: see its name.
    Other = 65535,
}
