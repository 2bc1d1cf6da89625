"""The flights of one beat as a single animation, which a click can bring to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation


class Moving(Protocol):
    """What goes its way as a share of it, eased, from 0 to 1."""

    def at(self, t: float, /) -> None: ...


_CURVES = {
    "out": QEasingCurve(QEasingCurve.Type.OutCubic),
    "in-out": QEasingCurve(QEasingCurve.Type.InOutCubic),
    "linear": QEasingCurve(QEasingCurve.Type.Linear),
    "sine": QEasingCurve(QEasingCurve.Type.InOutSine),
}


class Leg(NamedTuple):
    """A flight within a beat: when it begins and how long it takes, in ms."""

    flight: Moving
    wait: int
    ms: int
    curve: str
    landed: Callable[[], None]


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
        """Moves every piece to where it is ``now`` ms after the beat began. A leg that raises is
        given up, which is told when all others have been moved: none is left in mid-air."""
        legs, self._legs = self._legs, []
        trouble: Exception | None = None
        for leg in legs:
            try:
                if self._moved(leg, now):
                    self._legs.append(leg)
            except Exception as error:
                trouble = trouble or error
        if trouble is not None:
            raise trouble

    @staticmethod
    def _moved(leg: Leg, now: int) -> bool:
        """Whether the piece is still on its way after it was moved."""
        if now >= leg.wait + leg.ms:
            leg.landed()
            return False
        if now >= leg.wait:
            leg.flight.at(_CURVES[leg.curve].valueForProgress((now - leg.wait) / leg.ms))
        return True

    def finish(self) -> None:
        """Brings every piece to its end at once; ``finished`` follows, then the plan is gone."""
        if self.duration() == 0:
            self._at(0)
        self.setCurrentTime(self.duration())
        self.deleteLater()
