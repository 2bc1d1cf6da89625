"""The review of a hand of Texas 42: what was chosen, how good it was, and how the bid stood."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.auction.phases import Bidding, Playing
from moon_desktop.games.forty_two import nel_o
from moon_desktop.games.forty_two.bids import needed
from moon_desktop.games.forty_two.players.hindsight import wants_many
from moon_desktop.games.forty_two.rules import TABLE
from moon_desktop.games.forty_two.show import account as hand_account
from moon_desktop.games.forty_two.show import table_talk as talk
from moon_desktop.games.forty_two.show.sheet import bid_told, call_told, result_told
from moon_desktop.games.plain import review as plain
from moon_desktop.games.plain.bought_hands import said
from moon_desktop.games.shown.review import Cell, Chance, Column, Graph, Hand, Moment
from moon_desktop.players.review import HandReview, Step
from moon_desktop.words import names as called
from moon_desktop.words import review as words
from moon_desktop.words.language import ngettext, pgettext, tr


def done(step: Step, names: Sequence[str]) -> str:
    """What was chosen: ``Ada led the six-four.``"""
    seats, phase = [called.apart(name) for name in names], step.before.phase
    match step.choice:
        case Bid():
            return said(step.choice, seats, bid_told)
        case NameTrump(seat, trump):
            return f"{tr('{name} called.').format(name=seats[seat])} {call_told(trump)}"
        case _:
            assert isinstance(phase, Playing)
            leads, low = not phase.tricks.plays, phase.hand.trump in nel_o.CALLS
            return hand_account.play(step.choice, seats, leads=leads, nel_o=low)


def looking_back(step: Step) -> str:
    """How good it was with all tiles seen; empty where that says nothing."""
    value = step.seen.get(step.choice)
    if value is None:
        return ""
    if isinstance(step.choice, Bid):
        if value >= needed(step.choice.bid):
            return tr("With all tiles seen, it can be made.")
        return tr("With all tiles seen, it cannot be made.")
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
        return talk.is_nel_o(step.choice.trump)
    phase = step.before.phase
    return isinstance(phase, Playing) and phase.hand.trump in nel_o.CALLS


def _alike(step: Step) -> list[int]:
    """The figures of the choices that are told in the same measure."""
    return [
        value
        for choice, value in step.seen.items()
        if _low(step._replace(choice=choice)) == _low(step)
    ]


def told(step: Step, names: Sequence[str]) -> str:
    """All of it in a line, for a voice."""
    sentences = (done(step, names), plain.verdict(step, names, talk.choice), looking_back(step))
    return " ".join(filter(None, sentences))


def hand(review: HandReview, names: Sequence[str]) -> Hand:
    """All of the hand but its moments; ``names``: those of the seats."""
    account = review.account
    heading = [hand_account.contract(account, names)]
    if account.ended.bidder is not None:
        heading.append(result_told(account.ended.result))
    return plain.review_hand(talk.choice, review, names)._replace(
        cells=tuple(_cell(review, step, names) for step in review.steps),
        heading=" ".join(heading),
        graph=_graph(review, names),
    )


def _cell(review: HandReview, step: Step, names: Sequence[str]) -> Cell:
    cell = plain.cell(review, step, told(step, names))
    match step.choice:
        case Bid(_, bid):
            row = pgettext("row of the review", "Bid")
            return cell._replace(row=row, text=talk.bid(bid), faint=bid == PASS)
        case NameTrump(_, trump):
            return cell._replace(row=pgettext("row of the review", "Trump"), text=talk.call(trump))
        case _:
            return cell


def _graph(review: HandReview, names: Sequence[str]) -> Graph:
    """The chance of the contract from the call on."""
    ended = review.account.ended
    band = tr("all tiles seen: can be made"), tr("all tiles seen: cannot be made")
    if ended.bidder is None:
        none = tr("All passed: nothing was played.")
        return Graph(none, (None,) * len(review.steps), (), band, none)
    chances: list[Chance | None] = []
    known: float | None = None
    for step in review.steps:
        if isinstance(step.choice, Bid):
            chances.append(None)
            continue
        if TABLE.side(step.seat) == TABLE.side(ended.bidder):
            known = None if step.worth is None else step.worth.made
        value = step.seen.get(step.choice)
        makes = value == 0 if _low(step) else (value or 0) >= needed(ended.bid)
        if step is review.steps[-1] or value is None:
            makes = ended.result == "made"
            known = float(makes)
        chances.append(Chance(known, makes))
    begins = [
        number
        for number, step in enumerate(review.steps)
        if isinstance(step.before.phase, Playing) and not step.before.phase.tricks.plays
    ]
    name = names[ended.bidder]
    heading = tr("Your chance to make {bid}")
    if name != called.you():
        heading = tr("{name}’s chance to make {bid}")
    heading = heading.format(name=called.apart(name), bid=talk.bid(ended.bid))
    aloud, figures = heading, [one.known for one in chances if one and one.known is not None]
    if figures:
        words_ = tr("{first} at first, lowest {low}, highest {high}.").format(
            first=words.percent(figures[0]),
            low=words.percent(min(figures)),
            high=words.percent(max(figures)),
        )
        aloud = f"{heading}\n{words_}"
    return Graph(heading, tuple(chances), tuple(begins), band, aloud)


def moment(review: HandReview, number: int, names: Sequence[str]) -> Moment:
    """Choice ``number`` of the hand, from 0."""
    step = review.steps[number]
    found = plain.review_moment(called.tile, talk.choice, review, number, names)
    choices = [one.choice for one in review.steps[: number + 1]]
    bids = {bid.seat: bid.bid for bid in choices if isinstance(bid, Bid)}
    trump = next((call.trump for call in choices if isinstance(call, NameTrump)), None)
    bidder = None if isinstance(step.before.phase, Bidding) else review.account.ended.bidder
    beside = [
        talk.bid(bid) if (bid := bids.get(seat)) and (bid != PASS or bidder is None) else ""
        for seat in range(len(names))
    ]
    scene = found.scene._replace(
        beside=tuple(beside),
        marked=bidder,
        coin=pgettext("letter on the coin of the shaker", "S"),
        notes=() if trump is None else ((talk.call(trump), False),),
    )

    def seen(choice: Any) -> str:
        value = step.seen[choice]
        if not _low(step._replace(choice=choice)):
            return str(value)
        return pgettext("tricks taken", "some") if value else pgettext("tricks taken", "none")

    worths = plain.worths(
        step,
        names,
        talk.choice,
        ("made", "marks" if review.rules.scoring == "marks" else "points", "win"),
        Column(tr("Count"), tr("What the bidder’s side counts when all play perfectly from here")),
        seen,
        all_seen=tr("All tiles seen"),
    )
    return Moment(scene, done(step, names), told(step, names), worths)
