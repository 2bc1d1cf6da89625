"""What plays, discards and trumps are worth, raced over the deals that agree with a sight."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.pieces import BIT, INDEX, bits, mask
from moon_desktop.games.auction.entries import Choice, Exchange, NameTrump
from moon_desktop.games.moon.contract import (
    DOUBLE_BLANK,
    contract_of,
    follows_blanks,
    must_lead,
    open_calls,
)
from moon_desktop.games.moon.players.outlook import (
    Moment,
    Outlook,
    Results,
    fitting,
    table_of,
    tilt_of,
)
from moon_desktop.games.moon.players.strength import Strength
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.players.advice import Worth
from moon_desktop.players.kernel.position import Option
from moon_desktop.players.kernel.solvers import solver_of
from moon_desktop.players.sampling import Deal
from moon_desktop.players.tally import Tally
from moon_desktop.players.worlds import World


class Candidate:
    """A contract that a bidder may settle on: how it stands over the deals tried so far.

    ``choice``: what would be said or done now to settle on it, where that is due.
    ``discard``: the tile (bit) laid down, 0 where
    there is nothing to exchange, None where the bidder has yet to see the widow (M3.2).
    """

    def __init__(
        self,
        sight: MoonSight,
        outlook: Outlook,
        bought: Bid,
        call: str | None,
        discard: int | None,
        choice: Choice | None = None,
    ) -> None:
        self.choice = choice
        self.discard = discard
        tilt = tilt_of(table_of(sight.rules), bought.bid, "settle")
        self.tally = Tally(sight.seats.count, tilt)
        self.deals = 0
        self.contract = contract = contract_of(sight.rules, bought, call)
        self._rules = sight.rules
        self._outlook = outlook
        seats = sight.seats
        side = sum([1 << seat for seat in seats.members(seats.side(contract.bidder))])
        self._solver = solver_of(contract.suits, seats.count, side, contract.low)

    def weigh(self, deals: Sequence[Deal]) -> None:
        """Adds some deals, in which the bidder holds all that it may play or lay."""
        for world, weight in deals:
            self.tally.add(self._outlook.of(self.won(world)), weight)
        self.deals += len(deals)

    def worth(self) -> Worth:
        """The worth of the choice, over the deals tried so far."""
        if self.choice is None:
            raise ValueError("no choice settles on it now")
        return self.tally.worth(self.choice, self.contract.call or self.contract.bid)

    def won(self, world: World) -> int:
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


def candidates_of(sight: MoonSight) -> list[Candidate]:
    """Every contract that the bidder in turn can still settle on: discards and trumps."""
    bidder, bid = sight.bought
    outlook = Outlook(Results(sight), sight, bidder, bid, (0,) * sight.seats.count)
    held = mask(sight.held)
    found = []
    for choice in sight.legal:
        if isinstance(choice, NameTrump):
            discard = None if sight.widow_down else 0
            found.append(Candidate(sight, outlook, sight.bought, choice.trump, discard, choice))
            continue
        assert isinstance(choice, Exchange)
        discard = BIT[choice.discard]
        for call in _calls(sight, held ^ discard):
            found.append(Candidate(sight, outlook, sight.bought, call, discard, choice))
    return found


def _calls(sight: MoonSight, kept: int) -> tuple[str | None, ...]:
    """The trumps that may still be named with the tiles ``kept``."""
    if sight.low:
        return (None,)
    if sight.call is not None:
        return (sight.call,)
    return open_calls(sight.rules, kept, sight.dice)


class Plays:
    """The plays open in a Sight, and their prospects over the deals weighed so far."""

    def __init__(self, sight: MoonSight) -> None:
        seats = sight.seats
        bidding = seats.members(seats.side(sight.bought.seat))
        self._sight = sight
        self._under = sight.low
        self._outlook = Outlook(
            Results(sight), sight, sight.bought.seat, sight.bought.bid, sight.taken
        )
        self._plays = tuple([INDEX[play.piece] for play in sight.plays])
        side = sum([1 << seat for seat in bidding])
        self._side = solver_of(sight.contract.suits, seats.count, side, self._under)
        # Defenders without a partner play for themselves too: what can each be sure of? To the
        # bidder it is all one until one of them may win the game with it.
        scores = sight.ledger.scores
        close = any(
            scores[seats.side(seat)] + sight.taken[seat] + self._outlook.rest >= sight.rules.target
            for seat in self._outlook.defenders
        )
        lone = not seats.partners and (close or sight.seat in self._outlook.defenders)
        self._own = [
            solver_of(sight.contract.suits, seats.count, 1 << seat)
            for seat in (self._outlook.defenders if lone else ())
        ]
        moment: Moment = "bidder" if sight.seat in bidding else "defender"
        tilt = tilt_of(table_of(sight.rules), sight.bought.bid, moment, self._outlook.rest)
        self.tallies: dict[Play, Tally] = {}
        self._open: dict[Option, Play] = {}
        self._allowed = 0
        follow = None
        if sight.suit is not None:
            follow = sight.contract.suits.follow(mask(sight.held), sight.suit)
        for play in sight.legal:
            assert isinstance(play, Play)
            tally = self.tallies[play] = Tally(seats.count, tilt)
            index = INDEX[play.piece]
            if follow is not None and not follow >> index & 1:
                tally.add(self._outlook.offended(sight.seat), 1.0)
                continue
            self._allowed |= 1 << index
            suit = sight.suit
            if suit is None:
                suit = sight.contract.suits.suit_led(index, play.suit)
            self._open[index, suit] = play

    def weigh(self, deals: Sequence[Deal]) -> None:
        """Adds some deals."""
        sight = self._sight
        hands = [deal.world.hands for deal in deals]
        position = (hands, sight.seat, self._plays, sight.suit, self._allowed)
        options, won = self._side.survey(*position, 1 if self._under else None)
        sure = [solver.survey(*position)[1] for solver in self._own]
        rest = self._outlook.rest
        count = len(hands)
        weights = [deal.weight for deal in deals]
        for place, option in enumerate(options):
            alike: dict[tuple[int, tuple[int, ...]], float] = {}
            for number in range(place * count, (place + 1) * count):
                taken = won[number]
                certain = fitting(tuple([own[number] for own in sure]), rest - taken)
                key = (taken, certain)
                alike[key] = alike.get(key, 0.0) + weights[number - place * count]
            tally = self.tallies[self._open[option]]
            for (taken, certain), weight in alike.items():
                tally.add(self._outlook.of(taken, certain), weight)

    def worths(self) -> list[Worth]:
        """The worth of every play, over all deals weighed."""
        return [tally.worth(play) for play, tally in self.tallies.items()]
