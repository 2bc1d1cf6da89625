"""What plays, discards and trumps of Moon are worth over the deals that agree with a sight."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Bid, Choice
from moon_desktop.engine.pieces import BIT, bits, mask
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.dominoes.players import weighing
from moon_desktop.games.dominoes.players.double_dummy import solver_for
from moon_desktop.games.dominoes.players.weighing import Candidate
from moon_desktop.games.moon.contract import (
    DOUBLE_BLANK,
    contract_of,
    follows_blanks,
    must_lead,
    open_calls,
)
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.games.moon.players.outlook import (
    Moment,
    Outlook,
    Results,
    calibration_of,
    fitting,
    table_of,
)
from moon_desktop.games.moon.players.strength import Strength
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.players.advice import Tally, Worth
from moon_desktop.players.kernel import solver_of
from moon_desktop.players.possible_deals import PossibleDeal
from moon_desktop.players.sampling import WeightedDeal


class Settled(Candidate):
    """A contract of Moon with its discard: the tile (bit) laid down, 0 where there is nothing to
    exchange, None where the bidder has yet to see the widow (M3.2)."""

    def __init__(
        self,
        sight: MoonSight,
        outlook: Outlook,
        bought: Bid,
        call: str | None,
        discard: int | None,
        choice: Choice | None = None,
    ) -> None:
        super().__init__()
        self.choice = choice
        self.discard = discard
        calibration = calibration_of(table_of(sight.rules), bought.bid, "settle")
        self.tally = Tally(sight.seats.count, calibration)
        self.contract = contract = contract_of(sight.rules, bought, call)
        self._rules = sight.rules
        self._outlook = outlook
        self._solver = solver_for(contract, sight.seats)

    def add(self, world: PossibleDeal, weight: float) -> None:
        self.tally.add(self._outlook.of(self.won(world)), weight)

    def worth(self) -> Worth:
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


def contracts_of(sight: MoonSight) -> list[Settled]:
    """Every contract that the bidder in turn can still settle on: discards and trumps."""
    bidder, bid = sight.bought
    outlook = Outlook(Results(sight), sight, bidder, bid, (0,) * sight.seats.count)
    held = mask(sight.held)
    found = []
    for choice in sight.legal:
        if isinstance(choice, NameTrump):
            discard = None if sight.widow_down else 0
            found.append(Settled(sight, outlook, sight.bought, choice.trump, discard, choice))
            continue
        assert isinstance(choice, Exchange)
        discard = BIT[choice.discard]
        for call in _calls(sight, held ^ discard):
            found.append(Settled(sight, outlook, sight.bought, call, discard, choice))
    return found


def _calls(sight: MoonSight, kept: int) -> tuple[str | None, ...]:
    """The trumps that may still be named with the tiles ``kept``."""
    if sight.low:
        return (None,)
    if sight.call is not None:
        return (sight.call,)
    return open_calls(sight.rules, kept, sight.dice)


class Plays(weighing.Plays[MoonSight, Tally]):
    """The plays of Moon: what the bidder does not take, its foes may share."""

    def __init__(self, sight: MoonSight) -> None:
        seats, bought = sight.seats, sight.bought
        self._outlook = outlook = Outlook(
            Results(sight), sight, bought.seat, bought.bid, sight.taken
        )
        # Defenders without a partner play for themselves too: what can each be sure of? To the
        # bidder it is all one until one of them may win the game with it.
        scores = sight.ledger.scores
        close = any(
            scores[seats.side(seat)] + sight.taken[seat] + outlook.rest >= sight.rules.target
            for seat in outlook.defenders
        )
        lone = not seats.partners and (close or sight.seat in outlook.defenders)
        self._own = [
            solver_of(sight.contract.suits, seats.count, 1 << seat)
            for seat in (outlook.defenders if lone else ())
        ]
        self._sure: list[Sequence[int]] = []
        moment: Moment = "defender" if sight.seat in outlook.defenders else "bidder"
        self._calibration = calibration_of(table_of(sight.rules), bought.bid, moment, outlook.rest)
        super().__init__(sight, 1 if sight.low else None)

    def tally(self) -> Tally:
        return Tally(self.sight.seats.count, self._calibration)

    def offended(self) -> Tally:
        tally = self.tally()
        tally.add(self._outlook.offended(self.sight.seat), 1.0)
        return tally

    def weigh(self, deals: Sequence[WeightedDeal]) -> None:
        self._sure = [self.survey(solver, deals)[1] for solver in self._own]
        super().weigh(deals)

    def add(
        self, tally: Tally, deals: Sequence[WeightedDeal], won: Sequence[int], first: int
    ) -> None:
        alike: dict[tuple[int, tuple[int, ...]], float] = {}
        for number, deal in enumerate(deals, first):
            taken = won[number]
            sure = fitting(tuple([own[number] for own in self._sure]), self._outlook.rest - taken)
            alike[taken, sure] = alike.get((taken, sure), 0.0) + deal.weight
        for (taken, sure), weight in alike.items():
            tally.add(self._outlook.of(taken, sure), weight)
