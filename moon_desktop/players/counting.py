"""Which tiles are still out, suit by suit, as a seat can count them."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from moon_desktop.engine.pieces import BIT, INDEX, Tile, mask, tiles
from moon_desktop.engine.suits import DOUBLES, Suits, follow_me
from moon_desktop.games.moon_sight import MoonSight

Whereabouts: TypeAlias = Literal["own", "out", "gone"]
"""In the hand of who counts; not seen yet; played, or laid away by who counts."""


class Counted(NamedTuple):
    """A tile and where it is."""

    tile: Tile
    where: Whereabouts


class SuitCount(NamedTuple):
    """A suit (7: the doubles) from its highest tile down; ``void``: the other seats that have
    shown to hold none of it by not following (M4.3)."""

    suit: int
    trump: bool
    tiles: tuple[Counted, ...]
    void: tuple[int, ...]

    @property
    def out(self) -> int:
        """How many of its tiles are still out."""
        return sum(counted.where == "out" for counted in self.tiles)


class Count(NamedTuple):
    """All suits that have a tile in this match, trumps first, then from sixes down; a tile that
    is no trump stands in both its suits. ``out``: how many tiles are still out in all, one of
    them laid away by somebody else where ``hidden`` says so."""

    suits: tuple[SuitCount, ...]
    out: int
    hidden: bool


def count(sight: MoonSight) -> Count | None:
    """What the seat of ``sight`` can count; None where it holds nothing, or nobody looks.

    Before the trump is settled every tile counts for its two ends.
    """
    if sight.veiled or not sight.held:
        return None
    suits = sight.suits or follow_me()
    held = mask(sight.held)
    gone = _gone(sight)
    rows = []
    order = sorted(range(DOUBLES + 1), key=lambda suit: (suit != suits.trump_suit, -suit))
    for suit in order:
        found = suits.followers[suit] & sight.rules.set
        if found:
            ranked = sorted(tiles(found), key=lambda tile: -suits.strength[suit][INDEX[tile]])
            counted = tuple(Counted(tile, _where(tile, held, gone)) for tile in ranked)
            void = _void(sight, suits, suit)
            rows.append(SuitCount(suit, suit == suits.trump_suit, counted, void))
    out = (sight.rules.set & ~held & ~gone).bit_count()
    return Count(tuple(rows), out, sight.discard_down and sight.discard is None)


def _where(tile: Tile, held: int, gone: int) -> Whereabouts:
    if BIT[tile] & held:
        return "own"
    return "gone" if BIT[tile] & gone else "out"


def _gone(sight: MoonSight) -> int:
    """The tiles (bits) that the seat knows to be in nobody's hand."""
    played = [play.tile for trick in sight.tricks for play in trick.plays]
    played += [play.tile for play in sight.plays]
    if sight.discard is not None:
        played.append(sight.discard)
    return mask(played)


def _void(sight: MoonSight, suits: Suits, suit: int) -> tuple[int, ...]:
    """The other seats that did not follow ``suit`` when it was in force."""
    tricks = [(trick.plays, trick.suit) for trick in sight.tricks]
    if sight.suit is not None:
        tricks.append((sight.plays, sight.suit))
    followers = suits.followers[suit]
    shown = {
        play.seat
        for plays, led in tricks
        if led == suit
        for play in plays
        if not BIT[play.tile] & followers
    }
    return tuple(sorted(shown - {sight.seat}))
