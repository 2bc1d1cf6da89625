"""Every key of the house rules: switched in the dialog, summed up, recorded, and seen to act in one
of the rooms beside this one (M8)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from moon_desktop.disk.record_file import read_record
from moon_desktop.games.moon.rules import CHOICES, MoonRules
from moon_desktop.games.moon.show.rule_sets import rules_line
from tests.gui.rules_by_hand import begin_match, set_rules

pytestmark = pytest.mark.timeout(60)

OTHERS: dict[str, tuple[Any, ...]] = {
    "seats": (4,),
    "partners": (True,),
    "double_blank": (False,),
    "widow_timing": ("after-trump",),
    "minimum_bid": (3, 5),
    "all_pass": ("force-dealer",),
    "over": (False,),
    "under": (False,),
    "shoot_tops": (2, 3),
    "shoot_after_seven": (True,),
    "follow_me": ("blanks", "off"),
    "aggie_dice": (True,),
    "named_lead": (True,),
    "first_lead_trump": (True,),
    "stop_when_set": (True,),
    "overtricks": (True,),
    "renege": ("forfeit",),
    "scoring": ("marks",),
    "target": (7, 250),
    "hickeys": (True,),
    "match": ("best-of", "marks", "timed"),
    "match_length": (3, 9),
    "game_marks": ("winner-only",),
}
"""The values of each key beside its default; of numbers, some."""

TOGETHER: tuple[dict[str, Any], ...] = (
    {
        "seats": 4,
        "partners": True,
        "minimum_bid": 3,
        "all_pass": "force-dealer",
        "over": False,
        "shoot_tops": 2,
        "follow_me": "off",
        "stop_when_set": True,
        "overtricks": True,
        "target": 250,
        "match": "best-of",
        "match_length": 3,
    },
    {
        "double_blank": False,
        "minimum_bid": 5,
        "under": False,
        "shoot_tops": 3,
        "shoot_after_seven": True,
        "named_lead": True,
        "first_lead_trump": True,
        "scoring": "marks",
        "target": 7,
        "hickeys": True,
        "match": "marks",
        "match_length": 9,
        "game_marks": "winner-only",
    },
    {"widow_timing": "after-trump", "follow_me": "blanks"},
    {"aggie_dice": True, "renege": "forfeit", "match": "timed"},
)
"""All of them in as few matches as they go into: each has a meaning beside the others."""


def test_every_key_and_every_choice_is_here():
    assert list(OTHERS) == list(CHOICES)
    for key, choices in CHOICES.items():
        default = getattr(MoonRules(), key)
        assert default not in OTHERS[key]
        if choices is not None:
            assert {default, *OTHERS[key]} == set(choices)


def test_every_key_is_seen_to_act():
    """Each has a test of its own name in the rooms. That it is off by default, and does not act
    then, is seen in the tests of the others, and proved of the game."""
    rooms = Path(__file__).parent.glob("test_rule_*.py")
    text = "\n".join(room.read_text("utf-8") for room in rooms if room != Path(__file__))
    tests = re.findall(r"^def test_(\w+)\(house", text, re.MULTILINE)
    for key in CHOICES:
        mine = [name for name in tests if name == key or name.startswith(f"{key}_")]
        assert mine, key


def test_every_other_value_is_switched_to():
    for key, values in OTHERS.items():
        assert {rules[key] for rules in TOGETHER if key in rules} == set(values)


def test_keys_are_switched_in_the_dialog(open_table, data):
    """The next match has them, says so in its summary, and has them on record; the one in play
    goes on under its own rules."""
    person = open_table()
    for switched in TOGETHER:
        wanted = MoonRules(**switched)
        person.asked()
        in_play = person.host.match.rules
        kept = set_rules(person, **wanted.to_record())
        assert person.host.match.rules == in_play
        assert begin_match(person) == rules_line(kept) == rules_line(wanted)
        person.asked()
        assert person.host.match.rules == kept
        recorded = read_record(data / "match.moon").match.rules
        assert recorded == kept
        assert {key: getattr(recorded, key) for key in switched} == switched
