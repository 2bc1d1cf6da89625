"""The keys near the hand on which a game has its choices made."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.pieces import Piece

OfferKind: TypeAlias = Literal["figure", "plain", "great", "emblem", "picture"]
"""An ivory figure; a secondary word; a great promise, with a crescent; a picture with its name
below; a wide key: a picture, and beside or under it the name and a note."""


class OfferKey(NamedTuple):
    """A key that makes ``choice``, unless ``why`` says why it is not open; ``tip``: what it means;
    ``letters``: the letters and digits that press it, two in turn as in ``10``; ``note``: a few
    small words on the key itself, such as what it needs; ``meant``: the pieces of the hand that it
    is about, lifted while it is pointed at; ``row``: which of the rows of keys it stands in, from 0
    at the top, or None for a tall key at the left of all of them."""

    kind: OfferKind
    text: str
    choice: Choice
    emblem: str = ""
    why: str | None = None
    tip: str = ""
    letters: tuple[str, ...] = ()
    note: str = ""
    meant: tuple[Piece, ...] = ()
    row: int | None = 0


class Well(NamedTuple):
    """A sunken part of the panel round one ``row`` of keys, headed by a picture, a ``title`` and
    a ``note``, and at the other end by ``aside`` and a picture before it."""

    row: int
    emblem: str
    title: str
    note: str
    aside: str = ""
    aside_emblem: str = ""


class Offer(NamedTuple):
    """What is asked, and the keys of each row from left to right; ``heads``: small words over a
    row, by its number; ``wells``: the rows that lie in one; ``foot``: small words below all, such
    as what is not open now, and why."""

    question: str
    keys: tuple[OfferKey, ...]
    heads: tuple[tuple[int, str], ...] = ()
    wells: tuple[Well, ...] = ()
    foot: str = ""
