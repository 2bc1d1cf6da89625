"""The preferences dialog."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QLabel,
    QPushButton,
    QWidget,
)

from moon_desktop.app.preferences import panel_letters, tempo_of, thinking_of
from moon_desktop.disk.rules_shelf import RulesShelf
from moon_desktop.disk.settings import OPTIONS, PACES, Settings
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.look.theme import THEME
from moon_desktop.table import tempo
from moon_desktop.windows.dialogs.keys_page import KeysPage
from moon_desktop.windows.dialogs.look_page import LookPage
from moon_desktop.windows.dialogs.options_grid import (
    LanguagePage,
    ReadingPage,
    SoundPage,
    TablePage,
)
from moon_desktop.windows.dialogs.players_page import PlayersPage
from moon_desktop.windows.dialogs.preferences import PAGES, PreferencesDialog
from moon_desktop.windows.paper.segments import RadioRow
from moon_desktop.windows.rules.page import RulesPage
from moon_desktop.words.language import languages, speak
from tests.kit.cases import each
from tests.windows.main.test_shortcuts import COMMANDS

MOON = CATALOGUE["moon"]


LEVELS = ("random", "casual")
CHOSEN = Settings(
    your_name="Ann",
    left_player="human",
    right_player="random",
    movement="fast",
    thinking="none",
    expert_seconds="2",
    trick_stay="click",
    base="fosdick",
    rules=PRESETS["fosdick"],
    keys=(("undo", "Ctrl+U"),),
    sheet=False,
    place="00ff",
)


@pytest.fixture
def dialog(parent, tmp_path):
    shelf = RulesShelf(tmp_path)
    shelf.keep("Sunday", replace(PRESETS["fosdick"], minimum_bid=3))
    dialog = PreferencesDialog(CHOSEN, MOON, LEVELS, shelf, COMMANDS, panel_letters(), parent)
    dialog.open()
    return dialog


@pytest.fixture
def kept(dialog):
    """What was handed over, one change after another."""
    kept: list[Settings] = []
    dialog.chosen.connect(kept.append)
    return kept


def finish(dialog: PreferencesDialog) -> None:
    QTest.mouseClick(dialog.done_key, Qt.MouseButton.LeftButton)


def choose_pace(dialog: PreferencesDialog, **paces: str) -> None:
    for option, value in paces.items():
        row = dialog.page(TablePage).grid.controls[option]
        assert isinstance(row, RadioRow)
        row.keys[value].click()


def pick(page: RulesPage, base: str) -> None:
    page.chooser.setCurrentIndex(page.chooser.findData(base))


def contradict(dialog: PreferencesDialog) -> None:
    """M1.2: partners need four seats, and Fosdick has three."""
    dialog.rules.form.rows["partners"].set_value(True)
    dialog.rules.form.rows["partners"].edited.emit("partners")


def undo(dialog: PreferencesDialog) -> None:
    QTest.keyClick(
        dialog.window().windowHandle(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier
    )
    QTest.qWait(1)


@pytest.mark.slow
@each("language", languages())
def test_pictures_of_the_look_are_whole_in_the_narrowest_window(parent, tmp_path, language):
    parent.resize(900, 1100)
    speak(language)
    try:
        shelf = RulesShelf(tmp_path)
        dialog = PreferencesDialog(CHOSEN, MOON, LEVELS, shelf, COMMANDS, panel_letters(), parent)
        dialog.open()
        dialog.show_page("look")
        QTest.qWait(1)
        page = dialog.page(LookPage)
        seen = page.parentWidget()
        assert seen is not None
        for row in page.findChildren(RadioRow):
            for key in row.keys.values():
                assert key.mapTo(seen, key.rect().topRight()).x() <= seen.width(), key.text()
        assert page.width() == seen.width()
        dialog.close()
    finally:
        speak("en")


def test_nothing_changed_is_handed_over_nowhere(dialog, kept):
    dialog.undo()
    finish(dialog)
    assert kept == []
    assert not dialog.isVisible()


@pytest.mark.slow
def test_what_was_typed_is_taken_back_in_its_line_and_then_what_was_chosen_before(dialog, kept):
    dialog.page(SoundPage).grid.controls["mute"].setChecked(True)
    dialog.show_page("players")
    line = dialog.page(PlayersPage).form.open(1).name
    before = line.text()
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "Zoe")
    dialog.hand_over()
    assert kept[-1].left_name == "Zoe"
    undo(dialog)
    assert line.text() == before
    dialog.hand_over()
    assert (kept[-1].left_name, kept[-1].mute) == (before, True)
    line.window().close()
    dialog.list.setFocus()
    undo(dialog)
    assert (kept[-1].left_name, kept[-1].mute) == (before, False)


def test_a_key_given_is_taken_back_in_its_field(dialog, kept):
    dialog.show_page("keys")
    dialog.page(KeysPage).lines["about"].setFocus()
    QTest.keyClick(dialog.page(KeysPage).lines["about"], Qt.Key.Key_F8)
    assert ("about", "F8") in kept[-1].keys
    undo(dialog)
    assert ("about", "F8") not in kept[-1].keys
    assert dialog.page(KeysPage).trouble.isHidden()


def test_what_is_chosen_is_handed_over_and_the_rest_kept(dialog, kept):
    seating = dialog.page(PlayersPage).form.seating
    for place, name in zip(seating.shown, ("", "Bo", "Cy", "  "), strict=True):
        seating.give_name(place, name)
        seating.give_player(place, "random")
    choose_pace(dialog, movement="relaxed", thinking="long", trick_stay="long")
    seconds, table, sound = (
        dialog.page(PlayersPage).grid.controls["expert_seconds"],
        dialog.page(TablePage).grid.controls,
        dialog.page(SoundPage).grid.controls,
    )
    seconds.keys["5"].click()
    sound["volume"].setValue(25)
    for name in ("sheet", "coach", "weigh"):
        table[name].click()
    for box in (sound["mute"], sound["chime"], sound["pencil"]):
        box.click()
    dialog.page(KeysPage).lines["new"].pressed.emit("F2")
    pick(dialog.rules, "Sunday")
    assert kept[-1:] == [
        Settings(
            # A computer player is called what whoever sat there was called.
            your_name="Ann",
            left_name="Bo",
            across_name="Cy",
            right_name=CHOSEN.right_name,
            your_face="hugo",
            your_player="random",
            left_player="random",
            across_player="random",
            right_player="random",
            movement="relaxed",
            thinking="long",
            expert_seconds="5",
            trick_stay="long",
            base="Sunday",
            rules=replace(PRESETS["fosdick"], minimum_bid=3),
            keys=(("new", "F2"), ("undo", "Ctrl+U")),
            sheet=True,
            coach=True,
            weigh=False,
            place="00ff",
            volume=25,
            mute=True,
            chime=True,
            pencil=False,
        )
    ]


def test_a_volume_is_heard_when_the_knob_is_let_go_of_or_moved_by_keys(dialog):
    tried: list[int] = []
    dialog.page(SoundPage).tried.connect(tried.append)
    controls = dialog.page(SoundPage).grid.controls
    slider = controls["volume"]
    slider.setSliderDown(True)
    for value in (50, 40, 30):
        slider.setValue(value)
    assert tried == []
    slider.setSliderDown(False)
    assert tried == [30]
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert tried == [30, 35]
    controls["mute"].click()
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert tried == [30, 35]


@pytest.mark.slow
def test_each_change_holds_at_once_and_is_taken_back_by_ctrl_z(dialog, kept):
    choose_pace(dialog, movement="relaxed")
    pick(dialog.rules, "Sunday")
    relaxed = CHOSEN._replace(movement="relaxed")
    sunday = replace(PRESETS["fosdick"], minimum_bid=3)
    assert kept == [relaxed, relaxed._replace(base="Sunday", rules=sunday)]
    dialog.show_page("table")
    for before in (relaxed, CHOSEN):
        QTest.keyClick(dialog.list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert kept[-1] == before
        assert dialog.page(TablePage).isVisible(), "on the same page"
        assert dialog.page(TablePage).grid.controls["movement"].value() == before.movement
        assert dialog.rules.base == before.base
    dialog.undo()
    assert len(kept) == 4


def test_the_focus_is_with_what_is_seen_when_a_change_is_taken_back(dialog):
    dialog.show_page("sound")
    mute = dialog.page(SoundPage).grid.controls["mute"]
    mute.setFocus()
    mute.click()
    undo(dialog)
    assert dialog.window().focusWidget() is dialog.list, "and not with the key that closes it"


@pytest.mark.slow
def test_size_of_words_taken_back_on_another_page_leaves_the_focus_there(dialog, monkeypatch):
    dialog.show_page("look")
    dialog.page(LookPage).grid.controls["text"].setFocus()
    monkeypatch.setattr(THEME, "text", 1.25)
    dialog.measure()
    QTest.qWait(1)
    seen = dialog.window().focusWidget()
    assert dialog.page(LookPage).grid.controls["text"].isAncestorOf(seen)
    dialog.show_page("sound")
    dialog.page(SoundPage).grid.controls["volume"].setFocus()
    monkeypatch.setattr(THEME, "text", 1.0)
    dialog.measure()
    QTest.qWait(1)
    assert dialog.window().focusWidget() is dialog.list


def test_what_is_typed_holds_as_one_change_after_a_while_or_when_it_goes(dialog, kept, qtbot):
    dialog.show_page("players")
    line = dialog.page(PlayersPage).form.open(1).name
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "Bo")
    assert kept == []
    qtbot.waitUntil(lambda: len(kept) == 1)
    QTest.keyClicks(line, "b")
    QTest.keyClick(line, Qt.Key.Key_Escape)
    dialog.accept()
    assert [settings.left_name for settings in kept] == ["Bo", "Bob"]
    assert not dialog.isVisible()


# --- pages --------------------------------------------------------------------------------


KINDS: dict[str, type] = dict(
    zip(
        PAGES,
        (RulesPage, PlayersPage, TablePage, LookPage, SoundPage, ReadingPage, KeysPage,
         LanguagePage),
        strict=True,
    )
)  # fmt: skip


def test_a_page_is_made_when_it_is_turned_to(dialog):
    assert dialog.findChildren(RulesPage)
    assert not dialog.findChildren(KeysPage)
    dialog.show_page("keys")
    (page,) = dialog.findChildren(KeysPage)
    assert page.isVisible()
    dialog.show_page("rules")
    dialog.show_page("keys")
    assert dialog.findChildren(KeysPage) == [page]


def test_list_turns_the_pages_with_the_keys_and_each_letter_goes_to_a_control(dialog):
    dialog.list.setFocus()
    pages = [dialog.page(kind) for kind in KINDS.values()]
    for number, page in enumerate(pages):
        assert dialog.list.item(number).text()
        assert [other.isVisible() for other in pages] == [other is page for other in pages]
        QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    for page, number in {"players": 2, "table": 9, "look": 7, "language": 1}.items():
        dialog.show_page(page)
        shown = dialog.page(KINDS[page])
        keyed = [label for label in shown.findChildren(QLabel) if "&" in label.text()]
        texts = [label.text() for label in keyed]
        texts += [box.text() for box in shown.findChildren(QCheckBox)]
        letters = [text[text.index("&") + 1].upper() for text in texts]
        assert len(set(letters)) == len(letters)
        assert all(shown.isAncestorOf(label.buddy()) for label in keyed)
        assert len(letters) == number, page


def reached_of(control: QWidget) -> QWidget:
    """What of it Tab comes to."""
    return control.focusProxy() or control


@pytest.mark.slow
def test_tab_goes_from_the_list_through_the_page_to_the_buttons(dialog):
    players, table, keys = (dialog.page(kind) for kind in (PlayersPage, TablePage, KeysPage))
    pages = {
        "rules": [dialog.rules.chooser, dialog.rules.form.rows["seats"].control.focusProxy()],
        "players": [
            *(players.form.seats[place] for place in players.form.seating.shown),
            *map(reached_of, players.grid.controls.values()),
        ],
        "table": [*map(reached_of, (table.pace, *table.grid.controls.values()))],
        "sound": list(dialog.page(SoundPage).grid.controls.values()),
        "look": [*map(reached_of, dialog.page(LookPage).grid.controls.values())],
        "reading": list(map(reached_of, dialog.page(ReadingPage).grid.controls.values())),
        "keys": [*keys.lines.values(), keys.all_defaults],
        "language": [dialog.page(LanguagePage).row.focusProxy()],
    }  # fmt: skip
    assert set(pages) == set(PAGES)
    dialog.activateWindow()
    for page, wanted in pages.items():
        dialog.show_page(page)
        dialog.list.setFocus()
        reached = []
        for _ in range(80):
            QTest.keyClick(QApplication.focusWidget() or dialog, Qt.Key.Key_Tab)
            reached.append(dialog.focusWidget())
            if reached[-1] is dialog.list:
                break
        shown = dialog.page(KINDS[page])
        inside = [shown.isAncestorOf(widget) for widget in reached]
        assert inside[0]
        assert inside == sorted(inside, reverse=True), "not back to the page once it was left"
        assert dialog.done_key in reached
        assert [widget for widget in reached if widget in wanted] == wanted, page
        assert all(
            widget.accessibleName() or isinstance(widget, QPushButton)
            for widget in wanted
            if page != "rules"
        )


def measured(option: str, value: str) -> float:
    """How long what is chosen takes, in seconds."""
    chosen: dict[str, Any] = {option: value}
    settings = Settings()._replace(**chosen)
    pace = tempo_of(settings)
    if option == "thinking":
        return thinking_of(settings) / 1000
    if option == "movement":
        return pace.moving(tempo.PLAY) / 1000
    return math.inf if pace.waits else pace.looking(tempo.TRICK_HOLD) / 1000


@each(
    ("option", "value", "words", "least", "most"),
    [
        ("thinking", "none", "At once", 0, 0),
        ("thinking", "short", "¼ second", 0.2, 0.3),
        ("thinking", "normal", "½ second", 0.45, 0.6),
        ("thinking", "long", "Over 1 second", 1.2, 1.6),
        ("trick_stay", "short", "½ second", 0.4, 0.6),
        ("trick_stay", "normal", "1 second", 0.8, 1.2),
        ("trick_stay", "long", "2 seconds", 1.8, 2.2),
        ("trick_stay", "click", "Until you click", math.inf, math.inf),
    ],
)
def test_words_of_a_pace_are_what_it_is(option, value, words, least, most):
    assert words in OPTIONS[option].choices[value]
    assert least <= measured(option, value) <= most


def test_one_pace_chooses_its_parts_as_one_change_and_tells_what_they_are(dialog):
    page, chosen = dialog.page(TablePage), list[Settings]()
    dialog.chosen.connect(chosen.append)
    dialog.show_page("table")
    assert page.pace.value() == "", "nothing of the three goes together"
    page.pace.keys["easy"].click()
    (settings,) = chosen
    parts = settings.thinking, settings.movement, settings.trick_stay
    assert parts == ("long", "relaxed", "long")
    assert not page.pace.keys[""].isEnabled()
    row = page.grid.controls["movement"]
    row.keys["fast"].click()
    assert page.pace.value() == ""
    row.keys["relaxed"].click()
    assert page.pace.value() == "easy"
    assert len(page.pace.keys) == len(PACES) + 1


# --- house rules --------------------------------------------------------------------------


def test_rules_that_cannot_be_played_stand_in_the_way_and_have_the_focus(dialog, kept, qtbot):
    """M7: the first row of them is shown."""
    area, row = dialog.rules.area, dialog.rules.form.rows["seats"]

    def in_sight():
        port = area.viewport()
        top = row.mapTo(port, QPoint()).y()
        return top >= 0 and top + row.height() <= port.height()

    contradict(dialog)
    assert not dialog.rules.playable
    QApplication.processEvents()
    area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())
    dialog.show_page("table")
    choose_pace(dialog, movement="relaxed")
    finish(dialog)
    assert dialog.isVisible()
    assert dialog.rules.isVisible()
    assert row.control.isAncestorOf(dialog.focusWidget())
    qtbot.waitUntil(in_sight)
    assert "cannot be played" in dialog.rules.summary.text()
    assert kept == [CHOSEN._replace(movement="relaxed")], "all else holds"
    pick(dialog.rules, "follow-me-42")
    assert "cannot be played" not in dialog.rules.summary.text()
    assert kept[-1].rules == PRESETS["follow-me-42"]
    finish(dialog)
    assert not dialog.isVisible()
