"""What a thinking computer player costs the frames, and how fast its thought is broken off: three
tiles fly over the table, a frame every sixtieth of a second, now while nobody thinks and now while
an expert thinks without a pause.

As a program, `thinking.py ROUNDS THOUGHTS FOLDER`: ROUNDS flights in either way, and THOUGHTS
broken off; FOLDER holds the journal. It prints one JSON object: ms of each frame by the way, and
ms from each breaking off to the end of the thought, and from asking for a hint to its figures.
"""

from __future__ import annotations

import json
import random
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QApplication

from moon_desktop.app.application import MoonDesktop
from moon_desktop.app.beside import FIRST
from moon_desktop.app.host import Host
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.games.moon.match import Moon, start
from moon_desktop.games.moon.players import Expert
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.players.player import AnyPlayer, Budget
from moon_desktop.table import tempo
from moon_desktop.thinking.asking import Asking
from moon_desktop.thinking.choices import Thinker
from tests.benchmarks.flights import TableFlight
from tests.benchmarks.frames import as_it_runs, open_program
from tests.benchmarks.journals import leave_match
from tests.benchmarks.measure import Measure, Row, Wanted, against, late
from tests.benchmarks.process import Programs

STEPS = 17
"""Frames of a flight of 280 ms at 60 a second."""

BEAT = 1 / 60
DEALS = 60_000
"""More deals than can be weighed in the time: the expert thinks until it is stopped."""

SECONDS = 5.0

TIMES = 60
"""Flights in either way, and thoughts broken off."""

FRAMES_WANTED = Wanted("ratio", "most", 1.2)
STOP_WANTED = Wanted("figure", "most", 100.0)
FIRST_WANTED = Wanted("figure", "most", 300.0)
LAST_WANTED = Wanted("figure", "most", 1000.0)


def thinking(programs: Programs, scale: float) -> list[Row]:
    """Rows for the frames while somebody thinks, the floor being while nobody does, and for the
    end of a thought that is broken off."""
    folder, times = programs.folder / "thinking", max(4, round(TIMES * scale))
    leave_match(folder)
    told = programs.run("thinking.py", times, times, folder)
    calm, busy, stop = (told[name] for name in ("calm", "thinking", "stop"))
    frame = "Frame while an expert thinks"
    return [
        against(frame, "ms", Measure.of(busy), Measure.of(calm)),
        against("… 95 of 100 within", "ms", late(busy), late(calm), FRAMES_WANTED),
        Row("A thought is broken off", "ms", Measure.of(stop)),
        Row("… 95 of 100 within", "ms", late(stop), wanted=STOP_WANTED),
        Row(f"… the slowest of {len(stop)}", "ms", Measure(max(stop))),
        Row("The first hint's first figures", "ms", Measure(told["first"][0]), wanted=FIRST_WANTED),
        Row("… of hints after it", "ms", Measure.of(told["first"][1:]), wanted=FIRST_WANTED),
        Row("A hint's last figures", "ms", Measure.of(told["last"]), wanted=LAST_WANTED),
    ]


def untiring(seed: int) -> AnyPlayer:
    """An expert that makes full use of its time."""
    return Expert(seed, Budget(None, DEALS))


class Restless(QObject):
    """Has an expert think about one position after another, without a pause."""

    def __init__(self, host: Host, sights: list[MoonSight]) -> None:
        super().__init__()
        self._header = host.header.with_seats(
            tuple(seat._replace(player="untiring") for seat in host.header.seats)
        )
        self._sights = sights
        self._next = 0
        self.thinker = Thinker(lambda game: {"untiring": untiring}, "untiring", self)
        self.thinker.seconds = SECONDS
        self.thinker.chosen.connect(self.begin)

    def begin(self) -> None:
        """The next thought."""
        sight = self._sights[self._next % len(self._sights)]
        self._next += 1
        self.thinker.think(self._header, sight)


def positions(match: Moon) -> Iterator[MoonSight]:
    """What seats see that have most to think about: a bid, and tiles led and played early."""
    while (chance := match.chance(11)) is not None:
        match, _ = match.after(chance)
    while (turn := match.turn) is not None:
        sight = match.sight(turn)
        early = sight.phase == "play" and len(sight.tricks) < 2
        if (sight.phase == "bid" or early) and len(sight.legal) > 1:
            yield sight
        match, _ = match.after(sight.legal[1 if sight.phase == "bid" else 0])


def thoughts() -> list[threading.Thread]:
    """The threads in which somebody thinks."""
    return [thread for thread in threading.enumerate() if thread.name.endswith("(_consider)")]


def paced(flight: TableFlight) -> list[float]:
    """Ms that each frame of a flight takes, one every sixtieth of a second."""
    flight.rest()
    go = flight.set_out()
    as_it_runs(flight.view)
    taken = []
    due = time.perf_counter()
    for step in range(1, STEPS + 1):
        due += BEAT
        while (left := due - time.perf_counter()) > 0:
            QCoreApplication.processEvents()
            time.sleep(min(left, 0.002))
        began = time.perf_counter()
        go(tempo.PLAY * step // STEPS)
        as_it_runs(flight.view)
        taken.append((time.perf_counter() - began) * 1000)
    flight.leave()
    return taken


def frames(flight: TableFlight, restless: Restless, rounds: int) -> dict[str, list[float]]:
    """Ms of each frame, by whether somebody thinks; the two take turns."""
    told: dict[str, list[float]] = {"calm": [], "thinking": []}
    paced(flight)
    for _ in range(rounds):
        told["calm"] += paced(flight)
        restless.begin()
        until(lambda: bool(thoughts()))
        told["thinking"] += paced(flight)
        restless.thinker.stop()
        until(lambda: not thoughts())
    return told


def until(condition: Callable[[], bool]) -> None:
    """Lets the program run until ``condition`` holds; raises TimeoutError after 20 s."""
    end = time.perf_counter() + 20
    while not condition():
        if time.perf_counter() > end:
            raise TimeoutError("a thought neither began nor ended")
        QCoreApplication.processEvents()
        time.sleep(0.0005)


def breaking_off(restless: Restless, count: int) -> list[float]:
    """Ms from breaking a thought off, at any moment of it, until its thread has ended."""
    chance = random.Random(5)
    taken: list[float] = []
    while len(taken) < count:
        restless.begin()
        end = time.perf_counter() + chance.uniform(0.0, 0.4)
        while time.perf_counter() < end:
            QCoreApplication.processEvents()
            time.sleep(0.001)
        began = time.perf_counter()
        restless.thinker.stop()
        for thread in thoughts():
            thread.join(20)
        taken.append((time.perf_counter() - began) * 1000)
    return taken


def hints(program: MoonDesktop, count: int) -> dict[str, list[float]]:
    """Ms from asking for a hint in Texas 42 until figures stand, the first and the last."""
    game = CATALOGUE["texas42"]
    match = game.start(next(iter(game.presets.values())))
    program.thinker.warm_up("texas42", match.rules)
    until(lambda: not thoughts())
    told: dict[str, list[float]] = {"first": [], "last": []}
    adviser, asking = program.thinker.worker.adviser("texas42"), Asking(program)
    came: list[float] = []
    asking.answered.connect(lambda _: came.append(time.perf_counter()))
    for seed in range(count):
        at = match
        while (chance := at.chance(seed)) is not None:
            at, _ = at.after(chance)
        # Bids, and in every other deal what comes after them.
        while seed % 2 and at.turn is not None and not at.sight(at.turn).plays:
            at, _ = at.after(at.legal()[0])
        assert at.turn is not None
        came.clear()
        began = time.perf_counter()
        asking.ask(partial(adviser, at.sight(at.turn)), FIRST, 1.0 - FIRST)
        until(lambda: not asking.busy)
        told["first"].append((came[0] - began) * 1000)
        told["last"].append((came[-1] - began) * 1000)
    return told


def main(rounds: int, count: int, folder: Path) -> dict[str, list[float]]:
    """Everything that is measured here."""
    app = QApplication(sys.argv[:1])
    program = open_program(folder)
    rules = program.host.match.rules
    assert isinstance(rules, MoonRules)
    sights = list(positions(start(rules)))
    restless = Restless(program.host, sights)
    told = frames(TableFlight(program), restless, rounds)
    told["stop"] = breaking_off(restless, count)
    told |= hints(program, count)
    app.processEvents()
    return told


if __name__ == "__main__":
    print(json.dumps(main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]))))
