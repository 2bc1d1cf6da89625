"""The box in which a preset or an own set of house rules is chosen."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel, QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

from moon_desktop.games.moon_rules import PRESETS
from moon_desktop.look import typography
from moon_desktop.windows.paper import roomy
from moon_desktop.wording import rules_form as words


class RulesChooser(QComboBox):
    """Presets under one heading and own sets under another; each has its base as its data."""

    picked = Signal(str)
    """The base that a person chose: the key of a preset, or the name of an own set."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        roomy(self)
        # A name of forty wide letters must not widen the window.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(12)
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

    def wheelEvent(self, event: QWheelEvent) -> None:
        """What was chosen by hand is not lost to a turn of the wheel."""
        event.ignore()

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
