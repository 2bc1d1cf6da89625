"""The games of a match side by side, each a table, in lines one below the other."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QRect, QRectF, QSize, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMoveEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from moon_desktop.games.views.sheet import GameRow, Sheet
from moon_desktop.look import typography as face
from moon_desktop.look.picture import on_itself
from moon_desktop.look.theme import THEME, Theme, faded
from moon_desktop.windows.paper.dress import inked
from moon_desktop.windows.paper.scrolling import Fading
from moon_desktop.windows.score.curve import LEAST, ScoreCurve
from moon_desktop.windows.score.layout import BLEED, ROW
from moon_desktop.windows.score.marks import Marks
from moon_desktop.windows.score.model import HAND_COLUMN, Cell, Index, ScoreModel
from moon_desktop.windows.score.table import ScoreTable
from moon_desktop.words import score as words
from moon_desktop.words.language import pgettext, tr

GAP: Final = 30
"""Between two games side by side; a thin line stands in its middle."""
BETWEEN: Final = 30
"""Between two lines of games."""
TITLE: Final = 34
"""The height of a game's heading."""
_HAND: Final = 100
_SIDES: Final = {1: 104, 2: 104, 3: 76}
_NARROWEST: Final = 64
"""The least width of a side's column, by the number of sides; of more than three."""
_WIDER: Final = 1.4
"""How much wider than at least a game becomes where there is room."""
_WIDEST, _ALONE = 130, 190
"""The most px of a side's column, and those of the hands' in the only game."""
_FEWEST: Final = 8
"""Lines that are ruled for a game at the least."""
_CURVE, _WIDER_THAN_HIGH = 0.42, 1.9
"""The share of the height that a curve below the games has; how wide it is at most."""


def line_in(
    text: str, theme: Theme, ink: str, parent: QWidget | None, font: QFont | None = None
) -> QLabel:
    """A label of plain text in the ``ink`` of that name."""
    label = QLabel(text, parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if font is not None:
        label.setFont(font)
    return written_in(label, theme, ink)


def written_in(label: QLabel, theme: Theme, ink: str) -> QLabel:
    """``label`` in the ``ink`` of that name: the window's, or that of what is printed."""
    if theme is THEME:
        return inked(label, ink)
    palette = label.palette()
    palette.setColor(QPalette.ColorRole.WindowText, getattr(theme, ink))
    label.setPalette(palette)
    return label


def least_width(sheet: Sheet) -> int:
    """Of a game on a sheet, in px."""
    sides = len(sheet.sides)
    return _HAND + sides * _SIDES.get(sides, _NARROWEST)


class GameRows(QSortFilterProxyModel):
    """The rows of a ``ScoreModel`` that belong to the game of a ``number``: its hands, and what it
    paid, where that is written."""

    def __init__(self, scores: ScoreModel, number: int) -> None:
        super().__init__()
        self._scores = scores
        self._number = number
        self.setSourceModel(scores)

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:
        row = self._scores.sheet.rows[source_row]
        if isinstance(row, GameRow):
            return row.number == self._number and not self._scores.sheet.single
        return row.game == self._number

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """As in the match, but the last row counts what the match counts: the game is named in the
        heading."""
        found = super().data(index, role)
        if isinstance(found, Cell) and found.title is not None and found.name is not None:
            return Cell(title=words.match_totals(self._scores.sheet.terms.kind))
        return found

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """With the asterisks held in this game."""
        games = self._scores.sheet.games
        if orientation == Qt.Orientation.Vertical or section >= self.columnCount():
            return None
        if self._number > len(games):
            return None
        return self._scores.heading(section, role, games[self._number - 1].asterisks)


class GameTable(ScoreTable):
    """Shows a game in full, without a scroll bar of its own."""

    row_reached = Signal(int)
    """The keys have come to a row."""
    left = Signal(int)
    """The keys go on beyond the last row or column (1), or before the first (-1)."""

    def place(self, width: int, lines: int) -> None:
        """Takes the columns that ``width`` px have room for, and rules ``lines`` for hands."""
        sheet, zoom = self.scores.sheet, self.cells.zoom
        self.lines, high = lines, round(ROW * zoom)
        width -= 2 * round(BLEED * zoom)
        sides, least = len(sheet.sides), least_width(sheet)
        side = min(round(_WIDEST * zoom), width * (least - _HAND) // (least * max(1, sides)))
        self.rule((width - side * sides, *(side,) * sides), high)
        last = self.model().rowCount() - 1
        if self.cell(last).title is not None:
            self.setRowHeight(last, (lines + 1 - last) * high)
        head = self.horizontalHeader().sizeHint().height()
        self.setFixedHeight(head + (lines + (not sheet.single)) * high)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentIndex()
        super().keyPressEvent(event)
        if self.currentIndex() == before:
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Right):
                self.left.emit(1)
            elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Left):
                self.left.emit(-1)

    def enter(self, step: int) -> None:
        """The keys come here from the game before (1) or after (-1)."""
        self._by_keys = True
        row = 0 if step > 0 else self.model().rowCount() - 1
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setCurrentIndex(self.model().index(row, HAND_COLUMN))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid():
            self.row_reached.emit(current.row())


class GameBox(QWidget):
    """The game of a ``number``: its title, what has become of it, and its table."""

    def __init__(self, scores: ScoreModel, number: int, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._number = number
        self._divided = False
        self.title = line_in("", theme, "pink", self)
        self.state = line_in("", theme, "pink2", self)
        rows = GameRows(scores, number)
        self.marks = Marks(scores, theme, self, number)
        self.table = GameTable(scores, rows, theme, self)
        rows.setParent(self)
        heading = QHBoxLayout()
        heading.addWidget(self.title)
        heading.addWidget(self.state, 1, Qt.AlignmentFlag.AlignRight)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addLayout(heading)
        self._column.addWidget(self.marks)
        self._column.addWidget(self.table)
        self.set_zoom(1.0)

    def set_zoom(self, zoom: float) -> None:
        """Makes everything ``zoom`` times its least size."""
        self.table.cells.zoom = zoom
        bleed, self._gap = round(BLEED * zoom), round(GAP * zoom / 2)
        self.title.setFont(face.font(face.SERIF, 20 * zoom, 600))
        self.title.setFixedHeight(round(TITLE * zoom))
        self.title.setContentsMargins(bleed, 0, 0, 0)
        self.state.setFont(face.font(face.SERIF, 14 * zoom, 400, italic=True))
        self.state.setContentsMargins(0, 0, bleed, 0)
        self.marks.lay(wide=False, zoom=zoom)
        self._column.setContentsMargins(self._gap, 0, 0, 0)

    @property
    def head(self) -> int:
        """How far above its first hand it begins, in px."""
        return self.title.height() + self.marks.height() + self.cap

    @property
    def cap(self) -> int:
        """How high the line is with the names over its columns."""
        return self.table.horizontalHeader().sizeHint().height()

    def tell(self, sheet: Sheet) -> None:
        """Says which game it is, and what has become of it."""
        alone = pgettext("heading over the only game", "Game")
        title = tr("Game {game}").format(game=self._number)
        self.title.setText(alone if sheet.single else title)
        won = (row for row in sheet.rows if isinstance(row, GameRow) and row.number == self._number)
        game = next(won, None)
        if game is not None:
            self.state.setText(words.won(sheet.called(game.winners)))
        else:
            self.state.setText(tr("not finished") if sheet.winners else tr("in play"))
        written_in(self.state, self._theme, "pink2" if game is None else "good")

    def place(self, left: int, top: int, width: int, lines: int, *, divided: bool) -> None:
        """Stands there; ``divided``: from the game before by a line."""
        self._divided = divided
        self.table.place(width, lines)
        gap = self._gap
        high = self.title.height() + self.marks.height() + self.table.height()
        self.setGeometry(left - gap, top, width + gap, high)
        self._column.activate()

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        """The thin line between it and the game before."""
        if self._divided:
            painter.fillRect(QRectF(0, 0, 1, self.height()), faded(self._theme.rule, 0.8))


class GamesGround(QWidget):
    """All games of a ``ScoreModel``, on paper that somebody else has painted."""

    begun = Signal(int)
    """There is a box for one more game, at this place among them."""

    def __init__(self, scores: ScoreModel, theme: Theme) -> None:
        super().__init__()
        self._scores = scores
        self._theme = theme
        self.zoom = 1.0
        """How much larger than its least size everything is."""
        self.boxes: list[GameBox] = []
        self.curve = ScoreCurve(scores, theme, self)

    def clear(self) -> None:
        """No game stands there."""
        for box in self.boxes:
            box.hide()
            box.deleteLater()
        self.boxes = []

    def arrange(self, room: QSize, fewest: int = 1, *, full: bool = False) -> None:
        """Lays the games out, as many side by side as there is room for, the games of each line
        with as many lines as the longest of them needs, or ``fewest``. A single line of them fills
        the height there is, and where the line is to be ``full`` all of the width. What is free
        beside the last game, or else below all of them, has the curve."""
        sheet, games = self._scores.sheet, self._scores.sheet.games
        for place in range(len(self.boxes), len(games)):
            box = GameBox(self._scores, place + 1, self._theme, self)
            box.set_zoom(self.zoom)
            self.boxes.append(box)
            box.show()
            self.begun.emit(place)
        spaces = GAP, BETWEEN, 2 * BLEED, ROW, least_width(sheet)
        gap, between, bleed, line, least = (round(px * self.zoom) for px in spaces)
        count = max(1, (room.width() + gap) // (least + bleed + gap))
        count = min(count, len(self.boxes))
        wide = (room.width() - gap * (count - 1)) // count
        if not full:
            alone = _ALONE + _WIDEST * len(sheet.sides) if len(self.boxes) == 1 else 0
            wide = min(wide, max(round(alone * self.zoom), round(least * _WIDER) + bleed))
        taken = ((len(self.boxes) - 1) % count + 1) * (wide + gap)
        curve = [px * self.zoom for px in LEAST]
        beside = room.width() - taken >= curve[0]
        if len(self.boxes) <= count:
            below = 0 if beside else round(room.height() * _CURVE)
            below *= below - between >= curve[1]
            around = self.boxes[0].head + line * (not sheet.single) + below
            fewest = max(1, (room.height() - around) // line)
        top = 0
        for start in range(0, len(self.boxes), count):
            spans = games[start : start + count]
            lines = max(fewest, *(span.end - span.first for span in spans))
            boxes = self.boxes[start : start + count]
            for place, box in enumerate(boxes):
                box.tell(sheet)
                box.place(place * (wide + gap), top, wide, lines, divided=place > 0)
            top = boxes[0].geometry().bottom() + 1 + between
        high, last = top - between, self.boxes[-1]
        if high > room.height() and last.marks.height():
            # Far enough for the marks over the last game to be out of sight as a whole.
            high = max(high, last.y() + last.table.y() + room.height())
        free = QRect(0, top, room.width(), room.height() - top)
        if beside:
            free = QRect(taken, last.y(), room.width() - taken, min(last.height(), room.height()))
        free.setWidth(min(free.width(), round(free.height() * _WIDER_THAN_HIGH)))
        drawn = free.width() >= curve[0] and free.height() >= curve[1]
        self.curve.zoom = self.zoom
        self.curve.setGeometry(free)
        self.curve.setVisible(drawn)
        self.curve.update()
        self.resize(room.width(), max(0, high, (free.bottom() + 1) * drawn))

        self._keep_curve()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._keep_curve()

    def _keep_curve(self) -> None:
        """Beside a last game that is seen in part, the curve is seen as a whole."""
        if self.curve.x() > 0:
            last = self.boxes[-1].geometry()
            top = min(-self.y(), last.bottom() + 1 - self.curve.height())
            self.curve.move(self.curve.x(), max(last.y(), top))


class GameTables(QScrollArea):
    """Shows all games of a ``ScoreModel``, and keeps the hand that lies open or else, where it
    ``follows`` the match, the end of the game in play in sight; otherwise it begins at its head."""

    hand_chosen = Signal(int)
    """The number of a finished hand that was clicked, or on which Enter was pressed."""

    def __init__(
        self, scores: ScoreModel, theme: Theme, parent: QWidget, *, follows: bool = True
    ) -> None:
        super().__init__(parent)
        self._scores = scores
        self._follows = follows
        self._opened: int | None = None
        self.setAccessibleName(tr("Score sheet"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._ground = GamesGround(scores, theme)
        self._ground.begun.connect(self._connect)
        self.setWidget(self._ground)
        self._ground.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        Fading(self)
        scores.modelReset.connect(self._begin)
        # Said last of each change, when every game knows of its rows.
        scores.headerDataChanged.connect(self._renew)
        self._renew()

    def set_zoom(self, zoom: float) -> None:
        """Makes everything ``zoom`` times its least size."""
        if zoom != self._ground.zoom:
            self._ground.zoom = zoom
            for box in self.boxes:
                box.set_zoom(zoom)
            self._renew()

    @property
    def boxes(self) -> list[GameBox]:
        """The games, in order."""
        return self._ground.boxes

    def table_of(self, row: int) -> tuple[GameTable, int] | None:
        """The table in which a row of the ``ScoreModel`` stands, and its row there."""
        source = self._scores.index(row, HAND_COLUMN)
        for box in self.boxes:
            rows = box.table.model()
            assert isinstance(rows, GameRows)
            found = rows.mapFromSource(source)
            if found.isValid():
                return box.table, found.row()
        return None

    def take_keys(self) -> None:
        """The keys go to the hand that lies open, or else to the game in play."""
        found = self._opened_at()
        (self.boxes[-1].table if found is None else found[0]).setFocus()

    def mark_opened(self, number: int | None) -> None:
        """Marks the hand whose tiles are shown beside the sheet, and goes on from there with the
        keys; None: none is."""
        self._opened = number
        for box in self.boxes:
            box.table.opened = None
            box.table.viewport().update()
        found = self._opened_at()
        if found is not None:
            table, row = found
            table.opened = row
            table.setCurrentIndex(table.model().index(row, HAND_COLUMN))
            table.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._renew()

    def _opened_at(self) -> tuple[GameTable, int] | None:
        row = None if self._opened is None else self._scores.row_of_hand(self._opened)
        return None if row is None else self.table_of(row)

    def _begin(self) -> None:
        """Another match, or this one after something was taken back."""
        self._ground.clear()
        self._renew()
        if not self._follows:
            self.verticalScrollBar().setValue(0)

    def _connect(self, place: int) -> None:
        table = self.boxes[place].table
        table.hand_chosen.connect(self.hand_chosen)
        table.row_reached.connect(lambda row: self._bring(table, row))
        table.left.connect(lambda step: self._leave(place, step))

    def _renew(self) -> None:
        """Lays the games out for the room there is now."""
        # Large ones are all that there is room for.
        self._ground.arrange(self.viewport().size(), round(_FEWEST / THEME.text**2))
        table = self.boxes[-1].table
        seen = self._opened_at()
        if seen is None and self._follows:
            seen = table, max(0, table.model().rowCount() - 1)
        if seen is not None:
            self._bring(*seen)

    def _leave(self, place: int, step: int) -> None:
        if 0 <= place + step < len(self.boxes):
            self.boxes[place + step].table.enter(step)

    def _bring(self, table: GameTable, row: int) -> None:
        """Brings a row into sight: from the title of its game on where there is room for that."""
        box = next((box for box in self.boxes if box.table is table), None)
        if box is None:
            # Taken away a moment ago, a table may still come to a row as the keys leave it.
            return
        top = box.y()
        row_bottom = table.box(row).bottom() + table.horizontalHeader().height()
        bottom = top + table.y() + round(row_bottom)
        bar, seen = self.verticalScrollBar(), self.viewport().height()
        if bottom - top > seen:
            top = bottom - table.verticalHeader().defaultSectionSize()
        if bottom > bar.value() + seen:
            bar.setValue(bottom - seen)
        elif top < bar.value():
            bar.setValue(top)
        if box.marks.height() and box.y() < bar.value() < box.y() + table.y():
            # Marks that are not seen as a whole are not seen.
            bar.setValue(box.y() + table.y())
