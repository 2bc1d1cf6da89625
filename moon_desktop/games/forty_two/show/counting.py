"""What is still out in Texas 42, and the counters among it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from moon_desktop.engine.pieces import TILES, Tile, mask
from moon_desktop.games.forty_two.count import COUNTERS, TRICKS
from moon_desktop.games.forty_two.show import table_talk as talk
from moon_desktop.games.forty_two.sight import FortyTwoSight
from moon_desktop.games.plain import counting
from moon_desktop.games.shown.beside import CountTold
from moon_desktop.words import names as called
from moon_desktop.words.language import ngettext, tr


def told(sight: FortyTwoSight, names: Sequence[str]) -> CountTold:
    """What the seat of ``sight`` can count; before a call by the suits of follow me."""
    if not sight.counts:
        return counting.nothing()
    heading = partial(talk.heading, trump=sight.trump)
    # Who sits out knows what it laid away (T6.2).
    own = sight.away or sight.held
    return counting.count(sight, names, mask(TILES), own, (), heading, partial(_line, sight))


def _line(sight: FortyTwoSight, out: Sequence[Tile]) -> str:
    """How many are out, and which of the five that count are."""
    words = ngettext("One tile is still out.", "{number} tiles are still out.", len(out))
    if sight.out is not None and sight.out != sight.seat:
        words = tr("{number} tiles are still out, {away} of them laid away.")
    told = words.format(number=len(out), away=TRICKS)
    counters = [called.tile(tile) for tile in COUNTERS if tile in out]
    if not counters or talk.is_nel_o(sight.trump):
        return told
    return f"{told} {tr('Counters among them: {tiles}.').format(tiles=called.listing(counters))}"
