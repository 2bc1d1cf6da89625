"""What plays, contracts and bids are worth over the deals that agree with a Sight."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final, Generic, TypeVar

from moon_desktop.engine.entries import Bid, Choice, Play
from moon_desktop.engine.pieces import INDEX, mask
from moon_desktop.games.auction.entries import Bought
from moon_desktop.games.auction.sight import AnySight
from moon_desktop.games.dominoes.players.double_dummy import solver_for
from moon_desktop.players.advice import ActionValue, Prospect, Tally, blend
from moon_desktop.players.kernel.solver import Solver
from moon_desktop.players.kernel.tile_tables import Option
from moon_desktop.players.possible_deals import PossibleDeal
from moon_desktop.players.sampling import WeightedDeal


class Candidate(ABC):
    """A contract that may be settled on: how it stands over the deals tried so far."""

    choice: Choice
    """What would be said or done now to settle on it, or for the chance to."""

    def __init__(self) -> None:
        self.deals = 0

    def weigh(self, deals: Sequence[WeightedDeal]) -> None:
        """Adds some deals, in which the bidder holds all that it may play or lay."""
        for world, weight in deals:
            self.add(world, weight)
        self.deals += len(deals)

    @abstractmethod
    def add(self, world: PossibleDeal, weight: float) -> None:
        """Adds what it comes to double dummy in one of them."""

    @abstractmethod
    def worth(self) -> ActionValue:
        """The worth of the choice, over the deals tried so far."""


S = TypeVar("S", bound=AnySight)
T = TypeVar("T", bound=Tally)


class Payoffs(ABC, Generic[S]):
    """What ends of a hand are worth to the seat of a Sight S."""

    def __init__(self, sight: S) -> None:
        self.sight: Final = sight
        self._mine = sight.seats.side(sight.seat)

    @abstractmethod
    def winning(self, ended: Bought) -> tuple[float, ...]:
        """The chance of each side to win the game when the hand has ``ended`` so."""

    def prospect(self, ended: Bought) -> Prospect:
        """What it is worth that the hand has ``ended`` so."""
        seats, win = self.sight.seats, self.winning(ended)[self._mine]
        points = tuple([float(ended.points[seats.side(seat)]) for seat in range(seats.count)])
        return Prospect(float(ended.result == "made"), points, win)


class Choices(ABC, Generic[S]):
    """The plays or bids open in a Sight S, which are all weighed over the same deals."""

    def __init__(self, sight: S) -> None:
        self.sight: Final = sight

    @abstractmethod
    def weigh(self, deals: Sequence[WeightedDeal]) -> None:
        """Adds some deals."""

    @abstractmethod
    def worths(self) -> list[ActionValue]:
        """The worth of every choice, over all deals weighed; at least one must have been."""

    def over(self, batches: Iterable[Sequence[WeightedDeal]]) -> tuple[list[ActionValue], int]:
        """The worth of every choice over all deals of ``batches``, and how many they are."""
        deals = 0
        for batch in batches:
            self.weigh(batch)
            deals += len(batch)
        return self.worths(), deals


class Plays(Choices[S], ABC, Generic[S, T]):
    """The plays open in a Sight S, and for each what was found over the deals weighed so far, as
    a T.

    ``most``: how much more of what counts for the bidder's side need be told apart.
    """

    counts: ClassVar[tuple[int, ...]] = ()
    """What tiles count, by index, besides the tricks; nothing where tricks count."""

    def __init__(self, sight: S, most: int | None) -> None:
        super().__init__(sight)
        suits = sight.contract.suits
        self._most = most
        self._solver = solver_for(sight.contract, sight.seats, self.counts)
        self._laid = tuple([INDEX[play.piece] for play in sight.plays])
        self._allowed = 0
        self._open: dict[Option, Play] = {}
        self.tallies: Final[dict[Play, T]] = {}
        follow = mask(sight.held)
        if sight.suit is not None:
            follow = suits.follow(follow, sight.suit)
        for play in sight.legal:
            assert isinstance(play, Play)
            index = INDEX[play.piece]
            self.tallies[play] = self.tally()
            if not follow >> index & 1:
                self.tallies[play].add(self.offended(), 1.0)
                continue
            self._allowed |= 1 << index
            suit = suits.suit_led(index, play.suit) if sight.suit is None else sight.suit
            self._open[index, suit] = play

    @abstractmethod
    def tally(self) -> T:
        """Nothing added up yet."""

    @abstractmethod
    def offended(self) -> Prospect:
        """What it is worth that the hand ends at once by a renege of the seat (M4.8, T7.2)."""

    @abstractmethod
    def add(self, tally: T, deals: Sequence[WeightedDeal], won: Sequence[int], first: int) -> None:
        """Adds some deals to what was found of a play: in the first of them the bidder's side wins
        so much more as ``won`` has at ``first``, in the next as after it."""

    def survey(
        self, solver: Solver, deals: Sequence[WeightedDeal], most: int | None = None
    ) -> tuple[Sequence[Option], Sequence[int]]:
        """The plays that do not renege, and what each comes to double dummy: of the first in
        every deal, then of the next."""
        sight, hands = self.sight, [deal.world.hands for deal in deals]
        return solver.survey(hands, sight.seat, self._laid, sight.suit, self._allowed, most)

    def weigh(self, deals: Sequence[WeightedDeal]) -> None:
        options, won = self.survey(self._solver, deals, self._most)
        for place, option in enumerate(options):
            self.add(self.tallies[self._open[option]], deals, won, place * len(deals))

    def worths(self) -> list[ActionValue]:
        return [tally.worth(play) for play, tally in self.tallies.items()]


class Bids(Choices[S], ABC):
    """The bids open in a Sight S."""

    def __init__(self, sight: S) -> None:
        super().__init__(sight)
        self.bids: Final = [choice for choice in sight.legal if isinstance(choice, Bid)]

    def worths(self) -> list[ActionValue]:
        return [self.worth(bid) for bid in self.bids]

    @abstractmethod
    def worth(self, bid: Bid) -> ActionValue:
        """The worth of one bid: over deals in which nobody tops it, and those in which one does."""


def worth_of(
    bid: Bid,
    topped: Mapping[str, Tally],
    own: tuple[float, Prospect] | None = None,
    plan: object = None,
) -> ActionValue:
    """The worth of ``bid`` over all deals: those in which others top it, a tally for each kind of
    contract they buy, and ``""`` where everybody passes; and those in which nobody does, their
    weight and what the contract then comes to, None of a pass. ``plan``: what is said besides.

    The chance that the contract is made is the bid's own; of a pass that of whoever buys, and
    None where none does.
    """
    parts = [(tally.weight, tally.mean()) for tally in topped.values()]
    if own is None:
        sold = [part for kind, part in zip(topped, parts, strict=True) if kind]
        made = _average(sold).made if sold else None
    else:
        parts.append(own)
        made = own[1].made
    whole = _average(parts)
    return ActionValue(bid, made, whole.points, whole.win, plan)


def _average(parts: Sequence[tuple[float, Prospect]]) -> Prospect:
    total = sum([weight for weight, _ in parts])
    return blend([(weight / total, prospect) for weight, prospect in parts])
