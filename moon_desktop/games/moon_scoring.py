"""What a hand of Moon is worth to each side."""

from __future__ import annotations

from moon_desktop.engine.entries import HandOver
from moon_desktop.engine.ledger import Ledger
from moon_desktop.games.moon_auction import decided, hickeys, stake
from moon_desktop.games.moon_rules import MoonRules


def passed_hand(rules: MoonRules, ledger: Ledger) -> HandOver:
    """A hand in which everybody passed: void (M2.5)."""
    nil = (0,) * rules.table.sides
    tricks = (0,) * rules.seats
    return HandOver("passed", None, None, None, tricks, nil, nil, ledger.scores)


def score_hand(
    rules: MoonRules,
    ledger: Ledger,
    bidder: int,
    bid: str,
    taken: tuple[int, ...],
    offender: int | None,
) -> HandOver:
    """The end of a hand after ``taken`` tricks a seat, or by the renege of ``offender`` (M4.8).

    Points and hickeys are those of the hand, by side (M5.1–M5.7).
    """
    table = rules.table
    mine = table.side(bidder)
    tricks = table.by_side(taken)
    if offender is None:
        result = decided(bid, tricks[mine], sum(taken))
        assert result is not None
    else:
        result = "set" if table.side(offender) == mine else "made"
    made = result == "made"
    points = [
        _defence(rules, tricks[side], made, offender is not None and table.side(offender) == side)
        for side in range(table.sides)
    ]
    points[mine] = _contract(rules, bid, tricks[mine], made)
    marks = [0] * table.sides
    if not made:
        marks[mine] = hickeys(bid)
    return HandOver(
        result,
        bidder,
        bid,
        offender,
        taken,
        tuple(points),
        tuple(marks),
        tuple(a + b for a, b in zip(ledger.scores, points, strict=True)),
    )


def _contract(rules: MoonRules, bid: str, tricks: int, made: bool) -> int:
    if rules.scoring == "marks":
        return int(made)
    if not made:
        return -stake(bid)
    if rules.overtricks and bid.isdigit():
        return max(stake(bid), tricks)
    return stake(bid)


def _defence(rules: MoonRules, tricks: int, made: bool, offended: bool) -> int:
    if rules.scoring == "marks":
        return int(not made)
    return 0 if offended else tricks
