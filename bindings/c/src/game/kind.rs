//! What happens at the board, by number.

/// What happens: every event that a game takes. `side` is who does it, unless said otherwise; the
/// fields of `chesslaws_event` that are not named are not looked at. What is said to be of the
/// particulars is a field of `chesslaws_particulars`, which the event then must have. Article numbers
/// are those of FIDE 2023.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_event_kind {
    /// The scheduled start (6.6); `flags` says who is absent.
    Started = 1,
    /// A player who was absent arrives (6.7).
    Arrived = 2,
    /// The default time of whoever is still absent has passed (6.7.1). No `side`.
    DefaultTimePassed = 3,
    /// "J'adoube" (4.2.1).
    AdjustAnnounced = 10,
    /// The pieces on `squares` are touched, in the `order`; `CHESSLAWS_EVENT_ACCIDENTAL`.
    Touched = 11,
    /// `move_` is made: the piece is released (4.7); `CHESSLAWS_EVENT_TWO_HANDS`.
    Moved = 12,
    /// A move that was not completed is taken back.
    PutBack = 13,
    /// The pawn on the last rank is exchanged for `piece` (3.7.3.3); `CHESSLAWS_EVENT_HELD`,
    /// `CHESSLAWS_EVENT_UPSIDE_DOWN`.
    Promoted = 14,
    /// The clock is pressed (6.2.1).
    Pressed = 15,
    /// The king is released on its square of castling, and the rook has not been moved yet (4.7.2);
    /// `move_` is the castling.
    CastlingBegun = 16,
    /// A player objects to a contact of `side` with the pieces on `squares` (4.2.2).
    ContactDisputed = 17,
    /// An assistant presses the clock for a player.
    PressedByAssistant = 18,
    /// A player resigns (5.1.2).
    Resigned = 20,
    /// A draw is offered (9.1).
    DrawOffered = 21,
    /// The opponent's offer is accepted.
    DrawAccepted = 22,
    /// The opponent's offer is declined orally.
    DrawDeclined = 23,
    /// A draw is claimed on a `ground` (9.2, 9.3), with the intended `move_` or 0;
    /// `CHESSLAWS_EVENT_NOT_WRITTEN`.
    DrawClaimed = 24,
    /// The two-minute claim (Guidelines III); `CHESSLAWS_EVENT_ASK_INCREMENT`.
    QuickplayClaimed = 25,
    /// The arbiter decides on a postponed two-minute claim: drawn. No `side`.
    QuickplayDrawn = 26,
    /// A player notes an offer of a draw on the own sheet with `(=)` (9.1.2.2, 8.1.5).
    OfferNoted = 27,
    /// The arbiter consents to a draw that the regulations forbid to agree on (9.1.1). No `side`.
    AgreementPermitted = 28,
    /// A player claims something on no other ground than what the screens show (6.12.2).
    ScreenClaimed = 29,
    /// The fallen flag of `side` is noticed `by` somebody (6.8).
    FlagNoticed = 30,
    /// Both flags are found down `by` somebody; `side` is whose fell first, or
    /// `CHESSLAWS_NO_COLOR`.
    BothFlagsNoticed = 31,
    /// An illegal move is claimed or found `by` somebody at `ply`, or 0 for the last one (7.5).
    IllegalMoveFound = 32,
    /// A breach of touch-move is claimed or seen `by` somebody (4.8).
    TouchBreachFound = 33,
    /// Both players agree, without the arbiter, to correct a move that nobody objected to in time
    /// (A.5.2); `ply`, or 0 for the last that was illegal. No `side`.
    CorrectionAgreed = 34,
    /// The arbiter of a rapid or blitz game sees both kings in check, or a pawn on the last rank
    /// (A.5.4). No `side`.
    IllegalPositionSeen = 35,
    /// A player has displaced pieces (7.4.1).
    PiecesDisplaced = 40,
    /// He has put them right.
    PiecesReplaced = 41,
    /// Pieces are found to have been displaced earlier, `by` somebody; `ply` is the last after which
    /// the position was certainly right (7.6).
    DisplacementFound = 42,
    /// The initial position was wrong, found `by` somebody (7.2.1).
    WrongSetUpFound = 43,
    /// The board was placed the wrong way, found `by` somebody (7.2.2).
    BoardTurnedFound = 44,
    /// The colours were reversed, found `by` somebody (7.3).
    ColoursReversedFound = 45,
    /// The clock is found defective and replaced (6.10.1). No `side`.
    ClockDefective = 50,
    /// The clock is found wrongly set (6.10.2). No `side`.
    ClockWronglySet = 51,
    /// The clocks are stopped `by` somebody (6.11).
    ClocksStopped = 52,
    /// The arbiter lets play go on (6.11.3). No `side`.
    Resumed = 53,
    /// The clock is handled improperly (6.2.3, 6.2.4); `detail` is a `chesslaws_clock_fault`.
    ClockMishandled = 54,
    /// An assistant is to press the clock or to keep the score for a player (6.2.6, 8.1.6); `detail`
    /// is a `chesslaws_assistant_task`; `CHESSLAWS_EVENT_DISABILITY`.
    AssistantAgreed = 55,
    /// A player asks to see the sheet of a supervised rapid or blitz game (A.4.3, B.2.3).
    SheetAsked = 56,
    /// What a claimant hands in where no arbiter is present (III.6); `detail` is a
    /// `chesslaws_paper_ground`; `CHESSLAWS_EVENT_POSITION_WRITTEN`, `CHESSLAWS_EVENT_SHEET_THERE`,
    /// `CHESSLAWS_EVENT_VERIFIED`. No `side`.
    PapersHandedIn = 57,
    /// The arbiter answers the pending question with a `decision`, and with what that decision
    /// needs beside it.
    Answered = 60,

    /// A breach of conduct is reported `by` somebody (11.1 to 11.5); `detail` is a
    /// `chesslaws_breach`.
    ConductReported = 70,
    /// The arbiter penalises `side` of his own accord (12.3, 12.9); `detail` is a
    /// `chesslaws_breach`, and the `penalties` are of the particulars.
    Penalised = 71,
    /// A player persistently refuses to comply with the Laws (11.7, 11.8).
    PersistentRefusal = 72,
    /// A player leaves (11.2.3); `detail` is a `chesslaws_zone`; `CHESSLAWS_EVENT_PERMITTED`,
    /// `CHESSLAWS_EVENT_REPORTED`.
    PlayerLeft = 73,
    /// A player leaves the game for good without signing or telling the arbiter.
    WalkedOut = 74,
    /// Something is reported of the device of `side` (11.3.2); `detail` is a `chesslaws_device_fact`;
    /// `CHESSLAWS_EVENT_AUTHORISED`, `CHESSLAWS_EVENT_SWITCHED_OFF`.
    DeviceReported = 75,
    /// Devices of both players make a sound at the same time. No `side`.
    BothDevicesSounded = 76,

    /// The game is disturbed from outside (12.5). No `side`.
    Disturbed = 90,
    /// An arbiter tells the players something (12.6); `detail` is a `chesslaws_remark`. No `side`.
    ArbiterRemarked = 91,
    /// A player asks how many moves were made (12.6).
    MovesAsked = 92,
    /// Somebody who is not playing this game, `who`, interferes (12.7); `detail` is a
    /// `chesslaws_interference`. No `side`.
    Interfered = 93,
    /// The arbiter expels somebody who has interfered, `who` (12.7). No `side`.
    Removed = 94,
    /// It is established that the result was arranged (14.8 of Russia 2011). No `side`.
    ArrangementFound = 95,
    /// A player appeals (11.10); `CHESSLAWS_EVENT_TWO_MINUTES`.
    Appealed = 96,
    /// The appeal is decided; `CHESSLAWS_EVENT_UPHELD`. No `side`.
    AppealDecided = 97,
    /// The arbiter decides by analogy what no article settles (preface): the `text` of the
    /// particulars is the article that settles a case like it, `other_text` why, and what is decided;
    /// with `CHESSLAWS_EVENT_SCORED` he gives the points `white` and `black`. No `side`.
    DecidedByAnalogy = 98,

    /// The arbiter decides that a result that was signed is wrong (8.7): `white`, `black`. No `side`.
    ResultCorrected = 110,
    /// A finished game is annulled; the `text` of the particulars says why. No `side`.
    ResultAnnulled = 111,
    /// The new game in place of an annulled one has the result `white`, `black`. No `side`.
    GameReplayed = 112,
    /// A game lost by not appearing is counted over the competition; `number` is how many games
    /// `side` had lost so before; `CHESSLAWS_EVENT_VALID_REASON`.
    NoShowCounted = 113,
    /// The federation disqualifies `side`; `detail` is a `chesslaws_event_level`, `number` for how
    /// many months, 0 for life; `CHESSLAWS_EVENT_EXCEPTIONAL`.
    Disqualified = 114,
    /// A player withdraws from an event that he had accepted; `detail` is a `chesslaws_excuse`.
    Withdrawn = 115,

    /// A player has written moves down (8.1.1), up to `ply`, or 0 for all that were made.
    MoveRecorded = 130,
    /// A player writes a move before it is made (8.1.2); `detail` is a `chesslaws_advance_purpose`;
    /// `CHESSLAWS_EVENT_COMPLAINT`.
    WrittenInAdvance = 131,
    /// The flag of `side` has fallen in a period that is not the last: sheets are completed (8.4, 8.5).
    SheetsDue = 132,
    /// A player has completed the sheet.
    SheetUpdated = 133,
    /// A player takes the opponent's sheet to complete the own one (8.5.2).
    SheetBorrowed = 134,
    /// He gives it back.
    SheetReturned = 135,
    /// The game is reconstructed on a second board (8.5.3). No `side`.
    ReconstructionBegun = 136,
    /// Both sheets are compared (8.5.3): the `text` of the particulars is White's sheet, `other_text`
    /// Black's. No `side`.
    SheetsCompared = 137,
    /// The sheets cannot be brought up to date (8.6). No `side`.
    ReconstructionFailed = 138,
    /// A player signs a result (8.7): `white`, `black`.
    ResultSigned = 139,

    /// The session is over: the player who has the move is to seal one (I.1.1). No `side`.
    AdjournmentCalled = 150,
    /// The player who has the move adjourns early (I.1.2); `time` is what is left of the session;
    /// `CHESSLAWS_EVENT_CONFIRMED`.
    AdjournedEarly = 151,
    /// A move is written down to be sealed (I.1.1): the `text` of the particulars, which nobody reads
    /// yet.
    MoveSealed = 152,
    /// The envelope is closed and the clock stopped.
    EnvelopeClosed = 153,
    /// What the envelope is to bear is written on it (I.2): the `text` of the particulars is date, time
    /// and place of the resumption; without particulars, or without a text, nothing says that. No
    /// `side`.
    EnvelopeWritten = 154,
    /// The arbiter has checked the envelope and keeps it (I.3). No `side`.
    EnvelopeConfirmed = 155,
    /// The envelope is missing (I.12); `CHESSLAWS_EVENT_POSITION_KNOWN`,
    /// `CHESSLAWS_EVENT_TIMES_KNOWN`. No `side`.
    EnvelopeMissing = 156,
    /// The time of the resumption has come (I.9); `flags` says who is absent; with
    /// `CHESSLAWS_EVENT_WHITE_SHOWS` White's clock was set wrongly and shows `time`, with
    /// `CHESSLAWS_EVENT_BLACK_SHOWS` Black's shows `black_time`. No `side`.
    SessionResumed = 157,
    /// The envelope is opened (I.7). No `side`.
    EnvelopeOpened = 158,
    /// The sealer is absent, and the opponent seals his reply (I.9.3): the `text` of the particulars.
    /// No `side`.
    ReplySealed = 159,
    /// The envelope with the reply is opened. No `side`.
    ReplyOpened = 160,
    /// A player points out that the times at the resumption were wrong (I.13).
    WrongTimesReported = 161,

    /// A player demands two boards (D.1).
    TwoBoardsDemanded = 170,
    /// The pieces on `squares` are taken out of their apertures on the special board (D.2.2).
    LiftedFromAperture = 171,
    /// A piece is put into another aperture (D.2.3): `move_`; `CHESSLAWS_EVENT_CAPTURED_LEFT`.
    PutInAperture = 172,
    /// A `move_` is announced (D.2.1).
    MoveAnnounced = 173,
    /// The positions on the two boards are found to differ (D.2.9); `ply` is the last to which the two
    /// scores agree, `side` whose board is wrong, or `CHESSLAWS_NO_COLOR`.
    BoardsDiffer = 174,
    /// An assistant of `side` is registered (D.2.10, D.2.11) for the `duties` of the particulars.
    AssistantRegistered = 175,
    /// The assistant of `side` acts; `detail` is a `chesslaws_duty`; `CHESSLAWS_EVENT_ASKED`.
    AssistantActed = 176,
}
