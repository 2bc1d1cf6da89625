"""A reviewed hand of Texas 42 in its own words: bids and calls by name, the contract, who bids."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid
from moon_desktop.games.forty_two.entries import NameTrump
from moon_desktop.games.forty_two.phases import Bidding
from moon_desktop.games.forty_two.show import table_talk as talk
from moon_desktop.games.plain import review as plain
from moon_desktop.games.shown.review import Cell, Hand, Moment
from moon_desktop.players.review import HandReview
from moon_desktop.words import names as called
from moon_desktop.words.language import pgettext, tr


def hand(review: HandReview, names: Sequence[str]) -> Hand:
    """All of the hand but its moments; ``names``: those of the seats."""
    found, ended = plain.review_hand(talk.choice, review, names), review.account.ended
    cells = tuple(
        _cell(cell, step.choice) for cell, step in zip(found.cells, review.steps, strict=True)
    )
    heading = tr("All passed.")
    if ended.bidder is not None:
        words = tr("{name} made {bid}") if ended.result == "made" else tr("{name} was set at {bid}")
        told = words.format(name=names[ended.bidder], bid=talk.bid(ended.bid))
        heading = " · ".join(
            (told, *([talk.call(review.account.trump)] if review.account.trump else []))
        )
    return found._replace(cells=cells, heading=heading)


def _cell(cell: Cell, choice: object) -> Cell:
    match choice:
        case Bid(_, bid):
            return cell._replace(row=pgettext("row of the review", "Bid"), faint=bid == PASS)
        case NameTrump():
            return cell._replace(row=pgettext("row of the review", "Trump"))
        case _:
            return cell


def moment(review: HandReview, number: int, names: Sequence[str]) -> Moment:
    """Choice ``number`` of the hand, from 0."""
    worth = "marks" if review.rules.scoring == "marks" else "points"
    columns = ("made", worth, "win")
    found = plain.review_moment(called.tile, talk.choice, review, number, names, columns)
    done = [step.choice for step in review.steps[: number + 1]]
    said = {bid.seat: bid.bid for bid in done if isinstance(bid, Bid)}
    trump = next((call.trump for call in done if isinstance(call, NameTrump)), None)
    bidder = review.account.ended.bidder
    if isinstance(review.steps[number].before.phase, Bidding):
        bidder = None
    beside = [
        talk.bid(bid) if (bid := said.get(seat)) and (bid != PASS or bidder is None) else ""
        for seat in range(len(names))
    ]
    scene = found.scene._replace(
        beside=tuple(beside),
        marked=bidder,
        coin=pgettext("letter on the coin of the shaker", "S"),
        notes=() if trump is None else ((talk.call(trump), False),),
    )
    return found._replace(scene=scene)
