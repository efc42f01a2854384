//! What is ruled.

use super::{FaultKind, Inadmissible, OfferEnd, Outcome};
use crate::game::breach::{Body, Breach};
use crate::game::change::ScoreChange;
use crate::game::device::{DeviceFact, Zone};
use crate::game::exclusion::Excuse;
use crate::game::outsider::{Interference, Outsider, Remark};
use crate::game::question::{Answer, Question};
use crate::game::terms::{AssistantTask, ClaimGround, Duty, EnvelopeItem, PaperGround};
use alloc::string::String;
use alloc::vec::Vec;
use chesslaws_board::{Move, Role};
use chesslaws_laws::{Color, Points, Score};
use core::time::Duration;

/// What is ruled. In JSON the key `ruling` names the kind.
///
/// ```
/// use chesslaws_arbiter::What;
/// use chesslaws_laws::Color;
/// use core::time::Duration;
/// let more = What::TimeAdded { side: Color::Black, time: Duration::from_secs(120) };
/// assert_eq!(more.to_string(), "black gets 120 s more");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "ruling", rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum What {
    /// The clock of a side was started.
    ClockStarted {
        /// Whose clock.
        side: Color,
    },
    /// The clocks were stopped.
    ClocksStopped,
    /// The time until the players arrive is White's.
    WhiteLosesTheTime,
    /// A player arrived in time.
    InTime {
        /// Who.
        side: Color,
    },
    /// An announced adjustment: touches bind nobody.
    MayAdjust {
        /// Who.
        side: Color,
    },
    /// A touch that binds nobody.
    NotBound {
        /// Who touched.
        side: Color,
    },
    /// A touch or a declared move binds: one of these moves must be made.
    Bound {
        /// Who.
        side: Color,
        /// The moves that fulfil it, castling as king takes rook.
        moves: Vec<Move>,
    },
    /// None of the touched pieces can be moved or captured: any legal move.
    Free {
        /// Who.
        side: Color,
    },
    /// A legal move was made (not yet completed).
    MoveMade {
        /// By whom.
        side: Color,
        /// Which, castling as king takes rook.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        move_: Move,
    },
    /// A pawn has reached the last rank and is to be exchanged.
    PromotionAwaited {
        /// Whose pawn.
        side: Color,
    },
    /// The choice of the new piece is final.
    PromotionFixed {
        /// Whose pawn.
        side: Color,
        /// The piece.
        piece: Role,
    },
    /// An illegal move stands on the board, not completed: it may be replaced and counts nothing.
    IllegalNotCompleted {
        /// By whom.
        side: Color,
        /// Which.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        move_: Move,
    },
    /// A move was taken back before it was completed.
    TakenBack {
        /// By whom.
        side: Color,
    },
    /// A move was completed.
    MoveCompleted {
        /// By whom.
        side: Color,
        /// Completed moves of that side.
        moves: u32,
    },
    /// Something completed may be claimed or found: nobody has noticed it yet.
    FaultCompleted {
        /// By whom.
        side: Color,
        /// What.
        fault: FaultKind,
    },
    /// A fault was found.
    FaultFound {
        /// By whom it was committed.
        side: Color,
        /// What.
        fault: FaultKind,
        /// How many count against that side now.
        count: u8,
    },
    /// A fault that was found carries no tariff in this edition.
    NoTariff {
        /// By whom it was committed.
        side: Color,
        /// What.
        fault: FaultKind,
    },
    /// A fault was not noticed in time and stands.
    FaultStands {
        /// By whom it was committed.
        side: Color,
        /// What.
        fault: FaultKind,
    },
    /// The position was put back.
    PositionRestored {
        /// Plies of the game that stand.
        plies: u32,
        /// The position, as FEN.
        fen: String,
    },
    /// The pawn on the last rank became a queen.
    BecameQueen {
        /// Whose.
        side: Color,
    },
    /// Another move was made than the touched piece or the declared move demands.
    TouchBreach {
        /// By whom.
        side: Color,
    },
    /// The right to complain of the opponent's touched piece is lost.
    ComplaintLost {
        /// Who has lost it.
        side: Color,
    },
    /// A draw is offered.
    OfferStands {
        /// By whom.
        by: Color,
    },
    /// A draw was offered at a moment at which it should not be; it is valid all the same.
    OfferImproper {
        /// By whom.
        by: Color,
    },
    /// The offer is no longer open.
    OfferLapsed {
        /// Whose offer.
        by: Color,
        /// Why.
        why: OfferEnd,
    },
    /// A claim that cannot be made now: it costs nothing and counts as an offer.
    ClaimInadmissible {
        /// By whom.
        side: Color,
        /// Why not.
        why: Inadmissible,
    },
    /// A claim was right.
    ClaimCorrect {
        /// By whom.
        side: Color,
        /// On what.
        ground: ClaimGround,
    },
    /// A claim was wrong.
    ClaimIncorrect {
        /// By whom.
        side: Color,
        /// On what.
        ground: ClaimGround,
        /// Appearances of the position, or moves without capture or pawn move, that there were.
        found: u32,
    },
    /// A side got time.
    TimeAdded {
        /// Who.
        side: Color,
        /// How much.
        #[cfg_attr(feature = "serde", serde(with = "crate::game::seconds::text"))]
        time: Duration,
    },
    /// A side lost time.
    TimeTaken {
        /// Who.
        side: Color,
        /// How much.
        #[cfg_attr(feature = "serde", serde(with = "crate::game::seconds::text"))]
        time: Duration,
    },
    /// Both times were set.
    TimesSet {
        /// White's.
        #[cfg_attr(feature = "serde", serde(with = "crate::game::seconds::text"))]
        white: Duration,
        /// Black's.
        #[cfg_attr(feature = "serde", serde(with = "crate::game::seconds::text"))]
        black: Duration,
    },
    /// From now on each move has this much more.
    IncrementIntroduced {
        /// How much.
        #[cfg_attr(feature = "serde", serde(with = "crate::game::seconds::text"))]
        time: Duration,
    },
    /// Both flags fell in a period that was not the last: play goes on in the next one.
    NextPeriod,
    /// A two-minute claim was postponed.
    ClaimPostponed {
        /// Whose.
        side: Color,
    },
    /// A claim or request was rejected.
    Rejected {
        /// Whose.
        side: Color,
    },
    /// Pieces are to be put right in the player's own time.
    MustReplacePieces {
        /// Who.
        side: Color,
    },
    /// The position stands on a board that is now placed correctly.
    BoardTurned,
    /// Play goes on as it stands.
    PlayGoesOn,
    /// The arbiter is asked.
    Asked {
        /// What, with the recommendation.
        question: Question,
    },
    /// The arbiter has answered.
    Decided {
        /// What.
        answer: Answer,
    },
    /// The game is void and a new one is to be played.
    GameAnnulled,
    /// The game has ended.
    GameEnded {
        /// How.
        outcome: Outcome,
    },

    // Flags, half-made moves, positions that no game can have
    /// A flag counts as fallen.
    FlagCounts {
        /// Whose.
        side: Color,
    },
    /// The king is released: only this castling may follow.
    CastlingAwaited {
        /// Who castles.
        side: Color,
        /// The castling, as king takes rook.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        move_: Move,
    },
    /// A move that stood is corrected, since both players agree.
    CorrectedByAgreement {
        /// Whose move.
        side: Color,
    },
    /// The arbiter waits until the next move is completed.
    WaitsForOneMove,
    /// The position seen earlier can be played on.
    PositionPlayable,
    /// The contact with pieces was no accident, or was one.
    Contact {
        /// Who touched.
        side: Color,
        /// Whether it was an accident.
        accidental: bool,
    },

    // Handling the clock
    /// The player may not adjust the pieces now.
    MayNotAdjust {
        /// Who.
        side: Color,
    },
    /// The clock was handled improperly; press and move stand.
    ClockMishandled {
        /// By whom.
        side: Color,
    },
    /// An assistant acts for a player.
    AssistantActs {
        /// For whom.
        side: Color,
        /// What the assistant does.
        task: AssistantTask,
    },

    // Draws, screens, sheets and papers
    /// The intended move of a claim does not stand on the sheet.
    MoveNotWritten {
        /// Whose claim.
        side: Color,
    },
    /// The offer stands on a player's sheet.
    OfferNoted {
        /// Whose sheet.
        side: Color,
    },
    /// A draw may be agreed on in spite of the event's regulations.
    AgreementPermitted,
    /// The decision admits no appeal.
    DecisionFinal,
    /// What a commentary advises the arbiter to answer.
    Advised {
        /// The answer.
        answer: Answer,
    },
    /// A sheet was shown.
    SheetShown {
        /// To whom.
        side: Color,
        /// How often so far.
        times: u8,
    },
    /// The sheet was asked for too often: the opponent is distracted.
    SheetAskedTooOften {
        /// By whom.
        side: Color,
        /// How often may be asked.
        limit: u8,
    },
    /// The papers of a claim are complete.
    PapersComplete {
        /// On which ground the claim is.
        ground: PaperGround,
    },
    /// The papers of a claim are incomplete.
    PapersIncomplete {
        /// Whether the final position is missing.
        position: bool,
        /// Whether a complete sheet is missing.
        sheet: bool,
        /// Whether the opponent has not verified them.
        verification: bool,
    },
    // Conduct
    /// What a player has offered and claimed so far, for an arbiter who judges a distraction.
    OffersAndClaims {
        /// Who.
        side: Color,
        /// Offers of a draw.
        offers: u32,
        /// Claims that were wrong or could not be made.
        claims: u32,
    },
    /// A breach was upheld.
    BreachFound {
        /// By whom.
        side: Color,
        /// What.
        breach: Breach,
    },
    /// Somebody else than the arbiter decides.
    Referred {
        /// Whose case; nobody's alone where it concerns both.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
        side: Option<Color>,
        /// What, if it is a breach of conduct.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
        breach: Option<Breach>,
        /// Who decides.
        to: Body,
    },
    /// A player may leave.
    MayLeave {
        /// Who.
        side: Color,
        /// What.
        zone: Zone,
    },
    /// A player has gone: that is no resignation, and the clock runs on.
    Gone {
        /// Who.
        side: Color,
    },
    /// A device is no breach.
    DeviceAllowed {
        /// Whose.
        side: Color,
        /// What was reported.
        fact: DeviceFact,
    },
    /// A device loses the game.
    DeviceLoses {
        /// Whose.
        side: Color,
        /// What was reported.
        fact: DeviceFact,
    },

    // Penalties
    /// A warning.
    Warned {
        /// Who.
        side: Color,
    },
    /// Points of this game will be taken away when it ends, down to those of a loss.
    PointsReduced {
        /// Whose.
        side: Color,
        /// How many.
        by: Points,
    },
    /// Points of this game will be added when it ends, up to the most it can give.
    PointsRaised {
        /// Whose.
        side: Color,
        /// How many.
        by: Points,
    },
    /// A fine.
    Fined {
        /// Who.
        side: Color,
        /// How much, in the currency that was announced.
        amount: u32,
    },
    /// A player is out of the next rounds.
    OutOfRounds {
        /// Who.
        side: Color,
        /// How many.
        rounds: u8,
    },
    /// A player is out of the event.
    Expelled {
        /// Who.
        side: Color,
    },

    // The arbiter
    /// What an arbiter has told the players is in order.
    RemarkInOrder {
        /// What.
        remark: Remark,
    },
    /// An arbiter has told the players what he must not; it changes nothing in the game.
    RemarkOutOfPlace {
        /// What.
        remark: Remark,
    },
    /// How many moves were completed.
    MovesTold {
        /// By White.
        white: u32,
        /// By Black.
        black: u32,
    },
    /// The arbiter may act on what somebody else has seen.
    ReportTaken {
        /// Who has seen it.
        who: Outsider,
    },
    /// A player who has finished is a spectator.
    IsSpectator {
        /// Who.
        side: Color,
    },
    /// Somebody has interfered; the arbiter may expel him. The game stays as it is.
    Interference {
        /// Who.
        who: Outsider,
        /// How.
        how: Interference,
    },
    /// Somebody is expelled from the playing venue.
    Removed {
        /// Who.
        who: Outsider,
    },
    /// An appeal is lodged.
    AppealLodged {
        /// By whom.
        side: Color,
        /// Whether a result is provisional until it is decided.
        provisional: bool,
    },
    /// The appeal is decided.
    AppealDecided {
        /// Whose.
        side: Color,
        /// Whether it is upheld.
        upheld: bool,
    },
    /// A decision by analogy.
    ByAnalogy {
        /// The article that settles a case like it.
        #[cfg_attr(feature = "serde", serde(rename = "analogous"))]
        article: String,
        /// Why, and what is decided.
        reason: String,
    },

    // Scores, and what goes beyond the game
    /// The score was changed.
    ScoreChanged {
        /// How.
        change: ScoreChange,
    },
    /// A finished game is annulled.
    ResultAnnulled {
        /// Why.
        reason: String,
    },
    /// Games lost by not appearing.
    NoShows {
        /// Whose.
        side: Color,
        /// How many, this one included.
        count: u8,
    },
    /// A player stays in the event.
    KeptIn {
        /// Who.
        side: Color,
    },
    /// A player is barred from events; no score changes.
    Barred {
        /// Who.
        side: Color,
        /// For how many months; `None` for life.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
        months: Option<u16>,
    },
    /// A player has withdrawn from an event that he had accepted.
    Withdrawn {
        /// Who.
        side: Color,
        /// Why.
        excuse: Excuse,
    },

    // The score sheets
    /// The sheet is up to a ply.
    Recorded {
        /// Whose.
        side: Color,
        /// The last ply on it.
        ply: u32,
    },
    /// A player need not record (8.4).
    NeedNotRecord {
        /// Who.
        side: Color,
    },
    /// The duty to record is back.
    MustRecordAgain {
        /// Whose.
        side: Color,
    },
    /// The previous move was not recorded before the next one was made; both stand.
    PreviousMoveUnrecorded {
        /// By whom.
        side: Color,
    },
    /// A move was written before it was made, which the edition admits here.
    AdvanceAdmitted {
        /// By whom.
        side: Color,
    },
    /// A move was written before it was made; the player is free to make another.
    WroteInAdvance {
        /// Who.
        side: Color,
        /// How many complaints there were.
        complaints: u8,
    },
    /// A commentary advises a remark to the player.
    RemarkAdvised {
        /// To whom.
        side: Color,
    },
    /// Sheets must be completed before a move is made.
    SheetsToUpdate {
        /// White's.
        white: bool,
        /// Black's.
        black: bool,
    },
    /// A sheet is complete.
    SheetComplete {
        /// Whose.
        side: Color,
    },
    /// A player has taken the opponent's sheet, or has given it back.
    SheetLent {
        /// Who has it.
        to: Color,
        /// Whether it was given back.
        returned: bool,
    },
    /// What is noted before the game is reconstructed on a second board.
    ReconstructionNoted {
        /// The position, as FEN.
        fen: String,
        /// White's time left.
        #[cfg_attr(feature = "serde", serde(with = "crate::game::seconds::text"))]
        white: Duration,
        /// Black's time left.
        #[cfg_attr(feature = "serde", serde(with = "crate::game::seconds::text"))]
        black: Duration,
        /// Plies made, as far as they are known.
        plies: u32,
    },
    /// A sheet is no evidence: it cannot be read in the notation of the event.
    SheetNoEvidence {
        /// Whose.
        side: Color,
    },
    /// Where the two sheets differ first.
    SheetsDiffer {
        /// Plies at which the entries differ or one is missing.
        plies: Vec<u32>,
    },
    /// Both sheets say the same.
    SheetsAgree,
    /// One game agrees with the sheets and the position.
    GameRestored {
        /// Its plies.
        plies: u32,
    },
    /// Several games do, or none.
    GameNotRestored {
        /// How many do, as far as they were counted.
        games: u32,
    },
    /// The next move counts as this one.
    NextMoveNumbered {
        /// Its number.
        number: u32,
    },
    /// A result is signed.
    Signed {
        /// By whom.
        side: Color,
        /// The score as signed.
        score: Score,
    },
    /// Both have signed different results: neither stands by it.
    SignaturesDiffer,
    /// Both have signed the result that the game had.
    ResultConfirmed,
    /// Both have signed another result than the game had: it stands unless the arbiter decides
    /// otherwise.
    SignedResultStands {
        /// The score as signed.
        score: Score,
    },

    // Adjournment
    /// A player is to seal a move.
    MustSeal {
        /// Who.
        side: Color,
    },
    /// A move made on the board after the call is the one that must be sealed.
    MustSealThis {
        /// Who.
        side: Color,
        /// Which.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        move_: Move,
    },
    /// A move is written for the envelope; until the clock stops it may be changed.
    SealedMoveWritten {
        /// By whom.
        side: Color,
    },
    /// The reply to a sealed move is sealed too.
    ReplySealed {
        /// Whose.
        side: Color,
    },
    /// The game is adjourned: both clocks stand.
    Adjourned {
        /// Who has sealed.
        sealer: Color,
    },
    /// An item on the envelope.
    EnvelopeBears {
        /// Which.
        item: EnvelopeItem,
        /// What it says.
        text: String,
    },
    /// An item is missing on the envelope.
    EnvelopeLacks {
        /// Which.
        item: EnvelopeItem,
    },
    /// The envelope is checked and kept.
    EnvelopeKept,
    /// The position before the sealed move stands on the board and the clocks show these times left.
    ResumptionSetUp {
        /// White's.
        #[cfg_attr(feature = "serde", serde(with = "crate::game::seconds::text"))]
        white: Duration,
        /// Black's.
        #[cfg_attr(feature = "serde", serde(with = "crate::game::seconds::text"))]
        black: Duration,
    },
    /// The sealed move cannot mean one legal move.
    SealedMoveDefective {
        /// Who sealed it.
        side: Color,
        /// What is wrong with it.
        text: String,
    },
    /// The sealed move could not be read.
    SealedMoveUnclear {
        /// Who sealed it.
        side: Color,
    },
    /// The envelope is missing and play goes on: the player makes the move that he says he sealed.
    SealerMovesOnTheBoard {
        /// Who.
        side: Color,
    },
    /// The times of the resumption were wrong and are corrected.
    TimesCorrected,

    // Players with impaired vision
    /// The game is played on two boards.
    TwoBoards,
    /// A piece counts as touched, since it left its aperture.
    LeftAperture {
        /// By whom.
        side: Color,
    },
    /// A move on the special board is not made yet.
    NotMadeYet {
        /// By whom.
        side: Color,
        /// Whether the captured piece is still there.
        captured: bool,
        /// Whether it was not announced.
        announcement: bool,
    },
    /// A move was announced.
    Announced {
        /// By whom.
        side: Color,
        /// Which.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        move_: Move,
    },
    /// Another move was announced than made; it must be corrected before the clock is pressed.
    SlipOfTheTongue {
        /// By whom.
        side: Color,
    },
    /// A board is put right by the scores; nothing else changes.
    BoardCorrected {
        /// Whose board.
        side: Color,
    },
    /// An assistant is registered.
    AssistantRegistered {
        /// Whose.
        side: Color,
        /// For what.
        duties: Vec<Duty>,
    },
    /// An assistant must be used, since one player does not see and the other does not hear.
    AssistantRequired,
    /// What the assistant does counts as done by the player.
    AssistantActed {
        /// Whose.
        side: Color,
        /// In which duty.
        duty: Duty,
    },
    /// The assistant told something that nobody had asked for.
    ToldUnasked {
        /// Whose assistant.
        side: Color,
    },
}
