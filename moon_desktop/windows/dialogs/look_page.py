"""The page of the preferences on which theme, felt and tiles are chosen by their pictures."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QWidget

from moon_desktop.disk.settings import OPTIONS, Settings
from moon_desktop.look.theme import THEME, Theme
from moon_desktop.look.themes.chosen import worn
from moon_desktop.look.themes.preview import Part, paint_preview
from moon_desktop.look.typography import usual
from moon_desktop.windows.dialogs.options_grid import CARD, OptionsPage
from moon_desktop.windows.dialogs.picture_row import PictureRow
from moon_desktop.windows.paper.dialog import OFF_BAR
from moon_desktop.words.language import tr

_PARTS: Final[dict[str, Part]] = {
    "theme": "theme",
    "felt": "felt",
    "tiles": "tiles",
    "numerals": "counts",
    "backs": "backs",
}
"""The options that are chosen by pictures, and what those show of the table."""

_HIGH: Final = 470
"""Px of the page in the smallest dialog, in which pictures have their least size."""
_LINE: Final = 1
"""Px of the line round what rows lie on."""
_MOST: Final = 1.6

_FLAT: Final = "contrast"
"""The theme whose felt and backs are its own."""


class LookPage(OptionsPage):
    """Five rows of pictures, each of the table as it would look with what is chosen in the others;
    and whether counts have tones."""

    def __init__(self, settings: Settings, light: str, parent: QWidget) -> None:
        """``light``: the theme that is as the system is set."""
        self.rows: dict[str, PictureRow] = {}
        super().__init__(settings, parent)
        self._light = light
        self.column.setSpacing(10)
        self.grid.setVerticalSpacing(4)
        self.add("text", told=None)
        for name in _PARTS:
            row = self.rows[name] = PictureRow(
                OPTIONS[name], getattr(settings, name), partial(self._paint, name), self
            )
            row.chosen.connect(self.grid.changed)
            self.grid.add(name, row, told=None)
            if name == "theme":
                why = tr("High contrast has its own felt and card backs.")
                self._why = self.grid.add_line(why)
        self.add("tones", told=None)
        self.changed.connect(self._chosen)
        self._offer()

    def event(self, event: QEvent) -> bool:
        """The pictures take the room there is."""
        done = super().event(event)
        changed = event.type() == QEvent.Type.ContentsRectChange and THEME.large
        if changed or event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange):
            self._fill()
        elif event.type() == QEvent.Type.ParentChange:
            self._around.installEventFilter(self)
        return done

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """How much of the page is seen counts: how high it is follows the pictures."""
        if event.type() == QEvent.Type.Resize:
            self._fill()
        return super().eventFilter(watched, event)

    @property
    def _around(self) -> QWidget:
        """What shows as much of the page as there is room for."""
        return self.parentWidget() or self

    @property
    def _before(self) -> int:
        """Px that the words before the rows take."""
        labels = (label for label in self.findChildren(QLabel) if label.buddy() is not None)
        return max(one.sizeHint().width() for one in labels) + self.grid.horizontalSpacing()

    def _fill(self) -> None:
        seen, zoom = self._around.size(), self.font().pixelSize() / usual(1).pixelSize()
        # Large pages are always scrolled, and the bar takes its room.
        free = self.contentsRect().width()
        if not THEME.large:
            # With room for a bar in any case: it comes and goes with the height of the pictures.
            free = seen.width() - OFF_BAR - self._before
        # As large as words at the least, or the longest of those below them would be smaller.
        most = max(THEME.text, min(seen.height() / _HIGH, _MOST * zoom))
        for row in self.rows.values():
            row.fill(free - 2 * (CARD + _LINE), most)

    def _paint(self, option: str, choice: str, painter: QPainter, box: QRectF) -> None:
        """The table with all that is chosen, but ``choice`` for ``option``."""
        shown = Theme(**worn(*self._seen({option: choice}).look))
        paint_preview(painter, shown, _PARTS[option], box)

    def _seen(self, other: Mapping[str, Any]) -> Settings:
        """What is chosen, but for ``other`` choices, with the theme that is seen then."""
        seen = self.filled(self._settings)._replace(**other)
        return seen._replace(theme=self._light) if seen.theme == "system" else seen

    def _chosen(self) -> None:
        self._offer()
        for row in self.rows.values():
            row.paint_anew()

    def _offer(self) -> None:
        own = self._seen({}).theme == _FLAT
        for name in ("felt", "backs"):
            self.rows[name].setEnabled(not own)
        self._why.setVisible(own)
