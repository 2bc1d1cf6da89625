"""A person's own sets of house rules, kept together in one file under their names."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from moon_desktop.disk.places import of_game
from moon_desktop.disk.regular_files import free_name, make_folder, write
from moon_desktop.disk.rules_file import (
    BadRulesFile,
    fit,
    mark,
    named_rules,
    read_object,
    text_of,
    versioned,
)
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game
from moon_desktop.games.house_rules import Rules
from moon_desktop.words.names import clean_name, distinct

NAME: Final = "house-rules.json"

SIZE_LIMIT: Final = 1 << 20
"""Bytes in the largest shelf; more than a thousand sets."""


class RulesShelf:
    """The sets of ``game``, that of the catalogue's first where none is given: in
    ``house-rules.json`` of ``folder``, those of another game in a file with its name.

    The file is first read when something is asked. Where it cannot be read, the shelf seems
    empty, and is not written over: ``keep`` and ``drop`` say why. Names are as ``clean_name``
    leaves them, and never the key of a preset.
    """

    def __init__(self, folder: Path, game: Game | None = None) -> None:
        self._folder = folder
        self._game = CATALOGUE[CATALOGUE.first] if game is None else game
        self._others: dict[str, RulesShelf] = {self._game.name: self}
        self._path = folder / of_game(NAME, self._game.name, CATALOGUE.first)
        self._sets: dict[str, Rules] | None = None
        self._aside: dict[str, Path] = {}

    def of(self, game: Game) -> RulesShelf:
        """The shelf of ``game`` in the same folder; always the same one."""
        if game.name not in self._others:
            other = RulesShelf(self._folder, game)
            other._others, other._aside = self._others, self._aside
            self._others[game.name] = other
        return self._others[game.name]

    @property
    def set_aside(self) -> Path | None:
        """Where a damaged file of this shelf, or of another in the folder that was looked at, is
        kept now, if there was one; its sound sets are on the shelf."""
        self._seen()
        return next(iter(self._aside.values()), None)

    def names(self) -> tuple[str, ...]:
        """The names of the sets, in the order of the alphabet."""
        return tuple(sorted(self._seen(), key=lambda name: (name.casefold(), name)))

    def get(self, name: str) -> Rules | None:
        """The set of that name, or None."""
        return self._seen().get(name)

    def keep(self, name: str, rules: Rules) -> None:
        """Puts ``rules`` on the shelf, in place of a set of that name; raises OSError.

        Raises ValueError for a name that is no clean one, or in other capitals that of another
        set or the key of a preset.
        """
        sets, presets = self._fresh(), self._game.presets
        taken = {
            other.casefold() for other in (*presets, *sets) if other != name or name in presets
        }
        if name != clean_name(name) or not name or name.casefold() in taken:
            raise ValueError(f"no name for a set of rules: {name!r}")
        self._write({**sets, name: rules})

    def drop(self, name: str) -> None:
        """Takes the set of that name off the shelf, if it is there; raises OSError."""
        sets = self._fresh()
        if name in sets:
            self._write({other: rules for other, rules in sets.items() if other != name})

    def _seen(self) -> Mapping[str, Rules]:
        if self._sets is None:
            try:
                self._sets, damaged = self._read()
            except OSError:
                return {}
            if damaged:
                # What cannot be put aside now is tried again before anything is written.
                with suppress(OSError):
                    self._mend(self._sets)
        return self._sets

    def _fresh(self) -> dict[str, Rules]:
        """The sets as they are now: another copy of the program may have written since."""
        self._sets, damaged = self._read()
        if damaged:
            self._mend(self._sets)
        return dict(self._sets)

    def _read(self) -> tuple[dict[str, Rules], bool]:
        """The sound sets of the file, and whether there is damage in it. Raises OSError."""
        try:
            values = versioned(read_object(self._path, SIZE_LIMIT), self._game)
            fit(values, ("sets",))
        except FileNotFoundError:
            return {}, False
        except BadRulesFile:
            return {}, True
        listed = values["sets"]
        return _sound(listed, self._game) if isinstance(listed, list) else ({}, True)

    def _mend(self, sets: dict[str, Rules]) -> None:
        """Puts the damaged file aside, and one with the sound ``sets`` in its place."""
        path = self._path
        aside = free_name(path.parent, f"{path.stem}-damaged", path.suffix)
        if not sets:
            os.replace(self._path, aside)
        else:
            try:
                shutil.copyfile(self._path, aside)
                self._write(sets)
            except OSError:
                aside.unlink(missing_ok=True)
                raise
        self._aside[self._game.name] = aside

    def _write(self, sets: dict[str, Rules]) -> None:
        listed = [{"name": name, "rules": rules.to_record()} for name, rules in sets.items()]
        content = text_of({**mark(self._game), "sets": listed}).encode("utf-8")
        if len(content) > SIZE_LIMIT:  # it could not be read again
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(self._path))
        make_folder(self._path.parent)
        write(self._path, content)
        self._sets = sets


def _sound(listed: list[Any], game: Game) -> tuple[dict[str, Rules], bool]:
    """The sets in ``listed`` that can be played, by name, and whether others are damaged."""
    sets: dict[str, Rules] = {}
    damaged = False
    for values in listed:
        try:
            named = named_rules(values, "", game) if isinstance(values, dict) else None
        except BadRulesFile:
            named = None
        if named is None:
            damaged = True
        else:
            sets[distinct(named.name, [*sets, *game.presets])] = named.rules
    return sets, damaged
