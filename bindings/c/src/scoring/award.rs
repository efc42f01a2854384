//! Games of a tournament whose points the arbiter has changed.

use super::builder::chesslaws_tournament_builder;
use super::result::pairing;
use crate::color::color;
use crate::game::ruling::chesslaws_score_change;
use crate::handle;
use crate::laws::edition;
use crate::pointer::{borrow, check_reserved, slice};
use crate::status::{Failure, chesslaws_error, chesslaws_status};
use facade::laws::{Points, Score};
use facade::scoring::points::{GameAward, PenaltyError};

/// What was done to the points of a game after it was played. Begin with zeros.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_award_change {
    /// A `chesslaws_score_change`: raised (12.9.4 of 2023), reduced (12.9.5), declared lost (12.9.6),
    /// both lost (11.8), corrected (8.7), annulled or replayed.
    pub kind: u32,
    /// A `chesslaws_color`: whose points were raised or reduced, or who was declared to have lost.
    pub side: u32,
    /// In hundredths: by how much the points were raised or reduced, or what the opponent of who was
    /// declared to have lost gets.
    pub points: i32,
    /// White's points in hundredths where the game was corrected or replayed.
    pub white: i32,
    /// Black's points in hundredths where the game was corrected or replayed.
    pub black: i32,
    /// Must be zero.
    pub reserved: [u32; 3],
}

/// The points of a game and what the arbiter has done to them. Begin with zeros
/// (`chesslaws_award award = {0};`) and set at least the edition. What it points to is the caller's
/// and is needed for the call only.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_award {
    /// The `chesslaws_edition` that says which scores a game may have.
    pub edition: u32,
    /// White's points over the board in hundredths, out of the event's table: 100, 50 or 0 unless it
    /// announces otherwise.
    pub white: i32,
    /// Black's points over the board.
    pub black: i32,
    /// How many changes there are.
    pub change_count: u32,
    /// The changes in their order, NULL for none.
    pub changes: *const chesslaws_award_change,
    /// Must be zero.
    pub reserved: [u64; 4],
}

const RAISED: u32 = chesslaws_score_change::Raised as u32;
const REDUCED: u32 = chesslaws_score_change::Reduced as u32;
const DECLARED_LOST: u32 = chesslaws_score_change::DeclaredLost as u32;
const BOTH_LOST: u32 = chesslaws_score_change::BothLost as u32;
const CORRECTED: u32 = chesslaws_score_change::Corrected as u32;
const ANNULLED: u32 = chesslaws_score_change::Annulled as u32;
const REPLAYED: u32 = chesslaws_score_change::Replayed as u32;

impl From<PenaltyError> for Failure {
    fn from(error: PenaltyError) -> Self {
        Self::new(chesslaws_status::ResultRefused, error)
    }
}

fn score(white: i32, black: i32) -> Score {
    Score {
        white: Points::from_hundredths(white),
        black: Points::from_hundredths(black),
    }
}

impl chesslaws_award_change {
    fn apply(&self, award: &mut GameAward) -> Result<(), Failure> {
        check_reserved(&self.reserved.map(u64::from))?;
        let points = Points::from_hundredths(self.points);
        let score = score(self.white, self.black);
        match self.kind {
            RAISED => award.raise(color(self.side)?, points)?,
            REDUCED => award.reduce(color(self.side)?, points)?,
            DECLARED_LOST => award.declare_lost(color(self.side)?, points)?,
            BOTH_LOST => award.both_lose()?,
            CORRECTED => award.correct(score)?,
            ANNULLED => award.annul()?,
            REPLAYED => award.replay(score)?,
            found => {
                return Err(Failure::new(
                    chesslaws_status::InvalidArgument,
                    format_args!(
                        "expected a chesslaws_score_change that an arbiter makes, found {found}"
                    ),
                ));
            }
        }
        Ok(())
    }
}

/// Records a game with what the arbiter has done to its points: ratings use what happened over the
/// board, the standings what was awarded. A game that was annulled counts for nobody.
///
/// The points are those of the event's table, so its settings come first. A score that the edition does
/// not give a game and a change that can't be made are refused as `CHESSLAWS_STATUS_RESULT_REFUSED`,
/// everything else as by `chesslaws_tournament_builder_game`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_tournament_builder_awarded_game(
    builder: *mut chesslaws_tournament_builder,
    round: u32,
    white: u32,
    black: u32,
    award: *const chesslaws_award,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let (round, white, black) = pairing(round, white, black)?;
        let given = borrow(award)?;
        check_reserved(&given.reserved)?;
        let edition = edition(given.edition)?;
        let changes = slice(given.changes, given.change_count as usize)?;
        handle::change(builder, |draft| {
            let system = draft.builder.point_system();
            let mut award = GameAward::new(system, edition, score(given.white, given.black))?;
            for change in changes {
                change.apply(&mut award)?;
            }
            draft.builder.awarded_game(round, white, black, &award)?;
            Ok(())
        })?;
    })
}
