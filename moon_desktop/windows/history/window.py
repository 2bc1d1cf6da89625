"""All matches in a window of their own: a list to search, the sheet of one beside it, and what can
be done with them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QItemSelection, QItemSelectionModel, Qt, QTimer, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QMainWindow,
    QPushButton,
    QSplitter,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.games import CATALOGUE
from moon_desktop.look import typography as face
from moon_desktop.look.theme import THEME
from moon_desktop.windows.history.model import FILTERS, HistoryModel, Told, counted
from moon_desktop.windows.paper.dialog import announce, line_of, small_key
from moon_desktop.windows.paper.fitting import fit
from moon_desktop.windows.paper.segments import Segments
from moon_desktop.windows.paper.table import bare
from moon_desktop.windows.score.games import GameTables, line_in
from moon_desktop.windows.score.model import ScoreModel
from moon_desktop.windows.score.pad_paper import SheetGround
from moon_desktop.words.language import tr

COMFORTABLE: Final = (1180, 740)
LEAST: Final = (700, 480)
_MARGIN: Final = 26
_ROW: Final = 34
"""Px in height of a match in the list."""
_RESTED: Final = 120
"""Ms on a match after which its sheet is read."""
_WITHOUT_SHEET: Final = 1100
"""In a narrower window the list has all the room."""


Act: TypeAlias = Literal["look", "review", "go on", "again", "adopt", "delete", "export"]

_WIDE: Final = (150, 0, 0, 170, 100)
"""The px of a column; 0: it shares what is left."""


class HistoryWindow(QMainWindow):
    """Shows the rows it is given, and asks for everything that is done with them; paths are those
    of the index."""

    looked_at = Signal(str)
    """The sheet of this match is to be shown beside the list."""
    act_wanted = Signal(str, list)
    """An ``Act``, and the paths of what it is to be done with, one unless it can be several."""
    import_wanted = Signal(list)
    """Files and folders that were dropped; none: they are to be asked for."""
    undo_wanted = Signal()
    """What was deleted last is to be put back."""
    folder_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("History"))
        self.setAcceptDrops(True)
        ground = SheetGround(self)
        self.scores = ScoreModel(self)
        self.search = QLineEdit(ground)
        self.search.setPlaceholderText(tr("Search: a name, rules, 2026-11, won …"))
        self.search.setAccessibleName(tr("Search"))
        self.search.setClearButtonEnabled(True)
        games = {name: game.show.rules.game_name() for name, game in CATALOGUE.items()}
        self.games = Segments({None: tr("All games"), **games}, None, ground)
        self.games.setAccessibleName(tr("Game"))
        self.chips: dict[QPushButton, Callable[[Told], bool]] = {}
        self.model = HistoryModel(self)
        self.table = QTableView(ground)
        self.sheet = GameTables(self.scores, THEME, ground)
        self.line = line_of("", None, ground)
        self._resting = QTimer(self, singleShot=True, interval=_RESTED)
        self._lay_out(ground)
        self._dress_table()
        self._connect()
        fit(self, LEAST, COMFORTABLE)
        self.search.setFocus()

    # --- how it is put together -----------------------------------------------------------

    def _lay_out(self, ground: QWidget) -> None:
        title = line_in(tr("History"), THEME, "pink", ground, face.font(face.SERIF, 26, 600))
        above, chips, acts, below = (QHBoxLayout() for _ in range(4))
        above.addWidget(title)
        above.addSpacing(18)
        above.addWidget(self.search, 1)
        above.addWidget(self.games)
        for one in FILTERS:
            chip = small_key(tr(one.word), ground, self._look_for)
            chip.setCheckable(True)
            self.chips[chip] = one.holds
            chips.addWidget(chip)
        chips.addStretch(1)
        for key in self._add_keys(ground).values():
            acts.addWidget(key)
        acts.addStretch(1)
        acts.addWidget(self.undo_key)
        below.addWidget(self.line, 1)
        self.keys["export"] = small_key(tr("&Export…"), ground, partial(self.act, "export"))
        for key in (
            self.keys["export"],
            small_key(tr("&Import…"), ground, lambda: self.import_wanted.emit([])),
            small_key(tr("Open the &folder"), ground, self.folder_wanted.emit),
            small_key(tr("&Close"), ground, self.close),
        ):
            below.addWidget(key)
        self._middle = QSplitter(Qt.Orientation.Horizontal, ground)
        self._middle.addWidget(self.table)
        self._middle.addWidget(self.sheet)
        self._middle.setSizes([3 * COMFORTABLE[0] // 5, 2 * COMFORTABLE[0] // 5])
        self._middle.setChildrenCollapsible(False)
        column = QVBoxLayout(ground)
        column.setContentsMargins(_MARGIN, SheetGround.TAPE + 4, _MARGIN, 14)
        column.setSpacing(10)
        for part in (above, chips, self._middle, acts, below):
            if isinstance(part, QSplitter):
                column.addWidget(part, 1)
            else:
                column.addLayout(part)
        self.setCentralWidget(ground)

    def _add_keys(self, ground: QWidget) -> dict[Act, QPushButton]:
        """What can be done with a match, or with several."""
        self.undo_key = small_key(tr("&Undo"), ground, self.undo_wanted.emit)
        self.undo_key.hide()
        again = tr("A new match by the same rules, with these deals: it does not count.")
        told: dict[Act, tuple[str, str]] = {
            "look": (tr("&Look"), tr("Its sheet, hand by hand.")),
            "review": (tr("&Review"), tr("Its choices, weighed.")),
            "go on": (tr("&Go on"), tr("It lies at the table again.")),
            "again": (tr("Same &deals again"), again),
            "adopt": (tr("These are &mine"), tr("They were played here, and count.")),
            "delete": (tr("Dele&te"), tr("To the system’s trash.")),
        }
        self.keys = {
            act: small_key(words, ground, partial(self.act, act), tip)
            for act, (words, tip) in told.items()
        }
        return self.keys

    def _dress_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        bare(table)
        table.setAccessibleName(tr("Matches"))
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.verticalHeader().setDefaultSectionSize(_ROW)
        heads = table.horizontalHeader()
        heads.setSectionsClickable(True)
        heads.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for column, wide in enumerate(_WIDE):
            mode = QHeaderView.ResizeMode.Fixed if wide else QHeaderView.ResizeMode.Stretch
            heads.setSectionResizeMode(column, mode)
            heads.resizeSection(column, wide or 1)
        table.setSortingEnabled(True)
        table.sortByColumn(0, Qt.SortOrder.DescendingOrder)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._look_for)
        self.games.chosen.connect(self._look_for)
        self._resting.timeout.connect(self._read)
        self.table.selectionModel().selectionChanged.connect(self._chosen)
        self.table.doubleClicked.connect(lambda: self.act("look"))
        for keys, slot in (
            (QKeySequence.StandardKey.Find, self.search.setFocus),
            (QKeySequence.StandardKey.Save, partial(self.act, "export")),
            (QKeySequence.StandardKey.Delete, partial(self.act, "delete")),
            (QKeySequence.StandardKey.Undo, self.undo_key.click),
            (QKeySequence.StandardKey.Close, self.close),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)

    # --- what is shown --------------------------------------------------------------------

    def show_all(self, rows: Sequence[Told]) -> None:
        """All matches that there are; those that were chosen stay so."""
        chosen = self.paths
        self.model.show_all(rows)
        self.choose(chosen)

    def say(self, text: str, *, undo: bool | None = None) -> None:
        """Says something below the list; ``undo``: whether it can be undone."""
        self.line.setText(text)
        announce(self.line, text)
        if undo is not None:
            self.undo_key.setVisible(undo)

    def _look_for(self) -> None:
        holds = [holds for chip, holds in self.chips.items() if chip.isChecked()]
        chosen = self.paths
        self.model.look_for(self.search.text(), self.games.value(), holds)
        self.choose(chosen)
        self.say(counted(len(self.model.rows)))

    def choose(self, paths: Collection[str]) -> None:
        """These matches, or the first in the list where none of them is in it."""
        rows, wanted = self.model.rows, set(paths)
        found = [row for row, told in enumerate(rows) if told.match.path in wanted]
        flag, chosen = QItemSelectionModel.SelectionFlag, self.table.selectionModel()
        # At once, and those in a row as one: of each Qt would tell anew.
        kept = QItemSelection()
        places = enumerate(found or range(len(rows))[:1])
        for _, run in groupby(places, lambda place: place[1] - place[0]):
            together = [row for _, row in run]
            kept.select(self.model.index(together[0], 0), self.model.index(together[-1], 0))
        chosen.select(kept, flag.ClearAndSelect | flag.Rows)
        if rows:
            chosen.setCurrentIndex(self.model.index(found[0] if found else 0, 0), flag.NoUpdate)
        self._chosen()

    @property
    def chosen(self) -> list[Told]:
        """What is chosen in the list, from above."""
        chosen = self.table.selectionModel().selection()
        runs = sorted((chosen.at(n).top(), chosen.at(n).bottom()) for n in range(chosen.count()))
        return [told for top, foot in runs for told in self.model.rows[top : foot + 1]]

    @property
    def paths(self) -> list[str]:
        """Their paths."""
        return [told.match.path for told in self.chosen]

    def _chosen(self) -> None:
        """Only what can be done now is offered."""
        chosen = [told.match for told in self.chosen]
        alone = chosen[0] if len(chosen) == 1 else None
        sound = alone is not None and alone.state != "damaged"
        put_away = bool(chosen) and not any(match.at_table for match in chosen)
        can: dict[Act, bool] = {
            "look": sound,
            "review": sound and bool(alone and alone.hands),
            "go on": bool(alone and alone.state == "open"),
            "again": bool(alone and alone.number),
            "delete": put_away,
            "export": bool(chosen),
        }
        for act, possible in can.items():
            self.keys[act].setEnabled(possible)
        self.keys["adopt"].setVisible(put_away and all(match.elsewhere for match in chosen))
        self.sheet.setVisible(sound and self.width() >= _WITHOUT_SHEET)
        if sound:
            self._resting.start()

    def _read(self) -> None:
        if len(self.paths) == 1:
            self.looked_at.emit(self.paths[0])

    # --- what is done ---------------------------------------------------------------------

    def act(self, act: Act) -> None:
        """Asks for something to be done with what is chosen, if that is possible."""
        if self.keys[act].isEnabled() and self.paths:
            self.act_wanted.emit(act, self.paths)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.search.text():
                self.search.clear()
            else:
                self.close()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            key = self.focusWidget()
            if isinstance(key, QAbstractButton):
                key.click()
            else:
                self.act("look")
        elif event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self.table.setFocus()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        urls = event.mimeData().urls()
        self.import_wanted.emit([Path(url.toLocalFile()) for url in urls if url.isLocalFile()])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._chosen()
