"""Which trumps may be named in Moon, and the suits that each makes."""

from __future__ import annotations

from moon_desktop.engine.illegal import Reason
from moon_desktop.engine.pieces import BIT
from moon_desktop.engine.suits import Suits, doubles_low, doubles_trump, follow_me, pip_trump
from moon_desktop.games.moon_rules import MoonRules

DOUBLE_BLANK = BIT["0-0"]
PIP_CALLS = tuple("0123456")
CALLS = (*PIP_CALLS, "doubles", "none")


def refusal(
    rules: MoonRules, held: int, dice: tuple[int, int] | None, call: str
) -> tuple[Reason, str] | None:
    """Why a bidder that holds the tiles ``held`` may not name ``call``, with the rule; or None."""
    if call not in CALLS:
        return Reason.TRUMP_NOT_OPEN, "M3.3"
    if dice is not None:
        return None if call in map(str, dice) else (Reason.TRUMP_NOT_ON_DICE, "M3.9")
    if call == "none" and rules.follow_me != "no-trump":
        return Reason.TRUMP_NOT_OPEN, "M3.8"
    if call == "0":
        if not rules.set & DOUBLE_BLANK:
            return Reason.TRUMP_NOT_OPEN, "M3.3"
        if rules.blanks_are_follow_me and not held & DOUBLE_BLANK:
            return Reason.TRUMP_NEEDS_DOUBLE_BLANK, "M3.8"
    return None


def open_calls(rules: MoonRules, held: int, dice: tuple[int, int] | None) -> tuple[str, ...]:
    """The trumps open to a bidder that holds the tiles ``held`` (M3.3, M3.8, M3.9)."""
    return tuple(call for call in CALLS if refusal(rules, held, dice, call) is None)


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
