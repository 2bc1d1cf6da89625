"""The table for who cannot see it: its tree, its cursor, and what is said while it is played."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from moon_desktop.app.herald import Herald
from moon_desktop.engine.entries import Choice, Play, visible
from moon_desktop.engine.record import HUMAN
from moon_desktop.games import CATALOGUE
from moon_desktop.games.dominoes.show.wording import tile_name
from moon_desktop.table.aloud import regions
from moon_desktop.table.aloud.nodes import FOCUS, PRESS, Node, NodeInterface, TableInterface
from moon_desktop.table.aloud.reader import Reader
from moon_desktop.table.table_view import TableView, read_out
from moon_desktop.table.tempo import Tempo
from moon_desktop.windows.dialogs.preferences import PreferencesDialog
from moon_desktop.windows.help import browser
from moon_desktop.windows.learning.welcome.welcome import Welcome
from moon_desktop.windows.main import actions
from moon_desktop.windows.main.choice_panel import ChoicePanel
from moon_desktop.windows.statistics.window import StatisticsWindow
from tests.gui.monkey import Monkey
from tests.kit.person import Person, until

_Key, _Role, _Text = Qt.Key, QAccessible.Role, QAccessible.Text
BARELY = Tempo(0.0, 0.001)
REGIONS = 7
ASKED = (
    actions.READ_TOLD, actions.READ_TRICK, actions.READ_PLAYERS, actions.READ_SCORES,
    actions.READ_HAND, actions.READ_COUNTS, actions.READ_HEARD,
)  # fmt: skip


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
def read_to(open_table, reader, unpainted) -> Read:
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


def every(found: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """All that a reader finds, with what is in it."""
    yield found
    for one in children(found):
        yield from every(one)


def texts(person: Person) -> list[str]:
    """Whatever the table is called to who cannot see it, but for its pieces that count."""
    table, counted = tree(person), regions.counts(herald(person).seen)
    kinds = (_Text.Name, _Text.Description, _Text.Value, _Text.Help)
    assert table.object() is person.table.view
    found = [one.text(kind) for one in every(table) for kind in kinds]
    return [text for text in found if text not in counted]


def focused(found: QAccessibleInterface) -> list[str]:
    """What claims to have the keys."""
    here = [found.text(_Text.Name)] if found.state().focused else []
    return [*here, *(name for one in children(found) for name in focused(one))]


@pytest.mark.slow
def test_nothing_of_it_is_loaded_before_somebody_looks(tmp_path):
    """Neither by the start nor by what is shown then."""
    code = (
        "import sys; from pathlib import Path\n"
        "from PySide6.QtGui import QAccessible\n"
        "from PySide6.QtTest import QTest\n"
        "from PySide6.QtWidgets import QApplication\n"
        "from moon_desktop.app.application import MoonDesktop\n"
        "from moon_desktop.disk import settings\n"
        "from moon_desktop.table.table_view import TableView, read_out\n"
        "from moon_desktop.table.tempo import Tempo\n"
        "app = QApplication([]); QAccessible.installFactory(read_out)\n"
        f"folder = Path({str(tmp_path)!r})\n"
        "program = MoonDesktop(folder, settings.file_at(folder), pace=Tempo(0.1, 0.1))\n"
        "program.start(None, 'fosdick')\n"
        "while not program.machine.asking: QTest.qWait(20)\n"
        "ours = ('aloud', 'herald', 'sqlite3', '.statistics', 'figures',\n"
        "  'memory.index', 'memory.summary')\n"
        "print([name for name in sys.modules if any(one in name for one in ours)])\n"
        "program.window.close()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=100, check=True
    )
    assert done.stdout.strip() == "[]"


def test_a_table_that_is_only_being_made_can_be_asked_for(reader, qtbot):
    """An exception within Qt's question is told to nobody, and raised out of some later one."""
    failed: list[Exception] = []

    def ask(key: str, thing: QObject) -> QAccessibleInterface | None:
        try:
            return read_out(key, thing)
        except Exception as error:
            failed.append(error)
            raise

    QAccessible.installFactory(ask)
    view = TableView()
    qtbot.addWidget(view)
    assert QAccessible.queryAccessibleInterface(view).role() == _Role.Pane
    assert not failed


def test_a_node_says_everything_of_itself():
    """Of a class of Python Qt would ask the rest of the widget, and find another object there."""
    own = {
        "isValid", "object", "parent", "role", "text", "setText", "state", "rect", "window",
        "relations", "backgroundColor", "foregroundColor", "childCount", "child", "indexOfChild",
        "childAt", "focusChild", "actionNames", "doAction",
    }  # fmt: skip
    ours = [one for one in NodeInterface.__mro__ if one.__module__ == NodeInterface.__module__]
    assert own <= {name for one in ours for name in vars(one)}
    assert "interface_cast" not in {name for one in (*ours, TableInterface) for name in vars(one)}


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


def test_where_a_thing_lies_can_be_asked_at_any_moment(read_to):
    """Also before the tree follows what the table shows: a trick that was taken in, fewer seats."""
    person, _ = read_to("moon", "shoot-the-moon-4", 4)
    person.asked_in("play")
    reader, asked = reader_of(person), []

    def ask_all() -> None:
        nodes = [node for node in person.table.view.findChildren(Node) if not node.gone]
        asked.append(all(reader.rect(node).isValid() for node in nodes))

    person.table.retold.connect(ask_all)
    while not person.host.sight.tricks:
        person.asked()
        by_keys(person)
    person.asked()
    person.program.matches.begin(CATALOGUE["moon"].presets["fosdick"])
    assert asked
    assert all(asked)


def test_what_is_covered_is_not_to_be_found(read_to):
    person, _ = read_to("moon", "fosdick")
    person.asked()
    person.do(actions.NEW)
    until(lambda: person.window.over.cover is not None, "the mat")
    QApplication.processEvents()
    (cover,) = children(tree(person))
    assert cover.object() is person.window.over.cover
    assert "New match" in [one.text(_Text.Name) for one in every(cover)]
    person.do(actions.NEXT_PART)
    assert not person.table.view.hasFocus()


PLAYED = [
    ("moon", "follow-me-42"), ("moon", "fosdick-widow"), ("moon", "shoot-the-moon-4"),
    ("texas42", "texas-42"), ("shoot-the-moon-cards", "cards-two"),
    ("shoot-the-moon-cards", "cards-six-pairs"),
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize(("game", "preset"), PLAYED)
def test_a_hand_is_played_by_ear_and_nothing_is_said_twice(read_to, game, preset):
    """All that others did was said, in the order of the record, and no sentence comes again."""
    person, said = read_to(game, preset, 4)
    begun, phases, heard = len(person.host.entries), set(), 0
    steps: list[Any] = []
    person.table.playback.showing.connect(steps.append)
    while True:
        person.asked()
        phases.add(person.host.sight.phase)
        if person.program.machine.reading:
            break
        show, match = person.host.game.show.table, person.host.match
        secret = {piece for seat in range(1, match.rules.seats) for piece in match.sight(seat).held}
        words, heard = " ".join([*texts(person), *said[heard:]]), len(said)
        # Of moons there are several.
        named = [show.piece_called(piece) for piece in secret if not show.face(piece).name]
        assert not [name for name in named if f" {name}" in words]
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
    assert "play" in phases
    assert len(phases) > 1
    lines = [line for words in said for line in words.split(". ") if " " in line]
    plays = [line for line in lines if " played " in line or " led " in line or " bid " in line]
    assert len(set(plays)) == len(plays)
    assert sum("Claim" in words for words in said) < 3, "that the rest is certain"
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


@pytest.mark.slow
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
    for name in ASKED:
        person.do(name)
        shown.append(person.window.strip.words.text())
    assert all(shown)
    assert len(set(shown)) == len(shown)
    assert shown[3] == "Score: You 0, Theo 0, Ada 0."
    assert herald(person).reader is None


def test_what_is_asked_is_told_again_also_where_keys_are_there_for_it(read_to):
    person, said = read_to("moon", "fosdick")
    person.asked_in("bid")
    person.do(actions.READ_TOLD)
    assert f" {person.window.panel.question}" in said[-1]
    person.go_on()
    person.asked_in("play")
    person.do(actions.READ_TOLD)
    assert said[-1].count(person.table.prompt) == 1


@pytest.mark.slow
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


def notices(person: Person) -> list[str]:
    found = [one for one in children(tree(person)) if one.role() == _Role.Notification]
    return [one.text(_Text.Name) for one in found]


@pytest.mark.slow
def test_older_readers_are_told_by_notices(read_to):
    """Whatever is told without being asked for, by whom ever."""
    person, said = read_to("moon", "fosdick", told_as="notifications")
    person.asked_in("bid")
    assert notices(person)[-1] == said[-1]
    person.window.remark("The file is kept.")
    assert notices(person)[-1] == "The file is kept."
    person.go_on()
    person.asked_in("play")
    person.do(actions.HINT)
    sheet = person.program.commands.hinting.sheet
    until(lambda: sheet.told is not None, "the hint")
    assert notices(person)[-1] == sheet.told.aloud


def test_what_was_read_last_is_there_until_a_reader_has_gone_on(read_to):
    """Or, asked what it lies in, nobody knows, and what the keys after it are for is not read."""
    person, _ = read_to("moon", "fosdick-widow")
    while person.asked().phase != "play":
        person.go_on()
    QApplication.processEvents()
    here = reader_of(person).focused
    assert here is not None
    interface = QAccessible.queryAccessibleInterface(here)
    person.go_on()
    assert here.key not in names(tree(person).child(0))
    assert interface.isValid()
    assert interface.parent().object() is here.above


def test_space_plays_as_enter_does(read_to):
    person, _ = read_to("moon", "fosdick")
    person.asked_in("play")
    QApplication.processEvents()
    before = len(person.host.entries)
    while not (item := reader_of(person).focused) or not item.acts:
        QTest.keyClick(person.table.view, _Key.Key_Right)
    QTest.keyClick(person.table.view, _Key.Key_Space)
    assert person.table.picking.large is None
    assert len(person.host.entries) > before


def test_what_a_key_means_is_not_read_of_a_label_besides(read_to):
    person, _ = read_to("moon", "fosdick")
    person.asked_in("bid")
    panel = person.window.panel
    panel.keys[1].setFocus()
    assert panel.told == panel.keys[1].explanation
    found = QAccessible.queryAccessibleInterface(panel)
    labels = [one for one in children(found) if one.role() == _Role.StaticText]
    assert [one.text(_Text.Name) for one in labels] == [panel.question]


def test_a_slip_is_said_once(read_to):
    """Or read with its key, where that has the focus."""
    person, _ = read_to("moon", "fosdick", told_as="notifications")
    person.asked()
    person.program.commands.lesson_room.start("moon")
    slip = person.program.commands.lesson_room.desk.slip
    until(lambda: slip.isVisible() and slip.told.title, "the lesson")
    QApplication.processEvents()
    assert slip.isAncestorOf(person.focus)
    assert notices(person).count(slip.told.aloud) == 0
    QTest.keyClick(person.focus, _Key.Key_Return)
    until(lambda: slip.told and slip.told.act, "what is to be done")
    QApplication.processEvents()
    assert notices(person).count(slip.told.aloud) == 1


@pytest.mark.slow
def test_nobody_is_told_of_what_is_only_being_made(read_to, monkeypatch):
    """Orca is silent until it is through the news of all keys and pages."""
    active: list[bool] = []

    def watched(kind: type, method: str) -> None:
        made = getattr(kind, method)

        def watch(*parts: Any, **how: Any) -> Any:
            active.append(QAccessible.isActive())
            return made(*parts, **how)

        monkeypatch.setattr(kind, method, watch)

    watched(ChoicePanel, "_add")
    watched(PreferencesDialog, "__init__")
    watched(StatisticsWindow, "__init__")
    watched(StatisticsWindow, "offer_questions")
    person, _ = read_to("moon", "fosdick")
    person.asked_in("bid")
    for deed, times in ((actions.PREFERENCES, 1), (actions.STATISTICS, 2)):
        before = len(active)
        person.do(deed)
        assert len(active) >= before + times > times
    assert not any(active)
    assert QAccessible.isActive()


def test_how_a_hand_ended_is_said_once(read_to):
    """The card is read with its key."""
    person, said = read_to("moon", "follow-me-42", 4)
    while not person.program.machine.reading:
        by_keys(person)
        person.asked()
    QApplication.processEvents()
    card = person.window.card
    assert said[-1] == herald(person).scores
    assert card.accessibleName().startswith(card.result.title)
    person.do(actions.READ_HEARD)
    assert card.accessibleName() in said[-1], "it is to be heard again"


def test_counts_begin_as_sentences_and_with_what_the_sheet_says_first(read_to):
    person, said = read_to("texas42", "texas-42")
    person.asked()
    while not person.host.sight.tricks:
        person.host.act(person.host.sight.legal[0])
        person.asked()
    count = person.table.playback.show.hints.count(person.table.sight, person.table.names)
    for key, words in ((actions.READ_TOLD, "Made "), (actions.READ_COUNTS, count.line)):
        person.do(key)
        assert words in said[-1]


@pytest.fixture
def help_page(read_to, monkeypatch):
    """Opens Help by a command: its page, and a list of what is said of it."""
    told: list[str] = []
    monkeypatch.setattr(browser, "announce", lambda _, words: told.append(words))

    def open_by(command):
        person, _ = read_to("moon", "fosdick")
        person.asked_in("bid")
        person.do(command)
        (page,) = person.window.findChildren(browser.HelpBrowser)
        return page, told

    return open_by


def test_help_is_read_line_by_line_with_the_words_of_its_links(help_page):
    page, told = help_page(actions.RULES)
    before = page.textCursor().position()
    QTest.keyClick(page, _Key.Key_Down)
    assert page.textCursor().position() > before
    QTest.keyClick(page, _Key.Key_Tab)
    assert told == [page.textCursor().selectedText()] != [""]


def test_pictures_of_a_line_of_help_are_named(help_page):
    """A reader knows of each no more than that it is there."""
    page, told = help_page(actions.TRUMPS)
    while not told:
        QTest.keyClick(page, _Key.Key_Right)
    assert told == ["double one, six-one, five-one, four-one, three-one, two-one"]


def test_games_of_the_welcome_are_one_choice(read_to):
    person, _ = read_to("moon", "fosdick")
    person.do(actions.WELCOME)
    (welcome,) = person.window.findChildren(Welcome)
    for plate in welcome.front.games.values():
        assert QAccessible.queryAccessibleInterface(plate).role() == _Role.RadioButton


def test_what_a_key_lays_on_the_table_is_read(read_to):
    person, said = read_to("moon", "fosdick")
    while len(person.asked_in("play").tricks) < 1:
        person.go_on()
    for key, words in ((actions.LAST_TRICK, "Trick 1: "), (actions.COUNTING, " out.")):
        person.do(key)
        assert words in said[-1]
        before = len(said)
        person.do(key)
        assert len(said) == before, "it was taken away"


@pytest.mark.slow
def test_a_piece_that_was_taken_has_no_ring(read_to):
    how = {"movement": "fast", "thinking": "none", "trick_stay": "short", "pace": None}
    person, _ = read_to("shoot-the-moon-cards", "shoot-the-moon-cards", 1, **how)
    while len(person.asked().tricks) < 2:
        by_keys(person)
    pieces = person.table.scene.pieces.items()
    assert [key for key, one in pieces if "focus" in one.marks] == [person.table.picking.focus]


class Listener(Monkey):
    """One that listens besides: walks through the whole tree, presses what it finds there, and
    asks for what can be told."""

    def act(self) -> None:
        super().act()
        every_ = list(every(tree(self._person)))
        for one in every_:
            for ask in (one.rect, one.state, one.role, one.parent, one.relations, one.focusChild):
                ask()
        one, action = self._random.choice(every_), one_of(self._random)
        if isinstance(one.object(), Node):
            one.actionInterface().doAction(self._random.choice([PRESS, FOCUS]))
        # Python takes what Qt makes where another was for that one, as long as it has it.
        del every_, one
        # What was pressed is chosen before anything else is.
        QApplication.processEvents()
        self._person.do(action)

    def _take_the_keys(self) -> None:
        """Whoever has read elsewhere on the table comes back to the hand."""
        super()._take_the_keys()
        if reader_of(self._person).away:
            QTest.keyClick(self._person.table.view, _Key.Key_Escape)


def one_of(random: Random) -> str:
    return random.choice([*ASKED, actions.NEXT_PART, actions.FORMER_PART])


@pytest.mark.parametrize("deeds", [25, pytest.param(2000, marks=pytest.mark.slow)])
def test_whatever_is_done_while_somebody_reads_the_table_goes_on(read_to, deeds):
    person, said = read_to("moon", "fosdick-widow", 3, told_as="notifications", pace=None)
    listener = Listener(person, deeds)
    for _ in range(deeds):
        listener.act()
    assert said, listener.done
    listener.come_back()
    if person.host.match.over:
        person.program.matches.begin(CATALOGUE["moon"].presets["fosdick"], 1)
    person.asked()
    assert len(children(tree(person))) >= REGIONS


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
