"""Comments of a game."""

from __future__ import annotations

from typing import NamedTuple


class Comment(NamedTuple):
    """A comment of the main line, with the ply it follows (0 before the first move)."""

    #: The ply it follows.
    ply: int
    #: The text without its braces; UTF-8, or Windows-1252 where it is not valid UTF-8.
    text: str
    #: Offset of the text's first byte in the (decompressed) file.
    byte: int
