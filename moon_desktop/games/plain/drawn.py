"""Tiles and suits as a page of the help draws them: rows of pictures in Markdown."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import groupby
from typing import Final

from moon_desktop.engine.pieces import INDEX, tiles
from moon_desktop.engine.suits import Suits
from moon_desktop.words import names
from moon_desktop.words.language import ngettext

_IN_A_LINE: Final = 24
"""Small tiles that fit side by side."""


def set_in_play(held: Collection[str]) -> str:
    """All the tiles small, the highest end first; those of one higher end stay together, and the
    full set has two lines."""
    ends = groupby(sorted(held, reverse=True), key=lambda tile: tile[0])
    rows = ["\u2060".join(picture("small", tile) for tile in row) for _, row in ends]
    first = 2 if len(held) > _IN_A_LINE else len(rows)
    return "<br>".join(filter(None, (" ".join(rows[:first]), " ".join(rows[first:]))))


def picture(kind: str, tile: str) -> str:
    """One tile, of a ``kind`` that documents know."""
    return f"![{names.tile(tile)}]({kind}:{tile})"


def call_row(emblem: str, name: str, notes: Iterable[str], held: Iterable[str] = ()) -> str:
    """A row of a table: a call, what is to be said of it, and its trumps."""
    return f"| ![](emblem:{emblem}) | **{name}**<br>{' '.join(notes)} | {_pictures(held)} |"


def trump_row(
    emblem: str, name: str, notes: Iterable[str], suits: Suits, in_play: int
) -> Iterator[str]:
    """The row of a call with its trumps counted; where it has none, a row for each suit below."""
    trump = suits.trump_suit
    if trump is None:
        yield call_row(emblem, name, notes)
        yield from suit_rows(suits, in_play)
        return
    held = _ranked(suits, trump, in_play)
    count = ngettext("{number} trump.", "{number} trumps.", len(held)).format(number=len(held))
    yield call_row(emblem, name, [count, *notes], held)


def suit_rows(suits: Suits, in_play: int) -> Iterator[str]:
    """A row for each suit that tiles ``in_play`` (bits) follow, the highest number first."""
    for suit in reversed(range(len(suits.followers))):
        if held := _ranked(suits, suit, in_play):
            yield f"| | {names.suit(suit)} | {_pictures(held)} |"


def _pictures(held: Iterable[str]) -> str:
    return " ".join(picture("tile", tile) for tile in held)


def _ranked(suits: Suits, suit: int, in_play: int) -> list[str]:
    """The tiles in play of one suit, the highest first."""
    strength = suits.strength[suit]
    held = tiles(suits.followers[suit] & in_play)
    return sorted(held, key=lambda tile: strength[INDEX[tile]], reverse=True)
