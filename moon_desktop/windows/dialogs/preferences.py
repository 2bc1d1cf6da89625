"""The preferences dialog: a list of pages, and the page that was chosen from it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.disk.rules_shelf import RulesShelf
from moon_desktop.disk.settings import Settings
from moon_desktop.games.game import Game
from moon_desktop.windows.dialogs.keys_page import KeysPage
from moon_desktop.windows.dialogs.look_page import LookPage
from moon_desktop.windows.dialogs.options_grid import (
    LanguagePage,
    OptionsPage,
    SoundPage,
    TablePage,
)
from moon_desktop.windows.dialogs.players_page import PlayersPage
from moon_desktop.windows.main.actions import KeyedCommand
from moon_desktop.windows.paper.dialog import Scrolled, announce, line_of, plain
from moon_desktop.windows.paper.sheet_dialog import SheetDialog
from moon_desktop.windows.rules.page import RulesPage
from moon_desktop.words.language import N_, pgettext, tr

PageName = Literal["rules", "players", "table", "look", "sound", "keys", "language"]

PAGES: Final[Mapping[PageName, str]] = {
    "rules": N_("House rules"),
    "players": N_("Players"),
    "table": N_("Table"),
    "look": N_("Look"),
    "sound": N_("Sound"),
    "keys": N_("Keys"),
    "language": N_("Language"),
}
"""What the pages are called."""

_LIST_WIDTH: Final = 164
"""Px at the least."""


_Page: TypeAlias = RulesPage | PlayersPage | OptionsPage | KeysPage


class PreferencesDialog(SheetDialog):
    """What is chosen here is kept for good; all but the house rules holds at once."""

    SIZE = (912, 720)

    chosen = Signal(object)
    """The Settings as chosen, on OK or Apply."""
    tried = Signal(object)
    """The Settings whose look is to be seen now: what is chosen, or what it was on giving up."""
    start_again = Signal()
    """What is chosen was handed over, and the window is to be opened anew."""

    def __init__(
        self,
        settings: Settings,
        game: Game,
        levels: tuple[str, ...],
        shelf: RulesShelf,
        commands: Sequence[KeyedCommand],
        letters: Collection[str],
        parent: QWidget,
        kept: bool = True,
        light: str = "evening",
    ) -> None:
        """``game`` is that of the settings, ``shelf`` the game's; ``levels`` are those of the
        computer players, the weakest first; ``commands`` those that may have a key, but none of
        the ``letters``, which press keys on the table. ``kept``: the match in play is on disk;
        ``light``: the theme that is as the system is set."""
        super().__init__(tr("Preferences"), parent)
        self._settings = settings
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # Tab goes from one to the next in the order they are made: from the list to the pages.
        self.list = QListWidget(self.paper)
        self.list.setAccessibleName(pgettext("of the preferences", "Pages"))
        self.rules = RulesPage(game, settings.base, settings.rules, shelf, self)
        self.players = PlayersPage(settings, game, levels, self)
        self.table = TablePage(settings, self)
        self.sound = SoundPage(settings, self)
        self.look = LookPage(settings, light, self)
        self.look.changed.connect(lambda: self.tried.emit(self.look.filled(self._settings)))
        self.rejected.connect(lambda: self.tried.emit(self._settings))
        self.keys = KeysPage(settings, commands, letters, self)
        self.language = LanguagePage(settings, kept, self)
        self.language.start_again.connect(self._start_again)
        unplayable = tr(
            "Nothing was kept, for these house rules cannot be played together. Change what is "
            "marked in red, or start again from a preset."
        )
        self.in_the_way = line_of(unplayable, "trouble", self)
        self.in_the_way.hide()
        self._stack = QStackedWidget(self)
        pages: tuple[_Page, ...] = (
            self.rules, self.players, self.table, self.look, self.sound, self.keys, self.language,
        )  # fmt: skip
        for name, page in zip(PAGES, pages, strict=True):
            self.list.addItem(QListWidgetItem(tr(PAGES[name])))
            self._stack.addWidget(self._headed(name, page, game))
            page.changed.connect(self._changed)
        self.list.currentRowChanged.connect(self._stack.setCurrentIndex)
        self._buttons = self._button_box()
        row = QHBoxLayout()
        row.setSpacing(24)
        row.addWidget(self.list)
        row.addWidget(self._stack, 1)
        self.column.setSpacing(12)
        self.column.addLayout(row, 1)
        self.column.addWidget(self._buttons)
        # Under a style sheet everything is polished anew each time it is put somewhere.
        self.list.setFixedWidth(max(_LIST_WIDTH, self.list.sizeHintForColumn(0) + 24))
        self.list.setFocus()
        self.show_page("rules")
        self._changed()

    def _headed(self, name: PageName, page: QWidget, game: Game) -> QWidget:
        sheet = QWidget(self)
        column = QVBoxLayout(sheet)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        title = tr(PAGES[name])
        if name == "rules":
            title = tr("House rules of {game}").format(game=game.show.rules.title())
        column.addWidget(line_of(title, "heading", sheet))
        if name == "rules":
            hold = tr(
                "They hold from the next match on. The match in play keeps the rules it began "
                "with. Those of another game are chosen in New match."
            )
            column.addWidget(line_of(hold, "help", sheet))
            column.addWidget(self.in_the_way)
        column.addWidget(Scrolled(page, sheet) if isinstance(page, OptionsPage) else page, 1)
        return sheet

    def _button_box(self) -> QDialogButtonBox:
        button = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(button.Ok | button.Cancel | button.Apply, self)
        plain(buttons.buttons())
        buttons.button(button.Ok).setDefault(True)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        buttons.button(button.Apply).clicked.connect(self._apply)
        return buttons

    def show_page(self, name: PageName) -> None:
        """Turns to the page ``name``."""
        self.list.setCurrentRow(tuple(PAGES).index(name))

    def _filled(self) -> Settings:
        """What is chosen on all the pages; the house rules have to be playable."""
        filled = self._settings
        for page in (
            self.players, self.table, self.look, self.sound, self.keys, self.language,
        ):  # fmt: skip
            filled = page.filled(filled)
        return filled._replace(base=self.rules.base, rules=self.rules.rules)

    def _changed(self) -> None:
        playable = self.rules.playable
        if playable:
            self.in_the_way.hide()
        apply = self._buttons.button(QDialogButtonBox.StandardButton.Apply)
        apply.setEnabled(not playable or self._filled() != self._settings)

    def _apply(self) -> bool:
        """Hands over what is chosen; False where the house rules stand in the way."""
        if not self.rules.playable:
            self.show_page("rules")
            self.in_the_way.show()
            announce(self.in_the_way, self.in_the_way.text())
            self.rules.go_to_trouble()
            return False
        self._settings = self._filled()
        self.chosen.emit(self._settings)
        self._changed()
        return True

    def _accept(self) -> None:
        if self._apply():
            self.accept()

    def _start_again(self) -> None:
        if self._apply():
            self.accept()
            self.start_again.emit()
