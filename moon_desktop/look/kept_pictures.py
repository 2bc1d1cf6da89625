"""Pictures that are painted once and kept for a while, in Qt's own cache.

What is in use is kept by who uses it; here it is found again by the next table, or by the same
one at a size that it had before.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtGui import QColor, QPixmap, QPixmapCache

from moon_desktop.look.theme import Theme

_ROOM: Final = 96 * 1024
"""KiB of pictures that are kept; the one that was not asked for longest makes room."""


@cache
def _colours(theme: Theme) -> str:
    colours = (getattr(theme, name) for name in Theme.__annotations__)
    return " ".join(colour.name(QColor.NameFormat.HexArgb) for colour in colours)


def kept_picture(theme: Theme, what: str, painted: Callable[[], QPixmap]) -> QPixmap:
    """The picture of ``what`` in ``theme``, ``painted`` where it is not kept any more.

    ``what`` says everything that decides how it looks.
    """
    key = f"{_colours(theme)} {what}"
    picture = QPixmap()
    if not QPixmapCache.find(key, picture):
        picture = painted()
        QPixmapCache.setCacheLimit(_ROOM)
        QPixmapCache.insert(key, picture)
    return picture
