"""Which tiles the others may hold, and how likely what they said makes it that they do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from moon_desktop.engine.bidding import PASS, Auction
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.pieces import BIT, mask
from moon_desktop.games.auction.sight import AnySight
from moon_desktop.players import sampling
from moon_desktop.players.possible_deals import PossibleDeal
from moon_desktop.players.reading import read


def may_hold(sight: AnySight) -> tuple[int, list[int]]:
    """The tiles (bits) that the seat of a Sight in a hand cannot see, and those of them that each
    seat may have: no tile that it failed to show when it had to follow, or to lead a trump (M4.3,
    M4.6, T5.5, T7.1)."""
    suits = sight.suits
    if suits is None:
        away = 0 if sight.discard is None else BIT[sight.discard]
        unseen = sight.rules.set & ~mask(sight.held) & ~away
        return unseen, [unseen] * sight.seats.count
    reading = read(sight)
    may = list(reading.may)
    first = sight.tricks[0].plays if sight.tricks else sight.plays
    if sight.rules.first_lead_trump and first and not BIT[first[0].piece] & suits.trumps:
        may[first[0].seat] &= ~suits.trumps
    return reading.unseen, may


def finished(auction: Auction, says: Callable[[Auction], str]) -> Auction:
    """``auction`` at its end, when whoever is in turn ``says`` so."""
    while not auction.over:
        auction = auction.after(Bid(auction.turn, says(auction)))
    return auction


class Statement(NamedTuple):
    """What a seat said: the ``bid``, of all the ``options`` it had; ``over_partner``: whether the
    standing bid was its partner's."""

    bid: str
    options: tuple[str, ...]
    over_partner: bool = False

    def climbing(self, apart: Sequence[str]) -> list[str]:
        """The bids among the options, lowest first, without those that are set ``apart``."""
        return [bid for bid in self.options if bid != PASS and bid not in apart]


def statements(auction: Auction) -> Iterator[tuple[int, Statement]]:
    """What each seat has said that had a choice."""
    side = auction.seats.side
    for bid, stage in zip(auction.said, auction.stages(), strict=False):
        standing, options = stage.standing, stage.open_bids()
        if options != (PASS,):
            partner = standing is not None and side(standing.seat) == side(bid.seat)
            yield bid.seat, Statement(bid.bid, options, partner)


Likelihood: TypeAlias = Callable[[int, int], float]
"""How likely it is that a seat said or did something, by the tiles it held then (bits), and the
tile (bit) face down on the table."""


class BidInference(sampling.Suspicion):
    """What a seat makes of what others said and did, who are named with the likelihood of each such
    thing; each counts by itself.

    A seat held then what a deal leaves it, and what it has played since.
    """

    def __init__(self, sight: AnySight, found: Iterable[tuple[int, Likelihood]]) -> None:
        played = [0] * sight.seats.count
        for plays in (*[trick.plays for trick in sight.tricks], sight.plays):
            for play in plays:
                played[play.seat] |= BIT[play.piece]
        self._found: Final = [(seat, played[seat], likelihood) for seat, likelihood in found]

    def weigh(self, worlds: Sequence[PossibleDeal]) -> list[float]:
        weights = []
        for hands, down in worlds:
            weight = 1.0
            for seat, played, likelihood in self._found:
                weight *= likelihood(hands[seat] | played, down)
            weights.append(weight)
        return weights
