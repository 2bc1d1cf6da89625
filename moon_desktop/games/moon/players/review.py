"""A reviewed hand of Moon: the tricks lost with all tiles seen, and how the contract stood."""

from __future__ import annotations

from moon_desktop.engine.entries import Bid
from moon_desktop.engine.match import Playing
from moon_desktop.games.auction.contract import Account, Exchanging, Naming
from moon_desktop.games.dominoes.players.double_dummy import wants_many
from moon_desktop.games.moon.entries import Deal, HandOver
from moon_desktop.games.views.review import Chance
from moon_desktop.players.review import HandReview, Step


def under(step: Step) -> bool:
    """Whether the hand is played under, so that tricks are not counted."""
    phase = step.before.phase
    return isinstance(phase, Exchanging | Naming | Playing) and phase.hand.low


def tricks_lost(step: Step) -> int | None:
    """The tricks that the choice cost its seat('s side) with all tiles seen; of ``under``, 1
    where it cost the contract. None for bids, which are not measured in tricks, and where
    the choice has no value (M4.8)."""
    if isinstance(step.choice, Bid) or step.choice not in step.seen:
        return None
    best = max if wants_many(step.before) else min
    return abs(best(step.seen.values()) - step.seen[step.choice])


def chances(review: HandReview) -> tuple[Chance | None, ...]:
    """How the contract stood after each step; None before it was bought."""
    bidder = review.account.ended.bidder
    if bidder is None:
        return (None,) * len(review.steps)
    found: list[Chance | None] = []
    known: float | None = None
    bought = False
    for step in review.steps:
        mine = step.seat == bidder
        bought = bought or (isinstance(step.choice, Bid) and mine and step.choice.bid != "pass")
        if mine:
            known = None if step.worth is None else step.worth.made
        outcome = _outcome(review, step)
        if outcome is not None:
            known = float(outcome)
        found.append(Chance(known, _makes(review, step)) if bought else None)
    return tuple(found)


def _outcome(review: HandReview, step: Step) -> bool | None:
    """Whether the contract is made, once that is certain after ``step``."""
    account: Account[Deal, HandOver] = review.account
    phase, result = step.before.phase, account.ended
    if step is review.steps[-1]:
        return result.result == "made"
    if not isinstance(phase, Playing):
        return None
    after, follows = step.before.after(step.choice)
    if follows or not isinstance(after.phase, Playing):
        return result.result == "made"
    hand, tricks = after.phase
    ended: str | None = hand.contract.decided(tricks, review.rules.table)
    return None if ended is None else ended == "made"


def _makes(review: HandReview, step: Step) -> bool:
    """Whether the contract is made from ``step`` on, by hindsight."""
    account: Account[Deal, HandOver] = review.account
    if isinstance(step.choice, Bid):
        bought = account.auction.standing
        step = next(one for one in review.steps if one.choice == bought)
    if step.choice not in step.seen:
        return account.ended.result == "made"
    return account.played_for.outcome(step.seen[step.choice], 0) == "made"
