"""The pictures of the README, drawn by the program itself.

``python -m tests.pictures.readme`` draws them all anew, or those named, to be looked at;
``--compare`` draws nothing, and prints the names of those that would look otherwise.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.kit.score_sheets.likeness import apart, small
from tests.pictures.few_colours import in_few_colours
from tests.pictures.subjects import SUBJECTS

FOLDER = Path(__file__).resolve().parent.parent.parent / "packaging" / "pictures"
ALIKE = 0.0008
"""The share of a picture that other systems, and other versions of Qt, may draw otherwise."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Draws or compares; 1 where a picture is not as it would be drawn."""
    parser = argparse.ArgumentParser(prog="python -m tests.pictures.readme")
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(SUBJECTS))
    parser.add_argument("--compare", action="store_true", help="name those that look otherwise")
    given = parser.parse_args(arguments)
    unknown = set(given.names) - set(SUBJECTS)
    if unknown:
        parser.error(f"there is no picture {sorted(unknown)[0]}")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QApplication.instance() or QApplication([])
    different = False
    for name in given.names or SUBJECTS:
        path = FOLDER / f"{name}.png"
        with tempfile.TemporaryDirectory() as home:
            image = SUBJECTS[name](Path(home))
        if not given.compare:
            keep(image, path)
        elif unlike(image, path) > ALIKE:
            different = True
            print(path.name, flush=True)
    app.processEvents()
    return 1 if different else 0


def unlike(image: QImage, path: Path) -> float:
    """The share of a picture that differs from the one at ``path``; 1 where there is none."""
    kept = QImage(str(path))
    return 1.0 if kept.isNull() else apart(small(kept), small(image))


def keep(image: QImage, path: Path) -> None:
    """Writes a picture in few colours, so that the file is small."""
    path.parent.mkdir(exist_ok=True)
    assert in_few_colours(image).save(str(path), quality=0)


if __name__ == "__main__":
    sys.exit(main())
