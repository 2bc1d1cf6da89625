"""What plays and calls of Texas 42 are worth, over the deals that agree with a Sight."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Choice
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.auction.players import weighing
from moon_desktop.games.auction.players.weighing import Candidate
from moon_desktop.games.forty_two.contract import contract_of
from moon_desktop.games.forty_two.count import WORTH
from moon_desktop.games.forty_two.players.outlook import Counted, Results, comes_to, tilt_of
from moon_desktop.games.forty_two.sight import FortyTwoSight
from moon_desktop.players.advice import Worth
from moon_desktop.players.sampling import Deal
from moon_desktop.players.worlds import World


class Call(Candidate):
    """A call that may be named."""

    def __init__(self, sight: FortyTwoSight, results: Results, choice: NameTrump) -> None:
        super().__init__(choice)
        self._results = results
        self._contract = contract_of(sight.rules, sight.bought, choice.trump)
        self._counted = Counted(tilt_of(sight.bought.bid, choice.trump))

    def add(self, world: World, weight: float) -> None:
        count = comes_to(self._results.rules, self._contract, world.hands)
        self._counted.add(self._results.of(self._contract, count), weight, count)

    def valued(self, choice: Choice) -> Worth:
        return self._counted.worth(choice)


class Plays(weighing.Plays[FortyTwoSight, Counted]):
    """The plays of Texas 42."""

    counts = WORTH

    def __init__(self, sight: FortyTwoSight) -> None:
        contract = sight.contract
        self._results = Results(sight)
        self._has = 0 if contract.low else sight.counted[sight.seats.side(contract.bidder)]
        # In marks it is all one how much more a bid is made by, and to find it out takes longest.
        lacks = contract.needed - self._has
        marks = sight.rules.scoring == "marks" and lacks > 0
        super().__init__(sight, 1 if contract.low else lacks if marks else None)

    def tally(self) -> Counted:
        return Counted()

    def offended(self) -> Counted:
        counted = Counted()
        counted.add(self._results.offended(self.sight), 1.0, 0)
        return counted

    def add(self, tally: Counted, deals: Sequence[Deal], won: Sequence[int], first: int) -> None:
        for number, deal in enumerate(deals, first):
            count = self._has + won[number]
            tally.add(self._results.of(self.sight.contract, count), deal.weight, count)
