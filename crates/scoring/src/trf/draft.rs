//! A tournament while its file is read, line by line.

use super::line::Line;
use super::warning::{WarningKind, Warnings};
use super::{Fault, ReadOptions, TrfError};
use crate::points::PointSystem;
use crate::tournament::TeamFact;
use crate::{Date, Entry, Format, Player, RoundResult, Team, TieBreak, Tournament};
use chesslaws_laws::Points;

/// The first column of a round's block.
pub(super) fn round_column(round: usize) -> u32 {
    let round = u32::try_from(round).unwrap_or(u32::MAX);
    round.saturating_mul(10).saturating_add(82)
}

/// A player with the line the record stands in.
pub(super) struct DraftPlayer {
    pub(super) line: u32,
    pub(super) player: Player,
    pub(super) entries: Vec<Entry>,
}

/// Something said of players or teams by another record, with its place.
pub(super) struct Placed<T> {
    pub(super) line: u32,
    pub(super) column: u32,
    pub(super) what: T,
}

/// Record 299.
pub(super) struct Abnormal {
    pub(super) result: Option<RoundResult>,
    pub(super) match_points: Points,
    pub(super) points: Points,
    pub(super) round: Option<u16>,
    pub(super) number: u16,
}

/// Record 250 or an `XXA` line: points that exist for the pairing only.
pub(super) struct Acceleration {
    pub(super) rounds: (u16, u16),
    pub(super) numbers: (u16, u16),
    pub(super) points: Points,
}

/// Record 240 for a player.
pub(super) struct Bye {
    pub(super) round: u16,
    pub(super) number: u16,
    pub(super) result: RoundResult,
}

#[derive(Default)]
pub(super) struct Draft {
    pub(super) name: String,
    pub(super) start: Option<Date>,
    pub(super) type_text: String,
    pub(super) type_code: String,
    pub(super) team_count: u16,
    pub(super) rounds_142: Option<u16>,
    pub(super) rounds_xxr: Option<u16>,
    pub(super) system: super::system::SystemDraft,
    pub(super) match_points: Option<[Points; 3]>,
    pub(super) boards: u16,
    pub(super) tie_breaks_202: Vec<TieBreak>,
    pub(super) tie_breaks_212: Vec<TieBreak>,
    pub(super) players: Vec<DraftPlayer>,
    /// For each starting number its place in `players`, plus one.
    pub(super) by_number: Vec<u32>,
    pub(super) teams: Vec<Placed<Team>>,
    pub(super) old_teams: Vec<Placed<Team>>,
    pub(super) facts: Vec<Placed<TeamFact>>,
    pub(super) byes: Vec<Placed<Bye>>,
    pub(super) abnormal: Vec<Placed<Abnormal>>,
    pub(super) accelerations: Vec<Acceleration>,
    pub(super) warnings: Warnings,
    pub(super) last_line: u32,
}

impl Draft {
    /// Reads one line into the draft.
    pub(super) fn line(&mut self, line: &Line, options: &ReadOptions) -> Result<(), TrfError> {
        self.last_line = line.number;
        if line.text.trim().is_empty() || line.text.starts_with('#') {
            return Ok(());
        }
        let code = line.field(1, 3);
        if !code.starts_with(|first: char| first.is_ascii_digit()) {
            if line.length() < 3 {
                return self.unknown(line, options);
            }
            super::decode::check_tabs(line, &mut self.warnings)?;
            return self.extension(code, line);
        }
        match code {
            "001" | "013" | "240" | "250" | "260" | "299" | "300" | "310" | "320" | "330" => {
                super::decode::check_tabs(line, &mut self.warnings)?;
                line.blank(4)?;
                self.table_record(code, line)
            }
            "801" | "802" => Ok(()),
            _ => {
                if !super::records::is_known(code) {
                    return self.unknown(line, options);
                }
                super::decode::check_tabs(line, &mut self.warnings)?;
                line.blank(4)?;
                self.tournament_record(code, line)
            }
        }
    }

    fn unknown(&mut self, line: &Line, options: &ReadOptions) -> Result<(), TrfError> {
        if options.keep_unknown_records {
            self.warnings
                .push(line.number, 1, WarningKind::UnknownRecord);
            return Ok(());
        }
        let code = line.field(1, 3).to_owned();
        Err(line.fault(1, Fault::UnknownRecord { code }))
    }

    fn table_record(&mut self, code: &str, line: &Line) -> Result<(), TrfError> {
        match code {
            "001" => self.player_record(line),
            "013" => self.old_team_record(line),
            "310" => self.team_record(line),
            "240" => self.bye_record(line),
            "250" => self.acceleration_record(line),
            "260" => self.prohibition_record(line),
            "299" => self.abnormal_record(line),
            "300" => self.order_record(line),
            "320" => self.pairing_bye_record(line),
            _ => self.forfeit_record(line),
        }
    }

    /// The place in `players` of a starting number.
    pub(super) fn position(&self, number: u16) -> Option<usize> {
        let at = *self.by_number.get(usize::from(number))?;
        usize::try_from(at).ok()?.checked_sub(1)
    }

    /// Whether this is an event of teams: they are in record 310, or the header says so.
    pub(super) fn is_team_event(&self) -> bool {
        let team = |text: &str| text.to_ascii_lowercase().contains("team");
        !self.teams.is_empty()
            || !self.old_teams.is_empty()
                && (self.team_count > 0 || team(&self.type_text) || team(&self.type_code))
    }

    /// Checks the whole and makes the tournament.
    pub(super) fn finish(
        mut self,
        options: &ReadOptions,
    ) -> Result<(Tournament, Warnings), TrfError> {
        if self.players.is_empty() {
            return Err(TrfError {
                line: self.last_line.max(1),
                column: 1,
                fault: Fault::NoPlayers,
            });
        }
        self.check_numbers(options)?;
        let recorded = self.check_rounds()?;
        let rounds = self.declared_rounds().unwrap_or(recorded);
        let teams = self.is_team_event();
        if !teams {
            self.apply_byes(rounds)?;
        }
        self.check_games()?;
        self.check_byes(teams);
        let system = self.system.finish();
        if !teams {
            self.apply_abnormal(&system, rounds)?;
        }
        self.check_points(&system, recorded, rounds, options)?;
        let event = self.assemble(system, rounds)?;
        Ok((event, self.warnings))
    }

    fn assemble(&mut self, system: PointSystem, rounds: u16) -> Result<Tournament, TrfError> {
        let teams = self.is_team_event();
        let lines: Vec<_> = std::mem::take(&mut self.players)
            .into_iter()
            .map(|line| (line.player, line.entries))
            .collect();
        let mut event = Tournament::assemble(lines, rounds);
        event.name = std::mem::take(&mut self.name);
        event.start = self.start;
        event.format = format(&self.type_code).or_else(|| format(&self.type_text));
        event.type_code = std::mem::take(&mut self.type_code);
        event.system = system;
        if let Some(points) = self.match_points {
            event.match_points = points;
        }
        event.boards = self.boards;
        event.tie_breaks = if self.tie_breaks_212.is_empty() {
            std::mem::take(&mut self.tie_breaks_202)
        } else {
            std::mem::take(&mut self.tie_breaks_212)
        };
        if teams {
            // Reserves, and players whose opponents stayed away, have no opponent of their own.
            self.warnings.forget(&WarningKind::WithoutOpponent);
            self.add_teams(&mut event)?;
        } else {
            event.boards = 0;
            if let Some(team) = self.old_teams.first() {
                self.warnings.push(team.line, 1, WarningKind::UnusedTeams);
            }
        }
        event
            .check_range()
            .map_err(|error| super::team_check::of_the_whole(&error))?;
        Ok(event)
    }

    pub(super) fn declared_rounds(&self) -> Option<u16> {
        self.rounds_142.or(self.rounds_xxr)
    }
}

/// Swiss or round robin, from the type of the event in words or as a code.
fn format(text: &str) -> Option<Format> {
    let text = text.to_ascii_uppercase();
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    if has(&[
        "ROBIN",
        "BERGER",
        "_RR",
        "RR_",
        "SCHEVENINGEN",
        "PREDETERMINED",
    ]) || text == "RR"
    {
        Some(Format::RoundRobin)
    } else if has(&["SWISS", "DUTCH", "DUBOV", "BURSTEIN", "LIM", "BAKU"]) {
        Some(Format::Swiss)
    } else {
        None
    }
}
