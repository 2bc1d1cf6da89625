"""Positions to practise on: a question at the table each, with the answers that are right.

Those of a game stand in ``resources/practice``; tests prove that each is what it should be."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from functools import cache
from hashlib import blake2b
from itertools import islice
from typing import Any, Final, Literal, NamedTuple

from moon_desktop.engine.entries import Bid, Choice, Entry, Play
from moon_desktop.engine.reading import read
from moon_desktop.engine.record import HUMAN, Header, SeatName, header_line
from moon_desktop.engine.strict_json import decoded
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game, Match
from moon_desktop.players.review import choices
from moon_desktop.resources import resource
from moon_desktop.words import learning as words
from moon_desktop.words.computer_players import NAMES
from moon_desktop.words.names import YOU

GRADES: Final = (1, 2, 3)

PLAYER: Final = "expert"
"""The level of those who sit at the table with the reader."""

_BEGIN: Final = re.compile(r'^(?={"id")', re.MULTILINE)


class Goal(NamedTuple):
    """What the reader is to come to, as a game's ``hindsight`` counts it: ``least`` so much, or
    ``most``."""

    limit: Literal["least", "most"]
    number: int


class Position(NamedTuple):
    """A match up to where the ``seat`` of the reader is to choose.

    ``name`` never changes once it was given. ``kind``: one of those that ``words.learning`` asks
    of. ``goal``: what the hand is about, where that is played out. ``right``: the choices that are
    right, in the notation of records; ``chances``: how many of 100 deals that agree with what was
    seen a choice is good for, where that is known. ``cost``: of the reader's own, how much of a
    game what was chosen there did cost; the ``grade`` of such ones is higher, the more it did.
    """

    name: str
    game: str
    kind: str
    grade: int
    goal: Goal | None
    right: tuple[str, ...]
    chances: Mapping[str, int]
    header: Header
    entries: tuple[Entry, ...]
    match: Match
    seat: int = 0
    cost: float = 0

    @property
    def title(self) -> str:
        """Its question, as a title."""
        return words.title(self.kind, None if self.goal is None else self.goal.number)


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


def of_the_day(game: str, day: date) -> Position | None:
    """The position of ``day`` in the game of that name; None where it has none.

    Every day takes, of those that its month has not had, the position whose name gives the highest
    digest with the date: one that is added later changes few days.
    """
    every = {position.name: position for position in positions(game)}
    left, found = dict(every), None
    for number in range(1, day.day + 1) if every else ():
        left = left or dict(every)
        found = left.pop(max(left, key=lambda name: _digest(f"{day:%Y-%m}-{number} {name}")))
    return found


def _digest(text: str) -> bytes:
    return blake2b(text.encode("ascii"), digest_size=8).digest()


def read_positions(game: str, text: str) -> Iterator[Position]:
    """The positions in ``text``, each a line that says what is asked, and the entries of its
    record, a line each."""
    for block in filter(None, _BEGIN.split(text)):
        first, *lines = block.splitlines(keepends=True)
        told: Any = decoded(first)
        rules = CATALOGUE[game].presets[told["rules"]]
        header = Header(game, rules.to_record(), seats_of(rules.table.count))
        record = [line.encode("utf-8") for line in (header_line(header), *lines)]
        reading = read(record, CATALOGUE)
        yield Position(
            name=told["id"],
            game=game,
            kind=told["kind"],
            grade=told["grade"],
            goal=next((Goal(*goal) for goal in told.get("goal", {}).items()), None),
            right=tuple(told["right"]),
            chances=told["chances"],
            header=header,
            entries=reading.entries,
            match=reading.match,
        )


def own_position(
    name: str,
    grade: int,
    record: tuple[Header, Sequence[Entry]],
    at: tuple[int, int],
    right: Sequence[str],
    chances: Mapping[str, int],
    cost: float,
) -> Position:
    """What somebody chose in a ``record``, ``at`` a hand and a step of it from 0, to be chosen
    anew. The deals that follow come from no number."""
    header, entries = record
    game, (hand, step) = CATALOGUE[header.game], at
    of_hand = (
        one for one in choices(game.start, game.rules_of(header.rules), entries)
        if one[1].number == hand
    )  # fmt: skip
    place, match, choice = next(islice(of_hand, step, None))
    kind = "trump" if choice.piece is None else "discard"
    if isinstance(choice, Bid | Play):
        kind = "bid" if isinstance(choice, Bid) else "better"
    return Position(
        name=name,
        game=header.game,
        kind=kind,
        grade=grade,
        goal=None,
        right=tuple(right),
        chances=chances,
        header=header.with_deals(None),
        entries=tuple(entries[:place]),
        match=match,
        seat=choice.seat,
        cost=cost,
    )


def seats_of(count: int) -> tuple[SeatName, ...]:
    """The reader, and players by the program's own names."""
    others = [SeatName(NAMES[number], PLAYER) for number in range(count - 1)]
    return (SeatName(YOU, HUMAN), *others)


def best_seen(game: Game, match: Match) -> Choice:
    """What the seat in turn does best when all is seen; of what is as good, what rules of thumb
    say, or else the first."""
    good = game.players.best_seen(match)
    thumb = game.players.levels["casual"](0).choose(match.sight(match.turn or 0))
    return thumb if thumb in good else good[0]
