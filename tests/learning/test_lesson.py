"""Lessons as they are read: every choice by the rules, every step with its words, and what is said
of a lesson that is none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from moon_desktop.engine.entries import Chance, Choice, notation
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Match
from moon_desktop.learning.lesson import (
    ELSE,
    END,
    BadLesson,
    Lesson,
    given,
    has,
    lesson_in,
    read_lesson,
    read_words,
    words_of,
)
from moon_desktop.resources import folder
from moon_desktop.words.language import ENGLISH, languages, speak
from tests.kit.cases import each

GAMES = [name for name in CATALOGUE if has(name)]
POINTS = re.compile(r"(piece|key|plate|tray):[\w-]+|plaque|pad|trick|widow|hand|rail|result")
"""What ``Targets.find`` knows."""
LONGEST = {ENGLISH: 140}
"""Letters of a remark: the slip is small, and whoever reads much forgets what was to be done. Other
languages may need some more."""

HANDS = """
[[hand]]
record = [
  '{"event": "draw", "tiles": ["6-6", "5-1", "4-1"]}',
  '{"event": "deal", "hand": 1, "dealer": 0, "dice": null, "hands": [["6-6", "6-5", "6-3", "6-2", "4-4", "3-1", "2-1"], ["6-4", "6-1", "5-4", "5-3", "5-2", "3-3", "2-2"], ["5-1", "4-3", "4-2", "4-1", "3-2", "1-1", "0-0"]], "widow": "5-5"}',
]
first = ["4", "pass"]
"""  # noqa: E501
BID = '{"event": "bid", "seat": 1, "bid": "4"}'
STEPS = """
[[hand.step]]
key = "look"
point = "plate:1"
[[hand.step]]
key = "bid"
act = "5"
"""
GOOD = 'game = "moon"\npreset = "fosdick-widow"\n' + HANDS + STEPS
WORDS = """# A lesson
## [look] Look
At this.
## [bid] Bid
Say
five.
> Bid 5
- pass: Not that.
- else: Nor that.
## [end] The end
It is over.
"""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    speak(ENGLISH)


@pytest.fixture
def lesson() -> Lesson:
    return read_lesson(GOOD, "a file")


def test_every_game_of_ours_has_a_lesson_in_every_language() -> None:
    assert "moon" in GAMES
    for name in GAMES:
        home = CATALOGUE[name].home.rpartition(".")[2]
        for code in languages():
            assert (folder() / "languages" / code / home / "lesson.md").exists()


def others(lesson: Lesson, hand: int, number: int) -> set[str]:
    """What the reader may choose at a step and is not meant to, in notation."""
    step = lesson.hands[hand].steps[number]
    if step.choice is None:
        return set()
    match: Match = CATALOGUE[lesson.game].start(lesson.rules)
    for entry in lesson.opened(hand, number):
        if isinstance(entry, Choice | Chance):
            match, _ = match.after(entry)
    return set(map(notation, match.legal())) - {notation(step.choice)}


@each("name", GAMES)
def test_every_step_is_told_in_every_language(name: str) -> None:
    """The same in each, and in few words."""
    lesson = lesson_in(name)
    english = words_of(lesson)
    assert lesson.game == name
    keys = [lesson.hands[hand].steps[number].key for hand, number in lesson.steps]
    assert keys
    assert len(set(keys)) == len(keys)
    for code in languages():
        speak(code)
        words = words_of(lesson)
        assert words.keys() == {END, *keys}, code
        for hand, number in lesson.steps:
            step = lesson.hands[hand].steps[number]
            said = words[step.key]
            assert said.words, (code, step.key)
            assert bool(said.act) == (step.choice is not None), (code, step.key)
            assert said.wrong.keys() == english[step.key].wrong.keys(), (code, step.key)
            assert said.wrong.keys() <= others(lesson, hand, number) | {ELSE}, (code, step.key)
        for key, said in words.items():
            for told in (said.words, *said.wrong.values()):
                assert len(told) <= LONGEST.get(code, 170), f"{code}, {key}: {told}"


@each("name", GAMES)
def test_a_step_points_at_what_there_is_on_a_table(name: str) -> None:
    for hand in lesson_in(name).hands:
        for step in hand.steps:
            assert not step.point or POINTS.fullmatch(step.point), step.key


@each("name", GAMES)
def test_whatever_else_is_chosen_something_is_said_of_it(name: str) -> None:
    """The general sentence is for what nobody thought of."""
    lesson = lesson_in(name)
    words = words_of(lesson)
    for hand, number in lesson.steps:
        step = lesson.hands[hand].steps[number]
        for choice in others(lesson, hand, number):
            said = words[step.key].wrong
            assert ELSE in said or choice in said, f"{step.key}: {choice}"


def test_the_last_round_of_the_card_game_asks_for_every_card_of_the_reader() -> None:
    """What is to be played is not told beside a key that goes on without it."""
    *_, last = lesson_in("shoot-the-moon-cards").hands
    asked = [notation(step.choice) for step in last.steps if step.choice is not None]
    assert asked == [notation(choice) for choice in last.script if choice.seat == 0]
    assert len(asked) == 5
    assert words_of(lesson_in("shoot-the-moon-cards"))["dodge"].title == "Throw one away"


def test_a_hand_is_opened_where_a_step_is_due(lesson: Lesson) -> None:
    (hand,) = lesson.hands
    assert len(lesson.opened(0, 0)) == len(lesson.opened(0, 1)) == 4
    assert hand.first == 2
    assert [step.at for step in hand.steps] == [2, 2]
    assert hand.script[2] == hand.steps[1].choice


def test_where_a_hand_stands_follows_from_what_was_chosen(lesson: Lesson) -> None:
    (hand,) = lesson.hands
    assert hand.step_due(2, reached=0) == 0, "the remark has not been read"
    assert hand.step_due(2, reached=1) == 1
    assert hand.step_due(2, reached=2) == 1, "it was taken back"
    assert hand.step_due(3, reached=2) is None
    made = list(hand.script)
    assert hand.agreed(made) == 3
    assert hand.agreed([*made[:2], made[0]]) == 2


@each(
    ("before", "after", "what"),
    [
        ('game = "moon"', "game = moon", "line 1"),
        ('game = "moon"', 'game = "whist"', "no rules fosdick-widow of a game whist"),
        ("fosdick-widow", "house", "no rules house"),
        ('preset = "', 'colour = "', "something else than game, preset, hand"),
        ('"tiles"', '"cards"', "hand 1: .* cannot stand here"),
        ('"5-5"}', '"6-6"}', "cannot stand here"),
        ('\'{"event": "draw"', '\'["draw"', "cannot stand here"),
        ('first = ["4", "pass"]', 'first = ["4", "4"]', "hand 1: 4 is not open; these are: pass"),
        ('first = ["4", "pass"]', "first = [4]", "4 is not open; these are: pass, 4"),
        ('first = ["4", "pass"]', 'first = [["4"]]', "is not open; these are: pass, 4"),
        ('act = "5"', 'act = "4"', "step 2: 4 is not open"),
        ('act = "5"', 'act = "5"\nthen = ["2-1"]', "2-1 would be the reader’s own choice"),
        ('first = ["4", "pass"]', 'first = ["4"]', "step 2: it is not the reader’s turn"),
        ('key = "look"', "key = 7", "key is missing, or not what it should be"),
        ('key = "look"', 'key = "look"\nwords = "Look."', "step 1 has something else than key"),
    ],
)
def test_what_is_wrong_with_a_script_is_said(before: str, after: str, what: str) -> None:
    assert before in GOOD
    with pytest.raises(BadLesson, match=what) as bad:
        read_lesson(GOOD.replace(before, after, 1), "a file")
    assert str(bad.value).startswith("a file")


@each(
    ("script", "what"),
    [
        (GOOD.replace(STEPS, ""), "hand 1: step is missing|each hand a step"),
        ('game = "moon"\npreset = "fosdick-widow"\nhand = []\n', "each hand a step"),
        (
            GOOD.replace("]\nfirst", """'{"event": "bid", "seat": 1, "bid": "4"}']\nfirst"""),
            "no deal",
        ),
        (GOOD.replace("]\nfirst", "'" + "[" * 99_999 + "']\nfirst"), "cannot stand here"),
    ],
)
def test_what_is_no_lesson_is_none(script: str, what: str) -> None:
    with pytest.raises(BadLesson, match=what):
        read_lesson(script, "a file")


@pytest.fixture
def files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder of files that come with the program, with a lesson in it; that of the program has
    been read before, and does not stand in for it."""
    given("moon")
    monkeypatch.setattr("moon_desktop.learning.lesson.folder", lambda: tmp_path)
    monkeypatch.setattr("moon_desktop.words.language.folder", lambda: tmp_path)
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons/moon.toml").write_text(GOOD, "utf-8")
    (tmp_path / "languages/en/moon").mkdir(parents=True)
    (tmp_path / "languages/en/moon/lesson.md").write_text(WORDS, "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("file", "data"),
    [
        ("lessons/moon.toml", None),
        ("lessons/moon.toml", b"\xff"),
        ("lessons/moon.toml", GOOD.replace('"moon"', '"texas42"').encode()),
        ("languages/en/moon/lesson.md", None),
        ("languages/en/moon/lesson.md", b"\xff"),
        ("languages/en/moon/lesson.md", WORDS.replace("[bid]", "[bids]").encode()),
        ("languages/en/moon/lesson.md", WORDS.replace("[end]", "[ends]").encode()),
    ],
)
def test_a_lesson_is_given_whole_or_not_at_all(files: Path, file: str, data: bytes | None) -> None:
    lesson, words = given("moon")
    assert set(words) == {"look", "bid", "end"}
    assert lesson.game == "moon"
    (files / file).unlink()
    if data is not None:
        (files / file).write_bytes(data)
    with pytest.raises(BadLesson):
        given("moon")


def test_words_are_read_by_their_keys() -> None:
    said = read_words(WORDS, "a file")["bid"]
    assert (said.title, said.words, said.act) == ("Bid", "Say five.", "Bid 5")
    assert said.wrong == {"pass": "Not that.", ELSE: "Nor that."}


@pytest.mark.parametrize(
    ("before", "after", "what"),
    [
        ("## [bid]", "## [look]", "line 4: .* does not belong here"),
        ("## [look]", "## look", "line 2: .* does not belong here"),
    ],
)
def test_what_is_wrong_with_words_is_said(before: str, after: str, what: str) -> None:
    assert before in WORDS
    with pytest.raises(BadLesson, match=what) as bad:
        read_words(WORDS.replace(before, after, 1), "a file")
    assert str(bad.value).startswith("a file")
