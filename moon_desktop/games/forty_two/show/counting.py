"""What is still out in Texas 42, suit by suit, and the counters among it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from moon_desktop.engine.pieces import BIT, TILES
from moon_desktop.engine.suits import follow_me
from moon_desktop.games.forty_two.count import COUNTERS, TRICKS
from moon_desktop.games.forty_two.show import table_talk as talk
from moon_desktop.games.forty_two.sight import FortyTwoSight
from moon_desktop.games.plain import beside
from moon_desktop.games.shown.beside import CountTold
from moon_desktop.words import names as called
from moon_desktop.words.language import ngettext, tr

_SAMPLE = "2-1"


def told(sight: FortyTwoSight, names: Sequence[str]) -> CountTold:
    """What the seat of ``sight`` can count; before a call by the suits of follow me."""
    if not sight.counts:
        return CountTold(tr("There is nothing to count until the tiles are dealt."), (), _SAMPLE)
    suits = sight.suits or follow_me()
    heading = partial(talk.heading, trump=sight.trump)
    # Who sits out knows what it laid away (T6.2).
    known = sight._replace(held=sight.away) if sight.away else sight
    found = beside.count(suits, heading, called.tile, known, names)
    rows = []
    for suit, row in enumerate(found.rows):
        if not row.pieces:
            continue
        void = ""
        if who := _void(sight, suit, suits.followers[suit]):
            void = ngettext("{names} has none.", "{names} have none.", len(who))
            void = void.format(names=called.listing([called.apart(names[seat]) for seat in who]))
        aloud = " ".join(filter(None, (row.aloud, void)))
        rows.append(row._replace(void=void, aloud=aloud))
    return CountTold(_line(sight), tuple(rows), _SAMPLE)


def _void(sight: FortyTwoSight, suit: int, followers: int) -> tuple[int, ...]:
    """The others that did not follow ``suit`` when it was led."""
    tricks = [(done.plays, done.suit) for done in sight.tricks] + [(sight.plays, sight.suit)]
    return tuple(
        sorted(
            {
                play.seat
                for plays, led in tricks
                for play in plays
                if led == suit and play.seat != sight.seat and not BIT[play.piece] & followers
            }
        )
    )


def _line(sight: FortyTwoSight) -> str:
    """How many are out, and which of the five that count are."""
    laid = {play.piece for done in sight.tricks for play in done.plays}
    laid |= {play.piece for play in sight.plays}
    out = [tile for tile in TILES if tile not in (*laid, *sight.held, *sight.away)]
    words = ngettext("One tile is still out.", "{number} tiles are still out.", len(out))
    if sight.out is not None and sight.out != sight.seat:
        words = tr("{number} tiles are still out, {away} of them laid away.")
    told = words.format(number=len(out), away=TRICKS)
    counters = [called.tile(tile) for tile in COUNTERS if tile in out]
    if not counters or talk.is_nel_o(sight.trump):
        return told
    return f"{told} {tr('Counters among them: {tiles}.').format(tiles=called.listing(counters))}"
