"""The panel of keys: what is offered, what is open, and three ways to press it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from moon_desktop.engine.entries import Play
from moon_desktop.games.moon.show import offers as words
from tests.kit.arrange import Table
from tests.windows.main.asking import ANN, auction, letter, naming, offered, typed

pytestmark = pytest.mark.timeout(30)


@pytest.mark.parametrize(
    ("table", "is_open", "closed"),
    [
        (auction(), "Pass | 4 | 5 | 6 | 7 | Shoot over | Shoot under", ""),
        (auction("5"), "Pass | 6 | 7 | Shoot over | Shoot under", "4 | 5"),
        (auction(under=False, minimum_bid=3), "Pass | 3 | 4 | 5 | 6 | 7 | Shoot over", ""),
        (auction(over=False, under=False), "Pass | 4 | 5 | 6 | 7", ""),
        (
            auction(shoot_after_seven=True),
            "Pass | 4 | 5 | 6 | 7",
            "Shoot over | Shoot under",
        ),
        (
            auction("7", shoot_after_seven=True),
            "Pass | Shoot over | Shoot under",
            "4 | 5 | 6 | 7",
        ),
        (auction("over", shoot_tops=2), "Pass | Double shoot", "Shoot over | Shoot under"),
        (auction("over", shoot_tops=2, under=False), "Pass | Double shoot", "Shoot over"),
        (
            auction("over", shoot_tops=3),
            "Pass | Double shoot",
            "Shoot over | Shoot under | Triple shoot",
        ),
        (
            auction("over double", shoot_tops=3),
            "Pass | Triple shoot",
            "Shoot over | Shoot under | Double shoot",
        ),
        (
            auction("pass pass", all_pass="force-dealer"),
            "4 | 5 | 6 | 7 | Shoot over | Shoot under",
            "Pass",
        ),
    ],
)
def test_bids(panel, table, is_open, closed):
    """M2.1–M2.5."""
    assert offered(panel, table) == (is_open, closed)
    narrow = offered(panel, table, narrow=True)
    assert narrow == (is_open, "Pass" if "Pass" in closed else "")


SUITS = "Ones | Twos | Threes | Fours | Fives | Sixes"


@pytest.mark.parametrize(
    ("table", "is_open", "closed"),
    [
        (naming(), f"Blanks | {SUITS} | Doubles | Follow me", ""),
        (naming(follow_me="off"), f"Blanks | {SUITS} | Doubles", ""),
        (naming(follow_me="blanks"), f"{SUITS} | Doubles", "Blanks"),
        (
            naming("6-6 6-5 6-4 6-3 6-2 6-1 0-0", follow_me="blanks"),
            f"Blanks | {SUITS} | Doubles",
            "",
        ),
        (
            Table(double_blank=False).deal(ANN).bid(0, "7"),
            f"{SUITS} | Doubles | Follow me",
            "",
        ),
        (
            Table(aggie_dice=True).deal(ANN, widow="5-1", dice=(3, 3)).bid(0, "7").say("5-1"),
            "Threes",
            "Ones | Twos | Fours | Fives | Sixes",
        ),
    ],
)
def test_trumps(panel, table, is_open, closed):
    """M3.3, M3.8, M3.9."""
    assert offered(panel, table) == (is_open, closed)
    assert offered(panel, table, narrow=True) == (is_open, "")


AFTER_SEVEN = "A shoot may be bid only over a standing 7."
SHOOT_STANDS = "A shoot over stands: only a double shoot tops it."


@pytest.mark.parametrize(
    ("table", "text", "why"),
    [
        (auction("5"), "4", "The standing bid is 5: go above it, or pass."),
        (auction("5"), "5", "The standing bid is 5: go above it, or pass."),
        (auction(shoot_after_seven=True), "Shoot over", AFTER_SEVEN),
        (auction("6", shoot_after_seven=True), "Shoot under", AFTER_SEVEN),
        (auction("over", shoot_tops=3), "Shoot over", SHOOT_STANDS),
        (auction("over", shoot_tops=3), "Shoot under", SHOOT_STANDS),
        (auction("over", shoot_tops=3), "Triple shoot", SHOOT_STANDS),
        (
            auction("under double", shoot_tops=3),
            "Double shoot",
            "A double shoot stands: only a triple shoot tops it.",
        ),
        (
            auction("pass pass", all_pass="force-dealer"),
            "Pass",
            "Everybody else passed: as the dealer you must bid.",
        ),
        (
            naming(follow_me="blanks"),
            "Blanks",
            "To call blanks you must hold the double blank.",
        ),
        (
            Table(aggie_dice=True).deal(ANN, widow="5-1", dice=(2, 5)).bid(0, "7").say("5-1"),
            "Sixes",
            "The dice show 2 and 5: trump must be one of them.",
        ),
    ],
)
@pytest.mark.parametrize("how", ["pointed at", "pressed", "typed"])
def test_key_that_is_not_open_says_why(panel, qtbot, table, text, why, how):
    """M2.1–M2.5, M3.8, M3.9: on demand, each in its own words."""
    offered(panel, table)
    (key,) = (key for key in panel.keys if key.text() == text)
    assert not key.isEnabled()
    assert (key.explanation, key.toolTip()) == (why, "")
    with qtbot.assertNotEmitted(panel.chosen):
        if how == "pointed at":
            middle = key.rect().center()
            enter = QEnterEvent(middle, middle, key.mapToGlobal(middle))
            QApplication.sendEvent(key, enter)
        elif how == "pressed":
            QTest.mouseClick(key, Qt.MouseButton.LeftButton)
        else:
            assert typed(panel, letter(table, text))
    assert panel.told == panel.accessibleName() == why
    if how == "pointed at":
        QApplication.sendEvent(key, QEvent(QEvent.Type.Leave))
        assert panel.told == panel.question


def test_press_goes_through_a_key_that_is_not_open(panel, qtbot):
    """Where the pointer rested on it all along, while another key was told of."""
    table = auction("over", shoot_tops=3)
    offered(panel, table)
    over, triple = (key for key in panel.keys if key.text() in ("Shoot over", "Triple shoot"))
    # The keys are laid out when the panel is first painted.
    panel.grab()
    QTest.mouseMove(over)
    qtbot.waitUntil(lambda: panel.told == over.explanation)
    assert typed(panel, letter(table, "Triple shoot"))
    assert panel.told == triple.explanation
    with qtbot.assertNotEmitted(panel.chosen):
        QTest.mouseClick(
            panel.window().windowHandle(),
            Qt.MouseButton.LeftButton,
            pos=over.mapTo(panel.window(), over.rect().center()),
        )
    assert panel.told == over.explanation


UP_OR_DOWN = "points up or down."
OVER = "All seven tricks, a rank above 7. 21 points up or down."
TWO_HICKEYS = f"{OVER} Set, it leaves 2 hickeys."
A_TRICK = "Made, a point for each trick; set, 5 points down."
MARK = "Made, a mark for you; set, one for each of the others."
OUR_MARK = "Made, a mark for your side; set, one for the other side."


@pytest.mark.parametrize(
    ("table", "text", "meaning"),
    [
        (auction(), "5", f"At least 5 of the seven tricks. 5 {UP_OR_DOWN}"),
        (auction(), "7", f"All seven tricks. 7 {UP_OR_DOWN}"),
        (auction(), "Shoot over", OVER),
        (auction("4"), "Shoot under", f"No trick at all, without a trump. 21 {UP_OR_DOWN}"),
        (
            auction("over", shoot_tops=2),
            "Double shoot",
            f"All seven tricks, over somebody\u2019s shoot. 21 {UP_OR_DOWN}",
        ),
        (
            auction("over double", shoot_tops=3, hickeys=True),
            "Triple shoot",
            f"All seven tricks, over a double shoot. 21 {UP_OR_DOWN} Set, it leaves 8 hickeys.",
        ),
        (
            auction(hickeys=True),
            "5",
            f"At least 5 of the seven tricks. 5 {UP_OR_DOWN} Set, it leaves 1 hickey.",
        ),
        (auction(hickeys=True), "Shoot over", TWO_HICKEYS),
        (auction(overtricks=True), "5", f"At least 5 of the seven tricks. {A_TRICK}"),
        (auction(overtricks=True), "7", f"All seven tricks. 7 {UP_OR_DOWN}"),
        (auction(scoring="marks", target=7), "6", f"At least 6 of the seven tricks. {MARK}"),
        (
            auction(scoring="marks", target=7, seats=4, partners=True),
            "7",
            f"All seven tricks. {OUR_MARK}",
        ),
    ],
)
def test_bid_that_is_open_says_what_it_promises_and_stakes(panel, table, text, meaning):
    """M2.2, M2.3, M5.1, M5.3, M5.5, M5.7: while its key is pointed at or has the focus."""
    offered(panel, table)
    question = panel.question
    key = next(key for key in panel.keys if key.text() == text)
    assert key.isEnabled()
    assert (key.explanation, key.toolTip()) == (meaning, "")
    key.setFocus()
    assert panel.told == panel.accessibleName() == meaning
    panel.parentWidget().setFocus()
    assert panel.told == question


@pytest.mark.parametrize("bid", ["4", "5", "6", "7", "over", "under", "double", "triple"])
@pytest.mark.parametrize("scoring", ["points", "marks"])
def test_no_two_bids_mean_the_same(bid, scoring):
    """M2.2: seven and over need the same tricks, and are not the same bid."""
    rules = Table(scoring=scoring, shoot_tops=3).rules
    ladder = ("4", "5", "6", "7", "over", "under", "double", "triple")
    tips = [words.bid_tip(other, rules) for other in ladder]
    assert tips.count(words.bid_tip(bid, rules)) == 1


def test_meaning_of_a_trump_is_told_while_its_key_has_the_focus(panel):
    offered(panel, naming(follow_me="blanks"))
    panel.keys[2].setFocus()
    assert panel.told == "Every tile with two is a trump."


@pytest.mark.parametrize(
    ("table", "question"),
    [
        (auction(), "Your bid"),
        (auction("5"), "The standing bid is 5: go above it, or pass."),
        (auction("5", shoot_after_seven=True), AFTER_SEVEN),
        (
            auction("7", shoot_after_seven=True),
            "The standing bid is 7: go above it, or pass.",
        ),
        (auction("5", shoot_tops=2), "A shoot can be topped by a double shoot."),
        (
            auction(shoot_tops=3),
            "A shoot can be topped by a double shoot, and that by a triple.",
        ),
        (auction("over", shoot_tops=3), SHOOT_STANDS),
        (
            auction("pass pass", all_pass="force-dealer"),
            "Everybody else passed: as the dealer you must bid.",
        ),
        (naming(), "Name the trump"),
        (
            Table(widow_timing="after-trump").deal(ANN, widow="5-1").bid(0, "7"),
            "Name trump first: the widow is turned up after that.",
        ),
        (
            Table(aggie_dice=True).deal(ANN, widow="5-1", dice=(2, 5)).bid(0, "7").say("5-1"),
            "The dice show 2 and 5: trump must be one of them.",
        ),
        (
            Table(aggie_dice=True, widow_timing="after-trump").deal(ANN, dice=(2, 5)).bid(0, "7"),
            "Name trump, as the dice allow; the widow is turned up after.",
        ),
        (
            Table(aggie_dice=True).deal(ANN, widow="5-1", dice=(3, 3)).bid(0, "7").say("5-1"),
            "Both dice show 3: trump must be threes.",
        ),
    ],
)
@pytest.mark.parametrize("narrow", [True, False])
def test_rule_in_force_stands_above_the_keys(panel, table, question, narrow):
    """M2.1–M2.5, M3.2, M3.9: whether or not there is room for all keys."""
    offered(panel, table, narrow)
    panel.parentWidget().setFocus()
    assert panel.question == panel.told == question


@pytest.mark.parametrize("zoom", [1.0, 1.6])
def test_words_have_room_above_the_keys(panel, zoom):
    """All reasons and meanings fit: nothing moves when one is told."""
    panel.zoom = zoom
    table = Table(aggie_dice=True, widow_timing="after-trump").deal(ANN, dice=(2, 5)).bid(0, "7")
    offered(panel, auction(under=False))
    one = panel.sizeHint().height()
    offered(panel, auction(under=False, hickeys=True, scoring="marks"))
    two = panel.sizeHint().height()
    assert two - one == pytest.approx(23 * zoom, abs=2), "the longest takes two lines"
    offered(panel, table, narrow=True)
    size = panel.sizeHint().expandedTo(panel.minimumSize())
    panel.resize(size)
    before = panel.grab().toImage()
    panel.take_key(QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, "6"))
    assert panel.sizeHint().expandedTo(panel.minimumSize()) == size
    assert panel.grab().toImage().size() == before.size()


def test_ends_of_a_tile(panel, qtbot):
    """M4.5."""
    plays = (Play(0, "6-5", "6"), Play(0, "6-5", "5"))
    panel.offer(words.offer_ends(plays))
    assert panel.question == "Which end of the six-five is to be followed?"
    assert [key.text() for key in panel.keys] == ["Sixes", "Fives"]
    with qtbot.waitSignal(panel.chosen) as chosen:
        QTest.mouseClick(panel.keys[1], Qt.MouseButton.LeftButton)
    assert chosen.args == [plays[1]]
