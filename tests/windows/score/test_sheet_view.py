"""The big sheet: a view that finds, tells and scrolls what stands on it."""

from functools import partial

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget

from moon_desktop.games.moon.show import SHOW
from moon_desktop.look.theme import EVENING
from moon_desktop.windows.score.model import ScoreModel, ScoreRole
from moon_desktop.windows.score.sheet_view import SheetView
from moon_desktop.words.quoting import tip
from tests.kit.score_sheets.matches import (
    NAMES,
    PARTNERS,
    POINTS,
    SHOOT,
    SHOOT_4,
    THREE_GAMES,
    WORKED_EXAMPLE,
    dealt,
    entries,
)
from tests.kit.score_sheets.views import kept, reds

FOUR = ("You", "Theo", "Bea", "Ada")
LOST = (0, "5", "3", (1, 2, 2, 2))

pytestmark = pytest.mark.timeout(60)


def shown_view(qtbot, rules, *hands, names=NAMES, more=(), size=(1160, 560), zoom=1.0):
    model = ScoreModel()
    model.set_match(SHOW, rules, names, [*entries(rules, *hands), *more])
    room = QWidget()
    kept(qtbot, room)
    room.resize(*size)
    view = SheetView(model, EVENING, room)
    view.resize(*size)
    view.zoom = zoom
    room.show()
    QApplication.processEvents()
    return view


@pytest.fixture
def view_of(qtbot):
    return partial(shown_view, qtbot)


def in_sight(view, row):
    rect = view.visualRect(view.model().index(row, 0))
    return rect.isValid() and view.viewport().rect().contains(rect)


@pytest.mark.parametrize("zoom", [1.0, 1.37, 1.6])
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
def test_every_cell_is_found_where_it_is_shown(view_of, rules, names, hands, zoom):
    view = view_of(rules, *hands, names=names, size=(1160, 2000), zoom=zoom)
    model = view.model()
    boxes: list[QRect] = []
    for row in range(model.rowCount()):
        for column in range(model.columnCount()):
            index = model.index(row, column)
            rect = view.visualRect(index)
            if rules.match == "single" and index.data(ScoreRole.NUMBER) is None:
                assert rect.isNull()
                assert view.isIndexHidden(index)
                continue
            assert view.indexAt(rect.center()) == index
            assert not any(rect.adjusted(2, 2, -2, -2).intersects(box) for box in boxes)
            boxes.append(rect)


def test_beside_the_rows_there_is_nothing(view_of):
    view = view_of(SHOOT, *THREE_GAMES[:3])
    block = view.blocks[0]
    for at in (
        QPoint(block.left + 30, 5),
        QPoint(900, 300),
        QPoint(60, block.row(2).bottom() + 20),
    ):
        assert view.indexAt(at) == QModelIndex()


@pytest.mark.parametrize("size", [(420, 300), (760, 420), (1160, 560)])
def test_the_game_in_play_is_kept_in_sight(view_of, size):
    view = view_of(SHOOT, size=size)
    for number, entry in enumerate(entries(SHOOT, *THREE_GAMES)):
        view.model().append(entry)
        if number % 7 == 0 and view.model().rowCount():
            assert in_sight(view, view.model().rowCount() - 1)
    view.verticalScrollBar().setValue(0)
    view.resize(size[0], size[1] + 20)
    assert in_sight(view, view.model().rowCount() - 1)


def test_names_stay_above_their_hands(view_of):
    view = view_of(SHOOT, *THREE_GAMES[:7], size=(420, 320))
    top = view.visualRect(view.model().index(7, 0)).top()
    assert view.visualRect(view.model().index(0, 0)).bottom() < 0
    name = QPoint(view.blocks[0].column(2)[0] + 20, view.blocks[0].form.head - 30)
    assert view.tip_at(name) == tip("Theo")
    assert view.indexAt(name) == QModelIndex()
    assert top > 0


def test_places_tell_what_stands_there(view_of):
    """M5.7, M6.2: hickeys of the game pointed at, and how its marks came about."""
    view = view_of(SHOOT, *THREE_GAMES)
    first, second, third = view.blocks

    def name(block, side):
        left, width = block.column(side + 1)
        return view.tip_at(QPoint(left + width // 2, block.top + 48))

    assert [name(first, side) for side in (0, 1)] == [tip("You, 1 hickey"), tip("Theo")]
    assert name(second, 1) == tip("Theo, 2 hickeys")
    assert name(third, 2) == tip("Ada")
    marks = view.visualRect(view.model().index(15, 2)).center()
    assert view.tip_at(marks).startswith(
        tip("Theo paid you 3: one for the game").removesuffix("</p>")
    )
    hand = view.visualRect(view.model().index(0, 1)).center()
    assert view.tip_at(hand).startswith(tip("Hand 1. You bid 4").removesuffix("</p>"))
    assert view.tip_at(QPoint(first.right + 20, 100)) == ""


def test_arrows_go_over_the_hands_and_enter_opens_them(view_of, qtbot):
    view = view_of(SHOOT, *THREE_GAMES)
    chosen: list[int] = []
    view.hand_chosen.connect(chosen.append)
    view.setCurrentIndex(view.model().index(1, 0))
    steps = [
        (Qt.Key.Key_Down, 2), (Qt.Key.Key_Up, 1), (Qt.Key.Key_Right, 9), (Qt.Key.Key_Right, 17),
        (Qt.Key.Key_Right, 17), (Qt.Key.Key_Left, 9), (Qt.Key.Key_End, 21), (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Up, 0), (Qt.Key.Key_PageDown, 9),
    ]  # fmt: skip
    for key, row in steps:
        qtbot.keyClick(view, key)
        assert view.currentIndex().row() == row, key
    qtbot.keyClick(view, Qt.Key.Key_Return)
    # Two rows up is the line that rules off the first game: there is nothing to open.
    qtbot.keyClick(view, Qt.Key.Key_Up)
    qtbot.keyClick(view, Qt.Key.Key_Up)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    qtbot.keyClick(view, Qt.Key.Key_Up)
    qtbot.keyClick(view, Qt.Key.Key_Enter)
    assert chosen == [9, 7]


def test_keys_bring_their_row_into_sight(view_of, qtbot):
    view = view_of(SHOOT, *THREE_GAMES, size=(420, 320))
    view.setCurrentIndex(view.model().index(21, 0))
    for row in range(20, -1, -1):
        qtbot.keyClick(view, Qt.Key.Key_Up)
        assert in_sight(view, row)
        place = view.visualRect(view.model().index(row, 1)).center()
        assert view.indexAt(place).row() == row, "not under the names"


def test_a_click_opens_a_hand(view_of, qtbot):
    view = view_of(SHOOT, *THREE_GAMES, more=dealt(SHOOT, 21, 0, "4"))
    chosen: list[int] = []
    view.hand_chosen.connect(chosen.append)
    for row in (2, 7, 9, 22):
        rect = view.visualRect(view.model().index(row, 1))
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    # The hand in play is told of by whoever opens it.
    assert chosen == [3, 9, 21]


def test_the_hand_pointed_at_and_the_open_one_are_marked(view_of, qtbot):
    view = view_of(SHOOT, *THREE_GAMES)
    box = view.visualRect(view.model().index(3, 0))
    # A pointer that rests there already would not be seen to move.
    qtbot.mouseMove(view.viewport(), box.center() + QPoint(0, 3 * box.height()))
    plain = view.grab(box).toImage()
    qtbot.mouseMove(view.viewport(), box.center())
    pointed = view.grab(box).toImage()
    assert pointed != plain
    assert view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    view.mark_opened(4)
    assert view.grab(box).toImage() not in (plain, pointed)
    view.mark_opened(None)
    QApplication.sendEvent(view, QEvent(QEvent.Type.Leave))
    assert view.grab(box).toImage() == plain


def test_circles_stand_round_totals_below_zero_and_nowhere_else(view_of):
    """M5.8: not round marks either."""
    view = view_of(SHOOT, *THREE_GAMES)
    image = view.viewport().grab().toImage()
    seen = set()
    for row in range(view.model().rowCount()):
        for column in (1, 2, 3):
            index = view.model().index(row, column)
            rect = view.visualRect(index)
            below = rect.adjusted(3, 37, -3, -2)
            found = reds(image, below)
            in_hole = bool(index.data(ScoreRole.CIRCLED))
            assert (found > 4) == in_hole, (row, column, found)
            seen.add(in_hole)
    assert seen == {True, False}
