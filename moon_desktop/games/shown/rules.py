"""House rules as values: the groups of their form, and what its choices propose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

LARGEST: Final = 999_999_999
"""The largest whole number that a person may set; a record may have any."""


class Group(NamedTuple):
    """The keys under one heading of the form, in its order."""

    heading: str
    keys: tuple[str, ...]


class Proposal(NamedTuple):
    """The key of a number, and what each choice of another key proposes for it."""

    key: str
    numbers: Mapping[object, int]
