"""The boxes that ask for a name, for a file, and before a set is deleted."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.games.moon.show.house_rules import WORDS
from moon_desktop.windows.paper.boxes import file_name
from moon_desktop.windows.rules.boxes import (
    NameBox,
    ask_for_file,
    ask_to_delete,
    names_of_presets,
)
from tests.kit.cases import each

MOON = CATALOGUE["moon"]


@pytest.fixture
def named() -> list[str]:
    return []


@pytest.fixture
def box(parent, named):
    return NameBox(parent, "", ("Friday table", "שולחן"), names_of_presets(MOON), named.append)


def test_no_name_is_asked_for(box, named):
    assert not box.save.isEnabled()
    assert "need a name" in box.said.text()
    box.line.setText(" \u202e ")
    assert not box.save.isEnabled()
    QTest.keyClick(box.line, Qt.Key.Key_Return)
    assert named == []
    assert box.isVisible()


def test_free_name_is_handed_over_clean(box, named):
    box.line.setText("  Sunday\u202e night ")
    assert (box.save.text(), box.save.isEnabled(), box.said.text()) == ("&Save", True, "")
    QTest.keyClick(box.line, Qt.Key.Key_Return)
    assert named == ["Sunday night"]


@pytest.mark.parametrize(
    "name", [*PRESETS, *map(WORDS.preset_name, PRESETS), "CLASSIC MOON", " wild  moon "]
)
def test_name_of_a_preset_is_refused(box, named, name):
    box.line.setText(name)
    assert not box.save.isEnabled()
    assert "the name of published rules" in box.said.text()
    assert box.line.accessibleDescription() == box.said.text()
    box.save.click()
    assert named == []


def test_name_of_an_own_set_is_replaced_after_it_was_said(box, named):
    assert {"follow-me-42", "four-handed moon"} <= names_of_presets(MOON)
    box.line.setText("friday TABLE")
    assert (box.save.text(), box.save.isEnabled()) == ("&Replace", True)
    assert "“\u2068Friday table\u2069” already" in box.said.text()
    box.save.click()
    assert named == ["Friday table"]


def test_long_name_is_cut_as_it_is_typed(box):
    box.line.setFocus()
    QTest.keyClicks(box.line, "n" * 39)
    assert box.said.text() == ""
    QTest.keyClicks(box.line, "n" * 20)
    assert len(box.line.text()) == 40
    assert "at most 40 letters" in box.said.text()
    assert box.save.isEnabled()


@pytest.mark.parametrize(
    ("key", "agreed"), [("Alt+D", 1), ("Alt+K", 0), ("Return", 0), ("Escape", 0)]
)
def test_deleting_is_asked_about(parent, key, agreed):
    calls: list[int] = []
    box = ask_to_delete(parent, "<b>Friday</b>", lambda: calls.append(1))
    assert "<b>Friday</b>" in box.words.text()
    assert box.words.textFormat() == Qt.TextFormat.PlainText
    letters = {button.shortcut().toString(): button for button in box.keys.buttons()}
    if key in letters:
        letters[key].click()
    else:
        QTest.keyClick(box, getattr(Qt.Key, f"Key_{key}"))
    assert not box.isVisible()
    assert len(calls) == agreed


@pytest.mark.parametrize("name", [None, "Friday table"], ids=["import", "export"])
def test_file_is_asked_for(parent, tmp_path, name):
    found: list[Path] = []
    box = ask_for_file(parent, found.append, name)
    assert box.nameFilters()[0] == "House rules (*.json)"
    if name is None:
        assert box.acceptMode() == QFileDialog.AcceptMode.AcceptOpen
    else:
        assert box.acceptMode() == QFileDialog.AcceptMode.AcceptSave
        assert box.defaultSuffix() == "json"
        assert Path(box.selectedFiles()[0]).name == "friday-table.json"
    box.fileSelected.emit(str(tmp_path / "friday.json"))
    box.close()
    assert found == [tmp_path / "friday.json"]


@each(
    ("name", "file"),
    [
        ("Friday table", "friday-table.json"),
        ("Fosdick’s: ../a\\b*?", "fosdick-s-a-b.json"),
        ("שולחן שישי", "שולחן-שישי.json"),
        ("…", "house-rules.json"),
    ],
)
def test_file_is_called_as_the_rules_are(name, file):
    assert file_name(name, ".json", "house-rules") == file
