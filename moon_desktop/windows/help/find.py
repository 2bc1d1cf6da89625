"""The line below a page of the help in which one searches it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
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
        self._count = 0
        self._at = 0
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
        """Hides the line and takes the marks off the page."""
        self.hide()
        self._browser.find_all("")
        self.closed.emit()

    def search_again(self) -> None:
        """For a page that is another now."""
        if self.isVisible():
            self._search()

    def step(self, by: int) -> None:
        """To the next place (1) or the one before (-1), round the ends."""
        if self._count:
            self._at = (self._at + by) % self._count
            self._show()

    def _search(self) -> None:
        start = self._browser.textCursor().selectionStart()
        self._count = self._browser.find_all(self.line.text())
        self._at = self._browser.place_from(start)
        self._show()

    def _show(self) -> None:
        if self._count:
            self._browser.mark(self._at)
            found = tr("{place} of {count}").format(place=self._at + 1, count=self._count)
        else:
            found = tr("Not found")
        self.told.setText(found if self.line.text() else "")
        self.previous.setEnabled(self._count > 0)
        self.next.setEnabled(self._count > 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, with Shift back; Esc is done."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Escape:
            self.close_()
        else:
            super().keyPressEvent(event)
