"""The help window: its pages, what was read before, and what is looked for."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final, NamedTuple

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.games.shown.help import RULE_BOOK
from moon_desktop.windows.help.browser import HelpBrowser
from moon_desktop.windows.help.find import FindBar
from moon_desktop.windows.help.pages import Library
from moon_desktop.windows.paper.dialog import as_, dress
from moon_desktop.windows.paper.fitting import fit
from moon_desktop.words import help as words


class Stop(NamedTuple):
    """A page, and the px it was scrolled down."""

    page: str
    scrolled: int = 0


class History:
    """A line of stops and the one that is shown, as in a browser."""

    def __init__(self) -> None:
        self._stops: list[Stop] = []
        self._at = -1

    @property
    def can_go_back(self) -> bool:
        """Whether there is a stop before the one shown."""
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether there is a stop after the one shown."""
        return self._at < len(self._stops) - 1

    def leave(self, scrolled: int) -> None:
        """Notes how far the page shown is scrolled, before another is."""
        if self._at >= 0:
            self._stops[self._at] = self._stops[self._at]._replace(scrolled=scrolled)

    def go(self, page: str) -> None:
        """A new stop after the one shown, in place of those that followed it."""
        self._stops = [*self._stops[: self._at + 1], Stop(page)]
        self._at += 1

    def back(self) -> Stop:
        """Goes to the stop before; IndexError if there is none."""
        return self._move(-1)

    def forward(self) -> Stop:
        """Goes to the stop after; IndexError if there is none."""
        return self._move(1)

    def _move(self, by: int) -> Stop:
        if not 0 <= self._at + by < len(self._stops):
            raise IndexError("no page there")
        self._at += by
        return self._stops[self._at]


_SIZE: Final = (980, 720)
_LEAST: Final = (760, 540)
_LIST_WIDTH: Final = 168

ZOOMS: Final = (70, 80, 90, 100, 110, 125, 150, 175, 200, 250)
"""The sizes of the type, in per cent of the usual one."""

_USUAL: Final = 100

_Key = QKeySequence.StandardKey


class HelpWindow(QDialog):
    """One window for all pages; links lead from one to another, and Back to where one was."""

    _open: ClassVar[HelpWindow | None] = None

    def __init__(self, library: Library, parent: QWidget) -> None:
        super().__init__(parent)
        self._library = library
        self.pages = library.pages()
        """All pages by their keys."""
        self._page = ""
        self._history = History()
        self.zoom = _USUAL
        """Per cent of the usual size; one of ZOOMS."""
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        fit(self, _LEAST, _SIZE)
        dress(self)
        self.list = self._page_list()
        self._keys: list[str] = []
        self._list_pages()
        self.browser = HelpBrowser(self)
        self.finder = FindBar(self.browser, self)
        self.finder.closed.connect(self.browser.setFocus)
        self.back = self._button(words.back(), _Key.Back, self.go_back)
        self.forward = self._button(words.forward(), _Key.Forward, self.go_forward)
        self.smaller = self._button("−", _Key.ZoomOut, lambda: self.zoom_by(-1), words.smaller())
        self.size_shown = self._button("", "Ctrl+0", self.zoom_back, words.usual_size())
        self.larger = self._button("+", _Key.ZoomIn, lambda: self.zoom_by(1), words.larger())
        self.search = self._button(words.find(), _Key.Find, self.finder.open_)
        for key, step in ((_Key.FindNext, 1), (_Key.FindPrevious, -1)):
            self._add_key(key, lambda _=False, step=step: self.finder.step(step))
        # Ctrl and the key with the plus, whether or not it takes Shift to get one.
        self._add_key("Ctrl+=", lambda: self.zoom_by(1))
        self.browser.zoomed.connect(self.zoom_by)
        self.browser.anchorClicked.connect(self._follow)
        self._lay_out()
        self.browser.setFocus()

    # --- for the program ------------------------------------------------------------------

    @classmethod
    def show_page(cls, page: str, library: Library, parent: QWidget) -> HelpWindow:
        """Opens the page of ``library`` with the key ``page``, or the first where it has none of
        that key, in the window already open if there is one."""
        window = cls._open
        if window is None or window.parent() is not parent:
            window = cls._open = cls(library, parent)
            forget = partial(cls._forget, window)
            window.finished.connect(forget)
            # Not every desktop gives the keys back to the window before.
            window.finished.connect(parent.activateWindow)
            parent.destroyed.connect(forget)
        window.take(library)
        window.read(page if page in window.pages else next(iter(window.pages)))
        window.show()
        window.raise_()
        return window

    @classmethod
    def show_rules(cls, library: Library) -> None:
        """Has the open window, if there is one, show ``library`` from now on."""
        if cls._open is not None:
            cls._open.take(library)

    @classmethod
    def _forget(cls, window: HelpWindow, *_: object) -> None:
        # Another may be open by the time this one is gone.
        if cls._open is window:
            cls._open = None

    # --- pages ----------------------------------------------------------------------------

    def read(self, page: str, place: str = "") -> None:
        """Shows ``page`` from its beginning, or from the rule or the heading ``place``."""
        if page != self._page or place:
            self._history.leave(self._scrolled)
            self._history.go(page)
            self._go_to(Stop(page))
        self.browser.verticalScrollBar().setValue(0)
        if place:
            self.browser.scroll_to(place)

    def go_back(self) -> None:
        """To the page before, where it was left."""
        if self._history.can_go_back:
            self._history.leave(self._scrolled)
            self._go_to(self._history.back())

    def go_forward(self) -> None:
        """To the page that was left by going back."""
        if self._history.can_go_forward:
            self._history.leave(self._scrolled)
            self._go_to(self._history.forward())

    def take(self, library: Library) -> None:
        """Shows the pages of ``library`` from now on."""
        before, self._library = self._library, library
        if (library.game, library.rules) == (before.game, before.rules):
            return
        self.pages = library.pages()
        if library.game is not before.game:
            # Nothing that was read before has its key any more.
            self._page, self._history = "", History()
            self._list_pages()
            self.read(next(iter(self.pages)))
        elif self._page and self.pages[self._page].of_the_match:
            self._show(Stop(self._page, self._scrolled))

    @property
    def _scrolled(self) -> int:
        return self.browser.verticalScrollBar().value()

    def _go_to(self, stop: Stop) -> None:
        """To a stop of the history that is the one shown by now."""
        if stop.page != self._page:
            self._show(stop)
        else:
            self.browser.verticalScrollBar().setValue(stop.scrolled)
        self.back.setEnabled(self._history.can_go_back)
        self.forward.setEnabled(self._history.can_go_forward)

    def _show(self, stop: Stop) -> None:
        self._page = stop.page
        page = self.pages[stop.page]
        self.setWindowTitle(words.window_title(page.heading))
        self.browser.show_text(page, self.zoom / 100, book=self._beside(RULE_BOOK) in self.pages)
        self.browser.verticalScrollBar().setValue(stop.scrolled)
        self.list.blockSignals(True)
        self.list.setCurrentRow(self._keys.index(stop.page))
        self.list.blockSignals(False)
        self._show_zoom()
        self.finder.search_again()

    def _follow(self, url: QUrl) -> None:
        """A link to a page, or to a rule or a heading on it; nothing else is opened."""
        name = url.path().rpartition("/")[2]
        page = self._beside(name) if name else self._page
        if not url.scheme() and page in self.pages:
            self.read(page, url.fragment(QUrl.ComponentFormattingOption.FullyDecoded))

    def _beside(self, page: str) -> str:
        """The key of ``page`` of the game that is read of, or else of the program."""
        game, slash, _ = self._page.rpartition("/")
        found = f"{game}{slash}{page}"
        return found if found in self.pages else page

    # --- the size of the type -------------------------------------------------------------

    def zoom_by(self, steps: int) -> None:
        """So many sizes larger, or smaller; the page stays about where it is."""
        place = ZOOMS.index(self.zoom) + steps
        self._zoom_to(ZOOMS[max(0, min(place, len(ZOOMS) - 1))])

    def zoom_back(self) -> None:
        """The usual size."""
        self._zoom_to(_USUAL)

    def _zoom_to(self, zoom: int) -> None:
        if zoom == self.zoom:
            return
        bar = self.browser.verticalScrollBar()
        share = bar.value() / max(1, bar.maximum() + bar.pageStep())
        self.zoom = zoom
        self._show(Stop(self._page))
        bar.setValue(round(share * (bar.maximum() + bar.pageStep())))

    def _show_zoom(self) -> None:
        self.size_shown.setText(words.per_cent(self.zoom))
        self.smaller.setEnabled(self.zoom > ZOOMS[0])
        self.larger.setEnabled(self.zoom < ZOOMS[-1])

    # --- the window -----------------------------------------------------------------------

    def _page_list(self) -> QListWidget:
        pages = QListWidget(self)
        pages.setFixedWidth(_LIST_WIDTH)
        pages.setAccessibleName(words.pages())
        pages.currentRowChanged.connect(lambda row: self.read(self._keys[row]))
        return pages

    def _list_pages(self) -> None:
        """Lists all pages; those of another game stand under its name, which is no page."""
        self.list.blockSignals(True)
        self.list.clear()
        self._keys = []
        game = ""
        for key, page in self.pages.items():
            of = key.rpartition("/")[0]
            if of != game:
                heading = QListWidgetItem(self._library.games[of].show.game_name(), self.list)
                heading.setFlags(Qt.ItemFlag.NoItemFlags)
                self._keys.append("")
                game = of
            self.list.addItem(page.in_list)
            self._keys.append(key)
        self.list.blockSignals(False)

    def _button(
        self, text: str, key: QKeySequence.StandardKey | str, task: object, name: str = ""
    ) -> QPushButton:
        button = as_("small", QPushButton(text, self))
        button.setAutoDefault(False)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(task)
        action = self._add_key(key, button.click)
        shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        button.setToolTip(words.with_key(name or text.rstrip("…"), shown))
        if name:
            button.setAccessibleName(name)
        return button

    def _add_key(self, key: QKeySequence.StandardKey | str, task: object) -> QAction:
        action = QAction(self)
        if isinstance(key, str):
            action.setShortcut(QKeySequence(key))
        else:
            action.setShortcuts(key)
        action.triggered.connect(task)
        self.addAction(action)
        return action

    def _lay_out(self) -> None:
        tools = QHBoxLayout()
        tools.setSpacing(8)
        for button in (self.back, self.forward):
            tools.addWidget(button)
        tools.addStretch(1)
        for button in (self.smaller, self.size_shown, self.larger):
            tools.addWidget(button)
        tools.addSpacing(8)
        tools.addWidget(self.search)
        column = QVBoxLayout()
        column.setSpacing(12)
        column.addLayout(tools)
        column.addWidget(self.browser, 1)
        column.addWidget(self.finder)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 18, 20, 18)
        row.setSpacing(20)
        row.addWidget(self.list)
        row.addLayout(column, 1)

    def event(self, event: QEvent) -> bool:
        """On a screen with other pixels the pictures are drawn anew."""
        if event.type() == QEvent.Type.DevicePixelRatioChange and self._page:
            self._show(Stop(self._page, self._scrolled))
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc ends a search first, and closes the window only then."""
        if event.key() == Qt.Key.Key_Escape and self.finder.isVisible():
            self.finder.close_()
        else:
            super().keyPressEvent(event)
