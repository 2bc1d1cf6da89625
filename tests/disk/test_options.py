"""Each option is declared once, has its words, and is what some part of the program reads."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from moon_desktop.app.preferences import option_choices
from moon_desktop.disk.settings import CHOICES, Settings
from moon_desktop.engine.record import HUMAN
from moon_desktop.players.levels import OWN
from moon_desktop.words import computer_players, options

PACKAGE = Path(__file__).resolve().parents[2] / "moon_desktop"

FORMS = {"settings.py", "player_form.py", "table_page.py", "look_page.py", "keys_page.py"}
"""They keep and show every option; that alone is no use to anybody."""

GATHERED = {
    "seats": set(Settings._fields[:12]),
    "faces": {name for name in Settings._fields if name.endswith("_face")},
    "look": {"theme", "felt", "tiles", "numerals", "tones"},
}
"""What properties of ``Settings`` are made of."""

TEXTS = {file: file.read_text(encoding="utf-8") for file in PACKAGE.rglob("*.py")}


def test_nothing_else_asks_qt_for_what_was_kept():
    assert [file for file, text in TEXTS.items() if "QSettings(" in text] == []
    asks = re.compile(r"store\.(value|setValue|contains|remove|allKeys)\(")
    assert [file.name for file, text in TEXTS.items() if asks.search(text)] == ["settings.py"]


def test_what_is_declared_is_read_where_it_matters():
    """That what is read is declared, the types tell."""
    readers = [text for file, text in TEXTS.items() if file.name not in FORMS and "ettings" in text]
    read = {word for text in readers for word in re.findall(r"\.(\w+)\b", text)}
    assert set(GATHERED) <= read
    assert set(Settings._fields) - read <= set().union(*GATHERED.values())


# --- words --------------------------------------------------------------------------------


def test_no_option_lacks_words_and_no_words_lack_an_option():
    assert list(options.OPTIONS) == list(Settings._fields)


@pytest.mark.parametrize("option", CHOICES)
def test_choices_are_those_of_an_option_and_its_default_is_one_of_them(option):
    assert getattr(Settings(), option) in CHOICES[option]


@pytest.mark.parametrize("option", Settings._fields)
def test_option_has_a_short_label_and_one_sentence(option):
    assert 3 <= len(options.label(option)) <= 24
    assert options.help_line(option).endswith(".")
    assert ". " not in options.help_line(option)


def test_labels_differ():
    assert len({options.label(name) for name in Settings._fields}) == len(Settings._fields)


@pytest.mark.parametrize("option", CHOICES)
def test_choices_of_an_option_have_words_that_differ(option):
    words = [options.CHOICES[option][value] for value in CHOICES[option]]
    assert all(words)
    assert len(set(words)) == len(words)


def test_players_have_words_that_differ():
    players = (HUMAN, *OWN)
    assert all(player in option_choices()["left_player"] for player in players)
    words = [computer_players.player(player) for player in players]
    assert len(set(words)) == len(players)
    assert set(words).isdisjoint(players), "a word of the record, not of a person"
