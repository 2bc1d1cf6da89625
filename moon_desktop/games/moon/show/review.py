"""The review of a hand of Moon: what was chosen and how good it was, and what lies open then."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.match import Playing
from moon_desktop.games.auction.entries import Choice, Exchange, NameTrump
from moon_desktop.games.auction.phases import Bidding, Exchanging, Naming
from moon_desktop.games.defaults import review as plain
from moon_desktop.games.defaults.review import Review
from moon_desktop.games.dominoes.show import review as auction
from moon_desktop.games.dominoes.show.account import stood_up
from moon_desktop.games.dominoes.show.review import beside
from moon_desktop.games.dominoes.show.wording import suit_name, tile_name, trump_suit_name
from moon_desktop.games.moon.contract import needed
from moon_desktop.games.moon.players.review import chances, tricks_lost, under
from moon_desktop.games.moon.show import account as hand_account
from moon_desktop.games.moon.show.account import MoonSheets
from moon_desktop.games.moon.show.layout import picked
from moon_desktop.games.moon.show.wording import WORDING
from moon_desktop.games.views.review import (
    Aside,
    Cell,
    Column,
    Hand,
    Laid,
    Moment,
    Readers,
    Scene,
)
from moon_desktop.players.review import HandReview, Step
from moon_desktop.words import names
from moon_desktop.words.language import ngettext, pgettext, tr


def done(step: Step, seats: Sequence[str]) -> str:
    """What was chosen: ``Ada led the six-four.``"""
    named, phase = [names.apart(name) for name in seats], step.before.phase
    name = named[step.seat]
    match step.choice:
        case Bid():
            return WORDING.said(step.choice, named)
        case Exchange(_, tile):
            told = tr("{name} laid away the {tile}.")
            return told.format(name=name, tile=tile_name(tile))
        case NameTrump(_, call) if step.before.rules.meant(call) == "none":
            return tr("{name} called follow me.").format(name=name)
        case NameTrump(_, call):
            told = tr("{name} named {suit} as trump.")
            return told.format(name=name, suit=trump_suit_name(call))
        case _:
            leads = isinstance(phase, Playing) and not phase.tricks.plays
            return hand_account.play(step.choice, named, leads=leads)


def looking_back(step: Step) -> str:
    """How good it was with all tiles seen; empty where that says nothing."""
    value = step.seen.get(step.choice)
    if isinstance(step.choice, Bid):
        bid = step.choice.bid
        if value is None:
            return ""
        return auction.bid_seen(value == 0 if bid == "under" else value >= needed(bid))
    lost = tricks_lost(step)
    if lost is None:
        return ""
    if lost == 0:
        return tr("With all tiles seen, it cost nothing.")
    if under(step):
        return tr("With all tiles seen, it decided the hand.")
    return ngettext(
        "With all tiles seen, it cost a trick.", "With all tiles seen, it cost {n} tricks.", lost
    ).format(n=lost)


def told(step: Step, seats: Sequence[str]) -> str:
    """All of it in a line, for a voice."""
    return auction.told(WORDING, step, seats, done(step, seats), looking_back(step))


class MoonReview(Review):
    """How a reviewed hand of Moon is told."""

    def hand(self, review: HandReview, names: Sequence[str], to: Readers) -> Hand:
        bought = MoonSheets(WORDING).told_of(review.rules, names, review.account).contract()
        cells = (_cell(review, step, names) for step in review.steps)

        def makes(step: Step, choice: Choice) -> bool:
            made: str | None = review.account.played_for.outcome(step.seen[choice], 0)
            return made == "made"

        head = auction.headline(review, names, to, makes)
        return auction.hand(WORDING, review, names, bought, cells, chances(review), head)

    def moment(self, review: HandReview, number: int, names: Sequence[str]) -> Moment:
        step = review.steps[number]
        meaning = tr("The tricks of the bidder when all play perfectly from here on")
        if under(step):
            meaning = tr("Whether the bidder can still take no trick")

        def low(choice: Choice) -> bool:
            return choice.bid == "under" if isinstance(choice, Bid) else under(step)

        worths = auction.worths(WORDING, step, names, Column(tr("Tricks"), meaning), low)
        return Moment(scene_of(review, number), done(step, names), told(step, names), worths)


def _cell(found: HandReview, step: Step, seats: Sequence[str]) -> Cell:
    cell = auction.cell(WORDING, found, step, told(step, seats))
    if not isinstance(step.choice, Exchange):
        return cell
    row = pgettext("row of the review, for what is laid away", "Out")
    return cell._replace(row=row, piece=step.choice.discard)


def scene_of(review: HandReview, number: int) -> Scene:
    """The table just after choice ``number`` of the hand, from 0."""
    step = review.steps[number]
    phase = step.before.phase
    taken = (0,) * review.rules.seats
    suit = None
    if isinstance(phase, Playing):
        taken, suit = _stand(step, phase)
    bidder = None if isinstance(phase, Bidding) else review.account.ended.bidder
    widow = None if _taken_in(step) else review.account.deal.widow
    trick = plain.trick_laid(review, step)
    led = "" if suit is None else tr("Follow {suit}").format(suit=suit_name(suit))
    playing = sum(taken) > 0 or any(trick)
    return Scene(
        hands=_hands(review, step),
        spare=1,
        trick=trick,
        aside=None if widow is None else Aside(widow, tr("Widow")),
        beside=tuple(
            _tricks(bid, taken[seat]) if playing else bid
            for seat, bid in enumerate(beside(WORDING, review, number, bidder))
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
    hand = phase.hand
    named = None if hand.contract is None else hand.contract.call
    if isinstance(step.choice, NameTrump):
        named = step.choice.trump
    trump = None if named is None else step.before.rules.meant(named)
    return WORDING.contract(hand.bought.bid, trump)


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
    account = stood_up(review.account)
    phase = step.before.phase
    widow = account.deal.widow if _taken_in(step) else None
    dealt = [
        (*held, widow if seat == account.ended.bidder else None)
        for seat, held in enumerate(account.deal.hands)
    ]
    out = phase.hand.discard if isinstance(phase, Naming | Playing) else None

    def laid(one: Laid | None) -> Laid | None:
        if one is None or one.piece != out:
            return one
        return one._replace(look="away", told=tr("{tile}, laid away").format(tile=one.told))

    return tuple(tuple(map(laid, h)) for h in plain.hands_laid(tile_name, picked, step, dealt))
