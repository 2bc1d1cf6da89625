"""The page of the preferences on which the language is chosen."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtWidgets import QWidget

from moon_desktop.disk.settings import Settings
from moon_desktop.windows.dialogs.options_grid import OptionsPage
from moon_desktop.windows.paper.box import PaperBox
from moon_desktop.windows.paper.dialog import small_key
from moon_desktop.words.language import ENGLISH, best, languages, spoken, tr


def of_system() -> str:
    """The code of the language that the program speaks where none was chosen."""
    return best(QLocale.system().uiLanguages())


def own_name(code: str) -> str:
    """A language as those call it who speak it."""
    # Of Qt it would be American English.
    return "English" if code == ENGLISH else QLocale(code).nativeLanguageName() or code


class LanguagePage(OptionsPage):
    """The system's language, or one of those there are; it is spoken from the next start on."""

    start_again = Signal()
    """The window is to be opened anew, in the language that is chosen now."""

    def __init__(self, settings: Settings, kept: bool, parent: QWidget) -> None:
        """``kept``: the match is on disk, and goes on after a new start."""
        goes_on = (
            tr("The match goes on where it stands.")
            if kept
            else tr("The match in play is not kept on disk, and would be lost: save a copy first.")
        )
        held = tr("Another language is spoken from the next start of the program on.")
        super().__init__(settings, f"{held} {goes_on}", parent)
        self._kept = kept
        self.box = PaperBox(self)
        system = own_name(of_system())
        self.box.addItem(tr("As the system has it: {language}").format(language=system), "")
        for code in languages():
            self.box.addItem(own_name(code), code)
        self.box.setCurrentIndex(max(0, self.box.findData(settings.language)))
        self.grid.add("language", self.box)
        self.now = small_key(tr("Start again now"), self, self.start_again.emit)
        self.column.insertWidget(2, self.now, 0, Qt.AlignmentFlag.AlignLeading)
        self.box.currentIndexChanged.connect(self._chosen)
        self._chosen()

    def _chosen(self) -> None:
        other = (self.box.currentData() or of_system()) != spoken()
        self.now.setEnabled(self._kept and other)
        self.changed.emit()
