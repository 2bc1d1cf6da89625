"""What a contract of Moon comes to for a seat, by tricks, and as players who do not see all tiles
play it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from math import comb
from typing import Final, Literal, TypeAlias

from moon_desktop.engine.entries import Bid, Choice
from moon_desktop.engine.pieces import bits
from moon_desktop.games.dominoes.players.double_dummy import solver_for
from moon_desktop.games.dominoes.players.weighing import Candidate
from moon_desktop.games.moon.contract import (
    DOUBLE_BLANK,
    TRICKS,
    contract_of,
    follows_blanks,
    must_lead,
    needed,
)
from moon_desktop.games.moon.players.payoffs import Payoffs
from moon_desktop.games.moon.players.strength import Strength
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.players.advice import ActionValue, Calibration, Prospect, Tally, calibrated
from moon_desktop.players.possible_deals import PossibleDeal
from moon_desktop.resources import resource


class ContractValue:
    """The prospects of one contract from a moment of its play on.

    ``taken``: the tricks a seat took already; none before the play. ``rest``: the tricks still
    to come; ``defenders``: the seats against the bidder('s side).
    """

    def __init__(
        self, payoffs: Payoffs, bidder: int, bid: str, taken: tuple[int, ...] | None = None
    ) -> None:
        sight, seats = payoffs.sight, payoffs.sight.seats
        taken = (0,) * seats.count if taken is None else taken
        self._payoffs = payoffs
        self.sight = sight
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
            prospect = self._payoffs.scored(self._contract, tuple(taken))
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
        return self._payoffs.scored(self._contract, self._taken, offender)


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


class Settled(Candidate):
    """A contract of Moon with its discard: the tile (bit) laid down, 0 where there is nothing to
    exchange, None where the bidder has yet to see the widow (M3.2)."""

    def __init__(
        self,
        value: ContractValue,
        bought: Bid,
        call: str | None,
        discard: int | None,
        choice: Choice | None = None,
    ) -> None:
        super().__init__()
        sight = value.sight
        self.choice = bought if choice is None else choice
        self.discard = discard
        calibration = calibration_of(table_of(sight.rules), bought.bid, "settle")
        self.tally = Tally(sight.seats.count, calibration)
        self.contract = contract = contract_of(sight.rules, bought, call)
        self._rules = sight.rules
        self._value = value
        self._solver = solver_for(contract, sight.seats)

    def add(self, world: PossibleDeal, weight: float) -> None:
        self.tally.add(self._value.of(self.won(world)), weight)

    def worth(self) -> ActionValue:
        return self.tally.worth(self.choice, self.contract.call or self.contract.bid)

    def won(self, world: PossibleDeal) -> int:
        """The tricks of the bidder's side in a deal; of `under`, 1 if it has to take any."""
        contract = self.contract
        bidder = contract.bidder
        hands = list(world.hands)
        if self.discard is None:
            hands[bidder] |= world.down
            hands[bidder] ^= best_discard(self._rules, hands[bidder], contract.call)
        else:
            hands[bidder] ^= self.discard
        confined = must_lead(self._rules, contract, hands[bidder])
        if contract.low:
            return int(self._solver.reaches(1, hands, bidder, allowed=confined))
        return self._solver.value(hands, bidder, allowed=confined)

    def guess(self, held: int) -> float:
        """How good it looks at sight with the tiles ``held``, the discard among them."""
        return at_sight(self._rules, held, self.discard or 0, self.contract.call)


def at_sight(rules: MoonRules, held: int, discard: int, call: str | None) -> float:
    """About how many tricks the tiles ``held`` take at ``call`` without the discard; without a
    call, how safe they are from taking any."""
    judge = Strength.of(rules, None)
    if call is None:
        return -judge.danger(held ^ discard)
    return judge.worths(held ^ discard)[judge.calls.index(call)]


def best_discard(rules: MoonRules, held: int, call: str | None) -> int:
    """The tile (bit) of ``held`` that a bidder misses least, by rules of thumb."""
    kept = DOUBLE_BLANK if follows_blanks(rules, call) else 0
    return max(bits(held & ~kept), key=lambda bit: at_sight(rules, held, bit, call))
