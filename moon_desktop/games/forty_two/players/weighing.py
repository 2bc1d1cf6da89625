"""What plays and calls are worth, over the deals that agree with a Sight."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import INDEX, mask
from moon_desktop.games.auction.entries import Choice, NameTrump
from moon_desktop.games.forty_two.players.outlook import Counted, Results, comes_to, solver, tilt_of
from moon_desktop.games.forty_two.sight import FortyTwoSight
from moon_desktop.players.advice import Worth
from moon_desktop.players.kernel.position import Option
from moon_desktop.players.sampling import Deal


class Call:
    """A call that may be named, and how it stands over the deals tried so far."""

    def __init__(self, sight: FortyTwoSight, results: Results, choice: NameTrump) -> None:
        self.choice = choice
        self._results = results
        self._contract = sight.bought.seat, sight.bought.bid, choice.trump
        self.counted = Counted(tilt_of(sight.bought.bid, choice.trump))
        self.deals = 0

    def weigh(self, deals: Sequence[Deal]) -> None:
        """Adds some deals."""
        for world, weight in deals:
            count = comes_to(self._results.rules, world.hands, *self._contract)
            self.counted.add(self._results.of(*self._contract, count), weight, count)
        self.deals += len(deals)

    def worth(self) -> Worth:
        """The worth of the call, over the deals tried so far."""
        return self.counted.worth(self.choice)


class Plays:
    """The plays open in a Sight, and their prospects over the deals weighed so far."""

    def __init__(self, sight: FortyTwoSight) -> None:
        contract = sight.contract
        call = contract.call or ""
        self._sight = sight
        self._contract = contract.bidder, contract.bid, call
        self._low = contract.low
        self._has = 0 if self._low else sight.counted[sight.seats.side(contract.bidder)]
        # In marks it is all one how much more a bid is made by, and to find it out takes longest.
        lacks = contract.needed - self._has
        marks = sight.rules.scoring == "marks" and lacks > 0
        self._most = 1 if self._low else lacks if marks else None
        self._results = Results(sight)
        self._solver = solver(call, contract.bidder)
        self._plays = tuple([INDEX[play.piece] for play in sight.plays])
        self.counted: dict[Choice, Counted] = {}
        self._open: dict[Option, Choice] = {}
        self._allowed = 0
        follow = mask(sight.held)
        if sight.suit is not None:
            follow = contract.suits.follow(follow, sight.suit)
        for play in sight.legal:
            assert isinstance(play, Play)
            index = INDEX[play.piece]
            tally = self.counted[play] = Counted()
            if not follow >> index & 1:
                tally.add(self._results.offended(sight), 1.0, 0)
                continue
            self._allowed |= 1 << index
            suit = contract.suits.suit_led(index) if sight.suit is None else sight.suit
            self._open[index, suit] = play

    def weigh(self, deals: Sequence[Deal]) -> None:
        """Adds some deals."""
        sight = self._sight
        hands = [deal.world.hands for deal in deals]
        options, won = self._solver.survey(
            hands, sight.seat, self._plays, sight.suit, self._allowed, self._most
        )
        for place, option in enumerate(options):
            tally = self.counted[self._open[option]]
            for number, deal in enumerate(deals):
                count = self._has + won[place * len(hands) + number]
                prospect = self._results.of(*self._contract, count)
                tally.add(prospect, deal.weight, count)

    def worths(self) -> list[Worth]:
        """The worth of every play, over all deals weighed."""
        return [counted.worth(play) for play, counted in self.counted.items()]
