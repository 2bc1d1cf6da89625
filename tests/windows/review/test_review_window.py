"""The window of the review: every part shows the same choice, and every way leads to it."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSizePolicy, QSpacerItem

from moon_desktop.engine.entries import Play
from moon_desktop.games.moon.players import PLAYERS
from moon_desktop.games.moon.show import SHOW
from moon_desktop.games.moon.show.wording import WORDING
from moon_desktop.games.views.review import Graph, Readers
from moon_desktop.table.open_table import OpenTable
from moon_desktop.table.piece_item import PieceItem
from moon_desktop.windows.paper.scrolling import Fading
from moon_desktop.windows.review import window as review_window
from moon_desktop.windows.review.window import ReviewWindow
from tests.kit.advised import hand_review, lost, weighed_so
from tests.kit.arrange import Table
from tests.kit.cases import each

SEATS = ("Ann", "Bea", "Cy")
LEFT = Qt.MouseButton.LeftButton
VOICE = Qt.ItemDataRole.AccessibleTextRole


def two_hands():
    table = Table(target=30).sweep(0).flop(1, "5")
    return [hand_review(table.rules, table.entries, number) for number in (1, 2)]


def show(window, review, seats=SEATS):
    window.reviewed = review
    window.show_hand(
        SHOW.review.hand(review, seats, Readers()), partial(SHOW.review.moment, review, names=seats)
    )


@pytest.fixture
def window(qtbot):
    table = OpenTable()
    window = ReviewWindow(table)
    window.moment_shown.connect(table.show_moment)
    qtbot.addWidget(window)
    window.show_hands((1, 2))
    show(window, two_hands()[0])
    window.show()
    return window


def test_the_mat_has_round_corners_on_the_paper_and_faces_beside_the_names(window):
    board, ground = window.board, window.centralWidget()
    corner = board.mapTo(window, board.rect().topLeft())
    paper = ground.grab().toImage().pixelColor(corner.x() - 3, corner.y() + 3)

    def seen():
        return window.grab().toImage()

    def far(one, other):
        return sum(abs(a - b) for a, b in zip(one.getRgb(), other.getRgb(), strict=True))

    bare = seen()
    assert far(bare.pixelColor(corner.x() + 1, corner.y() + 1), paper) < 30
    assert far(bare.pixelColor(corner.x() + 20, corner.y() + 20), paper) > 200
    board.sitters = ("", "theo", "ada")
    window.show_step(window.current)
    assert seen() != bare


def label(choice, step):
    return WORDING.choice(choice, step.before.rules)


def cell(window, row, column):
    """The middle of a cell of the grid."""
    return window.grid.visualRect(window.grid.model().index(row, column)).center()


def shows(window, number):
    step = window.reviewed.steps[number]
    assert window.current == number
    assert window.bar.count.text() == f"Choice {number + 1} of {len(window.reviewed.steps)}"
    assert window.sentence.text() == window.grid.accessibleDescription()
    assert window.board.accessibleName() in window.sentence.text()
    assert set(window.worths.choices) == {label(one, step) for one in step.before.legal()}


def test_it_begins_with_the_first_choice(window):
    shows(window, 0)
    assert window.heading.text() == "Hand 1 of 2"
    assert window.contract.text() == "Ann bid 7. Sixes are trump. The bid was made."
    assert not window.bar.steps["first"].isEnabled()
    assert window.bar.steps["next"].isEnabled()


def test_a_click_in_the_grid_goes_to_its_choice_and_one_beside_changes_nothing(window):
    for place in (window.grid.place(9), (0, 0)):
        QTest.mouseClick(window.grid.viewport(), LEFT, pos=cell(window, *place))
        shows(window, 9)


def test_up_and_down_stay_with_the_seat(window):
    seats = [step.seat for step in window.reviewed.steps]
    window.show_step(seats.index(1))
    QTest.keyClick(window.grid, Qt.Key.Key_Down)
    assert seats[window.current] == 1
    step = window.reviewed.steps[window.current]
    assert isinstance(step.choice, Play), "what only the bidder settles is passed over"
    QTest.keyClick(window.grid, Qt.Key.Key_Up)
    assert window.current == seats.index(1)


def test_a_click_on_the_graph_goes_to_its_choice_and_dragging_goes_along(window):
    plot = window.graph.plot
    for number in (0, 7, 25):
        QTest.mouseClick(plot, LEFT, pos=plot.middle(number))
        shows(window, number)
    QTest.mousePress(plot, LEFT, pos=plot.middle(3))
    QTest.mouseMove(plot, plot.middle(12))
    QTest.mouseRelease(plot, LEFT, pos=plot.middle(12))
    shows(window, 12)
    QTest.mouseMove(plot, plot.middle(3))
    shows(window, 12)


def test_keys_below_go_from_end_to_end(window):
    for name, number in (("last", 25), ("previous", 24), ("first", 0)):
        window.bar.steps[name].click()
        shows(window, number)
        assert window.bar.steps["next"].isEnabled() is (number < 25)


@pytest.mark.slow
def test_the_same_hand_better_known_stays_where_it_is(window):
    window.show_step(8)
    review = weighed_so(window.reviewed, s8=0.1)
    show(window, review)
    shows(window, 8)
    assert "A large mistake" in window.sentence.text()
    assert window.bar.line.text() == ""
    show(window, two_hands()[1])
    shows(window, 0)


def test_it_opens_at_the_worst_choice_unless_the_person_went_elsewhere(window):
    assert window.headline.text() == "Still being weighed"
    show(window, weighed_so(window.reviewed, s8=0.1, s9=0.2))
    shows(window, 9)
    assert window.headline.text() == "2 mistakes: Ann and Bea"
    other = two_hands()[1]
    show(window, other)
    shows(window, 0)
    QTest.keyClick(window, Qt.Key.Key_Right)
    show(window, weighed_so(other, s8=0.1))
    shows(window, 1)


def test_a_choice_that_is_asked_for_is_seen_when_its_hand_is_and_not_before(window):
    first, second = two_hands()
    window.open_at(1, 25)
    shows(window, 0)
    show(window, second)
    window.open_at(2, 25)
    shows(window, 0)
    show(window, second)
    shows(window, 25)
    show(window, weighed_so(second, s8=0.1))
    shows(window, 25)
    window.open_at(1, 7)
    window.open_at(2, None)
    show(window, first)
    shows(window, 0)


def test_a_hand_without_a_curve_leaves_its_room_to_the_table(window):
    assert window.graph.isVisible()
    hand = SHOW.review.hand(window.reviewed, SEATS, Readers())
    graph = Graph("", (None,) * len(hand.cells), (), ("", ""), "")
    moment = partial(SHOW.review.moment, window.reviewed, names=SEATS)
    window.show_hand(hand._replace(graph=graph), moment)
    assert not window.graph.isVisible()


def test_what_could_not_be_weighed_is_not_said_to_be_weighed_still(window):
    window.say_failed()
    assert window.headline.text() == ""


def test_what_is_weighed_is_ranked(window):
    review = window.reviewed
    number = next(n for n, step in enumerate(review.steps) if isinstance(step.choice, Play))
    step = lost(review.steps[number], 0.1)
    show(window, review.with_step(number, step))
    window.show_step(number)
    assert step.knew is not None
    assert window.worths.choices[0] == label(step.knew.best, step)
    assert window.worths.choices[-1] == label(step.choice, step)
    model = window.worths.table.model()
    spoken = [model.index(0, column).data(VOICE) for column in range(model.columnCount())]
    assert spoken[0] == f"Best: {window.worths.choices[0]}"
    heads = [model.headerData(n, Qt.Orientation.Horizontal) for n in range(1, len(spoken) - 1)]
    assert [one.rpartition(" ")[0] for one in spoken[1:]] == [*heads, "All tiles seen"]


def headings(table, role=Qt.ItemDataRole.DisplayRole):
    """What stands over the five columns."""
    across = Qt.Orientation.Horizontal
    return [table.model().headerData(column, across, role) for column in range(5)]


def read(table, row, column):
    return table.model().index(row, column).data()


def test_figures_can_be_read_and_columns_say_what_they_count(window):
    table = window.worths.table
    show(window, weighed_so(window.reviewed, s0=0.1))
    assert headings(table) == ["", "Made", "Points", "Game", "Tricks"]
    told = headings(table, Qt.ItemDataRole.ToolTipRole)[1:]
    for tip, words in zip(told, ("contract", "points", "game is won", "perfectly"), strict=True):
        assert words in tip
    rows = [[read(table, row, column) for column in range(5)] for row in range(2)]
    assert rows[0] == ["Pass", "50%", "0.0", "50%", "–"]


def pointed_at(board):
    """What is said of each tile, by where it lies from left to right in the row at the bottom."""
    tiles = [item for item in board.scene().items() if isinstance(item, PieceItem)]
    low = max(tile.y() for tile in tiles)
    return [tile.toolTip() for tile in sorted(tiles, key=lambda t: t.x()) if tile.y() > low - 9]


def test_tiles_are_named_on_pointing_at_them_from_any_seat(window):
    assert pointed_at(window.board)[0] == "double six"
    window.board.bottom = 1
    window.show_step(1)
    assert "double six" not in pointed_at(window.board)
    assert len(pointed_at(window.board)) == 7


def test_page_of_the_match_says_why_nothing_is_told_of_luck(window):
    """Where a game cannot tell it from play."""
    window.pages.setCurrentWidget(window.match)
    window.show_match(None, 51, 52, SEATS)
    assert not window.match.of.isVisible()
    window.show_match(None, 52, 52, SEATS)
    assert window.match.of.isVisible()
    assert window.match.of.text() == "In this game luck and play cannot be told apart."
    assert not window.match.table.isVisible()
    assert not window.match.progress.isVisible()


def test_table_over_the_choices_has_what_long_lists_can_do_without(window, qtbot):
    """In a window that is higher than wide the worths stand beside the grid, and scroll."""
    policy = QSizePolicy.Policy
    window.worths.layout().addItem(QSpacerItem(1, 300, policy.Minimum, policy.Preferred))
    window.resize(720, 1500)
    qtbot.waitUntil(lambda: window.board.height() > 0.55 * window.board.width())
    assert window.grid.visibleRegion().boundingRect().height() == window.grid.height()
    assert window.worths.height() >= window.grid.height()


def test_the_match_is_told_as_far_as_it_is_weighed(window, qtbot):
    with qtbot.waitSignal(window.match_wanted):
        window.pages.setCurrentWidget(window.match)
    assert window.match_shown
    window.show_match(None, 3, 52, SEATS)
    assert window.match.progress.text() == "3 of 52 choices weighed"
    assert not window.match.table.isVisible()
    window.show_match(PLAYERS.fortunes([weighed_so(two_hands()[0], s0=0.1)]), 26, 52, SEATS)
    assert window.match.of.text() == "Weighed: 1 of 2."
    table = window.match.table
    assert headings(table) == ["", "In all", "Luck", "Own play", "Others’ play"]
    assert (read(table, 0, 0), read(table, 0, 3)) == ("Ann", "−10")
    assert read(table, 1, 0) == "1 large mistake"
    assert read(table, 3, 0) == "no mistakes"
    assert table.model().index(0, 3).data(VOICE) == "Own play −10"
    assert table.focusPolicy() == Qt.FocusPolicy.TabFocus, "or nobody reads it by keys"
    assert table.accessibleName()
    assert table.accessibleDescription() == window.match.explained.text()
    window.show_match(
        PLAYERS.fortunes([weighed_so(review) for review in two_hands()]), 52, 52, SEATS
    )
    assert window.match.of.text() == "Weighed: 2 of 2."
    assert not window.match.bar.isVisible()


def test_it_asks_for_what_is_to_be_played_and_escape_closes_it(window, qtbot):
    window.show_step(4)
    with qtbot.waitSignal(window.play_on_wanted) as asked:
        window.bar.play_on.click()
    assert asked.args == [window.reviewed.steps[4].place]
    with qtbot.waitSignal(window.retry_wanted) as asked:
        window.bar.retry.click()
    assert asked.args == [1]
    with qtbot.waitSignal(window.closed):
        QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


PASSED, SWEPT = Table().pass_out(), Table("fosdick-partners").sweep(2)


@pytest.mark.slow
@each(
    ("table", "size"),
    [
        (PASSED, (700, 1000)),
        (PASSED, (1000, 600)),
        (SWEPT, (700, 1000)),
        (SWEPT, (900, 600)),
        (SWEPT, (2560, 1440)),
    ],
)
def test_every_hand_can_be_painted_at_every_size(window, table, size):
    review = hand_review(table.rules, table.entries, 1)
    window.resize(*size)
    show(window, weighed_so(review, s0=0.1), ("W" * 60, "Bea", "Cy", "Dot")[: table.rules.seats])
    for number in (0, len(review.steps) - 1):
        window.show_step(number)
        assert not window.grab().isNull()
    pages, board = window.pages.geometry(), window.board.geometry()
    if window.width() < 1000 < window.height() + 1:
        assert pages.top() >= board.bottom(), "one column"
        assert board.height() <= 0.75 * board.width() + 1
        assert (board.left(), board.width()) == (pages.left(), pages.width())
    else:
        assert pages.left() >= board.right()
    assert window.rect().contains(window.bar.mapTo(window, QPoint(0, 0)))


def test_a_choice_is_read_once_as_its_cell_or_else_announced(window, monkeypatch):
    told: list[str] = []
    monkeypatch.setattr(review_window, "announce", lambda _, words: told.append(words))
    window.show()
    window.activateWindow()
    window.grid.setFocus()
    QTest.keyClick(window.grid, Qt.Key.Key_Right)
    assert told == []
    following = window.bar.steps["next"]
    following.setFocus()
    QTest.keyClick(following, Qt.Key.Key_Return)
    assert told == [window.sentence.text()], "Enter presses the key that has the focus"


def test_in_an_upright_window_the_title_has_its_height_and_the_curve_its_room(window, qtbot):
    window.resize(720, 1500)
    window.pages.setCurrentWidget(window.match)
    window.show_match(None, 0, 4, SEATS)
    qtbot.waitUntil(lambda: window.match.curve.height() >= 140)
    title = window.headline
    assert title.height() <= title.heightForWidth(title.width())


@each("known", [False, True])
def test_an_upright_window_has_its_table_close_below_the_title_and_a_curve_that_is_read(
    window, qtbot, known
):
    # As where a hand has few tricks, and no curve of its own.
    for part in (window.graph, window.grid, window.worths):
        part.hide()
    window.resize(720, 1100)
    window.pages.setCurrentWidget(window.match)
    fortunes = PLAYERS.fortunes([weighed_so(two_hands()[0], s0=0.1)])
    window.show_match(fortunes if known else None, 2, 4, SEATS)
    qtbot.waitUntil(lambda: window.match.curve.height() >= 120)
    board = window.board.mapTo(window, QPoint())
    title = window.headline.mapTo(window, window.headline.rect().bottomLeft())
    assert board.y() - title.y() < 80, "a row with keys is between them, and nothing else"
    bar = window.bar.mapTo(window, QPoint())
    page = window.pages.mapTo(window, window.pages.rect().bottomLeft())
    assert page.y() <= bar.y()
    assert bar.y() + window.bar.height() <= window.height() == 1100


def test_on_the_page_of_the_match_the_keys_are_seen_at_its_tab(window, qtbot):
    qtbot.waitUntil(window.grid.hasFocus)
    window.pages.setCurrentWidget(window.match)
    tabs, choice = window.pages.tabBar(), window.current
    assert tabs.hasFocus()
    left, right, last = Qt.Key.Key_Left, Qt.Key.Key_Right, tabs.count() - 1
    for key, page in ((left, 0), (left, 0), (right, 1), (left, 0), (Qt.Key.Key_End, last)):
        QTest.keyClick(tabs, key)
        assert tabs.currentIndex() == page
    window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    for key, page in ((right, last - 1), (left, last)):
        QTest.keyClick(tabs, key)
        assert tabs.currentIndex() == page
    assert tabs.hasFocus()
    assert window.current == choice


def test_a_list_of_choices_that_is_cut_melts_into_the_paper(window):
    assert window.worths.table.findChild(Fading) is not None
