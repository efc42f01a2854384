//! Material with which mate is impossible.

use crate::verdict::Material;
use chesslaws_board::{Bitboard, Color, Position, Role};

/// Whether `winner` lacks the material for any checkmate. Only for positions in which the game
/// isn't over: a diagram may show a mate that no game could have reached.
#[inline]
pub(crate) fn insufficient(position: &Position, winner: Color) -> Option<Material> {
    let strong =
        position.roled(Role::Pawn) | position.roled(Role::Rook) | position.roled(Role::Queen);
    let own = position.colored(winner);
    if !(own & strong).is_empty() {
        return None;
    }
    if own.len() == 1 {
        return Some(Material::BareKing);
    }
    let knights = position.roled(Role::Knight);
    let bishops = position.roled(Role::Bishop);
    let enemy = position.colored(!winner);
    if !(own & knights).is_empty() {
        let lone = own.len() == 2 && enemy.len() == position.pieces(!winner, Role::Queen).len() + 1;
        return lone.then_some(Material::LoneKnight);
    }
    let one_colored =
        (bishops & Bitboard::LIGHT).is_empty() || (bishops & Bitboard::DARK).is_empty();
    let no_help = knights.is_empty() && position.roled(Role::Pawn).is_empty();
    (one_colored && no_help).then_some(Material::OneColoredBishops)
}
