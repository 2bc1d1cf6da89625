"""The dialog that begins a match."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QPushButton, QWidget

from moon_desktop.disk.rules_shelf import RulesShelf
from moon_desktop.disk.settings import Settings
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.games.moon.show.house_rules import WORDS
from moon_desktop.windows.dialogs.new_match import NewMatch
from moon_desktop.windows.rules.page import RulesDialog
from tests.kit.second_game import MOON, SECOND

LEVELS = ("random", "casual")
CHOSEN = Settings(
    your_name="Ann",
    left_player="random",
    base="fosdick",
    rules=PRESETS["fosdick"],
    movement="fast",
)
SUNDAY = replace(PRESETS["shoot-the-moon"], seats=4, follow_me="off")
CHANGED = replace(PRESETS["fosdick"], target=31)


@pytest.fixture
def shelf(tmp_path):
    shelf = RulesShelf(tmp_path)
    shelf.keep("Sunday", SUNDAY)
    return shelf


@pytest.fixture
def ask(parent, shelf):
    """Opens the dialog; ``second``: what was last chosen for a second game."""

    def dialog(
        chosen: Settings = CHOSEN, number: int | None = None, second: Settings | None = None
    ) -> NewMatch:
        games = {"moon": MOON} if second is None else {"moon": MOON, "second": SECOND}
        kept = {"moon": chosen, "second": second or chosen}
        dialog = NewMatch(lambda game: kept[game.name], games, MOON, LEVELS, shelf, parent, number)
        dialog.show()
        return dialog

    return dialog


@pytest.fixture
def dialog(ask):
    return ask()


def begin(dialog: NewMatch) -> None:
    QTest.mouseClick(dialog.begin, Qt.MouseButton.LeftButton)


def listed(dialog: NewMatch) -> list[str]:
    return [dialog.sets.itemText(place) for place in range(dialog.sets.count())]


# --- house rules --------------------------------------------------------------------------


def test_it_shows_what_was_chosen_last(dialog):
    assert dialog.chosen_set == ("fosdick", PRESETS["fosdick"])
    assert dialog.players.filled(CHOSEN) == CHOSEN


def test_presets_and_own_sets_can_be_chosen_and_have_lines_of_words(dialog):
    assert listed(dialog) == [*map(WORDS.preset_name, PRESETS), "Sunday"]
    chosen, lines = [], set()
    for place in range(dialog.sets.count()):
        dialog.sets.setCurrentIndex(place)
        chosen.append(dialog.chosen_set)
        lines.add(dialog.line.text())
    assert chosen == [*PRESETS.items(), ("Sunday", SUNDAY)]
    assert len(lines) == len(chosen)
    rules = "22 tiles, widow before trump · Bids from 4 · Shoot over or under · To 21"
    assert f"{WORDS.preset_line('follow-me-42')}\n{rules}" in lines
    assert dialog.line.text().startswith("Four seats"), (
        "a set of one's own is told by its rules alone"
    )


def test_its_keys_stay_where_they_are_whatever_is_chosen(ask):
    """Somebody aims at them."""
    dialog, places = ask(CHOSEN), set()
    for place in range(dialog.sets.count()):
        dialog.sets.setCurrentIndex(place)
        QTest.qWait(1)
        places.add(dialog.begin.mapTo(dialog, dialog.begin.rect().topLeft()).toTuple())
    assert len(places) == 1


def test_rules_changed_where_it_means_nothing_are_still_the_preset(ask):
    """M8: and what was changed is kept."""
    rules = replace(PRESETS["fosdick"], widow_timing="after-trump")
    dialog, unchanged = ask(CHOSEN._replace(rules=rules)), ask(CHOSEN)
    assert listed(dialog) == listed(unchanged)
    assert dialog.sets.currentText() == unchanged.sets.currentText()
    assert dialog.chosen_set == ("fosdick", rules)


def test_rules_that_were_changed_are_a_choice_of_their_own(ask, qtbot):
    dialog = ask(CHOSEN._replace(rules=CHANGED))
    assert listed(dialog)[-1] == "Moon without a widow, with changes"
    assert dialog.chosen_set == ("fosdick", CHANGED)
    with qtbot.waitSignal(dialog.begun) as begun:
        begin(dialog)
    assert begun.args == [CHOSEN._replace(rules=CHANGED), None]


def test_own_set_that_is_gone_leaves_its_rules(ask, qtbot):
    dialog = ask(CHOSEN._replace(base="Monday", rules=CHANGED))
    assert dialog.chosen_set == ("Monday", CHANGED)
    assert listed(dialog)[-1] not in (*PRESETS, "", "Monday")
    with qtbot.waitSignal(dialog.begun) as begun:
        begin(dialog)
    assert begun.args[0].rules == CHANGED


def open_rules(dialog: NewMatch) -> RulesDialog:
    QTest.mouseClick(dialog.change, Qt.MouseButton.LeftButton)
    (rules,) = (box for box in dialog.window().findChildren(RulesDialog) if box.isVisible())
    return rules


def test_rules_are_changed_on_the_way(dialog, qtbot):
    rules = open_rules(dialog)
    assert (rules.page.base, rules.page.rules) == ("fosdick", PRESETS["fosdick"])
    rules.chosen.emit("fosdick", CHANGED)
    rules.accept()
    assert dialog.chosen_set == ("fosdick", CHANGED)
    assert "To 31" in dialog.line.text()
    with qtbot.waitSignal(dialog.begun) as begun:
        begin(dialog)
    assert begun.args[0] == CHOSEN._replace(rules=CHANGED)


def test_rules_that_become_a_preset_are_that_preset(dialog):
    rules = open_rules(dialog)
    rules.chosen.emit("shoot-the-moon", PRESETS["shoot-the-moon"])
    rules.accept()
    assert dialog.sets.currentText() == WORDS.preset_name("shoot-the-moon")
    assert len(listed(dialog)) == len(PRESETS) + 1


def test_set_kept_on_the_way_is_listed_though_nothing_was_chosen(dialog):
    rules = open_rules(dialog)
    rules.page.ask_name = lambda *asked: asked[-1]("Monday")
    rules.page.save.click()
    rules.reject()
    assert "Monday" in listed(dialog)
    assert dialog.chosen_set == ("fosdick", PRESETS["fosdick"])


def test_set_called_as_a_preset_is_told_from_it(ask, shelf):
    name = WORDS.preset_name("shoot-the-moon")
    shelf.keep(name, SUNDAY)
    dialog = ask(CHOSEN._replace(base=name, rules=SUNDAY))
    assert listed(dialog).count(name) == 2
    assert dialog.chosen_set == (name, SUNDAY)


# --- players ------------------------------------------------------------------------------


def test_as_many_places_as_the_rules_seat(dialog):
    for place in range(dialog.sets.count()):
        dialog.sets.setCurrentIndex(place)
        seats = dialog.chosen_set[1].seats
        assert sum(line.isVisible() for line in dialog.players.names) == seats


# --- begin --------------------------------------------------------------------------------


def test_what_is_chosen_is_handed_over(dialog, qtbot):
    dialog.sets.setCurrentIndex(list(PRESETS).index("shoot-the-moon-4"))
    for line, name in zip(dialog.players.names, ("Zoë", " Bo\t", "", "Di"), strict=True):
        line.setText(name)
    for box, player in zip(
        dialog.players.players, ("random", "human", "random", "casual"), strict=True
    ):
        box.setCurrentIndex(box.findData(player))
    QTest.keyClicks(dialog.number, " 42 ")
    with qtbot.waitSignal(dialog.begun) as begun:
        begin(dialog)
    chosen, seed = begun.args
    assert seed == 42
    assert chosen == Settings(
        your_name="Zoë",
        left_name="Bo",
        across_name=CHOSEN.across_name,
        right_name="Di",
        your_player="random",
        left_player="human",
        across_player="random",
        right_player="casual",
        base="shoot-the-moon-4",
        rules=PRESETS["shoot-the-moon-4"],
        movement="fast",
    )


def test_deal_number_that_is_none_is_told_of_and_nothing_begins(dialog, qtbot):
    for text in ("x", "-1", "1.5", "1e9", "٣", "9" * 19, "4 2"):
        dialog.number.setText(text)
        assert not dialog.trouble.isVisible()
        with qtbot.assertNotEmitted(dialog.begun):
            begin(dialog)
        assert dialog.isVisible()
        assert dialog.trouble.isVisible(), text
        assert "deal number" in dialog.trouble.text()
        dialog.number.setText("9" * 18)
        assert not dialog.trouble.isVisible()
    with qtbot.waitSignal(dialog.begun) as begun:
        begin(dialog)
    assert begun.args[1] == 10**18 - 1


@pytest.mark.parametrize("number", [8_123, 10**18 + 4])
def test_the_deals_of_the_match_in_play_are_taken_and_their_number_is_not_told(ask, qtbot, number):
    """Whoever types it into another copy sees all hands."""
    dialog = ask(number=number)
    dialog.number.setText("77")
    QTest.mouseClick(dialog.as_now, Qt.MouseButton.LeftButton)
    assert (dialog.number.text(), dialog.number.placeholderText()) == ("", "as now")
    said = (getattr(widget, "text", str)() for widget in dialog.findChildren(QWidget))
    assert not any(str(number) in words for words in said)
    with qtbot.waitSignal(dialog.begun) as begun:
        begin(dialog)
    assert begun.args == [CHOSEN, number]


@pytest.mark.parametrize("way", ["typed", "key"])
def test_the_same_deals_are_given_up_again(ask, qtbot, way):
    dialog = ask(number=8_123)
    QTest.mouseClick(dialog.as_now, Qt.MouseButton.LeftButton)
    if way == "typed":
        dialog.number.setText("42")
    else:
        QTest.mouseClick(dialog.as_now, Qt.MouseButton.LeftButton)
    assert dialog.number.placeholderText() == "any"
    with qtbot.waitSignal(dialog.begun) as begun:
        begin(dialog)
    assert begun.args == [CHOSEN, 42 if way == "typed" else None]


def test_where_nothing_was_dealt_from_a_number_there_are_no_same_deals(ask):
    assert ask(number=None).as_now is None


def test_enter_begins(dialog, qtbot):
    dialog.number.setFocus()
    with qtbot.waitSignal(dialog.begun):
        QTest.keyClick(dialog.number, Qt.Key.Key_Return)


@pytest.mark.parametrize("way", ["escape", "button"])
def test_given_up_it_begins_nothing(dialog, qtbot, way):
    with qtbot.assertNotEmitted(dialog.begun), qtbot.waitSignal(dialog.rejected):
        if way == "escape":
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        else:
            (buttons,) = dialog.findChildren(QDialogButtonBox)
            cancel: QPushButton = buttons.button(QDialogButtonBox.StandardButton.Cancel)
            QTest.mouseClick(cancel, Qt.MouseButton.LeftButton)


# --- keys ---------------------------------------------------------------------------------


def letters(dialog: NewMatch) -> dict[str, QWidget | None]:
    """The letters that go to a control with Alt, and the control, or None for a button's own."""
    found: dict[str, QWidget | None] = {}
    worded: list[QLabel | QPushButton] = [
        *dialog.findChildren(QLabel), *dialog.findChildren(QPushButton),
    ]  # fmt: skip
    for widget in worded:
        if widget.isVisible() and "&" in widget.text():
            letter = widget.text()[widget.text().index("&") + 1].upper()
            assert letter not in found, "two of the same"
            found[letter] = widget.buddy() if isinstance(widget, QLabel) else None
    return found


def test_every_control_has_a_letter(ask):
    dialog = ask(number=8123)
    dialog.sets.setCurrentIndex(list(PRESETS).index("shoot-the-moon-4"))
    found = letters(dialog)
    aims = [aim for aim in found.values() if aim is not None]
    assert set(aims) == {dialog.sets, dialog.number, *dialog.players.names}
    for button in (dialog.change, dialog.as_now):
        assert not button.shortcut().isEmpty()
    # Cancel has a C, and OK an O, where the system gives them letters.
    assert not {"C", "O"} & set(found)


def test_long_name_of_an_own_set_ends_in_an_ellipsis(ask, shelf):
    shelf.keep("W" * 40, SUNDAY)
    dialog = ask(CHOSEN._replace(base="W" * 40, rules=SUNDAY))
    assert dialog.sets.currentText() == "W" * 40
    assert dialog.sets.shown_text.startswith("WWW")
    assert dialog.sets.shown_text.endswith("…")
    dialog.sets.setCurrentIndex(0)
    assert dialog.sets.shown_text == dialog.sets.currentText()


# --- games --------------------------------------------------------------------------------


def test_nothing_asks_for_the_game_where_there_is_one(dialog):
    assert dialog.games is None


def test_another_game_has_its_own_rules_and_players(ask, qtbot):
    kept = Settings(
        game="second", left_name="Lou", base="second-other", rules=PRESETS["follow-me-42"]
    )
    dialog = ask(second=kept)
    assert [dialog.games.itemText(place) for place in range(2)] == ["Moon", "Second"]
    assert dialog.chosen_set == ("fosdick", PRESETS["fosdick"])
    dialog.games.setCurrentIndex(1)
    assert listed(dialog) == ["Second usual", "Second other"]
    assert dialog.chosen_set == ("second-other", PRESETS["follow-me-42"])
    assert dialog.players.names[1].text() == "Lou"
    assert dialog.players.names[1].isVisible()
    with qtbot.waitSignal(dialog.begun) as begun:
        begin(dialog)
    assert begun.args == [kept, None]


# --- room ---------------------------------------------------------------------------------


@pytest.mark.parametrize("high", [500, 1200], ids=["low", "high"])
def test_rows_keep_their_height_however_many_persons_play(ask, parent, high):
    """In a low window all that is asked is scrolled; the keys below it stay in sight."""
    parent.resize(1280, high)
    dialog = ask()

    def rows():
        QTest.qWait(1)
        names = [name for name in dialog.players.names if name.isVisible()]
        edges = [name.mapTo(dialog, name.rect().topLeft()).y() for name in names]
        return {name.height() for name in names}, [b - a for a, b in pairwise(edges)]

    before = rows()
    for box in dialog.players.players:
        box.setCurrentIndex(box.findData("human"))
        assert rows() == before
    begin = dialog.begin.rect().translated(dialog.begin.mapTo(parent, QPoint()))
    assert parent.rect().contains(begin)
    assert dialog.area.verticalScrollBar().isVisible() == (high == 500)
