"""What the seats of an auction said, and what that tells of the tiles they hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from moon_desktop.engine.bidding import PASS, Auction
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.pieces import BIT
from moon_desktop.players import sampling
from moon_desktop.players.possible_deals import PossibleDeal


def finished(auction: Auction, says: Callable[[Auction], str]) -> Auction:
    """``auction`` at its end, when whoever is in turn ``says`` so."""
    while not auction.over:
        auction = auction.after(Bid(auction.turn, says(auction)))
    return auction


class Said(NamedTuple):
    """What a seat said: the ``bid``, of all the ``options`` it had; ``over_partner``: whether the
    standing bid was its partner's."""

    bid: str
    options: tuple[str, ...]
    over_partner: bool = False

    def climbing(self, apart: Sequence[str]) -> list[str]:
        """The bids among the options, lowest first, without those that are set ``apart``."""
        return [bid for bid in self.options if bid != PASS and bid not in apart]


def heard(auction: Auction) -> Iterator[tuple[int, Said]]:
    """What each seat has said that had a choice."""
    side = auction.seats.side
    for bid, stage in zip(auction.said, auction.stages(), strict=False):
        standing, options = stage.standing, stage.open_bids()
        if options != (PASS,):
            partner = standing is not None and side(standing.seat) == side(bid.seat)
            yield bid.seat, Said(bid.bid, options, partner)


Chance: TypeAlias = Callable[[int, int], float]
"""How likely it is that a seat said or did something, by the tiles it held then (bits), and the
tile (bit) face down on the table."""


class Hearing(sampling.Suspicion):
    """What a seat makes of what it ``heard``: each thing that a seat said or did counts by itself.

    A seat held then what a deal leaves it, and what it has played since.
    """

    def __init__(self, sight: Any, heard: Iterable[tuple[int, Chance]]) -> None:
        played = [0] * sight.seats.count
        for plays in (*[trick.plays for trick in sight.tricks], sight.plays):
            for play in plays:
                played[play.seat] |= BIT[play.piece]
        self._heard: Final = [(seat, played[seat], chance) for seat, chance in heard]

    def weigh(self, worlds: Sequence[PossibleDeal]) -> list[float]:
        weights = []
        for hands, down in worlds:
            weight = 1.0
            for seat, played, chance in self._heard:
                weight *= chance(hands[seat] | played, down)
            weights.append(weight)
        return weights
