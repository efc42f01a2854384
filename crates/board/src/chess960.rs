//! The 960 starting positions (Guidelines II.2 of 2023).

use crate::{Position, Role, Setup};

/// There are starting positions 0 to 959 only.
///
/// ```
/// use chesslaws_board::{Chess960Error, Position};
/// assert_eq!(Position::chess960(960), Err(Chess960Error(960)));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no Chess960 starting position {0}: they are numbered 0 to 959")]
pub struct Chess960Error(
    /// The number asked for.
    pub u16,
);

impl Position {
    /// The Chess960 starting position of this number in Reinhard Scharnagl's numbering; 518 is the
    /// standard array.
    ///
    /// # Errors
    ///
    /// [`Chess960Error`] from 960 on.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// assert_eq!(Position::chess960(518)?, Position::startpos());
    /// assert!(Position::chess960(0)?.to_string().starts_with("bbqnnrkr/"));
    /// # Ok::<(), chesslaws_board::Chess960Error>(())
    /// ```
    pub fn chess960(number: u16) -> Result<Self, Chess960Error> {
        if number >= 960 {
            return Err(Chess960Error(number));
        }
        Ok(Self::try_from(Setup::array(home_array(usize::from(number)))).unwrap_or_default())
    }
}

/// The number is spelt out in mixed radix: light bishop, dark bishop, queen, the two knights; what
/// is left are rook, king, rook.
fn home_array(number: usize) -> [Role; 8] {
    /// The places of the two knights among the five files left.
    const KNIGHTS: [(usize, usize); 10] = [
        (0, 1),
        (0, 2),
        (0, 3),
        (0, 4),
        (1, 2),
        (1, 3),
        (1, 4),
        (2, 3),
        (2, 4),
        (3, 4),
    ];
    let mut home = [None; 8];
    let (number, light) = (number / 4, number % 4);
    let (number, dark) = (number / 4, number % 4);
    let (number, queen) = (number / 6, number % 6);
    home[2 * light + 1] = Some(Role::Bishop);
    home[2 * dark] = Some(Role::Bishop);
    let free = |nth: usize, role: Role, taken: &mut [Option<Role>; 8]| {
        if let Some(slot) = taken.iter_mut().filter(|slot| slot.is_none()).nth(nth) {
            *slot = Some(role);
        }
    };
    free(queen, Role::Queen, &mut home);
    let (first, second) = KNIGHTS[number % 10];
    // The second first: its place is counted among five free files.
    free(second, Role::Knight, &mut home);
    free(first, Role::Knight, &mut home);
    for role in [Role::Rook, Role::King, Role::Rook] {
        free(0, role, &mut home);
    }
    home.map(|role| role.unwrap_or(Role::Rook))
}
