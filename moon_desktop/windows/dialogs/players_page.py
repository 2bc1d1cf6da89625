"""The page of the preferences on which it is chosen who plays where."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from moon_desktop.disk.settings import OPTIONS, Settings
from moon_desktop.games.game import Game
from moon_desktop.windows.dialogs.options_grid import OptionsGrid
from moon_desktop.windows.learning.welcome.seating import seat_counts
from moon_desktop.windows.learning.welcome.seats import SeatsMat
from moon_desktop.windows.paper.dialog import line_of
from moon_desktop.words.language import tr


class PlayersPage(QWidget):
    """The places of ``game`` round a table, how long an expert may think, and whether faces
    move."""

    def __init__(
        self, settings: Settings, game: Game, levels: tuple[str, ...], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.form = SeatsMat(settings, game, levels, self)
        counts = seat_counts(game)
        told = [tr("What you change here holds at once, also in the match in play.")]
        if set(counts) == {3, 4}:
            # Then all depends on who sits across.
            told.append(OPTIONS["across_name"].help_line)
        elif len(counts) > 1:
            told.append(tr("Which of the places are taken depends on how many play."))
        self.grid = OptionsGrid(self)
        self.grid.add_option("expert_seconds", settings.expert_seconds)
        self.grid.add_option("moods", settings.moods, told=False)
        self.changed = self.grid.changed
        self.form.seating.changed.connect(self.changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(12)
        column.addWidget(line_of(" ".join(told), "help", self))
        column.addWidget(self.form, 1)
        column.addLayout(self.grid)

    def filled(self, settings: Settings) -> Settings:
        """``settings`` with what was entered."""
        return self.grid.filled(self.form.seating.filled(settings))
