"""Every key of the house rules: switched in the dialog alone, summed up, recorded, and seen to act
in one of the rooms beside this one (M8)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from moon_desktop.games.moon_rules import CHOICES, MoonRules
from moon_desktop.record_file import read_record
from moon_desktop.wording.rules_line import rules_line
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

WITH: dict[str, dict[str, Any]] = {
    "partners": {"seats": 4},
    "match_length": {"match": "best-of"},
    "game_marks": {"match": "marks"},
}
"""What a key needs to have a meaning."""


def test_every_key_and_every_choice_is_here():
    assert list(OTHERS) == list(CHOICES)
    for key, choices in CHOICES.items():
        default = getattr(MoonRules(), key)
        assert default not in OTHERS[key]
        if choices is not None:
            assert {default, *OTHERS[key]} == set(choices)


def test_every_key_is_seen_to_act():
    """Each has tests of its own name in the rooms, on and off."""
    rooms = Path(__file__).parent.glob("test_rule_*.py")
    text = "\n".join(room.read_text("utf-8") for room in rooms if room != Path(__file__))
    tests = re.findall(r"^def test_(\w+)\(house", text, re.MULTILINE)
    for key in CHOICES:
        mine = [name for name in tests if name == key or name.startswith(f"{key}_")]
        assert len(mine) >= 2, key


@pytest.mark.parametrize("key", OTHERS)
def test_key_is_switched_in_the_dialog(open_table, data, key):
    """The next match has it, says so in its summary, and has it on record; the one in play goes
    on under its own rules."""
    person = open_table()
    person.asked()
    lines = set()
    for value in OTHERS[key]:
        in_play = person.host.match.rules
        kept = set_rules(person, **{**WITH.get(key, {}), key: value})
        assert getattr(kept, key) == value
        assert person.host.match.rules == in_play
        lines.add(begin_match(person))
        person.asked()
        assert person.host.match.rules == kept
        assert getattr(read_record(data / "match.moon").match.rules, key) == value
    set_rules(person, **MoonRules().to_record())
    lines.add(begin_match(person))
    assert rules_line(person.host.match.rules) == rules_line(MoonRules())
    assert len(lines) == len(OTHERS[key]) + 1
