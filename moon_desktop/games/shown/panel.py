"""The keys near the hand on which a game has its choices made."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from moon_desktop.engine.entries import Choice

OfferKind: TypeAlias = Literal["figure", "plain", "brass", "emblem"]
"""An ivory figure; a secondary word; a great promise, in brass; a picture with its name below."""


class OfferKey(NamedTuple):
    """A key that makes ``choice``, unless ``why`` says why it is not open; ``tip``: what it means;
    ``letters``: the letters and digits that press it."""

    kind: OfferKind
    text: str
    choice: Choice
    emblem: str = ""
    why: str | None = None
    tip: str = ""
    letters: tuple[str, ...] = ()


class Offer(NamedTuple):
    """What is asked, and the keys from left to right."""

    question: str
    keys: tuple[OfferKey, ...]
