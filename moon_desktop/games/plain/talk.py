"""What any game says in words: refusals, how a hand ended, its house rules and their help."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Final

from moon_desktop.engine.entries import Choice, Entry, GameOver, HandEnd, notation
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.sight import Sight
from moon_desktop.games.plain.table import picked, won
from moon_desktop.games.shown.help import Document
from moon_desktop.games.shown.result import Result
from moon_desktop.words import names as called
from moon_desktop.words import score
from moon_desktop.words.language import N_, tr
from moon_desktop.words.quoting import quoted

_REFUSED: Final[Mapping[StrEnum, str]] = {
    Reason.NOT_NOW: N_("This is not the moment for that."),
    Reason.NOT_YOUR_TURN: N_("It is the turn of {turn}."),
    Reason.OVER: N_("The match is over."),
    Reason.NOT_HELD: N_("That is not in the hand: {piece}."),
    Reason.MUST_FOLLOW: N_("The suit that was led must be followed."),
}


def chosen(named: Callable[[str], str], choice: Choice) -> str:
    """A choice in a sentence: a piece as it is ``named``, else its notation."""
    piece = picked(choice)
    return notation(choice) if piece is None else named(piece)


def refusal(illegal: Illegal, names: Sequence[str], you: int | None = None) -> str:
    """Why an entry cannot stand, by the reasons that any game has."""
    turn, piece = illegal.facts.get("turn"), illegal.facts.get("tile")
    if turn is not None:
        turn = called.apart(names[turn]) if turn < len(names) else score.nameless(turn)
    told = _REFUSED.get(illegal.reason, N_("That is against the rules of the game."))
    return tr(told).format(turn=turn, piece=quoted(str(piece)))


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


# --- players and house rules ----------------------------------------------------------------


def levels_line() -> str:
    """What the computer players of each level do."""
    return tr(
        "Casual plays by rules of thumb; skilled weighs some deals; expert weighs many. Point at a"
        " name or a player for more."
    )


def nothing(*asked: object) -> None:
    """There is nothing to say."""


def rule_book(
    title: str, line: str, sections: Iterable[tuple[str, str, str]]
) -> tuple[Document, ...]:
    """One document: ``line`` sums it up; each section has the id of its rule, a heading and what
    the rule says."""
    parts = (f"## {head}\n\n{text} [{key}]" for key, head, text in sections)
    text = "\n\n".join((f"# {title}\n\n*{line}*", *parts))
    return (Document("rules", title, lambda: text, True),)
