//! A row too few or too many on a sheet.

use super::{Entry, Known, Limits, Reconstruction, ReconstructionError, ScoreSheet, reconstruct};
use alloc::vec::Vec;
use chesslaws_laws::Color;

/// A row that a player left out or wrote twice, so that all later entries stand in a wrong row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slip {
    /// Which sheet, from 0.
    pub sheet: usize,
    /// The number of the row.
    pub number: u64,
    /// What happened.
    pub kind: SlipKind,
    /// The sheet with its rows put right: two blank entries put in, or two entries taken out.
    pub corrected: ScoreSheet,
    /// How many entries are still wrong.
    pub departures: usize,
}

/// What happened to a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SlipKind {
    /// The move of this number was not written, and the next one stands in its row.
    LeftOut,
    /// What stands in this row does not belong there, and the move of this number stands in the
    /// next one.
    TooMany,
}

/// What [`find_slips`] found.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Slips {
    /// Each single slip that leaves the fewest entries wrong, and fewer than no slip does. Several
    /// are not a choice that was made: any of them can have happened.
    pub found: Vec<Slip>,
    /// How many possible slips were not decided within [`Limits::positions`].
    pub undecided: usize,
}

/// Looks for a single row, left out or too many on one sheet, that explains why the sheets do not
/// agree.
///
/// Every row of every sheet is tried, each with the work that [`reconstruct`] is allowed.
///
/// # Errors
///
/// As [`reconstruct`], but for [`ReconstructionError::Undecided`], which is counted.
///
/// ```
/// use chesslaws_notation::sheet::{Known, Limits, ScoreSheet, SlipKind, find_slips};
///
/// let white = ScoreSheet::read("Language: en\n1. e4 e5 2. Nf3 Nc6 3. Nxe5 Nxe5 4. d4\n")?;
/// let black = ScoreSheet::read("Language: en\n1. e4 e5 2. Nxe5 Nxe5 3. d4\n")?;
/// let slips = find_slips(&[&white, &black], &Known::default(), &Limits::default())?;
/// let [slip] = slips.found.as_slice() else { panic!("one row") };
/// assert_eq!((slip.sheet, slip.number, slip.kind), (1, 2, SlipKind::LeftOut));
/// assert_eq!(slip.departures, 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn find_slips(
    sheets: &[&ScoreSheet],
    known: &Known,
    limits: &Limits,
) -> Result<Slips, ReconstructionError> {
    let mut limits = Limits {
        slack: 0,
        readings: 1,
        ..*limits
    };
    let mut slips = Slips::default();
    let mut fewest = match departures(sheets, known, &limits) {
        Err(ReconstructionError::Undecided { .. }) => None,
        answer => answer?,
    };
    for (at, sheet) in sheets.iter().enumerate() {
        for (ply, kind) in possible(sheet) {
            let mut corrected = (*sheet).clone();
            put_right(&mut corrected.entries, ply, kind);
            // More than the fewest so far is of no interest.
            let most = fewest.and_then(|fewest| u32::try_from(fewest).ok());
            limits.departures = most.unwrap_or(u32::MAX).min(limits.departures);
            let mut all = sheets.to_vec();
            if let Some(place) = all.get_mut(at) {
                *place = &corrected;
            }
            let found = match departures(&all, known, &limits) {
                Ok(found) => found,
                Err(ReconstructionError::Undecided { .. }) => {
                    slips.undecided += 1;
                    continue;
                }
                // The corrected sheet is longer than the game.
                Err(_) => continue,
            };
            let Some(departures) = found else { continue };
            if fewest.is_none_or(|fewest| departures < fewest) {
                slips.found.clear();
                fewest = Some(departures);
            } else if slips.found.is_empty() || fewest != Some(departures) {
                continue;
            }
            slips.found.push(Slip {
                sheet: at,
                number: sheet.number_and_player(ply).0,
                kind,
                corrected,
                departures,
            });
        }
    }
    Ok(slips)
}

/// How many entries are wrong at least; `None` if no game agrees within the limits.
fn departures(
    sheets: &[&ScoreSheet],
    known: &Known,
    limits: &Limits,
) -> Result<Option<usize>, ReconstructionError> {
    Ok(match reconstruct(sheets, known, limits)? {
        Reconstruction::Unique(reading) => Some(reading.departures.len()),
        Reconstruction::Ambiguous(ambiguity) => ambiguity
            .readings
            .first()
            .map(|reading| reading.departures.len()),
        Reconstruction::Impossible(_) => None,
    })
}

/// The plies (from 0) at which a row begins, with both kinds of slips.
fn possible(sheet: &ScoreSheet) -> impl Iterator<Item = (usize, SlipKind)> {
    let rows =
        (0..sheet.entries.len()).filter(|&ply| sheet.number_and_player(ply).1 == Color::White);
    rows.flat_map(|ply| [(ply, SlipKind::LeftOut), (ply, SlipKind::TooMany)])
}

fn put_right(entries: &mut Vec<Entry>, ply: usize, kind: SlipKind) {
    match kind {
        SlipKind::LeftOut => {
            entries.splice(ply..ply, [Entry::default(), Entry::default()]);
        }
        SlipKind::TooMany => {
            entries.drain(ply..(ply + 2).min(entries.len()));
        }
    }
}
