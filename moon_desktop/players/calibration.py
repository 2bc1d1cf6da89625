"""What a chance found with all tiles seen comes to between players who see their own."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from math import exp, log
from typing import Final, Literal, TypeAlias

from moon_desktop.games.moon_auction import TRICKS, needed
from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.resources import resource

Moment: TypeAlias = Literal["bid", "settle", "bidder", "defender"]
"""When a chance is reckoned: before a bid, before the first lead, or at a play, by whom."""

Tilt: TypeAlias = Callable[[float], float]
"""From a chance with all tiles seen, above 0 and below 1, the chance that it comes to."""

Kind: TypeAlias = Literal["tricks", "all", "under"]

FILE: Final = ("players", "calibration.json")
"""By table, kind of contract, moment and tricks left: two figures, what is added to the
logarithm of the odds after it is multiplied."""


def kind_of(bid: str) -> Kind:
    """The kind of contract that ``bid`` makes."""
    if bid == "under":
        return "under"
    return "all" if needed(bid) == TRICKS else "tricks"


def table_of(rules: MoonRules) -> str:
    """The kind of table ``rules`` lay: chances come out alike at tables of one kind."""
    return f"{rules.seats}{' partners' if rules.partners else ''}"


@cache
def tilt_of(table: str, bid: str, moment: Moment, left: int = TRICKS) -> Tilt | None:
    """The tilt of chances for ``bid`` with ``left`` tricks to play; None where none is known."""
    found = _figures().get(" ".join((table, kind_of(bid), moment, str(left))))
    if found is None:
        return None
    added, times = found

    def tilt(chance: float) -> float:
        return 1 / (1 + exp(-added - times * log(chance / (1 - chance))))

    return tilt


@cache
def _figures() -> dict[str, tuple[float, float]]:
    found: dict[str, tuple[float, float]] = json.loads(resource(*FILE).read_text(encoding="utf-8"))
    return found
