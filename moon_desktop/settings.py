"""Preferences: every option with its type, its default and its choices, kept by QSettings."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QSettings
from PySide6.QtGui import QKeySequence

from moon_desktop.clean_name import clean_name
from moon_desktop.engine.illegal import Unplayable
from moon_desktop.engine.record import HUMAN, SeatName
from moon_desktop.games.moon_rules import PRESETS, MoonRules
from moon_desktop.wording.computer_players import NAMES

_TEXT_LIMIT: Final = 4000
"""Characters of an option kept as text that are read at all."""

Keys = tuple[tuple[str, str], ...]
"""Pairs of a command's name and its key sequence in Qt's portable text, ``""`` for no key."""


class Settings(NamedTuple):
    """What a person may choose for good. A value that is none falls back to the default."""

    your_name: str = ""
    """Empty: the word for "you", or a number where several persons play."""
    left_name: str = NAMES[0]
    across_name: str = NAMES[1]
    right_name: str = NAMES[2]
    your_player: str = HUMAN
    """``"human"`` or the level of a computer player, as for the other places."""
    left_player: str = "casual"
    across_player: str = "casual"
    right_player: str = "casual"
    movement: str = "normal"
    """How fast things move."""
    thinking: str = "normal"
    """How long a computer player seems to consider."""
    expert_seconds: str = "1"
    """How many seconds an expert may think, and a hint may take."""
    trick_stay: str = "normal"
    """How long a finished trick stays to be looked at."""
    base: str = "follow-me-42"
    """The key of a preset, or the name of a set of one's own, that ``rules`` started from."""
    rules: MoonRules = MoonRules()
    """The house rules of the next match; unreadable, they are those of the preset ``base``."""
    keys: Keys = ()
    """The keys that the person gave to commands, no others."""
    sheet: bool = True
    """Whether the score sheet is shown beside the table."""
    place: str = ""
    """Size and place of the window as hex digits of what Qt keeps of it; empty: as it comes."""

    @property
    def seats(self) -> tuple[SeatName, ...]:
        """The four places: your own, and clockwise from it left, across and right."""
        return (
            SeatName(self.your_name, self.your_player),
            SeatName(self.left_name, self.left_player),
            SeatName(self.across_name, self.across_player),
            SeatName(self.right_name, self.right_player),
        )

    def with_seats(self, seats: tuple[SeatName, ...]) -> Settings:
        """The same with others in the four places."""
        your, left, across, right = seats
        return self._replace(
            your_name=your.name,
            your_player=your.player,
            left_name=left.name,
            left_player=left.player,
            across_name=across.name,
            across_player=across.player,
            right_name=right.name,
            right_player=right.player,
        )


CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "movement": ("relaxed", "normal", "fast", "none"),
    "thinking": ("none", "short", "normal", "long"),
    "expert_seconds": ("0.2", "0.5", "1", "2", "5"),
    "trick_stay": ("short", "normal", "long", "click"),
}
"""What an option may be, where that is settled here."""

_FORMER: Final[Mapping[str, str]] = {
    "base": "preset",
    "left_player": "left_level",
    "across_player": "across_level",
    "right_player": "right_level",
}
"""What an option was called in files of earlier versions."""

_FORMER_PACE: Final = "pace"
_PACES: Final[Mapping[str, tuple[str, str]]] = {
    "relaxed": ("relaxed", "long"),
    "normal": ("normal", "normal"),
    "fast": ("fast", "short"),
    "instant": ("none", "short"),
}
"""What the one pace of earlier versions is as movement and thinking."""


def file_at(folder: Path) -> QSettings:
    """The file that preferences are kept in."""
    return QSettings(str(folder / "preferences.ini"), QSettings.Format.IniFormat)


def load(
    store: QSettings, choices: Mapping[str, Collection[str]]
) -> tuple[Settings, tuple[str, ...]]:
    """The preferences in ``store``, and the names of options whose value was none.

    ``choices`` lists what an option may be, where that is not settled here: the players of
    each place, and under ``keys`` the commands that may have a key.
    """
    found: dict[str, Any] = {}
    damaged = []
    for name in Settings._fields:
        kept_as = name if store.contains(name) else _FORMER.get(name, name)
        if not store.contains(kept_as):
            continue
        allowed = tuple(PRESETS) if kept_as == "preset" else {**CHOICES, **choices}.get(name)
        value, sound = _read(name, store.value(kept_as), allowed)
        if value is not None:
            found[name] = value
        if not sound:
            damaged.append(name)
    pace = _PACES.get(str(store.value(_FORMER_PACE)))
    if pace is not None and not store.contains("movement"):
        found["movement"], found["thinking"] = pace
    if "rules" not in found:
        # Those it started from are nearer to what was chosen than the default is.
        found["rules"] = PRESETS.get(found.get("base", ""), MoonRules())
    return Settings(**found), tuple(damaged)


def _read(name: str, raw: object, choices: Collection[str] | None) -> tuple[object, bool]:
    """What ``raw`` means as the value of option ``name``, None if nothing, and whether all of
    it could be read."""
    if name == "keys":
        return _keys(raw, choices)
    value = _value(name, raw, choices)
    return value, value is not None


def _value(name: str, raw: object, choices: Collection[str] | None) -> object:
    if name == "sheet":
        # From the file it comes as text, or as anything else that text there can mean.
        return {"true": True, "false": False}.get(str(raw).lower())
    if not isinstance(raw, str):
        return None
    if name == "rules":
        return _rules(raw)
    if name == "place":
        return raw if len(raw) <= _TEXT_LIMIT and re.fullmatch("([0-9a-f]{2})*", raw) else None
    if choices is not None:
        return raw if raw in choices else None
    # A name may be empty; what house rules are called may not.
    return clean_name(raw) or (None if name == "base" else "")


def _rules(text: str) -> MoonRules | None:
    values = _json(text)
    if not isinstance(values, dict):
        return None
    try:
        return MoonRules.from_record(values)
    except Unplayable:
        return None


def _keys(raw: object, commands: Collection[str] | None) -> tuple[Keys | None, bool]:
    values = _json(raw)
    if not isinstance(values, dict):
        return None, False
    good: dict[str, str] = {}
    for name, keys in values.items():
        known = commands is None or name in commands
        if not (known and isinstance(keys, str) and possible(keys)):
            continue
        # Of two commands under one key Qt would carry out neither.
        if keys == "" or keys not in good.values():
            good[name] = keys
    return tuple(good.items()), good == values


def possible(keys: str) -> bool:
    """Whether ``keys`` is one key in just the words that Qt has for it, or ``""`` for none."""
    sequence = QKeySequence(keys, QKeySequence.SequenceFormat.PortableText)
    same = sequence.toString(QKeySequence.SequenceFormat.PortableText) == keys
    return same and sequence.count() <= 1


def _json(text: object) -> object:
    """The value that ``text`` stands for as JSON, None if for none."""
    if not isinstance(text, str) or len(text) > _TEXT_LIMIT:
        return None
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def save(store: QSettings, settings: Settings) -> bool:
    """Keeps ``settings``; False where they could not be written."""
    for name, value in settings._asdict().items():
        store.setValue(name, _text(value))
    for former in (*_FORMER.values(), _FORMER_PACE):
        store.remove(former)
    store.sync()
    return store.status() == QSettings.Status.NoError


def _text(value: object) -> object:
    """``value`` as it is kept: what has parts, as the text of JSON."""
    if isinstance(value, MoonRules):
        return json.dumps(value.to_record())
    return json.dumps(dict(value)) if isinstance(value, tuple) else value
