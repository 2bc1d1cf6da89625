"""The page of the preferences that says who plays where."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from moon_desktop.settings import Settings
from moon_desktop.windows.paper import line_of, roomy, rule
from moon_desktop.windows.player_form import PlayerForm
from moon_desktop.wording import dialogs as words
from moon_desktop.wording import options


class PlayersPage(QWidget):
    """A row for each of the four places, and how long an expert may think."""

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
        column.addWidget(rule(self))
        column.addLayout(self._time(settings))
        column.addStretch()

    def _time(self, settings: Settings) -> QGridLayout:
        """How long an expert may think."""
        option = "expert_seconds"
        self.seconds = roomy(QComboBox(self))
        for key in options.shown_choices(option):
            self.seconds.addItem(options.choice(option, key), key)
        self.seconds.setCurrentIndex(self.seconds.findData(settings.expert_seconds))
        self.seconds.setAccessibleName(options.label(option))
        self.seconds.setAccessibleDescription(options.help_line(option))
        self.seconds.currentIndexChanged.connect(self.changed)
        label = QLabel(options.keyed_label(option), self)
        label.setBuddy(self.seconds)
        width = max(self.form.label_width, label.sizeHint().width())
        self.form.label_width = width
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        grid.setColumnMinimumWidth(0, width)
        grid.addWidget(label, 0, 0)
        grid.addWidget(self.seconds, 0, 1)
        grid.addWidget(line_of(options.help_line(option), "help", self), 1, 1)
        return grid

    def filled(self, settings: Settings) -> Settings:
        """``settings`` with what was entered."""
        return self.form.filled(settings)._replace(expert_seconds=self.seconds.currentData())
