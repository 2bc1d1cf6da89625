"""Reviews for tests, and advice made up for them: what each choice of a step is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from moon_desktop.engine.entries import Entry
from moon_desktop.games import CATALOGUE
from moon_desktop.games.auction.entries import Choice
from moon_desktop.games.moon.players.adviser import advise
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.players import review as reviews
from moon_desktop.players.advice import ActionValue, Advice
from moon_desktop.players.player import Budget
from moon_desktop.players.review import HandReview, Step


def hand_review(
    rules: MoonRules,
    entries: Sequence[Entry],
    number: int,
    stop: Callable[[], bool] | None = None,
) -> HandReview:
    """The review of a hand of Moon, of which nothing is weighed."""
    moon = CATALOGUE["moon"]
    seen = reviews.seen_in(moon, rules, entries, number, stop)
    return reviews.hand_review(moon, rules, entries, number, seen)


def weighed(step: Step, budget: Budget, stop: Callable[[], bool] | None = None) -> Step:
    """``step`` with what its seat could know."""
    return step._replace(knew=advise(step.before.sight(step.seat), budget, stop=stop))


def advised(
    step: Step,
    win: Callable[[Choice], float],
    made: float = 0.5,
    deals: int = 10_000,
    every: bool = True,
) -> Step:
    """``step`` weighed so that every choice wins as often as ``win`` says."""
    sight = step.before.sight(step.seat)
    nil = (0.0,) * sight.seats.count
    worths = tuple(ActionValue(choice, made, nil, win(choice)) for choice in sight.legal)
    best = max(worths, key=lambda worth: worth.win).choice
    return step._replace(knew=Advice(sight, worths, best, deals, every))


def faultless(step: Step) -> Step:
    """``step`` weighed so that nothing was better."""
    return advised(step, lambda choice: 0.5 if choice == step.choice else 0.4)


def lost(step: Step, games: float, **more: object) -> Step:
    """``step`` weighed so that its choice cost so many games."""
    return advised(step, lambda choice: 0.5 - games if choice == step.choice else 0.5, **more)  # type: ignore[arg-type]


def weighed_so(review: HandReview, **mistakes: float) -> HandReview:
    """The review with every step faultless but those whose number (``s3=0.1``) is given."""
    steps = [faultless(step) for step in review.steps]
    for name, games in mistakes.items():
        number = int(name[1:])
        steps[number] = lost(review.steps[number], games)
    return review._replace(steps=tuple(steps))
