"""What choices are worth if the hand is played out from there, and what was luck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from moon_desktop.engine.entries import Choice, HandEnd
from moon_desktop.engine.seats import Seats
from moon_desktop.games.shown.review import Fortune, MatchFortune
from moon_desktop.players.advice import Advice, Worth
from moon_desktop.players.budget import Budget, Thought
from moon_desktop.players.player import Limits, Player
from moon_desktop.players.review import HandReview, Size, Step

C = TypeVar("C", bound=Choice)

DEALS = 60


def played_out(player: Player, match: Any, choice: Choice) -> HandEnd:
    """How the hand ends after ``choice`` if ``player`` goes on at every seat."""
    while True:
        match, follows = match.after(choice)
        for ended in follows:
            if isinstance(ended, HandEnd):
                return ended
        choice = player.choose(match.sight(match.turn))


def advise(
    world: Callable[[Any, Random], Any],
    player: Player,
    sight: Any,
    limits: Limits,
    *,
    seed: int = 0,
    deals: int | None = None,
) -> Advice:
    """The worth of each choice over deals that ``world`` makes of a sight, the hand played out by
    ``player``; whoever's side has the most points after it counts as the winner.

    So many ``deals``, or as many as there is time for, but one at least and not over ``DEALS``.
    Raises Stopped.
    """
    if not sight.legal:
        raise ValueError("no choice is due")
    random, side, count = Random(seed), sight.seats.side, 0
    seconds = limits.seconds if deals is None else None
    thought = Thought(Budget(seconds, deals or DEALS), limits.stop)
    ends: dict[Choice, list[HandEnd]] = {choice: [] for choice in sight.legal}
    while count < thought.worlds and (thought.goes_on() or count == 0):
        count += 1
        match = world(sight, random)
        for choice, ended in ends.items():
            ended.append(played_out(player, match, choice))

    def worth(choice: Choice, ended: list[HandEnd]) -> Worth:
        sums = [sum(points) for points in zip(*(end.points for end in ended), strict=True)]
        points = tuple(sums[side(seat)] / count for seat in range(sight.seats.count))
        won = sum(end.scores[side(sight.seat)] == max(end.scores) for end in ended)
        return Worth(choice, None, points, won / count)

    worths = tuple(worth(*one) for one in ends.items())
    best = max(worths, key=lambda worth: (worth.points[sight.seat], worth.win))
    return Advice(sight, worths, best.choice, count, False)


def hindsight(player: Player, match: Any) -> Mapping[Choice, int]:
    """The points that each choice brings its side if ``player`` goes on at every seat."""
    side = match.rules.table.side(match.turn)
    return {one: played_out(player, match, one).points[side] for one in match.legal()}


def wants_many(match: Any) -> bool:
    """Points are good."""
    return True


def best_seen(seen: Mapping[C, int], *, many: bool = True) -> tuple[C, ...]:
    """Of choices by what they come to, those that come to most; to least, unless ``many``."""
    best = (max if many else min)(seen.values())
    return tuple([choice for choice, figure in seen.items() if figure == best])


def compiled() -> bool:
    """All there is of the game's own to solve it: nothing."""
    return True


def plain_play(sight: Any) -> Choice:
    """The first choice that is open."""
    choice: Choice = sight.legal[0]
    return choice


def fortunes(
    gained: Callable[[HandReview], tuple[float, ...]], reviews: Sequence[HandReview]
) -> MatchFortune:
    """Luck and skill over the hands ``reviews``, at least one, all of them weighed; ``gained``:
    what a hand brought each side, in games.

    A hand changes the chance of every side to win the game: what that is worth by the scores
    before and after it is what the hand brought. Of this, a mistake takes what it cost the chance
    of its own side, as its player could have known, so that no hidden tile makes a sound choice a
    mistake or a rash one skill; and what it cost, the other sides have between them, in equal
    parts, for nobody could know which of them it would go to. Only marked mistakes count: what
    is less is no more than an estimate can tell. All that is left is luck, in the tiles and in
    what nobody could know. Each part of a gain is counted once.
    """
    if not reviews:
        raise ValueError("there is no hand to weigh")
    rules = reviews[0].rules
    table = rules.table
    gains = [gained(review) for review in reviews]
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
