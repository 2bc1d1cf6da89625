"""One house rule in the form: its control, what it means, and what is to be said of it now."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.games.game import Game
from moon_desktop.look.theme import EVENING
from moon_desktop.windows.paper.dialog import as_, line_of
from moon_desktop.windows.rules.controls import WholeNumber
from moon_desktop.words import rules_form as words

_CONTROL_WIDTH: Final = 220
_BAR: Final = 3
"""Px of the bar at the left of a row that is changed, or in contradiction."""

Line = Literal["note", "changed", "trouble"]


class RowState(NamedTuple):
    """What is to be said of a row.

    ``base``, ``base_value``: the set that the form started from, and what it has for the key.
    ``idle``: why the key has no meaning, or None. ``remark``: what its value leads to, or None.
    ``troubles``: its contradictions.
    """

    base: str
    base_value: object
    idle: str | None
    remark: str | None
    troubles: tuple[str, ...]


class _Choice(QComboBox):
    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls the form, and changes no rule on the way."""
        event.ignore()


class _Tick(QCheckBox):
    def hitButton(self, pos: QPoint) -> bool:
        """All of it takes the click, for it is as wide as the other controls."""
        return self.rect().contains(pos)


class RuleRow(QWidget):
    """The control follows from the choices of ``key`` in ``game``: a tick, a box of choices, or a
    number."""

    edited = Signal(str)
    """The key, when a person gave it another value."""
    reset = Signal(str)
    """The key, when it is to be as in the set that the form started from."""

    def __init__(self, game: Game, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._game = game
        self._show = game.show
        self.key = key
        self.control = self._control(key)
        self.control.setAccessibleName(self._show.rule_name(key))
        self._lines: dict[Line, QLabel] = {}
        self._reset: QPushButton | None = None
        self._base_value: object = None
        self._troubled = False
        name = QLabel(self._show.rule_name(key), self)
        name.setObjectName("name")
        name.setBuddy(self.control)
        self._text = QVBoxLayout()
        self._text.setSpacing(5)
        self._text.addWidget(name)
        self._text.addWidget(_wide(line_of(self._show.rule_help(key), "help", self)))
        if told := self._show.rule_source(key):
            source = line_of(told, None, self)
            source.setObjectName("source")
            self._text.addWidget(_wide(source))
        self._side = QVBoxLayout()
        self._side.setSpacing(6)
        self._side.addWidget(self.control)
        self._side.addStretch(1)
        self.setSizePolicy(_as_high_as_told(QSizePolicy.Policy.Preferred))
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 11, 4, 12)
        row.setSpacing(18)
        row.addLayout(self._text, 1)
        row.addLayout(self._side)

    @property
    def value(self) -> object:
        """What is chosen."""
        match self.control:
            case QCheckBox():
                return self.control.isChecked()
            case QComboBox():
                return self.control.currentData()
            case _:
                return self.control.number

    def set_value(self, value: object) -> None:
        """Shows ``value``; ``edited`` is not said of it."""
        self.control.blockSignals(True)
        match self.control:
            case QCheckBox():
                self.control.setChecked(bool(value))
                self._say_on_or_off()
            case QComboBox():
                # By hand: Qt would take the number 3 and the text "3" for the same.
                choices = self._game.choices[self.key] or ()
                self.control.setCurrentIndex(choices.index(value))
            case _:
                assert isinstance(value, int)
                self.control.set_number(value)
        self.control.blockSignals(False)

    def set_unit(self, unit: str) -> None:
        """Puts ``unit`` behind a number."""
        assert isinstance(self.control, WholeNumber)
        if self.control.suffix() != unit:
            self.control.blockSignals(True)
            self.control.setSuffix(unit)
            self.control.blockSignals(False)

    @property
    def changed(self) -> bool:
        """Whether the value is not that of the set that the form started from."""
        return self.value != self._base_value

    def show_state(self, state: RowState) -> None:
        """Marks the row as changed, idle or in contradiction, or takes the marks off."""
        self._base_value = state.base_value
        self._troubled = bool(state.troubles)
        changed = self.changed
        # What takes part in a contradiction must stay open to mend it.
        idle = None if state.troubles else state.idle
        self.control.setEnabled(idle is None)
        mark = ""
        if changed:
            mark = words.changed_from(state.base, self.key, state.base_value, self._game)
        note = idle or state.remark
        self._say("note", note or "")
        self._say("changed", mark)
        self._say("trouble", "\n".join(state.troubles))
        self._offer_reset(changed)
        self.control.setAccessibleDescription(
            " ".join(
                sentence
                for sentence in (
                    *state.troubles,
                    note,
                    mark and f"{mark}.",
                    self._show.rule_help(self.key),
                    self._show.rule_source(self.key),
                )
                if sentence
            )
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A bar at the left of what is changed or contradicts."""
        if not (self._troubled or self.changed):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(EVENING.red if self._troubled else EVENING.good)
        painter.drawRoundedRect(QRectF(0, 8, _BAR, self.height() - 16), _BAR / 2, _BAR / 2)

    def _control(self, key: str) -> QCheckBox | QComboBox | WholeNumber:
        choices = self._game.choices[key]
        if choices is None:
            number = WholeNumber(self)
            number.valueChanged.connect(self._edit)
            number.setFixedWidth(_CONTROL_WIDTH)
            return number
        if choices == (True, False):
            tick = _Tick(self)
            tick.toggled.connect(self._say_on_or_off)
            tick.toggled.connect(self._edit)
            tick.setFixedWidth(_CONTROL_WIDTH)
            return tick
        box = _Choice(self)
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for choice in choices:
            box.addItem(self._show.choice_label(key, choice), choice)
        box.currentIndexChanged.connect(self._edit)
        box.setFixedWidth(_CONTROL_WIDTH)
        return box

    def _say_on_or_off(self) -> None:
        assert isinstance(self.control, QCheckBox)
        self.control.setText(self._show.choice_label(self.key, self.control.isChecked()))

    def _edit(self) -> None:
        self.edited.emit(self.key)

    def _say(self, line: Line, text: str) -> None:
        label = self._lines.get(line)
        if label is None:
            if not text:
                return
            label = _wide(line_of("", None, self))
            label.setObjectName(line)
            self._lines[line] = label
            self._text.addWidget(label)
        label.setText(text)
        label.setVisible(bool(text))

    def _offer_reset(self, changed: bool) -> None:
        if self._reset is None:
            if not changed:
                return
            self._reset = as_("small", QPushButton(words.reset(), self))
            self._reset.setAutoDefault(False)
            self._reset.clicked.connect(self._wish_reset)
            self._side.insertWidget(1, self._reset, 0, Qt.AlignmentFlag.AlignLeft)
            QWidget.setTabOrder(self.control, self._reset)
        if changed:
            spoken = words.reset_key(self.key, self._base_value, self._game)
            self._reset.setAccessibleName(spoken)
            self._reset.setToolTip(spoken)
        self._reset.setVisible(changed)

    def _wish_reset(self) -> None:
        # The button goes, and takes the focus with it.
        self.control.setFocus(Qt.FocusReason.OtherFocusReason)
        self.reset.emit(self.key)


def _wide(label: QLabel) -> QLabel:
    """``label`` folded to the width there is, also where a word of it is wider."""
    label.setSizePolicy(_as_high_as_told(QSizePolicy.Policy.Ignored))
    return label


def _as_high_as_told(across: QSizePolicy.Policy) -> QSizePolicy:
    policy = QSizePolicy(across, QSizePolicy.Policy.Fixed)
    policy.setHeightForWidth(True)
    return policy
