"""The form in which it is chosen who sits where."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from moon_desktop.disk.settings import Settings, places
from moon_desktop.games import CATALOGUE
from moon_desktop.windows.dialogs.options_grid import OptionsGrid
from moon_desktop.windows.dialogs.players_page import PlayerForm
from moon_desktop.words.names import NAME_LIMIT

MOON = CATALOGUE["moon"]

pytestmark = pytest.mark.timeout(30)

LEVELS = ("random", "casual")


@pytest.fixture
def fill(qtbot):
    def form(**chosen):
        parent = QWidget()
        qtbot.addWidget(parent)
        grid = OptionsGrid(parent)
        parent.setLayout(grid)
        form = PlayerForm(Settings(**chosen), MOON, LEVELS, grid, parent)
        parent.show()
        return form

    return form


def seat(form, place, player):
    box = form.players[place]
    box.setCurrentIndex(box.findData(player))


def empty_names(form):
    return [line.placeholderText() for line in form.names]


CHOSEN = Settings(your_name="Ann", left_player="random", across_player="human", across_name="")


def test_nothing_changed_is_what_was_chosen(fill):
    for chosen in (Settings(), CHOSEN, Settings(left_name="")):
        form = fill(**chosen._asdict())
        # A computer player without a name, as only a file can have it, gets one.
        expected = chosen._replace(left_name=chosen.left_name or "Theo")
        assert form.filled(chosen) == expected


def test_every_player_can_be_chosen_everywhere(fill):
    form = fill()
    for place, box in enumerate(form.players):
        assert [box.itemData(row) for row in range(box.count())] == ["human", "casual", "random"]
        words = [box.itemText(row) for row in range(box.count())]
        assert len(set(words)) == 3
        for player in ("random", "human", "casual"):
            seat(form, place, player)
            assert form.filled(Settings()).seats[places(4)[place]].player == player


def test_a_player_that_is_not_offered_any_more_keeps_its_place(fill):
    """As one for measuring only, that older settings may name."""
    chosen = Settings(left_player="drifter")
    form = fill(**chosen._asdict())
    assert form.filled(chosen) == chosen
    offered = [[box.itemData(row) for row in range(box.count())] for box in form.players]
    assert offered[1] == ["human", "casual", "random", "drifter"]
    assert all("drifter" not in offered[place] for place in (0, 2, 3))


def test_three_seats_have_nobody_across(fill):
    form = fill()
    for seats in (3, 4, 3):
        form.show_seats(seats)
        assert form.names[2].isVisible() == form.players[2].isVisible() == (seats == 4)
        assert all(form.names[place].isVisible() for place in (0, 1, 3))


def test_who_is_hidden_keeps_their_place(fill):
    form = fill(across_name="Cy", across_player="human")
    form.show_seats(3)
    filled = form.filled(Settings())
    assert (filled.across_name, filled.across_player) == ("Cy", "human")


def test_empty_name_shows_what_it_would_be(fill):
    form = fill()
    assert empty_names(form)[0] == "You"
    seat(form, 1, "human")
    assert empty_names(form) == ["Player 1", "Player 2", "Player 3", "Player 4"]
    form.show_seats(3)
    assert [empty_names(form)[place] for place in (0, 1, 3)] == ["Player 1", "Player 2", "Player 3"]
    seat(form, 0, "casual")
    assert empty_names(form)[1] == "You"


def test_name_of_a_computer_player_is_not_for_a_person(fill):
    form = fill()
    seat(form, 1, "human")
    assert form.names[1].text() == ""
    assert form.filled(Settings()).left_name == ""
    seat(form, 1, "random")
    assert form.names[1].text() == "Theo"


def test_name_that_somebody_wrote_stays(fill):
    form = fill(left_name="Zed")
    for player in ("human", "random", "human"):
        seat(form, 1, player)
        assert form.names[1].text() == "Zed"


def test_computer_player_without_a_name_keeps_its_old(fill):
    form = fill(left_name="Zed")
    form.names[1].setText("  ")
    assert form.filled(Settings()).left_name == "Zed"


@pytest.mark.parametrize("name", ["\x1b[31m\u202e", "محمد بن عبد الله", "{name} <b>", "\u200d"])
def test_foreign_names_are_cleaned_and_handed_over(fill, name):
    form = fill()
    form.names[0].setText(name)
    found = form.filled(Settings()).your_name
    assert found == {"\x1b[31m\u202e": "[31m", "\u200d": ""}.get(name, name)


def test_names_are_no_longer_than_a_name_may_be(fill):
    form = fill()
    form.names[0].clear()
    QTest.keyClicks(form.names[0], "x" * (NAME_LIMIT + 5))
    assert len(form.names[0].text()) == NAME_LIMIT


def test_it_says_what_so_many_persons_mean(fill):
    form = fill()
    form.show_seats(3)
    lines = []
    for people in range(4):
        for order, place in enumerate((0, 1, 3)):
            seat(form, place, "human" if order < people else "casual")
        lines.append(" ".join(label.text() for label in form.parent().findChildren(QLabel)))
    assert lines[2] == lines[3]
    assert "curtain" in lines[2]
    assert len(set(lines)) == 3


def test_it_says_how_the_levels_differ(fill):
    """In sight, and of each more on pointing at it."""
    form = fill()
    (line,) = (one for one in form.parent().findChildren(QLabel) if "expert" in one.text())
    assert line.isVisible()
    assert "rules of thumb" in line.text()
    assert "rules of thumb" in form.players[1].toolTip()


def test_change_is_told(fill, qtbot):
    form = fill()
    with qtbot.waitSignal(form.changed):
        form.names[0].setText("Ann")
    with qtbot.waitSignal(form.changed):
        seat(form, 3, "random")


def test_only_where_there_is_an_auction_do_experts_hear_the_bidding(fill):
    form = fill()
    assert "hears the bidding" in form.levels_line.text()
    form.take_up(Settings(), CATALOGUE["shoot-the-moon-cards"])
    assert "Casual plays by rules of thumb" in form.levels_line.text()
    assert "bidding" not in form.levels_line.text()


# --- faces ----------------------------------------------------------------------------------


def test_a_face_is_chosen_with_the_keys_and_whoever_had_it_takes_the_other(fill, qtbot):
    form = fill()
    left = form.faces[1]
    assert left.face == "theo"
    QTest.keyClick(left, Qt.Key.Key_Space)
    grid = left.grid
    names = [grid.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(8)]
    assert len(set(names)) == grid.count() == 8
    with qtbot.waitSignal(form.changed):
        QTest.keyClick(grid, Qt.Key.Key_Right)
        QTest.keyClick(grid, Qt.Key.Key_Return)
    assert [key.face for key in form.faces] == ["", "bea", "theo", "ada"]
    filled = form.filled(Settings())
    assert (filled.left_face, filled.across_face) == ("bea", "theo")
    assert "topknot" in left.accessibleDescription()


def test_you_may_take_a_face_and_give_it_back_for_the_crescent(fill):
    form = fill()
    for steps, face, others in (
        ((Qt.Key.Key_Down,) * 2, "theo", ["hugo", "bea", "ada"]),
        ((Qt.Key.Key_Up,) * 2, "", ["hugo", "bea", "ada"]),
    ):
        form.faces[0].click()
        for key in (*steps, Qt.Key.Key_Return):
            QTest.keyClick(form.faces[0].grid, key)
        assert [key.face for key in form.faces] == [face, *others]
        assert form.filled(Settings()).your_face == face


def test_a_person_may_have_any_crescent_and_whoever_had_that_face_has_one(fill):
    """A computer player has a face all the same."""
    form = fill(left_player="human")
    for key in form.faces[:2]:
        key.click()
        assert key.grid.count() == 16
        QTest.keyClick(key.grid, Qt.Key.Key_Escape)
    form.faces[0].chosen.emit("dusk")
    form.faces[2].chosen.emit("dusk")
    assert [key.face for key in form.faces] == ["bea", "theo", "dusk", "ada"]


def test_a_grid_that_is_left_changes_nothing(fill):
    form = fill()
    form.faces[1].click()
    QTest.keyClick(form.faces[1].grid, Qt.Key.Key_Right)
    QTest.keyClick(form.faces[1].grid, Qt.Key.Key_Escape)
    assert not QApplication.activePopupWidget()
    assert form.filled(Settings()) == Settings()


def test_a_click_beside_the_grid_closes_it(fill):
    form = fill()
    form.faces[1].click()
    sheet = form.faces[1].grid.window()
    beside, left = QPointF(sheet.width() + 60, 20), Qt.MouseButton.LeftButton
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        where = (beside, sheet.mapToGlobal(beside))
        event = QMouseEvent(kind, *where, left, left, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(sheet.windowHandle(), event)
    assert not QApplication.activePopupWidget()
    assert form.filled(Settings()) == Settings()


def test_a_face_brings_its_name_along_unless_one_was_written(fill):
    form = fill(across_name="Grandpa")
    form.faces[1].click()
    QTest.keyClick(form.faces[1].grid, Qt.Key.Key_Right)
    QTest.keyClick(form.faces[1].grid, Qt.Key.Key_Return)
    filled = form.filled(Settings())
    assert (filled.left_name, filled.left_face) == ("Bea", "bea")
    assert (filled.across_name, filled.across_face) == ("Grandpa", "theo")


def test_who_changes_places_takes_the_face_along(fill):
    form = fill()
    form.change_places({1: 3, 3: 1})
    filled = form.filled(Settings())
    assert (filled.left_name, filled.left_face) == ("Bea", "bea")
    assert (filled.across_name, filled.across_face) == ("Theo", "theo")


def test_faces_are_seen_wherever_the_dialog_stands(fill):
    """As at the lower edge of the screen."""
    form = fill()
    key = form.faces[1]
    screen = key.screen().availableGeometry()
    for corner in (screen.topLeft(), screen.bottomRight() - QPoint(60, 60)):
        key.window().move(corner - key.mapTo(key.window(), QPoint()))
        key.click()
        # Frames, which only this platform gives a popup, are 2 px wide.
        sheet = key.grid.window()
        seen = QRect(sheet.pos(), sheet.size()).translated(-2, -2)
        assert screen.adjusted(-2, -2, 0, 0).contains(seen)
        assert not seen.intersects(QRect(key.mapToGlobal(QPoint()), key.size()))
        sheet.close()
