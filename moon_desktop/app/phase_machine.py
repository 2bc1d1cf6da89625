"""Who is asked, and what the table does else: its states, and from where each is come to."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from moon_desktop.engine.sight import Sight

if TYPE_CHECKING:
    from PySide6.QtStateMachine import QState

CHANCE: Final = ("draw", "deal")
"""The phases in which chance is due, and nobody is asked."""

READING: Final = ("score", "over")
"""The phases in which a result is read; in all others somebody chooses."""

_STATES: Final = {
    "off": "", "paused": "", "playing": "",
    "watching": "playing", "still": "watching",
    "covered": "playing", "thinking": "playing",
    "playing out": "playing", "claiming": "playing out", "claimed": "playing out",
    "asking": "playing", "answering": "asking", "reading": "asking",
    "in a phase": "answering", "of a choice": "answering", "after it": "answering",
    "choosing": "of a choice", "naming": "of a choice", "free": "after it", "held": "after it",
}  # fmt: skip
"""The states, and the one in which each is; of several in one, the first is come to with it. The
phases are added, the table's own as it first comes to them: ``CHANCE`` in "watching", ``READING``
in "reading", and all others in "in a phase"."""

PACES: Final = ("off", "paused", "watching", "covered", "thinking", "playing out", "asking")

_AT_REST: Final = ("off", "watching", "covered", "thinking", "claimed", "asking")
"""From where the table may come to rest: also where it rested, for it may be asked anew."""

_WAYS: Final = {
    "pause": ("paused", ("off", "playing")),
    "resume": ("watching", ("paused",)),
    "watch": ("watching", ("covered", "thinking", "asking")),
    "cover": ("covered", _AT_REST),
    "think": ("thinking", _AT_REST),
    "claim": ("claiming", ("answering",)),
    "claimed": ("claimed", ("claiming",)),
    "name end": ("naming", ("choosing", "naming")),
    "choose anew": ("choosing", ("naming",)),
    "hold": ("held", ("free",)),
    "let go": ("free", ("held",)),
}
"""Where each way leads, and from where it is taken; that into a phase is taken from where the table
is ``_AT_REST``."""


class WrongWay(AssertionError):
    """The table was to come to a state that it is not come to from where it was, and stays there.
    In a program that runs this is noted, as every error is, and the table goes on."""


class _Way(QObject):
    """The way into a state."""

    taken = Signal()


class PhaseMachine(QObject):
    """The pace of the table, and what a person is asked.

    ``off``: the table has not been seen. ``paused``: nothing goes on. ``watching``: the picture
    moves, or a chance is due. ``thinking``: a computer player considers. ``covered``: the curtain
    is closed until the person in turn is there. ``playing out``: a hand was claimed, and is shown
    to its end. ``asking``: a person is to choose or to read a result; then nothing moves, and
    input is taken then alone.
    """

    started = Signal()
    entered = Signal(str)
    """The table goes on at a pace from now on."""
    opened = Signal(str)
    """A person is asked in this phase: what is found there is to be opened."""
    closed = Signal(str)
    """The person is not asked there any more, or is asked anew."""
    left = Signal(str)
    """The table is no longer at a pace, and not yet at the next."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.phase = "draw"
        """The phase in which the table came to rest last."""
        self._states: dict[str, QState] = {}
        self._ways: dict[str, _Way] = {}
        self.running = False
        """Whether the machine has started; it is ``off`` until then."""
        self._waits = False

    def start(self) -> None:
        """Makes the machine, which the table need not wait for, and starts it."""
        from PySide6.QtStateMachine import QState, QStateMachine

        machine = QStateMachine(self)
        # Not within the machine's own step, in which no way can be taken.
        machine.started.connect(self._begin, Qt.ConnectionType.QueuedConnection)
        for name, parent in _STATES.items():
            self._add(name, self._states[parent] if parent else machine)
            if name == "answering":
                # Each of its own: the phase, whether an end is named, and whether it is held back.
                self._states[name].setChildMode(QState.ChildMode.ParallelStates)
        for pace in PACES:
            state = self._states[pace]
            state.entered.connect(partial(self.entered.emit, pace))
            state.exited.connect(partial(self.left.emit, pace))
        for way, (target, sources) in _WAYS.items():
            self._lead(way, self._states[target], sources)
        machine.start()

    def _add(self, name: str, parent: QState) -> QState:
        from PySide6.QtStateMachine import QState

        state = self._states[name] = QState(parent)
        state.setObjectName(name)
        exclusive = parent.childMode() == QState.ChildMode.ExclusiveStates
        if exclusive and parent.initialState() is None:
            parent.setInitialState(state)
        return state

    def _lead(self, name: str, target: QState, sources: tuple[str, ...]) -> None:
        way = self._ways[name] = _Way(target)
        for source in sources:
            self._states[source].addTransition(way.taken, target)

    def _add_phase(self, phase: str, name: str) -> None:
        """``name``: other packages' games may call a phase as a state is called here."""
        asked = phase not in CHANCE
        parent = "reading" if phase in READING else "in a phase" if asked else "watching"
        state = self._add(name, self._states[parent])
        self._lead(name, state, _AT_REST)
        if asked:
            state.entered.connect(partial(self.opened.emit, phase))
            state.exited.connect(partial(self.closed.emit, phase))

    def _begin(self) -> None:
        self.running = True
        if self._waits:
            self._go("pause")
        self.started.emit()

    def _is(self, *names: str) -> bool:
        """Whether the table is in one of these states."""
        return self.running and any(self._states[name].active() for name in names)

    def _go(self, way: str, phase: str = "") -> None:
        _, sources = _WAYS.get(way, (way, _AT_REST))
        if not self._is(*sources):
            raise WrongWay(f"“{way}” is taken from {', '.join(sources)}, and not from {self}")
        self.phase = phase or self.phase
        self._ways[way].taken.emit()

    def __str__(self) -> str:
        return "/".join(name for name in self._states if self._is(name)) or "off"

    # --- where it is ----------------------------------------------------------------------

    @property
    def pace(self) -> str:
        """The pace the table is at."""
        return next((pace for pace in PACES if self._is(pace)), "off")

    @property
    def paused(self) -> bool:
        """Whether nothing goes on until it does again."""
        return self._is("paused") if self.running else self._waits

    @property
    def asking(self) -> bool:
        """Whether a person is being asked now; then nothing is left to be shown."""
        return self._is("asking")

    @property
    def reading(self) -> bool:
        """Whether a result is there to be read."""
        return self._is("reading")

    @property
    def naming(self) -> bool:
        """Whether the end of the piece is asked for that was chosen."""
        return self._is("naming")

    @property
    def held(self) -> bool:
        """Whether a choice was made that somebody objects to, or may."""
        return self._is("held")

    @property
    def may_rest(self) -> bool:
        """Whether the table may come to rest, as soon as all has been shown."""
        return self._is(*_AT_REST)

    # --- where it goes --------------------------------------------------------------------

    def watch(self) -> None:
        """Something is to be shown. Where it is paused, or played out, it stays so."""
        if self._is("covered", "thinking", "asking"):
            self._go("watch")

    def rest(self, phase: str, pace: str) -> None:
        """All has been shown: the table is in ``phase``, and goes on at ``pace``."""
        way = {"covered": "cover", "thinking": "think"}.get(pace, f"in {phase}")
        if self.running and way not in self._ways:
            self._add_phase(phase, way)
        self._go(way, phase)

    def pause(self) -> None:
        """Nothing goes on until ``resume``."""
        if self.running:
            self._go("pause")
        self._waits = True

    def resume(self) -> None:
        """It goes on; what was left to be shown comes first."""
        if self.running:
            self._go("resume")
        self._waits = False

    def claim(self) -> None:
        """The person who is asked claims the hand; the table comes to no rest before it is played,
        which is when it was ``claimed``."""
        self._go("claim")

    def claimed(self) -> None:
        """All of a claimed hand was played, and is shown now."""
        self._go("claimed")

    def name_end(self, wanted: bool = True) -> None:
        """The piece that was chosen stands for several choices, or is given up."""
        self._go("name end" if wanted else "choose anew")

    def hold(self, held: bool = True) -> None:
        """The choice that was made is held back, or is not any more."""
        self._go("hold" if held else "let go")


def resting(
    sight: Sight, people: tuple[int, ...], absent: int | None, read: bool
) -> tuple[str, str]:
    """The phase and pace of a table on which nothing moves.

    ``people``: the seats of persons, ``absent`` the one of them in turn, if it is not at the
    window yet; ``read``: the result of the last hand has been looked at.
    """
    if sight.phase == "over":
        return "over", "asking"
    if sight.phase in CHANCE:
        unread = sight.result is not None and not read
        return ("score", "asking") if unread else (sight.phase, "watching")
    if absent is not None:
        return sight.phase, "covered"
    return sight.phase, "asking" if sight.turn in people else "thinking"
