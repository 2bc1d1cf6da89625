"""Advice in every game, at every moment among the scenes: its shape, and the limits it keeps to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from moon_desktop.games.game import Game
from moon_desktop.players.player import Limits, Stopped
from tests.kit.arrange import game_of
from tests.kit.cases import each
from tests.kit.scenes import SCENES
from tests.kit.sentences import NAMES

NO_CLOCK = Limits(None, lambda: False)


def moments() -> list[Any]:
    """Each scene in which a choice is due: the game, and the Sight of the seat in turn."""
    found = []
    for name, (scenes, _) in SCENES.items():
        tables: Iterable[Any] = scenes()
        for number, table in enumerate(tables):
            if (turn := table.match.turn) is not None:
                case = game_of(table.rules), table.match.sight(turn)
                found.append(pytest.param(*case, id=f"{name}-{number}-{case[1].phase}"))
    return found


MOMENTS = moments()
AT_EACH = each(("game", "sight"), MOMENTS)
HERE_AND_THERE = each(("game", "sight"), MOMENTS[::6])


@pytest.mark.slow
@AT_EACH
def test_every_legal_choice_has_its_worth_and_the_best_its_reason(game: Game, sight: Any):
    """M5.4, T1.1, C1.2: partners have the same points."""
    advice = game.players.advise(sight, NO_CLOCK, seed=3, deals=2)
    assert tuple(worth.choice for worth in advice.worths) == sight.legal
    assert advice.best in sight.legal
    assert advice.deals >= 1
    side = sight.seats.side
    for worth in advice.worths:
        assert worth.made is None or 0 <= worth.made <= 1
        assert -1e-9 <= worth.win <= 1 + 1e-9
        assert len(worth.points) == sight.seats.count
        for seat, points in enumerate(worth.points):
            assert points == worth.points[sight.seats.members(side(seat))[0]]
    told = game.show.hints.hint(advice._replace(reason=game.players.explain(advice)), NAMES)
    assert told.reason.endswith(".")
    assert [row.best for row in told.rows] == [True] + [False] * (len(told.rows) - 1)


@pytest.mark.slow
@HERE_AND_THERE
def test_without_a_clock_the_same_seed_has_the_same_answer(game: Game, sight: Any):
    first, again = (game.players.advise(sight, NO_CLOCK, seed=7, deals=5) for _ in range(2))
    assert first == again


@pytest.mark.slow
@HERE_AND_THERE
def test_when_time_is_up_it_answers_with_what_it_has(game: Game, sight: Any):
    advice = game.players.advise(sight, Limits(0.0, lambda: False), deals=5_000)
    assert 1 <= advice.deals < 1_000
    assert advice.best in sight.legal


@pytest.mark.slow
@HERE_AND_THERE
def test_it_stops_as_soon_as_it_is_told_to(game: Game, sight: Any):
    """Not a question more is asked, wherever the thought is, now at once and now later; but it may
    end sooner."""
    patience, asked = len(sight.legal) % 3, [0]

    def stop() -> bool:
        asked[0] += 1
        return asked[0] > patience

    try:
        game.players.advise(sight, Limits(None, stop), deals=5_000)
    except Stopped:
        assert asked == [patience + 1]
    else:
        assert 0 < asked[0] <= patience, "it was over before"


@HERE_AND_THERE
def test_where_no_choice_is_due_it_says_so(game: Game, sight: Any):
    """M1.5, T1.3, C2.2: nor to who may not see the hand."""
    for other in (sight.watched(), sight.veil()):
        with pytest.raises(ValueError, match="no choice"):
            game.players.advise(other, NO_CLOCK, deals=2)
