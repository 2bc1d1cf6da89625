"""The preferences dialog: a list of pages, and the page that was chosen from it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, Literal, TypeAlias, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QTimer, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
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
from moon_desktop.windows.paper.dialog import Scrolled, line_of, untold
from moon_desktop.windows.paper.dress import as_
from moon_desktop.windows.paper.table import ChosenRow
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
_PASSES: Final = 4
"""Pictures take the room there is, and rows that of their pictures: so often a page that was just
made is laid out until all of it is in its place, before it is seen."""

_Page: TypeAlias = RulesPage | PlayersPage | OptionsPage | KeysPage
_P = TypeVar("_P", bound=_Page)


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
        people: Callable[[], Mapping[str, str]] = dict,
    ) -> None:
        """``game`` is that of the settings, ``shelf`` the game's; ``levels`` are those of the
        computer players, the weakest first; ``commands`` those that may have a key, but none of
        the ``letters``, which press keys on the table. ``kept``: the match in play is on disk;
        ``light``: the theme that is as the system is set; ``people`` has those who are known."""
        super().__init__(tr("Preferences"), settings, parent)
        self._game, self._words = game, THEME.text
        self._makers: Mapping[type[QWidget], Callable[[], _Page]] = {
            RulesPage: lambda: self._rules_page(shelf),
            PlayersPage: lambda: self._players_page(levels, people),
            TablePage: lambda: TablePage(self.value, self),
            LookPage: lambda: LookPage(self.value, light, self),
            SoundPage: self._sound_page,
            ReadingPage: lambda: ReadingPage(self.value, self),
            KeysPage: lambda: KeysPage(self.value, commands, letters, self),
            LanguagePage: lambda: self._language_page(kept),
        }
        """Of the pages, in the order of PAGES."""
        # Tab goes from one to the next in the order they are made: from the list to the pages.
        self.list = as_("pages", QListWidget(self.paper))
        self.list.setItemDelegate(ChosenRow(self.list))
        self.list.setAccessibleName(pgettext("of the preferences", "Pages"))
        for title in PAGES.values():
            self.list.addItem(tr(title))
        self._stack = QStackedWidget(self.paper)
        self._pages: dict[type[QWidget], _Page] = {}
        """Those that were shown."""
        self.lay_anew()
        self.list.currentRowChanged.connect(self._turn)
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
        for page in self._pages.values():
            if isinstance(page, PlayersPage):
                page.form.largest = self.paper.zoom
        if THEME.text != self._words:
            self._words = THEME.text
            QTimer.singleShot(0, self, self._lay_words)

    def _lay_words(self) -> None:
        """Labels stand where words of another size have them."""
        chosen_here = self._held and self.list.currentRow() == tuple(PAGES).index("look")
        self.lay_anew()
        if chosen_here:
            self.page(LookPage).grid.controls["text"].setFocus()

    @property
    def _held(self) -> bool:
        """Whether something on a page has the focus."""
        held: QWidget | None = self.focusWidget()
        return held is not None and self._stack.isAncestorOf(held)

    def lay_anew(self) -> None:
        """The page that is shown; each other is made when it is turned to."""
        if self._held:
            # Else the key that closes it would have the focus.
            self.list.setFocus()
        place = self._stack.currentIndex()
        while (former := self._stack.widget(0)) is not None:
            self._stack.removeWidget(former)
            former.deleteLater()
        self._pages.clear()
        for _ in PAGES:
            self._stack.addWidget(QWidget(self._stack))
        self.rules = self.page(RulesPage)
        self._turn(max(0, place))

    def page(self, kind: type[_P]) -> _P:
        """The page of a ``kind``, made if it was not shown before."""
        page = self._shown(kind)
        assert isinstance(page, kind)
        return page

    def _shown(self, kind: type[QWidget]) -> _Page:
        if kind not in self._pages:
            with untold():
                page = self._pages[kind] = self._makers[kind]()
                self._head(page)
                self.take_in(page, page.changed)
        return self._pages[kind]

    def _rules_page(self, shelf: RulesShelf) -> RulesPage:
        sheet = self._sheet_of(RulesPage)
        return RulesPage(self._game, self.value.base, self.value.rules, shelf, sheet)

    def _players_page(
        self, levels: tuple[str, ...], people: Callable[[], Mapping[str, str]]
    ) -> PlayersPage:
        page = PlayersPage(self.value, self._game, levels, self)
        page.form.seating.known = people
        page.form.largest = self.paper.zoom
        return page

    def _sound_page(self) -> SoundPage:
        page = SoundPage(self.value, self)
        page.tried.connect(self.sounded)
        return page

    def _language_page(self, kept: bool) -> LanguagePage:
        page = LanguagePage(self.value, kept, self)
        page.now.clicked.connect(self._start_again)
        return page

    def _head(self, page: _Page) -> None:
        """Puts ``page`` where it is shown, under what it is called."""
        # There at once: put there later, all of it is polished anew.
        place, sheet = tuple(self._makers).index(type(page)), self._sheet_of(type(page))
        column = QVBoxLayout(sheet)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        title = tr(tuple(PAGES.values())[place])
        if isinstance(page, RulesPage):
            title = tr("House rules of {game}").format(game=self._game.show.rules.title())
        column.addWidget(line_of(title, "heading", sheet))
        if isinstance(page, RulesPage):
            hold = tr(
                "They hold from the next match on; those of another game are chosen in New match."
            )
            column.addWidget(line_of(hold, "help", sheet))
        scrolls = isinstance(page, RulesPage | KeysPage)
        column.addWidget(page if scrolls else Scrolled(page, sheet), 1)

    def _sheet_of(self, kind: type[QWidget]) -> QWidget:
        """What the page of a ``kind`` lies on."""
        sheet = self._stack.widget(tuple(self._makers).index(kind))
        assert sheet is not None
        return sheet

    def _turn(self, place: int) -> None:
        kind = tuple(self._makers)[place]
        made = kind not in self._pages
        self._shown(kind)
        self._stack.setCurrentIndex(place)
        for _ in range(_PASSES if made else 0):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def show_page(self, name: PageName) -> None:
        """Turns to the page ``name``."""
        self.list.setCurrentRow(tuple(PAGES).index(name))

    def filled(self) -> Settings:
        filled: Settings = self.value
        for page in self._pages.values():
            if not isinstance(page, RulesPage):
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
