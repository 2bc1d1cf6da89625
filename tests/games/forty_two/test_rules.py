"""Texas 42's house rules: the presets, every key's values, and what contradicts itself."""

from __future__ import annotations

from typing import Any

import pytest

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games import CATALOGUE
from moon_desktop.games.forty_two.game import GAME
from moon_desktop.games.forty_two.rules import CHOICES, PRESETS, FortyTwoRules
from tests.kit.forty_two import walked

NAMES = ["texas-42", "straight-42", "tournament-42", "texas-42-all", "points-250"]
TABLE = """
minimum_bid       | 30           | 30           | 30      | 30           | 30
opening_marks     | 2            | 2            | 2       | 2            | 2
mark_step         | one          | one          | one     | double       | one
all_pass          | force-dealer | force-dealer | redeal  | force-dealer | redeal
plunge            | on           | off          | off     | on           | off
splash            | off          | off          | off     | on           | off
doubles_trump     | on           | on           | on      | on           | on
sevens            | off          | off          | off     | on           | off
follow_me         | marks        | always       | always  | always       | always
nel_o             | forced       | off          | off     | marks        | off
nel_o_doubles     | bidder       | –            | –       | bidder       | –
first_lead_trump  | off          | off          | off     | off          | off
renege            | prevent      | prevent      | prevent | prevent      | prevent
stop_when_decided | off          | off          | off     | on           | –
scoring           | marks        | marks        | marks   | marks        | points
target            | 7            | 7            | 7       | 7            | 250
match             | single       | single       | best-of | single       | single
match_length      | 1            | 1            | 3       | 1            | 1
"""
ROWS = [[cell.strip() for cell in row.split("|")] for row in TABLE.strip().splitlines()]
VALUES: dict[str, Any] = {
    "minimum_bid": (30, 31), "opening_marks": (1, 2, 3), "mark_step": ("one", "two", "double"),
    "all_pass": ("force-dealer", "redeal"), "plunge": (True, False), "splash": (True, False),
    "doubles_trump": (True, False), "sevens": (True, False),
    "follow_me": ("marks", "always", "off"), "nel_o": ("forced", "marks", "off"),
    "nel_o_doubles": ("bidder", "high", "low", "own"), "first_lead_trump": (True, False),
    "renege": ("prevent", "forfeit"), "stop_when_decided": (True, False),
    "scoring": ("marks", "points"), "target": None, "match": ("single", "best-of"),
    "match_length": None,
}  # fmt: skip
STRANGERS: tuple[Any, ...] = (
    *(None, True, False, *range(-1, 5), 29, 30, 31, 32, 30.0, 1.0),
    *("3", "", "on", "Points", "timed", [], {}),
)


def meant(cell: str, key: str) -> object:
    words = {"on": True, "off": False, "–": getattr(FortyTwoRules(), key)}
    if key in ("follow_me", "nel_o"):
        return cell
    return words.get(cell, int(cell) if cell.isdigit() else cell)


def same(left: object, right: object) -> bool:
    return type(left) is type(right) and left == right


@pytest.mark.parametrize("name", NAMES)
def test_each_preset_is_its_column(name):
    """T9: every key of it; a key without meaning has its default."""
    column = 1 + NAMES.index(name)
    assert PRESETS[name].to_record() == {row[0]: meant(row[column], row[0]) for row in ROWS}
    assert CATALOGUE.preset(name)[0] is CATALOGUE["texas42"]


def test_the_presets_are_these_five_and_the_first_is_the_default():
    """T9."""
    assert list(PRESETS) == NAMES
    assert PRESETS["texas-42"] == FortyTwoRules()
    assert list(CHOICES) == list(VALUES) == [row[0] for row in ROWS]


@pytest.mark.parametrize("key", VALUES)
def test_a_key_takes_its_values_and_no_other(key):
    """T9: of the type written, so neither ``true`` nor 1.0 is a 1."""
    allowed = VALUES[key] or (1, 7, 10**30)
    for value in allowed:
        rules = GAME.rules_of({**FortyTwoRules().to_record(), key: value})
        assert same(rules.to_record()[key], value)
    for value in STRANGERS:
        number = VALUES[key] is None and type(value) is int and value > 0
        if number or any(same(value, one) for one in allowed):
            continue
        with pytest.raises(Unplayable) as refused:
            FortyTwoRules(**{key: value})
        assert (refused.value.keys, refused.value.reason) == ((key,), "value")


@pytest.mark.parametrize("length", [2, 10])
def test_an_even_number_of_games_is_no_best_of(length):
    """T8.4, T9: alone it is fine, for it means nothing."""
    with pytest.raises(Unplayable) as refused:
        FortyTwoRules(match="best-of", match_length=length)
    assert (refused.value.keys, refused.value.reason) == (("match", "match_length"), "best-of-odd")
    FortyTwoRules(match_length=length)


MEANINGLESS: list[tuple[dict[str, Any], str]] = [
    ({"nel_o": "off"}, "nel_o_doubles"),
    ({"nel_o": "forced", "all_pass": "redeal"}, "nel_o_doubles"),
    ({"scoring": "points"}, "stop_when_decided"),
    ({"match": "single"}, "match_length"),
]


@pytest.mark.parametrize(("house", "key"), MEANINGLESS)
def test_a_key_without_meaning_is_accepted_and_ignored(house, key):
    """T7.3, T9: the same match, entry for entry, whatever it says."""
    walks = []
    for value in VALUES[key] or (1, 2, 5):
        rules = FortyTwoRules(**{"target": 900, **house, key: value})
        walks.append(walked(rules, 11, 8).entries)
    assert all(walk == walks[0] for walk in walks)


def test_rules_from_a_record_have_every_key_and_no_other():
    """T9."""
    values = FortyTwoRules().to_record()
    with pytest.raises(Unplayable, match="unknown-key: seats"):
        GAME.rules_of({**values, "seats": 4})
    del values["plunge"]
    with pytest.raises(Unplayable, match="missing-key: plunge"):
        GAME.rules_of(values)
