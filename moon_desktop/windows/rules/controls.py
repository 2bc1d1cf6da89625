"""Controls for house rules: a box for a whole number, and one for a set of rules."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QStandardItem, QStandardItemModel, QValidator, QWheelEvent
from PySide6.QtWidgets import QSpinBox, QWidget

from moon_desktop.games.game import Game
from moon_desktop.games.shown.rules import LARGEST
from moon_desktop.look import typography
from moon_desktop.windows.paper.box import PaperBox
from moon_desktop.words import rules_form as words


class WholeNumber(QSpinBox):
    """Numbers from 1 to LARGEST, and one larger number that came from elsewhere, if there is one.

    Qt counts in 32 bits: the larger number stands above them as if it came next.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._large: int | None = None
        self.setRange(1, LARGEST)
        # Nor does the wheel take the focus from where it is.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().setTextMargins(6, 0, 0, 0)

    @property
    def number(self) -> int:
        """The number shown, of any size."""
        if self._large is not None and self.value() > LARGEST:
            return self._large
        return self.value()

    def set_number(self, number: int) -> None:
        """Shows ``number``."""
        self._large = number if number > LARGEST else None
        self.setMaximum(LARGEST if self._large is None else LARGEST + 1)
        self.setValue(min(number, LARGEST + 1))
        line = self.lineEdit()
        line.setText(self.prefix() + self.textFromValue(self.value()) + self.suffix())
        line.setCursorPosition(0)

    def textFromValue(self, value: int) -> str:
        """The figures of a value of the box."""
        return str(self._large if value > LARGEST and self._large is not None else value)

    def valueFromText(self, text: str) -> int:
        """The value of the box that the figures stand for."""
        figures = self._figures(text)
        return LARGEST + 1 if self._is_large(figures) else int(figures)

    def validate(self, text: str, place: int) -> tuple[QValidator.State, str, int]:
        """Whether what is typed is a number, or can become one."""
        figures = self._figures(text)
        if not figures:
            state = QValidator.State.Intermediate
        elif self._is_large(figures):
            state = QValidator.State.Acceptable
        elif not (figures.isascii() and figures.isdigit() and len(figures) <= len(str(LARGEST))):
            state = QValidator.State.Invalid
        elif int(figures) < 1:
            state = QValidator.State.Intermediate
        else:
            state = QValidator.State.Acceptable
        return state, text, place

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls the form, and changes no rule on the way."""
        event.ignore()

    def _figures(self, text: str) -> str:
        return text.removeprefix(self.prefix()).removesuffix(self.suffix()).strip()

    def _is_large(self, figures: str) -> bool:
        return self._large is not None and figures == str(self._large)


class RulesChooser(PaperBox):
    """Presets of ``game`` under one heading and own sets under another; each has its base as its
    data."""

    picked = Signal(str)
    """The base that a person chose: the key of a preset, or the name of an own set."""

    def __init__(self, game: Game, parent: QWidget) -> None:
        super().__init__(parent)
        self._game = game
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
        for key in self._game.presets:
            model.appendRow(_item(words.set_name(key, self._game), key))
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
