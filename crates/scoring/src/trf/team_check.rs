//! What only the whole file can tell of teams.

use super::draft::{Draft, Placed};
use super::warning::WarningKind;
use super::{Fault, TrfError};
use crate::tournament::TeamFact;
use crate::{Team, Tournament, TournamentError};
use chesslaws_laws::Points;

impl Draft {
    /// Numbers and players are there, and nobody is in two teams.
    pub(super) fn check_teams(
        &self,
        teams: &[Placed<Team>],
        event: &Tournament,
    ) -> Result<(), TrfError> {
        let mut owners = vec![false; event.players.len()];
        for (at, team) in teams.iter().enumerate() {
            let number = team.what.number;
            let fault = |fault| TrfError {
                line: team.line,
                column: team.column,
                fault,
            };
            if teams[..at].iter().any(|other| other.what.number == number) {
                return Err(fault(Fault::TwiceInTeams {
                    what: "team",
                    number,
                }));
            }
            for &number in &team.what.members {
                let owner = event.position(number).and_then(|at| owners.get_mut(at));
                let owner = owner.ok_or_else(|| fault(Fault::UnknownPlayer { number }))?;
                if std::mem::replace(owner, true) {
                    return Err(fault(Fault::TwiceInTeams {
                        what: "player",
                        number,
                    }));
                }
            }
        }
        Ok(())
    }

    /// The players of a team all meet one other team in a round.
    pub(super) fn check_team_games(
        &self,
        teams: &[Placed<Team>],
        event: &Tournament,
    ) -> Result<(), TrfError> {
        let mut owners: Vec<Option<u16>> = vec![None; event.players.len()];
        for team in teams {
            for at in team.what.members.iter().filter_map(|&n| event.position(n)) {
                owners[at] = Some(team.what.number);
            }
        }
        for team in teams {
            let mut met: Vec<Option<u16>> = vec![None; usize::from(event.rounds)];
            for &member in &team.what.members {
                let entries = event.entries(member).unwrap_or(&[]);
                for (index, entry) in entries.iter().enumerate() {
                    let opponent = entry.opponent.and_then(|number| event.position(number));
                    let Some(opponent) = opponent.and_then(|at| owners[at]) else {
                        continue;
                    };
                    let known = *met[index].get_or_insert(opponent);
                    if known != opponent {
                        return Err(TrfError {
                            line: team.line,
                            column: team.column,
                            fault: Fault::TwoOpponents {
                                round: u16::try_from(index + 1).unwrap_or(u16::MAX),
                                team: team.what.number,
                                one: known,
                                other: opponent,
                            },
                        });
                    }
                }
            }
        }
        Ok(())
    }

    pub(super) fn check_team_points(&mut self, event: &Tournament, lines: &[(u16, u32)]) {
        for team in event.teams() {
            let line = lines.iter().find(|(number, _)| *number == team.number);
            let line = line.map_or(1, |(_, line)| *line);
            let matches = event.team_matches(team.number).unwrap_or(&[]);
            let sum = |points: fn(&crate::TeamMatch) -> Points| {
                matches.iter().map(points).fold(Points::ZERO, |a, b| a + b)
            };
            for (column, declared, computed) in [
                (55, team.declared_match_points, sum(|m| m.match_points)),
                (62, team.declared_game_points, sum(|m| m.game_points)),
            ] {
                if let Some(declared) = declared.filter(|&declared| declared != computed) {
                    let kind = WarningKind::TeamPointsDiffer { declared, computed };
                    self.warnings.push(line, column, kind);
                }
            }
        }
    }
}

/// What a record says of teams is about teams, players and rounds that exist.
pub(super) fn check_fact(
    fact: &Placed<TeamFact>,
    teams: &[Placed<Team>],
    event: &Tournament,
) -> Result<(), TrfError> {
    let refuse = |fault| {
        Err(TrfError {
            line: fact.line,
            column: fact.column,
            fault,
        })
    };
    let find = |number: u16| teams.iter().find(|team| team.what.number == number);
    let (team, other) = named_teams(&fact.what);
    for number in [Some(team), other].into_iter().flatten() {
        if find(number).is_none() {
            return refuse(Fault::UnknownTeam { number });
        }
    }
    let rounds = event.rounds;
    if let Some(round) = round_of(&fact.what).filter(|&round| round > rounds) {
        return refuse(Fault::TooManyRounds { rounds, round });
    }
    if let TeamFact::Order { players, .. } = &fact.what {
        let members = find(team).map_or(&[][..], |team| team.what.members.as_slice());
        let stranger = |number: &&u16| **number > 0 && !members.contains(number);
        if let Some(&number) = players.iter().find(stranger) {
            return refuse(Fault::NotInTeam { number, team });
        }
    }
    Ok(())
}

fn round_of(fact: &TeamFact) -> Option<u16> {
    match *fact {
        TeamFact::Bye { round, .. }
        | TeamFact::PairingBye { round, .. }
        | TeamFact::Forfeit { round, .. }
        | TeamFact::Order { round, .. } => Some(round),
        TeamFact::Adjust { round, .. } => round,
    }
}

fn named_teams(fact: &TeamFact) -> (u16, Option<u16>) {
    match *fact {
        TeamFact::Bye { team, .. }
        | TeamFact::PairingBye { team, .. }
        | TeamFact::Adjust { team, .. } => (team, None),
        TeamFact::Forfeit { white, black, .. } => (white, Some(black)),
        TeamFact::Order { team, opponent, .. } => (team, Some(opponent)),
    }
}

/// What the tournament refuses although each record was checked; it has no place of its own.
pub(super) fn of_the_whole(error: &TournamentError) -> TrfError {
    TrfError {
        line: 1,
        column: 1,
        fault: Fault::Field {
            expected: "a consistent event",
            found: error.to_string(),
        },
    }
}
