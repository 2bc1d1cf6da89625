"""The table at which it is chosen what a match is to be."""

from __future__ import annotations

from dataclasses import replace
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from moon_desktop.app.learning.welcome import MAT
from moon_desktop.disk.rules_shelf import RulesShelf
from moon_desktop.disk.settings import Settings
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.games.moon.show.house_rules import WORDS
from moon_desktop.look.ring import REACH
from moon_desktop.look.theme import THEME
from moon_desktop.look.typography import label
from moon_desktop.memory.rating import Even
from moon_desktop.windows.learning.welcome import plates
from moon_desktop.windows.learning.welcome.new_match import NewMatch
from moon_desktop.windows.learning.welcome.told import write_lines
from moon_desktop.windows.rules.dialog import ChosenRules, RulesDialog
from moon_desktop.words.language import languages, speak
from tests.kit.cases import each
from tests.kit.second_game import MOON, SECOND
from tests.windows.rules.test_rules_form import choose

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
        page = NewMatch(lambda game: kept[game.name], games, MOON, LEVELS, shelf, parent, number)
        page.setGeometry(parent.rect())
        page.show_games(True)
        page.lay_out(90, 1.0)
        page.show()
        return page

    return dialog


@pytest.fixture
def dialog(ask):
    return ask()


def begin(dialog: NewMatch) -> None:
    QTest.mouseClick(dialog.deal, Qt.MouseButton.LeftButton)


def listed(dialog: NewMatch) -> list[str]:
    return [plate.text() for plate in dialog.sets]


def test_all_sets_of_moon_are_seen_in_a_window_of_1280_by_800(parent, shelf):
    parent.resize(1280, 756)
    shelf.drop("Sunday")
    page = NewMatch(lambda _: CHOSEN, {"moon": MOON}, MOON, LEVELS, shelf, parent)
    page.setGeometry(parent.rect())
    page.lay_out(120, 1.0)
    page.show()
    assert page.shelf.horizontalScrollBar().maximum() == 0
    assert max(plate.geometry().bottom() for plate in page.shelf.row) < page.shelf.height()


@pytest.mark.slow
@each("language", languages())
def test_no_line_about_a_set_is_cut_in_the_smallest_window(parent, tmp_path, monkeypatch, language):
    parent.resize(960, 510)  # Something is told on a strip above.
    seen, sizes = [], []

    def noted(painter, room, lines, align, most):
        write_lines(pen := Mock(), room, lines, align, most)
        sizes.append(pen.setFont.call_args_list[0].args[0].pixelSize())
        written = [call.args[-1].replace("\u2060", "") for call in pen.drawText.call_args_list]
        seen.append((written, [text for text, *_ in lines]))

    monkeypatch.setattr(plates, "write_lines", noted)
    of = {
        game: Settings(game=game.name, base=game.usual, rules=game.presets[game.usual])
        for game in CATALOGUE.values()
    }
    speak(language)
    try:
        for game in CATALOGUE.values():
            page = NewMatch(of.__getitem__, CATALOGUE, game, LEVELS, RulesShelf(tmp_path), parent)
            page.setGeometry(parent.rect())
            page.show_games(True)
            page.lay_out(74, 1.0)
            sizes.clear()
            for plate in page.shelf.row:
                plate.grab()
            assert len(set(sizes)) == 1, "names side by side are as large as each other"
    finally:
        speak("en")
    assert len(seen) > 10
    assert [written for written, meant in seen if written != meant] == []


def test_the_ring_round_the_switch_of_the_coach_touches_no_words_below_it(parent, shelf):
    page = NewMatch(lambda _: CHOSEN, {"moon": MOON}, MOON, LEVELS, shelf, parent, coach=False)
    page.setGeometry(parent.rect())
    page.lay_out(90, 1.0)
    assert page.coach is not None
    room = page.coach.room
    face = page.coach.geometry().adjusted(room, room, -room, -room)
    assert face.bottom() + plates.AWAY + REACH <= page.sealed.geometry().top()


def test_no_line_breaks_before_the_last_letter_of_nel_o(qtbot):
    pen = Mock()
    line = ("no plunge and no nel-o", label(), THEME.ink)
    write_lines(pen, QRectF(0, 0, 90, 90), [line], Qt.AlignmentFlag.AlignLeft)
    assert pen.drawText.call_args.args[-1] == "no plunge and no nel-\u2060o"


def test_tab_reaches_all_there_is_from_the_top_to_the_bottom(ask):
    page = ask(second=CHOSEN)
    for _ in range(2):
        page.activateWindow()
        first = page.games["moon"]
        first.setFocus()
        met = [first]
        while len(met) < 40 and page.focusNextPrevChild(True):
            focus = QApplication.focusWidget()
            if focus is first or not isinstance(focus, QAbstractButton):
                break
            met.append(focus)
        seats = [page.players.seats[place] for place in page.players.seating.shown]
        wanted = [first, page.own, *seats, page.back, page.deal, page.more_key]
        assert [one for one in met if one in wanted] == wanted
        assert met[1] in page.sets
        # The plates are made anew.
        page.take_game(MOON)


# --- house rules --------------------------------------------------------------------------


def test_it_shows_what_was_chosen_last(dialog):
    assert dialog.chosen_set == ("fosdick", PRESETS["fosdick"])
    assert dialog.players.seating.filled(CHOSEN) == CHOSEN


def test_presets_and_own_sets_can_be_chosen_and_have_lines_of_words(dialog):
    assert listed(dialog) == [*map(WORDS.preset_name, PRESETS), "Sunday"]
    chosen, lines = [], set()
    for plate in dialog.sets:
        plate.click()
        chosen.append(dialog.chosen_set)
        lines.add(plate.accessibleDescription())
    assert chosen == [*PRESETS.items(), ("Sunday", SUNDAY)]
    assert len(lines) == len(chosen)
    rules = "22 tiles, widow before trump · Bids from 4 · Shoot over or under · To 21"
    assert f"{WORDS.preset_line('follow-me-42')}\n{rules}" in lines
    assert plate.accessibleDescription().startswith("Four seats"), (
        "a set of one's own is told by its rules alone"
    )


@pytest.mark.parametrize("size", [(960, 554), (1272, 706), (720, 1050), (2560, 1390)])
def test_the_key_that_deals_never_moves_and_nothing_lies_on_another(ask, parent, size):
    """Somebody aims at it, whatever is chosen."""
    parent.resize(*size)
    page, places = ask(second=CHOSEN._replace(game="second")), set()
    for game in page.games.values():
        game.click()
        for number in range(len(page.sets)):
            page.sets[number].click()
            for level in ("human", "casual"):
                page.players.seating.give_player(page.players.seating.shown[-1], level)
            places.add(page.deal.geometry().getRect())
            seats = [page.players.seats[place].geometry() for place in page.players.seating.shown]
            edge = page.players.rect().adjusted(-1, -1, 1, 1)
            assert all(edge.contains(seat) for seat in seats), (edge, seats)
            mats = page.players.geometry()
            assert not any(mats.intersects(key.geometry()) for key in (page.back, page.deal))
            assert page.shelf.geometry().top() < mats.top()
    assert len(places) == 1
    (box,) = places
    assert abs(box[0] + box[2] / 2 - size[0] / 2) <= 1


def test_everything_is_large_enough_for_a_finger(ask):
    page = ask(number=8)
    page.players.open(1)
    page.more.open(page.more_key)
    parts = [part for part in page.findChildren(QAbstractButton) if part.isVisible()]
    assert len(parts) > 20
    small = [part.text() for part in parts if min(part.width(), part.height()) < 44]
    assert small == []
    assert all(part.accessibleName() or part.text() for part in parts)


def test_rules_changed_where_it_means_nothing_are_still_the_preset(ask):
    """M8: and what was changed is kept."""
    rules = replace(PRESETS["fosdick"], widow_timing="after-trump")
    dialog, unchanged = ask(CHOSEN._replace(rules=rules)), ask(CHOSEN)
    assert listed(dialog) == listed(unchanged)
    assert dialog.chosen_plate.text() == unchanged.chosen_plate.text()
    assert dialog.chosen_set == ("fosdick", rules)


def test_rules_that_were_changed_are_a_choice_of_their_own(ask, qtbot):
    dialog = ask(CHOSEN._replace(rules=CHANGED))
    assert listed(dialog)[-1] == "Moon without a widow, with changes"
    assert dialog.chosen_set == ("fosdick", CHANGED)
    with qtbot.waitSignal(dialog.begun) as begun:
        begin(dialog)
    assert begun.args == [CHOSEN._replace(rules=CHANGED), ""]


def test_own_set_that_is_gone_leaves_its_rules(ask, qtbot):
    dialog = ask(CHOSEN._replace(base="Monday", rules=CHANGED))
    assert dialog.chosen_set == ("Monday", CHANGED)
    assert listed(dialog)[-1] not in (*PRESETS, "", "Monday")
    with qtbot.waitSignal(dialog.begun) as begun:
        begin(dialog)
    assert begun.args[0].rules == CHANGED


def open_rules(dialog: NewMatch) -> RulesDialog:
    QTest.mouseClick(dialog.own, Qt.MouseButton.LeftButton)
    (rules,) = (box for box in dialog.window().findChildren(RulesDialog) if box.isVisible())
    return rules


@pytest.mark.slow
def test_rules_are_changed_on_the_way(dialog, qtbot):
    rules = open_rules(dialog)
    assert rules.value == ("fosdick", PRESETS["fosdick"])
    choose(rules.rules.form, target=CHANGED.target)
    rules.hand_over()
    assert dialog.chosen_set == ("fosdick", CHANGED), "at once"
    rules.undo()
    assert dialog.chosen_set == ("fosdick", PRESETS["fosdick"])
    choose(rules.rules.form, target=CHANGED.target)
    rules.done_key.click()
    assert not rules.isVisible()
    assert dialog.chosen_set == ("fosdick", CHANGED)
    assert "To 31" in dialog.chosen_plate.accessibleDescription()
    with qtbot.waitSignal(dialog.begun) as begun:
        begin(dialog)
    assert begun.args[0] == CHOSEN._replace(rules=CHANGED)


def test_rules_that_become_a_preset_are_that_preset(dialog):
    rules = open_rules(dialog)
    rules.chosen.emit(ChosenRules("shoot-the-moon", PRESETS["shoot-the-moon"]))
    rules.accept()
    assert dialog.chosen_plate.text() == WORDS.preset_name("shoot-the-moon")
    assert len(listed(dialog)) == len(PRESETS) + 1


def test_set_kept_on_the_way_is_chosen_and_one_deleted_is_listed_no_more(dialog):
    rules = open_rules(dialog)
    rules.rules.ask_name = lambda *asked: asked[-1]("Monday")
    rules.rules.save.click()
    assert dialog.chosen_set == ("Monday", PRESETS["fosdick"])
    assert dialog.chosen_plate.text() == "Monday"
    rules.rules.ask_to_delete = lambda *asked: asked[-1]()
    rules.rules.delete.click()
    rules.reject()
    assert "Monday" not in listed(dialog)
    assert dialog.chosen_set == ("fosdick", PRESETS["fosdick"])


def test_set_called_as_a_preset_is_told_from_it(ask, shelf):
    name = WORDS.preset_name("shoot-the-moon")
    shelf.keep(name, SUNDAY)
    dialog = ask(CHOSEN._replace(base=name, rules=SUNDAY))
    assert listed(dialog).count(name) == 2
    assert dialog.chosen_set == (name, SUNDAY)


# --- players ------------------------------------------------------------------------------


def test_as_many_places_as_the_rules_seat(dialog):
    for plate in dialog.sets:
        plate.click()
        seats = dialog.chosen_set[1].seats
        assert sum(seat.isVisible() for seat in dialog.players.seats.values()) == seats


# --- begin --------------------------------------------------------------------------------


def test_what_is_chosen_is_handed_over(dialog, qtbot):
    dialog.sets[list(PRESETS).index("shoot-the-moon-4")].click()
    chosen = zip(("Zoë", " Bo\t", "", "Di"), ("random", "human", "random", "casual"), strict=True)
    for place, (name, player) in zip(dialog.players.seating.shown, chosen, strict=True):
        dialog.players.seating.give_name(place, name)
        dialog.players.seating.give_player(place, player)
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
        your_face="hugo",
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
        assert dialog.trouble.isHidden()
        with qtbot.assertNotEmitted(dialog.begun):
            begin(dialog)
        assert dialog.number.isVisible()
        assert dialog.trouble.isVisible(), text
        assert "deal number" in dialog.trouble.text()
        dialog.number.setText("9" * 18)
        assert dialog.trouble.isHidden()
        dialog.more.close()
    with qtbot.waitSignal(dialog.begun) as begun:
        begin(dialog)
    assert begun.args[1] == 10**18 - 1


@pytest.mark.parametrize("number", [8_123, 10**18 + 4])
def test_the_deals_of_the_match_in_play_are_taken_and_their_number_is_not_told(ask, qtbot, number):
    """Whoever types it into another copy sees all hands."""
    dialog = ask(number=number)
    dialog.number.setText("77")
    QTest.mouseClick(dialog.as_now, Qt.MouseButton.LeftButton)
    assert (dialog.number.text(), dialog.number.placeholderText()) == ("", "those of this match")
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
    assert begun.args == [CHOSEN, 42 if way == "typed" else ""]


def test_where_nothing_was_dealt_from_a_number_there_are_no_same_deals(ask):
    assert ask(number=None).as_now is None


def test_enter_takes_what_was_typed_and_then_begins(dialog, qtbot):
    QTest.mouseClick(dialog.more_key, Qt.MouseButton.LeftButton)
    QTest.keyClicks(dialog.number, "4x")
    QTest.keyClick(dialog.number, Qt.Key.Key_Return)
    assert dialog.more.isVisible()
    assert dialog.trouble.isVisible()
    QTest.keyClick(dialog.number, Qt.Key.Key_Backspace)
    with qtbot.assertNotEmitted(dialog.begun):
        QTest.keyClick(dialog.number, Qt.Key.Key_Return)
    assert not dialog.more.isVisible()
    assert dialog.deal.hasFocus()
    with qtbot.waitSignal(dialog.begun) as begun:
        QTest.keyClick(dialog.deal, Qt.Key.Key_Return)
    assert begun.args[1] == 4


def test_given_up_it_begins_nothing(dialog, qtbot):
    with qtbot.assertNotEmitted(dialog.begun), qtbot.waitSignal(dialog.given_up):
        QTest.mouseClick(dialog.back, Qt.MouseButton.LeftButton)


def test_more_plates_than_there_is_room_for_are_scrolled_by_the_wheel_and_the_keys(
    ask, parent, shelf
):
    for number in range(6):
        shelf.keep(f"Set {number}", SUNDAY)
    parent.resize(960, 554)
    dialog = ask()
    bar = dialog.shelf.horizontalScrollBar()
    assert bar.value() < bar.maximum()
    last = dialog.own
    QTest.keyClick(dialog.chosen_plate, Qt.Key.Key_End)
    before = bar.value()
    QTest.wheelEvent(parent.windowHandle(), dialog.shelf.geometry().center(), QPoint(0, -240))
    assert bar.value() > before
    dialog.sets[-1].click()
    assert (
        dialog.shelf.viewport()
        .rect()
        .intersects(
            dialog.sets[-1]
            .rect()
            .translated(dialog.sets[-1].mapTo(dialog.shelf.viewport(), QPoint()))
        )
    )
    assert last.parentWidget() is dialog.sets[-1].parentWidget()


# --- games --------------------------------------------------------------------------------


def test_nothing_asks_for_the_game_where_there_is_one(dialog):
    assert not any(plate.isVisible() for plate in dialog.games.values())


def test_another_game_has_its_own_rules_and_players(ask, qtbot):
    kept = Settings(
        game="second", left_name="Lou", base="second-other", rules=PRESETS["follow-me-42"]
    )
    dialog = ask(second=kept)
    assert [plate.text() for plate in dialog.games.values()] == ["Moon", "Second"]
    assert dialog.chosen_set == ("fosdick", PRESETS["fosdick"])
    dialog.games["second"].click()
    assert listed(dialog) == ["Second usual", "Second other"]
    assert dialog.chosen_set == ("second-other", PRESETS["follow-me-42"])
    assert dialog.players.seats[1].text() == "Lou"
    with qtbot.waitSignal(dialog.begun) as begun:
        begin(dialog)
    assert begun.args == [kept, ""]


def test_even_match_is_offered_where_it_is_known_how(dialog):
    """It gives the others their levels, and says how even that is; at another table it is gone."""
    seating, three = dialog.players.seating, []
    assert dialog.even.isHidden()

    def even(chosen: Settings) -> Even | None:
        three.append(chosen.left_player)
        if chosen.rules.table.count != 3:
            return None
        return Even(("human", "casual", "random"), 0.316)

    dialog.offer_even(even)
    assert not dialog.even.isHidden()
    QTest.mouseClick(dialog.even, Qt.MouseButton.LeftButton)
    assert [seating.player(place) for place in seating.shown] == ["human", "casual", "random"]
    assert dialog.players.said.text() == "Of 100 games you are likely to win 32; even are 33."
    assert (three[0], three[-1]) == ("random", "casual")
    four = listed(dialog).index(WORDS.preset_name("shoot-the-moon-4"))
    dialog.sets[four].click()
    assert dialog.even.isHidden()


def test_keys_beside_the_words_on_the_mat_lie_apart(dialog):
    dialog.offer_even(lambda chosen: Even(("human",) * chosen.rules.table.count, 0.5))
    dialog.draw.key.show()
    dialog.players.lay_anew()
    keys = [key.geometry() for key in (*dialog.players.beside, dialog.players.said)]
    assert not keys[0].intersects(keys[1])
    dialog.players.say("So it is.")
    assert not keys[1].intersects(keys[2])


def test_the_seal_lies_on_no_name_however_low_the_window_is(ask, parent):
    """A strip under the bar takes some of the smallest window."""
    page = ask(CHOSEN._replace(base="Sunday", rules=SUNDAY), second=CHOSEN)
    hidden = set[bool]()
    for height in range(460, 720, 10):
        page.setGeometry(0, 0, 960, height)
        page.lay_out(74, 1.0)
        hidden.add(page.sealed.isHidden())
        for seat in page.players.seats.values():
            box = QRectF(seat.rect()).translated(seat.mapTo(page, QPoint()))
            over = box.intersected(QRectF(page.sealed.geometry()))
            assert seat.isHidden() or page.sealed.isHidden() or over.isEmpty()
    assert hidden == {True, False}


@each("width, height", [(1280, 756), (960, 556), (2560, 1396)])
def test_plates_and_keys_lie_within_the_seam_of_the_mat(parent, shelf, width, height):
    parent.resize(width, height)
    page = NewMatch(lambda _: CHOSEN, {"moon": MOON}, MOON, LEVELS, shelf, parent)
    page.setGeometry(parent.rect())
    page.lay_out(0.137 * height, max(1.0, 0.9 * height / 756))
    (left, top), *_, (foot, low) = MAT
    seam = 16 * height / 756
    shown = [
        plate for plate in page.shelf.row if plate.x() < page.shelf.width() - plate.width() / 2
    ]
    for part, room in (*((plate, plate.room) for plate in shown), (page.deal, page.deal.room)):
        box = part.rect().translated(part.mapTo(page, QPoint())).adjusted(room, room, -room, -room)
        edge = left + (foot - left) * (box.bottom() / height - top) / (low - top)
        assert box.left() > edge * width + seam
        assert box.bottom() < low * height - seam


def test_what_else_is_offered_lies_on_the_felt_between_the_seats(dialog):
    dialog.offer_even(lambda _: Even((), 0.3))
    dialog.draw.key.show()
    dialog.players.lay_anew()
    mat = dialog.players
    taken = [mat.seats[place].geometry() for place in mat.seating.shown]
    for key in (key for key in mat.beside if not key.isHidden()):
        box = key.geometry().adjusted(
            *[round(key.room * key.zoom) * sign for sign in (1, 1, -1, -1)]
        )
        assert not any(box.intersects(seat) for seat in taken)
        assert box.bottom() < taken[0].center().y()


def test_sheet_of_a_seat_and_what_is_behind_more_grow_with_the_window(dialog):
    before = dialog.players.open(0)
    small, name = before.sizeHint().width(), before.name.fontInfo().pixelSize()
    before.close()
    more = dialog.more.width()
    dialog.lay_out(90, 1.5)
    after = dialog.players.open(0)
    assert after.sizeHint().width() > 1.3 * small
    assert after.name.fontInfo().pixelSize() > 1.3 * name
    assert dialog.more.width() == round(1.5 * more)
