"""The scan under Spark: two executors, each a machine of its own for all that Spark knows."""

from __future__ import annotations

import gzip
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow as pa
import pytest

import chesslaws
from conftest import GAMES
from test_guide import guide

if shutil.which("java") is None and "JAVA_HOME" not in os.environ:
    pytest.skip("Spark needs Java, which is not installed here", allow_module_level=True)

from pyspark.sql import SparkSession

from chesslaws.spark import scan_pgn

if TYPE_CHECKING:
    from chesslaws._parts import TableName

# Only its conversions to and from pandas are meant, which the scan does without.
pytestmark = pytest.mark.filterwarnings("ignore:PySpark does not yet fully support pandas")

CLOCKS = GAMES / "chesscom-clk.pgn"


@pytest.fixture(scope="module")
def spark(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SparkSession]:
    """Start a cluster of two executors with a core each."""
    folder = tmp_path_factory.mktemp("spark")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYSPARK_PYTHON", sys.executable)
        patch.setenv("SPARK_LOCAL_IP", "127.0.0.1")
        patch.setenv("SPARK_WORKER_DIR", str(folder))
        builder = SparkSession.builder.master("local-cluster[2,1,512]")
        settings = {
            "spark.driver.bindAddress": "127.0.0.1",
            "spark.driver.host": "127.0.0.1",
            "spark.executor.memory": "512m",
            "spark.local.dir": str(folder),
            "spark.sql.warehouse.dir": str(folder / "warehouse"),
            "spark.sql.shuffle.partitions": "2",
            "spark.ui.enabled": "false",
        }
        for name, value in settings.items():
            builder = builder.config(name, value)
        session = builder.getOrCreate()
        try:
            yield session
        finally:
            session.stop()


def as_spark_has_it(table: pa.Table) -> list[dict[str, object]]:
    """Return the rows with the bits of the hash as Spark has them."""
    rows: list[dict[str, object]] = table.to_pylist()
    for row in rows:
        if isinstance(bits := row.get("zobrist"), int):
            row["zobrist"] = bits - (1 << 64) * (bits >> 63)
    return rows


@pytest.mark.parametrize("table", ["games", "moves", "findings"])
def test_rows_are_those_of_the_local_scan(spark: SparkSession, table: TableName) -> None:
    frame = scan_pgn(spark, CLOCKS, table, part_size=100_000)
    assert frame.rdd.getNumPartitions() > 2
    local = pa.table(getattr(chesslaws.scan_pgn(CLOCKS), table))
    assert frame.columns == local.column_names
    rows = frame.toArrow().to_pylist()
    assert rows == as_spark_has_it(local)
    assert rows


def test_the_table_is_one_of_spark_sql(spark: SparkSession, tmp_path: Path) -> None:
    packed = tmp_path / "packed.pgn.gz"
    packed.write_bytes(gzip.compress(CLOCKS.read_bytes()))
    scan_pgn(spark, packed, columns=["ply", "san", "time_spent"]).createOrReplaceTempView("moves")
    query = "select san, count(*) from moves where ply = 1 group by san order by 2 desc, 1"
    counted = [tuple(row) for row in spark.sql(query).collect()]
    moves = pa.table(chesslaws.scan_pgn(CLOCKS, columns={"moves": ["ply", "san"]}).moves)
    first = moves.filter(pa.compute.equal(moves["ply"], 1)).group_by("san")
    expected = [tuple(row.values()) for row in first.aggregate([([], "count_all")]).to_pylist()]
    assert counted == sorted(expected, key=lambda row: (-row[1], row[0]))


def test_wrong_arguments_are_told_at_once(spark: SparkSession, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match='no column "colour"'):
        scan_pgn(spark, CLOCKS, columns=["colour"])
    with pytest.raises(FileNotFoundError):
        scan_pgn(spark, tmp_path / "none.pgn")
    with pytest.raises(TypeError, match="which other processes can read"):
        scan_pgn(spark, b"1. e4 *")  # type: ignore[arg-type]


def test_a_worker_that_cannot_read_fails_the_query(spark: SparkSession, tmp_path: Path) -> None:
    gone = tmp_path / "gone.pgn"
    gone.write_bytes(b"1. e4 *")
    frame = scan_pgn(spark, gone, columns=["san"])
    gone.unlink()
    with pytest.raises(Exception, match=r"gone\.pgn"):
        frame.collect()


def test_no_sources_no_rows(spark: SparkSession) -> None:
    frame = scan_pgn(spark, [], "findings")
    assert frame.columns[-1] == "message"
    assert frame.collect() == []


def test_the_guide_tells_the_truth(spark: SparkSession) -> None:
    with guide.among_the_games():
        failures, tries = guide.run_examples("spark.md", spark=spark)
    assert failures == 0
    assert tries > 4
