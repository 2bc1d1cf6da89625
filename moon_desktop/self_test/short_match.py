"""House rules of a match that is soon over."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from moon_desktop.games.moon_rules import MoonRules

TARGET: Final = 7
LENGTH: Final = {"best-of": 3, "marks": 2}
"""How long a match is that is to be short, by how it is decided."""


def short(rules: MoonRules) -> MoonRules:
    """The same rules for a match that is soon over."""
    length = LENGTH.get(rules.match, rules.match_length)
    return replace(rules, target=TARGET, match_length=length)
