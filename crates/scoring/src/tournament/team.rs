use chesslaws_laws::{Color, Points};

/// A team with its players in board order.
///
/// ```
/// use chesslaws_scoring::Team;
///
/// let team = Team::new(3, "Georgia", [3, 10, 9, 34, 19]);
/// assert_eq!(team.members[1], 10);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Team {
    /// The pairing number, 1 to 999.
    pub number: u16,
    /// The name.
    pub name: String,
    /// The short name, up to five letters.
    pub nickname: String,
    /// The strength factor as written.
    pub strength: String,
    /// The starting numbers of the players in board order.
    pub members: Vec<u16>,
    /// The match points a file claims.
    pub declared_match_points: Option<Points>,
    /// The game points a file claims.
    pub declared_game_points: Option<Points>,
    /// The rank a file claims.
    pub declared_rank: Option<u16>,
}

impl Team {
    /// A team with a number, a name and its players in board order.
    ///
    /// ```
    /// use chesslaws_scoring::Team;
    /// assert!(Team::new(1, "Club", []).members.is_empty());
    /// ```
    #[must_use]
    pub fn new(
        number: u16,
        name: impl Into<String>,
        members: impl IntoIterator<Item = u16>,
    ) -> Self {
        Self {
            number,
            name: name.into(),
            nickname: String::new(),
            strength: String::new(),
            members: members.into_iter().collect(),
            declared_match_points: None,
            declared_game_points: None,
            declared_rank: None,
        }
    }
}

/// How a round ended for a team.
///
/// ```
/// use chesslaws_scoring::MatchKind;
/// assert!(MatchKind::ForfeitLoss.is_voluntary_absence());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MatchKind {
    /// The match was played.
    Played,
    /// The other team did not appear.
    ForfeitWin,
    /// The team did not appear.
    ForfeitLoss,
    /// The bye the pairing gives.
    PairingBye,
    /// A full-point bye.
    FullBye,
    /// A half-point bye on request.
    HalfBye,
    /// An absence.
    ZeroBye,
    /// Paired, without results yet.
    Pending,
}

impl MatchKind {
    /// Whether the round is a voluntary unplayed round (C.07 16.1.2).
    ///
    /// ```
    /// use chesslaws_scoring::MatchKind;
    /// assert!(!MatchKind::PairingBye.is_voluntary_absence());
    /// ```
    #[must_use]
    pub const fn is_voluntary_absence(self) -> bool {
        matches!(self, Self::ForfeitLoss | Self::HalfBye | Self::ZeroBye)
    }
}

/// One round of one team.
///
/// ```
/// use chesslaws_laws::{Color, Points, Score};
/// use chesslaws_scoring::{Player, Team, Tournament};
///
/// let mut builder = Tournament::builder("League", 1);
/// for number in 1..=4 {
///     builder.player(Player::new(number, format!("Player {number}")));
/// }
/// builder.team(Team::new(1, "Home", [1, 2])).team(Team::new(2, "Away", [3, 4]));
/// builder.game(1, 1, 3, Score::win(Color::White))?.game(1, 4, 2, Score::DRAW)?;
/// let event = builder.build()?;
/// let home = &event.team_matches(1).unwrap()[0];
/// assert_eq!((home.opponent, home.color), (Some(2), Some(Color::White)));
/// assert_eq!(home.game_points.to_string(), "1.5");
/// assert_eq!(home.match_points.to_string(), "2");
/// # Ok::<(), chesslaws_scoring::TournamentError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TeamMatch {
    /// The number of the other team.
    pub opponent: Option<u16>,
    /// The colour on the first board.
    pub color: Option<Color>,
    /// How the round ended.
    pub kind: MatchKind,
    /// The match points.
    pub match_points: Points,
    /// The game points.
    pub game_points: Points,
    /// The points on each board, the first board first.
    pub boards: Vec<Points>,
}

/// What a file says about the rounds of teams beside the games of their players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum TeamFact {
    /// Record 240.
    Bye {
        round: u16,
        team: u16,
        kind: MatchKind,
    },
    /// Record 320.
    PairingBye {
        round: u16,
        team: u16,
        match_points: Option<Points>,
        game_points: Option<Points>,
    },
    /// Record 330.
    Forfeit {
        round: u16,
        white: u16,
        black: u16,
        winner: Option<Color>,
    },
    /// Record 300.
    Order {
        round: u16,
        team: u16,
        opponent: u16,
        players: Vec<u16>,
    },
    /// Record 299 of type blank.
    Adjust {
        round: Option<u16>,
        team: u16,
        match_points: Points,
        game_points: Points,
    },
}
