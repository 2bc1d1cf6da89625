"""The score sheet's window: it follows the match, opens hands, and hands the sheet on."""

import csv
import io
import os

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtPrintSupport import QPrintDialog, QPrinterInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton

from moon_desktop.engine.entries import Note
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.entries import HandOver
from moon_desktop.games.moon.show import SHOW
from moon_desktop.windows.score import sheet_export, sheet_print
from moon_desktop.windows.score.foot import Figure
from moon_desktop.windows.score.games import least_width
from moon_desktop.windows.score.model import ScoreModel, folded
from moon_desktop.windows.score.sheet_print import Origin
from moon_desktop.windows.score.sheet_window import LEAST, ScoreWindow
from tests.kit.arrange import Table
from tests.kit.cases import each
from tests.kit.moon_cards import Table as CardTable
from tests.kit.score_sheets.by_hand import NAMES, played
from tests.kit.score_sheets.views import kept


class Match:
    """A table, its model, and its window."""

    def __init__(self, qtbot, table, size=(1160, 760)):
        self.table = table
        self.model = ScoreModel()
        self.model.set_sheet(SHOW, folded(SHOW, table.rules, NAMES, table.entries))
        self.window = ScoreWindow(self.model, lambda: self.table.entries)
        kept(qtbot, self.window)
        self.window.resize(*size)
        self.window.show()
        QApplication.processEvents()

    def go_on(self, *words):
        """Says more at the table; the sheet hears of it."""
        before = len(self.table.entries)
        self.table.say(*words)
        for entry in self.table.entries[before:]:
            self.model.append(entry)

    def take_back(self, entries):
        self.table.entries = entries
        self.model.set_sheet(SHOW, folded(SHOW, self.table.rules, NAMES, entries))


@pytest.fixture
def match(qtbot):
    return Match(qtbot, played())


def test_keys_and_column_call_a_round_of_the_card_game_so(qtbot):
    cards = CATALOGUE["shoot-the-moon-cards"].show
    match = Match(qtbot, played())
    pane, first = match.window.pane, (0, Qt.Orientation.Horizontal)
    assert (pane.review_key.text(), match.model.headerData(*first)) == ("&Review this hand", "Hand")
    table = CardTable("cards-three")
    match.model.set_sheet(cards, folded(cards, table.rules, NAMES, table.entries))
    assert match.model.headerData(*first) == "Round"
    assert pane.review_key.text() == "&Review this round"
    assert pane.close_key.toolTip() == "Close the round"


def in_play():
    return Table().sweep(0, "4").deal().say("4 pass pass").contract("6")


def key(window, text):
    return next(key for key in window.keys.findChildren(QPushButton) if key.text() == text)


def click_hand(qtbot, window, row):
    table, at = window.view.table_of(row)
    place = table.visualRect(table.model().index(at, 1)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)


def in_sight(window, row):
    table, at = window.view.table_of(row)
    place = table.visualRect(table.model().index(at, 1)).center()
    seen = window.view.viewport()
    return seen.rect().contains(table.viewport().mapTo(seen, place))


def test_a_click_opens_a_hand_beside_the_sheet(match, qtbot):
    window = match.window
    assert not window.pane.isVisible()
    click_hand(qtbot, window, 1)
    assert window.pane.isVisible()
    assert window.open_hand == 2
    assert "Bea bid 5. Sixes are trump. The bid was set." in window.pane.account.accessibleName()
    QApplication.processEvents()
    click_hand(qtbot, window, 0)
    assert window.open_hand == 1
    qtbot.mouseClick(window.pane.close_key, Qt.MouseButton.LeftButton)
    assert window.open_hand is None
    assert not window.pane.isVisible()


def test_escape_closes_the_hand_and_then_the_window(match, qtbot):
    match.window.show_hand(3)
    qtbot.keyClick(match.window.view, Qt.Key.Key_Escape)
    assert match.window.open_hand is None
    assert match.window.isVisible()
    qtbot.keyClick(match.window.view, Qt.Key.Key_Escape)
    assert not match.window.isVisible()
    match.window.show()
    match.window.show_hand(3)
    match.window.close()
    match.window.show()
    assert match.window.open_hand is None, "it begins anew"


def test_of_a_hand_in_play_nothing_is_shown(qtbot):
    """M3.1."""
    match = Match(qtbot, in_play())
    window = match.window
    window.show_hand(2)
    assert not window.pane.isVisible()
    assert "Hand 2 is still in play" in window.line.text()
    window.show_hand(1)
    assert window.pane.isVisible()
    assert window.line.text() == ""
    window.show_hand(2)
    assert not window.pane.isVisible(), "the other hand is not left open for it"
    window.show_hand(77)
    assert "in play" not in window.line.text()


def test_a_hand_the_sheet_has_not_shown_to_its_end_stays_closed(qtbot):
    """M3.1: the record may be ahead of what has been shown."""
    match = Match(qtbot, in_play())
    shown = len(match.table.entries)
    match.table.play_on()
    assert isinstance(match.table.last, HandOver)
    match.window.show_hand(2)
    assert not match.window.pane.isVisible()
    for entry in match.table.entries[shown:]:
        match.model.append(entry)
    assert isinstance(entry, HandOver)
    assert "still in play" not in match.window.line.text()
    match.window.show_hand(2)
    assert match.window.open_hand == 2


def test_a_hand_taken_back_is_closed(match):
    entries = list(match.table.entries)
    match.window.show_hand(14)
    end = max(place for place, entry in enumerate(entries) if isinstance(entry, HandOver))
    match.take_back([*entries[: end - 3], Note("undo", seat=0)])
    assert match.window.open_hand is None
    assert not match.window.pane.isVisible()
    match.window.show_hand(1)
    match.take_back([*entries[: end - 5], Note("undo", seat=0)])
    assert match.window.open_hand == 1
    match.model.set_sheet(SHOW, folded(SHOW, match.table.rules, ("Zoë", "Bea", "Cy"), entries))
    assert "Zoë bid 4." in match.window.pane.account.accessibleName()


def test_play_goes_on_without_moving_the_open_hand(qtbot):
    match = Match(qtbot, in_play(), size=(900, 560))
    match.window.show_hand(1)
    bar = match.window.pane.account.verticalScrollBar()
    QApplication.processEvents()
    bar.setValue(60)
    while match.table.phase == "play":
        match.go_on(match.table.open().split()[0])
    QApplication.processEvents()
    assert bar.value() == 60
    assert match.window.open_hand == 1


def test_a_hand_opened_from_elsewhere_is_in_sight_and_has_the_keys(qtbot):
    match = Match(qtbot, played(), size=(900, 560))
    window = match.window
    window.hide()
    window.show()
    window.show_hand(2)
    with qtbot.waitActive(window):
        window.activateWindow()
    QApplication.processEvents()
    assert in_sight(window, 1)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Down)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.open_hand == 3


@pytest.mark.slow
@each("size", [LEAST, (960, 600), (1280, 800), (2560, 1440)])
@each("opened", [False, True])
def test_everything_has_its_place_at_any_size(qtbot, size, opened):
    match = Match(qtbot, played(), size)
    window = match.window
    if opened:
        window.show_hand(13)
    QApplication.processEvents()
    parts = [window.title, window.view, window.foot, window.keys]
    tops = [part.mapTo(window, QPoint()).y() for part in parts]
    assert tops == sorted(tops)
    for part, below in zip(parts, tops[1:], strict=False):
        assert part.mapTo(window, QPoint(0, part.height())).y() <= below
    assert window.view.height() >= 200
    boxes = window.view.boxes
    assert all(box.geometry().right() <= window.view.viewport().width() for box in boxes)
    least = least_width(match.model.sheet)
    assert all(box.table.width() >= least for box in boxes)
    if opened:
        right = window.pane.mapTo(window, QPoint(window.pane.width(), 0)).x()
        assert right <= window.width()
        assert window.view.geometry().right() < window.pane.geometry().left()


@pytest.mark.slow
@each(("names", "whole"), [
    (("Tú", "Jugador 2", "Jugador 3"), True), (("Maximiliane", "Bartholomäus", "Wilhelmine"), True),
    (("W" * 24, "M" * 24, "Ada"), False),
])  # fmt: skip
def test_the_totals_have_their_names_whole_or_with_an_ellipsis(qtbot, names, whole):
    match = Match(qtbot, played(), LEAST)
    foot = match.window.foot
    match.model.set_sheet(SHOW, folded(SHOW, match.table.rules, names, match.table.entries))
    for size in ((1280, 800), LEAST):
        match.window.resize(*size)
        QApplication.processEvents()
        seen = [label for label in foot.findChildren(QLabel) if label.isVisible() and label.text()]
        told = {label.text() for label in seen}
        assert told.issuperset(names) or (not whole and "Ada" in told)
        assert any(text.endswith("…") for text in told) is not whole
        for label in seen:
            if not label.wordWrap():
                assert label.width() >= label.minimumSizeHint().width(), label.text()
                right = label.mapTo(foot, label.rect().topRight()).x()
                assert right < foot.width()


def test_totals_that_have_room_are_not_written_anew_as_the_window_is_dragged(qtbot):
    match = Match(qtbot, played(), (1280, 800))
    totals = match.window.foot.findChildren(Figure)
    match.window.resize(1300, 800)
    QApplication.processEvents()
    assert match.window.foot.findChildren(Figure) == totals != []


def test_copy_puts_text_and_values_on_the_clipboard(match, qtbot, monkeypatch):
    told: list[str] = []
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: told.append(event.message())
    )
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    clipboard, window = QGuiApplication.clipboard(), match.window
    with qtbot.waitActive(window):
        window.activateWindow()
    for copy in (
        lambda: qtbot.mouseClick(key(window, "&Copy"), Qt.MouseButton.LeftButton),
        lambda: qtbot.keyClick(window.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier),
    ):
        clipboard.clear()
        copy()
        assert clipboard.text().startswith("Score sheet\nHouse rules of your own")
        assert "Bea won the match" in clipboard.text()
    assert window.line.text() == "The sheet was copied."
    window.show_hand(1)
    window.close_hand()
    assert told == ["The sheet was copied."] * 2, "only what the keys have done"
    values = bytes(clipboard.mimeData().data("text/csv").data()).decode()
    rows = list(csv.reader(io.StringIO(values, newline="")))
    assert len(rows) == 1 + match.model.rowCount()


def test_without_a_printer_a_pdf_file_is_spoken_of(match, qtbot, monkeypatch):
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", list)
    with qtbot.waitActive(match.window):
        match.window.activateWindow()
    qtbot.keyClick(match.window.view, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert match.window.findChild(QPrintDialog) is None
    assert match.window.line.text().startswith("No printer is set up on this computer.")


def test_a_pdf_file_is_written_where_it_was_asked_for_or_spoken_of(match, tmp_path):
    (tmp_path / "folder.pdf").mkdir()
    match.window.save_pdf()
    dialog = match.window.findChild(QFileDialog)
    for place, told in (
        ("sheet.pdf", "The sheet was saved as sheet.pdf."),
        ("nowhere/a.pdf", "The sheet could not be saved as a.pdf. There is no file or folder"),
        ("folder.pdf", "The sheet could not be saved as folder.pdf. "),
    ):
        dialog.fileSelected.emit(str(tmp_path / place))
        assert match.window.line.text().startswith(told)
    dialog.reject()
    assert "folder.pdf is a folder" in match.window.line.text()
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF-")
    assert {path.name for path in tmp_path.iterdir()} == {"folder.pdf", "sheet.pdf"}


@pytest.mark.parametrize("taken", [True, False])
def test_what_became_of_printing_is_said(match, monkeypatch, taken):
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", lambda: ["Office"])
    monkeypatch.setattr(sheet_print, "print_sheet", lambda *_: taken)
    match.window.print_()
    box = match.window.findChild(QPrintDialog)
    box.accepted.emit(box.printer())
    box.reject()
    told = "The sheet was sent to the printer." if taken else "The printer did not take the sheet."
    assert match.window.line.text().startswith(told)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a pipe of Unix")
def test_what_is_no_file_is_not_printed_into(match, tmp_path, monkeypatch):
    pipe = tmp_path / "sheet.pdf"
    os.mkfifo(pipe)
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", lambda: ["Office"])
    monkeypatch.setattr(
        sheet_print, "print_sheet", lambda *_: pytest.fail("the pipe is waited for")
    )
    match.window.print_()
    box = match.window.findChild(QPrintDialog)
    box.printer().setOutputFileName(str(pipe))
    box.accepted.emit(box.printer())
    box.reject()
    told = "The sheet could not be saved as sheet.pdf. "
    told += f"{pipe} is a device, a pipe or a socket, not a file."
    assert match.window.line.text() == told
    monkeypatch.undo()
    assert sheet_export.save_pdf(pipe, match.model) == told
    assert pipe.is_fifo()


def test_the_number_of_the_deals_is_told_with_the_heading(match, qtbot, tmp_path, monkeypatch):
    numbers = iter((None, 8123, 77))
    window = ScoreWindow(match.model, list, None, lambda: Origin(deal_number=next(numbers)))
    kept(qtbot, window)
    assert "Deal number" not in window.title.toolTip()
    match.take_back(match.table.entries)
    for told in (window.title.toolTip(), window.title.accessibleDescription()):
        assert "Deal number 8123." in told
    printed: list[Origin] = []

    def drawn(model: object, page: object, number: Origin) -> bytes:
        printed.append(number)
        return b"%PDF"

    monkeypatch.setattr(sheet_print, "pdf", drawn)
    window.save_pdf()
    box = window.findChild(QFileDialog)
    assert box is not None
    box.fileSelected.emit(str(tmp_path / "sheet.pdf"))
    assert printed == [Origin(deal_number=77)]


def test_enter_presses_the_key_that_has_the_focus(match):
    QGuiApplication.clipboard().clear()
    (copy,) = (key for key in match.window.findChildren(QPushButton) if key.text() == "&Copy")
    copy.setFocus()
    QTest.keyClick(copy, Qt.Key.Key_Return)
    assert QGuiApplication.clipboard().text().startswith("Score sheet")
