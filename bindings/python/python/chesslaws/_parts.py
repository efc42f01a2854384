"""The scan of one part, as any worker of any engine runs it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from os import PathLike, fspath
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

from chesslaws._chesslaws import PgnPart, ScanTable, scan_pgn, split_pgn

if TYPE_CHECKING:
    import pyarrow as pa

#: The name of a table.
TableName: TypeAlias = Literal["games", "moves", "findings"]
#: What can be read on any machine: a path, a pattern, or a part of a file.
Source: TypeAlias = str | PathLike[str] | PgnPart
#: The size of a part in bytes, unless told: a few seconds of work.
PART_SIZE = 67_108_864


@dataclass(frozen=True)
class PartScan:
    """What to take from every part. It pickles, and so goes to other processes and machines.

    It reads with one thread, since engines give every core a part of its own.

    >>> from chesslaws import scan_pgn
    >>> PartScan("moves", ("san", "clock")).table(b"1. e4 *").columns
    ('san', 'clock')
    """

    #: The table.
    table_name: TableName
    #: Its columns in their order; `None` for all.
    columns: tuple[str, ...] | None = None
    #: The edition of the Laws.
    edition: str = "fide-2023"
    #: Whether games are judged.
    judge: bool = True
    #: The language of the letters of the pieces.
    language: str = "en"
    #: Whether only the notation of the standard is read.
    strict: bool = False

    def table(self, source: Source | bytes) -> ScanTable:
        """Return the table of one source, not read yet."""
        table: ScanTable = getattr(
            scan_pgn(
                source,
                tables=[self.table_name],
                columns=None if self.columns is None else {self.table_name: self.columns},
                edition=self.edition,
                judge=self.judge,
                language=self.language,
                strict=self.strict,
                jobs=1,
            ),
            self.table_name,
        )
        return table

    def only(self, columns: Sequence[str]) -> PartScan:
        """Return a scan of these columns alone."""
        return replace(self, columns=tuple(columns))

    def schema(self) -> pa.Schema:
        """Return the schema of the rows.

        Raises `ValueError` for a table, a column, an edition or a language that does not exist.
        """
        import pyarrow as pa

        return pa.schema(self.table(b""))

    def batches(self, source: Source) -> Iterator[pa.RecordBatch]:
        """Read a part. Raises `pyarrow.ArrowException` where it can't be read."""
        import pyarrow as pa

        yield from pa.RecordBatchReader.from_stream(self.table(source))


def parts(sources: Source | Sequence[Source], *, size: int = PART_SIZE) -> list[PgnPart]:
    """Cut files into parts of about `size` bytes, in order; compressed ones stay whole.

    Paths are made absolute, since a worker has a working directory of its own. Patterns such as
    `"games/*.pgn"` are expanded here. Raises `OSError` for a file that can't be read,
    `FileNotFoundError` for a pattern without a match, `ValueError` for a size of 0, `TypeError` for
    a source that other processes can't read: text in memory or an open file.
    """
    if isinstance(sources, (str, PathLike, PgnPart)):
        sources = [sources]
    elif not isinstance(sources, (list, tuple)):
        raise _not_shared(sources)
    found: list[PgnPart] = []
    for source in sources:
        if isinstance(source, PgnPart):
            found.append(source)
        elif isinstance(source, (str, PathLike)):
            for path in _paths(Path(fspath(source)).absolute()):
                found.extend(split_pgn(path, size=size))
        else:
            raise _not_shared(source)
    return found


def _not_shared(source: object) -> TypeError:
    return TypeError(
        "expected a path or a PgnPart, which other processes can read, or a list of these, "
        f"found {type(source)}"
    )


def _paths(path: Path) -> list[Path]:
    """Return the path itself or, as `scan_pgn` does, what it matches as a pattern."""
    if not set("*?[") & set(str(path)) or path.exists():
        return [path]
    import glob

    found = sorted(glob.glob(str(path)))
    if not found:
        raise FileNotFoundError(f'no file matches "{path}"')
    return [Path(one) for one in found]
