//! The points of the event: record 162 and the extension `XXS`.

use super::line::{Line, parse_points};
use super::{Fault, TrfError};
use crate::points::PointSystem;
use chesslaws_laws::Points;

/// The values that were named; the others follow from them.
#[derive(Default)]
pub(super) struct SystemDraft {
    white_win: Option<Points>,
    black_win: Option<Points>,
    white_draw: Option<Points>,
    black_draw: Option<Points>,
    white_loss: Option<Points>,
    black_loss: Option<Points>,
    forfeit_win: Option<Points>,
    forfeit_loss: Option<Points>,
    full_bye: Option<Points>,
    half_bye: Option<Points>,
    zero_bye: Option<Points>,
    pairing_bye: Option<Points>,
    unknown: Option<Points>,
}

impl SystemDraft {
    /// Record 162: symbols and values in groups of nine columns.
    pub(super) fn record(&mut self, line: &Line) -> Result<(), TrfError> {
        for (column, symbol, points) in groups(line)? {
            match symbol {
                "W" => self.wins(points),
                "D" => self.draws(points),
                "L" => self.losses(points),
                // Some programs write Z for the absence.
                "A" | "Z" => (self.forfeit_loss, self.zero_bye) = (Some(points), Some(points)),
                "P" => self.pairing_bye = Some(points),
                "X" => self.unknown = Some(points),
                _ => {
                    let fault = Fault::Field {
                        expected: "one of W, D, L, A, P, X",
                        found: symbol.to_owned(),
                    };
                    return Err(line.fault(column, fault));
                }
            }
        }
        Ok(())
    }

    /// `XXS`: assignments such as `WW=1.0 BD=0.5 PAB=0.5`.
    pub(super) fn extension(&mut self, line: &Line) -> Result<(), TrfError> {
        let mut column = 4;
        for piece in line.field(4, line.length()).split(' ') {
            let width = u32::try_from(piece.chars().count()).unwrap_or(u32::MAX);
            if !piece.is_empty() {
                // As wide as in record 162, so that no table is larger than its columns.
                let fault = Fault::Field {
                    expected: "an assignment such as WW=1.0",
                    found: piece.to_owned(),
                };
                let assignment = piece.split_once('=');
                let assignment = assignment.filter(|(_, value)| value.len() <= 4);
                let assignment =
                    assignment.and_then(|(name, value)| Some((name, parse_points(value)?)));
                let known = assignment.is_some_and(|(name, points)| self.assign(name, points));
                if !known {
                    return Err(line.fault(column, fault));
                }
            }
            column = column.saturating_add(width).saturating_add(1);
        }
        Ok(())
    }

    fn assign(&mut self, name: &str, points: Points) -> bool {
        match name.to_ascii_uppercase().as_str() {
            "W" => self.wins(points),
            "D" => self.draws(points),
            "L" => self.losses(points),
            "WW" => self.white_win = Some(points),
            "BW" => self.black_win = Some(points),
            "WD" => self.white_draw = Some(points),
            "BD" => self.black_draw = Some(points),
            "WL" => self.white_loss = Some(points),
            "BL" => self.black_loss = Some(points),
            "FW" => self.forfeit_win = Some(points),
            "FL" => self.forfeit_loss = Some(points),
            "FPB" => self.full_bye = Some(points),
            "HPB" => self.half_bye = Some(points),
            "ZPB" => self.zero_bye = Some(points),
            "PAB" => self.pairing_bye = Some(points),
            _ => return false,
        }
        true
    }

    fn wins(&mut self, points: Points) {
        (self.white_win, self.black_win) = (Some(points), Some(points));
    }

    fn draws(&mut self, points: Points) {
        (self.white_draw, self.black_draw) = (Some(points), Some(points));
    }

    fn losses(&mut self, points: Points) {
        (self.white_loss, self.black_loss) = (Some(points), Some(points));
    }

    /// The table: byes and forfeits follow the games where they are not named.
    pub(super) fn finish(&self) -> PointSystem {
        let mut system = PointSystem::STANDARD;
        let set = |slot: &mut Points, value: Option<Points>| *slot = value.unwrap_or(*slot);
        set(&mut system.white.win, self.white_win);
        set(&mut system.black.win, self.black_win);
        set(&mut system.white.draw, self.white_draw);
        set(&mut system.black.draw, self.black_draw);
        set(&mut system.white.loss, self.white_loss);
        set(&mut system.black.loss, self.black_loss);
        let (win, draw) = (system.win(), system.draw());
        system.forfeit_win = self.forfeit_win.unwrap_or(win);
        system.full_bye = self.full_bye.unwrap_or(win);
        system.pairing_bye = self.pairing_bye.unwrap_or(win);
        system.half_bye = self.half_bye.unwrap_or(draw);
        // TRF26: an absence gives nothing unless a value is named, whatever a loss gives.
        system.forfeit_loss = self.forfeit_loss.unwrap_or(Points::ZERO);
        system.zero_bye = self.zero_bye.unwrap_or(Points::ZERO);
        system.unknown = self.unknown.unwrap_or(Points::ZERO);
        system
    }
}

/// Record 362: match points for a win, a draw and a loss.
pub(super) fn match_points(line: &Line) -> Result<[Points; 3], TrfError> {
    let mut points = crate::Tournament::MATCH_POINTS;
    for (column, symbol, value) in groups(line)? {
        let slot = match symbol {
            "TW" => &mut points[0],
            "TD" => &mut points[1],
            "TL" => &mut points[2],
            _ => {
                let fault = Fault::Field {
                    expected: "one of TW, TD, TL",
                    found: symbol.to_owned(),
                };
                return Err(line.fault(column, fault));
            }
        };
        *slot = value;
    }
    Ok(points)
}

/// The groups of records 162 and 362 with the column of each symbol.
fn groups<'a>(line: &Line<'a>) -> Result<Vec<(u32, &'a str, Points)>, TrfError> {
    let mut list = Vec::new();
    let mut column = 5;
    while column <= line.length() {
        let symbol = line.field(column, column + 1).trim();
        let points = line.points(column + 2, column + 5)?;
        match (symbol.is_empty(), points) {
            (true, None) => {}
            (false, Some(points)) => list.push((column, symbol, points)),
            _ => return Err(line.bad_field(column, column + 5, "a symbol with its points")),
        }
        for between in 6..9 {
            line.blank(column + between)?;
        }
        column += 9;
    }
    Ok(list)
}
