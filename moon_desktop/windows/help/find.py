"""The line below a page of the help in which one searches it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from moon_desktop.windows.help.browser import HelpBrowser
from moon_desktop.windows.paper.dialog import small_key
from moon_desktop.words.language import pgettext, tr


class FindBar(QWidget):
    """Searches the page of a browser while one types; goes from place to place and round."""

    closed = Signal()

    def __init__(self, browser: HelpBrowser, parent: QWidget) -> None:
        super().__init__(parent)
        self._browser = browser
        self.line = QLineEdit(self)
        self.line.setClearButtonEnabled(False)
        self.line.textChanged.connect(self._search)
        label = QLabel(tr("Find on this page:"), self)
        label.setBuddy(self.line)
        self.told = QLabel(self)
        self.told.setMinimumWidth(84)
        previous = pgettext("of the places found", "Previous")
        self.previous = small_key(previous, self, lambda: self.step(-1))
        following = pgettext("of the places found", "Next")
        self.next = small_key(following, self, lambda: self.step(1))
        self.done = small_key(tr("Done"), self, self.close_)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for widget in (label, self.line, self.told, self.previous, self.next, self.done):
            row.addWidget(widget)
        row.setStretch(1, 1)
        self.hide()

    def open_(self) -> None:
        """Shows the line, with what was searched for last, or what is selected on the page."""
        selected = self._browser.textCursor().selectedText()
        if selected and "\u2029" not in selected:
            self.line.setText(selected)
        self.show()
        self.line.setFocus()
        self.line.selectAll()
        self._search()

    def close_(self) -> None:
        """Hides the line; what was found is chosen no more."""
        self.hide()
        self._choose_nothing()
        self.closed.emit()

    def search_again(self) -> None:
        """For a page that is another now."""
        if self.isVisible():
            self._search()

    def step(self, by: int) -> None:
        """To the next place (1) or the one before (-1), round the ends."""
        words, browser = self.line.text(), self._browser
        back, move = QTextDocument.FindFlag.FindBackward, QTextCursor.MoveOperation
        way, end = (back, move.End) if by < 0 else (QTextDocument.FindFlag(0), move.Start)
        found = bool(words) and browser.find(words, way)
        if words and not found:
            before = browser.textCursor()
            browser.moveCursor(end)
            found = browser.find(words, way)
            if not found:
                browser.setTextCursor(before)
        self.told.setText(tr("Not found") if words and not found else "")
        self.previous.setEnabled(found)
        self.next.setEnabled(found)

    def _search(self) -> None:
        """Looks from where the last place found begins, for more of its words may be there."""
        self._choose_nothing()
        self.step(1)

    def _choose_nothing(self) -> None:
        cursor = self._browser.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self._browser.setTextCursor(cursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, with Shift back; Esc is done."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Escape:
            self.close_()
        else:
            super().keyPressEvent(event)
