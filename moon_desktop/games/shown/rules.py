"""House rules as values: the groups of their form, and sets of them beside each other."""

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


class Column(NamedTuple):
    """One set of rules in the table; ``preset`` is its key, or None for rules of one's own."""

    heading: str
    preset: str | None
    in_play: bool


class Row(NamedTuple):
    """One house rule and its value in each column."""

    key: str
    heading: str
    cells: tuple[str, ...]


class PresetTable(NamedTuple):
    """Columns beside each other, and a row for each house rule they differ in."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
