use super::{Entry, RoundResult, Tournament, TournamentError};
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

impl Tournament {
    /// Takes in the teams, checks them and works out their matches.
    pub(crate) fn set_teams(
        &mut self,
        teams: Vec<Team>,
        facts: &[TeamFact],
    ) -> Result<(), TournamentError> {
        let mut owner: Vec<Option<u16>> = vec![None; self.players.len()];
        for (at, team) in teams.iter().enumerate() {
            if teams[..at].iter().any(|other| other.number == team.number) {
                return Err(TournamentError::DuplicateNumber {
                    number: team.number,
                });
            }
            for &number in &team.members {
                let unknown = TournamentError::UnknownPlayer { number };
                let slot = self.position(number).and_then(|at| owner.get_mut(at));
                let slot = slot.ok_or(unknown)?;
                if slot.replace(team.number).is_some() {
                    return Err(TournamentError::PlayerInTwoTeams { number });
                }
            }
        }
        self.teams = teams;
        self.teams.sort_by_key(|team| team.number);
        if !self.teams.is_empty() {
            let season = Season::new(self, &owner, facts);
            (self.matches, self.boards) = season.finish();
        }
        Ok(())
    }
}

/// The matches while they are worked out.
struct Season<'a> {
    event: &'a Tournament,
    owner: &'a [Option<u16>],
    facts: &'a [TeamFact],
    boards: u16,
}

/// A team's line-up in one round: the other team, and the entry on each board.
#[derive(Default, Clone)]
struct LineUp {
    opponent: Option<u16>,
    entries: Vec<Option<Entry>>,
}

impl<'a> Season<'a> {
    fn new(event: &'a Tournament, owner: &'a [Option<u16>], facts: &'a [TeamFact]) -> Self {
        Self {
            event,
            owner,
            facts,
            boards: event.boards,
        }
    }

    fn finish(mut self) -> (Vec<TeamMatch>, u16) {
        let rounds = self.event.rounds;
        let mut line_ups = Vec::new();
        for team in &self.event.teams {
            for round in 1..=rounds {
                line_ups.push(self.line_up(team, round));
            }
        }
        if self.boards == 0 {
            let longest = line_ups.iter().map(|line| line.entries.len()).max();
            self.boards = u16::try_from(longest.unwrap_or(0)).unwrap_or(0);
        }
        let mut matches = Vec::with_capacity(line_ups.len());
        let mut line_ups = line_ups.into_iter();
        for team in &self.event.teams {
            for round in 1..=rounds {
                let line_up = line_ups.next().unwrap_or_default();
                matches.push(self.score(team.number, round, line_up));
            }
        }
        self.award_match_points(&mut matches);
        self.adjust(&mut matches);
        (matches, self.boards)
    }

    /// Who played on which board: record 300 where there is one, else the players with a game in
    /// the order of the team.
    fn line_up(&self, team: &Team, round: u16) -> LineUp {
        let entry = |number: u16| {
            let at = self.event.position(number)?;
            self.event.row(at).get(usize::from(round - 1)).copied()
        };
        let ordered = self.facts.iter().find_map(|fact| match fact {
            TeamFact::Order {
                round: r,
                team: t,
                opponent,
                players,
            } if *r == round && *t == team.number => Some((*opponent, players)),
            _ => None,
        });
        if let Some((opponent, players)) = ordered {
            return LineUp {
                opponent: Some(opponent),
                entries: players
                    .iter()
                    .map(|&number| entry(number).filter(|_| number > 0))
                    .collect(),
            };
        }
        let appeared =
            |entry: &Entry| entry.opponent.is_some() || entry.result == RoundResult::ForfeitWin;
        let entries: Vec<_> = team
            .members
            .iter()
            .filter_map(|&number| entry(number).filter(appeared))
            .map(Some)
            .collect();
        let opponent = entries.iter().flatten().find_map(|entry| {
            let at = self.event.position(entry.opponent?)?;
            self.owner.get(at).copied().flatten()
        });
        LineUp { opponent, entries }
    }

    /// Kind, opponent and game points; match points need the other team and come later.
    fn score(&self, team: u16, round: u16, line_up: LineUp) -> TeamMatch {
        let size = usize::from(self.boards);
        let system = &self.event.system;
        let bye = |kind, board: Points| TeamMatch {
            opponent: None,
            color: None,
            kind,
            match_points: Points::ZERO,
            game_points: times(board, size),
            boards: vec![board; size],
        };
        for fact in self.facts {
            match *fact {
                TeamFact::Bye {
                    round: r,
                    team: t,
                    kind,
                } if r == round && t == team => {
                    return match kind {
                        MatchKind::FullBye => bye(kind, system.win()),
                        MatchKind::HalfBye => bye(kind, system.draw()),
                        _ => bye(kind, Points::ZERO),
                    };
                }
                TeamFact::PairingBye {
                    round: r,
                    team: t,
                    game_points,
                    ..
                } if r == round && t == team => {
                    let standard = bye(MatchKind::PairingBye, system.win());
                    return TeamMatch {
                        game_points: game_points.unwrap_or(standard.game_points),
                        ..standard
                    };
                }
                TeamFact::Forfeit {
                    round: r,
                    white,
                    black,
                    winner,
                } if r == round && (white == team || black == team) => {
                    let (color, opponent) = if white == team {
                        (Color::White, black)
                    } else {
                        (Color::Black, white)
                    };
                    let (kind, board) = if winner == Some(color) {
                        (MatchKind::ForfeitWin, system.win())
                    } else {
                        (MatchKind::ForfeitLoss, Points::ZERO)
                    };
                    return TeamMatch {
                        opponent: Some(opponent),
                        color: Some(color),
                        ..bye(kind, board)
                    };
                }
                _ => {}
            }
        }
        let Some(opponent) = line_up.opponent else {
            return bye(MatchKind::ZeroBye, Points::ZERO);
        };
        let pending = line_up
            .entries
            .iter()
            .flatten()
            .all(|entry| matches!(entry.result, RoundResult::Pending | RoundResult::Absent));
        let mut boards: Vec<Points> = line_up
            .entries
            .iter()
            .map(|entry| entry.map_or(Points::ZERO, |entry| self.event.award(&entry)))
            .collect();
        boards.resize(size.max(boards.len()), Points::ZERO);
        TeamMatch {
            opponent: Some(opponent),
            color: color_of_first_board(&line_up.entries),
            kind: if pending {
                MatchKind::Pending
            } else {
                MatchKind::Played
            },
            match_points: Points::ZERO,
            game_points: boards.iter().fold(Points::ZERO, |sum, &board| sum + board),
            boards,
        }
    }

    fn award_match_points(&self, matches: &mut [TeamMatch]) {
        let [win, draw, loss] = self.event.match_points;
        let rounds = usize::from(self.event.rounds);
        let game_points: Vec<Points> = matches.iter().map(|entry| entry.game_points).collect();
        let place = |number: u16| {
            self.event
                .teams
                .iter()
                .position(|team| team.number == number)
        };
        for at in 0..matches.len() {
            let (team, round) = (at / rounds, at % rounds);
            let number = self.event.teams[team].number;
            let entry = &mut matches[at];
            entry.match_points = match entry.kind {
                MatchKind::Played => {
                    let other = entry
                        .opponent
                        .and_then(place)
                        .and_then(|other| game_points.get(other * rounds + round))
                        .copied()
                        .unwrap_or(Points::ZERO);
                    match entry.game_points.cmp(&other) {
                        std::cmp::Ordering::Greater => win,
                        std::cmp::Ordering::Equal => draw,
                        std::cmp::Ordering::Less => loss,
                    }
                }
                MatchKind::ForfeitWin | MatchKind::FullBye => win,
                MatchKind::HalfBye => draw,
                MatchKind::PairingBye => self
                    .facts
                    .iter()
                    .find_map(|fact| match fact {
                        TeamFact::PairingBye {
                            round: r,
                            team: t,
                            match_points,
                            ..
                        } if usize::from(*r) == round + 1 && *t == number => *match_points,
                        _ => None,
                    })
                    .unwrap_or(win),
                MatchKind::ForfeitLoss | MatchKind::ZeroBye | MatchKind::Pending => Points::ZERO,
            };
        }
    }

    fn adjust(&self, matches: &mut [TeamMatch]) {
        let rounds = usize::from(self.event.rounds);
        for fact in self.facts {
            let TeamFact::Adjust {
                round,
                team,
                match_points,
                game_points,
            } = *fact
            else {
                continue;
            };
            let Some(at) = self.event.teams.iter().position(|t| t.number == team) else {
                continue;
            };
            // A penalty for the whole event is booked on the last round.
            let round = usize::from(round.unwrap_or(self.event.rounds)).max(1) - 1;
            if let Some(entry) = matches.get_mut(at * rounds + round) {
                entry.match_points = entry.match_points + match_points;
                entry.game_points = entry.game_points + game_points;
            }
        }
    }
}

/// The colour on board one, seen from any board with a colour: colours alternate.
fn color_of_first_board(entries: &[Option<Entry>]) -> Option<Color> {
    entries.iter().enumerate().find_map(|(board, entry)| {
        let color = entry.as_ref()?.color?;
        Some(if board % 2 == 0 { color } else { !color })
    })
}

fn times(points: Points, count: usize) -> Points {
    let count = i32::try_from(count).unwrap_or(0);
    Points::from_hundredths(points.hundredths().saturating_mul(count))
}
