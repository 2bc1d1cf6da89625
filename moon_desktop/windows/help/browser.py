"""The part of the help window that shows a page: its text, its pictures and what was found."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMimeData, Qt, QUrl, Signal
from PySide6.QtGui import (
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from moon_desktop.games.shown.help import Document
from moon_desktop.look.theme import EVENING, faded
from moon_desktop.windows.help.pages import page_text, pictures
from moon_desktop.windows.help.type import typeset

_MARGIN: Final = 24
"""Px round a page."""

_OBJECT: Final = "\ufffc"
"""What stands in the text for a picture."""


class HelpBrowser(QTextBrowser):
    """Shows one page; says when a link is clicked (``anchorClicked``) or the wheel zooms."""

    zoomed = Signal(int)
    """One step up (1) or down (-1), by the wheel."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        # A word cut in two is harder to read than a bar below is to move.
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.setCornerWidget(QWidget(self))
        self._measure = 0
        self._places: list[QTextCursor] = []

    def show_text(self, page: Document, zoom: float, *, book: bool) -> None:
        """Shows ``page`` from its beginning, ``zoom`` times as large as usual; ``book``: its game
        has a rule book."""
        text = page_text(page, zoom, book=book)
        document = self.document()
        document.clear()
        for address, picture in pictures(text.text, self.devicePixelRatioF()):
            document.addResource(
                QTextDocument.ResourceType.ImageResource.value, QUrl(address), picture
            )
        if text.markdown:
            self.setMarkdown(text.text)
        else:
            self.setHtml(text.text)
        typeset(self.document(), zoom)
        self._measure = round(text.measure * zoom)
        self._keep_measure()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.verticalScrollBar().setValue(0)

    def scroll_to(self, place: str) -> None:
        """Brings the paragraph that opens with the id of a rule, ``place``, to the top, or the
        heading of these words, if there is one."""
        block = self.document().begin()
        while block.isValid():
            heading = block.blockFormat().headingLevel() > 0 and block.text() == place
            if heading or block.text().split(" ", 1)[0] == place:
                top = self.document().documentLayout().blockBoundingRect(block).top()
                self.verticalScrollBar().setValue(max(0, round(top) - _MARGIN // 2))
                self.setTextCursor(QTextCursor(block))
                return
            block = block.next()

    # --- searching ------------------------------------------------------------------------

    def find_all(self, words: str) -> int:
        """Marks every place where ``words`` stand, in capitals or not; how many there are."""
        self._places = []
        found = QTextCursor(self.document())
        while words:
            found = self.document().find(words, found)
            if found.isNull():
                break
            self._places.append(QTextCursor(found))
        self.mark(-1)
        return len(self._places)

    def place_from(self, position: int) -> int:
        """The first of the places found that does not lie before ``position``; else 0."""
        for number, place in enumerate(self._places):
            if place.selectionStart() >= position:
                return number
        return 0

    def mark(self, chosen: int) -> None:
        """Marks all places found, the ``chosen`` one above the others, and shows it."""
        marks = []
        for number, place in enumerate(self._places):
            mark = QTextEdit.ExtraSelection()
            form = QTextCharFormat()
            if number == chosen:
                form.setBackground(EVENING.good)
                form.setForeground(EVENING.ivory0)
            else:
                form.setBackground(faded(EVENING.good, 0.22))
            mark.format = form
            mark.cursor = place
            marks.append(mark)
        self.setExtraSelections(marks)
        if 0 <= chosen < len(self._places):
            cursor = QTextCursor(self._places[chosen])
            cursor.setPosition(cursor.selectionStart())
            self.setTextCursor(cursor)
            self.ensureCursorVisible()

    # --- Qt's own -------------------------------------------------------------------------

    def createMimeDataFromSelection(self) -> QMimeData:
        """The selection as plain text, with the name of a picture in its place."""
        cursor = self.textCursor()
        start, end = cursor.selectionStart(), cursor.selectionEnd()
        data = QMimeData()
        text = cursor.selection().toPlainText()
        for name in self._names_of_pictures(start, end):
            text = text.replace(_OBJECT, name, 1)
        data.setText(text)
        return data

    def _names_of_pictures(self, start: int, end: int) -> list[str]:
        names = []
        block = self.document().findBlock(start)
        while block.isValid() and block.position() < end:
            place = block.begin()
            while not place.atEnd():
                piece = place.fragment()
                form = piece.charFormat()
                if form.isImageFormat():
                    inside = range(piece.position(), piece.position() + piece.length())
                    shown = sum(start <= position < end for position in inside)
                    alt = form.stringProperty(form.Property.ImageAltText.value)
                    names += [alt] * shown
                place += 1
            block = block.next()
        return names

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl the wheel zooms."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            step = event.angleDelta().y()
            if step:
                self.zoomed.emit(1 if step > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Long lines are hard to read: a page is no wider than its measure."""
        self._keep_measure()
        super().resizeEvent(event)

    def _keep_measure(self) -> None:
        frame = self.document().rootFrame()
        form = frame.frameFormat()
        # As though the bar were there: when it comes, the lines are not to be set anew.
        bar = self.verticalScrollBar().sizeHint().width()
        spare = self.contentsRect().width() - bar - 2 * _MARGIN - self._measure
        right = _MARGIN + max(0, spare)
        if (form.leftMargin(), form.rightMargin()) != (_MARGIN, right):
            form.setMargin(_MARGIN)
            form.setLeftMargin(_MARGIN)
            form.setTopMargin(_MARGIN * 0.8)
            form.setBottomMargin(_MARGIN)
            form.setRightMargin(right)
            frame.setFrameFormat(form)
