"""Why the best choice of an advice is the best, in values that the game's show tells."""

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.pieces import FULL_SET, INDEX, mask
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.auction.players import reasons
from moon_desktop.games.auction.players.explaining_plays import NOTHING, why_play
from moon_desktop.games.auction.players.holding import holding, partner_bid
from moon_desktop.games.auction.players.reasons import (
    Because,
    Explained,
    best_bid,
    figure,
    longest,
    why_bid,
)
from moon_desktop.games.forty_two import nel_o
from moon_desktop.games.forty_two.bids import SPECIALS, stake, worth
from moon_desktop.games.forty_two.contract import suits_of
from moon_desktop.games.forty_two.count import TRICKS, WORTH, count_of
from moon_desktop.games.forty_two.players.casual import Stakes
from moon_desktop.games.forty_two.players.strength import DOUBLES
from moon_desktop.games.forty_two.sight import FortyTwoSight
from moon_desktop.players.advice import Advice
from moon_desktop.players.reading import read

Why: TypeAlias = Literal[
    reasons.Why, reasons.Fact,
    "partner-names", "partner-holds", "counters", "trick-counts", "gives-count", "keeps-count",
]  # fmt: skip
"""All that may be said of Texas 42; ``must-bid``: and the bid will rather be set.

``partner-names`` trump, of plunge and splash, bid with ``number`` doubles; ``partner-holds``: so
many at least are the partner's, who bid that. ``counters``: those in the hand count ``number``;
``trick-counts``: those on the table."""


def explained(advice: Advice) -> Explained:
    """Why the best choice of ``advice`` is the best."""
    *facts, because = _reasons(advice)
    return Explained(because, figure(advice), tuple(facts))


def _reasons(advice: Advice) -> tuple[Because, ...]:
    """What speaks for the best choice of ``advice``, and last why it is the best."""
    sight: FortyTwoSight = advice.sight
    match advice.best:
        case Play() as play:
            return _play(sight, play)
        case _ if len(sight.legal) == 1:
            return (Because("only"),)
        case NameTrump(_, call):
            calls = [one.trump for one in sight.legal if isinstance(one, NameTrump)]
            special = SPECIALS.get(sight.bought.bid or "")
            facts = [] if special is None else [Because("partner-holds", number=special.doubles)]
            return *facts, _holds(sight, call), longest(call, calls, partial(_trumps, sight))
        case _:
            return *_bid_facts(advice), _bid(advice)


def _trumps(sight: FortyTwoSight, call: str) -> int:
    return (mask(sight.held) & suits_of(call).trumps).bit_count()


def _bid(advice: Advice) -> Because:
    """The reason for the best of the bids of ``advice``."""
    sight: FortyTwoSight = advice.sight
    best, wins_game = advice.best.bid, False
    if best != PASS:
        gain = stake(best) if sight.rules.scoring == "marks" else worth(best)
        score = sight.ledger.scores[sight.seats.side(sight.seat)]
        wins_game = score + gain >= sight.rules.target
    forced = not any(isinstance(one, Bid) and one.bid == PASS for one in sight.legal)
    must = forced and (advice.of(advice.best).made or 0.0) < 0.5
    return why_bid(advice, wins_game=wins_game, must=must)


def _bid_facts(advice: Advice) -> tuple[Because, ...]:
    """What speaks for a bid, and of a pass what the best bid would rest on."""
    sight: FortyTwoSight = advice.sight
    found, told = best_bid(advice), partner_bid(sight)
    if found.plan is None:
        return told
    call, bid = found.plan.call, found.choice.bid
    if not call:
        number = (mask(sight.held) & DOUBLES).bit_count()
        return *told, Because("partner-names", number=number)
    named = Because("best-call" if advice.best.bid == PASS else "call", bid=bid, call=call)
    told = *told, named, _holds(sight, call)
    number = sum(WORTH[INDEX[tile]] for tile in sight.held)
    if number and call not in nel_o.CALLS:
        return *told, Because("counters", number=number)
    return told


def _holds(sight: FortyTwoSight, call: str) -> Because:
    held, low = mask(sight.held), call in nel_o.CALLS
    found = holding(held, FULL_SET & ~held, suits_of(call), call, low=low)
    return Because("holding", holding=found)


def _play(sight: FortyTwoSight, play: Play) -> tuple[Because, ...]:
    low = sight.low
    fate = partial(_fate_low if low else _fate, sight, play)
    counts = NOTHING if low else WORTH
    *facts, because = why_play(read(sight), play, fate, low=low, counts=counts)
    number = sum(counts[INDEX[one.piece]] for one in sight.plays)
    if number and because.why not in ("only", "follows"):
        facts.append(Because("trick-counts", number=number))
    return *facts, because


def _fate(sight: FortyTwoSight, play: Play, takes: bool) -> str | None:
    """How the contract is decided by the trick on the table with ``play`` in it, if it is, where
    the bidder's side ``takes`` it, or does not."""
    stakes = Stakes.of(sight)
    count = count_of((*sight.plays, play))
    if stakes.lacks <= 0 or stakes.spare <= 0:
        return None
    if takes:
        return "made" if count >= stakes.lacks else None
    return "set" if count >= stakes.spare else None


def _fate_low(sight: FortyTwoSight, play: Play, takes: bool) -> str | None:
    """The same at nel-o."""
    if takes:
        return "set"
    return "made" if len(sight.tricks) + 1 == TRICKS else None
