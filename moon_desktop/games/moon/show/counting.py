"""The tiles still out, as the sheet beside the table counts them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.suits import DOUBLES
from moon_desktop.games.moon.players.reading import Count, SuitCount, count
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.shown.beside import Counted, CountRow, CountTold
from moon_desktop.words import names as called
from moon_desktop.words.language import tr

_SAMPLE: Final = "2-1"


def told(sight: MoonSight, names: Sequence[str]) -> CountTold:
    """The tiles that the seat of ``sight`` can count, in words; ``names`` by seat."""
    found = count(sight)
    if found is None:
        return CountTold(tr("There is nothing to count until the tiles are dealt."), (), _SAMPLE)
    return CountTold(_line(found), tuple(_row(row, names) for row in found.suits), _SAMPLE)


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
        pieces=tuple(Counted(tile, called.tile(tile), where) for tile, where in row.tiles),
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
