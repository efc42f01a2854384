use super::{RoundResult, Tournament, TournamentError};
use RoundResult::{
    Absent, Annulled, Draw, ForfeitLoss, ForfeitWin, Loss, Pending, UnratedDraw, UnratedLoss,
    UnratedWin, Win,
};
use chesslaws_laws::Points;

/// What the results of the two players of one game say together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mirror {
    /// Each is the other's reflection.
    Exact,
    /// Unusual, but the Laws allow it: both lose, or nought against half.
    Unequal,
    /// One of the two has no result yet.
    OneSided,
    /// They cannot both be true.
    Contradiction,
}

/// Compares the results of the two players of one game.
pub(crate) const fn mirror(one: RoundResult, other: RoundResult) -> Mirror {
    match (one, other) {
        (Win, Loss)
        | (Loss, Win)
        | (Draw, Draw)
        | (UnratedWin, UnratedLoss)
        | (UnratedLoss, UnratedWin)
        | (UnratedDraw, UnratedDraw)
        | (ForfeitWin, ForfeitLoss)
        | (ForfeitLoss, ForfeitWin | ForfeitLoss)
        | (Annulled, Annulled)
        | (Pending, Pending) => Mirror::Exact,
        (Loss, Loss | Draw)
        | (Draw, Loss)
        | (UnratedLoss, UnratedLoss | UnratedDraw)
        | (UnratedDraw, UnratedLoss) => Mirror::Unequal,
        (Pending, Absent) | (Absent, Pending) => Mirror::Contradiction,
        (Pending, _) | (_, Pending) => Mirror::OneSided,
        _ => Mirror::Contradiction,
    }
}

impl Tournament {
    /// The most that a round, a match or a penalty may give or take: 10,000 points. With it every
    /// sum and product of a tie-break over 999 rounds is exact.
    const LIMIT: Points = Points::from_hundredths(1_000_000);

    /// Refuses points that tie-breaks could not calculate with exactly.
    pub(crate) fn check_range(&self) -> Result<(), TournamentError> {
        let within = |points: Points| {
            if points > Self::LIMIT || points < -Self::LIMIT {
                return Err(TournamentError::PointsOutOfRange {
                    points,
                    limit: Self::LIMIT,
                });
            }
            Ok(())
        };
        within(self.system.win())?;
        within(self.system.draw())?;
        for player in &self.players {
            within(player.adjustment)?;
        }
        for entry in &self.entries {
            within(self.award(entry))?;
        }
        for entry in &self.matches {
            within(entry.match_points)?;
            within(entry.game_points)?;
        }
        let boards = i32::from(self.boards);
        for points in [self.system.win(), self.system.draw()] {
            within(Points::from_hundredths(
                points.hundredths().saturating_mul(boards),
            ))?;
        }
        self.match_points.into_iter().try_for_each(within)
    }
}
