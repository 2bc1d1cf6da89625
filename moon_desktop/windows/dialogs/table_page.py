"""The page of the preferences that says how fast the table goes, and what helps at it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from moon_desktop.disk.settings import Settings
from moon_desktop.windows.dialogs.options_grid import OptionsGrid
from moon_desktop.windows.paper.dialog import line_of
from moon_desktop.words.language import tr


class TablePage(QWidget):
    """Three paces, each of its own: of the computer players, of what moves, and of what stays;
    the manner in which it moves, what is played by itself, whether the score pad is shown, and
    whether the coach asks."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        grid = OptionsGrid(self)
        self.thinking = grid.add_choice("thinking", settings.thinking)
        self.motion = grid.add_choice("motion", settings.motion, told=False)
        self.movement = grid.add_choice("movement", settings.movement, told=False)
        self.trick_stay = grid.add_choice("trick_stay", settings.trick_stay)
        self.forced = grid.add_choice("forced", settings.forced)
        for box in (self.thinking, self.motion, self.movement, self.trick_stay, self.forced):
            box.currentIndexChanged.connect(self.changed)
        self.sheet = QCheckBox(tr("Shown &beside the table"), self)
        self.sheet.setChecked(settings.sheet)
        self.sheet.toggled.connect(self.changed)
        grid.add("sheet", self.sheet, told=False)
        self.coach = QCheckBox(tr("Asks before a co&stly mistake"), self)
        self.coach.setChecked(settings.coach)
        self.coach.toggled.connect(self.changed)
        grid.add("coach", self.coach)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(18)
        column.addWidget(line_of(tr("What you change here holds at once."), "help", self))
        column.addLayout(grid)
        column.addStretch()

    def filled(self, settings: Settings) -> Settings:
        """``settings`` with what was chosen."""
        return settings._replace(
            thinking=self.thinking.currentData(),
            motion=self.motion.currentData(),
            movement=self.movement.currentData(),
            trick_stay=self.trick_stay.currentData(),
            forced=self.forced.currentData(),
            sheet=self.sheet.isChecked(),
            coach=self.coach.isChecked(),
        )
