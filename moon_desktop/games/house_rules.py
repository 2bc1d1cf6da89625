"""How a game declares its house rules: each key once, with its choices, its default and its ids."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field, fields
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol, Self, TypeVar, get_args, get_type_hints

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.engine.ledger import Terms
from moon_desktop.engine.seats import Seats

LARGEST: Final = 999_999_999
"""The largest whole number that a person may set; a record may have any."""

Value = TypeVar("Value")


class Rules(Protocol):
    """House rules: one frozen dataclass a game, chosen before the first shuffle. Each field has
    its default, its choices and a line of doc; a ``rule`` has ids besides. Making one raises
    Unplayable for a value that is none of its key's, and for values that contradict each other."""

    def __post_init__(self) -> None:
        for key, allowed in choices_of(type(self)).items():
            value = getattr(self, key)
            if allowed is None:
                fits = type(value) is int and value >= 1
            else:
                fits = any(type(value) is type(choice) and value == choice for choice in allowed)
            if not fits:
                raise Unplayable((key,), "value", value)

    # One of these two is the game's own.

    @property
    def seats(self) -> int:
        """How many play: mostly a field of that name."""
        return self.table.count

    @property
    def table(self) -> Seats:
        """The seats and sides these rules play with: everybody alone."""
        return Seats(self.seats)

    @property
    def terms(self) -> Terms:
        """How games make a match under these rules."""
        ...

    @property
    def as_played(self) -> Self:
        """The same game under other rules, where a value means another beside those it has."""
        return self

    def to_record(self) -> dict[str, bool | int | str]:
        """Every key with its value, as a record's header has them."""
        return {key: getattr(self, key) for key in choices_of(type(self))}


class Proposal(NamedTuple):
    """The key of a number, and what each choice of another key proposes for it."""

    key: str
    numbers: Mapping[object, int]


class _Declared(NamedTuple):
    """What a key says of itself besides its choices and its default."""

    ids: tuple[str, ...] = ()
    proposal: Proposal | None = None


_DECLARED: Final = "declared"


def rule(
    default: Value, *ids: str, proposes: tuple[str, Mapping[object, int]] | None = None
) -> Value:
    """A field of house rules: its ``default``, the ``ids`` of what it changes in the rule book,
    and the key of a number with what each of its choices ``proposes`` for that."""
    proposal = None if proposes is None else Proposal(*proposes)
    return field(default=default, metadata={_DECLARED: _Declared(ids, proposal)})


@cache
def _declared(rules: type) -> Mapping[str, _Declared]:
    return {key.name: key.metadata.get(_DECLARED, _Declared()) for key in fields(rules)}


def ids_of(rules: type, key: str) -> tuple[str, ...]:
    """The ids of what ``key`` changes in the rule book of a game."""
    return _declared(rules)[key].ids


def proposals_of(rules: type) -> Mapping[str, Proposal]:
    """By key, the number that its choices propose."""
    said = _declared(rules).items()
    return {key: one.proposal for key, one in said if one.proposal is not None}


@cache
def choices_of(rules: Callable[..., object]) -> Mapping[str, tuple[object, ...] | None]:
    """The allowed values of each field of the dataclass ``rules``, in order: of a bool, those of
    a Literal, or None for any whole number from 1."""
    return MappingProxyType(
        {
            name: (True, False) if hint is bool else None if hint is int else get_args(hint)
            for name, hint in get_type_hints(rules).items()
        }
    )


def check_best_of(match: str, match_length: int) -> None:
    """Raises Unplayable for the best of an even number of games."""
    if match == "best-of" and match_length % 2 == 0:
        raise Unplayable(("match", "match_length"), "best-of-odd", match_length)
