"""A hand of each game, played by a client of the system's bus for screen readers."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from moon_desktop.disk import settings
from moon_desktop.disk.settings import Settings
from moon_desktop.engine.entries import Chance, Choice, HandEnd, visible
from moon_desktop.engine.reading import read
from moon_desktop.engine.record import HUMAN
from moon_desktop.games import CATALOGUE

CLIENT = Path(__file__).with_name("reader_client.py")
BUS = Path("/usr/libexec/at-spi-bus-launcher")
PYTHON = "/usr/bin/python3"
TOOLS = ("Xvfb", "openbox", "xdotool", "dbus-run-session")
SECONDS = 150
"""So long a client may take for a hand."""

pytestmark = pytest.mark.slow

SESSION = """
{bus} --launch-immediately & bus=$!
Xvfb -displayfd 3 -screen 0 1400x900x24 3>display 2>/dev/null & screen=$!
while [ ! -s display ]; do sleep 0.1; done
export DISPLAY=:$(cat display)
openbox 2>/dev/null & manager=$!
sleep 1
{client_python} {client} {seconds} >heard & client=$!
while [ ! -e listening ] && kill -0 $client; do sleep 0.1; done
{python} -m moon_desktop --preset {preset} 2>program.err & program=$!
wait $client
kill $program; wait $program; echo $? >status
kill $manager $screen $bus
"""


def can_read() -> bool:
    """Whether this system has all that a client needs."""
    if not BUS.exists() or any(shutil.which(tool) is None for tool in TOOLS):
        return False
    code = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    return subprocess.run([PYTHON, "-c", code], capture_output=True).returncode == 0


@pytest.mark.skipif(not can_read(), reason="no bus for screen readers here")
@pytest.mark.parametrize(
    "preset", ["follow-me-42", "fosdick-widow", "texas-42", "shoot-the-moon-cards", "cards-two"]
)
def test_a_client_plays_a_hand_and_hears_all_that_others_did(preset, tmp_path):
    game = CATALOGUE.preset(preset)[0]
    places = {name: tmp_path / name for name in ("config", "data", "run", "home")}
    for place in places.values():
        place.mkdir(mode=0o700)
    store = settings.file_at(places["config"] / "moon-desktop")
    chosen: dict[str, Any] = {"forced": "never", "welcomed": True, "told_of_pace": True}
    settings.save(store, Settings(**chosen, movement="fast", thinking="none", trick_stay="short"))
    environment = {
        "PATH": "/usr/bin:/bin", "HOME": str(places["home"]), "LANG": "C.UTF-8",
        "XDG_CONFIG_HOME": str(places["config"]), "XDG_DATA_HOME": str(places["data"]),
        "XDG_RUNTIME_DIR": str(places["run"]), "PYTHONPATH": str(Path.cwd()),
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_QPA_PLATFORM": "xcb",
    }  # fmt: skip
    session = SESSION.format(
        bus=BUS, python=sys.executable, client_python=PYTHON, client=CLIENT, preset=preset,
        seconds=SECONDS,
    )  # fmt: skip
    subprocess.run(
        ["dbus-run-session", "--", "bash", "-c", session],
        cwd=tmp_path, env=environment, timeout=SECONDS + 60, check=True,
    )  # fmt: skip
    heard = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
    (record,) = places["data"].rglob("*.moon")
    sayings = told_of(game, record)
    assert sayings, (tmp_path / "program.err").read_text()
    everything, place = " ".join(heard), 0
    for words in sayings:
        found = everything.find(words, place)
        assert found >= 0, (
            f"{words!r} was not heard after {everything[max(0, place - 90) : place]!r}"
        )
        place = found + len(words)
    assert "Score: " in heard[-1]
    for one in sayings:
        assert everything.count(one) == sayings.count(one), f"{one!r} was heard twice"
    assert (tmp_path / "status").read_text().strip() == "0"


def told_of(game: Any, record: Path) -> list[str]:
    """What others chose in the first hand of a record, as it is said to the person in it."""
    with record.open("rb") as lines:
        reading = read(lines, CATALOGUE)
    you = [seat.player for seat in reading.header.seats].index(HUMAN)
    names = ["You" if seat == you else one.name for seat, one in enumerate(reading.header.seats)]
    match, found, table = game.start(reading.match.rules), list[str](), game.show.table
    for entry in reading.entries:
        if isinstance(entry, HandEnd):
            break
        if isinstance(entry, Choice | Chance):
            before = match.sight(you)
            match, _ = match.after(entry)
            if isinstance(entry, Choice) and entry.seat != you:
                seen = visible(entry, you)
                found.append(table.told(before, seen, match.sight(you), names, you))
    return found
