"""The time of DDS, the solver of bridge deals, through endplay: what the kernel is held against."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tests.benchmarks.solver_deals import Cards
from tests.benchmarks.solver_times import Times, timed

SPADES, NO_TRUMP = 0, 4
ALL_CARDS = 3
"""How DDS is asked for the tricks of every card that may be led."""

NO_TARGET = -1
"""The tricks themselves are asked for, and not whether so many are reached."""

ANEW = 1
"""Nothing of the deal before is good for the next; a deal with one choice is searched too."""


class Dds:
    """DDS with one thread. Raises ImportError where endplay cannot be loaded."""

    def __init__(self) -> None:
        from endplay import _dds

        self._dds: Any = _dds
        _dds.SetMaxThreads(1)

    def all_leads(self, deals: Sequence[Cards], trump: int) -> Times:
        """The time of each deal, with all leads of the first hand valued.

        DDS is called without what endplay makes of its answer, deal by deal: batches of 200
        take as long a deal with one thread.
        """
        answer = self._dds.futureTricks()
        calls = [(deal, NO_TARGET, ALL_CARDS, ANEW, answer, 0) for deal in self._laid(deals, trump)]
        return timed(self._dds.SolveBoard, calls)

    def in_batches(self, deals: Sequence[Cards], trump: int) -> float:
        """The mean time a deal, in microseconds, of as many at once as DDS takes."""
        most: int = self._dds.MAXNOOFBOARDS
        batches = []
        for start in range(0, len(deals), most):
            batch = self._dds.boards()
            batch.noOfBoards = 0
            for place, deal in enumerate(self._laid(deals[start : start + most], trump)):
                batch.deals[place], batch.target[place] = deal, NO_TARGET
                batch.solutions[place], batch.mode[place] = ALL_CARDS, ANEW
                batch.noOfBoards += 1
            batches.append((batch, self._dds.solvedBoards()))
        return sum(timed(self._dds.SolveAllBoardsBin, batches).each) / len(deals)

    def _laid(self, deals: Sequence[Cards], trump: int) -> Iterator[Any]:
        """The deals as DDS wants them: a bit a card, the rank its number."""
        for hands in deals:
            deal = self._dds.deal()
            deal.trump, deal.first = trump, 0
            for seat, hand in enumerate(hands):
                for suit, rank in hand:
                    deal.remainCards[seat][suit] |= 1 << rank
            yield deal
