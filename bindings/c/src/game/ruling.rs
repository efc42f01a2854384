//! What the Laws say to an event, as a structure.

use crate::moves::chesslaws_move;
use crate::text::chesslaws_text;
use crate::words::chesslaws_role;

/// What is ruled. The comment names the fields of `chesslaws_ruling` that belong to it beside
/// `side`, which is the player it is about.
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
    /// A legal `move` was made and is not completed yet.
    MoveMade = 14,
    /// A pawn has reached the last rank and is to be exchanged.
    PromotionAwaited = 15,
    /// The choice of the new `piece` is final.
    PromotionFixed = 16,
    /// An illegal `move` stands on the board, not completed: it may be replaced and counts nothing.
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
    /// The king is released: only this castling, `move`, may follow.
    CastlingAwaited = 28,
    /// A move that stood is corrected, since both players agree.
    CorrectedByAgreement = 29,
    /// A draw is offered.
    OfferStands = 30,
    /// A draw was offered at the wrong moment; it is valid all the same.
    OfferImproper = 31,
    /// The offer is no longer open.
    OfferLapsed = 32,
    /// A claim that cannot be made now: it costs nothing and counts as an offer.
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
    /// The arbiter has answered with a `decision`.
    Decided = 61,
    /// The game is void and a new one is to be played.
    GameAnnulled = 62,
    /// The game has ended: `white`, `black`, `reason`.
    GameEnded = 63,
    /// The decision admits no appeal.
    DecisionFinal = 64,
    /// A commentary advises the arbiter to answer with a `decision`.
    Advised = 65,
    /// A sheet was shown; `count` is how often so far.
    SheetShown = 70,
    /// The sheet was asked for too often; `count` is how often it may be asked for.
    SheetAskedTooOften = 71,
    /// The papers of a claim are complete; `count` is a `chesslaws_paper_ground`.
    PapersComplete = 72,
    /// The papers of a claim are incomplete.
    PapersIncomplete = 73,
    /// A ruling without a number of its own: see its name.
    Other = 65535,
}

/// What kind of fault a completed move was.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_move_fault {
    /// None.
    None = 0,
    /// A move that is not legal (7.5.1).
    IllegalMove = 1,
    /// The pawn was left on the last rank (7.5.2).
    UnpromotedPawn = 2,
    /// The clock was pressed without a move (7.5.3).
    PressWithoutMove = 3,
    /// Two hands (7.5.4).
    TwoHands = 4,
    /// A fault without a number of its own.
    Other = 65535,
}

/// Why a live game ended.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_end_reason {
    /// It has not.
    None = 0,
    /// Checkmate.
    Checkmate = 1,
    /// Stalemate.
    Stalemate = 2,
    /// Nobody can mate.
    DeadPosition = 3,
    /// A position for the fifth time.
    FivefoldRepetition = 4,
    /// Seventy-five moves without capture or pawn move.
    SeventyFiveMoves = 5,
    /// A player resigned.
    Resignation = 6,
    /// The players agreed on a draw.
    Agreement = 7,
    /// A right claim of a threefold repetition.
    ThreefoldRepetition = 8,
    /// A right claim of fifty moves.
    FiftyMoves = 9,
    /// A flag, noticed.
    FlagFall = 10,
    /// Both flags down in the last period.
    BothFlags = 11,
    /// Too many illegal moves.
    IllegalMoves = 12,
    /// A player, or both, came too late or not at all.
    Absence = 13,
    /// A two-minute claim.
    QuickplayFinish = 14,
    /// Both kings in check or a pawn on the last rank, a move after the arbiter saw it.
    IllegalPosition = 15,
    /// A reason without a number of its own: see the message.
    Other = 65535,
}

/// One ruling: what holds from now on, and by which article. Its remedy has been applied to the
/// board, the clock and the score already. Its texts and moves stay as long as the ruling.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_ruling {
    /// What is ruled.
    pub kind: chesslaws_ruling_kind,
    /// A `chesslaws_color`, or `CHESSLAWS_NO_COLOR`.
    pub side: u32,
    /// A number: of moves, faults, plies, appearances.
    pub count: u32,
    /// What was wrong.
    pub fault: chesslaws_move_fault,
    /// A `chesslaws_claim_ground`.
    pub ground: u32,
    /// A `chesslaws_decision`.
    pub decision: u32,
    /// Why the game ended.
    pub reason: chesslaws_end_reason,
    /// A piece.
    pub piece: chesslaws_role,
    /// White's points in hundredths, once the game has ended.
    pub white: i32,
    /// Black's points in hundredths, once the game has ended.
    pub black: i32,
    /// A time in microseconds, rounded down.
    pub time: u64,
    /// A time in microseconds, rounded down.
    pub black_time: u64,
    /// A move, castling as king takes rook; 0 where there is none.
    pub move_: chesslaws_move,
    /// False where the number of the article could not be confirmed.
    pub certain: bool,
    /// How many moves there are to choose from.
    pub move_count: u32,
    /// The moves, NULL for none.
    pub moves: *const chesslaws_move,
    /// A position; no text where there is none.
    pub fen: chesslaws_text,
    /// The name of the ruling in files, such as `move-completed`.
    pub name: chesslaws_text,
    /// The number of the article it rests on, such as `7.5.1`; no text where the edition has none.
    pub article: chesslaws_text,
    /// The ruling in words.
    pub message: chesslaws_text,
    /// Zero: room to grow.
    pub reserved: [u64; 4],
}
