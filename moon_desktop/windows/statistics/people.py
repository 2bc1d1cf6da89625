"""The page of the people: who has played here, which names are one person's, and what is its
own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHeaderView,
    QMenu,
    QPushButton,
    QWidget,
)

from moon_desktop.windows.paper.dialog import keep_words, line_of, small_key
from moon_desktop.windows.paper.sheet_dialog import SheetDialog
from moon_desktop.windows.paper.table import Cell, Index, Rows, RowTable, listed
from moon_desktop.words.language import N_, tr
from moon_desktop.words.names import YOU, you

Act: TypeAlias = Literal["rename", "hide", "forget", "join", "here", "part"]

_HEADS: Final = (N_("Name"), N_("Matches"), N_("Solved"), N_("Also"))
_NUMBERS: Final = (1, 2)
_KEYS_IN_A_ROW: Final = 3


class Told(NamedTuple):
    """A person by name, with ``matches`` and positions ``solved``, who is ``also`` called
    otherwise; its face; whether it plays ``here`` now, and is ``hidden`` elsewhere."""

    name: str
    matches: int
    solved: int
    also: tuple[str, ...]
    face: str
    here: bool
    hidden: bool

    @property
    def cells(self) -> list[Cell]:
        """It in a row below the heads."""
        state = [tr("plays here")] * self.here + [tr("hidden")] * self.hidden
        also = ", ".join([*map(shown, self.also), *state])
        return listed(_HEADS, (shown(self.name), str(self.matches), str(self.solved), also))


class _People(Rows):
    """A row a person, whose name can be written over."""

    renamed = Signal(str, str)

    def cells(self, row: int) -> Sequence[Cell]:
        told: Told = self.rows[row]
        return told.cells

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags if index.column() else flags | Qt.ItemFlag.ItemIsEditable

    def setData(self, index: Index, value: Any, _role: int = Qt.ItemDataRole.EditRole) -> bool:
        if value == index.data():
            return False
        self.renamed.emit(self.rows[index.row()].name, value)
        return True


class PeopleDialog(SheetDialog):
    """Tells of all, and asks for what is to be said of the one who is chosen."""

    SIZE = (720, 560)

    act_wanted = Signal(str, object)
    """Something is to be done with these names."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(tr("People"), over)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._model = _People(self, _HEADS)
        self.renamed = self._model.renamed
        """The person of a name is to be shown under another."""
        self.table = RowTable(self._model, tr("People"), self)
        triggers = QAbstractItemView.EditTrigger
        self.table.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed)
        heads, modes = self.table.horizontalHeader(), QHeaderView.ResizeMode
        heads.setSectionResizeMode(modes.Stretch)
        for column in _NUMBERS:
            heads.setSectionResizeMode(column, modes.ResizeToContents)
        self.keys: dict[Act, QPushButton] = {
            "rename": small_key(tr("&Rename"), self, self._rename),
            "hide": small_key(tr("&Hide"), self, lambda: self._ask_for("hide")),
            "forget": small_key(tr("&Forget progress…"), self, lambda: self._ask_for("forget")),
            "join": small_key(tr("&Same person as"), self),
            "here": small_key(tr("Plays here &now"), self, lambda: self._ask_for("here")),
            "part": small_key(tr("&Apart again"), self, lambda: self._ask_for("part")),
        }
        self.others = QMenu(self.keys["join"])
        """Those of whom the one who is chosen may be one."""
        self.keys["join"].setMenu(self.others)
        self.others.aboutToShow.connect(self._offer_others)
        keys = QGridLayout()
        for place, key in enumerate(self.keys.values()):
            keys.addWidget(key, *divmod(place, _KEYS_IN_A_ROW))
            keys.setColumnStretch(place % _KEYS_IN_A_ROW, 1)
        told = tr("Lessons, positions and coach are each one’s own. Records keep their names.")
        self.column.setSpacing(10)
        self.column.addWidget(self.table, 1)
        self.line = line_of(told, "help", self)
        self.column.addWidget(self.line)
        self.column.addLayout(keys)
        self.table.selectionModel().currentRowChanged.connect(self._offer)

    def measure(self) -> None:
        self.table.set_zoom(self.paper.zoom)
        keep_words(self.paper)
        # Where large words leave the names no room, what goes without saying goes.
        self.line.setHidden(self.height() < self.SIZE[1] * self.paper.zoom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.measure()

    # --- what is shown ------------------------------------------------------------------------

    def write(self, told: Sequence[Told]) -> None:
        """These people; the one who was chosen stays so, at first it is who plays here."""
        model, chosen = self._model, self.chosen
        if model.rows and list(told) == list(model.rows):
            return
        names = {chosen.name} if chosen else {one.name for one in told if one.here}
        # With the rows goes the field of a name, which may have the keys.
        held = self.table.isAncestorOf(self.window().focusWidget())
        bar = self.table.verticalScrollBar()
        seen = bar.value()
        model.beginResetModel()
        model.rows = told
        model.endResetModel()
        found = (row for row, one in enumerate(told) if names & {one.name, *one.also})
        self.table.selectRow(next(found, 0))
        if chosen:
            bar.setValue(seen)
        if held:
            self.table.setFocus()
        self._offer()

    @property
    def chosen(self) -> Told | None:
        """Who is chosen."""
        row = self.table.currentIndex().row()
        return self._model.rows[row] if row >= 0 else None

    def _offer(self) -> None:
        """What can be done now; the other keys are not there."""
        if (chosen := self.chosen) is None:
            return
        every = self._model.rows
        self.keys["hide"].setText(tr("S&how again") if chosen.hidden else tr("&Hide"))
        self.keys["join"].setVisible(len(every) > 1)
        self.keys["here"].setHidden(chosen.here)
        self.keys["part"].setVisible(bool(chosen.also))
        self.measure()

    def _offer_others(self) -> None:
        """As they are when they are asked for, in the order in which they stand there."""
        self.others.clear()
        every, here = self._model.rows, self.table.currentIndex().row()
        for row, other in enumerate(every):
            if row != here >= 0:
                names = [every[at].name for at in sorted((row, here))]
                action = self.others.addAction(shown(other.name).replace("&", "&&"))
                action.triggered.connect(lambda _, names=names: self._ask_for("join", *names))

    def _rename(self) -> None:
        self.table.setFocus()
        self.table.edit(self.table.currentIndex().siblingAtColumn(0))

    def _ask_for(self, act: Act, *names: str) -> None:
        self.table.setFocus()  # the key may be gone then, and no other is to be pressed
        if (chosen := self.chosen) is not None:
            self.act_wanted.emit(act, names or (chosen.name,))


def shown(name: str) -> str:
    """A person's name as it is told."""
    return you() if name == YOU else name
