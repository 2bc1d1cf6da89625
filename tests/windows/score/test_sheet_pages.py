"""Games stand on pages of paper, no more of them than needed, and none of them bare."""

from __future__ import annotations

from itertools import pairwise

import pytest

from moon_desktop.windows.score.layout import ROW
from moon_desktop.windows.score.sheet_layout import BETWEEN
from moon_desktop.windows.score.sheet_print import Paper, on_pages, pages
from tests.windows.score.test_sheet_layout import FORM, FORMS, disjoint, spans

FOOT = 114
PAPER = Paper(800, 1000, 1150, FOOT)
LENGTHS = [
    (0,), (1,), (5,), (19,), (21,), (22,), (60,), (14, 21), (21, 14), (7, 6, 5), (9,) * 12,
    (30, 2, 2, 41), (18,) * 5, (3,) * 30, (22, 22, 22), tuple(range(25)),
]  # fmt: skip


def hands_of(sheets):
    return [row for sheet in sheets for block in sheet for row in block.rows()]


def bottom(sheet):
    return max(block.bottom for block in sheet)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("first", [1000, 700, 1150])
def test_every_hand_is_printed_once_and_no_page_is_bare(form, first):
    for lengths in LENGTHS:
        printed_once(form, lengths, first)


def printed_once(form, lengths, first):
    games = spans(*lengths)
    sheets = pages(games, form, PAPER._replace(first=first))
    rows = hands_of(sheets)
    wanted = {row for game in games for row in range(game.first, game.end)}
    closing = {game.closing for game in games if game.closing is not None and form.marks}
    assert rows == sorted(wanted | closing), "in order, and once"
    for number, sheet in enumerate(sheets):
        assert sheet
        assert disjoint(sheet)
        assert bottom(sheet) <= (1150 if number else first)
        for block in sheet:
            # Something is written in every block, but in that of a game not begun.
            assert block.span.end > block.span.first or not block.goes_on
    # The foot stands on the page of the last hands.
    assert bottom(sheets[-1]) + FOOT <= (1150 if len(sheets) > 1 else first)


@pytest.mark.parametrize("lengths", LENGTHS)
def test_parts_of_a_game_follow_one_another_and_the_last_is_ruled_off(lengths):
    blocks = [block for sheet in pages(spans(*lengths), FORM, PAPER) for block in sheet]
    for one, other in pairwise(blocks):
        assert one.breaks_off == other.goes_on
        assert one.breaks_off == (one.span.number == other.span.number)
        assert one.ruled_off == (not one.breaks_off)
        assert one.span.closing is None or not one.breaks_off
    assert not blocks[0].goes_on
    assert not blocks[-1].breaks_off


def test_a_game_stays_whole_where_that_takes_no_more_paper():
    sheets = pages(spans(*[9] * 12), FORM, PAPER)
    assert not any(block.goes_on for sheet in sheets for block in sheet)
    # One line of two games on the first page, two lines on each of the others.
    assert [len(sheet) for sheet in sheets] == [2, 4, 4, 2]


def test_a_game_is_torn_where_that_saves_a_page():
    games = spans(*[11] * 5)
    assert on_pages(3, games, FORM, PAPER, torn=False) is not None
    assert on_pages(2, games, FORM, PAPER, torn=False) is None
    sheets = pages(games, FORM, PAPER)
    assert len(sheets) == 2
    assert any(block.goes_on for sheet in sheets for block in sheet)


def test_a_page_is_not_left_for_a_corner_of_it():
    """Below a line of games stays less than a quarter of the page, or the next one begins there."""
    lengths = [(30, 2, 2, 41), (60,), (22, 22, 22)]
    for games in lengths:
        sheets = pages(spans(*games), FORM, PAPER)
        for number, sheet in enumerate(sheets[:-1]):
            room = PAPER.height if number else PAPER.first
            assert room - bottom(sheet) - BETWEEN <= PAPER.height / 4 + ROW


def test_first_games_too_long_for_the_rest_of_the_first_page_begin_there_all_the_same():
    """As in a long match of four: the page under the heading is not left bare."""
    sheets = pages(spans(14, 21, open_last=False), FORM, PAPER)
    assert [[len(block.rows()) for block in sheet] for sheet in sheets] == [[15, 19], [3]]
    assert [block.goes_on for sheet in sheets for block in sheet] == [False, False, True]


def test_parts_of_a_long_game_stand_side_by_side():
    torn = pages(spans(60), FORM, PAPER)
    assert [[block.goes_on for block in sheet] for sheet in torn] == [[False, True], [True, True]]
    assert [[len(block.rows()) for block in sheet] for sheet in torn] == [[19, 19], [20, 2]]


def test_the_last_hands_go_with_the_foot():
    """A game that fills its page leaves the foot no room: its end stands with it."""
    games = spans(22)
    paper = Paper(400, 1150, 1150, FOOT)
    assert on_pages(1, games, FORM, paper._replace(foot=0), torn=False) is not None
    sheets = pages(games, FORM, paper)
    assert len(sheets) == 2
    assert 1 <= len(sheets[1][0].rows()) <= 4


@pytest.mark.parametrize(("first", "height"), [(100, 1150), (1, 200), (1, 1)])
def test_there_is_always_a_page_that_takes_a_hand(first, height):
    sheets = pages(spans(3, 2), FORM, Paper(800, first, height, FOOT))
    assert hands_of(sheets) == [0, 1, 2, 3, 4, 5]


def test_paper_on_which_nothing_has_room_beside_the_heading_takes_the_hands_all_the_same():
    games = spans(*[3] * 12)
    sheets = pages(games, FORM, Paper(756, -8, 222, 108))
    assert hands_of(sheets) == hands_of(pages(games, FORM, PAPER))
