"""What the menus do; each dialog is loaded when it is first asked for."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, qVersion

from moon_desktop import __version__
from moon_desktop.games.moon_rules import PRESETS
from moon_desktop.players.levels import LEVELS
from moon_desktop.settings import Settings
from moon_desktop.windows import actions
from moon_desktop.windows.main_window import MainWindow
from moon_desktop.wording import errands

if TYPE_CHECKING:
    from moon_desktop.application import MoonDesktop


class Commands(QObject):
    """Connects the window's actions to the program."""

    def __init__(self, program: MoonDesktop, window: MainWindow) -> None:
        super().__init__(program)
        self._program = program
        self._window = window
        for name, task in (
            (actions.NEW, self.new_match),
            (actions.OPEN, self.open),
            (actions.SAVE, self.save_copy),
            (actions.PREFERENCES, self.preferences),
            (actions.QUIT, window.close),
            (actions.UNDO, program.undo),
            (actions.LAST_TRICK, program.croupier.show_last_trick),
            (actions.RULES, lambda: self.help("rules.md")),
            (actions.PLAYING, lambda: self.help("play.md")),
            (actions.FORMAT, lambda: self.help("record-format.md")),
            (actions.ABOUT, self.about),
        ):
            window.actions_[name].triggered.connect(lambda _=False, task=task: task())

    def new_match(self) -> None:
        """Asks for house rules and players; the match in play stays until Begin."""
        from moon_desktop.windows.new_match import NewMatch

        number = self._program.host.header.seed
        dialog = NewMatch(self._program.settings, tuple(LEVELS), self._window, number)
        dialog.begun.connect(self._begin)
        dialog.rejected.connect(self._program.croupier.resume_asking)
        dialog.open()

    def _begin(self, chosen: Settings, seed: int | None) -> None:
        self._program.keep(chosen)
        self._program.begin(PRESETS[chosen.preset], seed)

    def open(self) -> None:
        """Asks for a record and goes on with it."""
        from moon_desktop.windows.files import ask_to_open

        ask_to_open(self._window, self._program.host.folder, self._open)

    def _open(self, path: Path) -> None:
        self._program.open_file(path)

    def save_copy(self) -> None:
        """Asks where to put a copy of the match."""
        from moon_desktop.windows.files import ask_to_save

        ask_to_save(self._window, self._save)

    def _save(self, path: Path) -> None:
        self._program.save_copy(path)

    def preferences(self) -> None:
        """Names, levels, pace."""
        from moon_desktop.windows.preferences import Preferences

        dialog = Preferences(self._program.settings, tuple(LEVELS), self._window)
        dialog.chosen.connect(self._program.change_settings)
        dialog.open()

    def help(self, page: str) -> None:
        """A page of the help."""
        from moon_desktop.windows.help_window import HelpWindow

        HelpWindow.show_page(page, self._window)

    def about(self) -> None:
        """Version and licences."""
        python = ".".join(map(str, sys.version_info[:3]))
        self._window.tell(errands.about_title(), errands.about(__version__, python, qVersion()))
