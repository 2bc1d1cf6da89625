"""Which phase the table is in, and whether it moves, thinks or waits for a person."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtStateMachine import QAbstractTransition, QState, QStateMachine

from moon_desktop.engine.sight import Sight

READING: Final = ("score", "over")
"""The phases in which a result is read; in all others somebody chooses, or chance does."""

PHASES: Final = ("draw", "deal", *READING)
"""The phases of every game; its own are added as the table first comes to them."""

PACES: Final = ("watching", "thinking", "covered", "asking")


class _Way(QObject):
    """The way into a state."""

    taken = Signal()


class PhaseMachine(QObject):
    """Two regions side by side: the phase of the hand, and the pace of the table.

    ``watching``: the picture moves, or a chance is due. ``thinking``: a computer player
    considers. ``covered``: the curtain is closed until the person in turn is there.
    ``asking``: a person is to act; input is enabled on entering it, nowhere else.
    """

    phase_entered = Signal(str)
    """The table has come to a phase, told before its pace: what a person then finds there."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ways: dict[QState, _Way] = {}
        self._machine = QStateMachine(self)
        # The machine itself cannot be parallel; its one state is.
        self._both = QState(QState.ChildMode.ParallelStates, self._machine)
        self._machine.setInitialState(self._both)
        self.phase = self._region("phase", PHASES)
        for word in PHASES:
            self._tell_of(word)
        self.pace = self._region("pace", PACES)
        self.started = self._machine.started

    def _region(self, name: str, states: tuple[str, ...]) -> dict[str, QState]:
        region = QState(self._both)
        region.setObjectName(name)
        made = {word: self._state(word, region) for word in states}
        region.setInitialState(made[states[0]])
        return made

    def _state(self, word: str, region: QState) -> QState:
        state = QState(region)
        state.setObjectName(word)
        way = _Way(state)
        transition = region.addTransition(way.taken, state)
        # An external transition would leave the region, and the other one with it.
        transition.setTransitionType(QAbstractTransition.TransitionType.InternalTransition)
        self._ways[state] = way
        return state

    def _tell_of(self, phase: str) -> None:
        self.phase[phase].entered.connect(partial(self.phase_entered.emit, phase))

    def start(self) -> None:
        """Starts the machine; signals before ``started`` are lost."""
        self._machine.start()

    @property
    def running(self) -> bool:
        """Whether the machine has started and takes signals."""
        return self._machine.isRunning()

    @property
    def asking(self) -> bool:
        """Whether a person is being asked now."""
        return self.pace["asking"].active()

    def watch(self) -> None:
        """Something is to be shown."""
        self._ways[self.pace["watching"]].taken.emit()

    def rest(self, phase: str, pace: str) -> None:
        """All has been shown: the table is in ``phase``, and goes on at ``pace``."""
        if phase not in self.phase:
            self.phase[phase] = self._state(phase, self.phase["draw"].parentState())
            self._tell_of(phase)
        self._ways[self.phase[phase]].taken.emit()
        self._ways[self.pace[pace]].taken.emit()


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
