"""Who plays a game: its computer players by level, and what they make of choices and hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from moon_desktop.engine.entries import Choice
from moon_desktop.players.advice import Advice
from moon_desktop.players.player import Level, Limits

if TYPE_CHECKING:
    from moon_desktop.games.shown.review import MatchFortune
    from moon_desktop.players.review import HandReview


class Players(Protocol):
    """A game's room ``players``, or its ``PLAYERS``."""

    def claimant(self, match: Any, viewer: int) -> int | None:
        """The seat that takes all the tricks left whatever is played, and can know it, where
        ``viewer`` looks on; None where there is none, or nothing left to spare anybody."""
        ...

    def settled(self, match: Any) -> bool:
        """Whether the hand in play may be laid down: two tricks or more are left, and whatever is
        played in them, nobody scores anything else."""
        ...

    def plain_play(self, sight: Any) -> Choice:
        """A choice that the seat in turn may make without thinking, while a hand whose rest is
        certain is played out."""
        ...

    @property
    def levels(self) -> Mapping[str, Level]:
        """The levels of the program that the game has players of, ``random`` not needed."""
        ...

    def advise(
        self, sight: Any, limits: Limits, *, seed: int = 0, deals: int | None = None
    ) -> Advice:
        """The worth of every legal choice of ``sight``, whose seat is in turn.

        ``deals``: how many are weighed at the most; None for as many as there is time for, or
        without a clock the measure of the best player. Without one, the same Sight and ``seed``
        have the same answer. Raises Stopped when told to stop, ValueError where no choice is due.
        """
        ...

    def explain(self, advice: Advice) -> Any:
        """Why the best choice of ``advice`` is the best, in values that the game's show tells."""
        ...

    def hindsight(self, match: Any) -> Mapping[Choice, int]:
        """What each legal choice comes to when all is seen, as far as that can be told."""
        ...

    def wants_many(self, match: Any) -> bool:
        """Whether the seat in turn would have the figures of ``hindsight`` high."""
        ...

    def best_seen(self, match: Any) -> Sequence[Choice]:
        """The legal choices that are best for the seat in turn when all is seen."""
        ...

    def compiled(self) -> bool:
        """Whether all is compiled that the game has of its own to solve it to its end."""
        ...

    def fortunes(self, reviews: Sequence[HandReview]) -> MatchFortune | None:
        """Luck and play over the weighed hands ``reviews``, at least one; None where the game
        cannot tell them apart."""
        ...
