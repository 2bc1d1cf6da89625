"""Which pages of the help were read, in order, and how far each was scrolled."""

from __future__ import annotations

from typing import NamedTuple


class Stop(NamedTuple):
    """A page, and the px it was scrolled down."""

    page: str
    scrolled: int = 0


class History:
    """A line of stops and the one that is shown, as in a browser."""

    def __init__(self) -> None:
        self._stops: list[Stop] = []
        self._at = -1

    @property
    def can_go_back(self) -> bool:
        """Whether there is a stop before the one shown."""
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether there is a stop after the one shown."""
        return self._at < len(self._stops) - 1

    def leave(self, scrolled: int) -> None:
        """Notes how far the page shown is scrolled, before another is."""
        if self._at >= 0:
            self._stops[self._at] = self._stops[self._at]._replace(scrolled=scrolled)

    def go(self, page: str) -> None:
        """A new stop after the one shown, in place of those that followed it."""
        self._stops = [*self._stops[: self._at + 1], Stop(page)]
        self._at += 1

    def back(self) -> Stop:
        """Goes to the stop before; IndexError if there is none."""
        return self._move(-1)

    def forward(self) -> Stop:
        """Goes to the stop after; IndexError if there is none."""
        return self._move(1)

    def _move(self, by: int) -> Stop:
        if not 0 <= self._at + by < len(self._stops):
            raise IndexError("no page there")
        self._at += by
        return self._stops[self._at]
