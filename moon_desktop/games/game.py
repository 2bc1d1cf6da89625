"""What a game is to everybody else: its rules, its match, its record, and where the rest lives."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Protocol, Self, cast

from moon_desktop.engine.account import AnyAccount
from moon_desktop.engine.entries import Chance, Choice, Consequence, Entry
from moon_desktop.engine.illegal import Unplayable
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.record import Forms
from moon_desktop.engine.sight import Sight
from moon_desktop.games.house_rules import LARGEST, Rules, choices_of
from moon_desktop.games.show import Show

if TYPE_CHECKING:
    from moon_desktop.games.players import Players

_GUARD: Final = "moon_desktop.games.defaults.guard"
_TEXTS: Final = "moon_desktop.words.language"
"""Loaded where a game of another package is."""


_SAMPLE: Final = 11
"""The number of the deal from which a game shows a few pieces."""


class Failing(Exception):
    """A game of another package has no answer that can be used, and nothing can stand in for it;
    the log has why, and it was told of already."""


class Match(Protocol):
    """A match at one moment, a frozen value. ``number`` is that of the hand last dealt."""

    @property
    def rules(self) -> Rules: ...
    @property
    def ledger(self) -> Ledger: ...
    @property
    def number(self) -> int: ...

    @property
    def turn(self) -> int | None:
        """The seat that is to choose, or None where a chance is due or the match is over."""
        ...

    @property
    def over(self) -> bool:
        """Whether the match is won."""
        ...

    @property
    def last(self) -> AnyAccount | None:
        """The hand that is over, until the next is dealt; None before any."""
        ...

    @property
    def time_up(self) -> Chance | None:
        """What the clock brings when it runs out now; None where the match has none to heed."""
        ...

    def legal(self) -> tuple[Choice, ...]:
        """Every choice open to the seat in turn; empty where a chance is due."""
        ...

    def after(self, entry: Entry) -> tuple[Self, tuple[Consequence, ...]]:
        """The match after a chance or a choice, and what follows; raises Illegal."""
        ...

    def chance(self, seed: int) -> Chance | None:
        """The draw or deal that ``seed`` gives here; None where none is due."""
        ...

    def sight(self, seat: int) -> Sight:
        """What ``seat`` may know."""
        ...


class Game:
    """A game as the catalogue has it.

    ``rules``: the class of its house rules; ``choices``: their keys, each with its values, None
    for any whole number from 1; ``presets``: sets of them by key, that of the keys' defaults
    first; ``usual``: the key of the one offered to somebody new, the first if none is named;
    ``start``: a new match under rules; ``forms``: its entries in records; ``lots``: where four may
    draw for partners, the pieces they draw, each with its rank. ``home`` is the package with its
    rooms ``show`` and ``players``, and ``look`` if its pieces are drawn as no others are, each
    loaded when first asked for: a module that is what is asked for, or has it as ``SHOW``,
    ``PLAYERS`` or ``LOOK``.
    """

    def __init__(
        self,
        name: str,
        *,
        home: str,
        rules: Callable[..., Any],
        presets: Mapping[str, Any],
        start: Callable[[Any], Any],
        forms: Forms,
        lots: Mapping[Piece, int] = MappingProxyType({}),
        usual: str = "",
    ) -> None:
        self.name: Final = name
        self.home: Final = home
        self.rules: Final = rules
        self.choices: Final = choices_of(rules)
        self.presets: Final = presets
        self.start: Final = start
        self.forms: Final = forms
        self.lots: Final = lots
        self.usual: Final = usual or next(iter(presets), "")

    @cached_property
    def show(self) -> Show:
        """What table and windows are told of the game, as values."""
        return cast("Show", self._room("show", "SHOW"))

    @cached_property
    def players(self) -> Players[Any, Any]:
        """Who plays it, and what they make of it."""
        return cast("Players[Any, Any]", self._room("players", "PLAYERS"))

    @cached_property
    def look(self) -> object:
        """What draws the faces whose ``pack`` is this game's name: a ``look.pack.PackLook``, which
        is loaded with a window alone."""
        return self._room("look", "LOOK")

    def _room(self, name: str, within: str) -> object:
        room = import_module(f"{self.home}.{name}")
        return getattr(room, within, room)

    def dealt(self, rules: Any, seed: int) -> Any:
        """A new match under ``rules`` at its first choice, after the deal that ``seed`` gives."""
        match = self.start(rules)
        while (chance := match.chance(seed)) is not None:
            match, _ = match.after(chance)
        return match

    def sample(self) -> tuple[Piece, ...]:
        """Some of its pieces, the same at all times: a hand as it is dealt."""
        held: tuple[Piece, ...] = self.dealt(self.presets[self.usual], _SAMPLE).sight(0).held
        return held

    def guard(self, failed: Callable[[], None]) -> None:
        """Has the answers of its rooms looked at from now on, as those of another package's game:
        ``failed`` is called with each that cannot be used, the first time, and a plain one stands
        in where there is one. A catalogue of its texts that cannot be read is such an answer."""
        guarded = import_module(_GUARD).Guarded
        import_module(_TEXTS).of(self.home).heed = failed
        for name, within in (("show", "SHOW"), ("players", "PLAYERS")):
            if name not in self.__dict__:
                load = partial(self._room, name, within)
                self.__dict__[name] = guarded(self.name, load, failed, name, self.choices)

    def rules_of(self, values: Mapping[str, object]) -> Rules:
        """The rules of a record's header, which has every key and no other.

        Raises Unplayable with the keys that are unknown or missing, or as the rules do.
        """
        unknown = tuple(key for key in values if key not in self.choices)
        if unknown:
            raise Unplayable(unknown, "unknown-key")
        missing = tuple(key for key in self.choices if key not in values)
        if missing:
            raise Unplayable(missing, "missing-key")
        rules: Rules = self.rules(**values)
        return rules

    def house_rules_of(self, values: Mapping[str, object]) -> Rules:
        """The same of rules that a person keeps: no number is larger than one may be set."""
        rules = self.rules_of(values)
        for key, value in values.items():
            if self.choices[key] is None and isinstance(value, int) and value > LARGEST:
                raise Unplayable((key,), "value", value)
        return rules

    def meant(self, rules: Rules, key: str) -> object:
        """What ``rules`` say at ``key``; None where it has no meaning beside the others."""
        values = rules.as_played.to_record()
        return values[key] if self.show.rules.without_meaning(key, values) is None else None

    def same(self, one: Rules, other: Rules) -> bool:
        """Whether both rules are one game, whatever stands at keys without meaning."""
        return all(self.meant(one, key) == self.meant(other, key) for key in self.choices)

    def preset_of(self, rules: Rules) -> str | None:
        """The key of the preset that is the same game as ``rules``; None where there is none."""
        return next((key for key, each in self.presets.items() if self.same(each, rules)), None)
