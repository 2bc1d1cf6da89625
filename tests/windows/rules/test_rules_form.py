"""The form of house rules is made from the dataclass, and says at each row what there is to say."""

from __future__ import annotations

from typing import Any

import pytest
import shiboken6
from hypothesis import HealthCheck, given, settings
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from moon_desktop.games import CATALOGUE
from moon_desktop.games.house_rules import LARGEST, choices_of
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show.house_rules import WORDS
from moon_desktop.look.theme import THEME
from moon_desktop.windows.paper.segments import Segments
from moon_desktop.windows.rules.controls import WholeNumber
from moon_desktop.windows.rules.form import RulesForm
from moon_desktop.windows.rules.row import RuleRow
from moon_desktop.words import rules_form as words
from tests.games.test_rule_values import HOUSES
from tests.games.test_rule_words import IDLE
from tests.kit.strategies import LAW, playable_rules

MOON = CATALOGUE["moon"]


DEFAULT = MoonRules()


@pytest.fixture(scope="module")
def made(qapp):
    """Its making takes longer than most tests of it."""
    parent = QWidget()
    form = RulesForm(MOON, parent)
    form.setFixedWidth(680)
    yield form
    shiboken6.delete(parent)


@pytest.fixture
def form(made):
    made.fill(DEFAULT, "follow-me-42", DEFAULT)
    made.parent().show()
    yield made
    made.parent().close()


def choose(form: RulesForm, **changes: Any) -> None:
    """As a person would, one key after another."""
    for key, value in changes.items():
        control = form.rows[key].control
        if isinstance(control, Segments):
            control.keys[value].setChecked(True)
        else:
            control.setValue(value)


def said(row: RuleRow, line: str) -> str:
    """What is to be seen at ``row`` as its note, its mark of a change, or its trouble."""
    labels = row.findChildren(QLabel, line)
    return "\n".join(label.text() for label in labels if not label.isHidden())


def reset_of(row: RuleRow) -> QPushButton | None:
    shown = [button for button in row.findChildren(QPushButton) if not button.isHidden()]
    assert len(shown) <= 1
    return shown[0] if shown else None


def test_control_follows_from_the_choices(form):
    """M8"""
    assert set(form.rows) == set(choices_of(MoonRules))
    for key, choices in choices_of(MoonRules).items():
        control = form.rows[key].control
        if choices is None:
            assert isinstance(control, WholeNumber)
        else:
            assert isinstance(control, Segments)
            assert {value: key.text() for value, key in control.keys.items()} == {
                choice: WORDS.label(key, choice) for choice in choices
            }


def test_a_control_stands_beside_its_name_where_that_leaves_it_room(form):
    below = set()
    for key, row in form.rows.items():
        control, told = row.control.geometry(), row.findChild(QLabel, "help").geometry()
        name = row.findChild(QLabel, "name").geometry()
        assert row.rect().contains(control), key
        assert told.width() > 0.9 * row.width(), "what it means has all of the row"
        if control.top() > told.bottom():
            assert name.width() + row.ask.width() + control.width() > 0.9 * row.width(), key
            below.add(key)
        else:
            assert control.left() > name.right(), key
            assert control.bottom() <= told.top(), key
    assert "seats" not in below
    assert len(below) < len(form.rows) / 3


def test_row_is_told_to_those_who_see_it_and_to_those_who_hear_it(form):
    """Where the rule book has it is seen on asking."""
    choose(form, aggie_dice=True, minimum_bid=3)
    for key, row in form.rows.items():
        asked = row.findChild(QLabel, "source")
        assert asked.isHidden()
        row.ask.click()
        seen = [label.text() for label in row.findChildren(QLabel) if not label.isHidden()]
        name, heard = WORDS.name(key), row.control.accessibleDescription()
        assert row.findChild(QLabel, "name").buddy() is row.control
        assert row.control.accessibleName() == name
        assert {name, WORDS.help(key), WORDS.source(key)} <= set(seen)
        assert WORDS.help(key) in heard
        assert WORDS.source(key) in heard
        row.ask.click()
        assert asked.isHidden()
    assert "always a trump" in form.rows["named_lead"].control.accessibleDescription()
    assert "Changed from" in form.rows["minimum_bid"].control.accessibleDescription()


@pytest.mark.slow
def test_any_rules_fill_the_form_and_come_back(form):
    """M8"""

    @settings(parent=LAW, max_examples=40, suppress_health_check=list(HealthCheck))
    @given(rules=playable_rules())
    def come_back(rules):
        form.fill(rules, "follow-me-42", DEFAULT)
        assert MoonRules(**form.values) == rules
        assert form.contradiction is None
        assert form.changed == sum(
            value != getattr(DEFAULT, key) for key, value in rules.to_record().items()
        )

    come_back()


OTHER: dict[str, Any] = {
    key: 5 if choices is None else next(
        choice for choice in choices if choice != getattr(DEFAULT, key)
    )
    for key, choices in choices_of(MoonRules).items()
}  # fmt: skip


@pytest.mark.slow
def test_change_is_marked_and_can_be_taken_back(form, qtbot):
    for key, row in form.rows.items():
        row.control.setEnabled(True)
        assert said(row, "changed") == ""
        assert reset_of(row) is None
        with qtbot.waitSignal(form.edited):
            choose(form, **{key: OTHER[key]})
        assert form.values[key] == OTHER[key]
        value = WORDS.label(key, getattr(DEFAULT, key))
        assert said(row, "changed") == f"Changed from Wild Moon: {value}"
        button = reset_of(row)
        assert button is not None
        assert button.accessibleName() == f"Reset {WORDS.name(key)} to {value}"
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert form.values == DEFAULT.to_record()
        assert said(row, "changed") == ""
        assert reset_of(row) is None
        assert form.changed == 0


def test_focus_stays_with_the_row_that_was_reset(form, qtbot):
    choose(form, minimum_bid=3)
    row = form.rows["minimum_bid"]
    button = reset_of(row)
    assert button is not None
    form.window().activateWindow()
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert row.control.hasFocus()


def test_rule_without_a_meaning_is_shut_and_keeps_its_value(form):
    """M8: its value is kept, and ignored."""
    for changes, key in IDLE["moon"]:
        rules = MoonRules(**changes)
        form.fill(rules, "follow-me-42", DEFAULT)
        row = form.rows[key]
        assert not row.control.isEnabled()
        assert said(row, "note") == WORDS.without_meaning(key, rules.to_record())
        assert form.values[key] == getattr(rules, key)


def test_contradiction_is_told_at_all_its_keys_and_can_be_mended_at_each(form):
    """M7"""
    for changes, keys in HOUSES["moon"].refused:
        form.fill(DEFAULT, "follow-me-42", DEFAULT)
        for row in form.rows.values():
            row.control.setEnabled(True)
        choose(form, **changes)
        trouble = form.contradiction
        assert set(form.troubled) == set(trouble.keys) == set(keys), changes
        for key, row in form.rows.items():
            sentence = words.contradiction(trouble, MOON) if key in trouble.keys else ""
            assert said(row, "trouble") == sentence
            if sentence:
                assert row.control.isEnabled()
                assert sentence in row.control.accessibleDescription()


def test_marks_propose_a_target_of_seven_and_points_one_of_21(form):
    """M5.6"""
    for target, marks, points in ((21, 7, 21), (50, 50, 50), (20, 20, 20)):
        form.fill(DEFAULT, "follow-me-42", DEFAULT)
        choose(form, target=target)
        choose(form, scoring="marks")
        assert form.values["target"] == marks
        choose(form, scoring="points")
        assert form.values["target"] == points
        choose(form, scoring="marks")
        button = reset_of(form.rows["scoring"])
        assert button is not None
        button.click()
        assert form.values["target"] == points


def test_kind_of_match_proposes_a_length(form):
    """M6.1, M6.2, M6.3"""
    length = form.rows["match_length"].control
    for match, number, text in (
        ("best-of", 3, "3 games"),
        ("marks", 12, "12 marks"),
        ("timed", 30, "30 minutes"),
    ):
        choose(form, match=match)
        assert form.values["match_length"] == number
        assert length.lineEdit().text() == text
    choose(form, match_length=45, match="marks")
    assert form.values["match_length"] == 45
    length.setFocus()
    length.selectAll()
    QTest.keyClicks(length, "1")
    assert length.lineEdit().text() == "1 mark"


def test_tab_goes_through_the_rows_in_their_order(form):
    choose(form, seats=4, match="marks", hickeys=True)
    order: list[tuple[str, bool]] = []
    widget = first = form.rows["seats"].control.focusProxy()
    while widget is not first or not order:
        row, can = widget.parent(), bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        if isinstance(row, Segments):
            # Tab comes to the one that is chosen.
            can, row = widget is row.focusProxy(), row.parent()
        if isinstance(row, RuleRow) and not isinstance(widget, Segments) and can:
            order.append((row.key, isinstance(widget, QPushButton)))
        widget = widget.nextInFocusChain()
    keys = [key for _, keys in MOON.show.rules.groups() for key in keys]
    assert [key for key, button in order if not button] == keys
    assert order[order.index(("seats", False)) + 1] == ("seats", True)


def test_changed_rows_differ_in_the_picture_too(form):
    row = form.rows["minimum_bid"]

    def edge():
        picture = row.grab().toImage()
        return picture.pixelColor(1, picture.height() // 2)

    assert edge() != THEME.good
    choose(form, minimum_bid=3)
    assert edge() == THEME.good


def test_whole_numbers_from_one_to_the_largest_can_be_typed(form):
    """M8"""
    control = form.rows["target"].control
    typed = (("7", 7), ("999999999", LARGEST), ("0", 21), ("-3", 3), ("1e3", 13))
    for keys, number in typed:
        form.fill(DEFAULT, "follow-me-42", DEFAULT)
        control.selectAll()
        QTest.keyClicks(control, keys)
        QTest.keyClick(control, Qt.Key.Key_Return)
        assert form.values["target"] == number, keys
