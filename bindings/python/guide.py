"""What the guide shows and nobody writes: the columns, the reference, the pictures.

MkDocs calls `on_files` when it builds the guide:

    mkdocs build --strict --config-file bindings/python/mkdocs.yml
"""

from __future__ import annotations

import contextlib
import doctest
import inspect
import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import matplotlib as mpl
import pyarrow as pa

import chesslaws
from chesslaws import dask, plot, spark

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files

HERE = Path(__file__).resolve().parent
PAGES = HERE / "docs"
#: The games of the examples.
GAMES = HERE.parents[1] / "tests" / "data" / "pgn"


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add the generated pages and pictures."""
    from mkdocs.structure.files import File

    files.append(File.generated(config, "columns.md", content=columns()))
    files.append(File.generated(config, "reference.md", content=reference()))
    for name, picture in pictures().items():
        files.append(File.generated(config, f"images/{name}", content=picture))
    return files


def columns() -> str:
    """Write the page of the columns of each table, by what the schema says."""
    scan = chesslaws.scan_pgn(b"")
    lines = [
        "# Columns and units",
        "",
        "The tables of [`scan_pgn`](tables.md), with the types of Arrow. The key of a game is",
        "`file` and `game`. A column that may be null says so.",
    ]
    for name in ("games", "moves", "findings"):
        table = getattr(scan, name)
        lines += ["", f"## {name}", "", "| column | type | what it holds |", "|---|---|---|"]
        for field in pa.schema(table):
            kind = f"`{field.type}`" + (", or null" if field.nullable else "")
            lines.append(f"| `{field.name}` | {kind} | {table.about[field.name]} |")
    return "\n".join(lines) + "\n"


def reference() -> str:
    """Write the page of everything public, by what its docstrings say."""
    lines = ["# Reference", "", "What `help()` says of each name, in one page."]
    for name, thing in _public():
        lines += ["", f"## {name}", "", *_described(name, thing)]
        if inspect.isclass(thing):
            for member in vars(thing):
                value = inspect.getattr_static(thing, member)
                if member.startswith("_") or not _is_documented(value):
                    continue
                value = getattr(value, "__func__", value)
                lines += ["", f"### {name}.{member}", "", *_described(member, value)]
    return "\n".join(lines) + "\n"


def _public() -> Iterator[tuple[str, object]]:
    for module in (chesslaws, plot, spark, dask):
        prefix = "" if module is chesslaws else module.__name__ + "."
        for name in module.__all__:
            thing = getattr(module, name)
            # The version and aliases of types have no docstrings.
            if inspect.isroutine(thing) or inspect.isclass(thing):
                yield prefix + name, thing


def _is_documented(value: object) -> bool:
    is_value = isinstance(value, property) or inspect.isgetsetdescriptor(value)
    return is_value or inspect.isroutine(getattr(value, "__func__", value))


def _described(name: str, thing: object) -> list[str]:
    lines = []
    # An enum's members say more than the signature of their lookup.
    if callable(thing) and not (inspect.isclass(thing) and hasattr(thing, "__members__")):
        with contextlib.suppress(ValueError):
            short = name.rpartition(".")[2]
            lines += ["```python", f"{short}{inspect.signature(thing)}", "```", ""]
    if members := getattr(thing, "__members__", None):
        lines += [", ".join(f"`{member.value}`" for member in members.values()), ""]
    return lines + fenced(inspect.getdoc(thing) or "").splitlines()


def fenced(doc: str) -> str:
    """Put the examples of a docstring into fences."""
    paragraphs = (
        f"```python\n{paragraph}\n```" if paragraph.startswith(">>>") else paragraph
        for paragraph in doc.split("\n\n")
    )
    return "\n\n".join(paragraphs)


def pictures() -> dict[str, bytes]:
    """Run the examples of the page of plots and return what they saved, by name."""
    mpl.use("agg")
    # The same picture in every build.
    mpl.rcParams["svg.hashsalt"] = "chesslaws"
    with among_the_games() as folder:
        failures, tries = run_examples("plots.md")
        if failures or not tries:
            raise RuntimeError(f"plots.md: {failures} of {tries} examples fail")
        return {path.name: path.read_bytes() for path in sorted(folder.glob("*.svg"))}


@contextlib.contextmanager
def among_the_games() -> Iterator[Path]:
    """Work in a new folder with a copy of the games that the examples read."""
    before = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        for path in GAMES.glob("*.pgn"):
            shutil.copy(path, folder)
        os.chdir(folder)
        try:
            yield Path(folder)
        finally:
            os.chdir(before)


def run_examples(page: str, **names: object) -> tuple[int, int]:
    """Run the examples of a page. Return how many failed and how many there are."""
    text = (PAGES / page).read_text(encoding="utf-8")
    # The fences of Markdown are no output.
    text = re.sub(r"^```.*$", "", text, flags=re.MULTILINE)
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    runner.run(doctest.DocTestParser().get_doctest(text, names, page, page, 0))
    return runner.failures, runner.tries
