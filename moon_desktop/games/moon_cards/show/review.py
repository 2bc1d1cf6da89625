"""The review of a round of the card game: what was played, and at two seats what the dummy did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from moon_desktop.games.defaults import review as plain
from moon_desktop.games.defaults.review import Review
from moon_desktop.games.moon_cards.match import DUMMY
from moon_desktop.games.moon_cards.show.cards import piece_called, turned
from moon_desktop.games.moon_cards.show.sheet import brought
from moon_desktop.games.views.review import Cell, Hand, Laid, Moment, Readers
from moon_desktop.players.review import HandReview
from moon_desktop.words.language import tr

_PILES: Final = 1
"""Hands whose cards nobody chooses, at a table with a dummy."""


class CardsReview(Review):
    """How a reviewed round is told."""

    figures = "chips"

    def hand(self, review: HandReview, names: Sequence[str], to: Readers) -> Hand:
        """All of the round but its moments; ``names``: those of the seats, fit to be shown."""
        found = (
            super()
            .hand(review, names, to)
            ._replace(
                title=tr("Round {number} of {hands}"),
                heading=" ".join(brought(review.account.ended, review.rules, names).splitlines()),
            )
        )
        if not review.rules.has_dummy:
            return found
        return found._replace(names=(*names, tr("Dummy")), turned=tuple(_turned(review)))

    def moment(self, review: HandReview, number: int, names: Sequence[str]) -> Moment:
        """Choice ``number`` of the round, from 0, with the dummy's pile open too."""
        found = super().moment(review, number, names)
        if not review.rules.has_dummy:
            return found
        step, scene = review.steps[number], found.scene
        trick = plain.trick_laid(review, step, _PILES)
        gone = len(step.before.sight(step.seat).tricks) + (trick[DUMMY] is not None)
        pile = tuple(
            Laid(card, "gone" if place < gone else "plain", told=piece_called(card))
            for place, card in enumerate(review.account.deal.dummy)
        )
        return found._replace(
            scene=scene._replace(
                hands=(*scene.hands, pile), trick=trick, beside=("",) * (len(names) + _PILES)
            )
        )


def _turned(review: HandReview) -> Iterator[Cell]:
    """The dummy's card in every trick, the one too that somebody reneged in (C5.1)."""
    tricks, last = [trick.plays for trick in review.account.tricks], review.steps[-1]
    if review.account.ended.offender is not None:
        tricks.append(last.before.sight(last.seat).plays)
    takers = [trick.taker for trick in review.account.tricks]
    for number, plays in enumerate(tricks):
        for order, (seat, card, _) in enumerate(plays):
            if seat == DUMMY:
                took = number < len(takers) and takers[number] == DUMMY
                lead = order == 0
                yield Cell(-1, DUMMY, number + 1, card, "", False, lead, took, 0, turned(card))
