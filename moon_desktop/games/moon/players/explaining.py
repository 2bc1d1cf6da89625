"""Why the best choice of an advice is the best: bids, the exchange, the trump, and all the rest."""

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.pieces import BIT, INDEX, mask
from moon_desktop.engine.suits import Suits
from moon_desktop.games.auction.entries import HAND_SIZE, Choice, Exchange, NameTrump
from moon_desktop.games.auction.players import reasons
from moon_desktop.games.auction.players.explaining_plays import why_play
from moon_desktop.games.auction.players.holding import beaten_by, holding, partner_bid
from moon_desktop.games.auction.players.reasons import Because, Explained, best_bid, figure, longest
from moon_desktop.games.moon.contract import stake, suits_of
from moon_desktop.games.moon.sight import MoonSight
from moon_desktop.players.advice import Advice
from moon_desktop.players.reading import read

UNDER = "under"

Why: TypeAlias = Literal[
    reasons.Why, reasons.Fact,
    # the auction
    "no-higher",
    # the widow
    "danger", "keeps-trumps", "keeps-doubles", "spare",
]  # fmt: skip
"""All that may be said of Moon. In the auction ``no-higher``: ``bid``, the next
above, is worth less.

Of discards: ``danger`` (of ``under``): ``number`` tiles still out are all that could take a trick
led with it. ``keeps-trumps``: all ``number`` trumps, of ``suit``, stay; ``keeps-doubles``: all
``number`` doubles. ``spare``: the tile missed least."""


def explained(advice: Advice) -> Explained:
    """The reason of ``advice``."""
    *facts, because = _reasons(advice)
    return Explained(because, figure(advice), tuple(facts))


def _reasons(advice: Advice) -> tuple[Because, ...]:
    """What speaks for the best choice of ``advice``, and last why it is the best: the most telling
    of what is true."""
    sight: MoonSight = advice.sight
    choice: Choice = advice.best
    match choice:
        case Play():
            return why_play(read(sight), choice, partial(_fate, sight), low=sight.low)
        case _ if len(sight.legal) == 1:
            return (Because("only"),)
        case Bid():
            return *_bid_facts(advice), why_bid(advice)
        case Exchange():
            return why_exchange(sight, choice, advice.of(choice).plan)
        case NameTrump():
            return why_trump(sight, choice)


def _holds(sight: MoonSight, bid: str, call: str) -> Because:
    """What the seat holds at ``call``; what it has laid away itself is out no more."""
    own = sight.held if sight.discard is None else (*sight.held, sight.discard)
    low, meant = bid == UNDER, sight.rules.meant(call)
    suits = suits_of(sight.rules, bid, meant)
    unseen = sight.rules.set & ~mask(own)
    return Because("holding", holding=holding(mask(sight.held), unseen, suits, meant, low=low))


def _bid_facts(advice: Advice) -> tuple[Because, ...]:
    """What speaks for a bid, and of a pass what the best bid would rest on."""
    sight: MoonSight = advice.sight
    worth = best_bid(advice)
    bid, call = worth.choice.bid, worth.plan
    if call is None or call == UNDER:
        return *partner_bid(sight), *([] if call is None else [_holds(sight, bid, call)])
    passes = advice.best.bid == PASS
    named = Because("best-call" if passes else "call", bid=bid, call=sight.rules.meant(call))
    return *partner_bid(sight), named, _holds(sight, bid, call)


def why_bid(advice: Advice) -> Because:
    """The reason for the best of the bids of ``advice``."""
    sight, best = advice.sight, advice.best
    order = [worth.choice.bid for worth in advice.worths if worth.choice.bid != PASS]
    missing = sight.ledger.terms.target - sight.ledger.scores[sight.seats.side(sight.seat)]
    enough = [b for b in order if missing <= (1 if sight.rules.scoring == "marks" else stake(b))]
    must = all(worth.choice.bid != PASS for worth in advice.worths)
    because = reasons.why_bid(advice, wins_game=enough[:1] == [best.bid], must=must)
    if because.why in ("best-bid", "least"):
        wins = {worth.choice.bid: worth.win for worth in advice.worths}
        above = order[order.index(best.bid) + 1 :]
        if above and above[0].isdigit() and wins[above[0]] < wins[best.bid]:
            return Because("no-higher", bid=above[0])
    return because


def why_exchange(sight: MoonSight, choice: Exchange, trump: str | None) -> tuple[Because, ...]:
    """The reason for laying ``choice`` away, to play at ``trump`` (a call, or ``"under"``)."""
    held, bit = mask(sight.held), BIT[choice.discard]
    call = sight.call or trump
    low = sight.low
    if not low and (call is None or call == UNDER):
        return (Because("spare"),)
    meant = "" if call is None or low else sight.rules.meant(call)
    suits = suits_of(sight.rules, sight.bought.bid, meant or None)
    number = beaten_by(choice.discard, sight.rules.set & ~held, suits)
    if low:
        return (Because("danger", tile=choice.discard, number=number),)
    facts = [Because("call", bid=sight.bought.bid, call=meant)] if sight.call is None else []
    holds = _holds(sight, sight.bought.bid, meant)
    # What is beside the trumps is told by the tile that goes.
    facts.append(holds._replace(holding=holds.holding._replace(walk=(), offs=())))
    if number and not bit & suits.trumps:
        suit = suits.suit_led(INDEX[choice.discard])
        facts.append(Because("beaten-by", suit=suit, number=number))
    return *facts, _spared(sight, choice, held & ~bit, suits)


def _spared(sight: MoonSight, choice: Exchange, left: int, suits: Suits) -> Because:
    """Why the tile is laid away that leaves the tiles ``left``."""
    kept, bit = left & suits.trumps, BIT[choice.discard]
    if not bit & suits.trumps and kept:
        for suit in suits.leads[INDEX[choice.discard]]:
            if not left & suits.followers[suit]:
                return Because("voids", suit=suit)
        if kept.bit_count() > 1:
            return Because("keeps-trumps", suit=suits.trump_suit, number=kept.bit_count())
    doubles = [tile for tile in sight.held if tile[0] == tile[-1]]
    if doubles and choice.discard not in doubles:
        return Because("keeps-doubles", number=len(doubles))
    return Because("spare")


def why_trump(sight: MoonSight, choice: NameTrump) -> tuple[Because, ...]:
    """What speaks for naming a trump, and the reason."""
    held, meant = mask(sight.held), sight.rules.meant

    def count(call: str) -> int:
        return (held & suits_of(sight.rules, sight.bought.bid, meant(call)).trumps).bit_count()

    calls = [other.trump for other in sight.legal if isinstance(other, NameTrump)]
    return _holds(sight, sight.bought.bid, choice.trump), longest(choice.trump, calls, count)


def _fate(sight: MoonSight, takes: bool) -> str | None:
    """How the contract is decided by the trick on the table, if it is, where the bidder's side
    ``takes`` it, or does not."""
    contract, left = sight.contract, HAND_SIZE - len(sight.tricks)
    before = sight.seats.by_side(sight.taken)[sight.seats.side(contract.bidder)]
    if contract.outcome(before, left) is not None:
        return None
    return contract.outcome(before + takes, left - 1)
