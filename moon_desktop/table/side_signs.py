"""The signs of the sides where several persons look by turns: they stay with the seats."""

from __future__ import annotations

from moon_desktop.engine.seats import Seats
from moon_desktop.games.views.table import CAMPS, Layout, Telling


class SideSigns:
    """What a game tells of the sides as its viewer sees them, in the signs that the person at
    ``home`` knows them by."""

    def __init__(self, seats: Seats, viewer: int, home: int) -> None:
        order = seats.sides_clockwise(home)
        shift = order.index(seats.side(viewer))
        self._kept = shift == 0
        camps = CAMPS[: len(order)]
        self._signs = dict(zip(camps, camps[shift:] + camps[:shift], strict=True))

    def lies(self, layout: Layout) -> Layout:
        """``layout`` in those signs; nothing lies elsewhere."""
        counted = layout.counted
        if self._kept or not (layout.trays or (counted and counted.camps)):
            return layout
        if counted is not None:
            counted = counted._replace(camps=tuple(self._signs[camp] for camp in counted.camps))
        trays = (tray._replace(sign=self._signs[tray.camp]) for tray in layout.trays)
        return layout._replace(trays=tuple(trays), counted=counted)

    def told(self, telling: Telling) -> Telling:
        """``telling`` in those signs."""
        if self._kept:
            return telling
        signs, rail = self._signs, telling.rail
        return telling._replace(
            plates=tuple(
                one if one.camp is None else one._replace(camp=signs[one.camp])
                for one in telling.plates
            ),
            trays=tuple(one._replace(camp=signs[one.camp]) for one in telling.trays),
            rail=None if rail is None else rail._replace(crossed=True),
            counters=tuple(
                one
                if one.where == "out" or one.where == "table"
                else one._replace(where=signs[one.where])
                for one in telling.counters
            ),
            purses=tuple(
                one if one.camp is None else one._replace(camp=signs[one.camp])
                for one in telling.purses
            ),
        )
