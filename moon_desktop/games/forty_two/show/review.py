"""The review of a hand of Texas 42: what was chosen, how good it was, and how the bid stood."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from moon_desktop.engine.entries import Bid, Choice, Play
from moon_desktop.engine.match import Playing
from moon_desktop.games.auction.contract import Bidding
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.defaults.review import Review
from moon_desktop.games.dominoes.players.double_dummy import wants_many
from moon_desktop.games.dominoes.show import review as auction
from moon_desktop.games.dominoes.show.account import stood_up
from moon_desktop.games.forty_two.contract import needed
from moon_desktop.games.forty_two.rules import TABLE
from moon_desktop.games.forty_two.show import sheet as hand_account
from moon_desktop.games.forty_two.show.sheet import FortyTwoSheets
from moon_desktop.games.forty_two.show.wording import WORDING, is_nel_o
from moon_desktop.games.views.review import Chance, Column, Hand, Moment, Readers
from moon_desktop.players.review import HandReview, Step
from moon_desktop.words import names as called
from moon_desktop.words.language import ngettext, pgettext, tr


def done(step: Step, names: Sequence[str]) -> str:
    """What was chosen: ``Ada led the six-four.``"""
    seats, phase = [called.apart(name) for name in names], step.before.phase
    match step.choice:
        case Bid():
            return WORDING.said(step.choice, seats)
        case NameTrump(seat, trump):
            return f"{tr('{name} called.').format(name=seats[seat])} {WORDING.call_told(trump)}"
        case _:
            leads, low = not phase.tricks.plays, phase.hand.low
            return hand_account.play(step.choice, seats, leads=leads, nel_o=low)


def looking_back(step: Step) -> str:
    """How good it was with all tiles seen; empty where that says nothing."""
    value = step.seen.get(step.choice)
    if value is None:
        return ""
    if isinstance(step.choice, Bid):
        return auction.bid_seen(value >= needed(step.choice.bid))
    # Who calls nel-o would have none of its tricks.
    many = wants_many(step.before) and not (_low(step) and isinstance(step.choice, NameTrump))
    lost = abs((max if many else min)(_alike(step)) - value)
    if lost == 0:
        return tr("With all tiles seen, it cost nothing.")
    if _low(step):
        return tr("With all tiles seen, it decided the hand.")
    return ngettext(
        "With all tiles seen, it cost {n} of the count.",
        "With all tiles seen, it cost {n} of the count.",
        lost,
    ).format(n=lost)


def _low(step: Step) -> bool:
    """Whether it is nel-o, where count is not what is told of it."""
    if isinstance(step.choice, NameTrump):
        return is_nel_o(step.choice.trump)
    phase = step.before.phase
    return isinstance(phase, Playing) and phase.hand.contract.low


def _alike(step: Step) -> list[int]:
    """The figures of the choices that are told in the same measure."""
    return [
        value
        for choice, value in step.seen.items()
        if _low(step._replace(choice=choice)) == _low(step)
    ]


def told(step: Step, names: Sequence[str]) -> str:
    """All of it in a line, for a voice."""
    return auction.told(WORDING, step, names, done(step, names), looking_back(step))


class FortyTwoReview(Review):
    """How a reviewed hand of Texas 42 is told."""

    def hand(self, review: HandReview, names: Sequence[str], to: Readers) -> Hand:
        contract = FortyTwoSheets(WORDING).told_of(review.rules, names, review.account).contract()
        cells = (auction.cell(WORDING, review, step, told(step, names)) for step in review.steps)
        head = auction.headline(review, names, to, partial(_makes, review))
        return auction.hand(WORDING, review, names, contract, cells, _chances(review), head)

    def moment(self, review: HandReview, number: int, names: Sequence[str]) -> Moment:
        step = review.steps[number]
        review = review._replace(account=stood_up(review.account))

        found = super().moment(review, number, names)
        choices = [one.choice for one in review.steps[: number + 1]]
        trump = next((call.trump for call in choices if isinstance(call, NameTrump)), None)
        bidder = None if isinstance(step.before.phase, Bidding) else review.account.ended.bidder
        scene = found.scene._replace(
            beside=auction.beside(WORDING, review, number, bidder),
            marked=bidder,
            coin=pgettext("letter on the coin of the shaker", "S"),
            notes=() if trump is None else ((WORDING.call(trump), False),),
        )
        column = Column(
            tr("Count"), tr("What the bidder’s side counts when all play perfectly from here")
        )
        if isinstance(step.choice, Play) and _low(step):
            column = Column(tr("Tricks"), tr("Whether the bidder can still take no trick"))
        worths = auction.worths(
            WORDING, step, names, column, lambda choice: _low(step._replace(choice=choice))
        )
        return Moment(scene, done(step, names), told(step, names), worths)


def _makes(review: HandReview, step: Step, choice: Choice) -> bool:
    """Whether the bid is made from ``choice`` on, with all tiles seen."""
    value = step.seen.get(choice, 0)
    low = _low(step._replace(choice=choice))
    return value == 0 if low else value >= needed(review.account.ended.bid)


def _chances(review: HandReview) -> list[Chance | None]:
    """The chance of the contract from the call on."""
    ended = review.account.ended
    chances: list[Chance | None] = []
    known: float | None = None
    for step in review.steps:
        if isinstance(step.choice, Bid):
            chances.append(None)
            continue
        if TABLE.side(step.seat) == TABLE.side(ended.bidder):
            known = None if step.worth is None else step.worth.made
        value = step.seen.get(step.choice)
        makes = _makes(review, step, step.choice)
        if step is review.steps[-1] or value is None:
            makes = ended.result == "made"
            known = float(makes)
        chances.append(Chance(known, makes))
    return chances
