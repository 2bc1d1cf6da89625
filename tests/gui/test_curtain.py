"""Several people at one window: whoever looks sees nobody's tiles but their own (M1.5)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from moon_desktop.engine.entries import Bid, Note, Play
from moon_desktop.engine.pieces import TILES
from moon_desktop.engine.record import HUMAN
from moon_desktop.games.dominoes.show.wording import tile_name
from moon_desktop.games.moon.entries import Deal
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from moon_desktop.windows.main import actions
from moon_desktop.windows.main.curtain import Curtain
from tests.gui.conftest import leave
from tests.kit.arrange import Table
from tests.kit.person import until
from tests.kit.table_positions import discarding, filed, following, scored

ALL = {"your_player": HUMAN, "left_player": HUMAN, "across_player": HUMAN, "right_player": HUMAN}
NAMED = {"your_name": "Ann", "left_name": "Bea", "across_name": "Cy", "right_name": "Dot"}


@pytest.fixture
def among_all(open_table, tmp_path):
    """Opens a match arranged in notation, a person at every seat."""

    def sit(table, by="click"):
        return open_table(start=(filed(table, tmp_path / "all.moon", None),), by=by)

    return sit


def test_what_a_key_said_of_the_hand_goes_with_who_pressed_it(among_all):
    person = among_all(following())
    person.asked()
    person.do(actions.READ_HAND)
    assert person.window.strip.isVisible()
    person.go_on()
    until(lambda: person.is_covered, "the curtain")
    assert not person.window.strip.isVisible()


def texts(person) -> str:
    """All that can be read in the window without being asked to choose: names, tips, titles and
    descriptions of widgets, items and commands."""
    said: list[str] = []
    program = person.program
    for widget in (program.window, *program.window.findChildren(QWidget)):
        said += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        said += [widget.windowTitle(), widget.statusTip(), widget.whatsThis()]
    for action in program.window.findChildren(QAction):
        said += [action.text(), action.toolTip()]
    for item in program.table.scene.items():
        said.append(item.toolTip())
    said.append(program.table.view.toolTip())
    said.append(QApplication.applicationDisplayName())
    return "\n".join(filter(None, said))


def told(person) -> set[str]:
    """The tiles that anything in the window names."""
    said = texts(person).lower()
    for rule in ("you must hold the double blank", "no trump but the double blank"):
        said = said.replace(rule, "")
    return {tile for tile in TILES if tile in said or tile_name(tile).lower() in said}


def shown(person) -> set[str]:
    """The tiles that lie face up, or that an item stands for."""
    pieces = person.table.scene.pieces
    return {piece.pose.face for piece in pieces.values()} - {None} | {
        key for key in pieces if key in TILES
    }


def open_to(person, seat: int | None) -> set[str]:
    """The tiles that ``seat`` may see now; None: those open to all."""
    sight = person.host.match.sight(0 if seat is None else seat)
    tiles = {play.piece for play in sight.plays}
    tiles |= {play.piece for trick in sight.tricks for play in trick.plays}
    for drawn in sight.drawn:
        tiles |= {tile for tile in drawn.pieces if tile}
    if seat is not None:
        tiles |= set(sight.held) | {sight.widow, sight.discard} - {None}
    return tiles


def assert_secret(person) -> None:
    """Nothing is seen or told that is not open to whoever looks now."""
    seat = None if person.host.veiled else person.host.viewer
    assert shown(person) <= open_to(person, seat)
    assert told(person) <= open_to(person, seat)


@pytest.mark.slow
@pytest.mark.parametrize(
    # With a widow and without, alone and with partners: others have no other secrets.
    "preset",
    ["follow-me-42", "fosdick-partners"],
)
def test_nobodys_tiles_are_seen_or_told_to_anybody_else(open_table, preset):
    """Some tricks, looked at before and behind each curtain, after each choice, with the last
    trick laid out again and the tiles pointed at."""
    person = open_table(replace(PRESETS[preset], target=3), 3, by="click", **ALL, **NAMED)
    curtains = 0
    while len(person.host.match.sight(0).tricks) < 4:
        until(lambda: person.is_asked or person.is_covered, "being asked")
        assert_secret(person)
        if person.is_covered:
            curtains += 1
            assert person.host.veiled
            person.come()
            until(lambda: person.is_asked, "being asked behind the curtain")
        assert_secret(person)
        sight = person.host.sight
        assert sight.seat == person.host.match.turn
        if sight.held and person.table.picking.enabled:
            person.hover(person.place_of(sight.held[0]))
            assert_secret(person)
        if person.window.actions_["last-trick"].isEnabled():
            person.do("last-trick")
            assert_secret(person)
            person.table.look_back.close()
        person.go_on()
    assert curtains > 12


def covered_by_now(person):
    until(lambda: person.is_covered, "the curtain")


def rendered(person):
    person.hover(person.nowhere)
    return person.window.grab().toImage()


def the_same_but_for(seat: int) -> tuple[Table, Table]:
    """Two hands that ``seat`` cannot tell apart: the others' tiles are swapped."""
    own = "6-6 6-5 5-4 4-3 3-2 2-1 1-1"
    one, two = "6-4 6-3 6-2 6-1 5-5 5-3 5-2", "5-1 4-4 4-2 4-1 3-3 3-1 2-2"
    hands = [[one, two], [two, one]]
    tables = []
    for others in hands:
        held = list(others)
        held.insert(seat, own)
        tables.append(Table().deal(*held, widow="0-0"))
    return tables[0], tables[1]


@pytest.mark.parametrize("seat", [0, 2])
def test_picture_is_the_same_whatever_the_others_hold(open_table, tmp_path, seat):
    """Covered, and from each seat: every pixel."""
    pictures = []
    for number, table in enumerate(the_same_but_for(seat)):
        person = open_table(start=(filed(table, tmp_path / f"{number}.moon", None),))
        covered_by_now(person)
        closed = rendered(person)
        person.window.curtain.hide()
        behind = rendered(person)
        person.window.curtain.show()
        for _ in range(seat):
            person.asked()
            person.choose(Bid(person.host.match.turn, "pass"))
        person.asked()
        assert person.host.viewer == seat
        pictures.append((closed, behind, rendered(person)))
    assert pictures[0] == pictures[1]
    assert len({image.cacheKey() for image in pictures[0]}) == 3


def test_curtain_covers_the_table_at_any_size_and_names_who_is_to_come(open_table):
    person = open_table(MoonRules(), 1, **ALL, **NAMED)
    covered_by_now(person)
    curtain = person.window.curtain
    name = person.host.names[person.host.match.turn]
    assert name in curtain.accessibleName()
    assert name in curtain.key.text()
    for size in ((960, 600), (1099, 700), (2560, 1440), (1280, 800)):
        person.window.resize(*size)
        QTest.qWait(20)
        assert person.is_covered
        assert curtain.width() >= max(person.table.stage.width, person.window.over.table_width - 1)
        assert curtain.height() == person.table.view.height()
        assert curtain.x() == curtain.y() == 0
        at = person.table.view.childAt(person.middle)
        assert at is curtain or curtain.isAncestorOf(at)
        assert_secret(person)


def test_nothing_can_be_picked_behind_the_curtain(open_table):
    person = open_table(MoonRules(), 1, **ALL)
    covered_by_now(person)
    before = person.host.entries
    for key in (Qt.Key.Key_Right, Qt.Key.Key_5, Qt.Key.Key_P, Qt.Key.Key_L, Qt.Key.Key_C):
        person.press(key)
    person.click(person.nowhere)
    assert person.is_covered
    assert person.host.entries == before
    assert not person.window.actions_["last-trick"].isEnabled()
    assert not person.window.actions_["claim"].isEnabled()


@pytest.mark.parametrize("by", ["click", "keys"])
def test_curtain_is_parted_by_pointer_and_by_keys(open_table, by):
    person = open_table(MoonRules(), 1, by=by, **ALL)
    sight = person.asked()
    assert sight.held
    assert not person.window.curtain.isVisible()


def test_taking_back_brings_the_curtain_for_who_chose(open_table):
    person = open_table(MoonRules(), 1, by="click", **ALL)
    person.asked()
    first = person.host.viewer
    person.choose(Bid(first, "4"))
    covered_by_now(person)
    person.do("undo")
    covered_by_now(person)
    assert_secret(person)
    assert person.host.absent == first


def test_other_people_find_the_curtain_closed_and_the_hand_marked(open_table):
    """Whoever makes a person of a seat, or none, may have seen a hand that is not theirs."""
    person = open_table(MoonRules(), 1, by="click", **ALL, **NAMED)
    person.asked()
    first = person.host.viewer
    other = {**ALL, "your_player": "casual", "left_player": "casual", "right_player": "casual"}
    stays = next(seat for seat in range(3) if seat != first)
    other[("your_player", "left_player", "right_player")[stays]] = HUMAN
    person.program.preferences.change(person.program.preferences.settings._replace(**other))
    assert person.host.people == (stays,)
    assert person.host.veiled
    assert shown(person) == set()
    assert Note("hint", seat=stays) in person.host.entries
    person.asked()
    assert person.host.viewer == stays


@pytest.mark.parametrize("command", ["again", "undo"])
def test_what_is_taken_back_from_the_result_is_covered(among_all, command):
    """Several persons read the result together: nobody knows who sits there."""
    person = among_all(scored())
    person.asked()
    person.do(command)
    until(lambda: person.is_covered or person.is_asked, "going on")
    assert person.is_covered
    assert_secret(person)


def test_key_held_down_parts_no_curtain(open_table):
    """The Enter that made a choice is not yet let go of."""
    person = open_table(MoonRules(), 1, **ALL)
    covered_by_now(person)
    key = person.window.curtain.key
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(
            kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True
        )
        QApplication.sendEvent(key, event)
    assert person.is_covered


def test_tile_the_keys_were_on_is_not_named_over_the_curtain(among_all):
    person = among_all(discarding(), by="keys")
    sight = person.asked()
    person.walk_to(sight.held[3])
    assert person.table.view.toolTip()
    person.do("undo")
    covered_by_now(person)
    assert person.table.view.toolTip() == ""
    assert_secret(person)


def test_curtain_tells_who_took_the_trick_that_ended_meanwhile(among_all):
    person = among_all(following())
    person.go_on()
    covered_by_now(person)
    told = person.window.curtain.accessibleDescription()
    assert "Bea took the last trick." in told


@pytest.mark.slow
def test_several_people_play_against_a_computer(open_table, data):
    chosen = {**NAMED, "left_player": HUMAN}
    person = open_table(MoonRules(target=4), 2, by="click", **chosen)
    person.play_match()
    plays = [entry for entry in person.host.entries if isinstance(entry, Play)]
    assert {play.seat for play in plays} == {0, 1, 2}


def test_no_curtain_for_one_person_whoever_the_computer_players_are(open_table):
    person = open_table(MoonRules(), 1, by="click", **NAMED)
    person.asked()
    person.program.preferences.change(
        person.program.preferences.settings._replace(left_player="random")
    )
    assert not person.host.veiled
    notes = {entry.kind for entry in person.host.entries if isinstance(entry, Note)}
    assert notes == {"seated"}
    person.asked_in("play")
    person.go_on()
    person.asked()
    assert person.window.findChildren(Curtain) == []


def test_long_name_leaves_room_for_the_words(open_table):
    name = "Bartholomew Featherstonehaugh-Cholmondel"
    person = open_table(MoonRules(), 1, **{**ALL, "your_name": name, "left_name": name + "x"})
    covered_by_now(person)
    assert person.window.curtain.title.endswith(", it is your turn")
    assert person.window.curtain.key.text().endswith(": show my hand")


def test_match_of_several_people_is_resumed_behind_the_curtain(open_table):
    person = open_table(MoonRules(), 1, by="click", **ALL, **NAMED)
    person.asked_in("bid")
    leave(person)
    again = open_table()
    covered_by_now(again)
    assert_secret(again)
    assert again.host.veiled


def test_deal_hides_the_hand_of_who_looked_last(among_all):
    """The next hand is dealt face down to all, also to who sits there still."""
    person = among_all(scored())
    person.asked()
    person.read_on()
    covered_by_now(person)
    assert person.host.match.number == 2
    assert isinstance(person.host.entries[-1], Deal)
    assert shown(person) == set()
