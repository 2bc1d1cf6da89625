"""All screens in all their looks, as pictures in a folder with a page to look through them.

``python3 packaging/run.py pictures FOLDER`` draws every screen in every game, theme, set of tiles,
language and size, one kind changed at a time; ``--theme night --language de`` and the like draw
all combinations of what is named, with what is usual of the rest.
"""

from __future__ import annotations

import argparse
import html
import json
import logging
import os
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from tests.pictures.views import View, asked, choices

_PROJECT: Final = Path(__file__).resolve().parent.parent.parent
_PATIENCE: Final = 900
"""Seconds for all screens of a view."""
_FAILED: Final = "failed.txt"
"""In the folder of a view: the screens that could not be drawn, and why."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Draws what is asked for; 1 where a screen could not be drawn."""
    from tests.pictures.screens import SCREENS

    every = choices()
    parser = argparse.ArgumentParser(
        prog="run.py pictures", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="where the pictures go")
    for kind, values in every.items():
        listed = ", ".join((*values, "all"))
        parser.add_argument(f"--{kind}", action="append", metavar="WHICH", help=listed)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE",
                        help="another option of the preferences, as it is kept")  # fmt: skip
    parser.add_argument("--screen", action="append", metavar="NAME", help=", ".join(SCREENS))
    parser.add_argument("--workers", type=int, default=2, help="how many views at a time (2)")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    screens = given.screen or list(SCREENS)
    if unknown := sorted(set(screens) - set(SCREENS)):
        parser.error(f"there is no screen {unknown[0]}")
    if given.one:
        return draw(View(*json.loads(given.one)), given.folder, screens)
    wanted = {}
    for kind, values in every.items():
        named = getattr(given, kind) or ()
        wanted[kind] = values if "all" in named else tuple(named)
        if kind != "size" and (unknown := sorted(set(wanted[kind]) - set(values))):
            parser.error(f"there is no {kind} {unknown[0]}: {', '.join(values)}")
    views = asked(wanted, given.option)
    folder = given.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    with ThreadPoolExecutor(given.workers) as pool:
        failed = sum(pool.map(lambda view: _apart(view, folder, screens), views))
    write_page(folder)
    took = time.monotonic() - begun
    print(f"{len(views)} views in {took:.0f} s, {failed} of them with screens that failed:")
    print((folder / "index.html").as_uri())
    return 1 if failed else 0


def _apart(view: View, folder: Path, screens: Sequence[str]) -> bool:
    """Draws a view in a process of its own; True where a screen failed."""
    # The ratio of a screen is settled when a process begins.
    around = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": view.ratio}
    command = [sys.executable, "-m", "tests.pictures.contact", str(folder)]
    command += ["--one", json.dumps([*view[:-1], list(view.others)])]
    command += [word for screen in screens for word in ("--screen", screen)]
    try:
        done = subprocess.run(
            command, cwd=_PROJECT, env=around, check=False, capture_output=True, text=True,
            timeout=_PATIENCE,
        )  # fmt: skip
        failed, said = done.returncode != 0, done.stderr
    except subprocess.TimeoutExpired:
        failed, said = True, f"not done after {_PATIENCE} s"
    print(view.game, view.name, f"failed\n{said[-3000:]}" if failed else "", flush=True)
    return failed


class _Log(logging.Handler):
    """What the program notes in its log of what failed."""

    def __init__(self, level: int) -> None:
        super().__init__(level)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(logging.Formatter().format(record))


def draw(view: View, folder: Path, screens: Sequence[str]) -> int:
    """Draws a view in this process; 1 where a screen failed."""
    from PySide6.QtWidgets import QApplication

    from moon_desktop.app.application import MoonDesktop
    from moon_desktop.app.launch import talk
    from moon_desktop.disk import settings
    from moon_desktop.table import tempo
    from tests.pictures.screens import SCREENS, Stand

    place = folder / view.game / view.name
    place.mkdir(parents=True, exist_ok=True)
    failed = place / _FAILED
    failed.unlink(missing_ok=True)
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    talk(app, view.language)
    with tempfile.TemporaryDirectory() as home:
        store = settings.file_at(Path(home))
        settings.save(store, view.settings())
        program = MoonDesktop(Path(home) / "data", store, pace=tempo.AT_ONCE)
        program.window.resize(*view.box)
        stand = Stand(view, program, Path(home))
        program.start(None, stand.game.usual)
        stand.rest()
        log = _Log(logging.ERROR)
        logging.getLogger().addHandler(log)
        for name in screens:
            try:
                for called, image in SCREENS[name](stand):
                    image.save(str(place / f"{called}.png"), quality=70)
            except Exception:
                log.said.append(traceback.format_exc())
            if log.said:
                # Also where the program itself went on, and a box says so in the picture.
                said = "".join(f"{name}: {told}\n" for told in log.said)
                log.said.clear()
                with failed.open("a", encoding="utf-8") as file:
                    file.write(said)
                sys.stderr.write(said)
    # What still thinks would be waited for.
    sys.stderr.flush()
    os._exit(int(failed.exists()))


def write_page(folder: Path) -> None:
    """A page with all pictures in ``folder``: a row a screen, with all its looks."""
    rows: dict[tuple[str, str], list[Path]] = {}
    for picture in sorted(folder.glob("*/*/*.png")):
        rows.setdefault((picture.parts[-3], picture.stem), []).append(picture)
    body = []
    for (game, screen), pictures in rows.items():
        shown = "".join(
            f'<a href="{at}"><img loading="lazy" src="{at}" alt=""><br>{look}</a>'
            for at, look in (
                (html.escape(p.relative_to(folder).as_posix()), html.escape(p.parts[-2]))
                for p in pictures
            )
        )
        body.append(f"<h2>{html.escape(game)}: {html.escape(screen)}</h2>\n<p>{shown}</p>")
    lost = "".join(
        f"<pre>{html.escape(file.parent.name)}: {html.escape(file.read_text('utf-8'))}</pre>"
        for file in sorted(folder.glob(f"*/*/{_FAILED}"))
    )
    style = (
        "body{background:#222;color:#ddd;font:14px sans-serif}a{display:inline-block;margin:6px;"
        "color:#ddd;text-align:center}img{max-width:420px;max-height:420px}pre{color:#f99}"
    )
    page = f"<!doctype html><meta charset=utf-8><title>Moon Desktop</title><style>{style}</style>"
    text = "\n".join((page, lost, *body)) + "\n"
    (folder / "index.html").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
