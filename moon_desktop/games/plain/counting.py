"""The tiles still out in a game of dominoes, as the sheet beside the table counts them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from moon_desktop.engine.pieces import BIT, INDEX, Tile, mask, tiles
from moon_desktop.engine.suits import DOUBLES, follow_me
from moon_desktop.games.shown.beside import Counted, CountRow, CountTold, Whereabouts
from moon_desktop.players.reading import shown
from moon_desktop.words import names as called
from moon_desktop.words.language import ngettext, tr

_SAMPLE: Final = "2-1"
"""The tile that the legend shows."""


def count(
    sight: Any,
    names: Sequence[str],
    in_play: int,
    own: Sequence[Tile],
    away: Sequence[Tile],
    heading: Callable[[int], tuple[str, str]],
    line: Callable[[Sequence[Tile]], str],
) -> CountTold:
    """What the seat of ``sight`` can count of the tiles ``in_play`` (bits), ``names`` by seat.

    ``own``: those that it holds; ``away``: those that it knows laid away; ``heading``: a suit by
    its emblem and name; ``line``: what is said of those that are out. Before the trump is settled
    every tile counts for its two ends.
    """
    suits = sight.suits or follow_me()
    gone, gaps = shown(sight, suits)
    gone |= mask(away)
    held = mask(own)

    def where(tile: Tile) -> Whereabouts:
        if BIT[tile] & held:
            return "own"
        return "gone" if BIT[tile] & gone else "out"

    rows = []
    for suit in sorted(range(DOUBLES + 1), key=lambda suit: (suit != suits.trump_suit, -suit)):
        found = suits.followers[suit] & in_play
        if found:
            ranked = sorted(tiles(found), key=lambda tile: -suits.strength[suit][INDEX[tile]])
            pieces = tuple(Counted(tile, called.tile(tile), where(tile)) for tile in ranked)
            # Those who have shown to hold none of it by not following (M4.3).
            void = [s for s, gap in enumerate(gaps) if s != sight.seat and not found & ~gap]
            trump = suit == suits.trump_suit
            rows.append(_row(*heading(suit), trump, pieces, [names[s] for s in void]))
    return CountTold(line(tiles(in_play & ~held & ~gone)), tuple(rows), _SAMPLE)


def nothing() -> CountTold:
    """Before the deal."""
    return CountTold(tr("There is nothing to count until the tiles are dealt."), (), _SAMPLE)


def _row(
    emblem: str, name: str, trump: bool, pieces: tuple[Counted, ...], void: Sequence[str]
) -> CountRow:
    none = ""
    if void:
        none = ngettext("{names} has none.", "{names} have none.", len(void))
        none = none.format(names=called.listing([called.apart(one) for one in void]))
    out = [one.name for one in pieces if one.where == "out"]
    own = [one.name for one in pieces if one.where == "own"]
    words = tr("{suit}: {tiles} out.") if out else tr("{suit}: none out.")
    if trump:
        words = tr("{suit}, trumps: {tiles} out.") if out else tr("{suit}, trumps: none out.")
    yours = tr("Yours: {tiles}.").format(tiles=called.listing(own)) if own else ""
    aloud = words.format(suit=name, tiles=called.listing(out))
    told = " ".join(filter(None, (aloud, yours, none)))
    return CountRow(emblem, name, trump, str(len(out)), pieces, none, told)
