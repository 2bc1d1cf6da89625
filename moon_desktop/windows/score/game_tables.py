"""The games of a match side by side, in lines one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from moon_desktop.games.shown.sheet import GameRow, GameSpan
from moon_desktop.look import typography as face
from moon_desktop.look.theme import Theme, faded
from moon_desktop.windows.paper.dialog import dress
from moon_desktop.windows.score.game_table import Form, GameRows, GameTable
from moon_desktop.windows.score.layout import BLEED, ROW
from moon_desktop.windows.score.model import ScoreModel
from moon_desktop.words.language import pgettext, tr

GAP: Final = 30
"""Between two games side by side; a thin line stands in its middle."""
BETWEEN: Final = 30
"""Between two lines of games."""
TITLE: Final = 34
"""The height of a game's heading."""
_WIDER: Final = 1.4
"""How much wider than at least a game becomes where there is room."""
_FEWEST: Final = 8
"""Lines that are ruled for a game at the least."""


def tint(label: QLabel, ink: QColor) -> None:
    """Gives the words of ``label`` a colour."""
    palette = label.palette()
    palette.setColor(QPalette.ColorRole.WindowText, ink)
    label.setPalette(palette)


def line_in(text: str, ink: QColor, parent: QWidget | None, font: QFont | None = None) -> QLabel:
    """A label of plain text in ``ink``."""
    label = QLabel(text, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if font is not None:
        label.setFont(font)
    tint(label, ink)
    return label


class GameBox(QWidget):
    """A game, or a part of one: its title, what has become of it, and its table."""

    def __init__(
        self,
        scores: ScoreModel,
        theme: Theme,
        parent: QWidget,
        *,
        goes_on: bool = False,
        breaks_off: bool = False,
    ) -> None:
        """``goes_on``: the game began in a part before; ``breaks_off``: it goes on in another."""
        super().__init__(parent)
        self._scores = scores
        self._theme = theme
        self._goes_on = goes_on
        self._divided = False
        self.title = line_in("", theme.pink, self)
        self.state = line_in("", theme.pink2, self)
        self.table = GameTable(scores, GameRows(scores, self, broken_off=breaks_off), theme, self)
        heading = QHBoxLayout()
        heading.addWidget(self.title)
        heading.addWidget(self.state, 1, Qt.AlignmentFlag.AlignRight)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addLayout(heading)
        self._column.addWidget(self.table)

    def show_span(self, span: GameSpan, lines: int) -> None:
        """Shows these rows, and blank ones up to ``lines``."""
        reached = self.table.currentIndex()
        self.table.rows.show_span(span, lines)
        if reached.isValid():
            self.table.setCurrentIndex(self.table.rows.index(reached.row(), reached.column()))
        sheet = self._scores.sheet
        if sheet.single:
            alone = pgettext("heading over the only game", "Game")
            self.title.setText(tr("The game, continued") if self._goes_on else alone)
        else:
            title = tr("Game {game}, continued") if self._goes_on else tr("Game {game}")
            self.title.setText(title.format(game=span.number))
        winner = next(
            (r.winner for r in sheet.rows if isinstance(r, GameRow) and r.number == span.number),
            None,
        )
        if winner is not None:
            self.state.setText(tr("{name} won").format(name=sheet.sides[winner]))
        else:
            over = sheet.winner is not None
            self.state.setText(tr("not finished") if over else tr("in play"))
        tint(self.state, self._theme.pink2 if winner is None else self._theme.good)

    def place(self, left: int, top: int, width: int, zoom: float, *, divided: bool) -> int:
        """Stands there, ``zoom`` times as large; ``divided``: from the game before by a line.
        Returns where it ends."""
        gap, bleed = round(GAP * zoom / 2), round(BLEED * zoom)
        self._divided = divided
        self.title.setFont(face.font(face.SERIF, 20 * zoom, 600))
        self.title.setFixedHeight(round(TITLE * zoom))
        self.title.setContentsMargins(bleed, 0, 0, 0)
        self.state.setFont(face.font(face.SERIF, 14 * zoom, 400, italic=True))
        self.state.setContentsMargins(0, 0, bleed, 0)
        self._column.setContentsMargins(gap, 0, 0, 0)
        height = self.table.place(width, zoom)
        self.table.setFixedHeight(height)
        self.setGeometry(left - gap, top, width + gap, height + round(TITLE * zoom))
        self._column.activate()
        return self.geometry().bottom() + 1

    def paintEvent(self, event: QPaintEvent) -> None:
        """The thin line between it and the game before."""
        if self._divided:
            painter = QPainter(self)
            painter.fillRect(QRectF(0, 0, 1, self.height()), faded(self._theme.rule, 0.8))
            painter.end()


def per_line(form: Form, width: float) -> int:
    """How many games stand side by side in ``width`` px at zoom 1."""
    return max(1, int(width + GAP) // (form.least_width + 2 * BLEED + GAP))


def place_line(
    boxes: Sequence[GameBox], count: int, top: int, width: int, zoom: float = 1.0
) -> int:
    """Places boxes side by side, as wide as ``count`` of them may be; returns where they end."""
    gap = round(GAP * zoom)
    room = (width - gap * (count - 1)) // count
    wide = min(room, round((boxes[0].table.form.least_width * _WIDER + 2 * BLEED) * zoom))
    ends = [
        box.place(place * (wide + gap), top, wide, zoom, divided=place > 0)
        for place, box in enumerate(boxes)
    ]
    return max(ends)


class GameTables(QScrollArea):
    """Shows all games of a ``ScoreModel``, and keeps the hand that lies open or else the end of
    the game in play in sight."""

    hand_chosen = Signal(int)
    """The number of a finished hand that was clicked, or on which Enter was pressed."""

    def __init__(self, scores: ScoreModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._scores = scores
        self._theme = theme
        self._zoom = 1.0
        self._form = Form.of(scores.sheet)
        self._opened: int | None = None
        self.boxes: list[GameBox] = []
        self._spans: list[tuple[GameSpan, int]] = []
        self.setAccessibleName(tr("Score sheet"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        dress(self.verticalScrollBar(), theme)
        self._ground = QWidget()
        self.setWidget(self._ground)
        self._ground.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        scores.modelReset.connect(self._begin)
        scores.rowsInserted.connect(self._renew)
        scores.dataChanged.connect(self._renew)
        self._begin()

    @property
    def zoom(self) -> float:
        """How much larger than usual the games are shown."""
        return self._zoom

    @zoom.setter
    def zoom(self, zoom: float) -> None:
        if zoom != self._zoom:
            self._zoom = zoom
            self._renew()

    def table_of(self, row: int) -> tuple[GameTable, int] | None:
        """The table in which a row of the ``ScoreModel`` stands, and its row there."""
        for box in self.boxes:
            rows = box.table.rows
            if rows.game.first <= row < rows.game.end:
                return box.table, row - rows.game.first
            if row == rows.game.closing and rows.marks:
                return box.table, rows.lines
        return None

    def take_keys(self) -> None:
        """The keys go to the hand that lies open, or else to the game in play."""
        row = None if self._opened is None else self._scores.row_of_hand(self._opened)
        found = None if row is None else self.table_of(row)
        (self.boxes[-1].table if found is None else found[0]).setFocus()

    def mark_opened(self, number: int | None) -> None:
        """Marks the hand whose tiles are shown beside the sheet, and goes on from there with the
        keys; None: none is."""
        self._opened = number
        row = None if number is None else self._scores.row_of_hand(number)
        found = None if row is None else self.table_of(row)
        for box in self.boxes:
            here = found is not None and found[0] is box.table
            box.table.mark_opened(found[1] if here and found is not None else None)
        if found is not None:
            found[0].setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._renew()

    def _begin(self) -> None:
        """Another match, or this one after something was taken back."""
        for box in self.boxes:
            box.hide()
            box.deleteLater()
        self.boxes, self._spans = [], []
        self._form = Form.of(self._scores.sheet)
        self._renew()

    def _renew(self) -> None:
        """Lays the games out for the room there is now."""
        games = self._scores.sheet.games
        while len(self.boxes) < len(games):
            self._add_box()
        size, zoom = self.viewport().size(), self._zoom
        count = per_line(self._form, size.width() / zoom)
        count = min(count, len(games))
        most = 0
        if len(games) <= count:
            head = TITLE + self._form.head + ROW * self._form.marks
            most = int((size.height() / zoom - head) // ROW)
        top = 0
        for start in range(0, len(games), count):
            line = games[start : start + count]
            lines = max(_FEWEST, most, *(span.end - span.first for span in line))
            boxes = self.boxes[start : start + count]
            for place, (box, span) in enumerate(zip(boxes, line, strict=True), start):
                self._show(place, box, span, lines)
            end = place_line(boxes, count, top, size.width(), zoom)
            top = end + round(BETWEEN * zoom)
        self._ground.resize(size.width(), max(0, top - round(BETWEEN * zoom)))
        self._keep_in_sight()

    def _add_box(self) -> None:
        box = GameBox(self._scores, self._theme, self._ground)
        place = len(self.boxes)
        box.table.hand_chosen.connect(self.hand_chosen)
        box.table.row_reached.connect(lambda row: self._bring(box.table, row))
        box.table.left.connect(lambda step: self._leave(place, step))
        self.boxes.append(box)
        box.show()

    def _show(self, place: int, box: GameBox, span: GameSpan, lines: int) -> None:
        """What has not changed since is not written anew; the game in play always may have."""
        shown = (span, lines)
        if self._spans[place : place + 1] != [shown] or place == len(self.boxes) - 1:
            self._spans[place : place + 1] = [shown]
            box.show_span(span, lines)

    def _leave(self, place: int, step: int) -> None:
        if 0 <= place + step < len(self.boxes):
            self.boxes[place + step].table.enter(step)

    def _keep_in_sight(self) -> None:
        row = None if self._opened is None else self._scores.row_of_hand(self._opened)
        found = None if row is None else self.table_of(row)
        if found is None:
            rows = self.boxes[-1].table.rows
            last = rows.lines if rows.game.closing is not None and rows.marks else rows.hands - 1
            found = self.boxes[-1].table, max(0, last)
        self._bring(*found)

    def _bring(self, table: GameTable, row: int) -> None:
        """Brings a row into sight: from the title of its game on where there is room for that."""
        box = table.parentWidget()
        assert box is not None
        top = box.y()
        row_top = table.y() + round(table.box(row).top()) + table.horizontalHeader().height()
        bottom = top + row_top + table.rowHeight(0)
        bar, seen = self.verticalScrollBar(), self.viewport().height()
        if bottom - top > seen:
            top = bottom - table.rowHeight(0)
        if bottom > bar.value() + seen:
            bar.setValue(bottom - seen)
        elif top < bar.value():
            bar.setValue(top)
