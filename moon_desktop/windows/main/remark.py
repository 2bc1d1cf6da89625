"""A toast, a quiet line between bar and table: it waits for no answer, and goes by itself."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QHideEvent, QMouseEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QWidget

from moon_desktop.look.typography import usual
from moon_desktop.windows.beside.place import leave_focus
from moon_desktop.windows.paper.dialog import announce, small_key
from moon_desktop.windows.paper.style import style_sheet
from moon_desktop.words.language import tr

STAYS: Final = 14_000
"""Ms until it goes, unless the pointer is on it."""
_STRIP: Final = 32
"""Px down at zoom 1."""


class Remark(QFrame):
    """Words in the last of the ``rows`` of ``head``; a click takes them away."""

    def __init__(self, head: QWidget, rows: QBoxLayout) -> None:
        super().__init__(head)
        rows.addWidget(self)
        self._folder = Path()
        self.words = QLabel(self)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setWordWrap(True)
        self.show_folder = small_key(tr("Show the folder"), self, self._show_folder)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 0, 8, 0)
        row.addWidget(self.words, 1)
        row.addWidget(self.show_folder)
        self._timer = QTimer(self)
        self._timer.setInterval(STAYS)
        self._timer.timeout.connect(self._leave)
        self.hide()

    def tell(self, words: str, folder: Path | None) -> None:
        """Says ``words``, with a key that shows ``folder``, if there is one."""
        self.words.setText(words)
        self.show_folder.setVisible(folder is not None)
        self._folder = folder or self._folder
        self._timer.start()
        self.show()
        announce(self, words)

    def place(self, zoom: float) -> None:
        """Lies below the bar, over nothing that is read there: the table makes room for it."""
        self.setMinimumHeight(round(_STRIP * zoom))
        if (sheet := style_sheet(zoom)) != self.styleSheet():
            # In a large window its words are as large as those of the bar.
            self.setFont(usual(zoom))
            self.setStyleSheet(sheet)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is waited for any more."""
        self._timer.stop()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """It was read."""
        self._go()

    def _show_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))

    def _leave(self) -> None:
        if not self.underMouse():
            self._go()

    def _go(self) -> None:
        leave_focus(self.parentWidget(), self)
        self.hide()
