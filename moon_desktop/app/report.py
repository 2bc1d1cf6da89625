"""What a problem is told with: text that its writer sees to the last line, and nothing else."""

from __future__ import annotations

import os
import platform
import re
import time
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtGui import QGuiApplication

from moon_desktop.app.memory.memory import Memory
from moon_desktop.app.parts import Parts
from moon_desktop.app.preferences import Preferences
from moon_desktop.app.seating import numbered, without_names
from moon_desktop.disk import log
from moon_desktop.disk.settings import OPTIONS, Settings
from moon_desktop.engine.entries import Note
from moon_desktop.games import CATALOGUE, record_text
from moon_desktop.look.theme import THEME
from moon_desktop.version import version
from moon_desktop.windows.dialogs.report import ReportBox, Switch
from moon_desktop.words.language import spoken, tr
from moon_desktop.words.names import YOU

_LATEST, _EVER = 200, 100_000
"""Lines of the log, and of those that are looked through for what concerns the records."""
_OF_RECORDS: Final = " moon_desktop.memory."
"""In lines of the log about them."""
RULE: Final = "-" * 30 + " 8< " + "-" * 30
"""Above and below the record, which can be cut out."""
_OWN: Final = r"moon_desktop[.\w]*|moon[- ]desktop"
"""Words of the program, which stay, whoever is called like a part of them."""
_UNTOLD: Final = ("place", "windows")
"""Preferences that nobody can read: what names stand in them is not seen."""

_NAMES: Final = ("here", *(name for name in OPTIONS if name.endswith(("_name", "_face"))))
"""Preferences in which names stand; the faces have some of them too."""


class Report:
    """Of the match on disk, whatever is played beside it; one in play is only told of with all
    its hands where that is wished, and then that was help."""

    def __init__(self, parts: Parts, preferences: Preferences, memory: Memory) -> None:
        self._host, self._window = parts.host, parts.window
        self._preferences, self._memory = preferences, memory
        self._noted = False
        """Whether it is noted that all hands were seen."""

    def open(self) -> ReportBox:
        """Asks what happened, and shows what can be saved of it."""
        over = self._host.own_over
        match = tr("The record of the match")
        if not over:
            match = tr("The record of the match, with all hands: that counts as help")
        box = ReportBox(
            {
                "names": Switch(tr("Numbers in place of names"), True),
                "preferences": Switch(tr("The preferences"), True),
                "log": Switch(tr("What the program noted"), True),
                "match": Switch(match, over),
            },
            self.text,
            f"moon-report-{time.strftime('%Y-%m-%d')}.txt",
            self._window,
        )
        box.switches["match"].clicked.connect(lambda: self._look_into(box))
        box.open()
        return box

    def _look_into(self, box: ReportBox) -> None:
        if box.switches["match"].isChecked() and not (self._noted or self._host.own_over):
            self._noted = True
            self._host.look_into()
            box.write()

    def text(self, happened: str, wanted: Collection[str]) -> str:
        """What is saved: what ``happened``, how the program runs, and the sections ``wanted``."""
        header, entries = self._host.own
        settings = self._preferences.settings
        screens = (
            f"{one.size().width()} x {one.size().height()} @ {one.devicePixelRatio():g}"
            for one in QGuiApplication.screens()
        )
        host, match = self._host, self._host.match
        named = "names" not in wanted
        hidden = dict(self._private(named))
        sections = {
            tr("What happened"): _without(hidden, happened.strip()),
            tr("The program"): "\n".join((
                version(), platform.platform(), QGuiApplication.platformName(), *screens,
                f"{THEME.text:.0%}, {settings.theme}, {spoken()}, {settings.motion}",
            )),
            tr("The table"): "\n".join((
                f"{host.header.game}, {match.number}, {match.sight(host.viewer).phase}",
                f"turn {match.turn}, viewer {host.viewer}, people {host.people}",
                f"side {host.side is not None}, saved {host.saved}",
            )),
        }  # fmt: skip
        if "preferences" in wanted:
            sections[tr("Preferences")] = "\n".join(_told(settings, hidden))
        if "log" in wanted:
            sections[tr("The records")] = _without(hidden, "\n".join(self._records()))
            sections[tr("The log")] = _without(hidden, "\n".join(log.latest(_LATEST)))
        parts = [f"== {title} ==\n{text}" for title, text in sections.items()]
        if "match" in wanted:
            if not named:
                header, entries = without_names(header, entries)
            parts.append(f"== {tr('The match')} ==\n{RULE}\n{record_text(header, entries)}{RULE}")
        return "\n\n".join(parts) + "\n"

    def _records(self) -> Iterator[str]:
        """What is known of them, those that cannot be read, and whatever was noted of trouble with
        them or with their index."""
        if self._memory.begun:
            index = self._memory.index
            every = index.listed()
            yield f"{len(every)} records, kept {index.kept}, busy {self._memory.busy}"
            yield from (f"cannot be read: {one.path}" for one in every if one.state == "damaged")
        yield from (line for line in log.latest(_EVER) if _OF_RECORDS in line)

    def _private(self, named: bool) -> Iterator[tuple[str, str]]:
        """What is not to be read there, and what stands in its place."""
        home = Path.home()
        yield from ((str(path), "~") for path in (home, home.as_posix()) if len(str(home)) > 1)
        node = platform.node()
        yield from ((name, "computer") for name in (node, node.partition(".")[0]))
        accounts = map(os.environ.get, ("USER", "LOGNAME", "USERNAME"))
        yield from ((name, "account") for name in (*accounts, home.name) if name)
        if not named:
            header, entries = self._host.own
            settings = self._preferences.settings._asdict()
            names = {
                **{str(settings[key]): key for key in _NAMES if not key.endswith("_face")},
                **{seat.name: numbered(n) for n, seat in enumerate(header.seats)},
                **{
                    entry.name: numbered(entry.seat or 0)
                    for entry in entries
                    if isinstance(entry, Note) and entry.name
                },
            }
            yield from ((name, told) for name, told in names.items() if name != YOU)


def _told(settings: Settings, hidden: Mapping[str, str]) -> Iterator[str]:
    """The preferences as they are kept; of words that a person chose those that may be told."""
    for name, value in settings._asdict().items():
        if name in _NAMES or (name == "base" and value not in CATALOGUE[settings.game].presets):
            yield f"{name}={_without(hidden, value)}"
        elif name not in _UNTOLD:
            yield f"{name}={OPTIONS[name].kept(value)}"


def _without(hidden: Mapping[str, str], text: str) -> str:
    """``text`` with other words for those that are ``hidden``."""
    words = sorted(filter(None, hidden), key=len, reverse=True)
    # All at once: what stands in the place of one may be like another.
    every = "|".join((f"({_OWN})", *(f"({re.escape(one)})" for one in words)))

    def told(found: re.Match[str]) -> str:
        place = found.lastindex or 1
        return found.group() if place == 1 else hidden[words[place - 2]]

    return re.sub(rf"(?<!\w)(?:{every})(?!\w)", told, text, flags=re.IGNORECASE)
