"""What a seat can tell from the tiles played: who may still hold what, and what beats a tile."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import BIT, mask
from moon_desktop.engine.suits import Suits
from moon_desktop.games.moon_sight import MoonSight


@cache
def beaters_in(suits: Suits) -> tuple[tuple[int, ...], ...]:
    """By suit led and tile: the tiles (bits) that take the trick from that tile (M4.4)."""
    return tuple(
        tuple(
            sum(1 << other for other, rank in enumerate(ranks) if rank > ranks[index])
            for index in range(len(ranks))
        )
        for ranks in suits.strength
    )


class Reading(NamedTuple):
    """The play of a hand as the seat in turn can reckon it.

    ``held``: its own tiles (bits); ``unseen``: those that may be in other hands.
    ``may[s]``: the tiles seat s may hold, its shown gaps struck off; ``lacks[s]``: the chance
    that it does not hold a given one of them. ``beaters``: the table of ``beaters_in``.
    ``foes``: the seats against the reader in this contract: the bidder('s side) to a defender,
    all others to the bidder('s side). ``after``: who plays to this trick after the reader.
    """

    sight: MoonSight
    suits: Suits
    beaters: tuple[tuple[int, ...], ...]
    held: int
    unseen: int
    may: tuple[int, ...]
    lacks: tuple[float, ...]
    foes: tuple[int, ...]
    after: tuple[int, ...]

    @property
    def bidding(self) -> bool:
        """Whether the reader's side has the contract."""
        return self.sight.bidder not in self.foes

    @property
    def plays(self) -> tuple[Play, ...]:
        """The plays open that do not renege, of which there is always one (M4.3, M4.8)."""
        sight = self.sight
        plays = tuple([play for play in sight.legal if isinstance(play, Play)])
        if sight.suit is None:
            return plays
        follow = self.suits.follow(self.held, sight.suit)
        return tuple([play for play in plays if BIT[play.tile] & follow])

    def beats(self, seat: int, suit: int, index: int) -> float:
        """The chance that ``seat`` is able to take a trick of ``suit`` from tile ``index``."""
        may = self.may[seat]
        able = may & self.beaters[suit][index]
        if not able:
            return 0.0
        lacks = self.lacks[seat]
        followers = self.suits.followers[suit]
        unable = lacks ** (able & followers).bit_count()
        ruffs = (able & ~followers).bit_count()
        if ruffs:
            unable -= lacks ** (may & followers).bit_count() * (1 - lacks**ruffs)
        return 1 - unable

    def must_beat(self, seat: int, suit: int, index: int) -> float:
        """The chance that ``seat`` has to follow ``suit`` and can only do so above ``index``."""
        may, lacks = self.may[seat], self.lacks[seat]
        follow = may & self.suits.followers[suit]
        below = follow & ~self.beaters[suit][index]
        return lacks ** below.bit_count() - lacks ** follow.bit_count()

    def stands(self, seats: tuple[int, ...], suit: int, index: int) -> float:
        """The chance that none of ``seats`` is able to take the trick from tile ``index``."""
        chance = 1.0
        for seat in seats:
            chance *= 1 - self.beats(seat, suit, index)
        return chance


def read(sight: MoonSight) -> Reading:
    """The reading of a Sight in the play of a hand, its seat in turn."""
    suits, bidder, seat = sight.suits, sight.bidder, sight.seat
    assert suits is not None
    assert bidder is not None
    held = mask(sight.held)
    gone, gaps = _shown(sight, suits)
    if sight.discard is not None:
        gone |= BIT[sight.discard]
    unseen = sight.rules.set & ~gone & ~held
    may = tuple([0 if other == seat else unseen & ~gap for other, gap in enumerate(gaps)])
    lacks = tuple(
        [
            1 - min(1.0, count / tiles.bit_count()) if tiles else 1.0
            for count, tiles in zip(sight.counts, may, strict=True)
        ]
    )
    order = sight.seats.clockwise(seat)
    return Reading(
        sight=sight,
        suits=suits,
        beaters=beaters_in(suits),
        held=held,
        unseen=unseen,
        may=may,
        lacks=lacks,
        foes=_foes(sight, bidder),
        after=order[1 : len(order) - len(sight.plays)],
    )


def _foes(sight: MoonSight, bidder: int) -> tuple[int, ...]:
    seats = sight.seats
    members = seats.members(seats.side(bidder))
    if sight.seat not in members:
        return members
    return tuple([seat for seat in range(seats.count) if seat not in members])


def _shown(sight: MoonSight, suits: Suits) -> tuple[int, list[int]]:
    """The tiles played (bits), and a seat each the tiles it was seen not to hold (M4.3)."""
    gone = 0
    gaps = [0] * len(sight.counts)
    tricks = [(trick.plays, trick.suit) for trick in sight.tricks]
    if sight.suit is not None:
        tricks.append((sight.plays, sight.suit))
    for plays, suit in tricks:
        followers = suits.followers[suit]
        for play in plays:
            bit = BIT[play.tile]
            gone |= bit
            if not bit & followers:
                gaps[play.seat] |= followers
    return gone, gaps
