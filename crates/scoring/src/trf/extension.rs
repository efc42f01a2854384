//! Lines whose code is no number: extensions of pairing programs, national records, comments.

use super::TrfError;
use super::draft::{Acceleration, Draft};
use super::line::{Line, parse_points};

impl Draft {
    /// Takes in what bears on scores; every other line is kept without being looked at.
    pub(super) fn extension(&mut self, code: &str, line: &Line) -> Result<(), TrfError> {
        match code {
            "XXR" => {
                line.blank(4)?;
                self.rounds_xxr = Some(self.round_count(line, self.rounds_142)?);
            }
            "XXS" => {
                line.blank(4)?;
                self.system.extension(line)?;
            }
            "XXA" => self.extension_acceleration(line),
            _ => {}
        }
        Ok(())
    }

    /// `XXA`: a number and the pairing points of each round. They only explain points that differ
    /// from the results, so what cannot be read explains nothing.
    fn extension_acceleration(&mut self, line: &Line) {
        let mut words = line.rest(4).split_whitespace();
        let Some(number) = words.next().and_then(|word| word.parse().ok()) else {
            return;
        };
        for (round, points) in (1..).zip(words.map_while(parse_points)) {
            self.accelerations.push(Acceleration {
                rounds: (round, round),
                numbers: (number, number),
                points,
            });
        }
    }
}
