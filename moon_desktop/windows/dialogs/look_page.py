"""The page of the preferences on which theme, felt and tiles are chosen by their pictures."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from moon_desktop.disk.settings import Settings
from moon_desktop.look.theme import Theme
from moon_desktop.look.themes.chosen import worn
from moon_desktop.look.themes.preview import Part, paint_preview
from moon_desktop.windows.dialogs.options_grid import OptionsGrid
from moon_desktop.windows.dialogs.picture_row import PictureRow
from moon_desktop.windows.paper.dialog import line_of
from moon_desktop.words import options
from moon_desktop.words.language import tr

_PARTS: Final[dict[str, Part]] = {
    "theme": "theme",
    "felt": "felt",
    "tiles": "tiles",
    "numerals": "counts",
}
"""The options that are chosen by pictures, and what those show of the table."""

_HIGH: Final = 390
"""Px of the page in the smallest dialog, in which pictures have their least size."""
_LABELS: Final = 96
"""Px that the words before the rows may take."""
_MOST: Final = 1.6

_FLAT: Final = "contrast"
"""The theme whose felt is its own."""


class LookPage(QWidget):
    """Four rows of pictures, each of the table as it would look with what is chosen in the others;
    and whether counts have tones."""

    changed = Signal()

    def __init__(self, settings: Settings, light: str, parent: QWidget) -> None:
        """``light``: the theme that is as the system is set."""
        super().__init__(parent)
        self._settings, self._light = settings, light
        grid = OptionsGrid(self)
        grid.setVerticalSpacing(4)
        self.rows: dict[str, PictureRow] = {}
        for option in _PARTS:
            row = PictureRow(
                options.label(option),
                options.CHOICES[option],
                getattr(settings, option),
                partial(self._paint, option),
                self,
            )
            row.chosen.connect(self._chosen)
            self.rows[option] = row
            row.setAccessibleDescription(options.help_line(option))
            grid.add_row(options.keyed_label(option), row)
        self.tones = QCheckBox(tr("&Each count has a tone of its own"), self)
        self.tones.setAccessibleName(options.label("tones"))
        self.tones.setChecked(settings.tones)
        self.tones.toggled.connect(self._chosen)
        self.tones.setAccessibleDescription(options.help_line("tones"))
        grid.add_row(options.label("tones"), self.tones)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        told = tr("It is seen on the table at once; Cancel puts everything back.")
        column.addWidget(line_of(told, "help", self))
        column.addLayout(grid)
        column.addStretch()
        self._offer()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The pictures take the room there is."""
        super().resizeEvent(event)
        high = min(self.height() / _HIGH, _MOST)
        for row in self.rows.values():
            row.fill(self.width() - _LABELS, high)

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
        self.changed.emit()

    def _offer(self) -> None:
        self.rows["felt"].setEnabled(self._seen({}).theme != _FLAT)

    def filled(self, settings: Settings) -> Settings:
        """``settings`` with what was chosen."""
        chosen: dict[str, Any] = {option: row.value for option, row in self.rows.items()}
        return settings._replace(**chosen, tones=self.tones.isChecked())
