//! Lines over the board, worked out square by square at compile time.

/// The squares from `square` in one direction up to and with the first occupied one.
const fn ray(square: usize, occupied: u64, files: i32, ranks: i32) -> u64 {
    let (mut file, mut rank) = ((square & 7) as i32 + files, (square >> 3) as i32 + ranks);
    let mut squares = 0;
    while 0 <= file && file < 8 && 0 <= rank && rank < 8 {
        let bit = 1u64 << (rank * 8 + file);
        squares |= bit;
        if occupied & bit != 0 {
            break;
        }
        file += files;
        rank += ranks;
    }
    squares
}

/// What a bishop (`diagonal`) or rook on `square` attacks.
pub(crate) const fn attacks(square: usize, occupied: u64, diagonal: bool) -> u64 {
    if diagonal {
        ray(square, occupied, 1, 1)
            | ray(square, occupied, -1, 1)
            | ray(square, occupied, 1, -1)
            | ray(square, occupied, -1, -1)
    } else {
        ray(square, occupied, 1, 0)
            | ray(square, occupied, -1, 0)
            | ray(square, occupied, 0, 1)
            | ray(square, occupied, 0, -1)
    }
}

/// The squares whose occupation changes those attacks: the lines without their last squares.
#[cfg(not(feature = "small-tables"))]
pub(crate) const fn relevant(square: usize, diagonal: bool) -> u64 {
    const RANKS: u64 = 0xff00_0000_0000_00ff;
    const FILES: u64 = 0x8181_8181_8181_8181;
    let (file, rank) = (square & 7, square >> 3);
    let mut edges = 0;
    // An edge that the slider stands on is not an end of the lines along it.
    edges |= RANKS & !(0xffu64 << (rank * 8));
    edges |= FILES & !(0x0101_0101_0101_0101u64 << file);
    attacks(square, 0, diagonal) & !edges
}
