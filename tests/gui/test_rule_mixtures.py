"""House rules of every kind mixed, set in the dialogs and played in the window."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtTest import QTest

from moon_desktop import checking
from moon_desktop.engine.entries import HandOver, TimeUp
from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games.moon_rules import CHOICES, PRESETS, MoonRules
from moon_desktop.record_file import read_record
from moon_desktop.windows.new_match import NewMatch
from tests.gui.rules_by_hand import begin_match, opened, pick, press_begin, set_rules

pytestmark = pytest.mark.timeout(60)

HANDS = 12
"""Of a match that takes longer, so many are played."""

DEALS = {
    "follow-me-42": "49",
    "fosdick": "8",
    "fosdick-widow": "49",
    "fosdick-partners": "14",
    "shoot-the-moon": "49",
    "shoot-the-moon-4": "34",
}
"""Deal numbers of short games."""


def mixture(number: int) -> dict[str, Any]:
    """Some value for every key; where they contradict each other, a key in contradiction has
    its default, until the rules can be played (M7)."""
    dice = random.Random(number)
    values: dict[str, Any] = {
        key: dice.choice(choices) if choices else dice.randint(1, 9)
        for key, choices in CHOICES.items()
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
    mixed = [mixture(number) for number in range(60)]
    for key, choices in CHOICES.items():
        assert len({values[key] for values in mixed}) == (len(choices) if choices else 9)


def play_hands(person: Any, limit: int) -> None:
    """Plays until the match, or so many of its hands, are over; a clock runs out in the third."""
    hands = 0
    while hands < limit and person.asked().phase != "over":
        person.play_hand()
        hands += 1
        if hands == 3 and person.host.match.rules.match == "timed":
            person.program.time.clock.tick(person.host.match.rules.match_length * 60)


def play_mixture(open_table: Any, data: Any, number: int) -> None:
    players = dict.fromkeys(("left_player", "across_player", "right_player"), "random")
    person = open_table(by=("drag", "click", "keys")[number % 3], **players)
    person.asked()
    wanted = mixture(number)
    rules = set_rules(person, **wanted)
    # Keys without a meaning under the others are closed in the dialog.
    idle = {key for key, value in wanted.items() if getattr(rules, key) != value}
    assert idle <= {
        "partners", "double_blank", "widow_timing", "shoot_tops", "shoot_after_seven",
        "follow_me", "named_lead", "overtricks", "match_length", "game_marks",
    }  # fmt: skip
    begin_match(person, str(number))
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
    assert checking.check([str(path)], verbose=False) == 0
    assert person.told == []


@pytest.mark.parametrize("number", range(12))
def test_mixture_of_house_rules_is_played(open_table, data, number):
    play_mixture(open_table, data, number)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(12, 72))
def test_more_mixtures_of_house_rules_are_played(open_table, data, number):
    play_mixture(open_table, data, number)


def test_every_preset_has_a_deal_number():
    assert set(DEALS) == set(PRESETS)


@pytest.mark.parametrize("preset", PRESETS)
def test_preset_is_chosen_in_the_dialog_and_played(open_table, data, preset):
    """M7: from the box of New match, with a deal number, to the end of a game."""
    person = open_table(by="click")
    person.asked()
    person.do("new")
    dialog = opened(person, NewMatch)
    pick(dialog.sets, list(PRESETS).index(preset))
    dialog.number.setFocus()
    QTest.keyClicks(dialog.number, DEALS[preset])
    press_begin(dialog)
    assert person.host.match.rules == PRESETS[preset]
    assert person.host.header.seed == int(DEALS[preset])
    assert person.program.settings.base == preset
    person.play_game()
    assert len(person.host.match.ledger.winners) == 1
    assert read_record(data / "match.moon").match == person.host.match
    assert person.told == []
