"""The scan of PGN files under Dask, on as many machines as it has.

`pip install chesslaws[dask]`, on the client and on every worker. The files have to be on a disk
that every worker sees under the same path.

    from chesslaws.dask import scan_pgn

    moves = scan_pgn("/games/*.pgn")
    moves["san"].value_counts().compute()

The columns keep the types of Arrow (`pandas.ArrowDtype`), so nothing is lost: numbers may be null,
and times are durations.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import dask.dataframe as dd
import pandas as pd
import pyarrow as pa

from chesslaws._parts import PART_SIZE, PartScan, Source, TableName, parts

if TYPE_CHECKING:
    from chesslaws._chesslaws import PgnPart
    from chesslaws._words import Edition

__all__ = ["scan_pgn"]


def scan_pgn(
    sources: Source | Sequence[Source],
    table: TableName = "moves",
    *,
    columns: Sequence[str] | None = None,
    edition: Edition | str = "fide-2023",
    judge: bool = True,
    language: str = "en",
    strict: bool = False,
    part_size: int = PART_SIZE,
) -> dd.DataFrame:
    """Read one table of PGN files as a Dask data frame, lazily and in the order of the games.

    `sources` is a path, a pattern, a `PgnPart`, or a list of these, on a disk that every worker
    sees. Plain files are cut at game boundaries into parts of about `part_size` bytes, of which
    each is a partition; for that they are read once here, about a gigabyte a second. A compressed
    file is one partition. The column `file` has absolute paths.

    `columns`, `edition`, `judge`, `language` and `strict` are as for `chesslaws.scan_pgn`. Without
    `columns` the table has all, and those that a query does not use cost no time.

    Raises `ValueError` for an unknown table, column, edition or language, `OSError` for a file that
    can't be read here, `TypeError` for text in memory or an open file. A file that a worker can't
    read fails the query; a game that can't be read is a row with its `error`.
    """
    chosen = None if columns is None else tuple(columns)
    scan = PartScan(table, chosen, str(edition), judge, language, strict)
    meta = _frame(scan.schema().empty_table())
    cut = parts(sources, size=part_size)
    if not cut:
        empty: dd.DataFrame = dd.from_pandas(meta, npartitions=1)
        return empty
    frame: dd.DataFrame = dd.from_map(_Frames(scan), cut, meta=meta, label=f"chesslaws-{table}")
    return frame


@dataclass(frozen=True)
class _Frames:
    """Makes a frame of a part."""

    scan: PartScan

    # Dask names the columns that a query uses if there is an argument of this name.
    def __call__(self, part: PgnPart, columns: Sequence[str] | None = None) -> pd.DataFrame:
        scan = self.scan if columns is None else self.scan.only(columns)
        return _frame(pa.Table.from_batches(scan.batches(part), scan.schema()))


def _frame(table: pa.Table) -> pd.DataFrame:
    return table.to_pandas(types_mapper=pd.ArrowDtype)
