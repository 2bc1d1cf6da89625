"""The mat round which it is chosen who sits where."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from moon_desktop.disk.settings import Settings, places
from moon_desktop.engine.seats import Seats
from moon_desktop.games import CATALOGUE
from moon_desktop.look import typography as faces
from moon_desktop.windows.learning.welcome.seat_sheet import SeatSheet
from moon_desktop.windows.learning.welcome.seats import SeatsMat
from moon_desktop.words.computer_players import FACES
from moon_desktop.words.language import languages, speak
from moon_desktop.words.names import NAME_LIMIT
from tests.kit.cases import each

MOON, CARDS = CATALOGUE["moon"], CATALOGUE["shoot-the-moon-cards"]

_Text = QAccessible.Text
LEVELS = ("random", "casual")
LEFT, ACROSS, RIGHT = 1, 3, 5
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def fill(parent):
    def mat(of=MOON, **chosen) -> SeatsMat:
        mat = SeatsMat(Settings(**chosen), of, LEVELS, parent)
        mat.resize(720, 300)
        mat.show()
        return mat

    yield mat
    if popup := QApplication.activePopupWidget():
        popup.close()


def opened(mat: SeatsMat, place: int) -> SeatSheet:
    QTest.mouseClick(mat.seats[place], Qt.MouseButton.LeftButton)
    assert mat.sheet is not None
    assert QApplication.activePopupWidget() is mat.sheet
    assert mat.sheet.testAttribute(Qt.WidgetAttribute.WA_NoMouseReplay), "or a press reopens it"
    return mat.sheet


CHOSEN = Settings(your_name="Ann", left_player="random", across_player="human", across_name="")


def test_nothing_changed_is_what_was_chosen(fill):
    for chosen in (Settings(), CHOSEN, Settings(left_name="")):
        # A computer player without a name, as only a file can have it, gets one.
        expected = chosen._replace(left_name=chosen.left_name or "Theo")
        assert fill(**chosen._asdict()).seating.filled(chosen) == expected


def test_every_player_can_be_chosen_everywhere(fill):
    mat = fill()
    for place in places(4):
        sheet = opened(mat, place)
        assert set(sheet.players) == {"human", *LEVELS}
        assert len({chip.accessibleName() for chip in sheet.players.values()}) == 3
        for player in ("random", "human", "casual"):
            sheet.players[player].click()
            assert mat.seating.filled(Settings()).seats[place].player == player
        sheet.close()


@each("language", languages())
@pytest.mark.parametrize("wide", [500, 960])
def test_what_a_player_is_called_is_read_to_its_end_on_the_sheet(
    parent, monkeypatch, language, wide
):
    parent.resize(wide, 700)
    written = list[str]()
    monkeypatch.setattr(faces, "write", lambda _pen, words, *_, **__: written.append(words))
    speak(language)
    try:
        mat = SeatsMat(Settings(), MOON, (*LEVELS, "skilled", "expert"), parent)
        mat.resize(wide, 300)
        mat.show()
        sheet = opened(mat, LEFT)
        for chip in sheet.players.values():
            chip.setChecked(True)
            chip.grab()
            assert written[-1] == chip.text()
            assert sheet.rect().contains(QRect(chip.mapTo(sheet, QPoint()), chip.size()))
        sheet.close()
    finally:
        speak("en")


def test_a_player_that_is_not_offered_any_more_keeps_its_place(fill):
    """As one for measuring only, that older settings may name."""
    chosen = Settings(left_player="drifter")
    mat = fill(**chosen._asdict())
    assert mat.seating.filled(chosen) == chosen
    assert mat.seating.levels(LEFT) == ("human", *LEVELS, "drifter")
    assert "drifter" not in mat.seating.levels(RIGHT)


def test_a_player_that_is_not_offered_any_more_may_be_that_of_all(fill):
    mat = fill(left_player="drifter")
    opened(mat, LEFT).all_others.click()
    mat.sheet.close()
    assert opened(mat, RIGHT).players["drifter"].isChecked()


def test_the_places_of_the_table_are_shown_and_who_is_hidden_keeps_theirs(fill):
    mat = fill(across_name="Cy", across_player="human")
    for count in (3, 4, 3):
        mat.show_table(Seats(count))
        taken = [place for place, seat in mat.seats.items() if seat.isVisible()]
        assert tuple(taken) == places(count)
    filled = mat.seating.filled(Settings())
    assert (filled.across_name, filled.across_player) == ("Cy", "human")


@pytest.mark.parametrize("rules", CARDS.presets.values(), ids=CARDS.presets)
def test_partners_have_the_sign_of_their_side(fill, rules):
    mat = fill(CARDS)
    mat.show_table(rules.table)
    camps = [mat.seats[place].camp for place in mat.seating.shown]
    assert len(set(camps)) == (rules.table.sides if rules.table.partners else 1)
    assert camps[0] == ("ours" if rules.table.partners else None)


def test_somebody_without_a_name_is_called_you_or_has_a_number(fill):
    mat = fill()
    assert mat.seating.called(0) == "You"
    mat.seating.give_player(LEFT, "human")
    assert (mat.seating.called(0), mat.seating.called(LEFT)) == ("Player 1", "Player 2")
    mat.show_table(Seats(3))
    assert mat.seating.called(LEFT) == "Player 2"
    mat.seating.give_player(0, "casual")
    assert mat.seating.called(LEFT) == "You"


def test_name_of_a_computer_player_is_not_for_a_person(fill):
    mat = fill()
    mat.seating.give_player(LEFT, "human")
    assert mat.seating.filled(Settings()).left_name == ""
    mat.seating.give_player(LEFT, "random")
    assert mat.seating.filled(Settings()).left_name == "Theo"


def test_name_that_somebody_wrote_stays(fill):
    mat = fill(left_name="Zed")
    for player in ("human", "random", "human"):
        mat.seating.give_player(LEFT, player)
        assert mat.seats[LEFT].text() == "Zed"


def test_name_is_typed_on_the_sheet_and_a_computer_player_without_one_keeps_its_old(fill):
    mat = fill(left_name="Zed")
    sheet = opened(mat, LEFT)
    sheet.name.clear()
    QTest.keyClicks(sheet.name, "x" * (NAME_LIMIT + 5))
    assert len(sheet.name.text()) == NAME_LIMIT
    assert mat.seating.name(LEFT) == sheet.name.text() == mat.seats[LEFT].text()
    sheet.name.selectAll()
    QTest.keyClick(sheet.name, Qt.Key.Key_Delete)
    assert mat.seating.filled(Settings()).left_name == "Zed"
    QTest.keyClick(sheet.name, Qt.Key.Key_Return)
    assert not QApplication.activePopupWidget()


@pytest.mark.parametrize("name", ["\x1b[31m\u202e", "محمد بن عبد الله", "{name} <b>", "\u200d"])
def test_foreign_names_are_cleaned_and_handed_over(fill, name):
    mat = fill()
    mat.seating.give_name(0, name)
    found = mat.seating.filled(Settings()).your_name
    assert found == {"\x1b[31m\u202e": "[31m", "\u200d": ""}.get(name, name)


def test_it_says_what_so_many_persons_mean(fill):
    mat = fill()
    mat.show_table(Seats(3))
    lines = []
    for people in range(4):
        for order, place in enumerate(mat.seating.shown):
            mat.seating.give_player(place, "human" if order < people else "casual")
        lines.append(mat.said.text())
    assert lines[2] == lines[3]
    assert "curtain" in lines[2]
    assert "watch" in lines[0]
    assert lines[1] == ""


@pytest.mark.parametrize("count", [3, 4, 6])
def test_words_on_the_least_mat_are_whole(fill, count):
    """What they are short for is a tip, and read out."""
    mat = fill(CARDS, left_player="human")
    mat.resize(675, 238)
    mat.show_table(Seats(count))
    said = mat.said
    assert said.heightForWidth(said.width()) <= said.height()
    assert "until the person" in said.accessibleDescription()
    assert said.toolTip().split() == said.accessibleDescription().split()
    large = said.font().pixelSize()
    mat.say("Highest: Bartholomew the Elder and Wilhelmina of the Hill. They sit opposite.")
    assert said.heightForWidth(said.width()) <= said.height()
    assert said.font().pixelSize() <= large
    assert not said.toolTip()


def test_the_sheet_says_how_the_levels_differ(fill):
    """In sight, and of each more on pointing at it; of the bidding only where there is any."""
    sheet = opened(fill(), LEFT)
    (line,) = (one.text() for one in sheet.findChildren(QLabel) if "expert" in one.text())
    assert "hears the bidding" in line
    assert "rules of thumb" in sheet.players["casual"].toolTip()
    sheet.close()
    sheet = opened(fill(CARDS), LEFT)
    (line,) = (one.text() for one in sheet.findChildren(QLabel) if "expert" in one.text())
    assert "bidding" not in line


def test_all_computer_players_are_made_as_strong(fill):
    mat = fill(left_player="random", across_player="human")
    sheet = opened(mat, LEFT)
    sheet.all_others.click()
    players = [mat.seating.player(place) for place in mat.seating.shown]
    assert players == ["human", "random", "human", "random"]


def test_change_is_told(fill, qtbot):
    mat = fill()
    with qtbot.waitSignal(mat.seating.changed):
        mat.seating.give_name(0, "Ann")
    with qtbot.waitSignal(mat.seating.changed):
        mat.seating.give_player(RIGHT, "random")


# --- faces ----------------------------------------------------------------------------------


def test_a_face_is_chosen_with_the_keys_and_whoever_had_it_takes_the_other(fill, qtbot):
    mat = fill(across_name="Grandpa")
    mat.seats[LEFT].setFocus()
    QTest.keyClick(mat.seats[LEFT], Qt.Key.Key_Return)
    sheet = mat.sheet
    assert len({chip.accessibleName() for chip in sheet.faces.values()}) == 16
    told = [QAccessible.queryAccessibleInterface(chip) for chip in sheet.faces.values()]
    assert not [one for one in told if one.text(_Text.Name) == one.text(_Text.Description)], (
        "said twice"
    )
    sheet.faces["theo"].setFocus()
    with qtbot.waitSignal(mat.seating.changed):
        QTest.keyClick(sheet.faces["theo"], Qt.Key.Key_Right)
    filled = mat.seating.filled(Settings())
    assert (filled.left_name, filled.left_face) == ("Bea", "bea")
    assert (filled.across_name, filled.across_face) == ("Grandpa", "theo"), "somebody wrote it"
    assert sheet.name.text() == "Bea"
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not QApplication.activePopupWidget()
    assert mat.seating.filled(Settings()) == filled


def test_you_may_take_a_face_and_give_it_back_for_the_crescent(fill):
    mat = fill()
    sheet = opened(mat, 0)
    for face in ("theo", ""):
        sheet.faces[face].click()
        filled = mat.seating.filled(Settings())
        assert (filled.your_face, filled.left_face) == (face, "hugo")


def test_a_person_may_have_any_crescent_and_whoever_had_that_face_has_one(fill):
    """A computer player has a face all the same."""
    mat = fill()
    sheet = opened(mat, LEFT)
    seen = [face for face, chip in sheet.faces.items() if not chip.isHidden()]
    assert seen == list(FACES)
    sheet.players["human"].click()
    assert not any(chip.isHidden() for chip in sheet.faces.values())
    assert len(sheet.faces) == 16
    mat.seating.give_face(0, "dusk")
    mat.seating.give_face(ACROSS, "dusk")
    faces = [mat.seating.face(place) for place in mat.seating.shown]
    assert faces == ["bea", "theo", "dusk", "ada"]


def test_two_persons_exchange_their_crescents(fill):
    mat = fill(your_face="dusk", left_player="human", left_face="sea")
    mat.seating.give_face(0, "sea")
    assert (mat.seating.face(0), mat.seating.face(LEFT)) == ("sea", "dusk")


def test_a_computer_player_in_your_place_has_a_face_and_its_name(fill):
    mat = fill(your_face="dusk")
    sheet = opened(mat, 0)
    sheet.players["casual"].click()
    assert (mat.seating.face(0), mat.seating.name(0)) == ("hugo", "Hugo")
    assert sheet.faces["hugo"].isChecked()
    sheet.players["human"].click()
    assert (mat.seating.face(0), mat.seating.name(0)) == ("dusk", ""), "as you were before"
    assert sheet.faces["dusk"].isChecked()


def test_a_face_tells_its_temper_where_the_level_has_one(fill):
    mat = fill(CATALOGUE["moon"])
    sheet = opened(mat, LEFT)
    tempered = getattr(MOON.players, "tempered", False)
    assert ("careful" in sheet.faces["theo"].toolTip()) == tempered
    sheet.players["human"].click()
    assert "careful" not in sheet.faces["theo"].toolTip()


# --- places ---------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["drag", "keys"])
def test_two_change_places_and_take_name_face_and_player_along(fill, way):
    mat = fill(left_player="random")
    mat.show_table(Seats(4))
    left, across = mat.seats[LEFT], mat.seats[ACROSS]
    home = left.pos()
    if way == "keys":
        left.setFocus()
        QTest.keyClick(left, Qt.Key.Key_Right, CTRL)
        assert across.hasFocus(), "the focus goes along"
    else:
        button, grip = Qt.MouseButton.LeftButton, left.rect().center()
        off = across.geometry().center() - left.geometry().center()
        QTest.mousePress(left, button, pos=grip)
        QTest.mouseMove(left, grip + off / 2)
        QTest.mouseMove(left, grip + off - off / 2)
        QTest.mouseRelease(left, button, pos=grip)
        assert not QApplication.activePopupWidget()
    filled = mat.seating.filled(Settings())
    assert (filled.left_name, filled.left_face, filled.left_player) == ("Bea", "bea", "casual")
    assert (filled.across_name, filled.across_player) == ("Theo", "random")
    assert left.pos() == home
    assert across.text() == "Theo"


def test_a_seat_let_go_of_elsewhere_goes_back(fill):
    mat = fill()
    before, seat = mat.seating.filled(Settings()), mat.seats[LEFT]
    home, grip = seat.pos(), seat.rect().center()
    QTest.mousePress(seat, Qt.MouseButton.LeftButton, pos=grip)
    QTest.mouseMove(seat, grip + QPoint(60, 40))
    assert seat.pos() != home
    QTest.mouseRelease(seat, Qt.MouseButton.LeftButton, pos=grip)
    assert seat.pos() == home
    assert mat.seating.filled(Settings()) == before


@pytest.mark.parametrize("size", [(720, 300), (720, 200), (540, 460)])
def test_the_name_of_the_far_one_of_six_meets_no_face_of_the_near_one(fill, size):
    mat = fill(CARDS)
    mat.show_table(Seats(6))
    mat.resize(*size)
    for near, far in ((1, 2), (5, 4)):
        one, other = (mat.seats[mat.seating.shown[place]].geometry() for place in (near, far))
        aside = abs(one.center().x() - other.center().x())
        assert aside > 0.4 * one.width() or one.top() > other.bottom(), "names meet no faces"
    mat.say("Several persons: a curtain hides the table between turns.")
    assert mat.said.width() > 70, "it is no column of single words"


def test_a_seat_let_go_of_over_two_changes_places_with_the_nearer_alone(fill):
    mat = fill(CARDS)
    mat.resize(mat.minimumSize())
    low, high = mat.seating.shown[1:3]
    both = mat.seats[low].geometry() & mat.seats[high].geometry()
    assert not both.isEmpty()
    you, lower, upper = (mat.seating.name(place) for place in (0, low, high))
    mat.seats[0].dropped.emit(both.topRight())
    assert [mat.seating.name(place) for place in (0, low, high)] == [upper, lower, you]
