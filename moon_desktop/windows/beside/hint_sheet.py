"""The sheet that says why the best choice is the best, and what each is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from moon_desktop.engine.entries import Choice
from moon_desktop.games.views.hints import HintRow, HintTold
from moon_desktop.games.views.table import Faces, domino
from moon_desktop.look import typography as faces
from moon_desktop.look.runs import Line, Run, emblem, piece, words
from moon_desktop.look.signs import paint_bulb
from moon_desktop.look.theme import THEME
from moon_desktop.windows.paper.dialog import announce
from moon_desktop.windows.paper.sheet import BoundSheet
from moon_desktop.windows.paper.table import Cell, Index, PaperTable, in_line
from moon_desktop.words.glossary import tip_on
from moon_desktop.words.language import tr

_HIGH: Final = 34
_TILE, _EMBLEM, _BULB = 15.0, 22.0, 22.0
_WIDE, _SLIM = 240, 200
"""Px from which on there is room for larger figures and whole words above them; and below which
there is none for the bulb beside the best choice."""

_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_MINUS: Final = "\N{MINUS SIGN}"


class HintRows(PaperTable):
    """A row a choice, the best first, that can be pointed at and walked to; Enter chooses the one
    in focus, and so does a click on it."""

    looked_at = Signal(object)
    """The Choice of the row that pointer or focus come to; None when they leave it."""
    chosen = Signal(object)
    """The Choice of a row, which is to be made."""

    def __init__(self) -> None:
        super().__init__()
        self._told: HintTold | None = None
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.entered.connect(lambda index: self._look(index.row()))
        self._pressed: Choice | None = None
        for click in (self.clicked, self.doubleClicked):
            click.connect(self._click)

    @property
    def choices(self) -> list[Choice]:
        """The choices of the rows, the best first."""
        return [] if self._told is None else [row.choice for row in self._told.rows]

    @property
    def choice(self) -> Choice | None:
        """That of the row in focus, if there is one."""
        row = self.currentIndex().row() if self.hasFocus() else -1
        return self.choices[row] if row >= 0 else None

    def tell(self, told: HintTold | None, face: Faces) -> None:
        """Shows what each choice is worth, in pieces that look so; None: nothing. The choice in
        focus stays in focus, whatever row it comes to."""
        kept = self.choice
        # Nor does a click, begun on a row as it was, go to the one that comes there.
        self.write((), ())
        self._told, self._face = told, face
        self.fill()
        if kept in self.choices:
            self.selectRow(self.choices.index(kept))
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow sheet the words are smaller, or brief."""
        super().resizeEvent(event)
        self.fill()

    def fill(self) -> None:
        told = self._told
        if told is None:
            return
        large = self.viewport().width() / self.zoom >= _WIDE
        slim = self.viewport().width() / self.zoom < _SLIM
        # Points may have a sign, and two figures before the point.
        wide = (52, 52, 52) if large else (34, 42, 34)
        style, heads = faces.pill_quiet(), [Cell()]
        for head, px in zip(told.heads, wide, strict=True):
            word, tip = head.word if large else head.brief, tip_on(head.word, head.meaning)
            heads.append(Cell(word, style, "pink2", align=_RIGHT, tip=tip, wide=px))
        self.write([self._cells(row, large, slim) for row in told.rows], heads, _HIGH)
        self.setColumnHidden(3, not told.heads[-1].word)

    def _cells(self, row: HintRow, large: bool, slim: bool) -> list[Cell]:
        small, ground = faces.label(strong=row.best), ("good", 0.13 * row.best)
        style = faces.toolbar_strong() if row.best else faces.toolbar()
        style = style if large else small
        figures = [
            Cell(figure, style, "red" if figure.startswith(_MINUS) else "pink", ground, _RIGHT)
            for figure in (row.made, row.points, row.win)
        ]
        draw = in_line(partial(self._lines, row, slim))
        return [Cell(row.label, style, ground=ground, aloud=row.aloud, draw=draw), *figures]

    def _lines(self, row: HintRow, slim: bool) -> Sequence[Line]:
        """The bulb of the best, the piece, lying, the suit or trump, and the words."""
        small = faces.label(strong=row.best)
        large = faces.toolbar_strong() if row.best else faces.toolbar()
        bulb = Run(_BULB, lambda p, x, y: paint_bulb(p, x + 10, y, 17, QPen(THEME.good, 1.5)), 2)
        line = [bulb if row.best else Run(_BULB, lambda *_: None, 2)]
        line = [Run(0, lambda *_: None, 2)] if slim else line
        signs = [] if row.tile is None else [piece(THEME, self._face(row.tile), _TILE)]
        if row.emblem:
            signs.append(emblem(THEME, row.emblem, _EMBLEM, gap=6 * len(signs)))
        told = ((large, row.label), (small, row.label), (small, row.brief))
        gap, ink = 6 * bool(signs), THEME.pink
        lines = [[*line, *signs, words(text, face, ink, gap=gap)] for face, text in told]
        # A picture says it without words; a long word takes the place of the bulb not there.
        last = words(row.brief, small, ink, gap=2 * (not row.best), least=0)
        lines.append([*line, *signs] if signs else [*line[: row.best], last])
        return lines

    # --- pointer, focus and keys --------------------------------------------------------------

    def take_keys(self) -> None:
        """Has the keys of the keyboard from now on, at first on the best choice."""
        self.setFocus(Qt.FocusReason.TabFocusReason)
        self.selectRow(0)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._look(current.row())

    def _look(self, row: int) -> None:
        self.looked_at.emit(self.choices[row] if 0 <= row < len(self.choices) else None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat() and self.currentIndex().isValid():
            self.chosen.emit(self.choices[self.currentIndex().row()])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The first click on a row only gives it the focus."""
        self._pressed = self.choice
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two clicks are two, however fast."""
        self._pressed = self.choice
        super().mouseDoubleClickEvent(event)

    def _click(self, index: Index) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is not None and pressed == self.choices[index.row()]:
            self.chosen.emit(pressed)

    def leaveEvent(self, event: QEvent) -> None:
        self.looked_at.emit(self.choice)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectRow(self.currentIndex().row())
        self._look(self.currentIndex().row())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.clearSelection()
        self._look(-1)
        super().focusOutEvent(event)


_ROOMY: Final = 580
"""Px of paper from which on all can be said."""


class HintSheet(BoundSheet):
    """Why the best choice is the best, and a row a choice from it down."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(tr("Hint"), tr("Close the hint"), parent)
        self.told: HintTold | None = None
        """What stands there; None while it is weighed, or where it came to nothing."""
        self.best = self.label(faces.plaque_title(compact=True))
        self.reason = self.label(faces.toolbar())
        self.sentence = self.label(faces.label(), ink="pink2")
        self.rows = HintRows()
        self._weighed = self.label(faces.pill_quiet(), ink="pink2")
        how = tr("Choose at the table as ever, or here with Up or Down, then Enter.")
        self._how = self.label(faces.pill_quiet(), how, "pink2")
        for part in (self.best, self.reason, self.sentence, self.rows, self._weighed, self._how):
            self.column.addWidget(part, part is self.rows)
        self.column.addStretch()
        self.blank()

    def weigh(self) -> None:
        """Says that the choices are being weighed."""
        self._say(None, tr("Weighing your choices…"))

    def fail(self) -> None:
        """Says that nothing came of it."""
        self._say(None, tr("No hint could be worked out here. The program’s log says why."))

    def tell(self, told: HintTold, face: Faces = domino) -> None:
        """Shows what each choice is worth, in pieces that look so."""
        news = self.told is None or self.told.rows[0].choice != told.rows[0].choice
        self._say(told, told.reason, face)
        self.setAccessibleDescription(f"{told.aloud} {told.weighed}")
        if news:
            announce(self, told.aloud)

    def blank(self) -> None:
        """Nothing stands there any more."""
        self._say(None, "")

    def _say(self, told: HintTold | None, words: str, face: Faces = domino) -> None:
        self.told = told
        self.reason.setText(words)
        self.reason.setVisible(bool(words))
        if told is not None:
            self.best.setText(told.best)
            self.sentence.setText(told.sentence)
            self._weighed.setText(told.weighed)
        for part in (self.best, self.sentence, self.rows, self._weighed):
            part.setVisible(told is not None)
        self.rows.tell(told, face)
        self.setAccessibleDescription(words)

    def fill(self) -> None:
        self.rows.set_zoom(self.zoom)
        self.rows.updateGeometry()

    def wanted(self, width: int, most: int) -> int:
        """The same; where it is low, the rows have the room of what is said below them."""
        self._how.setVisible(self.told is not None and most >= _ROOMY * self.zoom)
        return super().wanted(width, most)
