"""What each legal choice comes to when all tiles are seen, and the oracle who plays by it."""

from __future__ import annotations

from collections.abc import Iterator

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.pieces import BIT, INDEX, tiles
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.moon.checks import must_lead
from moon_desktop.games.moon.contract import TRICKS, score_hand
from moon_desktop.games.moon.entries import Choice
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.phases import Bidding, Exchanging, Naming, Playing
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.players.kernel.solver import Solver
from moon_desktop.players.kernel.solvers import solver_of
from moon_desktop.players.player import AllSeeing


def wants_many(match: Moon) -> bool:
    """Whether the seat in turn would have the bidder('s side) take many tricks, not few.

    Whoever still bids or names trump would take many itself.
    """
    phase, seat = match.phase, match.turn
    if not isinstance(phase, Exchanging | Playing) or seat is None:
        return True
    side = match.rules.table.side
    with_bidder = side(seat) == side(phase.hand.bidder)
    return with_bidder != (phase.hand.bid == "under")


def hindsight(match: Moon) -> dict[Choice, int]:
    """For each legal choice the tricks that the bidder('s side) has at the end of the hand.

    Counted are those already taken and those still to come when the choice is made now, all
    then play perfectly with every tile seen, and all seven tricks are played (whatever M4.7
    says). Of ``under`` it is 0 where the side can still take none, else 1. Before the play, the
    bidder goes on with the best discard and the best trump; of a bid it is what its seat comes
    to if it buys with it. Left out are a pass, and a play that reneges (M4.8).
    Raises ValueError where no choice is due.
    """
    if match.turn is None:
        raise ValueError("no choice is due")
    phase = match.phase
    if isinstance(phase, Playing):
        return _plays(match, phase)
    if isinstance(phase, Bidding):
        return _bids(match)
    return {choice: _best(match.after(choice)[0]) for choice in match.legal()}


def _plays(match: Moon, phase: Playing) -> dict[Choice, int]:
    hand, tricks = phase.hand, phase.tricks
    under = hand.bid == "under"
    table = match.rules.table
    taken = table.by_side(tricks.taken)[table.side(hand.bidder)]
    ahead = _solver(match, phase).choices(
        tricks.held,
        tricks.turn,
        tuple([INDEX[play.piece] for play in tricks.plays]),
        tricks.suit,
        allowed=0 if tricks.plays or tricks.done else _confined(match.rules, phase),
        most=1 if under else None,
    )
    found: dict[Choice, int] = {}
    for play in match.legal():
        assert isinstance(play, Play)
        if not tricks.reneges(play):
            index, suit = INDEX[play.piece], tricks.suit
            led = tricks.suits.suit_led(index, play.suit) if suit is None else suit
            total = taken + ahead[index, led]
            found[play] = min(total, 1) if under else total
    return found


def _bids(match: Moon) -> dict[Choice, int]:
    """All bids but the one under need as many tricks as can be had, so they share a figure."""
    figures: dict[bool, int] = {}
    found: dict[Choice, int] = {}
    for bid in match.legal():
        assert isinstance(bid, Bid)
        if bid.bid == PASS:
            continue
        under = bid.bid == "under"
        if under not in figures:
            figures[under] = _best(_bought(match, bid))
        found[bid] = figures[under]
    return found


def _bought(match: Moon, bid: Bid) -> Moon:
    """The match when nobody tops ``bid``."""
    match, _ = match.after(bid)
    while isinstance(match.phase, Bidding):
        match, _ = match.after(Bid(match.phase.auction.turn, PASS))
    return match


def _best(match: Moon) -> int:
    """The tricks from the first lead on, after the best that the bidder can still settle."""
    best: int | None = None
    for lead in _first_leads(match):
        phase = lead.phase
        assert isinstance(phase, Playing)
        tricks = phase.tricks
        solver, confined = _solver(lead, phase), _confined(lead.rules, phase)
        if phase.hand.bid == "under":
            if not solver.reaches(1, tricks.held, tricks.turn, allowed=confined):
                return 0
            best = 1
        elif best is None or solver.reaches(best + 1, tricks.held, tricks.turn, allowed=confined):
            best = solver.value(tricks.held, tricks.turn, allowed=confined)
            if best == TRICKS:
                break
    assert best is not None
    return best


def _first_leads(match: Moon) -> Iterator[Moon]:
    """The match at its first lead, once for every way to exchange and to name trump."""
    if isinstance(match.phase, Playing):
        yield match
        return
    for choice in match.legal():
        yield from _first_leads(match.after(choice)[0])


def _solver(match: Moon, phase: Playing) -> Solver:
    """The solver of the contract that is played."""
    table, hand = match.rules.table, phase.hand
    side = sum(1 << seat for seat in table.members(table.side(hand.bidder)))
    return solver_of(phase.tricks.suits, table.count, side, hand.bid == "under")


def _confined(rules: MoonRules, phase: Playing) -> int:
    hand = phase.hand
    return must_lead(rules, hand.trump, hand.held[hand.bidder], phase.tricks.suits.trumps)


Points = tuple[float, ...]
"""What a hand pays, a side."""


class Oracle(AllSeeing):
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
    index, bit = INDEX[choice.piece], BIT[choice.piece]
    strength = tricks.suits.strength[tricks.suits.suit_led(index)][index]
    return not _takes(tricks, choice), bool(tricks.suits.trumps & bit), strength, index


def _takes(tricks: Tricks, play: Play) -> bool:
    """Whether ``play`` takes the trick whatever the seats after it do."""
    after = tricks.after(play)
    if not after.plays:
        return after.turn == play.seat
    assert after.suit is not None
    ranks = after.suits.strength[after.suit]
    highest = max(ranks[INDEX[before.piece]] for before in after.plays)
    if ranks[INDEX[play.piece]] < highest:
        return False
    played = {before.seat for before in after.plays}
    return all(
        max(ranks[INDEX[tile]] for tile in tiles(after.suits.follow(held, after.suit))) <= highest
        for seat, held in enumerate(after.held)
        if seat not in played
    )
