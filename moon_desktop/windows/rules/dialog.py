"""The house rules in a dialog of their own."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from moon_desktop.disk.rules_shelf import RulesShelf
from moon_desktop.games.game import Game
from moon_desktop.games.house_rules import Rules
from moon_desktop.windows.paper.dialog import plain
from moon_desktop.windows.rules.page import RulesPage
from moon_desktop.words.language import tr


class RulesDialog(QDialog):
    """Nothing is chosen until OK is pressed, which is open where the rules can be played."""

    chosen = Signal(str, object)
    """The key of the preset or name of the own set that they started from, and the rules."""

    def __init__(
        self, game: Game, base: str, rules: Rules, shelf: RulesShelf, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("House rules"))
        self.page = RulesPage(game, base, rules, shelf, self)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        plain(self.buttons.buttons())
        self.ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.buttons.accepted.connect(self._choose)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(14)
        column.addWidget(self.page, 1)
        column.addWidget(self.buttons)
        self.page.changed.connect(self._open_or_close)
        self.page.chooser.setFocus()

    def sizeHint(self) -> QSize:
        """Room for some eight rules at once."""
        return QSize(760, 720)

    def _open_or_close(self) -> None:
        self.ok.setEnabled(self.page.playable)

    def _choose(self) -> None:
        self.chosen.emit(self.page.base, self.page.rules)
        self.accept()
