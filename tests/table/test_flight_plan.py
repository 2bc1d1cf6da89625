"""The flights of one beat: every piece comes to its end, whatever happens to another."""

from __future__ import annotations

import pytest

from moon_desktop.table.flight_plan import FlightPlan, Leg
from tests.kit.cases import each

pytestmark = pytest.mark.usefixtures("qapp")


class Piece:
    """What moves, and tells how far it is; a broken one raises."""

    def __init__(self, broken: str = "") -> None:
        self.broken = broken
        self.at_last: float | str = 0.0

    def at(self, t: float, /) -> None:
        if self.broken == "moving":
            raise ValueError(self.broken)
        self.at_last = t

    def land(self) -> None:
        if self.broken == "landing":
            raise ValueError(self.broken)
        self.at_last = "landed"

    def leg(self, ms: int) -> Leg:
        return Leg(self, 0, ms, "linear", self.land)


@each("ms", [0, 200])
@each("broken", ["landing", "moving"])
def test_where_one_raises_the_others_land_all_the_same(qtbot, broken, ms):
    before, bad, after = pieces = Piece(), Piece(broken), Piece()
    plan = FlightPlan([piece.leg(ms) for piece in pieces], 0)
    raised = ms == 0 and broken == "landing"
    if raised:
        with pytest.raises(ValueError, match=broken):
            plan.finish()
    elif ms:
        with qtbot.captureExceptions() as caught:
            plan.setCurrentTime(ms // 2)
            assert [before.at_last, after.at_last] == [0.5, 0.5]
            plan.finish()
        assert [error for error, *_ in caught] == [ValueError]
    else:
        plan.finish()
    assert [before.at_last, after.at_last] == ["landed", "landed"]
    assert (bad.at_last == "landed") is (broken == "moving" and ms == 0)
