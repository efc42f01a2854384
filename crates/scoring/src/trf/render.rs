//! From a tournament to the lines of a file.

use super::document::Record;
use super::format::Version;
use crate::points::PointSystem;
use crate::tournament::TeamFact;
use crate::{Entry, MatchKind, Player, RoundResult, Tournament};
use chesslaws_laws::{Color, Points};

/// Whether a line has a code that TRF16 does not know.
pub(super) fn is_new(line: &str) -> bool {
    matches!(
        line.get(..3),
        Some(
            "142"
                | "152"
                | "162"
                | "172"
                | "182"
                | "192"
                | "202"
                | "212"
                | "222"
                | "240"
                | "250"
                | "260"
                | "299"
                | "300"
                | "310"
                | "320"
                | "330"
                | "352"
                | "362"
        )
    )
}

/// What a record is about: the player's number for 001, else the code.
pub(super) fn key(record: &Record) -> String {
    match record.player {
        Some(number) => format!("001 {number}"),
        None => record.code().to_owned(),
    }
}

/// All lines of a tournament.
pub(super) fn document(event: &Tournament, version: Version) -> Vec<Record> {
    let mut lines = header(event, version);
    let players = event.players.iter().enumerate().map(|(at, player)| Record {
        text: player_line(event, player, event.row(at)),
        player: Some(player.number),
    });
    let mut records: Vec<Record> = lines.drain(..).map(plain).collect();
    records.extend(players);
    if version == Version::Trf26 {
        records.extend(penalties(event).into_iter().map(plain));
    }
    records.extend(teams(event, version).into_iter().map(plain));
    records
}

fn plain(text: String) -> Record {
    Record { text, player: None }
}

fn header(event: &Tournament, version: Version) -> Vec<String> {
    let mut lines = vec![format!("012 {}", event.name)];
    if let Some(start) = event.start {
        lines.push(format!("042 {start}"));
    }
    lines.push(format!("062 {}", event.players.len()));
    let rated = event
        .players
        .iter()
        .filter(|player| player.rating.is_some());
    lines.push(format!("072 {}", rated.count()));
    if !event.teams.is_empty() {
        lines.push(format!("082 {}", event.teams.len()));
    }
    let who = if event.teams.is_empty() {
        "Individual"
    } else {
        "Team"
    };
    match event.format {
        Some(crate::Format::Swiss) => lines.push(format!("092 {who}: Swiss-System")),
        Some(crate::Format::RoundRobin) => lines.push(format!("092 {who}: Round-Robin")),
        None => {}
    }
    if version == Version::Trf16 {
        lines.push(format!("XXR {}", event.rounds));
        if event.system != PointSystem::STANDARD {
            lines.push(extension_system(&event.system));
        }
        return lines;
    }
    lines.push(format!("142 {}", event.rounds));
    if event.system != PointSystem::STANDARD {
        let plain = plain_system(&event.system);
        lines.push(plain.unwrap_or_else(|| extension_system(&event.system)));
    }
    if !event.type_code.is_empty() {
        lines.push(format!("192 {}", event.type_code));
    }
    if !event.tie_breaks.is_empty() {
        let codes: Vec<String> = event.tie_breaks.iter().map(ToString::to_string).collect();
        lines.push(format!("202 {}", codes.join(",")));
    }
    if !event.teams.is_empty() {
        let colors = ["W", "B"].iter().cycle().take(usize::from(event.boards));
        lines.push(format!("352 {}", colors.copied().collect::<String>()));
        if event.match_points != Tournament::MATCH_POINTS {
            let symbols = ["TW", "TD", "TL"].iter().zip(event.match_points);
            let group =
                |(symbol, points): (&&str, Points)| format!("{symbol}{:>4}", tenths(points));
            let groups: Vec<String> = symbols.map(group).collect();
            lines.push(format!("362 {}", groups.join("   ")));
        }
    }
    lines
}

/// Record 162, if it can say the whole table.
fn plain_system(system: &PointSystem) -> Option<String> {
    let games = system.white == system.black;
    let wins = system.forfeit_win == system.white.win && system.full_bye == system.white.win;
    let rest = system.half_bye == system.white.draw && system.zero_bye == system.forfeit_loss;
    if !(games && wins && rest) {
        return None;
    }
    let groups = [
        ('W', system.white.win),
        ('D', system.white.draw),
        ('L', system.white.loss),
        ('A', system.zero_bye),
        ('P', system.pairing_bye),
        ('X', system.unknown),
    ];
    let group = |(symbol, points): (char, Points)| format!(" {symbol}{:>4}", tenths(points));
    let groups: Vec<String> = groups.into_iter().map(group).collect();
    Some(format!("162 {}", groups.join("   ")))
}

fn extension_system(system: &PointSystem) -> String {
    let values = [
        ("WW", system.white.win),
        ("BW", system.black.win),
        ("WD", system.white.draw),
        ("BD", system.black.draw),
        ("WL", system.white.loss),
        ("BL", system.black.loss),
        ("FW", system.forfeit_win),
        ("FL", system.forfeit_loss),
        ("FPB", system.full_bye),
        ("HPB", system.half_bye),
        ("ZPB", system.zero_bye),
        ("PAB", system.pairing_bye),
    ];
    let value = |(name, points): (&str, Points)| format!("{name}={}", tenths(points));
    let values: Vec<String> = values.into_iter().map(value).collect();
    format!("XXS {}", values.join(" "))
}

/// Points with the one decimal of the format; finer ones keep two, and the writer refuses them
/// where the columns do not hold them.
pub(super) fn tenths(points: Points) -> String {
    let text = points.to_string();
    if text.contains('.') {
        text
    } else {
        text + ".0"
    }
}

fn player_line(event: &Tournament, player: &Player, entries: &[Entry]) -> String {
    let name: String = player.name.chars().take(33).collect();
    let points = event.points(player.number).map(tenths).unwrap_or_default();
    let number = |number: Option<u16>| number.map_or_else(String::new, |n| n.to_string());
    let mut line = format!(
        "001 {:>4} {}{:>3} {name:<33} {:>4} {:<3} {:>11} {:<10} {points:>4} {:>4}",
        player.number,
        player.sex.unwrap_or(' '),
        player.title,
        number(player.rating),
        player.federation,
        player.id,
        player.birth,
        number(player.declared_rank),
    );
    for entry in entries {
        line.push_str("  ");
        line.push_str(&round_block(entry));
    }
    line.truncate(line.trim_end().len());
    line
}

/// The eight columns of a round.
fn round_block(entry: &Entry) -> String {
    let code = match entry.result {
        RoundResult::Absent => return " ".repeat(8),
        RoundResult::Annulled => return "0000 - Z".to_owned(),
        // A pairing without an opponent says nothing a file could say.
        RoundResult::Pending if entry.opponent.is_none() => return " ".repeat(8),
        result => result.code(),
    };
    let color = entry.color.map_or('-', Color::letter);
    match entry.opponent {
        Some(opponent) => format!("{opponent:>4} {color} {code}"),
        None => format!("0000 - {code}"),
    }
}

/// Record 299 for every penalty and bonus.
fn penalties(event: &Tournament) -> Vec<String> {
    let line = |points: Points, round: u16, number: u16| {
        format!("299          {:>4}  {round:>3} {number:>4}", tenths(points))
    };
    let mut lines = Vec::new();
    for (at, player) in event.players.iter().enumerate() {
        if player.adjustment != Points::ZERO {
            lines.push(line(player.adjustment, 0, player.number));
        }
        for (entry, round) in event.row(at).iter().zip(1..) {
            if entry.adjustment != Points::ZERO {
                lines.push(line(entry.adjustment, round, player.number));
            }
        }
    }
    lines
}

fn teams(event: &Tournament, version: Version) -> Vec<String> {
    let mut lines = Vec::new();
    for team in &event.teams {
        let members: String = team
            .members
            .iter()
            .map(|number| format!(" {number:>4}"))
            .collect();
        let name: String = team.name.chars().take(32).collect();
        if version == Version::Trf16 {
            lines.push(format!("013 {name:<32}{}", members.get(1..).unwrap_or("")));
            continue;
        }
        let matches = event.team_matches(team.number).unwrap_or(&[]);
        let sum = |points: fn(&crate::TeamMatch) -> Points| {
            tenths(matches.iter().map(points).fold(Points::ZERO, |a, b| a + b))
        };
        let rank = team
            .declared_rank
            .map_or_else(String::new, |rank| rank.to_string());
        lines.push(format!(
            "310 {:>3} {name:<32} {:<5} {:>6} {:>6} {:>6} {rank:>3} {members}",
            team.number,
            team.nickname,
            team.strength,
            sum(|m| m.match_points),
            sum(|m| m.game_points),
        ));
    }
    if version == Version::Trf26 {
        lines.extend(event.facts.iter().map(|fact| fact_line(fact, event.rounds)));
    }
    lines
}

fn fact_line(fact: &TeamFact, rounds: u16) -> String {
    match fact {
        TeamFact::Bye { round, team, kind } => {
            let letter = match kind {
                MatchKind::FullBye => 'F',
                MatchKind::HalfBye => 'H',
                _ => 'Z',
            };
            format!("240 {letter} {round:>3} {team:>4}")
        }
        TeamFact::PairingBye {
            round,
            team,
            match_points,
            game_points,
        } => {
            let points = |points: &Option<Points>| points.map(tenths).unwrap_or_default();
            let blanks = "    ".repeat(usize::from(round.min(&rounds) - 1));
            format!(
                "320 {:>4} {:>4} {blanks}{team:>3}",
                points(match_points),
                points(game_points)
            )
        }
        TeamFact::Forfeit {
            round,
            white,
            black,
            winner,
        } => {
            let kind = match winner {
                Some(Color::White) => "+-",
                Some(Color::Black) => "-+",
                None => "--",
            };
            format!("330 {kind} {round:>3} {white:>3} {black:>3}")
        }
        TeamFact::Order {
            round,
            team,
            opponent,
            players,
        } => {
            let players: String = players
                .iter()
                .map(|number| format!(" {number:>4}"))
                .collect();
            format!("300 {round:>3} {team:>3} {opponent:>3}{players}")
        }
        TeamFact::Adjust {
            round,
            team,
            match_points,
            game_points,
        } => format!(
            "299    {:>4}  {:>4}  {:>3} {team:>4}",
            tenths(*match_points),
            tenths(*game_points),
            round.unwrap_or(0)
        ),
    }
}
