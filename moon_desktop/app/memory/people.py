"""Whoever plays here: who does now, with what is that person's own, and what is said of all."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from moon_desktop.app.memory.memory import Memory
from moon_desktop.app.parts import Parts
from moon_desktop.disk.options import ANYTHING
from moon_desktop.disk.settings import OPTIONS, OWN, Settings
from moon_desktop.games import CATALOGUE
from moon_desktop.memory.people import Person
from moon_desktop.memory.summary import folded
from moon_desktop.windows.paper.boxes import ask
from moon_desktop.windows.statistics.people import Act, PeopleDialog, Told, shown
from moon_desktop.words import notices
from moon_desktop.words.language import tr
from moon_desktop.words.names import YOU, apart
from moon_desktop.words.quoting import shown_path

_log = logging.getLogger(__name__)

_HONOURS: Final = "honours.json"
"""What earlier versions kept of matches won; now the records are asked."""


class PeopleRoom(QObject):
    """What is own to whoever plays here stands in the preferences, and what is own to others among
    the people. ``settings`` are those of now; they are kept with ``keep``, and with ``change`` what
    they say of who plays holds at once."""

    changed = Signal()
    """Somebody is one with another, or called otherwise."""

    def __init__(
        self,
        parts: Parts,
        memory: Memory,
        settings: Callable[[], Settings],
        keep: Callable[[Settings], None],
        change: Callable[[Settings], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window, self._folder, self._memory = parts.window, parts.host.folder, memory
        self._settings, self._keep, self._change = settings, keep, change
        self.people = memory.people
        self.dialog: PeopleDialog | None = None
        memory.learnt.connect(self._write)
        self._tell()

    def _tell(self) -> None:
        """Says once what could not be read of them."""
        people, told = self.people, ""
        if not people.every and people.trouble is not None:
            told = f"{tr('What is kept of the people cannot be read.')} "
            told += notices.file_trouble(people.trouble)
        elif people.newer:
            told = tr(
                "What is kept of the people was written by a newer version. It is left as it is, "
                "and nothing is added to it."
            )
        elif people.set_aside is not None:
            told = tr(
                "Some of what is kept of the people could not be read. The file is kept as {file};"
                " what could be read holds."
            ).format(file=shown_path(people.set_aside))
        if told:
            self._window.note(told, once=True)

    # --- who plays here -------------------------------------------------------------------

    def back(self, chosen: Settings) -> Settings:
        """``chosen``, of preferences that were lost, with whoever played here last."""
        name = self.people.here
        if not name or not self.people.every:
            return chosen
        chosen = chosen.with_person("" if name == YOU else name)
        return chosen._replace(**_own(self.people.of(name)), here=name)

    def seat(self, chosen: Settings) -> Settings:
        """``chosen`` with what is own to the person who is named there, if that is another than
        played here so far; what is that one's is kept first, or nothing changes hands."""
        before, was, name = self._settings(), self._settings().whose, chosen.you or YOU
        if folded(name) in self.people.alike(was):
            return chosen._replace(here=name)
        person = self.people.of(name)
        new = person not in self.people.every
        if not self._leave(name):
            return chosen._replace(here=was)
        if new and was == YOU and (before.lessons or before.solved or self._has_played(YOU)):
            QTimer.singleShot(0, self, partial(self._ask_whose, name))
        mine, face, at = _own(person), person.face, chosen.person
        if chosen.coach != before.coach:  # it was chosen together with the name
            mine["coach"] = chosen.coach
        if face and face not in chosen.faces and chosen.faces[at] == before.faces[before.person]:
            chosen = chosen.with_faces((*chosen.faces[:at], face, *chosen.faces[at + 1 :]))
        return chosen._replace(**mine, here=name)

    def _has_played(self, name: str) -> bool:
        from moon_desktop.memory.records import played_by

        return self._folder is not None and played_by(self._folder, name)

    def _leave(self, here: str = "") -> bool:
        """Keeps among the people what is own to who played here so far, before ``here`` does, or
        the same goes on; False where that cannot be, which is said."""
        now = self._settings()
        own = {key: getattr(now, key) for key in OWN} | {"lessons": dict(now.lessons)}
        person = self.people.of(now.whose)
        rest = {key: value for key, value in person.own.items() if key not in OWN}
        # Who has learnt nothing is known all the same, but for nobody in particular.
        own = {**rest, **{key: value for key, value in own.items() if value or now.whose != YOU}}
        person = person._replace(face=now.faces[now.person], own=own)
        return self._done(partial(self.people.put, person, here=here or now.whose))

    def _done(self, task: Callable[[], object]) -> bool:
        try:
            task()
        except OSError as error:
            _log.warning("the people could not be written: %s", error)
            told = tr("What is kept of the people cannot be written.")
            self._window.note(f"{told} {notices.file_trouble(error)}", once=True)
            return False
        return True

    def _ask_whose(self, name: str) -> None:
        """Who gave no name so far may be the one that has one now, or somebody else."""
        told = tr("Did {name} play here as “You” so far? Then all that is so far is {name}’s.")
        ask(
            self._window,
            tr("Who plays here"),
            told.format(name=apart(name)),
            tr("Yes, it is the same person"),
            partial(self._join, [name, YOU]),
            tr("No"),
        )

    # --- all of them ----------------------------------------------------------------------

    def names(self) -> Mapping[str, str]:
        """Those who are known, who has played most first, each with a face, empty for none."""
        return {one.name: one.face for one in self._told() if not one.hidden}

    def open(self, over: QWidget) -> None:
        """The page of all people, over a window."""
        self.dialog = PeopleDialog(over)
        self.dialog.act_wanted.connect(self._do)
        self.dialog.renamed.connect(self._rename)
        self.dialog.finished.connect(self._close)
        self._write()
        self.dialog.open()

    def _close(self) -> None:
        self.dialog = None

    def _write(self) -> None:
        if self.dialog is not None:
            self.dialog.write(self._told())

    def _told(self) -> Sequence[Told]:
        counts, here = dict[str, int](), self._settings().whose
        names = {folded(one.name): one.name for one in (*self.people.every, self.people.of(here))}
        if self._memory.begun:
            from moon_desktop.memory import pages

            for every in pages.people(self._memory.index, hidden=True).values():
                for key, (name, count) in every.items():
                    counts[key] = counts.get(key, 0) + count
                    names.setdefault(key, name)
        order = sorted(names, key=lambda key: (-counts.get(key, 0), key))
        return [self._told_of(names[key], counts.get(key, 0)) for key in order]

    def _told_of(self, name: str, matches: int) -> Told:
        person, now = self.people.of(name), self._settings()
        here = folded(now.whose) in person.names
        solved = now.solved if here else _own(person)["solved"]
        return Told(
            name, matches, len(solved.split()), person.also, person.face, here, person.hidden
        )

    # --- what is said of them -------------------------------------------------------------

    def _do(self, act: Act, names: Sequence[str]) -> None:
        person = self.people.of(names[0])
        match act:
            case "here":
                self._change(self._settings().with_person("" if names[0] == YOU else names[0]))
            case "join":
                self._join(names)
            case "part":
                self._alter(partial(self.people.part, person.name))
            case "hide":
                self._alter(lambda: self.people.put(self._of(person, hidden=not person.hidden)))
            case "forget":
                told = tr(
                    "What {name} has learnt, and the positions solved, are forgotten for good."
                )
                self._ask(
                    told.format(name=apart(shown(names[0]))), tr("Forget"), self._forget, person
                )
        self._write()

    def _of(self, person: Person, **other: Any) -> Person:
        """The person as it is known now, and ``other``."""
        return self.people.of(person.name)._replace(**other)

    def _join(self, names: Sequence[str]) -> None:
        """Who plays here, or else has played more, keeps the name; nobody the one that is none."""
        one, other = names
        here = folded(self._settings().whose) in self.people.alike(other)
        if one == YOU or (here and other != YOU):
            one, other = other, one
        self._alter(partial(self.people.join, one, other))

    def _forget(self, person: Person) -> None:
        self._alter(lambda: self.people.put(self._of(person, own={})))
        if self._folder is not None:
            with suppress(OSError):
                (self._folder / _HONOURS).unlink(missing_ok=True)

    def _rename(self, name: str, new: str) -> None:
        """Nobody takes the name of another who is known, if only from records, but as one."""
        key, known = folded(new), ((one.name, *one.also) for one in self._told())
        other = next((names[0] for names in known if key in map(folded, names)), "")
        if key and (not other or key in self.people.alike(name)):
            self._alter(partial(self.people.rename, name, new))
            return
        self._write()
        if other:
            told = tr("Are {one} and {other} one person?")
            told = told.format(one=apart(shown(name)), other=apart(shown(other)))
            self._ask(told, tr("They are one"), self._join, [other, name])

    def _ask(self, told: str, yes: str, task: Callable[..., object], whom: object) -> None:
        over = self._window if self.dialog is None else self.dialog
        ask(over, tr("People"), told, yes, partial(task, whom))

    def _alter(self, task: Callable[[], object]) -> None:
        """Does it when all is known, and whoever plays here goes on with its own."""
        if self._leave() and self._done(task):
            now = self._settings()
            self._keep(now._replace(**_own(self.people.of(now.whose))))
            self.changed.emit()
        self._write()


def _own(person: Person) -> dict[str, Any]:
    """What is a person's own, as options have it."""
    usual, found = Settings(), dict[str, Any]()
    for key in OWN:
        raw = person.own.get(key)
        text = json.dumps(raw) if isinstance(raw, dict) else raw
        value, _ = OPTIONS[key].read(text, CATALOGUE[CATALOGUE.first], ANYTHING)
        found[key] = getattr(usual, key) if value is None else value
    return found
