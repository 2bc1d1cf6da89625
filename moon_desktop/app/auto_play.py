"""Auto-play: the only piece that a person can play goes by itself, where that is wished."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from moon_desktop.app.parts import Parts
from moon_desktop.engine.entries import Choice, Play
from moon_desktop.engine.sight import Sight
from moon_desktop.table import tempo
from moon_desktop.windows.main import actions


def only_play(sight: Sight, wish: str) -> Choice | None:
    """What can be played as the only piece, if it is to go by itself by this ``wish``: ``never``,
    the ``last`` one of a hand, or ``always``. A bid is none, nor is a piece whose leader is to say
    how it counts."""
    if wish == "never" or len(sight.legal) != 1 or (wish == "last" and len(sight.held) > 1):
        return None
    (only,) = sight.legal
    return only if isinstance(only, Play) else None


class AutoPlay(QObject):
    """Plays for the person who is asked. Whoever does anything meanwhile keeps the choice."""

    def __init__(self, parts: Parts, choose: Callable[[Choice], object], parent: QObject) -> None:
        super().__init__(parent)
        self._choose = choose
        self._host, _, self._table, window = parts
        self.wish = "never"
        """When it does."""
        self.chose = False
        """Whether the person has chosen anything since the table was laid out, or the choice was
        kept: what was taken back or taken up does not go on by itself."""
        self._moment = QTimer(self, singleShot=True)
        self._moment.timeout.connect(self._play)
        self._table.view.pressed.connect(self.keep)
        for name in actions.NAMES:
            window.actions_[name].triggered.connect(self.keep)

    @property
    def _due(self) -> Choice | None:
        # Beside the match somebody is being taught; of several who take turns, one has only just
        # come to look.
        alone = len(self._host.people) == 1 and self._host.side is None
        return only_play(self._host.sight, self.wish) if self.chose and alone else None

    def begin(self) -> bool:
        """A person is asked: whether what is asked for goes by itself in a moment."""
        due = self._due is not None
        if due:
            self._moment.start(self._table.playback.tempo.holding(tempo.FORCED))
        return due

    def keep(self) -> None:
        """It is left to the person."""
        if self._moment.isActive():
            self.stop()
            self.chose = False

    def take_key(self, event: QKeyEvent) -> bool:
        """Any key keeps it, whoever takes that."""
        self.keep()
        return False

    def stop(self) -> None:
        """Nothing is asked any more."""
        self._moment.stop()

    def _play(self) -> None:
        from moon_desktop.windows.paper.sheet_dialog import sheet_over

        modal = QApplication.activeModalWidget() or sheet_over(self._table.view.window())
        elsewhere = modal or QApplication.activePopupWidget()
        due = self._due
        if due is not None and elsewhere is None and not self._table.look_back.is_open:
            self._choose(due)
