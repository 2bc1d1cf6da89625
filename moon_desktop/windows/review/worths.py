"""What every choice at one place was worth: what its player knew, and apart from it all tiles."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from moon_desktop.games.shown.review import WorthRow, Worths
from moon_desktop.look import typography as face
from moon_desktop.look.signs import arrow_head, paint_check
from moon_desktop.look.theme import Theme, faded
from moon_desktop.windows.paper.zoomed import Zoomed
from moon_desktop.windows.review.rows import WIDTH
from moon_desktop.windows.score.cells import write
from moon_desktop.words import review as words
from moon_desktop.words.quoting import tip

_HEAD: Final = 46.0
_ROW: Final = 24.0
_FOOT: Final = 22.0
_NAMES: Final = 128.0
_KNEW: Final = (166.0, 216.0, 262.0)
"""The right ends of the columns of what was known, of which there are at most so many."""
_GAP: Final = 272.0
"""Where what was known ends."""
_SEEN: Final = 279.0
"""Where what all tiles show begins, up to the edge."""


class ReviewWorths(Zoomed):
    """Shows one choice, the best first as far as they are weighed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._worths: Worths | None = None

    @property
    def choices(self) -> tuple[str, ...]:
        """The rows, from the top."""
        return tuple(row.choice for row in self._rows)

    @property
    def _rows(self) -> tuple[WorthRow, ...]:
        return () if self._worths is None else self._worths.rows

    def show_worths(self, worths: Worths) -> None:
        """Shows those of another choice, or of the same one better known."""
        self._worths = worths
        self.setAccessibleName(worths.aloud)
        self._fit()

    def sizeHint(self) -> QSize:
        height = _HEAD + len(self._rows) * _ROW + _FOOT
        return QSize(round(WIDTH * self._zoom), round(height * self._zoom))

    def tip_at(self, point: QPointF) -> str:
        """What the column at a point counts; empty beside the columns."""
        x = point.x() / self._zoom
        if self._worths is None or x < _NAMES:
            return ""
        if x >= _SEEN:
            return tip(self._worths.seen.tip)
        columns = self._worths.columns
        found = (column for column, right in zip(columns, _KNEW, strict=False) if x <= right)
        return tip(next(found, columns[-1]).tip)

    # --- painting -------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._worths is None:
            return
        painter = self._painter()
        self._paint_heads(painter, self._worths)
        for place, row in enumerate(self._rows):
            self._paint_row(painter, row, _HEAD + (place + 0.5) * _ROW)
        if self._worths.note:
            y = _HEAD + len(self._rows) * _ROW + _FOOT / 2 + 1
            write(painter, face.pad_delta(), self._theme.pink2, self._worths.note, 8, y)
        painter.end()

    def _paint_heads(self, painter: QPainter, worths: Worths) -> None:
        theme = self._theme
        bottom = _HEAD + len(self._rows) * _ROW + 2
        painter.setPen(QPen(theme.rule, 1))
        painter.setBrush(faded(theme.ivory0, 0.65))
        painter.drawRoundedRect(QRectF(0.5, 0.5, _GAP, bottom), 7, 7)
        painter.setBrush(faded(theme.tape, 0.10))
        painter.drawRoundedRect(QRectF(_SEEN, 0.5, WIDTH - _SEEN - 0.5, bottom), 7, 7)
        style, small = face.font(face.SERIF, 15, 600), face.pad_delta()
        knew = face.fitted(worths.knew, style, _GAP - 16)
        write(painter, style, theme.pink, knew, 8, 13)
        seen = face.fitted(worths.all_seen, style, WIDTH - _SEEN - 10)
        middle = (_SEEN + WIDTH) / 2
        write(painter, style, theme.pink, seen, middle - face.text_width(seen, style) / 2, 13)
        for column, right in zip(worths.columns, _KNEW, strict=False):
            self._right(painter, column.head, small, theme.pink2, right, 34)
        self._middle(painter, worths.seen.head, small, theme.pink2, 34)

    def _paint_row(self, painter: QPainter, row: WorthRow, y: float) -> None:
        theme = self._theme
        if row.chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(theme.tape, 0.14))
            painter.drawRoundedRect(QRectF(3, y - _ROW / 2 + 1, _GAP - 6, _ROW - 2), 5, 5)
            painter.drawRoundedRect(
                QRectF(_SEEN + 3, y - _ROW / 2 + 1, WIDTH - _SEEN - 6.5, _ROW - 2), 5, 5
            )
            painter.fillPath(arrow_head(8, y, 3.6), theme.pink)
        style = face.label(strong=row.chosen)
        fit = face.fitted(row.choice, style, _NAMES - 18 - (14 if row.best else 0))
        write(painter, style, theme.pink, fit, 18, y)
        if row.best:
            x = 18 + face.text_width(fit, style) + 10
            paint_check(painter, x, y, 6.5, QPen(theme.good, 1.8))
        if not row.known:
            weighing = words.weighing()
            self._right(painter, weighing, face.pad_contract(), theme.pink2, _KNEW[2], y)
        for figure, right in zip(row.known, _KNEW, strict=False):
            self._right(painter, figure, style, theme.pink, right, y)
        self._middle(painter, row.seen, style, theme.pink, y)

    def _right(
        self, painter: QPainter, text: str, style: QFont, ink: QColor, right: float, y: float
    ) -> None:
        write(painter, style, ink, text, right - face.text_width(text, style), y)

    def _middle(self, painter: QPainter, text: str, style: QFont, ink: QColor, y: float) -> None:
        x = (_SEEN + WIDTH) / 2 - face.text_width(text, style) / 2
        write(painter, style, ink, text, x, y)
