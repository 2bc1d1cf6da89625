"""The flights of one beat as a single animation, which a click can bring to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

_CURVES = {
    "out": QEasingCurve(QEasingCurve.Type.OutCubic),
    "in-out": QEasingCurve(QEasingCurve.Type.InOutCubic),
}


class Way(Protocol):
    """Anything that is on its way."""

    def at(self, t: float) -> None:
        """Is seen after the share ``t`` (0–1, eased) of the way."""


class Leg:
    """A flight within a beat: when it begins and how long it takes, in ms."""

    __slots__ = ("curve", "done", "flight", "landed", "ms", "wait")

    def __init__(
        self, flight: Way, wait: int, ms: int, curve: str, landed: Callable[[], None]
    ) -> None:
        self.flight = flight
        self.wait = wait
        self.ms = ms
        self.curve = curve
        self.landed = landed
        self.done = False

    def at(self, now: int) -> None:
        """Moves the piece to where it is ``now`` ms after the beat began."""
        if self.done or now < self.wait:
            return
        if now >= self.wait + self.ms:
            self.done = True
            self.landed()
        else:
            self.flight.at(_CURVES[self.curve].valueForProgress((now - self.wait) / self.ms))


class FlightPlan(QVariantAnimation):
    """Plays the legs of a beat side by side, then waits ``hold`` ms.

    One animation a beat, not one a piece: a frame costs one call into Python.
    """

    def __init__(self, legs: list[Leg], hold: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._legs = legs
        total = max((leg.wait + leg.ms for leg in legs), default=0) + hold
        self.setStartValue(0)
        self.setEndValue(total)
        self.setDuration(total)
        self.valueChanged.connect(self._at)

    def _at(self, now: int) -> None:
        for leg in self._legs:
            leg.at(now)

    def finish(self) -> None:
        """Brings every piece to its end at once; ``finished`` follows, then the plan is gone."""
        if self.duration() == 0:
            self._at(0)
        self.setCurrentTime(self.duration())
        self._legs.clear()
        self.deleteLater()
