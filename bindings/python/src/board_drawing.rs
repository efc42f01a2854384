//! A position as a drawing.

use chesslaws::board::{Color, File, Move, Piece, Position, Rank, Role, Square};
use std::fmt;

/// The side of a square, in units of the drawing; the pieces are drawn in these.
const SQUARE: u32 = 100;
/// The room around the board for the names of files and ranks.
const MARGIN: u32 = 40;

const LIGHT: &str = "#f1e3c6";
const DARK: &str = "#b98b5e";
/// The two squares of the last move, and those that the caller marks.
const MOVED: &str = "#e6d34a";
const MARKED: &str = "#5fa8d3";
const CHECKED: &str = "#d9483b";

/// What a drawing shows.
#[derive(Debug, Clone)]
pub(crate) struct Drawing<'a> {
    pub(crate) position: &'a Position,
    /// Width and height in pixels.
    pub(crate) size: u32,
    /// The side that sits below.
    pub(crate) orientation: Color,
    pub(crate) coordinates: bool,
    pub(crate) last_move: Option<Move>,
    pub(crate) marks: Vec<Square>,
    /// Whether the king in check is marked.
    pub(crate) check: bool,
}

impl<'a> Drawing<'a> {
    /// A drawing of a position without marks but check.
    pub(crate) fn of(position: &'a Position) -> Self {
        Self {
            position,
            size: 360,
            orientation: Color::White,
            coordinates: true,
            last_move: None,
            marks: Vec::new(),
            check: true,
        }
    }

    const fn margin(&self) -> u32 {
        if self.coordinates { MARGIN } else { 0 }
    }

    /// The upper left corner of a square.
    fn corner(&self, square: Square) -> (u32, u32) {
        let (file, rank) = (square.file() as u32, square.rank() as u32);
        let (column, row) = match self.orientation {
            Color::White => (file, 7 - rank),
            Color::Black => (7 - file, rank),
        };
        (
            self.margin() + SQUARE * column,
            self.margin() + SQUARE * row,
        )
    }

    fn draw_squares(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let checked = (self.check && self.position.is_check())
            .then(|| self.position.king(self.position.turn()));
        for square in Square::ALL {
            let (x, y) = self.corner(square);
            let is_light = (square.file() as u32 + square.rank() as u32) % 2 == 1;
            rectangle(f, x, y, if is_light { LIGHT } else { DARK }, "")?;
            let moved = |move_: Move| move_.from() == square || move_.to() == square;
            if self.last_move.is_some_and(moved) {
                rectangle(f, x, y, MOVED, " fill-opacity=\"0.6\"")?;
            }
            if self.marks.contains(&square) {
                rectangle(f, x, y, MARKED, " fill-opacity=\"0.6\"")?;
            }
            if checked == Some(square) {
                rectangle(f, x, y, CHECKED, " fill-opacity=\"0.7\"")?;
            }
        }
        Ok(())
    }

    fn draw_coordinates(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (half, below) = (SQUARE / 2, MARGIN + 8 * SQUARE);
        write!(
            f,
            "<g font-family=\"sans-serif\" font-size=\"26\" text-anchor=\"middle\" fill=\"#444\">"
        )?;
        for (file, rank) in File::ALL.into_iter().zip(Rank::ALL) {
            let (x, _) = self.corner(Square::new(file, Rank::First));
            let (_, y) = self.corner(Square::new(File::A, rank));
            let (x, y) = (x + half, y + half + 9);
            write!(f, "<text x=\"{x}\" y=\"{}\">{file}</text>", below + 28)?;
            write!(f, "<text x=\"{}\" y=\"{y}\">{rank}</text>", MARGIN / 2)?;
        }
        write!(f, "</g>")
    }

    fn draw_pieces(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in self.position.occupied() {
            if let Some(piece) = self.position.piece_at(square) {
                let (x, y) = self.corner(square);
                draw_piece(f, piece, x, y)?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Drawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = 8 * SQUARE + 2 * self.margin();
        let size = self.size;
        // A FEN has no sign that means something in SVG.
        write!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{size}\" height=\"{size}\" \
             viewBox=\"0 0 {side} {side}\" role=\"img\"><title>{}</title>",
            self.position
        )?;
        self.draw_squares(f)?;
        if self.coordinates {
            self.draw_coordinates(f)?;
        }
        self.draw_pieces(f)?;
        write!(f, "</svg>")
    }
}

fn rectangle(f: &mut fmt::Formatter<'_>, x: u32, y: u32, fill: &str, more: &str) -> fmt::Result {
    write!(
        f,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{SQUARE}\" height=\"{SQUARE}\" fill=\"{fill}\"{more}/>"
    )
}

fn draw_piece(f: &mut fmt::Formatter<'_>, piece: Piece, x: u32, y: u32) -> fmt::Result {
    let (fill, outline, line) = match piece.color {
        Color::White => ("#fdfdf8", "#1d1d1d", "#1d1d1d"),
        Color::Black => ("#3a3a3c", "#0c0c0c", "#f0f0ea"),
    };
    let shape = Shape::of(piece.role);
    write!(
        f,
        "<g transform=\"translate({x} {y})\" stroke-width=\"4\" stroke-linejoin=\"round\" \
         stroke-linecap=\"round\"><path d=\"{}{BASE}\" fill=\"{fill}\" stroke=\"{outline}\"/>",
        shape.outline
    )?;
    if !shape.lines.is_empty() {
        write!(
            f,
            "<path d=\"{}\" fill=\"none\" stroke=\"{line}\"/>",
            shape.lines
        )?;
    }
    write!(f, "</g>")
}

/// What every piece stands on.
const BASE: &str = "M24 92V84Q24 80 28 80H72Q76 80 76 84V92Z";

/// A piece, drawn in a square of 100 units.
struct Shape {
    outline: &'static str,
    lines: &'static str,
}

impl Shape {
    const fn of(role: Role) -> Self {
        let (outline, lines) = match role {
            Role::Pawn => (
                "M50 24A13 13 0 0 1 58 47L66 80H34L42 47A13 13 0 0 1 50 24Z",
                "",
            ),
            Role::Rook => (
                "M28 20H40V29H45V20H55V29H60V20H72V40L64 47V70L70 80H30L36 70V47L28 40Z",
                "M36 47H64",
            ),
            Role::Knight => (
                "M33 80C33 64 49 60 48 48L34 58L23 52L36 28L41 13L50 23C70 27 76 52 69 80Z",
                "M44 33L45 34",
            ),
            Role::Bishop => (
                "M50 16C66 31 68 46 58 58L64 80H36L42 58C32 46 34 31 50 16ZM46 12A4 4 0 0 1 54 12A4 4 0 0 1 46 12Z",
                "M55 31L46 45M42 58H58",
            ),
            Role::Queen => (
                "M20 27L35 53L38 19L50 50L62 19L65 53L80 27L70 80H30Z",
                "M31 68H69",
            ),
            Role::King => (
                "M46 8H54V15H61V23H54V38C60 28 78 32 75 48C73 60 66 66 67 80H33C34 66 27 60 25 48C22 32 40 28 46 38V23H39V15H46Z",
                "M33 68H67",
            ),
        };
        Self { outline, lines }
    }
}
