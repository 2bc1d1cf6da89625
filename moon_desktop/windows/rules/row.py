"""One house rule in the form: its control, what it means, and what is to be said of it now."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.games.game import Game
from moon_desktop.windows.paper.dialog import line_of, small_key
from moon_desktop.windows.paper.dress import set_property
from moon_desktop.windows.paper.segments import Segments
from moon_desktop.windows.rules.controls import WholeNumber
from moon_desktop.words import rules_form as words
from moon_desktop.words.language import tr

_ACCENT = 2
"""Px above a line for the accent of a capital, which is higher than the font says it is."""
_GAP = 8
"""Px between what stands side by side."""


class RuleRow(QWidget):
    """The control follows from the choices of ``key`` in ``game``: a key for each, or a number."""

    edited = Signal(str)
    """The key, when a person gave it another value."""
    reset = Signal(str)
    """The key, when it is to be as in the set that the form started from."""

    def __init__(self, game: Game, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._game = game
        self._show = game.show
        self.key = key
        self.changed = False
        """Whether the value is not that of the set that the form started from."""
        self.control = self._control(key)
        self.control.setAccessibleName(self._show.rules.name(key))
        self.reset_key = small_key(tr("Reset"), self, self._wish_reset)
        self._name = name = QLabel(self._show.rules.name(key), self)
        name.setObjectName("name")
        name.setBuddy(self.control)
        self.ask = QToolButton(self)
        self.ask.setText("?")
        self.ask.setToolTip(self._show.rules.source(key))
        self.ask.clicked.connect(self._show_source)
        # A voice reads what it shows with the control.
        self.ask.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.ask.setVisible(bool(self._show.rules.source(key)))
        self._head = head = QHBoxLayout()
        head.setSpacing(_GAP)
        head.addWidget(name)
        head.addWidget(self.ask)
        head.addStretch(1)
        head.addWidget(self.control)
        self._text = text = QVBoxLayout()
        text.setSpacing(5 - _ACCENT)
        text.addLayout(head)
        self._lines: dict[str, QLabel] = {}
        for line, told in (
            ("help", self._show.rules.help(key)),
            ("source", self._show.rules.source(key)),
            ("note", ""),
            ("changed", ""),
            ("trouble", ""),
        ):
            label = line_of("", "help" if line == "help" else None, self)
            label.setObjectName(line)
            label.setContentsMargins(0, _ACCENT, 0, 0)
            # Folded to the width there is, also where a word of it is wider.
            label.setSizePolicy(_as_high_as_told(QSizePolicy.Policy.Ignored))
            self._lines[line] = label
            across = QHBoxLayout()
            across.addWidget(label, 1)
            if line == "changed":
                across.addWidget(self.reset_key)
            text.addLayout(across)
            self._say(line, told)
        self._lines["source"].hide()
        self._bar = QFrame(self)
        self._bar.setFixedWidth(3)
        self.setSizePolicy(_as_high_as_told(QSizePolicy.Policy.Preferred))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 11, 4, 12)
        row.setSpacing(9)
        row.addWidget(self._bar)
        row.addLayout(text, 1)
        self._beside = True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_control()

    def changeEvent(self, event: QEvent) -> None:
        """Words may get another size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._place_control()

    def _place_control(self) -> None:
        """Beside its name, or below what it means where there is too little room."""
        usual = self._game.choices[self.key] in (None, (True, False))
        across = [part.sizeHint().width() + _GAP for part in (self._name, self.ask, self.control)]
        beside = usual or sum(across) <= self._text.geometry().width()
        if beside == self._beside:
            return
        self._beside = beside
        if beside:
            self._head.addWidget(self.control)
        else:
            self._text.insertWidget(2, self.control, 0, Qt.AlignmentFlag.AlignLeft)

    @property
    def value(self) -> object:
        """What is chosen."""
        value: object = self.control.value()
        return value

    def set_value(self, value: object) -> None:
        """Shows ``value``; ``edited`` is not said of it."""
        if isinstance(self.control, Segments):
            self.control.set_value(value)
            return
        assert isinstance(value, int)
        self.control.blockSignals(True)
        self.control.setValue(value)
        self.control.blockSignals(False)

    def set_unit(self, unit: str) -> None:
        """Shows the number with what it counts: ``{number} games``."""
        assert isinstance(self.control, WholeNumber)
        before, _, behind = unit.partition("{number}")
        self.control.blockSignals(True)
        self.control.setPrefix(before)
        self.control.setSuffix(behind)
        self.control.blockSignals(False)

    def compare(self, base: str, base_value: object) -> None:
        """Marks whether the value is that of the set called ``base``."""
        self.changed = self.value != base_value
        choice = words.choice(self.key, base_value, self._game)
        name = words.set_named(base, self._game)
        told = tr("Changed from {name}: {choice}").format(name=name, choice=choice)
        self._say("changed", told if self.changed else "")
        spoken = tr("Reset {rule} to {choice}").format(
            rule=self._show.rules.name(self.key), choice=choice
        )
        self.reset_key.setAccessibleName(spoken)
        self.reset_key.setToolTip(spoken)
        self.reset_key.setVisible(self.changed)

    def tell(self, idle: str | None, trouble: str) -> None:
        """Says why the key has no meaning, if it has none, or what it contradicts; marks what is
        changed or contradicts."""
        # What takes part in a contradiction must stay open to mend it.
        self.control.setEnabled(idle is None or bool(trouble))
        self._say("note", "" if trouble else idle or "")
        self._say("trouble", trouble)
        mark = "red" if trouble else "good" if self.changed else None
        set_property(self._bar, "mark", mark)
        lines = ("trouble", "note", "changed", "help", "source")
        told = (self._lines[line].text() for line in lines)
        self.control.setAccessibleDescription("\n".join(filter(None, told)))

    def _control(self, key: str) -> Segments | WholeNumber:
        choices = self._game.choices[key]
        if choices is None:
            number = WholeNumber(self)
            number.valueChanged.connect(self._edit)
            return number
        words = {choice: self._show.rules.label(key, choice) for choice in choices}
        row = Segments(words, choices[0], self)
        row.chosen.connect(self._edit)
        return row

    def _edit(self) -> None:
        self.edited.emit(self.key)

    def _say(self, line: str, text: str) -> None:
        self._lines[line].setText(text)
        self._lines[line].setVisible(bool(text))

    def _show_source(self) -> None:
        """Where the rule book has it, or no more of that."""
        self._lines["source"].setVisible(self._lines["source"].isHidden())

    def _wish_reset(self) -> None:
        # The button goes, and takes the focus with it.
        self.control.setFocus(Qt.FocusReason.OtherFocusReason)
        self.reset.emit(self.key)


def _as_high_as_told(across: QSizePolicy.Policy) -> QSizePolicy:
    policy = QSizePolicy(across, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    return policy
