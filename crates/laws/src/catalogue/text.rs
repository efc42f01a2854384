//! An entry as text for people.

use super::{Entry, Value};
use crate::time::Plain;
use core::fmt;
use core::time::Duration;

/// The entry for people: one paragraph a subject, unwrapped, without a trailing line break.
/// An entry that is not confirmed says so.
impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}  {}", self.article, self.title)?;
        if !self.certain {
            write!(
                f,
                "\nNOT CONFIRMED: content or number could not be verified."
            )?;
        }
        write!(f, "\n{} ({})", self.kind, self.room)?;
        if self.is_commentary() {
            f.write_str("\nA commentary: a recommendation to the arbiter, not law.")?;
        }
        write!(f, "\n\n{}", self.summary)?;
        self.numbers(f)?;
        write!(f, "\n\nExample: {}", self.behaviour)?;
        if let Some(base) = self.base_2001 {
            write!(f, "\n\nDescends from: fide-2001 {base}")?;
        }
        paragraph(f, "Changed since 2001", self.change)?;
        if let Some((first, rest)) = self.see.split_first() {
            write!(f, "\n\nSee: {first}")?;
            rest.iter().try_for_each(|number| write!(f, ", {number}"))?;
        }
        paragraph(f, "Note", self.note)?;
        paragraph(f, "Source", self.source)
    }
}

impl Entry {
    fn numbers(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (name, value)) in self.params.iter().enumerate() {
            let lead = if index == 0 { "\n\nValues: " } else { ", " };
            match (name.strip_suffix("_ms"), value) {
                (Some(name), Value::Integer(ms)) if *ms >= 0 => {
                    let time = Duration::from_millis(ms.unsigned_abs());
                    write!(f, "{lead}{name} = {}", Plain(time))?;
                }
                _ => write!(f, "{lead}{name} = {value}")?,
            }
        }
        Ok(())
    }
}

fn paragraph(f: &mut fmt::Formatter<'_>, name: &str, text: Option<&str>) -> fmt::Result {
    match text {
        Some(text) => write!(f, "\n\n{name}: {text}"),
        None => Ok(()),
    }
}
