"""A person's own sets of house rules, kept together in one file under their names."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from moon_desktop.clean_name import clean_name
from moon_desktop.games.moon_rules import PRESETS, MoonRules
from moon_desktop.rules_file import (
    MARK,
    VERSION,
    BadRulesFile,
    distinct,
    fit,
    named_rules,
    read_object,
    text_of,
    versioned,
    write_text,
)

NAME: Final = "house-rules.json"

SIZE_LIMIT: Final = 1 << 20
"""Bytes in the largest shelf; more than a thousand sets."""


class RulesShelf:
    """The sets in ``house-rules.json`` of ``folder``, or in memory alone where that is None.

    The file is first read when something is asked. Where it cannot be read, the shelf seems
    empty, and is not written over: ``keep`` and ``drop`` say why. Names are as ``clean_name``
    leaves them, and never the key of a preset.
    """

    def __init__(self, folder: Path | None) -> None:
        self._path = None if folder is None else folder / NAME
        self._sets: dict[str, MoonRules] | None = None if folder else {}
        self._set_aside: Path | None = None

    @property
    def set_aside(self) -> Path | None:
        """Where a damaged file is kept now, if there was one; its sound sets are on the shelf."""
        self._seen()
        return self._set_aside

    def names(self) -> tuple[str, ...]:
        """The names of the sets, in the order of the alphabet."""
        return tuple(sorted(self._seen(), key=lambda name: (name.casefold(), name)))

    def get(self, name: str) -> MoonRules | None:
        """The set of that name, or None."""
        return self._seen().get(name)

    def keep(self, name: str, rules: MoonRules) -> None:
        """Puts ``rules`` on the shelf, in place of a set of that name; raises OSError.

        Raises ValueError for a name that is no clean one, or in other capitals that of another
        set or the key of a preset.
        """
        sets = self._fresh()
        taken = {
            other.casefold() for other in (*PRESETS, *sets) if other != name or name in PRESETS
        }
        if name != clean_name(name) or not name or name.casefold() in taken:
            raise ValueError(f"no name for a set of rules: {name!r}")
        self._write({**sets, name: rules})

    def drop(self, name: str) -> None:
        """Takes the set of that name off the shelf, if it is there; raises OSError."""
        sets = self._fresh()
        if name in sets:
            self._write({other: rules for other, rules in sets.items() if other != name})

    def _seen(self) -> Mapping[str, MoonRules]:
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

    def _fresh(self) -> dict[str, MoonRules]:
        """The sets as they are now: another copy of the program may have written since."""
        if self._path is not None:
            self._sets, damaged = self._read()
            if damaged:
                self._mend(self._sets)
        return dict(self._sets or {})

    def _read(self) -> tuple[dict[str, MoonRules], bool]:
        """The sound sets of the file, and whether there is damage in it. Raises OSError."""
        assert self._path is not None
        try:
            values = versioned(read_object(self._path, SIZE_LIMIT))
            fit(values, ("sets",))
        except FileNotFoundError:
            return {}, False
        except BadRulesFile:
            return {}, True
        listed = values["sets"]
        return _sound(listed) if isinstance(listed, list) else ({}, True)

    def _mend(self, sets: dict[str, MoonRules]) -> None:
        """Puts the damaged file aside, and one with the sound ``sets`` in its place."""
        assert self._path is not None
        aside = self._free_name(self._path)
        if not sets:
            os.replace(self._path, aside)
        else:
            try:
                shutil.copyfile(self._path, aside)
                self._write(sets)
            except OSError:
                aside.unlink(missing_ok=True)
                raise
        self._set_aside = aside

    def _write(self, sets: dict[str, MoonRules]) -> None:
        if self._path is not None:
            listed = [{"name": name, "rules": rules.to_record()} for name, rules in sets.items()]
            text = text_of({MARK: VERSION, "sets": listed})
            if len(text.encode("utf-8")) > SIZE_LIMIT:  # it could not be read again
                raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(self._path))
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_text(self._path, text)
        self._sets = sets

    @staticmethod
    def _free_name(path: Path) -> Path:
        for number in range(1, 10_000):
            aside = path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")
            if not aside.exists():
                return aside
        raise OSError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def _sound(listed: list[Any]) -> tuple[dict[str, MoonRules], bool]:
    """The sets in ``listed`` that can be played, by name, and whether others are damaged."""
    sets: dict[str, MoonRules] = {}
    damaged = False
    for values in listed:
        try:
            named = named_rules(values, "") if isinstance(values, dict) else None
        except BadRulesFile:
            named = None
        if named is None:
            damaged = True
        else:
            sets[distinct(named.name, [*sets, *PRESETS])] = named.rules
    return sets, damaged
