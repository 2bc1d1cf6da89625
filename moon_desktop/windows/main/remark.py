"""A quiet line over the table: it waits for no answer, and goes by itself."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QHideEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from moon_desktop.look.theme import Theme
from moon_desktop.windows.paper.dialog import announce, dress, small_key
from moon_desktop.words.language import tr

STAYS: Final = 14_000
"""Ms until it goes, unless the pointer is on it."""
_MOST: Final = 620
_TOP: Final = 10


class Remark(QFrame):
    """Words on a strip of paper at the upper edge of ``parent``; a click takes them away."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._folder = Path()
        self.words = QLabel(self)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setWordWrap(True)
        self.show_folder = small_key(tr("Show the folder"), self, self._show_folder)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 10, 8)
        row.setSpacing(14)
        row.addWidget(self.words, 1)
        row.addWidget(self.show_folder)
        self._timer = QTimer(self)
        self._timer.setInterval(STAYS)
        self._timer.timeout.connect(self._leave)
        dress(self, theme, _ground)
        self.hide()

    def tell(self, words: str, folder: Path | None) -> None:
        """Says ``words``, with a key that shows ``folder``, if there is one."""
        self.words.setText(words)
        self.show_folder.setVisible(folder is not None)
        self._folder = folder or self._folder
        self._timer.start()
        self.show()
        announce(self, words)

    def place(self, width: int) -> None:
        """Lies in the middle of ``width`` px."""
        wide = min(_MOST, width - 2 * _TOP)
        self.setGeometry((width - wide) // 2, _TOP, wide, self.heightForWidth(wide))
        self.raise_()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is waited for any more."""
        self._timer.stop()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """It was read."""
        self.hide()

    def _show_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))

    def _leave(self) -> None:
        if not self.underMouse():
            self.hide()


def _ground(theme: Theme) -> str:
    return f"Remark {{ background: {theme.paper.name()}; border-radius: 10px; }}"
