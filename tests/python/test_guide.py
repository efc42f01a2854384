"""The guide builds without a warning, its examples run, and so does the notebook."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import nbformat
import pyarrow as pa
import pytest
from nbclient import NotebookClient

import chesslaws
from conftest import GAMES, ROOT

if TYPE_CHECKING:
    from chesslaws._parts import TableName

PYTHON = ROOT / "bindings" / "python"
PAGES = sorted(path.name for path in (PYTHON / "docs").glob("*.md"))


def _guide() -> ModuleType:
    spec = importlib.util.spec_from_file_location("guide", PYTHON / "guide.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


guide = _guide()


# The examples under Spark run where Spark does, in `test_spark.py`.
@pytest.mark.parametrize("page", [page for page in PAGES if page != "spark.md"])
def test_the_examples_run(page: str) -> None:
    with guide.among_the_games():
        failures, tries = guide.run_examples(page)
    assert failures == 0
    assert tries > 5


def test_the_page_of_columns_has_every_column() -> None:
    page = guide.columns()
    scan = chesslaws.scan_pgn(b"")
    for table in (scan.games, scan.moves, scan.findings):
        for column in table.columns:
            assert f"| `{column}` | " in page
    assert (
        "| `clock` | `duration[us]`, or null | What the mover's clock showed after the move "
        "(`%clk`), in microseconds. |"
    ) in page


def test_the_guide_builds(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
    config, site = str(PYTHON / "mkdocs.yml"), tmp_path / "site"
    subprocess.run([*command, "--config-file", config, "--site-dir", str(site)], check=True)
    pages = ["", "tables", "columns", "spark", "dask", "plots", "judging", "reference"]
    for page in pages:
        assert "<h1" in (site / page / "index.html").read_text(encoding="utf-8")
    pictures = {path.name for path in (site / "images").iterdir()}
    shown = re.findall(r"images/([\w.]+)", (PYTHON / "docs" / "plots.md").read_text("utf-8"))
    assert pictures == set(shown)
    reference = (site / "reference" / "index.html").read_text(encoding="utf-8")
    for name in set(chesslaws.__all__) - {"Parameter", "__version__"}:
        assert f'id="{name.lower()}"' in reference
    for function in ("plotclock_times", "sparkscan_pgn", "daskscan_pgn"):
        assert f'id="chesslaws{function}"' in reference


@pytest.mark.filterwarnings("default")
def test_the_notebook_runs() -> None:
    notebook = nbformat.read(PYTHON / "docs" / "tour.ipynb", as_version=4)
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    # It is kept without what it puts out.
    assert not any(cell.outputs or cell.execution_count for cell in cells)
    with guide.among_the_games() as folder:
        client = NotebookClient(
            notebook, kernel_name="python3", resources={"metadata": {"path": folder}}
        )
        client.execute()
    kinds = [kind for cell in cells for output in cell.outputs for kind in output.get("data", {})]
    assert kinds.count("image/png") == 3
    assert kinds.count("text/html") == 3
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))


def test_the_shell_line_that_shards(tmp_path: Path) -> None:
    for tool in ("zstd", "zstdcat", "awk"):
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is not installed here")
    page = (PYTHON / "docs" / "spark.md").read_text(encoding="utf-8")
    [line] = re.findall(r"```sh\n(.*?)```", page, re.DOTALL)
    assert "games=100000" in line
    source = GAMES / "lichess-clk-eval.pgn"
    subprocess.run(["zstd", "-q", source, "-o", tmp_path / "month.pgn.zst"], check=True)
    line = line.replace("games=100000", "games=100")
    subprocess.run(["sh", "-c", line], cwd=tmp_path, check=True)
    shards = sorted(tmp_path.glob("shard-*.pgn.zst"))
    columns: dict[TableName, list[str]] = {"moves": ["uci", "clock"]}
    counts = [
        pa.table(chesslaws.scan_pgn(shard, tables=["games"]).games).num_rows for shard in shards
    ]
    whole = pa.table(chesslaws.scan_pgn(source, tables=["games"]).games).num_rows
    assert counts[:-1] == [100] * (len(shards) - 1)
    assert sum(counts) == whole
    moves = pa.table(chesslaws.scan_pgn(str(tmp_path / "shard-*.zst"), columns=columns).moves)
    assert moves == pa.table(chesslaws.scan_pgn(source, columns=columns).moves)
