"""Why the best choice of an advice is the best, in values that the game's show tells."""

from __future__ import annotations

from functools import partial
from typing import Final, Literal, NamedTuple, TypeAlias

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.pieces import mask
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.auction.players import reasons
from moon_desktop.games.auction.players.explaining_plays import NOTHING, why_play
from moon_desktop.games.auction.players.reasons import Because, Explained, figure
from moon_desktop.games.forty_two import nel_o
from moon_desktop.games.forty_two.bids import SPECIALS, stake, worth
from moon_desktop.games.forty_two.contract import suits_of
from moon_desktop.games.forty_two.count import TRICKS, WORTH, count_of
from moon_desktop.games.forty_two.players.casual import Stakes, read
from moon_desktop.games.forty_two.players.outlook import Plan
from moon_desktop.games.forty_two.players.strength import DOUBLES, walks
from moon_desktop.games.forty_two.sight import FortyTwoSight
from moon_desktop.players.advice import Advice

Why: TypeAlias = Literal[
    reasons.Why,
    "holding", "partner-names", "partner-holds", "low", "gives-count", "keeps-count",
]  # fmt: skip
"""All that may be said of Texas 42; ``must-bid``: and the bid will rather be set.

``holding``: what the hand holds at the call that the bid is meant for, or that is named;
``partner-names`` of plunge and splash, with ``number`` doubles; ``partner-holds``: so many at least
are the partner's, who bid that, where the call has nothing more of its own; ``low``: nel-o."""

_LONG: Final = 3
"""Trumps from which on a hand speaks for its call whatever the partner holds."""


class Holding(NamedTuple):
    """What a hand holds at a ``call``: so many ``trumps``, ``top``: the highest among them;
    ``doubles`` beside them, other tiles that ``walk``, and ``offs``, which do not."""

    call: str
    trumps: int
    top: bool
    doubles: int
    walk: int
    offs: int


def explained(advice: Advice) -> Explained:
    """Why the best choice of ``advice`` is the best."""
    return Explained(_because(advice), figure(advice))


def _because(advice: Advice) -> Because:
    sight: FortyTwoSight = advice.sight
    match advice.best:
        case Play() as play:
            return _play(sight, play)
        case _ if len(sight.legal) == 1:
            return Because("only")
        case NameTrump(_, call):
            held = holding(mask(sight.held), call)
            special = SPECIALS.get(sight.bid or "")
            if special is not None and held.trumps < _LONG:
                return Because("partner-holds", number=special.doubles)
            return Because("low") if call in nel_o.CALLS else _holds(sight, call)
        case Bid(_, bid) if bid != PASS:
            score = sight.ledger.scores[sight.seats.side(sight.seat)]
            gain = stake(bid) if sight.rules.scoring == "marks" else worth(bid)
            if score + gain >= sight.rules.target:
                return Because("wins-game")
            forced = not any(isinstance(one, Bid) and one.bid == PASS for one in sight.legal)
            if forced and (advice.of(advice.best).made or 0.0) < 0.5:
                return Because("must-bid")
            plan = advice.of(advice.best).plan
            call = plan.call if isinstance(plan, Plan) else ""
            if not call:
                number = (mask(sight.held) & DOUBLES).bit_count()
                return Because("partner-names", number=number)
            return Because("low") if call in nel_o.CALLS else _holds(sight, call)
    return Because("pass")


def _holds(sight: FortyTwoSight, call: str) -> Because:
    return Because("holding", holding=holding(mask(sight.held), call))


def holding(held: int, call: str) -> Holding:
    """What the tiles ``held`` are at a call that is no nel-o."""
    suits = suits_of(call)
    trumps, walking = held & suits.trumps, walks(held, call)
    ranks = () if suits.trump_suit is None else suits.strength[suits.trump_suit]
    top = max(range(len(ranks)), key=lambda index: ranks[index], default=0)
    doubles = (walking & DOUBLES).bit_count()
    walk = walking.bit_count() - doubles
    count = trumps.bit_count()
    offs = held.bit_count() - count - doubles - walk
    return Holding(call, count, bool(trumps >> top & 1), doubles, walk, offs)


def _play(sight: FortyTwoSight, play: Play) -> Because:
    low = sight.trump in nel_o.CALLS
    fate = partial(_fate_low if low else _fate, sight, play)
    return why_play(read(sight), play, fate, low=low, counts=NOTHING if low else WORTH)


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
