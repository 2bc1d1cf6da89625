"""Why the best choice of an advice is the best: bids, the exchange, the trump, and all the rest."""

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.pieces import BIT, INDEX, mask, tiles
from moon_desktop.games.auction.entries import Choice, Exchange, NameTrump
from moon_desktop.games.auction.players import reasons
from moon_desktop.games.auction.players.explaining_plays import why_play
from moon_desktop.games.auction.players.reasons import Because, Explained, figure
from moon_desktop.games.moon.contract import decided, stake, suits_of
from moon_desktop.games.moon.players.reading import read
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.players.advice import Advice, Worth
from moon_desktop.players.reading import beaters_in

Why: TypeAlias = Literal[
    reasons.Why,
    # the auction
    "no-higher", "best-bid",
    # the widow and the trump
    "danger", "keeps-trumps", "spare", "tops", "longest", "sure-tiles", "best-trump",
]  # fmt: skip
"""All that may be said of Moon. In the auction ``no-higher``: ``bid``, the next
above, is worth less; ``best-bid``: worth more than to pass.

Of discards: ``danger`` (of ``under``): ``number`` tiles still out are all that could take a trick
led with it. ``keeps-trumps``: all ``number`` trumps, of ``suit``, stay. ``spare``: the tile missed
least. Of trumps: ``tops``: the ``number`` highest of ``suit`` are held; ``longest``: ``number`` of
``suit`` are, and of no other open suit more; ``sure-tiles``: ``number`` tiles that nothing still
out can beat in their suits."""


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
            sight: MoonSight = advice.sight
            return why_play(read(sight), choice, partial(_fate, sight), low=sight.bid == "under")


def _fate(sight: MoonSight, takes: bool) -> str | None:
    """How the contract is decided by the trick on the table, if it is, where the bidder's side
    ``takes`` it, or does not."""
    assert sight.bidder is not None
    assert sight.bid is not None
    played, side = len(sight.tricks), sight.seats.side(sight.bidder)
    before = sight.seats.by_side(sight.taken)[side]
    if decided(sight.bid, before, played) is not None:
        return None
    return decided(sight.bid, before + takes, played + 1)
