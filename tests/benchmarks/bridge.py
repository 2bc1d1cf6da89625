"""DDS, the solver of bridge deals, through endplay: what the kernel is held against."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from tests.benchmarks.clock import timed

SPADES = 0
CARDS_EACH = 7
ALL_CARDS = 3
"""How DDS is asked for the tricks of every card that may be led."""

NO_TARGET = -1
"""The tricks themselves are asked for, and not whether so many are reached."""

ANEW = 1
"""Nothing of the deal before is good for the next; a deal with one choice is searched too."""

Cards = list[list[tuple[int, int]]]
"""Four hands of cards: a suit, 0–3, and a rank, 2–14."""


def deals_of_cards(count: int, seed: int) -> list[Cards]:
    """So many deals of seven cards to each of four, out of 52."""
    chooser = random.Random(seed)
    pack = [(suit, rank) for suit in range(4) for rank in range(2, 15)]
    drawn = (chooser.sample(pack, CARDS_EACH * 4) for _ in range(count))
    return [[cards[first : first + CARDS_EACH] for first in (0, 7, 14, 21)] for cards in drawn]


class Dds:
    """DDS with one thread. Raises ImportError where endplay cannot be loaded."""

    def __init__(self) -> None:
        from endplay import _dds

        self._dds: Any = _dds
        _dds.SetMaxThreads(1)

    def all_leads(self, deals: Sequence[Cards]) -> list[float]:
        """Microseconds of each deal, with all leads of the first hand valued, spades trump.

        DDS is called without what endplay makes of its answer, deal by deal: batches of 200
        take as long a deal with one thread.
        """
        answer = self._dds.futureTricks()
        calls = [(deal, NO_TARGET, ALL_CARDS, ANEW, answer, 0) for deal in self._laid(deals)]
        return timed(self._dds.SolveBoard, calls)

    def _laid(self, deals: Sequence[Cards]) -> Iterator[Any]:
        """The deals as DDS wants them: a bit a card, the rank its number."""
        for hands in deals:
            deal = self._dds.deal()
            deal.trump, deal.first = SPADES, 0
            for seat, hand in enumerate(hands):
                for suit, rank in hand:
                    deal.remainCards[seat][suit] |= 1 << rank
            yield deal
