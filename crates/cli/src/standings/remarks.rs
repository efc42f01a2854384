//! What is odd in a tournament file.

use chesslaws::scoring::trf::{Warning, WarningKind};

/// Whether the file contradicts itself or leaves something out, so that somebody has to mend it;
/// other remarks are about spelling.
pub(super) fn is_wrong(warning: &Warning) -> bool {
    match warning.kind {
        WarningKind::OneSided
        | WarningKind::SecondPairingBye { .. }
        | WarningKind::PointsDiffer { .. }
        | WarningKind::TeamPointsDiffer { .. }
        | WarningKind::RoundsDiffer
        | WarningKind::UnknownRecord
        | WarningKind::MissingNumber { .. }
        | WarningKind::ByeIgnored
        | WarningKind::Field { .. } => true,
        WarningKind::NotUtf8
        | WarningKind::TrailingTab
        | WarningKind::Sex { .. }
        | WarningKind::NotBlank { .. }
        | WarningKind::German
        | WarningKind::NoColor
        | WarningKind::WithoutOpponent
        | WarningKind::UnofficialCode { .. }
        | WarningKind::UnequalScore
        | WarningKind::PointsExplained { .. }
        | WarningKind::UnusedTeams
        | WarningKind::TieBreak
        | WarningKind::NameCut
        | WarningKind::Date => false,
    }
}

/// The remark without its place.
pub(super) fn message(kind: &WarningKind) -> String {
    match kind {
        // The event may be complete: the program never refuses a file for its points.
        WarningKind::PointsDiffer { declared, computed } => {
            format!("the file gives {declared} points, the results add up to {computed}")
        }
        kind => kind.to_string(),
    }
}

/// The remark with its place.
pub(super) fn text(warning: &Warning) -> String {
    let more = match warning.count {
        0 | 1 => String::new(),
        count => format!(" (and {} more)", count - 1),
    };
    format!(
        "line {}, column {}: {}{more}",
        warning.line,
        warning.column,
        message(&warning.kind)
    )
}
