"""The scan of PGN files under Spark, on as many machines as it has.

`pip install chesslaws[spark]`, on the driver and on every worker. The files have to be on a disk
that every worker sees under the same path.

    from chesslaws.spark import scan_pgn

    moves = scan_pgn(spark, "/games/*.pgn", columns=["game", "ply", "san", "clock"])
    moves.groupBy("san").count().show()

Spark has fewer types than Arrow; these columns change, and nothing else does:

| column | in Arrow | in Spark |
|---|---|---|
| `zobrist` | unsigned 64 bits | `bigint` of the same bits, so equal stays equal; `x & (2**64 - 1)` in Python gives the unsigned number |
| `position`, `board` | 32 and 64 bytes, fixed | `binary` |
| `clock`, `time_spent` | a duration in microseconds | `interval day to second` |
"""  # noqa: E501 - a row of a table

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

import pyarrow as pa
from pyspark.sql import types

from chesslaws._parts import PART_SIZE, PartScan, Source, TableName, parts

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

    from chesslaws._chesslaws import PgnPart
    from chesslaws._words import Edition

__all__ = ["scan_pgn"]


def scan_pgn(
    spark: SparkSession,
    sources: Source | Sequence[Source],
    table: TableName = "moves",
    *,
    columns: Sequence[str] | None = None,
    edition: Edition | str = "fide-2023",
    judge: bool = True,
    language: str = "en",
    strict: bool = False,
    part_size: int = PART_SIZE,
) -> DataFrame:
    """Read one table of PGN files as a Spark data frame, lazily and in the order of the games.

    `sources` is a path, a pattern, a `PgnPart`, or a list of these, on a disk that every worker
    sees. Plain files are cut at game boundaries into parts of about `part_size` bytes, of which
    each is a partition; for that the driver reads them once, about a gigabyte a second. A
    compressed file is one partition. The column `file` has absolute paths.

    `columns`, `edition`, `judge`, `language` and `strict` are as for `chesslaws.scan_pgn`. Name the
    columns: Spark can't tell the scan which ones a query uses.

    Raises `ValueError` for an unknown table, column, edition or language, `OSError` for a file that
    the driver can't read, `TypeError` for text in memory or an open file. A file that a worker
    can't read fails the query; a game that can't be read is a row with its `error`.
    """
    chosen = None if columns is None else tuple(columns)
    scan = PartScan(table, chosen, str(edition), judge, language, strict)
    schema = _schema(scan.schema())
    cut = parts(sources, size=part_size)
    if not cut:
        return spark.createDataFrame([], schema)
    # A row with the number of its part in every partition; the parts go with the function.
    numbers = spark.range(0, len(cut), 1, len(cut))
    return numbers.mapInArrow(_worker(scan, cut), schema)


def _worker(
    scan: PartScan, cut: Sequence[PgnPart]
) -> Callable[[Iterable[pa.RecordBatch]], Iterator[pa.RecordBatch]]:
    def rows(numbers: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in numbers:
            for number in batch.column("id").to_pylist():
                for found in scan.batches(cut[number]):
                    yield _for_spark(found)

    return rows


def _for_spark(batch: pa.RecordBatch) -> pa.RecordBatch:
    """Give the columns whose types Spark lacks another type, as the module says."""
    columns = []
    for column in batch.columns:
        if pa.types.is_uint64(column.type):
            column = column.view(pa.int64())
        elif pa.types.is_fixed_size_binary(column.type):
            column = column.cast(pa.binary())
        columns.append(column)
    return pa.RecordBatch.from_arrays(columns, names=batch.schema.names)


def _schema(schema: pa.Schema) -> types.StructType:
    fields = (types.StructField(one.name, _type(one.type), one.nullable) for one in schema)
    return types.StructType(list(fields))


#: The type in Spark of each type in Arrow that a column can have, maps aside.
_TYPES: dict[pa.DataType, types.DataType] = {
    pa.int16(): types.ShortType(),
    pa.int32(): types.IntegerType(),
    pa.int64(): types.LongType(),
    pa.uint64(): types.LongType(),
    pa.float64(): types.DoubleType(),
    pa.string(): types.StringType(),
    pa.binary(32): types.BinaryType(),
    pa.binary(64): types.BinaryType(),
    pa.duration("us"): types.DayTimeIntervalType(),
}


def _type(of: pa.DataType) -> types.DataType:
    if pa.types.is_map(of):
        return types.MapType(_type(of.key_type), _type(of.item_type))
    return _TYPES[of]
