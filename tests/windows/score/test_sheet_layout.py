"""Games stand on the sheet without touching, at any size."""

from itertools import pairwise

import pytest

from moon_desktop.games.shown.sheet import GameSpan
from moon_desktop.windows.score.layout import ROW
from moon_desktop.windows.score.sheet_layout import Form, blocks

FORM = Form(sides=3, name_lines=1, asterisks=True, marks=True)
FORMS = [FORM, Form(2, 2, False, True), Form(4, 1, True, True), Form(3, 1, False, False)]


def spans(*lengths, open_last=True):
    """Games of so many hands; the last is still in play."""
    found, row = [], 0
    for number, length in enumerate(lengths, 1):
        last = number == len(lengths) and open_last
        found.append(GameSpan(number, row, row + length, None if last else row + length, (0,) * 4))
        row += length + 1
    return found


def disjoint(laid):
    boxes = [(b.left, b.top, b.right, b.bottom) for b in laid]
    return not any(
        one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
        for place, one in enumerate(boxes)
        for other in boxes[:place]
    )


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("width", [300, 560, 900, 1500, 2600])
def test_games_fill_lines_and_stay_apart(form, width):
    laid = blocks(spans(7, 6, 12, 3, 0), form, width, 500)
    assert len(laid) == 5
    assert disjoint(laid)
    assert max(block.right for block in laid) <= max(width, form.least_width + 12)
    for block in laid:
        starts = [block.column(number) for number in range(form.sides + 1)]
        assert starts[0][0] == block.left
        for (left, wide), (right, _) in pairwise(starts):
            assert left + wide == right
        assert sum(starts[-1]) == block.right
        assert block.lines >= max(8, block.span.end - block.span.first)
        assert block.rows_bottom == block.rows_top + block.lines * ROW
    # Those in one line close on one level.
    assert len({block.bottom for block in laid}) == len({block.top for block in laid})


def test_the_more_room_the_more_games_side_by_side():
    beside = [
        len({block.left for block in blocks(spans(*[3] * 12), FORM, width, 400)})
        for width in (320, 720, 1100, 1460, 2500)
    ]
    assert beside == [1, 2, 3, 4, 6]


def test_one_line_of_games_is_ruled_down_to_the_bottom():
    (block,) = blocks(spans(3), FORM, 600, 1000)
    assert 1000 - ROW < block.bottom <= 1000


def test_rows_are_found_where_they_stand():
    first, second = blocks(spans(2, 3), FORM, 800, 400)
    assert first.rows() == (0, 1, 2)
    assert second.rows() == (3, 4, 5)
    assert first.row(1).top() == first.rows_top + ROW
    assert first.row(2).top() == first.rows_bottom
    assert (first.holds(2), first.holds(3), second.holds(6)) == (True, False, False)
    (single,) = blocks(spans(4, open_last=False), FORMS[3], 800, 400)
    assert single.rows() == (0, 1, 2, 3)
    assert not single.holds(4), "nothing rules off the only game"


def test_names_stay_in_sight_as_long_as_a_hand_does():
    block, *_ = blocks(spans(20, 4), FORM, 400, 400)
    assert block.head_top(0) == block.top
    assert block.head_top(300) == 300
    assert block.head_top(5000) == block.rows_bottom - ROW - FORM.head
