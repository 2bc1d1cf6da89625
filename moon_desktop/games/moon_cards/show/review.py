"""The review of a round of the card game: what was played, and at two seats what the dummy did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from moon_desktop.games.defaults.review import Review
from moon_desktop.games.moon_cards.match import DUMMY
from moon_desktop.games.moon_cards.show.cards import piece_called, turned
from moon_desktop.games.moon_cards.show.results import brought
from moon_desktop.games.views.review import Cell, Column, Hand, Laid, Readers, Scene
from moon_desktop.players.review import HandReview, Step
from moon_desktop.words.language import N_, tr


class CardsReview(Review):
    """How a reviewed round is told."""

    title = N_("Round {number} of {hands}")

    def hand(self, review: HandReview, names: Sequence[str], to: Readers) -> Hand:
        found = super().hand(review, names, to)
        if not review.rules.has_dummy:
            return found
        return found._replace(names=(*names, tr("Dummy")), turned=tuple(_turned(review)))

    def heading(self, review: HandReview, names: Sequence[str]) -> str:
        told = brought(review.account.ended, review.rules, names).splitlines()
        return " ".join((*told, super().heading(review, names)))

    def scene(self, review: HandReview, number: int) -> Scene:
        """With the dummy's pile open too."""
        found, step = super().scene(review, number), review.steps[number]
        if not review.rules.has_dummy:
            return found
        gone = len(step.before.sight(step.seat).tricks) + (found.trick[DUMMY] is not None)
        pile = tuple(
            Laid(card, "gone" if place < gone else "plain", told=piece_called(card))
            for place, card in enumerate(review.account.deal.dummy)
        )
        return found._replace(hands=(*found.hands, pile), beside=(*found.beside, ""))

    def trick(self, review: HandReview, step: Step, others: int = 0) -> tuple[Laid | None, ...]:
        return super().trick(review, step, others + review.rules.has_dummy)

    def gain(self, step: Step) -> Column:
        return Column(tr("Chips"), tr("The chips to be expected of the round"))


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
