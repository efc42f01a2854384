//! Why an event can't be taken.

use super::breach::{Body, Breach};
use super::outsider::Outsider;
use super::penalty::PenaltyKind;
use super::question::QuestionKind;
use super::terms::Observer;
use alloc::string::String;
use chesslaws_board::{Move, Square};
use chesslaws_clock::{ClockError, ClockTime};
use chesslaws_laws::{Cite, Color, Points};
use core::time::Duration;

/// Why an event was refused. The game is exactly as it was before.
///
/// ```
/// use chesslaws_arbiter::{Act, Game, Refusal};
/// use chesslaws_laws::Color;
///
/// let mut game = Game::builder().build()?;
/// let before = game.clone();
/// let refused = game.apply(Act::Resigned { side: Color::White });
/// assert_eq!(refused, Err(Refusal::NotStarted));
/// assert_eq!(game, before);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The game has not started.
    #[error("the game has not started")]
    NotStarted,
    /// The game has started before.
    #[error("the game has started already")]
    AlreadyStarted,
    /// The game is over or void.
    #[error("the game is over")]
    Over,
    /// The time of the event is before that of an earlier one.
    #[error("time went back: expected {} or later, found {}", ClockTime(*last), ClockTime(*now))]
    TimeWentBack {
        /// Instant of the latest event.
        last: Duration,
        /// Instant of this one.
        now: Duration,
    },
    /// A question is open; play waits for the answer.
    #[error("the arbiter has to decide first: {0}")]
    QuestionOpen(QuestionKind),
    /// No question is open.
    #[error("there is no question to answer")]
    NoQuestion,
    /// The answer is none that the question permits.
    #[error("this answer is not permitted to the question: {0}")]
    NotPermitted(QuestionKind),
    /// The clocks are stopped.
    #[error("the clocks are stopped")]
    Stopped,
    /// The clocks are not stopped.
    #[error("the clocks are not stopped")]
    NotStopped,
    /// It is the opponent who has the move.
    #[error("{0} does not have the move")]
    NotOnMove(Color),
    /// A player has not arrived.
    #[error("{0} has not arrived")]
    Absent(Color),
    /// A player who is there can't arrive.
    #[error("{0} is not absent")]
    NotAbsent(Color),
    /// There is still time to arrive.
    #[error("the default time has not passed")]
    DefaultTimeNotPassed,
    /// Nothing stands on the square, or no square is named.
    #[error("no piece stands on {}", .0.map_or_else(|| alloc::string::String::from("no square"), |square| alloc::format!("{square}")))]
    NoPiece(Option<Square>),
    /// The piece on that square is not the player's.
    #[error("{side} has no piece on {square}")]
    NotOwnPiece {
        /// The player.
        side: Color,
        /// The square.
        square: Square,
    },
    /// The piece was released: the move stands (4.7).
    #[error("the piece has been released and the move stands")]
    MoveStands,
    /// The pawn on the last rank is to be exchanged first.
    #[error("the pawn on the last rank is to be exchanged first")]
    PromotionAwaited,
    /// No pawn waits to be exchanged.
    #[error("no pawn of {0} waits to be exchanged")]
    NoPromotion(Color),
    /// A pawn can't become that.
    #[error("a pawn becomes a queen, rook, bishop or knight")]
    NotAPromotion,
    /// The choice was final.
    #[error("the choice of the piece is final")]
    ChoiceFinal,
    /// Nothing can be taken back.
    #[error("there is nothing to take back")]
    NothingToPutBack,
    /// The player has nothing to press the clock for.
    #[error("{0} has no move to complete")]
    NothingToComplete(Color),
    /// A fault must be settled before play goes on.
    #[error("the last press must be settled first: it completed no legal move")]
    FaultOpen,
    /// No such fault.
    #[error("no illegal move is found there")]
    NoFault,
    /// No touch-move breach can be complained of.
    #[error("there is no breach of touch-move to complain of")]
    NoBreach,
    /// No offer of the opponent is open.
    #[error("there is no offer of the opponent")]
    NoOffer,
    /// An offer of this player is open already.
    #[error("the offer of {0} is still open")]
    OfferOpen(Color),
    /// There is no clock.
    #[error("the game is played without a clock")]
    NoClock,
    /// The flag has not fallen.
    #[error("the flag of {0} is up")]
    FlagUp(Color),
    /// Not both flags are down.
    #[error("not both flags are down")]
    NotBothFlags,
    /// Pieces are displaced.
    #[error("displaced pieces are to be put right first")]
    Displaced,
    /// No piece of his is displaced.
    #[error("{0} has displaced no pieces")]
    NotDisplaced(Color),
    /// The game has no such ply.
    #[error("expected a ply up to {last}, found {found}")]
    NoSuchPly {
        /// The last ply.
        last: u32,
        /// The ply given.
        found: u32,
    },
    /// The claimed move is no legal move in a form the claim could use.
    #[error("{0} is not a move of this position")]
    NotAMove(Move),
    /// An article forbids it.
    #[error("{why}{}", .cite.map_or_else(alloc::string::String::new, |cite| alloc::format!(" [{cite}]")))]
    Law {
        /// What the article says.
        why: Forbidden,
        /// The article.
        cite: Option<Cite>,
    },
    /// Nothing on the board is as no game can have it.
    #[error("neither are both kings in check nor does a pawn stand on the last rank")]
    PositionSound,
    /// No assistant was agreed on.
    #[error("{0} has no assistant for this")]
    NoAssistant(Color),
    /// The sheet can be asked for only in a supervised rapid or blitz game.
    #[error("the players keep the score themselves")]
    OwnSheet,
    /// There is no offer that this player has still to note.
    #[error("{0} has no offer to note")]
    NoOfferToNote(Color),
    /// Papers belong to a claim that is decided afterwards.
    #[error("no claim waits for papers")]
    NoPapersDue,
    /// The game is not over yet.
    #[error("the game is not over")]
    NotOver,
    /// Only a game that is void can be played again.
    #[error("the game is not void")]
    NotAnnulled,
    /// There is nothing to appeal against.
    #[error("there is no decision on a two-minute claim")]
    NothingToAppeal,
    /// No appeal is lodged.
    #[error("no appeal is lodged")]
    NoAppeal,
    /// The player did not lose by not appearing.
    #[error("{0} did not lose by not appearing")]
    NoForfeit(Color),
    /// Nobody has interfered.
    #[error("{0} has not interfered")]
    NoInterference(Outsider),
    /// Nobody has to complete a sheet.
    #[error("no sheet is to be completed")]
    NoSheetDue,
    /// The sheet was not lent, or is lent already.
    #[error("the sheet of the opponent of {0} is not there to be taken or given back")]
    NoSheetLent(Color),
    /// A sheet can't be read.
    #[error("the sheet of {side} can't be read: {error}")]
    SheetUnreadable {
        /// Whose.
        side: Color,
        /// Why, with the line.
        error: String,
    },
    /// The game is not over.
    #[error("a result is signed once the game is over")]
    NothingToSign,
    /// A move is being sealed, or the game is adjourned.
    #[error("the game is adjourned, or a move is being sealed")]
    Adjourned,
    /// The game is not adjourned, or not so far.
    #[error("the adjournment is not so far")]
    NotAdjournedSo,
    /// The player has no impaired vision.
    #[error("{0} is not known as a player with impaired vision")]
    NotImpaired(Color),
    /// Nothing waits to be announced.
    #[error("{0} has put no piece into another aperture")]
    NothingToAnnounce(Color),
    /// The clock refuses.
    #[error("the clock: {0}")]
    Clock(#[from] ClockError),
}

/// What an article forbids.
///
/// ```
/// use chesslaws_arbiter::Forbidden;
/// assert_eq!(Forbidden::TooLateToClaim.to_string(), "it is too late to claim this");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Forbidden {
    /// Each player must have made a number of moves before a draw can be agreed.
    #[error("a draw can be agreed only after each player has made moves: {0}")]
    AgreementTooEarly(u32),
    /// Only the opponent may claim this.
    #[error("only a claim of the opponent counts, not one by {0}")]
    OnlyTheOpponent(Observer),
    /// The claim comes too late.
    #[error("it is too late to claim this")]
    TooLateToClaim,
    /// The arbiter must not call the flag.
    #[error("the arbiter refrains from calling the flag")]
    ArbiterRefrains,
    /// The two-minute claim does not apply.
    #[error("a two-minute claim can't be made here")]
    NoQuickplay,
    /// Not less than two minutes.
    #[error("the claimant has two minutes or more")]
    NotUnderTwoMinutes,
    /// A claim is postponed already.
    #[error("a claim of this player is postponed already")]
    AlreadyPostponed,
    /// Nothing is postponed, or it can be decided only after a flag.
    #[error("no postponed claim can be decided now")]
    NothingPostponed,
    /// The postponement can bring this or nothing.
    #[error("the opponent gets nothing or the time that the article names")]
    OtherAmount,

    // Half-made moves, corrections, assistants
    /// Castling has begun with the king: no other move may follow.
    #[error("the king has been released in castling, and only this castling may follow")]
    CastlingBegun,
    /// A move that stands can't be corrected.
    #[error("the move stands and can't be corrected")]
    NoCorrection,
    /// The deadline for a claim has not passed.
    #[error("the move can still be claimed")]
    StillClaimable,
    /// The arbiter has no part in it.
    #[error("the arbiter does not act on the position by himself")]
    ArbiterDoesNotAct,
    /// The claim has nothing but a screen behind it.
    #[error("what screens show is no ground for a claim")]
    ScreenAlone,
    // Conduct, the arbiter, scores
    /// The edition has no article on it.
    #[error("this edition has no article on {0}; the arbiter can decide by analogy")]
    NoArticle(Breach),
    /// The edition has no article on it.
    #[error("this edition has no article on this; it is for other rules")]
    NoClause,
    /// Somebody else decides.
    #[error("not for the arbiter to penalise: {0} must decide")]
    NotForTheArbiter(Body),
    /// The article asks for a penalty.
    #[error("a breach must be penalised")]
    PenaltyRequired,
    /// A penalty that is not open.
    #[error("this penalty is not open: {0}")]
    PenaltyNotOpen(PenaltyKind),
    /// A penalty of nothing.
    #[error("a penalty of nothing is none")]
    EmptyPenalty,
    /// No time would be left.
    #[error("some time must be left: the loss of the game is a penalty of its own")]
    NothingLeft,
    /// Fewer points than a loss.
    #[error("fewer points than for a loss can't be given")]
    BelowLoss,
    /// More points than a win.
    #[error("more points than for a win can't be given")]
    AboveWin,
    /// No score that the game can have.
    #[error("{0} is not a score of this event")]
    NotAScore(Points),
    /// The two scores add up to too much.
    #[error("the scores of a game can't add up to more than {0}")]
    TotalTooHigh(Points),
    /// No appeal is possible.
    #[error("this decision is final")]
    DecisionFinal,
    /// The regulations exclude appeals.
    #[error("the regulations exclude appeals")]
    AppealsExcluded,
    /// Only players of the game may claim.
    #[error("only the players of the game may claim")]
    OnlyThePlayers,
    /// The number of moves is not told.
    #[error("the number of moves is told only after a flag has fallen")]
    MovesNotTold,
    /// A decision by analogy lacks its reason or its article.
    #[error("a decision by analogy needs an article and a reason")]
    NoReasonGiven,
    /// A term that the federation can't set.
    #[error("the term is outside the limits")]
    TermOutsideLimits,

    // The score sheets, adjournment, impaired vision
    /// The sheet must be completed before a move.
    #[error("the sheet is to be completed before a move")]
    SheetNotUpdated,
    /// The borrowed sheet must be given back before a move.
    #[error("the opponent's sheet is to be given back before a move")]
    SheetNotReturned,
    /// The moves of the control are not made by both.
    #[error("the moves of the control are not made by both players")]
    ControlNotReached,
    /// The rest of the session takes all the time left.
    #[error("the rest of the session would take all the time left")]
    NoTimeForThat,
    /// Another move was made on the board after the call.
    #[error("the move made on the board is the one to be sealed")]
    OtherMoveOnTheBoard,
    /// Without a confirmed envelope the game is not resumed.
    #[error("the envelope was not confirmed")]
    EnvelopeNotConfirmed,
    /// The envelope is opened only in the presence of the player who must reply.
    #[error("the player who must reply is not present")]
    ReplierNotPresent,
    /// The clock is pressed only once the move is made and announced.
    #[error("the move is not made and announced")]
    NotAnnounced,
    /// The assistant was not registered for this.
    #[error("the assistant has no such duty")]
    NoSuchDuty,
    /// The opponent uses an assistant.
    #[error("the opponent uses an assistant, or the duty is not open to this one")]
    AssistantNotOpen,
}
