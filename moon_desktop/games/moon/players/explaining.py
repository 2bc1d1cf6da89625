"""Why the best choice of an advice is the best: bids, the exchange, the trump, and all the rest."""

from __future__ import annotations

from typing import Final, NamedTuple

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.pieces import BIT, INDEX, mask, tiles
from moon_desktop.games.auction.entries import Choice, Exchange, NameTrump
from moon_desktop.games.moon.contract import stake, suits_of
from moon_desktop.games.moon.players.advice import Because, Figure
from moon_desktop.games.moon.players.explaining_plays import why_play
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.players.advice import Advice, Worth
from moon_desktop.players.reading import beaters_in


def why_bid(advice: Advice) -> Because:
    """The reason for the best of the bids of ``advice``."""
    sight, best = advice.sight, advice.best
    assert isinstance(best, Bid)
    if len(sight.legal) == 1:
        return Because("only")
    bids = [worth for worth in advice.worths if _said(worth) != "pass"]
    if best.bid == "pass":
        return Because("pass", bid=_said(max(bids, key=lambda worth: worth.win)))
    order = [_said(worth) for worth in bids]
    score = sight.ledger.scores[sight.seats.side(sight.seat)]
    missing = sight.ledger.terms.target - score
    enough = [b for b in order if missing <= (1 if sight.rules.scoring == "marks" else stake(b))]
    if enough and enough[0] == best.bid:
        return Because("wins-game", number=score, bid=best.bid)
    wins = {_said(worth): worth.win for worth in advice.worths}
    if "pass" not in wins:
        return Because("must-bid")
    above = order[order.index(best.bid) + 1 :]
    if above and above[0].isdigit() and wins[above[0]] < wins[best.bid]:
        return Because("no-higher", bid=above[0])
    return Because("best-bid" if wins["pass"] < wins[best.bid] else "least")


def _said(worth: Worth) -> str:
    assert isinstance(worth.choice, Bid)
    return worth.choice.bid


def why_exchange(sight: MoonSight, choice: Exchange, trump: str | None) -> Because:
    """The reason for laying ``choice`` away, to play at ``trump`` (a call, or ``"under"``)."""
    assert sight.bid is not None
    if len(sight.legal) == 1:
        return Because("only")
    call = sight.trump or trump
    if sight.bid == "under":
        suits = suits_of(sight.rules, sight.bid, None)
        index = INDEX[choice.discard]
        unseen = sight.rules.set & ~mask(sight.held)
        beating = unseen & beaters_in(suits)[suits.suit_led(index)][index]
        return Because("danger", tile=choice.discard, number=beating.bit_count())
    if call is None or call == "under":
        return Because("spare")
    suits = suits_of(sight.rules, sight.bid, call)
    bit = BIT[choice.discard]
    left = mask(sight.held) & ~bit
    kept = left & suits.trumps
    if not bit & suits.trumps and kept:
        for suit in suits.leads[INDEX[choice.discard]]:
            if not left & suits.followers[suit]:
                return Because("voids", suit=suit)
        if kept.bit_count() > 1:
            return Because("keeps-trumps", suit=suits.trump_suit, number=kept.bit_count())
    return Because("spare")


def why_trump(sight: MoonSight, choice: NameTrump) -> Because:
    """The reason for naming a trump."""
    assert sight.bid is not None
    if len(sight.legal) == 1:
        return Because("only")
    held = mask(sight.held)
    gone = 0 if sight.discard is None else BIT[sight.discard]
    unseen = sight.rules.set & ~held & ~gone
    suits = suits_of(sight.rules, sight.bid, choice.trump)
    suit = suits.trump_suit
    beaters = beaters_in(suits)
    if suit is None or sight.rules.meant(choice.trump) == "none":
        sure = sum(
            any(not unseen & beaters[led][INDEX[tile]] for led in suits.leads[INDEX[tile]])
            for tile in sight.held
        )
        return Because("sure-tiles", number=sure) if sure else Because("best-trump")
    tops = sum(
        not unseen & suits.trumps & beaters[suit][INDEX[tile]]
        for tile in tiles(held & suits.trumps)
    )
    if tops > 1:
        return Because("tops", suit=suit, number=tops)
    count = (held & suits.trumps).bit_count()
    others = [
        (held & suits_of(sight.rules, sight.bid, other.trump).trumps).bit_count()
        for other in sight.legal
        if isinstance(other, NameTrump) and other.trump not in (choice.trump, "none")
    ]
    if count > 1 and count >= max(others, default=0):
        return Because("longest", suit=suit, number=count)
    return Because("best-trump")


_TELLS: Final = 0.005
"""Chances that are no further apart than this tell nothing."""

_TELLS_POINTS: Final = 0.05


class Explained(NamedTuple):
    """Why the best choice of an advice is the best, and the figure it stands out by."""

    because: Because
    figure: Figure


def explained(advice: Advice) -> Explained:
    """The reason of ``advice``."""
    return Explained(because(advice), figure(advice))


def because(advice: Advice) -> Because:
    """Why the best choice of ``advice`` is the best: the most telling of what is true."""
    choice: Choice = advice.best
    match choice:
        case Bid():
            return why_bid(advice)
        case Exchange():
            return why_exchange(advice.sight, choice, advice.of(choice).plan)
        case NameTrump():
            return why_trump(advice.sight, choice)
        case Play():
            return why_play(advice.sight, choice)


def figure(advice: Advice) -> Figure:
    """The figure by which the best choice of ``advice`` stands out from the others: the chance
    of the contract, of a bid its own; else points, and else the chance of the game."""
    sight, best = advice.sight, advice.of(advice.best)
    own = sight.seats.side(sight.seat)
    if isinstance(advice.best, Bid):
        if advice.best.bid != "pass" and best.made is not None:
            return Figure("made", best.made)
        return Figure("win", best.win)
    made = [worth.made for worth in advice.worths if worth.made is not None]
    if best.made is not None and (max(made) - min(made) > _TELLS or sight.phase != "play"):
        if sight.bidder is not None and sight.seats.side(sight.bidder) != own:
            return Figure("set", 1 - best.made)
        return Figure("made", best.made)
    points = [mine(advice, worth) for worth in advice.worths]
    if max(points) - min(points) > _TELLS_POINTS:
        return Figure("points", mine(advice, best))
    return Figure("win", best.win)


def mine(advice: Advice, worth: Worth) -> float:
    """The points that the seat of ``advice`` may expect of ``worth``."""
    points: float = worth.points[advice.sight.seat]
    return points
