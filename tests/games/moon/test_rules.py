"""Moon's house rules: the presets, every key's values, and what contradicts itself."""

from __future__ import annotations

from typing import Any

import pytest

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games.moon.game import GAME
from moon_desktop.games.moon.rules import CHOICES, PRESETS, MoonRules
from tests.kit.walks import walked

NAMES = [
    "follow-me-42",
    "fosdick",
    "fosdick-widow",
    "fosdick-partners",
    "shoot-the-moon",
    "shoot-the-moon-4",
]
TABLE = """
seats             | 3            | 3            | 3            | 4       | 3            | 4
partners          | no           | no           | no           | yes     | no           | no
double_blank      | on           | off          | on           | –       | on           | –
widow_timing      | before-trump | –            | before-trump | –       | before-trump | –
minimum_bid       | 4            | 4            | 4            | 4       | 4            | 3
all_pass          | redeal       | redeal       | redeal       | redeal  | redeal       | redeal
over              | on           | on           | on           | on      | on           | on
under             | on           | off          | off          | off     | off          | off
shoot_tops        | 1            | 1            | 1            | 1       | 3            | 2
shoot_after_seven | off          | off          | off          | off     | off          | off
follow_me         | no-trump     | no-trump     | no-trump     | no-trump | blanks      | no-trump
aggie_dice        | off          | off          | off          | off     | off          | off
named_lead        | off          | off          | off          | off     | off          | off
first_lead_trump  | off          | off          | off          | off     | on           | on
stop_when_set     | off          | off          | off          | off     | on           | on
overtricks        | off          | off          | off          | on      | off          | off
renege            | prevent      | prevent      | prevent      | prevent | prevent      | prevent
scoring           | points       | points       | points       | points  | points       | points
target            | 21           | 21           | 21           | 21      | 21           | 21
hickeys           | off          | off          | off          | off     | on           | on
match             | single       | single       | single       | best-of | marks        | marks
match_length      | –            | –            | –            | 3       | 12           | 12
game_marks        | –            | –            | –            | –       | losers-pay   | losers-pay
"""
ROWS = [[cell.strip() for cell in row.split("|")] for row in TABLE.strip().splitlines()]
DEFAULTS: dict[str, Any] = {
    "seats": 3, "partners": False, "double_blank": True, "widow_timing": "before-trump",
    "minimum_bid": 4, "all_pass": "redeal", "over": True, "under": True, "shoot_tops": 1,
    "shoot_after_seven": False, "follow_me": "no-trump", "aggie_dice": False,
    "named_lead": False, "first_lead_trump": False, "stop_when_set": False,
    "overtricks": False, "renege": "prevent", "scoring": "points", "target": 21,
    "hickeys": False, "match": "single", "match_length": 1, "game_marks": "losers-pay",
}  # fmt: skip
VALUES: dict[str, Any] = {
    "seats": (3, 4), "partners": (True, False), "double_blank": (True, False),
    "widow_timing": ("before-trump", "after-trump"), "minimum_bid": (3, 4, 5),
    "all_pass": ("redeal", "force-dealer"), "over": (True, False), "under": (True, False),
    "shoot_tops": (1, 2, 3), "shoot_after_seven": (True, False),
    "follow_me": ("no-trump", "blanks", "off"), "aggie_dice": (True, False),
    "named_lead": (True, False), "first_lead_trump": (True, False),
    "stop_when_set": (True, False), "overtricks": (True, False),
    "renege": ("prevent", "forfeit"), "scoring": ("points", "marks"), "target": None,
    "hickeys": (True, False), "match": ("single", "best-of", "marks", "timed"),
    "match_length": None, "game_marks": ("losers-pay", "winner-only"),
}  # fmt: skip
STRANGERS: tuple[Any, ...] = (
    *(None, True, False, *range(-1, 7), 3.0, 1.0),
    *("3", "", "on", "Points", [], {}),
)
AT_EASE: dict[Any, Any] = {("partners", True): {"seats": 4}}
"""What a value needs beside it."""


def meant(cell, key):
    words = {"on": True, "off": False, "yes": True, "no": False, "–": DEFAULTS[key]}
    return words.get(cell, int(cell) if cell.isdigit() else cell)


def same(left, right):
    return type(left) is type(right) and left == right


@pytest.mark.parametrize("name", NAMES)
def test_each_preset_is_its_column(name):
    """M7: every key of it; a key without meaning has its default."""
    column = 1 + NAMES.index(name)
    assert PRESETS[name].to_record() == {row[0]: meant(row[column], row[0]) for row in ROWS}


def test_the_presets_are_these_six_and_the_first_is_the_default():
    """M7."""
    assert list(PRESETS) == NAMES
    assert PRESETS["follow-me-42"] == MoonRules()


def test_the_rules_have_exactly_the_keys_of_a_record():
    """M8: and their defaults."""
    assert MoonRules().to_record() == DEFAULTS
    assert list(CHOICES) == list(DEFAULTS)


@pytest.mark.parametrize("key", DEFAULTS)
def test_a_key_takes_its_values_and_no_other(key):
    """M8: of the type written, so neither ``true`` nor 1.0 is a 1."""
    allowed = VALUES[key] or (1, 7, 10**30)
    for value in allowed:
        rules = GAME.rules_of({**DEFAULTS, **AT_EASE.get((key, value), {}), key: value})
        assert same(rules.to_record()[key], value)
    for value in STRANGERS:
        values: dict[str, Any] = {key: value}
        number = VALUES[key] is None and type(value) is int and value > 0
        if number or any(same(value, one) for one in allowed):
            continue
        with pytest.raises(Unplayable) as refused:
            MoonRules(**values)
        assert (refused.value.keys, refused.value.reason) == ((key,), "value")
        assert refused.value.value == value


@pytest.mark.parametrize(
    ("house", "keys"),
    [
        ({"seats": 3, "partners": True}, {"seats", "partners"}),
        ({"seats": 4, "follow_me": "blanks"}, {"seats", "follow_me"}),
        ({"match": "best-of", "match_length": 2}, {"match", "match_length"}),
        ({"match": "best-of", "match_length": 10}, {"match", "match_length"}),
        ({"over": False, "under": False, "shoot_tops": 2}, {"over", "under", "shoot_tops"}),
        ({"over": False, "under": False, "shoot_tops": 3}, {"over", "under", "shoot_tops"}),
        (
            {"over": False, "under": False, "shoot_after_seven": True},
            {"over", "under", "shoot_after_seven"},
        ),
    ],
)
def test_a_combination_that_cannot_be_played_is_refused(house, keys):
    """M7: naming its keys; each alone is fine."""
    with pytest.raises(Unplayable) as refused:
        MoonRules(**house)
    assert set(refused.value.keys) == keys
    for key in house:
        values = {**house, key: DEFAULTS[key]}
        MoonRules(**(values if key != "seats" else {**values, "seats": 7 - house["seats"]}))


def test_combinations_that_look_odd_and_can_be_played():
    """M7: refused is only what is listed."""
    MoonRules(over=False, shoot_tops=3, shoot_after_seven=True)
    MoonRules(over=False, under=False)
    MoonRules(double_blank=False, follow_me="blanks")
    MoonRules(match="marks", match_length=2)
    MoonRules(seats=4, follow_me="off", named_lead=True)


MEANINGLESS = [
    ({"seats": 4}, "double_blank"),
    ({"seats": 4}, "widow_timing"),
    ({"double_blank": False}, "widow_timing"),
    ({"follow_me": "off"}, "named_lead"),
    ({"follow_me": "blanks"}, "named_lead"),
    ({"aggie_dice": True}, "named_lead"),
    ({"aggie_dice": True}, "follow_me"),
    ({"scoring": "marks"}, "overtricks"),
    ({"match": "single"}, "match_length"),
    ({"match": "single"}, "game_marks"),
    ({"match": "single"}, "hickeys"),
    ({"match": "best-of", "match_length": 3}, "game_marks"),
    ({"match": "best-of", "match_length": 3}, "hickeys"),
]


@pytest.mark.parametrize(("house", "key"), MEANINGLESS)
def test_a_key_without_meaning_is_accepted_and_ignored(house, key):
    """M8: the same match, entry for entry, whatever it says."""
    walks = []
    for value in VALUES[key] or (1, 2, 5):
        rules = MoonRules(**{"target": 9, **house, key: value})
        walks.append(walked(rules, seed=11, hands=6).entries)
    assert all(walk == walks[0] for walk in walks)


def test_rules_from_a_record_have_every_key_and_no_other():
    """M8."""
    assert GAME.rules_of(DEFAULTS) == MoonRules()
    with pytest.raises(Unplayable, match="unknown-key: trumps"):
        GAME.rules_of({**DEFAULTS, "trumps": True})
    short = {key: value for key, value in DEFAULTS.items() if key not in ("seats", "over")}
    with pytest.raises(Unplayable, match="missing-key: seats, over"):
        GAME.rules_of(short)
