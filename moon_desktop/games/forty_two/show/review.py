"""The review of a hand of Texas 42: what was chosen, how good it was, and how the bid stood."""

from __future__ import annotations

from moon_desktop.engine.entries import Bid, Choice, Play
from moon_desktop.engine.match import Playing
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.dominoes.show.review import AuctionReview
from moon_desktop.games.forty_two.contract import LOW_CALLS, needed
from moon_desktop.games.forty_two.rules import TABLE
from moon_desktop.games.views.review import Chance, Column, Scene
from moon_desktop.players.review import HandReview, Step
from moon_desktop.words.language import ngettext, pgettext, tr


class FortyTwoReview(AuctionReview):
    """How a reviewed hand of Texas 42 is told."""

    def needed(self, bid: str) -> int:
        return needed(bid)

    def low(self, step: Step, choice: Choice) -> bool:
        """Whether it is nel-o, where count is not what is told of it."""
        if isinstance(choice, NameTrump):
            return choice.trump in LOW_CALLS
        phase = step.before.phase
        return isinstance(phase, Playing) and phase.hand.contract.low

    def cost(self, lost: int) -> str:
        return ngettext(
            "With all tiles seen, it cost {n} of the count.",
            "With all tiles seen, it cost {n} of the count.",
            lost,
        ).format(n=lost)

    def scene(self, review: HandReview, number: int) -> Scene:
        """With what is trump, once that is named."""
        choices = [step.choice for step in review.steps[: number + 1]]
        trump = next((call.trump for call in choices if isinstance(call, NameTrump)), None)
        return (
            super()
            .scene(review, number)
            ._replace(
                coin=pgettext("letter on the coin of the shaker", "S"),
                notes=() if trump is None else ((self.wording.call(trump), False),),
            )
        )

    def seen_column(self, step: Step) -> Column:
        if isinstance(step.choice, Play) and self.low(step, step.choice):
            return Column(tr("Tricks"), tr("Whether the bidder can still take no trick"))
        counts = tr("What the bidder’s side counts when all play perfectly from here")
        return Column(tr("Count"), counts)

    def chances(self, review: HandReview) -> tuple[Chance | None, ...]:
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
            if step is review.steps[-1] or step.choice not in step.seen:
                makes = ended.result == "made"
                known = float(makes)
            else:
                makes = self.makes(step, step.choice, ended.bid)
            chances.append(Chance(known, makes))
        return tuple(chances)
