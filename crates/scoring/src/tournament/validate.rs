use super::RoundResult;
use RoundResult::{
    Absent, Annulled, Draw, ForfeitLoss, ForfeitWin, Loss, Pending, UnratedDraw, UnratedLoss,
    UnratedWin, Win,
};

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
