r"""The Laws of Chess, executable.

Read PGN files of any size, with every fault named and no game lost:

>>> import chesslaws
>>> pgn = b'[White "A"]\n[Black "B"]\n\n1. e4 {[%clk 0:01:00]} e5 2. Ke3 1-0'
>>> for game in chesslaws.read_pgn(pgn):
...     print(game.tags["White"], game.plies, game.error.line, game.error.column)
A 2 4 30

judge them by an edition of the Laws:

>>> print(next(chesslaws.judge_file(b"1. f3 e5 2. g4 Qh4# 0-1")).verdict)
0-1 by checkmate, fide-2023 5.1.1, ply 4

and play chess:

>>> position = chesslaws.Position().play("e4").play("e7e5")
>>> position.fen()
'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'

A game at the board is refereed from its events, with the article for every ruling:

>>> game = chesslaws.LiveGame(edition="fide-2023", time_control="90m + 30s")
>>> for event in ({"event": "started", "at": 0}, {"event": "resigned", "side": "white"}):
...     for ruling in game.apply(event):
...         print(ruling)
white's clock runs [fide-2023 6.6]
the game is over: 0-1 by resignation [fide-2023 5.1.2]

`scan_pgn` turns millions of games into Arrow tables, and `read_trf` reads tournament files for
standings, tie-breaks and ratings.
"""

from chesslaws._catalogue import Difference, Entry, Parameter, Setting
from chesslaws._chesslaws import (
    Batch,
    Clock,
    Game,
    GameReader,
    Identity,
    JudgementReader,
    LiveGame,
    Move,
    PgnPart,
    Position,
    Scan,
    ScanBatches,
    ScanTable,
    ScoreSheet,
    Standings,
    TimeControl,
    Tournament,
    __version__,
    articles,
    compare,
    expected_score,
    explain,
    judge_file,
    performance,
    rating_change,
    read_pgn,
    read_trf,
    scan_pgn,
    split_pgn,
)
from chesslaws._clock import Press
from chesslaws._comment import Comment
from chesslaws._errors import (
    AmbiguousMoveError,
    ArticleNotFoundError,
    ChesslawsError,
    ClockError,
    ConditionsError,
    EventError,
    FenError,
    IllegalMoveError,
    JournalError,
    MoveError,
    PgnError,
    Refused,
    TieBreakError,
    TimeControlError,
    TrfError,
    UnreadableMoveError,
)
from chesslaws._judgement import Article, Fault, Finding, Judgement, Verdict
from chesslaws._live import Outcome, Question, Ruling
from chesslaws._mates import MateVerdict
from chesslaws._square import Piece, Square
from chesslaws._standings import (
    Contribution,
    Explanation,
    Player,
    PlayerRating,
    RoundResult,
    StandingRow,
    TrfWarning,
)
from chesslaws._words import (
    CastlingSide,
    ClockStatus,
    Code,
    Color,
    Edition,
    FaultSeverity,
    Kind,
    Mode,
    Reason,
    Role,
    Severity,
)

__all__ = [
    "AmbiguousMoveError",
    "Article",
    "ArticleNotFoundError",
    "Batch",
    "CastlingSide",
    "ChesslawsError",
    "Clock",
    "ClockError",
    "ClockStatus",
    "Code",
    "Color",
    "Comment",
    "ConditionsError",
    "Contribution",
    "Difference",
    "Edition",
    "Entry",
    "EventError",
    "Explanation",
    "Fault",
    "FaultSeverity",
    "FenError",
    "Finding",
    "Game",
    "GameReader",
    "Identity",
    "IllegalMoveError",
    "JournalError",
    "Judgement",
    "JudgementReader",
    "Kind",
    "LiveGame",
    "MateVerdict",
    "Mode",
    "Move",
    "MoveError",
    "Outcome",
    "Parameter",
    "PgnError",
    "PgnPart",
    "Piece",
    "Player",
    "PlayerRating",
    "Position",
    "Press",
    "Question",
    "Reason",
    "Refused",
    "Role",
    "RoundResult",
    "Ruling",
    "Scan",
    "ScanBatches",
    "ScanTable",
    "ScoreSheet",
    "Setting",
    "Severity",
    "Square",
    "StandingRow",
    "Standings",
    "TieBreakError",
    "TimeControl",
    "TimeControlError",
    "Tournament",
    "TrfError",
    "TrfWarning",
    "UnreadableMoveError",
    "Verdict",
    "__version__",
    "articles",
    "compare",
    "expected_score",
    "explain",
    "judge_file",
    "performance",
    "rating_change",
    "read_pgn",
    "read_trf",
    "scan_pgn",
    "split_pgn",
]
