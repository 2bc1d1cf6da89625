"""Each option is declared once, has its words, and is what some part of the program reads."""

from __future__ import annotations

import re
from pathlib import Path

from moon_desktop.app.preferences import known
from moon_desktop.disk.settings import OPTIONS, Settings
from moon_desktop.engine.record import HUMAN
from moon_desktop.players.levels import OWN
from moon_desktop.words import computer_players
from tests.kit.cases import each

PACKAGE = Path(__file__).resolve().parents[2] / "moon_desktop"

FORMS = {"settings.py", "players_page.py", "look_page.py", "keys_page.py"}
"""They keep and show every option; that alone is no use to anybody."""

GATHERED = {
    "seats": set(Settings._fields[:12]),
    "faces": {name for name in Settings._fields if name.endswith("_face")},
    "look": {"theme", "felt", "tiles", "numerals", "tones", "backs"},
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


def test_option_has_a_short_label_of_its_own_and_one_sentence():
    for option in OPTIONS.values():
        assert 3 <= len(option.label) <= 24
        assert option.help_line.endswith(".")
        assert ". " not in option.help_line
    assert len({option.label for option in OPTIONS.values()}) == len(OPTIONS)


@each("name", [name for name, option in OPTIONS.items() if option.choices])
def test_choices_of_an_option_have_words_that_differ_and_its_default_is_one(name):
    words = OPTIONS[name].choices
    assert getattr(Settings(), name) in words
    assert len({word for word in words.values() if word}) == len(words)


def test_players_have_words_that_differ():
    players = (HUMAN, *OWN)
    seatable = known().players
    assert seatable is not None
    assert all(player in seatable for player in players)
    words = [computer_players.player(player) for player in players]
    assert len(set(words)) == len(players)
    assert set(words).isdisjoint(players), "a word of the record, not of a person"
