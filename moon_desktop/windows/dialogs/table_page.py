"""The page of the preferences that says how fast the table goes, and what helps at it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from moon_desktop.disk.settings import Settings
from moon_desktop.windows.dialogs.options_grid import OptionsPage
from moon_desktop.words.language import tr


class TablePage(OptionsPage):
    """Three paces, each of its own: of the computer players, of what moves, and of what stays;
    the manner in which it moves, what is played by itself, whether the score pad is shown, and
    whether the coach asks."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(settings, parent)
        self.thinking = self.choice("thinking")
        self.motion = self.choice("motion", told=False)
        self.movement = self.choice("movement", told=False)
        self.trick_stay = self.choice("trick_stay")
        self.forced = self.choice("forced")
        self.sheet = self.check("sheet", tr("Shown &beside the table"), told=False)
        self.coach = self.check("coach", tr("Asks before a co&stly mistake"))
