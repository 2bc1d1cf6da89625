"""The tiles still out, as the sheet beside the table counts them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.suits import DOUBLES
from moon_desktop.games.moon.players.reading import Count, SuitCount, count
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.shown.beside import Counted, CountRow, CountTold
from moon_desktop.words import names as called
from moon_desktop.words.language import ngettext, tr

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
    words = ngettext("One tile is still out.", "{number} tiles are still out.", count.out)
    if count.hidden:
        words = ngettext(
            "One tile is still out: it was laid away.",
            "{number} tiles are still out, one of them laid away.",
            count.out,
        )
    return words.format(number=count.out)


def _row(row: SuitCount, names: Sequence[str]) -> CountRow:
    suit = called.trump("doubles" if row.suit == DOUBLES else str(row.suit))
    void = ""
    if row.void:
        who = called.listing([called.apart(names[seat]) for seat in row.void])
        void = ngettext("{names} has none.", "{names} have none.", len(row.void))
        void = void.format(names=who)
    return CountRow(
        emblem="doubles" if row.suit == DOUBLES else str(row.suit),
        name=suit,
        trump=row.trump,
        out=str(row.out),
        pieces=tuple(Counted(tile, called.tile(tile), where) for tile, where in row.tiles),
        void=void,
        aloud=_aloud(row, suit, void),
    )


def _aloud(row: SuitCount, suit: str, void: str) -> str:
    out = called.listing([called.tile(one.tile) for one in row.tiles if one.where == "out"])
    own = called.listing([called.tile(one.tile) for one in row.tiles if one.where == "own"])
    words = tr("{suit}: {tiles} out.") if out else tr("{suit}: none out.")
    if row.trump:
        words = tr("{suit}, trumps: {tiles} out.") if out else tr("{suit}, trumps: none out.")
    yours = tr("Yours: {tiles}.").format(tiles=own) if own else ""
    return " ".join(filter(None, (words.format(suit=suit, tiles=out), yours, void)))
