"""The record of a match: its header, and entries as lines of JSON with the form of each kind."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
import json
from collections.abc import Callable, Collection, Iterable, Mapping
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from moon_desktop.engine.dealing import sealed_number
from moon_desktop.engine.entries import (
    Chance,
    Choice,
    Consequence,
    Entry,
    GameOver,
    MatchOver,
    Note,
)
from moon_desktop.engine.illegal import Facts
from moon_desktop.engine.strict_json import Values

VERSION: Final = 2
"""The latest that is read; a match that is not sealed is written as the first."""
HUMAN: Final = "human"


class Fault(StrEnum):
    """What can be wrong with a line; the sentences are written elsewhere."""

    EMPTY = "empty"
    EMPTY_LINE = "empty-line"
    CUT_SHORT = "cut-short"
    LINE_END = "line-end"
    LINE_TOO_LONG = "line-too-long"
    TOO_LONG = "too-long"
    NOT_UTF8 = "not-utf8"
    NOT_JSON = "not-json"
    NOT_OBJECT = "not-object"
    KEY_TWICE = "key-twice"
    NUMBER = "number"
    NOT_A_RECORD = "not-a-record"
    VERSION = "version"
    GAME = "game"
    UNKNOWN_KEY = "unknown-key"
    MISSING_KEY = "missing-key"
    VALUE = "value"
    EVENT = "event"
    RULES = "rules"
    SEATS = "seats"
    SEED = "seed"
    ILLEGAL = "illegal"
    WRONG_RESULT = "wrong-result"
    RESULT_DUE = "result-due"
    RESULT_EARLY = "result-early"
    GAME_FAILS = "game-fails"


class BadForm(Exception):
    """A line whose form is not that of a record; ``facts`` hold what a sentence needs."""

    def __init__(self, fault: Fault, **facts: object) -> None:
        super().__init__(f"{fault}: {facts}")
        self.fault = fault
        self.facts: Facts = facts


class SeatName(NamedTuple):
    """Who sits at a seat: a name to show, and ``"human"`` or the name of a computer player."""

    name: str
    player: str


class Header(NamedTuple):
    """The first line: the game, every key of its rules, the seats, and where it came from.

    ``seed`` is what the shuffles are drawn from; ``created`` and ``app`` are text. A match that is
    sealed has the ``secret`` and the ``cut`` that its ``seed`` comes from.
    """

    game: str
    rules: Mapping[str, object]
    seats: tuple[SeatName, ...]
    seed: int | None = None
    created: str | None = None
    app: str | None = None
    secret: str | None = None
    cut: str | None = None

    def with_deals(self, seed: int | None) -> "Header":
        """The same with deals from ``seed``, or from no number, and not sealed."""
        return self._replace(seed=seed, secret=None, cut=None)

    def sealed(self, secret: str, cut: str) -> "Header":
        """The same with the deals that ``secret`` and ``cut`` give."""
        return self._replace(seed=sealed_number(secret, cut), secret=secret, cut=cut)

    def with_seats(self, seats: tuple[SeatName, ...]) -> "Header":
        """The same match with others in its seats."""
        return self._replace(seats=seats)


_JSON: Final = json.JSONEncoder(ensure_ascii=False)


def _line(values: Mapping[str, object]) -> str:
    return _JSON.encode(values) + "\n"


def header_line(header: Header) -> str:
    """The header as a line of the file, with its line end."""
    values: dict[str, object] = {
        "moon_record": 1 if header.secret is None else VERSION,
        "game": header.game,
        "rules": header.rules,
        "seats": [{"name": seat.name, "player": seat.player} for seat in header.seats],
    }
    for key in ("seed", *_SEALED, "created", "app"):
        if getattr(header, key) is not None:
            values[key] = getattr(header, key)
    return _line(values)


# --- what a key may hold ------------------------------------------------------------------

Check: TypeAlias = Callable[[object], bool]
_OMITTED: Final = object()

_SEALED: Final = ("secret", "cut")
_SECRET: Final = 32
_HEX: Final = frozenset("0123456789abcdef")
CUT: Final = 32
"""Characters of the longest cut."""

_MOST: Final = 64
"""Members of the longest list in a line: a pack dealt out whole."""


def number(value: object) -> bool:
    """A whole number."""
    return type(value) is int


def count(value: object) -> bool:
    """A whole number from 0."""
    return type(value) is int and value >= 0


def seat_of(most: int) -> Check:
    """A seat or side of a game that ``most`` can play."""
    return lambda value: type(value) is int and 0 <= value < most


def text(value: object) -> bool:
    """A text."""
    return isinstance(value, str)


def piece(value: object) -> bool:
    """What may be the notation of a piece."""
    return isinstance(value, str) and len(value) <= 8


def or_null(check: Check) -> Check:
    """``check`` or null."""
    return lambda value: value is None or check(value)


def list_of(check: Check) -> Check:
    """A list, each member by ``check``."""
    return lambda value: isinstance(value, list) and len(value) <= _MOST and all(map(check, value))


def true_or_false(value: object) -> bool:
    """One of the two."""
    return isinstance(value, bool)


def pair(value: object) -> bool:
    """Two whole numbers."""
    return isinstance(value, list) and len(value) == 2 and all(map(number, value))


def one_of(*words: str) -> Check:
    """One of ``words``."""
    return lambda value: isinstance(value, str) and value in words


def secret_digits(value: object) -> bool:
    """The secret of a sealed match, in figures of base 16."""
    return isinstance(value, str) and len(value) == _SECRET and set(value) <= _HEX


def cut_text(value: object) -> bool:
    """What was added to it, which may be nothing."""
    return isinstance(value, str) and len(value) <= CUT


numbers: Final = list_of(number)
hands: Final = list_of(list_of(piece))


# --- entries --------------------------------------------------------------------------------


class Form(NamedTuple):
    """How entries of one ``kind`` stand in a record: the ``event``, and the keys in the order of
    the kind's fields, each with what it may hold; an ``optional`` key is left out for None. Fields
    after those of the keys are not written, and have their defaults."""

    event: str
    kind: type[Chance | Choice | Consequence]
    keys: Mapping[str, Check]
    optional: tuple[str, ...] = ()


def _plain(value: object) -> object:
    """Lists as tuples, however deep."""
    return tuple(map(_plain, value)) if isinstance(value, list) else value


def _shared(seat: Check) -> tuple[Form, ...]:
    won, shared = {"winner": seat}, {"sharing": list_of(seat)}
    game = {**won, "marks": numbers, "totals": numbers, **shared}
    return (
        Form("game", GameOver, game, ("sharing",)),
        Form("match", MatchOver, {**won, **shared}, ("sharing",)),
    )


_HEADER: Final[Mapping[str, Check]] = {
    "moon_record": number,
    "game": text,
    "rules": lambda value: isinstance(value, dict),
    "seats": list_of(lambda value: isinstance(value, dict)),
    "seed": number,
    "secret": secret_digits,
    "cut": cut_text,
    "created": text,
    "app": text,
}
_UNSEALED: Final = {key: check for key, check in _HEADER.items() if key not in _SEALED}
_SEAT: Final[Mapping[str, Check]] = {
    "name": text,
    "player": lambda value: text(value) and value != "",
}


def _fit(
    values: Mapping[str, object], keys: Mapping[str, Check], optional: tuple[str, ...] = ()
) -> None:
    """Raises BadForm unless ``values`` has the ``keys``, each with what it may hold."""
    for key in values:
        if key not in keys:
            raise BadForm(Fault.UNKNOWN_KEY, key=key)
    for key, check in keys.items():
        value = values.get(key, _OMITTED)
        if value is _OMITTED:
            if key not in optional:
                raise BadForm(Fault.MISSING_KEY, key=key)
        elif not check(value):
            raise BadForm(Fault.VALUE, key=key, value=value)


class Forms:
    """The forms of all entries of a game that ``most`` can play: its own, and those that every
    game has."""

    def __init__(self, own: Iterable[Form], most: int) -> None:
        seat = seat_of(most)
        forms = (*own, *_shared(seat))
        of_seat = {"kind": text, "seat": seat}
        self._notes: Mapping[str, Mapping[str, Check]] = {
            "undo": of_seat,
            "hint": of_seat,
            "claim": of_seat,
            "clock": {"kind": text, "elapsed": count},
            "seen": {"kind": text},
            "seated": {**of_seat, **_SEAT},
        }
        self._by_event = {form.event: form for form in forms}
        self._by_kind = {form.kind: form for form in forms}

    def event(self, entry: Consequence) -> str:
        """The word that a record has for ``entry``."""
        return self._by_kind[type(entry)].event

    def line(self, entry: Entry) -> str:
        """An entry as a line of the file, with its line end."""
        if isinstance(entry, Note):
            kept = {"event": "note", "kind": entry.kind}
            return _line(kept | {k: v for k, v in entry._asdict().items() if v is not None})
        form = self._by_kind[type(entry)]
        values: dict[str, object] = {"event": form.event}
        assert isinstance(entry, tuple)
        for key, value in zip(form.keys, entry, strict=False):
            if value is not None or key not in form.optional:
                values[key] = value
        return _line(values)

    def entry(self, values: Values) -> Entry:
        """The entry in the object of a line; BadForm if it is none."""
        event = values.get("event", _OMITTED)
        if event is _OMITTED:
            raise BadForm(Fault.MISSING_KEY, key="event")
        rest = {key: value for key, value in values.items() if key != "event"}
        if event == "note":
            return self._note(rest)
        if not isinstance(event, str) or event not in self._by_event:
            raise BadForm(Fault.EVENT, event=event)
        form = self._by_event[event]
        _fit(rest, form.keys, form.optional)
        return form.kind(*(_plain(rest.get(key)) for key in form.keys))

    def _note(self, values: Values) -> Note:
        kind = values.get("kind", _OMITTED)
        if kind is _OMITTED:
            raise BadForm(Fault.MISSING_KEY, key="kind")
        if not isinstance(kind, str) or kind not in self._notes:
            raise BadForm(Fault.VALUE, key="kind", value=kind)
        _fit(values, self._notes[kind])
        return Note(kind, *map(values.get, Note._fields[1:]))


def header_of(values: Values, games: Collection[str]) -> Header:
    """The header in the object of the first line; BadForm if it is none.

    The rules are only seen to be an object here: their keys are the game's to check.
    """
    version = values.get("moon_record", _OMITTED)
    if version is _OMITTED:
        raise BadForm(Fault.NOT_A_RECORD)
    if not number(version) or version < 1:
        raise BadForm(Fault.VALUE, key="moon_record", value=version)
    if version > VERSION:
        raise BadForm(Fault.VERSION, version=version, known=VERSION)
    if version == 1:
        _fit(values, _UNSEALED, ("seed", "created", "app"))
    else:
        _fit(values, _HEADER, ("created", "app"))
        if values["seed"] != sealed_number(values["secret"], values["cut"]):
            raise BadForm(Fault.SEED)
    if values["game"] not in games:
        raise BadForm(Fault.GAME, game=values["game"], known=tuple(games))
    for named in values["seats"]:
        _fit(named, _SEAT)
    return Header(
        game=values["game"],
        rules=values["rules"],
        seats=tuple(SeatName(named["name"], named["player"]) for named in values["seats"]),
        seed=values.get("seed"),
        created=values.get("created"),
        app=values.get("app"),
        secret=values.get("secret"),
        cut=values.get("cut"),
    )
