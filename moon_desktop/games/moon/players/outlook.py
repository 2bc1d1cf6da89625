"""What a hand comes to for a seat, by tricks, and as players who do not see all tiles play it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from math import comb
from typing import Final, Literal, TypeAlias

from moon_desktop.engine.entries import Bid
from moon_desktop.engine.ledger import Ledger
from moon_desktop.games.auction.contract import Contract
from moon_desktop.games.moon.contract import TRICKS, contract_of, needed, passed_hand, score_hand
from moon_desktop.games.moon.entries import HandOver, MoonSight
from moon_desktop.games.moon.players.game_chance import Race
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.players.advice import Calibration, Prospect, calibrated
from moon_desktop.players.review import HandReview
from moon_desktop.resources import resource


def winning(rules: MoonRules, ledger: Ledger, result: HandOver, dealer: int) -> tuple[float, ...]:
    """The chance of each side to win the game after ``result`` of a hand; ``dealer``: the seat that
    deals the next."""
    ledger = ledger.after_hand(result)
    winner = ledger.game_winner(rules.table.sides_clockwise(result.bidder or 0))
    if winner is not None:
        return tuple([float(side == winner) for side in range(rules.table.sides)])
    return Race.of(rules).win(tuple([rules.target - score for score in ledger.scores]), dealer)


def gained(review: HandReview) -> tuple[float, ...]:
    """What the hand brought each side, in games."""
    rules, account = review.rules, review.account
    dealer, before = account.deal.dealer, review.steps[0].before.ledger
    needs = tuple(rules.target - score for score in before.scores)
    at_first = Race.of(rules).win(needs, dealer)
    after = winning(rules, before, account.ended, rules.table.left_of(dealer))
    return tuple(now - then for now, then in zip(after, at_first, strict=True))


class Results:
    """What results of a hand are worth to the seat of a Sight."""

    def __init__(self, sight: MoonSight) -> None:
        assert sight.dealer is not None
        self._rules = sight.rules
        self._ledger = sight.ledger
        self._seats = sight.seats
        self._mine = sight.seats.side(sight.seat)
        self._next_dealer = sight.seats.left_of(sight.dealer)

    def passed(self) -> Prospect:
        """Everybody passes (M2.5)."""
        return self._prospect(passed_hand(self._rules, self._ledger))

    def scored(
        self, contract: Contract, taken: tuple[int, ...], offender: int | None = None
    ) -> Prospect:
        """The contract ends with ``taken`` tricks a seat, or by a renege (M4.8)."""
        return self._prospect(score_hand(self._rules, self._ledger, contract, taken, offender))

    def _prospect(self, result: HandOver) -> Prospect:
        win = winning(self._rules, self._ledger, result, self._next_dealer)[self._mine]
        points = [result.points[self._seats.side(seat)] for seat in range(self._seats.count)]
        return Prospect(float(result.result == "made"), tuple(map(float, points)), win)


class Outlook:
    """The prospects of one contract from a moment of its play on.

    ``taken``: the tricks a seat took already; none before the play. ``rest``: the tricks still
    to come; ``defenders``: the seats against the bidder('s side).
    """

    def __init__(
        self, results: Results, sight: MoonSight, bidder: int, bid: str, taken: tuple[int, ...]
    ) -> None:
        seats = sight.seats
        self._results = results
        # What it brings does not hang on what is trump.
        call = None if bid == "under" else "none"
        self._contract = contract_of(sight.rules, Bid(bidder, bid), call)
        self._bidder, self._taken = bidder, taken
        self._stops = sight.rules.stop_when_set
        self.defenders = tuple(
            [s for s in range(seats.count) if seats.side(s) != seats.side(bidder)]
        )
        self._lone = not seats.partners
        self._has = seats.by_side(taken)[seats.side(bidder)]
        self.rest = TRICKS - sum(taken)
        self._known: dict[tuple[int, tuple[int, ...]], Prospect] = {}

    def of(self, won: int, sure: tuple[int, ...] = ()) -> Prospect:
        """The prospect if the bidder's side takes ``won`` more tricks; for `under`, 0 or 1.

        ``sure``: how many of the others each defender takes for certain, lowest seat first;
        what is left over falls to each of them alike.
        """
        known = self._known.get((won, sure))
        if known is None:
            known = self._known[won, sure] = self._reckoned(won, sure)
        return known

    def _reckoned(self, won: int, sure: tuple[int, ...]) -> Prospect:
        lost = self.rest - won
        if self._contract.low:
            # It ends with the first trick of the bidder, on average half way (M4.7).
            lost = (self.rest - 1) // 2 if won else self.rest
        elif self._stops and self._has + won < self._contract.needed:
            enough = TRICKS - self._contract.needed + 1 - (sum(self._taken) - self._has)
            lost = max(0, min(lost, enough))
            won = min(won, self.rest - lost)
        made = 0.0
        win = 0.0
        points = [0.0] * len(self._taken)
        for chance, split in self._splits(lost, sure):
            taken = list(self._taken)
            taken[self._bidder] += won
            for seat, tricks in zip(self.defenders, split, strict=True):
                taken[seat] += tricks
            prospect = self._results.scored(self._contract, tuple(taken))
            made += chance * prospect.made
            win += chance * prospect.win
            points = [p + chance * more for p, more in zip(points, prospect.points, strict=True)]
        return Prospect(made, tuple(points), win)

    def _splits(self, lost: int, sure: tuple[int, ...]) -> Iterator[tuple[float, tuple[int, ...]]]:
        """How ``lost`` tricks may fall to the defenders, each way with its chance."""
        count = len(self.defenders)
        if not self._lone:
            yield 1.0, (lost, *[0] * (count - 1))
            return
        first = fitting(sure or (0,) * count, lost)
        for chance, more in _spread(lost - sum(first), count):
            yield chance, tuple([a + b for a, b in zip(first, more, strict=True)])

    def offended(self, offender: int) -> Prospect:
        """The hand ends at once by a renege of ``offender`` (M4.8)."""
        return self._results.scored(self._contract, self._taken, offender)


def fitting(sure: tuple[int, ...], lost: int) -> tuple[int, ...]:
    """``sure`` cut down, the largest first, to no more than ``lost`` in all."""
    cut = list(sure)
    while sum(cut) > lost:
        cut[cut.index(max(cut))] -= 1
    return tuple(cut)


def _spread(tricks: int, seats: int) -> Iterator[tuple[float, tuple[int, ...]]]:
    """The ways ``tricks`` fall to so many seats, each trick to each alike."""
    if seats == 1:
        yield 1.0, (tricks,)
        return
    for mine in range(tricks + 1):
        chance = comb(tricks, mine) * (seats - 1) ** (tricks - mine) / seats**tricks
        for more, split in _spread(tricks - mine, seats - 1):
            yield chance * more, (mine, *split)


Moment: TypeAlias = Literal["bid", "settle", "bidder", "defender"]
"""When a chance is reckoned: before a bid, before the first lead, or at a play, by whom."""

Kind: TypeAlias = Literal["tricks", "all", "under"]

FILE: Final = ("players", "calibration.json")
"""By table, kind of contract, moment and tricks left: two figures, what is added to the
logarithm of the odds after it is multiplied."""


def kind_of(bid: str) -> Kind:
    """The kind of contract that ``bid`` makes."""
    if bid == "under":
        return "under"
    return "all" if needed(bid) == TRICKS else "tricks"


def table_of(rules: MoonRules) -> str:
    """The kind of table ``rules`` lay: chances come out alike at tables of one kind."""
    return f"{rules.seats}{' partners' if rules.partners else ''}"


@cache
def calibration_of(table: str, bid: str, moment: Moment, left: int = TRICKS) -> Calibration | None:
    """That of chances for ``bid`` with ``left`` tricks to play; None where none is known."""
    found = figures().get(" ".join((table, kind_of(bid), moment, str(left))))
    if found is None:
        return None
    added, times = found

    return calibrated(added, times)


@cache
def figures() -> dict[str, tuple[float, float]]:
    """What chances are calibrated by, as the file has it by table, kind of contract, moment and
    tricks left."""
    found: dict[str, tuple[float, float]] = json.loads(resource(*FILE).read_text(encoding="utf-8"))
    return found
