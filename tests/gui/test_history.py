"""The window of all matches, and what it does with them."""

from __future__ import annotations

import csv
import json
import os
import shutil
import threading
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QFile, QMimeData, QPoint, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton, QStyleOptionViewItem, QWidget

from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Note
from moon_desktop.engine.record import HUMAN, SeatName
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.memory import records
from moon_desktop.memory.index import Listed
from moon_desktop.windows.history.model import Told
from moon_desktop.windows.history.window import HistoryWindow
from moon_desktop.windows.paper.boxes import Message
from moon_desktop.windows.review.window import ReviewWindow
from moon_desktop.words.computer_players import NAMES
from moon_desktop.words.language import speak
from moon_desktop.words.names import YOU
from tests.kit import forty_two
from tests.kit.arrange import Table
from tests.kit.cases import each
from tests.kit.person import until
from tests.kit.table_positions import filed, leading


def begun(path: Path, table: Table, when: str, people: int | None = 0) -> Path:
    """A match as it was put away."""
    path.parent.mkdir(parents=True, exist_ok=True)
    head, *lines = filed(table, path, people).read_text("utf-8").splitlines(keepends=True)
    text = json.dumps({**json.loads(head), "created": f"{when}T12:00:00Z"}) + "\n"
    path.write_text(text + "".join(lines), "utf-8")
    return path


@pytest.fixture
def person(data, open_table):
    """Somebody with a won match, a lost one, one that was left, and an odd file."""
    past = data / "records"
    begun(past / "won.moon", Table(target=7).sweep(0, "7"), "2025-01-02")
    begun(past / "lost.moon", Table(target=7).sweep(1, "7"), "2025-02-03")
    begun(past / "left.moon", Table("fosdick").deal(), "2025-03-04")
    (past / "odd.moon").write_text("a letter\n")
    person = open_table(MoonRules(), 5)
    person.asked()
    return person


@pytest.fixture
def room(person):
    room = person.program.commands.history
    room.open()
    until(lambda: not person.program.croupier.memory.busy, "the records")
    return room


def shown(room) -> list[str]:
    """The files of the list, from above."""
    return [told.match.path.rpartition("/")[2] for told in room.window.model.rows]


def choose(room, *names: str) -> None:
    paths = [told.match.path for told in room.window.model.rows]
    room.window.choose([path for path in paths if path.rpartition("/")[2] in names])


def settled(room) -> None:
    until(lambda: not room.busy, "the records")


def test_all_matches_are_listed_the_latest_first_and_that_at_the_table_above(room):
    first, *names = shown(room)
    assert first == "match.moon"
    assert [name for name in names if name != "odd.moon"] == ["left.moon", "lost.moon", "won.moon"]
    told = {told.match.path: told.columns for told in room.window.model.rows}
    assert told["records/won.moon"][3].startswith("Won 7")
    assert told["records/lost.moon"][3].startswith("Lost 0 : 7")
    assert told["records/left.moon"][3] == "Left in hand 1"
    assert told["records/odd.moon"][1:3] == ("Cannot be read", "odd.moon")
    assert told["match.moon"][3] == "At the table, hand 1"


def test_a_few_matches_are_more_than_nothing(room):
    assert room.window.line.text() == "5 matches, 0.1 MB."


def test_matches_have_the_sign_of_their_game_and_faces_of_who_sat_there(room):
    model = room.window.model
    row = shown(room).index("won.moon")
    sign, faces = (
        model.data(model.index(row, column), Qt.ItemDataRole.DecorationRole) for column in (1, 2)
    )
    assert sign.width() < faces.width()
    odd = model.index(shown(room).index("odd.moon"), 1)
    assert model.data(odd, Qt.ItemDataRole.DecorationRole) is None


def test_what_is_typed_and_the_chips_find_matches(room):
    window = room.window
    for text, found in (("WON nobody", []), ("won", ["won.moon"]), ("2025-0", 3), ("  ", 5)):
        window.search.setText(text)
        assert shown(room) == found or len(shown(room)) == found
        assert window.nothing.isVisible() == (not shown(room)), "a list says that it is empty"
    chip = next(chip for chip in window.chips if chip.text() == "Lost")
    chip.click()
    assert shown(room) == ["lost.moon"]
    chip.click()
    window.games.keys["texas42"].click()
    assert shown(room) == []
    window.games.keys[None].click()
    assert len(shown(room)) == 5


def test_what_is_chosen_stays_so_while_it_is_listed(room):
    window = room.window
    choose(room, "lost.moon")
    window.search.setText("o")
    assert window.paths == ["records/lost.moon"]
    window.search.setText("won")
    assert window.paths == ["records/won.moon"], "the first where it is not"
    window.search.clear()
    assert window.paths == ["records/won.moon"]
    for column in (3, 0):
        window.table.horizontalHeader().setSortIndicator(column, Qt.SortOrder.AscendingOrder)
        assert window.paths == ["records/won.moon"]


@pytest.mark.slow
def test_hundreds_that_are_chosen_stay_so_at_once(room, qtbot):
    """Qt would tell of each, and all of them were looked through each time: a minute of them."""
    window, (one, *_) = room.window, [row.match for row in room.window.model.rows[2:]]
    rows = [Told(one._replace(path=f"records/{n}.moon"), current=False) for n in range(300)]
    window.show_all(rows)
    window.table.selectAll()
    told = []
    window.table.selectionModel().selectionChanged.connect(lambda *_: told.append(1))
    window.show_all(rows[:100] + rows[101:])
    assert len(window.paths) == 299
    assert len(told) <= 2


def test_hands_in_play_are_not_found_by_their_number(room):
    rows = [row.match for row in room.window.model.rows]
    number, over = "987654321", next(match for match in rows if match.state == "over")
    matches = [over._replace(state=state, path=state, number=number) for state in ("over", "open")]
    room.window.show_all([Told(match, current=False) for match in matches])
    room.window.search.setText(number[:5])
    assert shown(room) == ["over"]


def test_row_of_an_odd_file_tells_its_day_once(room):
    model = room.window.model
    row = next(n for n, told in enumerate(model.rows) if told.match.state == "damaged")
    assert model.data(model.index(row, 0))
    assert [model.data(model.index(row, column)) for column in (3, 4)] == ["", ""]


def test_enter_presses_the_key_that_has_the_focus(room, qtbot):
    window = room.window
    choose(room, "lost.moon")
    for key, wanted in ((window.keys["review"], "review"), (window.table, "look")):
        key.setFocus()
        with qtbot.waitSignal(window.act_wanted) as act:
            QTest.keyClick(key, Qt.Key.Key_Return)
        assert act.args[0] == wanted


@each("code", ["en", "de", "es", "fr"])
def test_no_two_keys_have_the_same_letter(qtbot, code):
    speak(code)
    parent = QWidget()
    qtbot.addWidget(parent)
    keys = HistoryWindow(parent).findChildren(QPushButton)
    speak("en")
    letters = [QKeySequence.mnemonic(key.text()).toString() for key in keys]
    letters = [letter for letter in letters if letter]
    assert sorted(set(letters)) == sorted(letters)


@pytest.mark.slow
def test_looking_at_a_match_leaves_that_at_the_table_untouched(person, room, data, qtbot):
    before = {path: path.read_bytes() for path in data.rglob("*.moon")}
    choose(room, "won.moon")
    until(lambda: room.window.scores.finished == (1,), "its sheet beside the list")
    with qtbot.waitSignal(room.window.act_wanted):
        QTest.keyClick(room.window.table, Qt.Key.Key_Return)
    sheet = room.sheet
    assert sheet.isVisible()
    sheet.show_hand(1)
    sheet.pane.review_key.click()
    review = person.program.commands.review
    until(lambda: review.window.hand == 1, "its review")
    review.window.close()
    sheet.close()
    assert {path: path.read_bytes() for path in data.rglob("*.moon")} == before


@pytest.mark.slow
def test_long_record_is_read_in_another_process_and_the_window_stays_alive(room, monkeypatch):
    for least in ("_GLANCE", "_LONG"):
        monkeypatch.setattr(f"moon_desktop.app.memory.history.{least}", 0)
    choose(room, "won.moon")
    room.window.act("look")
    assert "won.moon is being read" in room.window.line.text()
    assert room.sheet is None
    until(lambda: room.sheet is not None, "its sheet")
    sheet: Any = room.sheet
    sheet.show_hand(1)
    assert sheet.open_hand == 1
    assert not room.window.opening


def test_record_that_takes_longer_than_a_glance_is_read_in_a_thread(room, monkeypatch):
    """It is as a short one is; a damaged one is told as such."""
    threads, real = list[threading.Thread](), records.whole

    def whole(path, limits):
        threads.append(threading.current_thread())
        return real(path, limits)

    monkeypatch.setattr(records, "whole", whole)
    monkeypatch.setattr("moon_desktop.app.memory.history._GLANCE", 0)
    choose(room, "won.moon")
    until(lambda: room.window.scores.finished == (1,), "its sheet beside the list")
    choose(room, "odd.moon")
    until(lambda: "odd.moon cannot be opened. Line 1:" in room.window.line.text(), "the reason")
    choose(room, "won.moon")
    room.window.act("look")
    until(lambda: room.sheet is not None, "its sheet")
    assert "won.moon is being read" not in room.window.line.text()
    assert len(threads) >= 3
    assert threading.current_thread() not in threads


def test_long_record_may_be_given_up(room, stopped):
    choose(room, "won.moon")
    for give_up in (partial(QTest.keyClick, room.window, Qt.Key.Key_Escape), room.window.close):
        room.window.act("look")
        assert room.window.opening
        give_up()
        assert not room.window.opening
    until(lambda: len(stopped) == 2, "the reading to stop")
    assert room.sheet is None
    assert "is being read" not in room.window.line.text()


def test_match_that_was_left_moves_back_and_is_gone_on_with(person, room, data):
    choose(room, "left.moon")
    room.window.act("go on")
    person.asked()
    assert person.host.header.created == "2025-03-04T12:00:00Z"
    assert not (data / "records/left.moon").exists()
    assert read_record(data / "match.moon").header.created == "2025-03-04T12:00:00Z"


def test_match_that_waits_is_gone_on_with_though_nobody_chose_in_it(person, room, data):
    begun(data / "match-texas42.moon", forty_two.Table().deal(), "2025-07-08")
    room.look_again()
    until(lambda: "match-texas42.moon" in shown(room), "the new one")
    choose(room, "match-texas42.moon")
    room.window.act("go on")
    assert person.host.header.game == "texas42"
    assert not room.window.isVisible()
    assert (data / "match.moon").exists(), "that at the table waits now"


def test_match_that_is_over_stands_in_its_turn_though_nothing_was_dealt_after_it(room, data):
    begun(data / "match-texas42.moon", forty_two.Table().deal(), "2025-01-01")
    begun(data / "match.moon", Table(target=7).sweep(0, "7"), "2025-02-20")
    shutil.copy(data / "match.moon", data / "match-shoot-the-moon-cards.moon")
    room.look_again()
    until(lambda: "match-texas42.moon" in shown(room), "the new ones")
    waiting = [told.match.path for told in room.window.model.rows if told.waits]
    assert waiting == shown(room)[: len(waiting)]
    assert "match-texas42.moon" in waiting
    over = shown(room).index("match-shoot-the-moon-cards.moon")
    assert shown(room)[over - 1 : over + 2 : 2] == ["left.moon", "lost.moon"]


def test_match_that_cannot_be_gone_on_with_says_so_and_the_list_stays(person, room, data):
    waits = begun(data / "match-texas42.moon", forty_two.Table().deal(), "2025-07-08")
    room.look_again()
    until(lambda: "match-texas42.moon" in shown(room), "the new one")
    choose(room, "match-texas42.moon")
    waits.write_text("a letter\n")
    room.window.act("go on")
    assert "cannot be opened" in room.window.line.text()
    assert room.window.isVisible()
    assert person.host.header.game == "moon"


@pytest.mark.slow
def test_what_fails_is_told_in_the_window(person, room, data, tmp_path, monkeypatch, log):
    def fail(*_):
        raise RuntimeError

    person.program.commands.statistics.open()
    windows = room.window, person.program.commands.statistics.window
    monkeypatch.setattr("moon_desktop.memory.records.take_in", fail)
    settled(room)
    drop(room.window, begun(tmp_path / "theirs.moon", Table().deal(), "2024-05-06"))
    until(lambda: "Not all could be imported" in room.window.line.text(), "the import")
    monkeypatch.setattr("moon_desktop.memory.records.read", fail)
    begun(data / "records/new.moon", Table().deal(), "2024-05-06")
    room.look_again()
    until(lambda: all("could be read" in one.line.text() for one in windows), "the reading")
    assert sum("could not be answered" in words for words in log()) == 2


def test_same_deals_again_do_not_count(person, room, data):
    choose(room, "won.moon")
    seed = room.window.chosen[0].match.number
    room.window.act("again")
    person.asked()
    host = person.host
    assert str(host.header.seed) == seed
    assert host.header.created != "2025-01-02T12:00:00Z"
    assert Note("seen") in host.entries
    host.settle()
    deals = (data / "match.moon").read_text().splitlines()
    place = next(n for n, line in enumerate(deals) if '"deal"' in line)
    assert json.loads(deals[place - 1]) == {"event": "note", "kind": "seen"}


def test_deleted_match_is_in_the_trash_and_comes_back(room, data, tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    (tmp_path / ".local/share").mkdir(parents=True)
    whole = (data / "records/lost.moon").read_bytes()
    choose(room, "lost.moon", "match.moon")
    assert not room.window.keys["delete"].isEnabled(), "the match at the table is not deleted"
    choose(room, "lost.moon")
    room.window.act("delete")
    settled(room)
    assert "lost.moon" not in shown(room)
    assert not (data / "records/lost.moon").exists()
    room.window.undo_key.click()
    settled(room)
    assert (data / "records/lost.moon").read_bytes() == whole
    assert "lost.moon" in shown(room)


def test_where_the_trash_is_not_told_nothing_is_promised(room, monkeypatch):
    class Trashed(QFile):
        def moveToTrash(self):
            self.remove()
            self.setFileName("")
            return True

    monkeypatch.setattr("moon_desktop.app.memory.history.QFile", Trashed)
    choose(room, "lost.moon")
    room.window.act("delete")
    until(lambda: "1 match is in the trash." in room.window.line.text(), "being told")
    assert not room.window.undo_key.isVisible()


class Untrashed(QFile):
    """On a system without a trash."""

    def moveToTrash(self) -> bool:
        return False


def test_where_there_is_no_trash_it_is_asked(room, data, monkeypatch, person):
    monkeypatch.setattr("moon_desktop.app.memory.history.QFile", Untrashed)
    choose(room, "lost.moon")
    room.window.act("delete")
    assert (data / "records/lost.moon").exists()
    (box,) = room.window.findChildren(Message)
    next(key for key in box.keys.buttons() if key.text() == "Delete").click()
    settled(room)
    assert not (data / "records/lost.moon").exists()


def test_dropped_files_are_taken_in_once_and_damaged_ones_are_told_of(room, data, tmp_path):
    at = tmp_path / "from-a-friend"
    begun(at / "theirs.moon", Table(target=7).sweep(2, "7"), "2024-05-06")
    shutil.copy(data / "records/won.moon", at / "same.moon")
    (at / "broken.moon").write_text('{"moon_record": 1}\n')
    drop(room.window, at)
    settled(room)
    assert [path.name for path in (data / "records/elsewhere").iterdir()] == ["theirs-1.moon"]
    told = room.window.line.text()
    assert "1 match imported. 1 was here already." in told
    assert "broken.moon cannot be opened." in told
    choose(room, "theirs-1.moon")
    assert room.window.keys["adopt"].isVisible()
    room.window.act("adopt")
    settled(room)
    assert [path.name for path in (data / "records").glob("theirs*")] == ["theirs-1-1.moon"]


def test_what_is_played_on_with_from_a_review_lies_under_no_window(room):
    choose(room, "won.moon")
    room.window.act("review")
    (review,) = room.window.parentWidget().findChildren(ReviewWindow)
    until(review.bar.play_on.isEnabled, "it is shown")
    review.bar.play_on.click()
    assert (review.isVisible(), room.window.isVisible()) == (False, False)


def test_several_records_are_imported_at_once(room, data, tmp_path):
    files = [
        begun(tmp_path / f"{n}.moon", Table(target=7).sweep(n, "7"), "2024-05-06") for n in (0, 1)
    ]
    (key,) = (key for key in room.window.findChildren(QPushButton) if key.text() == "&Import…")
    key.click()
    (box,) = room.window.findChildren(QFileDialog)
    assert box.fileMode() == QFileDialog.FileMode.ExistingFiles
    box.filesSelected.emit([str(path) for path in files])
    settled(room)
    assert "2 matches imported." in room.window.line.text()
    box.close()


def test_what_is_dropped_while_others_are_taken_in_comes_after_them(
    room, data, tmp_path, monkeypatch
):
    told, say = list[str](), room.window.say

    def hear(text):
        told.append(text)
        say(text)

    monkeypatch.setattr(room.window, "say", hear)
    at = tmp_path / "from-a-friend"
    names = [f"theirs{n}" for n in range(3)]
    for n, name in enumerate(names):
        begun(at / f"{name}.moon", Table(target=7).sweep(2, "7"), f"2024-05-0{n + 1}")
    other = begun(tmp_path / "other.moon", Table(target=7).sweep(1, "7"), "2024-06-07")
    for dropped in (at, other, at):
        drop(room.window, dropped)
    settled(room)
    found = sorted(path.name for path in (data / "records/elsewhere").iterdir())
    assert found == ["other-1.moon", *(f"{name}-1.moon" for name in names)]
    assert {*found} <= {*shown(room)}
    for words in ("3 matches imported.", "1 match imported.", "3 were here already."):
        assert words in " ".join(told)


def test_match_from_elsewhere_counts_only_once_it_is_ones_own(person, room, tmp_path):
    index, sits = person.program.croupier.memory.index, "ann"
    before = len(index.ended("moon", sits))
    drop(room.window, begun(tmp_path / "theirs.moon", Table(target=7).sweep(0, "7"), "2024-05-06"))
    settled(room)
    assert len(index.ended("moon", sits)) == before == 2
    choose(room, "theirs-1.moon")
    room.window.act("adopt")
    settled(room)
    assert len(index.ended("moon", sits)) == before + 1


def test_trouble_is_told_also_where_the_list_is_renewed(room, tmp_path, monkeypatch, qtbot):
    drop(room.window, begun(tmp_path / "theirs.moon", Table(target=7).sweep(2, "7"), "2024-05-06"))
    settled(room)
    choose(room, "theirs-1.moon")
    with monkeypatch.context() as patch:
        patch.setattr("moon_desktop.app.memory.history.os.replace", refused)
        with qtbot.waitSignal(room.window.model.modelReset):
            room.window.act("adopt")
        settled(room)
    assert "you lack the permission" in room.window.line.text()
    room.copy("records/won.moon", tmp_path / "no" / "where.moon")
    assert "where.moon" in room.window.line.text()


def refused(*_):
    raise PermissionError(13, "Permission denied", "a file")


def test_what_is_no_file_is_not_taken(room):
    links = QMimeData()
    links.setUrls([QUrl("https://example.org/match.moon")])
    event = QDragEnterEvent(
        QPoint(5, 5), Qt.DropAction.CopyAction, links, Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    event.ignore()
    room.window.dragEnterEvent(event)
    assert not event.isAccepted()


def drop(window, path: Path) -> None:
    files = QMimeData()
    files.setUrls([QUrl.fromLocalFile(str(path))])
    window.dropEvent(
        QDropEvent(
            QPointF(5, 5), Qt.DropAction.CopyAction, files, Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )  # fmt: skip


def test_matches_are_exported_as_they_are(room, data, tmp_path):
    room.copy("records/won.moon", tmp_path / "mine.moon")
    assert (tmp_path / "mine.moon").read_bytes() == (data / "records/won.moon").read_bytes()
    (tmp_path / "all").mkdir()
    room.copy_all(["records/won.moon", "records/odd.moon"], tmp_path / "all")
    assert sorted(path.name for path in (tmp_path / "all").iterdir()) == [
        "odd-1.moon", "won-1.moon",
    ]  # fmt: skip


def test_record_that_is_over_is_looked_at_and_not_copied(person, data, qtbot):
    path = begun(data.parent / "theirs.moon", Table(target=7).sweep(0, "7"), "2025-01-02")
    before = person.host.header
    person.program.commands.open_from_outside(path)
    assert person.program.commands.history.sheet.isVisible()
    assert person.host.header == before
    assert not (data / "records/theirs.moon").exists()


def test_names_are_left_out_where_that_is_wished(room, data, tmp_path):
    path = data / "records/won.moon"
    lines = path.read_text("utf-8").splitlines(keepends=True)
    note = '{"event":"note","kind":"seated","seat":1,"player":"human","name":"Eve"}\n'
    path.write_text("".join([lines[0], note, *lines[1:]]), "utf-8")
    names = [seat.name for seat in read_record(path).header.seats]
    room.copy("records/won.moon", tmp_path / "told.moon", named=False)
    text = (tmp_path / "told.moon").read_text("utf-8")
    assert not any(f'"{name}"' in text for name in (*names, "Eve"))
    told = read_record(tmp_path / "told.moon")
    assert [seat.name for seat in told.header.seats] == ["Player 1", "Player 2", "Player 3"]
    assert told.match == read_record(path).match
    assert room.window.line.text() == "1 match exported."
    room.copy("records/odd.moon", tmp_path / "odd.moon", named=False)
    assert "odd.moon cannot be opened." in room.window.line.text()
    assert not (tmp_path / "odd.moon").exists()


def test_list_as_it_is_seen_is_a_table_for_a_spreadsheet(room, tmp_path):
    room.window.search.setText("records")
    room.save_table(tmp_path / "all.csv")
    rows = list(csv.reader((tmp_path / "all.csv").read_text("utf-8").splitlines()))
    assert rows[0] == ["When", "Game and rules", "With", "Result", "Hands"]
    assert len(rows) == 5
    assert [row[0][:10] for row in rows[1:] if row[0] < "2026"] == [
        "2025-03-04",
        "2025-02-03",
        "2025-01-02",
    ]


def test_match_of_a_year_that_no_clock_has_is_in_the_table_too(room, data, tmp_path):
    odd = begun(data / "records/old.moon", Table(seats=4).deal(), "2024-05-06")
    text = odd.read_text("utf-8").replace("2024-05-06T12:00:00Z", "9999-12-31T23:59:59-12:00")
    odd.write_text(text, "utf-8")
    room.look_again()
    until(lambda: "old.moon" in shown(room), "the new one")
    room.save_table(tmp_path / "all.csv")
    rows = list(csv.reader((tmp_path / "all.csv").read_text("utf-8").splitlines()))
    assert len(rows) == 1 + len(shown(room))


def test_since_and_table_sift_the_list(room, data):
    window = room.window
    recent = datetime.now(tz=UTC) - timedelta(days=20)
    begun(data / "records/four.moon", Table(seats=4).deal(), f"{recent:%Y-%m-%d}")
    room.look_again()
    until(lambda: "four.moon" in shown(room), "the new one")
    window.since.setCurrentIndex(window.since.findData(30))
    assert {"four.moon", "match.moon", "odd.moon"} == {*shown(room)}
    window.since.setCurrentIndex(window.since.findData(7))
    assert "four.moon" not in shown(room)
    window.since.setCurrentIndex(0)
    window.shape.setCurrentIndex(window.shape.findData("4"))
    assert shown(room) == ["four.moon"]
    assert window.shape.currentText() == "Four at the table"


@pytest.mark.slow
def test_window_is_as_it_was_left(person, room, open_table):
    window = room.window
    window.resize(760, 560)
    window.since.setCurrentIndex(window.since.findData(365))
    window.games.keys["moon"].click()
    next(chip for chip in window.chips if chip.text() == "Won").click()
    window.table.sortByColumn(3, Qt.SortOrder.AscendingOrder)
    window.table.horizontalHeader().resizeSection(1, window.table.viewport().width() // 8)
    statistics = person.program.commands.statistics
    statistics.open()
    statistics.window.questions.setCurrentRow(2)
    asked = statistics.window.question
    person.program.window.close()
    again = open_table(MoonRules(), 5)
    again.asked()
    other = again.program.commands.history.window
    assert (other.width(), other.height()) == (760, 560)
    assert (other.since.currentData(), other.games.value()) == (365, "moon")
    assert [chip.text() for chip in other.chips if chip.isChecked()] == ["Won"]
    assert other.table.horizontalHeader().sortIndicatorSection() == 3
    other.show()
    narrow = other.table.columnWidth(1)
    assert narrow < other.table.viewport().width() / 5, "as it was drawn"
    other.table.horizontalHeader().sectionHandleDoubleClicked.emit(1)
    until(lambda: other.table.columnWidth(1) > narrow, "its own width")
    again.program.commands.statistics.open()
    assert again.program.commands.statistics.window.question == asked


def test_sheet_is_as_wide_as_it_was_though_there_was_no_room_for_it_meanwhile(room):
    window = room.window
    window.resize(1280, 800)
    choose(room, "won.moon")
    window.split.setSizes([800, 440])
    drawn = window.sheet.width()
    window.put_back(window.kept())
    window.resize(760, 560)
    assert window.sheet.isHidden()
    kept = window.kept()
    for sheet in (kept["sheet"], [760, 0], [760, 60]):
        window.put_back({**kept, "sheet": sheet})
        window.resize(1280, 800)
        choose(room, "won.moon")
        until(lambda: window.sheet.width() > 0, "the sheet")
        assert abs(window.sheet.width() - drawn) < 40
    window.split.setSizes([1200, 60])
    assert window.sheet.width() >= 200


def test_what_is_kept_of_windows_may_be_anything(person, room):
    preferences, window = person.program.preferences, room.window
    size = window.size()
    shallow = b"", b"{}", b"[1]", b'{"history": 5}', b'{"history": {"place": 7}}', b"\xff"
    for kept in (*shallow, 1900 * b"["):
        preferences.keep(preferences.settings._replace(windows=kept.hex()))
        preferences.follow("history", window)
        assert window.size() == size


def test_all_is_read_anew_where_that_is_asked_for(room, data):
    path = data / "records/won.moon"
    stamp, lost = path.stat(), (data / "records/lost.moon").read_bytes()
    assert len(lost) == stamp.st_size
    path.write_bytes(lost)
    os.utime(path, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    room.look_again()
    settled(room)
    assert _told(room, "won.moon").won, "its stamp is the same"
    QTest.keyClick(room.window, Qt.Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    settled(room)
    assert _told(room, "won.moon").won is False


def _told(room, name: str):
    return next(told for told in room.window.model.rows if told.match.path.endswith(f"/{name}"))


@pytest.mark.slow
def test_what_cannot_be_read_says_why_and_its_day_once(room):
    model = room.window.model
    choose(room, "odd.moon")
    until(lambda: "odd.moon cannot be opened. Line 1:" in room.window.line.text(), "the reason")
    (row,) = {index.row() for index in room.window.table.selectedIndexes()}
    cells = [model.index(row, column).data() for column in range(model.columnCount())]
    assert cells[1:] == ["Cannot be read", "odd.moon", "", ""]
    assert cells[0]
    choose(room, "won.moon")
    until(lambda: room.window.line.text().startswith("5 matches"), "what there is")


def test_what_is_gone_leaves_its_place_to_the_next(room, data):
    before = shown(room)
    choose(room, before[2])
    (data / "records" / before[2]).unlink()
    room.look_again()
    until(lambda: before[2] not in shown(room), "the rest")
    assert [told.match.path.rpartition("/")[2] for told in room.window.chosen] == [before[3]]


def test_sheet_of_a_hand_in_play_says_who_bought_it(room, data):
    table = Table("fosdick").deal().bid(0, "5").contract("2")
    begun(data / "records/bought.moon", table, "2025-06-07")
    room.look_again()
    until(lambda: "bought.moon" in shown(room), "the new one")
    choose(room, "bought.moon")
    sheet = room.window.scores
    until(lambda: sheet.sheet.rows and sheet.sheet.hand.bidder == 0, "who bought it")
    assert sheet.sheet.status(sheet.sheet.hand) != "bidding"


@pytest.mark.slow
def test_words_have_room_whatever_their_size(person, room):
    preferences, window = person.program.preferences, room.window
    for text, size in product(("150", "200", "100"), ((960, 600), (1280, 800), (2560, 1440))):
        preferences.change(preferences.settings._replace(text=text))
        window.resize(*size)
        QTest.qWait(1)
        least = window.centralWidget().layout().minimumSize()
        assert least.width() <= size[0]
        assert window.table.height() >= 5 * window.table.rowHeight(0)
        for key in (*window.keys.values(), *window.chips):
            assert not key.isVisible() or key.width() >= key.sizeHint().width(), key.text()
        assert window.table.rowHeight(0) >= max(44, window.table.fontMetrics().height())
        for column in (0, 4):
            assert window.table.columnWidth(column) >= window.table.sizeHintForColumn(column)


@each("code", ["en", "de", "es", "fr"])
def test_in_an_upright_window_results_are_whole_and_the_games_have_a_row(qtbot, code):
    speak(code)
    parent = QWidget()
    qtbot.addWidget(parent)
    window = HistoryWindow(parent)
    seats = (SeatName(YOU, HUMAN), *(SeatName(name, "kernel") for name in NAMES[:3]))
    over = Listed("", 0, "texas42", "", "2x2", "", "", seats, "over", 1, (7, 4), 9, 0, 0, "")
    rows = (over, over._replace(state="open", winners=None, hands=12))
    window.show_all([Told(match, current=False) for match in rows])
    window.resize(720, 1100)
    window.show()
    qtbot.wait(1)
    speak("en")
    table = window.table
    assert table.columnWidth(3) >= table.sizeHintForColumn(3), "all of a result"
    faces = table.model().index(0, 2).data(Qt.ItemDataRole.DecorationRole)
    assert table.columnWidth(2) >= faces.deviceIndependentSize().width()
    assert window.games.y() > window.search.geometry().bottom()
    assert window.games.width() >= window.games.sizeHint().width(), "no name is broken in two"
    assert window.search.width() >= window.search.sizeHint().width()


def test_where_nothing_is_kept_it_is_said(open_table):
    person = open_table(leading().rules, folder=None)
    person.asked()
    person.program.commands.history.open()
    assert not person.program.commands.history.window.isVisible()
    until(lambda: "not kept" in " ".join(person.told), "being told")


def test_a_row_tells_the_rules_beside_the_sign_of_the_game_and_names_or_faces_alone(room):
    table, model = room.window.table, room.window.model
    row = shown(room).index("won.moon")
    told, role = model.rows[row], Qt.ItemDataRole
    game, names = (model.index(row, column) for column in (1, 2))
    assert told.columns[1].endswith(f" · {game.data()}") or game.data() == told.columns[1]
    assert game.data(role.ToolTipRole) == told.columns[1], "all of it on pointing there"
    written = {}
    option = QStyleOptionViewItem()
    table.itemDelegate().initStyleOption(option, names)
    cut = option.decorationSize.width() + option.fontMetrics.horizontalAdvance(option.text) + 14
    for wide in (400, cut, 80):
        option = QStyleOptionViewItem()
        option.rect = QRect(0, 0, wide, 34)
        table.itemDelegate().initStyleOption(option, names)
        written[wide] = option.text
    assert written == {400: names.data(), cut: "", 80: ""}
    assert names.data(role.ToolTipRole) == told.columns[2]
