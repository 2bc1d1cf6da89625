"""Positions to practise on: a question at the table each, with the answers that are right."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Choice, Entry, notation
from moon_desktop.engine.reading import Damage, read
from moon_desktop.engine.record import HUMAN, Header, SeatName, header_line
from moon_desktop.engine.strict_json import NotJson, decoded
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game
from moon_desktop.resources import resource
from moon_desktop.words.computer_players import NAMES
from moon_desktop.words.names import YOU

Kind: TypeAlias = Literal[
    "make", "all", "none", "set", "spoil", "count", "odd", "keep", "moon", "bid", "trump", "discard"
]
"""What is asked. To play: ``make`` a bid, take ``all`` tricks or ``none``, ``set`` the bidder,
``spoil`` a hand without tricks; the same where tiles ``count``; to take an ``odd`` number of
tricks, or ``keep`` them so, to mind the ``moon`` cards. Before the play: to ``bid`` or pass, to
name ``trump``, to ``discard``."""

GRADES: Final = (1, 2, 3)

PLAYER: Final = "expert"
"""The level of those who sit at the table with the reader."""

_KEYS: Final = ("id", "kind", "grade", "rules", "goal", "right", "chances")


class Goal(NamedTuple):
    """What the reader is to come to, as a game's ``hindsight`` counts it: ``least`` so much, or
    ``most``."""

    limit: Literal["least", "most"]
    number: int

    def met(self, figure: int) -> bool:
        """Whether ``figure`` is enough, or no more than that."""
        return figure >= self.number if self.limit == "least" else figure <= self.number


class Position(NamedTuple):
    """A match up to where seat 0, the reader, is to choose.

    ``name`` never changes once it was given. ``goal``: what the hand is about, where that is
    played out. ``right``: the choices that are right, in the notation of records; ``chances``: how
    many of 100 deals that agree with what was seen a choice is good for, where that is known.
    """

    name: str
    game: str
    kind: Kind
    grade: int
    goal: Goal | None
    right: tuple[str, ...]
    chances: Mapping[str, int]
    header: Header
    entries: tuple[Entry, ...]
    match: Any

    @property
    def wrong(self) -> tuple[str, ...]:
        """The choices that are not right."""
        words = map(notation, self.match.legal())
        return tuple([word for word in words if word not in self.right])

    def choice(self, word: str) -> Choice:
        """The legal choice of that notation; KeyError where there is none."""
        legal: tuple[Choice, ...] = self.match.legal()
        return {notation(choice): choice for choice in legal}[word]


class BadPosition(Exception):
    """What is wrong with the positions of a game, and on which line of the file, from 1."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line


@cache
def positions(game: str) -> tuple[Position, ...]:
    """The positions of the game of that name, in the order of the file; none where it has none."""
    try:
        file = resource("practice", f"{game}.jsonl")
    except FileNotFoundError:
        return ()
    return tuple(read_positions(game, file.read_text(encoding="utf-8")))


def find(name: str) -> Position | None:
    """The position of that name, whatever its game."""
    for game in CATALOGUE:
        for position in positions(game):
            if position.name == name:
                return position
    return None


def read_positions(game: str, text: str) -> Iterator[Position]:
    """The positions in ``text``, each a line that says what is asked, and the entries of its
    record, a line each; raises BadPosition."""
    names: set[str] = set()
    told: Any = None
    first, lines = 0, list[str]()
    for number, line in enumerate([*text.splitlines(), '{"id": ""}'], start=1):
        try:
            values = decoded(line)
        except NotJson:
            raise BadPosition(number, "no JSON") from None
        if not isinstance(values, dict):
            raise BadPosition(number, "no object")
        if "id" not in values:
            lines.append(line)
            continue
        if told is not None:
            position = _position(game, told, first, lines)
            if position.name in names:
                raise BadPosition(first, f"{position.name} twice")
            names.add(position.name)
            yield position
        elif lines:
            raise BadPosition(1, "an entry before the first position")
        told, first, lines = values, number, []


def _position(game: str, told: dict[str, Any], first: int, lines: list[str]) -> Position:
    """What the object on line ``first`` and the entries below it say."""

    def bad(why: str) -> BadPosition:
        return BadPosition(first, why)

    if not set(told) <= set(_KEYS) or not set(_KEYS) - {"goal"} <= set(told):
        raise bad(f"not the keys of a position: {sorted(told)}")
    name, kind, grade, preset = (told[key] for key in ("id", "kind", "grade", "rules"))
    if not (isinstance(name, str) and name.isalnum() and name.isascii()):
        raise bad("no name")
    if kind not in list(get_args(Kind)) or grade not in GRADES or type(grade) is not int:
        raise bad("no kind or grade")
    if preset not in list(CATALOGUE[game].presets):
        raise bad("no house rules of that name")
    goal = _goal(told.get("goal"))
    if (goal is None) != ("goal" not in told):
        raise bad("no goal")
    rules = CATALOGUE[game].presets[preset]
    header = Header(game, rules.to_record(), seats_of(rules.table.count))
    record = [header_line(header), *(f"{line}\n" for line in lines)]
    try:
        reading = read([line.encode("utf-8") for line in record], CATALOGUE)
    except Damage as damage:
        raise BadPosition(first + damage.line - 1, str(damage)) from None
    if reading.match.turn != 0:
        raise bad("the reader is not to choose")
    legal = {notation(choice) for choice in reading.match.legal()}
    right, chances = told["right"], told["chances"]
    if not isinstance(right, list) or not all(isinstance(word, str) for word in right):
        raise bad("no choices that are right")
    if not 0 < len(set(right)) == len(right) < len(legal):
        raise bad("none is right, or none is wrong")
    if not isinstance(chances, dict) or not {*right, *chances} <= legal:
        raise bad("a choice that is not open")
    if not {*right} - {PASS} <= set(chances):
        raise bad("a right choice without a chance")
    if not all(type(chance) is int and 0 <= chance <= 100 for chance in chances.values()):
        raise bad("a chance that is none")
    return Position(
        *(name, game, kind, grade, goal, tuple(right), chances),
        *(header, reading.entries, reading.match),
    )


def _goal(told: object) -> Goal | None:
    match told:
        case {"least": int(number), **others} if not others:
            return Goal("least", number)
        case {"most": int(number), **others} if not others:
            return Goal("most", number)
    return None


def seats_of(count: int) -> tuple[SeatName, ...]:
    """The reader, and players by the program's own names."""
    others = [SeatName(NAMES[number], PLAYER) for number in range(count - 1)]
    return (SeatName(YOU, HUMAN), *others)


def best_seen(game: Game, match: Any) -> Choice:
    """What the seat in turn does best when all is seen; of what is as good, what rules of thumb
    say, or else the first."""
    good = game.players.best_seen(match)
    thumb = game.players.levels["casual"](0).choose(match.sight(match.turn))
    return thumb if thumb in good else good[0]
