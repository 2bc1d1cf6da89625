"""The keys of the choice panel, pressed, typed and walked over."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from moon_desktop.engine.entries import Bid
from moon_desktop.games.moon.entries import NameTrump
from tests.windows.main.asking import auction, naming, offered, typed

pytestmark = pytest.mark.timeout(30)


@pytest.mark.parametrize(
    ("said", "house", "letter", "bid"),
    [
        ("", {}, "4", "4"),
        ("", {}, "7", "7"),
        ("", {}, "p", "pass"),
        ("", {}, "P", "pass"),
        ("", {}, "0", "pass"),
        ("", {}, "o", "over"),
        ("", {}, "u", "under"),
        ("over", {"shoot_tops": 2}, "d", "double"),
        ("over double", {"shoot_tops": 3}, "t", "triple"),
    ],
)
def test_letters_and_digits_bid(panel, qtbot, said, house, letter, bid):
    table = auction(said, **house)
    offered(panel, table)
    with qtbot.waitSignal(panel.chosen) as chosen:
        assert typed(panel, letter)
    assert chosen.args == [table.choice(bid)]


@pytest.mark.parametrize(
    ("letter", "trump"), [*((str(n), str(n)) for n in range(7)), ("d", "doubles"), ("f", "none")]
)
def test_letters_and_digits_name_trump(panel, qtbot, letter, trump):
    offered(panel, naming())
    with qtbot.waitSignal(panel.chosen) as chosen:
        assert typed(panel, letter)
    assert chosen.args == [NameTrump(0, trump)]


@pytest.mark.parametrize("letter", ["x", "", "9", " "])
def test_letters_of_no_key_are_left_to_others(panel, qtbot, letter):
    offered(panel, auction("5"))
    with qtbot.assertNotEmitted(panel.chosen):
        assert not typed(panel, letter)


def test_another_question_is_asked_on_a_panel_already_shown(panel):
    """As after the window was made larger: it has room for its keys at once."""
    offered(panel, auction("5"))
    width = panel.width()
    offered(panel, auction("5"))
    assert panel.sizeHint().width() == width


def test_arrows_walk_over_what_is_open_and_round(panel):
    offered(panel, auction("5"))
    panel.parentWidget().setFocus()
    walked = []
    for _ in range(6):
        assert typed(panel, "", Qt.Key.Key_Right)
        walked.append(next(key.text() for key in panel.keys if key.hasFocus()))
    assert walked == ["Pass", "6", "7", "Shoot over", "Shoot under", "Pass"]
    assert typed(panel, "", Qt.Key.Key_Left)
    assert panel.keys[-1].hasFocus()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_key_in_focus_is_pressed(panel, qtbot, key):
    offered(panel, auction())
    panel.keys[2].setFocus()
    with qtbot.waitSignal(panel.chosen) as chosen:
        QTest.keyClick(panel.keys[2], key)
    assert chosen.args == [Bid(0, "5")]


def test_each_question_has_keys_of_its_own(panel, qtbot):
    offered(panel, auction())
    first = panel.keys[1]
    offered(panel, naming())
    assert not first.isVisible()
    panel.withdraw()
    assert not panel.isVisible()
    assert panel.keys == []
    assert not typed(panel, "4")
