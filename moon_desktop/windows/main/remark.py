"""A toast, a quiet line over the pad's foot or between bar and table: it waits for no answer, and
goes by itself."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QHideEvent, QMouseEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QWidget

from moon_desktop.windows.beside.place import leave_focus
from moon_desktop.windows.paper.dialog import announce, small_key
from moon_desktop.windows.paper.dress import set_property
from moon_desktop.words.language import tr

STAYS: Final = 14_000
"""Ms until it goes, unless the pointer is on it."""
_STRIP: Final = 32
"""Px down at zoom 1 where it lies under the bar."""
_EDGE: Final = 10
"""Px to the edge of the table."""


class Remark(QFrame):
    """Words in the last of the ``rows`` of ``head``, or over the pad; a click takes them away."""

    def __init__(self, head: QWidget, rows: QBoxLayout) -> None:
        super().__init__(head)
        self._head, self._rows = head, rows
        rows.addWidget(self)
        self._folder = Path()
        self.words = QLabel(self)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setWordWrap(True)
        self.show_folder = small_key(tr("Show the folder"), self, self._show_folder)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.addWidget(self.words, 1)
        self._row.addWidget(self.show_folder, 0, Qt.AlignmentFlag.AlignLeft)
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

    def place(self, view: QWidget, zoom: float, pad: QRect | None) -> None:
        """Lies over the foot of the ``pad`` in the ``view``, beside the table; where there is none,
        below the bar, and the table makes room for it."""
        ways, strip = QBoxLayout.Direction, pad is None
        self._row.setDirection(ways.LeftToRight if strip else ways.TopToBottom)
        self._row.setContentsMargins(*((14, 0, 8, 0) if strip else (12, 10, 12, 10)))
        for part in (self, self.show_folder):
            set_property(part, "strip", strip)
        self.setMinimumHeight(round(_STRIP * zoom) if strip else 0)
        home = self._head if strip else view
        if self.parentWidget() is not home:
            self.setParent(home)
            if strip:
                self._rows.addWidget(self)
            self.show()
        if pad is not None:
            high = self.heightForWidth(pad.width())
            self.setGeometry(pad.x(), view.height() - _EDGE - high, pad.width(), high)
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
