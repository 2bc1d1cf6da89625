"""Nel-o: the bidder, its partner sitting out, must take no trick (T6)."""

from __future__ import annotations

from typing import Final

from moon_desktop.engine.suits import doubles_apart, doubles_low, follow_me
from moon_desktop.games.forty_two.rules import FortyTwoRules

SUITS: Final = {"high": follow_me, "low": doubles_low, "own": doubles_apart}
CALLS: Final = {f"nel-o:{doubles}": suits for doubles, suits in SUITS.items()}


def called(rules: FortyTwoRules, *, marks: bool, forced: bool) -> tuple[str, ...]:
    """The calls of nel-o open to a bidder who bid ``marks``, ``forced`` to bid or not (T6.1)."""
    if not marks or rules.nel_o == "off" or (rules.nel_o == "forced" and not forced):
        return ()
    return tuple(CALLS) if rules.nel_o_doubles == "bidder" else (f"nel-o:{rules.nel_o_doubles}",)


def rule_of(call: str, open_: tuple[str, ...]) -> str:
    """The rule by which ``call`` is not among those ``open_``; none where it is no nel-o."""
    if call not in CALLS:
        return ""
    return "T6.1" if CALLS.keys().isdisjoint(open_) else "T6.3"
