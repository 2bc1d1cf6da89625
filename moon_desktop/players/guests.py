"""What other packages bring along by entry points, and the players that are made by one."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from moon_desktop.engine.sight import Sight
from moon_desktop.players.player import Budget, Player
from moon_desktop.players.referee import in_brief

GROUP: Final = "moon_desktop.players"
"""The entry points in which a package names its players."""

NAME_LIMIT: Final = 40
"""Characters in a name: it stands in lists, in records and on command lines."""

_log = logging.getLogger(__name__)


class Unseated(Exception):
    """The player ``name`` of another package cannot be made, for the ``reason`` told."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(name, reason)
        self.name = name
        self.reason = reason

    def __str__(self) -> str:
        return f"the player {self.name!r}: {self.reason}"


class Guest:
    """A level at which everybody is made by the class of another package."""

    visits: Final = True
    """At a table it chooses in a process of its own."""

    def __init__(self, entry: EntryPoint) -> None:
        self._entry = entry

    def __call__(self, seed: int, budget: Budget | None = None, /) -> Player[Sight]:
        """The player of ``seed``; Unseated if it cannot be had, whatever its package does."""
        try:
            player: Player[Sight] = self._entry.load()(seed)
            if callable(getattr(player, "choose", None)):
                return player
            reason = f"{type(player).__name__} has no method “choose”"
        except (Exception, SystemExit) as error:
            _log.debug("a package raised:", exc_info=True)
            reason = f"{_owner(self._entry)} raised {in_brief(error)}"
        raise Unseated(self._entry.name, reason)


def brought(
    group: str, taken: Collection[str], log: logging.Logger = _log
) -> Mapping[str, EntryPoint]:
    """The entry points of ``group`` in the order of their names.

    One whose name is ``taken``, stands twice or cannot be written in a list is passed over, with a
    note in ``log``.
    """
    found: dict[str, EntryPoint] = {}
    for entry in sorted(_entries(group, log), key=lambda entry: (entry.name, _owner(entry))):
        name = entry.name
        if name in taken or name in found:
            trouble = "there is one of that name"
        elif not _fit(name):
            trouble = f"a name has {NAME_LIMIT} signs at most, no comma, and blanks only inside"
        else:
            found[name] = entry
            continue
        log.warning("%s: %r of %s is passed over: %s", group, name, _owner(entry), trouble)
    return found


def _entries(group: str, log: logging.Logger) -> tuple[EntryPoint, ...]:
    try:
        return tuple(entry_points(group=group))
    except Exception:
        log.warning("what other packages have of %s could not be listed", group, exc_info=True)
        return ()


def _fit(name: str) -> bool:
    """Whether ``name`` can stand in a list and among the words of a command."""
    short = 0 < len(name) <= NAME_LIMIT
    return short and name.isprintable() and "," not in name and name == name.strip()


def _owner(entry: EntryPoint) -> str:
    """The package that an entry point is of."""
    return "an unknown package" if entry.dist is None else f"the package {entry.dist.name}"
