"""Games as Arrow tables: every consumer sees the same rows, and they are those of the reader."""

import bz2
import gzip
import io
import pickle
import subprocess
import sys
from collections import UserList
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from types import MappingProxyType
from typing import Literal

import duckdb
import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from chesslaws import PgnPart, judge_file, read_pgn, scan_pgn, split_pgn
from conftest import ROOT

DATA = ROOT / "tests" / "data"
TWIC = DATA / "pgn" / "twic-232.pgn"
CLOCKS = DATA / "pgn" / "lichess-clk-eval.pgn"
TEXT = (
    b'[White "A"]\n[TimeControl "60+1"]\n\n1. e4 {[%clk 0:00:58]} e5 2. Ke3 1-0\n\n[White "B"]\n\n*'
)


def table(scanned: object) -> pa.Table:
    return pa.table(scanned)


def test_rows_are_those_of_the_reader() -> None:
    scan = scan_pgn(CLOCKS, columns={"games": ["game", "white", "plies"], "moves": ["san", "fen"]})
    games, moves = table(scan.games), table(scan.moves)
    read = list(read_pgn(CLOCKS))
    assert games["plies"].to_pylist() == [game.plies for game in read]
    assert games["white"].to_pylist() == [game.tags["White"] for game in read]
    assert games["game"].to_pylist() == list(range(1, len(read) + 1))
    assert moves["san"].to_pylist() == [san for game in read for san in game.san_moves()]
    # A game gives its position before the first move too.
    fens = [fen for game in read for fen in game.fens()[1:]]
    assert moves["fen"].to_pylist() == fens


def test_findings_are_those_of_the_judge() -> None:
    findings = table(scan_pgn(TWIC, tables=["findings"], edition="fide-2009").findings)
    judged = judge_file(TWIC, "fide-2009")
    expected = [
        (number, found.ply, found.code.value, found.message)
        for number, judgement in enumerate(judged, 1)
        for found in judgement.findings
    ]
    columns = [findings[name].to_pylist() for name in ("game", "ply", "code", "message")]
    assert list(zip(*columns, strict=True)) == expected
    assert expected


def test_errors_are_rows_and_never_a_stop() -> None:
    games = table(scan_pgn(TEXT).games)
    assert games["error"].to_pylist() == ['"Ke3": illegal: no such king can go to e3', None]
    assert games["error_line"].to_pylist()[0] == 4
    assert games["tags"].to_pylist()[1] == [("White", "B")]


def test_times_are_timedeltas() -> None:
    moves = table(scan_pgn(TEXT, tables=["moves"]).moves)
    assert moves["clock"].to_pylist() == [timedelta(seconds=58), None]
    # 61 s were shown before the first move, and the press added one.
    assert moves["time_spent"].to_pylist() == [timedelta(seconds=4), None]


def test_every_consumer_takes_the_tables() -> None:
    scan = scan_pgn(TWIC, columns={"moves": ["game", "ply", "san"]})
    moves = scan.moves
    rows = table(moves).num_rows
    assert rows > 10_000
    assert pl.DataFrame(scan.moves).height == rows
    assert len(table(moves).to_pandas()) == rows
    assert isinstance(table(moves).to_pandas(), pd.DataFrame)
    counted = duckdb.sql("select count(*) from moves")
    assert counted is not None
    assert counted.fetchall() == [(rows,)]


def test_several_tables_in_one_pass() -> None:
    scan = scan_pgn(TWIC, batch_bytes=20_000, tables=["games", "moves"])
    steps = list(scan)
    assert len(steps) > 3
    assert all(set(step) == {"games", "moves"} for step in steps)
    games = pa.Table.from_batches([pa.record_batch(step["games"]) for step in steps])
    assert games == table(scan.games)
    assert sum(len(step["moves"]) for step in steps) == table(scan.moves).num_rows


@pytest.mark.parametrize("jobs", [1, 2, 4])
def test_threads_change_nothing(jobs: int) -> None:
    expected = table(scan_pgn(TWIC, jobs=1, tables=["moves"]).moves)
    found = table(scan_pgn(TWIC, jobs=jobs, batch_bytes=5_000, tables=["moves"]).moves)
    assert found.combine_chunks() == expected.combine_chunks()


@pytest.mark.parametrize("compress", [gzip.compress, bz2.compress])
def test_sources(tmp_path: Path, compress: Callable[[bytes], bytes]) -> None:
    expected = table(scan_pgn(TEXT).moves).drop_columns("file")
    packed = tmp_path / "packed"
    packed.write_bytes(compress(TEXT))
    with packed.open("rb") as file:
        scans = [
            scan_pgn(packed),
            scan_pgn(str(packed)),
            scan_pgn(compress(TEXT)),
            scan_pgn(io.BytesIO(TEXT)),
            scan_pgn(file),
        ]
        for scan in scans:
            assert table(scan.moves).drop_columns("file") == expected


def test_patterns_and_lists(tmp_path: Path) -> None:
    for name in ("b.pgn", "a.pgn"):
        (tmp_path / name).write_bytes(TEXT)
    pattern = scan_pgn(str(tmp_path / "*.pgn"), columns={"games": ["file", "game"]})
    games = table(pattern.games)
    files = [str(tmp_path / name) for name in ("a.pgn", "b.pgn")]
    assert games["file"].to_pylist() == [files[0], files[0], files[1], files[1]]
    assert games["game"].to_pylist() == [1, 2, 1, 2]
    assert table(scan_pgn(files, columns={"games": ["file", "game"]}).games) == games
    with pytest.raises(FileNotFoundError, match="no file matches"):
        scan_pgn(str(tmp_path / "*.zst"))


def test_a_stream_is_scanned_once() -> None:
    scan = scan_pgn(io.BytesIO(TEXT))
    assert scan.size is None
    table(scan.games)
    with pytest.raises(ValueError, match="scanned once"):
        table(scan.games)


def test_a_source_that_is_not_there(tmp_path: Path) -> None:
    missing = scan_pgn(tmp_path / "none.pgn")
    with pytest.raises(OSError, match=r"none\.pgn"):
        next(iter(missing))
    with pytest.raises(OSError, match=r"none\.pgn"):
        table(missing.games)


def test_wrong_arguments() -> None:
    with pytest.raises(ValueError, match='no column "colour"'):
        scan_pgn(TEXT, columns={"moves": ["colour"]})
    with pytest.raises(ValueError, match="expected games, moves or findings"):
        scan_pgn(TEXT, tables=["plies"])  # type: ignore[list-item]
    with pytest.raises(ValueError, match="not among the tables"):
        scan_pgn(TEXT, tables=["games"], columns={"moves": ["san"]})
    with pytest.raises(ValueError, match="was not asked for"):
        _ = scan_pgn(TEXT, tables=["games"]).moves
    with pytest.raises(TypeError, match="expected a path"):
        scan_pgn(3)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="at least 1 job"):
        scan_pgn(TEXT, jobs=0)


def test_progress_adds_up_to_the_size() -> None:
    told: list[int] = []
    scan = scan_pgn([TWIC, TEXT], tables=["games"], progress=told.append, batch_bytes=10_000)
    table(scan.games)
    assert len(told) > 3
    assert sum(told) == scan.size == TWIC.stat().st_size + len(TEXT)


def test_a_callback_that_raises_ends_the_scan() -> None:
    def refuse(_: int) -> None:
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        list(scan_pgn(TEXT, progress=refuse))


def test_parquet(tmp_path: Path) -> None:
    folder = tmp_path / "out"
    scan = scan_pgn(TWIC, columns={"games": ["game", "white"], "moves": ["game", "uci", "clock"]})
    scan.write_parquet(folder)
    assert pq.read_table(folder / "moves") == table(scan.moves)
    assert pq.read_table(folder / "games") == table(scan.games)
    with pytest.raises(OSError, match="empty"):
        scan.write_parquet(folder)


def test_parts_give_the_rows_of_the_whole() -> None:
    parts = split_pgn(TWIC, size=40_000)
    assert len(parts) > 3
    assert parts[0].start == 0
    assert parts[-1].end == TWIC.stat().st_size
    assert [part.start for part in parts[1:]] == [part.end for part in parts[:-1]]
    sent = [pickle.loads(pickle.dumps(part)) for part in parts]
    assert sent == parts
    games = pa.concat_tables([table(scan_pgn(part).games) for part in sent])
    assert games.combine_chunks() == table(scan_pgn(TWIC).games).combine_chunks()


def test_a_compressed_file_is_one_part(tmp_path: Path) -> None:
    packed = tmp_path / "a.pgn.gz"
    packed.write_bytes(gzip.compress(TEXT))
    [part] = split_pgn(packed, size=10)
    assert table(scan_pgn(part).games).num_rows == 2
    assert scan_pgn(part).size == packed.stat().st_size
    with pytest.raises(ValueError, match="expected start <= end"):
        PgnPart("a.pgn", 2, 1, 1, 0)


def test_mappings_and_sequences_of_any_kind() -> None:
    wanted: dict[Literal["games", "moves", "findings"], tuple[str, ...]] = {
        "games": ("game", "plies")
    }
    columns = MappingProxyType(wanted)
    scan = scan_pgn(UserList([TEXT, TEXT]), columns=columns)
    assert table(scan.games).num_rows == 2 * table(scan_pgn(TEXT).games).num_rows
    with pytest.raises(TypeError):
        scan_pgn(memoryview(TEXT))
    with pytest.raises(TypeError):
        scan_pgn(TEXT, columns=["games"])  # type: ignore[arg-type]


@pytest.mark.parametrize("take", ["next(iter(scan))", "pa.table(scan.games)"])
def test_ctrl_c_ends_the_waiting_for_a_slow_file(take: str) -> None:
    """A pipe that gives a game and then nothing."""
    script = f"""
import os, signal
import chesslaws
import pyarrow as pa

signal.signal(signal.SIGALRM, signal.default_int_handler)
read, write = os.pipe()
os.write(write, b"1. e4 *\\n\\n")
scan = chesslaws.scan_pgn(os.fdopen(read, "rb", buffering=0), jobs=2)
signal.setitimer(signal.ITIMER_REAL, 0.3)
try:
    {take}
except BaseException as error:
    print("KeyboardInterrupt" in repr(error))
    os._exit(0)
"""
    answer = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False
    )
    assert answer.stdout == "True\n", answer.stderr


def test_a_part_has_no_more_lines_and_games_than_bytes() -> None:
    for line, games in [(2**64 - 1, 0), (1, 2**63 - 1), (12, 0), (1, 11)]:
        with pytest.raises(ValueError, match="than bytes"):
            PgnPart("games.pgn", 10, 20, line, games)
    assert PgnPart("games.pgn", 10, 20, 11, 10).games == 10
