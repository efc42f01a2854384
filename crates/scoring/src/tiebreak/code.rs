use std::fmt;

/// What is calculated; the codes of C.07 article 5 and of the mandatory tie-breaks of TRF26.
///
/// ```
/// use chesslaws_scoring::tiebreak::TieBreakKind;
/// assert_eq!(TieBreakKind::from_code("ge"), Some(TieBreakKind::RoundsElected));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TieBreakKind {
    /// `PTS`: the points themselves; match points in a team event.
    Points,
    /// `DE`: direct encounter (6).
    DirectEncounter,
    /// `WIN`: rounds with the points of a win (7.1).
    Wins,
    /// `WON`: games won over the board (7.2).
    GamesWon,
    /// `BPG`: games played with Black (7.3).
    BlackGames,
    /// `BWG`: games won with Black (7.4).
    BlackWins,
    /// `PS`: progressive scores (7.5).
    ProgressiveScores,
    /// `REP`: rounds one elected to play (7.6); `GE` till 2024.
    RoundsElected,
    /// `STD`: standard points (7.7, from 2026).
    StandardPoints,
    /// `TPN`: tournament pairing number (7.8, from 2026).
    PairingNumber,
    /// `BH`: Buchholz (8.1).
    Buchholz,
    /// `AOB`: average of opponents' Buchholz (8.2).
    AverageBuchholz,
    /// `FB`: Fore Buchholz (8.3).
    ForeBuchholz,
    /// `SB`: Sonneborn-Berger (9.1).
    SonnebornBerger,
    /// `KS`: Koya system (9.2).
    Koya,
    /// `ARO`: average rating of opponents (10.1).
    AverageRating,
    /// `TPR`: tournament performance rating (10.2).
    Performance,
    /// `PTP`: perfect tournament performance (10.3).
    PerfectPerformance,
    /// `APRO`: average performance rating of opponents (10.4).
    AveragePerformance,
    /// `APPO`: average perfect performance of opponents (10.5).
    AveragePerfectPerformance,
    /// `RTNG`: rating (10.6, from 2026).
    Rating,
    /// `BC`: board count; the lower is better (12.1).
    BoardCount,
    /// `TBR`: top board results (12.2).
    TopBoards,
    /// `BBE`: bottom board elimination (12.3).
    BottomBoards,
    /// `MPvGP`: game points where match points rank, and the other way round (13.1).
    OtherScore,
    /// `ESB`, `EMMSB`, `EMGSB`, `EGMSB`, `EGGSB`: extended Sonneborn-Berger (13.2).
    ExtendedSonnebornBerger {
        /// The score of the opponents.
        of: TeamScore,
        /// The score made against them.
        against: TeamScore,
    },
    /// `EDE`, `EDEC`, `EDET`, `EDEB`, `EDEBT`, `EDEBB`: extended direct encounter (13.3).
    ExtendedDirectEncounter {
        /// Whether board count decides between two teams.
        board_count: bool,
        /// Whether top boards decide between two teams.
        top_boards: bool,
        /// Whether bottom board elimination decides between two teams.
        bottom_boards: bool,
    },
    /// `SSSC`: score and schedule strength combination (13.4).
    ScheduleStrength,
    /// `OTHER_…`: the organiser's own criterion; carried, never calculated.
    Other,
}

/// Match points or game points.
///
/// ```
/// use chesslaws_scoring::tiebreak::TeamScore;
/// assert_eq!(TeamScore::Match.to_string(), "MP");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TeamScore {
    /// Match points.
    Match,
    /// Game points.
    Game,
}

impl TeamScore {
    /// The other one.
    pub(crate) const fn other(self) -> Self {
        match self {
            Self::Match => Self::Game,
            Self::Game => Self::Match,
        }
    }
}

impl fmt::Display for TeamScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Match => "MP",
            Self::Game => "GP",
        })
    }
}

use TieBreakKind as K;

const NO_BOARDS: (bool, bool, bool) = (false, false, false);

/// The codes with their kinds; the first code of a kind is the one that is written.
const CODES: &[(&str, TieBreakKind)] = &[
    ("PTS", K::Points),
    ("DE", K::DirectEncounter),
    ("WIN", K::Wins),
    ("WON", K::GamesWon),
    ("BPG", K::BlackGames),
    ("BWG", K::BlackWins),
    ("PS", K::ProgressiveScores),
    ("REP", K::RoundsElected),
    ("GE", K::RoundsElected),
    ("STD", K::StandardPoints),
    ("TPN", K::PairingNumber),
    ("SNO", K::PairingNumber),
    ("BH", K::Buchholz),
    ("AOB", K::AverageBuchholz),
    ("FB", K::ForeBuchholz),
    ("SB", K::SonnebornBerger),
    ("KS", K::Koya),
    ("ARO", K::AverageRating),
    ("TPR", K::Performance),
    ("PTP", K::PerfectPerformance),
    ("APRO", K::AveragePerformance),
    ("APPO", K::AveragePerfectPerformance),
    ("RTNG", K::Rating),
    ("BC", K::BoardCount),
    ("TBR", K::TopBoards),
    ("BBE", K::BottomBoards),
    ("MPvGP", K::OtherScore),
    ("EMMSB", esb(TeamScore::Match, TeamScore::Match)),
    ("EMGSB", esb(TeamScore::Match, TeamScore::Game)),
    ("EGMSB", esb(TeamScore::Game, TeamScore::Match)),
    ("EGGSB", esb(TeamScore::Game, TeamScore::Game)),
    ("ESB", esb(TeamScore::Match, TeamScore::Game)),
    ("EDE", ede(NO_BOARDS)),
    ("EDEC", ede((true, false, false))),
    ("EDET", ede((false, true, false))),
    ("EDEB", ede((false, false, true))),
    ("EDEBT", ede((true, true, false))),
    ("EDEBB", ede((true, false, true))),
    ("SSSC", K::ScheduleStrength),
];

const fn esb(of: TeamScore, against: TeamScore) -> TieBreakKind {
    K::ExtendedSonnebornBerger { of, against }
}

const fn ede((board_count, top_boards, bottom_boards): (bool, bool, bool)) -> TieBreakKind {
    K::ExtendedDirectEncounter {
        board_count,
        top_boards,
        bottom_boards,
    }
}

impl TieBreakKind {
    /// The kind a code names, in either case.
    ///
    /// ```
    /// use chesslaws_scoring::tiebreak::TieBreakKind;
    /// assert_eq!(TieBreakKind::from_code("BH"), Some(TieBreakKind::Buchholz));
    /// assert_eq!(TieBreakKind::from_code("BHX"), None);
    /// ```
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let same = |(known, _): &&(&str, Self)| known.eq_ignore_ascii_case(code);
        CODES.iter().find(same).map(|&(_, kind)| kind)
    }

    /// The code of the kind.
    ///
    /// ```
    /// use chesslaws_scoring::tiebreak::TieBreakKind;
    /// assert_eq!(TieBreakKind::OtherScore.code(), "MPvGP");
    /// ```
    #[must_use]
    pub fn code(self) -> &'static str {
        let same = |(_, kind): &&(&str, Self)| *kind == self;
        CODES.iter().find(same).map_or("OTHER", |&(code, _)| code)
    }

    /// Whether the value needs the ratings of the players (C.07 article 10).
    ///
    /// ```
    /// use chesslaws_scoring::tiebreak::TieBreakKind;
    /// assert!(TieBreakKind::AveragePerformance.needs_ratings());
    /// ```
    #[must_use]
    pub const fn needs_ratings(self) -> bool {
        matches!(
            self,
            K::AverageRating
                | K::Performance
                | K::PerfectPerformance
                | K::AveragePerformance
                | K::AveragePerfectPerformance
                | K::Rating
        )
    }

    /// Whether the value exists only for teams (C.07 articles 12 and 13).
    ///
    /// ```
    /// use chesslaws_scoring::tiebreak::TieBreakKind;
    /// assert!(TieBreakKind::BoardCount.is_for_teams());
    /// ```
    #[must_use]
    pub const fn is_for_teams(self) -> bool {
        matches!(
            self,
            K::BoardCount
                | K::TopBoards
                | K::BottomBoards
                | K::OtherScore
                | K::ExtendedSonnebornBerger { .. }
                | K::ExtendedDirectEncounter { .. }
                | K::ScheduleStrength
        )
    }

    /// Whether the value is a place inside a tied group and not a number of its own.
    pub(crate) const fn is_place(self) -> bool {
        matches!(
            self,
            K::DirectEncounter | K::ExtendedDirectEncounter { .. } | K::TopBoards | K::BottomBoards
        )
    }

    /// Whether a smaller value is the better one.
    pub(crate) const fn lower_is_better(self) -> bool {
        self.is_place() || matches!(self, K::PairingNumber | K::BoardCount)
    }

    /// Whether Buchholz stands behind the value (C.07 article 8).
    pub(crate) const fn is_buchholz(self) -> bool {
        matches!(self, K::Buchholz | K::AverageBuchholz | K::ForeBuchholz)
    }

    /// How many decimals are shown at least.
    pub(crate) const fn decimals(self) -> u8 {
        match self {
            K::Buchholz
            | K::ForeBuchholz
            | K::ProgressiveScores
            | K::StandardPoints
            | K::Koya
            | K::Points
            | K::OtherScore
            | K::ExtendedSonnebornBerger { .. }
            | K::BoardCount => 1,
            K::SonnebornBerger | K::AverageBuchholz | K::ScheduleStrength => 2,
            _ => 0,
        }
    }
}

/// The parts of a code after the name.
///
/// ```
/// use chesslaws_scoring::TieBreak;
/// let tie_break: TieBreak = "BH/C1/P".parse().unwrap();
/// assert_eq!(tie_break.modifiers.cut, 1);
/// assert!(tie_break.modifiers.forfeits_count);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Modifiers {
    /// `/Cn`: how many least significant values are left out (14.1, 14.2).
    pub cut: u8,
    /// `/Mn`: how many least and as many most significant values are left out (14.3, 14.4).
    pub median: u8,
    /// `/L±n`: moves the limit of the Koya system by half points (14.5).
    pub limit: i16,
    /// `/Kn`: the divisor of the schedule strength (13.4).
    pub divisor: Option<u16>,
    /// `/P`: forfeits count as games against the scheduled opponent.
    pub forfeits_count: bool,
    /// `/F`: Fore Buchholz in place of Buchholz.
    pub fore: bool,
    /// `/R`: the opposite order.
    pub reversed: bool,
    /// `/V2024`, `/V2026`: the edition of the rules, whatever the event goes by.
    pub edition: Option<u16>,
}

/// One criterion of a ranking: a kind, the score it is about and its modifiers.
///
/// Codes are written as in record 202 of a tournament file; `BH:C1` is read as `BH/C1`.
///
/// ```
/// use chesslaws_scoring::TieBreak;
///
/// let tie_break: TieBreak = "bh:mp/c1/p".parse().unwrap();
/// assert_eq!(tie_break.to_string(), "BH:MP/C1/P");
/// assert_eq!("BH:C1".parse::<TieBreak>().unwrap().to_string(), "BH/C1");
/// assert!("BX".parse::<TieBreak>().is_err());
/// let list = TieBreak::parse_list("EDET/P,EMGSB/C1/P,BH:MP/C1/P,MPvGP").unwrap();
/// assert_eq!(list.len(), 4);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TieBreak {
    /// What is calculated.
    pub kind: TieBreakKind,
    /// The score it is about, in a team event; the primary score where it is absent.
    pub score: Option<TeamScore>,
    /// The modifiers.
    pub modifiers: Modifiers,
    /// The whole text of a criterion of the organiser's own.
    pub own_code: Option<String>,
}

impl TieBreak {
    /// A criterion without modifiers.
    ///
    /// ```
    /// use chesslaws_scoring::tiebreak::{TieBreak, TieBreakKind};
    /// assert_eq!(TieBreak::new(TieBreakKind::Koya).to_string(), "KS");
    /// ```
    #[must_use]
    pub fn new(kind: TieBreakKind) -> Self {
        Self {
            kind,
            score: None,
            modifiers: Modifiers::default(),
            own_code: None,
        }
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(code) = &self.own_code {
            return f.write_str(code);
        }
        f.write_str(self.kind.code())?;
        if let Some(score) = self.score {
            write!(f, ":{score}")?;
        }
        let modifiers = &self.modifiers;
        if modifiers.cut > 0 {
            write!(f, "/C{}", modifiers.cut)?;
        }
        if modifiers.median > 0 {
            write!(f, "/M{}", modifiers.median)?;
        }
        if modifiers.limit != 0 {
            write!(f, "/L{:+}", modifiers.limit)?;
        }
        if let Some(divisor) = modifiers.divisor {
            write!(f, "/K{divisor}")?;
        }
        for (set, letter) in [
            (modifiers.forfeits_count, 'P'),
            (modifiers.fore, 'F'),
            (modifiers.reversed, 'R'),
        ] {
            if set {
                write!(f, "/{letter}")?;
            }
        }
        if let Some(edition) = modifiers.edition {
            write!(f, "/V{edition}")?;
        }
        Ok(())
    }
}
