"""Who plays a game: its computer players by level, and what they make of choices and hands."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.seats import Seats
from moon_desktop.engine.sight import Sight
from moon_desktop.players.advice import Advice
from moon_desktop.players.player import Budget, Level, Limits, Player, Weighing

if TYPE_CHECKING:
    from moon_desktop.games.views.review import MatchFortune
    from moon_desktop.players.review import HandReview, Step

M = TypeVar("M")
S = TypeVar("S", bound="Sight")


class Players(ABC, Generic[M, S]):
    """Who plays a game whose match is M and whose Sight is S.

    A game subclasses it and has one as ``PLAYERS`` in its room ``players``. It answers ``casual``
    and ``hindsight``, and ``weigh`` unless it has an expert; all else where it knows better. The
    window keeps it and seats its players, who think elsewhere: what is heavy is imported within a
    method.
    """

    tempered: ClassVar[bool] = False
    """Whether its players are Tempered, which is asked before one of them is made."""

    weighing: Mapping[str, type[Weighing[S]]] = {}
    """Its players of other levels than ``casual``, who weigh deals."""

    most: ClassVar[int] = 60
    """So many deals are weighed for advice at the most, however much time there is."""

    # --- who is seated ----------------------------------------------------------------------

    @property
    def levels(self) -> Mapping[str, Level]:
        """The levels of the program that the game has players of, ``random`` not needed."""
        return {"casual": self.casual, **self.weighing}

    @abstractmethod
    def casual(self, seed: int, budget: Budget | None = None, /) -> Player[S]:
        """A player by rules of thumb; see ``Level``."""

    # --- what can be told without thinking --------------------------------------------------

    def claimant(self, match: M, viewer: int) -> int | None:
        """The seat that takes all the tricks left whatever is played, and can know it, where
        ``viewer`` looks on; None where there is none, or nothing left to spare anybody."""
        return None

    def settled(self, match: M) -> bool:
        """Whether the hand in play may be laid down: two tricks or more are left, and whatever is
        played in them, nobody scores anything else."""
        return False

    def plain_play(self, sight: S) -> Choice:
        """A choice that the seat in turn may make without thinking, while a hand whose rest is
        certain is played out."""
        return sight.legal[0]

    # --- what choices are worth -------------------------------------------------------------

    def advise(
        self, sight: S, limits: Limits, *, seed: int = 0, deals: int | None = None
    ) -> Advice:
        """The worth of every legal choice of ``sight``, whose seat is in turn.

        ``deals``: how many are weighed at the most; None for as many as there is time for, or
        without a clock the measure of the best player. Without one, the same Sight and ``seed``
        have the same answer. Raises Stopped when told to stop, ValueError where no choice is due.
        """
        from moon_desktop.players.player import Budget

        most = self.most if limits.seconds is not None else self.weighing["expert"].deals
        return self.weigh(sight, Budget(limits.seconds, deals or most), seed, limits.stop)

    def weigh(self, sight: S, budget: Budget, seed: int, stop: Callable[[], bool] | None) -> Advice:
        """The same within ``budget``, as the expert has it; ``stop`` is asked every few ms."""
        return self.weighing["expert"](seed).weigh(sight, budget, stop)

    def explain(self, advice: Advice) -> object:
        """Why the best choice of ``advice`` is the best, in values that the game's show tells;
        None where it does not say."""
        return None

    @abstractmethod
    def hindsight(self, match: M) -> Mapping[Choice, int]:
        """What each legal choice comes to when all is seen, as far as that can be told."""

    def wants_many(self, match: M) -> bool:
        """Whether the seat in turn would have the figures of ``hindsight`` high."""
        return True

    def best_seen(self, match: M) -> Sequence[Choice]:
        """The legal choices that are best for the seat in turn when all is seen."""
        seen = self.hindsight(match)
        best = (max if self.wants_many(match) else min)(seen.values())
        return [choice for choice, figure in seen.items() if figure == best]

    def compiled(self) -> bool:
        """Whether all is compiled that the game has of its own to solve it to its end."""
        return True

    # --- what was luck ----------------------------------------------------------------------

    def gained(self, review: HandReview) -> tuple[float, ...] | None:
        """What a weighed hand brought each side, in games: the chance to win the game after it,
        less that before. None where the game does not know what scores are worth."""
        return None

    def fortunes(self, reviews: Sequence[HandReview]) -> MatchFortune | None:
        """Luck and skill over the hands ``reviews``, at least one, all of them weighed; None
        where the game cannot tell them apart.

        A hand changes the chance of every side to win the game: that is what the hand brought. Of
        this, a mistake takes what it cost the chance of its own side, as its player could have
        known, so that no hidden piece makes a sound choice a mistake or a rash one skill; and what
        it cost, the other sides have between them, in equal parts, for nobody could know which of
        them it would go to. Only marked mistakes count: what is less is no more than an estimate
        can tell. All that is left is luck, in the pieces and in what nobody could know. Each part
        of a gain is counted once.
        """
        from moon_desktop.games.views.review import Fortune, MatchFortune
        from moon_desktop.players.review import Size

        if not reviews:
            raise ValueError("there is no hand to weigh")
        table: Seats = reviews[0].rules.table
        gains = [gain for review in reviews if (gain := self.gained(review)) is not None]
        if len(gains) < len(reviews):
            return None
        mistakes = [step for review in reviews for step in review.steps if step.size]
        found = []
        for seat in range(table.count):
            won = sum(gain[table.side(seat)] for gain in gains)
            own = -sum(step.win_lost for step in mistakes if step.seat == seat)
            others = sum(_brought(table, step, seat) for step in mistakes if step.seat != seat)
            sizes = [step.size for step in mistakes if step.seat == seat]
            counts = (sizes.count(Size.SMALL), sizes.count(Size.MEDIUM), sizes.count(Size.LARGE))
            found.append(Fortune(won, won - own - others, own, others, counts))
        return MatchFortune(len(reviews), tuple(found))


def _brought(table: Seats, step: Step, seat: int) -> float:
    """What the mistake of another seat brought ``seat``, in games."""
    if table.side(step.seat) == table.side(seat):
        return -step.win_lost
    return step.win_lost / (table.sides - 1)
