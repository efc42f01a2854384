use super::Setup;
use crate::{Bitboard, Color, File, Rank, Role, Square, attacks, home_rank};

/// What no series of legal moves can have led to (article 3.10.3 of 2023), though a game can well
/// go on from it: composed problems are real input.
///
/// ```
/// use chesslaws_board::{Color, Remark, Setup};
///
/// let setup: Setup = "4k3/8/8/8/8/8/PPPPPPPP/PNBQKBNR w - - 0 1".parse()?;
/// assert!(setup.remarks().contains(Remark::ManyPawns(Color::White)));
/// # Ok::<(), chesslaws_board::FenError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Remark {
    /// A side has more than 16 men.
    #[error("{0} has more than sixteen men")]
    ManyMen(Color),
    /// A side has more than eight pawns.
    #[error("{0} has more than eight pawns")]
    ManyPawns(Color),
    /// A side has more promoted pieces than pawns are missing.
    #[error("{0} has more promoted pieces than missing pawns")]
    ManyPromoted(Color),
    /// The pieces on these squares give check together, or alone, as no last move can have left them.
    #[error("no move can have led to the check given here")]
    ImpossibleCheck,
    /// The claimed castling rights fit no starting position: a king in the corner, or kings or rooks
    /// of the two sides that did not begin opposite each other.
    #[error("no starting position allows these castling rights")]
    ImpossibleCastling,
    /// No pawn can just have passed the square named for en passant: it is read as none.
    #[error("no pawn can just have passed {0}")]
    ImpossibleEnPassant(Square),
}

/// The remarks on a set-up, at most one for each kind and side.
///
/// ```
/// use chesslaws_board::Setup;
/// assert!(Setup::startpos().remarks().is_empty());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Remarks {
    found: [Option<Remark>; 8],
}

impl Remarks {
    fn push(&mut self, remark: Remark) {
        if let Some(free) = self.found.iter_mut().find(|slot| slot.is_none()) {
            *free = Some(remark);
        }
    }

    /// Whether there is nothing to remark on.
    ///
    /// ```
    /// use chesslaws_board::Remarks;
    /// assert!(Remarks::default().is_empty());
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.found[0].is_none()
    }

    /// Whether this remark is among them.
    ///
    /// ```
    /// use chesslaws_board::{Remark, Remarks};
    /// assert!(!Remarks::default().contains(Remark::ImpossibleCheck));
    /// ```
    #[must_use]
    pub fn contains(&self, remark: Remark) -> bool {
        self.found.contains(&Some(remark))
    }

    /// The remarks, one after the other.
    ///
    /// ```
    /// use chesslaws_board::Remarks;
    /// assert_eq!(Remarks::default().iter().count(), 0);
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = Remark> + '_ {
        self.found.iter().copied().flatten()
    }
}

impl Setup {
    /// What no game can have led to, in a placement that may well be playable.
    ///
    /// The check is a set of necessary conditions, not a proof game: an empty answer does not mean
    /// that the position can be reached.
    ///
    /// ```
    /// use chesslaws_board::{Remark, Setup, Square};
    /// let setup: Setup = "4k3/8/8/8/8/8/8/4K3 w - e6 0 1".parse()?;
    /// assert!(setup.remarks().contains(Remark::ImpossibleEnPassant(Square::E6)));
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[must_use]
    pub fn remarks(&self) -> Remarks {
        let mut remarks = Remarks::default();
        for color in Color::ALL {
            self.remark_on_material(color, &mut remarks);
        }
        if self.has_impossible_check() {
            remarks.push(Remark::ImpossibleCheck);
        }
        if self.has_impossible_castling() {
            remarks.push(Remark::ImpossibleCastling);
        }
        if let Some(square) = self.en_passant
            && self.possible_en_passant().is_none()
        {
            remarks.push(Remark::ImpossibleEnPassant(square));
        }
        remarks
    }

    fn remark_on_material(&self, color: Color, remarks: &mut Remarks) {
        let count = |role| self.pieces(color, role).len();
        let bishops = self.pieces(color, Role::Bishop);
        let surplus = count(Role::Queen).saturating_sub(1)
            + count(Role::Rook).saturating_sub(2)
            + count(Role::Knight).saturating_sub(2)
            + (bishops & Bitboard::LIGHT).len().saturating_sub(1)
            + (bishops & Bitboard::DARK).len().saturating_sub(1);
        let pawns = count(Role::Pawn);
        if self.colors[color.index()].len() > 16 {
            remarks.push(Remark::ManyMen(color));
        }
        if pawns > 8 {
            remarks.push(Remark::ManyPawns(color));
        } else if pawns + surplus > 8 {
            remarks.push(Remark::ManyPromoted(color));
        }
    }

    /// Both sides begin with their pieces on the same files, the king between its rooks. Rights that
    /// can't even be claimed are an error, not a remark.
    fn has_impossible_castling(&self) -> bool {
        let king_file = |color| {
            let claimed = self.castling & Bitboard::rank(home_rank(color));
            self.pieces(color, Role::King)
                .single()
                .filter(|_| !claimed.is_empty())
                .map(|king| king.file())
        };
        let kings = Color::ALL.map(king_file);
        if kings.contains(&Some(File::A)) || kings.contains(&Some(File::H)) {
            return true;
        }
        let [Some(white), Some(black)] = kings else {
            return false;
        };
        let rooks = |color| {
            let rank = home_rank(color);
            let side = |file: &File| self.castling.contains(Square::new(*file, rank));
            let queen_side = File::ALL
                .into_iter()
                .find(side)
                .filter(|&file| file < white);
            let king_side = File::ALL.into_iter().rev().find(side);
            [queen_side, king_side.filter(|&file| file > white)]
        };
        let differ = |(a, b): (Option<File>, Option<File>)| a.is_some() && b.is_some() && a != b;
        let pairs = rooks(Color::White).into_iter().zip(rooks(Color::Black));
        white != black || pairs.into_iter().any(differ)
    }

    /// One move gives at most two checks, at least one of them along a line opened by it, and never
    /// two along one line; a pawn gives check only after it has moved.
    fn has_impossible_check(&self) -> bool {
        let Some(king) = self.pieces(self.turn, Role::King).single() else {
            return false;
        };
        let checkers = self.attackers_to(king, !self.turn);
        let role = |role: Role| checkers & self.roles[role.index()];
        let steppers = role(Role::Pawn) | role(Role::Knight);
        let home = match self.turn {
            Color::White => Rank::Seventh,
            Color::Black => Rank::Second,
        };
        let unmoved = role(Role::Pawn) & Bitboard::rank(home);
        let aligned = checkers.len() == 2 && {
            let mut pair = checkers.into_iter();
            match (pair.next(), pair.next()) {
                (Some(a), Some(b)) => steppers.is_empty() && attacks::line(a, b).contains(king),
                _ => false,
            }
        };
        checkers.len() > 2 || steppers.has_many() || !unmoved.is_empty() || aligned
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn remarks(fen: &str) -> Remarks {
        fen.parse::<Setup>().expect(fen).remarks()
    }

    #[test]
    fn material() {
        use Color::{Black, White};
        let crowd = remarks("qqqqkqqq/qqqqqqqq/q7/8/8/8/8/4K3 w - - 0 1");
        assert!(crowd.contains(Remark::ManyMen(Black)) && !crowd.contains(Remark::ManyMen(White)));
        let pawns = remarks("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1");
        assert!(pawns.contains(Remark::ManyPawns(White)));
        // Two dark bishops beside eight pawns: one was promoted from nothing.
        let bishops = remarks("4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1");
        assert!(bishops.contains(Remark::ManyPromoted(White)));
        assert!(remarks("4k3/8/8/8/8/8/PPPPPPP1/B1B1K3 w - - 0 1").is_empty());
    }

    #[test]
    fn checks() {
        for fen in [
            "4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1", // two knights
            "4k3/3P1P2/8/8/8/8/8/4K3 b - - 0 1", // two pawns
            "R3k2R/8/8/8/8/8/8/4K3 b - - 0 1",   // along one rank from both sides
            "4k3/8/8/8/8/5n2/3p4/4K3 w - - 0 1", // a pawn and a knight
            "4k3/8/8/8/1b5q/8/8/r3K3 w - - 0 1", // three at once
            "8/4p3/3K4/8/8/8/8/7k w - - 0 1",    // a pawn that has not moved
        ] {
            assert!(remarks(fen).contains(Remark::ImpossibleCheck), "{fen}");
        }
        for fen in [
            "4k3/8/5N2/8/8/8/8/4RK2 b - - 0 1", // a knight uncovers a rook
            "4k3/8/8/8/8/8/8/Q3K2R w K - 0 1",
        ] {
            assert!(remarks(fen).is_empty(), "{fen}");
        }
    }

    #[test]
    fn castling() {
        for fen in [
            "7k/8/8/8/8/8/8/K6R w H - 0 1",
            "r3k3/8/8/8/8/8/8/R2K4 w Aa - 0 1",
            "4k1r1/8/8/8/8/8/8/4K2R w Hg - 0 1",
        ] {
            assert!(remarks(fen).contains(Remark::ImpossibleCastling), "{fen}");
        }
        for fen in [
            "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1",
            "r2k4/8/8/8/8/8/8/4K2R w - - 0 1",
            "rk2r3/8/8/8/8/8/8/RK2R3 w EAea - 0 1",
        ] {
            assert!(remarks(fen).is_empty(), "{fen}");
        }
    }
}
