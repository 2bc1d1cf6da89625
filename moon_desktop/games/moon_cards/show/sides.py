"""The sides as a viewer sees them: whose each is, and who they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.seats import Seats
from moon_desktop.games.views.table import Camp
from moon_desktop.words import score
from moon_desktop.words.names import apart

_CAMPS: Final[tuple[Camp, ...]] = ("ours", "theirs", "third")


def camps(table: Seats, viewer: int) -> tuple[Camp, ...]:
    """Whose each side is, as they come round from the viewer; none where all play alone."""
    if not table.partners:
        return ()
    order = table.sides_clockwise(viewer)
    return tuple(_CAMPS[order.index(side)] for side in range(table.sides))


def side_named(table: Seats, side: int, viewer: int, names: Sequence[str]) -> str:
    """A side by the names of its seats, the viewer first and on clockwise."""
    members = [seat for seat in table.clockwise(viewer) if table.side(seat) == side]
    return score.side([apart(names[seat]) for seat in members])
