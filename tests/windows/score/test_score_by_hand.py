"""A match of three games worked out by hand, as the record and the sheet have it."""

import pytest
from PySide6.QtCore import Qt

from moon_desktop.engine.entries import GameOver, MatchOver
from moon_desktop.games.moon.entries import HandOver
from moon_desktop.games.moon.show import SHOW
from moon_desktop.windows.score.model import CELL, ScoreModel
from tests.kit.score_sheets.by_hand import BEA, GAMES, NAMES, TOTALS_3, played

pytestmark = [pytest.mark.timeout(60), pytest.mark.usefixtures("qapp")]

HANDS = [hand for game in GAMES for hand in game[0]]


@pytest.fixture(scope="module")
def table():
    return played()


@pytest.fixture
def model(table):
    model = ScoreModel()
    model.set_match(SHOW, table.rules, NAMES, table.entries)
    return model


def test_the_record_comes_to_what_was_worked_out(table):
    """M5.1, M5.2, M5.6, M5.7, M6.2."""
    hands = [entry for entry in table.entries if isinstance(entry, HandOver)]
    assert [(h.tricks, h.points, h.scores, h.hickeys) for h in hands] == [row[1:] for row in HANDS]
    games = [entry for entry in table.entries if isinstance(entry, GameOver)]
    assert [(g.winner, g.marks, g.totals) for g in games] == [game[1:4] for game in GAMES]
    assert all(sum(game.marks) == sum(game.totals) == 0 for game in games)
    assert table.entries[-1] == MatchOver(BEA)


def test_every_row_of_the_model_says_it(model):
    rows = iter(range(model.rowCount()))

    def ask(row, column, role=Qt.ItemDataRole.DisplayRole):
        return model.index(row, column).data(role)

    for number, (hands, winner, marks, _, held) in enumerate(GAMES, 1):
        for first, _, points, totals, hickeys in hands:
            row = next(rows)
            assert ask(row, 0) == first
            if first == "All passed":
                assert [ask(row, c) for c in (1, 2, 3)] == ["–", "–", "–"]
                continue
            assert [ask(row, c, CELL).points for c in (1, 2, 3)] == list(points)
            assert [ask(row, c, CELL).total for c in (1, 2, 3)] == list(totals)
            assert [ask(row, c) for c in (1, 2, 3)] == [
                str(total).replace("-", "−") for total in totals
            ]
            assert [ask(row, c, CELL).circled for c in (1, 2, 3)] == [t < 0 for t in totals]
            assert ask(row, 0, CELL).asterisks == sum(hickeys)
        row = next(rows)
        assert ask(row, 0) == f"Game {number} {NAMES[winner]} won"
        assert [ask(row, c, CELL).points for c in (1, 2, 3)] == list(marks)
        assert model.sheet.games[number - 1].asterisks == held
    assert next(rows, None) is None
    assert (model.sheet.totals, model.sheet.winner) == (TOTALS_3, BEA)
