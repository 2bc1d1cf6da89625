"""The window in which the rules in force, the terms, the keys and the file formats are read."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

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

from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.windows.fitting import fit
from moon_desktop.windows.help_browser import HelpBrowser
from moon_desktop.windows.help_find import FindBar
from moon_desktop.windows.help_history import History, Stop
from moon_desktop.windows.help_pages import OF_THE_RULES, PAGES
from moon_desktop.windows.paper import as_, dress
from moon_desktop.wording import help_words as words

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

    def __init__(self, rules: MoonRules, parent: QWidget) -> None:
        super().__init__(parent)
        self._rules = rules
        self._page = ""
        self._history = History()
        self.zoom = _USUAL
        """Per cent of the usual size; one of ZOOMS."""
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        fit(self, _LEAST, _SIZE)
        dress(self)
        self.list = self._page_list()
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
    def show_page(cls, page: str, rules: MoonRules, parent: QWidget) -> HelpWindow:
        """Opens ``page`` (a key of ``help_pages.PAGES``) for the ``rules`` in force, in the
        window already open if there is one. Raises KeyError for any other page."""
        if page not in PAGES:
            raise KeyError(page)
        window = cls._open
        if window is None or window.parent() is not parent:
            window = cls._open = cls(rules, parent)
            forget = partial(cls._forget, window)
            window.finished.connect(forget)
            parent.destroyed.connect(forget)
        window._take(rules)
        window.read(page)
        window.show()
        window.raise_()
        return window

    @classmethod
    def show_rules(cls, rules: MoonRules) -> None:
        """Has the open window, if there is one, speak of ``rules`` from now on."""
        if cls._open is not None:
            cls._open._take(rules)

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

    def _take(self, rules: MoonRules) -> None:
        changed, self._rules = rules != self._rules, rules
        if changed and self._page in OF_THE_RULES:
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
        self.setWindowTitle(words.window_title(stop.page))
        self.browser.show_text(stop.page, self._rules, self.zoom / 100)
        self.browser.verticalScrollBar().setValue(stop.scrolled)
        self.list.blockSignals(True)
        self.list.setCurrentRow(PAGES.index(stop.page))
        self.list.blockSignals(False)
        self._show_zoom()
        self.finder.search_again()

    def _follow(self, url: QUrl) -> None:
        """A link to a page, or to a rule or a heading on it; nothing else is opened."""
        page = url.path().rpartition("/")[2] or self._page
        if not url.scheme() and page in PAGES:
            self.read(page, url.fragment(QUrl.ComponentFormattingOption.FullyDecoded))

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
        for page in PAGES:
            pages.addItem(QListWidgetItem(words.in_list(page)))
        pages.currentRowChanged.connect(lambda row: self.read(PAGES[row]))
        return pages

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
