"""What is in the packages that users install."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
from importlib.metadata import metadata
from importlib.resources import files
from pathlib import Path

import pytest

import chesslaws
from conftest import ROOT


def test_the_wheel_says_what_it_is() -> None:
    wheel = metadata("chesslaws")
    assert wheel["Version"] == chesslaws.__version__
    assert wheel.get_all("Provides-Extra") == ["dask", "plot", "spark"]
    required = wheel.get_all("Requires-Dist")
    assert required is not None
    # Without an extra it needs nothing.
    assert all("extra ==" in line for line in required)
    assert files("chesslaws").joinpath("py.typed").is_file()


def test_the_source_distribution_has_every_crate(tmp_path: Path) -> None:
    if shutil.which("cargo") is None:
        pytest.skip("the sources are packed with cargo, which is not installed here")
    manifest = str(ROOT / "bindings" / "python" / "Cargo.toml")
    pack = [sys.executable, "-m", "maturin", "sdist", "--manifest-path", manifest]
    subprocess.run([*pack, "--out", str(tmp_path)], check=True)
    [packed] = tmp_path.glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        names = {name.split("/", 1)[1] for name in archive.getnames()}
        workspace = archive.extractfile(f"chesslaws-{chesslaws.__version__}/Cargo.toml")
        assert workspace is not None
        crates = re.findall(r'path = "(crates/[\w-]+)"', workspace.read().decode())
    assert {"pyproject.toml", "Cargo.lock", "LICENSE-MIT", "python/chesslaws/py.typed"} <= names
    assert "bindings/python/src/scan.rs" in names
    assert len(crates) > 8
    for crate in crates:
        assert {f"{crate}/Cargo.toml", f"{crate}/src/lib.rs"} <= names
