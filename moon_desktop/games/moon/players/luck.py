"""The games of a match taken apart: what the tiles brought, and what the play gave away."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.seats import Seats
from moon_desktop.games.moon.players.game_chance import Race
from moon_desktop.games.moon.players.outlook import winning
from moon_desktop.games.shown.review import Fortune, MatchFortune
from moon_desktop.players.review import HandReview, Size, Step


def fortunes(reviews: Sequence[HandReview]) -> MatchFortune:
    """Luck and skill over the hands ``reviews``, at least one, all of them weighed.

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
    gains = [_gained(review) for review in reviews]
    mistakes = [step for review in reviews for step in review.steps if step.size]
    found = []
    for seat in range(table.count):
        gained = sum(gain[table.side(seat)] for gain in gains)
        own = -sum(step.win_lost for step in mistakes if step.seat == seat)
        others = sum(_brought(table, step, seat) for step in mistakes if step.seat != seat)
        sizes = [step.size for step in mistakes if step.seat == seat]
        counts = (sizes.count(Size.SMALL), sizes.count(Size.MEDIUM), sizes.count(Size.LARGE))
        found.append(Fortune(gained, gained - own - others, own, others, counts))
    return MatchFortune(len(reviews), tuple(found))


def _gained(review: HandReview) -> tuple[float, ...]:
    """What the hand brought each side, in games."""
    rules, account = review.rules, review.account
    dealer, before = account.deal.dealer, review.steps[0].before.ledger
    needs = tuple(rules.target - score for score in before.scores)
    at_first = Race.of(rules).win(needs, dealer)
    after = winning(rules, before, account.result, rules.table.left_of(dealer))
    return tuple(now - then for now, then in zip(after, at_first, strict=True))


def _brought(table: Seats, step: Step, seat: int) -> float:
    """What the mistake of another seat brought ``seat``, in games."""
    if table.side(step.seat) == table.side(seat):
        return -step.win_lost
    return step.win_lost / (table.sides - 1)
