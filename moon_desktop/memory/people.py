"""Whoever plays here, by name: which names are one person's, and what is its own."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from moon_desktop.disk.places import PEOPLE
from moon_desktop.disk.regular_files import free_name, look, make_folder, read_bytes, write
from moon_desktop.engine.strict_json import decoded
from moon_desktop.memory.summary import folded
from moon_desktop.words.names import clean_name

_MARK, _VERSION = "moon_people", 1
_SIZE_LIMIT: Final = 1 << 20
"""Bytes of the largest file that is read; a person with all positions solved has some thousand."""


class Person(NamedTuple):
    """Somebody by the ``name`` that is shown, who is ``also`` called otherwise; ``face``: the one
    it had last; ``hidden``: in no list. ``own``: its progress as options are kept in a file, where
    that is not in the preferences because it plays here now."""

    name: str
    also: tuple[str, ...] = ()
    face: str = ""
    hidden: bool = False
    own: Mapping[str, Any] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """All its names as they are ``folded``."""
        return tuple(map(folded, (self.name, *self.also)))


class People:
    """Those in ``people.json`` of ``folder``, None to know them meanwhile alone. Nobody has to be
    in it: a name is a person. The file is read when something is first asked."""

    def __init__(self, folder: Path | None) -> None:
        self._path = None if folder is None else folder / PEOPLE
        self._every: dict[str, Person] | None = None
        self.here = ""
        """Who played here when the file was written last."""
        self.set_aside: Path | None = None
        """Where a damaged file is kept now; what was sound of it holds."""
        self.trouble: OSError | None = None
        """Why it cannot be read, and is never written over."""
        self.newer = False
        """Whether it is one of a newer version, which is left as it is likewise."""

    # --- what is asked ------------------------------------------------------------------------

    @property
    def every(self) -> tuple[Person, ...]:
        """All of whom there is more to say than a name."""
        return tuple(self._read().values())

    def of(self, name: str) -> Person:
        """The person of that name, or who is called so and nothing else."""
        key = folded(name)
        found = (person for person in self.every if key in person.names)
        return next(found, Person(clean_name(name)))

    def alike(self, name: str) -> tuple[str, ...]:
        """All names of the person of that name as they are ``folded``, first that which is
        shown."""
        return self.of(name).names

    # --- what is told -------------------------------------------------------------------------

    def put(self, *persons: Person, here: str | None = None) -> None:
        """Keeps what is known of ``persons`` now, each in place of who had its name, and who plays
        ``here``; raises OSError where that cannot be kept, and then nothing changed."""
        before, was = self._read(), self.here
        names = {name for person in persons for name in person.names}
        every = {key: one for key, one in before.items() if not names.intersection(one.names)}
        # Of whom there is nothing to say is not kept.
        every |= {folded(one.name): one for one in persons if one != Person(one.name)}
        self._every, self.here = every, was if here is None else here
        try:
            self._write()
        except OSError:
            self._every, self.here = before, was
            raise

    def join(self, one: str, other: str) -> None:
        """Two names are one person's, with the progress of both; raises OSError."""
        kept, gone = self.of(one), self.of(other)
        if kept.names != gone.names:
            also = (*kept.also, gone.name, *gone.also)
            self.put(kept._replace(also=also, own=_joined(kept.own, gone.own)))

    def part(self, name: str) -> None:
        """Each of its names stands alone again; all keep the progress, for nobody knows whose it
        was. Raises OSError."""
        person = self.of(name)
        self.put(person._replace(also=()), *(Person(one, own=person.own) for one in person.also))

    def rename(self, name: str, new: str) -> None:
        """The person is shown under another name, and called as before, too; raises OSError, or
        ValueError for no name, or that of somebody else."""
        person, new = self.of(name), clean_name(new)
        key = folded(new)
        if not key or (key not in person.names and self.of(new) in self.every):
            raise ValueError(new)
        also = (one for one in (person.name, *person.also) if folded(one) != key)
        self.put(person._replace(name=new, also=tuple(also)))

    # --- the file -----------------------------------------------------------------------------

    def _read(self) -> dict[str, Person]:
        if self._every is None:
            self._every = {}
            try:
                if self._path is not None and look(self._path, _SIZE_LIMIT) is not None:
                    self._take(read_bytes(self._path, _SIZE_LIMIT))
            except OSError as error:
                self._every, self.trouble = {}, error
        return self._every

    def _take(self, content: bytes) -> None:
        """What is sound of the file; what is not is kept beside it."""
        try:
            told = decoded(content.decode("utf-8-sig"))
        except ValueError:
            told = None
        version = told.get(_MARK) if isinstance(told, dict) else None
        if type(version) is int and version > _VERSION:
            self.newer = True
            return
        listed = told.get("people") if isinstance(told, dict) and version == _VERSION else None
        sound, every = isinstance(listed, list), dict[str, Person]()
        for person in map(_person, listed if isinstance(listed, list) else ()):
            taken = {name for one in every.values() for name in one.names}
            if person is None or taken.intersection(person.names):
                sound = False
            else:
                every[folded(person.name)] = person
        self._every = every
        if isinstance(told, dict) and isinstance(told.get("here"), str):
            self.here = clean_name(told["here"])
        if not sound:
            assert self._path is not None
            aside = free_name(self._path.parent, f"{self._path.stem}-damaged", self._path.suffix)
            write(aside, content)
            self.set_aside = aside
            self._write()

    def _write(self) -> None:
        if self._path is None:
            return
        if self.trouble is not None or self.newer:
            raise self.trouble or OSError(errno.EPERM, os.strerror(errno.EPERM), str(self._path))
        people = [
            {"name": one.name, "also": one.also, "face": one.face, "hidden": one.hidden, **one.own}
            for one in (self._every or {}).values()
        ]
        told = {_MARK: _VERSION, "people": people, "here": self.here}
        content = json.dumps(told, indent=1).encode()
        if len(content) > _SIZE_LIMIT:  # it could not be read again
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(self._path))
        make_folder(self._path.parent)
        write(self._path, content)


def _person(told: object) -> Person | None:
    """One of the file, None where it is damaged."""
    if not isinstance(told, dict):
        return None
    own = dict(told)
    name, also = own.pop("name", None), own.pop("also", [])
    face, hidden = own.pop("face", ""), own.pop("hidden", False)
    if not isinstance(also, list) or not isinstance(face, str) or not isinstance(hidden, bool):
        return None
    names = [clean_name(one) if isinstance(one, str) else "" for one in (name, *also)]
    if not all(names) or len({*map(folded, names)}) != len(names):
        return None
    return Person(names[0], tuple(names[1:]), face, hidden, own)


def _joined(*owns: Mapping[str, Any]) -> Mapping[str, Any]:
    """The progress of two who are one: in a lesson that of who is further; solved is what either
    has, with help what neither has without; the coach looks on if it does for either."""
    lessons = dict[str, int]()
    solved, helped = set[str](), set[str]()
    for own in owns:
        steps = own.get("lessons")
        for game, step in steps.items() if isinstance(steps, dict) else ():
            if type(step) is int:
                lessons[game] = max(step, lessons.get(game, 0))
        mine, with_help = ({*str(own.get(key) or "").split()} for key in ("solved", "helped"))
        helped = (helped - mine) | (with_help - (solved - helped))
        solved |= mine
    told = {
        "lessons": lessons, "solved": " ".join(sorted(solved)), "helped": " ".join(sorted(helped)),
        "coach": any(own.get("coach") is True for own in owns),
    }  # fmt: skip
    rest = {key: value for own in reversed(owns) for key, value in own.items()}
    return {**rest, **told} if rest else {}
