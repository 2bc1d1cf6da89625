"""The panel of keys: what a key says, and three ways to press it; what is offered is the game's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from moon_desktop.engine.entries import Bid
from moon_desktop.games.moon.show import SHOW
from moon_desktop.games.views.panel import Offer, OfferKey
from moon_desktop.windows.main.choice_key import ChoiceKey
from moon_desktop.windows.main.choice_panel import ChoicePanel
from tests.kit.arrange import Table
from tests.kit.cases import each

ANN = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"


def auction(said: str = "", **house: Any) -> Table:
    return Table(**house).deal(ANN).say(said)


def naming(dice: Any = None, **house: Any) -> Table:
    return Table(**house).deal(ANN, widow="5-1", dice=dice).bid(0, "7").say("5-1")


def offered(table: Table) -> Offer:
    assert table.match.turn is not None
    found = SHOW.panel.offer(table.match.sight(table.match.turn), False)
    assert found is not None
    return found


ABOVE_FIVE = "The standing bid is 5: go above it, or pass."


@pytest.fixture
def panel(qtbot) -> Iterator[ChoicePanel]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1000, 300)
    # Something else the focus could go to.
    QLineEdit(window)
    panel = ChoicePanel(window)
    panel.offer(offered(auction("5")))
    with qtbot.waitActive(window):
        window.show()
    yield panel
    window.close()


def key_of(panel: ChoicePanel, text: str) -> ChoiceKey:
    return next(key for key in panel.keys if key.text() == text)


def typed(panel: ChoicePanel, text: str, key: Qt.Key = Qt.Key.Key_unknown) -> bool:
    """Types a letter at the panel; whether it had a use for it."""
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
    return panel.take_key(event)


@each("letter", ["p", "P", "0"])
def test_letter_or_digit_makes_its_choice(panel, qtbot, letter):
    with qtbot.waitSignal(panel.chosen) as chosen:
        assert typed(panel, letter)
    assert chosen.args == [Bid(1, "pass")]


@each("letter", ["x", "", "9", " "])
def test_letters_of_no_key_are_left_to_others(panel, qtbot, letter):
    with qtbot.assertNotEmitted(panel.chosen):
        assert not typed(panel, letter)


def seventeen(closed: int) -> Offer:
    """Bids as a game has them in which every seat bids."""
    words = [str(bid) for bid in range(18)]
    keys = [
        OfferKey(
            "figure", word, Bid(1, word), why="No." if bid == closed else None, letters=(word,)
        )
        for bid, word in enumerate(words)
    ]
    return Offer("Your bid", tuple(keys))


@each(("digits", "bid"), [("12", "12"), ("10", "10"), ("5", "5"), ("18", "8")])
def test_two_digits_in_turn_are_one_number(panel, qtbot, digits, bid):
    panel.offer(seventeen(3))
    with qtbot.waitSignal(panel.chosen) as chosen:
        for digit in digits:
            assert typed(panel, digit)
    assert chosen.args == [Bid(1, bid)]


def test_a_digit_that_begins_several_numbers_waits_for_the_next(panel, qtbot):
    panel.offer(seventeen(3))
    with qtbot.assertNotEmitted(panel.chosen):
        assert typed(panel, "1")
    assert key_of(panel, "1").hasFocus()
    with qtbot.waitSignal(panel.chosen, timeout=5000) as chosen:
        pass
    assert chosen.args == [Bid(1, "1")]


def test_a_number_that_is_not_open_says_why(panel, qtbot):
    panel.offer(seventeen(12))
    with qtbot.assertNotEmitted(panel.chosen, wait=50):
        assert typed(panel, "1")
        assert typed(panel, "2")
    assert panel.told == "No."


def test_another_question_is_asked_on_a_panel_already_shown(panel):
    """As after the window was made larger: it has room for its keys at once."""
    width = panel.width()
    panel.offer(offered(auction("5")))
    assert panel.sizeHint().width() == width


def test_arrows_walk_over_what_is_open_and_round(panel):
    panel.parentWidget().setFocus()
    walked = []
    for _ in range(6):
        assert typed(panel, "", Qt.Key.Key_Right)
        walked.append(next(key.text() for key in panel.keys if key.hasFocus()))
    assert walked == ["Pass", "6", "7", "Shoot over", "Shoot under", "Pass"]
    assert typed(panel, "", Qt.Key.Key_Left)
    assert panel.keys[-1].hasFocus()


@each("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_key_in_focus_is_pressed(panel, qtbot, key):
    six = key_of(panel, "6")
    six.setFocus()
    with qtbot.waitSignal(panel.chosen) as chosen:
        QTest.keyClick(six, key)
    assert chosen.args == [Bid(1, "6")]


def test_each_question_has_keys_of_its_own(panel):
    first = panel.keys[1]
    panel.offer(offered(naming()))
    assert not first.isVisible()
    panel.withdraw()
    assert not panel.isVisible()
    assert panel.keys == []
    assert not typed(panel, "4")


@each("how", ["pointed at", "pressed", "typed"])
def test_key_that_is_not_open_says_why(panel, qtbot, how):
    key = key_of(panel, "4")
    assert not key.isEnabled()
    assert (key.explanation, key.toolTip()) == (ABOVE_FIVE, "")
    with qtbot.assertNotEmitted(panel.chosen):
        if how == "pointed at":
            QTest.mouseMove(key)
        elif how == "pressed":
            QTest.mouseClick(key, Qt.MouseButton.LeftButton)
        else:
            assert typed(panel, "4")
    assert panel.told == ABOVE_FIVE
    assert panel.accessibleName() == panel.question, "the key itself tells of itself"
    if how == "pointed at":
        QApplication.sendEvent(key, QEvent(QEvent.Type.Leave))
        assert panel.told == panel.question


def test_press_goes_through_a_key_that_is_not_open(panel, qtbot):
    """Where the pointer rested on it all along, while another key was told of."""
    panel.offer(offered(auction("over", shoot_tops=3)))
    over, triple = key_of(panel, "Shoot over"), key_of(panel, "Triple shoot")
    # The keys are laid out when the panel is first painted.
    panel.grab()
    QTest.mouseMove(over)
    qtbot.waitUntil(lambda: panel.told == over.explanation)
    assert typed(panel, "t")
    assert panel.told == triple.explanation
    with qtbot.assertNotEmitted(panel.chosen):
        QTest.mouseClick(
            panel.window().windowHandle(),
            Qt.MouseButton.LeftButton,
            pos=over.mapTo(panel.window(), over.rect().center()),
        )
    assert panel.told == over.explanation


def test_panel_that_moves_under_a_resting_pointer_lights_what_a_click_takes(panel, qtbot):
    panel.grab()
    seven, over = key_of(panel, "7"), key_of(panel, "Shoot over")
    QTest.mouseMove(seven)
    qtbot.waitUntil(seven.underMouse)
    panel.move(panel.pos() - over.pos() + seven.pos())
    qtbot.waitUntil(over.underMouse)
    assert not seven.underMouse()
    assert panel.told == panel.question, "nobody has pointed at that one"
    QTest.mouseMove(over, over.rect().center() + QPoint(3, 0))
    assert panel.told == over.explanation


def test_key_that_is_open_says_what_it_means_while_it_has_the_focus(panel):
    key = key_of(panel, "7")
    assert key.isEnabled()
    assert key.toolTip() == ""
    key.setFocus()
    assert panel.told == "All seven tricks. 7 points up or down."
    panel.parentWidget().setFocus()
    assert panel.told == panel.question == "The standing bid is 5: go above it, or pass."


@pytest.mark.parametrize("zoom", [1.0, 1.6])
def test_words_have_room_above_the_keys(panel, zoom):
    """All reasons and meanings fit: nothing moves when one is told."""
    panel.zoom = zoom
    panel.offer(offered(auction(under=False)))
    one = panel.sizeHint().height()
    panel.offer(offered(auction(under=False, hickeys=True, scoring="marks")))
    two = panel.sizeHint().height()
    assert two - one == pytest.approx(23 * zoom, abs=2), "the longest takes two lines"
    panel.offer(offered(naming(dice=(2, 5), aggie_dice=True)))
    size = panel.sizeHint().expandedTo(panel.minimumSize())
    panel.resize(size)
    before = panel.grab().toImage()
    assert typed(panel, "6")
    assert panel.sizeHint().expandedTo(panel.minimumSize()) == size
    assert panel.grab().toImage().size() == before.size()
