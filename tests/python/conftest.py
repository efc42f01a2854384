"""Where the games lie, and the program to compare with."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "tests" / "data" / "pgn"


@pytest.fixture
def games() -> Path:
    """Return the folder of the test games."""
    return GAMES


@pytest.fixture(scope="session")
def program() -> Path:
    """Return the program `chesslaws`, which `cargo xtask test` builds."""
    path = os.environ.get("CHESSLAWS_PROGRAM")
    assert path, "set CHESSLAWS_PROGRAM to the program chesslaws, or run `cargo xtask python`"
    return Path(path)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test with an argument `pgn` on every file of games."""
    if "pgn" in metafunc.fixturenames:
        paths = sorted(GAMES.glob("*.pgn"))
        metafunc.parametrize("pgn", paths, ids=[path.stem for path in paths])
