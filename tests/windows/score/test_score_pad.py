"""The score pad as it is painted and pointed at, at any size and with any names."""

from functools import partial

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from moon_desktop.engine.entries import Note
from moon_desktop.games.moon.entries import Deal
from moon_desktop.games.moon.show import SHOW
from moon_desktop.windows.score.layout import ROOM, ROW, WIDTH
from moon_desktop.windows.score.model import ScoreRole
from moon_desktop.windows.score.pad import ScorePad
from moon_desktop.words.quoting import tip
from tests.kit.score_sheets.matches import (
    MARKS,
    NAMES,
    PARTNERS,
    POINTS,
    SHOOT,
    SHOOT_4,
    THREE_GAMES,
    WORKED_EXAMPLE,
    entries,
)
from tests.kit.score_sheets.views import (
    below_figure,
    cell,
    picture,
    pixels,
    reds,
    shown_pad,
    visible_rows,
)

FOUR = ("You", "Theo", "Bea", "Ada")
LOSING_FOUR = (
    (0, "3", "3", (3, 1, 2, 1)),
    (1, "over", "2", (1, 2, 2, 2)),
    (3, "double", "none", (2, 3, 2, 0)),
)


@pytest.fixture
def pad_of(qtbot):
    return partial(shown_pad, qtbot)


@pytest.mark.parametrize(
    ("rules", "names", "hands"),
    [
        (POINTS, NAMES, WORKED_EXAMPLE),
        (SHOOT, NAMES, THREE_GAMES),
        (SHOOT_4, FOUR, LOSING_FOUR),
        (PARTNERS, FOUR, ((1, "5", "2", (1, 2, 2, 2)), (0, "5", "2", (3, 0, 2, 2)))),
    ],
    ids=["points", "three games", "four seats", "partners"],
)
def test_circles_stand_round_totals_below_zero_and_nowhere_else(pad_of, rules, names, hands):
    """M5.8."""
    pad = pad_of(rules, *hands, names=names)
    image = picture(pad)
    model = pad.table.model()
    circled = set()
    for row in visible_rows(pad):
        for column in range(1, model.columnCount()):
            index = model.index(row, column)
            in_hole = bool(index.data(ScoreRole.CIRCLED))
            found = reds(image, below_figure(pad, row, column))
            assert (found >= 6) == in_hole, (row, column, found)
            assert found == 0 or in_hole, (row, column, found)
            circled.add(in_hole)
    assert circled == {True, False}


def test_scoring_by_marks_needs_no_legend(pad_of):
    """Only the signs that apply are explained."""

    def signs(rules):
        pad = pad_of(rules)
        bottom = pad.height() - ROOM
        return reds(picture(pad), QRect(ROOM, bottom - 60, WIDTH, 55))

    assert signs(MARKS) == 0
    circle = signs(POINTS)
    both = signs(SHOOT)
    assert 0 < circle < both


@pytest.mark.parametrize("ratio", [1, 2])
def test_the_paper_is_painted_once_for_its_size(pad_of, monkeypatch, ratio):
    made = []

    def counted(self, painter, whole, ratio):
        made.append(ratio)

    monkeypatch.setattr(ScorePad, "paint_ground", counted)
    pad = pad_of(SHOOT, *THREE_GAMES)
    QApplication.processEvents()
    made.clear()
    monkeypatch.setattr(type(pad), "devicePixelRatioF", lambda self: float(ratio))
    pad.resize(pad.width(), pad.height() + 10)
    for _ in range(3):
        picture(pad, ratio)
    assert made == [ratio]


@pytest.mark.parametrize("height", [480, 520, 734, 1300, 2000])
@pytest.mark.parametrize("rules", [POINTS, SHOOT, SHOOT_4, PARTNERS, MARKS])
def test_whole_rows_fill_a_pad_of_any_height(pad_of, rules, height):
    pad = pad_of(rules, names=FOUR[: rules.seats], height=height)
    table, layout = pad.table, pad.places
    assert table.viewport().height() == layout.shown * layout.row
    assert ROW <= layout.row < ROW + ROW // layout.shown + 1
    assert layout.shown >= 5
    below = [y for y in (layout.rule, layout.totals, layout.legend) if y is not None]
    assert below == sorted(below)
    assert table.geometry().bottom() < below[0]
    assert below[-1] < pad.height() - ROOM - 12
    assert sum(layout.columns) == layout.right - layout.left == WIDTH - 36
    assert table.columnViewportPosition(len(layout.columns) - 1) < table.viewport().width()


HEBREW = "\u05d3\u05e0\u05d4"


@pytest.mark.parametrize(
    "names",
    [
        ("W" * 200, "Theodora-Wilhelmina " * 10, "i" * 200),
        (HEBREW * 60, f"{HEBREW} Ann", "\u202eevil"),
        ("Z" + "\u0301" * 150, "\x00\x1b[31m", "\U0001f469\u200d\U0001f680" * 20),
        ("", "<h1>Big</h1>", "a\nb\nc"),
    ],
)
@pytest.mark.parametrize("ratio", [1, 2])
def test_any_name_stays_in_its_place(pad_of, names, ratio):
    hands = THREE_GAMES[:10]
    plain = picture(pad_of(SHOOT, *hands, names=("A", "B", "C")), ratio)
    pad = pad_of(SHOOT, *hands, names=names)
    odd = picture(pad, ratio)
    layout = pad.places
    # What changes lies within the names' cells and the hands' column.
    changed = _changed(plain, odd, ratio)
    heads = [
        QRectF(left + 2, layout.names - 14, width - 4, 32)
        for left, width in map(layout.column, (1, 2, 3))
    ]
    hands_column = QRectF(layout.left, layout.rows.top(), layout.columns[0], layout.rows.height())
    allowed = (*heads, hands_column)
    assert len(changed) > 200
    assert not [at for at in changed if not any(box.contains(at) for box in allowed)]


def _changed(one, other, ratio):
    """Where two pictures differ, in logical px."""
    width, mine, yours = one.width(), pixels(one), pixels(other)
    assert len(mine) == len(yours)
    lines = [slice(start, start + width) for start in range(0, len(mine), width)]
    return [
        QPointF(x / ratio, y / ratio)
        for y, line in enumerate(lines)
        if mine[line] != yours[line]
        for x, (one_px, other_px) in enumerate(zip(mine[line], yours[line], strict=True))
        if one_px != other_px
    ]


def test_the_pad_says_what_is_played_for_and_how_the_match_stands(pad_of):
    def said(*args, **more):
        return pad_of(*args, **more).accessibleDescription()

    assert said(POINTS) == "A game to 21"
    assert said(POINTS, *WORKED_EXAMPLE) == "Ada won"
    assert said(MARKS) == "A game to 7 marks"
    assert said(SHOOT, *THREE_GAMES) == (
        "Game 3 · to 21\nMarks: You plus 3, Theo plus 1 and Ada minus 4."
    )
    won = (0, "over", "6", (4, 0, 3, 0))
    assert said(PARTNERS, won, names=FOUR) == (
        "Game 1 of 3 · to 21\nGames: You & Bea 1 and Theo & Ada 0."
    )
    assert said(PARTNERS, won, won, names=FOUR) == (
        "You & Bea won the match\nGames: You & Bea 2 and Theo & Ada 0."
    )


def test_a_new_match_may_have_more_seats(pad_of):
    pad = pad_of(POINTS, *WORKED_EXAMPLE)
    pad.table.model().set_match(SHOW, SHOOT_4, FOUR, [*entries(SHOOT_4, *LOSING_FOUR)])
    assert len(pad.places.columns) == 5
    assert reds(picture(pad), below_figure(pad, 2, 4)) > 6


def test_a_row_is_written_at_once_unless_there_is_motion(pad_of, qtbot):
    *before, over = entries(POINTS, (1, "6", "6", (2, 4, 1)))
    at_once = pad_of(POINTS, more=before)
    at_once.table.model().append(over)
    assert reds(picture(at_once), below_figure(at_once, 0, 2)) > 6

    slowly = pad_of(POINTS, more=before)
    slowly.table.motion = 50.0
    slowly.table.model().append(over)
    assert reds(picture(slowly), below_figure(slowly, 0, 2)) == 0
    slowly.table.finish_writing()
    assert picture(slowly) == picture(at_once)

    quickly = pad_of(POINTS, more=before)
    quickly.table.motion = 0.05
    quickly.table.model().append(over)
    box = below_figure(quickly, 0, 2)
    qtbot.waitUntil(lambda: reds(picture(quickly), box) > 6, timeout=2000)


def test_a_hand_with_help_has_a_sign_of_its_own(pad_of):
    """Beside the bid, also where the hand was passed."""
    hands = [*entries(POINTS, *WORKED_EXAMPLE[:2], None)]
    deals = [place for place, entry in enumerate(hands) if isinstance(entry, Deal)]
    plain = pad_of(POINTS, more=hands)
    for row, place in enumerate(deals):
        marked = pad_of(
            POINTS, more=[*hands[: place + 1], Note("undo", seat=0), *hands[place + 1 :]]
        )
        changed = _changed(picture(plain), picture(marked), 1)
        box = QRectF(cell(marked, row, 0))
        assert len(changed) > 12
        assert all(box.contains(at) for at in changed)


def test_a_name_and_a_total_pointed_at_are_told_in_full(pad_of, monkeypatch):
    """M6.2: the total with how it came about."""
    told = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, text, widget: told.append(text))
    long = "Theodora-Wilhelmina of Somewhere"
    pad = pad_of(SHOOT, *THREE_GAMES, names=("You", long, "Ada"))
    names, totals = pad.places.names, pad.places.totals
    for column, y in (
        (2, names), (3, names), (0, names), (3, ROOM + 10),
        (3, totals), (3, totals + 40), (3, pad.places.rule - 30),
    ):  # fmt: skip
        left, width = pad.places.column(column)
        at = QPoint(round(left + width / 2), round(y))
        QApplication.sendEvent(pad, QHelpEvent(QEvent.Type.ToolTip, at, pad.mapToGlobal(at)))
    assert [text.replace("\n", " ") for text in told] == [
        tip(f"{long}, 1 hickey"), tip("Ada"), "", "",
        tip("Ada: together −4. Game 1: −2. Game 2: −2."), "", "",
    ]  # fmt: skip


@pytest.mark.parametrize("rules", [POINTS, SHOOT_4])
def test_points_and_the_circle_below_them_do_not_touch(pad_of, rules):
    """M5.8: however the circle was drawn, a line of clear paper lies between them."""
    hands = [(0, "over", "6", (0, 4, 3, 0)[: rules.seats])] * 6
    pad = pad_of(rules, *hands, names=FOUR[: rules.seats])
    ratio = 2
    image = picture(pad, ratio)
    for row in range(6):
        box = cell(pad, row, 1)
        top = box.top() + (box.height() - ROW) // 2
        lines = [
            reds(image, QRect(ratio * (box.left() + 5), line, ratio * 24, 1))
            for line in range(ratio * (top + 2), ratio * (top + 28))
        ]
        first = next(place for place, found in enumerate(lines) if found)
        clear = next(place for place in range(first, len(lines)) if not lines[place])
        assert clear < ratio * 14, "the points stand above"
        assert not any(lines[clear : clear + 2 * ratio]), "two px at least"
        assert any(lines[clear:]), "and the circle below"
