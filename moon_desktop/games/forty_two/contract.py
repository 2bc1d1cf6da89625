"""The contracts of Texas 42 as values: what may be called, how it is played and decided, and what
a hand scores."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from moon_desktop.engine.entries import Bid
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.suits import (
    Suits,
    doubles_trump,
    follow_me,
    pip_trump,
    sevens_trump,
)
from moon_desktop.games.auction.contract import Contract, is_made
from moon_desktop.games.forty_two import nel_o
from moon_desktop.games.forty_two.bids import SPECIALS, marks, namer, needed, stake, worth
from moon_desktop.games.forty_two.count import ALL, TRICKS
from moon_desktop.games.forty_two.entries import HandOver
from moon_desktop.games.forty_two.rules import TABLE, FortyTwoRules, partner

_SUITS: Final[Mapping[str, Callable[[], Suits]]] = MappingProxyType(
    {
        **{str(pip): partial(pip_trump, pip) for pip in range(7)},
        "doubles": doubles_trump,
        "follow-me": follow_me,
        "sevens": sevens_trump,
    }
)
CALLS: Final = (*_SUITS, *nel_o.CALLS)
"""Every call that there is (T5.2, T6.3)."""


def suits_of(call: str) -> Suits:
    """The suits that ``call`` is played in (T5.3, T5.4, T6.3)."""
    return (_SUITS.get(call) or nel_o.CALLS[call])()


def contract_of(rules: FortyTwoRules, bought: Bid, call: str) -> Contract:
    """The contract of the bid that ``bought`` a hand, at ``call`` (T4.1, T5.1, T5.3, T6.2)."""
    bidder, bid = bought
    low = call in nel_o.CALLS
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
    own_marks = in_marks and bid not in SPECIALS
    return (
        *(call for call in _SUITS if on.get(call, True)),
        *nel_o.called(rules, marks=own_marks, forced=forced),
    )


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
