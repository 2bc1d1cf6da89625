"""Practice at the table: chosen on its page, answered right and wrong, and kept."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from moon_desktop.app.learning.practice import AGAIN, NEXT, ON, PracticeRoom
from moon_desktop.engine.entries import Choice, Note
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game, Match
from moon_desktop.learning.practice import Position, best_seen, positions
from moon_desktop.table.tempo import Tempo
from moon_desktop.windows.learning import practice_page
from moon_desktop.windows.learning.practice_page import PracticePage
from moon_desktop.windows.learning.practice_sky import LEAST_PICTURE, PracticeSky
from moon_desktop.windows.learning.slip import LEAVE, SlipTold
from moon_desktop.windows.main import actions
from moon_desktop.windows.paper.dialog import Scrolled
from tests.kit.cases import each
from tests.kit.person import Person, until
from tests.kit.practised import open_in, wrong_in

pytestmark = pytest.mark.usefixtures("unpainted")

MAKE = next(one for one in positions("moon") if one.kind == "make" and len(one.right) == 1)
BID = next(one for one in positions("moon") if one.kind == "bid")


def room_of(person: Person) -> PracticeRoom:
    return person.program.commands.practice


def opened(person: Person) -> PracticePage:
    person.window.actions_[actions.PRACTICE].trigger()
    (page,) = person.window.findChildren(PracticePage)
    return page


def chosen_on_the_page(person: Person, position: Position) -> float:
    """How much of its moon shone there."""
    moon = opened(person).moons[position.name]
    moon.click()
    asked_the_question(person)
    return moon.told.shines


def asked_the_question(person: Person) -> None:
    until(lambda: room_of(person).desk.slip.told, "the question")
    person.asked()
    assert not told(person).keys


def told(person: Person) -> SlipTold:
    found = room_of(person).desk.slip.told
    assert found is not None
    return found


def practised(person: Person) -> Position:
    found = room_of(person).position
    assert found is not None
    return found


def test_the_page_opens_at_the_game_of_the_table(open_table):
    game = list(CATALOGUE)[-1]
    page = opened(open_table(CATALOGUE[game].presets[CATALOGUE[game].usual], 7, game=game))
    called, every = CATALOGUE[game].show.rules.game_name(), len(positions(game))
    assert page.tabs.tabText(page.tabs.currentIndex()) == f"{called} · 0/{every}"


@pytest.fixture
def person(open_table) -> Person:
    person: Person = open_table()
    return person


@pytest.mark.slow
@each("size", [(900, 600), (720, 1100), (1600, 1000)])
def test_a_finger_finds_every_moon_and_arrows_do(person, size):
    person.window.resize(*size)
    page = opened(person)
    for place, game in enumerate(CATALOGUE):
        page.tabs.setCurrentIndex(place)
        QTest.qWait(1)
        moons = {page.moons[one.name] for one in positions(game)}
        for moon in moons:
            sky, box = moon.parentWidget(), moon.geometry()
            assert sky is not None
            assert sky.rect().contains(box)
            assert min(box.width(), box.height()) >= 44
            assert sky.childAt(box.center()) is moon
        reached, ahead = set[QWidget](), [next(iter(moons))]
        while ahead:
            moon = ahead.pop()
            reached.add(moon)
            for arrow in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
                moon.setFocus()
                QTest.keyClick(moon, arrow)
                (there,) = [one for one in moons if one.hasFocus()]
                ahead += {there} - reached
        assert reached == moons
    page.reject()
    until(lambda: not person.window.findChildren(PracticePage), "the page to be gone")


def test_moons_are_numbered_along_their_arcs_and_tell_all_that_is_seen(open_table):
    page = opened(open_table(solved="m01 m03", helped="m03"))
    moons = [page.moons[one.name] for one in positions("moon") if one.grade == 1]
    along = sorted(moons, key=lambda moon: moon.told.number)
    xs = [moon.x() for moon in along[1:-1]]
    assert xs == sorted(xs)
    assert [page.moons[name].told.shines for name in ("m01", "m02", "m03")] == [1, 0, 0.5]
    assert (
        page.moons["m01"].accessibleName() == "1 Make this 6 · Easy · three at the table · solved"
    )
    assert page.moons["m03"].accessibleName().endswith(" · solved with help")
    duel = next(one for one in positions("shoot-the-moon-cards") if one.match.rules.seats == 2)
    assert "a dummy that turns up a card" in page.moons[duel.name].accessibleName()


def test_what_is_pointed_at_is_seen_as_its_reader_sees_it(open_table):
    page = opened(open_table())
    far = positions("moon")[-1]
    moon = page.moons[far.name]
    sky = moon.parentWidget()
    assert isinstance(sky, PracticeSky)
    before = sky.grab().toImage()
    moon.setFocus()
    assert sky.shown.position is far
    assert sky.grab().toImage() != before


def test_who_sits_elsewhere_at_the_match_is_called_so_in_practice(open_table):
    away = {"your_name": "Bea", "your_player": "casual", "left_name": "Ann", "left_player": "human"}
    person = open_table(**away)
    room_of(person).today()
    asked_the_question(person)
    assert person.host.header.seats[0] == ("Ann", "human")
    assert "Bea" in [seat.name for seat in person.host.header.seats]


def test_what_was_learnt_while_preferences_were_open_stays(open_table):
    preferences = open_table().program.preferences
    chosen = preferences.settings._replace(movement="fast")
    preferences.keep(preferences.settings._replace(solved="m1", lessons=(("moon", 4),)))
    preferences.change(chosen)
    now = preferences.settings
    assert (now.movement, now.solved, now.lessons) == ("fast", "m1", (("moon", 4),))


@pytest.mark.slow
def test_a_right_answer_is_told_so_and_kept(open_table):
    person = open_table(solved="m99")
    person.asked()
    own = person.host.own
    assert chosen_on_the_page(person, MAKE) == 0
    room = room_of(person)
    assert MAKE.goal is not None
    assert told(person).title == f"Make this {MAKE.goal.number}"
    assert person.host.match == MAKE.match
    room.desk.slip.move(900, 600)
    person.window.resize(960, 600)
    until(lambda: person.window.height() == 600, "the size")
    assert person.table.view.rect().contains(room.desk.slip.paper.toRect())
    person.choose(open_in(MAKE)[MAKE.right[0]])
    until(lambda: NEXT in room.desk.slip.keys, "the answer")
    assert list(room.desk.slip.keys) == [NEXT, ON, LEAVE]
    assert told(person).words.count("of 100 possible deals") == 2
    until(lambda: "As it stood when you chose:" in told(person).words, "the reason")
    assert person.program.preferences.settings.solved.split() == sorted([MAKE.name, "m99"])
    room.desk.slip.keys[NEXT].click()
    asked_the_question(person)
    assert practised(person).name != MAKE.name
    assert practised(person).grade == MAKE.grade
    room.desk.slip.keys[LEAVE].click()
    person.asked()
    assert not room.desk.slip.isVisible()
    assert person.host.side is None
    assert person.host.own == own
    until(lambda: not person.window.findChildren(PracticePage), "the page to be gone")
    assert chosen_on_the_page(person, MAKE) == 1


@pytest.mark.slow
def test_a_wrong_one_is_played_on_until_it_has_failed(open_table, monkeypatch):
    asked: list[int | None] = []

    def seen(game: Game, match: Match) -> Choice:
        asked.append(match.turn)
        return best_seen(game, match)

    monkeypatch.setattr("moon_desktop.app.learning.practice.best_seen", seen)
    person = open_table()
    person.asked()
    chosen_on_the_page(person, MAKE)
    room = room_of(person)
    person.choose(open_in(MAKE)[wrong_in(MAKE)[0]])
    until(lambda: AGAIN in room.desk.slip.keys, "the key to try again")
    while not person.host.game.players.settled(person.host.match) and person.asked().legal:
        person.go_on()
    until(lambda: NEXT in room.desk.slip.keys, "why it failed, as soon as nothing can change it")
    while person.asked().legal:
        person.go_on()
    assert set(asked) == {1, 2}
    assert person.host.sight.result.result == "set"
    assert person.program.preferences.settings.solved == ""
    room.desk.slip.keys[AGAIN].click()
    asked_the_question(person)
    assert person.host.match == MAKE.match


@pytest.mark.slow
@pytest.mark.parametrize("help_taken", ["hint", "wrong"])
def test_with_help_it_is_half_solved_and_without_once_and_for_all(open_table, help_taken):
    person = open_table()
    room = room_of(person)
    rounds = ((True, 0.5), (False, 1.0), (True, 1.0))
    # What comes of it in the end does not turn on which help it was.
    for helped, shines in rounds if help_taken == "hint" else rounds[:1]:
        room.begin(MAKE.name)
        asked_the_question(person)
        if helped and help_taken == "hint":
            person.host.note(Note("hint", seat=0))
        elif helped:
            person.choose(open_in(MAKE)[wrong_in(MAKE)[0]])
            until(lambda: AGAIN in room.desk.slip.keys, "the key to try again")
            room.desk.slip.keys[AGAIN].click()
            asked_the_question(person)
        person.choose(open_in(MAKE)[MAKE.right[0]])
        assert room.shines == {MAKE.name: shines}
        room.desk.slip.keys[LEAVE].click()


@pytest.mark.slow
def test_of_a_bid_it_is_told_at_once_and_taken_back_it_is_asked_again(open_table):
    person = open_table()
    person.asked()
    chosen_on_the_page(person, BID)
    room = room_of(person)
    person.choose(open_in(BID)[wrong_in(BID)[0]])
    until(lambda: NEXT in room.desk.slip.keys, "the answer")
    assert "of 100 possible deals" in told(person).words
    assert list(room.desk.slip.keys) == [AGAIN, NEXT, LEAVE]
    until(lambda: person.window.actions_[actions.UNDO].isEnabled(), "undo")
    person.window.actions_[actions.UNDO].trigger()
    asked_the_question(person)
    assert person.host.match == BID.match


@pytest.mark.slow
def test_who_goes_back_before_the_question_finds_it_there_again_or_has_left(open_table):
    person = open_table()
    person.asked()
    chosen_on_the_page(person, MAKE)
    person.window.actions_[actions.AGAIN].trigger()
    asked_the_question(person)
    assert person.host.match == MAKE.match
    person.window.actions_[actions.RETURN].trigger()
    QTest.qWait(1)
    assert not room_of(person).desk.slip.isVisible()
    assert person.program.thinker.prompter is None
    room_of(person).today()
    asked_the_question(person)
    assert practised(person).game == "moon"
    person.window.actions_[actions.RETURN].trigger()
    room_of(person).begin(MAKE.name)
    person.window.actions_[actions.AGAIN].trigger()
    person.window.actions_[actions.RETURN].trigger()
    QTest.qWait(20)
    assert person.host.side is None


@pytest.mark.slow
def test_the_slip_is_the_lessons_once_that_begins(open_table):
    person = open_table()
    person.asked()
    room_of(person).begin(MAKE.name)
    asked_the_question(person)
    lessons = person.program.commands.lesson_room
    lessons.start("moon")
    until(lambda: "read" in lessons.desk.slip.keys, "the first step")
    QTest.qWait(5)
    assert room_of(person).position is None
    assert lessons.desk.slip.isVisible()
    assert lessons.desk.has(lessons)


@pytest.mark.slow
def test_nobody_at_the_match_plays_with_all_pieces_seen_when_it_is_back(open_table, monkeypatch):
    """Not even the one who chooses while the table is laid out again (M1.5)."""
    person = open_table(by="click", pace=Tempo(0.0, 0.2))
    person.asked()
    while person.host.match.turn in (None, 0):
        person.choose(person.host.sight.legal[0])
    room_of(person).begin(MAKE.name)
    asked_the_question(person)
    asked: list[int | None] = []

    def seen(game: Game, match: Match) -> Choice:
        asked.append(match.turn)
        return best_seen(game, match)

    monkeypatch.setattr("moon_desktop.app.learning.practice.best_seen", seen)
    person.do(actions.RETURN)
    assert person.program.machine.pace == "thinking"
    person.asked()
    assert asked == []


@pytest.mark.slow
@each(
    ("kind", "game", "size", "text"),
    [("discard", "moon", (720, 1100), "100"), ("bid", "texas42", (1280, 800), "200")],
)
def test_the_question_lies_over_nothing_that_it_asks_about(open_table, kind, game, size, text):
    """Neither over the place for the piece, nor over a bid that is to be overbid."""
    person = open_table(text=text)
    person.window.resize(*size)
    room, table, spared = room_of(person), person.table, 0
    for position in [one for one in positions(game) if one.kind == kind][:3]:
        room.begin(position.name)
        asked_the_question(person)
        QTest.qWait(10)
        seats = zip(table.furniture.plates, table.stage.plates, strict=True)
        meant = [QRectF(*box) for plate, box in seats if plate.values.bidder]
        if kind == "discard":
            x, y, _, wide = table.drop_spot
            meant = [QRectF(x - wide / 2, y - wide, wide, 2 * wide)]
        for seen in meant:
            assert not room.desk.slip.paper.intersects(seen), position.name
            spared += 1
    assert spared


def test_large_words_leave_out_pictures_too_small_to_be_seen_and_cut_nothing(
    open_table: Callable[..., Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    person = open_table(text="200")
    person.window.resize(960, 600)
    person.do("practice")
    (page,) = person.window.findChildren(PracticePage)
    QTest.qWait(20)
    rooms: list[QRectF] = []
    monkeypatch.setattr(practice_page, "write_lines", lambda _, room, *rest: rooms.append(room))
    page.today["moon"].grab()
    assert rooms[-1].height() > page.today["moon"].height() - 16, "words have all of a card then"
    monkeypatch.undo()
    drawn: list[QSize] = []
    page.close()
    skies = {"moon": CATALOGUE["moon"]}

    def draw(_: Position, size: QSize, ratio: float) -> QPixmap:
        drawn.append(size)
        return QPixmap(size * ratio)

    page = PracticePage(skies, "moon", date(2026, 7, 1), {}, draw, person.window)
    page.open()
    QTest.qWait(20)
    page.grab()
    assert all(size.width() >= LEAST_PICTURE for size in drawn)
    (area,) = (one for one in page.findChildren(Scrolled) if one.isAncestorOf(page.tabs))
    assert area.verticalScrollBar().maximum() > 0, "the rest is scrolled to"
    sky = page.tabs.currentWidget()
    assert sky is not None
    assert sky.height() >= sky.minimumHeight() > 340
