"""A toast, a quiet line over the table: it waits for no answer, and goes by itself."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QHideEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from moon_desktop.windows.beside.place import leave_focus
from moon_desktop.windows.paper.dialog import announce, small_key
from moon_desktop.words.language import tr

STAYS: Final = 14_000
"""Ms until it goes, unless the pointer is on it."""
_WIDE: Final = 264
"""Px across at zoom 1."""
_EDGE, _STEP = 10, 12
"""Px to the edge of the table, and between the heights that are tried."""


class Remark(QFrame):
    """Words on a strip of paper on ``parent``; a click takes them away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._folder = Path()
        self.words = QLabel(self)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setWordWrap(True)
        self.show_folder = small_key(tr("Show the folder"), self, self._show_folder)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.addWidget(self.words)
        column.addWidget(self.show_folder, 0, Qt.AlignmentFlag.AlignLeft)
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

    def place(self, table: QSize, zoom: float, seen: Sequence[QRectF]) -> None:
        """Lies at the side of a ``table`` so large, as low as it covers nothing that is ``seen``
        there, or as little of it as can be."""
        wide = round(_WIDE * zoom)
        size = QSize(wide, self.heightForWidth(wide))
        low = table.height() - _EDGE - size.height()
        faces = [
            QRect(QPoint(x, y), size)
            for y in range(low, _EDGE, -_STEP)
            for x in (_EDGE, table.width() - _EDGE - wide)
        ]

        def covers(face: QRect) -> float:
            both = (QRectF(face).intersected(part) for part in seen)
            return sum(part.width() * part.height() for part in both)

        self.setGeometry(min(faces, key=covers, default=QRect(QPoint(_EDGE, _EDGE), size)))
        self.raise_()

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
