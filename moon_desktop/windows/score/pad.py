"""The score pad at the side of the table: its heading, its ruled rows, and the match below."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.games.views.sheet import HandRow
from moon_desktop.look import typography as face
from moon_desktop.look.theme import Theme, faded
from moon_desktop.windows.score.cells import (
    WRITING_MS,
    heading_width,
    total_face,
    written_after,
)
from moon_desktop.windows.score.foot import Figure, Foot, Sign, sign
from moon_desktop.windows.score.games import line_in
from moon_desktop.windows.score.ink import paint_double_rule
from moon_desktop.windows.score.layout import BLEED, NARROW, ROOM, ROW, SIDE_MARGIN, STACK, WIDTH
from moon_desktop.windows.score.marks import Marks
from moon_desktop.windows.score.model import CELL, ScoreModel
from moon_desktop.windows.score.pad_paper import PadGround
from moon_desktop.windows.score.table import ScoreTable
from moon_desktop.words import score as words
from moon_desktop.words.language import pgettext, tr

_HEIGHT: Final = 734
_LEAST_HEIGHT: Final = 400
_TALL: Final = 620
"""From this height on strokes have room to stand large."""
_TOP: Final = 28
_TITLE, _SECOND = 34, 20
_TOTALS, _GOAL = 60, 18
"""The height of the totals, and of a line below for what is played to."""
_LEGEND, _LEGEND_LINE = 30, 22
"""The height of what the signs mean, and of each line more."""
_BOTTOM: Final = 11
_GAP: Final = 12
"""Between the last row and the double rule, at the least."""
_FREE_ROWS: Final = 2
"""So many rows to be written on are seen."""
_SIDE_COLUMNS: Final = {1: 82, 2: 82, 3: 58, 4: 44, 5: 37}
_NARROWEST: Final = 32
"""Of six sides."""
_SIGN, _SIGNS, _INDENT = 11, {"circle": 20}, 3
"""Across a sign of the legend, and what is before the first."""
_HAND_MARGINS = 16
"""What of the hand's column is free."""
_GROWS: Final = 200
"""Ms that the paper takes to be longer by what was written."""


def columns(sides: int, zoom: float = 1.0, paper: int = WIDTH) -> tuple[int, ...]:
    """The widths of the hand's column and the sides', which fill the ruling of a ``paper``."""
    side = _SIDE_COLUMNS.get(sides, _NARROWEST)
    if paper < WIDTH:
        side -= (WIDTH - NARROW) // (sides + 1)
    side = round(side * zoom)
    return (round((paper - 2 * SIDE_MARGIN) * zoom) - sides * side, *(side,) * sides)


class PadTable(ScoreTable):
    """All rows of a ``ScoreModel``, the last in sight; ``motion`` scales the time a row takes to
    be written, 0 writes it at once. A bar to scroll them stands in the margin of the paper, where
    there are more."""

    written = Signal(float)
    """How much of what a row is worth is on the paper: 0 as it begins, 1 when all is there."""

    def __init__(self, scores: ScoreModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(scores, scores, theme, parent)
        self.motion = 0.0
        self._writing = QVariantAnimation(self)
        self._writing.valueChanged.connect(self._write_on)
        self._writing.finished.connect(self._write_out)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        # A click leaves the keys with the table; Tab brings them here.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        scores.rowsInserted.connect(self.scrollToBottom)
        scores.modelReset.connect(self._writing.stop)
        scores.hand_written.connect(self._write)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollToBottom()

    def finish_writing(self) -> None:
        """Everything stands there at once."""
        self._writing.stop()
        self._write_out()

    def paint_end(self, painter: QPainter, box: QRectF) -> None:
        """A double rule, and a shade over the marks."""
        theme, inner = self.cells.theme, box.adjusted(BLEED, 0, -BLEED, 0)
        painter.fillRect(inner, faded(theme.wash, 0.9))
        paint_double_rule(painter, theme.pink, inner.left(), inner.right(), box.top() - 1)

    def _write(self, row: int) -> None:
        self.finish_writing()
        duration = round(WRITING_MS * self.motion)
        if duration > 0:
            self.cells.fresh = row
            self.written.emit(0.0)
            self._writing.setStartValue(0.0)
            self._writing.setEndValue(float(WRITING_MS))
            self._writing.setDuration(duration)
            self._writing.start()

    def _write_on(self, ms: float) -> None:
        if self.cells.fresh is not None:
            self.cells.written = written_after(ms)
            self.written.emit(self.cells.written.circle)
            self.viewport().update(self.box(self.cells.fresh).toRect())

    def _write_out(self) -> None:
        self.cells.fresh = None
        self.written.emit(1.0)
        self.viewport().update()


class PadFoot(Foot):
    """The totals of the match, where there are any, and what the signs mean."""

    zoom, paper = 1.0, WIDTH

    def write(self, place: QWidget) -> None:
        sheet = self.scores.sheet
        self.ruled = not sheet.single
        lines = self._lines
        legend = _LEGEND * bool(lines) + _LEGEND_LINE * max(0, len(lines) - 1)
        totals = _TOTALS + _GOAL * self._goal_below if self.ruled else 0
        self.setFixedHeight(round((totals + legend) * self.zoom))
        column = QVBoxLayout(place)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        if self.ruled:
            column.addLayout(self._totals(place))
            if self._goal_below:
                column.addWidget(self._goal(place, self.paper - 2 * SIDE_MARGIN))
        for line, kinds in enumerate(lines):
            column.addLayout(self._legend(place, kinds, 0 if line else 7))

    def _totals(self, place: QWidget) -> QLayout:
        """A total in the column of each side."""
        theme, sheet = self.theme, self.scores.sheet
        zoom = self.zoom
        hand, *sides = columns(len(sheet.sides), zoom, self.paper)
        title, serif = words.match_totals(sheet.terms.kind), face.font(face.SERIF, 18 * zoom, 600)
        head = line_in(title, theme, "pink", place, serif)
        head.setFixedWidth(hand)
        head.setIndent(2)
        heads = QVBoxLayout()
        heads.setSpacing(0)
        heads.addWidget(head)
        if not self._goal_below:
            heads.addWidget(self._goal(place, hand / zoom))
        row = QHBoxLayout()
        row.setContentsMargins(0, round(13 * zoom), 0, round(6 * zoom))
        row.setSpacing(0)
        row.addLayout(heads)
        for side, width in zip(sheet.order, sides, strict=True):
            total = Figure(sheet, side, theme, place)
            total.setFont(face.zoomed(total_face(total.text(), width / zoom - 6), zoom))
            total.setFixedWidth(width)
            total.setAlignment(Qt.AlignmentFlag.AlignCenter)
            row.addWidget(total)
        return row

    def _goal(self, place: QWidget, room: float) -> QWidget:
        """What the match is played to, in so many px at the least size."""
        italic = face.pad_contract()
        text = face.fitted(self._goal_text, italic, room - 4)
        line = line_in(text, self.theme, "pink2", place, face.zoomed(italic, self.zoom))
        line.setFixedWidth(round(room * self.zoom))
        line.setIndent(2)
        return line

    @property
    def _goal_text(self) -> str:
        terms = self.scores.sheet.terms
        return words.match_goal(terms.kind, terms.length)

    @property
    def _goal_below(self) -> bool:
        """Whether that has no room in the column of hands, and stands below the totals."""
        hand = columns(len(self.scores.sheet.sides), paper=self.paper)[0]
        return face.text_width(self._goal_text, face.pad_contract()) > hand - 4

    @property
    def _meanings(self) -> dict[Sign, str]:
        """What the signs on the sheet mean, those only that apply."""
        sheet = self.scores.sheet
        told: dict[Sign, str] = {
            "asterisk": sheet.asterisk,
            "circle": sheet.circle,
            "stroke": sheet.stroke,
        }
        told.update(sheet.causes_text)
        if any(isinstance(row, HandRow) and row.helped for row in sheet.rows):
            told["turned"] = pgettext("what the turn-back arrow means", "helped")
        return {kind: meaning for kind, meaning in told.items() if meaning}

    @property
    def _gaps(self) -> tuple[int, int]:
        """Before what a sign means, and more before the next sign."""
        return (2, 3) if self.scores.sheet.causes_text else (6, 12)

    def legend_width(self, kinds: Iterable[Sign] | None = None) -> float:
        """Px that it needs to tell what ``kinds`` of signs, or all there are, mean in a line, at
        its least size."""
        (gap, apart), told = self._gaps, self._meanings
        kinds = [*(told if kinds is None else kinds)]
        words = sum(face.text_width(told[kind], face.label()) + gap for kind in kinds)
        signs = sum(_SIGNS.get(kind, _SIGN) for kind in kinds)
        return _INDENT + signs + words + max(0, len(kinds) - 1) * (2 * gap + apart)

    @property
    def _lines(self) -> list[list[Sign]]:
        """The signs, as many in each line as the paper has room for."""
        lines: list[list[Sign]] = []
        for kind in self._meanings:
            room = self.paper - 2 * SIDE_MARGIN
            if lines and self.legend_width([*lines[-1], kind]) <= room:
                lines[-1].append(kind)
            else:
                lines.append([kind])
        return lines

    def _legend(self, place: QWidget, kinds: Iterable[Sign], above: int) -> QLayout:
        row, zoom = QHBoxLayout(), self.zoom
        # Rounded down: all of it has just room in some languages.
        small = face.zoomed(
            face.label(), int(face.label().pixelSize() * zoom) / face.label().pixelSize()
        )
        row.setContentsMargins(*(round(px * zoom) for px in (_INDENT, above, 0, 2)))
        gap, apart = self._gaps
        row.setSpacing(round(gap * zoom))
        for kind in kinds:
            row.addWidget(sign(kind, self.theme, _SIGNS.get(kind, _SIGN), place, zoom))
            row.addWidget(line_in(self._meanings[kind], self.theme, "pink2", place, small))
            row.addSpacing(round(apart * zoom))
        row.addStretch()
        return row


class ScorePad(PadGround):
    """A pad of paper that shows a ``ScoreModel``, with its own shadow on clear ground.

    The paper lies ``ROOM`` inside the widget and is ``WIDTH`` px wide, or ``NARROW``.
    """

    outgrown = Signal()
    """What stands round its rows takes another room than when that was asked for."""

    def __init__(self, model: ScoreModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._second = 0
        """Px of a second line in its heading."""
        self._reckoned: int | None = None
        """Px round the rows when it was last told how much it wants."""
        self._tall: bool | None = None
        """Whether there is room for large strokes, once it is known how high it may become."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(tr("Score sheet"))
        self._title = line_in("", theme, "pink", self, face.pad_title())
        self._heading = line_in("", theme, "pink2", self, face.label())
        self.table = PadTable(model, theme, self)
        self.marks = Marks(model, theme, self)
        self.table.written.connect(self.marks.write)
        self._grows = QVariantAnimation(self)
        self._grows.valueChanged.connect(self.resize)
        self._grows.finished.connect(self._arrange)
        self.foot = PadFoot(model, theme, self)
        self.foot.renew()
        self.foot.installEventFilter(self)
        self._head = head = QHBoxLayout()
        head.addWidget(self._title)
        head.addWidget(self._heading, 1, Qt.AlignmentFlag.AlignRight)
        self._column = column = QVBoxLayout(self)
        column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self.marks)
        column.addWidget(self.table)
        column.addStretch()
        column.addWidget(self.foot)
        self._keep_margins()
        model.modelReset.connect(self._renew)
        model.headerDataChanged.connect(self._renew)
        self.resize(self.sizeHint())
        self._renew()

    def set_zoom(self, zoom: float) -> None:
        """Makes the pad, and all that is written on it, ``zoom`` times its least size."""
        if zoom != self.zoom:
            self.zoom = self.table.cells.zoom = self.foot.zoom = zoom
            self._title.setFont(face.zoomed(face.pad_title(), zoom))
            self._heading.setFont(face.zoomed(face.label(), zoom))
            self._keep_margins()
            self.foot.renew()
            self.repaint_ground()
            self._renew()

    def _keep_margins(self) -> None:
        bottom = ROOM + STACK + _BOTTOM
        for part, margins in (
            (self._column, (ROOM + SIDE_MARGIN - BLEED, ROOM + _TOP, ROOM, bottom)),
            (self._head, (BLEED + 1, 0, SIDE_MARGIN, 0)),
            (self.marks, (0, 0, SIDE_MARGIN - BLEED, 0)),
            (self.foot, (BLEED, 0, SIDE_MARGIN, 0)),
        ):
            part.setContentsMargins(*(round(px * self.zoom) for px in margins))
        self._title.setFixedHeight(round(_TITLE * self.zoom))

    def sizeHint(self) -> QSize:
        return QSize(WIDTH + 2 * ROOM, _HEIGHT + 2 * ROOM) * self.zoom

    def minimumSizeHint(self) -> QSize:
        return QSize(WIDTH + 2 * ROOM, _LEAST_HEIGHT + 2 * ROOM) * self.zoom

    def resizeEvent(self, event: QResizeEvent) -> None:
        paper = round(self.width() / self.zoom) - 2 * ROOM
        if paper != self.foot.paper:
            self.foot.paper = paper
            self.foot.renew()
            self._say()
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What stands below the rows has its height only once it is laid out."""
        if watched is self.foot and event.type() == QEvent.Type.Resize:
            self._arrange()
        return super().eventFilter(watched, event)

    def paper(self, *, narrow: bool) -> int:
        """Px across the paper at its least size: ``narrow``, if all that is written has room."""
        sheet, bold = self._model.sheet, face.label(strong=True)
        hand, *sides = columns(len(sheet.sides), paper=NARROW)
        if not narrow or not sides or len(sides) > 3:
            return WIDTH
        cells = [self._model.index(row, 0).data(CELL) for row in range(self._model.rowCount())]
        bids = (f"{cell.name or ''} {cell.word}".strip() for cell in cells if not cell.title)
        written = [
            *((bid, bold, hand - _HAND_MARGINS) for bid in bids),
            *((cell.contract, face.pad_contract(), hand - _HAND_MARGINS) for cell in cells),
        ]
        fits = self.foot.legend_width() <= NARROW - 2 * SIDE_MARGIN
        heads = (heading_width(sheet, side) for side in range(len(sheet.heads)))
        fits = fits and max(heads) <= sides[0]
        fits = fits and all(face.text_width(text, style) <= room for text, style, room in written)
        return NARROW if fits else WIDTH

    def lie(self, where: QRect) -> None:
        """Lies ``where``; paper that only became longer grows to that, unless nothing moves."""
        here, ms = self.geometry(), round(_GROWS * self.table.motion)
        if self._growing and where == QRect(here.topLeft(), self._grows.endValue()):
            return
        self._grows.stop()
        longer = where.height() - here.height()
        if ms and longer > 0 and self.isVisible() and here == where.adjusted(0, 0, 0, -longer):
            self._grows.setStartValue(here.size())
            self._grows.setEndValue(where.size())
            self._grows.setDuration(ms)
            self._grows.start()
        else:
            self.setGeometry(where)

    @property
    def _growing(self) -> bool:
        return self._grows.state() == QVariantAnimation.State.Running

    def _renew(self) -> None:
        self._say()
        self._arrange()

    def wanted(self, most: int) -> int:
        """Px of paper for all that is written and two rows more; no more than ``most``."""
        self._tall = most / self.zoom >= _TALL
        self.marks.lay(wide=self._tall, zoom=self.zoom)
        self._reckoned = self._around
        rows = (self._model.rowCount() + _FREE_ROWS) * round(ROW * self.zoom)
        return min(most, self._around + rows - round(2 * ROOM * self.zoom))

    @property
    def _around(self) -> int:
        """Px that all takes but the rows."""
        around = 2 * ROOM + _TOP + STACK + _BOTTOM + _TITLE + self._second + _GAP
        head = self.table.horizontalHeader().sizeHint().height()
        return math.ceil(around * self.zoom) + self.marks.height() + head + self.foot.height()

    def _arrange(self) -> None:
        """As many whole rows as there is room for, which share what is left over."""
        zoom, head = self.zoom, self.table.horizontalHeader().sizeHint().height()
        tall = self.height() / zoom - 2 * ROOM >= _TALL if self._tall is None else self._tall
        self.marks.lay(wide=tall, zoom=zoom)
        room, least = self.height() - self._around, round(ROW * zoom)
        shown = max(1, room // least)
        row = max(least, room // shown)
        if self._growing:
            row = least
        self.table.rule(columns(len(self._model.sheet.sides), zoom, self.foot.paper), row)
        # What is drawn out is bare paper.
        self.table.setFixedHeight(head + (max(0, room) if self._growing else shown * row))
        if self._reckoned not in (None, self._around):
            self.outgrown.emit()

    def _say(self) -> None:
        """What is played for, or who has won."""
        sheet, heading = self._model.sheet, self._model.sheet.heading
        self._title.setText(sheet.title)
        if sheet.winners:
            heading = words.won(sheet.called(sheet.winners), None if sheet.single else "match")
        # Fitted at the least size, where it has as much room.
        ruled = self.foot.paper - 2 * SIDE_MARGIN
        room = ruled - face.text_width(self._title.text(), face.pad_title()) - 16
        # The row that ends the only game names them too, and has more room.
        named = bool(sheet.winners) and sheet.single
        # A long one has a line of its own.
        below = not named and face.text_width(heading, face.label()) > room
        way, at = QHBoxLayout.Direction, Qt.AlignmentFlag
        self._second = _SECOND if below else 0
        self._head.setDirection(way.TopToBottom if below else way.LeftToRight)
        self._head.setAlignment(self._heading, at.AlignLeft if below else at.AlignRight)
        room = ruled if below else room
        self._heading.setText("" if named else face.fitted(heading, face.label(), room))
        self.setAccessibleDescription(heading)
