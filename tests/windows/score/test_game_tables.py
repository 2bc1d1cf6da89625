"""The games side by side: each a table, found, told, walked and kept in sight."""

from functools import partial

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QWidget

from moon_desktop.engine.entries import Bid
from moon_desktop.games.moon.show import SHOW
from moon_desktop.look.theme import THEME
from moon_desktop.windows.score.games import GameTable, GameTables
from moon_desktop.windows.score.model import CELL, folded
from moon_desktop.words.quoting import tip
from tests.kit.score_sheets.matches import (
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
from tests.kit.score_sheets.views import kept, model_of

FOUR = ("You", "Theo", "Bea", "Ada")
LOST = (0, "5", "3", (1, 2, 2, 2))
ACROSS = Qt.Orientation.Horizontal
TIP = Qt.ItemDataRole.ToolTipRole


def shown_games(
    qtbot, rules, *hands, names=NAMES, more=(), sight=None, size=(1160, 560), follows=True
):
    model = model_of(rules, *hands, names=names, more=more, sight=sight)
    room = QWidget()
    kept(qtbot, room)
    room.resize(*size)
    games = GameTables(model, THEME, room, follows=follows)
    games.resize(*size)
    room.show()
    QApplication.processEvents()
    return games, model


@pytest.fixture
def games_of(qtbot):
    return partial(shown_games, qtbot)


def place(games, row, column=0):
    """Where a cell of the ``ScoreModel`` is seen, in px of the viewport."""
    table, at = games.table_of(row)
    box = table.box(at).toRect() & table.visualRect(table.model().index(at, column))
    return QRect(table.viewport().mapTo(games.viewport(), box.topLeft()), box.size())


def in_sight(games, row):
    return games.viewport().rect().contains(place(games, row))


def tables(games):
    return [box.table for box in games.boxes]


def texts(table):
    model = table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


@pytest.mark.parametrize(
    ("rules", "names", "hands"),
    [
        (POINTS, NAMES, WORKED_EXAMPLE),
        (SHOOT, NAMES, THREE_GAMES),
        (SHOOT_4, FOUR, (LOST, None)),
        (PARTNERS, FOUR, (LOST,)),
    ],
    ids=["points", "three games", "four", "partners"],
)
def test_every_hand_stands_in_a_place_of_its_own(games_of, rules, names, hands):
    games, model = games_of(rules, *hands, names=names, size=(1160, 2000))
    boxes: list[QRect] = []
    for row in range(model.rowCount()):
        if games.table_of(row) is None:
            assert rules.match == "single"
            continue
        for column in range(model.columnCount()):
            box = place(games, row, column).adjusted(2, 2, -2, -2)
            assert not any(box.intersects(other) for other in boxes)
            boxes.append(box)
            table, at = games.table_of(row)
            source = model.index(row, column).data(CELL).total
            assert table.model().index(at, column).data(CELL).total == source
    for box in games.boxes:
        assert box.geometry().right() <= games.viewport().width()


def test_a_game_reads_as_on_paper(games_of):
    """M5.7, M6.2: its hands, blank lines, and its marks; its own hickeys in its heading."""
    games, _ = games_of(SHOOT, *THREE_GAMES, more=dealt(SHOOT, 21, 0, "4"), sight=Sold(Bid(0, "4")))
    first, second, third = games.boxes
    assert [box.title.text() for box in games.boxes] == ["Game 1", "Game 2", "Game 3"]
    assert [box.state.text() for box in games.boxes] == ["Theo won", "You won", "in play"]
    cells = texts(first.table)
    assert cells[0] == ["You 4 Ones", "4", "2", "1"]
    assert cells[4] == ["All passed", "–", "–", "–"]
    assert cells[-1] == ["Game 1 Theo won", "−2", "+4", "−2"]
    assert texts(third.table)[-1][0] == "You 4"
    heads = [
        [box.table.model().headerData(side, ACROSS, TIP) for side in (1, 2, 3)]
        for box in games.boxes
    ]
    assert heads[0] == [tip("You, 1 hickey"), tip("Theo"), tip("Ada, 1 hickey")]
    assert heads[1][1] == tip("Theo, 2 hickeys")
    assert (
        second.table.model()
        .index(second.table.model().rowCount() - 1, 2)
        .data(TIP)
        .startswith(tip("Theo paid You 3".replace("You", "you")).removesuffix("</p>"))
    )


def test_tables_keep_the_rules_of_models(games_of):
    games, model = games_of(SHOOT)
    testers = [
        QAbstractItemModelTester(table.model(), QAbstractItemModelTester.FailureReportingMode.Fatal)
        for table in tables(games)
    ]
    for entry in entries(SHOOT, *THREE_GAMES[:4]):
        model.append(entry)
    assert [tester.model() for tester in testers] == [table.model() for table in tables(games)]


@pytest.mark.parametrize("size", [(420, 300), (760, 420), (1160, 560)])
def test_the_game_in_play_is_kept_in_sight(games_of, size):
    games, model = games_of(SHOOT, size=size)
    for number, entry in enumerate(entries(SHOOT, *THREE_GAMES)):
        model.append(entry)
        if number % 7 == 0 and model.rowCount():
            assert in_sight(games, model.rowCount() - 1)
    games.verticalScrollBar().setValue(0)
    games.resize(size[0], size[1] + 20)
    assert in_sight(games, model.rowCount() - 1)


def test_a_sheet_that_follows_no_match_begins_at_its_head(games_of):
    games, model = games_of(SHOOT, *THREE_GAMES, size=(560, 400), follows=False)
    bar = games.verticalScrollBar()
    games.window().setFocus()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    model.set_sheet(SHOW, folded(SHOW, SHOOT, NAMES, entries(SHOOT, *THREE_GAMES)))
    QApplication.processEvents()
    assert bar.value() == 0
    games.resize(560, 420)
    assert bar.value() == 0


def test_the_only_game_has_the_left_half_in_columns_that_are_not_too_wide(games_of):
    """As wide beside a hand that is open."""
    for width in (1160, 840):
        games, _ = games_of(POINTS, *WORKED_EXAMPLE[:2], size=(width, 560))
        (box,) = games.boxes
        assert 560 <= box.width() <= 600
        assert {box.table.columnWidth(column) for column in (1, 2)} == {130}


def test_a_finger_that_scrolls_opens_no_hand(games_of):
    games, model = games_of(SHOOT, *THREE_GAMES, size=(420, 320))
    chosen: list[int] = []
    games.hand_chosen.connect(chosen.append)
    page, screen = games.viewport(), QTest.createTouchDevice()
    games.verticalScrollBar().setValue(0)
    seen = [row for row in range(model.rowCount()) if in_sight(games, row)]
    start = place(games, seen[-1]).center()
    QTest.touchEvent(page, screen).press(0, start, page).commit()
    for up in range(20, 120, 20):
        QTest.qWait(10)
        QTest.touchEvent(page, screen).move(0, start - QPoint(0, up), page).commit()
    QTest.touchEvent(page, screen).release(0, start - QPoint(0, 100), page).commit()
    assert games.verticalScrollBar().value() > 40
    assert chosen == []


def test_arrows_go_over_the_hands_and_from_game_to_game(games_of, qtbot):
    games, _ = games_of(SHOOT, *THREE_GAMES, size=(420, 320))
    chosen: list[int] = []
    games.hand_chosen.connect(chosen.append)
    with qtbot.waitActive(games.window()):
        games.window().activateWindow()
    games.mark_opened(9)
    games.mark_opened(None)

    def press(key):
        table = QApplication.focusWidget()
        assert table in tables(games)
        qtbot.keyClick(table, key)
        now = QApplication.focusWidget()
        assert isinstance(now, GameTable)
        box = now.box(now.currentIndex().row()).toRect()
        at = now.viewport().mapTo(games.viewport(), box.center())
        assert games.viewport().rect().contains(at), "in sight"
        return tables(games).index(now), now.currentIndex().row()

    keys = Qt.Key
    steps = [
        (keys.Key_Down, (1, 2)), (keys.Key_Up, (1, 1)), (keys.Key_Up, (1, 0)),
        (keys.Key_Up, (0, 7)), (keys.Key_Down, (1, 0)), (keys.Key_Left, (0, 7)),
        (keys.Key_Up, (0, 6)), (keys.Key_Return, (0, 6)),
    ]  # fmt: skip
    for key, expected in steps:
        assert press(key) == expected, key
    assert chosen == [7]


def test_the_hand_pointed_at_and_the_open_one_are_marked(games_of, qtbot):
    games, _ = games_of(SHOOT, *THREE_GAMES)
    table, at = games.table_of(3)
    box = table.visualRect(table.model().index(at, 0))
    # A pointer that rests there already would not be seen to move.
    qtbot.mouseMove(table.viewport(), box.center() + QPoint(0, 3 * box.height()))
    plain = table.viewport().grab(box).toImage()
    qtbot.mouseMove(table.viewport(), box.center())
    pointed = table.viewport().grab(box).toImage()
    assert pointed != plain
    assert table.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    games.mark_opened(4)
    assert table.viewport().grab(box).toImage() not in (plain, pointed)
    games.mark_opened(None)
    QApplication.sendEvent(table, QEvent(QEvent.Type.Leave))
    assert table.viewport().grab(box).toImage() == plain


def test_a_table_that_was_taken_away_may_still_come_to_a_row(games_of):
    games, model = games_of(SHOOT, *THREE_GAMES)
    gone = games.boxes[-1].table
    model.beginResetModel()
    model.endResetModel()
    assert gone not in tables(games)
    gone.row_reached.emit(0)
    assert tables(games)
