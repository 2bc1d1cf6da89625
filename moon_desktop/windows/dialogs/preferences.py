"""The preferences dialog: a list of pages, and the page that was chosen from it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
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
from moon_desktop.look.theme import THEME
from moon_desktop.windows.dialogs.keys_page import KeysPage
from moon_desktop.windows.dialogs.look_page import LookPage
from moon_desktop.windows.dialogs.options_grid import (
    LanguagePage,
    OptionsPage,
    ReadingPage,
    SoundPage,
    TablePage,
)
from moon_desktop.windows.dialogs.players_page import PlayersPage
from moon_desktop.windows.main.actions import KeyedCommand
from moon_desktop.windows.paper.dialog import Scrolled, line_of
from moon_desktop.windows.rules.dialog import InstantDialog
from moon_desktop.windows.rules.page import RulesPage
from moon_desktop.words.language import N_, pgettext, tr

PageName = Literal["rules", "players", "table", "look", "sound", "reading", "keys", "language"]

PAGES: Final[Mapping[PageName, str]] = {
    "rules": N_("House rules"),
    "players": N_("Players"),
    "table": N_("Table"),
    "look": N_("Look"),
    "sound": N_("Sound"),
    "reading": N_("Reading"),
    "keys": N_("Keys"),
    "language": N_("Language"),
}
"""What the pages are called."""

_LIST_WIDTH: Final = 164
"""Px at the least."""

_Page: TypeAlias = RulesPage | PlayersPage | OptionsPage | KeysPage


class PreferencesDialog(InstantDialog):
    """What is chosen here, the Settings, is kept for good and holds at once, but house rules from
    the next match on."""

    SIZE = (912, 720)

    sounded = Signal(int)
    """A volume, from 0 to 100, that is to be heard."""
    start_again = Signal()
    """The window is to be opened anew."""

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
        super().__init__(tr("Preferences"), settings, parent)
        self._game, self._levels, self._shelf = game, levels, shelf
        self._commands, self._letters = commands, letters
        self._kept, self._light, self._words = kept, light, THEME.text
        # Tab goes from one to the next in the order they are made: from the list to the pages.
        self.list = QListWidget(self.paper)
        self.list.setAccessibleName(pgettext("of the preferences", "Pages"))
        for title in PAGES.values():
            self.list.addItem(QListWidgetItem(tr(title)))
        self._stack = QStackedWidget(self)
        self.lay()
        self.list.currentRowChanged.connect(self._stack.setCurrentIndex)
        row = QHBoxLayout()
        row.setSpacing(24)
        row.addWidget(self.list)
        row.addWidget(self._stack, 1)
        self.column.setSpacing(12)
        self.column.addLayout(row, 1)
        self.column.addLayout(self.foot)
        self.measure()
        self.list.setFocus()
        self.show_page("rules")

    def measure(self) -> None:
        # Under a style sheet everything is polished anew each time it is put somewhere.
        edge, least = round(24 * self.paper.zoom), round(_LIST_WIDTH * min(1.4, self.paper.zoom))
        self.list.setFixedWidth(max(least, self.list.sizeHintForColumn(0) + edge))
        self.players.form.largest = self.paper.zoom
        if THEME.text != self._words:
            self._words = THEME.text
            QTimer.singleShot(0, self, self._lay_words)

    def _lay_words(self) -> None:
        """Labels stand where words of another size have them."""
        self.lay()
        self.look.grid.controls["text"].setFocus()

    def lay_anew(self) -> QWidget:
        """All the pages."""
        settings, game = self.value, self._game
        place = self._stack.currentIndex()
        while (former := self._stack.widget(0)) is not None:
            self._stack.removeWidget(former)
            former.deleteLater()
        self.rules = RulesPage(game, settings.base, settings.rules, self._shelf, self)
        self.players = PlayersPage(settings, game, self._levels, self)
        self.players.form.largest = self.paper.zoom
        self.table = TablePage(settings, self)
        self.sound = SoundPage(settings, self)
        self.sound.tried.connect(self.sounded)
        self.look = LookPage(settings, self._light, self)
        self.reading = ReadingPage(settings, self)
        self.keys = KeysPage(settings, self._commands, self._letters, self)
        self.language = LanguagePage(settings, self._kept, self)
        self.language.start_again.connect(self._start_again)
        pages: tuple[_Page, ...] = (
            self.rules, self.players, self.table, self.look, self.sound, self.reading, self.keys,
            self.language,
        )  # fmt: skip
        for name, page in zip(PAGES, pages, strict=True):
            self._stack.addWidget(self._headed(name, page, game))
            page.changed.connect(self.changed)
        self._stack.setCurrentIndex(place)
        return self.language.now

    def _headed(self, name: PageName, page: QWidget, game: Game) -> QWidget:
        # There at once: put there later, all of it is polished anew.
        sheet = QWidget(self._stack)
        column = QVBoxLayout(sheet)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        title = tr(PAGES[name])
        if name == "rules":
            title = tr("House rules of {game}").format(game=game.show.rules.title())
        column.addWidget(line_of(title, "heading", sheet))
        if name == "rules":
            hold = tr(
                "They hold from the next match on; those of another game are chosen in New match."
            )
            column.addWidget(line_of(hold, "help", sheet))
        scrolls = isinstance(page, RulesPage | KeysPage)
        column.addWidget(page if scrolls else Scrolled(page, sheet), 1)
        return sheet

    def show_page(self, name: PageName) -> None:
        """Turns to the page ``name``."""
        self.list.setCurrentRow(tuple(PAGES).index(name))

    def filled(self) -> Settings:
        filled: Settings = self.value
        for page in (
            self.players, self.table, self.look, self.sound, self.reading, self.keys,
            self.language,
        ):  # fmt: skip
            filled = page.filled(filled)
        return filled._replace(base=self.rules.base, rules=self.rules.rules)

    def finish(self) -> bool:
        """House rules that cannot be played are told of on their page."""
        if not self.rules.playable:
            self.show_page("rules")
        return super().finish()

    def _start_again(self) -> None:
        if self.finish():
            self.start_again.emit()
