"""The window of the statistics, by mouse and by keyboard."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QStyleOptionComboBox

from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.memory.intervals import LEAST, Rate
from moon_desktop.memory.pages import Bar, Behind
from moon_desktop.windows.main import actions
from moon_desktop.windows.statistics.window import COMFORTABLE
from tests.gui.test_history import begun
from tests.kit.arrange import Table
from tests.kit.cases import each
from tests.kit.person import until
from tests.kit.table_positions import leading

WON, LOST = 9, 4


@pytest.fixture
def person(data, open_table):
    """Somebody who won some matches, lost others, and left one."""
    past = data / "records"
    for day in range(WON + LOST):
        seat = int(day >= WON)
        begun(past / f"m{day}.moon", Table(target=7).sweep(seat, "7"), f"2025-01-{day + 1:02}")
    begun(past / "left.moon", Table("fosdick").sweep(0, "4").deal(), "2025-03-04")
    person = open_table(MoonRules(), 5)
    person.asked()
    return person


@pytest.fixture
def room(person):
    person.program.window.actions_[actions.STATISTICS].trigger()
    until(lambda: not person.program.croupier.memory.busy, "the records")
    room = person.program.commands.statistics
    until(lambda: room.window.figures.bars, "figures")
    return room


def shown(room) -> list[tuple[str, str, str]]:
    """The rows with a figure, as they are read."""
    model = room.window.figures.model()
    return [
        tuple(model.index(row, column, QModelIndex()).data() for column in (0, 2, 3))
        for row, bar in enumerate(room.window.figures.bars)
        if bar is not None
    ]


def ask(room, question: str) -> None:
    """Clicks on a question."""
    pages = room.window.questions
    box = pages.visualItemRect(pages.item(list(room.questions).index(question)))
    QTest.mouseClick(pages.viewport(), Qt.MouseButton.LeftButton, pos=box.center())


@pytest.mark.slow
def test_first_question_is_answered_as_soon_as_the_window_opens(room):
    assert room.window.isVisible()
    assert ("All", f"{WON} of {WON + LOST}", "69% (46–85)") in shown(room)
    assert ("At most", str(WON), "") in shown(room)
    assert ("While behind", "0 of 1", "too few") in shown(room)
    assert ("Not finished", "1", "") in shown(room)


def pick(room, name: str, value: str) -> None:
    """Chooses it above the figures."""
    chooser = room.window.choosers[name]
    chooser.setCurrentIndex(chooser.findData(value))
    chooser.activated.emit(chooser.currentIndex())


def played(past: Path, name: str, file: str, table: Table) -> None:
    """``name`` played it here, as it is put away."""
    path = begun(past / f"{file}.moon", table, "2025-02-01")
    path.write_text(path.read_text("utf-8").replace('"Ann"', f'"{name}"'), "utf-8")


@pytest.mark.parametrize("picked", [False, True])
def test_whom_it_was_asked_about_at_first_is_whom_one_is_or_has_chosen(open_table, data, picked):
    """Not whoever happened to be known while records were still read."""
    past = data / "records"
    for name in ("Ann", "Zoe"):
        played(past, name, name, Table(target=7).sweep(0, "7"))
    person = open_table(MoonRules(), 5)
    person.asked()
    memory = person.program.croupier.memory
    memory.catch_up()
    until(lambda: not memory.busy, "the records of others")
    played(past, "You", "own", Table(target=7).sweep(0, "7"))
    person.do(actions.STATISTICS)
    room = person.program.commands.statistics
    assert memory.busy
    assert room.window.choosers["person"].currentData() == "ann"
    if picked:
        pick(room, "person", "zoe")
    until(lambda: not memory.busy, "the records")
    assert room.window.choosers["person"].currentData() == ("zoe" if picked else "you")


def test_the_table_asked_about_at_first_is_that_at_which_one_has_played_most(open_table, data):
    """Others who play here may sit at another: of that there would be nothing to tell."""
    past = data / "records"
    for number in range(3):
        played(past, "Zoe", f"hers{number}", Table(target=7).sweep(0, "7"))
    played(past, "You", "own", Table("fosdick-partners", target=7).sweep(0, "7"))
    person = open_table(MoonRules(), 5)
    person.asked()
    person.do(actions.STATISTICS)
    until(lambda: not person.program.croupier.memory.busy, "the records")
    room = person.program.commands.statistics
    assert room.window.choosers["person"].currentData() == "you"
    assert room.window.choosers["shape"].currentData() == "2x2"
    assert room.window.figures.bars
    pick(room, "person", "zoe")
    assert room.window.choosers["shape"].currentData() == "2x2", "what is seen stays"


@pytest.mark.slow
def test_every_question_of_the_game_has_its_page_and_none_under_ten_a_share(room):
    seen = set()
    for question in list(room.questions):
        ask(room, question)
        assert room.window.question == question
        seen.add((room.window.told.text(), *shown(room)))
        for bar in filter(None, room.window.figures.bars):
            if bar.figure.tries < LEAST:
                assert "%" not in bar.figure.counted + bar.figure.told
    assert len(seen) == len(room.questions) == 11


@pytest.mark.slow
def test_none_of_several_is_told_and_leads_nowhere(room):
    window = room.window
    window.figures.pressed.emit(Bar("While behind", Rate(0, 3), Behind("match", "0")))
    assert window.line.text() == "While behind: there is none."
    assert window.stack.currentIndex() == 0


@pytest.mark.slow
def test_bar_leads_to_its_hands_by_keyboard_and_on_to_the_sheet_and_back(person, room):
    ask(room, "bids")
    window = room.window
    QTest.keyClick(window.questions, Qt.Key.Key_Return)
    assert window.figures.hasFocus()
    while window.figures.bars[window.figures.currentIndex().row()].name != "7":
        QTest.keyClick(window.figures, Qt.Key.Key_Down)
    QTest.keyClick(window.figures, Qt.Key.Key_Return)
    assert window.stack.currentIndex() == 1
    assert window.table.hasFocus()
    assert window.heading.text() == f"7: {WON} hands"
    assert window.model.rowCount() == WON
    before = person.host.header
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    sheet = person.program.commands.history.sheet
    assert sheet.isVisible()
    assert sheet.open_hand == 1
    assert person.host.header == before, "what lies at the table is not touched"
    sheet.close()
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert window.stack.currentIndex() == 0
    assert window.figures.hasFocus()
    QTest.keyClick(window.figures, Qt.Key.Key_Escape)
    assert not window.isVisible()


@pytest.mark.slow
def test_hand_is_found_though_its_match_made_room_for_another_meanwhile(
    person, room, data, monkeypatch
):
    ask(room, "bids")
    window, past, paths = room.window, data / "records", list[str]()
    window.figures.pressed.emit(next(filter(None, window.figures.bars)))
    shown = [one.hand.path for one in window.model.rows]
    (past / "m0.moon").rename(past / "later.moon")
    begun(past / "m0.moon", Table("fosdick").sweep(0, "4"), "2025-03-05")
    person.program.matches.rematch()
    until(lambda: not person.program.croupier.memory.busy, "the records")
    history = person.program.commands.history
    monkeypatch.setattr(history, "show_hand", lambda path, *_, **__: paths.append(path))
    window.hand_wanted.emit(shown.index("records/m0.moon"), False)
    window.hand_wanted.emit(shown.index("records/m1.moon"), True)
    assert paths == ["records/later.moon", "records/m1.moon"]


@pytest.mark.slow
def test_bar_leads_to_its_hands_by_mouse_and_on_to_the_review(person, room):
    ask(room, "bids")
    window, figures = room.window, room.window.figures
    row = next(row for row, bar in enumerate(figures.bars) if bar and bar.name == "All")
    place = figures.visualRect(figures.model().index(row, 1)).center()
    QTest.mouseClick(figures.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.stack.currentIndex() == 1
    count = window.model.rowCount()
    assert window.heading.text() == f"All: {count} hands"
    window.table.selectRow(2)
    window.hand_wanted.emit(2, True)
    review = person.program.commands.review
    until(lambda: review.window.hand == 1, "its review")
    review.window.close()
    window.go_back()
    QTest.mouseClick(figures.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert window.stack.currentIndex() == 0, "a heading leads nowhere"


@pytest.mark.slow
def test_what_is_chosen_above_stays_and_another_game_has_its_own_questions(room, data):
    window = room.window
    since = window.choosers["since"]
    since.setCurrentIndex(since.findData(30))
    since.activated.emit(since.currentIndex())
    assert all(bar is None for bar in window.figures.bars)
    assert not window.figures.isVisible()
    assert "Nothing" in window.told.text()
    since.setCurrentIndex(0)
    since.activated.emit(0)
    assert shown(room)
    assert window.choosers["game"].isHidden(), "nothing else was played"


@pytest.mark.slow
def test_boxes_above_stay_in_their_row_while_another_question_is_answered(qtbot, room):
    """Qt would give each the width of its words for a moment, some 20 ms later."""
    window = room.window
    window.resize(720, 800)
    qtbot.wait(60)
    wide = {name: window.choosers[name].width() for name in OFFERED}
    found = set()

    class Watch(QObject):
        def eventFilter(self, watched, event):
            if event.type() == QEvent.Type.Resize:
                found.add(event.size().width())
            return False

    watch = Watch()
    for name in OFFERED:
        window.choosers[name].installEventFilter(watch)
    for question in (1, 2):
        window.questions.setCurrentRow(question)
        qtbot.wait(60)
    assert found <= {*wide.values()}
    assert {name: window.choosers[name].width() for name in OFFERED} == wide


@pytest.mark.slow
def test_in_a_narrow_window_the_questions_fold_into_a_box(room):
    window = room.window
    assert window.questions.isVisible()
    assert not window.folded.isVisible()
    window.resize(720, 500)
    assert not window.questions.isVisible()
    assert window.folded.isVisible()
    place = list(room.questions).index("bids")
    window.folded.setCurrentIndex(place)
    window.folded.activated.emit(place)
    assert window.question == "bids"
    assert shown(room)[0][0] == "All"


@pytest.mark.slow
def test_words_are_as_large_as_there_is_room_for(person, room):
    preferences, window = person.program.preferences, room.window
    for text, size, zoom in (("200", (1280, 800), 2), ("100", (1280, 800), 1)):
        preferences.change(preferences.settings._replace(text=text))
        window.resize(*size)
        QTest.qWait(1)
        assert window.zoom == zoom
        least = window.centralWidget().layout().minimumSize()
        assert least.width() <= size[0]
        assert least.height() <= size[1]


def test_people_are_found_also_where_words_are_twice_as_large(person, room):
    preferences, window = person.program.preferences, room.window
    preferences.change(preferences.settings._replace(text="200"))
    window.resize(*COMFORTABLE)
    QTest.qWait(1)
    assert (window.zoom, window.people_key.isVisible()) == (2, True)


def test_where_nothing_was_played_a_sentence_says_so(open_table):
    person = open_table(MoonRules(), 5)
    person.asked()
    room = person.program.commands.statistics
    room.open()
    until(lambda: not person.program.croupier.memory.busy, "the records")
    assert "With the first one, figures come." in room.window.told.text()
    assert not room.window.figures.isVisible()
    assert not any(chooser.isVisible() for chooser in room.window.choosers.values())
    QTest.keyClick(room.window.questions, Qt.Key.Key_Return)


def test_enter_presses_the_key_that_has_the_focus(room):
    window = room.window
    window.figures.pressed.emit(next(bar for bar in window.figures.bars if bar))
    back = next(key for key in window.findChildren(QPushButton) if key.text() == "&Back")
    back.setFocus()
    QTest.keyClick(back, Qt.Key.Key_Return)
    assert window.figures.isVisible()
    window.close_key.setFocus()
    QTest.keyClick(window.close_key, Qt.Key.Key_Return)
    assert not window.isVisible()


def test_where_nothing_is_kept_it_is_said(open_table):
    person = open_table(leading().rules, folder=None)
    person.asked()
    person.program.commands.statistics.open()
    assert not person.program.commands.statistics.window.isVisible()
    until(lambda: "not kept" in " ".join(person.told), "being told")


@pytest.mark.slow
def test_record_that_is_gone_meanwhile_is_told_of(room, data):
    ask(room, "bids")
    bar = next(bar for bar in room.window.figures.bars if bar)
    room.window.figures.pressed.emit(bar)
    for path in (data / "records").glob("m*.moon"):
        path.unlink()
    room.window.hand_wanted.emit(0, False)
    assert "No such file" in room.window.line.text() or room.window.line.text()


@pytest.mark.slow
def test_hand_of_a_long_record_is_read_beside_the_window(person, room, monkeypatch):
    monkeypatch.setattr("moon_desktop.app.memory.history._GLANCE", 0)
    ask(room, "bids")
    window, usual = room.window, room.window.line.text()
    window.figures.pressed.emit(next(filter(None, window.figures.bars)))
    history = person.program.commands.history
    window.hand_wanted.emit(0, False)
    assert window.line.text() == "Records are being read …"
    assert history.sheet is None
    until(lambda: history.sheet is not None, "its sheet")
    sheet: Any = history.sheet
    assert sheet.open_hand == window.model.rows[0].hand.number
    assert window.line.text() == usual


OFFERED = {
    "game": "Shoot the Moon (cartes)", "person": "Toi (58)", "shape": "3 camps de 2 joueurs",
    "preset": "Toutes les règles maison", "since": "N’importe quand",
}  # fmt: skip


@pytest.mark.slow
@each(("wide", "rows"), [(720, 2), (960, 2), (1000, 2), (1280, 1)])
def test_what_is_chosen_wraps_into_a_second_row_before_it_is_cut(room, wide, rows):
    window = room.window
    window.resize(wide, 800)
    for name, words in OFFERED.items():
        window.offer(name, {None: words, "other": "–"}, None)
    window.measure()
    boxes = [window.choosers[name] for name in OFFERED]
    shown = []
    for box in boxes:
        option = QStyleOptionComboBox()
        box.initStyleOption(option)
        shown.append(option.currentText)
    assert shown == list(OFFERED.values())
    tops = [box.y() for box in boxes]
    assert tops == sorted(tops)
    assert len({*tops}) == rows


@pytest.mark.slow
def test_hand_of_a_long_record_may_be_given_up(person, room, stopped):
    ask(room, "bids")
    window, usual = room.window, room.window.line.text()
    window.figures.pressed.emit(next(filter(None, window.figures.bars)))
    history = person.program.commands.history
    other = history.window
    for give_up in (partial(QTest.keyClick, window, Qt.Key.Key_Escape), window.close):
        window.hand_wanted.emit(0, False)
        assert window.opening
        other.show()
        other.close()
        assert window.opening, "it was asked for in another window"
        give_up()
        assert not window.opening
        assert window.stack.currentIndex() == 1, "the hands stay"
        assert window.line.text() == usual
    until(lambda: len(stopped) == 2, "the reading to stop")
    assert history.sheet is None
