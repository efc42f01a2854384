//! Attacks of bishops and rooks by multiplication: fancy magic tables.
//!
//! The occupied squares that matter for a slider on a square are gathered into a dense index by one
//! multiplication, and the index looks up the attacks. The tables are built at compile time. The
//! index is masked to the table's power-of-two length, so no bounds check remains.

use crate::lines::LINES_OF;
use crate::{Bitboard, Square, obstruction};

struct Magic {
    mask: u64,
    factor: u64,
    offset: u32,
    shift: u32,
}

impl Magic {
    #[inline]
    const fn index(&self, occupied: u64) -> usize {
        self.offset as usize
            + ((occupied & self.mask).wrapping_mul(self.factor) >> self.shift) as usize
    }
}

/// The squares of the line whose occupation changes what a slider attacks: all but the last ones,
/// on the edges that the line runs up to.
const fn relevant(square: usize, line: u64) -> u64 {
    const RANKS: u64 = 0xff00_0000_0000_00ff;
    const FILES: u64 = 0x8181_8181_8181_8181;
    let (file, rank) = (square & 7, square >> 3);
    let edges = RANKS & !(0xffu64 << (rank * 8)) | FILES & !(0x0101_0101_0101_0101u64 << file);
    line & !edges
}

/// The magics of rooks, or (`first` 2) of bishops, with a part of the table from `offset` on.
const fn magics(factors: &[u64; 64], first: usize, mut offset: u32) -> [Magic; 64] {
    let mut magics = [const {
        Magic {
            mask: 0,
            factor: 0,
            offset: 0,
            shift: 0,
        }
    }; 64];
    let mut square = 0;
    while square < 64 {
        let lines = LINES_OF[square][first] | LINES_OF[square][first + 1];
        let mask = relevant(square, lines);
        let bits = mask.count_ones();
        magics[square] = Magic {
            mask,
            factor: factors[square],
            offset,
            shift: 64 - bits,
        };
        offset += 1 << bits;
        square += 1;
    }
    magics
}

/// All occupations of one line of a slider: what each adds to the product, and what the slider then
/// attacks along the line.
struct Occupations {
    products: [u64; 64],
    attacks: [u64; 64],
    len: usize,
}

const fn occupations(square: usize, nth: usize, factor: u64) -> Occupations {
    let line = LINES_OF[square][nth];
    let mask = relevant(square, line);
    let mut all = Occupations {
        products: [0; 64],
        attacks: [0; 64],
        len: 0,
    };
    let mut subset = 0u64;
    loop {
        all.products[all.len] = subset.wrapping_mul(factor);
        all.attacks[all.len] = obstruction::along(square, line, subset);
        all.len += 1;
        // The next subset of the mask; zero again after the last.
        subset = subset.wrapping_sub(mask) & mask;
        if subset == 0 {
            return all;
        }
    }
}

/// Adds the attacks of rooks, or (`first` 2) of bishops, to the table.
///
/// The product of a union of squares is the sum of the products, and the attacks are the union of
/// the attacks: so the occupations of each line are worked out once and then combined. The compiler
/// runs this, a hundred thousand entries, so it pays to do little for each.
const fn add(mut table: [u64; LEN], magics: &[Magic; 64], first: usize) -> [u64; LEN] {
    let mut square = 0;
    while square < 64 {
        let Magic {
            factor,
            offset,
            shift,
            ..
        } = magics[square];
        let one = occupations(square, first, factor);
        let two = occupations(square, first + 1, factor);
        let mut i = 0;
        while i < one.len {
            let (product, attacks) = (one.products[i], one.attacks[i]);
            let mut j = 0;
            while j < two.len {
                let index = product.wrapping_add(two.products[j]) >> shift;
                table[offset as usize + index as usize] = attacks | two.attacks[j];
                j += 1;
            }
            i += 1;
        }
        square += 1;
    }
    table
}

#[cfg(not(target_feature = "lzcnt"))]
mod with_rooks {
    use super::*;

    /// Rooks need 102,400 entries and bishops 5,248; the rest fills up to the next power of two.
    pub(super) const LEN: usize = 1 << 17;
    pub(super) const BISHOPS_FROM: u32 = 102_400;

    const ROOKS_OF: [Magic; 64] = magics(&ROOK_FACTORS, 0, 0);
    static ROOKS: [Magic; 64] = ROOKS_OF;

    pub(super) const fn begin() -> [u64; LEN] {
        add([0; LEN], &ROOKS_OF, 0)
    }

    #[inline]
    pub(crate) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
        Bitboard(ATTACKS[ROOKS[square.index()].index(occupied.0) & (LEN - 1)])
    }
}

/// Where rooks are served by subtraction, the table is for bishops alone.
#[cfg(target_feature = "lzcnt")]
mod without_rooks {
    pub(super) const LEN: usize = 1 << 13;
    pub(super) const BISHOPS_FROM: u32 = 0;

    pub(super) const fn begin() -> [u64; LEN] {
        [0; LEN]
    }
}

#[cfg(not(target_feature = "lzcnt"))]
pub(crate) use with_rooks::rook;
#[cfg(not(target_feature = "lzcnt"))]
use with_rooks::{BISHOPS_FROM, LEN, begin};
#[cfg(target_feature = "lzcnt")]
use without_rooks::{BISHOPS_FROM, LEN, begin};

const BISHOPS_OF: [Magic; 64] = magics(&BISHOP_FACTORS, 2, BISHOPS_FROM);
static BISHOPS: [Magic; 64] = BISHOPS_OF;

#[allow(long_running_const_eval)] // less than a second
static ATTACKS: [u64; LEN] = add(begin(), &BISHOPS_OF, 2);

#[inline]
pub(crate) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(ATTACKS[BISHOPS[square.index()].index(occupied.0) & (LEN - 1)])
}

// Found by trying sparse random numbers until no two different attack sets share an index.
#[cfg(not(target_feature = "lzcnt"))]
#[rustfmt::skip]
const ROOK_FACTORS: [u64; 64] = [
    0x2080002080400010, 0x00c0002001401000, 0x2100110008402002, 0x0880080081041000,
    0x0200020020041008, 0x2300040008010012, 0x0c00283004008201, 0x0180010000407a80,
    0x0168800080400020, 0x0010400040201000, 0x1001002001001048, 0x1001002408100100,
    0x0801000408010012, 0x4001000209000400, 0x08a20004c8020001, 0x2002801145002280,
    0x0080860021004200, 0x001000c009402002, 0x00b0002004002800, 0x100a808010020800,
    0x8101010008000410, 0x0244008002000480, 0x0000040010810208, 0x2000020000448534,
    0x4104400480008033, 0x0000810100204000, 0x0440430900200010, 0x4600240900100100,
    0x0060080080040080, 0x0001000300080400, 0x0004084400011002, 0x0023040200008041,
    0x0580050043002080, 0x0400804002802008, 0x0001002001004010, 0x1000200901001000,
    0x4410800801800c00, 0xa012003806001004, 0x0020100104008802, 0x0004808402000041,
    0x0010400170898000, 0x0080500020004004, 0x1040408012020020, 0x8010040008004040,
    0x2001080100110004, 0x0000020004008080, 0x0021010810040002, 0x0800008c43020024,
    0x0000800021005100, 0x0070201040008080, 0x0000d04282006a00, 0x0010014400080240,
    0x0001080110050100, 0x0012000810240600, 0x0402000801040200, 0x028100108a004100,
    0x0050800300102045, 0x8208210040120882, 0x8010600101183441, 0x020b000910006045,
    0x0241001002480005, 0x0081000400880241, 0x0000009008024124, 0x0048122980410402,
];
#[rustfmt::skip]
const BISHOP_FACTORS: [u64; 64] = [
    0x0848020822040013, 0x8010a40085821200, 0x0008008430840822, 0x0808048108040000,
    0x1304042100008104, 0x5001012010204023, 0x81048801b8200420, 0x200a008084012000,
    0x0040102001042084, 0x840a505042428020, 0x0000700102202920, 0x44101c0c10800002,
    0x0040040422000000, 0x0180020802090202, 0x4020020811041202, 0x000104308c042000,
    0x4140661002424400, 0x0028012008010460, 0x0188062102002a00, 0x0014004840102008,
    0x0105000290400002, 0x8001022200410400, 0x104a041918013446, 0x008a000082008238,
    0x04a0060008100430, 0x0008220008820801, 0x2508041208005010, 0x4008080200202020,
    0x2441001013004000, 0x0030008060407000, 0x4008108000420800, 0x0012021050290100,
    0x0210080482200500, 0xcc01112048100480, 0x0020402806500440, 0x00048e0080580080,
    0x0040102020020080, 0x0028010440080807, 0x4601041108008800, 0x8040810e04104200,
    0x901210110400088a, 0xa003080212081050, 0x00c1004048401004, 0x900000a014400800,
    0x0008021040405401, 0x4020008206002090, 0x0004190424030100, 0x0424008a02026250,
    0x8004088250900040, 0x1c00430088a04200, 0x0001020094040001, 0x8040210020880061,
    0x2010040450442032, 0x0800840850044001, 0x0004040802140004, 0x0004080a04222020,
    0x8088802110022000, 0x1081a10416114400, 0x0205010a24060820, 0x0000000720411080,
    0x1008000208430400, 0x580c026028810840, 0x802020441020a110, 0x12c0022401020018,
];
