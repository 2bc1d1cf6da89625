"""Every lesson in every language, given through the real window: with a wrong turn at each step,
played on alone, left, and taken up again."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton

from moon_desktop.app.learning.lesson import LessonRoom
from moon_desktop.engine.entries import Choice, Play, notation
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.learning.lesson import END, has, lesson_in, words_of
from moon_desktop.table.poses import TAKEN, piece_of
from moon_desktop.table.tempo import Tempo
from moon_desktop.windows.learning.practice_page import PracticePage
from moon_desktop.windows.learning.slip import LEAVE
from moon_desktop.windows.main import actions
from moon_desktop.words.language import ENGLISH, languages, speak
from tests.kit.person import Person, until

pytestmark = pytest.mark.usefixtures("unpainted")

GAMES = [name for name in CATALOGUE if has(name)]
SMALL = (960, 600)


class Learner:
    """A person at a lesson."""

    def __init__(self, person: Person, game: str, *, asked: bool = True) -> None:
        self.person, self.window = person, person.window
        if asked:
            self.window.resize(*SMALL)
            person.asked()
        self.room: LessonRoom = person.program.commands.lesson_room
        self.slip = self.room.desk.slip
        self.game = game
        self.room.start(game)
        self.lesson = lesson_in(game)
        self.words = words_of(self.lesson)

    def told(self, key: str) -> None:
        """Waits to be told the words of a step, or of the end."""
        title = self.words[key].title
        until(lambda: self._tells(title), f"being told “{title}”")

    def _tells(self, title: str) -> bool:
        told = self.slip.told
        return self.slip.isVisible() and told is not None and told.title == title

    def press(self, key: str) -> None:
        """Presses a key of the slip."""
        until(lambda: key in self.slip.keys and self.slip.isVisible(), f"the key {key}")
        self.slip.keys[key].click()

    def choose(self, choice: Choice) -> None:
        """Chooses with the mouse, whatever the game."""
        until(lambda: self.person.is_asked, "being asked")
        key = self.window.panel.key_of(notation(choice))
        if key is not None:
            key.click()
        else:
            assert choice.piece is not None
            self.person.click(self.person.place_of(choice.piece))
            if (end := self.window.panel.key_of(notation(choice))) is not None:
                end.click()
        assert self.person.host.match.turn is None or choice in self.person.host.entries

    def other(self, choice: Choice | None) -> Choice | None:
        """Something else that is open."""
        legal = (one for one in self.person.host.sight.legal if one != choice)
        return next(legal, None)

    def check_place(self) -> None:
        """The slip lies within the table, and over nothing that is played with."""
        # It gets there once keys and pieces have their places.
        QTest.qWait(10)
        view, paper = QRectF(self.window.view.rect()), self.slip.paper
        assert view.contains(paper)
        for rect in self.room.desk.targets.needed():
            assert not paper.intersects(rect), self.slip.told
        plaque = self.person.table.furniture.plaque
        if self.person.table.stage.fans and plaque.isVisible():
            seen = plaque.sceneBoundingRect().adjusted(16, 16, -16, -16)
            assert not paper.intersects(seen), "what is trump cannot be read"
            others = self.room.desk.targets.known()
            assert not any(plate.intersects(seen) for plate in others), self.slip.told
        ringed = self.room.desk.targets.find("trick")
        assert ringed is not None
        assert ringed.box.width() == ringed.box.height(), "a round ring"
        ring, rail = ringed.box.adjusted(-7, -7, 7, 7), self.person.table.furniture.rail
        assert not any(ring.intersects(words) for words in rail.words)
        spared = self.room.desk.targets.looked_at()
        for name, one in self.person.table.scene.pieces.items():
            if self.person.table.stage.fans and piece_of(name).startswith(TAKEN):
                piece = one.sceneBoundingRect().adjusted(6, 6, -6, -6)
                assert any(rect.contains(piece) for rect in spared), f"{name} may be covered"
        for label in self.slip.findChildren(QLabel):
            if label.isVisible():
                assert label.height() >= label.heightForWidth(label.width()), label.text()
        for key in self.slip.keys.values():
            assert key.width() >= key.sizeHint().width(), key.text()

    def walk(self, turn: Callable[[Choice], None] = lambda meant: None, since: int = 0) -> None:
        """Goes through every step, and does ``turn`` before each choice that is meant."""
        for step in [step for hand in self.lesson.hands for step in hand.steps][since:]:
            self.told(step.key)
            self.check_place()
            if step.choice is None:
                self.press("read")
                continue
            assert self.room.pointer.isVisible(), f"{step.key} points at nothing"
            turn(step.choice)
            self.told(step.key)
            self.choose(step.choice)

    def end(self) -> None:
        """Takes the lesson up at its last step, and plays its hand out."""
        self.press("resume")
        self.walk(since=LAST)
        self.play_out()
        self.told(END)

    def play_out(self) -> None:
        """Plays the hand to its end, anyhow."""
        while self.person.asked().legal:
            self.choose(self.person.host.sight.legal[0])


LAST = sum(len(hand.steps) for hand in lesson_in("moon").hands) - 1
LEFT = (("moon", LAST),)
"""The lesson as it was left before its last step."""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    speak(ENGLISH)


@pytest.mark.parametrize(
    "code",
    # What is different in another language is the room that its words take.
    [
        code if code == ENGLISH else pytest.param(code, marks=pytest.mark.slow)
        for code in languages()
    ],
)
@pytest.mark.parametrize(
    "game", [GAMES[0], *(pytest.param(game, marks=pytest.mark.slow) for game in GAMES[1:])]
)
def test_a_lesson_is_given_to_its_end_with_wrong_turns(open_table, game: str, code: str) -> None:
    speak(code)
    person = open_table(by="click")
    learner = Learner(person, game)
    before = person.host.own

    def turn(meant: Choice) -> None:
        wrong = learner.other(meant)
        if wrong is not None:
            learner.choose(wrong)
            until(lambda: "back" in learner.slip.keys, "being told why not")
            learner.check_place()
            learner.press("back")

    learner.walk(turn)
    learner.play_out()
    learner.told(END)
    learner.check_place()
    learner.press("done")
    assert person.host.side is None
    assert person.host.own == before, "the match at the table waited"
    assert not learner.room.given
    assert dict(person.program.preferences.settings.lessons)[game] == 0
    assert person.told == []


@pytest.mark.slow
def test_who_plays_on_alone_is_left_to_it_until_that_is_taken_back(open_table) -> None:
    person = open_table(by="click")
    learner = Learner(person, GAMES[0])
    steps = learner.lesson.hands[0].steps
    first = next(step for step in steps if step.choice is not None)
    for step in steps[: steps.index(first)]:
        learner.told(step.key)
        learner.press("read")
    learner.told(first.key)
    wrong = learner.other(first.choice)
    assert wrong is not None
    learner.choose(wrong)
    learner.press("on")
    until(
        lambda: learner.slip.isVisible() and not {"back", "on"} & learner.slip.keys.keys(), "that"
    )
    learner.play_out()
    learner.told(END)
    while chosen(person) != first.at:
        person.do(actions.UNDO)
        until(lambda: person.is_asked, "being asked again")
    learner.told(first.key)


def chosen(person: Person) -> int:
    """How often somebody chose in the hand that is played."""
    return sum(isinstance(entry, Choice) for entry in person.host.entries)


@pytest.mark.slow
def test_what_is_meant_is_ringed_below_the_card_that_lies_over_it(open_table) -> None:
    """The figure in that one's corner is read whole."""
    game = "shoot-the-moon-cards"
    places = [step.key for hand in lesson_in(game).hands for step in hand.steps]
    person = open_table(by="click", lessons=((game, places.index("low")),))
    learner = Learner(person, game)
    learner.press("resume")
    learner.told("low")
    pieces = person.table.scene.pieces
    meant = pieces["B1"]
    until(lambda: "meant" in meant.marks, "the ring")
    assert [key for key, piece in pieces.items() if "meant" in piece.marks] == ["B1"]
    over = [one for key, one in pieces.items() if key in person.table.scene.own_pieces()]
    over = [one for one in over if one.zValue() > meant.zValue() and one.collidesWithItem(meant)]
    assert over, "a card lies over it"
    person.window.setUpdatesEnabled(True)
    ringed = person.table.view.grab().toImage()
    meant.marks["meant"].hide()
    bare = person.table.view.grab().toImage()
    width, half = meant.pose.spot.width, person.table.stage.half
    differ = [
        QPointF(x, y)
        for x in range(ringed.width())
        for y in range(round(meant.y() - 2 * width), ringed.height())
        if ringed.pixel(x, y) != bare.pixel(x, y)
    ]
    assert len(differ) > 2 * width
    for one in over:
        # Less its rim, which is round.
        face = QRectF(-width / 2, -half * width, width, 2 * half * width).adjusted(4, 4, -4, -4)
        turned = QTransform().rotate(-one.pose.spot.turn)
        within = [at for at in differ if face.contains(turned.map(at - one.pos()))]
        assert not within
    person.choose(Play(0, "B1"))
    assert "meant" not in meant.marks


@pytest.mark.slow
def test_the_last_card_goes_by_itself_and_the_chip_has_come_before_it_is_told_of(
    open_table,
) -> None:
    person = open_table(by="click")
    learner = Learner(person, "shoot-the-moon-cards")
    steps = learner.lesson.hands[0].steps
    for step in steps:
        learner.told(step.key)
        learner.check_place()
        if step.key == "chip":
            assert learner.slip.keys["read"].text() == "Next round"
            break
        if step.point == "tray:0":
            tray = learner.room.desk.targets.find(step.point)
            assert tray is not None
            assert learner.room.pointer.isVisible()
            assert not learner.slip.paper.intersects(tray.box)
        if step.choice is None:
            learner.press("read")
        else:
            learner.choose(step.choice)
    assert person.host.match.sight(0).result.scores == (3, 2)


@pytest.mark.slow
def test_no_slip_lies_on_the_open_trays_of_forty_two(open_table) -> None:
    person = open_table(by="click")
    person.window.resize(1280, 800)
    person.asked()
    learner = Learner(person, "texas42", asked=False)
    for step in learner.lesson.hands[0].steps:
        learner.told(step.key)
        trays = person.table.furniture.trays
        assert all(tray.isVisible() for tray in trays)
        for tray in trays:
            seen = tray.sceneBoundingRect().adjusted(4, 4, -4, -4)
            assert not learner.slip.paper.intersects(seen), step.key
        if step.choice is None:
            learner.press("read")
        else:
            learner.choose(step.choice)


@pytest.mark.slow
def test_while_keys_are_asked_for_the_slip_may_lie_on_the_empty_moon(open_table) -> None:
    """And so it lies over no face, however small the window is."""
    person = open_table(by="click")
    person.window.resize(960, 600)
    person.asked()
    learner = Learner(person, "texas42", asked=False)
    asked = 0
    for step in [step for hand in learner.lesson.hands for step in hand.steps]:
        learner.told(step.key)
        QTest.qWait(10)
        if person.window.panel.isVisible():
            asked += 1
            seen = learner.room.desk.targets.looked_at()
            assert not any(learner.slip.paper.intersects(face) for face in seen), step.key
        if step.choice is None:
            learner.press("read")
        else:
            learner.choose(step.choice)
    assert asked


@pytest.mark.slow
def test_a_lesson_is_left_and_taken_up_where_it_was(open_table) -> None:
    person = open_table(by="click")
    learner = Learner(person, "moon")
    learner.press("read")
    (hand, *_) = learner.lesson.hands
    follow = hand.steps[1]
    learner.told("follow")
    pointer = learner.room.pointer
    until(pointer.isVisible, "being pointed at")
    person.window.resize(1280, 800)
    until(lambda: pointer.size() == person.table.view.size(), "the veil over all of it")
    learner.press(LEAVE)
    assert not learner.room.given
    assert not learner.slip.isVisible()
    side = person.host.side
    assert side is not None, "the hand stays in play"
    # Nobody prompts anybody now.
    assert follow.choice is not None
    learner.choose(follow.choice)
    learner.play_out()
    assert not learner.slip.isVisible()
    person.do(actions.RETURN)
    assert person.asked().phase
    person.do(actions.LESSON)
    learner.press("resume")
    learner.told("follow")
    person.do(actions.RETURN)
    until(lambda: not learner.room.given, "the lesson’s end")
    assert not learner.slip.isVisible()
    assert not learner.room.pointer.isVisible()
    person.do(actions.LESSON)
    learner.press("anew")
    learner.told("trick")


@pytest.mark.slow
def test_who_was_thinking_goes_on_when_the_match_is_back(open_table) -> None:
    """Nobody at the match is prompted, not even while it is laid out again."""
    person = open_table(by="click", pace=Tempo(0.0, 0.2))
    person.asked()
    while person.host.match.turn in (None, 0):
        person.choose(person.host.sight.legal[0])
    learner = Learner(person, "moon", asked=False)
    learner.told("trick")
    person.do(actions.RETURN)
    assert person.program.machine.pace == "thinking"
    person.asked()


def test_who_leaves_at_its_end_begins_anew_next_time(open_table) -> None:
    learner = Learner(open_table(by="click", lessons=LEFT), "moon")
    learner.end()
    learner.press(LEAVE)
    assert dict(learner.person.program.preferences.settings.lessons)["moon"] == 0


@pytest.mark.parametrize("begun", [False, True])
def test_one_key_in_brass_at_its_end_leads_to_a_match(open_table, begun: bool) -> None:
    """Who has begun none is offered to play, and not to go back."""
    person = open_table(by="click", lessons=LEFT)
    while begun and person.host.worth == "nothing":
        person.go_on()
    learner = Learner(person, "moon", asked=False)
    learner.end()
    slip = learner.slip.keys["done"]
    way_back = person.window.actions_[actions.RETURN]
    backs = [
        button
        for button in person.window.bar.findChildren(QToolButton)
        if button.defaultAction() is way_back and button.isVisible()
    ]
    assert person.window.card.key is None, "the slip has it"
    assert (slip.text(), slip.isDefault()) == ("Play", True)
    assert len(backs) == begun
    learner.press("done")
    assert person.host.side is None


def test_practice_is_a_key_away_at_its_end(open_table) -> None:
    learner = Learner(open_table(by="click", lessons=LEFT), "moon")
    learner.end()
    learner.press("practice")
    (page,) = learner.window.findChildren(PracticePage)
    assert page.isVisible()
    assert learner.person.host.side is None


def test_who_plays_where_the_lesson_was_left_is_not_asked_whether_to(open_table) -> None:
    person = open_table(by="click", lessons=(("moon", 1),))
    learner = Learner(person, "moon")
    until(lambda: "resume" in learner.slip.keys, "being asked")
    (_, follow, *_) = learner.lesson.hands[0].steps
    assert follow.choice is not None
    learner.choose(follow.choice)
    learner.told("suits")


def test_what_the_rules_forbid_is_explained_as_always(open_table) -> None:
    person = open_table(by="click")
    learner = Learner(person, "moon")
    learner.press("read")
    learner.told("follow")
    assert learner.slip.told is not None
    assert learner.slip.accessibleName() == learner.slip.told.aloud, "the slip is heard, too"
    person.click(person.place_of("6-6"))
    assert "follow" in person.prompt
    assert learner.slip.isVisible()


def test_playing_the_deal_again_leads_back_to_the_first_step(open_table) -> None:
    person = open_table(by="click")
    learner = Learner(person, "moon")
    learner.press("read")
    learner.told("follow")
    person.do(actions.AGAIN)
    learner.told("trick")


def test_a_hand_played_again_does_not_come_back_when_it_was_left_meanwhile(open_table) -> None:
    person = open_table(by="click")
    learner = Learner(person, "moon")
    learner.press("read")
    learner.told("follow")
    person.do(actions.AGAIN)
    person.do(actions.RETURN)
    QTest.qWait(20)
    assert person.host.side is None


def test_the_keys_of_the_keyboard_are_enough(open_table) -> None:
    person = open_table(by="keys")
    learner = Learner(person, "moon")
    learner.told("trick")
    person.press(Qt.Key.Key_Return)
    learner.told("follow")
    person.walk_to("6-5")
    person.press(Qt.Key.Key_Return)
    until(lambda: "back" in learner.slip.keys, "being told why not")
    until(lambda: learner.slip.keys["back"].hasFocus(), "its first key has the focus")
    person.press(Qt.Key.Key_Return)
    learner.told("follow")


def test_a_lesson_whose_file_is_damaged_is_left_out_and_the_match_goes_on(
    open_table, monkeypatch, tmp_path, log
):
    monkeypatch.setattr("moon_desktop.learning.lesson.folder", lambda: tmp_path)
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons/moon.toml").write_bytes(b"game = moon\n")
    person = open_table(MoonRules(), 0)
    sight = person.asked()
    person.do("lesson")
    until(lambda: person.told, "being told")
    assert person.heard().startswith(
        "The lesson in Moon cannot be given, for its files are damaged. Install the program again"
    )
    assert any("moon.toml" in line for line in log())
    assert not person.program.commands.lesson_room.given
    assert person.asked() == sight
    person.choose(sight.legal[0])
    assert sight.legal[0] in person.host.entries
