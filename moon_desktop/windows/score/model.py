"""The score sheet as a table model: a row a hand, a row a game won, a column a side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple, TypeAlias

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from moon_desktop.engine.entries import Entry
from moon_desktop.engine.sight import Sight
from moon_desktop.games.house_rules import Rules
from moon_desktop.games.show import Show
from moon_desktop.games.views.hand import HandShown
from moon_desktop.games.views.sheet import Cause, GameRow, HandRow, Row, Sheet
from moon_desktop.games.views.table import Faces, domino
from moon_desktop.words import score as words
from moon_desktop.words.language import tr
from moon_desktop.words.names import apart, shown_name

_LayOpen: TypeAlias = Callable[[Any, Sequence[str], Sequence[Entry], int], HandShown | None]

Index: TypeAlias = QModelIndex | QPersistentModelIndex

HAND_COLUMN: Final = 0
_ROOT: Final = QModelIndex()


class Cell(NamedTuple):
    """What is written in a cell. Column 0 answers for the hand, the others for their side.

    ``title``: what the row rules off, where it ends a game, in every column; ``name``: the
    bidder's, or who won the game, in words; ``word`` stands behind it, such as a bid, ``contract``
    below it; ``status``: words in the place of figures. ``points`` of the hand, or marks of the
    game, and the running ``total``, ``circled`` or not; ``asterisks``: how many. ``result``: how
    the hand ended, in the game's words. ``bought``: the side was the bidder's; ``won``: the game
    was won here; ``helped``: something was taken back in the hand, or a hint shown. ``number``:
    that of the hand in the match; ``finished``: nothing of it is hidden any more. ``counted``:
    what the side counted, where that is shown, over its total or with ``strokes`` for its points.
    ``causes``: what moved the points, told instead of their sum, or None.
    """

    title: str | None = None
    name: str | None = None
    word: str = ""
    contract: str = ""
    status: str | None = None
    points: int | None = None
    total: int | None = None
    circled: bool = False
    asterisks: int = 0
    result: str | None = None
    bought: bool | None = None
    won: bool = False
    helped: bool | None = None
    number: int | None = None
    finished: bool = False
    counted: str = ""
    strokes: int | None = None
    causes: tuple[Cause, ...] | None = None


CELL: Final = Qt.ItemDataRole.UserRole + 1
"""The role by which a cell is asked for its ``Cell``."""
ASTERISKS: Final = Qt.ItemDataRole.UserRole + 2
"""The role by which a heading is asked how many asterisks stand under it."""


class ScoreModel(QAbstractTableModel):
    """A match as it stands on the sheet, an empty one at first; all that is shown of it is read
    from here."""

    hand_written = Signal(int)
    """A hand's result has been entered in this row."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sheet = Sheet()
        self._lay_open: _LayOpen = lambda *_: None
        self.face: Faces = domino
        """How the pieces of the match look."""

    @property
    def sheet(self) -> Sheet:
        """What is shown."""
        return self._sheet

    def row_of_hand(self, number: int) -> int | None:
        """The row of hand ``number`` of the match; None where there is none."""
        for place, row in enumerate(self._sheet.rows):
            if isinstance(row, HandRow) and row.number == number:
                return place
        return None

    @property
    def finished(self) -> tuple[int, ...]:
        """The numbers of the hands of which nothing is hidden any more, in order."""
        rows = self._sheet.rows
        return tuple(row.number for row in rows if isinstance(row, HandRow) and row.finished)

    def laid_open(self, number: int, entries: Sequence[Entry]) -> HandShown | None:
        """Hand ``number`` of the match's record in full, ``entries``: None unless it is finished,
        on the sheet too, for the record may be ahead of what has been shown."""
        if number not in self.finished:
            return None
        return self._lay_open(self._sheet.rules, self._sheet.seats, entries, number)

    def set_sheet(self, show: Show, sheet: Sheet) -> None:
        """Another match, ``folded``, or this one after something was taken back."""
        self.beginResetModel()
        self._sheet = sheet
        self._lay_open = show.sheet.laid_open
        self.face = show.table.face
        self.endResetModel()

    def append(self, entry: Entry, sight: Sight | None = None) -> None:
        """One more entry of the match; ``sight``: what can be seen after it."""
        before, after = self._sheet, self._sheet.after(entry).seen(sight)
        if after is before:
            return
        kept, added = len(before.rows), len(after.rows) - len(before.rows)
        if added:
            self.beginInsertRows(QModelIndex(), kept, kept + added - 1)
        self._sheet = after
        if added:
            self.endInsertRows()
        # Only the last row there was can have changed.
        last = kept - 1
        if kept and after.rows[last] is not before.rows[last]:
            ends = self.index(last, 0), self.index(last, self.columnCount() - 1)
            self.dataChanged.emit(*ends)
            if _result(before.rows[last]) != _result(after.rows[last]):
                self.hand_written.emit(last)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._sheet.rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else 1 + len(self._sheet.sides)

    def data(
        self,
        index: Index,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if not index.isValid():
            return None
        row, side = self._sheet.rows[index.row()], self._side(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, side)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._told(row, side)
            case Qt.ItemDataRole.ToolTipRole:
                return self._tip(row, side)
            case _ if role == CELL:
                return self._cell(row, side)
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation == Qt.Orientation.Vertical or section >= self.columnCount():
            return None
        return self.heading(section, role, self._sheet.asterisks)

    def heading(self, column: int, role: int, held: Sequence[int]) -> Any:
        """What the heading of a column says where each side has ``held`` so many asterisks."""
        if column == HAND_COLUMN:
            return tr(self._sheet.csv_hand) if role == Qt.ItemDataRole.DisplayRole else None
        side = self._side(column)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._sheet.sides[side]
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._sheet.side_text(side, held[side])
            case Qt.ItemDataRole.ToolTipRole:
                return _tip(self._sheet.side_text(side, held[side]))
            case _ if role == ASTERISKS:
                return held[side] if self._sheet.asterisk else 0
        return None

    def _side(self, column: int) -> int:
        """The side whose column it is; below 0 for that of the hands."""
        return -1 if column == HAND_COLUMN else self._sheet.order[column - 1]

    def _tip(self, row: Row, side: int) -> str:
        """What is said of a cell pointed at: of its row, or how a mark came about."""
        sheet = self._sheet
        if isinstance(row, GameRow):
            if side >= 0:
                return _tip(sheet.marks(row, side, voice=False))
            return _tip(sheet.told(row, voice=False))
        more = tr(sheet.click_text if row.finished else sheet.still_in_play)
        return _tip(sheet.told(row, voice=False), more.format(hand=row.number))

    def _text(self, row: Row, side: int) -> str:
        if side < 0:
            return self._sheet.written(row)
        if isinstance(row, HandRow):
            if not row.scored:
                return "–" if row.finished else ""
            if self._sheet.stroke:
                return self._sheet.counted(row, side)
            return words.figure(row.scores[side])
        mark = self._cell(row, side).points
        return "" if mark is None else words.signed(mark)

    def _told(self, row: Row, side: int) -> str:
        """The same for a voice, that reads the cells of a row one after the other."""
        sheet = self._sheet
        if isinstance(row, GameRow):
            told = sheet.told(row, voice=True)
            marks = told if side < 0 else sheet.marks(row, side, voice=True)
            return "" if side >= 0 and marks == told else marks
        if side >= 0:
            return sheet.standing(row, side, voice=True) if row.scored else ""
        helped = tr(sheet.helped_text) if row.helped else ""
        return " ".join(filter(None, (sheet.opening(row), helped)))

    def _cell(self, row: Row, side: int) -> Cell:
        sheet = self._sheet
        if isinstance(row, GameRow):
            cell = Cell(title=sheet.ruled_off(row))
            if side < 0:
                return cell._replace(name=words.won(sheet.called(row.winners)))
            mark = None if sheet.single else row.marks[side] or None
            return cell._replace(points=mark, won=side in row.winners)
        cell = Cell(
            status=sheet.status(row),
            result=row.result,
            number=row.number,
            finished=row.finished,
        )
        if side < 0:
            return cell._replace(
                name=sheet.name(row),
                word=sheet.word(row),
                contract=sheet.contract(row),
                asterisks=sheet.asterisks_at(row),
                won=bool(row.winners),
                helped=row.helped,
            )
        if sheet.stroke and row.scored:
            return cell._replace(
                counted=sheet.counted(row, side), strokes=row.points[side], won=side in row.winners
            )
        return cell._replace(
            points=row.points[side] if row.scored else None,
            total=row.scores[side] if row.scored else None,
            circled=row.scored and sheet.circled(row.scores[side]),
            asterisks=row.asterisks[side] if sheet.asterisk else 0,
            bought=row.bidder is not None and sheet.table.side(row.bidder) == side,
            won=side in row.winners,
            counted=sheet.counted(row, side) if sheet.counted_over and row.scored else "",
            causes=sheet.causes(row, side),
        )


def folded(
    show: Show,
    rules: Rules,
    names: Sequence[str],
    entries: Iterable[Entry],
    viewer: int = 0,
    sight: Sight | None = None,
) -> Sheet:
    """A match on its sheet; ``names`` by seat; ``viewer``: the seat that reads it; ``sight``: what
    can be seen of the hand in play."""
    shown = [apart(shown_name(name, seat)) for seat, name in enumerate(names)]
    sheet = replace(show.sheet.empty(rules, shown), viewer=viewer)
    return sheet.through(entries).seen(sight)


def _result(row: Row) -> str | None:
    return row.result if isinstance(row, HandRow) else None


def _tip(*told: str) -> str:
    """What is told on pointing, with the terms in the first of it."""
    from moon_desktop.words.glossary import tip_on

    return tip_on(told[0], *told)
