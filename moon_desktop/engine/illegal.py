"""The one exception of the rules: which entry was refused, and why, in terms of a rule."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, TypeAlias

Facts: TypeAlias = dict[str, Any]
"""What a sentence about something refused needs, by name; which, its reason says."""


class Reason(StrEnum):
    """Why an entry cannot stand where it stands, as any game may say it, and why a bid, a call or
    a lead cannot; a game has enumerations of its own besides. The sentences are written elsewhere,
    for most of these of the facts named here.

    ``NOT_NOW`` and ``NOT_YOUR_TURN``: the seat in ``turn``; ``NOT_HELD``: the ``tile``, which may
    be a card; ``MUST_FOLLOW``: the ``tile``, what was ``led`` and its ``suit``;
    ``BID_NOT_OPEN``: what is ``open`` instead; ``BID_TOO_LOW``: the ``standing`` bid;
    ``TRUMP_NOT_OPEN`` and ``LEAD_TRUMP``: the ``trump``. ``IMPOSSIBLE``: no shuffle deals it, no
    clock brings it, and nobody at a table can choose it; only a record that was written by hand
    has it.
    """

    NOT_NOW = "not-now"
    NOT_YOUR_TURN = "not-your-turn"
    OVER = "over"
    IMPOSSIBLE = "impossible"
    NOT_HELD = "not-held"
    MUST_FOLLOW = "must-follow"
    BID_NOT_OPEN = "bid-not-open"
    BID_TOO_LOW = "bid-too-low"
    MUST_BID = "must-bid"
    TRUMP_NOT_OPEN = "trump-not-open"
    LEAD_TRUMP = "lead-trump"


class Illegal(Exception):
    """``entry`` cannot stand here, for ``reason``, a Reason or one of its game's own, by ``rule``
    (an id such as ``"M4.3"``).

    ``facts`` holds what a sentence about it needs: the seat in turn, the suit led, and so on.
    """

    def __init__(self, entry: object, reason: StrEnum, rule: str, **facts: object) -> None:
        super().__init__(f"{rule} {reason}: {entry!r}")
        self.entry = entry
        self.reason = reason
        self.rule = rule
        self.facts: Facts = facts


class Unplayable(ValueError):
    """House rules that contradict each other or hold a value that is not among a key's choices.

    ``keys`` are the keys concerned; ``reason`` is a short code: ``value`` or the contradiction.
    """

    def __init__(self, keys: tuple[str, ...], reason: str, value: object = None) -> None:
        super().__init__(f"{reason}: {', '.join(keys)}")
        self.keys = keys
        self.reason = reason
        self.value = value
