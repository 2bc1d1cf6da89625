"""The sheet on which the tiles still out are counted, suit by suit."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from moon_desktop.engine.pieces import Piece
from moon_desktop.games.shown.beside import CountRow, CountTold
from moon_desktop.games.shown.table import Faces, domino
from moon_desktop.look import typography as faces
from moon_desktop.look.emblems import paint_emblem
from moon_desktop.look.piece import paint_small
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.signs import paint_check
from moon_desktop.look.theme import Theme, faded
from moon_desktop.look.tile import outline
from moon_desktop.look.tips import tip_of
from moon_desktop.windows.beside.sheet import MARGIN, SideSheet
from moon_desktop.windows.score.layout import ROOM
from moon_desktop.words import beside as words

_MOST_TILE, _LEAST_TILE = 20.0, 11.0
"""How wide a little domino is, in px."""

_SPACE: Final = 0.36
"""Between two tiles, in tile widths."""

_EMBLEM: Final = 24.0
_SIGN: Final = 44.0
"""Px for the suit before its tiles."""

_VOID: Final = 15.0
_GAP: Final = 11.0
_LINE: Final = 20.0
_LEGEND: Final = 26.0


class CountingSheet(SideSheet):
    """Trumps first. What is out lies there plainly, what has been played is faint, and what the
    person holds has a tick."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, words.count(), words.close_count(), parent)
        self._told: CountTold | None = None
        self._face: Faces = domino

    @property
    def told(self) -> CountTold | None:
        """What stands there, if anything."""
        return self._told

    def tell(self, told: CountTold | None, face: Faces = domino) -> None:
        """Shows a count of pieces that look so; None: nothing stands there."""
        self._told, self._face = told, face
        lines = [] if told is None else [told.line, *(row.aloud for row in told.rows)]
        self.setAccessibleDescription(" ".join(lines))
        self.update()

    # --- where it stands --------------------------------------------------------------------

    def wanted(self, width: int, most: int) -> int:
        inner = width - 2 * MARGIN
        return min(most, round(self.around() + self._high(inner, self._width(inner))))

    def _width(self, inner: float) -> float:
        """The widest that a tile may be for every row to fit."""
        rows = () if self._told is None else self._told.rows
        across = max((len(row.pieces) for row in rows), default=1)
        return min(_MOST_TILE, (inner - _SIGN) / (across + (across - 1) * _SPACE))

    def _high(self, inner: float, tile: float) -> float:
        """Px for everything, with tiles ``tile`` px wide."""
        if self._told is None or not self._told.rows:
            return 3 * _LINE
        rows = sum(self._row_high(row, tile) for row in self._told.rows)
        return len(self._lines(inner)) * _LINE + rows + _LEGEND

    @staticmethod
    def _row_high(row: CountRow, tile: float) -> float:
        return 2 * tile + _GAP + (_VOID if row.void else 0.0)

    def _lines(self, inner: float) -> tuple[str, ...]:
        line = "" if self._told is None else self._told.line
        return faces.wrapped(line, faces.caption(), inner)

    def _tile(self) -> float:
        """How wide tiles are drawn: smaller where the sheet is too low for all suits."""
        room = self.height() - 2 * ROOM - self.around()
        tile = self._width(self.inner)
        while tile > _LEAST_TILE and self._high(self.inner, tile) > room:
            tile -= 0.5
        return tile

    def places(self) -> list[tuple[CountRow, QRectF]]:
        """Where each row stands, in px of the widget."""
        if self._told is None:
            return []
        tile = self._tile()
        y = self.top + len(self._lines(self.inner)) * _LINE + 4
        found = []
        for row in self._told.rows:
            high = self._row_high(row, tile)
            found.append((row, QRectF(ROOM + MARGIN, y, self.inner, high)))
            y += high
        return found

    # --- how it looks -----------------------------------------------------------------------

    def paint_more(self, painter: QPainter) -> None:
        face = faces.caption()
        painter.setFont(face)
        painter.setPen(self.theme.pink)
        y = float(self.top)
        for line in self._lines(self.inner):
            painter.drawText(QPointF(ROOM + MARGIN, faces.baseline(face, y + _LINE / 2 - 4)), line)
            y += _LINE
        tile = self._tile()
        for row, box in self.places():
            self._paint_row(painter, row, box, tile)
        if self._told is not None and self._told.rows:
            self._paint_legend(painter, self._told.sample)

    def _paint_row(self, painter: QPainter, row: CountRow, box: QRectF, tile: float) -> None:
        theme = self.theme
        middle = box.top() + _GAP / 2 + tile
        if row.trump:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(theme.good, 0.13))
            painter.drawRoundedRect(box.adjusted(-8, 0, 8, -1), 7, 7)
        side = min(_EMBLEM, 2 * tile)
        paint_emblem(painter, theme, row.emblem, QRectF(box.left(), middle - side / 2, side, side))
        face = faces.pill_quiet()
        painter.setFont(face)
        painter.setPen(theme.pink2)
        painter.drawText(QPointF(box.left() + side + 6, faces.baseline(face, middle)), row.out)
        x = box.left() + _SIGN + tile / 2
        for counted in row.pieces:
            self._paint_tile(painter, counted.piece, counted.where, QPointF(x, middle), tile)
            x += tile * (1 + _SPACE)
        if row.void:
            face = faces.pill()
            painter.setFont(face)
            painter.setPen(theme.red)
            told = faces.fitted(row.void, face, box.width() - _SIGN)
            y = faces.baseline(face, middle + tile + _VOID / 2 + 3)
            painter.drawText(QPointF(box.left() + _SIGN, y), told)

    def _paint_tile(
        self, painter: QPainter, piece: Piece, where: str, at: QPointF, width: float
    ) -> None:
        theme = self.theme
        painter.save()
        painter.translate(at)
        painter.setPen(Qt.PenStyle.NoPen)
        if where == "gone":
            painter.setOpacity(0.2)
            paint_small(painter, theme, self._face(piece), width, lies=False)
            painter.setOpacity(0.5)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.rule, 1))
            painter.drawPath(outline(width))
        else:
            shadow = QRectF(-width / 2, -width + 1.5, width, 2 * width)
            soft_rect(painter, shadow, 2.5, 3, theme.pink, 0.4)
            painter.setPen(Qt.PenStyle.NoPen)
            paint_small(painter, theme, self._face(piece), width, lies=False)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(faded(theme.side, 0.9), 0.8))
            painter.drawPath(outline(width))
        if where == "own":
            painter.setPen(Qt.PenStyle.NoPen)
            radius = max(4.6, 0.29 * width)
            corner = QPointF(width / 2 + 0.5, -width - 0.5)
            painter.setBrush(theme.good)
            painter.drawEllipse(corner, radius, radius)
            pen = QPen(theme.ivory0, max(1.2, radius * 0.24))
            paint_check(painter, corner.x(), corner.y(), radius * 0.8, pen)
        painter.restore()

    def _paint_legend(self, painter: QPainter, sample: Piece) -> None:
        """What the looks of a piece mean, at the foot."""
        face = faces.pill_quiet()
        middle = self.height() - ROOM - MARGIN - _LEGEND / 2 + 1
        x = float(ROOM + MARGIN)
        step = self.inner / 3
        for where, word in words.legend():
            self._paint_tile(painter, sample, where, QPointF(x + 6, middle), 9.0)
            painter.setFont(face)
            painter.setPen(self.theme.pink2)
            painter.drawText(QPointF(x + 20, faces.baseline(face, middle)), word)
            x += step

    def tip_at(self, point: QPointF) -> str:
        """The name of a tile, and where it is; beside the tiles, all of the row."""
        tile = self._tile()
        for row, box in self.places():
            if not box.contains(point):
                continue
            place = (point.x() - box.left() - _SIGN) / (tile * (1 + _SPACE))
            if 0 <= place < len(row.pieces):
                counted = row.pieces[int(place)]
                return words.piece_tip(counted.name, dict(words.legend())[counted.where])
            return tip_of(row.aloud)
        return ""

    def sizeHint(self) -> QSize:
        return QSize(298 + 2 * ROOM, self.wanted(298, 2000) + 2 * ROOM)
