"""What a seat can tell from the tiles played: who may still hold what, and what takes a trick."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import BIT, INDEX, mask
from moon_desktop.engine.suits import Suits
from moon_desktop.games.moon_sight import MoonSight


PRIOR=1.0
@cache
def beaters_in(suits: Suits) -> tuple[tuple[int, ...], ...]:
    """By suit and tile: the tiles (bits) that take a trick of that suit from that tile (M4.4)."""
    return tuple(
        tuple(
            sum(1 << other for other, rank in enumerate(ranks) if rank > ranks[index])
            for index in range(len(ranks))
        )
        for ranks in suits.strength
    )


@dataclass(frozen=True, slots=True)
class Reading:
    """The play of a hand as one seat can reckon it.

    ``beaters[s][i]``: the tiles (bits) that take a trick of suit s from tile i.
    ``held``: its own tiles (bits). ``may[s]``: the tiles seat s may hold, those it was seen
    not to have struck off; ``lacks[s]``: the chance that it does not hold a given one of them.
    ``foes``: the seats that play against the reader's side in this contract.
    ``after``: the seats that play to this trick after the reader, in turn.
    """

    sight: MoonSight
    suits: Suits
    beaters: tuple[tuple[int, ...], ...]
    held: int
    may: tuple[int, ...]
    lacks: tuple[float, ...]
    foes: tuple[int, ...]
    after: tuple[int, ...]

    @property
    def plays(self) -> tuple[Play, ...]:
        """The choices open that do not renege (M4.3, M4.8)."""
        sight = self.sight
        plays = tuple([play for play in sight.legal if isinstance(play, Play)])
        if sight.suit is None:
            return plays
        follow = self.suits.follow(self.held, sight.suit)
        return tuple([play for play in plays if BIT[play.tile] & follow])

    @property
    def bidding(self) -> bool:
        """Whether the reader's side has the contract."""
        return self.sight.bidder not in self.foes

    def beats(self, seat: int, suit: int, index: int) -> float:
        """The chance that ``seat`` is able to take a trick of ``suit`` from tile ``index``."""
        may, lacks = self.may[seat], self.lacks[seat]
        able = may & self.beaters[suit][index]
        if not able:
            return 0.0
        followers = self.suits.followers[suit]
        higher = (able & followers).bit_count()
        ruffs = (able & ~followers).bit_count()
        if seat==self.sight.bidder and self.suits.trump_suit is not None:
            if suit==self.suits.trump_suit: higher*=PRIOR
            ruffs*=PRIOR
        unable = lacks**higher
        if ruffs:
            unable -= lacks ** (may & followers).bit_count() * (1 - lacks**ruffs)
        return 1 - unable

    def must_beat(self, seat: int, suit: int, index: int) -> float:
        """The chance that ``seat`` has to follow ``suit`` and can only do so above ``index``."""
        may, lacks = self.may[seat], self.lacks[seat]
        follow = may & self.suits.followers[suit]
        lower = follow & ~self.beaters[suit][index]
        return lacks ** lower.bit_count() - lacks ** follow.bit_count()

    def stands(self, seats: tuple[int, ...], suit: int, index: int) -> float:
        """The chance that none of ``seats`` is able to take the trick from tile ``index``."""
        chance = 1.0
        for seat in seats:
            chance *= 1 - self.beats(seat, suit, index)
        return chance

    def lead_stands(self, index: int) -> float:
        """The chance that tile ``index``, led now, holds against every other seat."""
        others = tuple(seat for seat in range(len(self.may)) if seat != self.sight.seat)
        return max(self.stands(others, suit, index) for suit in self.suits.leads[index])


def read(sight: MoonSight) -> Reading:
    """The reading of a Sight in the play of a hand."""
    suits, bidder, seat = sight.suits, sight.bidder, sight.seat
    assert suits is not None
    assert bidder is not None
    held = mask(sight.held)
    gone, short = _seen(sight, suits)
    if sight.discard is not None:
        gone |= BIT[sight.discard]
    unseen = sight.rules.set & ~gone & ~held
    may = tuple(0 if other == seat else unseen & ~none for other, none in enumerate(short))
    lacks = tuple(
        1 - min(1.0, count / tiles.bit_count()) if tiles else 1.0
        for count, tiles in zip(sight.counts, may, strict=True)
    )
    side = sight.seats.side
    with_bidder = side(seat) == side(bidder)
    foes = tuple(
        other for other in range(len(may)) if (side(other) == side(bidder)) != with_bidder
    )
    order = sight.seats.clockwise(seat)
    after = order[1 : len(order) - len(sight.plays)]
    return Reading(sight, suits, beaters_in(suits), held, may, lacks, foes, after)


def _seen(sight: MoonSight, suits: Suits) -> tuple[int, list[int]]:
    """The tiles played, and a seat each the tiles it was seen not to hold, as bits (M4.3)."""
    gone = 0
    short = [0] * len(sight.counts)
    tricks = [(trick.plays, trick.suit) for trick in sight.tricks]
    if sight.suit is not None:
        tricks.append((sight.plays, sight.suit))
    for plays, suit in tricks:
        followers = suits.followers[suit]
        for play in plays:
            bit = BIT[play.tile]
            gone |= bit
            if not bit & followers:
                short[play.seat] |= followers
    return gone, short


def suit_led(reading: Reading, tile: str, named: str | None) -> int:
    """The suit that ``tile`` leads, its ``named`` end where one is named (M4.2, M4.5)."""
    return reading.suits.suit_led(INDEX[tile]) if named is None else int(named)
