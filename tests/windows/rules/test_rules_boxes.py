"""The boxes that ask for a name, for a file, and before a set is deleted."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.games.moon.show.house_rules import preset_name
from moon_desktop.windows.rules.boxes import (
    NameBox,
    ask_for_file,
    ask_to_delete,
    file_name,
    names_of_presets,
)

MOON = CATALOGUE["moon"]

pytestmark = pytest.mark.timeout(60)


@pytest.fixture
def parent(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    yield parent
    parent.close()


@pytest.fixture
def named() -> list[str]:
    return []


@pytest.fixture
def box(parent, named):
    return NameBox.ask(parent, "", ("Friday table", "שולחן"), names_of_presets(MOON), named.append)


def write(box: NameBox, text: str) -> None:
    box.line.setText(text)


def test_no_name_is_asked_for(box, named):
    assert not box.save.isEnabled()
    assert "need a name" in box.said.text()
    write(box, " \u202e ")
    assert not box.save.isEnabled()
    QTest.keyClick(box.line, Qt.Key.Key_Return)
    assert named == []
    assert box.isVisible()


def test_free_name_is_handed_over_clean(box, named):
    write(box, "  Sunday\u202e night ")
    assert (box.save.text(), box.save.isEnabled(), box.said.text()) == ("&Save", True, "")
    QTest.keyClick(box.line, Qt.Key.Key_Return)
    assert named == ["Sunday night"]


@pytest.mark.parametrize(
    "name", [*PRESETS, *map(preset_name, PRESETS), "FOSDICK", " shoot  the moon "]
)
def test_name_of_a_preset_is_refused(box, named, name):
    write(box, name)
    assert not box.save.isEnabled()
    assert "the name of published rules" in box.said.text()
    assert box.line.accessibleDescription() == box.said.text()
    box.save.click()
    assert named == []


def test_name_of_an_own_set_is_replaced_after_it_was_said(box, named):
    assert {"follow-me-42", "shoot the moon for four"} <= names_of_presets(MOON)
    write(box, "friday TABLE")
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


@pytest.mark.parametrize(("place", "agreed"), [(0, 1), (1, 0)])
def test_deleting_is_asked_about(parent, place, agreed):
    calls: list[int] = []
    box = ask_to_delete(parent, "<b>Friday</b>", lambda: calls.append(1))
    assert isinstance(box, QMessageBox)
    assert "<b>Friday</b>" in box.text()
    assert box.textFormat() == Qt.TextFormat.PlainText
    role = (QMessageBox.ButtonRole.AcceptRole, QMessageBox.ButtonRole.RejectRole)[place]
    (button,) = (button for button in box.buttons() if box.buttonRole(button) == role)
    button.click()
    assert len(calls) == agreed


def test_return_and_escape_delete_nothing(parent):
    calls: list[int] = []
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        box = ask_to_delete(parent, "Friday", lambda: calls.append(1))
        QTest.keyClick(box, key)
        assert not box.isVisible()
    assert calls == []


def test_file_to_import_is_handed_over(parent, tmp_path):
    found: list[Path] = []
    box = ask_for_file(parent, found.append)
    assert box.acceptMode() == QFileDialog.AcceptMode.AcceptOpen
    assert box.nameFilters()[0] == "House rules (*.json)"
    box.fileSelected.emit(str(tmp_path / "friday.json"))
    box.close()
    assert found == [tmp_path / "friday.json"]


def test_place_to_export_to_is_handed_over(parent, tmp_path):
    found: list[Path] = []
    box = ask_for_file(parent, found.append, "Friday table")
    assert box.acceptMode() == QFileDialog.AcceptMode.AcceptSave
    assert box.defaultSuffix() == "json"
    assert Path(box.selectedFiles()[0]).name == "friday-table.json"
    box.fileSelected.emit(str(tmp_path / "friday.json"))
    box.close()
    assert found == [tmp_path / "friday.json"]


def test_buttons_before_deleting_have_letters(parent):
    box = ask_to_delete(parent, "Friday", list)
    letters = {button.shortcut().toString() for button in box.buttons()}
    assert letters == {"Alt+D", "Alt+K"}
    box.close()


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Friday table", "friday-table.json"),
        ("Fosdick’s: ../a\\b*?", "fosdick-s-a-b.json"),
        ("שולחן שישי", "שולחן-שישי.json"),
        ("…", "house-rules.json"),
    ],
)
def test_file_is_called_as_the_rules_are(name, file):
    assert file_name(name) == file
