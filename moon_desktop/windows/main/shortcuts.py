"""Which key carries out which command, and which keys are the table's own."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple


class KeyedCommand(NamedTuple):
    """A command that may have a key: its name, its words in the menu without signs for a key,
    and the key it has unless the person changes it, in Qt's portable text, ``""`` for none."""

    name: str
    words: str
    default: str


_MOVING: Final = (
    "Left", "Right", "Up", "Down", "Home", "End", "Return", "Enter", "Space", "Esc", "Tab",
    "Backtab", "Backspace",
)  # fmt: skip
"""The keys that walk along the tiles and choose one, and those that walk among windows."""

_DIGITS: Final = tuple("0123456789")


def assigned(
    commands: Sequence[KeyedCommand], changed: Mapping[str, str], letters: Collection[str]
) -> dict[str, str]:
    """The key of each command, by name; no two have the same.

    What the person ``changed`` goes before: a command whose own key was given to another has
    none until it is given one. A key that the table needs, as a file can name it, is not given.
    """
    good = {name: keys for name, keys in changed.items() if not is_tables_own(keys, letters)}
    given = set(good.values())
    return {
        command.name: good.get(command.name, "" if command.default in given else command.default)
        for command in commands
    }


def is_tables_own(keys: str, letters: Collection[str]) -> bool:
    """Whether ``keys``, with or without Shift, is needed to walk along the tiles and to play, or
    is one of the ``letters`` and digits of the panel of keys, in any game."""
    plain = keys.replace("Num+", "").removeprefix("Shift+")
    return plain in _MOVING or plain.lower() in letters or plain in _DIGITS
