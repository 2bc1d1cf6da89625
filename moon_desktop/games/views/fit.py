"""Whether a value is what it should be: those of other packages' games are looked at before they
are drawn."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from moon_desktop.games.views.table import Face, PlateValues

_SUITS: Final = ("rockets", "crescents", "stars", "full-moons")
_MOONS: Final = ("big", "little")
_FRENCH: Final = ("clubs", "diamonds", "hearts", "spades")
_FRENCH_FIGURE: Final = re.compile("[A-Z]{1,2}|[0-9]{1,2}")
_CHIPS: Final = re.compile("[0-9]{1,6}")
_TILE: Final = re.compile("([0-6]-[0-6])?")
_EMBLEM: Final = re.compile(
    "([0-6]|moon|none|follow-me|sevens|away|doubles(:[1-7])?|nel-o(:(high|low|own))?"
    f"|strokes:[1-9][0-9]?|card:({'|'.join((*_SUITS, *_MOONS, *_FRENCH))}|[^:]+:.+))?"
)


def drawable(face: Face) -> bool:
    """Whether there is such a piece; which of its own a game draws, that alone knows."""
    if face.pack == "domino":
        return _TILE.fullmatch(face.figure) is not None
    if not face.figure:
        return not face.sign
    if face.pack == "french":
        return face.sign in _FRENCH and _FRENCH_FIGURE.fullmatch(face.figure) is not None
    if face.pack != "moon":
        return True
    of_suit = face.sign in _SUITS and face.figure in map(str, range(1, 13))
    return of_suit or face.sign in _MOONS


def is_emblem(emblem: str) -> bool:
    """Whether ``look.emblems`` has such a picture, or it is ``""``: none."""
    return _EMBLEM.fullmatch(emblem) is not None


def counts_chips(plate: PlateValues) -> bool:
    """Whether its score is a number of chips, where it has a rail for them."""
    return not plate.rail or _CHIPS.fullmatch(str(plate.score)) is not None


def fits(value: object, kind: object) -> bool:
    """Whether ``value`` and all its parts are of the ``kind`` that an annotation names; a Face is
    ``drawable``, a plate ``counts_chips``, and a field for an emblem holds one."""
    match get_origin(kind):
        case None:
            return _is_a(value, kind)
        case origin if origin is Literal:
            return any(type(value) is type(one) and value == one for one in get_args(kind))
        case origin if origin in (Union, UnionType):
            return any(fits(value, one) for one in get_args(kind))
        case origin if origin is tuple:
            return isinstance(value, tuple) and _all_fit(value, get_args(kind))
        case origin if origin is Callable:
            return callable(value)
        case origin if issubclass(origin, Mapping):
            of_key, of_value = get_args(kind)
            return isinstance(value, Mapping) and all(
                fits(key, of_key) and fits(one, of_value) for key, one in value.items()
            )
        case origin:
            (of_one,) = get_args(kind)
            return isinstance(value, origin) and all(fits(one, of_one) for one in value)


def _all_fit(values: tuple[object, ...], kinds: Sequence[object]) -> bool:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        kinds = (kinds[0],) * len(values)
    return len(values) == len(kinds) and all(map(fits, values, kinds))


def _is_a(value: object, kind: object) -> bool:
    if kind is Any:
        return True
    if kind is None or kind is NoneType:
        return value is None
    if kind is float:
        return isinstance(value, float | int)
    if not isinstance(kind, type) or getattr(kind, "_is_protocol", False):
        return True
    if not isinstance(value, kind):
        return False
    fields = _fields(kind)
    if not all(fits(getattr(value, name), of_field) for name, of_field in fields.items()):
        return False
    if isinstance(value, Face) and not drawable(value):
        return False
    if isinstance(value, PlateValues) and not counts_chips(value):
        return False
    emblems = (getattr(value, name) for name in fields if name.endswith("emblem"))
    return all(map(is_emblem, emblems))


@cache
def _fields(kind: type) -> Mapping[str, object]:
    """The fields of a NamedTuple, each with its kind; of any other class, none."""
    return get_type_hints(kind) if issubclass(kind, tuple) and hasattr(kind, "_fields") else {}
