"""The choices on the sheet of a hint: picture, name and three figures each."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView

from moon_desktop.engine.entries import Choice
from moon_desktop.games.views.hints import HintRow, HintTold
from moon_desktop.games.views.table import Faces
from moon_desktop.look import typography as faces
from moon_desktop.look.emblems import paint_emblem
from moon_desktop.look.piece import paint_small
from moon_desktop.look.signs import paint_bulb
from moon_desktop.look.theme import Theme
from moon_desktop.windows.paper.dialog import dress
from moon_desktop.windows.paper.table import PaperTable
from moon_desktop.words.glossary import tip_on

_HIGH: Final = 34
_TILE, _EMBLEM, _BULB = 15.0, 22.0, 22.0
_WIDE, _SLIM = 240, 200
"""Px from which on there is room for larger figures and whole words above them; and below which
there is none for the bulb beside the best choice."""

_RIGHT: Final = Qt.AlignmentFlag.AlignRight


class HintRows(PaperTable):
    """A row a choice, the best first, that can be pointed at, walked to, and chosen by a double
    click or Enter."""

    looked_at = Signal(object)
    """The Choice of the row that pointer or focus come to; None when they leave it."""
    chosen = Signal(object)
    """The Choice of a row, which is to be made."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        dress(self.verticalScrollBar(), theme)
        self._told: HintTold | None = None
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setColumnCount(4)
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().setDefaultSectionSize(_HIGH)
        self.cellEntered.connect(lambda row, _: self._look(row))
        self.currentCellChanged.connect(lambda row, *_: self._look(row))
        self.cellDoubleClicked.connect(lambda row, _: self.chosen.emit(self.choices[row]))

    @property
    def choices(self) -> list[Choice]:
        """The choices of the rows, the best first."""
        return [] if self._told is None else [row.choice for row in self._told.rows]

    @property
    def choice(self) -> Choice | None:
        """That of the row in focus, if there is one."""
        row = self.currentRow() if self.hasFocus() else -1
        return self.choices[row] if row >= 0 else None

    def tell(self, told: HintTold | None, face: Faces) -> None:
        """Shows what each choice is worth, in pieces that look so; None: nothing. The choice in
        focus stays in focus, whatever row it comes to."""
        kept = self.choice
        # Nor does a double click, begun on a row as it was, go to the one that comes there.
        self.setRowCount(0)
        self._told, self._face = told, face
        self.setRowCount(len(self.choices))
        self.fill()
        if kept in self.choices:
            self.setCurrentCell(self.choices.index(kept), 0)
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow sheet the words are smaller, or brief."""
        super().resizeEvent(event)
        self.fill()

    def fill(self) -> None:
        """Writes all rows anew, for the room there is."""
        if self._told is None:
            return
        zoom = self.zoom
        width = self.viewport().width() / zoom
        self.verticalHeader().setDefaultSectionSize(round(_HIGH * zoom))
        large = width >= _WIDE
        self.put(-1, 0, "", faces.pill_quiet())
        for place, head in enumerate(self._told.heads, 1):
            # Points may have a sign, and two figures before the point.
            self.setColumnWidth(place, round((52 if large else 42 if place == 2 else 34) * zoom))
            word = head.word if large else head.brief
            tip = tip_on(head.word, head.meaning)
            self.put(-1, place, word, faces.pill_quiet(), ink="pink2", align=_RIGHT, tip=tip)
        self.setColumnHidden(3, not self._told.heads[-1].word)
        for number, row in enumerate(self._told.rows):
            style = faces.label(strong=row.best)
            if large:
                style = faces.toolbar_strong() if row.best else faces.toolbar()
            ground = ("good", 0.13 * row.best)
            draw = partial(self._draw, row)
            self.put(number, 0, row.label, style, ground=ground, aloud=row.aloud, draw=draw)
            for place, figure in enumerate((row.made, row.points, row.win), 1):
                ink = "red" if figure.startswith("\N{MINUS SIGN}") else "pink"
                self.put(number, place, figure, style, ink=ink, ground=ground, align=_RIGHT)

    def _draw(self, row: HintRow, painter: QPainter, box: QRectF) -> None:
        """The bulb of the best, the piece, lying, the suit or trump, and the words."""
        theme, x, middle = self.theme, box.left() + 2, box.center().y()
        if self.viewport().width() / self.zoom >= _SLIM:
            if row.best:
                paint_bulb(painter, x + 10, middle, 17, QPen(theme.good, 1.5))
            x += _BULB
        if row.tile is not None:
            painter.save()
            painter.translate(x + _TILE, middle)
            painter.setPen(Qt.PenStyle.NoPen)
            paint_small(painter, theme, self._face(row.tile), _TILE, lies=True)
            painter.restore()
            x += 2 * _TILE + 6
        if row.emblem:
            square = QRectF(x, middle - _EMBLEM / 2, _EMBLEM, _EMBLEM)
            paint_emblem(painter, theme, row.emblem, square)
            x += _EMBLEM + 6
        small = faces.label(strong=row.best)
        large = faces.toolbar_strong() if row.best else faces.toolbar()
        for style, words in ((large, row.label), (small, row.label), (small, row.brief)):
            if faces.text_width(words, style) <= box.right() - x:
                break
        else:
            # The picture says it without words.
            words = "" if row.emblem or row.tile is not None else row.brief
            # A long word takes the place of the bulb that this row has not.
            x = x if row.best else box.left() + 2
            style = faces.fitting(words, small, box.right() - x)
        painter.setFont(style)
        painter.setPen(theme.pink)
        painter.drawText(QPointF(x, faces.baseline(style, middle)), words)

    # --- pointer, focus and keys --------------------------------------------------------------

    def take_keys(self) -> None:
        """Has the keys of the keyboard from now on, at first on the best choice."""
        self.setFocus(Qt.FocusReason.TabFocusReason)
        self.setCurrentCell(0, 0)

    def _look(self, row: int) -> None:
        self.looked_at.emit(self.choices[row] if 0 <= row < len(self.choices) else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat() and self.currentRow() >= 0:
            self.chosen.emit(self.choices[self.currentRow()])

    def leaveEvent(self, event: QEvent) -> None:
        self.looked_at.emit(self.choice)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectRow(self.currentRow())
        self._look(self.currentRow())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.clearSelection()
        self._look(-1)
        super().focusOutEvent(event)
