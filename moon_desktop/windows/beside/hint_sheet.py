"""The sheet that says what each choice is worth, and why the best is the best."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from moon_desktop.games.shown.beside import HintTold
from moon_desktop.games.shown.table import Faces, domino
from moon_desktop.look import typography as faces
from moon_desktop.look.breath import PIPS, strength
from moon_desktop.look.theme import Theme, faded
from moon_desktop.look.tips import tip_of
from moon_desktop.windows.beside.hint_row import HIGH, SLIM, HintRowWidget, columns
from moon_desktop.windows.beside.sheet import MARGIN, SideSheet
from moon_desktop.windows.paper.dialog import announce
from moon_desktop.windows.score.layout import ROOM
from moon_desktop.windows.score.thumb import THICK, Thumb
from moon_desktop.words import beside as words

_HEADS: Final = 20
_LINE: Final = 22.0
_SMALL: Final = 17.0
_GAP: Final = 10
_TICK: Final = 60


class HintSheet(SideSheet):
    """Rows from the best choice down; while it is weighed, three pips that breathe."""

    looked_at = Signal(object)
    """The Choice whose row is pointed at or in focus; None: none is."""
    chosen = Signal(object)
    """The Choice of a row, which is to be made."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, words.hint(), words.close_hint(), parent)
        self._told: HintTold | None = None
        self._word = ""
        self._phase = 0.0
        self.breathes = True
        """Whether the pips come and go while it is weighed."""
        self._pulse = QTimer(self)
        self._pulse.setInterval(_TICK)
        self._pulse.timeout.connect(self._breathe)
        self._body = QWidget()
        self._column = QVBoxLayout(self._body)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.area = QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(self._body)
        self._body.setAutoFillBackground(False)
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.viewport().setAutoFillBackground(False)
        self.thumb = Thumb(self.area.verticalScrollBar(), theme, self)
        self._rows: list[HintRowWidget] = []

    @property
    def rows(self) -> list[HintRowWidget]:
        """The rows, the best first."""
        return self._rows

    @property
    def told(self) -> HintTold | None:
        """What stands there; None while it is weighed, or where it came to nothing."""
        return self._told

    # --- what it says -----------------------------------------------------------------------

    def weigh(self) -> None:
        """Says that the choices are being weighed."""
        self._say(None, words.weighing())
        self._phase = 0.0
        if self.breathes:
            self._pulse.start()

    def fail(self) -> None:
        """Says that nothing came of it."""
        self._say(None, words.no_hint())

    def tell(self, told: HintTold, face: Faces = domino) -> None:
        """Shows what each choice is worth, in pieces that look so."""
        self._say(told, "")
        for row in told.rows:
            widget = HintRowWidget(self.theme, row, self._body, face)
            widget.looked_at.connect(self.looked_at)
            widget.chosen.connect(self.chosen)
            widget.stepped.connect(self.step)
            self._column.addWidget(widget)
            self._rows.append(widget)
            widget.show()
        self.setAccessibleDescription(f"{told.sentence} {told.weighed}")
        announce(self, told.sentence)

    def blank(self) -> None:
        """Nothing stands there any more."""
        self._say(None, "")

    def _say(self, told: HintTold | None, word: str) -> None:
        self._pulse.stop()
        self._told, self._word = told, word
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = []
        self.area.setVisible(told is not None)
        self.setAccessibleDescription(word)
        self.update()

    def step(self, by: int) -> None:
        """Moves the keyboard focus up or down the rows, at first to the best."""
        if not self._rows:
            return
        here = next((n for n, row in enumerate(self._rows) if row.hasFocus()), None)
        place = 0 if here is None else max(0, min(len(self._rows) - 1, here + by))
        self._rows[place].setFocus(Qt.FocusReason.TabFocusReason)
        self.area.ensureWidgetVisible(self._rows[place])

    # --- where it stands --------------------------------------------------------------------

    def wanted(self, width: int, most: int) -> int:
        inner = width - 2 * MARGIN
        if self._told is None:
            return min(most, self.around() + 84)
        rows = HIGH * len(self._told.rows)
        return min(most, self.around() + round(self._above(inner)) + rows + self._below(inner))

    def _lines(self, inner: float) -> tuple[str, ...]:
        if self._told is None:
            return ()
        return faces.wrapped(self._told.sentence, faces.caption(), inner)

    def _above(self, inner: float) -> float:
        """Px for the sentence and the headings of the columns."""
        return _LINE * len(self._lines(inner)) + _GAP + _HEADS

    def _small(self, inner: float) -> tuple[str, ...]:
        if self._told is None:
            return ()
        face = faces.pill_quiet()
        told = (self._told.weighed, words.how_to_choose())
        return tuple(line for part in told for line in faces.wrapped(part, face, inner))

    def _below(self, inner: float) -> int:
        """Px for what stands below the rows."""
        return round(_GAP + _SMALL * len(self._small(inner)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        left, top = ROOM + MARGIN, self.top + round(self._above(self.inner))
        bottom = self.height() - ROOM - MARGIN - self._below(self.inner)
        self.area.setGeometry(left, top, self.inner, max(0, bottom - top))
        self.thumb.setGeometry(left + self.inner + 2, top, THICK, max(0, bottom - top))

    def showEvent(self, event: QEvent) -> None:
        self._arrange()

    def hideEvent(self, event: QEvent) -> None:
        self._pulse.stop()

    # --- how it looks -----------------------------------------------------------------------

    def paint_more(self, painter: QPainter) -> None:
        if self._told is None:
            self._paint_word(painter)
            return
        self._arrange()
        theme, left, y = self.theme, ROOM + MARGIN, float(self.top)
        face = faces.caption()
        painter.setFont(face)
        painter.setPen(theme.pink)
        for line in self._lines(self.inner):
            painter.drawText(QPointF(left, faces.baseline(face, y + _LINE / 2)), line)
            y += _LINE
        y += _GAP
        face = faces.pill_quiet()
        painter.setFont(face)
        painter.setPen(theme.pink2)
        for x, (word, brief, _) in zip(columns(self.inner), self._told.heads, strict=True):
            head = word if self.inner >= SLIM else brief
            at = QPointF(left + x - faces.text_width(head, face), faces.baseline(face, y + 8))
            painter.drawText(at, head)
        y = float(self.area.geometry().bottom()) + _GAP
        for line in self._small(self.inner):
            painter.drawText(QPointF(left, faces.baseline(face, y + _SMALL / 2)), line)
            y += _SMALL

    def _paint_word(self, painter: QPainter) -> None:
        face = faces.caption()
        painter.setFont(face)
        painter.setPen(self.theme.pink2)
        y = float(self.top)
        for line in faces.wrapped(self._word, face, self.inner):
            painter.drawText(QPointF(ROOM + MARGIN, faces.baseline(face, y + 11)), line)
            y += _LINE
        if self._word != words.weighing():
            return
        painter.setPen(Qt.PenStyle.NoPen)
        for pip in range(PIPS):
            shown = strength(self._phase, pip) if self.breathes else 1.0
            painter.setBrush(faded(self.theme.pink, shown))
            painter.drawEllipse(QPointF(ROOM + MARGIN + 6 + 15 * pip, y + 18), 4.2, 4.2)

    def _breathe(self) -> None:
        self._phase += _TICK
        self.update(QRectF(ROOM, self.top, self.inner, 80).toRect())

    def tip_at(self, point: QPointF) -> str:
        """What a column means, at its heading."""
        x, y = point.x(), point.y()
        heads_top = self.area.geometry().top() - _HEADS
        if self._told is None or not heads_top <= y < self.area.geometry().top():
            return ""
        left = ROOM + MARGIN
        for end, (_, _, meaning) in zip(columns(self.inner), self._told.heads, strict=True):
            if left + end - 44 <= x <= left + end + 4:
                return tip_of(meaning)
        return ""

    def sizeHint(self) -> QSize:
        return QSize(298 + 2 * ROOM, self.wanted(298, 2000) + 2 * ROOM)
