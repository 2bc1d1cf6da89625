"""The score sheet as a table model: a row a hand, a row a game won, a column a side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from moon_desktop.engine.entries import Entry
from moon_desktop.games.shown.sheet import GameRow, HandRow, HandShown, Row, Sheet
from moon_desktop.games.shown.table import Faces, domino
from moon_desktop.words import score as words
from moon_desktop.words.clean_name import shown_name
from moon_desktop.words.language import pgettext
from moon_desktop.words.names import apart
from moon_desktop.words.quoting import tip

if TYPE_CHECKING:
    from moon_desktop.games.game import Rules
    from moon_desktop.games.show import Show

_LayOpen: TypeAlias = Callable[[Any, Sequence[str], Sequence[Entry], int], HandShown | None]

HAND_COLUMN: Final = 0
_ROOT: Final = QModelIndex()


class ScoreRole(IntEnum):
    """What a cell can be asked for besides its text. Column 0 answers for the hand, the
    others for their side."""

    TITLE = Qt.ItemDataRole.UserRole + 1
    """What the row rules off, in column 0 of a row that ends a game; else None."""
    NAME = Qt.ItemDataRole.UserRole + 2
    """The bidder's name, or that of the game's winner; column 0."""
    WORD = Qt.ItemDataRole.UserRole + 3
    """A word behind the name, such as a bid; column 0."""
    CONTRACT = Qt.ItemDataRole.UserRole + 4
    """What the hand is played at, or a word on it; column 0."""
    STATUS = Qt.ItemDataRole.UserRole + 5
    """Words in the place of figures, while there are none; else None."""
    POINTS = Qt.ItemDataRole.UserRole + 6
    """Points of the hand, or marks of the game; None where none are written."""
    TOTAL = Qt.ItemDataRole.UserRole + 7
    """The running total after a hand that was played; else None."""
    CIRCLED = Qt.ItemDataRole.UserRole + 8
    """Whether the total stands in a circle."""
    ASTERISKS = Qt.ItemDataRole.UserRole + 9
    """How many are written: the bidder's in column 0, in a column's heading the side's."""
    RESULT = Qt.ItemDataRole.UserRole + 10
    """How the hand ended, in the game's words, or None; in any column."""
    BOUGHT = Qt.ItemDataRole.UserRole + 11
    """Whether the side was the bidder's."""
    WON = Qt.ItemDataRole.UserRole + 12
    """Whether the side won the game with this hand."""
    HELPED = Qt.ItemDataRole.UserRole + 13
    """Whether something was taken back in the hand, or a hint shown; in column 0."""
    NUMBER = Qt.ItemDataRole.UserRole + 14
    """The number of the hand in the match, in any column; None in a row that ends a game."""
    FINISHED = Qt.ItemDataRole.UserRole + 15
    """Whether the row is a hand of which nothing is hidden any more; in any column."""


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

    def set_match(
        self, show: Show, rules: Rules, names: Sequence[str], entries: Iterable[Entry]
    ) -> None:
        """Another match, or this one after something was taken back; ``names`` by seat."""
        self.beginResetModel()
        shown = [apart(shown_name(name, seat)) for seat, name in enumerate(names)]
        self._sheet = show.sheet(rules, shown).through(entries)
        self._lay_open = show.laid_open
        self.face = show.face
        self.endResetModel()

    def append(self, entry: Entry) -> None:
        """One more entry of the match."""
        before, after = self._sheet, self._sheet.after(entry)
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

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._sheet.rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        return 0 if parent.isValid() else 1 + len(self._sheet.sides)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if not index.isValid():
            return None
        row = self._sheet.rows[index.row()]
        side = index.column() - 1
        match role:
            case Qt.ItemDataRole.ToolTipRole:
                return self._tip(row, side)
            case ScoreRole.RESULT:
                return _result(row)
            case ScoreRole.NUMBER:
                return row.number if isinstance(row, HandRow) else None
            case ScoreRole.FINISHED:
                return isinstance(row, HandRow) and row.finished
        if side < 0:
            return self._of_hand(row, role)
        if isinstance(row, GameRow):
            return self._of_game(row, side, role)
        return self._of_side(row, side, role)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation == Qt.Orientation.Vertical or not 0 <= section < self.columnCount():
            return None
        if section == HAND_COLUMN:
            return (
                pgettext("a column of hands", "Hand")
                if role == Qt.ItemDataRole.DisplayRole
                else None
            )
        side = section - 1
        asterisks = self._sheet.asterisks[side] if self._sheet.asterisk else 0
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._sheet.sides[side]
            case ScoreRole.ASTERISKS:
                return asterisks
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._sheet.side_told(side, asterisks)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self._sheet.side_told(side, asterisks))
            case _:
                return None

    def _tip(self, row: Row, side: int) -> str:
        """What is said of a cell pointed at: of its row, or how a mark came about."""
        sheet = self._sheet
        if isinstance(row, GameRow):
            if side >= 0:
                return tip(sheet.marks(row, side, voice=False))
            return tip(sheet.told(row, voice=False))
        more = sheet.click_told if row.finished else sheet.still_in_play(row.number)
        return tip(sheet.told(row, voice=False), more)

    def _of_hand(self, row: Row, role: int) -> Any:
        sheet = self._sheet
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return sheet.written(row)
            case Qt.ItemDataRole.AccessibleTextRole:
                return sheet.told(row, voice=True)
            case ScoreRole.TITLE:
                return sheet.ruled_off(row) if isinstance(row, GameRow) else None
            case ScoreRole.NAME:
                if isinstance(row, GameRow):
                    return sheet.sides[row.winner]
                return None if row.bidder is None else sheet.seats[row.bidder]
            case _:
                return None if isinstance(row, GameRow) else self._of_contract(row, role)

    def _of_contract(self, row: HandRow, role: int) -> Any:
        match role:
            case ScoreRole.WORD:
                return self._sheet.word(row)
            case ScoreRole.CONTRACT:
                return self._sheet.contract(row)
            case ScoreRole.STATUS:
                return self._sheet.status(row)
            case ScoreRole.ASTERISKS:
                return self._sheet.asterisks_at(row)
            case ScoreRole.WON:
                return row.winner is not None
            case ScoreRole.HELPED:
                return row.helped
            case _:
                return None

    def _of_side(self, row: HandRow, side: int, role: int) -> Any:
        sheet, scored = self._sheet, row.scored
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return words.figure(row.scores[side]) if scored else "–" if row.finished else ""
            case Qt.ItemDataRole.AccessibleTextRole:
                if scored:
                    return sheet.standing(row, side, voice=True)
                return sheet.told(row, voice=True)
            case ScoreRole.POINTS:
                return row.points[side] if scored else None
            case ScoreRole.TOTAL:
                return row.scores[side] if scored else None
            case ScoreRole.CIRCLED:
                return scored and sheet.circled(row.scores[side])
            case ScoreRole.ASTERISKS:
                return row.asterisks[side] if sheet.asterisk else 0
            case ScoreRole.BOUGHT:
                return row.bidder is not None and sheet.table.side(row.bidder) == side
            case ScoreRole.WON:
                return row.winner == side
            case _:
                return None

    def _of_game(self, row: GameRow, side: int, role: int) -> Any:
        mark = None if self._sheet.single or row.marks[side] == 0 else row.marks[side]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return "" if mark is None else words.signed(mark)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._sheet.marks(row, side, voice=True)
            case ScoreRole.POINTS:
                return mark
            case ScoreRole.WON:
                return row.winner == side
            case _:
                return None


def _result(row: Row) -> str | None:
    return row.result if isinstance(row, HandRow) else None
