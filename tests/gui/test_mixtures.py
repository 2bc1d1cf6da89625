"""House rules of every kind mixed, and the presets: set in the dialogs, played in the window."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtTest import QTest

from moon_desktop.cli.main import main
from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games.house_rules import choices_of
from moon_desktop.games.moon.entries import HandOver, TimeUp
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from moon_desktop.games.moon.show.house_rules import WORDS
from moon_desktop.windows.learning.welcome.new_match import NewMatch
from tests.gui.rules_by_hand import begin_match, opened, press_begin, set_rules

pytestmark = pytest.mark.usefixtures("unpainted")

HANDS = 6
"""Of a match that takes longer, so many are played."""

FIRST = (0, 3)
MORE = (106, 273)
"""Mixtures that bring what the first lack."""


def mixture(number: int) -> dict[str, Any]:
    """Some value for every key; where they contradict each other, a key in contradiction has
    its default, until the rules can be played (M7)."""
    dice = random.Random(number)
    values: dict[str, Any] = {
        key: dice.choice(choices) if choices else dice.randint(1, 9)
        for key, choices in choices_of(MoonRules).items()
    }
    while True:
        try:
            MoonRules(**values)
        except Unplayable as trouble:
            if trouble.reason == "best-of-odd":
                # With the default it would be a single game, and more often than not.
                values["match_length"] += 1
                continue
            default = MoonRules().to_record()
            key = dice.choice([key for key in trouble.keys if values[key] != default[key]])
            values[key] = default[key]
        else:
            return values


def test_mixtures_use_every_choice():
    mixed = [mixture(number) for number in (*FIRST, *MORE)]
    for key, choices in choices_of(MoonRules).items():
        used = {values[key] for values in mixed}
        assert len(used) == len(choices) if choices else len(used) > 2


def play_hands(person: Any, limit: int) -> None:
    """Plays until the match, or so many of its hands, are over; a clock runs out in the third."""
    hands = 0
    while hands < limit and person.asked().phase != "over":
        person.play_hand()
        hands += 1
        if hands == 3 and person.host.match.rules.match == "timed":
            person.program.clock.tick(person.host.match.rules.match_length * 60)


def play_mixture(open_table: Any, data: Any, number: int) -> None:
    players = dict.fromkeys(("left_player", "across_player", "right_player"), "random")
    person = open_table(by=("drag", "click", "keys", "click")[number % 4], **players)
    person.asked()
    wanted, in_play = mixture(number), person.host.match.rules
    rules = set_rules(person, **wanted)
    assert person.host.match.rules == in_play
    # Keys without a meaning under the others are closed in the dialog.
    idle = {key for key, value in wanted.items() if getattr(rules, key) != value}
    assert idle <= {
        "partners", "double_blank", "widow_timing", "shoot_tops", "shoot_after_seven",
        "follow_me", "named_lead", "overtricks", "match_length", "game_marks",
    }  # fmt: skip
    assert begin_match(person, str(number)) == WORDS.line(rules)
    assert person.host.match.rules == rules
    play_hands(person, HANDS)
    path = data / "match.moon"
    reading = read_record(path)
    assert reading.match.rules == rules
    assert reading.match == person.host.match
    assert reading.entries == person.host.entries
    ended = sum(isinstance(entry, HandOver) for entry in reading.entries)
    assert reading.match.over or ended == HANDS
    if rules.match == "timed" and ended > 3:
        assert TimeUp() in reading.entries
    assert main(["check", str(path)]) == 0
    assert person.told == []


@pytest.mark.slow
@pytest.mark.parametrize("number", FIRST)
def test_mixture_of_house_rules_is_played(open_table, data, number):
    play_mixture(open_table, data, number)


@pytest.mark.slow
@pytest.mark.parametrize("number", MORE)
def test_more_mixtures_of_house_rules_are_played(open_table, data, number):
    play_mixture(open_table, data, number)


@pytest.mark.slow
def test_every_preset_is_chosen_in_the_dialog(open_table, data):
    """M7: from the box of New match, with a deal number."""
    person = open_table(by="click")
    for number, preset in enumerate(PRESETS):
        person.asked()
        person.do("new")
        dialog = opened(person, NewMatch)
        dialog.sets[number].click()
        dialog.number.setFocus()
        QTest.keyClicks(dialog.number, str(40 + number))
        press_begin(dialog)
        header = read_record(data / "match.moon").header
        assert header == person.host.header
        assert (header.rules, header.seed) == (PRESETS[preset].to_record(), 40 + number)
        assert person.program.preferences.settings.base == preset
        person.asked()
        person.go_on()
    assert person.told == []
