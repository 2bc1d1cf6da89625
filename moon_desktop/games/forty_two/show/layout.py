"""Where the tiles of Texas 42 lie as one seat sees them, and how an entry moves them."""

from __future__ import annotations

from functools import partial

from moon_desktop.games.auction.contract import Account
from moon_desktop.games.defaults.table import moment_of, taken
from moon_desktop.games.dominoes.show import ending
from moon_desktop.games.dominoes.show.tiles import (
    arranged,
    draw_laid,
    trick_laid,
)
from moon_desktop.games.forty_two.contract import TRICKS, count_of, marks
from moon_desktop.games.forty_two.entries import Deal, FortyTwoSight, HandOver
from moon_desktop.games.forty_two.rules import TABLE
from moon_desktop.games.forty_two.show.wording import CAMPS, WORDING
from moon_desktop.games.views.table import (
    Camp,
    Held,
    Layout,
    Told,
    Tray,
)
from moon_desktop.words.language import tr


def layout(lies: Layout, sight: FortyTwoSight) -> Layout:
    """Where every tile lies for what the viewer of ``sight`` may see; ``lies``: as in any game."""
    last, sight = sight.played, sight.at_its_end
    # The table has room for both trays from the draw on.
    lies = lies._replace(trays=tuple(_tray(sight, camp) for camp in CAMPS))
    if sight.phase in ("draw", "deal"):
        return lies._replace(drawn=draw_laid(sight.drawn) if sight.drawn else ())
    if last is not None:
        return _at_the_end(sight, last, lies)
    looks = {held.piece: held.look for held in lies.hand}
    return lies._replace(
        hand=tuple(Held(tile, looks[tile]) for tile in arranged(sight.held, sight.suits)),
        trick=trick_laid(sight.plays, sight.suit, partial(_suit_told, sight)),
        away=_away(sight),
    )


def _away(sight: FortyTwoSight) -> tuple[int, ...]:
    """How many tiles each seat has laid away (T6.2)."""
    if sight.out is None:
        return ()
    return tuple(TRICKS * (seat == sight.out) for seat in range(TABLE.count))


def is_shot(last: Account[Deal, HandOver]) -> bool:
    """Whether more than the usual stake was won, and not by a renege."""
    contract, result = last.played_for, last.ended
    great = marks(contract.bid) > 1 or contract.low
    return great and result.result == "made" and result.offender is None


def _at_the_end(sight: FortyTwoSight, last: Account[Deal, HandOver], lies: Layout) -> Layout:
    """When a hand is over: its tricks stay in the trays, and what was laid away is not shown."""
    out = frozenset() if sight.out is None else frozenset({sight.out})
    lies = lies._replace(out=out, away=_away(sight))
    return ending.laid_open(sight, last, lies, moment_of(sight, shot=is_shot(last)))


def _suit_told(sight: FortyTwoSight, suit: int) -> Told:
    emblem, words = WORDING.heading(suit, sight.call)
    return Told(words, emblem)


def _tray(sight: FortyTwoSight, camp: Camp) -> Tray:
    """The tricks of a side (T1.3)."""
    nel_o = sight.low
    tricks = []
    for number, done in enumerate(sight.tricks, 1):
        if WORDING.camp(sight.seat, done.taker) != camp:
            continue
        words = tr("Trick {number}") if nel_o else tr("Trick {number} counts {count}")
        told = words.format(number=number, count=count_of(done.plays))
        tricks.append(taken(done, told))
    return Tray(camp, tuple(tricks), stacked=nel_o)
