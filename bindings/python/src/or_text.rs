//! Arguments that are objects, or texts that say the same.

use pyo3::PyClass;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use pyo3::types::PyString;

/// An object of a class, or its text.
pub(crate) enum OrText<T> {
    Object(Py<T>),
    Text(PyBackedStr),
}

impl<'py, T: PyClass> FromPyObject<'_, 'py> for OrText<T> {
    type Error = PyErr;

    fn extract(given: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(object) = given.cast::<T>() {
            return Ok(Self::Object(object.to_owned().unbind()));
        }
        if given.is_instance_of::<PyString>() {
            return Ok(Self::Text(given.extract()?));
        }
        Err(PyTypeError::new_err(format!(
            "expected a {} or its text, found {}",
            T::type_object(given.py()).name()?,
            given.get_type().name()?
        )))
    }
}
