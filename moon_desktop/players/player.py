"""Computer players: a Sight in, one of its legal choices out, within what time they have."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from copy import copy
from time import monotonic
from typing import (
    Any,
    ClassVar,
    Final,
    Generic,
    NamedTuple,
    Protocol,
    Self,
    TypeAlias,
    TypeVar,
    runtime_checkable,
)

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Choice
from moon_desktop.engine.sight import Sight
from moon_desktop.players.advice import Advice

S = TypeVar("S", bound=Sight, contravariant=True)


class Stopped(Exception):
    """A player was told to stop while it thought; nothing comes of the thought."""


class Budget(NamedTuple):
    """At most ``worlds`` deals, and at most ``seconds``; None leaves the clock out of it.

    Without a clock the same Sight and seed always give the same thought.
    """

    seconds: float | None
    worlds: int


class Thought:
    """A thought under way: its budget, who may call it off, and the seconds it goes by."""

    def __init__(
        self,
        budget: Budget,
        stop: Callable[[], bool] | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.worlds = budget.worlds
        self.seconds = budget.seconds
        self._stop = stop
        self._clock = clock
        self._last = clock()
        self._longest = 0.0
        self._end = None if budget.seconds is None else self._last + budget.seconds

    def check(self) -> None:
        """To be asked every few ms: raises Stopped if the thought is called off."""
        if self._stop is not None and self._stop():
            raise Stopped

    def goes_on(self) -> bool:
        """Whether there is time left for a step as long as the longest between two such questions
        so far; raises Stopped if the thought is called off."""
        self.check()
        if self._end is None:
            return True
        last, self._last = self._last, self._clock()
        self._longest = max(self._longest, self._last - last)
        return self._last + self._longest < self._end


class Limits(NamedTuple):
    """How long a player may think about a choice, in seconds, None for no clock, and whether it
    is to stop.

    ``stop`` is to be asked at least every 50 ms.
    """

    seconds: float | None
    stop: Callable[[], bool]


class Player(Protocol[S]):
    """A computer player of one level, of a game whose Sight is S.

    It keeps nothing between choices: what it knows is in the Sight, so a match taken up
    again after a crash goes on as it would have.
    """

    def choose(self, sight: S) -> Choice:
        """One of ``sight.legal``, which is never empty."""
        ...


AnyPlayer: TypeAlias = Player[Any]
"""That of whichever game."""


class Level(Protocol):
    """Makes players of one level."""

    def __call__(self, seed: int, budget: Budget | None = None, /) -> AnyPlayer:
        """The player of ``seed``, any whole number.

        ``budget``: how long it may think about a choice, None for its own measure. Who does
        not weigh deals has no use for it.
        """
        ...


@runtime_checkable
class Interruptible(Protocol[S]):
    """A player that takes its time, and can be told how much and when to stop."""

    def choose_within(self, sight: S, limits: Limits) -> Choice:
        """One of ``sight.legal`` within ``limits``; raises Stopped when told to stop."""
        ...


@runtime_checkable
class Tempered(Protocol):
    """A player whose choices can be made bolder, or more careful."""

    def with_temper(self, temper: int) -> AnyPlayer:
        """The same player, bold (1), careful (-1) or neither (0)."""
        ...


DARING: Final = 0.015
"""How much less often a bold player's bid may win the game than a pass; a careful player's wins it
so much more often. It is the same with other bold choices."""


def with_nerve(player: AnyPlayer, temper: int) -> AnyPlayer:
    """``player``, bold (1) or careful (-1); who knows no temper stays as it is."""
    return player.with_temper(temper) if isinstance(player, Tempered) else player


def dared(advice: Advice, nerve: int) -> Choice:
    """The best choice; but of who has ``nerve`` the best bid instead of a pass that wins the
    game hardly more often, and of who has less than none a pass instead of such a bid."""
    best = advice.best
    bids = [
        worth
        for worth in advice.worths
        if isinstance(worth.choice, Bid) and worth.choice not in advice.unsound
    ]
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
    return other.choice if near else best


class Weighing(ABC, Generic[S]):
    """Weighs the choices over deals that agree with what it sees, and makes the best.

    ``deals`` are weighed for a choice where nobody says how many. A player is seated in the
    window, and thinks elsewhere: what it thinks with is imported within ``weigh``.
    """

    deals: ClassVar[int]

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.seed = seed
        self._budget = budget

    def deals_for(self, sight: S) -> int:
        """How many are weighed for the choice in ``sight`` where nobody says how many."""
        return self.deals

    def choose(self, sight: S) -> Choice:
        """The choice worth most over the deals that agree with ``sight``."""
        return self._best(sight, self._measure(sight))

    def choose_within(self, sight: S, limits: Limits) -> Choice:
        """The same within ``limits``; raises Stopped when told to stop."""
        return self._best(sight, self._measure(sight)._replace(seconds=limits.seconds), limits.stop)

    def _measure(self, sight: S) -> Budget:
        return self._budget or Budget(None, self.deals_for(sight))

    def _best(self, sight: S, budget: Budget, stop: Callable[[], bool] | None = None) -> Choice:
        choice: Choice = sight.legal[0]
        return choice if len(sight.legal) == 1 else self._of(self.weigh(sight, budget, stop))

    @abstractmethod
    def weigh(self, sight: S, budget: Budget, stop: Callable[[], bool] | None) -> Advice:
        """What each of the choices is worth, as far as it can tell within ``budget``; raises
        Stopped once ``stop`` says so."""

    def _of(self, advice: Advice) -> Choice:
        """What is chosen by ``advice``."""
        return advice.best


class Weigher(Weighing[S]):
    """Such a player whose ``nerve`` decides where a bold and a careful choice are worth nearly as
    much; a game says which those are."""

    nerve = 0

    def with_temper(self, temper: int) -> Self:
        """See ``Tempered``."""
        same = copy(self)
        same.nerve = temper
        return same


class Bidder(Weigher[S]):
    """Such a player of a game with an auction: to bid is bold, to pass careful."""

    def _of(self, advice: Advice) -> Choice:
        return dared(advice, self.nerve)


def arbitrary(seed: int, sight: Sight, count: int) -> int:
    """A number from 0 to ``count`` − 1, the same again for the same seed, seat and moment.

    The moment is the number of the hand, the phase, and how much was said and played in it,
    so a match that is taken up again draws what it would have drawn.
    """
    # What was said is known to games with an auction.
    said = len(getattr(sight, "said", ()))
    moment = (
        f"whim {seed} {sight.seat} {sight.hand} {sight.phase}"
        f" {said} {len(sight.tricks)} {len(sight.plays)}"
    )
    from hashlib import blake2b

    digest = blake2b(moment.encode("ascii"), digest_size=8).digest()
    return int.from_bytes(digest, "big") % count


class RandomPlayer(NamedTuple):
    """Chooses by ``seed`` alone; where reneges are accepted it reneges too (M4.8)."""

    seed: int

    def choose(self, sight: Sight) -> Choice:
        """One of ``sight.legal``."""
        return sight.legal[arbitrary(self.seed, sight, len(sight.legal))]
