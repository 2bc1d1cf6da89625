"""Figures as a table on paper: a row each, with a bar drawn to the scale of its section."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView

from moon_desktop.look import typography as face
from moon_desktop.look.picture import shrunk
from moon_desktop.look.runs import Line, Run, words
from moon_desktop.look.theme import THEME, faded
from moon_desktop.memory.intervals import FIRM, Dealt, Parts, Rate, Strength, Tally
from moon_desktop.memory.pages import Bar, Section
from moon_desktop.windows.history.model import day_told
from moon_desktop.windows.paper.scrolling import Fading
from moon_desktop.windows.paper.table import Cell, Drawing, Index, PaperTable, in_line
from moon_desktop.words.language import tr
from moon_desktop.words.review import decimal, percent
from moon_desktop.words.score import MINUS

_NAMED, _NAME, _COUNTED, _TOLD, _BESIDE = 100, 190, 84, 112, 110
"""Px of the columns beside the bars, that of figures at the least; so is the first that of
names."""
_BARS: Final = 150
"""Px of bars for which the computers' figures give way, and the middle of the scale is told."""
_AIR: Final = 14
"""Px beside a figure in its column."""
_ROW, _HEAD, _SCALE = 34, 44, 24
_BAR: Final = 0.44
"""Of the height of a row."""
_ROOM: Final = 0.12
"""Of a scale with marks, at both ends, for the words below it."""
_CHART, _AXIS = 190, 44.0
"""Px of the height of a section drawn as a whole, and of the figures beside it."""
_LANE, _NEAR = 8.0, 24.0
"""Px from part to part of a sum, and how far from a mark it is still meant."""
_PARTS: Final = "pink2", "red", "good"
"""The colours of luck, own play and others' play."""
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
    parts = [bar.figure for bar in section.bars if isinstance(bar.figure, Parts)]
    if parts:
        every = (abs(part) for one in parts for part in (one.gained, *one[1:4]))
        most = max(1.0, *every)
        return Scale(-most, most, share=False)
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
        Fading(self)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._press)
        self._sections: Sequence[Section] = ()
        self.bars: list[Bar | None] = []
        """Those of the rows, from above."""
        self.drawings: dict[int, _Whole] = {}
        """What is drawn of a whole section, by its row."""
        self._pressed = QPointF()

    def show_sections(self, sections: Sequence[Section]) -> None:
        """Other figures, the keys at the first of them."""
        self._sections = sections
        self.fill()
        first = next((row for row, bar in enumerate(self.bars) if bar), 0)
        self.scrollToTop()
        self.setCurrentIndex(self.model().index(first, 0))

    def fill(self) -> None:
        bars = [bar for section in self._sections for bar in section.bars]
        compared = any(bar.beside for bar in bars)
        width = self.viewport().width() / self.zoom
        name = max(_NAMED, min(_NAME, width / 3))
        strong = face.label(strong=True)
        shown = max([_TOLD, *(face.text_width(_told(bar), strong) + _AIR for bar in bars)])
        heads = [
            Cell(face=face.label(), wide=name),
            Cell(face=face.label()),
            Cell(tr("Counted"), strong, "pink2", wide=_COUNTED),
            Cell(tr("Figure"), strong, "pink2", wide=shown),
        ]
        if compared and width - name - _COUNTED - shown - _BESIDE >= _BARS:
            heads.append(Cell(tr("Computers"), strong, "pink2", wide=_BESIDE))
        rows, highs, self.bars = list[list[Cell]](), list[int](), list[Bar | None]()
        self.drawings = {}
        for section in self._sections:
            scale = scale_of(section)
            if section.title:
                serif = face.font(face.SERIF, 17, 600)
                head = Cell(section.title, serif)
                if section.bars and isinstance(section.bars[0].figure, Parts):
                    head = _name_parts(head)
                rows.append(_across(head, len(heads)))
                highs.append(_HEAD)
                self.bars.append(None)
            if section.drawn and scale is not None:
                whole = self.drawings[len(rows)] = _Whole(section, scale)
                told = Cell(draw=whole.paint, aloud=section.title)
                rows.append(_across(told, len(heads)))
                highs.append(_CHART)
                self.bars.append(None)
            for bar in section.bars:
                rows.append(_row(bar, section, scale)[: len(heads)])
                highs.append(_ROW)
                self.bars.append(bar)
            if scale is not None:
                draw = _draw_figures(scale, section.marks)
                aloud = (f"{name}: {scale.figure(value)}" for name, value in section.marks)
                told = Cell(draw=draw, aloud=", ".join(aloud))
                rows.append([Cell(), told, *[Cell()] * (len(heads) - 2)])
                highs.append(_SCALE)
                self.bars.append(None)
        self.write(rows, heads, *highs or [_ROW])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position()
        super().mousePressEvent(event)

    def _press(self, index: Index) -> None:
        bar = self.bars[index.row()] if 0 <= index.row() < len(self.bars) else None
        if (whole := self.drawings.get(index.row())) is not None:
            box = QRectF(self.visualRect(index))
            at = (self._pressed - box.topLeft()) / self.zoom
            bar = whole.at(shrunk(QRectF(QPointF(), box.size()), self.zoom), at)
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
    draw = None
    if isinstance(figure, Parts) and scale is not None:
        draw = _draw_parts(figure, scale)
    elif scale is not None:
        draw = _draw_bar(bar, section, scale)
    counted = Cell(figure.counted, face.label(), align=right)
    if isinstance(figure, Parts):
        total = figure.counted.partition("=")[0] + "="
        line = partial(_sum_line, total, figure.parts)
        counted = counted._replace(across=2, draw=in_line(lambda: [line()]))
    name = name_of(bar)
    return [
        Cell(name, face.label(strong=strong), tip=name),
        Cell(draw=draw),
        counted,
        Cell(_told(bar), face.label(strong=bool(figure.told)), "pink" if figure.told else "pink2"),
        Cell(beside, face.label(), "pink2", align=right),
    ]


def _told(bar: Bar) -> str:
    """The figure of a bar, or why it has none; of what is only counted nothing."""
    few = bar.figure.value is None and not isinstance(bar.figure, Parts | Tally)
    return bar.figure.told or (tr("too few") if few else "")


def _sum_line(total: str, parts: Sequence[str]) -> Line:
    """A sum, each part in the colour of its bars."""
    strong, told = face.label(strong=True), zip(parts, _PARTS, strict=True)
    inked = (words(part, strong, getattr(THEME, ink), gap=6) for part, ink in told)
    return [words(total, strong, THEME.pink), *inked]


def _name_parts(head: Cell) -> Cell:
    """Says over sums what each part is."""
    names = [tr("Luck"), tr("Own play"), tr("Others’ play")]
    total = tr("In all") + " ="

    def lines() -> Sequence[Line]:
        title = words(head.text, head.face or face.label(), THEME.pink)
        line = _sum_line(total, names)
        return [title, Run(0, lambda *_: None, 24), *line], line

    return head._replace(draw=in_line(lines), aloud=f"{head.text}. {total} {', '.join(names)}")


def name_of(bar: Bar) -> str:
    """What a bar is called; that of a match by its day, too."""
    return bar.name if bar.began is None else f"{day_told(bar.began)} · {bar.name}"


def _draw_bar(bar: Bar, section: Section, scale: Scale) -> Drawing:
    """A bar from zero, hollow where it stands on few, and its bracket; of what was dealt a dot,
    and the bracket round what is to be expected; of strength a dot, too."""
    figure, beside = bar.figure, bar.beside
    there = bar.at if section.drawn == "promised" else section.line
    if beside is not None:
        there = beside.value
    lines = [one for one in (there, *(mark for _, mark in section.marks)) if one is not None]

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
            _draw_bracket(painter, *(QPointF(scale.x(box, end), middle) for end in figure.band))
        if figure.value is not None and dot:
            painter.setPen(QPen(THEME.good, 2))
            painter.setBrush(THEME.good if firm else THEME.paper)
            painter.drawEllipse(QPointF(scale.x(box, figure.value), middle), _DOT, _DOT)

    return draw


def _draw_bracket(painter: QPainter, one: QPointF, other: QPointF) -> None:
    """Seen on paper and on a bar, across or upright."""
    cap = QPointF(0, _CAP) if one.y() == other.y() else QPointF(_CAP, 0)
    for ink, wide in ((THEME.paper, 4.2), (THEME.pink, 1.6)):
        painter.setPen(QPen(ink, wide))
        painter.drawLine(one, other)
        for end in (one, other):
            painter.drawLine(end - cap, end + cap)


def _draw_parts(figure: Parts, scale: Scale) -> Drawing:
    """Luck, own play and others' play one below the other, from the middle, and what they come to
    as a line across."""

    def draw(painter: QPainter, box: QRectF) -> None:
        zero, top = scale.x(box, 0), box.center().y() - 1.5 * _LANE
        painter.fillRect(QRectF(zero - 0.5, box.top(), 1, box.height()), THEME.pink2)
        for place, (part, ink) in enumerate(zip(figure[1:4], _PARTS, strict=True)):
            wide = scale.x(box, part) - zero
            bar = QRectF(zero, top + place * _LANE, wide, _LANE - 1).normalized()
            painter.fillRect(bar, getattr(THEME, ink))
        x = scale.x(box, figure.gained)
        painter.setPen(QPen(THEME.pink, 2))
        painter.drawLine(QPointF(x, box.top() + 3), QPointF(x, box.bottom() - 3))

    return draw


class _Whole:
    """A section drawn by what its bars are measured by: what was made against what was promised,
    all even on the diagonal, or figures over time with their band. Its marks are its bars."""

    def __init__(self, section: Section, scale: Scale) -> None:
        self._scale, self._time = scale, section.drawn == "time"
        self._bars = [bar for bar in section.bars if bar.figure.value is not None]

    def at(self, box: QRectF, point: QPointF) -> Bar | None:
        """The bar whose mark lies nearest to a ``point``, if one does that can be meant."""
        near = {(mark - point).manhattanLength(): bar for bar, mark in self._marks(box)}
        return near[min(near)] if near and min(near) <= _NEAR else None

    def _plot(self, box: QRectF) -> QRectF:
        plot = box.adjusted(_AXIS, 12, -_INSET, -_SCALE)
        if not self._time:
            plot.setWidth(min(plot.width(), 1.7 * plot.height()))
        return plot

    def _x(self, plot: QRectF, bar: Bar) -> float:
        first, most = 0.0, 1.0
        if self._time:
            # One without a figure has no mark: those at the ends need not be the outermost of all.
            first, last = (self._bars[end].at or 0.0 for end in (0, -1))
            most = max(1.0, last - first)
        return plot.left() + plot.width() * ((bar.at or 0.0) - first) / most

    def _y(self, plot: QRectF, value: float) -> float:
        way = (value - self._scale.low) / (self._scale.high - self._scale.low)
        return plot.bottom() - plot.height() * way

    def _marks(self, box: QRectF) -> list[tuple[Bar, QPointF]]:
        plot = self._plot(box)
        return [
            (bar, QPointF(self._x(plot, bar), self._y(plot, bar.figure.value or 0)))
            for bar in self._bars
        ]

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """All of it."""
        plot, scale, small = self._plot(box), self._scale, face.pad_delta()
        painter.fillRect(plot, faded(THEME.field, 0.7))
        between = 0.0 if scale.low < 0 < scale.high else (scale.low + scale.high) / 2
        for value in (scale.low, between, scale.high):
            y, figure = self._y(plot, value), scale.figure(value)
            painter.fillRect(QRectF(plot.left(), y - 0.5, plot.width(), 1), THEME.rule)
            face.write(painter, figure, small, THEME.pink2, plot.left() - 7, y, at=1)
        ends = [(0.0, scale.figure(0)), (0.5, scale.figure(0.5)), (1.0, scale.figure(1))]
        if self._time:
            ends = [(0.0, self._bars[0].name), (1.0, self._bars[-1].name)]
        below = plot.bottom() + _SCALE / 2
        for way, text in ends:
            x = plot.left() + way * plot.width()
            face.write(painter, text, small, THEME.pink2, x, below, at=way)
        marks = self._marks(box)
        if self._time:
            self._paint_line(painter, plot, marks)
        else:
            painter.setPen(QPen(THEME.pink2, 1.5, Qt.PenStyle.DashLine))
            painter.drawLine(plot.bottomLeft(), plot.topRight())
        for bar, mark in marks:
            if bar.figure.band is not None and not self._time:
                ends_ = (QPointF(mark.x(), self._y(plot, end)) for end in bar.figure.band)
                _draw_bracket(painter, *ends_)
            painter.setPen(QPen(THEME.good, 2))
            painter.setBrush(THEME.good if bar.figure.tries >= FIRM else THEME.paper)
            painter.drawEllipse(mark, _DOT, _DOT)

    def _paint_line(
        self, painter: QPainter, plot: QRectF, marks: Sequence[tuple[Bar, QPointF]]
    ) -> None:
        lows, highs = list[QPointF](), list[QPointF]()
        for bar, mark in marks:
            low, high = bar.figure.band or (0.0, 0.0)
            lows.append(QPointF(mark.x(), self._y(plot, low)))
            highs.append(QPointF(mark.x(), self._y(plot, high)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(THEME.good, 0.2))
        painter.drawPolygon([*lows, *reversed(highs)])
        painter.setPen(QPen(THEME.good, 2))
        painter.drawPolyline([mark for _, mark in marks])


def _draw_figures(scale: Scale, marks: Sequence[tuple[str, float]]) -> Drawing:
    """The ends of the scale, and its middle or zero; or its ``marks``, none over another."""

    def draw(painter: QPainter, box: QRectF) -> None:
        between = 0.0 if scale.low < 0 < scale.high else (scale.low + scale.high) / 2
        inner = [between] if box.width() >= _BARS else []
        figures = [(scale.figure(value), value) for value in (scale.low, *inner, scale.high)]
        small, free, places = face.pad_delta(), box.left(), list[tuple[str, float, float]]()
        for text, value in marks or figures:
            half = face.text_width(text, small) / 2
            places.append((text, max(scale.x(box, value), free + half), half))
            free = places[-1][1] + half + _CAP
        free = box.right()
        for text, x, half in reversed(places):
            there = min(x, free - half) if marks else x
            face.write(painter, text, small, THEME.pink2, there, box.center().y(), at=0.5)
            free = there - half - _CAP

    return draw
