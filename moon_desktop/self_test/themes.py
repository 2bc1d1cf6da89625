"""Whether each theme has all its colours, and text can be told from its ground."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from moon_desktop.look import theme as themes
from moon_desktop.look.theme import Theme
from moon_desktop.self_test.trial import Amiss, Found
from moon_desktop.wording import self_test as words
from moon_desktop.wording import self_test_why as reasons

_READ: Final = (
    ("ink", "panel"), ("ink", "panelhi"), ("ink", "bar"), ("ink2", "panel"),
    ("pink", "paper"), ("pink2", "paper"), ("onbrass", "brass"), ("pip", "ivory0"),
)  # fmt: skip
"""What is read, and on what."""

LEAST: Final = 4.5
"""Of the contrast between text and its ground, by the WCAG."""


def all_themes() -> dict[str, Theme]:
    """The themes there are, by name."""
    return {name: value for name, value in vars(themes).items() if isinstance(value, Theme)}


def try_themes() -> Found:
    """Looks at the colours of every theme."""
    found = all_themes()
    if not found:
        raise Amiss(reasons.no_themes())
    for name, theme in found.items():
        for colour in Theme.__annotations__:
            if not getattr(theme, colour).isValid():
                raise Amiss(reasons.no_colour(name, colour))
        for ink, ground in _READ:
            if contrast(getattr(theme, ink), getattr(theme, ground)) < LEAST:
                raise Amiss(reasons.too_faint(name, ink, ground))
    return Found(words.themes(len(found)), (", ".join(found),))


def contrast(one: QColor, other: QColor) -> float:
    """From 1, the same, to 21, black on white."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
