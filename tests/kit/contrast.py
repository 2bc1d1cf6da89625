"""How well one colour is seen on another, as WCAG 2 reckons it."""

from __future__ import annotations

from PySide6.QtGui import QColor


def contrast(one: QColor, other: QColor) -> float:
    """From 1, alike, to 21, black on white; text needs 4.5, anything else that tells 3."""
    low, high = sorted((_light(one), _light(other)))
    return (high + 0.05) / (low + 0.05)


def _light(colour: QColor) -> float:
    """The relative luminance."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
