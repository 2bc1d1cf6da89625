"""The help window: its pages, what was read before, and what is looked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.games.views.help import Document
from moon_desktop.look import typography
from moon_desktop.look.theme import THEME
from moon_desktop.windows.help.browser import HelpBrowser
from moon_desktop.windows.help.find import FindBar
from moon_desktop.windows.help.pages import Library
from moon_desktop.windows.paper.dialog import announce, small_key
from moon_desktop.windows.paper.sheet_dialog import SheetDialog
from moon_desktop.windows.paper.style import mark
from moon_desktop.windows.paper.table import ChosenRow
from moon_desktop.words.language import pgettext, tr

_LIST_WIDTH: Final = 168
"""Px of the list of pages, where no title is wider."""
_LIST_FRAME: Final = 46
"""Px beside a title in it, and beside the sign of a heading."""
_HEADING: Final = 15
"""Px of the type in which the list has the name of another game."""

ZOOMS: Final = (70, 80, 90, 100, 110, 125, 150, 175, 200, 250)
"""The sizes of the type, in per cent of the usual one."""

_USUAL: Final = 100

_Key = QKeySequence.StandardKey


class HelpWindow(SheetDialog):
    """One sheet for all pages; links lead from one to another, and Back to where one was."""

    SIZE = (1000, 740)

    def __init__(self, library: Library, parent: QWidget) -> None:
        super().__init__(tr("Help"), parent)
        self._library = library
        self._groups: dict[str, list[QListWidgetItem]] = {}
        """The pages under each heading of the list, after that itself."""
        self.zoom = _USUAL
        """Per cent of the usual size; one of ZOOMS."""
        self.list = QListWidget(self)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setItemDelegate(ChosenRow(self.list))
        self.list.setAccessibleName(tr("Pages"))
        self.browser = HelpBrowser(library.pages(), self)
        self.finder = FindBar(self.browser, self)
        self.finder.closed.connect(self.browser.setFocus)
        self.back = self._button(tr("Back"), _Key.Back, self.browser.backward)
        self.forward = self._button(
            pgettext("to the next page", "Forward"), _Key.Forward, self.browser.forward
        )
        self.smaller = self._button("−", _Key.ZoomOut, lambda: self.zoom_by(-1), tr("Smaller"))
        self.size_shown = self._button(
            "", "Ctrl+0", lambda: self._zoom_to(_USUAL), tr("Usual size")
        )
        self.larger = self._button("+", _Key.ZoomIn, lambda: self.zoom_by(1), tr("Larger"))
        self.search = self._button(tr("Find…"), _Key.Find, self.finder.open_, tr("Find"))
        for key, step in ((_Key.FindNext, 1), (_Key.FindPrevious, -1)):
            self._add_key(key, lambda _=False, step=step: self.finder.step(step))
        # Ctrl and the key with the plus, whether or not it takes Shift to get one.
        self._add_key("Ctrl+=", lambda: self.zoom_by(1))
        self._lay_out()
        self._list_pages()
        self._show_zoom()
        for button, available in (
            (self.back, self.browser.backwardAvailable),
            (self.forward, self.browser.forwardAvailable),
        ):
            button.setEnabled(False)
            available.connect(button.setEnabled)
        self.list.currentRowChanged.connect(self._choose)
        self.list.itemClicked.connect(self._fold)
        self.list.itemActivated.connect(self._fold)
        self.browser.zoomed.connect(self.zoom_by)
        self.browser.sourceChanged.connect(self._show)
        self.browser.setFocus()

    # --- for the program ------------------------------------------------------------------

    def show_page(self, page: str, library: Library, place: str = "") -> None:
        """Opens the page of ``library`` with the key ``page``, or the first where it has none of
        that key, at a ``place`` on it or from its beginning."""
        opened = not self.isVisible()
        if opened:
            self.finder.close_()
        self.take(library)
        self.read(page if page in self.pages else next(iter(self.pages)), place)
        if opened:
            self.browser.clearHistory()
        self.show()

    # --- pages ----------------------------------------------------------------------------

    @property
    def pages(self) -> Mapping[str, Document]:
        """All pages by their keys."""
        return self.browser.pages

    def read(self, page: str, place: str = "") -> None:
        """Shows ``page`` from a ``place`` on it, or from its beginning."""
        self.browser.read(page, place)

    def take(self, library: Library) -> None:
        """Shows the pages of ``library`` from now on."""
        before, self._library = self._library, library
        if library._replace(games={}) == before._replace(games={}):
            return
        self.browser.pages = library.pages()
        if library.game is not before.game:
            # Nothing that was read before has its key any more.
            self._list_pages()
            self.read(next(iter(self.pages)))
            self.browser.clearHistory()
        elif self.browser.page and self.pages[self.browser.page].of_the_match:
            self.browser.renew()

    def _choose(self, row: int) -> None:
        if page := self.list.item(row).data(Qt.ItemDataRole.UserRole):
            self.read(page)

    def _show(self) -> None:
        """Says everywhere which page is shown."""
        title = self.pages[self.browser.page].title
        self.setWindowTitle(tr("{page} – Help").format(page=title))
        self.browser.setAccessibleName(title)
        if self.isVisible() and self.browser.hasFocus():
            announce(self.browser, title)
        self.list.blockSignals(True)
        for heading, *items in self._groups.values():
            for item in items:
                if item.data(Qt.ItemDataRole.UserRole) == self.browser.page:
                    self._fold(heading, folded=False)
                    self.list.setCurrentItem(item)
        self.list.blockSignals(False)
        self.finder.search_again()

    # --- the size of the type -------------------------------------------------------------

    def zoom_by(self, steps: int) -> None:
        """So many sizes larger, or smaller; the page stays about where it is."""
        place = ZOOMS.index(self.zoom) + steps
        self._zoom_to(ZOOMS[max(0, min(place, len(ZOOMS) - 1))])

    def _zoom_to(self, zoom: int) -> None:
        if zoom != self.zoom:
            self.zoom = zoom
            self.measure()
            self._show_zoom()

    def _show_zoom(self) -> None:
        self.size_shown.setText(tr("{zoom}%").format(zoom=self.zoom))
        self.smaller.setEnabled(self.zoom > ZOOMS[0])
        self.larger.setEnabled(self.zoom < ZOOMS[-1])

    # --- the window -----------------------------------------------------------------------

    def _list_pages(self) -> None:
        """Lists all pages under what they are about; those of other games are folded away."""
        self.list.blockSignals(True)
        self.list.clear()
        self._groups = {}
        rules = self._library.game.show.rules
        for key, page in self.pages.items():
            of = key.rpartition("/")[0]
            title = rules.title() if key in self._library.own else tr("The program")
            if of:
                title = self._library.games[of].show.rules.game_name()
            if title not in self._groups:
                heading = QListWidgetItem(title, self.list)
                heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
                self._groups[title] = [heading]
            item = QListWidgetItem(page.title, self.list)
            item.setData(Qt.ItemDataRole.UserRole, key)
            self._groups[title].append(item)
        self.measure()
        for heading, *_ in self._groups.values():
            self._fold(heading, folded=heading.text() != rules.title())
        self.list.blockSignals(False)

    def measure(self) -> None:
        self.browser.set_zoom(self.zoom / 100 * self.paper.zoom)
        self.list.ensurePolished()
        for heading, *_ in self._groups.values():
            heading.setFont(typography.font(typography.SANS, _HEADING * self.paper.zoom, 700))
        frame, least = (round(px * self.paper.zoom) for px in (_LIST_FRAME, _LIST_WIDTH))
        # With more pages than it has room for a scroll bar stands beside the titles.
        frame += self.list.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        self.list.setFixedWidth(max(least, self.list.sizeHintForColumn(0) + frame))
        self._place_tools()

    def _fold(self, heading: QListWidgetItem, folded: bool | None = None) -> None:
        """Folds the pages under ``heading`` away, or lays them open; None: the other of the two. A
        page is no heading."""
        group = self._groups.get(heading.text(), [])
        if heading not in group[:1]:
            return
        if folded is None:
            folded = not group[1].isHidden()
        for item in group[1:]:
            item.setHidden(folded)
        self._mark_headings()

    def _mark_headings(self) -> None:
        for heading, first, *_ in self._groups.values():
            heading.setIcon(QIcon(mark("down" if first.isHidden() else "up")))

    def _button(
        self,
        text: str,
        key: QKeySequence.StandardKey | str,
        task: Callable[..., object],
        name: str = "",
    ) -> QPushButton:
        button = small_key(text, self, task)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        action = self._add_key(key, button.click)
        shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        button.setToolTip(f"{name or text} ({shown})")
        if name:
            button.setAccessibleName(name)
        return button

    def _add_key(self, key: QKeySequence.StandardKey | str, task: Callable[..., object]) -> QAction:
        action = QAction(self)
        if isinstance(key, str):
            action.setShortcut(QKeySequence(key))
        else:
            action.setShortcuts(key)
        action.triggered.connect(task)
        self.addAction(action)
        return action

    def _lay_out(self) -> None:
        self._tools = tools = QHBoxLayout()
        tools.setSpacing(8)
        for button in (self.back, self.forward):
            tools.addWidget(button)
        tools.addStretch(1)
        for button in (self.smaller, self.size_shown, self.larger):
            tools.addWidget(button)
        tools.addSpacing(8)
        tools.addWidget(self.search)
        self._beside = column = QVBoxLayout()
        column.setSpacing(12)
        column.addWidget(self.browser, 1)
        column.addWidget(self.finder)
        row = QHBoxLayout()
        row.setSpacing(20)
        self.column.addLayout(row, 1)
        row.addWidget(self.list)
        row.addLayout(column, 1)

    def _place_tools(self) -> None:
        """Over the page, or over the list too: beside it large ones have no room."""
        before, wanted = self._tools.parent(), self.column if THEME.large else self._beside
        if before is wanted:
            return
        if isinstance(before, QVBoxLayout):
            before.removeItem(self._tools)
            self._tools.setParent(None)
        wanted.insertLayout(wanted.count() - 1 if THEME.large else 0, self._tools)

    def changeEvent(self, event: QEvent) -> None:
        """The signs of the headings are in the ink of now."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._mark_headings()

    def event(self, event: QEvent) -> bool:
        """On a screen with other pixels the pictures are drawn anew."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.browser.renew()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc ends a search first, and closes the window only then."""
        if event.key() == Qt.Key.Key_Escape and self.finder.isVisible():
            self.finder.close_()
        else:
            super().keyPressEvent(event)
