//! The records that list players or teams: 013, 240, 250, 260, 299, 300, 310, 320, 330.

use super::TrfError;
use super::draft::{Abnormal, Acceleration, Bye, Draft, Placed};
use super::line::Line;
use super::team_check::{check_fact, of_the_whole};
use crate::tournament::TeamFact;
use crate::{MatchKind, RoundResult, Team, Tournament};
use chesslaws_laws::{Color, Points};

const TEAM: &str = "the number of a team, 1 to 999";
const PLAYER: &str = "the starting number of a player";
const ROUND: &str = "a round from 1 to 999";
const ID: &str = "the number of a player or a team";

impl Draft {
    pub(super) fn team_record(&mut self, line: &Line) -> Result<(), TrfError> {
        let number = line.required(5, 7, TEAM)?;
        for column in [8, 41, 47, 54, 61, 68, 72, 73] {
            line.blank(column)?;
        }
        let players = line.numbers(74, 4, PLAYER)?;
        let text = |from, to| line.field(from, to).trim().to_owned();
        let team = Team {
            number,
            name: text(9, 40),
            nickname: text(42, 46),
            strength: text(48, 53),
            members: members(&players),
            declared_match_points: line.points(55, 60)?,
            declared_game_points: line.points(62, 67)?,
            declared_rank: line.number(69, 71, "the rank of the team")?,
        };
        self.teams.push(placed(line, 5, team));
        Ok(())
    }

    pub(super) fn old_team_record(&mut self, line: &Line) -> Result<(), TrfError> {
        let players = line.numbers(37, 4, PLAYER);
        let number = u16::try_from(self.old_teams.len() + 1).unwrap_or(u16::MAX);
        let players = match players {
            Ok(players) => players,
            // Record 310 has taken its place, and individual events carry it for nothing.
            Err(_) if !self.teams.is_empty() || self.team_count == 0 => Vec::new(),
            Err(error) => return Err(error),
        };
        let team = Team::new(number, line.field(5, 36).trim(), members(&players));
        self.old_teams.push(placed(line, 5, team));
        Ok(())
    }

    pub(super) fn bye_record(&mut self, line: &Line) -> Result<(), TrfError> {
        let result = match line.char(5).to_ascii_uppercase() {
            'F' => RoundResult::FullBye,
            'H' => RoundResult::HalfBye,
            'Z' => RoundResult::ZeroBye,
            _ => return Err(line.bad_field(5, 5, "the kind of the bye, F, H or Z")),
        };
        line.blank(6)?;
        let round = round(line, 7)?;
        line.blank(10)?;
        for (column, number) in line.numbers(11, 4, ID)? {
            let bye = Bye {
                round,
                number,
                result,
            };
            self.byes.push(placed(line, column, bye));
        }
        Ok(())
    }

    pub(super) fn acceleration_record(&mut self, line: &Line) -> Result<(), TrfError> {
        for column in [9, 14, 18, 22, 27] {
            line.blank(column)?;
        }
        line.points(5, 8)?;
        let points = line.points(10, 13)?.unwrap_or(Points::ZERO);
        let rounds = (round(line, 15)?, round(line, 19)?);
        let numbers = (line.required(23, 26, ID)?, line.required(28, 31, ID)?);
        self.accelerations.push(Acceleration {
            rounds,
            numbers,
            points,
        });
        Ok(())
    }

    /// Record 260 bears on pairings only; it is checked and kept.
    pub(super) fn prohibition_record(&self, line: &Line) -> Result<(), TrfError> {
        round(line, 5)?;
        round(line, 9)?;
        line.numbers(13, 4, ID).map(drop)
    }

    pub(super) fn abnormal_record(&mut self, line: &Line) -> Result<(), TrfError> {
        let code = line.char(5);
        let result = match code {
            ' ' => None,
            'W' | 'w' => Some(RoundResult::Win),
            'D' | 'd' => Some(RoundResult::Draw),
            'L' | 'l' => Some(RoundResult::Loss),
            'F' | 'f' => Some(RoundResult::FullBye),
            'H' | 'h' => Some(RoundResult::HalfBye),
            'Z' | 'z' => Some(RoundResult::ZeroBye),
            '+' => Some(RoundResult::ForfeitWin),
            '-' => Some(RoundResult::ForfeitLoss),
            _ => return Err(line.bad_field(5, 5, "one of W D L F H Z + - or a blank")),
        };
        for column in [6, 7, 12, 13, 18, 19, 23] {
            line.blank(column)?;
        }
        let match_points = line.points(8, 11)?.unwrap_or(Points::ZERO);
        let points = line.points(14, 17)?.unwrap_or(Points::ZERO);
        let round = line.number(20, 22, ROUND)?.filter(|&round| round > 0);
        for (column, number) in line.numbers(24, 4, ID)? {
            let abnormal = Abnormal {
                result,
                match_points,
                points,
                round,
                number,
            };
            self.abnormal.push(placed(line, column, abnormal));
        }
        Ok(())
    }

    pub(super) fn order_record(&mut self, line: &Line) -> Result<(), TrfError> {
        for column in [8, 12, 16] {
            line.blank(column)?;
        }
        let mut players = Vec::new();
        for (column, number) in line.numbers(17, 4, PLAYER)? {
            // A blank board in between is an empty one.
            let board = usize::try_from((column - 17) / 5).unwrap_or(usize::MAX);
            players.resize(board, 0);
            players.push(number);
        }
        let fact = TeamFact::Order {
            round: round(line, 5)?,
            team: line.required(9, 11, TEAM)?,
            opponent: line.required(13, 15, TEAM)?,
            players,
        };
        self.facts.push(placed(line, 5, fact));
        Ok(())
    }

    pub(super) fn pairing_bye_record(&mut self, line: &Line) -> Result<(), TrfError> {
        for column in [9, 14] {
            line.blank(column)?;
        }
        let match_points = line.points(5, 8)?;
        let game_points = line.points(10, 13)?;
        let mut column = 15;
        let mut round = 1;
        while column <= line.length() {
            let team = line.number(column, column + 2, TEAM)?;
            line.blank(column + 3)?;
            if let Some(team) = team.filter(|&team| team > 0) {
                let fact = TeamFact::PairingBye {
                    round,
                    team,
                    match_points,
                    game_points,
                };
                self.facts.push(placed(line, column, fact));
            }
            column += 4;
            round += 1;
        }
        Ok(())
    }

    pub(super) fn forfeit_record(&mut self, line: &Line) -> Result<(), TrfError> {
        let winner = match line.field(5, 6) {
            "+-" => Some(Color::White),
            "-+" => Some(Color::Black),
            "--" => None,
            _ => return Err(line.bad_field(5, 6, "the kind of the forfeit, +-, -+ or --")),
        };
        for column in [7, 11, 15] {
            line.blank(column)?;
        }
        let fact = TeamFact::Forfeit {
            round: round(line, 8)?,
            white: line.required(12, 14, TEAM)?,
            black: line.required(16, 18, TEAM)?,
            winner,
        };
        self.facts.push(placed(line, 5, fact));
        Ok(())
    }

    /// Gives the teams and what is known of their rounds to the event.
    pub(super) fn add_teams(&mut self, event: &mut Tournament) -> Result<(), TrfError> {
        let teams = if self.teams.is_empty() {
            std::mem::take(&mut self.old_teams)
        } else {
            std::mem::take(&mut self.teams)
        };
        self.check_teams(&teams, event)?;
        self.check_team_games(&teams, event)?;
        let mut facts: Vec<Placed<TeamFact>> = std::mem::take(&mut self.facts);
        for bye in std::mem::take(&mut self.byes) {
            let kind = match bye.what.result {
                RoundResult::FullBye => MatchKind::FullBye,
                RoundResult::HalfBye => MatchKind::HalfBye,
                _ => MatchKind::ZeroBye,
            };
            let fact = TeamFact::Bye {
                round: bye.what.round,
                team: bye.what.number,
                kind,
            };
            facts.push(Placed {
                what: fact,
                line: bye.line,
                column: bye.column,
            });
        }
        for abnormal in std::mem::take(&mut self.abnormal) {
            let fact = TeamFact::Adjust {
                round: abnormal.what.round,
                team: abnormal.what.number,
                match_points: abnormal.what.match_points,
                game_points: abnormal.what.points,
            };
            // The other kinds of record 299 replace points that the file states elsewhere.
            if abnormal.what.result.is_none() {
                facts.push(Placed {
                    what: fact,
                    line: abnormal.line,
                    column: abnormal.column,
                });
            }
        }
        facts.sort_by_key(|fact| (fact.line, fact.column));
        for fact in &facts {
            check_fact(fact, &teams, event)?;
        }
        let lines: Vec<(u16, u32)> = teams
            .iter()
            .map(|team| (team.what.number, team.line))
            .collect();
        let facts: Vec<TeamFact> = facts.into_iter().map(|fact| fact.what).collect();
        let teams = teams.into_iter().map(|team| team.what).collect();
        event
            .set_teams(teams, &facts)
            .map_err(|error| of_the_whole(&error))?;
        event.facts = facts;
        self.check_team_points(event, &lines);
        Ok(())
    }
}

fn placed<T>(line: &Line, column: u32, what: T) -> Placed<T> {
    Placed {
        line: line.number,
        column,
        what,
    }
}

fn members(players: &[(u32, u16)]) -> Vec<u16> {
    players.iter().map(|&(_, number)| number).collect()
}

/// A round in three columns.
fn round(line: &Line, from: u32) -> Result<u16, TrfError> {
    match line.required(from, from + 2, ROUND)? {
        0 => Err(line.bad_field(from, from + 2, ROUND)),
        round => Ok(round),
    }
}
