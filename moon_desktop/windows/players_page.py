"""The page of the preferences that says who plays where."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from moon_desktop.settings import Settings
from moon_desktop.windows.paper import line_of
from moon_desktop.windows.player_form import PlayerForm
from moon_desktop.wording import dialogs as words
from moon_desktop.wording import options


class PlayersPage(QWidget):
    """A row for each of the four places."""

    changed = Signal()

    def __init__(self, settings: Settings, levels: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.form = PlayerForm(settings, levels, self)
        self.form.changed.connect(self.changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        column.addWidget(line_of(words.players_hold(), "help", self))
        column.addWidget(self.form)
        column.addWidget(line_of(options.help_line("across_name"), "help", self))
        column.addStretch()

    def filled(self, settings: Settings) -> Settings:
        """``settings`` with what was entered."""
        return self.form.filled(settings)
