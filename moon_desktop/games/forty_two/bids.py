"""The bids of Texas 42: what may be said over what, what a bid needs, and what it stakes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from moon_desktop.engine.bidding import PASS, Auction, Ladder
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.pieces import mask
from moon_desktop.games.forty_two.count import ALL
from moon_desktop.games.forty_two.rules import FortyTwoRules, partner


class Special(NamedTuple):
    """A bid of so many ``marks`` for a hand with so many ``doubles``, after which the partner
    names trump and leads; ``rule`` is its id."""

    marks: int
    doubles: int
    rule: str


SPECIALS: Final[Mapping[str, Special]] = MappingProxyType(
    {"splash": Special(2, 3, "T3.7"), "plunge": Special(3, 4, "T3.6")}
)

_MOST_MARKS: Final = 24
"""Where everybody goes as high as the steps allow: three, and doubled by three more (T3.4)."""

NUMBERS: Final = tuple(str(count) for count in range(30, ALL))
MARKS: Final = tuple(f"{count}m" for count in range(1, _MOST_MARKS + 1))
BIDS: Final = (*NUMBERS, *MARKS, *SPECIALS)
"""Every bid that can come to be said, the pass apart."""

_DOUBLES: Final = mask(f"{pip}-{pip}" for pip in range(7))


def marks(bid: str) -> int:
    """The marks that ``bid`` stands as; 0 for a number (T3.2, T3.6, T3.7)."""
    if bid in SPECIALS:
        return SPECIALS[bid].marks
    return int(bid[:-1]) if bid.endswith("m") else 0


def needed(bid: str) -> int:
    """The count that the bidder's side must take (T4.1)."""
    return ALL if marks(bid) else int(bid)


def stake(bid: str) -> int:
    """What ``bid`` wins or loses in marks (T4.1)."""
    return max(1, marks(bid))


def worth(bid: str) -> int:
    """What ``bid`` wins or loses in points (T8.2)."""
    return ALL * marks(bid) or int(bid)


def namer(bidder: int, bid: str) -> int:
    """Who names trump and leads (T5.1)."""
    return partner(bidder) if bid in SPECIALS else bidder


def _higher(rules: FortyTwoRules, standing: int) -> tuple[str, ...]:
    """The bids of marks over so many, or over none (T3.3, T3.4, T3.6, T3.7)."""
    step = {"one": standing + 1, "two": standing + 2, "double": max(standing + 1, 2 * standing)}
    top = step[rules.mark_step] if standing else rules.opening_marks
    found = [f"{count}m" for count in range(standing + 1, top + 1)]
    for bid, special in SPECIALS.items():
        if getattr(rules, bid) and special.marks > standing:
            found.append(bid)
    return tuple(sorted(found, key=marks))


@lru_cache(maxsize=64)
def ladder(rules: FortyTwoRules) -> Ladder:
    """The bids open over each standing bid; nothing ends the auction early (T3.1–T3.7)."""
    numbers = NUMBERS[rules.minimum_bid - 30 :]
    opening = _higher(rules, 0)
    above: dict[str | None, tuple[str, ...]] = {None: numbers + opening}
    for place, number in enumerate(numbers, start=1):
        above[number] = numbers[place:] + opening
    for bid in (*MARKS, *SPECIALS):
        above[bid] = _higher(rules, marks(bid))
    return Ladder(above, frozenset(), rules.forces_dealer)


def shut(held: int) -> frozenset[str]:
    """The bids for which ``held`` (bits) has too few doubles (T3.6, T3.7)."""
    doubles = (held & _DOUBLES).bit_count()
    return frozenset(bid for bid, needs in SPECIALS.items() if doubles < needs.doubles)


def refused_bid(rules: FortyTwoRules, auction: Auction, bid: Bid) -> Illegal:
    """Why the seat in turn may not say ``bid`` (T3.1–T3.7); of one for which it has too few
    doubles the fact ``doubles`` tells how many it needs."""
    said, special, facts = bid.bid, SPECIALS.get(bid.bid), dict[str, int]()
    if said == PASS:
        return Illegal(bid, Reason.MUST_BID, "T3.5")
    standing = None if auction.standing is None else auction.standing.bid
    higher = "T3.4" if standing is not None and marks(standing) else "T3.3"
    if special is not None and not getattr(rules, said):
        rule = special.rule
    elif said not in BIDS and _of_marks(said):
        rule = higher
    elif said not in BIDS or (said in NUMBERS and int(said) < rules.minimum_bid):
        rule = "T3.2"
    elif standing is not None and _rank(said) <= _rank(standing):
        return Illegal(bid, Reason.BID_TOO_LOW, "T3.1", standing=standing)
    elif special is not None:
        rule, facts = special.rule, {"doubles": special.doubles}
    else:
        rule = higher
    facts_of_all = {"standing": standing, "open": auction.open_bids()}
    return Illegal(bid, Reason.BID_NOT_OPEN, rule, **facts_of_all, **facts)


def _of_marks(bid: str) -> bool:
    """Whether it is a bid of marks (T3.2), be they so many that nobody can come to bid them."""
    count = bid.removesuffix("m")
    return count != bid and count.isascii() and count.isdecimal() and not count.startswith("0")


def _rank(bid: str) -> tuple[int, int]:
    """Bids by how high they stand (T3.2, T3.6, T3.7)."""
    return marks(bid), int(bid) if bid in NUMBERS else 0
