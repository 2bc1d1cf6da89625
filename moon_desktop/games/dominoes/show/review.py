"""The review of a hand that was bought in an auction: what was chosen, and how the bid stood."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Choice, Play
from moon_desktop.engine.pieces import Tile
from moon_desktop.games.auction.contract import Bidding
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.defaults.review import Review
from moon_desktop.games.dominoes.players.double_dummy import wants_many
from moon_desktop.games.dominoes.show.account import AuctionSheets, HandTold, stood_up
from moon_desktop.games.dominoes.show.wording import AuctionWording, result_text
from moon_desktop.games.views.review import Cell, Chance, Column, Graph, Moment, Scene
from moon_desktop.players.review import HandReview, Step
from moon_desktop.words import names as called
from moon_desktop.words import review as words
from moon_desktop.words.language import N_, pgettext, tr


class AuctionReview(Review, ABC):
    """How a reviewed hand of such a game is told, with the words of its account in ``sheets``."""

    all_seen = N_("All tiles seen")
    wording: AuctionWording

    def __init__(self, wording: AuctionWording, sheets: AuctionSheets[Any, Any, Any]) -> None:
        super().__init__(wording)
        self.sheets = sheets

    # --- what differs by game ---------------------------------------------------------------

    @abstractmethod
    def needed(self, bid: str) -> int:
        """What a bid needs, in tricks or in what they count."""

    @abstractmethod
    def cost(self, lost: int) -> str:
        """That a choice cost so much with all tiles seen."""

    @abstractmethod
    def chances(self, review: HandReview) -> tuple[Chance | None, ...]:
        """How the contract stood after each step; None before there was any."""

    # --- the hand ---------------------------------------------------------------------------

    def moment(self, review: HandReview, number: int, names: Sequence[str]) -> Moment:
        done = self.done(review, review.steps[number], names)
        return super().moment(review, number, names)._replace(done=done)

    def heading(self, review: HandReview, names: Sequence[str]) -> str:
        """Who bid what at which trump, and how it ended."""
        text = self.account(review, names).contract(), result_text(review.account.ended.result)
        return " ".join(filter(None, text))

    def account(self, review: HandReview, names: Sequence[str]) -> HandTold[Any, Any]:
        """The hand as it is laid open beside the sheet."""
        return self.sheets.told_of(review.rules, names, review.account)

    def where(self, step: Step) -> str:
        match step.choice:
            case NameTrump():
                return pgettext("where a mistake was", "trump")
            case Exchange():
                return tr("what was laid away")
        return super().where(step)

    def fate(self, review: HandReview, reader: int) -> str:
        """That the contract was lost, or safe, from the auction on."""
        ended, table = review.account.ended, review.rules.table
        if ended.bidder is None:
            return ""
        bought = next(step for step in review.steps if not isinstance(step.choice, Bid))
        could = any(self.makes(bought, choice, ended.bid) for choice in bought.seen)
        ours = table.side(reader) == table.side(ended.bidder)
        if ours and ended.result == "set" and not could:
            return tr("Well played: nobody could have made it")
        if not ours and ended.result == "made" and could:
            return tr("Well played: nobody could have set it")
        return ""

    def makes(self, step: Step, choice: Choice, bid: str) -> bool:
        """Whether ``bid`` is made from ``choice`` on, with all tiles seen; KeyError where that is
        not known."""
        value = step.seen[choice]
        return value == 0 if self.low(step, choice) else value >= self.needed(bid)

    def graph(self, review: HandReview, names: Sequence[str]) -> Graph:
        """The chance of the contract, and in words where it stood at first, lowest and highest."""
        ended, chances = review.account.ended, self.chances(review)
        band = tr("all tiles seen: can be made"), tr("all tiles seen: cannot be made")
        if ended.bidder is None:
            none = tr("All passed: nothing was played.")
            return Graph(none, chances, (), band, none)
        begins = [
            number
            for number, step in enumerate(review.steps)
            if isinstance(step.choice, Play) and not step.before.sight(step.seat).plays
        ]
        name = names[ended.bidder]
        heading = tr("Your chance to make {bid}")
        if name != called.you():
            heading = tr("{name}’s chance to make {bid}")
        heading = heading.format(name=called.apart(name), bid=self.wording.bid(ended.bid))
        aloud, figures = heading, [one.known for one in chances if one and one.known is not None]
        if figures:
            stood = tr("{first} at first, lowest {low}, highest {high}.").format(
                first=words.percent(figures[0]),
                low=words.percent(min(figures)),
                high=words.percent(max(figures)),
            )
            aloud = f"{heading}\n{stood}"
        return Graph(heading, chances, tuple(begins), band, aloud)

    # --- a choice ---------------------------------------------------------------------------

    def cell(self, review: HandReview, step: Step, names: Sequence[str]) -> Cell:
        found = super().cell(review, step, names)
        if not isinstance(step.choice, Bid):
            return found
        bid = step.choice.bid
        return found._replace(text=self.wording.bid_brief(bid), faint=bid == PASS)

    def row(self, step: Step) -> str:
        match step.choice:
            case Exchange():
                return pgettext("row of the review, for what is laid away", "Out")
            case NameTrump():
                return pgettext("row of the review", "Trump")
        return super().row(step)

    def hindsight(self, step: Step) -> str:
        if isinstance(step.choice, Bid):
            if step.choice not in step.seen:
                return ""
            if self.makes(step, step.choice, step.choice.bid):
                return tr("With all tiles seen, it can be made.")
            return tr("With all tiles seen, it cannot be made.")
        lost = self.lost(step)
        if lost is None:
            return ""
        if lost == 0:
            return tr("With all tiles seen, it cost nothing.")
        if self.low(step, step.choice):
            return tr("With all tiles seen, it decided the hand.")
        return self.cost(lost)

    def lost(self, step: Step) -> int | None:
        """What the choice cost its seat('s side) with all tiles seen, in tricks or in what they
        count; where no trick is to be taken, 1 if it cost the contract. None for bids, which are
        not measured so, and where the choice has no value (M4.8, T7.2)."""
        if isinstance(step.choice, Bid) or step.choice not in step.seen:
            return None
        low, seen = self.low(step, step.choice), step.seen
        alike = [value for choice, value in seen.items() if self.low(step, choice) == low]
        # Who calls for no trick would have none of them.
        many = wants_many(step.before) and not (low and isinstance(step.choice, NameTrump))
        return abs((max if many else min)(alike) - seen[step.choice])

    # --- what lies open after it ------------------------------------------------------------

    def scene(self, review: HandReview, number: int) -> Scene:
        """With what was bid beside each name, a pass only while nobody has bought the hand."""
        phase = review.steps[number].before.phase
        bidder = None if isinstance(phase, Bidding) else review.account.ended.bidder
        choices = [step.choice for step in review.steps[: number + 1]]
        bids = {bid.seat: bid.bid for bid in choices if isinstance(bid, Bid)}
        beside = tuple(
            self.wording.bid_brief(bid)
            if (bid := bids.get(seat)) and (bid != PASS or bidder is None)
            else ""
            for seat in range(review.rules.table.count)
        )
        return super().scene(review, number)._replace(beside=beside, marked=bidder)

    def dealt(self, review: HandReview, step: Step) -> Sequence[Sequence[Tile | None]]:
        """As the players stood them up."""
        hands: Sequence[Sequence[Tile]] = stood_up(review.account).deal.hands
        return hands

    # --- what every choice was worth --------------------------------------------------------

    def has_bids(self, step: Step) -> bool:
        return True

    def gain(self, step: Step) -> Column:
        if step.before.rules.scoring == "marks":
            return Column(tr("Marks"), tr("The marks to be expected of the hand"))
        return super().gain(step)

    def seen(self, step: Step, choice: Choice) -> str:
        """Where no trick is to be taken, whether one is."""
        value = step.seen[choice]
        if not self.low(step, choice):
            return str(value)
        trick, none = pgettext("tricks taken", "a trick"), pgettext("tricks taken", "no trick")
        return trick if value else none
