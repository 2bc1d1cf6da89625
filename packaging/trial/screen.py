"""A screen in a chroot: its windows, its keyboard, its picture, and a game played on it by keys."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from project import NAME
from trial.chroot import HOME, Chroot
from trouble import Trouble

# The packages of what is used here, and of what any desktop has for files and their programs.
TOOLS = (
    "desktop-file-utils",
    "libfile-mimeinfo-perl",
    "libglib2.0-bin",
    "openbox",
    "procps",
    "scrot",
    "shared-mime-info",
    "x11-utils",
    "xdg-utils",
    "xdotool",
    "xvfb",
)
Found = TypeVar("Found")
SIZE = "1280x800"
JOURNAL = ".local/share/moon-desktop/match.moon"
# Tried one after another until the record has grown: pass; take what is marked; take the first
# tile or the next, of the eight there may be.
KEYS = ("p", "Return", "Home", *("Return", "Right") * 8)
# So many keys without an effect: the table is stuck.
MOST_TRIED = 120


@dataclass
class Screen:
    """The screen with this number in the chroot; `log` is where programs on it write."""

    chroot: Chroot
    number: int
    log: Path
    started: list[subprocess.Popen[bytes]] = field(default_factory=list)

    @property
    def extra(self) -> Mapping[str, str]:
        return {"DISPLAY": f":{self.number}"}

    def start(self, *words: str) -> subprocess.Popen[bytes]:
        process = self.chroot.start_as_player(*words, extra=self.extra, log=self.log)
        self.started.append(process)
        return process

    def ask(self, *words: str) -> str:
        """What a tool on the screen answers, "" if it fails."""
        said = self.chroot.as_player(*words, extra=self.extra, seconds=60)
        return said.stdout.strip() if said.returncode == 0 else ""

    def press(self, *keys: str) -> None:
        self.ask("xdotool", "key", "--clearmodifiers", *keys)

    def managed(self) -> bool:
        """Whether there is somebody who gives windows the keyboard."""
        return "window id" in self.ask("xprop", "-root", "_NET_SUPPORTING_WM_CHECK")

    def shown(self) -> list[str]:
        """The numbers of the program's windows that can be seen."""
        return self.ask("xdotool", "search", "--onlyvisible", "--class", NAME).split()

    def window(self, seconds: float = 40) -> str | None:
        """The number of a window of the program, once there is one."""
        found = until(self.shown, seconds)
        return found[0] if found else None

    def no_window(self, seconds: float = 20) -> bool:
        """Whether all windows of the program are gone within so many seconds."""
        return bool(until(lambda: not self.shown(), seconds))

    def picture(self, to: Path) -> None:
        """Write what the screen shows into the file `to`."""
        self.ask("scrot", "--overwrite", "/tmp/shown.png")
        shutil.copyfile(self.chroot.inside("/tmp/shown.png"), to)


def until(tried: Callable[[], Found], seconds: float) -> Found | None:
    """What `tried` gives as soon as it is something, or None after so many seconds."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = tried()
        if found:
            return found
        time.sleep(0.25)
    return None


@contextmanager
def screen(chroot: Chroot, log: Path) -> Iterator[Screen]:
    """A screen with a window manager, for the person in the chroot. Raises Trouble."""
    told = chroot.inside("/tmp/display")
    told.write_text("", encoding="ascii")  # that of an earlier screen may lie there
    told.chmod(0o666)
    words = f'exec Xvfb -displayfd 3 -screen 0 {SIZE}x24 -nolisten tcp 3>"/tmp/display"'
    with log.open("ab"):
        server = chroot.start_as_player("sh", "-c", words, extra={}, log=log)
    number = until(lambda: told.read_text(encoding="ascii").strip(), 30)
    shown = Screen(chroot, int(number or 0), log)
    try:
        if not number:
            raise Trouble(f"Xvfb did not start in the chroot: see {log}.")
        shown.start("openbox")
        if not until(shown.managed, 30):
            raise Trouble(f"No window manager came in the chroot: see {log}.")
        yield shown
    finally:
        for process in (*shown.started, server):
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def entries(record: Path) -> list[dict[str, object]]:
    """The lines of a record; none if it is not there. What is still being written is left out."""
    try:
        text = record.read_text(encoding="utf-8")
    except FileNotFoundError:
        return []
    return [json.loads(line) for line in text.split("\n")[:-1]]


def over(record: Path) -> bool:
    """Whether a game was finished in the record."""
    return any(line.get("event") == "game" for line in entries(record))


def play(shown: Screen, record: Path) -> None:
    """Play at the open table, by keys alone, until a game is over in the record.

    Raises Trouble if the table takes no more of them before that.
    """
    tried = 0
    while not over(record):
        before = len(entries(record))
        shown.press(KEYS[tried % len(KEYS)])
        grown = until(lambda: len(entries(record)) > before, 0.5)  # noqa: B023 - asked at once
        tried = 0 if grown else tried + 1
        if tried > MOST_TRIED:
            raise Trouble(f"The table took none of {tried} keys.")


def choices(record: Path, seat: int) -> int:
    """How many choices of this seat are in the record."""
    kinds = ("bid", "exchange", "trump", "play")
    return sum(line.get("event") in kinds and line["seat"] == seat for line in entries(record))


def start_of_match(chroot: Chroot, program: str, preset: str, target: int) -> str:
    """A record in the person's home, by this name, in which a match to `target` is to begin with
    the person at the first seat."""
    made = chroot.as_player(
        program, "simulate", "--players", "casual,casual,casual", "--matches", "1",
        "--seed", "5", "--preset", preset, "--set", f"target={target}", "--records", "made",
    )  # fmt: skip
    records = sorted(chroot.home.glob("made/*.moon"))
    if not records:
        raise Trouble(f"simulate wrote no record: {made.stdout}")
    header = json.loads(records[0].read_text(encoding="utf-8").splitlines()[0])
    header["seats"][0] = {"name": "Zoë", "player": "human"}
    name = "an evening at Zoë’s.moon"
    chroot.give(name, json.dumps(header, ensure_ascii=False) + "\n")
    return f"{HOME}/{name}"
