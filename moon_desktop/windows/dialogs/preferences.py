"""The preferences dialog: a list of pages, and the page that was chosen from it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSlider,
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
    ReadingPage,
    SoundPage,
    TablePage,
)
from moon_desktop.windows.dialogs.players_page import PlayersPage
from moon_desktop.windows.main.actions import KeyedCommand
from moon_desktop.windows.paper.dialog import Scrolled, announce, line_of
from moon_desktop.windows.paper.sheet_dialog import SheetDialog
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
_PAUSE: Final = 400
"""Ms after the last letter, or step of a slider, until what is chosen holds."""


_Page: TypeAlias = RulesPage | PlayersPage | OptionsPage | KeysPage


class PreferencesDialog(SheetDialog):
    """What is chosen here is kept for good and holds at once, but house rules from the next match
    on; each change can be undone while it is open."""

    SIZE = (912, 720)

    chosen = Signal(object)
    """The Settings as chosen, with each change."""
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
        super().__init__(tr("Preferences"), parent)
        self._settings, self._game, self._levels, self._shelf = settings, game, levels, shelf
        self._commands, self._letters = commands, letters
        self._kept, self._light = kept, light
        self._past: list[Settings] = []
        self._soon = QTimer(self, singleShot=True, interval=_PAUSE)
        self._soon.timeout.connect(self.hand_over)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        # Tab goes from one to the next in the order they are made: from the list to the pages.
        self.list = QListWidget(self.paper)
        self.list.setAccessibleName(pgettext("of the preferences", "Pages"))
        for title in PAGES.values():
            self.list.addItem(QListWidgetItem(tr(title)))
        self._stack = QStackedWidget(self)
        self.done_key = QPushButton(tr("Done"), self)
        self.done_key.setDefault(True)
        self.done_key.clicked.connect(self._finish)
        self._lay_pages()
        self.list.currentRowChanged.connect(self._stack.setCurrentIndex)
        QShortcut(QKeySequence.StandardKey.Undo, self, self.undo)
        row, foot = QHBoxLayout(), QHBoxLayout()
        row.setSpacing(24)
        row.addWidget(self.list)
        row.addWidget(self._stack, 1)
        keys = QKeySequence(QKeySequence.StandardKey.Undo)
        told = tr("All of it holds at once. {keys} takes the last change back.")
        native = keys.toString(QKeySequence.SequenceFormat.NativeText)
        foot.addWidget(line_of(told.format(keys=native), "help", self), 1)
        foot.addWidget(self.done_key)
        self.column.setSpacing(12)
        self.column.addLayout(row, 1)
        self.column.addLayout(foot)
        self.measure()
        self.list.setFocus()
        self.show_page("rules")

    def measure(self) -> None:
        # Under a style sheet everything is polished anew each time it is put somewhere.
        edge, least = (round(px * self.paper.zoom) for px in (24, _LIST_WIDTH))
        self.list.setFixedWidth(max(least, self.list.sizeHintForColumn(0) + edge))
        self.players.form.largest = self.paper.zoom

    def _lay_pages(self) -> None:
        """Makes all pages, as the settings are now, in place of those there are."""
        settings, game = self._settings, self._game
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
        unplayable = tr(
            "These house rules are not kept, for they cannot be played together. Change what is "
            "marked in red, or start again from a preset."
        )
        self.in_the_way = line_of(unplayable, "trouble", self)
        self.in_the_way.hide()
        pages: tuple[_Page, ...] = (
            self.rules, self.players, self.table, self.look, self.sound, self.reading, self.keys,
            self.language,
        )  # fmt: skip
        for name, page in zip(PAGES, pages, strict=True):
            self._stack.addWidget(self._headed(name, page, game))
            page.changed.connect(self._changed)
        for line in self._stack.findChildren(QLineEdit):
            line.installEventFilter(self)
        self._stack.setCurrentIndex(place)
        self.setTabOrder(self.language.now, self.done_key)

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

    def show_page(self, name: PageName) -> None:
        """Turns to the page ``name``."""
        self.list.setCurrentRow(tuple(PAGES).index(name))

    def _filled(self) -> Settings:
        """What is chosen on all the pages, and house rules as they could last be played."""
        filled = self._settings
        for page in (
            self.players, self.table, self.look, self.sound, self.reading, self.keys,
            self.language,
        ):  # fmt: skip
            filled = page.filled(filled)
        return filled._replace(base=self.rules.base, rules=self.rules.rules)

    def _changed(self) -> None:
        if self.rules.playable:
            self.in_the_way.hide()
        if isinstance(QApplication.focusWidget(), QLineEdit | QSlider):
            # Not letter by letter.
            self._soon.start()
        else:
            self.hand_over()

    def hand_over(self) -> None:
        """What is chosen now holds, also what was typed last."""
        self._soon.stop()
        filled = self._filled()
        if filled != self._settings:
            # What was taken back in a line is not to come again.
            if self._past[-1:] == [filled]:
                self._past.pop()
            else:
                self._past.append(self._settings)
            self._settings = filled
            self.chosen.emit(filled)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In a line what was typed there is taken back first; a line would keep the key after."""
        if not isinstance(watched, QLineEdit):
            return super().eventFilter(watched, event)
        is_key = isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Undo)
        asked = event.type() == QEvent.Type.ShortcutOverride and is_key
        if asked and not watched.isUndoAvailable():
            event.ignore()
            return True
        return False

    def undo(self) -> None:
        """Takes the last change back."""
        self.hand_over()
        if self._past:
            self._settings = self._past.pop()
            self._lay_pages()
            self.list.setFocus()
            self.chosen.emit(self._settings)

    def done(self, result: int) -> None:
        """What was typed last is handed over before it goes."""
        self.hand_over()
        super().done(result)

    def _finish(self) -> bool:
        """Goes away, unless the house rules cannot be played: that is told first."""
        if self.rules.playable:
            self.accept()
            return True
        self.show_page("rules")
        self.in_the_way.show()
        announce(self.in_the_way, self.in_the_way.text())
        self.rules.go_to_trouble()
        return False

    def _start_again(self) -> None:
        if self._finish():
            self.start_again.emit()
