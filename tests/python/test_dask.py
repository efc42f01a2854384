"""The scan under Dask: two processes, and the rows of the local scan."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow as pa
import pytest
from dask.dataframe.dask_expr.io import FromMapProjectable
from distributed import Client, LocalCluster

import chesslaws
from chesslaws._parts import PartScan, parts
from chesslaws.dask import scan_pgn
from conftest import GAMES

if TYPE_CHECKING:
    from chesslaws._parts import TableName

CLOCKS = GAMES / "chesscom-clk.pgn"


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    """Start a cluster of two processes."""
    with (
        LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
        ) as cluster,
        Client(cluster) as client,
    ):
        yield client


@pytest.mark.parametrize("table", ["games", "moves", "findings"])
def test_rows_are_those_of_the_local_scan(client: Client, table: TableName) -> None:
    frame = scan_pgn(CLOCKS, table, part_size=100_000)
    assert frame.npartitions > 2
    found = pa.Table.from_pandas(frame.compute(), preserve_index=False)
    local = pa.table(getattr(chesslaws.scan_pgn(CLOCKS), table))
    assert found.to_pylist() == local.to_pylist()
    assert found.schema.types == local.schema.types
    assert client.ncores()


def test_only_the_columns_in_use_are_read(client: Client) -> None:
    counted = scan_pgn(CLOCKS, part_size=100_000)["san"].value_counts()
    [read] = counted.optimize(fuse=False).expr.find_operations(FromMapProjectable)
    assert read.columns == ["san"]
    moves = pa.table(chesslaws.scan_pgn(CLOCKS, columns={"moves": ["san"]}).moves)
    expected = {one["values"]: one["counts"] for one in moves["san"].value_counts().to_pylist()}
    assert counted.compute().to_dict() == expected
    assert client.ncores()


def test_wrong_arguments_are_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match='no column "colour"'):
        scan_pgn(CLOCKS, columns=["colour"])
    with pytest.raises(ValueError, match="expected games, moves or findings"):
        scan_pgn(CLOCKS, "plies")  # type: ignore[arg-type]
    with pytest.raises(FileNotFoundError):
        scan_pgn(tmp_path / "none.pgn")


def test_no_sources_no_rows() -> None:
    assert len(scan_pgn([], "games")) == 0


def test_parts_of_patterns_lists_and_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("b.pgn", "a.pgn"):
        (tmp_path / name).write_bytes(b"1. e4 *\n\n" * 1000)
    monkeypatch.chdir(tmp_path)
    names = [str(tmp_path / name) for name in ("a.pgn", "b.pgn")]
    assert [part.path for part in parts("*.pgn")] == names
    cut = parts(["b.pgn", tmp_path / "a.pgn"], size=5000)
    begun = [(Path(part.path).name, part.games > 0) for part in cut]
    assert begun == [("b.pgn", False), ("b.pgn", True), ("a.pgn", False), ("a.pgn", True)]
    assert parts(cut[2:]) == cut[2:]
    with pytest.raises(FileNotFoundError, match="no file matches"):
        parts("*.zst")
    for wrong in (b"1. e4 *", [b"1. e4 *"], 3):
        with pytest.raises(TypeError, match="which other processes can read"):
            parts(wrong)  # type: ignore[arg-type]


def test_what_workers_get_pickles() -> None:
    scan = PartScan("moves", ("game", "san"), edition="fide-2009")
    [part] = parts(CLOCKS)
    sent, where = pickle.loads(pickle.dumps((scan, part)))
    assert sent == scan
    found = pa.Table.from_batches(sent.batches(where))
    assert found == pa.table(chesslaws.scan_pgn(CLOCKS, columns={"moves": ["game", "san"]}).moves)
