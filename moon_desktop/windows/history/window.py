"""All matches in a window of their own: a list to search, the sheet of one beside it, and what can
be done with them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.games import CATALOGUE
from moon_desktop.look.theme import THEME
from moon_desktop.windows.history.frame import MARGIN, Chooser, InRows, RecordsWindow
from moon_desktop.windows.history.model import (
    FILTERS,
    Told,
    counted,
    shapes,
    since,
    since_when,
)
from moon_desktop.windows.paper.dialog import line_of, small_key
from moon_desktop.windows.paper.segments import Segments
from moon_desktop.windows.score.games import GameTables
from moon_desktop.windows.score.model import ScoreModel
from moon_desktop.words.language import tr

COMFORTABLE: Final = (1320, 800)
_LOW: Final = 480
"""In a lower window the title goes, and what sifts the list is folded away."""
_SHEET, _LEAST_SHEET = 350, 200
"""Px across the sheet beside the list at first, and at the least: in less it tells nothing."""
_RESTED: Final = 120
"""Ms on a match after which its sheet is read."""
_WITHOUT_SHEET: Final = 1100
"""In a narrower window the list has all the room."""

Act: TypeAlias = Literal[
    "look", "review", "go on", "again", "adopt", "delete", "export", "nameless", "table"
]  # fmt: skip


class _Search(QLineEdit):
    """It asks for room for what it says while it is empty."""

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        words = self.fontMetrics().horizontalAdvance(self.placeholderText())
        return hint.expandedTo(QSize(words + 2 * hint.height() // 3, 0))


class HistoryWindow(RecordsWindow):
    """Shows the rows it is given, and asks for everything that is done with them; paths are those
    of the index."""

    looked_at = Signal(str)
    """The sheet of this match is to be shown beside the list."""
    act_wanted = Signal(str, list)
    """An ``Act``, and the paths of what it is to be done with, one unless it can be several."""
    import_wanted = Signal(list)
    """Files and folders that were dropped; none: they are to be asked for."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(tr("History"), Told, tr("Matches"), None, parent)
        self.setAcceptDrops(True)
        ground = self.ground
        self.scores = ScoreModel(self)
        self.search = _Search(ground)
        self.search.setPlaceholderText(tr("Search: a name, rules, 2026-11, won …"))
        self.search.setAccessibleName(tr("Search"))
        self.search.setClearButtonEnabled(True)
        games = {name: game.show.rules.game_name() for name, game in CATALOGUE.items()}
        self.games = Segments({None: tr("All games"), **games}, None, ground, row=True)
        self.games.setAccessibleName(tr("Game"))
        self.chips: dict[QPushButton, Callable[[Told], bool]] = {}
        self.since, self.shape = Chooser(tr("Since"), ground), Chooser(tr("Table"), ground)
        self.since.offer(since_when())
        self.shape.offer(shapes())
        self.sheet = GameTables(self.scores, THEME, ground, follows=False)
        self.nothing = line_of(
            tr("Nothing of the kind has been played."), "help", self.table.viewport()
        )
        """Stands in the list where nothing is found."""
        self._resting = QTimer(self, singleShot=True, interval=_RESTED)
        self._lay_out(ground)
        self._connect()
        self.search.setFocus()

    # --- how it is put together -----------------------------------------------------------

    def _lay_out(self, ground: QWidget) -> None:
        middle, acts, below = (QHBoxLayout() for _ in range(3))
        self.filters = small_key(tr("Filter&s"), ground, self.measure)
        self.filters.setCheckable(True)
        self._above = InRows(self.title, self.search, self.filters, self.games, full=True)
        self._above.setAlignment(self._above.rows[1], Qt.AlignmentFlag.AlignLeft)
        for key in self._add_keys(ground).values():
            acts.addWidget(key)
        acts.addStretch(1)
        below.addWidget(self.line, 1)
        below.addWidget(self.undo_key)
        self.keys["export"] = small_key(tr("&Export"), ground)
        kinds = QMenu(self.keys["export"])
        told: tuple[tuple[Act, str], ...] = (
            ("export", tr("&As they are…")),
            ("nameless", tr("With &numbers for names…")),
            ("table", tr("The &list, for a spreadsheet…")),
        )
        for act, words in told:
            kinds.addAction(words).triggered.connect(partial(self.act, act))
        self.keys["export"].setMenu(kinds)
        self.folder_key = small_key(tr("Open the &folder"), ground)
        for key in (
            self.keys["export"],
            small_key(tr("&Import…"), ground, lambda: self.import_wanted.emit([])),
            self.folder_key,
            self.close_key,
        ):
            below.addWidget(key)
        self.split = QSplitter(Qt.Orientation.Horizontal, ground)
        self.nothing.hide()
        empty = QVBoxLayout(self.table.viewport())
        empty.addWidget(self.nothing)
        empty.addStretch(1)
        self.split.addWidget(self.table)
        self.split.addWidget(self.sheet)
        self._parted = [COMFORTABLE[0], _SHEET]
        """Px of both, for when there is room for both again."""
        self.split.setSizes(self._parted)
        self.split.setStretchFactor(0, 1)
        self.split.setChildrenCollapsible(False)
        middle.addWidget(self.split)
        self._sieve = self._add_chips(ground)
        self.stack_up(COMFORTABLE, middle, self._above, self._sieve, middle, acts, below)

    def _add_chips(self, ground: QWidget) -> QWidget:
        """What sifts the list."""
        sieve = QWidget(ground)
        for word, holds in FILTERS.items():
            chip = small_key(tr(word), sieve, self._look_for)
            chip.setCheckable(True)
            self.chips[chip] = holds
        self._sifting = InRows(self.since, self.shape, *self.chips, full=True)
        for row in self._sifting.rows:
            self._sifting.setAlignment(row, Qt.AlignmentFlag.AlignLeft)
        sieve.setLayout(self._sifting)
        return sieve

    def _add_keys(self, ground: QWidget) -> dict[Act, QPushButton]:
        """What can be done with a match, or with several."""
        self.undo_key = small_key(tr("&Undo"), ground)
        """Puts back what was deleted last."""
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

    def kept(self) -> dict[str, Any]:
        heads = self.table.horizontalHeader()
        return {
            **super().kept(),
            "sheet": self._parts,
            "sort": [heads.sortIndicatorSection(), heads.sortIndicatorOrder().value],
            "game": self.games.value(),
            "since": self.since.currentData(),
            "shape": self.shape.currentData(),
            "chips": [chip.isChecked() for chip in self.chips],
        }

    @property
    def _parts(self) -> list[int]:
        """Px of the list and of the sheet, now or when both were seen last."""
        parts = self.split.sizes()
        return parts if all(parts) else self._parted

    def put_back(self, kept: Mapping[str, Any]) -> None:
        super().put_back(kept)
        # Earlier versions kept a sheet that had no room as one of no px.
        if kept["sheet"][1] >= _LEAST_SHEET:
            self._parted = kept["sheet"]
            self.split.setSizes(self._parted)
        column, order = kept["sort"]
        self.table.horizontalHeader().setSortIndicator(column, Qt.SortOrder(order))
        self.games.set_value(kept["game"])
        for chooser, value in ((self.since, kept["since"]), (self.shape, kept["shape"])):
            chooser.setCurrentIndex(max(0, chooser.findData(value)))
        for chip, on in zip(self.chips, kept["chips"], strict=True):
            chip.setChecked(on)
        self._look_for()

    def _connect(self) -> None:
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        heads = self.table.horizontalHeader()
        heads.setSectionsClickable(True)
        heads.setSortIndicatorShown(True)
        heads.setSortIndicator(0, Qt.SortOrder.DescendingOrder)
        heads.sortIndicatorChanged.connect(self._sort)
        self._sort(0, Qt.SortOrder.DescendingOrder)
        self.search.textChanged.connect(self._look_for)
        self.games.chosen.connect(self._look_for)
        self.since.currentIndexChanged.connect(self._look_for)
        self.shape.currentIndexChanged.connect(self._look_for)
        self._resting.timeout.connect(self._read)
        self.table.selectionModel().selectionChanged.connect(self._chosen)
        self.table.doubleClicked.connect(lambda: self.act("look"))
        for keys, slot in (
            (QKeySequence.StandardKey.Find, self.search.setFocus),
            (QKeySequence.StandardKey.Save, partial(self.act, "export")),
            (QKeySequence.StandardKey.Delete, partial(self.act, "delete")),
            (QKeySequence.StandardKey.Undo, self.undo_key.click),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)
        self.anew = QShortcut(QKeySequence("Shift+F5"), self)
        """Has all records read again."""

    # --- what is shown --------------------------------------------------------------------

    def show_all(self, rows: Sequence[Told]) -> None:
        """All matches that there are; those that were chosen stay so, or their place does."""
        chosen, row = self.paths, self.table.currentIndex().row()
        self.model.show_all(rows)
        self.choose(chosen, row)
        self.nothing.setVisible(not self.model.rows)

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        """Those that were chosen stay so, where Qt would have none chosen."""
        chosen = self.paths
        self.model.sort(column, order)
        self.choose(chosen)

    def _look_for(self) -> None:
        holds = [holds for chip, holds in self.chips.items() if chip.isChecked()]
        chosen = self.paths
        wanted = self.shape.currentData()
        holds.append(since(self.since.currentData()))
        holds.append(lambda told: wanted in (None, told.match.shape))
        self.model.look_for(self.search.text(), self.games.value(), holds)
        self.choose(chosen)
        self.nothing.setVisible(not self.model.rows)
        self.say(counted(len(self.model.rows)))

    def choose(self, paths: Collection[str], otherwise: int = 0) -> None:
        """These matches, or the one in a row where none of them is in the list."""
        rows, wanted = self.model.rows, set(paths)
        found = [row for row, told in enumerate(rows) if told.match.path in wanted]
        flag, chosen = QItemSelectionModel.SelectionFlag, self.table.selectionModel()
        # At once, and those in a row as one: of each Qt would tell anew.
        kept = QItemSelection()
        every = range(len(rows))
        found = found or [*every[max(0, otherwise) :][:1]] or [*every[-1:]]
        for _, run in groupby(enumerate(found), lambda place: place[1] - place[0]):
            together = [row for _, row in run]
            kept.select(self.model.index(together[0], 0), self.model.index(together[-1], 0))
        chosen.select(kept, flag.ClearAndSelect | flag.Rows)
        if found:
            chosen.setCurrentIndex(self.model.index(found[0], 0), flag.NoUpdate)
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
        beside = sound and self.width() >= _WITHOUT_SHEET * self.zoom
        if beside == self.sheet.isHidden():
            self._parted = self._parts
            self.sheet.setVisible(beside)
            self.split.setSizes(self._parted)
        self._resting.start()

    def _read(self) -> None:
        if len(self.paths) == 1:
            self.looked_at.emit(self.paths[0])

    # --- what is done ---------------------------------------------------------------------

    def act(self, act: Act) -> None:
        """Asks for something to be done with what is chosen, if that is possible."""
        if self.keys.get(act, self.keys["export"]).isEnabled() and self.paths:
            self.act_wanted.emit(act, self.paths)

    def go_back(self) -> None:
        """What is looked for goes first, and then the window."""
        if self.search.text():
            self.search.clear()
        else:
            self.close()

    def enter(self) -> None:
        self.act("look")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self.table.setFocus()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        urls = event.mimeData().urls()
        self.import_wanted.emit([Path(url.toLocalFile()) for url in urls if url.isLocalFile()])

    # --- the window -----------------------------------------------------------------------

    def fold(self, wide: float, high: float) -> None:
        low = high < _LOW
        self.title.setVisible(not low)
        self.filters.setVisible(low)
        self._sieve.setVisible(not low or self.filters.isChecked())
        for rows in (self._above, self._sifting):
            rows.fold(self.width() - 2 * MARGIN)

    def size_up(self) -> None:
        self.search.setMinimumWidth(round(MARGIN * 6 * self.zoom))
        self.sheet.setMinimumWidth(round(_LEAST_SHEET * self.zoom))
        self._chosen()
