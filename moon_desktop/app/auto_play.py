"""Auto-play: the only piece that a person can play goes by itself, where that is wished, and so
does the rest of a hand that another takes for certain."""

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
from moon_desktop.words.language import tr
from moon_desktop.words.names import apart


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

    def __init__(
        self,
        parts: Parts,
        choose: Callable[[Choice], object],
        claim: Callable[[], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._choose, self._claim = choose, claim
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
    def _free(self) -> bool:
        # Beside the match somebody is being taught; of several who take turns, one has only just
        # come to look.
        return self.chose and len(self._host.people) == 1 and self._host.side is None

    @property
    def _due(self) -> Choice | None:
        return only_play(self._host.sight, self.wish) if self._free else None

    @property
    def _laid_down(self) -> str:
        """Who takes all that is left, and so lays it down; empty: nobody else does."""
        wished, taker = self._free and self.wish != "never", self._host.claimant
        return self._host.names[taker] if wished and taker not in (None, self._host.you) else ""

    def begin(self) -> str:
        """A person is asked: what is said where what is asked for goes by itself in a moment."""
        said, name = "", self._laid_down
        if name:
            said = tr("{name} takes the rest, and lays down.").format(name=apart(name))
        elif self._due is not None:
            said = tr("Nothing else can be played.")
        if said:
            self._moment.start(self._table.playback.tempo.holding(tempo.FORCED))
        return said

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
        if elsewhere is not None or self._table.look_back.is_open:
            return
        if self._laid_down:
            self._claim()
        elif (due := self._due) is not None:
            self._choose(due)
