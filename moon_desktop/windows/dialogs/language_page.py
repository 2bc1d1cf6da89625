"""The page of the preferences on which the language is chosen."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from moon_desktop.disk.settings import Settings
from moon_desktop.windows.dialogs.options_grid import OptionsGrid
from moon_desktop.windows.paper.box import PaperBox
from moon_desktop.windows.paper.dialog import line_of
from moon_desktop.words.language import ENGLISH, best, languages, tr


def of_system() -> str:
    """The code of the language that the program speaks where none was chosen."""
    return best(QLocale.system().uiLanguages())


def own_name(code: str) -> str:
    """A language as those call it who speak it."""
    # Of Qt it would be American English.
    return "English" if code == ENGLISH else QLocale(code).nativeLanguageName() or code


class LanguagePage(QWidget):
    """The system's language, or one of those there are; it is spoken from the next start on."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.box = PaperBox(self)
        system = own_name(of_system())
        self.box.addItem(tr("As the system has it: {language}").format(language=system), "")
        for code in languages():
            self.box.addItem(own_name(code), code)
        self.box.setCurrentIndex(max(0, self.box.findData(settings.language)))
        grid = OptionsGrid(self)
        grid.add("language", self.box)
        held = tr("Another language is spoken from the next start of the program on.")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(18)
        column.addLayout(grid)
        column.addWidget(line_of(held, "help", self))
        column.addStretch()
        self.box.currentIndexChanged.connect(self.changed)

    def filled(self, settings: Settings) -> Settings:
        """``settings`` with what was chosen."""
        return settings._replace(language=self.box.currentData())
