"""The score sheet as a table model: a row a hand, a row a game won, a column a side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from moon_desktop.engine.entries import Entry
from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.windows.score_names import shown_name
from moon_desktop.windows.score_rows import GameRow, HandRow, Row, ScoreRows
from moon_desktop.windows.score_told import Telling, in_hole, tip
from moon_desktop.wording import score as words
from moon_desktop.wording.names import apart

HAND_COLUMN: Final = 0
_ROOT: Final = QModelIndex()


class ScoreRole(IntEnum):
    """What a cell can be asked for besides its text. Column 0 answers for the hand, the
    others for their side."""

    TITLE = Qt.ItemDataRole.UserRole + 1
    """What the row rules off, in column 0 of a row that ends a game; else None."""
    NAME = Qt.ItemDataRole.UserRole + 2
    """The bidder's name, or that of the game's winner; column 0."""
    BID = Qt.ItemDataRole.UserRole + 3
    """The bid as written behind the name; column 0."""
    CONTRACT = Qt.ItemDataRole.UserRole + 4
    """The trump, or a word on the hand; column 0."""
    STATUS = Qt.ItemDataRole.UserRole + 5
    """Words in the place of figures, while a hand is bid for or in play; else None."""
    POINTS = Qt.ItemDataRole.UserRole + 6
    """Points of the hand, or marks of the game; None where none are written."""
    TOTAL = Qt.ItemDataRole.UserRole + 7
    """The running total after a hand that was played; else None."""
    IN_HOLE = Qt.ItemDataRole.UserRole + 8
    """Whether the total stands in a circle (M5.8)."""
    HICKEYS = Qt.ItemDataRole.UserRole + 9
    """Hickeys to be shown: the bidder's in column 0, in a column's heading the side's."""
    RESULT = Qt.ItemDataRole.UserRole + 10
    """``"made"``, ``"set"``, ``"passed"``, or None; in any column."""
    BIDS = Qt.ItemDataRole.UserRole + 11
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
    """A match as it stands on the sheet; all that is shown of it is read from here."""

    hand_written = Signal(int)
    """A hand's result has been entered in this row."""

    def __init__(self, rules: MoonRules, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sheet = ScoreRows.opened(rules)
        self._names: tuple[str, ...] = ()
        self._sides: tuple[str, ...] = ()
        self._set_names(("",) * rules.seats)

    @property
    def sheet(self) -> ScoreRows:
        """What is shown."""
        return self._sheet

    @property
    def side_names(self) -> tuple[str, ...]:
        """The names of the sides, fit to be shown."""
        return self._sides

    @property
    def seat_names(self) -> tuple[str, ...]:
        """The names of the seats, fit to be shown."""
        return self._names

    @property
    def members(self) -> tuple[tuple[str, ...], ...]:
        """The names of the seats of each side, fit to be shown."""
        table = self._sheet.rules.table
        return tuple(
            tuple(self._names[seat] for seat in table.members(side)) for side in range(table.sides)
        )

    def telling(self, *, voice: bool) -> Telling:
        """What tells of the sheet in sentences."""
        return Telling(self._sheet, self._names, self._sides, voice)

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

    def set_match(self, rules: MoonRules, names: Sequence[str], entries: Iterable[Entry]) -> None:
        """Another match, or this one after something was taken back; ``names`` by seat."""
        self.beginResetModel()
        self._sheet = ScoreRows.folded(rules, entries)
        self._set_names(names)
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
        return 0 if parent.isValid() else 1 + len(self._sides)

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
            return words.hand_column() if role == Qt.ItemDataRole.DisplayRole else None
        side = section - 1
        hickeys = self._sheet.hickeys[side] if self._sheet.rules.hickeys else 0
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._sides[side]
            case ScoreRole.HICKEYS:
                return hickeys
            case Qt.ItemDataRole.AccessibleTextRole:
                return words.name_and_hickeys(self._sides[side], hickeys)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(words.name_and_hickeys(self._sides[side], hickeys))
            case _:
                return None

    def _tip(self, row: Row, side: int) -> str:
        """What is said of a cell pointed at: of its row, or how a mark came about."""
        telling = self.telling(voice=False)
        if isinstance(row, GameRow):
            return tip(telling.row(row) if side < 0 else telling.marks(row, side))
        more = words.click_for_tiles() if row.finished else words.still_in_play(row.number)
        return tip(telling.row(row), more)

    def _set_names(self, names: Sequence[str]) -> None:
        self._names = tuple(apart(shown_name(name, seat)) for seat, name in enumerate(names))
        self._sides = tuple(words.side(members) for members in self.members)

    def _of_hand(self, row: Row, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._written(row)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.telling(voice=True).row(row)
            case ScoreRole.TITLE:
                return self._ruled_off(row) if isinstance(row, GameRow) else None
            case ScoreRole.NAME:
                if isinstance(row, GameRow):
                    return self._sides[row.winner]
                return None if row.bidder is None else self._names[row.bidder]
            case _:
                return None if isinstance(row, GameRow) else self._of_contract(row, role)

    def _of_contract(self, row: HandRow, role: int) -> Any:
        match role:
            case ScoreRole.BID:
                return None if row.bid is None else words.bid(row.bid)
            case ScoreRole.CONTRACT:
                if row.result == "passed":
                    return words.all_passed()
                return words.contract(row.bid, row.trump)
            case ScoreRole.STATUS:
                if row.result is not None:
                    return None
                return words.bidding() if row.bidder is None else words.in_play()
            case ScoreRole.HICKEYS:
                return sum(row.hickeys) if self._sheet.rules.hickeys else 0
            case ScoreRole.WON:
                return row.winner is not None
            case ScoreRole.HELPED:
                return row.helped
            case _:
                return None

    def _of_side(self, row: HandRow, side: int, role: int) -> Any:
        scored = row.result in ("made", "set")
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return words.figure(row.scores[side]) if scored else ""
            case Qt.ItemDataRole.AccessibleTextRole:
                telling = self.telling(voice=True)
                return telling.standing(row, side) if scored else telling.row(row)
            case ScoreRole.POINTS:
                return row.points[side] if scored else None
            case ScoreRole.TOTAL:
                return row.scores[side] if scored else None
            case ScoreRole.IN_HOLE:
                return scored and in_hole(self._sheet, row.scores[side])
            case ScoreRole.HICKEYS:
                return row.hickeys[side] if self._sheet.rules.hickeys else 0
            case ScoreRole.BIDS:
                table = self._sheet.rules.table
                return row.bidder is not None and table.side(row.bidder) == side
            case ScoreRole.WON:
                return row.winner == side
            case _:
                return None

    def _of_game(self, row: GameRow, side: int, role: int) -> Any:
        single = self._sheet.rules.match == "single"
        mark = None if single or row.marks[side] == 0 else row.marks[side]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return "" if mark is None else words.signed(mark)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.telling(voice=True).marks(row, side)
            case ScoreRole.POINTS:
                return mark
            case ScoreRole.WON:
                return row.winner == side
            case _:
                return None

    def _ruled_off(self, row: GameRow) -> str:
        single = self._sheet.rules.match == "single"
        return words.game_over() if single else words.game(row.number)

    def _written(self, row: Row) -> str:
        """A row's first cell as it reads on the sheet."""
        if isinstance(row, GameRow):
            return f"{self._ruled_off(row)} {words.won(self._sides[row.winner])}"
        if row.bidder is None or row.bid is None:
            return words.all_passed() if row.result == "passed" else words.hand(row.number)
        written = f"{self._names[row.bidder]} {words.bid(row.bid)}"
        return f"{written} {words.contract(row.bid, row.trump)}".rstrip()


def _result(row: Row) -> str | None:
    return row.result if isinstance(row, HandRow) else None
