"""Whether each icon that comes with the program is read, and is of the size it says."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageReader

from moon_desktop.icon import SIZES, app_icon
from moon_desktop.resources import folder
from moon_desktop.self_test.painted import colours
from moon_desktop.self_test.trial import Amiss, Found
from moon_desktop.wording import self_test as words
from moon_desktop.wording import self_test_why as reasons


def try_icons() -> Found:
    """Reads every picture among the icons, and the program's own icon in each size."""
    known = {bytes(kind.data()).decode() for kind in QImageReader.supportedImageFormats()}
    files = sorted((folder() / "icons").iterdir())
    notes = []
    read = 0
    for path in files:
        if path.suffix.removeprefix(".") not in known:
            # The program shows no picture of such a kind itself.
            notes.append(words.kind_not_read(path.name))
            continue
        _check_picture(path)
        read += 1
    icon = app_icon()
    for size in SIZES:
        if icon.actualSize(QSize(size, size)) != QSize(size, size):
            raise Amiss(reasons.icon_lacks(size))
    return Found(words.pictures(read), tuple(notes))


def _check_picture(path: Path) -> None:
    image = QImage(str(path))
    if image.isNull() or colours(image) < 2:
        raise Amiss(reasons.picture_unread(path.name))
    named = re.search(r"-(\d+)\.png$", path.name)
    if named is not None and image.size() != QSize(int(named[1]), int(named[1])):
        raise Amiss(reasons.picture_size(path.name))
