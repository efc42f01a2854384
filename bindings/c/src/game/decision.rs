//! What the arbiter decides, by number.

/// What the arbiter decides. The fields named are those of `chesslaws_event`.
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
    /// There is a breach, with the `penalties` of the particulars, which may be none only where the
    /// article asks for none.
    Penalise = 24,
    /// White gets `time` and Black `black_time` for a disturbance.
    ExtraTime = 25,
    /// Both players lose.
    BothLose = 26,
    /// Somebody else decides: `detail` is a `chesslaws_body`.
    Refer = 27,
    /// The player is out of the event.
    Exclude = 28,
    /// The chief arbiter keeps the player in.
    Keep = 29,
    /// The sheets prove it: the flag decides.
    Overstepped = 30,
    /// They don't: the next move is the first of the next period.
    NotProven = 31,
    /// It is evident that more moves were made; `number` is that of the next move.
    MoreMoves = 32,
    /// The sealed text means this `move_`.
    MeansMove = 33,
    /// Its meaning cannot be established.
    CannotBeEstablished = 34,
    /// A decision without a number here: see the question as JSON.
    Other = 63,
}
