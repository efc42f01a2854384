use chesslaws_laws::{Color, Points};

/// How one round ended for one player, in the terms of a tournament report file.
///
/// ```
/// use chesslaws_scoring::RoundResult;
///
/// assert_eq!(RoundResult::from_code('U'), Some(RoundResult::PairingBye));
/// assert!(RoundResult::ForfeitLoss.is_voluntary_absence());
/// assert!(!RoundResult::UnratedWin.is_rated());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RoundResult {
    /// `1`: a game won over the board.
    Win,
    /// `=`: a game drawn over the board.
    Draw,
    /// `0`: a game lost over the board.
    Loss,
    /// `W`: won in less than one move; played, not rated.
    UnratedWin,
    /// `D`: drawn in less than one move; played, not rated.
    UnratedDraw,
    /// `L`: lost in less than one move; played, not rated.
    UnratedLoss,
    /// `+`: the opponent did not appear.
    ForfeitWin,
    /// `-`: the player did not appear.
    ForfeitLoss,
    /// `U`: the bye the pairing gives, at most one a round.
    PairingBye,
    /// `F`: a full-point bye.
    FullBye,
    /// `H`: a half-point bye on request.
    HalfBye,
    /// `Z`: an announced absence.
    ZeroBye,
    /// Nothing recorded: an absence.
    Absent,
    /// Paired, without a result yet: still to be played, in play or adjourned.
    Pending,
    /// A game that was annulled and counts for nobody.
    Annulled,
}

impl RoundResult {
    /// The result that a code of a tournament file stands for; letters in either case.
    ///
    /// ```
    /// use chesslaws_scoring::RoundResult;
    /// assert_eq!(RoundResult::from_code('='), Some(RoundResult::Draw));
    /// assert_eq!(RoundResult::from_code('2'), None);
    /// ```
    #[must_use]
    pub const fn from_code(code: char) -> Option<Self> {
        Some(match code.to_ascii_uppercase() {
            '1' => Self::Win,
            '=' => Self::Draw,
            '0' => Self::Loss,
            'W' => Self::UnratedWin,
            'D' => Self::UnratedDraw,
            'L' => Self::UnratedLoss,
            '+' => Self::ForfeitWin,
            '-' => Self::ForfeitLoss,
            'U' => Self::PairingBye,
            'F' => Self::FullBye,
            'H' => Self::HalfBye,
            'Z' => Self::ZeroBye,
            'X' | '?' | '*' => Self::Pending,
            ' ' => Self::Absent,
            _ => return None,
        })
    }

    /// The code in a tournament file.
    ///
    /// ```
    /// use chesslaws_scoring::RoundResult;
    /// assert_eq!(RoundResult::HalfBye.code(), 'H');
    /// ```
    #[must_use]
    pub const fn code(self) -> char {
        match self {
            Self::Win => '1',
            Self::Draw => '=',
            Self::Loss => '0',
            Self::UnratedWin => 'W',
            Self::UnratedDraw => 'D',
            Self::UnratedLoss => 'L',
            Self::ForfeitWin => '+',
            Self::ForfeitLoss => '-',
            Self::PairingBye => 'U',
            Self::FullBye => 'F',
            Self::HalfBye => 'H',
            Self::ZeroBye | Self::Annulled => 'Z',
            Self::Absent | Self::Pending => ' ',
        }
    }

    /// The name of the result in words.
    ///
    /// ```
    /// use chesslaws_scoring::RoundResult;
    /// assert_eq!(RoundResult::PairingBye.name(), "pairing-allocated bye");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Draw => "draw",
            Self::Loss => "loss",
            Self::UnratedWin => "unrated win",
            Self::UnratedDraw => "unrated draw",
            Self::UnratedLoss => "unrated loss",
            Self::ForfeitWin => "forfeit win",
            Self::ForfeitLoss => "forfeit loss",
            Self::PairingBye => "pairing-allocated bye",
            Self::FullBye => "full-point bye",
            Self::HalfBye => "half-point bye",
            Self::ZeroBye => "zero-point bye",
            Self::Absent => "absent",
            Self::Pending => "pending",
            Self::Annulled => "annulled game",
        }
    }

    /// Whether a game was played over the board.
    ///
    /// ```
    /// use chesslaws_scoring::RoundResult;
    /// assert!(RoundResult::UnratedDraw.is_played());
    /// assert!(!RoundResult::ForfeitWin.is_played());
    /// ```
    #[must_use]
    pub const fn is_played(self) -> bool {
        matches!(
            self,
            Self::Win
                | Self::Draw
                | Self::Loss
                | Self::UnratedWin
                | Self::UnratedDraw
                | Self::UnratedLoss
        )
    }

    /// Whether the game counts for ratings: both players made a move.
    ///
    /// ```
    /// use chesslaws_scoring::RoundResult;
    /// assert!(RoundResult::Draw.is_rated());
    /// ```
    #[must_use]
    pub const fn is_rated(self) -> bool {
        matches!(self, Self::Win | Self::Draw | Self::Loss)
    }

    /// Whether the round names a scheduled opponent.
    ///
    /// ```
    /// use chesslaws_scoring::RoundResult;
    /// assert!(RoundResult::ForfeitLoss.has_opponent());
    /// assert!(!RoundResult::HalfBye.has_opponent());
    /// ```
    #[must_use]
    pub const fn has_opponent(self) -> bool {
        self.is_played() || matches!(self, Self::ForfeitWin | Self::ForfeitLoss | Self::Pending)
    }

    /// Whether the round is a voluntary unplayed round (C.07 16.1.2): a requested bye of half a
    /// point or none, an absence, or a loss by forfeit.
    ///
    /// ```
    /// use chesslaws_scoring::RoundResult;
    /// assert!(RoundResult::HalfBye.is_voluntary_absence());
    /// assert!(!RoundResult::PairingBye.is_voluntary_absence());
    /// ```
    #[must_use]
    pub const fn is_voluntary_absence(self) -> bool {
        matches!(
            self,
            Self::ForfeitLoss | Self::HalfBye | Self::ZeroBye | Self::Absent
        )
    }

    /// What the game is worth over the board, 1, ½ or 0, whatever the event awards for it.
    pub(crate) const fn board_points(self) -> Points {
        match self {
            Self::Win | Self::UnratedWin | Self::ForfeitWin => Points::ONE,
            Self::Draw | Self::UnratedDraw => Points::HALF,
            _ => Points::ZERO,
        }
    }
}

/// One round of one player.
///
/// ```
/// use chesslaws_laws::Color;
/// use chesslaws_scoring::{Entry, RoundResult};
///
/// let game = Entry::game(12, Color::White, RoundResult::Win);
/// assert_eq!(game.opponent, Some(12));
/// assert_eq!(Entry::bye(RoundResult::HalfBye).opponent, None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Entry {
    /// The starting number of the scheduled opponent.
    pub opponent: Option<u16>,
    /// The scheduled colour.
    pub color: Option<Color>,
    /// How the round ended.
    pub result: RoundResult,
    /// A penalty (negative) or a bonus, on top of what the result is worth.
    pub adjustment: Points,
}

impl Entry {
    /// Nothing recorded.
    pub const ABSENT: Self = Self::bye(RoundResult::Absent);

    /// A game against a scheduled opponent, played or forfeited.
    ///
    /// ```
    /// use chesslaws_laws::{Color, Points};
    /// use chesslaws_scoring::{Entry, RoundResult};
    /// let game = Entry::game(3, Color::Black, RoundResult::Draw);
    /// assert_eq!(game.adjustment, Points::ZERO);
    /// ```
    #[must_use]
    pub const fn game(opponent: u16, color: Color, result: RoundResult) -> Self {
        Self {
            opponent: Some(opponent),
            color: Some(color),
            result,
            adjustment: Points::ZERO,
        }
    }

    /// A round without an opponent.
    ///
    /// ```
    /// use chesslaws_scoring::{Entry, RoundResult};
    /// assert_eq!(Entry::bye(RoundResult::ZeroBye).color, None);
    /// ```
    #[must_use]
    pub const fn bye(result: RoundResult) -> Self {
        Self {
            opponent: None,
            color: None,
            result,
            adjustment: Points::ZERO,
        }
    }
}
