"""The page of the people: who has played here, which names are one person's, and what is its
own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from moon_desktop.look.tips import tip_of
from moon_desktop.windows.paper.dialog import line_of, small_key
from moon_desktop.windows.paper.sheet_dialog import SheetDialog
from moon_desktop.windows.paper.table import ChosenRow, bare
from moon_desktop.words.language import N_, tr
from moon_desktop.words.names import YOU, you

Act: TypeAlias = Literal["here", "join", "part", "hide", "forget", "rename"]

_HEADS: Final = (N_("Name"), N_("Matches"), N_("Solved"), N_("Also"))
_ROW: Final = 44
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


class PeopleDialog(SheetDialog):
    """Tells of all, and asks for what is to be said of those who are chosen."""

    SIZE = (720, 560)

    act_wanted = Signal(str, object)
    """Something is to be done with these names."""
    renamed = Signal(str, str)
    """The person of a name is to be shown under another."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(tr("People"), over)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._told: Sequence[Told] = ()
        self.table = QTableWidget(0, len(_HEADS), self)
        self._dress_table()
        words: dict[Act, str] = {
            "here": tr("Plays here &now"), "join": tr("&These two are one"),
            "part": tr("&Apart again"), "hide": tr("&Hide"), "forget": tr("&Forget progress…"),
            "rename": tr("&Rename"),
        }  # fmt: skip
        self.keys = {
            act: small_key(word, self, partial(self._ask_for, act)) for act, word in words.items()
        }
        keys = QGridLayout()
        for place, key in enumerate(self.keys.values()):
            keys.addWidget(key, *divmod(place, _KEYS_IN_A_ROW))
        told = tr("Lessons, positions and coach are each one’s own. Records keep their names.")
        self.column.setSpacing(10)
        self.column.addWidget(self.table, 1)
        self.column.addWidget(line_of(told, "help", self))
        self.column.addLayout(keys)
        self.measure()

    def _dress_table(self) -> None:
        table = self.table
        bare(table)
        table.setItemDelegate(ChosenRow(table))
        table.setAccessibleName(tr("People"))
        table.setHorizontalHeaderLabels(list(map(tr, _HEADS)))
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        triggers = QAbstractItemView.EditTrigger
        table.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed)
        heads = table.horizontalHeader()
        heads.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        heads.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column in _NUMBERS:
            heads.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        table.itemChanged.connect(self._changed)
        table.itemSelectionChanged.connect(self._offer)

    def measure(self) -> None:
        """Rows are as high as words ask for."""
        high = round(_ROW * self.paper.zoom)
        self.table.verticalHeader().setDefaultSectionSize(high)
        self.table.horizontalHeader().setFixedHeight(high)

    # --- what is shown ------------------------------------------------------------------------

    def write(self, told: Sequence[Told]) -> None:
        """These people; the first who was chosen stays so."""
        chosen, first = {one.name for one in self.chosen}, not self._told
        self._told = told
        self.table.blockSignals(True)
        self.table.setRowCount(len(told))
        for row, one in enumerate(told):
            state = [tr("plays here")] * one.here + [tr("hidden")] * one.hidden
            also = ", ".join([*map(shown, one.also), *state])
            for column, text in enumerate((shown(one.name), one.matches, one.solved, also)):
                item = QTableWidgetItem(str(text))
                if column:
                    item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
                self.table.setItem(row, column, item)
        self.table.blockSignals(False)
        for row, one in enumerate(told):
            if chosen & {one.name, *one.also} or (first and one.here):
                self.table.selectRow(row)
                break
        self._offer()

    @property
    def chosen(self) -> list[Told]:
        """Who is chosen, from above."""
        rows = {index.row() for index in self.table.selectionModel().selectedRows()}
        return [self._told[row] for row in sorted(rows) if row < len(self._told)]

    def _offer(self) -> None:
        """Only what can be done now; the other keys say why they cannot."""
        chosen = self.chosen
        one = chosen[0] if len(chosen) == 1 else None
        for act, key in self.keys.items():
            why = ""
            if act == "join":
                if len(chosen) != 2:
                    why = tr("Choose two of them: the second with Ctrl held down.")
            elif one is None:
                why = tr("Choose one of them.")
            elif act == "here" and one.here:
                why = tr("This one plays here already.")
            elif act == "part" and not one.also:
                why = tr("No other name is joined with this one.")
            key.setDisabled(bool(why))
            key.setToolTip(tip_of(why) if why else "")
            key.setAccessibleDescription(why)
        if one is not None:
            self.keys["hide"].setText(tr("S&how again") if one.hidden else tr("&Hide"))

    def _ask_for(self, act: Act) -> None:
        self.table.setFocus()  # the key may be closed then, and no other is to be pressed
        if act == "rename":
            self.table.edit(self.table.model().index(self.table.currentRow(), 0))
        else:
            self.act_wanted.emit(act, [one.name for one in self.chosen])

    def _changed(self, item: QTableWidgetItem) -> None:
        told = self._told[item.row()]
        if item.text() != shown(told.name):
            self.renamed.emit(told.name, item.text())


def shown(name: str) -> str:
    """A person's name as it is told."""
    return you() if name == YOU else name
