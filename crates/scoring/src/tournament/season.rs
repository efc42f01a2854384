//! The matches of teams, worked out from the games of their players.

use super::{
    Entry, MatchKind, RoundResult, Team, TeamFact, TeamMatch, Tournament, TournamentError,
};
use chesslaws_laws::{Color, Points};
use std::cmp::Ordering;

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
        let stated = self
            .facts
            .iter()
            .find_map(|fact| self.stated(fact, team, round));
        if let Some(stated) = stated {
            return stated;
        }
        let Some(opponent) = line_up.opponent else {
            return self.bye(MatchKind::ZeroBye, Points::ZERO);
        };
        let open =
            |entry: &Entry| matches!(entry.result, RoundResult::Pending | RoundResult::Absent);
        let pending = line_up.entries.iter().flatten().all(open);
        let award =
            |entry: &Option<Entry>| entry.map_or(Points::ZERO, |entry| self.event.award(&entry));
        let mut boards: Vec<Points> = line_up.entries.iter().map(award).collect();
        boards.resize(usize::from(self.boards).max(boards.len()), Points::ZERO);
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

    /// A round that was not played, with the same points on every board.
    fn bye(&self, kind: MatchKind, board: Points) -> TeamMatch {
        let boards = i32::from(self.boards);
        TeamMatch {
            opponent: None,
            color: None,
            kind,
            match_points: Points::ZERO,
            game_points: Points::from_hundredths(board.hundredths().saturating_mul(boards)),
            boards: vec![board; usize::from(self.boards)],
        }
    }

    /// The round of a team, if a record says that it was not played.
    fn stated(&self, fact: &TeamFact, team: u16, round: u16) -> Option<TeamMatch> {
        let system = &self.event.system;
        match *fact {
            TeamFact::Bye {
                round: r,
                team: t,
                kind,
            } if (r, t) == (round, team) => Some(match kind {
                MatchKind::FullBye => self.bye(kind, system.win()),
                MatchKind::HalfBye => self.bye(kind, system.draw()),
                _ => self.bye(kind, Points::ZERO),
            }),
            TeamFact::PairingBye {
                round: r,
                team: t,
                game_points,
                ..
            } if (r, t) == (round, team) => {
                // 12: on each board the points of a standard win, whatever the match gives.
                let standard = self.bye(MatchKind::PairingBye, system.win());
                Some(TeamMatch {
                    game_points: game_points.unwrap_or(standard.game_points),
                    ..standard
                })
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
                let unplayed = if winner == Some(color) {
                    self.bye(MatchKind::ForfeitWin, system.win())
                } else {
                    self.bye(MatchKind::ForfeitLoss, Points::ZERO)
                };
                Some(TeamMatch {
                    opponent: Some(opponent),
                    color: Some(color),
                    ..unplayed
                })
            }
            _ => None,
        }
    }

    fn award_match_points(&self, matches: &mut [TeamMatch]) {
        let rounds = usize::from(self.event.rounds);
        let game_points: Vec<Points> = matches.iter().map(|entry| entry.game_points).collect();
        let place = |number: u16| {
            self.event
                .teams
                .iter()
                .position(|team| team.number == number)
        };
        for (at, entry) in matches.iter_mut().enumerate() {
            let (team, round) = (at / rounds, at % rounds);
            let other = entry
                .opponent
                .and_then(place)
                .and_then(|other| game_points.get(other * rounds + round))
                .copied()
                .unwrap_or(Points::ZERO);
            entry.match_points = self.match_points(entry, other, team, round);
        }
    }

    fn match_points(&self, entry: &TeamMatch, other: Points, team: usize, round: usize) -> Points {
        let [win, draw, loss] = self.event.match_points;
        match entry.kind {
            MatchKind::Played => match entry.game_points.cmp(&other) {
                Ordering::Greater => win,
                Ordering::Equal => draw,
                Ordering::Less => loss,
            },
            MatchKind::ForfeitWin | MatchKind::FullBye => win,
            MatchKind::HalfBye => draw,
            MatchKind::PairingBye => {
                let number = self.event.teams[team].number;
                let stated = self.facts.iter().find_map(|fact| match fact {
                    TeamFact::PairingBye {
                        round: r,
                        team: t,
                        match_points,
                        ..
                    } if usize::from(*r) == round + 1 && *t == number => *match_points,
                    _ => None,
                });
                stated.unwrap_or(win)
            }
            MatchKind::ForfeitLoss | MatchKind::ZeroBye | MatchKind::Pending => Points::ZERO,
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
