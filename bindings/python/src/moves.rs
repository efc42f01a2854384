//! `Move`.

use crate::position::{Position, convert};
use crate::words::{Role, Square};
use chesslaws::board;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

/// A move: square of origin, square of destination, and what a pawn becomes.
///
/// Castling is the king's square and the rook's (`e1h1`), as Chess960 needs it; `Position.uci`
/// writes it in the usual way. A move is a plain value and may be legal in one position and not
/// in another.
///
/// >>> move = Move("e7", "e8", "queen")
/// >>> str(move), move.promotion
/// ('e7e8q', <Role.QUEEN: 'queen'>)
/// >>> Move.from_uci("e2e4") == Move("e2", "e4")
/// True
#[pyclass(module = "chesslaws", frozen, eq, ord, hash)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Move(pub(crate) board::Move);

/// The objects of moves that promote nothing, made once: a list of legal moves is then a list of
/// what is there already.
static COMMON: [PyOnceLock<Py<Move>>; 64 * 64] = [const { PyOnceLock::new() }; 64 * 64];

impl Move {
    /// The object of a move.
    pub(crate) fn object(py: Python<'_>, move_: board::Move) -> PyResult<Bound<'_, Self>> {
        let index = 64 * move_.from().index() + move_.to().index();
        match COMMON.get(index) {
            Some(common) if move_.promotion().is_none() => common
                .get_or_try_init(py, || Py::new(py, Self(move_)))
                .map(|object| object.bind(py).clone()),
            _ => Bound::new(py, Self(move_)),
        }
    }

    /// The objects of several moves.
    pub(crate) fn objects<'py>(
        py: Python<'py>,
        moves: &[board::Move],
    ) -> PyResult<Vec<Bound<'py, Self>>> {
        moves.iter().map(|&move_| Self::object(py, move_)).collect()
    }
}

#[pymethods]
impl Move {
    #[new]
    #[pyo3(signature = (from_square, to_square, promotion=None))]
    fn new(from_square: Square, to_square: Square, promotion: Option<Role>) -> PyResult<Self> {
        let promotion = promotion.map(|role| role.0);
        match promotion {
            Some(role @ (board::Role::Pawn | board::Role::King)) => Err(PyValueError::new_err(
                format!("a pawn can't become a {role}"),
            )),
            _ => Ok(Self(board::Move::new(
                from_square.0,
                to_square.0,
                promotion,
            ))),
        }
    }

    /// Read a move in UCI notation, legal or not; castling is king takes rook (`e1h1`).
    ///
    /// `ValueError` if the text is not of the form `e2e4` or `a7a8q`. `Position.parse_uci` reads
    /// legal moves, and both ways of writing castling.
    ///
    /// >>> Move.from_uci("a7a8q")
    /// Move('a7a8q')
    #[staticmethod]
    fn from_uci(text: &str) -> PyResult<Self> {
        text.parse()
            .map(Self)
            .map_err(|error: board::UciError| PyValueError::new_err(format!("{text:?}: {error}")))
    }

    /// The square the piece leaves.
    #[getter(from_square)]
    fn origin(&self) -> Square {
        Square(self.0.from())
    }

    /// The square it goes to; of the rook in castling.
    #[getter(to_square)]
    fn destination(&self) -> Square {
        Square(self.0.to())
    }

    /// What the pawn becomes, or `None`.
    #[getter]
    fn promotion(&self) -> Option<Role> {
        self.0.promotion().map(Role)
    }

    /// Return the move in UCI notation, castling as king takes rook.
    ///
    /// >>> Move("e1", "h1").uci()
    /// 'e1h1'
    fn uci(&self) -> String {
        self.0.to_string()
    }

    /// Make a move from a `chess.Move` of python-chess.
    ///
    /// With the `position` it is made in castling becomes king takes rook, as `legal_moves` has it;
    /// then `IllegalMoveError` for a move that is not legal there. `ValueError` for a null move and for
    /// a drop.
    ///
    /// >>> import chess
    /// >>> from chesslaws import Position
    /// >>> Move.from_chess(chess.Move.from_uci("g1f3"))
    /// Move('g1f3')
    /// >>> position = Position("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
    /// >>> Move.from_chess(chess.Move.from_uci("e1g1"), position)
    /// Move('e1h1')
    #[staticmethod]
    #[pyo3(signature = (r#move, position=None))]
    fn from_chess(r#move: &Bound<'_, PyAny>, position: Option<&Position>) -> PyResult<Self> {
        let py = r#move.py();
        let uci: String = convert(py)?.call_method1("uci", (r#move,))?.extract()?;
        match position {
            Some(position) => position.uci_move(py, &uci).map(Self),
            None => Self::from_uci(&uci),
        }
    }

    /// Return the move as a `chess.Move` of python-chess.
    ///
    /// With the `position` it is made in castling is written as python-chess has it there. `ImportError`
    /// where python-chess is not installed.
    ///
    /// >>> from chesslaws import Position
    /// >>> position = Position("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
    /// >>> Move("e1", "h1").to_chess(position).uci()
    /// 'e1g1'
    #[pyo3(signature = (position=None))]
    fn to_chess<'py>(
        slf: &Bound<'py, Self>,
        position: Option<&Bound<'py, Position>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        convert(slf.py())?.call_method1("move", (slf, position))
    }

    fn __str__(&self) -> String {
        self.uci()
    }

    fn __repr__(&self) -> String {
        format!("Move('{}')", self.0)
    }

    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
        let from_uci = slf.get_type().getattr("from_uci")?;
        Ok((from_uci.unbind(), (slf.get().uci(),)))
    }
}
