"""The part of the help window that shows a page: its text and its pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QEvent, QMimeData, Qt, QUrl, Signal
from PySide6.QtGui import (
    QAccessible,
    QKeyEvent,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from moon_desktop.games.views.help import RULE_BOOK, Document
from moon_desktop.look import typography
from moon_desktop.windows.help.markup import FONT_SIZE, html, style_sheet
from moon_desktop.windows.help.pages import LICENCES
from moon_desktop.windows.help.pictures import SIZES, picture
from moon_desktop.windows.paper.dialog import announce
from moon_desktop.windows.paper.scrolling import follow_finger
from moon_desktop.words.aloud import phrase

_NARROW: Final = 700
_WIDE: Final = 1180
"""Px of a page at most, at 100 %."""

_MARGIN: Final = 24
"""Px round a page."""

_INDENT: Final = 24

_Kind = QTextDocument.ResourceType


class HelpBrowser(QTextBrowser):
    """Shows one of ``pages`` at a time, whose address is ``help:/`` and its key, and goes where
    links lead, back and forward; says when the wheel zooms."""

    zoomed = Signal(int)
    """One step up (1) or down (-1), by the wheel."""

    def __init__(self, pages: Mapping[str, Document], parent: QWidget) -> None:
        super().__init__(parent)
        self.pages = pages
        self.page = ""
        """The key of the page shown."""
        self._zoom = 1.0
        self.setFont(typography.font(typography.SANS, FONT_SIZE, 500))
        self._measure = _NARROW
        # A word cut in two is harder to read than a bar below is to move.
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self.setCornerWidget(QWidget(self))
        self.document().setDocumentMargin(_MARGIN)
        follow_finger(self)
        if QAccessible.isActive():
            # Whoever has it read out goes through the lines with the arrows.
            caret = Qt.TextInteractionFlag.TextSelectableByKeyboard
            self.setTextInteractionFlags(self.textInteractionFlags() | caret)

    def focusNextPrevChild(self, next: bool) -> bool:
        """The words of a link to which Tab came are selected, and read."""
        stays = super().focusNextPrevChild(next)
        if self.hasFocus() and self.textCursor().hasSelection():
            announce(self, self.textCursor().selectedText())
        return stays

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The pictures of a line to which the arrows came are named: a reader is told of each no
        more than that it is there."""
        before = self.textCursor().position()
        super().keyPressEvent(event)
        line, moves = self.textCursor(), QTextCursor.MoveOperation
        if line.position() == before or line.hasSelection():
            return
        line.movePosition(moves.EndOfLine)
        end, named = line.position(), list[str]()
        line.movePosition(moves.StartOfLine)
        while line.position() < end:
            line.movePosition(moves.NextCharacter)
            named.append(line.charFormat().stringProperty(QTextFormat.Property.ImageAltText))
        if words := phrase(*named):
            announce(self, words)

    def changeEvent(self, event: QEvent) -> None:
        """The page is set in the colours of now."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.page:
            self.renew()

    def read(self, page: str, place: str = "") -> None:
        """Goes to ``page``, to a ``place`` on it or from its beginning."""
        self.setSource(QUrl(f"help:/{page}#{place}" if place else f"help:/{page}"))

    def renew(self) -> None:
        """Sets the page shown anew, scrolled as it is."""
        scrolled = self.verticalScrollBar().value()
        self.reload()
        self.verticalScrollBar().setValue(scrolled)

    def set_zoom(self, zoom: float) -> None:
        """Sets the page ``zoom`` times as large as usual; it stays about where it is."""
        bar = self.verticalScrollBar()
        share = bar.value() / max(1, bar.maximum() + bar.pageStep())
        self._zoom = zoom
        self.setFont(typography.font(typography.SANS, FONT_SIZE * zoom, 500))
        self.reload()
        bar.setValue(round(share * (bar.maximum() + bar.pageStep())))

    # --- Qt's own -------------------------------------------------------------------------

    def doSetSource(self, name: QUrl | str, /, type: _Kind = _Kind.HtmlResource) -> None:
        """Goes to a page there is, of the game that is read of or else of the program, and
        nowhere else."""
        name = QUrl(name)
        if name.scheme() == "help":
            of_program = name.path().rpartition("/")[2]
            for key in (name.path().removeprefix("/"), of_program):
                if key in self.pages:
                    name.setPath(f"/{key}")
                    super().doSetSource(name, _Kind.HtmlResource)
                    if name.hasFragment():
                        # Until all of it is laid out, the bar does not go down far enough.
                        self.document().size()
                        self.scrollToAnchor(name.fragment())
                    return

    def loadResource(self, type: int, name: QUrl | str) -> Any:
        """The text of a page as it is set now, or a picture in it."""
        name = QUrl(name)
        kind, found = name.scheme(), name.path()
        if kind == "help" and found.removeprefix("/") in self.pages:
            self.page = found.removeprefix("/")
            page = self.pages[self.page]
            self.document().setDefaultStyleSheet(style_sheet(self._zoom))
            self.document().setIndentWidth(_INDENT * self._zoom)
            self._measure = _WIDE if page.wide else _NARROW
            self._keep_measure()
            if self.page == LICENCES:
                return page.text()
            book = f"{self.page.rpartition('/')[0]}/{RULE_BOOK}".removeprefix("/")
            return html(page.text(), self._zoom, book=book in self.pages)
        if kind in SIZES:
            return picture(kind, found, self._zoom, self.devicePixelRatioF())
        return None

    def createMimeDataFromSelection(self) -> QMimeData:
        """The selection as plain text, without the signs that stand for pictures."""
        data = QMimeData()
        data.setText(self.textCursor().selection().toPlainText().replace("\ufffc", ""))
        return data

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
        measure = round(self._measure * self._zoom) + 2 * _MARGIN
        # As though the bar were there: when it comes, the lines are not to be set anew.
        room = self.contentsRect().width() - self.verticalScrollBar().sizeHint().width()
        self.setLineWrapColumnOrWidth(min(measure, room))
