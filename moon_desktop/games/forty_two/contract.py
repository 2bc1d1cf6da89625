"""The contracts of Texas 42 as values: what may be called, how it is played and decided, and what
a hand scores."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.suits import (
    Suits,
    doubles_trump,
    follow_me,
    pip_trump,
    sevens_trump,
)
from moon_desktop.engine.tricks import Tricks
from moon_desktop.games.auction.book import outcome
from moon_desktop.games.forty_two import nel_o
from moon_desktop.games.forty_two.bids import SPECIALS, marks, namer, needed, stake, worth
from moon_desktop.games.forty_two.count import ALL, WORTH
from moon_desktop.games.forty_two.entries import HandOver
from moon_desktop.games.forty_two.nel_o import NelO
from moon_desktop.games.forty_two.rules import TABLE, FortyTwoRules

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


class ForCount(NamedTuple):
    """A contract to take count (T4.1); ``stops``: the hand is over when it is decided (T7.3)."""

    bidder: int
    bid: str
    call: str
    stops: bool
    scores_count: bool = True

    def begun(self, held: tuple[int, ...]) -> Tricks:
        """The tricks, led by who named trump (T5.1, T5.3)."""
        nil = (0,) * len(held)
        leader = namer(self.bidder, self.bid)
        return Tricks(suits_of(self.call), held, leader, taken=nil, worth=WORTH, counted=nil)

    def decided(self, tricks: Tricks) -> str | None:
        """``"made"`` or ``"set"``, or None while the count leaves it open (T4.1, T7.3)."""
        count, mine = TABLE.by_side(tricks.counted), TABLE.side(self.bidder)
        if count[mine] >= needed(self.bid):
            return "made"
        return "set" if ALL - count[1 - mine] < needed(self.bid) else None


Contract: TypeAlias = ForCount | NelO
"""What a hand is played at, once trump is named."""


def contract_of(rules: FortyTwoRules, bidder: int, bid: str, call: str) -> Contract:
    """The contract of a ``bid`` at which ``call`` was named."""
    if call in nel_o.CALLS:
        return NelO(bidder, bid, call)
    stops = rules.stop_when_decided and rules.scoring == "marks"
    return ForCount(bidder, bid, call, stops)


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
    rules: FortyTwoRules, ledger: Ledger, contract: Contract, tricks: Tricks, offender: int | None
) -> HandOver:
    """The end of a hand after ``tricks``, or by the renege of ``offender`` (T7.2, T8.1, T8.2)."""
    mine = TABLE.side(contract.bidder)
    seen = contract.decided(tricks) if offender is None else None
    result = outcome(TABLE, seen, contract.bidder, offender)
    made, bid = result == "made", contract.bid
    count = TABLE.by_side(tricks.counted)
    winner = mine if made else 1 - mine
    in_points = rules.scoring == "points"
    if in_points and made and offender is None and not marks(bid):
        points = count
    else:
        gains = worth(bid) if in_points else stake(bid)
        if in_points and not made and contract.scores_count:
            gains += count[winner]
        points = tuple(gains if side == winner else 0 for side in range(TABLE.sides))
    scores = tuple(a + b for a, b in zip(ledger.scores, points, strict=True))
    return HandOver(result, contract.bidder, bid, offender, tricks.taken, count, points, scores)
