"""The place beside the table: the score pad stands there, and a sheet of paper may lie over it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from moon_desktop.windows.score.layout import ROOM, WIDTH

if TYPE_CHECKING:
    from moon_desktop.windows.paper.sheet import BoundSheet
    from moon_desktop.windows.score.pad import ScorePad

PAD_BESIDE_FROM: Final = 1100
"""In a narrower window the pad is a drawer, and closed at first."""

_PAD_WIDE_FROM: Final = 1500
"""In a narrower window the paper of the pad is narrow, where that is enough for what is on it; the
table keeps its place, and sheets as wide as ever lie over it."""

_EDGE, _NARROW_EDGE = 14, 6
_TOP: Final = 11
_FREE: Final = 8
"""Px between the table and the paper."""

_LEAST_TABLE: Final = 700
"""Px of the table that a drawer moves aside; it lies over a narrower one."""
_TABLE: Final = 708
"""Px the table keeps beside a sheet: in less, its plates would crowd it out."""

_LEAST: Final = 190
_OVER: Final = 0.22, 0.27, 0.38, 0.5
"""Of the height of an upright view, over whose head a sheet lies, at the most: so that the trick is
seen, or what is enough for the sheet."""
_HARDLY: Final = 160
"""Px of the pad that tell nothing below a sheet: it lies over these, too."""


def leave_focus(view: QWidget | None, going: QWidget) -> None:
    """The keyboard focus of what is ``going`` away is the ``view``'s, or the next widget in the
    window would have it: a button of the bar."""
    if view is not None and going.isAncestorOf(view.window().focusWidget()):
        view.setFocus()


class SidePlace(QObject):
    """The table makes room for what is there: the pad, if that is wanted, and one sheet at a
    time. ``command`` is checked while the pad is shown."""

    changed = Signal()
    """Something has come or gone."""
    pad_chosen = Signal(bool)
    """Whether the pad is wanted beside the table, as the person now chose."""

    def __init__(self, view: QWidget, command: QAction) -> None:
        super().__init__(view)
        self._view, self._command = view, command
        self._wanted, self._wide = False, True
        self.pad: ScorePad | None = None
        """The score pad, once it has been seen."""
        self.sheet: BoundSheet | None = None
        """The sheet that lies there."""
        self.zoom = 1.0
        """How much larger than its least size paper is."""
        command.triggered.connect(self._slide_pad)

    # --- the score pad --------------------------------------------------------------------

    @property
    def pad_shown(self) -> bool:
        """Whether the pad is shown, or will be once the table has been seen."""
        return self._command.isChecked()

    @property
    def pad_beside(self) -> bool:
        """Whether the pad stands beside the table, and not as a drawer over it."""
        return self.pad_shown and self._wide

    def want_pad(self, wanted: bool) -> None:
        """Whether the pad stands there, where there is room for it beside the table."""
        self._wanted = wanted
        self._command.setChecked(wanted and self._wide)
        self.changed.emit()

    def _slide_pad(self, shown: bool) -> None:
        if not shown and self._pad_covered:
            # Whoever asks for what cannot be seen wants to see it.
            self._command.setChecked(shown := True)
        if self._wide:
            self._wanted = shown
            self.pad_chosen.emit(shown)
        self.changed.emit()
        if shown and self.sheet and self._pad_covered:
            # Whoever asks for the pad would see nothing of it.
            self.clear(self.sheet)

    @property
    def _pad_covered(self) -> bool:
        """Whether a sheet lies over all of the pad."""
        sheet, pad = self.sheet, self.pad
        return bool(sheet and pad and sheet.geometry().contains(pad.geometry()))

    # --- a sheet --------------------------------------------------------------------------

    def lay(self, sheet: BoundSheet) -> None:
        """Lays ``sheet`` there, in place of what lay there before."""
        before, self.sheet = self.sheet, sheet
        self.place()
        if before is not sheet:
            if before is not None:
                leave_focus(self._view, before)
                before.hide()
            sheet.show()
            self.changed.emit()

    def clear(self, sheet: BoundSheet) -> None:
        """Takes ``sheet`` away, if it is there."""
        if sheet is self.sheet:
            self.sheet = None
            leave_focus(self._view, sheet)
            sheet.hide()
            self.changed.emit()

    # --- where it lies --------------------------------------------------------------------

    @property
    def paper_width(self) -> int:
        """How wide a sheet's paper is: narrower in a narrow window, and all across an upright."""
        if self._upright:
            return self._view.width() - 2 * self._edge
        table = _TABLE * self.zoom if self._sheet_beside else _EDGE
        room = round(self._view.width() - table) - self._edge
        return max(_LEAST, min(round(WIDTH * self.zoom), room))

    @property
    def _sheet_beside(self) -> bool:
        """Whether a sheet lies beside the table: over it where large words leave neither room."""
        return not self._upright and self._view.width() >= (_TABLE + _LEAST) * self.zoom

    @property
    def _upright(self) -> bool:
        """Whether the table would be crowded out beside any sheet, and has height to spare."""
        narrow = self._view.width() < _TABLE + WIDTH + _EDGE + _FREE
        return narrow and self._view.height() > self._view.width()

    @property
    def _pad_width(self) -> int:
        """How wide the paper of the pad is."""
        narrow = self._view.width() < _PAD_WIDE_FROM
        return round((self.pad.paper(narrow=narrow) if self.pad else WIDTH) * self.zoom)

    @property
    def _edge(self) -> int:
        """Px to the right of a sheet's paper."""
        return _EDGE if self._view.width() >= _TABLE + WIDTH + _EDGE + _FREE else _NARROW_EDGE

    @property
    def taken(self) -> int:
        """Px at the right of the view that the table leaves free."""
        view = self._view.width()
        pad = WIDTH * self.zoom + _EDGE + _FREE if self.pad_shown else 0
        if pad and not self._wide:
            across, least = self._pad_width + self._edge, _LEAST_TABLE * self.zoom
            pad = min(across + _FREE, view - _TABLE) if view - across >= least else 0
        beside = self.sheet is not None and self._sheet_beside
        sheet = self.paper_width + self._edge + _FREE if beside else 0
        return round(max(pad, min(sheet, view - _TABLE)))

    def place(self) -> None:
        """Puts the paper at the right edge of the view, each as high as it asks for. A window that
        becomes too narrow for the pad beside the table closes it, and it comes back with the
        room."""
        wide = self._view.width() >= PAD_BESIDE_FROM * self.zoom
        if wide != self._wide:
            self._wide = wide
            self._command.setChecked(wide and self._wanted)
        high, tall = self._view.height() - 2 * _TOP, 0
        if self.pad is not None:
            self.pad.set_zoom(self.zoom)
            edge = _EDGE if wide else self._edge
            tall = self.pad.wanted(high)
            self.pad.lie(self._around(self._pad_width, tall, edge))
            self.pad.raise_()
        if self.sheet is not None:
            self.sheet.set_zoom(self.zoom)
            width = self.paper_width
            for share in _OVER if self._upright else (1.0,):
                asked = self.sheet.wanted(width, round(share * high))
                if not self.sheet.scrolls:
                    break
            if self.pad_shown and 0 < tall - asked < _HARDLY * self.zoom:
                asked = tall
            place = self._around(width, asked, self._edge)
            self.sheet.setGeometry(place)
            self.sheet.raise_()

    def _around(self, width: int, height: int, edge: int) -> QRect:
        """Where paper lies, with the room round it for its shadow."""
        room, x = round(ROOM * self.zoom), self._view.width() - edge - width
        return QRect(x, _TOP, width, height).adjusted(-room, -room, room, room)
