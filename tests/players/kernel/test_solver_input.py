"""What the kernel refuses: tables, seats and positions that cannot be."""

import pytest

from moon_desktop.engine.pieces import INDEX, mask
from moon_desktop.engine.suits import follow_me, pip_trump
from tests.kit import kernels
from tests.kit.cases import each
from tests.kit.tables import WORTH


@pytest.fixture(params=kernels.NAMES)
def kernel(request):
    return kernels.kernel(request.param)


HANDS = tuple(mask(hand.split()) for hand in ("6-6 5-4", "6-5 4-1", "3-2 2-1"))
FOUR = (*HANDS, mask(("5-5", "4-3")))
LED = (mask(["6-6"]), *HANDS[1:])
"""Seat 0 has led 5-4."""

ONE_EACH = tuple(mask([tile]) for tile in ("6-6", "6-5", "3-2"))


def index(tile):
    return INDEX[tile]


@each(
    ("words", "reason"),
    [
        ({"seats": 2}, "2 seats"),
        ({"seats": 5}, "5 seats"),
        ({"side": 0}, "side"),
        ({"side": 0b111}, "side"),
        ({"side": 0b1000}, "side"),
        ({"side": -1}, "side"),
        ({"worth": WORTH[:-1]}, "worth"),
        ({"worth": [-1] * 28}, "worth"),
        ({"seats": 4, "out": 4}, "seat 4"),
        ({"seats": 4, "out": -1}, "seat -1"),
        ({"seats": 4, "side": 0b0101, "out": 2}, "side"),
    ],
)
def test_a_contest_that_cannot_be(kernel, words, reason):
    words = {"suits": pip_trump(4), "seats": 3, "side": 0b001, **words}
    with pytest.raises(ValueError, match=reason):
        kernel.Solver(**words)


EACH_ONCE = "each once"
POSITIONS = [
    ((HANDS[:2], 0), EACH_ONCE),
    ((FOUR, 0), EACH_ONCE),
    (((HANDS[0], HANDS[0], HANDS[2]), 0), EACH_ONCE),
    (((*HANDS[:2], HANDS[2] | mask(["0-0"])), 0), "seat 2 has 3"),
    (((HANDS[0], mask(["6-5"]), HANDS[2]), 0), "seat 1 has 1"),
    (((0, 0, 0), 0), EACH_ONCE),
    (((HANDS[0], HANDS[1], 1 << 28 | 1), 0), EACH_ONCE),
    (((HANDS[0], -1, HANDS[2]), 0), EACH_ONCE),
    ((HANDS, 3), "seat 3"),
    ((HANDS, -1), "seat -1"),
    ((LED, 1, (index("5-4"),), None), "does not lead"),
    ((LED, 1, (index("5-4"),), 4), "does not lead"),  # no end is named here
    ((LED, 1, (index("5-4"),), 8), "does not lead"),
    ((LED, 1, (index("6-6"),), 6), EACH_ONCE),  # seat 0 still has it
    ((LED, 1, (28,), 5), EACH_ONCE),
    ((LED, 1, (-1,), 5), EACH_ONCE),
    ((LED, 2, (index("5-4"),), 5), "seat"),  # it is not the leader who has one tile less
    ((HANDS, 0, (), 5), "nothing is led"),
    ((ONE_EACH, 0, tuple(map(index, ("5-4", "4-1", "2-1"))), 5), "that trick is over"),
    ((HANDS, 0, (), None, mask(["6-5"])), "not in the hand"),
    ((LED, 1, (index("5-4"),), 5, mask(["4-1"])), "follows"),  # 6-5 must follow
]


@each(("position", "reason"), POSITIONS)
def test_a_position_that_cannot_be(kernel, position, reason):
    solver = kernel.Solver(follow_me(), 3, 0b001)
    hands, turn, *rest = position
    asked = [
        lambda: solver.value(*position),
        lambda: solver.choices(*position),
        lambda: solver.reaches(1, *position),
        lambda: solver.survey([hands], turn, *rest),
    ]
    for ask in asked:
        with pytest.raises(ValueError, match=reason):
            ask()
    assert solver.value(HANDS, 0) == 2  # it is none the worse for it


def test_a_survey_that_cannot_be(kernel):
    solver = kernel.Solver(follow_me(), 3, 0b001)
    with pytest.raises(ValueError, match="no deal"):
        solver.survey([], 0)
    with pytest.raises(ValueError, match="hand of seat 0 is another"):
        solver.survey([HANDS, (HANDS[1], HANDS[0], HANDS[2])], 0)
    with pytest.raises(ValueError, match=EACH_ONCE):
        solver.survey([HANDS, (HANDS[0], HANDS[2], HANDS[2])], 0)
    with pytest.raises(ValueError, match="at most 0"):
        solver.survey([HANDS], 0, most=0)


def test_nothing_is_always_reached_and_more_than_there_is_never(kernel):
    solver = kernel.Solver(follow_me(), 3, 0b001)
    assert solver.reaches(0, HANDS, 0)
    assert solver.reaches(2, HANDS, 0)
    assert not solver.reaches(3, HANDS, 0)


def test_a_seat_that_sits_out_is_not_to_play(kernel):
    solver = kernel.Solver(follow_me(), 4, 0b0001, avoid=True, out=2)
    with pytest.raises(ValueError, match="seat 2"):
        solver.value(FOUR, 2)
    assert solver.value(FOUR, 0) == solver.value((*FOUR[:2], 0, FOUR[3]), 0)


def test_more_points_than_there_is_room_for(kernel):
    solver = kernel.Solver(follow_me(), 3, 0b001, worth=[40] * 28)
    with pytest.raises(ValueError, match="points"):
        solver.value(HANDS, 0)


def test_suits_that_contradict_each_other(kernel):
    suits = follow_me()
    alike = [list(ranks) for ranks in suits.strength]
    alike[6][index("6-5")] = alike[6][index("6-4")]
    contrary = [list(ranks) for ranks in suits.strength]
    contrary[7][index("6-4")], contrary[7][index("6-5")] = 2, 1
    for ranks in (alike, contrary):
        strength = tuple(map(tuple, ranks))
        with pytest.raises(ValueError, match=r"rank"):
            kernel.Solver(suits._replace(strength=strength), 3, 0b001)
