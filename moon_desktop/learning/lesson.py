"""Lessons as values: hands with a script, and for each step of the reader what is expected, where
it is found and what is said of it.

The script stands once for all languages, in ``resources/lessons/<game>.toml``; the words stand in
``lesson.md`` beside the other documents of the game in a language.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from moon_desktop.engine.entries import Chance, Choice, Entry, notation
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.record import BadForm
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game, Match
from moon_desktop.games.house_rules import Rules
from moon_desktop.resources import folder
from moon_desktop.words.language import document

END: Final = "end"
"""The key of what is said when a hand has been played out."""

ELSE: Final = "else"
"""In the words of a step: any other choice that is not meant."""

_TITLE: Final = re.compile(r"## \[([a-z0-9-]+)\] (.+)")
_WRONG: Final = re.compile(r"- ([\w-]+(?: [\w-]+)?): (.+)")


class BadLesson(ValueError):
    """A lesson that cannot be given: its file, the place in it, and what is wrong."""


class Step(NamedTuple):
    """One remark, and one act unless it is only to be read."""

    key: str
    """By which its words are found."""
    at: int
    """How many choices of the script are made when it is due."""
    choice: Choice | None
    """What is expected of the reader."""
    point: str
    """What it speaks of, as in ``piece:6-6``, ``key:4``, ``plate:1``, ``plaque``; empty: what is
    chosen."""


class LessonHand(NamedTuple):
    """A hand of the lesson, as it goes where the reader does what is expected."""

    opening: tuple[Chance, ...]
    """What the shuffler brings."""
    script: tuple[Choice, ...]
    """What everybody chooses, in order."""
    first: int
    """How many of these were made when the reader first sees the table."""
    steps: tuple[Step, ...]

    def agreed(self, made: Sequence[Choice]) -> int:
        """How many of the choices ``made`` are those of the script, from the first on."""
        pairs = zip(made, self.script, strict=False)
        return next((n for n, (one, other) in enumerate(pairs) if one != other), len(made))

    def step_due(self, made: int, reached: int) -> int | None:
        """The number of the step that is due when so many choices of the script are made, and the
        steps before ``reached`` have been read; None: somebody else is to choose."""
        for number, step in enumerate(self.steps):
            # Whoever takes a choice back has read what was said before it.
            if step.at == made and (number >= reached or step.choice is not None):
                return number
        return None


class Lesson(NamedTuple):
    """A lesson in ``game``, for the person at seat 0."""

    game: str
    rules: Rules
    hands: tuple[LessonHand, ...]

    def opened(self, hand: int, step: int) -> tuple[Entry, ...]:
        """All that has happened in ``hand`` when its ``step`` is due."""
        sentences, entries = self.hands[hand], list[Entry]()
        match: Match = CATALOGUE[self.game].start(self.rules)
        begins: tuple[Entry, ...] = (
            *sentences.opening,
            *sentences.script[: sentences.steps[step].at],
        )
        for entry in begins:
            match, follows = match.after(entry)
            entries += (entry, *follows)
        return tuple(entries)

    @property
    def steps(self) -> tuple[tuple[int, int], ...]:
        """Every step, by its hand and its number there."""
        hands = enumerate(self.hands)
        return tuple((hand, step) for hand, told in hands for step in range(len(told.steps)))


class StepWords(NamedTuple):
    """What is said at a step: a title, a few words, what is to be done, and by its notation why
    another choice is not meant."""

    title: str
    words: str
    act: str = ""
    wrong: Mapping[str, str] = {}

    def why_not(self, choice: Choice) -> str:
        """Why ``choice`` was not meant; empty where nothing is said of it."""
        return self.wrong.get(notation(choice)) or self.wrong.get(ELSE, "")


# --- the script -------------------------------------------------------------------------------


def has(game: str) -> bool:
    """Whether there is a lesson in ``game``."""
    return _file(game).exists()


def _file(game: str) -> Path:
    return folder() / "lessons" / f"{game}.toml"


def given(game: str) -> tuple[Lesson, Mapping[str, StepWords]]:
    """The lesson in ``game`` and its words, of which none is missing. Raises BadLesson."""
    try:
        lesson = lesson_in(game)
        words = words_of(lesson)
    except OSError as error:
        raise BadLesson(f"the lesson in {game}: {error}") from None
    keys = {step.key for hand in lesson.hands for step in hand.steps} | {END}
    if missing := sorted(keys - words.keys()):
        raise BadLesson(f"the lesson in {game} has no words for {', '.join(missing)}")
    return lesson, words


def lesson_in(game: str) -> Lesson:
    """The lesson in ``game``. Raises BadLesson, and OSError."""
    path = _file(game)
    lesson = read_lesson(_text(path), str(path))
    if lesson.game != game:
        raise BadLesson(f"{path}: it is a lesson in {lesson.game}")
    return lesson


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise BadLesson(f"{path}: {error}") from None


def read_lesson(text: str, name: str) -> Lesson:
    """The lesson that ``text`` describes, every choice checked by the rules of its game. Raises
    BadLesson, which tells of the file as ``name``."""
    # Not where it is only asked whether there is a lesson.
    import tomllib

    try:
        values = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadLesson(f"{name}: {error}") from None
    game_name, preset, told = _taken(values, name, game=str, preset=str, hand=list)
    game = CATALOGUE.get(game_name)
    if game is None or preset not in game.presets:
        raise BadLesson(f"{name}: there are no rules {preset} of a game {game_name}")
    rules = game.presets[preset]
    hands = tuple(
        _Hand(f"{name}, hand {number}", game, rules).read(hand)
        for number, hand in enumerate(told, 1)
    )
    if not hands or not all(hand.steps for hand in hands):
        raise BadLesson(f"{name}: a lesson has a hand, and each hand a step")
    return Lesson(game_name, rules, hands)


def _taken(values: object, at: str, **kinds: Any) -> list[Any]:
    """The values by the names of ``kinds``: of each kind, or like the value that stands for it
    where it is left out."""
    if not isinstance(values, dict) or values.keys() - kinds.keys():
        raise BadLesson(f"{at} has something else than {', '.join(kinds)}")
    found = []
    for name, kind in kinds.items():
        value = values.get(name, kind)
        if type(value) is not (kind if isinstance(kind, type) else type(kind)):
            raise BadLesson(f"{at}: {name} is missing, or not what it should be")
        found.append(value)
    return found


class _Hand:
    """A hand, played out as it is read."""

    def __init__(self, at: str, game: Game, rules: Rules) -> None:
        self._at, self._game = at, game
        self._match: Match = game.start(rules)
        self._script: list[Choice] = []

    def read(self, values: object) -> LessonHand:
        """All of it."""
        record, first, text = _taken(values, self._at, record=list, first=list, step=list)
        opening = tuple(map(self._chance, record))
        self._choose(first, self._at)
        began, steps = len(self._script), []
        for number, step in enumerate(text, 1):
            at = f"{self._at}, step {number}"
            steps.append(self._step(at, *_taken(step, at, key=str, act="", then=[], point="")))
        return LessonHand(opening, tuple(self._script), began, tuple(steps))

    def _step(self, at: str, key: str, act: str, then: list[object], point: str) -> Step:
        made, choice = len(self._script), None
        if act:
            if self._match.turn != 0:
                raise BadLesson(f"{at}: it is not the reader’s turn")
            self._choose([act], at)
            choice = self._script[-1]
        self._choose(then, at, own=False)
        return Step(key, made, choice, point)

    def _chance(self, line: object) -> Chance:
        try:
            entry = self._game.forms.entry(json.loads(str(line)))
            self._match, _ = self._match.after(entry)
        except (ValueError, AttributeError, RecursionError, BadForm, Illegal) as error:
            raise BadLesson(f"{self._at}: {line} cannot stand here: {error}") from None
        if not isinstance(entry, Chance):
            raise BadLesson(f"{self._at}: {line} is no draw and no deal")
        return entry

    def _choose(self, words: list[object], at: str, *, own: bool = True) -> None:
        for word in words:
            legal = {notation(choice): choice for choice in self._match.legal()}
            if not isinstance(word, str) or word not in legal:
                raise BadLesson(f"{at}: {word} is not open; these are: {', '.join(legal)}")
            # The reader's only one goes by itself.
            if self._match.turn == 0 and not own and len(legal) > 1:
                raise BadLesson(f"{at}: {word} would be the reader’s own choice")
            self._match, _ = self._match.after(legal[word])
            self._script.append(legal[word])


# --- the words --------------------------------------------------------------------------------


def words_of(lesson: Lesson) -> Mapping[str, StepWords]:
    """What is said in ``lesson``, by the keys of its steps and ``END``, in the language of the
    program. Raises BadLesson, and OSError."""
    home = CATALOGUE[lesson.game].home.rpartition(".")[2]
    path = document(f"{home}/lesson.md")
    return read_words(_text(path), str(path))


def read_words(text: str, name: str) -> Mapping[str, StepWords]:
    """The words in ``text``, by their keys. Raises BadLesson, which tells of it as ``name``."""
    found: dict[str, StepWords] = {}
    key = ""
    for number, line in enumerate(map(str.strip, text.splitlines()), 1):
        if not line or (number == 1 and line.startswith("# ")):
            continue
        head, wrong = _TITLE.fullmatch(line), _WRONG.fullmatch(line)
        if head is not None and head[1] not in found:
            key = head[1]
            found[key] = StepWords(head[2], "", wrong={})
        elif not key or head is not None or line.startswith("#"):
            raise BadLesson(f"{name}, line {number}: {line!r} does not belong here")
        elif line.startswith("> "):
            found[key] = found[key]._replace(act=line[2:])
        elif wrong is not None:
            found[key] = found[key]._replace(wrong={**found[key].wrong, wrong[1]: wrong[2]})
        else:
            found[key] = found[key]._replace(words=f"{found[key].words} {line}".strip())
    return found
