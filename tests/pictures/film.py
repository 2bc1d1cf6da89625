"""Strips of the frames of each motion, to be looked at one by one.

``python -m tests.pictures.film FOLDER`` has computer players play, and films every kind of motion
once a game; ``--soft`` as for those who want less of it. What the hand does itself (refused, let
go, picked up) is filmed besides.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from unittest.mock import patch

import shiboken6
from PySide6.QtCore import QElapsedTimer, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from moon_desktop.app.application import MoonDesktop
from moon_desktop.disk import settings
from moon_desktop.disk.options import ANYTHING
from moon_desktop.disk.settings import Settings
from moon_desktop.games import CATALOGUE
from moon_desktop.table.playback import Step
from moon_desktop.table.tempo import Tempo
from tests.kit.person import Person
from tests.kit.table_positions import filed, following

SIZE: Final = QSize(1180, 700)
WIDE: Final = 460
"""Px of a frame in a strip."""

ACROSS, MOST = 4, 24
"""Frames in a row of a strip, and in all."""

SLOW: Final = 3.0
"""So many times slower than at the table everything goes, so that it can be filmed."""


class Camera:
    """Films the window of ``program`` from ``roll`` until ``cut``."""

    def __init__(self, program: MoonDesktop, folder: Path, soft: bool) -> None:
        self._window, self._folder, self._slow = program.window, folder, 1.0 if soft else SLOW
        self._frames: list[tuple[int, QImage]] = []
        self._clock = QElapsedTimer()
        self._timer = QTimer(self._window, interval=10 if soft else 30)
        self._timer.timeout.connect(self._take)
        self._name, self._seen = "", QRect()
        self.filmed: set[str] = set()

    def roll(self, name: str, *, pad: bool = False) -> None:
        """Begins a strip, unless there is one of that name, or one is being filmed; of the table,
        or of the ``pad``."""
        if not self._name and name not in self.filmed:
            self._name = name
            view, wide = self._window.view, self._window.over.table_width
            whole = QRect(view.mapTo(self._window, QPoint(0, 0)), view.size())
            self._seen = (
                whole.adjusted(wide, 0, 0, 0)
                if pad
                else whole.adjusted(0, 0, wide - whole.width(), 0)
            )
            self._frames.clear()
            self._clock.start()
            self._take()
            self._timer.start()

    def cut(self) -> None:
        """Ends the strip and puts it together."""
        self._timer.stop()
        name, self._name = self._name, ""
        if name and len(self._frames) > 2:
            self.filmed.add(name)
            self._strip().save(str(self._folder / f"{name}.png"))
            print(name, len(self._frames), flush=True)

    def _take(self) -> None:
        frame = self._window.grab(self._seen).toImage()
        if not self._frames or frame != self._frames[-1][1]:
            self._frames.append((round(self._clock.elapsed() / self._slow), frame))

    def _strip(self) -> QImage:
        step = max(1.0, len(self._frames) / MOST)
        chosen = [self._frames[int(n * step)] for n in range(min(MOST, len(self._frames)))]
        chosen[-1] = self._frames[-1]
        high = WIDE * chosen[0][1].height() // chosen[0][1].width()
        rows = -(-len(chosen) // ACROSS)
        strip = QImage(WIDE * ACROSS, rows * (high + 4), QImage.Format.Format_RGB32)
        strip.fill(QColor("#000000"))
        painter = QPainter(strip)
        for number, (ms, frame) in enumerate(chosen):
            x, y = number % ACROSS * WIDE, number // ACROSS * (high + 4)
            smooth = Qt.TransformationMode.SmoothTransformation
            painter.drawImage(x, y, frame.scaledToWidth(WIDE - 4, smooth))
            painter.setPen(QColor("#FFFFFF"))
            painter.drawText(x + 6, y + high - 6, f"{ms} ms")
        painter.end()
        return strip


@contextmanager
def program(home: Path, soft: bool, game: str, record: Path | None = None) -> Iterator[MoonDesktop]:
    """The program with computer players at every seat, or with ``record`` open."""
    store = settings.file_at(home)
    usual = Settings(thinking="none", welcomed=True)
    chosen = settings.for_game(store, ANYTHING, usual, CATALOGUE[game])
    settings.save(store, chosen if record else chosen._replace(your_player="casual"))
    pace = Tempo(1.0, 0.6, soft=True) if soft else Tempo(SLOW, 0.6 * SLOW, SLOW / 2)
    made = MoonDesktop(None, store, pace=pace)
    made.croupier.inquiry.endless = True
    made.croupier.consider = 0
    made.start(record)
    made.window.resize(SIZE)
    try:
        yield made
    finally:
        made.window.close()
        made.table.playback.clear()
        shiboken6.delete(made.window)
        shiboken6.delete(made)


def play(folder: Path, soft: bool, game: str, seconds: float) -> None:
    """Films what the table shows of a match."""
    with tempfile.TemporaryDirectory() as home, program(Path(home), soft, game) as made:
        camera, playback = Camera(made, folder, soft), made.table.playback

        def roll(step: Step) -> None:
            motion = playback.motion
            kind = type(step.entry).__name__.lower()
            if motion.kind == "play":
                if motion.taker is None and not motion.dummy:
                    kind = "play"
                else:
                    kind = "last-trick" if motion.over else "trick"
            camera.cut()
            camera.roll(f"{game}-{kind}")

        playback.showing.connect(roll)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            QTest.qWait(50)
            if made.machine.asking:
                camera.cut()
                camera.roll(f"{game}-row", pad=True)
                QTest.qWait(1000 if soft else 2600)
                camera.cut()
                made.croupier.go_on()


def hand(folder: Path, soft: bool) -> None:
    """Films what a hand does at the table."""
    with tempfile.TemporaryDirectory() as home:
        record = filed(following(), Path(home) / "following.moon")
        with program(Path(home), soft, "moon", record) as made:
            person, camera = Person(made, [], "click"), Camera(made, folder, soft)
            person.asked()
            for name, act in (
                ("refused", lambda: person.click(person.place_of("5-5"))),
                ("let-go", lambda: person.drag("6-1", person.nowhere)),
                ("hovered", lambda: person.hover(person.place_of("6-1"))),
                ("played", lambda: person.click(person.place_of("6-1"))),
            ):
                camera.roll(f"hand-{name}")
                act()
                QTest.qWait(1500)
                camera.cut()


def main(arguments: Sequence[str] | None = None) -> int:
    """Films."""
    parser = argparse.ArgumentParser(prog="python -m tests.pictures.film")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--soft", action="store_true", help="less motion")
    parser.add_argument("--game", action="append", choices=list(CATALOGUE), help="only this one")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long a match is filmed")
    given = parser.parse_args(arguments)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QApplication.instance() or QApplication([])
    given.folder.mkdir(parents=True, exist_ok=True)
    for game in given.game or CATALOGUE:
        with patch("secrets.randbelow", lambda limit: 3):
            play(given.folder, given.soft, game, given.seconds)
    hand(given.folder, given.soft)
    app.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
