"""The clock of a timed match, on the bar (M6.3)."""

from __future__ import annotations

from typing import Literal

from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from moon_desktop.look import typography as faces
from moon_desktop.look.tips import tip_of
from moon_desktop.windows.paper.dress import as_, set_property
from moon_desktop.words.language import ngettext, tr

Last = Literal["hand", "game"]
"""What a match whose time is up still plays to its end: the hand, or the game where none has been
won yet."""

_LAST = 60
"""Seconds from which on the words say that it is the last minute."""


def _shown(seconds: int, last: Last) -> str:
    if seconds == 0:
        return tr("Last hand") if last == "hand" else tr("Time up: last game")
    minutes, rest = divmod(seconds, 60)
    time = f"{minutes}:{rest:02d}"
    return tr("Last minute {left}").format(left=time) if minutes == 0 else time


def _aloud(seconds: int, last: Last) -> str:
    """The same for a voice, to the minute."""
    if seconds == 0 and last == "game":
        return tr("Time is up: no game has been won yet, so the first one won ends the match.")
    if seconds == 0:
        return tr("Time is up: this is the last hand.")
    if seconds < _LAST:
        return tr("The last minute of the match.")
    minutes = seconds // 60
    return ngettext(
        "{minutes} minute left in the match.", "{minutes} minutes left in the match.", minutes
    ).format(minutes=minutes)


class BarClock(QWidget):
    """The time left, as wide as the widest it will say: nothing beside it moves as it runs.

    Shorter words stand at its end, and so does the frame round them.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._face = as_("clock", QLabel(self))
        self._shown: tuple[int, Last] = 0, "game"
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch()
        row.addWidget(self._face)
        self.set_zoom(1.0)
        self.setToolTip(
            tip_of(
                tr(
                    "When time is up, the hand in play is finished and most marks wins. If no game "
                    "has been won by then, the match goes on until one is."
                )
            )
        )

    @property
    def words(self) -> str:
        """What stands on it."""
        return self._face.text()

    def set_zoom(self, zoom: float) -> None:
        """Sets its words ``zoom`` times as large as usual."""
        self._zoom, shown = zoom, self._shown
        self._face.setProperty("last", None)
        self.setMaximumWidth(1 << 14)
        self.setFixedWidth(max(self._width(48, "hand"), self._width(0, "hand"), self._width(0)))
        self.show_time(*shown)

    def _width(self, seconds: int, last: Last = "game") -> int:
        self.show_time(seconds, last)
        return self._face.sizeHint().width()

    def show_time(self, seconds_left: int, last: Last) -> None:
        """Shows that so many seconds are left; 0: the ``last`` in play is the last."""
        self._shown = seconds_left, last
        late = seconds_left < _LAST
        if self._face.property("last") != late:
            face = faces.toolbar_strong() if late else faces.toolbar()
            self._face.setFont(faces.zoomed(face, self._zoom))
            set_property(self._face, "last", late)
        # A match may be of more minutes than find room.
        room = self.maximumWidth() - 18
        self._face.setText(faces.fitted(_shown(seconds_left, last), self._face.font(), room))
        # A voice need not hear of every second.
        aloud = _aloud(seconds_left, last)
        if aloud != self.accessibleName():
            self.setAccessibleName(aloud)
