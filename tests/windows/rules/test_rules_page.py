"""The page of house rules: choosing, changing, keeping, deleting, importing and exporting."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from moon_desktop.disk.rules_file import NamedRules, read_rules, write_rules
from moon_desktop.disk.rules_shelf import RulesShelf
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from moon_desktop.games.moon.show.house_rules import WORDS
from moon_desktop.windows.rules.page import RulesPage
from tests.windows.rules.test_rules_form import choose, said

MOON = CATALOGUE["moon"]


DEFAULT = MoonRules()
THREE = MoonRules(minimum_bid=3)
OpenPage = Callable[..., RulesPage]


@pytest.fixture(scope="module")
def only_shelf(tmp_path_factory):
    return RulesShelf(tmp_path_factory.mktemp("shelf") / "data")


@pytest.fixture
def shelf(only_shelf):
    for name in only_shelf.names():
        only_shelf.drop(name)
    only_shelf.keep("Friday table", THREE)
    return only_shelf


@pytest.fixture(scope="module")
def open_page(qapp, only_shelf):
    parent = QWidget()

    def opened(base="follow-me-42", rules=DEFAULT) -> RulesPage:
        page = RulesPage(MOON, base, rules, only_shelf, parent)
        page.resize(704, 480)
        return page

    yield opened
    shiboken6.delete(parent)


@pytest.fixture(scope="module")
def made(open_page: OpenPage) -> RulesPage:
    """Its making takes longer than most tests of it."""
    return open_page()


@pytest.fixture
def page(made, shelf):
    """As it opens at the preset that it starts from."""
    made.chooser.picked.emit("follow-me-42")
    made.parent().show()
    made.show()
    yield made
    made.parent().close()


def pick(page: RulesPage, base: str) -> None:
    page.chooser.setCurrentIndex(page.chooser.findData(base))


def listed(page: RulesPage) -> list[str]:
    return [page.chooser.itemText(place) for place in range(page.chooser.count())]


def importing(page: RulesPage, path: Path) -> None:
    """Presses Import and finds the file at once."""
    page.ask_for_file = lambda parent, found: found(path)
    page.bring_in.click()


def importing_named(page: RulesPage, name: str, folder: Path) -> None:
    """Imports rules that are called ``name`` in their file."""
    values = {"moon_house_rules": 1, "name": name, "rules": THREE.to_record()}
    (folder / "named.json").write_text(json.dumps(values), encoding="utf-8")
    importing(page, folder / "named.json")


def saving(page: RulesPage, name: str) -> None:
    """Presses Save as and gives the name at once; what was proposed is the base, if it is one's
    own."""

    def answer(parent, proposed, own, presets, named):
        assert proposed == ("" if page.base in PRESETS else page.base)
        named(name)

    page.ask_name = answer
    page.save.click()


def deleting(page: RulesPage) -> None:
    """Presses Delete and agrees; what is asked about is the base."""

    def answer(parent, name, agreed):
        assert name == page.base
        agreed()

    page.ask_to_delete = answer
    page.delete.click()


def test_it_opens_with_what_it_is_given(open_page, shelf):
    page = open_page("follow-me-42", THREE)
    assert (page.base, page.rules, page.playable) == ("follow-me-42", THREE, True)
    assert page.summary.text() == WORDS.line(THREE)
    assert page.changes.text() == "1 change from Wild Moon"
    assert page.chooser.currentData() == "follow-me-42"


def test_base_that_is_no_more_gives_way_to_the_nearest_preset(open_page, shelf):
    rules = replace(PRESETS["shoot-the-moon"], hickeys=False)
    page = open_page("gone", rules)
    assert (page.base, page.rules) == ("shoot-the-moon", rules)


def test_presets_and_own_sets_stand_under_headings(page):
    names = [WORDS.preset_name(key) for key in PRESETS]
    assert listed(page) == ["Ready-made rules", *names, "Your own rules", "Friday table"]
    model = page.chooser.model()
    shut = [
        place
        for place in range(page.chooser.count())
        if not model.flags(model.index(place, 0)) & Qt.ItemFlag.ItemIsEnabled
    ]
    assert shut == [0, len(names) + 1]
    pick(page, "Friday table")
    deleting(page)
    assert listed(page) == ["Ready-made rules", *names]


def test_set_that_is_chosen_fills_the_form(open_page, shelf, qtbot):
    """M7"""
    page = open_page("Friday table", MoonRules(seats=4))
    for base in (*PRESETS, "Friday table"):
        with qtbot.waitSignal(page.changed):
            pick(page, base)
        rules = PRESETS.get(base, THREE)
        assert (page.base, page.rules) == (base, rules)
        assert page.form.changed == 0
        assert page.delete.isEnabled() == (base not in PRESETS)
        assert page.changes.text().startswith("Just as in ")
        line = f"{WORDS.preset_line(base)}\n" if base in PRESETS else ""
        assert page.summary.text() == line + WORDS.line(rules)


def test_changes_are_counted_and_taken_back(page, qtbot):
    assert not page.reset_all.isEnabled()
    with qtbot.waitSignal(page.changed):
        choose(page.form, minimum_bid=3, scoring="marks")
    assert (page.base, page.rules.minimum_bid) == ("follow-me-42", 3)
    assert page.changes.text() == "3 changes from Wild Moon"
    page.reset_all.click()
    assert page.rules == DEFAULT


def test_rules_that_cannot_be_played_are_neither_saved_nor_exported(page, qtbot):
    """M7"""
    choose(page.form, over=False, shoot_tops=2)
    last = page.rules
    with qtbot.waitSignal(page.changed):
        choose(page.form, under=False)
    assert not page.playable
    assert page.rules == last
    assert not page.save.isEnabled()
    assert not page.export.isEnabled()
    assert page.summary.property("role") == "trouble"
    assert page.summary.text() == (
        "These rules cannot be played, and those hold that last could: see the red lines at Shoot"
        " over, Shoot under and Topping a shoot."
    )
    choose(page.form, shoot_tops=1)
    assert page.playable
    assert page.save.isEnabled()
    assert page.export.isEnabled()
    assert page.summary.property("role") is None


def in_sight(page: RulesPage, key: str) -> bool:
    row, port = page.form.rows[key], page.area.viewport()
    top = row.mapTo(port, QPoint()).y()
    return top >= 0 and top + row.height() <= port.height()


def test_first_row_in_contradiction_is_gone_to(page, qtbot):
    """M7"""
    choose(page.form, match="best-of", match_length=4)
    page.area.verticalScrollBar().setValue(0)
    page.go_to_trouble()
    assert page.form.rows["match"].control.hasFocus()
    qtbot.waitUntil(lambda: in_sight(page, "match"))


def test_save_as_keeps_the_rules_under_a_name(page, shelf):
    choose(page.form, minimum_bid=5)
    saving(page, "Sunday")
    assert shelf.get("Sunday") == MoonRules(minimum_bid=5)
    assert page.base == page.chooser.currentData() == "Sunday"
    assert page.form.changed == 0
    assert page.said.text() == "Saved as “\u2068Sunday\u2069”."
    choose(page.form, minimum_bid=4)
    assert page.said.isHidden()


def no_room(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_shelf_that_cannot_be_written_is_told_of(page, shelf, monkeypatch):
    monkeypatch.setattr(os, "fsync", no_room)
    saving(page, "Sunday")
    assert page.said.text() == "Your rules could not be saved. The disk is full."
    assert page.said.property("role") == "trouble"
    assert page.base == "follow-me-42"
    pick(page, "Friday table")
    deleting(page)
    assert page.said.text() == "Your rules could not be saved. The disk is full."
    assert (page.base, shelf.names()) == ("Friday table", ("Friday table",))


def test_delete_is_for_own_sets_alone_and_leaves_the_form_as_it_is(page, shelf):
    assert not page.delete.isEnabled()
    pick(page, "Friday table")
    choose(page.form, hickeys=True)
    shown = page.rules
    deleting(page)
    assert shelf.names() == ()
    assert (page.base, page.rules) == ("follow-me-42", shown)
    assert page.chooser.currentData() == "follow-me-42"
    assert "“\u2068Friday table\u2069” is deleted" in page.said.text()
    assert not page.delete.isEnabled()


def test_export_and_import_are_a_round_trip(page, shelf, tmp_path):
    path = tmp_path / "out.json"
    page.ask_for_file = lambda parent, found, name: found(path)
    pick(page, "Friday table")
    choose(page.form, hickeys=True)
    shown = page.rules
    page.export.click()
    assert read_rules(path, MOON) == NamedRules("Friday table", shown)
    assert str(path.name) in page.said.text()
    importing(page, path)
    assert (page.base, page.rules) == ("Friday table 2", shown)
    assert shelf.names() == ("Friday table", "Friday table 2")
    assert page.said.text() == "Imported as “\u2068Friday table 2\u2069”."


def test_same_rules_under_the_same_name_are_not_doubled(page, shelf, tmp_path):
    write_rules(tmp_path / "again.json", NamedRules("Friday table", THREE), MOON)
    importing(page, tmp_path / "again.json")
    assert shelf.names() == ("Friday table",)
    assert (page.base, page.rules) == ("Friday table", THREE)
    write_rules(tmp_path / "named.json", NamedRules("FOSDICK", PRESETS["fosdick"]), MOON)
    importing(page, tmp_path / "named.json")
    assert page.base == "FOSDICK 2"


def test_file_that_is_refused_changes_nothing(page, shelf, tmp_path, qtbot):
    """M7: refused with a sentence that names the keys."""
    values = {"moon_house_rules": 1, "name": "x", "rules": DEFAULT.to_record() | {"partners": True}}
    (tmp_path / "bad.json").write_text(json.dumps(values), encoding="utf-8")
    with qtbot.assertNotEmitted(page.changed):
        importing(page, tmp_path / "bad.json")
    assert page.said.text().startswith("“bad.json” was not imported. ")
    assert "seats and partners" in page.said.text()
    assert page.said.property("role") == "trouble"
    assert (page.base, page.rules, shelf.names()) == ("follow-me-42", DEFAULT, ("Friday table",))


def test_file_that_cannot_be_opened_is_told_of(page, tmp_path):
    importing(page, tmp_path / "gone.json")
    assert page.said.text().startswith("Nothing was imported. There is no file or folder")
    page.ask_for_file = lambda parent, found, name: found(tmp_path)
    page.export.click()
    assert page.said.text().startswith("The rules were not exported. ")


def test_any_name_in_a_file_is_shown_safely(page, tmp_path):
    width = page.minimumSizeHint().width()
    for name in ("W" * 200, "\u202eevil\u202c\n\x1b[2J", "שולחן שישי", "<b>&amp;</b>", ""):
        importing_named(page, name, tmp_path)
        choose(page.form, minimum_bid=5)
        assert page.base.isprintable()
        assert 0 < len(page.base) <= 40
        texts = [label for label in page.findChildren(QLabel) if page.base[:20] in label.text()]
        assert page.changes in texts
        assert said(page.form.rows["minimum_bid"], "changed")
        for label in texts:
            assert label.textFormat() == Qt.TextFormat.PlainText
            assert label.text().replace("\u2068", "").replace("\u2069", "").isprintable()
        assert page.minimumSizeHint().width() <= max(width, 704)


def test_keys_are_whole_beside_the_set_or_where_there_is_no_room_below_it(page):
    for base, wide, beside in (
        ("follow-me-42", 704, True), ("Friday table", 704, True), ("Friday table", 470, False),
        ("follow-me-42", 704, True),
    ):  # fmt: skip
        pick(page, base)
        page.resize(wide, 480)
        QTest.qWait(1)
        keys = [
            key for key in (page.save, page.delete, page.bring_in, page.export) if key.isVisible()
        ]
        assert len(keys) == 3 + (base not in PRESETS)
        for key in keys:
            assert key.width() >= key.sizeHint().width(), (base, wide, key.text())
            middle = key.geometry().center().y()
            assert (middle < page.chooser.geometry().bottom()) == beside, (base, wide)


def test_each_button_has_a_key_of_its_own(page):
    # Those that have nothing to do are not there.
    assert page.delete.isHidden()
    assert page.reset_all.isHidden()
    buttons = [page.save, page.delete, page.reset_all, page.bring_in, page.export]
    keys = {"", "Alt+R", *(button.shortcut().toString() for button in buttons)}
    assert len(keys) == len(buttons) + 2 == 7


def test_name_of_a_file_that_is_cut_is_spoken_of(page, tmp_path):
    for letter, letters, cut in (("n", 40, False), ("m", 41, True)):
        importing_named(page, letter * letters, tmp_path)
        assert page.base == letter * 40
        assert page.said.text().startswith(f"Imported as “\u2068{page.base}\u2069”")
        assert ("at most 40 letters" in page.said.text()) == cut


def test_what_came_of_a_button_is_read_out(page, monkeypatch):
    told: list[tuple[object, str]] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(
        QAccessible,
        "updateAccessibility",
        lambda event: told.append((event.object(), event.message())),
    )
    saving(page, "Sunday")
    said = [page.said.text()]
    deleting(page)
    said.append(page.said.text())
    choose(page.form, minimum_bid=3)
    assert told == [(page.said, text) for text in said]


def test_wheel_over_the_form_leaves_the_focus_where_it_is(open_page, shelf):
    page = open_page()
    page.parent().show()
    page.show()
    page.chooser.setFocus()
    controls = (page.chooser, *(row.control for row in page.form.rows.values()))
    taking = Qt.FocusPolicy.WheelFocus.value & ~Qt.FocusPolicy.StrongFocus.value
    assert not any(control.focusPolicy().value & taking for control in controls)
    number = page.form.rows["target"].control
    page.area.ensureWidgetVisible(number)
    QApplication.processEvents()
    before = page.area.verticalScrollBar().value()
    window = page.window().windowHandle()
    middle = number.mapTo(page.window(), number.rect().center())
    QTest.wheelEvent(window, middle, QPoint(0, 240))
    assert page.window().focusWidget() is page.chooser
    assert page.area.verticalScrollBar().value() < before
    page.parent().close()
    shiboken6.delete(page)
