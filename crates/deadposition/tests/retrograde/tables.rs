//! Tables of few men: who can be helped to a mate, worked out backwards from the mates.

use chesslaws_board::{Color, Piece, Position, Role, Setup, Square};
use std::collections::HashMap;

/// A man beside the kings.
pub(crate) type Man = (Color, Role);

/// Every placement of two kings and some men, and for each which side can mate in the end.
pub(crate) struct Table {
    /// Beside the kings, in the order of `key`.
    men: Vec<Man>,
    /// Bit 0: White can mate. Bit 1: Black can. Bit 2: no such position.
    entries: Vec<u8>,
}

const ILLEGAL: u8 = 4;
const BOTH: u8 = 3;

/// The tables of some men and of all that can become of them by captures and promotions.
pub(crate) struct Tables(HashMap<Vec<Man>, Table>);

impl Tables {
    pub(crate) fn new(men: &[Man]) -> Self {
        let mut tables = Self(HashMap::new());
        tables.add(men);
        tables
    }

    /// The table of these men.
    pub(crate) fn table(&self, men: &[Man]) -> &Table {
        &self.0[&sorted(men.to_vec())]
    }

    /// What can be mated from a position without castling rights: bit 0 for White, bit 1 for Black.
    pub(crate) fn of(&self, position: &Position) -> u8 {
        match position.en_passant() {
            Some(_) => self.look(None, position),
            None => self.entry(None, position),
        }
    }

    fn add(&mut self, men: &[Man]) {
        let men = sorted(men.to_vec());
        if self.0.contains_key(&men) {
            return;
        }
        for (i, &(color, role)) in men.iter().enumerate() {
            let mut fewer = men.clone();
            fewer.remove(i);
            self.add(&fewer);
            if role == Role::Pawn {
                for role in Role::PROMOTIONS {
                    let mut promoted = men.clone();
                    promoted[i] = (color, role);
                    self.add(&promoted);
                    // A capture that promotes.
                    for j in (0..men.len()).filter(|&j| j != i) {
                        let mut both = promoted.clone();
                        both.remove(j);
                        self.add(&both);
                    }
                }
            }
        }
        let table = self.solve(men.clone());
        self.0.insert(men, table);
    }

    /// Goes over the placements, to and fro, until nothing new is found.
    fn solve(&self, men: Vec<Man>) -> Table {
        let mut table = Table::new(men);
        let mut grew = true;
        let mut forth = true;
        while grew {
            grew = false;
            for step in 0..table.entries.len() {
                let index = if forth {
                    step
                } else {
                    table.entries.len() - 1 - step
                };
                let known = table.entries[index];
                if known & ILLEGAL != 0 || known == BOTH {
                    continue;
                }
                let Some(position) = table.position(index) else {
                    continue;
                };
                let now = known | self.look(Some(&table), &position);
                grew |= now != known;
                table.entries[index] = now;
            }
            forth = !forth;
        }
        table
    }

    /// What can be mated from a position, by what is known of those that follow.
    fn look(&self, table: Option<&Table>, position: &Position) -> u8 {
        let mut mates = 0;
        let mut any = false;
        position.for_each_child(|child| {
            any = true;
            mates |= self.entry(table, child);
            // A pawn that can be taken in passing is in no table: what follows is looked at.
            if child.en_passant().is_some() {
                mates |= self.look(table, child);
            }
        });
        if !any && position.is_check() {
            mates |= 1 << (!position.turn()).index();
        }
        mates
    }

    fn entry(&self, table: Option<&Table>, position: &Position) -> u8 {
        let placed = placed(position);
        let men: Vec<Man> = placed.iter().map(|&(man, _)| man).collect();
        let table = match table.filter(|table| table.men == men) {
            Some(table) => table,
            None => &self.0[&men],
        };
        table.entries[table.index(position, &placed)]
    }
}

impl Table {
    fn new(men: Vec<Man>) -> Self {
        let mut table = Self {
            entries: Vec::new(),
            men,
        };
        table.entries = vec![0; table.king_squares().len() << (6 * (table.men.len() + 1) + 1)];
        for index in 0..table.entries.len() {
            if table.position(index).is_none() {
                table.entries[index] = ILLEGAL;
            }
        }
        table
    }

    /// Where the black king stands. Without pawns the board has eight symmetries, with them two.
    fn king_squares(&self) -> &'static [usize] {
        if self.has_pawns() { &HALF } else { &TRIANGLE }
    }

    fn has_pawns(&self) -> bool {
        self.men.iter().any(|man| man.1 == Role::Pawn)
    }

    /// Every `step`th position that is legal, with what can be mated from it.
    pub(crate) fn known(&self, step: usize) -> impl Iterator<Item = (Position, u8)> {
        (0..self.entries.len())
            .step_by(step)
            .filter_map(|index| Some((self.position(index)?, self.entries[index])))
    }

    /// The position of a number; `None` if it is not legal, or the same as another number's.
    fn position(&self, index: usize) -> Option<Position> {
        let turn = Color::ALL[index & 1];
        let mut rest = index >> 1;
        let mut square = || {
            let square = rest & 63;
            rest >>= 6;
            square
        };
        let white = square();
        let squares: Vec<usize> = self.men.iter().map(|_| square()).collect();
        let black = self.king_squares()[rest];
        let mut setup = Setup::empty();
        setup.turn = turn;
        let mut place = |(color, role), square: usize| {
            let square = Square::ALL[square];
            let free = setup.piece_at(square).is_none();
            setup.place(square, Piece { color, role });
            free
        };
        let mut sound = place((Color::White, Role::King), white);
        sound &= place((Color::Black, Role::King), black);
        for (i, (&man, &at)) in self.men.iter().zip(&squares).enumerate() {
            // Two men of a kind count once.
            sound &= i == 0 || self.men[i - 1] != man || squares[i - 1] < at;
            sound &= place(man, at);
        }
        sound.then(|| Position::try_from(setup).ok())?
    }

    fn index(&self, position: &Position, placed: &[(Man, Square)]) -> usize {
        let black = position.king(Color::Black).index();
        let turn = if self.has_pawns() {
            Turn::to_queen_side(black)
        } else {
            Turn::of(black)
        };
        let king = turn.of_square(black);
        let squares = self.king_squares().iter();
        let mut index = squares.take_while(|&&square| square != king).count();
        let mut squares: Vec<usize> = placed
            .iter()
            .map(|&(_, square)| turn.of_square(square.index()))
            .collect();
        for (i, pair) in self.men.windows(2).enumerate() {
            if pair[0] == pair[1] && squares[i] > squares[i + 1] {
                squares.swap(i, i + 1);
            }
        }
        for &square in squares.iter().rev() {
            index = index << 6 | square;
        }
        index = index << 6 | turn.of_square(position.king(Color::White).index());
        index << 1 | position.turn().index()
    }
}

const TRIANGLE: [usize; 10] = [0, 1, 2, 3, 9, 10, 11, 18, 19, 27];
/// Files a to d.
const HALF: [usize; 32] = {
    let mut squares = [0; 32];
    let mut i = 0;
    while i < 32 {
        squares[i] = i / 4 * 8 + i % 4;
        i += 1;
    }
    squares
};

/// A symmetry of the board, chosen so that it brings a square into the triangle a1, d1, d4.
struct Turn {
    mask: usize,
    swap: bool,
}

impl Turn {
    fn of(square: usize) -> Self {
        let mask = if square & 7 > 3 { 7 } else { 0 } | if square >> 3 > 3 { 56 } else { 0 };
        let square = square ^ mask;
        Self {
            mask,
            swap: square >> 3 > square & 7,
        }
    }

    /// Left and right alone, for pawns know up from down.
    const fn to_queen_side(square: usize) -> Self {
        Self {
            mask: if square & 7 > 3 { 7 } else { 0 },
            swap: false,
        }
    }

    const fn of_square(&self, square: usize) -> usize {
        let square = square ^ self.mask;
        if self.swap {
            (square & 7) << 3 | square >> 3
        } else {
            square
        }
    }
}

fn sorted(mut men: Vec<Man>) -> Vec<Man> {
    men.sort_by_key(|&(color, role)| (color.index(), role.index()));
    men
}

/// The men beside the kings, in the order of the tables.
fn placed(position: &Position) -> Vec<(Man, Square)> {
    let mut placed: Vec<(Man, Square)> = position
        .occupied()
        .into_iter()
        .filter_map(|square| {
            let piece = position.piece_at(square)?;
            (piece.role != Role::King).then_some(((piece.color, piece.role), square))
        })
        .collect();
    placed.sort_by_key(|&((color, role), square)| (color.index(), role.index(), square.index()));
    placed
}

/// A man of White's.
pub(crate) const fn white(role: Role) -> Man {
    (Color::White, role)
}

/// A man of Black's.
pub(crate) const fn black(role: Role) -> Man {
    (Color::Black, role)
}
