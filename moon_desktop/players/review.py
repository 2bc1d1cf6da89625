"""The review of a finished hand: what every choice in it was worth, as known and as seen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from math import sqrt
from typing import Any, Final, NamedTuple

from moon_desktop.engine.account import AnyAccount, account_of
from moon_desktop.engine.entries import Bid, Choice, Consequence, Entry, Note
from moon_desktop.games.house_rules import Rules
from moon_desktop.players.advice import ActionValue, Advice
from moon_desktop.players.player import Stopped

EDITION: Final = 1
"""Of the estimates: with another, what was weighed before is not to be compared."""


class Size(IntEnum):
    """How large a mistake is."""

    NONE = 0
    SMALL = 1
    MEDIUM = 2
    LARGE = 3


LEAST_LOSS: Final = ((Size.LARGE, 0.06), (Size.MEDIUM, 0.025), (Size.SMALL, 0.008))
"""From which loss of the chance to win the game a choice is a mistake of which size. What is
lost below the last is less than what an estimate can tell."""


_UNSURE: Final = 0.35
"""How far an estimate from one deal is off, about, when two choices are compared in the same."""


class Step(NamedTuple):
    """One choice of a hand.

    ``place``: where it stands among the entries of the record; ``before``: the match as it was.
    ``seen``: what it comes to there with all seen, of every choice; ``knew``: what the seat could
    know of each, None as long as that is not weighed.
    """

    place: int
    before: Any
    choice: Any
    seen: Mapping[Choice, int]
    knew: Advice | None = None

    @property
    def seat(self) -> int:
        """Who chose."""
        seat: int = self.choice.seat
        return seat

    def open_to(self, seats: Collection[int]) -> bool:
        """Whether one of these had this choice to make, or bid, and it is not weighed yet."""
        free = isinstance(self.choice, Bid) or len(self.before.legal()) > 1
        return self.knew is None and free and self.seat in seats

    @property
    def worth(self) -> ActionValue | None:
        """What the choice was worth as far as the seat could know."""
        return None if self.knew is None else self.knew.of(self.choice)

    @property
    def win_lost(self) -> float:
        """The chance to win the game, 0-1, that the best choice would have had on top."""
        if self.knew is None:
            return 0.0
        return max(0.0, self.knew.of(self.knew.best).win - self.knew.of(self.choice).win)

    @property
    def size(self) -> Size:
        """How large a mistake it was, by what its seat could know; none where the deals that were
        weighed are too few to tell."""
        if self.knew is None:
            return Size.NONE
        if not self.knew.every and self.win_lost < self._unsure * self.knew.deals**-0.5:
            return Size.NONE
        return next((size for size, least in LEAST_LOSS if self.win_lost >= least), Size.NONE)

    @property
    def _unsure(self) -> float:
        """How far what it lost may be off by one deal: in a game that is as good as lost or won,
        less than elsewhere, as no chance varies more than one that is all or nothing."""
        if self.knew is None or not self.knew.outlook:
            return _UNSURE
        chances = self.knew.of(self.knew.best).win, self.knew.of(self.choice).win
        return min(_UNSURE, sum(sqrt(max(0.0, chance * (1 - chance))) for chance in chances))


class HandReview(NamedTuple):
    """Finished hand ``number`` with all its choices, in order; ``account``: what else is told of
    it, in values of its game."""

    rules: Any
    number: int
    account: Any
    steps: tuple[Step, ...]

    @property
    def weighed(self) -> bool:
        """Whether every choice is."""
        return all(step.knew is not None for step in self.steps)

    def weighed_of(self, seats: Collection[int]) -> bool:
        """Whether every choice of these is that they had."""
        return not any(step.open_to(seats) for step in self.steps)

    def with_step(self, number: int, step: Step) -> HandReview:
        """The same with another step in place of step ``number``, from 0."""
        steps = list(self.steps)
        steps[number] = step
        return self._replace(steps=tuple(steps))

    def stands_in(self, rules: Rules, entries: Sequence[Entry], account: AnyAccount | None) -> bool:
        """Whether it is still the review of a hand of this record, by its ``account`` there."""
        return (self.rules, self.account) == (rules, account) and all(
            step.place < len(entries) and entries[step.place] == step.choice for step in self.steps
        )


def hand_review(
    game: Any,
    rules: Rules,
    entries: Sequence[Entry],
    number: int,
    seen: Sequence[Mapping[Choice, int]],
) -> HandReview:
    """Hand ``number`` of a record with every choice valued as ``seen_in`` found, and none weighed
    yet.

    ``game``: the Game of the record; ``entries`` begin with those of the match and hold every hand
    as it was dealt. Raises ValueError unless the hand is finished (M1.5), Illegal where it is no
    record of ``rules``.
    """
    account = account_of(game.start(rules), entries, number)
    if account is None:
        raise ValueError(f"hand {number} is not finished")
    at = _in_hand(game, rules, entries, number)
    steps = [Step(*one, values) for one, values in zip(at, seen, strict=True)]
    return HandReview(rules, number, account, tuple(steps))


def seen_in(
    game: Any,
    rules: Rules,
    entries: Sequence[Entry],
    number: int,
    stop: Callable[[], bool] | None = None,
) -> tuple[Mapping[Choice, int], ...]:
    """The hindsight of every choice of hand ``number``; raises Stopped when ``stop`` says so, and
    Illegal where the entries are no record of ``rules``."""
    found = []
    for _, before, _ in _in_hand(game, rules, entries, number):
        if stop is not None and stop():
            raise Stopped
        found.append(game.players.hindsight(before))
    return tuple(found)


def choices(
    start: Callable[[Any], Any], rules: Rules, entries: Iterable[Entry]
) -> Iterator[tuple[int, Any, Choice]]:
    """Every choice of a match that ``start`` begins: its place among ``entries``, the match before
    it, and itself."""
    match = start(rules)
    for place, entry in enumerate(entries):
        if isinstance(entry, Choice):
            yield place, match, entry
        if not isinstance(entry, Note | Consequence):
            match, _ = match.after(entry)


def _in_hand(
    game: Any, rules: Rules, entries: Sequence[Entry], number: int
) -> Iterator[tuple[int, Any, Choice]]:
    for place, before, choice in choices(game.start, rules, entries):
        if before.number > number:
            return
        if before.number == number:
            yield place, before, choice
