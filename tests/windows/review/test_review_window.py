"""The window of the review: every part shows the same choice, and every way leads to it."""

from __future__ import annotations

from functools import partial
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from moon_desktop.engine.entries import Play
from moon_desktop.games.moon.players.luck import fortunes
from moon_desktop.games.moon.show import review as told
from moon_desktop.look.theme import EVENING
from moon_desktop.windows.review.window import ReviewWindow
from moon_desktop.words.quoting import tip
from tests.kit.advised import hand_review, lost, weighed_so
from tests.kit.arrange import Table

pytestmark = pytest.mark.timeout(60)
SEATS = ("Ann", "Bea", "Cy")
LEFT = Qt.MouseButton.LeftButton


def two_hands():
    table = Table(target=30).sweep(0).flop(1, "5")
    return [hand_review(table.rules, table.entries, number) for number in (1, 2)]


def show(window, review, seats=SEATS):
    window.reviewed = review
    window.show_hand(told.hand(review, seats), partial(told.moment, review, names=seats))


@pytest.fixture
def window(qtbot):
    window = ReviewWindow(EVENING)
    qtbot.addWidget(window)
    window.show_hands((1, 2), 0)
    show(window, two_hands()[0])
    window.show()
    return window


def shows(window, number):
    step = window.reviewed.steps[number]
    assert window.current == number
    assert window.bar.count.text() == f"Choice {number + 1} of {len(window.reviewed.steps)}"
    assert window.sentence.text() == window.grid.accessibleDescription()
    assert window.board.accessibleName() in window.sentence.text()
    assert set(window.worths.choices) == set(map(told.choice, step.before.legal()))


def test_it_begins_with_the_first_choice(window):
    shows(window, 0)
    assert window.heading.text() == "Hand 1 of 2"
    assert window.contract.text() == "Ann bid 7, sixes: made"
    assert not window.bar.steps["first"].isEnabled()
    assert window.bar.steps["next"].isEnabled()


def test_a_click_in_the_grid_goes_to_its_choice(window):
    cell = window.grid.grid.cells[9]
    QTest.mouseClick(window.grid, LEFT, pos=cell.box.center().toPoint())
    shows(window, 9)


def test_up_and_down_stay_with_the_seat(window):
    window.show_step(next(n for n, s in enumerate(window.reviewed.steps) if s.seat == 1))
    QTest.keyClick(window.grid, Qt.Key.Key_Down)
    step = window.reviewed.steps[window.current]
    assert step.seat == 1
    assert isinstance(step.choice, Play), "what only the bidder settles is passed over"
    QTest.keyClick(window.grid, Qt.Key.Key_Up)
    assert window.reviewed.steps[window.current].seat == 1
    assert window.current < 3


@pytest.mark.parametrize("number", [0, 7, 15, 25])
def test_a_click_on_the_graph_goes_to_its_choice(window, number):
    QTest.mouseClick(window.graph, LEFT, pos=window.graph.middle(number).toPoint())
    shows(window, number)


def test_dragging_on_the_graph_goes_along(window):
    QTest.mousePress(window.graph, LEFT, pos=window.graph.middle(3).toPoint())
    QTest.mouseMove(window.graph, window.graph.middle(12).toPoint())
    QTest.mouseRelease(window.graph, LEFT, pos=window.graph.middle(12).toPoint())
    shows(window, 12)
    QTest.mouseMove(window.graph, window.graph.middle(3).toPoint())
    shows(window, 12)


def test_keys_below_go_from_end_to_end(window):
    window.bar.steps["last"].click()
    shows(window, 25)
    assert not window.bar.steps["next"].isEnabled()
    window.bar.steps["previous"].click()
    shows(window, 24)
    window.bar.steps["first"].click()
    shows(window, 0)


def test_the_same_hand_better_known_stays_where_it_is(window):
    window.show_step(8)
    review = weighed_so(window.reviewed, s8=0.1)
    show(window, review)
    shows(window, 8)
    assert "A large mistake" in window.sentence.text()
    assert window.bar.line.text() == ""
    show(window, two_hands()[1])
    shows(window, 0)


def test_what_is_weighed_is_ranked(window):
    review = window.reviewed
    number = next(n for n, step in enumerate(review.steps) if isinstance(step.choice, Play))
    before = window.worths.choices
    step = lost(review.steps[number], 0.1)
    show(window, review.with_step(number, step))
    window.show_step(number)
    assert step.knew is not None
    assert window.worths.choices[0] == told.choice(step.knew.best)
    assert window.worths.choices[-1] == told.choice(step.choice)
    assert before != window.worths.choices


def test_columns_say_what_they_count(window):
    tips = {x: window.worths.tip_at(QPointF(x, 60)) for x in (20, 150, 200, 250, 330)}
    assert tips[20] == ""
    assert "contract is made" in tips[150]
    assert "points" in tips[200]
    assert "game is won" in tips[250]
    assert "perfectly" in tips[330]


def pointed_at(board, *told):
    """Where on the board one of these is said."""
    points = product(range(0, board.width(), 16), range(0, board.height(), 16))
    tips = {tip(words) for words in told}
    return {point for point in points if board.tip_at(QPointF(*point)) in tips}


def test_tiles_are_named_on_pointing_at_them(window):
    held = [laid.told for laid in window.board.scene.hands[0] if laid is not None]
    assert any("double six" in told for told in held)
    assert all(pointed_at(window.board, told) for told in held)
    assert window.board.tip_at(QPointF(1, 1)) == ""


def test_the_table_can_be_seen_from_another_seat(window):
    hands = [[laid.told for laid in hand if laid] for hand in window.board.scene.hands]
    own, left, right = (pointed_at(window.board, *hand) for hand in hands)
    window.show_hands((1, 2), 1)
    assert [pointed_at(window.board, *hand) for hand in hands] == [right, own, left]


def test_the_match_is_told_as_far_as_it_is_weighed(window, qtbot):
    with qtbot.waitSignal(window.match_wanted):
        window.pages.setCurrentWidget(window.match)
    assert window.match_shown
    window.show_match(None, 3, 52)
    assert window.match.progress.text() == "3 of 52 choices weighed"
    assert not window.match.table.isVisible()
    window.show_match(fortunes([weighed_so(two_hands()[0], s0=0.1)]), 26, 52)
    assert window.match.of.text() == "Of the one hand weighed so far."
    assert "Ann: +" in window.match.table.accessibleName()
    assert "own play −10" in window.match.table.accessibleName()
    window.show_match(fortunes([weighed_so(review) for review in two_hands()]), 52, 52)
    assert window.match.of.text() == "Of all 2 finished hands."
    assert not window.match.bar.isVisible()


def test_it_asks_for_what_is_to_be_played(window, qtbot):
    window.show_step(4)
    with qtbot.waitSignal(window.play_on_wanted) as asked:
        window.bar.play_on.click()
    assert asked.args == [window.reviewed.steps[4].place]
    with qtbot.waitSignal(window.retry_wanted) as asked:
        window.bar.retry.click()
    assert asked.args == [1]


def test_escape_closes_it(window, qtbot):
    with qtbot.waitSignal(window.closed):
        QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


@pytest.mark.parametrize("table", [Table().pass_out(), Table("fosdick-partners").sweep(2)])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (2560, 1440)])
def test_every_hand_can_be_painted_at_every_size(window, table, size):
    review = hand_review(table.rules, table.entries, 1)
    seats = ("W" * 60, "Bea", "Cy", "Dot")[: table.rules.seats]
    window.resize(*size)
    for shown in (review, weighed_so(review, s0=0.1)):
        show(window, shown, seats)
        for number in (0, len(review.steps) - 1):
            window.show_step(number)
            assert not window.grab().isNull()
    right = window.pages.geometry()
    assert right.left() >= window.board.geometry().right()
    assert window.rect().contains(window.bar.mapTo(window, QPoint(0, 0)))


def test_a_click_beside_the_cells_changes_nothing(window):
    window.show_step(5)
    QTest.mouseClick(window.grid, LEFT, pos=QPoint(3, 3))
    shows(window, 5)


def test_a_click_on_the_figures_puts_no_frame_round_them(window):
    window.grid.setFocus()
    QTest.mouseClick(window.area.viewport(), LEFT, pos=QPoint(20, 20))
    assert window.focusWidget() is window.grid
