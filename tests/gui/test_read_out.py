"""The table for who cannot see it: its tree, its cursor, and what is said while it is played."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from moon_desktop.app.herald import Herald
from moon_desktop.engine.entries import Choice, Play, visible
from moon_desktop.engine.record import HUMAN
from moon_desktop.games import CATALOGUE
from moon_desktop.games.dominoes.show.wording import tile_name
from moon_desktop.table.aloud.nodes import PRESS, Node, NodeInterface, TableInterface
from moon_desktop.table.aloud.reader import Reader
from moon_desktop.table.table_view import read_out
from moon_desktop.table.tempo import Tempo
from moon_desktop.windows.main import actions
from tests.kit.person import Person, until

_Key, _Role, _Text = Qt.Key, QAccessible.Role, QAccessible.Text
BARELY = Tempo(0.0, 0.001)
REGIONS = 7


@pytest.fixture(scope="session")
def factory() -> None:
    QAccessible.installFactory(read_out)


@pytest.fixture
def reader(factory) -> Iterator[None]:
    """Somebody listens."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


Read = Callable[..., tuple[Person, list[str]]]


@pytest.fixture
def read_to(open_table, reader) -> Read:
    """A table that is read out, with what is said from there on."""

    def opened(game: str, preset: str, seed: int = 1, **how: Any) -> tuple[Person, list[str]]:
        rules = CATALOGUE[game].presets[preset]
        how = {"told_of_pace": True, "pace": BARELY, **how}
        person = open_table(rules, seed, game=game, by="keys", **how)
        tree(person)
        said: list[str] = []
        herald(person).said.connect(said.append)
        return person, said

    return opened


def reader_of(person: Person) -> Reader:
    found = herald(person).reader
    assert found is not None
    return found


def herald(person: Person) -> Herald:
    return person.program.commands.herald


def tree(person: Person) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(person.table.view)


def children(found: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [found.child(place) for place in range(found.childCount())]


def names(found: QAccessibleInterface) -> list[str]:
    return [one.text(_Text.Name) for one in children(found)]


def focused(found: QAccessibleInterface) -> list[str]:
    """What claims to have the keys."""
    here = [found.text(_Text.Name)] if found.state().focused else []
    return [*here, *(name for one in children(found) for name in focused(one))]


def test_nothing_of_it_is_loaded_before_somebody_looks(tmp_path):
    """Neither by the start nor by what is shown then."""
    code = (
        "import sys; from pathlib import Path\n"
        "from PySide6.QtGui import QAccessible\n"
        "from PySide6.QtTest import QTest\n"
        "from PySide6.QtWidgets import QApplication\n"
        "from moon_desktop.app.application import MoonDesktop\n"
        "from moon_desktop.disk import settings\n"
        "from moon_desktop.table.table_view import read_out\n"
        "app = QApplication([]); QAccessible.installFactory(read_out)\n"
        f"folder = Path({str(tmp_path)!r})\n"
        "program = MoonDesktop(folder, settings.file_at(folder))\n"
        "program.start(None, 'fosdick')\n"
        "while not program.machine.asking: QTest.qWait(20)\n"
        "ours = ('aloud', 'herald', 'sqlite3', '.statistics', 'moon_desktop.memory', 'figures')\n"
        "print([name for name in sys.modules if any(one in name for one in ours)])\n"
        "program.window.close()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=100, check=True
    )
    assert done.stdout.strip() == "[]"


def test_a_node_says_everything_of_itself():
    """Of a class of Python Qt would ask the rest of the widget, and find another object there."""
    own = {
        "isValid", "object", "parent", "role", "text", "setText", "state", "rect", "window",
        "relations", "backgroundColor", "foregroundColor", "childCount", "child", "indexOfChild",
        "childAt", "focusChild", "actionNames", "doAction",
    }  # fmt: skip
    assert own <= set(vars(NodeInterface))
    assert "interface_cast" not in {*vars(NodeInterface), *vars(TableInterface)}


def test_the_table_is_a_panel_of_lists_and_then_what_lies_over_it(read_to):
    person, _ = read_to("moon", "fosdick-widow")
    person.asked_in("play")
    found = tree(person)
    assert (found.role(), found.text(_Text.Name)) == (_Role.Pane, "Table")
    things = children(found)
    assert [one.role() for one in things[:REGIONS]] == [_Role.List] * REGIONS
    assert all(one.role() == _Role.Grouping for one in things[REGIONS:])
    assert "Score sheet" in names(found)
    for place, one in enumerate(things):
        assert found.indexOfChild(one) == place
        assert one.parent().object() is person.table.view
        for number, item in enumerate(children(one) if place < REGIONS else ()):
            assert item.role() == _Role.ListItem
            assert item.parent().object() is one.object()
            assert one.indexOfChild(item) == number
            assert item.relations() == []
    hand = children(things[0])
    assert [PRESS in one.actionInterface().actionNames() for one in hand] == [
        not one.state().disabled for one in hand
    ]
    thing = things[0].child(0).object()
    assert isinstance(thing, Node)
    piece = person.table.scene.pieces[thing.key]
    at = person.table.view.mapToGlobal(piece.pos().toPoint())
    assert things[0].child(0).rect().contains(at)


def test_what_is_covered_is_not_to_be_found(read_to):
    person, _ = read_to("moon", "fosdick")
    person.asked()
    person.do(actions.NEW)
    until(lambda: person.window.over.cover is not None, "the mat")
    QApplication.processEvents()
    (cover,) = children(tree(person))
    assert cover.object() is person.window.over.cover
    assert "New match" in names(cover)
    person.do(actions.NEXT_PART)
    assert not person.table.view.hasFocus()


PLAYED = [
    ("moon", "follow-me-42"), ("moon", "fosdick-widow"), ("moon", "shoot-the-moon-4"),
    ("texas42", "texas-42"), ("shoot-the-moon-cards", "cards-two"),
    ("shoot-the-moon-cards", "cards-six-pairs"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "preset"), PLAYED)
def test_a_hand_is_played_by_ear_and_nothing_is_said_twice(read_to, game, preset):
    """All that others did was said, in the order of the record, and no sentence comes again."""
    person, said = read_to(game, preset, 4)
    begun = len(person.host.entries)
    steps: list[Any] = []
    person.table.playback.showing.connect(steps.append)
    while True:
        person.asked()
        if person.program.machine.reading:
            break
        by_keys(person)
    told = " ".join(said)
    place = 0
    show, names_ = person.host.game.show.table, person.host.names
    for entry, before, after in steps:
        if isinstance(entry, Choice) and entry.seat != 0:
            words = show.told(before, visible(entry, 0), after, names_, 0)
            found = told.find(words, place)
            assert found >= 0, f"{words!r} is not said behind {told[place - 80 : place]!r}"
            place = found + len(words)
    assert begun < len(person.host.entries)
    lines = [line for words in said for line in words.split(". ") if " " in line]
    plays = [line for line in lines if " played " in line or " led " in line or " bid " in line]
    assert len(set(plays)) == len(plays)
    for one, two in pairwise(said):
        assert not two.startswith(one) or len(one) < 12
    assert any("Score: " in words for words in said[-2:]), "at the end it is told how it stands"


def by_keys(person: Person) -> None:
    """Makes the first choice there is, by keys alone."""
    QApplication.processEvents()
    before = len(person.host.entries)
    if person.window.panel.isVisible():
        assert person.focus in person.window.panel.keys, "the first open key has the keys"
        QTest.keyClick(person.focus, _Key.Key_Return)
    else:
        view = person.table.view
        assert view.hasFocus()
        for _ in range(12):
            item = reader_of(person).focused
            if item is not None and item.acts:
                break
            QTest.keyClick(view, _Key.Key_Right)
        QTest.keyClick(view, _Key.Key_Return)
    until(lambda: len(person.host.entries) > before or person.window.panel.isVisible(), "a choice")


def test_arrows_walk_among_regions_and_escape_goes_back(read_to):
    person, _ = read_to("moon", "fosdick")
    person.asked_in("play")
    QApplication.processEvents()
    view, found = person.table.view, tree(person)
    first = focused(found)
    assert len(first) == 1
    assert first[0] in names(found.child(0))
    seen = []
    for _ in range(REGIONS):
        QTest.keyClick(view, _Key.Key_Down)
        (here,) = focused(found)
        seen.append(next(n for n in range(REGIONS) if here in names(found.child(n))))
    assert seen[0] > 0
    assert 0 in seen, "round again"
    while not reader_of(person).away:
        QTest.keyClick(view, _Key.Key_Down)
    before = len(person.host.entries)
    QTest.keyClick(view, _Key.Key_Return)
    assert len(person.host.entries) == before, "Enter plays what the cursor is on, and nothing else"
    QTest.keyClick(view, _Key.Key_Escape)
    assert focused(found)[0] in names(found.child(0))


def test_a_piece_is_pressed_by_its_action_and_a_closed_one_says_why(read_to):
    person, said = read_to("moon", "fosdick")
    while True:
        sight = person.asked_in("play")
        if len({one.piece for one in sight.legal}) < len(sight.held):
            break
        person.go_on()
    QApplication.processEvents()
    hand = tree(person).child(0)
    closed = next(one for one in children(hand) if one.state().disabled)
    why = closed.text(_Text.Description)
    assert why
    thing = closed.object()
    assert isinstance(thing, Node)
    person.table.picking.choose(thing.key)
    assert said[-1] == why
    before = len(person.host.entries)
    open_ = next(one for one in children(hand) if not one.state().disabled)
    open_.actionInterface().doAction(PRESS)
    assert len(person.host.entries) == before, "not within the question"
    until(lambda: len(person.host.entries) > before, "the play")


def test_every_key_of_the_menu_answers_also_without_a_reader(open_table):
    person = open_table(CATALOGUE["moon"].presets["fosdick"], 1, by="keys")
    person.asked_in("play")
    shown = []
    for name in (
        actions.READ_TOLD, actions.READ_TRICK, actions.READ_PLAYERS, actions.READ_SCORES,
        actions.READ_HAND, actions.READ_COUNTS, actions.READ_HEARD,
    ):  # fmt: skip
        person.do(name)
        shown.append(person.window.strip.words.text())
    assert all(shown)
    assert len(set(shown)) == len(shown)
    assert shown[3] == "Score: You 0, Theo 0, Ada 0."
    assert herald(person).reader is None


def test_how_much_is_said_is_chosen(read_to):
    def said_with(**chosen: Any) -> Any:
        person, said = read_to("moon", "follow-me-42", 4, **chosen)
        sight = person.asked_in("play")
        until(lambda: any(isinstance(one, Play) for one in person.host.entries) or sight, "play")
        for _ in range(2):
            by_keys(person)
            person.asked()
        return said

    brief, usual, full = (said_with(verbosity=one) for one in ("brief", "usual", "full"))
    assert len(" ".join(brief)) < len(" ".join(usual)) < len(" ".join(full))
    assert any(" needed" in words for words in full)


def test_older_readers_are_told_by_notices(read_to):
    person, said = read_to("moon", "fosdick", told_as="notifications")
    person.asked_in("bid")
    notices = [one for one in children(tree(person)) if one.role() == _Role.Notification]
    assert [one.text(_Text.Name) for one in notices][-1] == said[-1]


def test_the_keys_go_from_part_to_part_and_come_back(read_to):
    person, _ = read_to("moon", "fosdick")
    person.asked_in("bid")
    QApplication.processEvents()
    assert person.focus in person.window.panel.keys
    visited = []
    for _ in range(4):
        person.do(actions.NEXT_PART)
        visited.append(person.focus)
    assert person.focus in person.window.panel.keys
    assert person.table.view in visited
    assert any(person.window.bar.isAncestorOf(one) for one in visited)
    assert any(person.window.pad.isAncestorOf(one) for one in visited)
    person.do(actions.FORMER_PART)
    assert person.focus is visited[-2]


def test_whoever_comes_after_another_finds_nothing_of_what_that_one_was_told(read_to):
    """M1.5: neither in the tree nor by the keys that say things again."""
    both = {"your_player": HUMAN, "left_player": HUMAN, "told_as": "notifications"}
    person, _ = read_to("moon", "follow-me-42", **both)
    person.asked_in("play")
    before = person.host.viewer
    held = [tile_name(tile) for tile in person.host.sight.held]
    until(lambda: not person.program.host.veiled, "the person")
    while not person.is_covered:
        by_keys(person)
        until(lambda: person.is_covered or person.is_asked, "what comes next")
    QApplication.processEvents()
    assert names(tree(person))[0] == person.window.curtain.accessibleName()
    said = [one.name for one in person.table.view.findChildren(Node) if not one.gone]
    assert not [
        words
        for words in said
        for tile in held[1:]
        if tile in words and "led" not in words and "played" not in words and "takes" not in words
    ]
    assert before == person.host.viewer
