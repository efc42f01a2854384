"""Every example in the documentation runs, and everything public is documented."""

from __future__ import annotations

import doctest
import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import chesslaws
from chesslaws import _parts, dask, plot, spark
from conftest import ROOT


def _documented() -> Iterator[tuple[str, object]]:
    for name in chesslaws.__all__:
        thing = getattr(chesslaws, name)
        if not inspect.isroutine(thing) and not inspect.isclass(thing):
            continue
        yield name, thing
        if inspect.isclass(thing):
            for member in vars(thing):
                value = inspect.getattr_static(thing, member)
                if not member.startswith("_") and _has_doc(value):
                    yield f"{name}.{member}", _without_wrapper(value)


def _has_doc(value: object) -> bool:
    is_value = isinstance(value, property) or inspect.isgetsetdescriptor(value)
    return is_value or inspect.isroutine(_without_wrapper(value))


def _without_wrapper(value: object) -> object:
    return value.__func__ if isinstance(value, staticmethod) else value


def _of_the_extras() -> Iterator[tuple[str, object]]:
    for module in (plot, spark, dask):
        yield module.__name__, module
        for name in module.__all__:
            yield f"{module.__name__}.{name}", getattr(module, name)


DOCUMENTED = {**dict(_documented()), **dict(_of_the_extras())}


@pytest.mark.parametrize("name", DOCUMENTED)
def test_everything_public_is_documented(name: str) -> None:
    doc = inspect.getdoc(DOCUMENTED[name])
    assert doc
    first = doc.splitlines()[0]
    # A sentence, or one that goes on over the next line.
    assert first[0].isupper() or first[0] == "`"
    assert "." in doc


def test_the_examples_run() -> None:
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner()
    names = {name: getattr(chesslaws, name) for name in chesslaws.__all__}
    tests = [("chesslaws", chesslaws), *DOCUMENTED.items()]
    for name, thing in tests:
        text = inspect.getdoc(thing) or ""
        runner.run(parser.get_doctest(text, dict(names), name, None, None))
    assert runner.failures == 0
    assert runner.tries > 60


@pytest.mark.parametrize("module", [plot, _parts], ids=["plot", "_parts"])
def test_the_examples_of_the_extras_run(module: ModuleType) -> None:
    failures, tries = doctest.testmod(module)
    assert failures == 0
    assert tries > 1


def test_the_readme_tells_the_truth() -> None:
    readme = Path(ROOT, "bindings", "python", "README.md")
    # The fences of Markdown are no output.
    text = readme.read_text(encoding="utf-8").replace("```", "")
    runner = doctest.DocTestRunner()
    runner.run(doctest.DocTestParser().get_doctest(text, {}, "README.md", None, None))
    assert runner.failures == 0
    assert runner.tries > 15
