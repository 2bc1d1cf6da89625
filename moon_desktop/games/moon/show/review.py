"""The review of a hand of Moon: what was chosen and how good it was, and what lies open then."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Bid, Choice, Play
from moon_desktop.engine.match import Playing
from moon_desktop.engine.pieces import Tile
from moon_desktop.games.auction.contract import Bidding, Exchanging, Naming
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.dominoes.show.review import AuctionReview
from moon_desktop.games.moon.contract import needed
from moon_desktop.games.views.review import Aside, Chance, Column, Laid, Scene
from moon_desktop.players.review import HandReview, Step
from moon_desktop.words.language import ngettext, tr


class MoonReview(AuctionReview):
    """How a reviewed hand of Moon is told."""

    def needed(self, bid: str) -> int:
        return needed(bid)

    def low(self, step: Step, choice: Choice) -> bool:
        if isinstance(choice, Bid):
            return choice.bid == "under"
        low: bool = step.before.phase.hand.low
        return low

    def cost(self, lost: int) -> str:
        return ngettext(
            "With all tiles seen, it cost a trick.",
            "With all tiles seen, it cost {n} tricks.",
            lost,
        ).format(n=lost)

    # --- what lies open after a choice ------------------------------------------------------

    def scene(self, review: HandReview, number: int) -> Scene:
        """With the widow, the tricks taken and what is to be followed."""
        found, step = super().scene(review, number), review.steps[number]
        phase, taken, led = step.before.phase, (0,) * review.rules.seats, ""
        if isinstance(phase, Playing):
            taken, suit = _stand(step, phase)
            if suit is not None:
                led = tr("Follow {suit}").format(suit=self.wording.suit(suit, None))
        beside, widow = found.beside, None if _taken_in(step) else review.account.deal.widow
        if sum(taken) > 0 or any(found.trick):
            beside = tuple(map(_tricks, beside, taken))
        return found._replace(
            spare=1,
            aside=None if widow is None else Aside(widow, tr("Widow")),
            beside=beside,
            notes=tuple(note for note in ((led, True), (self._contract(step), False)) if note[0]),
        )

    def _contract(self, step: Step) -> str:
        """What is played, as far as it is settled by now."""
        phase = step.before.phase
        if isinstance(phase, Bidding):
            return ""
        hand = phase.hand
        named = None if hand.contract is None else hand.contract.call
        if isinstance(step.choice, NameTrump):
            named = step.choice.trump
        trump = None if named is None else step.before.rules.meant(named)
        return self.wording.contract(hand.bought.bid, trump)

    def dealt(self, review: HandReview, step: Step) -> Sequence[Sequence[Tile | None]]:
        """With a place for the widow."""
        widow = review.account.deal.widow if _taken_in(step) else None
        return [
            (*held, widow if seat == review.account.ended.bidder else None)
            for seat, held in enumerate(super().dealt(review, step))
        ]

    def laid(self, step: Step, seat: int, piece: Tile) -> Laid:
        """What was laid away says so."""
        found, phase = super().laid(step, seat, piece), step.before.phase
        if not isinstance(phase, Naming | Playing) or piece != phase.hand.discard:
            return found
        return found._replace(look="away", told=tr("{tile}, laid away").format(tile=found.told))

    # --- how the contract stood -------------------------------------------------------------

    def seen_column(self, step: Step) -> Column:
        meaning = tr("The tricks of the bidder when all play perfectly from here on")
        if not isinstance(step.choice, Bid) and self.low(step, step.choice):
            meaning = tr("Whether the bidder can still take no trick")
        return Column(tr("Tricks"), meaning)

    def chances(self, review: HandReview) -> tuple[Chance | None, ...]:
        """From the bid on that bought it."""
        bidder = review.account.ended.bidder
        found: list[Chance | None] = []
        known: float | None = None
        bought = False
        for step in review.steps:
            mine = step.seat == bidder
            bought = bought or (isinstance(step.choice, Bid) and mine and step.choice.bid != "pass")
            if mine:
                known = None if step.worth is None else step.worth.made
            made = _is_made(review, step)
            if made is not None:
                known = float(made)
            found.append(Chance(known, self._stands(review, step)) if bought else None)
        return tuple(found)

    def _stands(self, review: HandReview, step: Step) -> bool:
        """Whether the contract is made from ``step`` on, by hindsight."""
        ended = review.account.ended
        if isinstance(step.choice, Bid):
            bought = review.account.auction.standing
            step = next(one for one in review.steps if one.choice == bought)
        if step.choice not in step.seen:
            return bool(ended.result == "made")
        return self.makes(step, step.choice, ended.bid)


def _is_made(review: HandReview, step: Step) -> bool | None:
    """Whether the contract is made, once that is certain after ``step``."""
    phase, made = step.before.phase, bool(review.account.ended.result == "made")
    if step is review.steps[-1]:
        return made
    if not isinstance(phase, Playing):
        return None
    after, follows = step.before.after(step.choice)
    if follows or not isinstance(after.phase, Playing):
        return made
    hand, tricks = after.phase
    decided: str | None = hand.contract.decided(tricks, review.rules.table)
    return None if decided is None else decided == "made"


def _tricks(bid: str, taken: int) -> str:
    """What was bid, and the tricks taken."""
    tricks = ngettext("{n} trick", "{n} tricks", taken).format(n=taken)
    return " · ".join(filter(None, (bid, tricks)))


def _taken_in(step: Step) -> bool:
    """Whether the bidder has the widow in hand, or had."""
    phase = step.before.phase
    if isinstance(phase, Naming):
        return phase.hand.discard is not None
    return isinstance(phase, Exchanging | Playing)


def _stand(step: Step, phase: Playing) -> tuple[tuple[int, ...], int | None]:
    """The tricks taken, and the suit to be followed."""
    play, tricks = step.choice, phase.tricks
    assert isinstance(play, Play)
    if step.before.rules.renege == "forfeit" and tricks.reneges(play):
        return tricks.taken, tricks.suit
    after = tricks.after(play)
    return after.taken, after.suit if after.plays else after.done[-1].suit
