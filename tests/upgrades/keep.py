"""Keeps what this version leaves in a person's folders, for later versions to open.

``python -m tests.upgrades.keep`` sits down at the window of this version, chooses preferences and
house rules, plays a match to its end, leaves one and stops in the middle of a third; what is on
disk then is put into a folder called after the version. It keeps to what every version so far
can do, so that copied into the tree of an earlier one it makes the folder of that.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from unittest.mock import patch

from moon_desktop import __version__

FOLDER = Path(__file__).resolve().parent
TOLD = "told.json"
"""What the version itself said of the folder it left."""

CHOSEN: dict[str, Any] = {
    "your_name": "Zoë",
    "left_name": "Nan",
    "across_name": "Kit",
    "right_name": "Ned",
    "left_level": "random",
    "left_player": "random",
    "right_player": "skilled",
    "pace": "fast",
    "movement": "fast",
    "thinking": "short",
    "expert_seconds": "0.5",
    "trick_stay": "click",
    "preset": "fosdick",
    "base": "Kitchen",
    "keys": (("undo", "Ctrl+B"),),
    "sheet": False,
}
"""Preferences that are not the default, by every name that an option has had."""

KITCHEN: dict[str, Any] = {"minimum_bid": 3, "aggie_dice": True, "target": 15}
PORCH: dict[str, Any] = {"seats": 4, "partners": True, "hickeys": True}
"""Two sets of house rules of one's own; the rules of the preferences are the first of them."""


def leave_behind(folder: Path) -> dict[str, Any]:
    """Plays in ``folder``, which has ``data`` and ``config`` then; returns what there is to know
    of it."""
    from PySide6.QtWidgets import QApplication

    from moon_desktop.app.application import MoonDesktop
    from moon_desktop.disk import settings
    from moon_desktop.games.moon.rules import PRESETS, MoonRules
    from moon_desktop.table import tempo
    from tests.kit.person import Person, until

    app = QApplication.instance() or QApplication([])
    data, config = folder / "data", folder / "config"
    program = MoonDesktop(data, settings.file_at(config), pace=tempo.AT_ONCE)
    matches, preferences = program.matches, program.preferences
    heard: list[str] = []
    with patch.object(
        type(program.window), "tell", lambda _, title, text, offer="": heard.append(text)
    ):
        program.start(preset="follow-me-42")
        until(lambda: program.machine.running, "the start")
        person = Person(program, heard, "keys")
        if hasattr(preferences, "shelf"):
            preferences.shelf.keep("Kitchen", MoonRules(**KITCHEN))
            preferences.shelf.keep("Porch", MoonRules(**PORCH))
        chosen = {k: v for k, v in CHOSEN.items() if hasattr(preferences.settings, k)}
        if hasattr(preferences.settings, "rules"):
            chosen["rules"] = MoonRules(**KITCHEN)
        preferences.change(preferences.settings._replace(**chosen))
        # One to its end, by rules that need few hands for it.
        matches.begin(MoonRules(target=7, hickeys=True), 42)
        person.play_match()
        # One that makes room for another.
        matches.begin(PRESETS["shoot-the-moon-4"], 7)
        person.play_hand()
        others = {name: leave_match(person, name, data) for name in other_games()}
        # And one in the middle of a trick, with something taken back.
        matches.begin(MoonRules(**KITCHEN), 2026)
        person.play_hand()
        person.asked_in("play")
        person.go_on()
        person.asked()
        matches.undo()
        person.asked_in("play")
        person.go_on()
        person.asked()
        program.window.close()
        assert heard == [], heard
    host = program.host
    told = {
        "version": __version__,
        "settings": plain(preferences.settings),
        "match": {
            "lines": len((data / "match.moon").read_bytes().splitlines()),
            "phase": host.sight.phase,
            "turn": host.match.turn,
        },
        "house_rules": list(preferences.shelf.names()) if hasattr(preferences, "shelf") else [],
        "records": len(list((data / "records").iterdir())),
        "others": others,
    }
    app.processEvents()
    return told


def other_games() -> list[str]:
    """The games that this version has beside Moon."""
    try:
        from moon_desktop.games import OWN
    except ImportError:  # it has no catalogue
        return []
    return [name for name in OWN if name != "moon"]


def leave_match(person: Any, name: str, data: Path) -> dict[str, Any]:
    """Leaves a match of the game ``name`` in the middle of a trick."""
    from moon_desktop.games import CATALOGUE
    from moon_desktop.players.player import RandomPlayer

    rules, player = next(iter(CATALOGUE[name].presets.values())), RandomPlayer(1)
    person.program.matches.begin(rules, 2026, game=name)
    while not ((sight := person.asked()).phase == "play" and sight.tricks):
        # By hand Moon alone can be played here.
        person.program.croupier.choose(player.choose(sight))
    record = data / f"match-{name}.moon"
    lines = len(record.read_bytes().splitlines())
    return {"lines": lines, "phase": sight.phase, "turn": person.host.match.turn}


def plain(chosen: Any) -> dict[str, Any]:
    """Preferences as JSON has them."""
    values = chosen._asdict()
    if "rules" in values:
        values["rules"] = values["rules"].to_record()
    if "keys" in values:
        values["keys"] = dict(values["keys"])
    if "place" in values:
        del values["place"]  # it is the screen's as much as the person's
    return dict(values)


def keep(into: Path, day: time.struct_time) -> Path:
    """Makes the folder of this version below ``into``, in place of one that is there; to those
    who play there it is ``day``."""
    kept = into / __version__
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder, __version__)
        # What is kept is not to tell when, or by whom, it was made.
        with patch.object(time, "gmtime", lambda *_: day):
            told = leave_behind(made)
        text = json.dumps(told, ensure_ascii=False, indent=2)
        (made / TOLD).write_text(text + "\n", encoding="utf-8", newline="\n")
        shutil.rmtree(kept, ignore_errors=True)
        # The window may still have the lock.
        shutil.copytree(made, kept, ignore=shutil.ignore_patterns("match.lock"))
    return kept


def kept_versions() -> list[str]:
    """The versions of which something is kept."""
    return sorted(path.name for path in FOLDER.iterdir() if (path / TOLD).exists())


def day_of_commit() -> time.struct_time:
    """When the commit was made that is checked out."""
    words = ("git", "log", "-1", "--format=%ct")
    said = subprocess.run(words, cwd=FOLDER, capture_output=True, text=True, check=True)
    return time.gmtime(int(said.stdout))


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    where = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    print(keep(where, day_of_commit()))
