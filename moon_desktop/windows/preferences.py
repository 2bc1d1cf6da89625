"""The preferences dialog: names, levels and pace."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.settings import PACES, Settings
from moon_desktop.windows.paper import dress, plain, roomy
from moon_desktop.windows.player_form import PlayerForm
from moon_desktop.wording import dialogs as words


class Preferences(QDialog):
    """What is chosen here holds at once, and for good."""

    chosen = Signal(object)
    """The Settings as chosen."""

    def __init__(self, settings: Settings, levels: tuple[str, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(words.preferences())
        self.setMinimumWidth(540)
        dress(self)
        self.players = PlayerForm(settings, levels, self)
        self.pace = roomy(QComboBox(self))
        for key in PACES:
            self.pace.addItem(words.pace(key), key)
        self.pace.setCurrentIndex(self.pace.findData(settings.pace))
        form = QFormLayout()
        form.addRow(words.pace_label(), self.pace)
        note = QLabel(words.levels_note(), self)
        note.setWordWrap(True)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        plain(buttons.buttons())
        buttons.accepted.connect(self._choose)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 22)
        column.setSpacing(20)
        column.addWidget(self.players)
        column.addWidget(note)
        column.addLayout(form)
        column.addWidget(buttons)

    def _choose(self) -> None:
        chosen = self.players.filled(self._settings)._replace(pace=self.pace.currentData())
        self.chosen.emit(chosen)
        self.accept()
