"""Drawings that lie among the resources as SVG files, painted part by part in given inks."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgRenderer

from moon_desktop.look.theme import mixed
from moon_desktop.resources import resource

_INK: Final = re.compile(r'"#([a-z]+)((?:\+[a-z]+\.\d\d)*)"')
"""What stands in a file for a colour: the name of an ink, and of others stirred in, in
hundredths."""
_ALWAYS: Final = {"black": "#000000"}


class Drawing:
    """A file of resources whose parts have names. Where it says ``"#lit"``, it is drawn in the ink
    of that name; ``"#lit+low.30"`` has 30 hundredths of another stirred in, and so on."""

    def __init__(self, *path: str, **inks: str) -> None:
        """``path`` of the file among the resources; ``inks`` as ``#RRGGBB``, all that the file
        names, or none where it has colours of its own. Raises KeyError if one is missing."""
        text = resource(*path).read_text(encoding="utf-8")
        if inks:
            text = _INK.sub(lambda found: f'"{_stirred(found, _ALWAYS | inks).name()}"', text)
        self._drawn = QSvgRenderer(QByteArray(text.encode()))

    def paint(self, painter: QPainter, part: str) -> None:
        """Draws the part of that name where it lies in the file, in the painter's measure."""
        # Without the bounds it would be drawn as large as the picture.
        self._drawn.render(painter, part, self._drawn.boundsOnElement(part))


def _stirred(found: re.Match[str], inks: Mapping[str, str]) -> QColor:
    ink = QColor(inks[found[1]])
    for other in found[2].split("+")[1:]:
        name, share = other.split(".")
        ink = mixed(ink, QColor(inks[name]), int(share) / 100)
    return ink


drawing = lru_cache(maxsize=32)(Drawing)
"""The same, read once."""
