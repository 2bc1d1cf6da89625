"""The dialog that begins a match: house rules, players, and a deal number."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.games.moon_rules import PRESETS
from moon_desktop.settings import Settings
from moon_desktop.windows.paper import dress, plain, roomy
from moon_desktop.windows.player_form import PlayerForm
from moon_desktop.wording import dialogs as words
from moon_desktop.wording import house_rules


class NewMatch(QDialog):
    """Nothing is begun, and the match in play stays, until Begin is pressed."""

    begun = Signal(object, object)
    """The Settings as chosen, and the deal number or None for any."""

    def __init__(
        self,
        settings: Settings,
        levels: tuple[str, ...],
        parent: QWidget,
        number: int | None = None,
    ) -> None:
        """``number`` is the deal number of the match in play, to be passed on."""
        super().__init__(parent)
        self._settings = settings
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(words.new_match())
        self.setMinimumWidth(540)
        dress(self)
        self.preset = roomy(QComboBox(self))
        for key in PRESETS:
            self.preset.addItem(house_rules.preset_name(key), key)
        self.preset.setCurrentIndex(self.preset.findData(settings.preset))
        self._line = QLabel(self)
        self._line.setWordWrap(True)
        self._line.setMinimumHeight(44)
        self.players = PlayerForm(settings, levels, self)
        self.number = QLineEdit(self)
        self.number.setPlaceholderText(words.any_deals(number))
        self.number.setToolTip(words.deal_number_tip())
        self.trouble = QLabel(self)
        self.trouble.setWordWrap(True)
        self.trouble.hide()
        form = QFormLayout()
        form.setVerticalSpacing(10)
        form.setHorizontalSpacing(16)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignVCenter)
        form.addRow(words.house_rules(), self.preset)
        form.addRow("", self._line)
        form.addRow(words.deal_number(), self.number)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        begin = buttons.addButton(words.begin(), QDialogButtonBox.ButtonRole.AcceptRole)
        begin.setDefault(True)
        plain(buttons.buttons())
        buttons.accepted.connect(self._begin)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 22)
        column.setSpacing(20)
        column.addLayout(form)
        column.addWidget(self.players)
        column.addWidget(self.trouble)
        column.addWidget(buttons)
        self.preset.currentIndexChanged.connect(self._show_preset)
        self._show_preset()

    def _show_preset(self) -> None:
        key = self.preset.currentData()
        self._line.setText(house_rules.preset_line(key))
        self.players.show_seats(PRESETS[key].seats)

    def _begin(self) -> None:
        text = self.number.text().strip()
        if text and not (text.isascii() and text.isdigit() and len(text) <= 18):
            self.trouble.setText(words.no_deal_number())
            self.trouble.show()
            self.number.setFocus()
            return
        chosen = self.players.filled(self._settings)._replace(preset=self.preset.currentData())
        self.begun.emit(chosen, int(text) if text else None)
        self.accept()
