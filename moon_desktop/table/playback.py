"""Entries shown in order, one after another, at a tempo; a click hurries what is moving, and
ends what waits for one."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from moon_desktop.engine.entries import Entry
from moon_desktop.engine.seats import Seats
from moon_desktop.engine.sight import Sight
from moon_desktop.games.show import Show
from moon_desktop.games.views.table import Layout, Motion
from moon_desktop.table import tempo
from moon_desktop.table.choreography import Beat, beats
from moon_desktop.table.flight_plan import FlightPlan
from moon_desktop.table.scene import TableScene
from moon_desktop.table.side_signs import SideSigns
from moon_desktop.table.tempo import Tempo


class Step(NamedTuple):
    """An entry, and what the viewer saw before it and sees after it, as the game's own Sights."""

    entry: Entry
    before: Any
    after: Any


class Playback(QObject):
    """One queue, played in order. The view may lag behind the match; it never runs ahead.

    ``show``: the game that is played, set before anything is laid out. ``motion``: how the step
    under way is shown.
    """

    show: Show
    sight: Sight
    """What is shown, or being shown, now."""

    showing = Signal(object)
    """A step whose movements begin now."""
    telling = Signal(object)
    """A step that is not over, but of which everything may be told from now on."""
    waiting = Signal(object)
    """A step that waits for ``hurry``: its trick is finished, and stays until a click. None
    when it waits no more."""
    shown = Signal(object)
    """A step of which everything has been shown."""
    caught_up = Signal()
    """Nothing is left to show."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._steps: deque[tuple[Step, Callable[[], bool]]] = deque()
        self._beats: deque[Beat | None] = deque()
        # None stands for the last beat of a step, in which everything comes to rest.
        self._step: Step | None = None
        self._after = Layout(0, 2)
        self.motion = Motion()
        self._plan: FlightPlan | None = None
        # Whether the beat under way is that of a trick that is to stay until a click.
        self._stays = False
        self.waits = False
        """Whether a finished trick waits to be taken away by ``hurry``."""
        self._advancing = False
        self.tempo = Tempo()
        self.signs = SideSigns(Seats(2), 0, 0)
        """The signs of the sides on the table."""

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown."""
        return self._step is not None or bool(self._steps)

    def lay_out(self, show: Show, sight: Sight, home: int) -> None:
        """Shows another match or moment at once, the sides in the signs that seat ``home`` knows
        them by; nothing is left to be shown."""
        self.clear()
        self.show, self.sight = show, sight
        self.signs = SideSigns(sight.seats, sight.seat, home)
        self._scene.set_pack(show.table.face)
        self.settle()

    def layout(self, sight: Sight) -> Layout:
        """Where every piece lies, as the game has it."""
        return self.signs.lies(self.show.table.layout(sight))

    def settle(self) -> None:
        """Lays every piece where it lies now, as after one was moved by hand."""
        self._scene.settle(self.layout(self.sight))

    def add(self, step: Step, free: Callable[[], bool] = lambda: True) -> None:
        """Shows ``step`` after all that is still to be shown, and nothing of it, nor of any after
        it, before it is ``free``; ``press_on`` is due when that has changed."""
        self._steps.append((step, free))
        self._advance()

    def press_on(self) -> None:
        """Begins the step that is next where nothing is shown, if it is free now."""
        self._advance()

    def clear(self) -> None:
        """Forgets what is still to be shown, as when another match is laid out."""
        self._steps.clear()
        self._beats.clear()
        self._step = None
        self._stays = self.waits = False
        plan, self._plan = self._plan, None
        if plan is not None:
            plan.finished.disconnect(self._beat_done)
            plan.stop()
            plan.deleteLater()

    def hurry(self) -> None:
        """Ends the step being shown at once; a finished trick that is to stay until a click
        lies still first, and goes its way the next time."""
        if self.waits:
            self.waits = False
            self.waiting.emit(None)
        else:
            self.bring_to_rest()
        self._advance()

    def bring_to_rest(self) -> None:
        """Ends what moves at once and begins nothing; what is still to be shown waits for
        ``go_on``, and a trick that is to stay until a click goes on lying there."""
        if self._step is None or self.waits:
            return
        if self._stays:
            self._end_plan()
            self._wait()
            return
        left = list(self._beats)
        self._beats.clear()
        self._end_plan()
        for beat in left:
            if beat is not None:
                self._scene.fly(beat, tempo.AT_ONCE).finish()

    def go_on(self) -> None:
        """Shows what is still to be shown, on a table that may have been laid out anew."""
        if self.waits:
            self._lay_finished_trick()
        self._advance()

    def _lay_finished_trick(self) -> None:
        """A table laid out anew shows what was before the step: its trick is laid again."""
        assert self._step is not None
        self._beats.clear()
        self._begin(self._step)
        laid = self._beats.popleft()
        assert laid is not None
        self._scene.fly(laid, tempo.AT_ONCE).finish()

    def _begin(self, step: Step) -> None:
        self._after = self.layout(step.after)
        before = self.layout(step.before)
        if not self._after.moment:
            self._scene.show_moment("")
        self._beats.extend(beats(before, self.motion, self._after, self._scene.stage))
        self._beats.append(None)

    def _end_plan(self) -> None:
        plan, self._plan = self._plan, None
        if plan is not None:
            plan.finished.disconnect(self._beat_done)
            plan.finish()

    def _advance(self) -> None:
        # At tempo 0 everything happens in this loop and nothing in a signal from a signal.
        if self._advancing:
            return
        self._advancing = True
        try:
            while self._plan is None and not self.waits and self._may_go_on:
                self._next()
        finally:
            self._advancing = False

    @property
    def _may_go_on(self) -> bool:
        if self._step is not None:
            return True
        return bool(self._steps) and self._steps[0][1]()

    def _next(self) -> None:
        if self._beats:
            beat = self._beats.popleft()
            if beat is not None and beat.told:
                self.telling.emit(self._step)
            self._stays = beat is not None and beat.trick and self.tempo.waits
            plan = self._plan_of(beat)
            if plan.duration() == 0:
                plan.finish()
                self._wait()
                return
            self._plan = plan
            plan.finished.connect(self._beat_done)
            plan.start()
        elif self._step is not None:
            step, self._step = self._step, None
            self.sight = step.after
            self._scene.settle(self._after)
            self.shown.emit(step)
            if not self.busy:
                self.caught_up.emit()
        else:
            step, _ = self._steps.popleft()
            self._step = step
            self.motion = self.show.table.motion(step.before, step.entry, step.after)
            self.showing.emit(step)
            if self.motion.cue is not None and self.tempo.heard:
                self._scene.heard.emit(self.motion.cue)
            self._begin(step)

    def _plan_of(self, beat: Beat | None) -> FlightPlan:
        if beat is not None:
            return self._scene.fly(beat, self.tempo)
        assert self._step is not None
        self.sight = self._step.after
        return self._scene.settling(self._after, self.tempo)

    def _wait(self) -> None:
        """Waits, where the beat that is done showed a trick that is to stay until a click."""
        if self._stays:
            self._stays = False
            self.waits = True
            self.waiting.emit(self._step)

    def _beat_done(self) -> None:
        plan, self._plan = self._plan, None
        if plan is not None:
            plan.deleteLater()
        self._wait()
        self._advance()
