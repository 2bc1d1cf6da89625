"""Where the tiles of Texas 42 lie as one seat sees them, and how an entry moves them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final, cast

from moon_desktop.engine.entries import Bid, Draw, Entry
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.auction.account import Account
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.auction.show import ending
from moon_desktop.games.auction.show.cues import cue
from moon_desktop.games.forty_two.bids import marks
from moon_desktop.games.forty_two.count import COUNTERS, TRICKS, count_of
from moon_desktop.games.forty_two.entries import Deal, HandOver
from moon_desktop.games.forty_two.rules import TABLE
from moon_desktop.games.forty_two.show.wording import CAMPS, WORDING
from moon_desktop.games.forty_two.sight import FortyTwoSight
from moon_desktop.games.plain import table as plain
from moon_desktop.games.plain.dominoes import (
    arranged,
    draw_laid,
    draw_moved,
    line,
    took_told,
    trick_laid,
)
from moon_desktop.games.plain.ending import moment_of, taken
from moon_desktop.games.shown.table import (
    Camp,
    Face,
    Held,
    Key,
    Laid,
    Layout,
    Motion,
    Told,
    Took,
    Tray,
    domino,
    hidden,
)
from moon_desktop.words import names as called
from moon_desktop.words.language import pgettext, tr

piece_called: Final = called.tile


def face(piece: Piece | None) -> Face:
    """A tile, with what it counts (T2.1)."""
    return domino(piece)._replace(worth=str(COUNTERS.get(piece or "", "")))


def trick(done: Trick) -> tuple[Laid, ...]:
    """A finished trick as it lay."""
    return trick_laid(done.plays, done.suit)


def layout(sight: FortyTwoSight) -> Layout:
    """Where every tile lies for what the viewer of ``sight`` may see."""
    lies = plain.layout(cast(Any, sight))
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


def motion(before: FortyTwoSight, entry: Entry, after: FortyTwoSight) -> Motion:
    """How the table shows ``entry``."""
    # Whoever else names trump is waited for (T5.1).
    named = before.phase == "bid" and after.phase == "trump"
    moved = _moved(before, entry, after)
    said = "then" if named else line(before, after)
    return moved._replace(line=said, cue=cue(entry) or moved.cue)


def took(
    before: FortyTwoSight, entry: Entry, after: FortyTwoSight, names: Sequence[str], you: int | None
) -> Took:
    """Who took the trick that ``entry`` finished and what it counts, or who reneged with it."""

    def told(done: Trick) -> tuple[str, str]:
        contract = before.contract
        if contract.low:
            return took_told(contract.suits, done, has_to=done.taker == contract.bidder)
        return took_told(contract.suits, done, _counted(count_of(done.plays)))

    return plain.took(before, entry, after, names, you, told)


def _counted(count: int) -> str:
    """What a trick with counters counts, as a word (T2.1)."""
    return {
        6: pgettext("count of a trick", "six"),
        11: pgettext("count of a trick", "eleven"),
        16: pgettext("count of a trick", "sixteen"),
        21: pgettext("count of a trick", "twenty-one"),
        26: pgettext("count of a trick", "twenty-six"),
        31: pgettext("count of a trick", "thirty-one"),
    }.get(count, "")


def _moved(before: FortyTwoSight, entry: Entry, after: FortyTwoSight) -> Motion:
    match entry:
        case Draw():
            return draw_moved(entry)
        case Bid():
            # The bids are spoken of no longer than they are there.
            told = after.phase != "bid"
            return Motion("say", entry.seat, words=WORDING.bid(entry.bid), told=told)
        case NameTrump():
            away: dict[Key, Key] = {}
            if after.out == after.seat:
                # The viewer's own tiles are turned down as they are laid away (T6.2).
                hand = arranged(before.held, None)
                away = {hidden(after.seat, place): tile for place, tile in enumerate(hand)}
            return Motion(
                "say",
                entry.seat,
                words=WORDING.call(entry.trump),
                renamed=away,
                pace="settle" if after.out is None else "lay",
                told=True,
            )
        case _:
            return plain.motion(before, entry, after)
