"""The window in which the rules, the keys and the file format are read."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout, QWidget

from moon_desktop.look import typography as faces
from moon_desktop.resources import resource
from moon_desktop.windows.paper import dress
from moon_desktop.wording import help_words as words

_SIZE = (760, 680)
_HEADING_ROOM = 20
_PARAGRAPH_ROOM = 7
_LINE = 128
"""Per cent of the type's own line height."""


class HelpWindow(QDialog):
    """One window for all pages; links lead from one to another."""

    _open: ClassVar[HelpWindow | None] = None

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(*_SIZE)
        dress(self)
        self.browser = QTextBrowser(self)
        self.browser.setFont(faces.font(faces.SANS, 16, 500))
        self.browser.setOpenLinks(False)
        self.browser.document().setDocumentMargin(28)
        self.browser.anchorClicked.connect(self._follow)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.browser)

    @classmethod
    def show_page(cls, page: str, parent: QWidget) -> HelpWindow:
        """Opens ``page`` (a file of the help folder), in the window already open if there is
        one."""
        window = cls._open
        if window is None or window.parent() is not parent:
            window = cls._open = cls(parent)
            window.finished.connect(cls._forget)
            parent.destroyed.connect(cls._forget)
        window.read(page)
        window.show()
        window.raise_()
        return window

    @classmethod
    def _forget(cls) -> None:
        cls._open = None

    def read(self, page: str) -> None:
        """Shows ``page`` from its beginning."""
        self.setWindowTitle(words.title(page))
        self.browser.setMarkdown(resource("help", page).read_text(encoding="utf-8"))
        self._space_out()
        self.browser.verticalScrollBar().setValue(0)

    def _space_out(self) -> None:
        # Markdown sets everything solid: no room above headings or between paragraphs.
        block = self.browser.document().begin()
        while block.isValid():
            form = QTextBlockFormat(block.blockFormat())
            form.setLineHeight(_LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            if form.headingLevel() > 0:
                form.setTopMargin(_HEADING_ROOM if block.position() > 0 else 0)
            form.setBottomMargin(_PARAGRAPH_ROOM)
            QTextCursor(block).setBlockFormat(form)
            block = block.next()

    def _follow(self, url: QUrl) -> None:
        """A link to another page, or to a heading of this one; nothing else is opened."""
        page = url.path().rpartition("/")[2]
        if page and page.endswith(".md"):
            self.read(page)
        elif url.fragment():
            self.browser.scrollToAnchor(url.fragment())
