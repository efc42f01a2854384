"""Memory does not grow with the files."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from conftest import GAMES

#: Reads the file and prints by how many bytes the peak of memory exceeds that of a short file.
SCRIPT = """
import sys
from pathlib import Path
import chesslaws

def peak():
    lines = Path("/proc/self/status").read_text().splitlines()
    [kilobytes] = [line.split()[1] for line in lines if line.startswith("VmHWM:")]
    return 1024 * int(kilobytes)

FEW = {"games": ["game", "white", "error"], "moves": ["game", "ply", "san", "uci", "clock"]}

def scan(path, columns, jobs):
    plies = 0
    for batches in chesslaws.scan_pgn(path, columns=columns, jobs=jobs, judge=False):
        plies += len(batches["moves"])
    return plies

def read(path):
    return sum(game.plies for game in chesslaws.read_pgn(path))

take = {
    "read": read,
    "scan few columns": lambda path: scan(path, FEW, 2),
    "scan all columns": lambda path: scan(path, None, 2),
    "scan all columns with 4 threads": lambda path: scan(path, None, 4),
}[sys.argv[1]]
few = take(sys.argv[2])
before = peak()
many = take(sys.argv[3])
print(few, many, peak() - before)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the peak is read from /proc/self/status")
@pytest.mark.parametrize(
    "way",
    ["read", "scan few columns", "scan all columns", "scan all columns with 4 threads"],
)
def test_a_long_file_takes_no_more_than_a_short_one(way: str, tmp_path: Path) -> None:
    text = b"\n\n".join(
        (GAMES / name).read_bytes() for name in ("masters-crlf.pgn", "lichess-clk-eval.pgn")
    )
    # More than a batch, which is what a scan may hold.
    short, long = tmp_path / "short.pgn", tmp_path / "long.pgn"
    short.write_bytes(text)
    times = 52_000_000 // len(text) + 1
    with long.open("wb") as file:
        for _ in range(times):
            file.write(text + b"\n\n")
    assert long.stat().st_size > 50_000_000
    command = [sys.executable, "-c", SCRIPT, way, str(short), str(long)]
    answer = subprocess.run(command, check=True, capture_output=True, text=True)
    # Folders of tests outlive them.
    long.unlink()
    few, many, grown = map(int, answer.stdout.split())
    assert many == times * few
    assert few > 50_000
    assert grown < 64_000_000
