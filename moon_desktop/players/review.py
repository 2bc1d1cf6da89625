"""The review of a finished hand: what every choice in it was worth, as known and as seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Final, NamedTuple

from moon_desktop.engine.entries import (
    CHOICES,
    Bid,
    Choice,
    Consequence,
    Deal,
    Entry,
    HandOver,
    Note,
)
from moon_desktop.games.moon import Moon
from moon_desktop.games.moon_account import HandAccount, accounts
from moon_desktop.games.moon_auction import decided, needed
from moon_desktop.games.moon_phases import Exchanging, Naming, Playing
from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.players.budget import Budget
from moon_desktop.players.hindsight import hindsight
from moon_desktop.players.player import Stopped
from moon_desktop.players.worth import Advice, Worth


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
    ``seen``: what ``hindsight`` says there of every choice; ``knew``: what the seat could know of
    each, None as long as that is not weighed.
    """

    place: int
    before: Moon
    choice: Choice
    seen: Mapping[Choice, int]
    knew: Advice | None = None

    @property
    def seat(self) -> int:
        """Who chose."""
        return self.choice.seat

    @property
    def under(self) -> bool:
        """Whether the hand is played under, so that tricks are not counted."""
        phase = self.before.phase
        return isinstance(phase, Exchanging | Naming | Playing) and phase.hand.bid == "under"

    @property
    def worth(self) -> Worth | None:
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
        if not self.knew.every and self.win_lost < _UNSURE * self.knew.deals**-0.5:
            return Size.NONE
        return next((size for size, least in LEAST_LOSS if self.win_lost >= least), Size.NONE)

    @property
    def tricks_lost(self) -> int | None:
        """The tricks that the choice cost its seat('s side) with all tiles seen; of ``under``, 1
        where it cost the contract. None for bids, which are not measured in tricks, and where
        the choice has no value (M4.8)."""
        if isinstance(self.choice, Bid) or self.choice not in self.seen:
            return None
        table, phase = self.before.rules.table, self.before.phase
        assert isinstance(phase, Exchanging | Naming | Playing)
        with_bidder = table.side(self.seat) == table.side(phase.hand.bidder)
        values, value = self.seen.values(), self.seen[self.choice]
        wants_many = with_bidder != (phase.hand.bid == "under")
        return max(values) - value if wants_many else value - min(values)


class Chance(NamedTuple):
    """How the contract stood after a choice: ``known``, its chance, 0-1, as far as the bidder
    could know when it chose last, None as long as that is not weighed; ``seen``, whether perfect
    play of all would have made it from there."""

    known: float | None
    seen: bool


class HandReview(NamedTuple):
    """A finished hand with all its choices, in order; of a hand that all passed, only bids."""

    rules: MoonRules
    account: HandAccount
    steps: tuple[Step, ...]

    @property
    def weighed(self) -> bool:
        """Whether every choice is."""
        return all(step.knew is not None for step in self.steps)

    def with_step(self, number: int, step: Step) -> HandReview:
        """The same with another step in place of step ``number``, from 0."""
        steps = list(self.steps)
        steps[number] = step
        return self._replace(steps=tuple(steps))

    def chances(self) -> tuple[Chance | None, ...]:
        """How the contract stood after each step; None before it was bought."""
        bidder = self.account.bidder
        if bidder is None:
            return (None,) * len(self.steps)
        found: list[Chance | None] = []
        known: float | None = None
        bought = False
        for step in self.steps:
            mine = step.seat == bidder
            bought = bought or (isinstance(step.choice, Bid) and mine and step.choice.bid != "pass")
            if mine:
                known = None if step.worth is None else step.worth.made
            outcome = self._outcome(step)
            if outcome is not None:
                known = float(outcome)
            found.append(Chance(known, self._makes(step)) if bought else None)
        return tuple(found)

    def _outcome(self, step: Step) -> bool | None:
        """Whether the contract is made, once that is certain after ``step``."""
        phase = step.before.phase
        result, bid = self.account.result, self.account.bid
        assert bid is not None
        if step is self.steps[-1]:
            return result.result == "made"
        if not isinstance(phase, Playing):
            return None
        after, follows = step.before.after(step.choice)
        if follows or not isinstance(after.phase, Playing):
            return result.result == "made"
        table, tricks = self.rules.table, after.phase.tricks
        taken = table.by_side(tricks.taken)[table.side(phase.hand.bidder)]
        ended = decided(bid, taken, len(tricks.done))
        return None if ended is None else ended == "made"

    def _makes(self, step: Step) -> bool:
        """Whether the contract is made from ``step`` on, by hindsight."""
        account = self.account
        assert account.bidder is not None
        assert account.bid is not None
        if isinstance(step.choice, Bid):
            bought = Bid(account.bidder, account.bid)
            step = next(one for one in self.steps if one.choice == bought)
        if step.choice not in step.seen:
            return account.result.result == "made"
        return _enough(account.bid, step.seen[step.choice])


def _enough(bid: str, tricks: int) -> bool:
    return tricks == 0 if bid == "under" else tricks >= needed(bid)


def hand_review(
    rules: MoonRules,
    entries: Sequence[Entry],
    number: int,
    stop: Callable[[], bool] | None = None,
    seen: Sequence[Mapping[Choice, int]] | None = None,
) -> HandReview:
    """Hand ``number`` of a record with every choice valued by hindsight, and none weighed yet.

    ``entries`` begin with those of the match and hold every hand as it was dealt; ``seen``: what
    ``seen_in`` found, if it is known already. Raises ValueError unless the hand is finished
    (M1.5), Illegal where it is no record of ``rules``, Stopped when ``stop`` says so.
    """
    account = next((one for one in accounts(rules, entries) if one.number == number), None)
    if account is None:
        raise ValueError(f"hand {number} is not finished")
    found = seen_in(rules, entries, number, stop) if seen is None else seen
    steps = [
        Step(*at, values)
        for at, values in zip(_choices(rules, entries, number), found, strict=True)
    ]
    return HandReview(rules, account, tuple(steps))


def seen_in(
    rules: MoonRules,
    entries: Sequence[Entry],
    number: int,
    stop: Callable[[], bool] | None = None,
) -> tuple[dict[Choice, int], ...]:
    """The hindsight of every choice of hand ``number``; raises as ``hand_review`` does."""
    found = []
    for _, before, _ in _choices(rules, entries, number):
        if stop is not None and stop():
            raise Stopped
        found.append(hindsight(before))
    return tuple(found)


def _choices(
    rules: MoonRules, entries: Sequence[Entry], number: int
) -> Iterator[tuple[int, Moon, Choice]]:
    """Every choice of hand ``number`` with its place and the match before it."""
    match = Moon.start(rules)
    for place, entry in enumerate(entries):
        if isinstance(entry, HandOver) and match.number == number:
            return
        if isinstance(entry, CHOICES) and match.number == number:
            yield place, match, entry
        if isinstance(entry, Deal) and entry.hand > number:
            return
        if not isinstance(entry, Note | Consequence):
            match, _ = match.after(entry)


def weighed(
    step: Step, budget: Budget, seed: int = 0, stop: Callable[[], bool] | None = None
) -> Step:
    """``step`` with what its seat could know, from its Sight alone; Stopped is raised when
    ``stop`` says so."""
    from moon_desktop.players.adviser import advise

    advice = advise(step.before.sight(step.seat), budget, seed, stop)
    return step._replace(knew=advice)
