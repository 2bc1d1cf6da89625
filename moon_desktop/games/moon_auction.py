"""The ladder of Moon and what its bids promise and stake."""

from __future__ import annotations

from functools import lru_cache
from types import MappingProxyType

from moon_desktop.engine.bidding import Ladder
from moon_desktop.games.moon_rules import MoonRules

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
    return Ladder(MappingProxyType(above), closing, rules.all_pass == "force-dealer")


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


def decided(bid: str, taken: int, played: int) -> str | None:
    """``"made"``, ``"set"``, or None while ``taken`` of ``played`` tricks leave it open."""
    if bid == "under":
        if taken:
            return "set"
        return "made" if played == TRICKS else None
    if taken >= needed(bid):
        return "made"
    return "set" if taken + TRICKS - played < needed(bid) else None
