"""Figures as a table on paper: a row each, with a bar drawn to the scale of its section."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView

from moon_desktop.look import typography as face
from moon_desktop.look.theme import THEME
from moon_desktop.memory.figures import Bar, Section
from moon_desktop.memory.intervals import FIRM, Dealt, Figure, Rate, Strength
from moon_desktop.windows.paper.table import Cell, Drawing, Index, PaperTable
from moon_desktop.words.language import tr
from moon_desktop.words.review import decimal, percent
from moon_desktop.words.score import MINUS

_NAMED, _NAME, _COUNTED, _TOLD, _BESIDE = 100, 190, 84, 112, 110
"""Px of the columns beside the bars; that of names has the first at the least."""
_BARS: Final = 150
"""Px of bars for which the computers' figures give way, and the middle of the scale is told."""
_ROW, _HEAD, _SCALE = 34, 44, 24
_BAR: Final = 0.44
"""Of the height of a row."""
_ROOM: Final = 0.12
"""Of a scale with marks, at both ends, for the words below it."""
_CAP, _DOT, _INSET = 4.0, 5.0, 16.0
"""Px of the ends of a bracket, of a dot, and from the edges of a cell to the ends of the scale."""


class Scale(NamedTuple):
    """What the ends of a section's bars stand for; ``share``: it is one."""

    low: float
    high: float
    share: bool

    def x(self, box: QRectF, value: float) -> float:
        """Where a value stands in the box of a cell."""
        way = (value - self.low) / (self.high - self.low)
        return box.left() + _INSET + way * (box.width() - 2 * _INSET)

    def figure(self, value: float) -> str:
        """A value in figures."""
        sign = MINUS if value < 0 else ""
        places = 1 if self.high - self.low > 1 else 2
        return percent(value) if self.share else sign + decimal(abs(value), places)


def scale_of(section: Section) -> Scale | None:
    """That of all bars of a section; None where none is drawn."""
    figures = [bar.figure for bar in section.bars if bar.figure.value is not None]
    if not figures:
        return None
    if any(isinstance(figure, Rate) for figure in figures):
        return Scale(0, 1, share=True)
    ends = [end for one in figures for end in (one.value or 0, *(one.band or ()))]
    if section.marks:
        ends += [value for _, value in section.marks]
        room = _ROOM * (max(ends) - min(ends))
        ends += [min(ends) - room, max(ends) + room]
    if section.line is not None:
        ends.append(section.line)
    low, high = min(ends), max(ends)
    return Scale(low, high if high > low else low + 1, share=False)


class FiguresTable(PaperTable):
    """The sections of a page one below the other. It is what a voice reads, and Enter or a click
    on a row asks for what stands behind its figure."""

    pressed = Signal(object)
    """The ``Bar`` of a row."""

    def __init__(self) -> None:
        super().__init__()
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Figures"))
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._press)
        self._sections: Sequence[Section] = ()
        self.bars: list[Bar | None] = []
        """Those of the rows, from above."""

    def show_sections(self, sections: Sequence[Section]) -> None:
        """Other figures, the keys at the first of them."""
        self._sections = sections
        self.fill()
        first = next((row for row, bar in enumerate(self.bars) if bar), 0)
        self.setCurrentIndex(self.model().index(first, 0))

    def fill(self) -> None:
        compared = any(bar.beside for section in self._sections for bar in section.bars)
        width = self.viewport().width() / self.zoom
        name = max(_NAMED, min(_NAME, width / 3))
        strong = face.label(strong=True)
        heads = [
            Cell(face=face.label(), wide=name),
            Cell(face=face.label()),
            Cell(tr("Counted"), strong, "pink2", wide=_COUNTED),
            Cell(tr("Figure"), strong, "pink2", wide=_TOLD),
        ]
        if compared and width - name - _COUNTED - _TOLD - _BESIDE >= _BARS:
            heads.append(Cell(tr("Computers"), strong, "pink2", wide=_BESIDE))
        rows, highs, self.bars = list[list[Cell]](), list[int](), list[Bar | None]()
        for section in self._sections:
            scale = scale_of(section)
            if section.title:
                serif = face.font(face.SERIF, 17, 600)
                rows.append(_across(Cell(section.title, serif), len(heads)))
                highs.append(_HEAD)
                self.bars.append(None)
            for bar in section.bars:
                rows.append(_row(bar, section, scale)[: len(heads)])
                highs.append(_ROW)
                self.bars.append(bar)
            if scale is not None:
                draw = _draw_figures(scale, section.marks)
                rows.append([Cell(), Cell(draw=draw), *[Cell()] * (len(heads) - 2)])
                highs.append(_SCALE)
                self.bars.append(None)
        self.write(rows, heads, *highs or [_ROW])

    def _press(self, index: Index) -> None:
        bar = self.bars[index.row()] if 0 <= index.row() < len(self.bars) else None
        if bar is not None and bar.figure.tries:
            self.pressed.emit(bar)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._press(self.currentIndex())
        else:
            super().keyPressEvent(event)


def _across(cell: Cell, columns: int) -> list[Cell]:
    return [cell._replace(across=columns), *[Cell()] * (columns - 1)]


def _row(bar: Bar, section: Section, scale: Scale | None) -> list[Cell]:
    figure, right = bar.figure, Qt.AlignmentFlag.AlignLeft
    strong = bar.name == tr("All")
    beside = "" if bar.beside is None else bar.beside.told or bar.beside.counted
    draw = None if scale is None else _draw_bar(figure, bar.beside, section, scale)
    return [
        Cell(bar.name, face.label(strong=strong), tip=bar.name),
        Cell(draw=draw),
        Cell(figure.counted, face.label(), align=right),
        Cell(figure.told, face.label(strong=True), align=right),
        Cell(beside, face.label(), "pink2", align=right),
    ]


def _draw_bar(figure: Figure, beside: Figure | None, section: Section, scale: Scale) -> Drawing:
    """A bar from zero, hollow where it stands on few, and its bracket; of what was dealt a dot,
    and the bracket round what is to be expected; of strength a dot, too."""
    there = [beside.value if beside is not None else section.line]
    lines = [
        value for value in (*there, *(value for _, value in section.marks)) if value is not None
    ]

    def draw(painter: QPainter, box: QRectF) -> None:
        middle, tall = box.center().y(), box.height() * _BAR
        firm, dot = figure.tries >= FIRM, isinstance(figure, Dealt | Strength)
        if not dot:
            zero = scale.x(box, 0)
            painter.fillRect(QRectF(zero - 0.5, box.top(), 1, box.height()), THEME.pink2)
        painter.setPen(QPen(THEME.good, 1.6))
        painter.setBrush(THEME.good if firm else Qt.BrushStyle.NoBrush)
        if figure.value is not None and not dot:
            x = scale.x(box, figure.value)
            painter.drawRect(QRectF(min(x, zero), middle - tall / 2, abs(x - zero), tall))
        dashed = Qt.PenStyle.DashLine if beside is None else Qt.PenStyle.SolidLine
        painter.setPen(QPen(THEME.pink2, 1.5, dashed))
        for value in lines:
            x = scale.x(box, value)
            painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
        if figure.band is not None:
            low, high = figure.band
            _draw_bracket(painter, scale.x(box, low), scale.x(box, high), middle)
        if figure.value is not None and dot:
            painter.setPen(QPen(THEME.good, 2))
            painter.setBrush(THEME.good if firm else THEME.paper)
            painter.drawEllipse(QPointF(scale.x(box, figure.value), middle), _DOT, _DOT)

    return draw


def _draw_bracket(painter: QPainter, left: float, right: float, middle: float) -> None:
    """Seen on paper and on a bar."""
    for ink, wide in ((THEME.paper, 4.2), (THEME.pink, 1.6)):
        painter.setPen(QPen(ink, wide))
        painter.drawLine(QPointF(left, middle), QPointF(right, middle))
        for x in (left, right):
            painter.drawLine(QPointF(x, middle - _CAP), QPointF(x, middle + _CAP))


def _draw_figures(scale: Scale, marks: Sequence[tuple[str, float]]) -> Drawing:
    """The ends of the scale, and its middle or zero; or its ``marks``, none over another."""

    def draw(painter: QPainter, box: QRectF) -> None:
        between = 0.0 if scale.low < 0 < scale.high else (scale.low + scale.high) / 2
        inner = [between] if box.width() >= _BARS else []
        figures = [(scale.figure(value), value) for value in (scale.low, *inner, scale.high)]
        words, free = face.pad_delta(), box.left()
        for text, value in marks or figures:
            half = face.text_width(text, words) / 2
            x = max(scale.x(box, value), free + half)
            if x + half <= box.right() or not marks:
                face.write(painter, text, words, THEME.pink2, x, box.center().y(), at=0.5)
                free = x + half + _CAP

    return draw
