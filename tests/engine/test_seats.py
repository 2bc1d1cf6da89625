"""Seats and sides."""

from __future__ import annotations

from moon_desktop.engine.seats import Seats


def test_left_is_the_next_clockwise():
    """M1.4, M2.1: of the last seat, the first."""
    assert [Seats(3).left_of(seat) for seat in range(3)] == [1, 2, 0]
    assert Seats(4).clockwise(2) == (2, 3, 0, 1)


def test_each_for_itself():
    """M5.4: a side is a seat."""
    seats = Seats(3)
    assert seats.sides == 3
    assert [seats.side(seat) for seat in range(3)] == [0, 1, 2]
    assert seats.members(1) == (1,)
    assert seats.by_side((4, 2, 1)) == (4, 2, 1)
    assert seats.sides_clockwise(1) == (1, 2, 0)


def test_two_against_two():
    """M1.2, M5.4: 0 and 2 against 1 and 3."""
    seats = Seats(4, partners=True)
    assert seats.sides == 2
    assert [seats.side(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert seats.members(0) == (0, 2)
    assert seats.members(1) == (1, 3)
    assert seats.by_side((4, 0, 1, 2)) == (5, 2)
    assert [seats.sides_clockwise(seat) for seat in range(4)] == [(0, 1), (1, 0), (0, 1), (1, 0)]
