"""What lies open on the table of the review just after a choice of a hand."""

from __future__ import annotations

from moon_desktop.engine.entries import Play
from moon_desktop.games.auction.show.review import beside
from moon_desktop.games.moon.entries import NameTrump
from moon_desktop.games.moon.phases import Bidding, Exchanging, Naming, Playing
from moon_desktop.games.moon.show.layout import picked
from moon_desktop.games.moon.show.table_talk import TALK
from moon_desktop.games.plain import review as plain
from moon_desktop.games.shown.review import Aside, Laid, Scene
from moon_desktop.players.review import HandReview, Step
from moon_desktop.words import names, score
from moon_desktop.words.language import ngettext, pgettext, tr


def scene_of(review: HandReview, number: int) -> Scene:
    """The table just after choice ``number`` of the hand, from 0."""
    step = review.steps[number]
    phase = step.before.phase
    taken = (0,) * review.rules.seats
    suit = None
    if isinstance(phase, Playing):
        taken, suit = _stand(step, phase)
    bidder = None if isinstance(phase, Bidding) else review.account.bidder
    widow = None if _taken_in(step) else review.account.deal.widow
    trick = plain.trick_laid(review, step)
    led = "" if suit is None else tr("Follow {suit}").format(suit=names.suit(suit))
    playing = sum(taken) > 0 or any(trick)
    return Scene(
        hands=_hands(review, step),
        spare=1,
        trick=trick,
        aside=None if widow is None else Aside(widow, tr("Widow")),
        beside=tuple(
            _tricks(bid, taken[seat]) if playing else bid
            for seat, bid in enumerate(beside(TALK, review, number, bidder))
        ),
        marked=bidder,
        dealer=review.account.deal.dealer,
        coin=pgettext("the letter on the dealer's coin", "D"),
        notes=tuple(note for note in ((led, True), (_contract(step), False)) if note[0]),
    )


def _tricks(bid: str, taken: int) -> str:
    """What was bid, and the tricks taken."""
    tricks = ngettext("{n} trick", "{n} tricks", taken).format(n=taken)
    return " · ".join(filter(None, (bid, tricks)))


def _contract(step: Step) -> str:
    """What is played, as far as it is settled by now."""
    phase = step.before.phase
    if isinstance(phase, Bidding):
        return ""
    assert isinstance(phase, Exchanging | Naming | Playing)
    hand = phase.hand
    named = step.choice.trump if isinstance(step.choice, NameTrump) else hand.trump
    trump = None if named is None else step.before.rules.meant(named)
    return score.contract(hand.bid, trump)


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


def _hands(review: HandReview, step: Step) -> tuple[tuple[Laid | None, ...], ...]:
    """With a place for the widow; what was laid away says so."""
    account, phase = review.account, step.before.phase
    widow = account.deal.widow if _taken_in(step) else None
    dealt = [
        (*held, widow if seat == account.bidder else None)
        for seat, held in enumerate(account.deal.hands)
    ]
    out = phase.hand.discard if isinstance(phase, Naming | Playing) else None

    def laid(one: Laid | None) -> Laid | None:
        if one is None or one.piece != out:
            return one
        return one._replace(look="away", told=tr("{tile}, laid away").format(tile=one.told))

    return tuple(tuple(map(laid, h)) for h in plain.hands_laid(names.tile, picked, step, dealt))
