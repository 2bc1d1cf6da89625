"""The words of the sheet on which the tiles still out are counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from moon_desktop.engine.suits import DOUBLES
from moon_desktop.players.counting import Count, Counted, SuitCount
from moon_desktop.wording import names as called
from moon_desktop.wording.tongue import tr


class CountRow(NamedTuple):
    """A suit as it stands on the sheet: its emblem and name, how many of its tiles are out, the
    tiles, who is void, and all of it for a voice."""

    emblem: str
    name: str
    trump: bool
    out: str
    tiles: tuple[Counted, ...]
    void: str
    aloud: str


class CountTold(NamedTuple):
    """All of the sheet."""

    line: str
    rows: tuple[CountRow, ...]


def title() -> str:
    """The heading."""
    return tr("Still out")


def close() -> str:
    """The key that closes the sheet."""
    return tr("Close the count")


def nothing() -> str:
    """Nobody holds a tile."""
    return tr("There is nothing to count until the tiles are dealt.")


def legend() -> tuple[tuple[str, str], ...]:
    """What the three looks of a tile mean."""
    return (("out", tr("out")), ("own", tr("yours")), ("gone", tr("gone")))


def tile_tip(tile: str, where: str) -> str:
    """A tile that is pointed at, and where it is, in the words of the legend."""
    return tr("{tile}: {where}").format(tile=tile, where=where)


def told(count: Count, names: Sequence[str]) -> CountTold:
    """``count`` in words; ``names`` by seat."""
    return CountTold(_line(count), tuple(_row(row, names) for row in count.suits))


def _line(count: Count) -> str:
    if count.out == 0:
        return tr("Every tile has been seen.")
    words = tr("One tile is still out") if count.out == 1 else tr("{number} tiles are still out")
    line = words.format(number=count.out)
    if not count.hidden:
        return line + "."
    return tr("{line}, one of them laid away.").format(line=line)


def _row(row: SuitCount, names: Sequence[str]) -> CountRow:
    name = called.suit(row.suit)
    heading = name.capitalize()
    void = _void(row, names)
    return CountRow(
        emblem="doubles" if row.suit == DOUBLES else str(row.suit),
        name=heading,
        trump=row.trump,
        out=str(row.out),
        tiles=row.tiles,
        void=void,
        aloud=_aloud(row, heading, void),
    )


def _void(row: SuitCount, names: Sequence[str]) -> str:
    if not row.void:
        return ""
    who = called.listing([called.apart(names[seat]) for seat in row.void])
    words = tr("{names} has none") if len(row.void) == 1 else tr("{names} have none")
    return words.format(names=who)


def _aloud(row: SuitCount, heading: str, void: str) -> str:
    out = [called.tile(counted.tile) for counted in row.tiles if counted.where == "out"]
    own = [called.tile(counted.tile) for counted in row.tiles if counted.where == "own"]
    who = tr("{suit}, trumps").format(suit=heading) if row.trump else heading
    words = tr("{suit}: none out.") if not out else tr("{suit}: {tiles} out.")
    parts = [words.format(suit=who, tiles=called.listing(out))]
    if own:
        parts.append(tr("Yours: {tiles}.").format(tiles=called.listing(own)))
    if void:
        parts.append(tr("{void}.").format(void=void))
    return " ".join(parts)
