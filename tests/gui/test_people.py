"""Several who play at one computer in turn: each with what is its own."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from moon_desktop.disk import settings
from moon_desktop.disk.places import PEOPLE
from moon_desktop.engine.entries import Note
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.memory import pages
from moon_desktop.windows.learning.welcome.new_match import NewMatch
from moon_desktop.windows.main import actions
from moon_desktop.windows.paper.boxes import Message
from tests.gui.conftest import leave
from tests.gui.test_history import begun
from tests.kit.arrange import Table
from tests.kit.person import until

pytestmark = pytest.mark.usefixtures("unpainted")

LEARNT = {"lessons": (("moon", 3),), "solved": "m01 m02", "helped": "m02", "coach": True}


def own(person) -> dict[str, object]:
    now = person.program.preferences.settings
    return {key: getattr(now, key) for key in settings.OWN}


def is_new(own: dict[str, object]) -> bool:
    return own == {"lessons": (), "solved": "", "helped": "", "coach": False}


def sit_down(person, name: str) -> None:
    """In your place of the next match."""
    person.do("new")
    page = person.window.findChildren(NewMatch)[-1]
    sheet = page.players.open(0)
    sheet.name.selectAll()
    QTest.keyClick(sheet.name, Qt.Key.Key_Delete)
    QTest.keyClicks(sheet.name, name)
    sheet.close()
    QTest.mouseClick(page.deal, Qt.MouseButton.LeftButton)
    person.asked()


def people_in(data) -> dict[str, dict[str, object]]:
    told = json.loads((data / PEOPLE).read_text())
    return {one["name"]: one for one in told["people"]}


@pytest.fixture
def page(data, open_table):
    """The page of the people, where Anna has won two matches, and somebody without a name one."""
    for day, name in enumerate(("Anna", "Anna", "You")):
        path = data / "records" / f"m{day}.moon"
        begun(path, Table(target=7).sweep(0, "7"), f"2025-01-0{day + 1}")
        path.write_text(path.read_text().replace('"name": "Ann"', f'"name": "{name}"'))
    person = open_table(MoonRules(), 5, your_name="Kim")
    person.asked()
    person.program.window.actions_[actions.STATISTICS].trigger()
    room = person.program.commands.statistics
    until(lambda: not person.program.croupier.memory.busy, "the records")
    until(lambda: room.window.figures.bars, "figures")
    room.window.people_key.click()
    return person, room, person.program.preferences.people.dialog


def rows(dialog) -> list[list[str]]:
    model = dialog.table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def choose(dialog, *names: str) -> None:
    """The first of those names that is there."""
    dialog.table.selectRow(next(row for row, one in enumerate(rows(dialog)) if one[0] in names))


def join(dialog, name: str) -> None:
    """Who is chosen is one with another."""
    next(one for one in others(dialog) if one.text() == name).trigger()


def others(dialog) -> list[QAction]:
    """What the menu of those offers who may be the one who is chosen."""
    dialog.others.aboutToShow.emit()
    found: list[QAction] = dialog.others.actions()
    return found


def boxes(dialog) -> list[Message]:
    return list(dialog.window().findChildren(Message))


# --- who plays here ---------------------------------------------------------------------------


@pytest.mark.slow
def test_progress_of_earlier_versions_is_of_whoever_has_the_name(open_table, tmp_path):
    """They kept it in the preferences, where it stays."""
    file = tmp_path / "config" / "preferences.ini"
    file.parent.mkdir()
    file.write_text(
        "[General]\nyour_name=Anna\nlessons=\"{\\\"moon\\\": 3}\"\nsolved=m01 m02\nhelped=m02\n"
        "coach=true\nwelcomed=true\n"
    )  # fmt: skip
    person = open_table(MoonRules(), 5)
    person.asked()
    assert own(person) == LEARNT
    assert person.program.preferences.settings.whose == "Anna"
    sit_down(person, "Kim")
    sit_down(person, "ANNA")
    assert own(person) == LEARNT


@pytest.mark.slow
def test_three_of_a_family_have_lessons_positions_and_coach_of_their_own(open_table, data):
    person = open_table(MoonRules(), 5, your_name="Anna", **LEARNT)
    person.asked()
    sit_down(person, "Kim")
    assert is_new(own(person))
    preferences = person.program.preferences
    preferences.keep(preferences.settings._replace(solved="m09"))
    sit_down(person, "Bo")
    assert is_new(own(person))
    sit_down(person, "kim")
    assert own(person)["solved"] == "m09"
    leave(person)
    assert people_in(data)["Anna"]["lessons"] == {"moon": 3}
    person = open_table()
    assert own(person)["solved"] == "m09"
    sit_down(person, "Anna")
    assert own(person) == LEARNT
    assert person.question is None


@pytest.mark.slow
def test_who_played_here_last_does_so_again_where_the_preferences_are_lost(
    open_table, data, tmp_path
):
    person = open_table(MoonRules(), 5, your_name="Kim")
    person.asked()
    for name in ("Anna", "Kim", "Anna"):
        sit_down(person, name)
        preferences = person.program.preferences
        preferences.keep(preferences.settings._replace(**LEARNT))
    sit_down(person, "Bo")
    sit_down(person, "Anna")
    leave(person)
    (tmp_path / "config" / "preferences.ini").write_text("[General]\nforced=never\n")
    person = open_table()
    assert person.program.preferences.settings.your_name == "Anna"
    assert own(person) == LEARNT


@pytest.mark.slow
def test_who_is_known_is_offered_at_a_place(open_table):
    person = open_table(MoonRules(), 5, your_name="Anna", your_face="dusk", **LEARNT)
    person.asked()
    sit_down(person, "Kim")
    preferences = person.program.preferences
    preferences.change(preferences.settings._replace(your_face="sea"))
    person.do("new")
    page = person.window.findChildren(NewMatch)[-1]
    sheet = page.players.open(0)
    assert [key.text() for key in sheet.known] == ["Anna"]
    sheet.known[0].click()
    assert page.players.seating.called(0) == "Anna"
    QTest.mouseClick(page.deal, Qt.MouseButton.LeftButton)
    person.asked()
    assert own(person) == LEARNT
    assert person.program.preferences.settings.your_face == "dusk"


@pytest.mark.slow
@pytest.mark.parametrize("same", [True, False])
def test_who_had_no_name_is_asked_whether_it_is_the_same_person(open_table, same):
    person = open_table(MoonRules(), 5, **LEARNT)
    person.asked()
    sit_down(person, "Anna")
    until(lambda: person.question, "the question")
    person.answer("Yes, it is the same person" if same else "No")
    assert (own(person) == LEARNT) is same
    assert is_new(own(person)) is not same
    sit_down(person, "")
    assert own(person) == LEARNT
    assert person.question is None


@pytest.mark.parametrize(("file", "asked"), [
    (None, False), ("records/a.moon", True), ("records/odd.moon", False),
    ("records/elsewhere/a.moon", False),
])  # fmt: skip
def test_where_nobody_has_played_without_a_name_nobody_is_asked(open_table, data, file, asked):
    (data / "records" / "elsewhere").mkdir(parents=True)
    if file is not None:
        begun(data / file, Table(target=7).sweep(0, "7"), "2025-01-01")
        text = (data / file).read_text()
        (data / file).write_text(text.replace('"Ann"', '"You"') if "a.moon" in file else text)
    person = open_table(MoonRules(), 5)
    person.asked()
    sit_down(person, "Anna")
    QTest.qWait(1)
    assert (person.question is not None) is asked


@pytest.mark.slow
def test_who_plays_here_does_so_at_every_game(open_table):
    person = open_table(MoonRules(), 5, your_name="Anna", **LEARNT)
    person.asked()
    preferences = person.program.preferences
    person.program.matches.begin(preferences.settings.rules, 5)
    forty_two = CATALOGUE["texas42"]
    person.program.matches.begin(forty_two.rules(), 5, "texas42")
    sit_down(person, "Kim")
    person.program.matches.begin(MoonRules(), 5)
    person.asked()
    assert preferences.settings.whose == preferences.settings.your_name == "Kim"
    assert person.host.header.seats[0].name == "Kim"


def test_lesson_that_somebody_else_ends_is_left_where_its_pupil_was(open_table, data):
    person = open_table(MoonRules(), 5, your_name="Anna", welcomed=True)
    person.asked()
    commands, preferences = person.program.commands, person.program.preferences
    commands.lesson_room.start("moon")
    until(lambda: commands.lesson_room.given, "the lesson")
    preferences.change(preferences.settings._replace(your_name="Kim"))
    until(lambda: not commands.lesson_room.given, "the match")
    assert is_new(own(person))


@pytest.mark.slow
def test_match_that_is_taken_over_counts_for_each_who_sat_there(open_table, data):
    person = open_table(MoonRules(target=100), 5, your_name="Anna")
    person.asked()
    person.play_hand()
    preferences = person.program.preferences
    preferences.change(preferences.settings._replace(your_name="Kim"))
    person.asked()
    person.play_hand()
    assert [n.name for n in person.host.entries if isinstance(n, Note) and n.kind == "seated"] == [
        "Anna", "Kim",
    ]  # fmt: skip
    memory = person.program.croupier.memory
    memory.catch_up()
    until(lambda: not memory.busy, "the records")
    shares = memory.index.rows("SELECT hand, person FROM shares WHERE seat = 0 ORDER BY 1")
    assert shares[:2] == [(1, "anna"), (2, "kim")]


@pytest.mark.parametrize("there", [b'{"moon_people": 2}', b"{"])
def test_file_that_cannot_be_written_or_read_costs_nobody_anything(
    open_table, data, told, log, there
):
    data.mkdir()
    (data / PEOPLE).write_bytes(there)
    person = open_table(MoonRules(), 5, your_name="Anna", **LEARNT)
    person.asked()
    sit_down(person, "Kim")
    newer = there != b"{"
    until(lambda: told, "what is said of it")
    assert "newer version" in told[0] if newer else "people-damaged-1.json" in told[0]
    assert (own(person) == LEARNT) is newer, "nobody’s progress changes hands"
    sit_down(person, "Anna")
    assert own(person) == LEARNT
    assert not newer or (data / PEOPLE).read_bytes() == there
    assert len(log()) == newer


# --- the page of the people -------------------------------------------------------------------


def test_page_tells_of_all_and_two_are_one_and_apart_again(page, data):
    person, room, dialog = page
    assert [row[:2] for row in rows(dialog)] == [["Anna", "2"], ["You", "1"], ["Kim", "0"]]
    assert rows(dialog)[2][3] == "plays here"
    choose(dialog, "You")
    join(dialog, "Anna")
    assert rows(dialog)[0] == ["Anna", "3", "0", "You"]
    index = person.program.croupier.memory.index
    who = pages.people(index)["moon"]
    assert who["anna"] == ("Anna", 3)
    assert len(index.ended("moon", "you")) == 3
    room.window.choosers["person"].setCurrentIndex(room.window.choosers["person"].findData("anna"))
    room.window.wanted.emit()
    assert room.window.figures.bars[1].figure.tries == 3
    choose(dialog, "Anna")
    dialog.keys["part"].click()
    assert len(rows(dialog)) == 3
    assert len(index.ended("moon", "anna")) == 2


def test_who_is_hidden_is_in_no_other_list(page):
    person, room, dialog = page
    choose(dialog, "You")
    dialog.keys["hide"].click()
    assert rows(dialog)[1] == ["You", "1", "0", "hidden"]
    assert room.window.choosers["person"].findData("you") == -1
    assert "You" not in person.program.preferences.people.names()
    assert dialog.keys["hide"].text() == "S&how again"
    dialog.keys["hide"].click()
    assert room.window.choosers["person"].findData("you") != -1


def test_name_is_written_over_as_it_is_shown_and_not_in_the_records(page, data):
    person, _, dialog = page
    before = (data / "records" / "m0.moon").read_bytes()
    for written, shown in (("Anna B.", "Anna B."), ("Kim", "Anna B.")):
        choose(dialog, "Anna", "Anna B.")
        dialog.keys["rename"].click()
        editor = dialog.table.findChild(QLineEdit)
        editor.selectAll()
        QTest.keyClicks(editor, written)
        QTest.keyClick(editor, Qt.Key.Key_Return)
        until(lambda: not dialog.table.findChild(QLineEdit), "the name to be written")
        assert rows(dialog)[0][0] == shown
    assert rows(dialog)[0][3] == "Anna"
    assert (data / "records" / "m0.moon").read_bytes() == before
    people = person.program.preferences.people.people
    assert people.alike("anna") == ("anna b.", "anna")
    box = boxes(dialog)[-1]
    assert box.words.text() == "Are Anna B. and Kim one person?"
    box.accept()
    assert people.alike("anna") == ("kim", "anna b.", "anna")


def test_name_of_somebody_who_is_in_records_alone_is_not_taken_without_asking(page):
    person, _, dialog = page
    choose(dialog, "Kim")
    dialog.renamed.emit("Kim", "anna")
    people = person.program.preferences.people.people
    assert people.alike("anna") == ("anna",)
    box = boxes(dialog)[-1]
    assert box.words.text() == "Are Kim and Anna one person?"
    box.accept()
    assert set(people.alike("anna")) == {"anna", "kim"}


def test_another_sits_down_and_what_was_learnt_can_be_forgotten(page, data):
    person, _, dialog = page
    preferences = person.program.preferences
    preferences.keep(preferences.settings._replace(**LEARNT))
    choose(dialog, "Anna")
    dialog.keys["here"].click()
    assert preferences.settings.your_name == "Anna"
    assert person.host.header.seats[0].name == "Anna"
    assert is_new(own(person))
    assert people_in(data)["Kim"]["solved"] == "m01 m02"
    (data / "honours.json").write_text("{}")
    choose(dialog, "Kim")
    assert rows(dialog)[-1][2] == "2"
    dialog.keys["forget"].click()
    boxes(dialog)[-1].accept()
    assert rows(dialog)[-1][2] == "0"
    assert "Kim" not in people_in(data) or "solved" not in people_in(data)["Kim"]
    assert not (data / "honours.json").exists()


def test_only_keys_that_can_be_used_are_there(page):
    *_, dialog = page
    always = {"rename", "hide", "forget"}
    for name, more in (("Kim", {"join"}), ("Anna", {"join", "here"})):
        choose(dialog, name)
        assert {act for act, key in dialog.keys.items() if not key.isHidden()} == always | more
        assert all(key.isEnabled() for key in dialog.keys.values())
    assert [one.text() for one in others(dialog)] == ["You", "Kim"]
    join(dialog, "You")
    assert rows(dialog) == [["Anna", "3", "0", "You"], ["Kim", "0", "0", "plays here"]]
    assert dialog.chosen.name == "Anna", "who was chosen stays so"
    assert not dialog.keys["part"].isHidden()
    join(dialog, "Kim")
    assert rows(dialog) == [["Kim", "3", "0", "Anna, You, plays here"]], "who plays here is named"
    shown = {act for act, key in dialog.keys.items() if not key.isHidden()}
    assert shown == always | {"part"}, "there is nobody else"


def test_people_are_read_with_what_stands_over_them(page):
    *_, dialog = page
    first = dialog.table.model().index(0, 1)
    assert first.data(Qt.ItemDataRole.AccessibleTextRole) == "Matches: 2"


@pytest.mark.slow
def test_at_twice_the_size_a_row_is_seen_and_every_key_holds_its_words(page):
    person, room, dialog = page
    preferences = person.program.preferences
    preferences.change(preferences.settings._replace(text="200"))
    room.window.resize(960, 600)
    table = dialog.table
    until(lambda: table.rowHeight(0) > 60, "larger rows")
    choose(dialog, "Anna")
    box = table.visualRect(table.currentIndex())
    until(lambda: table.viewport().rect().contains(box), "the row")
    assert dialog.line.isHidden(), "the names come first"
    for key in dialog.keys.values():
        assert key.isHidden() or key.width() >= key.sizeHint().width()
    room.window.resize(1600, 1300)
    until(lambda: dialog.line.isVisible(), "what is each one’s own")
