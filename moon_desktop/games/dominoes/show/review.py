"""The review of a hand that was bought in an auction: what was chosen, and how the bid stood."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.defaults import headline as plain_headline
from moon_desktop.games.defaults import review as plain
from moon_desktop.games.dominoes.show.wording import AuctionWording, result_told
from moon_desktop.games.views.review import (
    Cell,
    Chance,
    Column,
    Graph,
    Hand,
    Headline,
    Readers,
    Worths,
)
from moon_desktop.players.review import HandReview, Step
from moon_desktop.words import names as called
from moon_desktop.words import review as words
from moon_desktop.words.language import pgettext, tr


def verdict(wording: AuctionWording, step: Step, names: Sequence[str]) -> str:
    """How good it was by what the seat could know; empty as long as it is not weighed."""
    return plain.verdict(step, names, lambda one: wording.choice(one, step.before.rules))


def told(
    wording: AuctionWording, step: Step, names: Sequence[str], done: str, looking_back: str
) -> str:
    """All of it in a line, for a voice: what was ``done``, how good it was by what its seat could
    know, and with all tiles seen."""
    return " ".join(filter(None, (done, verdict(wording, step, names), looking_back)))


def bid_seen(makes: bool) -> str:
    """Whether a bid would have been made, with all tiles seen."""
    if makes:
        return tr("With all tiles seen, it can be made.")
    return tr("With all tiles seen, it cannot be made.")


def cell(wording: AuctionWording, review: HandReview, step: Step, told: str) -> Cell:
    """A choice in the grid: a play, a bid, or what is trump."""
    found, call = plain.cell(review, step, told), wording.named(step.before.rules, step.choice)
    if isinstance(step.choice, Bid):
        row, bid = pgettext("row of the review", "Bid"), step.choice.bid
        return found._replace(row=row, text=wording.bid_brief(bid), faint=bid == PASS)
    if call is None:
        return found
    return found._replace(row=pgettext("row of the review", "Trump"), text=wording.call(call))


def hand(
    wording: AuctionWording,
    review: HandReview,
    names: Sequence[str],
    contract: str,
    cells: Iterable[Cell],
    chances: Sequence[Chance | None],
    headline: Headline,
) -> Hand:
    """All of the hand but its moments; ``contract``: who bid what at which trump."""
    account = review.account
    return Hand(
        number=review.number,
        title=tr("Hand {number} of {hands}"),
        headline=headline,
        names=tuple(names),
        heading=" ".join(filter(None, (contract, result_told(account.ended.result)))),
        cells=tuple(cells),
        weighed=sum(step.knew is not None for step in review.steps),
        graph=_graph(wording, review, names, tuple(chances)),
        account=account,
    )


def headline(
    review: HandReview,
    names: Sequence[str],
    to: Readers,
    makes: Callable[[Step, Any], bool],
) -> Headline:
    """That over the hand; ``makes``: whether the bid is made from a choice on, with all seen."""
    ended, table, fate = review.account.ended, review.rules.table, ""
    if ended.bidder is not None and len(to.people) == 1:
        bought = next(step for step in review.steps if not isinstance(step.choice, Bid))
        could = any(makes(bought, choice) for choice in bought.seen)
        ours = table.side(to.people[0]) == table.side(ended.bidder)
        if ours and ended.result == "set" and not could:
            fate = tr("Well played: nobody could have made it")
        if not ours and ended.result == "made" and could:
            fate = tr("Well played: nobody could have set it")
    return plain_headline.headline(review, names, to, where=_where, fate=fate)


def _where(step: Step) -> str:
    match step.choice:
        case Bid():
            return tr("the bid")
        case NameTrump():
            return pgettext("where a mistake was", "trump")
        case Exchange():
            return tr("what was laid away")
    return plain_headline.in_trick(step)


def _graph(
    wording: AuctionWording,
    review: HandReview,
    names: Sequence[str],
    chances: tuple[Chance | None, ...],
) -> Graph:
    """The chance of the contract, and in words where it stood at first, lowest and highest."""
    ended = review.account.ended
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
    heading = heading.format(name=called.apart(name), bid=wording.bid(ended.bid))
    aloud, figures = heading, [one.known for one in chances if one and one.known is not None]
    if figures:
        stood = tr("{first} at first, lowest {low}, highest {high}.").format(
            first=words.percent(figures[0]),
            low=words.percent(min(figures)),
            high=words.percent(max(figures)),
        )
        aloud = f"{heading}\n{stood}"
    return Graph(heading, chances, tuple(begins), band, aloud)


def beside(
    wording: AuctionWording, review: HandReview, number: int, bidder: int | None
) -> tuple[str, ...]:
    """What stands beside each name after choice ``number``: what was bid, a pass only while nobody
    is the ``bidder`` yet."""
    choices = [step.choice for step in review.steps[: number + 1]]
    bids = {bid.seat: bid.bid for bid in choices if isinstance(bid, Bid)}
    return tuple(
        wording.bid_brief(bid)
        if (bid := bids.get(seat)) and (bid != PASS or bidder is None)
        else ""
        for seat in range(review.rules.table.count)
    )


def worths(
    wording: AuctionWording,
    step: Step,
    names: Sequence[str],
    column: Column,
    low: Callable[[Any], bool],
) -> Worths:
    """What every choice was worth; ``low``: whether a choice is to take no trick, so that what it
    comes to with all tiles seen, in ``column``, is a trick or no trick."""
    rules = step.before.rules

    def seen(choice: Any) -> str:
        value = step.seen[choice]
        if not low(choice):
            return str(value)
        trick, none = pgettext("tricks taken", "a trick"), pgettext("tricks taken", "no trick")
        return trick if value else none

    return plain.worths(
        step,
        names,
        lambda choice: wording.choice(choice, rules),
        ("made", "marks" if rules.scoring == "marks" else "points", "win"),
        column,
        seen,
        all_seen=tr("All tiles seen"),
    )
