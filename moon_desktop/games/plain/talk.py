"""How a hand of any game ended, and its choices, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from moon_desktop.engine.entries import Choice, Entry, GameOver, HandEnd, notation
from moon_desktop.engine.sight import Sight
from moon_desktop.games.plain.table import picked, won
from moon_desktop.games.shown.result import Result
from moon_desktop.words import names as called
from moon_desktop.words import score
from moon_desktop.words.language import tr


def chosen(named: Callable[[str], str], choice: Choice) -> str:
    """A choice in a sentence: a piece as it is ``named``, else its notation."""
    piece = picked(choice)
    return notation(choice) if piece is None else named(piece)


# --- how a hand ended -----------------------------------------------------------------------


def side_called(sight: Sight, names: Sequence[str], side: int) -> str:
    """A side by the names of its seats."""
    return score.side([names[seat] for seat in sight.seats.members(side)])


def ended_game(entries: Sequence[Entry]) -> GameOver | None:
    """The game that the last hand also ended, if it did."""
    for entry in reversed(entries):
        if isinstance(entry, GameOver):
            return entry
        if isinstance(entry, HandEnd):
            return None
    return None


def next_key(sight: Sight, ended: GameOver | None) -> str:
    """The word of the key that goes on."""
    if sight.phase == "over":
        return tr("Rematch")
    return tr("Next game") if ended else tr("Next hand")


def turned(sight: Sight, entries: Sequence[Entry]) -> HandEnd | None:
    """The end of the hand since which the side that won the match was ahead; None where it is not
    over, or was won before its last game, or in the first hand."""
    over, ends = sight.ledger.match_winner(), list[HandEnd]()
    for entry in entries:
        if isinstance(entry, GameOver) and entry is not ended_game(entries):
            ends.clear()
        elif isinstance(entry, HandEnd):
            ends.append(entry)
    if sight.phase != "over" or over is None or len(ends) < 2:
        return None
    # Two that nobody bought may be alike: the place tells them apart.
    for after in range(len(ends) - 1, 0, -1):
        scores = ends[after - 1].scores
        others = (score for side, score in enumerate(scores) if side != over.winner)
        if scores[over.winner] <= max(others):
            return ends[after]
    return ends[0]


def number_of(entries: Sequence[Entry], end: HandEnd) -> int:
    """The number of the hand that ended so."""
    ends = [entry for entry in entries if isinstance(entry, HandEnd)]
    return next(number for number, entry in enumerate(ends, 1) if entry is end)


def result(sight: Sight, names: Sequence[str], entries: Sequence[Entry], you: int | None) -> Result:
    """Who won the match or the game, else that the hand is over."""
    hand, ended = sight.result, ended_game(entries)
    assert hand is not None
    names = [called.apart(name) for name in names]
    title, over = tr("The hand is over"), sight.phase == "over"
    if ended is not None:
        own = you is not None and sight.seats.side(you) == ended.winner
        title = won(side_called(sight, names, ended.winner), own, match=over)
    return Result(title, "", next_key(sight, ended), over=over)


def nothing(*asked: object) -> None:
    """There is nothing to say."""
