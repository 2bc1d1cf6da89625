"""The review told in sentences: what was chosen, how good it was, and what was better."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Bid
from moon_desktop.games.auction.entries import Choice, Exchange, NameTrump
from moon_desktop.games.auction.phases import Playing
from moon_desktop.games.moon.contract import needed
from moon_desktop.games.moon.players.review import chances, tricks_lost, under
from moon_desktop.games.moon.show import account as hand_account
from moon_desktop.games.moon.show import table_talk as talk
from moon_desktop.games.moon.show.review_scene import scene_of
from moon_desktop.games.plain import review as plain
from moon_desktop.games.shown.review import Cell, Column, Graph, Hand, Moment, Worths
from moon_desktop.players.review import HandReview, Step
from moon_desktop.words import names, review
from moon_desktop.words.language import ngettext, pgettext, tr


def done(step: Step, seats: Sequence[str]) -> str:
    """What was chosen: ``Ada led the six-four.``"""
    named, phase = [names.apart(name) for name in seats], step.before.phase
    name = named[step.seat]
    match step.choice:
        case Bid():
            return hand_account.said(step.choice, named)
        case Exchange(_, tile):
            told = tr("{name} laid away the {tile}.")
            return told.format(name=name, tile=names.tile(tile))
        case NameTrump(_, call) if step.before.rules.meant(call) == "none":
            return tr("{name} called follow me.").format(name=name)
        case NameTrump(_, call):
            told = tr("{name} named {suit} as trump.")
            return told.format(name=name, suit=names.trump_suit(call))
        case _:
            leads = isinstance(phase, Playing) and not phase.tricks.plays
            return hand_account.play(step.choice, named, leads=leads)


def verdict(step: Step, seats: Sequence[str]) -> str:
    """How good it was by what the seat could know; empty as long as it is not weighed."""
    return plain.verdict(step, seats, lambda one: talk.choice(one, step.before.rules))


def looking_back(step: Step) -> str:
    """How good it was with all tiles seen; empty where that says nothing."""
    if isinstance(step.choice, Bid):
        return _bid_seen(step, step.choice)
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


def _bid_seen(step: Step, bid: Bid) -> str:
    if bid not in step.seen:
        return ""
    value = step.seen[bid]
    if value == 0 if bid.bid == "under" else value >= needed(bid.bid):
        return tr("With all tiles seen, it can be made.")
    return tr("With all tiles seen, it cannot be made.")


def told(step: Step, seats: Sequence[str]) -> str:
    """All of it in a line, for a voice."""
    sentences = (done(step, seats), verdict(step, seats), looking_back(step))
    return " ".join(sentence for sentence in sentences if sentence)


def hand(found: HandReview, seats: Sequence[str]) -> Hand:
    """All of the hand but its moments; ``seats``: the names, fit to be shown."""
    account = found.account
    contract, outcome = hand_account.contract(account, seats), hand_account.outcome(account.ended)
    return Hand(
        number=found.number,
        names=tuple(seats),
        heading=" ".join(filter(None, (contract, outcome))),
        cells=tuple(_cell(found, step, seats) for step in found.steps),
        weighed=sum(step.knew is not None for step in found.steps),
        graph=_graph(found, seats),
        account=account,
    )


def moment(found: HandReview, number: int, names: Sequence[str]) -> Moment:
    """Choice ``number`` of the hand, from 0."""
    step = found.steps[number]
    return Moment(
        scene_of(found, number), done(step, names), told(step, names), _worths(step, names)
    )


def _cell(found: HandReview, step: Step, seats: Sequence[str]) -> Cell:
    cell = plain.cell(found, step, told(step, seats))
    match step.choice:
        case Bid(_, bid):
            row = pgettext("row of the review", "Bid")
            return cell._replace(row=row, text=names.bid_brief(bid), faint=bid == "pass")
        case Exchange(_, tile):
            return cell._replace(
                row=pgettext("row of the review, for what is laid away", "Out"), piece=tile
            )
        case NameTrump(_, trump):
            called = names.trump(step.before.rules.meant(trump))
            return cell._replace(row=pgettext("row of the review", "Trump"), text=called)
        case _:
            return cell


def _graph(found: HandReview, seats: Sequence[str]) -> Graph:
    """The chance of the contract, and in words where it stood at first, lowest and highest."""
    account, at = found.account, chances(found)
    band = tr("all tiles seen: can be made"), tr("all tiles seen: cannot be made")
    if account.bidder is None or account.bid is None:
        none = tr("All passed: nothing was played.")
        return Graph(none, at, (), band, none)
    plays = [
        number for number, step in enumerate(found.steps) if isinstance(step.before.phase, Playing)
    ]
    name = seats[account.bidder]
    words = tr("Your chance to make {bid}")
    if name != names.you():
        words = tr("{name}’s chance to make {bid}")
    heading = aloud = words.format(name=names.apart(name), bid=names.bid(account.bid))
    figures = [chance.known for chance in at if chance is not None and chance.known is not None]
    if figures:
        told_ = tr("{first} at first, lowest {low}, highest {high}.")
        low, high = review.percent(min(figures)), review.percent(max(figures))
        told_ = told_.format(first=review.percent(figures[0]), low=low, high=high)
        aloud = f"{heading}\n{told_}"
    return Graph(heading, at, tuple(plays[:: found.rules.seats]), band, aloud)


def _worths(step: Step, seats: Sequence[str]) -> Worths:
    """What every choice was worth."""
    rules, shoots = step.before.rules, under(step)
    column = Column(
        tr("Tricks"), tr("The tricks of the bidder when all play perfectly from here on")
    )
    if shoots:
        column = Column(tr("Tricks"), tr("Whether the bidder can still take no trick"))

    def seen(one: Choice) -> str:
        value = step.seen[one]
        if not (one.bid == "under" if isinstance(one, Bid) else shoots):
            return str(value)
        some = pgettext("tricks taken", "some")
        return some if value else pgettext("tricks taken", "none")

    return plain.worths(
        step,
        seats,
        lambda one: talk.choice(one, rules),
        ("made", "marks" if rules.scoring == "marks" else "points", "win"),
        column,
        seen,
        all_seen=tr("All tiles seen"),
    )
