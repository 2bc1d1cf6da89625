"""The page of the preferences on which the language is chosen."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from moon_desktop.disk.settings import Settings
from moon_desktop.windows.dialogs.options_grid import OptionsGrid
from moon_desktop.windows.paper.box import PaperBox
from moon_desktop.windows.paper.dialog import as_, line_of
from moon_desktop.words.language import ENGLISH, best, languages, spoken, tr


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
    start_again = Signal()
    """The window is to be opened anew, in the language that is chosen now."""

    def __init__(self, settings: Settings, kept: bool, parent: QWidget) -> None:
        """``kept``: the match is on disk, and goes on after a new start."""
        super().__init__(parent)
        self._kept = kept
        self.box = PaperBox(self)
        system = own_name(of_system())
        self.box.addItem(tr("As the system has it: {language}").format(language=system), "")
        for code in languages():
            self.box.addItem(own_name(code), code)
        self.box.setCurrentIndex(max(0, self.box.findData(settings.language)))
        grid = OptionsGrid(self)
        grid.add("language", self.box)
        self.now = as_("small", QPushButton(tr("Start again now"), self))
        self.now.setAutoDefault(False)
        self.now.clicked.connect(self.start_again)
        goes_on = (
            tr("The match goes on where it stands.")
            if kept
            else tr("The match in play is not kept on disk, and would be lost: save a copy first.")
        )
        held = tr("Another language is spoken from the next start of the program on.")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(18)
        column.addLayout(grid)
        column.addWidget(line_of(f"{held} {goes_on}", "help", self))
        column.addWidget(self.now, 0, Qt.AlignmentFlag.AlignLeading)
        column.addStretch()
        self.box.currentIndexChanged.connect(self._chosen)
        self._chosen()

    def _chosen(self) -> None:
        other = (self.box.currentData() or of_system()) != spoken()
        self.now.setEnabled(self._kept and other)
        self.changed.emit()

    def filled(self, settings: Settings) -> Settings:
        """``settings`` with what was chosen."""
        return settings._replace(language=self.box.currentData())
