"""The place beside the table where a sheet of paper may lie: which one does, and where."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from moon_desktop.windows.beside.sheet import SideSheet
from moon_desktop.windows.score.layout import ROOM, WIDTH

_EDGE, _NARROW_EDGE = 14, 6
_TOP: Final = 11
_FREE: Final = 8
"""Px between the table and the sheet."""

_TABLE: Final = 708
"""Px the table keeps: in less, its plates would crowd it out."""

_LEAST: Final = 190


class SidePlace(QObject):
    """One sheet at a time; the table makes room for it."""

    changed = Signal()
    """A sheet has come or gone."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view
        self.sheet: SideSheet | None = None
        """The sheet that lies there."""
        self.zoom = 1.0
        """How much larger than their least size sheets are."""

    @property
    def paper_width(self) -> int:
        """How wide a sheet's paper is: narrower in a narrow window."""
        return max(_LEAST, min(round(WIDTH * self.zoom), self._view.width() - _TABLE - self._edge))

    @property
    def _edge(self) -> int:
        """Px to the right of the paper."""
        return _EDGE if self._view.width() >= _TABLE + WIDTH + _EDGE + _FREE else _NARROW_EDGE

    @property
    def taken(self) -> int:
        """Px at the right of the view that the table leaves free."""
        if self.sheet is None:
            return 0
        wanted = self.paper_width + self._edge + _FREE
        return max(0, min(wanted, self._view.width() - _TABLE))

    def lay(self, sheet: SideSheet) -> None:
        """Lays ``sheet`` there, in place of what lay there before."""
        before, self.sheet = self.sheet, sheet
        self.place()
        if before is not sheet:
            if before is not None:
                before.hide()
            sheet.show()
            self.changed.emit()

    def clear(self, sheet: SideSheet) -> None:
        """Takes ``sheet`` away, if it is there."""
        if sheet is self.sheet:
            self.sheet = None
            if sheet.isAncestorOf(self._view.window().focusWidget()):
                self._view.setFocus()
            sheet.hide()
            self.changed.emit()

    def place(self) -> None:
        """Puts the sheet at the right edge of the view, as high as it asks for."""
        if self.sheet is None:
            return
        width, room = self.paper_width, round(ROOM * self.zoom)
        self.sheet.set_zoom(self.zoom)
        high = self.sheet.wanted(width, self._view.height() - 2 * _TOP)
        x = self._view.width() - self._edge - width
        self.sheet.setGeometry(x - room, _TOP - room, width + 2 * room, high + 2 * room)
        self.sheet.raise_()
