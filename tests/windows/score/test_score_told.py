"""The rows of the score sheet told in sentences: how each mark came about."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from moon_desktop.windows.score.model import ScoreRole
from moon_desktop.words.quoting import tip
from tests.kit.score_sheets.matches import PARTNERS, SHOOT, SHOOT_4, THREE_GAMES
from tests.kit.score_sheets.views import model_of

FOUR = ("You", "Theo", "Bea", "Ada")
VOICE = Qt.ItemDataRole.AccessibleTextRole

pytestmark = pytest.mark.usefixtures("qapp")


def ask(model, row, column, role):
    return model.index(row, column).data(role)


def told_marks(model, row):
    return [ask(model, row, column, VOICE) for column in range(1, model.columnCount())]


def test_each_mark_tells_how_it_came_about():
    """M6.2."""
    model = model_of(SHOOT, *THREE_GAMES)
    assert told_marks(model, 7) == [
        "You paid Theo 2: one for the game and one for a hickey.",
        "Theo got 4. You paid 2. Ada paid 2.",
        "Ada paid Theo 2: one for the game and one for a hickey.",
    ]
    assert told_marks(model, 15)[1] == "Theo paid you 3: one for the game and 2 for hickeys."
    assert ask(model, 15, 2, Qt.ItemDataRole.ToolTipRole) == tip(f"{told_marks(model, 15)[1]}")


def test_a_winners_own_hickeys_do_not_count():
    """M6.2."""
    model = model_of(SHOOT, (0, "4", "1", (3, 2, 2)), (0, "over", "6", (7, 0, 0)), (0, "over", "6",
                     (7, 0, 0)))  # fmt: skip
    (row,) = [r for r in range(model.rowCount()) if ask(model, r, 0, ScoreRole.TITLE)]
    assert told_marks(model, row) == [
        "You got 2. Theo paid 1. Ada paid 1. A winner’s own hickeys do not count.",
        "Theo paid you 1: one mark for the game.",
        "Ada paid you 1: one mark for the game.",
    ]


def test_where_nobody_pays_the_winner_gets_one_mark():
    """M6.2."""
    model = model_of(replace(SHOOT, game_marks="winner-only"), *THREE_GAMES[:7])
    got = "Theo got one mark for the game."
    assert told_marks(model, 7) == [f"Nobody pays: {got}", got, f"Nobody pays: {got}"]
    assert [ask(model, 7, c, ScoreRole.POINTS) for c in (1, 2, 3)] == [None, 1, None]


def test_many_hickeys_are_counted_in_figures():
    """M5.7."""
    model = model_of(
        SHOOT_4, (3, "double", "none", (2, 3, 2, 0)), (3, "4", "1", (2, 2, 1, 2)),
        (0, "over", "6", (7, 0, 0, 0)), names=FOUR,
    )  # fmt: skip
    assert told_marks(model, 3)[3] == "Ada paid you 6: one for the game and 5 for hickeys."


def test_totals_tell_what_they_are_made_of():
    told = model_of(SHOOT, *THREE_GAMES).sheet
    assert told.total_told(0, voice=False) == "You: together +3. Game 1: −2. Game 2: +5."
    aloud = model_of(SHOOT, *THREE_GAMES).sheet
    assert (
        aloud.total_told(2, voice=True)
        == "Ada: together minus 4. Game 1: minus 2. Game 2: minus 2."
    )
    nothing = model_of(SHOOT, *THREE_GAMES[:3]).sheet
    assert nothing.total_told(0, voice=False) == "You: no game has been won yet."
    won = (0, "over", "6", (4, 0, 3, 0))
    games = model_of(PARTNERS, won, names=FOUR).sheet
    assert [games.total_told(side, voice=False) for side in (0, 1)] == [
        "You & Bea: won game 1.",
        "Theo & Ada: no game won yet.",
    ]
