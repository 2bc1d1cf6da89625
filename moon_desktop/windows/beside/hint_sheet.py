"""The sheet that says what each choice is worth, and why the best is the best."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from moon_desktop.games.shown.beside import HintTold
from moon_desktop.games.shown.table import Faces, domino
from moon_desktop.look import typography as faces
from moon_desktop.look.breath import PIPS, strength
from moon_desktop.look.theme import Theme, faded
from moon_desktop.windows.beside.hint_rows import HintRows
from moon_desktop.windows.beside.sheet import SideSheet
from moon_desktop.windows.paper.dialog import announce
from moon_desktop.words.language import tr

_TICK: Final = 60


class HintSheet(SideSheet):
    """Rows from the best choice down; while it is weighed, three pips that breathe."""

    looked_at = Signal(object)
    """The Choice whose row is pointed at or in focus; None: none is."""
    chosen = Signal(object)
    """The Choice of a row, which is to be made."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, tr("Hint"), tr("Close the hint"), parent)
        self.told: HintTold | None = None
        """What stands there; None while it is weighed, or where it came to nothing."""
        self.sentence = self.label(faces.caption())
        self.pips = _Pips(theme, self)
        self.rows = HintRows(theme)
        self.rows.looked_at.connect(self.looked_at)
        self.rows.chosen.connect(self.chosen)
        self._weighed = self.label(faces.pill_quiet(), ink=theme.pink2)
        how = tr("A double click on a row makes that choice; so do Up or Down, then Enter.")
        self._how = self.label(faces.pill_quiet(), how, theme.pink2)
        for part in (self.sentence, self.pips, self.rows, self._weighed, self._how):
            self.column.addWidget(part, part is self.rows)
        self.column.addStretch()
        self.blank()

    def weigh(self, breathes: bool) -> None:
        """Says that the choices are being weighed; ``breathes``: the pips come and go."""
        self._say(None, tr("Weighing your choices…"))
        self.pips.show()
        self.pips.start(breathes)

    def fail(self) -> None:
        """Says that nothing came of it."""
        self._say(None, tr("No hint could be worked out here. The program’s log says why."))

    def tell(self, told: HintTold, face: Faces = domino) -> None:
        """Shows what each choice is worth, in pieces that look so."""
        self._say(told, told.sentence, face)
        self.setAccessibleDescription(f"{told.sentence} {told.weighed}")
        announce(self, told.sentence)

    def blank(self) -> None:
        """Nothing stands there any more."""
        self._say(None, "")

    def _say(self, told: HintTold | None, words: str, face: Faces = domino) -> None:
        self.told = told
        self.pips.hide()
        self.sentence.setText(words)
        self._weighed.setText("" if told is None else told.weighed)
        for part in (self.rows, self._weighed, self._how):
            part.setVisible(told is not None)
        self.rows.tell(told, face)
        self.setAccessibleDescription(words)


class _Pips(QWidget):
    """Three pips that come and go while something is weighed."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._ms = 0
        self._pulse = QTimer(self)
        self._pulse.setInterval(_TICK)
        self._pulse.timeout.connect(self._breathe)
        self.setFixedHeight(34)

    def start(self, breathes: bool) -> None:
        self._ms = 0
        if breathes:
            self._pulse.start()

    def _breathe(self) -> None:
        self._ms += _TICK
        self.update()

    def hideEvent(self, event: QEvent) -> None:
        self._pulse.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for pip in range(PIPS):
            shown = strength(self._ms, pip) if self._pulse.isActive() else 1.0
            painter.setBrush(faded(self._theme.pink, shown))
            painter.drawEllipse(QPointF(6 + 15 * pip, 12), 4.2, 4.2)
        painter.end()
