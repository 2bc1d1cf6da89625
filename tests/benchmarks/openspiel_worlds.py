"""Deals that agree with all that a seat of a Moon hand has seen, each as likely as the next.

The players' own notion of such deals has no part in it: this is what others play by.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from moon_desktop.engine.pieces import INDEX, mask
from moon_desktop.games.moon.sight import MoonSight

BURIED = -1
"""The holder of the tile that lies face down."""


class World(NamedTuple):
    """Tile indices as they were dealt, seat by seat, the widow last; and what was discarded."""

    dealt: tuple[int, ...]
    discard: int | None


class HiddenTiles:
    """The tiles that one seat has not seen, and what it knows of who holds them."""

    def __init__(
        self,
        sight: MoonSight,
        tiles: list[int],
        room: dict[int, int],
        barred: dict[int, int],
        played: tuple[tuple[int, ...], ...],
    ) -> None:
        self._sight = sight
        self._tiles = tiles
        self._holders = tuple(room)
        self._room = tuple(room.values())
        self._barred = tuple(barred.get(holder, 0) for holder in room)
        self._played = played
        self._counts: dict[tuple[int, tuple[int, ...]], int] = {}

    @staticmethod
    def of(sight: MoonSight) -> HiddenTiles:
        """From the Sight of a seat at three seats with a widow, once the tiles are dealt."""
        played: list[list[int]] = [[] for _ in sight.counts]
        barred: dict[int, int] = {}
        for plays, suit in [*((t.plays, t.suit) for t in sight.tricks), (sight.plays, sight.suit)]:
            for play in plays:
                played[play.seat].append(INDEX[play.piece])
                assert sight.suits is not None
                assert suit is not None
                followers = sight.suits.followers[suit]
                if not followers >> INDEX[play.piece] & 1:
                    barred[play.seat] = barred.get(play.seat, 0) | followers
        seen = mask(sight.held) | sum(1 << index for tiles in played for index in tiles)
        if sight.discard is not None:
            seen |= 1 << INDEX[sight.discard]
        unseen = [index for index in map(INDEX.get, sight.rules.tiles) if index is not None]
        unseen = [index for index in unseen if not seen >> index & 1]
        room = {
            seat: count for seat, count in enumerate(sight.counts) if count and seat != sight.seat
        }
        if len(unseen) > sum(room.values()):
            room[BURIED] = 1
        return HiddenTiles(sight, unseen, room, barred, tuple(map(tuple, played)))

    def count(self) -> int:
        """How many ways there are to divide the tiles up."""
        return self._ways(0, self._room)

    def _ways(self, place: int, room: tuple[int, ...]) -> int:
        """The ways to divide up the tiles from ``place`` on, with so much room at each holder."""
        if place == len(self._tiles):
            return 1
        known = self._counts.get((place, room))
        if known is None:
            known = sum(self._ways(place + 1, after) for _, after in self._next(place, room))
            self._counts[place, room] = known
        return known

    def _next(self, place: int, room: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
        """The holders that may have the tile at ``place``, and the room that this leaves."""
        index = self._tiles[place]
        return [
            (holder, (*room[:at], room[at] - 1, *room[at + 1 :]))
            for at, holder in enumerate(self._holders)
            if room[at] and not self._barred[at] >> index & 1
        ]

    def drawn(self, luck: Callable[[], float]) -> World:
        """One of the ways at random; ``luck`` gives numbers from 0 up to 1."""
        hands = [list(tiles) for tiles in self._played]
        buried: int | None = None
        room = self._room
        for place, index in enumerate(self._tiles):
            mark = luck() * self._ways(place, room)
            for holder, after in self._next(place, room):
                chosen, left = holder, after
                mark -= self._ways(place + 1, after)
                if mark < 0:
                    break
            room = left
            if chosen == BURIED:
                buried = index
            else:
                hands[chosen].append(index)
        return self._world(hands, buried, luck)

    def _world(
        self, hands: list[list[int]], buried: int | None, luck: Callable[[], float]
    ) -> World:
        """The deal before the exchange; which of the bidder's eight the widow was is chance."""
        sight = self._sight
        hands[sight.seat] += map(INDEX.__getitem__, sight.held)
        bidder = sight.bidder
        if bidder is None or sight.widow_down:
            assert buried is not None
            return World((*(tile for hand in hands for tile in hand), buried), None)
        discard = buried if sight.discard is None else INDEX[sight.discard]
        eight = hands[bidder]
        if discard is not None:
            eight.append(discard)
        widow = eight[int(luck() * len(eight))] if sight.widow is None else INDEX[sight.widow]
        eight.remove(widow)
        return World((*(tile for hand in hands for tile in hand), widow), discard)
