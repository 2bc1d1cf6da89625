"""The one exception of the rules: which entry was refused, and why, in terms of a rule."""

from __future__ import annotations

from enum import StrEnum
from typing import Any


class Reason(StrEnum):
    """Why an entry cannot stand where it stands; the sentences are written elsewhere."""

    NOT_NOW = "not-now"
    NOT_YOUR_TURN = "not-your-turn"
    OVER = "over"
    DRAW_SEATS = "draw-seats"
    DRAWN_BEFORE = "drawn-before"
    NOT_IN_SET = "not-in-set"
    HAND_NUMBER = "hand-number"
    WRONG_DEALER = "wrong-dealer"
    DICE_MISSING = "dice-missing"
    DICE_NOT_ROLLED = "dice-not-rolled"
    DEAL_SIZE = "deal-size"
    TILE_TWICE = "tile-twice"
    WIDOW_MISSING = "widow-missing"
    NO_WIDOW = "no-widow"
    BID_NOT_OPEN = "bid-not-open"
    BID_TOO_LOW = "bid-too-low"
    MUST_BID = "must-bid"
    NOT_HELD = "not-held"
    KEEP_DOUBLE_BLANK = "keep-double-blank"
    TRUMP_NOT_OPEN = "trump-not-open"
    TRUMP_NOT_ON_DICE = "trump-not-on-dice"
    TRUMP_NEEDS_DOUBLE_BLANK = "trump-needs-double-blank"
    LEAD_DOUBLE_BLANK = "lead-double-blank"
    LEAD_TRUMP = "lead-trump"
    MUST_FOLLOW = "must-follow"
    NAME_AN_END = "name-an-end"
    NO_END_TO_NAME = "no-end-to-name"
    NOT_AN_END = "not-an-end"
    NOT_TIMED = "not-timed"
    TIME_TWICE = "time-twice"
    TIME_BEFORE_DEAL = "time-before-deal"


class Illegal(Exception):
    """``entry`` cannot stand here, for ``reason``, by ``rule`` (an id such as ``"M4.3"``).

    ``facts`` holds what a sentence about it needs: the seat in turn, the suit led, and so on.
    """

    def __init__(self, entry: object, reason: Reason, rule: str, **facts: Any) -> None:
        super().__init__(f"{rule} {reason}: {entry!r}")
        self.entry = entry
        self.reason = reason
        self.rule = rule
        self.facts = facts


class Unplayable(ValueError):
    """House rules that contradict each other or hold a value that is not among a key's choices.

    ``keys`` are the keys concerned; ``reason`` is a short code: ``value`` or the contradiction.
    """

    def __init__(self, keys: tuple[str, ...], reason: str, value: object = None) -> None:
        super().__init__(f"{reason}: {', '.join(keys)}")
        self.keys = keys
        self.reason = reason
        self.value = value
