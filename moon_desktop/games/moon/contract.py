"""The contracts of Moon: its bids, its trumps and suits, and what a hand scores."""

from __future__ import annotations

from functools import lru_cache

from moon_desktop.engine.bidding import PASS, Auction, Ladder
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.pieces import BIT
from moon_desktop.engine.suits import Suits, doubles_low, doubles_trump, follow_me, pip_trump
from moon_desktop.games.auction.contract import Contract, is_made
from moon_desktop.games.moon.entries import HandOver, MoonReason
from moon_desktop.games.moon.rules import MoonRules

SHOOTS = ("over", "under")
TOPS = ("double", "triple")
TRICKS = 7
"""Tricks in a hand, and what a shoot over must take."""

SHOOT_STAKE = 21


@lru_cache(maxsize=64)
def ladder(rules: MoonRules) -> Ladder:
    """The bids open over each standing bid (M2.2–M2.5)."""
    numbers = tuple(str(n) for n in range(rules.minimum_bid, TRICKS + 1))
    shoots = tuple(bid for bid in SHOOTS if getattr(rules, bid))
    tops = TOPS[: rules.shoot_tops - 1]
    early = () if rules.shoot_after_seven else shoots
    above: dict[str | None, tuple[str, ...]] = {None: numbers + early}
    for place, number in enumerate(numbers):
        above[number] = numbers[place + 1 :] + (shoots if number == "7" else early)
    for shoot in SHOOTS:
        above[shoot] = tops[:1]
    above["double"] = tops[1:]
    above["triple"] = ()
    closing = frozenset(tops[-1:]) if tops else frozenset(SHOOTS)
    return Ladder(above, closing, rules.all_pass == "force-dealer")


_RANKS = {str(n): n for n in range(3, TRICKS + 1)} | {
    "over": TRICKS + 1, "under": TRICKS + 1, "double": TRICKS + 2, "triple": TRICKS + 3,
}  # fmt: skip
"""Every bid there is, by its rank on the ladder (M2.2, M2.3)."""


def refused_bid(rules: MoonRules, auction: Auction, bid: Bid) -> Illegal:
    """Why the seat in turn may not say ``bid`` (M2.1–M2.5)."""
    if bid.bid == PASS:
        return Illegal(bid, Reason.MUST_BID, "M2.5")
    standing = None if auction.standing is None else auction.standing.bid
    rank = _RANKS.get(bid.bid, 0)
    if bid.bid in SHOOTS and not getattr(rules, bid.bid):
        rule = "M2.4"
    elif bid.bid in TOPS[rules.shoot_tops - 1 :]:
        rule = "M2.3"
    elif rank < rules.minimum_bid:
        rule = "M2.2"
    elif standing is not None and rank <= _RANKS[standing]:
        return Illegal(bid, Reason.BID_TOO_LOW, "M2.1", standing=standing)
    else:
        rule = "M2.4" if bid.bid in SHOOTS else "M2.3"
    return Illegal(bid, Reason.BID_NOT_OPEN, rule, standing=standing, open=auction.open_bids())


def needed(bid: str) -> int:
    """The tricks the bidder('s side) must take; 0 for ``under``, which must take none (M2.2)."""
    if bid == "under":
        return 0
    return int(bid) if bid.isdigit() else TRICKS


def stake(bid: str) -> int:
    """What a bid wins or loses in points (M5.1)."""
    return int(bid) if bid.isdigit() else SHOOT_STAKE


def hickeys(bid: str) -> int:
    """The hickeys of a bid that is set (M5.7)."""
    return {"over": 2, "under": 2, "double": 4, "triple": 8}.get(bid, 1)


DOUBLE_BLANK = BIT["0-0"]
PIP_CALLS = tuple("0123456")
CALLS = (*PIP_CALLS, "doubles", "none")


def refusal(
    rules: MoonRules, held: int, dice: tuple[int, int] | None, call: str
) -> tuple[Reason | MoonReason, str] | None:
    """Why a bidder that holds the tiles ``held`` may not name ``call``, with the rule; or None."""
    if call not in CALLS:
        return Reason.TRUMP_NOT_OPEN, "M3.3"
    if dice is not None:
        return None if call in map(str, dice) else (MoonReason.TRUMP_NOT_ON_DICE, "M3.9")
    if call == "none" and rules.follow_me != "no-trump":
        return Reason.TRUMP_NOT_OPEN, "M3.8"
    if call == "0":
        if not rules.set & DOUBLE_BLANK:
            return Reason.TRUMP_NOT_OPEN, "M3.3"
        if rules.blanks_are_follow_me and not held & DOUBLE_BLANK:
            return MoonReason.TRUMP_NEEDS_DOUBLE_BLANK, "M3.8"
    return None


def open_calls(rules: MoonRules, held: int, dice: tuple[int, int] | None) -> tuple[str, ...]:
    """The trumps open to a bidder that holds the tiles ``held`` (M3.3, M3.8, M3.9)."""
    return tuple(call for call in CALLS if refusal(rules, held, dice, call) is None)


def possible_calls(rules: MoonRules) -> tuple[str, ...]:
    """The trumps that these rules ever have (M3.3, M3.8, M3.9)."""
    if not rules.aggie_dice:
        return open_calls(rules, rules.set, None)
    return tuple(call for call in CALLS if call in map(str, range(1, 7)))


def suits_of(rules: MoonRules, bid: str, trump: str | None) -> Suits:
    """The suits of a contract; ``trump`` is None for ``under`` alone (M3.4–M3.7, M4.5)."""
    if bid == "under":
        return doubles_low()
    if trump == "doubles":
        return doubles_trump()
    if trump == "none":
        return follow_me(rules.named_lead)
    assert trump is not None
    return pip_trump(int(trump))


def contract_of(rules: MoonRules, bought: Bid, call: str | None) -> Contract:
    """The contract of the bid that ``bought`` a hand, at ``call`` (M2.2, M5.1, M5.5)."""
    bidder, bid = bought
    return Contract(
        bidder=bidder,
        bid=bid,
        call=call,
        suits=suits_of(rules, bid, call),
        low=bid == "under",
        needed=needed(bid),
        stake=1 if rules.scoring == "marks" else stake(bid),
        leader=bidder,
    )


def must_lead(rules: MoonRules, contract: Contract, held: int) -> int:
    """The tiles (bits) of those ``held`` that the first lead is confined to, or 0 where it is free
    (M3.8, M4.6)."""
    if follows_blanks(rules, contract.call):
        return DOUBLE_BLANK
    return held & contract.suits.trumps if rules.first_lead_trump else 0


def follows_blanks(rules: MoonRules, call: str | None) -> bool:
    """Whether ``call`` is that of 0, and that is the follow-me call (M3.8)."""
    return call == "0" and rules.blanks_are_follow_me


def passed_hand(rules: MoonRules, ledger: Ledger) -> HandOver:
    """A hand in which everybody passed: void (M2.5)."""
    nil = (0,) * rules.table.sides
    tricks = (0,) * rules.seats
    return HandOver("passed", None, None, None, tricks, nil, nil, ledger.scores)


def score_hand(
    rules: MoonRules,
    ledger: Ledger,
    contract: Contract,
    taken: tuple[int, ...],
    offender: int | None,
) -> HandOver:
    """The end of a hand after ``taken`` tricks a seat, or by the renege of ``offender`` (M4.8).

    Points and hickeys are those of the hand, by side (M5.1–M5.7).
    """
    table, bid, won = rules.table, contract.bid, contract.stake
    mine = table.side(contract.bidder)
    tricks = table.by_side(taken)
    made = is_made(contract, table, tricks[mine], TRICKS - sum(taken), offender)
    if rules.scoring == "marks":
        points = [int(made == (side == mine)) for side in range(table.sides)]
    else:
        points = list(tricks)
        if offender is not None:
            points[table.side(offender)] = 0
        points[mine] = won if made else -won
        if made and rules.overtricks:
            points[mine] = max(won, tricks[mine])
    marks = [0] * table.sides
    if not made:
        marks[mine] = hickeys(bid)
    return HandOver(
        "made" if made else "set",
        contract.bidder,
        bid,
        offender,
        taken,
        tuple(points),
        tuple(marks),
        tuple(a + b for a, b in zip(ledger.scores, points, strict=True)),
    )
