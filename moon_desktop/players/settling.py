"""What each discard and each trump is worth to a bidder, raced over the deals that agree."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from moon_desktop.engine.entries import Choice, Exchange, NameTrump
from moon_desktop.engine.pieces import BIT, mask
from moon_desktop.engine.suits import Suits
from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.games.moon_trumps import DOUBLE_BLANK, open_calls, suits_of
from moon_desktop.players.calibration import table_of, tilt_of
from moon_desktop.players.outlook import Outlook, Results
from moon_desktop.players.sampling import Deal
from moon_desktop.players.solvers import solver_of
from moon_desktop.players.strength import Strength
from moon_desktop.players.tally import Tally
from moon_desktop.players.worlds import World
from moon_desktop.players.worth import Worth


class Contract:
    """A contract that a bidder may settle on: how it stands over the deals tried so far.

    ``choice``: what would be said or done now to settle on it, where that is due.
    ``call``: the trump named, None of `under`; ``discard``: the tile (bit) laid down, 0 where
    there is nothing to exchange, None where the bidder has yet to see the widow (M3.2).
    """

    def __init__(
        self,
        sight: MoonSight,
        outlook: Outlook,
        bidder: int,
        bid: str,
        call: str | None,
        discard: int | None,
        choice: Choice | None = None,
    ) -> None:
        self.choice = choice
        self.call = call
        self.discard = discard
        tilt = tilt_of(table_of(sight.rules), bid, "settle")
        self.tally = Tally(sight.seats.count, tilt)
        self.deals = 0
        self._rules = sight.rules
        self._bidder = bidder
        self._bid = bid
        self._outlook = outlook
        self._suits = suits_of(sight.rules, bid, call)
        seats = sight.seats
        side = sum([1 << seat for seat in seats.members(seats.side(bidder))])
        self._solver = solver_of(self._suits, seats.count, side, bid == "under")

    def weigh(self, deals: Sequence[Deal]) -> None:
        """Adds some deals, in which the bidder holds all that it may play or lay."""
        for world, weight in deals:
            self.tally.add(self._outlook.of(self.won(world)), weight)
        self.deals += len(deals)

    def worth(self) -> Worth:
        """The worth of the choice, over the deals tried so far."""
        assert self.choice is not None
        return self.tally.worth(self.choice, self.call or self._bid)

    def won(self, world: World) -> int:
        """The tricks of the bidder's side in a deal; of `under`, 1 if it has to take any."""
        bidder = self._bidder
        hands = list(world.hands)
        if self.discard is None:
            hands[bidder] |= world.down
            hands[bidder] ^= best_discard(self._rules, hands[bidder], self._bid, self.call)
        else:
            hands[bidder] ^= self.discard
        confined = confined_to(self._rules, self._suits, hands[bidder], self.call)
        if self._bid == "under":
            return int(self._solver.reaches(1, hands, bidder, allowed=confined))
        return self._solver.value(hands, bidder, allowed=confined)

    def guess(self, held: int) -> float:
        """How good it looks at sight with the tiles ``held``, the discard among them."""
        return at_sight(self._rules, held, self.discard or 0, self._bid, self.call)


def confined_to(rules: MoonRules, suits: Suits, held: int, call: str | None) -> int:
    """The tiles (bits) that the first lead of a hand is confined to, 0 for none (M3.8, M4.6)."""
    if call == "0" and rules.blanks_are_follow_me:
        return DOUBLE_BLANK
    return held & suits.trumps if rules.first_lead_trump else 0


def at_sight(rules: MoonRules, held: int, discard: int, bid: str, call: str | None) -> float:
    """About how many tricks the tiles ``held`` take without the discard; of `under`, how safe."""
    judge = Strength.of(rules, None)
    if bid == "under":
        return -judge.danger(held ^ discard)
    assert call is not None
    return judge.worth(held ^ discard, judge.calls.index(call))


def best_discard(rules: MoonRules, held: int, bid: str, call: str | None) -> int:
    """The tile (bit) of ``held`` that a bidder misses least, by rules of thumb."""
    kept = DOUBLE_BLANK if call == "0" and rules.blanks_are_follow_me else 0
    return max(bits(held & ~kept), key=lambda bit: at_sight(rules, held, bit, bid, call))


def bits(tiles: int) -> Iterator[int]:
    """The single bits of a set of tiles, the lowest first."""
    while tiles:
        bit = tiles & -tiles
        yield bit
        tiles ^= bit


def contracts_of(sight: MoonSight) -> list[Contract]:
    """Every contract that the bidder in turn can still settle on: discards and trumps."""
    bidder, bid = sight.bidder, sight.bid
    assert bidder is not None
    assert bid is not None
    outlook = Outlook(Results(sight), sight, bidder, bid, (0,) * sight.seats.count)
    held = mask(sight.held)
    found = []
    for choice in sight.legal:
        if isinstance(choice, NameTrump):
            discard = None if sight.widow_down else 0
            found.append(Contract(sight, outlook, bidder, bid, choice.trump, discard, choice))
            continue
        assert isinstance(choice, Exchange)
        discard = BIT[choice.discard]
        for call in _calls(sight, held ^ discard):
            found.append(Contract(sight, outlook, bidder, bid, call, discard, choice))
    return found


def _calls(sight: MoonSight, kept: int) -> tuple[str | None, ...]:
    """The trumps that may still be named with the tiles ``kept``."""
    if sight.bid == "under":
        return (None,)
    if sight.trump is not None:
        return (sight.trump,)
    return open_calls(sight.rules, kept, sight.dice)
