"""House rules set in the dialogs by pointer and keys alone, and a match begun under them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QWidget,
)

from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.windows.dialogs.preferences import PreferencesDialog
from moon_desktop.windows.learning.welcome.new_match import NewMatch
from moon_desktop.windows.paper.segments import Segments
from moon_desktop.windows.rules.form import RulesForm
from moon_desktop.windows.rules.row import RuleRow
from tests.kit.person import LEFT, Person

DialogT = TypeVar("DialogT", bound=QWidget)


def opened(person: Person, kind: type[DialogT]) -> DialogT:
    """The dialog of a ``kind`` that is open."""
    (dialog,) = (box for box in person.window.findChildren(kind) if box.isVisible())
    return dialog


def turn(row: RuleRow, value: Any) -> None:
    """Gives a row of the form another value, by pointer and keys alone."""
    control: QWidget = row.control
    assert control.isEnabled(), f"{row.key} is not open"
    match control:
        case Segments() if isinstance(value, bool):
            QTest.mouseClick(control.keys[value], LEFT)
        case Segments():
            pick(control, value)
        case _:
            control.setFocus()
            QTest.keyClick(control, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
            QTest.keyClicks(control, str(value))
    assert row.value == value, f"{row.key} cannot be made {value!r}"


def pick(segments: Segments, value: Any) -> None:
    """Goes to a choice with the arrows."""
    segments.setFocus()
    values = list(segments.keys)
    while (now := segments.value()) != value:
        on = values.index(now) < values.index(value)
        QTest.keyClick(segments.keys[now], Qt.Key.Key_Right if on else Qt.Key.Key_Left)
        assert segments.value() != now


def fill(form: RulesForm, values: Mapping[str, Any]) -> None:
    """Sets every row that is open and shows another value, from the top of the form down."""
    for _ in range(2):
        # What is set below may open a row above.
        for key, row in form.rows.items():
            if row.control.isEnabled() and key in values and row.value != values[key]:
                turn(row, values[key])


def set_rules(person: Person, **values: Any) -> MoonRules:
    """Switches house rules in the preferences; the rules that are kept then."""
    person.do("preferences")
    dialog = opened(person, PreferencesDialog)
    pages = dialog.list
    pages.setCurrentRow(1)
    first = pages.visualItemRect(pages.item(0)).center()
    QTest.mouseClick(pages.viewport(), LEFT, pos=first)
    assert dialog.rules.isVisible()
    fill(dialog.rules.form, values)
    kept = dialog.rules.rules
    assert dialog.rules.playable
    assert isinstance(kept, MoonRules)
    QTest.mouseClick(dialog.done_key, LEFT)
    assert not dialog.isVisible()
    assert person.program.preferences.settings.rules == kept
    return kept


def begin_match(person: Person, number: str = "") -> str:
    """Begins a match with what the New match dialog proposes; how it sums the rules up."""
    person.do("new")
    dialog = opened(person, NewMatch)
    QTest.keyClicks(dialog.number, number)
    line = dialog.chosen_plate.accessibleDescription().splitlines()[-1]
    press_begin(dialog)
    return line


def press_begin(dialog: NewMatch) -> None:
    """Presses the key that deals."""
    QTest.mouseClick(dialog.deal, LEFT)
    assert not dialog.isVisible()
