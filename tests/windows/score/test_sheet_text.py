"""The sheet as text and as values for a spreadsheet, whatever the names are."""

import csv
import io
from dataclasses import replace

import pytest

from moon_desktop.engine.entries import Bid, Note
from moon_desktop.windows.score.sheet_export import as_csv, as_text
from tests.kit.cases import each
from tests.kit.score_sheets.matches import (
    MARKS,
    NAMES,
    PARTNERS,
    POINTS,
    SHOOT,
    THREE_GAMES,
    WORKED_EXAMPLE,
    Sold,
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


def test_the_sheet_as_text():
    """M5.7, M6.2."""
    first, *_ = text_of(model_of(POINTS, *WORKED_EXAMPLE)).split("\n\n")
    assert first == (
        "Score sheet\n"
        "Wild Moon: 22 tiles, widow before trump · Bids from 4 · Shoot over or under · To 21"
    )
    model = model_of(SHOOT, *THREE_GAMES[:8])
    _, table, last = text_of(model).split("\n\n")
    lines = table.splitlines()
    assert [line.split("\t") for line in lines] == [*csv.reader(io.StringIO(csv_of(model)))]
    ada, won = "1\t3\tYou\tAda\t6\tSixes\tset\t\t", "1\t\t\t\t\t\tgame won\t\tTheo"
    assert lines[3] == f"{ada}\t2\t7\t0\t1\t8\t0\t-6\t-4\t1"
    assert lines[8] == f"{won}\t-2\t-2\t1\t4\t4\t0\t-2\t-2\t1"
    assert last == "Marks: You −2, Theo +4 and Ada −2.\n"
    assert text_of(model_of(POINTS, *WORKED_EXAMPLE)).endswith("\n\nAda won the match\n")


def test_help_is_told():
    hands = [*entries(POINTS, *WORKED_EXAMPLE)]
    rows = parsed(model_of(POINTS, more=[hands[0], Note("undo", seat=0), *hands[1:]]))
    assert [row["Help"] for row in rows] == ["taken back or hint", "", "", "", ""]


def test_the_values_parse_back_to_the_model():
    model = model_of(SHOOT, *THREE_GAMES, more=dealt(SHOOT, 21, 2, "5"), sight=Sold(Bid(2, "5")))
    rows = parsed(model)
    assert len(rows) == model.rowCount() == 23
    for row, value in zip(model.sheet.rows, rows, strict=True):
        if value["Result"] == "game won":
            assert [int(value[f"{name}: points"]) for name in NAMES] == list(row.marks)
            assert [int(value[f"{name}: total"]) for name in NAMES] == list(row.totals)
            assert value["Winner"] == NAMES[row.winners[0]]
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
    assert {len(row) for row in csv.reader(io.StringIO(text, newline=""))} == {9 + 3 * 3}


def test_hickeys_that_do_not_count_are_not_given_away():
    """M5.7."""
    rows = parsed(model_of(replace(SHOOT, hickeys=False), *THREE_GAMES[:3]))
    assert {row[f"{name}: hickeys"] for row in rows for name in NAMES} == {""}


@each(
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


@each("name", ["=1+2", "+cmd", "-1", "@SUM(A1)", "\u202e=1", "\uff1d1"])
def test_no_line_of_the_text_is_a_formula(name):
    """A spreadsheet takes a line beside the table for a cell, as that on who won."""
    text = text_of(model_of(POINTS, *WORKED_EXAMPLE, names=(name, name, name)))
    assert "won the match" in text
    for line in text.splitlines():
        assert not line.startswith(tuple("=+-@\uff1d\u202e\u2068"))


def test_sides_of_partners():
    """M5.4."""
    won = (0, "over", "6", (4, 0, 3, 0))
    model = model_of(PARTNERS, won, names=FOUR)
    (hand, game) = parsed(model)
    assert (hand["You & Bea: points"], hand["Theo & Ada: points"]) == ("21", "0")
    assert (game["You & Bea: points"], game["Winner"]) == ("1", "You & Bea")
    assert "Games: You & Bea 1 and Theo & Ada 0." in text_of(model)


def test_an_empty_sheet():
    model = model_of(MARKS)
    assert parsed(model) == []
    assert text_of(model).startswith("Score sheet\n")
