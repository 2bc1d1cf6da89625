"""Which phase the table is in, and whether it moves, thinks or waits for a person."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from moon_desktop.engine.sight import Sight

READING = ("score", "over")
"""The phases in which a result is read; in all others somebody chooses, or chance does."""


class PhaseMachine(QObject):
    """The phase of the hand, and the pace of the table.

    ``watching``: the picture moves, or a chance is due. ``thinking``: a computer player
    considers. ``covered``: the curtain is closed until the person in turn is there.
    ``asking``: a person is to act; input is enabled on entering it, nowhere else.
    """

    started = Signal()
    phase_entered = Signal(str)
    """The table has come to a phase, told before its pace: what a person then finds there."""
    entered = Signal(str)
    """The table goes on at a pace from now on."""
    left = Signal(str)
    """The table is no longer at a pace, and not yet at the next."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.phase = "draw"
        self.pace = "watching"
        self.running = False
        """Whether it has started; before that it stays as it is."""

    def start(self) -> None:
        """Starts soon, when what is under way is done, as the first painting of the table."""
        QTimer.singleShot(0, self, self._start)

    def _start(self) -> None:
        self.running = True
        self.started.emit()

    @property
    def asking(self) -> bool:
        """Whether a person is being asked now."""
        return self.pace == "asking"

    def watch(self) -> None:
        """Something is to be shown."""
        if self.running:
            self._go_on("watching")

    def rest(self, phase: str, pace: str) -> None:
        """All has been shown: the table is in ``phase``, and goes on at ``pace``."""
        if self.running:
            self.phase = phase
            self.phase_entered.emit(phase)
            self._go_on(pace)

    def _go_on(self, pace: str) -> None:
        before, self.pace = self.pace, ""
        self.left.emit(before)
        self.pace = pace
        self.entered.emit(pace)


def resting(
    sight: Sight, people: tuple[int, ...], absent: int | None, read: bool
) -> tuple[str, str]:
    """The phase and pace of a table on which nothing moves.

    ``people``: the seats of persons, ``absent`` the one of them in turn, if it is not at the
    window yet; ``read``: the result of the last hand has been looked at.
    """
    if sight.phase == "over":
        return "over", "asking"
    if sight.phase in ("draw", "deal"):
        unread = sight.result is not None and not read
        return ("score", "asking") if unread else (sight.phase, "watching")
    if absent is not None:
        return sight.phase, "covered"
    return sight.phase, "asking" if sight.turn in people else "thinking"
