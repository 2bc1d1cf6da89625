"""Whether something that is shown was painted, and not left one colour."""

from __future__ import annotations

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from moon_desktop.self_test.trial import Amiss
from moon_desktop.wording import self_test_why as reasons


def colours(image: QImage, enough: int = 2) -> int:
    """How many colours ``image`` has, counted up to ``enough``."""
    seen: set[bytes] = set()
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    # Of four bytes a pixel there is never a gap between two lines.
    pixels = bytes(plain.constBits())
    wide = 4 * plain.width()
    for start in range(0, len(pixels), wide):
        line = pixels[start : start + wide]
        if len(seen) == 1 and line == next(iter(seen)) * plain.width():
            continue
        seen.update(line[at : at + 4] for at in range(0, wide, 4))
        if len(seen) >= enough:
            return enough
    return len(seen)


def check_painted(widget: QWidget) -> None:
    """Amiss where ``widget`` is not to be seen, or is of one colour."""
    name = type(widget).__name__
    if not widget.isVisible():
        raise Amiss(reasons.not_shown(name))
    if colours(widget.grab().toImage()) < 2:
        raise Amiss(reasons.one_colour(name))
