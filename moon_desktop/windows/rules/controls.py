"""Controls for house rules: a box for a whole number, one for a set of rules, and its picture."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSpinBox, QWidget

from moon_desktop.engine.seats import Seats
from moon_desktop.games.game import Game
from moon_desktop.games.house_rules import LARGEST
from moon_desktop.look import typography
from moon_desktop.look.picture import on_itself
from moon_desktop.look.theme import THEME
from moon_desktop.look.tips import tip_of
from moon_desktop.windows.learning.welcome.seats import paint_table
from moon_desktop.windows.paper.one_of import OneOf
from moon_desktop.words.language import tr

_FLAGS: Final = Qt.ItemDataRole.UserRole - 1
"""The role of an item's flags in Qt's own model."""


class WholeNumber(QSpinBox):
    """Numbers from 1 to LARGEST."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setRange(1, LARGEST)
        # Nor does the wheel take the focus from where it is.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().setTextMargins(6, 0, 0, 0)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls the form, and changes no rule on the way."""
        event.ignore()


class TablePicture(QWidget):
    """The table that rules are for, as high as three lines."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table: Seats | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_table(self, table: Seats) -> None:
        """Shows the seats of ``table``, and their sides."""
        self._table = table
        self.update()

    def sizeHint(self) -> QSize:
        high = 3 * self.fontMetrics().height()
        return QSize(high * 3 // 2, high)

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        if self._table is not None:
            paint_table(self._table, painter, QRectF(self.rect()))


class RulesChooser(OneOf):
    """Presets of ``game`` under one heading and own sets under another; each has its base as its
    data, and none widens the window."""

    picked = Signal(str)
    """The base that a person chose: the key of a preset, or the name of an own set."""

    def __init__(self, game: Game, parent: QWidget) -> None:
        super().__init__(parent)
        # The wheel does not give it the focus.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumHeight(34)
        self.setSizeAdjustPolicy(OneOf.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(6 if THEME.large else 12)
        self._game = game
        self.currentIndexChanged.connect(lambda: self.picked.emit(self.currentData()))

    def list(self, own: Iterable[str], base: str) -> None:
        """Lists the presets and the ``own`` sets, with ``base`` chosen; ``picked`` is not said."""
        presets = [(self._game.show.rules.preset_name(key), key) for key in self._game.presets]
        # In Qt's own model: Qt deletes one of ours with the next list, and of its items, made here,
        # a half that is gone by then.
        self.blockSignals(True)
        self.clear()
        for heading, sets in (
            (tr("Ready-made rules"), presets),
            (tr("Your own rules"), [(name, name) for name in own]),
        ):
            if sets:
                self._add(
                    heading, {_FLAGS: 0, Qt.ItemDataRole.FontRole: typography.label(strong=True)}
                )
            for name, key in sets:
                tip = tip_of(self._game.show.rules.preset_line(key)) if sets is presets else ""
                self._add(name, {Qt.ItemDataRole.UserRole: key, Qt.ItemDataRole.ToolTipRole: tip})
        self.setCurrentIndex(self.findData(base))
        self.blockSignals(False)

    def _add(self, words: str, told: Mapping[int, object]) -> None:
        self.addItem(words)
        for role, what in told.items():
            self.setItemData(self.count() - 1, what, role)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """What was chosen by hand is not lost to a turn of the wheel."""
        event.ignore()
