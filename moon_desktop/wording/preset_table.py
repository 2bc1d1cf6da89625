"""What the presets differ in, as a table of words, with the match in play among them."""

from __future__ import annotations

from typing import NamedTuple

from moon_desktop.games.moon_rules import CHOICES, PRESETS, MoonRules
from moon_desktop.wording.house_rules import choice_label, preset_name, rule_name
from moon_desktop.wording.quoting import printable
from moon_desktop.wording.rules_form import without_meaning
from moon_desktop.wording.tongue import tr

NO_MEANING = "–"
"""In place of a value that the other rules leave without meaning."""

_LONGEST_CHOICE = 24


class Column(NamedTuple):
    """One set of rules in the table; ``preset`` is its key, or None for rules of one's own."""

    heading: str
    preset: str | None
    rules: MoonRules
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


def preset_table(in_play: MoonRules) -> PresetTable:
    """The presets compared, with ``in_play`` as the first column if it is none of them.

    A rule has no row if it is the same in all columns, or on in none of them.
    """
    columns = [
        Column(preset_name(key), key, rules, same_game(rules, in_play))
        for key, rules in PRESETS.items()
    ]
    if not any(column.in_play for column in columns):
        columns.insert(0, Column(tr("This match"), None, in_play, True))
    rows = [
        Row(key, rule_name(key), tuple(cell(column.rules, key) for column in columns))
        for key in CHOICES
        if _tells_apart(key, [column.rules for column in columns])
    ]
    return PresetTable(tuple(columns), tuple(rows))


def _tells_apart(key: str, sets: list[MoonRules]) -> bool:
    values = {value(rules, key) for rules in sets}
    # Not switched on is the same as not there.
    return len(values) > 1 and values != {None, False}


def value(rules: MoonRules, key: str) -> object:
    """What ``rules`` say at ``key``; None where it has no meaning (M8)."""
    values = rules.to_record()
    return values[key] if without_meaning(key, values) is None else None


def cell(rules: MoonRules, key: str) -> str:
    """The value of house rule ``key`` in words, or a dash where it has no meaning (M8)."""
    found = value(rules, key)
    if found is None:
        return NO_MEANING
    return printable(choice_label(key, found), _LONGEST_CHOICE)


def same_game(one: MoonRules, other: MoonRules) -> bool:
    """Whether both are one game, whatever stands at keys without meaning (M8)."""
    return all(value(one, key) == value(other, key) for key in CHOICES)
