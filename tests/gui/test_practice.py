"""Practice at the table: chosen on its page, answered right and wrong, and kept."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from moon_desktop.app.learning.practice import AGAIN, NEXT, ON, PracticeRoom
from moon_desktop.engine.entries import Choice
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game, Match
from moon_desktop.learning.practice import Position, best_seen, positions
from moon_desktop.table.tempo import Tempo
from moon_desktop.windows.learning.practice_page import PracticePage
from moon_desktop.windows.learning.slip import LEAVE, SlipTold
from moon_desktop.windows.main import actions
from tests.kit.person import Person, until
from tests.kit.practised import open_in, wrong_in

MAKE = next(one for one in positions("moon") if one.kind == "make" and len(one.right) == 1)
BID = next(one for one in positions("moon") if one.kind == "bid")


def room_of(person: Person) -> PracticeRoom:
    return person.program.commands.practice


def chosen_on_the_page(person: Person, position: Position) -> bool:
    """Whether it was shown as solved."""
    person.window.actions_[actions.PRACTICE].trigger()
    (page,) = person.window.findChildren(PracticePage)
    solved = bool(page.keys[position.name].property("solved"))
    page.keys[position.name].click()
    asked_the_question(person)
    return solved


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
    person = open_table(CATALOGUE[game].presets[CATALOGUE[game].usual], 7, game=game)
    person.window.actions_[actions.PRACTICE].trigger()
    (page,) = person.window.findChildren(PracticePage)
    assert page.tabs.tabText(page.tabs.currentIndex()) == CATALOGUE[game].show.rules.game_name()


def test_positions_are_numbered_as_they_are_read(open_table):
    person = open_table()
    person.window.actions_[actions.PRACTICE].trigger()
    (page,) = person.window.findChildren(PracticePage)
    for game in CATALOGUE:
        every = positions(game)
        keys = [page.keys[one.name] for one in every]
        page.tabs.setCurrentIndex(list(CATALOGUE).index(game))
        QTest.qWait(1)
        read = sorted(keys, key=lambda key: (key.y(), key.x()))
        assert [key.text() for key in read] == [str(n) for n in range(1, len(every) + 1)]


def test_what_was_learnt_while_preferences_were_open_stays(open_table):
    preferences = open_table().program.preferences
    chosen = preferences.settings._replace(movement="fast")
    preferences.keep(preferences.settings._replace(solved="m1", lessons=(("moon", 4),)))
    preferences.change(chosen)
    now = preferences.settings
    assert (now.movement, now.solved, now.lessons) == ("fast", "m1", (("moon", 4),))


def test_a_right_answer_is_told_so_and_kept(open_table):
    person = open_table(solved="m99")
    person.asked()
    own = person.host.own
    assert not chosen_on_the_page(person, MAKE)
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
    assert chosen_on_the_page(person, MAKE)


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
