"""The adviser of Texas 42: what plays and calls come to, which are sound, and which better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.entries import Choice, Play
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.dominoes.players import weighing
from moon_desktop.games.dominoes.players.adviser import Adviser
from moon_desktop.games.dominoes.players.weighing import Candidate
from moon_desktop.games.forty_two.contract import WORTH, contract_of
from moon_desktop.games.forty_two.entries import FortyTwoSight
from moon_desktop.games.forty_two.players.buying import Bids
from moon_desktop.games.forty_two.players.casual import Casual, gives_away
from moon_desktop.games.forty_two.players.listening import Suspicion, possible_deals_of
from moon_desktop.games.forty_two.players.outlook import Counted, Results, calibration_of, comes_to
from moon_desktop.players.advice import Worth
from moon_desktop.players.possible_deals import PossibleDeal, PossibleDeals
from moon_desktop.players.reading import read
from moon_desktop.players.sampling import WeightedDeal


class Call(Candidate):
    """A call that may be named."""

    def __init__(self, sight: FortyTwoSight, results: Results, choice: NameTrump) -> None:
        super().__init__()
        self.choice: Choice = choice
        self._results = results
        self._contract = contract_of(sight.rules, sight.bought, choice.trump)
        self._counted = Counted(calibration_of(sight.bought.bid, choice.trump))

    def add(self, world: PossibleDeal, weight: float) -> None:
        count = comes_to(self._results.rules, self._contract, world.hands)
        self._counted.add(self._results.of(self._contract, count), weight, count)

    def worth(self) -> Worth:
        return self._counted.worth(self.choice)


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

    def add(
        self, tally: Counted, deals: Sequence[WeightedDeal], won: Sequence[int], first: int
    ) -> None:
        for number, deal in enumerate(deals, first):
            count = self._has + won[number]
            tally.add(self._results.of(self.sight.contract, count), deal.weight, count)


COUNT: Final = 0.001
"""What a count more is worth beside the chance to win the game, to tell plays apart that make or
set the bid as often: nobody knows how the others will play."""


class FortyTwoAdviser(Adviser[FortyTwoSight]):
    """Plays for the game, and where that tells nothing for the count."""

    plays, bids = Plays, Bids
    same = 0.0015
    bids_at_once = 8

    def worlds(self) -> PossibleDeals:
        return possible_deals_of(self.sight)

    def suspicion(self) -> Suspicion:
        return Suspicion(self.sight)

    def contracts(self) -> list[Candidate]:
        sight, results = self.sight, Results(self.sight)
        return [Call(sight, results, one) for one in sight.legal if isinstance(one, NameTrump)]

    def good(self, worth: Worth) -> float:
        sight = self.sight
        if sight.phase == "bid":
            return worth.win
        ours = sight.seats.side(sight.bought.seat) == sight.seats.side(sight.seat)
        count = 0.0 if worth.plan is None else worth.plan.mean
        return worth.win + COUNT * (count if ours else -count)

    def thumb(self) -> Choice:
        return Casual(0).choose(self.sight)

    def sound(self, worths: list[Worth]) -> list[Worth]:
        """With all tiles seen count thrown away may come to the same: nobody would think so who
        plays."""
        reading = read(self.sight)

        def is_sound(play: Play) -> bool:
            away = self.sight.out is None and gives_away(reading, play)
            return play in reading.plays and not away

        return [worth for worth in worths if is_sound(worth.choice)]
