"""The box in which a preset or an own set of house rules is chosen."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QWidget

from moon_desktop.games.moon_rules import PRESETS
from moon_desktop.look import typography
from moon_desktop.windows.paper_box import PaperBox
from moon_desktop.wording import rules_form as words


class RulesChooser(PaperBox):
    """Presets under one heading and own sets under another; each has its base as its data."""

    picked = Signal(str)
    """The base that a person chose: the key of a preset, or the name of an own set."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.view().installEventFilter(self)
        self.currentIndexChanged.connect(self._pick)

    @property
    def base(self) -> str:
        """What is chosen."""
        chosen: str = self.currentData()
        return chosen

    def list(self, own: Iterable[str], base: str) -> None:
        """Lists the presets and the ``own`` sets, with ``base`` chosen; ``picked`` is not said."""
        model = QStandardItemModel(self)
        model.appendRow(_heading(words.presets()))
        for key in PRESETS:
            model.appendRow(_item(words.set_name(key), key))
        names = tuple(own)
        if names:
            model.appendRow(_heading(words.own_sets()))
        for name in names:
            model.appendRow(_item(name, name))
        self.blockSignals(True)
        self.setModel(model)
        self.setCurrentIndex(self.findData(base))
        self.blockSignals(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Home and End go to what can be chosen: a heading stands first."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            ends: dict[int, int] = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}
            if event.key() in ends:
                place = self._places()[ends[event.key()]]
                self.view().setCurrentIndex(self.model().index(place, 0))
                return True
        return super().eventFilter(watched, event)

    def _places(self) -> tuple[int, ...]:
        """Where in the list there is something to choose."""
        return tuple(place for place in range(self.count()) if self.itemData(place) is not None)

    def _pick(self) -> None:
        self.picked.emit(self.base)


def _item(text: str, base: str) -> QStandardItem:
    item = QStandardItem(text)
    item.setData(base, Qt.ItemDataRole.UserRole)
    return item


def _heading(text: str) -> QStandardItem:
    item = QStandardItem(text)
    item.setFlags(Qt.ItemFlag.NoItemFlags)
    item.setFont(typography.label(strong=True))
    return item
