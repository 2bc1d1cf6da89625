"""Copies saved and records opened, good and bad, in the window."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog

from moon_desktop.disk.record_file import read_record
from moon_desktop.disk.rules_file import NamedRules, write_rules
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.windows.learning.welcome.new_match import NewMatch
from moon_desktop.windows.main import actions
from tests.kit.arrange import Table
from tests.kit.lying import assert_lies
from tests.kit.person import until
from tests.kit.table_positions import filed, following, leading, won

pytestmark = pytest.mark.usefixtures("unpainted")


def test_a_copy_is_called_by_the_game_and_the_day(sit_at):
    person = sit_at(leading())
    person.do(actions.SAVE)
    (box,) = person.window.findChildren(QFileDialog)
    assert Path(box.selectedFiles()[0]).name == f"moon-{date.today()}.moon"
    box.close()


@pytest.mark.parametrize(
    ("bad", "line"),
    [(b"noise\n", 1), (b'{"event": "play", "seat": 1, "tile": "6-5"}\n', 11)],
    ids=["no record", "out of turn"],
)
def test_bad_record_is_refused_with_its_line_and_nothing_changes(sit_at, tmp_path, data, bad, line):
    person = sit_at(leading())
    journal = (data / "match.moon").read_bytes()
    entries, header = person.host.entries, person.host.header
    path = tmp_path / "bad.moon"
    content = b"".join([*following().lines()[: line - 1], bad])
    path.write_bytes(content)
    assert not person.program.matches.open_file(path)
    words = person.heard()
    assert words.startswith(f"bad.moon cannot be opened. Line {line}: ")
    assert words.endswith("The file was left as it is.")
    assert path.read_bytes() == content
    assert (data / "match.moon").read_bytes() == journal
    assert (person.host.entries, person.host.header) == (entries, header)
    assert person.is_asked
    assert_lies(person.table.scene, person.host.sight)
    person.go_on()


@pytest.mark.parametrize("kind", ["none", "folder"])
def test_file_that_cannot_be_read_is_told_of(sit_at, tmp_path, kind):
    person = sit_at(leading())
    path = tmp_path / "there.moon"
    if kind == "folder":
        path.mkdir()
    assert not person.program.matches.open_file(path)
    assert person.heard().startswith("there.moon cannot be read. ")
    person.go_on()


def test_match_opens_where_it_stands_and_the_file_stays_as_it_is(sit_at, tmp_path, data):
    person = sit_at(leading())
    path = filed(following(), tmp_path / "other.moon")
    content = path.read_bytes()
    assert person.program.matches.open_file(path)
    assert person.host.entries == tuple(following().entries)
    person.asked()
    person.go_on()
    assert path.read_bytes() == content
    assert read_record(data / "match.moon").entries == person.host.entries


def test_it_is_told_where_the_match_before_is_and_where_a_copy_is(sit_at, tmp_path, monkeypatch):
    """On a strip that waits for no answer; its key shows the folder."""
    shown = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: shown.append(url.toLocalFile()))
    person = sit_at(leading())
    person.program.matches.open_file(filed(following(), tmp_path / "other.moon"))
    strip, records = person.window.strip, tmp_path / "data" / "records"
    assert strip.words.text() == "The record is open. The match before it is kept."
    assert not strip.visibleRegion().isEmpty()
    window, view = person.window, person.program.table.view
    assert (
        strip.mapTo(window, strip.rect().bottomLeft()).y()
        < view.mapTo(window, view.rect().topLeft()).y()
    )
    strip.show_folder.click()
    assert shown == [str(records)]
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton)
    assert not strip.isVisible()
    assert not any(timer.isActive() for timer in strip.findChildren(QTimer))
    person.program.matches.save_copy(tmp_path / "copy.moon")
    assert strip.words.text() == "A copy of the match is saved."
    strip.show_folder.click()
    assert shown[1:] == [str(tmp_path)]
    assert person.told == []
    usual = strip.words.font().pixelSize()
    person.window.resize(2560, 1440)
    until(lambda: strip.words.font().pixelSize() > 1.4 * usual, "words as large as the bar's")
    person.do(actions.NEW)
    assert not strip.isVisible(), "the table that is asked about has need of the height"
    QTest.keyClick(person.window.over.cover, Qt.Key.Key_Escape)
    person.go_on()


@pytest.mark.slow
def test_new_match_says_what_becomes_of_the_match_at_the_table(sit_at, tmp_path):
    def told(game):
        person.program.commands.new_match()
        dialog = person.window.findChildren(NewMatch)[-1]
        dialog.games[game].click()
        words = dialog.former.text()
        dialog.given_up.emit()
        return words

    person = sit_at(leading())
    among = "The match at the table goes among your records: History finds it there."
    waits = "Your match of Moon waits as it stands: New match goes on with it."
    assert (told("moon"), told("texas42")) == (among, waits)
    person.program.matches.begin(CATALOGUE["texas42"].presets["texas-42"], 3, game="texas42")
    assert told("texas42") == ""
    assert told("moon") == "The match of Moon that waits goes among your records."
    person.program.matches.open_file(filed(won(), tmp_path / "won.moon"))
    assert (told("moon"), told("texas42")) == (among, "")


def test_record_of_several_persons_goes_on_with_one(open_table, tmp_path):
    path = tmp_path / "three.moon"
    path.write_bytes(b"".join(Table().deal().lines()))
    person = open_table(start=(path,))
    assert [seat.player for seat in person.host.header.seats] == ["human"] * 3
    for _ in range(4):
        person.go_on()


def test_record_of_computer_players_alone_goes_on_by_itself(open_table, tmp_path):
    person = open_table(start=(filed(leading(), tmp_path / "nobody.moon", you=9),))
    person.asked()
    assert person.host.sight.phase == "deal"
    person.read_on()
    assert person.host.match.number == 2


def test_finished_match_of_computer_players_stays_to_be_looked_at(open_table, tmp_path):
    person = open_table(start=(filed(won(), tmp_path / "won.moon", you=9),))
    person.asked()
    QTest.qWait(50)
    assert person.window.card.isVisible()
    assert not [box for box in person.window.findChildren(QDialog) if box.isVisible()]
    assert not any(timer.isActive() for timer in person.program.croupier.findChildren(QTimer))


# --- copies ----------------------------------------------------------------------------------


def test_copy_opens_as_the_same_match(sit_at, tmp_path):
    person = sit_at(leading())
    person.go_on()
    person.asked()
    path = tmp_path / "copy.moon"
    assert person.program.matches.save_copy(path)
    entries, header = person.host.entries, person.host.header
    reading = read_record(path)
    assert (reading.entries, reading.header) == (entries, header)
    person.go_on()
    assert person.program.matches.open_file(path)
    assert (person.host.entries, person.host.header) == (entries, header)
    assert person.asked().phase == "play"


@pytest.mark.parametrize("place", ["no folder/copy.moon", "a file/copy.moon", "folder.moon"])
def test_copy_that_cannot_be_written_is_told_of(sit_at, tmp_path, place):
    person = sit_at(leading())
    (tmp_path / "a file").write_bytes(b"")
    (tmp_path / "folder.moon").mkdir()
    assert not person.program.matches.save_copy(tmp_path / place)
    assert person.heard().startswith(f"{Path(place).name} cannot be written. ")
    assert person.is_asked


# --- the boxes that ask for a file -----------------------------------------------------------


def test_box_opens_the_file_chosen_in_it(sit_at, tmp_path):
    person = sit_at(leading())
    person.do("open")
    (box,) = person.window.findChildren(QFileDialog)
    box.fileSelected.emit(str(filed(following(), tmp_path / "other.moon")))
    assert person.host.entries == tuple(following().entries)
    box.close()


def test_box_saves_a_copy_where_it_is_told(sit_at, tmp_path):
    person = sit_at(leading())
    person.do("save")
    (box,) = person.window.findChildren(QFileDialog)
    box.fileSelected.emit(str(tmp_path / "copy.moon"))
    assert read_record(tmp_path / "copy.moon").entries == person.host.entries
    box.close()


def test_house_rules_opened_as_a_record_are_told_what_they_are(open_table, tmp_path):
    path = tmp_path / "friday.json"
    write_rules(path, NamedRules("Friday", MoonRules()), CATALOGUE["moon"])
    person = open_table(MoonRules(), 0)
    person.asked()
    entries = person.host.entries
    assert not person.program.matches.open_file(path)
    assert "house rules" in person.heard()
    assert person.host.entries == entries
