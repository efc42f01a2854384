//! Durations as people write them.

use core::fmt;
use core::time::Duration;

/// Prints a duration in hours, minutes and seconds: `1 h`, `2 min`, `1 min 30 s`, `0 min`.
pub(crate) struct Plain(pub(crate) Duration);

impl fmt::Display for Plain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_secs();
        let parts = [(seconds / 3600, "h"), (seconds / 60 % 60, "min")];
        let mut written = false;
        for (count, unit) in parts {
            if count > 0 {
                write!(f, "{}{count} {unit}", if written { " " } else { "" })?;
                written = true;
            }
        }
        let (rest, millis) = (seconds % 60, self.0.subsec_millis());
        let gap = if written { " " } else { "" };
        match (rest, millis) {
            (0, 0) if written => Ok(()),
            (0, 0) => f.write_str("0 min"),
            (_, 0) => write!(f, "{gap}{rest} s"),
            _ => write!(f, "{gap}{rest}.{millis:03} s"),
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use std::string::ToString;

    #[test]
    fn durations_print_in_their_largest_units() {
        for (ms, text) in [
            (0, "0 min"),
            (30_000, "30 s"),
            (60_000, "1 min"),
            (90_000, "1 min 30 s"),
            (3_600_000, "1 h"),
            (5_400_000, "1 h 30 min"),
            (2_500, "2.500 s"),
            (3_600_001, "1 h 0.001 s"),
        ] {
            assert_eq!(Plain(Duration::from_millis(ms)).to_string(), text);
        }
    }
}
