"""The bundled typefaces, and the style each kind of text is set in."""

from __future__ import annotations

import re
from functools import cache, partial

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPainter

from moon_desktop.look.theme import THEME
from moon_desktop.resources import resource

SERIF = "Vollkorn"
SANS = "Lato"

_FILES = {
    "lato": ("Lato-Medium", "Lato-Semibold", "Lato-Bold", "Lato-Heavy"),
    "vollkorn": (
        "Vollkorn-Italic",
        "Vollkorn-Medium",
        "Vollkorn-MediumItalic",
        "Vollkorn-SemiBold",
    ),
}


@cache
def load_fonts() -> tuple[str, ...]:
    """Makes the bundled typefaces known to Qt, once; returns the files Qt would not read."""
    return tuple(
        str(path)
        for folder, names in _FILES.items()
        for path in (resource("fonts", folder, f"{name}.ttf") for name in names)
        if QFontDatabase.addApplicationFont(str(path)) < 0
    )


@cache
def font(family: str, px: float, weight: int, italic: bool = False) -> QFont:
    """A face of `px` logical pixels with lining, tabular figures and no hinting.

    Callers must not change what they get: it is shared.
    """
    load_fonts()
    face = QFont([family])
    # QFont takes whole pixels only; points on Qt's 96 dpi would depend on the screen.
    face.setPixelSize(round(px))
    face.setWeight(QFont.Weight(weight))
    face.setItalic(italic)
    face.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    face.setFeature(QFont.Tag("lnum"), 1)
    face.setFeature(QFont.Tag("tnum"), 1)
    return face


# What words of each kind are set in, and px and weight of that.
prompt = partial(font, SERIF, 19, 500, italic=True)
caption = partial(font, SERIF, 17, 500, italic=True)
plaque_line = partial(font, SANS, 14, 500)
pill = partial(font, SANS, 12, 700)
pill_quiet = partial(font, SANS, 12, 500)
turn_pill = partial(font, SANS, 13, 800)
tricks = partial(font, SANS, 13, 600)
key_figure = partial(font, SERIF, 27, 600)
key_digit = partial(font, SERIF, 23, 600)
bubble_figure = partial(font, SERIF, 25, 600)
bubble_word = partial(font, SERIF, 19, 500, italic=True)
coin = partial(font, SANS, 12, 800)
slot_word = partial(font, SANS, 12, 700)
card_figure = partial(font, SERIF, 100, 600)
tray_names = partial(font, SANS, 14, 700)
tray_count = partial(font, SERIF, 34, 600)
pad_title = partial(font, SERIF, 22, 600)
card_title = partial(font, SERIF, 25, 600)
moment_title = partial(font, SERIF, 34, 600)
final_count = partial(font, SERIF, 40, 600)
pad_name = partial(font, SANS, 14, 800)
pad_contract = partial(font, SERIF, 14, 400, italic=True)
slip_title = partial(font, SERIF, 20, 600)
slip_words = partial(font, SANS, 14.5, 500)
slip_act = partial(font, SANS, 13, 700)
toolbar = partial(font, SANS, 14, 500)
toolbar_strong = partial(font, SANS, 14, 800)


LEAST_NAME = 12
"""Px of a name that needs the room; a longer one is cut."""


def plate_name(*, compact: bool = False) -> QFont:
    return font(SANS, 16 if compact else 18, 700)


def plate_score(*, compact: bool = False) -> QFont:
    return font(SERIF, 22 if compact else 27, 600)


def mark_count() -> QFont:
    return font(SERIF, 20, 600)


def plaque_title(*, compact: bool = False) -> QFont:
    return font(SERIF, 17 if compact else 19, 600)


def label(*, strong: bool = False) -> QFont:
    return font(SANS, 13, 700 if strong else 500)


def key_word(*, strong: bool = False) -> QFont:
    return font(SANS, 16, 800 if strong else 700)


def pad_delta(*, strong: bool = False) -> QFont:
    return font(SANS, 12, 800 if strong else 500)


def usual(zoom: float) -> QFont:
    """That of all that has no other, ``zoom`` times its least size."""
    return font(SANS, 15 * zoom, 500)


def zoomed(face: QFont, zoom: float) -> QFont:
    """``face`` so many times as large."""
    larger = QFont(face)
    larger.setPixelSize(round(face.pixelSize() * zoom))
    return larger


def text_width(text: str, face: QFont) -> float:
    """How far the pen moves, in logical px."""
    return QFontMetricsF(face).horizontalAdvance(text)


def one_line(text: str) -> str:
    """`text` with its white space folded, but for spaces that hold words together."""
    return re.sub(r"[ \t\r\n]+", " ", text).strip(" ")


def fitted(
    text: str, face: QFont, width: float, cut: Qt.TextElideMode = Qt.TextElideMode.ElideRight
) -> str:
    """One line of `text` that is at most `width` px wide: white space is folded and, where it
    must be, the end, or what is to be `cut`, is given up for an ellipsis."""
    return QFontMetricsF(face).elidedText(one_line(text), cut, width)


def fitting(text: str, face: QFont, width: float, least: int = 0) -> QFont:
    """`face`, or one down to two thirds of its size, and of `least` px, in which `text` is at most
    `width` px wide: a language may need longer words than there is room for."""
    wanted = text_width(text, face)
    if wanted <= width or width <= 0:
        return face
    smaller = QFont(face)
    size = face.pixelSize()
    smaller.setPixelSize(max(round(size * 0.65), min(size, least), int(size * width / wanted)))
    return smaller


def in_two_lines(text: str, width: float) -> tuple[str, QFont]:
    """``text`` in two lines at most, each ``width`` px wide at most and about as long as the other,
    and the face for it: the largest in which it fits, and with an ellipsis where it fits in none.
    """
    face = caption()
    for px in range(16, 9 if THEME.large else 12, -1):
        face = font(SERIF, px, 500, italic=True)
        if len(_line_ends(text, face, width)) < 3:
            break
    shares = (
        ends
        for tenth in range(5, 10)
        if len(ends := _line_ends(text, face, width * tenth / 10)) == 2
    )
    ends = next(shares, _line_ends(text, face, width))
    first, rest = text[: ends[0]].strip(), text[ends[0] :].strip()
    return f"{first}\n{fitted(rest, face, width)}", face


def _line_ends(text: str, face: QFont, width: float) -> list[int]:
    """Where each line of ``text`` ends that is broken at a ``width``."""
    from PySide6.QtGui import QTextLayout

    layout = QTextLayout(text, face)
    layout.beginLayout()
    ends = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        ends.append(line.textStart() + line.textLength())
    layout.endLayout()
    return ends


def baseline(face: QFont, middle: float) -> float:
    """The y of the baseline that centres capitals and figures on `middle`."""
    return middle + QFontMetricsF(face).capHeight() / 2


def write(
    painter: QPainter, text: str, face: QFont, ink: QColor, x: float, middle: float, *,
    at: float = 0.0, room: float | None = None,
    cut: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
) -> float:  # fmt: skip
    """Draws a line whose capitals are centred on the height `middle`, and returns how wide it is:
    from `x` to the right, centred there where `at` is a half, and ending there where it is 1. In
    less `room` than it needs it is set smaller, and at last cut."""
    if room is not None:
        face = fitting(text, face, room)
        text = fitted(text, face, max(0.0, room), cut)
    wide = text_width(text, face)
    painter.setFont(face)
    painter.setPen(ink)
    direction = painter.layoutDirection()
    if not any(map(str.isalpha, text)):
        # A figure has its sign before it in every language.
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    painter.drawText(QPointF(x - at * wide, baseline(face, middle)), text)
    painter.setLayoutDirection(direction)
    return wide
