"""Whether each typeface that comes with the program is read, and can draw all that is drawn."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QImage, QPainter, QRawFont

from moon_desktop.look import typography
from moon_desktop.resources import folder
from moon_desktop.self_test.painted import colours
from moon_desktop.self_test.trial import Amiss, Found
from moon_desktop.wording import self_test as words
from moon_desktop.wording import self_test_why as reasons

SIGNS: Final = "½¼¾±·×–—‘’“”†•…−"
"""What the program draws beside the letters, digits and signs of every keyboard."""

DRAWN: Final = "".join(map(chr, range(0x20, 0x7F))) + SIGNS


def try_fonts() -> Found:
    """Reads every font file, and sets a line in each family."""
    files = sorted(path for path in (folder() / "fonts").rglob("*.[ot]tf"))
    if not files:
        raise Amiss(reasons.no_fonts())
    families: dict[str, None] = {}
    for path in files:
        raw = QRawFont(str(path), 20)
        number = QFontDatabase.addApplicationFont(str(path))
        if not raw.isValid() or number < 0:
            raise Amiss(reasons.font_unread(path.name))
        missing = [sign for sign in DRAWN if not raw.supportsCharacter(ord(sign))]
        if missing:
            raise Amiss(reasons.sign_missing(path.name, missing[0]))
        families |= dict.fromkeys(QFontDatabase.applicationFontFamilies(number))
    unread = typography.load_fonts()
    if unread:
        raise Amiss(reasons.font_unread(unread[0]))
    for family in (typography.SERIF, typography.SANS):
        _check_set(family, typography.font(family, 20, 600))
    return Found(words.fonts(len(files), len(families)), (", ".join(families),))


def _check_set(family: str, face: QFont) -> None:
    """A line in ``face`` is in that family, and leaves a mark."""
    if QFontInfo(face).family() != family:
        raise Amiss(reasons.other_family(family, QFontInfo(face).family()))
    image = QImage(600, 40, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    painter = QPainter(image)
    painter.setFont(face)
    painter.drawText(QPointF(4, 28), "6-4 ½ × −12")
    painter.end()
    if colours(image) < 2:
        raise Amiss(reasons.draws_nothing(family))
