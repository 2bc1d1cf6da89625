"""The page of the preferences that says how fast the table goes, and what lies beside it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from moon_desktop.disk.settings import Settings
from moon_desktop.windows.paper.dialog import line_of, roomy
from moon_desktop.words import dialogs as words
from moon_desktop.words import options
from moon_desktop.words.language import tr


class TablePage(QWidget):
    """Three paces, each of its own: of the computer players, of what moves, and of what stays;
    and whether the score pad is shown."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(6)
        self.thinking = self._choice("thinking", settings.thinking)
        self.movement = self._choice("movement", settings.movement)
        self.trick_stay = self._choice("trick_stay", settings.trick_stay)
        self.sheet = QCheckBox(tr("Shown &beside the table"), self)
        self.sheet.setChecked(settings.sheet)
        self.sheet.toggled.connect(self.changed)
        self._add("sheet", self.sheet)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(18)
        column.addWidget(line_of(words.table_holds(), "help", self))
        column.addLayout(self._grid)
        column.addStretch()

    def _choice(self, option: str, value: str) -> QComboBox:
        box = roomy(QComboBox(self))
        for key in options.shown_choices(option):
            box.addItem(options.choice(option, key), key)
        box.setCurrentIndex(box.findData(value))
        box.currentIndexChanged.connect(self.changed)
        self._add(option, box)
        return box

    def _add(self, option: str, control: QWidget) -> None:
        label = QLabel(options.keyed_label(option), self)
        label.setBuddy(control)
        control.setAccessibleName(options.label(option))
        control.setAccessibleDescription(options.help_line(option))
        row = self._grid.rowCount()
        if row > 1:
            self._grid.setRowMinimumHeight(row, 14)
            row += 1
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(control, row, 1)
        self._grid.addWidget(line_of(options.help_line(option), "help", self), row + 1, 1)

    def filled(self, settings: Settings) -> Settings:
        """``settings`` with what was chosen."""
        return settings._replace(
            thinking=self.thinking.currentData(),
            movement=self.movement.currentData(),
            trick_stay=self.trick_stay.currentData(),
            sheet=self.sheet.isChecked(),
        )
