"""The score sheet's model: what each cell answers, and that views hear of each change."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from moon_desktop.engine.entries import Bid, Note
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.moon.show import SHOW
from moon_desktop.windows.score.model import ASTERISKS, CELL, ScoreModel, folded
from moon_desktop.words.quoting import tip
from tests.kit.cases import each
from tests.kit.score_sheets.matches import (
    MARKS,
    NAMES,
    PARTNERS,
    POINTS,
    SHOOT,
    SHOOT_4,
    THREE_GAMES,
    WORKED_EXAMPLE,
    Sold,
    dealt,
    entries,
)
from tests.kit.score_sheets.views import model_of

FOUR = ("You", "Theo", "Bea", "Ada")
TEXT = Qt.ItemDataRole.DisplayRole
VOICE = Qt.ItemDataRole.AccessibleTextRole
TIP = Qt.ItemDataRole.ToolTipRole
MATCHES = {
    "worked example": (POINTS, NAMES, WORKED_EXAMPLE),
    "three games": (SHOOT, NAMES, THREE_GAMES),
    "marks": (MARKS, NAMES, WORKED_EXAMPLE * 3),
    "partners": (PARTNERS, FOUR, ((0, "over", "6", (4, 0, 3, 0)), None, (3, "5", "1", (2,) * 4))),
    "four seats": (SHOOT_4, FOUR, ((3, "double", "none", (2, 3, 2, 0)), (1, "3", "2", (2,) * 4))),
}

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(params=MATCHES)
def match(request):
    rules, names, hands = MATCHES[request.param]
    return rules, names, [*entries(rules, *hands)]


def ask(model, row, column, role=TEXT):
    return model.index(row, column).data(role)


def column(model, column, role=TEXT):
    return [ask(model, row, column, role) for row in range(model.rowCount())]


def cells(model, column, field):
    return [getattr(ask(model, row, column, CELL), field) for row in range(model.rowCount())]


def test_the_worked_example_reads_as_on_paper():
    model = model_of(POINTS, *WORKED_EXAMPLE)
    assert [[ask(model, r, c) for c in range(4)] for r in range(5)] == [
        ["You 5 Threes", "5", "1", "1"],
        ["Theo 6 Sixes", "7", "−5", "2"],
        ["You 4 Ones", "11", "−3", "3"],
        ["Ada over Follow me", "11", "−3", "24"],
        ["Game over Ada won", "", "", ""],
    ]
    assert cells(model, 0, "result") == ["made", "set", "made", "made", None]
    assert cells(model, 2, "points") == [1, -6, 2, 0, None]
    assert cells(model, 2, "total") == [1, -5, -3, -3, None]
    assert cells(model, 1, "bought") == [True, False, True, False, None]
    assert cells(model, 3, "won") == [False, False, False, True, True]


def test_only_totals_below_zero_are_in_the_hole():
    """M5.8."""
    model = model_of(POINTS, *WORKED_EXAMPLE)
    circled = [(r, c) for r in range(4) for c in range(1, 4) if ask(model, r, c, CELL).circled]
    assert circled == [(1, 2), (2, 2), (3, 2)]
    marks = model_of(SHOOT, *THREE_GAMES)
    assert (ask(marks, 7, 1), ask(marks, 7, 1, CELL).circled) == ("−2", False)
    nought = model_of(POINTS, (0, "4", "3", (4, 2, 1)), (0, "4", "3", (3, 2, 2)))
    assert ask(nought, 1, 1, CELL).total == 0
    assert ask(nought, 1, 1, CELL).circled is False


def test_hickeys_stand_by_the_bid_and_in_the_heading():
    """M5.7."""
    model = model_of(SHOOT, *THREE_GAMES)
    by_hand = [shown for shown in cells(model, 0, "asterisks") if shown]
    assert by_hand == [1, 1, 1, 2, 1, 1]
    heads = [model.headerData(side, Qt.Orientation.Horizontal, ASTERISKS) for side in (1, 2, 3)]
    assert heads == [1, 1, 0]


def test_hickeys_that_do_not_count_show_nowhere():
    """M5.7."""
    model = model_of(replace(SHOOT, hickeys=False), *THREE_GAMES[:3])
    assert model.sheet.asterisks == (0, 0, 1)
    assert not any(cells(model, 0, "asterisks"))
    assert not any(cells(model, 3, "asterisks"))
    assert model.headerData(3, Qt.Orientation.Horizontal, ASTERISKS) == 0
    assert "hickey" not in ask(model, 2, 0, VOICE)
    assert model.headerData(3, Qt.Orientation.Horizontal, VOICE) == "Ada"


def test_a_game_is_ruled_off_with_its_marks():
    """M6.1: a best-of counts games, for the winner alone; M6.2."""
    model = model_of(SHOOT, *THREE_GAMES)
    rows = [r for r in range(model.rowCount()) if ask(model, r, 0, CELL).title]
    best_of = model_of(PARTNERS, (0, "over", "6", (4, 0, 3, 0)), names=FOUR)
    assert [ask(best_of, 1, c) for c in range(3)] == ["Game 1 You & Bea won", "+1", ""]
    assert [[ask(model, r, c) for c in range(4)] for r in rows] == [
        ["Game 1 Theo won", "−2", "+4", "−2"],
        ["Game 2 You won", "+5", "−3", "−2"],
    ]
    assert [ask(model, rows[0] - 1, c, CELL).won for c in (1, 2, 3)] == [False, True, False]
    told = "Game 1. Theo won. Marks: You minus 2, Theo plus 4 and Ada minus 2."
    assert ask(model, rows[0], 0, VOICE) == told


def test_a_bid_names_a_seat_and_a_column_a_side():
    """M5.4."""
    model = model_of(PARTNERS, (3, "5", "1", (2, 1, 2, 2)), names=FOUR)
    assert [model.headerData(c, Qt.Orientation.Horizontal) for c in range(3)] == [
        "Hand",
        "You & Bea",
        "Theo & Ada",
    ]
    assert [ask(model, 0, c) for c in range(3)] == ["Ada 5 Ones", "4", "−5"]
    assert [ask(model, 0, c, CELL).bought for c in (1, 2)] == [False, True]


def test_the_hand_in_play_says_so_and_no_figures():
    deal, *bids = dealt(SHOOT, 1, 2, "6")
    model = model_of(SHOOT, more=[deal])
    assert (ask(model, 0, 0), ask(model, 0, 0, CELL).status) == ("Hand 1", "bidding")
    for bid in bids:
        model.append(bid)
        assert ask(model, 0, 0, CELL).status == "bidding"
    model.append(Note("clock", elapsed=5), Sold(Bid(2, "6")))
    assert (ask(model, 0, 0), ask(model, 0, 0, CELL).status) == ("Ada 6", "in play")
    model.append(NameTrump(2, "5"))
    assert ask(model, 0, 0) == "Ada 6 Fives"
    shown = ask(model, 0, 1, CELL)
    assert (ask(model, 0, 1), shown.points, shown.total) == ("", None, None)
    assert ask(model, 0, 0, VOICE) == "Hand 1, in play. Ada bid 6. Fives are trump."


def test_a_row_is_told_in_words():
    model = model_of(SHOOT, (1, "over", "6", (3, 2, 2)), None)
    assert [ask(model, 0, column, VOICE) for column in range(4)] == [
        "Hand 1. Theo bid shoot over. Sixes are trump. The bid was set: 2 hickeys.",
        "You plus 3, total 3.",
        "Theo minus 21, total minus 21, in the hole.",
        "Ada plus 2, total 2.",
    ]
    assert [ask(model, 1, column, VOICE) for column in range(4)] == [
        "Hand 2. All passed.",
        *[""] * 3,
    ]
    assert "Theo −21, total −21, in the hole." in ask(model, 0, 1, TIP).replace("\n", " ")
    assert model.headerData(2, Qt.Orientation.Horizontal, VOICE) == "Theo, 2 hickeys"


@each("hands", [THREE_GAMES, (*THREE_GAMES, None)])
@each("rules", [POINTS, SHOOT, replace(POINTS, match="best-of", match_length=3)])
def test_cells_of_a_row_read_one_after_the_other_say_nothing_twice(rules, hands):
    """Orca reads all of a row where the keys come to it."""
    model = model_of(rules, *hands)
    for row in range(model.rowCount()):
        spoken = [ask(model, row, column, VOICE) for column in range(model.columnCount())]
        said = [one.rstrip(".") for cell in spoken for one in cell.split(". ") if one]
        assert len(set(said)) == len(said), said


def test_a_renege_is_told():
    """M4.8."""
    model = model_of(replace(POINTS, renege="forfeit"), (0, "5", "3", (1, 1, 0), 1))
    assert "The bid was made. Theo reneged." in ask(model, 0, 0, VOICE)


def test_a_hand_with_help_says_that_it_does_not_count():
    hands = [*entries(POINTS, *WORKED_EXAMPLE)]
    model = ScoreModel()
    model.set_sheet(SHOW, folded(SHOW, POINTS, NAMES, [hands[0], Note("hint", seat=0), *hands[1:]]))
    assert cells(model, 0, "helped") == [True, False, False, False, None]
    words = "it does not count in the statistics of strength"
    assert [words in ask(model, row, 0, VOICE) for row in range(5)] == [True] + [False] * 4
    assert words in ask(model, 0, 2, TIP).replace("\n", " ")


def test_views_hear_of_help_at_once():
    deal, *bids = dealt(POINTS, 1, 2, "6")
    model = model_of(POINTS, more=[deal, *bids])
    heard = []
    model.dataChanged.connect(lambda first, last: heard.append((first.row(), last.column())))
    model.append(Note("hint", seat=0))
    assert heard == [(0, 3)]
    assert ask(model, 0, 0, CELL).helped is True
    model.append(Note("clock", elapsed=7))
    assert len(heard) == 1


def test_only_a_finished_hand_can_be_looked_into():
    """M3.1."""
    model = model_of(SHOOT, *THREE_GAMES[:7], more=dealt(SHOOT, 8, 0, "5"))
    assert cells(model, 2, "finished") == [True] * 7 + [False, False]
    assert cells(model, 0, "number") == [1, 2, 3, 4, 5, 6, 7, None, 8]
    assert "Click to see its tiles." in ask(model, 0, 1, TIP)
    assert "Hand 8 is still in play" in ask(model, 8, 1, TIP)
    assert (model.row_of_hand(7), model.row_of_hand(8), model.row_of_hand(9)) == (6, 8, None)


def test_names_cannot_smuggle_markup_into_tooltips():
    long = "Ann " + "x" * 196
    model = model_of(POINTS, *WORKED_EXAMPLE, names=("<img src='x'>", "A&B", long))
    told = model.headerData(1, Qt.Orientation.Horizontal, TIP)
    assert "<img" not in told
    assert "&lt;img src='x'&gt;" in told
    head = model.headerData(2, Qt.Orientation.Horizontal, TIP)
    assert head == '<p style="white-space:pre">A&amp;B</p>'
    nameless = model_of(POINTS, *WORKED_EXAMPLE, names=("", "\u202e", "Ada"))
    assert nameless.sheet.sides == ("Player 1", "Player 2", "Ada")
    lines = ask(model, 3, 0, TIP).partition(">")[2].splitlines()
    assert max(map(len, lines)) <= 80
    assert "".join(lines).replace(" ", "").count("x" * 196) == 2


def test_the_model_keeps_the_rules_of_models(match):
    rules, names, all_entries = match
    model = ScoreModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.set_sheet(SHOW, folded(SHOW, rules, names, []))
    for entry in all_entries:
        model.append(entry)
    model.set_sheet(SHOW, folded(SHOW, rules, names, all_entries[: len(all_entries) // 2]))
    model.set_sheet(SHOW, folded(SHOW, POINTS, NAMES, []))
    assert tester.model() is model


def test_a_view_that_hears_the_signals_is_never_out_of_date(match):
    """What is kept by listening equals what is asked for anew."""
    rules, names, all_entries = match
    model = ScoreModel()
    model.set_sheet(SHOW, folded(SHOW, rules, names, []))
    kept: list[list[str]] = []

    def texts(row):
        return [ask(model, row, c, VOICE) for c in range(model.columnCount())]

    model.rowsInserted.connect(
        lambda _, first, last: kept.__setitem__(
            slice(first, first), [texts(row) for row in range(first, last + 1)]
        )
    )
    model.dataChanged.connect(lambda first, last: kept.__setitem__(first.row(), texts(last.row())))
    for entry in all_entries:
        model.append(entry)
        assert kept == [texts(row) for row in range(model.rowCount())]
    assert kept


def test_a_result_is_announced_once():
    *first, over = entries(POINTS, (0, "5", "3", (5, 1, 1)))
    model = ScoreModel()
    model.set_sheet(SHOW, folded(SHOW, POINTS, NAMES, []))
    heard: list[int] = []
    model.hand_written.connect(heard.append)
    for entry in first:
        model.append(entry)
    assert heard == []
    model.append(over)
    assert heard == [0]
    for entry in dealt(POINTS, 2, 1, "4"):
        model.append(entry)
    assert heard == [0]


TWO_SHOTS = ((0, "4", "1", (3, 2, 2)), *[(0, "over", "6", (7, 0, 0))] * 2)
MANY = (
    (3, "double", "none", (2, 3, 2, 0)),
    (3, "4", "1", (2, 2, 1, 2)),
    (0, "over", "6", (7, 0, 0, 0)),
)
GOT = "Theo got one mark for the game."


@pytest.mark.parametrize(
    ("rules", "hands", "row", "told"),
    [
        pytest.param(SHOOT, THREE_GAMES, 15, {
            2: "Theo paid you 3: one for the game and 2 for hickeys.",
        }, id="losers pay"),
        pytest.param(SHOOT, THREE_GAMES, 7, {
            1: "You paid Theo 2: one for the game and one for a hickey.",
            2: "Theo got 4. You paid 2. Ada paid 2.",
        }, id="one hickey each"),
        pytest.param(SHOOT, TWO_SHOTS, 3, {
            1: "You got 2. Theo paid 1. Ada paid 1. A winner’s own hickeys do not count.",
            2: "Theo paid you 1: one mark for the game.",
        }, id="own hickeys"),
        pytest.param(replace(SHOOT, game_marks="winner-only"), THREE_GAMES[:7], 7, {
            1: f"Nobody pays: {GOT}", 2: GOT, 3: f"Nobody pays: {GOT}",
        }, id="winner only"),
        pytest.param(SHOOT_4, MANY, 3, {
            4: "Ada paid you 6: one for the game and 5 for hickeys.",
        }, id="many hickeys"),
    ],
)  # fmt: skip
def test_each_mark_tells_how_it_came_about(rules, hands, row, told):
    """M5.7, M6.2."""
    model = model_of(rules, *hands, names=FOUR if rules.seats == 4 else NAMES)
    assert {side: ask(model, row, side, VOICE) for side in told} == told
    side, text = max(told.items())
    assert ask(model, row, side, TIP) == tip(text)


@each(
    ("rules", "hands", "side", "voice", "told"),
    [
        (SHOOT, THREE_GAMES, 0, False, "You: together +3. Game 1: −2. Game 2: +5."),
        (SHOOT, THREE_GAMES, 2, True, "Ada: together minus 4. Game 1: minus 2. Game 2: minus 2."),
        (SHOOT, THREE_GAMES[:3], 0, False, "You: no game has been won yet."),
        (PARTNERS, [(0, "over", "6", (4, 0, 3, 0))], 0, False, "You & Bea: won game 1."),
        (PARTNERS, [(0, "over", "6", (4, 0, 3, 0))], 1, False, "Theo & Ada: no game won yet."),
    ],
)
def test_totals_tell_what_they_are_made_of(rules, hands, side, voice, told):
    sheet = model_of(rules, *hands, names=FOUR if rules.seats == 4 else NAMES).sheet
    assert sheet.total_text(side, voice=voice) == told
