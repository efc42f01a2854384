//! What happens at the board.

use super::breach::Breach;
use super::device::{DeviceFact, Zone};
use super::exclusion::{EventLevel, Excuse};
use super::outsider::{Interference, Outsider, Remark};
use super::penalty::PenaltySet;
use super::question::Answer;
use super::terms::{
    AdvancePurpose, AssistantTask, ClaimGround, ClockFault, Duty, Observer, PaperGround, TouchOrder,
};
use alloc::string::String;
use alloc::vec::Vec;
use chesslaws_board::{Move, Role, Square};
use chesslaws_laws::{Color, Points, Score};
use core::time::Duration;

/// Something that happened, and when.
///
/// In a file an event is one JSON object a line: the key `event` names the kind, `at` is the
/// host's own monotonic time in seconds (a whole number, or text such as `"12.5"`), and the other
/// keys are the fields of [`Act`]. `crates/arbiter/schema/event.schema.json` says the same to a
/// program, and `schema/events.jsonl` shows every event once.
///
/// ```
/// use chesslaws_arbiter::{Act, Event};
/// use chesslaws_laws::Color;
/// use core::time::Duration;
///
/// let press = Event::at(Duration::from_secs(12), Act::Pressed { side: Color::White });
/// assert_eq!(press.at, Some(Duration::from_secs(12)));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Event {
    /// When, since any fixed instant. Without one it is the instant of the event before.
    #[cfg_attr(
        feature = "serde",
        serde(
            default,
            with = "super::seconds::text::option",
            skip_serializing_if = "Option::is_none"
        )
    )]
    pub at: Option<Duration>,
    /// What.
    #[cfg_attr(
        feature = "serde",
        serde(flatten, deserialize_with = "super::tag::deserialize")
    )]
    pub act: Act,
}

impl Event {
    /// An event with its time.
    ///
    /// ```
    /// use chesslaws_arbiter::{Act, Event};
    /// use core::time::Duration;
    /// let event = Event::at(Duration::from_secs(1), Act::Resumed);
    /// assert_eq!(event.act, Act::Resumed);
    /// ```
    #[must_use]
    pub const fn at(at: Duration, act: Act) -> Self {
        Self { at: Some(at), act }
    }
}

impl From<Act> for Event {
    /// An event at the instant of the one before.
    fn from(act: Act) -> Self {
        Self { at: None, act }
    }
}

/// What happened. Article numbers are those of FIDE 2023.
///
/// ```
/// use chesslaws_arbiter::Act;
/// use chesslaws_laws::Color;
/// let act = Act::Resigned { side: Color::Black };
/// assert_ne!(act, Act::Resigned { side: Color::White });
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "event", rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Act {
    /// The scheduled start: White's clock is started (6.6).
    Started {
        /// Who is not there.
        #[cfg_attr(
            feature = "serde",
            serde(default, skip_serializing_if = "Vec::is_empty")
        )]
        absent: Vec<Color>,
    },
    /// A player who was absent arrives (6.7).
    Arrived {
        /// Who.
        side: Color,
    },
    /// The arbiter finds that the default time of whoever is still absent has passed (6.7.1).
    DefaultTimePassed,
    /// "J'adoube": the player announces that he adjusts pieces (4.2.1).
    AdjustAnnounced {
        /// Who.
        side: Color,
    },
    /// Pieces are touched.
    Touched {
        /// By whom.
        side: Color,
        /// The squares they stand on.
        squares: Vec<Square>,
        /// In which order.
        #[cfg_attr(feature = "serde", serde(default))]
        order: TouchOrder,
        /// Whether it was by accident: that binds nobody (4.2.2).
        #[cfg_attr(feature = "serde", serde(default))]
        accidental: bool,
    },
    /// A move is made: the piece is released (4.7). It may be illegal.
    Moved {
        /// By whom.
        side: Color,
        /// From, to, and what a pawn becomes. A pawn may be put on the last rank alone.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        move_: Move,
        /// Whether two hands were used (4.1, 7.5.4).
        #[cfg_attr(feature = "serde", serde(default))]
        two_hands: bool,
    },
    /// A move that was not completed is taken back, because it was illegal or made with two
    /// hands.
    PutBack {
        /// By whom.
        side: Color,
    },
    /// The pawn on the last rank is exchanged (3.7.3.3, 4.4.4).
    Promoted {
        /// By whom.
        side: Color,
        /// For what.
        piece: Role,
        /// Whether the piece has only touched the square and is still held.
        #[cfg_attr(feature = "serde", serde(default))]
        held: bool,
        /// Whether it is a rook standing on its head.
        #[cfg_attr(feature = "serde", serde(default))]
        upside_down: bool,
    },
    /// The clock is pressed (6.2.1).
    Pressed {
        /// By whom.
        side: Color,
    },
    /// A player resigns (5.1.2).
    Resigned {
        /// Who.
        side: Color,
    },
    /// A draw is offered (9.1).
    DrawOffered {
        /// By whom.
        side: Color,
    },
    /// The opponent's offer is accepted.
    DrawAccepted {
        /// By whom.
        side: Color,
    },
    /// The opponent's offer is declined orally.
    DrawDeclined {
        /// By whom.
        side: Color,
    },
    /// A draw is claimed (9.2, 9.3).
    DrawClaimed {
        /// By whom.
        side: Color,
        /// On what.
        ground: ClaimGround,
        /// The move that would bring it about, where it is not on the board yet.
        #[cfg_attr(
            feature = "serde",
            serde(default, skip_serializing_if = "Option::is_none")
        )]
        intended: Option<Move>,
        /// Whether that move was not written on the score sheet.
        #[cfg_attr(feature = "serde", serde(default))]
        not_written: bool,
    },
    /// The two-minute claim of the quickplay finish (Guidelines III).
    QuickplayClaimed {
        /// By whom.
        side: Color,
        /// Whether the player asks for five seconds a move instead (III.4).
        #[cfg_attr(feature = "serde", serde(default))]
        ask_increment: bool,
    },
    /// The arbiter decides on a two-minute claim that he had postponed: the game is drawn.
    QuickplayDrawn,
    /// A fallen flag is noticed (6.8).
    FlagNoticed {
        /// By whom.
        by: Observer,
        /// Whose flag.
        side: Color,
    },
    /// Both flags are found down.
    BothFlagsNoticed {
        /// By whom.
        by: Observer,
        /// Which fell first, if that can be established.
        #[cfg_attr(
            feature = "serde",
            serde(default, skip_serializing_if = "Option::is_none")
        )]
        first: Option<Color>,
    },
    /// An illegal move is claimed, seen or found later (7.5).
    IllegalMoveFound {
        /// By whom.
        by: Observer,
        /// The ply, from 1; without one the last that was illegal.
        #[cfg_attr(
            feature = "serde",
            serde(default, skip_serializing_if = "Option::is_none")
        )]
        ply: Option<u32>,
    },
    /// A breach of touch-move is claimed or seen (4.8).
    TouchBreachFound {
        /// By whom.
        by: Observer,
    },
    /// A player has displaced pieces (7.4.1).
    PiecesDisplaced {
        /// Who.
        side: Color,
    },
    /// He has put them right.
    PiecesReplaced {
        /// Who.
        side: Color,
    },
    /// Pieces are found to have been displaced earlier (7.6).
    DisplacementFound {
        /// By whom.
        by: Observer,
        /// The last ply after which the position was certainly right.
        ply: u32,
    },
    /// The initial position was wrong (7.2.1).
    WrongSetUpFound {
        /// By whom.
        by: Observer,
    },
    /// The board was placed the wrong way (7.2.2).
    BoardTurnedFound {
        /// By whom.
        by: Observer,
    },
    /// The game began with colours reversed (7.3).
    ColoursReversedFound {
        /// By whom.
        by: Observer,
    },
    /// The clock is found defective and replaced (6.10.1).
    ClockDefective,
    /// The clock is found wrongly set (6.10.2).
    ClockWronglySet,
    /// The clocks are stopped (6.11).
    ClocksStopped {
        /// By whom.
        by: Observer,
    },
    /// The arbiter lets play go on (6.11.3).
    Resumed,
    /// The arbiter answers the pending question.
    Answered {
        /// What he decides.
        #[cfg_attr(feature = "serde", serde(deserialize_with = "super::tag::deserialize"))]
        answer: Answer,
    },

    // Correction by agreement, half-made moves, positions that no game can have
    /// Both players agree, without the arbiter, to correct a move that nobody objected to in time
    /// (A.5.2).
    CorrectionAgreed {
        /// The ply, from 1; without one the last that was illegal.
        #[cfg_attr(
            feature = "serde",
            serde(default, skip_serializing_if = "Option::is_none")
        )]
        ply: Option<u32>,
    },
    /// The king is released on its square of castling; the rook has not been moved yet (4.7.2).
    CastlingBegun {
        /// By whom.
        side: Color,
        /// The castling, as the king's step or as king takes rook.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        move_: Move,
    },
    /// The arbiter of a rapid or blitz game sees both kings in check, or a pawn on the last rank
    /// (A.5.4).
    IllegalPositionSeen,
    /// A player objects to a contact of the opponent with pieces, and whether it was an accident is
    /// for the arbiter to say (4.2.2).
    ContactDisputed {
        /// Who touched.
        side: Color,
        /// The squares they stand on.
        squares: Vec<Square>,
    },

    // Handling the clock
    /// The clock is handled improperly (6.2.3, 6.2.4).
    ClockMishandled {
        /// By whom.
        side: Color,
        /// In which way.
        how: ClockFault,
    },
    /// An assistant acceptable to the arbiter is to press the clock or to keep the score for a player
    /// (6.2.6, 8.1.6).
    AssistantAgreed {
        /// For whom.
        side: Color,
        /// What the assistant does.
        task: AssistantTask,
        /// Whether the player has a disability.
        #[cfg_attr(feature = "serde", serde(default))]
        disability: bool,
    },
    /// The assistant presses the clock for a player.
    PressedByAssistant {
        /// For whom.
        side: Color,
    },

    /// A player notes an offer of a draw on his sheet with `(=)` (9.1.2.2, 8.1.5).
    OfferNoted {
        /// On whose sheet.
        side: Color,
    },

    // What the event's regulations or the screens have to do with it
    /// The arbiter consents to a draw that the regulations forbid to agree on (9.1.1).
    AgreementPermitted,
    /// A player claims something on no other ground than what the screens show (6.12.2).
    ScreenClaimed {
        /// By whom.
        side: Color,
    },
    /// A player asks to see the sheet of a supervised rapid or blitz game (A.4.3, B.2.3).
    SheetAsked {
        /// By whom.
        side: Color,
    },
    /// What a claimant hands in where no arbiter is present (III.6.1.1, III.6.1.2).
    PapersHandedIn {
        /// On which ground he claims.
        ground: PaperGround,
        /// Whether the final position is written down.
        position: bool,
        /// Whether a sheet complete to the end of play is there.
        sheet: bool,
        /// Whether the opponent has verified what was handed in.
        verified: bool,
    },
    // Conduct
    /// A breach of conduct is reported (11.1 to 11.5).
    ConductReported {
        /// By whom.
        by: Observer,
        /// Who is said to have done it.
        side: Color,
        /// What.
        breach: Breach,
    },
    /// The arbiter penalises a breach of his own accord (12.3, 12.9).
    Penalised {
        /// The offender.
        side: Color,
        /// What for.
        breach: Breach,
        /// The penalties.
        penalties: PenaltySet,
    },
    /// A player persistently refuses to comply with the Laws (11.7, 11.8).
    PersistentRefusal {
        /// Who.
        side: Color,
    },
    /// A player leaves the playing venue or the playing area (11.2.3).
    PlayerLeft {
        /// Who.
        side: Color,
        /// What he leaves.
        zone: Zone,
        /// Whether the arbiter has allowed it.
        #[cfg_attr(feature = "serde", serde(default))]
        permitted: bool,
        /// Whether he has reported it, where the regulations ask for that (11.2.4).
        #[cfg_attr(feature = "serde", serde(default))]
        reported: bool,
    },
    /// A player leaves the game for good without signing or telling the arbiter.
    WalkedOut {
        /// Who.
        side: Color,
    },
    /// Something is reported of a player's device (11.3.2).
    DeviceReported {
        /// Whose.
        side: Color,
        /// What.
        fact: DeviceFact,
        /// Whether the arbiter had approved the device.
        #[cfg_attr(feature = "serde", serde(default))]
        authorised: bool,
        /// Whether it was switched off completely.
        #[cfg_attr(feature = "serde", serde(default))]
        switched_off: bool,
    },
    /// Devices of both players make a sound at the same time.
    BothDevicesSounded,

    // The arbiter
    /// The game is disturbed from outside (12.5).
    Disturbed,
    /// An arbiter tells the players something during the game (12.6).
    ArbiterRemarked {
        /// What.
        remark: Remark,
    },
    /// A player asks how many moves were made (12.6).
    MovesAsked {
        /// Who.
        side: Color,
    },
    /// Somebody who is not playing this game interferes or reports something (12.7).
    Interfered {
        /// Who.
        who: Outsider,
        /// How.
        how: Interference,
    },
    /// The arbiter expels somebody who has interfered (12.7).
    Removed {
        /// Who.
        who: Outsider,
    },
    /// It is established that the result was arranged (14.8 of Russia 2011).
    ArrangementFound,
    /// A player appeals (11.10).
    Appealed {
        /// Who.
        side: Color,
        /// Whether against the decision on a two-minute claim.
        #[cfg_attr(feature = "serde", serde(default))]
        two_minutes: bool,
    },
    /// The appeal is decided. What follows from one that is upheld are further events.
    AppealDecided {
        /// Whether it is upheld.
        upheld: bool,
    },
    /// The arbiter decides by analogy what no article settles (preface).
    DecidedByAnalogy {
        /// The article that settles a case like it.
        article: String,
        /// Why, and what is decided.
        reason: String,
        /// The score, if he gives one.
        #[cfg_attr(
            feature = "serde",
            serde(default, skip_serializing_if = "Option::is_none")
        )]
        score: Option<Score>,
    },

    // Scores, and what goes beyond the game
    /// The arbiter decides that a result that was signed is wrong (8.7).
    ResultCorrected {
        /// White's score.
        white: Points,
        /// Black's score.
        black: Points,
    },
    /// A finished game is annulled: it counts for nobody.
    ResultAnnulled {
        /// Why.
        reason: String,
    },
    /// The new game in place of an annulled one has this result.
    GameReplayed {
        /// White's score.
        white: Points,
        /// Black's score.
        black: Points,
    },
    /// A game lost by not appearing is counted over the competition.
    NoShowCounted {
        /// Who did not appear.
        side: Color,
        /// How many games he had lost so before in this event.
        #[cfg_attr(feature = "serde", serde(default))]
        earlier: u8,
        /// Whether he had a valid reason this time.
        #[cfg_attr(feature = "serde", serde(default))]
        valid_reason: bool,
    },
    /// The federation disqualifies a player for a term.
    Disqualified {
        /// Whom.
        side: Color,
        /// At what kind of event the breach happened.
        level: EventLevel,
        /// For how many months; for life without.
        #[cfg_attr(
            feature = "serde",
            serde(default, skip_serializing_if = "Option::is_none")
        )]
        months: Option<u16>,
        /// Whether the case is exceptional.
        #[cfg_attr(feature = "serde", serde(default))]
        exceptional: bool,
    },
    /// A player withdraws from an event that he had accepted.
    Withdrawn {
        /// Who.
        side: Color,
        /// Why.
        excuse: Excuse,
    },

    // The score sheets
    /// A player has written moves down (8.1.1).
    MoveRecorded {
        /// On whose sheet.
        side: Color,
        /// The last ply that stands there, from 1; without one all that were made.
        #[cfg_attr(
            feature = "serde",
            serde(default, skip_serializing_if = "Option::is_none")
        )]
        ply: Option<u32>,
    },
    /// A player writes a move before it is made (8.1.2).
    WrittenInAdvance {
        /// Who.
        side: Color,
        /// What for.
        #[cfg_attr(feature = "serde", serde(default))]
        purpose: AdvancePurpose,
        /// Whether the opponent complains of it.
        #[cfg_attr(feature = "serde", serde(default))]
        complaint: bool,
    },
    /// A flag of a period that is not the last has fallen: whoever did not record completes the sheet
    /// (8.4, 8.5).
    SheetsDue {
        /// Whose flag.
        flag_of: Color,
    },
    /// A player has completed the sheet.
    SheetUpdated {
        /// Whose sheet.
        side: Color,
    },
    /// A player takes the opponent's sheet to complete the own one (8.5.2).
    SheetBorrowed {
        /// Who takes it.
        side: Color,
    },
    /// He gives it back.
    SheetReturned {
        /// Who gives it back.
        side: Color,
    },
    /// Neither sheet is complete: the game is reconstructed on a second board (8.5.3).
    ReconstructionBegun,
    /// Both sheets are compared, and the game is looked for that agrees with them (8.5.3).
    SheetsCompared {
        /// White's sheet, as text.
        white: String,
        /// Black's sheet.
        black: String,
    },
    /// The sheets cannot be brought up to date (8.6).
    ReconstructionFailed,
    /// A player signs a result (8.7).
    ResultSigned {
        /// Who signs.
        side: Color,
        /// White's score as signed.
        white: Points,
        /// Black's score as signed.
        black: Points,
    },

    // Adjournment
    /// The session is over: the player who has the move is to seal one (I.1.1).
    AdjournmentCalled,
    /// The player who has the move adjourns before the end of the session (I.1.2).
    AdjournedEarly {
        /// Who.
        side: Color,
        /// What is left of the session.
        #[cfg_attr(feature = "serde", serde(with = "super::seconds::text"))]
        session_left: Duration,
        /// Whether he insists although it leaves him no time.
        #[cfg_attr(feature = "serde", serde(default))]
        confirmed: bool,
    },
    /// A move is written down to be sealed; until the clock stops another may be (I.1.1).
    MoveSealed {
        /// By whom.
        side: Color,
        /// The text, which nobody reads yet.
        text: String,
    },
    /// The envelope is closed and the clock stopped.
    EnvelopeClosed {
        /// By whom.
        side: Color,
    },
    /// What the envelope is to bear is written on it (I.2).
    EnvelopeWritten {
        /// Date, time and place of the resumption.
        #[cfg_attr(
            feature = "serde",
            serde(default, skip_serializing_if = "Option::is_none")
        )]
        resumption: Option<String>,
    },
    /// The arbiter has checked the envelope and keeps it (I.3).
    EnvelopeConfirmed,
    /// The envelope is missing (I.12).
    EnvelopeMissing {
        /// Whether the adjourned position is known.
        position_known: bool,
        /// Whether the times are known.
        times_known: bool,
    },
    /// The time of the resumption has come (I.9).
    SessionResumed {
        /// Who is not there.
        #[cfg_attr(
            feature = "serde",
            serde(default, skip_serializing_if = "Vec::is_empty")
        )]
        absent: Vec<Color>,
        /// What White's clock shows, where it was set wrongly.
        #[cfg_attr(
            feature = "serde",
            serde(
                default,
                with = "super::seconds::text::option",
                skip_serializing_if = "Option::is_none"
            )
        )]
        white_shows: Option<Duration>,
        /// What Black's clock shows, where it was set wrongly.
        #[cfg_attr(
            feature = "serde",
            serde(
                default,
                with = "super::seconds::text::option",
                skip_serializing_if = "Option::is_none"
            )
        )]
        black_shows: Option<Duration>,
    },
    /// The envelope is opened (I.7).
    EnvelopeOpened,
    /// The sealer is absent, and the opponent seals his reply (I.9.3).
    ReplySealed {
        /// The text.
        text: String,
    },
    /// The envelope with the reply is opened.
    ReplyOpened,
    /// A player points out that the times at the resumption were wrong (I.13).
    WrongTimesReported {
        /// Who.
        by: Color,
    },

    // Players with impaired vision
    /// A player demands two boards (D.1).
    TwoBoardsDemanded {
        /// Who.
        by: Color,
    },
    /// Pieces are taken out of their apertures on the special board (D.2.2).
    LiftedFromAperture {
        /// By whom.
        side: Color,
        /// The squares they stood on.
        squares: Vec<Square>,
    },
    /// A piece is put into another aperture; the move is not announced yet (D.2.3).
    PutInAperture {
        /// By whom.
        side: Color,
        /// From, to, and what a pawn becomes.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        move_: Move,
        /// Whether a captured piece is still on the board.
        #[cfg_attr(feature = "serde", serde(default))]
        captured_left: bool,
    },
    /// A move is announced (D.2.1); another announcement corrects a slip of the tongue (D.2.8).
    MoveAnnounced {
        /// By whom.
        side: Color,
        /// The move as it was said.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        move_: Move,
    },
    /// The positions on the two boards are found to differ (D.2.9).
    BoardsDiffer {
        /// The last ply to which the two scores agree.
        scores_agree_to: u32,
        /// Whose board is not as the scores say, if they agree to the end.
        #[cfg_attr(
            feature = "serde",
            serde(default, skip_serializing_if = "Option::is_none")
        )]
        wrong_board: Option<Color>,
    },
    /// An assistant is registered (D.2.10, D.2.11).
    AssistantRegistered {
        /// Whose.
        side: Color,
        /// For what.
        duties: Vec<Duty>,
    },
    /// The assistant acts.
    AssistantActed {
        /// Whose.
        side: Color,
        /// In which duty.
        duty: Duty,
        /// Whether the player asked for it.
        #[cfg_attr(feature = "serde", serde(default))]
        asked: bool,
    },
}
