"""Which phase the table is in, and whether it moves, thinks or waits for a person."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from moon_desktop.engine.sight import Sight

if TYPE_CHECKING:
    from PySide6.QtStateMachine import QState, QStateMachine

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

    started = Signal()
    phase_entered = Signal(str)
    """The table has come to a phase, told before its pace: what a person then finds there."""
    entered = Signal(str)
    """The table goes on at a pace from now on."""
    left = Signal(str)
    """The table is no longer at a pace, and not yet at the next."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ways: dict[str, _Way] = {}
        self._states: dict[str, QState] = {}
        self._machine: QStateMachine | None = None

    def start(self) -> None:
        """Makes the machine, which the table need not wait for, and starts it; what it is told
        before ``started`` is lost."""
        from PySide6.QtStateMachine import QState, QStateMachine

        self._machine = machine = QStateMachine(self)
        # The machine itself cannot be parallel; its one state is.
        both = QState(QState.ChildMode.ParallelStates, machine)
        machine.setInitialState(both)
        machine.started.connect(self.started)
        self._phases, self._paces = QState(both), QState(both)
        for phase in PHASES:
            self._add_phase(phase)
        for pace in PACES:
            state = self._state(pace, self._paces)
            state.entered.connect(partial(self.entered.emit, pace))
            state.exited.connect(partial(self.left.emit, pace))
        machine.start()

    def _add_phase(self, phase: str) -> None:
        state = self._state(phase, self._phases)
        state.entered.connect(partial(self.phase_entered.emit, phase))

    def _state(self, name: str, region: QState) -> QState:
        from PySide6.QtStateMachine import QAbstractTransition, QState

        state = QState(region)
        state.setObjectName(name)
        way = _Way(state)
        transition = region.addTransition(way.taken, state)
        # An external transition would leave the region, and the other one with it.
        transition.setTransitionType(QAbstractTransition.TransitionType.InternalTransition)
        self._ways[name], self._states[name] = way, state
        if region.initialState() is None:
            region.setInitialState(state)
        return state

    def _active(self, *names: str) -> str:
        """Which of the states of these names a region is in; the first before the machine runs."""
        states = self._states
        return next((it for it in names if it in states and states[it].active()), names[0])

    @property
    def running(self) -> bool:
        """Whether the machine has started and takes signals."""
        return self._machine is not None and self._machine.isRunning()

    @property
    def phase(self) -> str:
        """The phase the table is in."""
        return self._active(*PHASES, *(name for name in self._states if name not in PACES))

    @property
    def pace(self) -> str:
        """The pace the table is at."""
        return self._active(*PACES)

    @property
    def asking(self) -> bool:
        """Whether a person is being asked now."""
        return self.pace == "asking"

    def watch(self) -> None:
        """Something is to be shown."""
        if self._machine is not None:
            self._ways["watching"].taken.emit()

    def rest(self, phase: str, pace: str) -> None:
        """All has been shown: the table is in ``phase``, and goes on at ``pace``."""
        if self._machine is None:
            return
        if phase not in self._ways:
            self._add_phase(phase)
        self._ways[phase].taken.emit()
        self._ways[pace].taken.emit()


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
