"""What results of a hand of Moon are worth: the chance of the game from between two hands."""

from __future__ import annotations

import json
import sys
from array import array
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.seats import Seats
from moon_desktop.games.auction.contract import Contract
from moon_desktop.games.auction.entries import Bought
from moon_desktop.games.dominoes.players import weighing
from moon_desktop.games.moon.contract import passed_hand, score_hand
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.players.advice import Prospect
from moon_desktop.players.review import HandReview
from moon_desktop.resources import resource

SCALE: Final = 65_535
"""What a chance of 1 is in the file."""

REMEMBERED: Final = 20_000
"""Scores whose chances are kept: working one out takes a few µs, looking it up far less."""


class Family(NamedTuple):
    """Rules that share a table: those in which points come in about as fast."""

    seats: int
    partners: bool
    widow: bool
    scoring: str

    @staticmethod
    def of(rules: MoonRules) -> Family:
        """The family ``rules`` are nearest to."""
        return Family(rules.seats, rules.partners, rules.has_widow, rules.scoring)

    @property
    def table(self) -> Seats:
        """The seats and sides of its rules."""
        return Seats(self.seats, self.partners)

    @property
    def file_name(self) -> str:
        """The name of its file among the resources of the players."""
        kind = "-partners" if self.partners else "-widow" if self.widow else ""
        return f"race-{self.seats}{kind}-{self.scoring}.bin"


class WinTable:
    """The chances of one family of rules, by what each side still needs and who deals next.

    Its file is a line of JSON and numbers of two bytes, the low one first. The line names the
    ``nodes``: the needs tabled, 1 the first. The numbers are chances in parts of ``SCALE``.
    They go through all needs of the side that deals next, node by node, within each through
    those of the side to its left, and so on; at each place they tell the chances of all sides
    in that order but the last, whose chance is what is left.
    """

    def __init__(self, family: Family, nodes: Sequence[int], chances: Sequence[int]) -> None:
        """``nodes`` and ``chances`` as a file has them; ValueError for ones that cannot be."""
        sides = family.table.sides
        if list(nodes[:1]) != [1] or any(a >= b for a, b in pairwise(nodes)):
            raise ValueError(f"needs are tabled upwards from 1, not as {list(nodes)}")
        if len(chances) != len(nodes) ** sides * (sides - 1):
            raise ValueError(f"{len(chances)} chances for {len(nodes)} needs of {sides} sides")
        self._table = family.table
        self._sides = sides
        self._chances = chances
        self._steps = tuple(
            [(sides - 1) * len(nodes) ** (sides - 1 - place) for place in range(sides)]
        )
        self._between = _places(nodes)
        self._known: dict[tuple[tuple[int, ...], int], tuple[float, ...]] = {}

    @staticmethod
    def of(rules: MoonRules) -> WinTable:
        """The table nearest to ``rules``, read when it is first asked for."""
        return WinTable.read(Family.of(rules))

    @staticmethod
    @cache
    def read(family: Family) -> WinTable:
        """The table in the file of ``family``."""
        text, _, numbers = resource("players", family.file_name).read_bytes().partition(b"\n")
        chances = array("H", numbers)
        if sys.byteorder == "big":
            chances.byteswap()
        return WinTable(family, json.loads(text)["nodes"], chances)

    def win(self, needs: tuple[int, ...], dealer: int) -> tuple[float, ...]:
        """The chance of each side, 0–1, to win the game; together they make 1.

        ``needs``: the points, or marks, that each side is short of the target; ``dealer``: the
        seat that deals the next hand. Needs beyond the table are taken for its last. Raises
        ValueError where a side needs nothing: then the game is won already (M5.6).
        """
        key = (needs, dealer)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            known = self._known[key] = self._worked_out(needs, dealer)
        return known

    def _worked_out(self, needs: tuple[int, ...], dealer: int) -> tuple[float, ...]:
        sides = self._sides
        if len(needs) != sides or min(needs) < 1:
            raise ValueError(f"{needs} are not the points that {sides} sides still need")
        order = self._table.sides_clockwise(dealer)
        between = self._between
        last = len(between) - 1
        corners = [(0, 1.0)]
        for side, step in zip(order, self._steps, strict=True):
            node, part = between[min(needs[side], last)]
            # Needs between two nodes are weighed between the corners of the cell they lie in.
            near = [(at + node * step, weight * (1 - part)) for at, weight in corners]
            if part:
                near += [(at + node * step + step, weight * part) for at, weight in corners]
            corners = near
        chances = self._chances
        found = [0.0] * sides
        for place in range(sides - 1):
            found[order[place]] = sum([chances[at + place] * w for at, w in corners]) / SCALE
        found[order[-1]] = max(0.0, 1.0 - sum(found))
        return tuple(found)


def _places(nodes: Sequence[int]) -> tuple[tuple[int, float], ...]:
    """By need up to the last node: the node at or below it, and how far it is to the next."""
    places = [(0, 0.0)]
    for need in range(1, nodes[-1] + 1):
        node = bisect_right(nodes, need) - 1
        gap = nodes[node + 1] - nodes[node] if node + 1 < len(nodes) else 1
        places.append((node, (need - nodes[node]) / gap))
    return tuple(places)


def winning(rules: MoonRules, ledger: Ledger, result: Bought, dealer: int) -> tuple[float, ...]:
    """The chance of each side to win the game after ``result`` of a hand; ``dealer``: the seat that
    deals the next."""
    ledger = ledger.after_hand(result)
    winner = ledger.game_winner(rules.table.sides_clockwise(result.bidder or 0))
    if winner is not None:
        return tuple([float(side == winner) for side in range(rules.table.sides)])
    return WinTable.of(rules).win(tuple([rules.target - score for score in ledger.scores]), dealer)


def gained(review: HandReview) -> tuple[float, ...]:
    """What the hand brought each side, in games."""
    rules, account = review.rules, review.account
    dealer, before = account.deal.dealer, review.steps[0].before.ledger
    needs = tuple(rules.target - score for score in before.scores)
    at_first = WinTable.of(rules).win(needs, dealer)
    after = winning(rules, before, account.ended, rules.table.left_of(dealer))
    return tuple(now - then for now, then in zip(after, at_first, strict=True))


class Payoffs(weighing.Payoffs[MoonSight]):
    """By the tricks of each seat."""

    def winning(self, ended: Bought) -> tuple[float, ...]:
        sight = self.sight
        assert sight.dealer is not None
        return winning(sight.rules, sight.ledger, ended, sight.seats.left_of(sight.dealer))

    def passed(self) -> Prospect:
        """Everybody passes (M2.5)."""
        return self.prospect(passed_hand(self.sight.rules, self.sight.ledger))

    def scored(
        self, contract: Contract, taken: tuple[int, ...], offender: int | None = None
    ) -> Prospect:
        """The contract ends with ``taken`` tricks a seat, or by a renege (M4.8)."""
        rules, ledger = self.sight.rules, self.sight.ledger
        return self.prospect(score_hand(rules, ledger, contract, taken, offender))
