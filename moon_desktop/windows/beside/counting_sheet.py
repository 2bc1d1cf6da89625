"""The sheet on which the tiles still out are counted, suit by suit."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from moon_desktop.games.views.hints import CountRow, CountTold, Whereabouts
from moon_desktop.games.views.table import Face, Faces, domino
from moon_desktop.look import typography as faces
from moon_desktop.look.piece import look_of, paint_small
from moon_desktop.look.runs import emblem, paint
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.signs import paint_check
from moon_desktop.look.theme import THEME, faded
from moon_desktop.look.tile import DOMINO
from moon_desktop.look.tips import tip_of
from moon_desktop.windows.paper.scrolling import follow_finger
from moon_desktop.windows.paper.sheet import BoundSheet
from moon_desktop.windows.paper.table import Cell, Drawing, PaperTable
from moon_desktop.words.language import N_, pgettext, tr

_TILE: Final = 20.0
"""How wide a little domino is at most, in px."""

_SPACE: Final = 0.36
"""Between two tiles, in tile widths."""

_CHIP: Final = (19.0, 22.0)
"""Px of the chip that stands for a card."""

_SIGN, _APART = 24.0, 9.0
"""Px across the sign of a suit before its tiles, and what is free beside it."""

_MOST_BESIDE, _PITCH, _BETWEEN = 3, 21.5, 24.0
"""So many suits stand side by side where there is room: px that each of their tiles takes at the
least, and px between two suits."""

_ROW, _LEAST_ROW, _VOID = 51, 40, 15
"""Px of a row with its largest tiles, of one whose tiles can still be told, and of the line that
says who is void."""

_NO_LIMIT: Final = 16_777_215
_BLACK: Final = QColor("#000000")

_TIPS: Final[dict[Whereabouts, str]] = {
    "out": N_("{tile}: still out"),
    "own": N_("{tile}: yours"),
    "gone": N_("{tile}: gone"),
}


class CountingSheet(BoundSheet):
    """Trumps first. What is out lies there plainly, what has been played is faint, and what the
    person holds has a tick."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(tr("Still out"), tr("Close the count"), parent)
        self._scrolled = False
        """Whether the suits are longer than their room."""
        self._across = 0
        """Px of paper across."""
        self._beside = 1
        """How many suits stand side by side."""
        self.told: CountTold | None = None
        """What stands there, if anything."""
        self._face: Faces = domino
        self._line = self.label(faces.caption())
        self.suits, self._legend = PaperTable(ruled=False), PaperTable(ruled=False)
        for table in (self.suits, self._legend):
            table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            table.horizontalHeader().hide()
        follow_finger(self.suits)
        self.column.addWidget(self._line)
        self.column.addWidget(self.suits, 1)
        self.column.addWidget(self._legend)

    def tell(self, told: CountTold | None, face: Faces = domino) -> None:
        """Shows a count of pieces that look so; None: nothing stands there."""
        self.told, self._face = told, face
        rows = () if told is None else told.rows
        suit = _SIGN + _APART + _PITCH * max((len(row.pieces) for row in rows), default=0)
        room = self._across / self.zoom - 2 * self._margin + _BETWEEN
        beside = max(1, min(_MOST_BESIDE, int(room / (suit + _BETWEEN))))
        if self._beside != beside:
            self._beside = beside
            # A wide sheet has room for it in its head, and is lower so.
            row, place = (self.column, 3) if beside == 1 else (self.head, 1)
            row.insertWidget(place, self._legend)
        self._line.setText("" if told is None else told.line)
        self.setAccessibleDescription(" ".join((self._line.text(), *(row.aloud for row in rows))))
        self._tell_suits(rows, face)
        if told is not None:
            self._tell_legend(face(told.sample))
        for table in (self.suits, self._legend):
            table.setVisible(bool(rows))
            table.updateGeometry()

    def wanted(self, width: int, most: int) -> int:
        """The same; suits that would be too small with the room they have are scrolled."""
        if width != self._across:
            self._across = width
            self.fill()
        asked = super().wanted(width, _NO_LIMIT)
        lines = math.ceil(len(self.told.rows if self.told else ()) / self._beside)
        spare = lines * (_ROW - _LEAST_ROW) * self.zoom
        self.scrolls = scrolls = asked - spare > most
        if scrolls != self._scrolled:
            self._scrolled = scrolls
            policies = Qt.ScrollBarPolicy
            self.suits.setVerticalScrollBarPolicy(
                policies.ScrollBarAsNeeded if scrolls else policies.ScrollBarAlwaysOff
            )
            focus = Qt.FocusPolicy.StrongFocus if scrolls else Qt.FocusPolicy.NoFocus
            self.suits.setFocusPolicy(focus)
            self.fill()
        return min(most, asked)

    def fill(self) -> None:
        self.suits.rows.zoom = self._legend.rows.zoom = self.zoom
        self.tell(self.told, self._face)

    def _tell_suits(self, rows: Sequence[CountRow], face: Faces) -> None:
        """Suit beside suit, and below them, in a row of its own, who is void."""
        table, style, beside = self.suits, faces.pill(), self._beside
        count = max((len(row.pieces) for row in rows), default=0)
        gap = [Cell(wide=_BETWEEN)]
        lines: list[list[Cell]] = []
        highs: list[int] = []
        high = 0
        for first in range(0, len(rows), beside):
            suits: list[Cell] = []
            voids: list[Cell] = []
            for row in rows[first : first + beside]:
                ground, tip = ("good", 0.13 * row.trump), tip_of(row.aloud)
                draw: Drawing = partial(_draw_sign, row.emblem, row.out)
                suits.append(
                    Cell(row.out, style, ground=ground, tip=tip, aloud=row.aloud, draw=draw)
                )
                for one in row.pieces:
                    draw = partial(_draw_tile, face(one.piece), one.where)
                    told = tr(_TIPS[one.where]).format(tile=one.name)
                    suits.append(Cell(one.name, style, ground=ground, tip=told, draw=draw))
                plain = Cell(ground=ground)
                suits += [plain] * (count - len(row.pieces)) + gap
                void = Cell(row.void, style, "red", ground, tip=tip, across=count)
                voids += [plain, void] + [plain] * (count - 1) + gap
            void_there = any(cell.text for cell in voids)
            high += _ROW + _VOID * void_there
            for line, px in ((suits, _LEAST_ROW * self._scrolled), (voids, _VOID)):
                if line is suits or void_there:
                    empty = [Cell()] * (beside * (count + 2) - len(line))
                    lines.append((line + empty)[:-1])
                    highs.append(px)
        heads = [Cell(wide=_SIGN + _APART), *[Cell()] * count, *gap] * beside
        # Where there is little room the suits share it.
        table.write(lines, heads[:-1], *highs)
        table.high = round(high * self.zoom)

    def _tell_legend(self, sample: Face) -> None:
        """What the three looks of a piece mean."""
        legend: tuple[tuple[Whereabouts, str], ...] = (
            ("out", pgettext("tiles", "out")),
            ("own", pgettext("tiles", "yours")),
            ("gone", pgettext("tiles", "gone")),
        )
        style = faces.pill_quiet()
        wide = [faces.text_width(word, style) + 12 for _, word in legend]
        # What has no room in one row has a second.
        room = self._across / self.zoom - 2 * self._margin - 20 * len(legend)
        count = len(legend) if sum(wide) <= room else len(legend) - 1
        cells: list[Cell] = []
        for where, word in legend:
            cells += Cell(draw=partial(_draw_tile, sample, where)), Cell(word, style, "pink2")
        rows = cells[: 2 * count], cells[2 * count :]
        lines = [[*row, *[Cell()] * (2 * count - len(row))] for row in rows if row]
        columns = [max(wide[place::count]) for place in range(count)]
        heads = [head for px in columns for head in (Cell(wide=20), Cell(wide=px))]
        self._legend.write(lines, heads, 40 if len(lines) == 1 else 32)


def _draw_sign(name: str, out: str, painter: QPainter, box: QRectF) -> None:
    """A suit, and below it how many of it are out."""
    side, top = min(_SIGN, box.height() - 20), box.center().y() - min(21.0, box.height() / 2 - 2)
    paint(painter, [emblem(THEME, name, side, gap=2)], box.left(), top + side / 2)
    x, below = box.left() + 2 + side / 2, top + side + 11
    faces.write(painter, out, faces.pill_quiet(), THEME.pink2, x, below, at=0.5)


def _chip_ink(face: Face) -> QColor | None:
    """In what the figure is written on the chip that counts for a card; None: it is no card."""
    return look_of(face.pack).ink(THEME, face.sign) if face.figure else None


def _draw_chip(face: Face, ink: QColor, where: Whereabouts, painter: QPainter, box: QRectF) -> None:
    """A figure: on ivory while it is out, on its ink where it is the person's own, and in an
    outline when it is gone."""
    chip = QRectF(box.left() + 0.5, 0, min(_CHIP[0], box.width() - 1.5), _CHIP[1])
    chip.moveTop(box.center().y() - _CHIP[1] / 2)
    # That of a Moon card is for its dusk.
    ink, ground = ink if ink.lightness() < 128 else THEME.pip, THEME.ivory0
    fill, written, edge = {
        "out": (ground, ink, faded(THEME.side, 0.9)),
        "own": (ink, ground, ground),
        "gone": (faded(ground, 0.0), THEME.pink2, THEME.rule),
    }[where]
    painter.setBrush(fill)
    painter.setPen(QPen(edge, 1))
    painter.drawRoundedRect(chip, 3.5, 3.5)
    style = faces.fitting(face.figure, faces.font(faces.SANS, 13, 700), chip.width() - 1)
    faces.write(painter, face.figure, style, written, chip.center().x(), chip.center().y(), at=0.5)


def _draw_tile(face: Face, where: Whereabouts, painter: QPainter, box: QRectF) -> None:
    """A piece as large as there is room for, or the chip of a card."""
    if (ink := _chip_ink(face)) is not None:
        _draw_chip(face, ink, where, painter, box)
        return
    width = min(_TILE, box.width() / (1 + _SPACE), (box.height() - 12) / 2)
    painter.translate(box.left() + width / 2 + 1, box.center().y())
    painter.setPen(Qt.PenStyle.NoPen)
    gone = where == "gone"
    if not gone:
        shadow = QRectF(-width / 2, -width + 1.5, width, 2 * width)
        soft_rect(painter, THEME, shadow, 2.5, 3, _BLACK, 0.4)
    painter.setOpacity(0.2 if gone else 1.0)
    paint_small(painter, THEME, face, width, lies=False)
    painter.setOpacity(0.5 if gone else 1.0)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(THEME.rule, 1) if gone else QPen(faded(THEME.side, 0.9), 0.8))
    painter.drawPath(DOMINO.outline(width))
    if where == "own":
        radius = max(4.6, 0.29 * width)
        corner = QPointF(width / 2 + 0.5, -width - 0.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(THEME.good)
        painter.drawEllipse(corner, radius, radius)
        pen = QPen(THEME.paper, max(1.2, radius * 0.24))
        paint_check(painter, corner.x(), corner.y(), radius * 0.8, pen)
