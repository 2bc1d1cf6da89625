"""The review told in sentences: what was chosen, how good it was, and what was better."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Bid
from moon_desktop.games.auction.show import review as auction
from moon_desktop.games.auction.show.account import contract
from moon_desktop.games.moon.contract import needed
from moon_desktop.games.moon.entries import Choice, Exchange, NameTrump
from moon_desktop.games.moon.phases import Playing
from moon_desktop.games.moon.players.review import chances, tricks_lost, under
from moon_desktop.games.moon.show import account as hand_account
from moon_desktop.games.moon.show.review_scene import scene_of
from moon_desktop.games.moon.show.sheet import sheet
from moon_desktop.games.moon.show.table_talk import TALK
from moon_desktop.games.shown.review import Cell, Column, Hand, Moment
from moon_desktop.players.review import HandReview, Step
from moon_desktop.words import names
from moon_desktop.words.language import ngettext, pgettext, tr


def done(step: Step, seats: Sequence[str]) -> str:
    """What was chosen: ``Ada led the six-four.``"""
    named, phase = [names.apart(name) for name in seats], step.before.phase
    name = named[step.seat]
    match step.choice:
        case Bid():
            return TALK.said(step.choice, named)
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
    return auction.told(TALK, step, seats, done(step, seats), looking_back(step))


def hand(found: HandReview, seats: Sequence[str]) -> Hand:
    """All of the hand but its moments; ``seats``: the names, fit to be shown."""
    bought = contract(sheet(found.rules, seats), found.account)
    cells = (_cell(found, step, seats) for step in found.steps)
    return auction.hand(TALK, found, seats, bought, cells, chances(found))


def _cell(found: HandReview, step: Step, seats: Sequence[str]) -> Cell:
    cell = auction.cell(TALK, found, step, told(step, seats))
    if not isinstance(step.choice, Exchange):
        return cell
    row = pgettext("row of the review, for what is laid away", "Out")
    return cell._replace(row=row, piece=step.choice.discard)


def moment(found: HandReview, number: int, names: Sequence[str]) -> Moment:
    """Choice ``number`` of the hand, from 0."""
    step = found.steps[number]
    meaning = tr("The tricks of the bidder when all play perfectly from here on")
    if under(step):
        meaning = tr("Whether the bidder can still take no trick")

    def low(choice: Choice) -> bool:
        return choice.bid == "under" if isinstance(choice, Bid) else under(step)

    worths = auction.worths(TALK, step, names, Column(tr("Tricks"), meaning), low)
    return Moment(scene_of(found, number), done(step, names), told(step, names), worths)
