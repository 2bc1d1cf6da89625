"""The sheet as text and as values for a spreadsheet, whatever the names are."""

import csv
import io
from dataclasses import replace

import pytest

from moon_desktop.engine.entries import Note
from moon_desktop.windows.score.sheet_export import as_csv, as_text
from tests.kit.score_sheets.matches import (
    MARKS,
    NAMES,
    PARTNERS,
    POINTS,
    SHOOT,
    THREE_GAMES,
    WORKED_EXAMPLE,
    dealt,
    entries,
)
from tests.kit.score_sheets.views import model_of

FOUR = ("You", "Theo", "Bea", "Ada")

pytestmark = pytest.mark.usefixtures("qapp")


def text_of(model):
    return as_text(model.sheet)


def csv_of(model):
    return as_csv(model.sheet)


def parsed(model):
    return list(csv.DictReader(io.StringIO(csv_of(model), newline="")))


def test_the_worked_example_as_text():
    assert text_of(model_of(POINTS, *WORKED_EXAMPLE)) == (
        "Score sheet\n"
        "Follow-me 42: 22 tiles, widow before trump · Bids from 4 · Shoot over or under · To 21\n"
        "\n"
        "Game 1: Ada won\n"
        "\tHand\t\t\tYou\tTheo\tAda\n"
        "1\tYou 5\tThrees\tmade\t+5 5\t+1 1\t+1 1\n"
        "2\tTheo 6\tSixes\tset\t+2 7\t−6 (−5)\t+1 2\n"
        "3\tYou 4\tOnes\tmade\t+4 11\t+2 (−3)\t+1 3\n"
        "4\tAda over\tFollow me\tmade\t0 11\t0 (−3)\t+21 24\n"
        "\n"
        "Ada won the match\n"
        "\n"
        "(−) in the hole, below zero\n"
    )


def test_marks_and_hickeys_as_text():
    text = text_of(model_of(SHOOT, *THREE_GAMES[:8]))
    assert "3\tAda 6\tSixes\tset *\t+2 7\t+1 8\t−6 (−4)\n" in text
    assert "\tMarks\t\t\t−2\t+4\t−2\n" in text
    assert "Game 2: in play\n" in text
    assert "Marks: You −2, Theo +4 and Ada −2.\n" in text
    assert "* hickey, a set bid\n" in text
    assert "set **" in text_of(model_of(SHOOT, *THREE_GAMES[:11]))


def test_help_has_a_sign_in_the_text():
    hands = [*entries(POINTS, *WORKED_EXAMPLE)]
    text = text_of(model_of(POINTS, more=[hands[0], Note("undo", seat=0), *hands[1:]]))
    assert text.count("†") == 2
    assert "made †" in text
    assert "† Something was taken back" in text


def test_the_values_parse_back_to_the_model():
    model = model_of(SHOOT, *THREE_GAMES, more=dealt(SHOOT, 21, 2, "5"))
    rows = parsed(model)
    assert len(rows) == model.rowCount() == 23
    for row, value in zip(model.sheet.rows, rows, strict=True):
        if value["Result"] == "game won":
            assert [int(value[f"{name}: marks"]) for name in NAMES] == list(row.marks)
            assert [int(value[f"{name}: match total"]) for name in NAMES] == list(row.totals)
            assert value["Winner"] == NAMES[row.winner]
            continue
        assert (int(value["Game"]), int(value["Hand"])) == (row.game, row.number)
        assert value["Dealer"] == NAMES[row.dealer]
        if row.result in ("made", "set"):
            assert (value["Bidder"], value["Bid"]) == (NAMES[row.bidder], row.own.bid)
            assert value["Result"] == row.result
            assert [int(value[f"{name}: points"]) for name in NAMES] == list(row.points)
            assert [int(value[f"{name}: total"]) for name in NAMES] == list(row.scores)
            assert [int(value[f"{name}: hickeys"]) for name in NAMES] == list(row.asterisks)
        else:
            assert value["You: points"] == value["Ada: total"] == ""
    assert (rows[4]["Result"], rows[-1]["Result"]) == ("All passed", "in play")


def test_the_values_are_lines_of_rfc_4180():
    text = csv_of(model_of(POINTS, *WORKED_EXAMPLE, names=('Ann "the one", B', "Theo", "Ada")))
    assert text.endswith("\r\n")
    assert text.count("\n") == text.count("\r\n") == 6
    assert '"Ann ""the one"", B"' in text
    assert {len(row) for row in csv.reader(io.StringIO(text, newline=""))} == {9 + 3 * 5}


def test_hickeys_that_do_not_count_are_not_given_away():
    """M5.7."""
    rows = parsed(model_of(replace(SHOOT, hickeys=False), *THREE_GAMES[:3]))
    assert {row[f"{name}: hickeys"] for row in rows for name in NAMES} == {""}
    assert "*" not in text_of(model_of(replace(SHOOT, hickeys=False), *THREE_GAMES[:3]))


@pytest.mark.parametrize(
    "name",
    ["=1+2", "+cmd", "-1", "@SUM(A1)", "\u202e=1", " \t=1", "\uff1d1", "=\u05d3\u05e0\u05d4"],
)
def test_no_name_is_a_formula(name):
    text = csv_of(model_of(SHOOT, *THREE_GAMES, names=(name, name, name)))
    cells = [cell for row in csv.reader(io.StringIO(text, newline="")) for cell in row]
    odd = [cell for cell in cells if cell[:1] in tuple("=+@\t\r\uff1d") or cell.startswith("-")]
    assert all(cell.startswith("-") and cell[1:].isdigit() for cell in odd)
    assert any(cell.startswith("'") for cell in cells)
    assert "\u2068" not in text


def test_sides_of_partners():
    """M5.4."""
    won = (0, "over", "6", (4, 0, 3, 0))
    model = model_of(PARTNERS, won, names=FOUR)
    (hand, game) = parsed(model)
    assert (hand["You & Bea: points"], hand["Theo & Ada: points"]) == ("21", "0")
    assert (game["You & Bea: marks"], game["Winner"]) == ("1", "You & Bea")
    assert "Games: You & Bea 1 and Theo & Ada 0." in text_of(model)


def test_an_empty_sheet():
    model = model_of(MARKS)
    assert parsed(model) == []
    assert "Game 1: in play" in text_of(model)
