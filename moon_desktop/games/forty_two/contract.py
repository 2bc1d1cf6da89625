"""The contracts of Texas 42: what tricks count, the bids, the calls and their suits, and what a
hand scores."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from moon_desktop.engine.bidding import PASS, Auction, Ladder
from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.pieces import TILES, mask
from moon_desktop.engine.suits import (
    Suits,
    doubles_apart,
    doubles_low,
    doubles_trump,
    follow_me,
    pip_trump,
    sevens_trump,
)
from moon_desktop.games.auction.contract import Contract, is_made
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.forty_two.entries import HandOver
from moon_desktop.games.forty_two.rules import TABLE, FortyTwoRules, partner

# --- what tricks count ----------------------------------------------------------------------

TRICKS: Final = 7
"""Tricks in a hand."""

COUNTERS: Final = MappingProxyType({"5-0": 5, "4-1": 5, "3-2": 5, "5-5": 10, "6-4": 10})
"""The tiles that count, beside the trick they fall in."""

WORTH: Final = tuple(COUNTERS.get(tile, 0) for tile in TILES)
"""The same by index."""

ALL: Final = TRICKS + sum(WORTH)
"""The count of all tricks: 42."""


def count_of(plays: Iterable[Play]) -> int:
    """What a trick of these ``plays`` counts: one, and its counters (T2.1)."""
    return 1 + sum([COUNTERS.get(play.piece, 0) for play in plays])


# --- bids -----------------------------------------------------------------------------------


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


@lru_cache(maxsize=128)
def marks(bid: str) -> int:
    """The marks that ``bid`` stands as; 0 for a number (T3.2, T3.6, T3.7)."""
    if bid in SPECIALS:
        return SPECIALS[bid].marks
    return int(bid[:-1]) if bid.endswith("m") else 0


@lru_cache(maxsize=128)
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


# --- calls ----------------------------------------------------------------------------------

_PIPS: Final = tuple("0123456")
_NAMED: Final[Mapping[str, Callable[[], Suits]]] = MappingProxyType(
    {"doubles": doubles_trump, "follow-me": follow_me, "sevens": sevens_trump}
)
LOW_CALLS: Final[Mapping[str, Callable[[], Suits]]] = MappingProxyType(
    {"nel-o:high": follow_me, "nel-o:low": doubles_low, "nel-o:own": doubles_apart}
)
"""The calls of nel-o, in which the bidder, its partner sitting out, must take no trick (T6)."""

CALLS: Final = (*_PIPS, *_NAMED, *LOW_CALLS)
"""Every call that there is (T5.2, T6.3)."""


def suits_of(call: str) -> Suits:
    """The suits that ``call`` is played in (T5.3, T5.4, T6.3)."""
    return pip_trump(int(call)) if call in _PIPS else (_NAMED.get(call) or LOW_CALLS[call])()


def contract_of(rules: FortyTwoRules, bought: Bid, call: str) -> Contract:
    """The contract of the bid that ``bought`` a hand, at ``call`` (T4.1, T5.1, T5.3, T6.2)."""
    bidder, bid = bought
    low = call in LOW_CALLS
    return Contract(
        bidder=bidder,
        bid=bid,
        call=call,
        suits=suits_of(call),
        low=low,
        needed=0 if low else needed(bid),
        stake=worth(bid) if rules.scoring == "points" else stake(bid),
        leader=bidder if low else namer(bidder, bid),
        out=partner(bidder) if low else None,
    )


def open_calls(rules: FortyTwoRules, bid: str, forced: bool) -> tuple[str, ...]:
    """The calls open after ``bid``, which a shaker was ``forced`` to or not (T5.2, T6.1, T6.3)."""
    in_marks = marks(bid) > 0
    follows = rules.follow_me == "always" or (rules.follow_me == "marks" and in_marks)
    on = {"doubles": rules.doubles_trump, "follow-me": follows, "sevens": rules.sevens}
    calls = (*_PIPS, *(call for call in _NAMED if on[call]))
    low = rules.nel_o == "marks" or (rules.nel_o == "forced" and forced)
    if not low or not in_marks or bid in SPECIALS:
        return calls
    ways = (
        tuple(LOW_CALLS) if rules.nel_o_doubles == "bidder" else (f"nel-o:{rules.nel_o_doubles}",)
    )
    return calls + ways


def refused_call(call: NameTrump, open_: tuple[str, ...]) -> Illegal:
    """Why ``call`` is not among those ``open_`` (T5.2, T6.1, T6.3)."""
    rule = "T5.2"
    if call.trump in LOW_CALLS:
        rule = "T6.1" if LOW_CALLS.keys().isdisjoint(open_) else "T6.3"
    return Illegal(call, Reason.TRUMP_NOT_OPEN, rule, trump=call.trump, open=open_)


# --- scoring --------------------------------------------------------------------------------


def passed_hand(rules: FortyTwoRules, ledger: Ledger) -> HandOver:
    """A hand in which everybody passed: void (T3.5)."""
    return HandOver("passed", None, None, None, (0, 0, 0, 0), (0, 0), (0, 0), ledger.scores)


def score_hand(
    rules: FortyTwoRules,
    ledger: Ledger,
    contract: Contract,
    taken: tuple[int, ...],
    count: tuple[int, ...],
    offender: int | None,
) -> HandOver:
    """The end of a hand after ``taken`` tricks a seat which ``count`` so much a side, or by the
    renege of ``offender`` (T7.2, T8.1, T8.2); of what is counted in nel-o nothing is scored."""
    mine, bid = TABLE.side(contract.bidder), contract.bid
    has, left = count[mine], ALL - sum(count)
    if contract.low:
        has, left = TABLE.by_side(taken)[mine], TRICKS - sum(taken)
    made = is_made(contract, TABLE, has, left, offender)
    winner = mine if made else 1 - mine
    in_points = rules.scoring == "points"
    if in_points and made and offender is None and not marks(bid):
        points = count
    else:
        gains = contract.stake
        if in_points and not made and not contract.low:
            gains += count[winner]
        points = tuple(gains if side == winner else 0 for side in range(TABLE.sides))
    scores = tuple(a + b for a, b in zip(ledger.scores, points, strict=True))
    result = "made" if made else "set"
    return HandOver(result, contract.bidder, bid, offender, taken, count, points, scores)
