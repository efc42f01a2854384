//! What happens at the board, as a structure.

use crate::moves::chesslaws_move;
use crate::words::chesslaws_square;

/// What happens. `side` is who does it, unless said otherwise; the fields of `chesslaws_event` that
/// are not named are not looked at. Article numbers are those of FIDE 2023.
///
/// An event without a number here can be applied as JSON.
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
    /// `move` is made: the piece is released (4.7); `CHESSLAWS_EVENT_TWO_HANDS`.
    Moved = 12,
    /// A move that was not completed is taken back.
    PutBack = 13,
    /// The pawn on the last rank is exchanged for `piece` (3.7.3.3); `CHESSLAWS_EVENT_HELD`,
    /// `CHESSLAWS_EVENT_UPSIDE_DOWN`.
    Promoted = 14,
    /// The clock is pressed (6.2.1).
    Pressed = 15,
    /// The king is released on its square of castling, and the rook has not been moved yet (4.7.2);
    /// `move` is the castling.
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
    /// A draw is claimed on a `ground` (9.2, 9.3), with the intended `move` or 0;
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
    /// The arbiter answers the pending question with a `decision`, and with `time`, `black_time`,
    /// `white`, `black` where that decision needs them.
    Answered = 60,
}

/// In an event: White is not there at the start.
pub const CHESSLAWS_EVENT_WHITE_ABSENT: u32 = 1;
/// In an event: Black is not there at the start.
pub const CHESSLAWS_EVENT_BLACK_ABSENT: u32 = 2;
/// In an event: the touch was an accident and binds nobody (4.2.2).
pub const CHESSLAWS_EVENT_ACCIDENTAL: u32 = 4;
/// In an event: two hands were used (4.1, 7.5.4).
pub const CHESSLAWS_EVENT_TWO_HANDS: u32 = 8;
/// In an event: the new piece has only touched the square and is still held.
pub const CHESSLAWS_EVENT_HELD: u32 = 16;
/// In an event: the new piece is a rook standing on its head.
pub const CHESSLAWS_EVENT_UPSIDE_DOWN: u32 = 32;
/// In an event: the intended move was not written on the score sheet.
pub const CHESSLAWS_EVENT_NOT_WRITTEN: u32 = 64;
/// In an event: the player asks for five seconds a move (III.4).
pub const CHESSLAWS_EVENT_ASK_INCREMENT: u32 = 128;

/// In an event: the player has a disability (6.2.6).
pub const CHESSLAWS_EVENT_DISABILITY: u32 = 256;
/// In an event: the final position is written down.
pub const CHESSLAWS_EVENT_POSITION_WRITTEN: u32 = 512;
/// In an event: a sheet complete to the end of play is there.
pub const CHESSLAWS_EVENT_SHEET_THERE: u32 = 1024;
/// In an event: the opponent has verified what was handed in.
pub const CHESSLAWS_EVENT_VERIFIED: u32 = 2048;

/// Who saw, claimed or stopped something.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_observer {
    /// The player of the white pieces.
    White = 0,
    /// The player of the black pieces.
    Black = 1,
    /// The arbiter or an assistant of his.
    Arbiter = 2,
}

/// In which order several pieces were touched (4.3, 4.4).
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_touch_order {
    /// As listed.
    InOrder = 0,
    /// At the same time.
    Together = 1,
    /// Nobody can say.
    Unclear = 2,
}

/// What a draw is claimed on.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_claim_ground {
    /// The same position for the third time (9.2).
    Threefold = 0,
    /// Fifty moves without capture or pawn move (9.3).
    FiftyMoves = 1,
}

/// How the clock is handled improperly.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_clock_fault {
    /// Pressed with another hand than the one that moved (6.2.3).
    OtherHand = 0,
    /// A finger kept on or over the button (6.2.3).
    Hovering = 1,
    /// Hit with force, lifted or knocked over (6.2.4).
    Force = 2,
}

/// What an assistant does for a player.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_assistant_task {
    /// Presses the clock (6.2.6).
    Clock = 0,
    /// Keeps the score (8.1.6).
    Score = 1,
}

/// On what a draw is claimed where no arbiter is present.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_paper_ground {
    /// The opponent cannot win by normal means.
    CannotWin = 0,
    /// The opponent makes no effort to win by normal means.
    NoEffort = 1,
}

/// What the arbiter decides.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_decision {
    /// None, where nothing is recommended.
    None = 0,
    /// The times stay.
    AsTheyStand = 1,
    /// White has `time` left and Black `black_time`.
    Times = 2,
    /// There was a reason to stop the clocks.
    Reason = 3,
    /// There was none; the opponent gets `time`.
    NoReason = 4,
    /// No penalty.
    NoBreach = 5,
    /// The opponent gets `time`.
    Breach = 6,
    /// Play goes on.
    Continue = 7,
    /// A new game is played.
    NewGame = 8,
    /// The player has lost.
    Lost = 9,
    /// The player may play.
    Excused = 10,
    /// The claim is right: a draw.
    Agree = 11,
    /// The decision is postponed; the opponent gets `time`, which may be 0.
    Postpone = 12,
    /// The claim or request is rejected.
    Reject = 13,
    /// The increment is introduced.
    Introduce = 14,
    /// The game is drawn.
    Draw = 15,
    /// The flag decides.
    ResultByFlag = 16,
    /// The game ends with the points `white` and `black`.
    Scores = 17,
    /// Yes.
    Yes = 18,
    /// No.
    No = 19,
    /// The loser's opponent scores `white` points, whichever colour it is.
    OpponentScores = 20,
    /// It is a rook.
    Rook = 21,
    /// It is a queen.
    Queen = 22,
    /// The player loses `time`.
    Deduct = 23,
    /// A decision without a number here: see the question as JSON.
    Other = 63,
}

/// Something that happened, and when. Begin with zeros (`chesslaws_event event = {0};`) and set what
/// the kind asks for.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_event {
    /// A `chesslaws_event_kind`.
    pub kind: u32,
    /// A `chesslaws_color`.
    pub side: u32,
    /// A `chesslaws_observer`.
    pub by: u32,
    /// 0 or a sum of the `CHESSLAWS_EVENT_` flags.
    pub flags: u32,
    /// When, by the host's own monotonic time in microseconds; `CHESSLAWS_NEVER` for the instant of
    /// the event before.
    pub at: u64,
    /// A move, legal or not. The pawn may be put on the last rank alone.
    pub move_: chesslaws_move,
    /// How many squares were touched.
    pub square_count: u32,
    /// The squares.
    pub squares: *const chesslaws_square,
    /// A `chesslaws_touch_order`.
    pub order: u32,
    /// A `chesslaws_role`.
    pub piece: u32,
    /// A `chesslaws_claim_ground`.
    pub ground: u32,
    /// A ply, from 1.
    pub ply: u32,
    /// A number whose meaning the kind names.
    pub detail: u32,
    /// A `chesslaws_decision`.
    pub decision: u32,
    /// Points in hundredths.
    pub white: i32,
    /// Points in hundredths.
    pub black: i32,
    /// A time in microseconds.
    pub time: u64,
    /// A time in microseconds.
    pub black_time: u64,
    /// Must be zero.
    pub reserved: [u64; 4],
}
