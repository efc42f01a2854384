use super::{Mode, Tariff};
use crate::setting::words;

/// Illegal moves and what is punished like them.
///
/// ```
/// use chesslaws_laws::{Mode, Rules};
///
/// let blitz = Rules::FIDE_2023.illegal.tariff(Mode::Blitz, false);
/// assert_eq!(blitz.loses_at, 2);
/// assert_eq!(Rules::FIDE_2017.illegal.tariff(Mode::Blitz, false).loses_at, 1);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct IllegalMoves {
    /// From when on an illegal move counts.
    pub counts_when: IllegalWhen,
    /// The tariff of standard chess.
    pub standard: Tariff,
    /// The tariff of rapid chess without full supervision.
    pub rapid: Tariff,
    /// The tariff of rapid chess under full supervision.
    pub rapid_supervised: Tariff,
    /// The tariff of blitz without full supervision.
    pub blitz: Tariff,
    /// The tariff of blitz under full supervision.
    pub blitz_supervised: Tariff,
    /// A single move made with two hands.
    pub two_hands: Fault,
    /// The clock pressed without a move.
    pub press_without_move: Fault,
    /// Two faults in one move.
    pub two_faults: TwoFaults,
    /// The clock pressed with a pawn left on the last rank.
    pub unpromoted_pawn: UnpromotedPawn,
    /// The opponent's king captured.
    pub king_capture: KingCapture,
    /// A rook put upside down on the promotion square.
    pub inverted_rook: InvertedRook,
    /// Both kings in check or a pawn on the last rank, in rapid chess and blitz without full
    /// supervision.
    pub position_seen: PositionSeen,
}

impl IllegalMoves {
    /// The tariff of a mode of play.
    ///
    /// ```
    /// use chesslaws_laws::{Mode, Rules};
    /// let illegal = Rules::FIDE_2009.illegal;
    /// assert_eq!(illegal.tariff(Mode::Standard, true), &illegal.standard);
    /// assert_eq!(illegal.tariff(Mode::Blitz, true), &illegal.blitz_supervised);
    /// ```
    #[must_use]
    pub const fn tariff(&self, mode: Mode, supervised: bool) -> &Tariff {
        match (mode, supervised) {
            (Mode::Standard, _) => &self.standard,
            (Mode::Rapid, false) => &self.rapid,
            (Mode::Rapid, true) => &self.rapid_supervised,
            (Mode::Blitz, false) => &self.blitz,
            (Mode::Blitz, true) => &self.blitz_supervised,
        }
    }
}

words! {
    /// From when on an illegal move counts; before, the player replaces it uncounted.
    ///
    /// ```
    /// use chesslaws_laws::rules::IllegalWhen;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2023.illegal.counts_when, IllegalWhen::ClockPressed);
    /// ```
    pub enum IllegalWhen {
        /// Once the piece is released.
        Released = "once the piece is released",
        /// Once the player has pressed his clock.
        ClockPressed = "once the clock is pressed",
    }
}

words! {
    /// How a fault of the hands is treated.
    ///
    /// ```
    /// use chesslaws_laws::rules::Fault;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2001.illegal.two_hands, Fault::NoTariff);
    /// assert_eq!(Rules::FIDE_2023.illegal.press_without_move, Fault::IllegalMove);
    /// ```
    pub enum Fault {
        /// The Laws name no consequence: the arbiter's discretion.
        NoTariff = "no tariff",
        /// As an illegal move.
        IllegalMove = "as an illegal move",
        /// As an illegal move, once the clock is pressed.
        IllegalMoveIfPressed = "as an illegal move once the clock is pressed",
    }
}

words! {
    /// Two faults in one move, such as an illegal move made with two hands.
    ///
    /// ```
    /// use chesslaws_laws::rules::TwoFaults;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2017.illegal.two_faults, TwoFaults::CountOnce);
    /// ```
    pub enum TwoFaults {
        /// Only the illegal move has a tariff.
        OnlyIllegalMoveCounts = "only the illegal move has a tariff",
        /// Together they count once.
        CountOnce = "count once",
    }
}

words! {
    /// A pawn that stands on the last rank when the clock is pressed.
    ///
    /// ```
    /// use chesslaws_laws::rules::UnpromotedPawn;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::RUSSIA_2011.illegal.unpromoted_pawn, UnpromotedPawn::PositionRestored);
    /// assert_eq!(Rules::FIDE_2014.illegal.unpromoted_pawn, UnpromotedPawn::BecomesQueen);
    /// ```
    pub enum UnpromotedPawn {
        /// An illegal move: the position is restored and the pawn must move by touch-move.
        PositionRestored = "the position is restored",
        /// An illegal move: the pawn becomes a queen of its colour.
        BecomesQueen = "the pawn becomes a queen",
    }
}

words! {
    /// A captured king.
    ///
    /// ```
    /// use chesslaws_laws::rules::KingCapture;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2001.illegal.king_capture, KingCapture::NotNamed);
    /// ```
    pub enum KingCapture {
        /// The text does not name it; it is still no legal move.
        NotNamed = "not named",
        /// An illegal move by name.
        IllegalMove = "an illegal move",
    }
}

words! {
    /// A rook put upside down on the promotion square to stand for a queen. No Article of any
    /// edition speaks of it; from 2017 on the Arbiters' Manual does.
    ///
    /// ```
    /// use chesslaws_laws::rules::InvertedRook;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2023.illegal.inverted_rook, InvertedRook::Rook);
    /// ```
    pub enum InvertedRook {
        /// The arbiter decides what it is.
        ArbiterDecides = "the arbiter decides",
        /// It is a rook, and moving it diagonally is illegal.
        Rook = "a rook",
    }
}

words! {
    /// What the arbiter of a rapid or blitz game does when he sees both kings in check, or a pawn on
    /// the last rank.
    ///
    /// ```
    /// use chesslaws_laws::rules::PositionSeen;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2009.illegal.position_seen, PositionSeen::Intervenes);
    /// assert_eq!(Rules::FIDE_2023.illegal.position_seen, PositionSeen::WaitsForOneMove);
    /// ```
    pub enum PositionSeen {
        /// The text has no clause on it.
        NoClause = "no clause",
        /// He intervenes without a claim.
        Intervenes = "the arbiter intervenes",
        /// He waits until the next move is completed; an illegal position is a draw then.
        WaitsForOneMove = "drawn if still there after the next move",
    }
}
