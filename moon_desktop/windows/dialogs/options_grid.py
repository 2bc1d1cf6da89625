"""Rows of options on a page or in a dialog: a label, controls, and what they are for."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from moon_desktop.disk.settings import Settings
from moon_desktop.look.tips import tip_of
from moon_desktop.windows.paper.box import PaperBox
from moon_desktop.windows.paper.dialog import Role, line_of, rule
from moon_desktop.words import options
from moon_desktop.words.language import tr

_RULE_ROOM = 26


class OptionsGrid(QGridLayout):
    """A label and a control side by side, which takes two columns, and lines of words below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__()
        self._parent = parent
        self.setColumnStretch(1, 3)
        self.setColumnStretch(2, 2)
        self.setHorizontalSpacing(14)
        self.setVerticalSpacing(8)

    def add_choice(self, option: str, value: str, *, told: bool = True) -> PaperBox:
        """A box with the choices of ``option``, of which ``value`` is chosen; ``told`` as below."""
        box = PaperBox(self._parent)
        for key, words in options.CHOICES[option].items():
            box.addItem(tr(words), key)
        box.setCurrentIndex(box.findData(value))
        self.add(option, box, told=told)
        return box

    def add(self, option: str, control: QWidget, *, told: bool = True) -> None:
        """``control`` in a row of its own, and what ``option`` is for: below it, or only on
        pointing where its choices say as much, and it is not ``told``."""
        control.setAccessibleName(options.label(option))
        control.setAccessibleDescription(options.help_line(option))
        self.add_row(options.keyed_label(option), control)
        if told:
            self.add_line(options.help_line(option))
        else:
            control.setToolTip(tip_of(options.help_line(option)))
        self.setRowMinimumHeight(self.rowCount(), 8)

    def add_row(self, words: str, control: QWidget, beside: QWidget | None = None) -> None:
        """A label of ``words``, whose letter goes to ``control``, and this, with a button that may
        stand ``beside``."""
        label = QLabel(words, self._parent)
        label.setBuddy(control)
        controls = QHBoxLayout()
        controls.setSpacing(14)
        controls.addWidget(control, 1)
        if beside is not None:
            controls.addWidget(beside)
        row = self.rowCount()
        self.addWidget(label, row, 0)
        self.addLayout(controls, row, 1, 1, 2)

    def add_line(self, text: str, role: Role = "help", row: int | None = None) -> QLabel:
        """A line of words below the controls."""
        line = line_of(text, role, self._parent)
        self.addWidget(line, self.rowCount() if row is None else row, 1, 1, 2)
        return line

    def add_rule(self) -> None:
        """A thin line across, between what belongs together."""
        row = self.rowCount()
        self.setRowMinimumHeight(row, _RULE_ROOM)
        self.addWidget(rule(self._parent), row, 0, 1, 3)


class OptionsPage(QWidget):
    """A page of options, each chosen from a few or checked, that hold at once."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.grid = OptionsGrid(self)
        self._controls: dict[str, PaperBox | QCheckBox] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(18)
        column.addWidget(line_of(tr("What you change here holds at once."), "help", self))
        column.addLayout(self.grid)
        column.addStretch()

    def choice(self, option: str, *, told: bool = True) -> PaperBox:
        """A box with the choices of ``option``; ``told`` as in the grid."""
        box = self.grid.add_choice(option, getattr(self._settings, option), told=told)
        box.currentIndexChanged.connect(self.changed)
        self._controls[option] = box
        return box

    def check(self, option: str, words: str, *, told: bool = True) -> QCheckBox:
        """A box to be checked where ``words`` are to be so."""
        box = QCheckBox(words, self)
        box.setChecked(getattr(self._settings, option))
        box.toggled.connect(self.changed)
        self.grid.add(option, box, told=told)
        self._controls[option] = box
        return box

    def filled(self, settings: Settings) -> Settings:
        """``settings`` with what was chosen."""
        chosen: dict[str, Any] = {
            option: box.isChecked() if isinstance(box, QCheckBox) else box.currentData()
            for option, box in self._controls.items()
        }
        return settings._replace(**chosen)
