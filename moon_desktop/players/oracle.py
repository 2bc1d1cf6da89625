"""An oracle: it sees every tile, and plays perfectly against others who do."""

from __future__ import annotations

from collections.abc import Iterator

from moon_desktop.engine.entries import Choice, Play
from moon_desktop.engine.pieces import BIT, INDEX, tiles
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.moon import Moon
from moon_desktop.games.moon_auction import TRICKS
from moon_desktop.games.moon_phases import Bidding, Exchanging, Naming, Playing
from moon_desktop.games.moon_scoring import score_hand
from moon_desktop.players.hindsight import hindsight
from moon_desktop.players.seer import Seer
from moon_desktop.players.wanting import wants_many

Points = tuple[float, ...]
"""What a hand pays, a side."""


class Oracle(Seer):
    """Bids for the most points, and settles and plays for the tricks of the bidder('s side).

    Among choices that are as good it takes a trick itself, as each defender counts its own
    (M5.2), and parts with the lowest tile.
    """

    def choose_seeing(self, match: Moon) -> Choice:
        """The best choice in ``match`` when all who are still to choose see every tile too."""
        legal = match.legal()
        if len(legal) == 1:
            return legal[0]
        if isinstance(match.phase, Bidding):
            return _Forecast(match).best(match)[0]
        worth = hindsight(match)
        best = (max if wants_many(match) else min)(worth.values())
        among = [choice for choice in worth if worth[choice] == best]
        if isinstance(match.phase, Playing):
            tricks = match.phase.tricks
            return min(among, key=lambda play: _after_taste(tricks, play))
        return among[0]


class _Forecast:
    """How an auction goes on among oracles, each out for the most points of its side."""

    def __init__(self, match: Moon) -> None:
        self._rules = match.rules
        self._ledger = match.ledger
        self._tricks: dict[tuple[int, bool], int] = {}

    def best(self, match: Moon) -> tuple[Choice, Points]:
        """The best bid of the seat in turn, the lowest of equals, and what the hand then pays.

        Of what pays its own side as much, that which pays the others least.
        """
        side = self._rules.table.side

        def gain(outlook: tuple[Choice, Points]) -> tuple[float, float]:
            choice, points = outlook
            return points[side(choice.seat)], -sum(points)

        return max(((bid, self._after(match, bid)) for bid in match.legal()), key=gain)

    def _after(self, match: Moon, bid: Choice) -> Points:
        """What the hand pays when ``bid`` is made."""
        match, _ = match.after(bid)
        match match.phase:
            case Bidding():
                return self.best(match)[1]
            case Exchanging(hand) | Naming(hand) | Playing(hand):
                bought = hand.bidder, hand.bid == "under"
                if bought not in self._tricks:
                    most = max if wants_many(match) else min
                    self._tricks[bought] = most(hindsight(match).values())
                return self._pays(hand.bidder, hand.bid)
            case _:
                return (0.0,) * self._rules.table.sides

    def _pays(self, bidder: int, bid: str) -> Points:
        """What a hand pays that is bought, the others sharing alike in what is theirs.

        An ``under`` that fails ends with the bidder's first trick: of theirs nothing is known.
        """
        rules, table = self._rules, self._rules.table
        mine = table.side(bidder)
        other = next(seat for seat in range(table.count) if table.side(seat) != mine)
        taken = [0] * table.count
        under = bid == "under"
        taken[bidder] = self._tricks[bidder, under]
        if not (under and taken[bidder]):
            taken[other] = TRICKS - taken[bidder]
        hand = score_hand(rules, self._ledger, bidder, bid, tuple(taken), None)
        share = sum(p for side, p in enumerate(hand.points) if side != mine) / (table.sides - 1)
        return tuple(
            float(points) if side == mine else share for side, points in enumerate(hand.points)
        )


def _after_taste(tricks: Tricks, choice: Choice) -> tuple[bool, bool, int, int]:
    """What is left to choose by among plays that are as good, the least being the best."""
    assert isinstance(choice, Play)
    index, bit = INDEX[choice.tile], BIT[choice.tile]
    strength = tricks.suits.strength[tricks.suits.suit_led(index)][index]
    return not _takes(tricks, choice), bool(tricks.suits.trumps & bit), strength, index


def _takes(tricks: Tricks, play: Play) -> bool:
    """Whether ``play`` takes the trick whatever the seats after it do."""
    after = tricks.after(play)
    if not after.plays:
        return after.turn == play.seat
    assert after.suit is not None
    ranks = after.suits.strength[after.suit]
    highest = max(ranks[INDEX[before.tile]] for before in after.plays)
    if ranks[INDEX[play.tile]] < highest:
        return False
    return all(
        max(ranks[INDEX[tile]] for tile in tiles(after.suits.follow(held, after.suit))) <= highest
        for held in _still_to_play(after)
    )


def _still_to_play(tricks: Tricks) -> Iterator[int]:
    """The tiles (bits) of each seat that the trick on the table has not come to."""
    count = len(tricks.held)
    for step in range(count - len(tricks.plays)):
        yield tricks.held[(tricks.turn + step) % count]
