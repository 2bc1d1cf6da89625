"""What a casual player bids and calls: as high as the hand is likely to make."""

from __future__ import annotations

from typing import Final

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.pieces import mask
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.forty_two.contract import SPECIALS, marks, needed, open_calls, stake
from moon_desktop.games.forty_two.entries import FortyTwoSight
from moon_desktop.games.forty_two.players.strength import DOUBLES, best, chance, nel_o_chance
from moon_desktop.games.forty_two.rules import FortyTwoRules
from moon_desktop.players.player import arbitrary

ASKED: Final = 0.5
"""The chance that a bid of a number has to have."""

MARK: Final = 0.6
"""The same for a bid of a mark."""

MORE: Final = 0.05
"""How much more it takes for each further mark."""

DOUBLES_ASKED: Final = 6
"""So many doubles make it plunge, and so many less one splash."""

NERVE: Final = 4
"""How far, in hundredths, what it asks for varies from hand to hand."""

DARING: Final = 3
"""How far what a bold or a careful player asks for is from that."""


def likely(rules: FortyTwoRules, held: int, bid: str, forced: bool = False) -> float:
    """The chance that ``bid`` is made with the tiles ``held``, at sight."""
    if bid in SPECIALS:
        spare = (held & DOUBLES).bit_count() - DOUBLES_ASKED + (bid == "splash")
        return 0.0 if spare < 0 else 0.9
    calls = open_calls(rules, bid, forced)
    made = chance(best(held, calls)[0], needed(bid))
    return max(made, nel_o_chance(held, calls)[0])


def choose_bid(sight: FortyTwoSight, seed: int, temper: int = 0) -> Bid:
    """The highest bid that is likely enough; the shaker, who speaks last, says no more than it
    must. Over its partner only where all tricks are as good as sure. ``seed`` sways it where a bid
    hangs in the balance, and ``temper``, 1 for a bold player and -1 for a careful one, always.
    """
    bids = [choice for choice in sight.legal if isinstance(choice, Bid)]
    last = sight.seat == sight.dealer
    forced = bids[0].bid != PASS
    standing = next((bid for bid in reversed(sight.said) if bid.bid != PASS), None)
    over_partner = standing is not None and sight.seats.side(standing.seat) == sight.seats.side(
        sight.seat
    )
    nerve = (arbitrary(seed, sight, 2 * NERVE + 1) - NERVE + DARING * temper) / 100
    held = mask(sight.held)
    found = bids[0]
    for bid in bids:
        if bid.bid == PASS:
            continue
        count = marks(bid.bid)
        asked = (MARK + MORE * (count - 1) if count else ASKED) - nerve
        if over_partner:
            asked = max(asked, 0.9) if count else 1.0
        if last and found.bid != PASS and stake(bid.bid) == stake(found.bid):
            continue
        if likely(sight.rules, held, bid.bid, forced) >= asked:
            found = bid
    return found


def name_trump(sight: FortyTwoSight) -> NameTrump:
    """The trump at which the hand is worth most (T5.1, T5.2), or nel-o where that is likelier."""
    choices = {choice.trump: choice for choice in sight.legal if isinstance(choice, NameTrump)}
    held = mask(sight.held)
    worth, call = best(held, choices)
    least, low = nel_o_chance(held, choices)
    return choices[low if least > chance(worth, needed(sight.bought.bid)) else call]
