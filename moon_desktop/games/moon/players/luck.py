"""The games of a match of Moon taken apart: what a hand brought each side."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.games.moon.players.game_chance import Race
from moon_desktop.games.moon.players.outlook import winning
from moon_desktop.games.plain import players as plain
from moon_desktop.games.shown.review import MatchFortune
from moon_desktop.players.review import HandReview


def fortunes(reviews: Sequence[HandReview]) -> MatchFortune:
    """Luck and skill over the hands ``reviews``, at least one, all of them weighed."""
    return plain.fortunes(_gained, reviews)


def _gained(review: HandReview) -> tuple[float, ...]:
    """What the hand brought each side, in games."""
    rules, account = review.rules, review.account
    dealer, before = account.deal.dealer, review.steps[0].before.ledger
    needs = tuple(rules.target - score for score in before.scores)
    at_first = Race.of(rules).win(needs, dealer)
    after = winning(rules, before, account.ended, rules.table.left_of(dealer))
    return tuple(now - then for now, then in zip(after, at_first, strict=True))
