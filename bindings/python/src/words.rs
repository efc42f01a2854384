//! Squares, colours, roles and editions, from and to the enums of the package.

use chesslaws::board::{self, Piece, Side};
use chesslaws::laws;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;
use pyo3::{Borrowed, IntoPyObject};

/// A class of the package, imported once.
pub(crate) struct Class {
    module: &'static str,
    name: &'static str,
    class: PyOnceLock<Py<PyType>>,
}

impl Class {
    pub(crate) const fn new(module: &'static str, name: &'static str) -> Self {
        Self {
            module,
            name,
            class: PyOnceLock::new(),
        }
    }

    pub(crate) fn get<'a, 'py>(&'a self, py: Python<'py>) -> PyResult<&'a Bound<'py, PyType>> {
        self.class.import(py, self.module, self.name)
    }
}

/// An enum of the package with its members in the order of their definition.
struct Members {
    class: Class,
    members: PyOnceLock<Vec<Py<PyAny>>>,
}

impl Members {
    const fn new(module: &'static str, name: &'static str) -> Self {
        Self {
            class: Class::new(module, name),
            members: PyOnceLock::new(),
        }
    }

    fn get<'py>(&self, py: Python<'py>, index: usize) -> PyResult<Bound<'py, PyAny>> {
        let members = self.members.get_or_try_init(py, || {
            self.class
                .get(py)?
                .try_iter()?
                .map(|member| member.map(Bound::unbind))
                .collect::<PyResult<Vec<_>>>()
        })?;
        members
            .get(index)
            .map(|member| member.bind(py).clone())
            .ok_or_else(|| {
                PyValueError::new_err(format!("{} has no member {index}", self.class.name))
            })
    }
}

/// Reads a word of a closed set; `expected` says what it should have been.
fn read<T>(
    object: Borrowed<'_, '_, PyAny>,
    expected: &str,
    parse: impl FnOnce(&str) -> Option<T>,
) -> PyResult<T> {
    let text: PyBackedStr = object.extract()?;
    parse(&text)
        .ok_or_else(|| PyValueError::new_err(format!("expected {expected}, found {:?}", &*text)))
}

macro_rules! word {
    ($name:ident wraps $inner:ty, $module:literal $class:literal, $index:expr, $expected:literal, $parse:expr) => {
        /// The Rust value on its way from or to the enum of the package.
        #[derive(Debug, Clone, Copy)]
        pub(crate) struct $name(pub(crate) $inner);

        impl<'a, 'py> FromPyObject<'a, 'py> for $name {
            type Error = PyErr;

            fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
                read(object, $expected, $parse).map(Self)
            }
        }

        impl<'py> IntoPyObject<'py> for $name {
            type Target = PyAny;
            type Output = Bound<'py, PyAny>;
            type Error = PyErr;

            fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                static MEMBERS: Members = Members::new($module, $class);
                let index: fn($inner) -> usize = $index;
                MEMBERS.get(py, index(self.0))
            }
        }
    };
}

word!(Square wraps board::Square, "chesslaws._square" "Square", board::Square::index,
    "a square from a1 to h8", |text| text.parse().ok());
word!(Color wraps laws::Color, "chesslaws._words" "Color", laws::Color::index,
    "a colour, white or black", |text| text.parse().ok());
word!(Role wraps board::Role, "chesslaws._words" "Role", board::Role::index,
    "a kind of piece: pawn, knight, bishop, rook, queen or king", role);
word!(CastlingSide wraps Side, "chesslaws._words" "CastlingSide", |side| side as usize,
"a side to castle on, king or queen", |text| match text {
    "king" => Some(Side::King),
    "queen" => Some(Side::Queen),
    _ => None,
});
word!(Edition wraps laws::Edition, "chesslaws._words" "Edition", edition_index,
    "an edition: fide-2001, fide-2005, fide-2009, russia-2011, fide-2014, fide-2017, fide-2018 or fide-2023",
    |text| text.parse().ok());

word!(Mode wraps laws::Mode, "chesslaws._words" "Mode", |mode| mode as usize,
    "a mode of play: standard, rapid or blitz", mode);

fn mode(text: &str) -> Option<laws::Mode> {
    [laws::Mode::Standard, laws::Mode::Rapid, laws::Mode::Blitz]
        .into_iter()
        .find(|mode| mode.to_string() == text)
}

fn role(text: &str) -> Option<board::Role> {
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => board::Role::from_letter(letter),
        _ => board::Role::ALL
            .into_iter()
            .find(|role| role.to_string() == text),
    }
}

fn edition_index(edition: laws::Edition) -> usize {
    laws::Edition::ALL
        .iter()
        .position(|&one| one == edition)
        .unwrap_or(usize::MAX)
}

/// The member of an enum of the package that stands for a word.
pub(crate) fn member<'py>(
    py: Python<'py>,
    class: &Class,
    word: impl Into<String>,
) -> PyResult<Bound<'py, PyAny>> {
    class.get(py)?.call1((word.into(),))
}

/// The package's `Piece`.
pub(crate) fn piece(py: Python<'_>, piece: Piece) -> PyResult<Bound<'_, PyAny>> {
    static PIECE: Class = Class::new("chesslaws._square", "Piece");
    PIECE.get(py)?.call1((Color(piece.color), Role(piece.role)))
}
