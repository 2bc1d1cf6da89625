"""Computer players: a Sight in, one of its legal choices out."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any, ClassVar, Final, NamedTuple, Protocol, cast, runtime_checkable

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Choice
from moon_desktop.players.advice import Advice
from moon_desktop.players.budget import Budget
from moon_desktop.players.budget import Stopped as Stopped


class Player(Protocol):
    """A computer player of one level.

    It keeps nothing between choices: what it knows is in the Sight, so a match taken up
    again after a crash goes on as it would have. The Sight is that of the game it plays.
    """

    def choose(self, sight: Any) -> Choice:
        """One of ``sight.legal``, which is never empty."""
        ...


class Level(Protocol):
    """Makes players of one level."""

    def __call__(self, seed: int, budget: Budget | None = None, /) -> Player:
        """The player of ``seed``, any whole number.

        ``budget``: how long it may think about a choice, None for its own measure. Who does
        not weigh deals has no use for it.
        """
        ...


class Limits(NamedTuple):
    """How long a player may think about a choice, in seconds, None for no clock, and whether it
    is to stop.

    ``stop`` is to be asked at least every 50 ms.
    """

    seconds: float | None
    stop: Callable[[], bool]


@runtime_checkable
class Interruptible(Protocol):
    """A player that takes its time, and can be told how much and when to stop."""

    def choose_within(self, sight: Any, limits: Limits) -> Choice:
        """One of ``sight.legal`` within ``limits``; raises Stopped when told to stop."""
        ...


@runtime_checkable
class Tempered(Protocol):
    """A player whose bids can be made bolder, or more careful."""

    def with_temper(self, temper: int) -> Player:
        """The same player, bold (1), careful (-1) or neither (0)."""
        ...


DARING: Final = 0.015
"""How much less often a bold player's bid may win the game than a pass; a careful player's wins it
so much more often."""


def with_nerve(player: Player, temper: int) -> Player:
    """``player``, bold (1) or careful (-1) in its bids; who knows no temper stays as it is."""
    return player.with_temper(temper) if isinstance(player, Tempered) else player


def dared(advice: Advice, nerve: int) -> Choice:
    """The best choice; but of who has ``nerve`` the best bid instead of a pass that wins the
    game hardly more often, and of who has less than none a pass instead of such a bid."""
    best: Choice = advice.best
    bids = [worth for worth in advice.worths if isinstance(worth.choice, Bid)]
    passed = next((worth for worth in bids if worth.choice.bid == PASS), None)
    if not nerve or passed is None or len(bids) == 1:
        return best
    if best == passed.choice and nerve > 0:
        other = max((bid for bid in bids if bid is not passed), key=lambda bid: bid.win)
    elif best != passed.choice and nerve < 0:
        other = passed
    else:
        return best
    near = advice.of(best).win - other.win < DARING
    return cast("Choice", other.choice) if near else best


class Weighing:
    """Weighs the choices over deals that agree with what it sees, and makes the best.

    ``deals`` are weighed for a choice where nobody says how many. A player is seated in the
    window, and thinks elsewhere: what it thinks with is imported within ``weigh``.
    """

    deals: ClassVar[int]

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.seed = seed
        self._budget = budget or Budget(None, self.deals)

    def choose(self, sight: Any) -> Choice:
        """The choice worth most over the deals that agree with ``sight``."""
        return self._best(sight, self._budget)

    def choose_within(self, sight: Any, limits: Limits) -> Choice:
        """The same within ``limits``; raises Stopped when told to stop."""
        return self._best(sight, self._budget._replace(seconds=limits.seconds), limits.stop)

    def _best(self, sight: Any, budget: Budget, stop: Callable[[], bool] | None = None) -> Choice:
        choice: Choice = sight.legal[0]
        return choice if len(sight.legal) == 1 else self._of(self.weigh(sight, budget, stop))

    def weigh(self, sight: Any, budget: Budget, stop: Callable[[], bool] | None) -> Advice:
        """What each of the choices is worth, as far as it can tell within ``budget``; raises
        Stopped once ``stop`` says so."""
        raise NotImplementedError

    def _of(self, advice: Advice) -> Choice:
        """What is chosen by ``advice``."""
        best: Choice = advice.best
        return best


class Bidder(Weighing):
    """Such a player of a game with an auction, whose ``nerve`` decides where a bid and a pass are
    worth nearly as much."""

    nerve = 0

    def with_temper(self, temper: int) -> Bidder:
        """See ``Tempered``."""
        same = copy(self)
        same.nerve = temper
        return same

    def _of(self, advice: Advice) -> Choice:
        return dared(advice, self.nerve)
