"""Dialogs as sheets of paper inside a window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenuBar, QPushButton, QWidget

from moon_desktop.windows.paper.boxes import Message, ask, tell
from moon_desktop.windows.paper.sheet_dialog import SheetDialog, sheet_over
from moon_desktop.windows.score.layout import ROOM

LEFT = Qt.MouseButton.LeftButton
CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


class Sheet(SheetDialog):
    """A line, and two keys of which Enter presses the second."""

    SIZE = (500, 400)

    def __init__(self, parent: QWidget) -> None:
        super().__init__("Rules", parent)
        self.line = QLineEdit(self)
        self.other, self.usual = QPushButton("&Other", self), QPushButton("&Usual", self)
        self.usual.setDefault(True)
        for part in (self.line, self.other, self.usual):
            self.column.addWidget(part)


@pytest.fixture
def below(parent):
    """A line in the window, which has the focus."""
    line = QLineEdit(parent)
    line.show()
    line.setFocus()
    return line


@pytest.fixture
def sheet(parent, below):
    sheet = Sheet(parent)
    sheet.open()
    return sheet


def paper(sheet: SheetDialog) -> QRect:
    return sheet.paper.geometry().adjusted(ROOM, ROOM, -ROOM, -ROOM)


def press(window: QWidget, key: Qt.Key, how: Qt.KeyboardModifier = CONTROL) -> None:
    QTest.keyClick(window.windowHandle(), key, how)
    QTest.qWait(1)


def test_it_is_no_window_of_its_own_and_covers_that_of_its_parent(parent, sheet):
    assert not sheet.isWindow()
    assert sheet.window() is parent
    assert sheet_over(parent) == sheet
    for size in ((1280, 800), (900, 600), (480, 320)):
        parent.resize(*size)
        assert sheet.geometry() == parent.rect()
        assert parent.rect().contains(paper(sheet))
    assert paper(sheet).width() < 480


def test_in_a_large_window_paper_words_and_keys_are_larger_as_the_pad_is(parent, sheet):
    small, line, key = paper(sheet), sheet.line.sizeHint(), sheet.other.sizeHint()
    parent.resize(2340, 1440)
    zoom = sheet.paper.zoom
    assert zoom == 1.5
    room = round(ROOM * zoom)
    face = sheet.paper.geometry().adjusted(room, room, -room, -room)
    assert face.size() == small.size() * zoom
    assert sheet.other.font().pixelSize() == round(15 * zoom)
    for part, before in ((sheet.line, line), (sheet.other, key)):
        assert part.sizeHint().height() == pytest.approx(before.height() * zoom, abs=3)
    at_rest = sheet.other.sizeHint()
    sheet.other.setFocus()
    assert sheet.other.sizeHint() == at_rest, "its edge is wider and its padding narrower"
    parent.resize(1280, 800)
    assert paper(sheet).size() == small.size()
    assert sheet.other.sizeHint() == key


def test_enter_presses_the_button_that_has_the_focus_whichever_is_usual(parent):
    answers: list[str] = []
    box = ask(parent, "Title", "Text", "Yes", lambda: answers.append("yes"))
    yes, no = box.keys.buttons()
    assert isinstance(no, QPushButton)
    assert no.isDefault()
    yes.setFocus()
    QTest.keyClick(yes, Qt.Key.Key_Return)
    assert answers == ["yes"]
    assert box.isHidden()


def test_the_second_of_two_clicks_gives_up_nothing(parent, sheet):
    QTest.mouseDClick(sheet, LEFT, pos=QPoint(3, 3))
    QTest.mouseClick(sheet, Qt.MouseButton.RightButton, pos=QPoint(3, 3))
    assert sheet.isVisible()
    QTest.mouseClick(sheet, LEFT, pos=QPoint(3, 3))
    assert sheet.isHidden()


def test_words_that_have_no_room_are_scrolled_and_the_keys_keep_theirs(parent):
    parent.resize(900, 600)
    tell(parent, "Title", "A line of words.\n" * 60)
    box = sheet_over(parent)
    assert isinstance(box, Message)
    QTest.qWait(1)
    (key,) = box.keys.buttons()
    assert key.height() >= key.sizeHint().height()
    assert box.told.verticalScrollBar().maximum() > 0


def test_it_is_as_high_as_what_it_holds_where_it_has_no_height_of_its_own(parent):
    tell(parent, "Title", "Words\n" * 9)
    box = sheet_over(parent)
    assert isinstance(box, Message)
    high = paper(box).height()
    box.words.setText("Words")
    QTest.qWait(1)
    assert paper(box).height() < high - 100


def test_it_is_called_what_stands_on_it(sheet):
    sheet.setWindowTitle("House rules")
    assert sheet.paper.title.text() == sheet.accessibleName() == "House rules"


@pytest.mark.parametrize("way", ["beside", "key", "Esc", "on it"])
def test_a_click_beside_it_its_key_and_esc_give_it_up(parent, sheet, qtbot, way):
    sheet.accepted.connect(pytest.fail)
    if way == "on it":
        with qtbot.assertNotEmitted(sheet.rejected):
            QTest.mouseClick(sheet.paper, LEFT, pos=QPoint(ROOM + 4, sheet.paper.height() - 60))
        assert sheet.isVisible()
        return
    with qtbot.waitSignal(sheet.rejected):
        if way == "beside":
            QTest.mouseClick(sheet, LEFT, pos=QPoint(20, 20))
        elif way == "key":
            QTest.mouseClick(sheet.paper.close_key, LEFT)
        else:
            QTest.keyClick(sheet.line, Qt.Key.Key_Escape)
    assert sheet_over(parent) is None


def test_the_focus_stays_on_it_and_goes_back_where_it_was(parent, below, sheet):
    assert QApplication.focusWidget() is sheet.line
    seen = set()
    for _ in range(9):
        press(parent, Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier)
        seen.add(QApplication.focusWidget())
    assert seen == {sheet.line, sheet.other, sheet.usual, sheet.paper.close_key}
    sheet.reject()
    assert QApplication.focusWidget() is below


def test_enter_presses_the_usual_key_unless_another_has_the_focus(parent, sheet):
    pressed: list[str] = []
    for key in (sheet.usual, sheet.other):
        key.clicked.connect(lambda _=False, key=key: pressed.append(key.text()))
    for part in (sheet.line, sheet.usual, sheet.other, sheet.line):
        part.setFocus()
        usual = part is not sheet.other
        assert (sheet.usual.isDefault(), sheet.other.isDefault()) == (usual, not usual)
        press(parent, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    assert pressed == ["&Usual", "&Usual", "&Other", "&Usual"]


def test_what_takes_the_focus_below_it_has_it_when_it_is_gone(parent, sheet):
    sheet.other.setFocus()
    later = QLineEdit(parent)
    later.show()
    later.setFocus()
    assert QApplication.focusWidget() is sheet.other
    sheet.reject()
    assert QApplication.focusWidget() is later


def test_the_window_below_hears_no_key_until_the_last_sheet_is_gone(parent, below, qtbot):
    heard: list[str] = []
    command, bar = QAction("New", parent), QMenuBar(parent)
    command.setShortcut("Ctrl+N")
    command.triggered.connect(lambda: heard.append("command"))
    parent.addAction(command)
    bar.addMenu("&Game").aboutToShow.connect(lambda: heard.append("menu"))
    bar.show()

    def keys() -> list[str]:
        heard.clear()
        press(parent, Qt.Key.Key_N)
        press(parent, Qt.Key.Key_G, ALT)
        if popup := QApplication.activePopupWidget():
            popup.close()
        return heard

    below.setFocus()
    assert keys() == ["command", "menu"]
    below.setFocus()
    sheets = [Sheet(parent), Sheet(parent)]
    for sheet in sheets:
        sheet.usual.clicked.connect(lambda _=False, sheet=sheet: heard.append(sheet.windowTitle()))
        sheet.open()
        assert keys() == []
        (menu,) = bar.actions()
        assert not menu.isEnabled(), "the desktop may show it elsewhere"
    press(parent, Qt.Key.Key_U, ALT)
    qtbot.waitUntil(lambda: heard == ["Rules"])
    press(parent, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    assert heard == ["Rules", "Rules"]
    sheets[1].reject()
    assert QApplication.focusWidget() is sheets[0].line
    assert keys() == []
    sheets[0].reject()
    assert keys() == ["command", "menu"]


def test_it_comes_up_from_below_where_the_window_moves(parent, qtbot):
    parent.setProperty("motion", 1.0)
    sheet = Sheet(parent)
    sheet.open()
    begun = paper(sheet).top()
    qtbot.waitUntil(lambda: paper(sheet).center() == parent.rect().center())
    assert begun == paper(sheet).top() + 24


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_question_is_answered_by_its_keys_and_else_not_agreed_to(parent, key):
    agreed: list[int] = []
    box = ask(parent, "Title", "<b>Really?</b>", "Yes", lambda: agreed.append(1))
    assert isinstance(box, Message)
    assert "<b>" in box.words.text()
    QTest.keyClick(box, key)
    assert (agreed, sheet_over(parent)) == ([], None)
    box = ask(parent, "Title", "Really?", "Yes", lambda: agreed.append(1), no="No")
    yes, no = box.keys.buttons()
    assert {yes.text(), no.text()} == {"Yes", "No"}
    (yes if yes.text() == "Yes" else no).click()
    assert (agreed, sheet_over(parent)) == ([1], None)
