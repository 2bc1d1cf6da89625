"""The tiles still out, as the sheet beside the table counts them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.pieces import BIT, INDEX, Tile, mask, tiles
from moon_desktop.engine.suits import DOUBLES, follow_me
from moon_desktop.games.moon.players.reading import shown
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.games.shown.beside import Counted, CountRow, CountTold, Whereabouts
from moon_desktop.words import names as called
from moon_desktop.words.language import ngettext, tr

_SAMPLE: Final = "2-1"


def told(sight: MoonSight, names: Sequence[str]) -> CountTold:
    """The tiles that the seat of ``sight`` can count, in words; ``names`` by seat.

    Before the trump is settled every tile counts for its two ends.
    """
    if sight.veiled or not sight.held:
        return CountTold(tr("There is nothing to count until the tiles are dealt."), (), _SAMPLE)
    suits = sight.suits or follow_me()
    held = mask(sight.held)
    gone, gaps = shown(sight, suits)

    def where(tile: Tile) -> Whereabouts:
        if BIT[tile] & held:
            return "own"
        return "gone" if BIT[tile] & gone else "out"

    rows = []
    for suit in sorted(range(DOUBLES + 1), key=lambda suit: (suit != suits.trump_suit, -suit)):
        found = suits.followers[suit] & sight.rules.set
        if found:
            ranked = sorted(tiles(found), key=lambda tile: -suits.strength[suit][INDEX[tile]])
            pieces = tuple(Counted(tile, called.tile(tile), where(tile)) for tile in ranked)
            # Those who have shown to hold none of it by not following (M4.3).
            void = [s for s, gap in enumerate(gaps) if s != sight.seat and not found & ~gap]
            rows.append(_row(suit, suit == suits.trump_suit, pieces, [names[s] for s in void]))
    out = (sight.rules.set & ~held & ~gone).bit_count()
    hidden = sight.discard_down and sight.discard is None
    return CountTold(_line(out, hidden), tuple(rows), _SAMPLE)


def _line(out: int, hidden: bool) -> str:
    """How many tiles are out, one of them laid away by somebody else where ``hidden`` says so."""
    if out == 0:
        return tr("Every tile has been seen.")
    words = ngettext("One tile is still out.", "{number} tiles are still out.", out)
    if hidden:
        words = ngettext(
            "One tile is still out: it was laid away.",
            "{number} tiles are still out, one of them laid away.",
            out,
        )
    return words.format(number=out)


def _row(suit: int, trump: bool, pieces: tuple[Counted, ...], void: Sequence[str]) -> CountRow:
    emblem = "doubles" if suit == DOUBLES else str(suit)
    name = called.trump(emblem)
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
