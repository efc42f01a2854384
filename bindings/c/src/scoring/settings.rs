//! What an event announces: its points, its tie-breaks, how it is played.

use super::builder::{chesslaws_tournament_builder, small};
use super::points::chesslaws_point_table;
use super::rating::date;
use crate::color::nth;
use crate::handle;
use crate::pointer::{borrow, borrowed, check_reserved, write};
use crate::status::{chesslaws_error, chesslaws_status};
use crate::text::chesslaws_text;
use facade::laws::Points;
use facade::scoring::points::PointSystem;
use facade::scoring::{Format, TieBreak, Tournament};

/// The value of `chesslaws_tournament_settings.format` where nothing is said.
pub const CHESSLAWS_NO_FORMAT: u32 = 0xffff;

/// What an event announces. Begin with `chesslaws_tournament_settings_init` and change what is to be
/// changed. Its texts are the caller's and are needed for the call only.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_tournament_settings {
    /// A `chesslaws_tournament_format`, or `CHESSLAWS_NO_FORMAT`.
    pub format: u32,
    /// The day on which it began, as the number YYYYMMDD; 0 where it is not known.
    pub start: u32,
    /// How many boards a match of teams has; 0 for as many as the longest match shows.
    pub boards: u32,
    /// The match points of teams for a win, a draw and a loss, in hundredths.
    pub match_points: [i32; 3],
    /// What results are worth.
    pub points: chesslaws_point_table,
    /// The tie-breaks in their order, such as `DE,BH/C1,SB`; no text for none.
    pub tie_breaks: chesslaws_text,
    /// Must be zero.
    pub reserved: [u64; 4],
}

const FORMATS: [Format; 2] = [Format::Swiss, Format::RoundRobin];

/// Sets settings to what an event has unless it announces otherwise: one point, one half, nothing; match
/// points 2, 1, 0; no tie-breaks; nothing said of the format and the day.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_tournament_settings_init(
    settings: *mut chesslaws_tournament_settings,
) -> chesslaws_status {
    entry!({
        let usual = chesslaws_tournament_settings {
            format: CHESSLAWS_NO_FORMAT,
            start: 0,
            boards: 0,
            match_points: Tournament::MATCH_POINTS.map(Points::hundredths),
            points: PointSystem::STANDARD.into(),
            tie_breaks: chesslaws_text::NONE,
            reserved: [0; 4],
        };
        write(settings, usual)?;
    })
}

/// Announces the settings of an event. What nothing is said of stays as it was: the format, the day,
/// the tie-breaks.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_tournament_builder_settings(
    builder: *mut chesslaws_tournament_builder,
    settings: *const chesslaws_tournament_settings,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let given = borrow(settings)?;
        check_reserved(&given.reserved)?;
        check_reserved(&given.points.reserved.map(u64::from))?;
        let format = match given.format {
            CHESSLAWS_NO_FORMAT => None,
            number => Some(nth(&FORMATS, number, "a chesslaws_tournament_format")?),
        };
        let start = match given.start {
            0 => None,
            day => Some(date(day)?),
        };
        let boards = small(given.boards, "boards")?;
        let tie_breaks = borrowed(&given.tie_breaks)?
            .map(TieBreak::parse_list)
            .transpose()?;
        handle::change(builder, |draft| {
            let builder = &mut draft.builder;
            if let Some(format) = format {
                builder.format(format);
            }
            if let Some(start) = start {
                builder.start(start);
            }
            if let Some(tie_breaks) = tie_breaks {
                builder.tie_breaks(tie_breaks);
            }
            builder
                .boards(boards)
                .match_points(given.match_points.map(Points::from_hundredths))
                .system((&given.points).into());
            Ok(())
        })?;
    })
}
