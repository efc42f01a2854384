//! `ScoreSheet`.

use crate::words::{Color, Edition};
use chesslaws::notation::sheet;
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::time::Duration;

/// A score sheet: what one player has on paper. It never changes.
///
/// `Game.score_sheet` and `LiveGame.score_sheet` make one; a notebook shows its first page.
///
/// >>> from chesslaws import read_pgn
/// >>> [game] = read_pgn(b'[White "A"]\n\n1. e4 (=) e5 1/2-1/2')
/// >>> sheet = game.score_sheet("black")
/// >>> sheet.entries, sheet.draw_offers, sheet.kept_by
/// (('e4', 'e5'), (1,), <Color.BLACK: 'black'>)
#[pyclass(module = "chesslaws", frozen, eq)]
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ScoreSheet(pub(crate) sheet::ScoreSheet);

#[pymethods]
impl ScoreSheet {
    /// Read a sheet from the text of `to_text`, or one that was typed off paper.
    ///
    /// `ValueError` with the line for what is no sheet.
    ///
    /// >>> from chesslaws import read_pgn
    /// >>> [game] = read_pgn(b"1. e4 e5 *")
    /// >>> sheet = game.score_sheet()
    /// >>> ScoreSheet.parse(sheet.to_text()) == sheet
    /// True
    #[staticmethod]
    fn parse(text: &str) -> PyResult<Self> {
        sheet::ScoreSheet::read(text)
            .map(Self)
            .map_err(|error| PyValueError::new_err(error.to_string()))
    }

    /// Whose sheet it is, or `None`.
    #[getter]
    fn kept_by(&self) -> Option<Color> {
        self.0.kept_by.map(Color)
    }

    /// The edition of the Laws whose notation it is written in.
    #[getter]
    fn edition(&self) -> Edition {
        Edition(self.0.edition)
    }

    /// The moves as they are written, one a ply.
    #[getter]
    fn entries<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let entries = self.0.entries.iter().map(sheet::Entry::text);
        PyTuple::new(py, entries.collect::<Vec<_>>())
    }

    /// The times left that stand beside the moves, one a ply, `None` where none does.
    #[getter]
    fn clocks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let clocks: Vec<Option<Duration>> =
            self.0.entries.iter().map(|entry| entry.clock).collect();
        PyTuple::new(py, clocks)
    }

    /// The plies with which a draw was offered, from 1.
    #[getter]
    fn draw_offers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let entries = self.0.entries.iter().zip(1_u32..);
        let offers = entries.filter(|(entry, _)| entry.draw_offer);
        PyTuple::new(py, offers.map(|(_, ply)| ply).collect::<Vec<_>>())
    }

    /// How many pages the sheet has: one at least, of sixty moves.
    #[getter]
    fn pages(&self) -> usize {
        self.0.pages()
    }

    /// Return a page as an SVG document of its own, on paper of A4 size; pages count from 0.
    ///
    /// `IndexError` for a page that the sheet does not have.
    #[pyo3(signature = (page=0))]
    fn svg(&self, page: usize) -> PyResult<String> {
        self.0.to_svg(page).ok_or_else(|| {
            PyIndexError::new_err(format!(
                "expected a page below {}, found {page}",
                self.0.pages()
            ))
        })
    }

    /// Return the sheet as a text that `parse` reads.
    fn to_text(&self) -> String {
        self.0.to_text()
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg(0)
    }

    fn __str__(&self) -> String {
        self.to_text()
    }

    fn __repr__(&self) -> String {
        let keeper = self
            .0
            .kept_by
            .map_or("nobody".to_owned(), |side| side.to_string());
        format!(
            "<ScoreSheet of {keeper}, {} entries, {}>",
            self.0.entries.len(),
            self.0.edition
        )
    }

    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let parse = slf.get_type().getattr("parse")?;
        Ok((parse, (slf.get().to_text(),)))
    }
}
