"""The ids of the rules of each game, as its rule book numbers them."""

from __future__ import annotations

from collections.abc import Mapping


def _ids(parts: Mapping[str, int], last: str) -> list[str]:
    """Those of each part, and the one of its house rules."""
    return [*(f"{part}.{n}" for part, most in parts.items() for n in range(1, most + 1)), last]


RULES_42 = _ids({"T1": 3, "T2": 1, "T3": 7, "T4": 1, "T5": 5, "T6": 4, "T7": 3, "T8": 4}, "T9")
RULES_CARDS = _ids({"C1": 3, "C2": 4, "C3": 4, "C4": 3, "C5": 2, "C6": 1}, "C7")
RULES_MOON = [*_ids({"M1": 5, "M2": 5, "M3": 9, "M4": 8, "M5": 8, "M6": 3}, "M7"), "M8"]
RULES = [*RULES_MOON, *RULES_42, *RULES_CARDS]
