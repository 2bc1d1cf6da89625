"""The curve of the score: what it tells, where it stands, and where there is no room for it."""

import pytest
from PySide6.QtCore import QSize

from moon_desktop.games.moon.entries import Deal
from moon_desktop.look.theme import THEME
from moon_desktop.windows.score.curve import ScoreCurve
from moon_desktop.windows.score.games import GamesGround
from moon_desktop.windows.score.model import ScoreModel
from tests.kit.pixels import near, where
from tests.kit.score_sheets.matches import POINTS, SHOOT, THREE_GAMES, WORKED_EXAMPLE
from tests.kit.score_sheets.views import kept, model_of

pytestmark = pytest.mark.usefixtures("qapp")


def ground_of(model, width, height):
    ground = GamesGround(model, THEME)
    ground.arrange(QSize(width, height), 8)
    return ground


def test_it_goes_from_what_each_side_begins_with_through_its_totals():
    (game,) = ScoreCurve(model_of(POINTS, *WORKED_EXAMPLE), THEME).games
    assert game == [(0, 0, 0), (5, 1, 1), (7, -5, 2), (11, -3, 3), (11, -3, 24)]


def test_each_game_begins_anew_and_a_hand_in_play_is_no_point_yet():
    model = model_of(SHOOT, *THREE_GAMES, more=[Deal(21, 0, None, ((),) * 3, None)])
    games = ScoreCurve(model, THEME).games
    assert [game[0] for game in games] == [(0, 0, 0)] * 3
    assert sum(len(game) - 1 for game in games) == len(THREE_GAMES)


@pytest.mark.parametrize("hands", [0, 1, 4])
def test_it_is_drawn_from_the_first_hand_on(hands):
    curve = ScoreCurve(model_of(POINTS, *WORKED_EXAMPLE[:hands]), THEME)
    curve.resize(500, 400)
    assert where(curve.grab().toImage(), near(THEME.theyink))


def test_the_word_for_hands_is_whole(monkeypatch):
    """As in French, where it is long."""
    monkeypatch.setattr("moon_desktop.windows.score.curve.tr", lambda _: "Manches")
    curve = ScoreCurve(model_of(POINTS, *WORKED_EXAMPLE), THEME)
    curve.resize(300, 260)
    edge = curve.grab().toImage().copy(298, 220, 2, 40)
    assert not where(edge, lambda colour: colour != edge.pixelColor(0, 0))


def test_nothing_is_drawn_before_the_first_match():
    curve = ScoreCurve(ScoreModel(), THEME)
    curve.resize(500, 400)
    assert not curve.grab().isNull()


@pytest.mark.parametrize("size", [(1160, 560), (892, 390), (652, 900)])
def test_it_fills_what_one_game_leaves_free(size):
    ground = ground_of(model_of(POINTS, *WORKED_EXAMPLE), *size)
    (box,), curve = ground.boxes, ground.curve
    assert curve.isVisibleTo(ground)
    assert not curve.geometry().intersects(box.geometry())
    assert ground.rect().contains(curve.geometry())
    assert ground.height() <= size[1]


def test_where_games_take_all_the_room_there_is_none():
    ground = ground_of(model_of(SHOOT, *THREE_GAMES), 1160, 560)
    assert not ground.curve.isVisibleTo(ground)


def test_it_stays_in_sight_beside_a_long_game(qtbot):
    ground = ground_of(model_of(SHOOT, *THREE_GAMES[:8], *THREE_GAMES[:8]), 760, 300)
    kept(qtbot, ground)
    ground.show()
    assert ground.height() > 300
    for y in (0, 40, ground.height() - 300):
        ground.move(0, -y)
        last = ground.boxes[-1].geometry()
        top = max(y, last.top())
        assert ground.curve.y() == min(top, last.bottom() + 1 - ground.curve.height())
