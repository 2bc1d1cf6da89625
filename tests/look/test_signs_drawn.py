"""What is drawn can be drawn, and read: signs in the typefaces, contrast in the theme."""

from __future__ import annotations

import ast
import unicodedata
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QRawFont

from moon_desktop import resources
from moon_desktop.look.theme import THEME
from tests.kit.cases import each
from tests.test_imports import PACKAGE

pytestmark = pytest.mark.usefixtures("qapp")

SHAPELESS = {"Cc", "Cf", "Zp"}


def literals(file: Path) -> str:
    """The letters of the texts in a module that are no docstrings."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return "".join(
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said
    )


@cache
def drawn() -> set[str]:
    """Every sign there is to draw, but for what is drawn as a shape, or only written to files."""
    rooms = ("words", "games", "windows", "table", "look")
    files = [file for room in rooms for file in (PACKAGE / room).rglob("*.py")]
    texts = [literals(file) for file in files if file.name != "sheet_export.py"]
    texts += [file.read_text("utf-8") for file in (resources.folder() / "languages").rglob("*.md")]
    # Qt puts \ufffc where a picture stands.
    found = {sign for text in texts for sign in text} - {"\ufffc"}
    return {sign for sign in found if unicodedata.category(sign) not in SHAPELESS}


@pytest.mark.slow
@pytest.mark.parametrize("file", sorted((resources.folder() / "fonts").rglob("*.ttf")), ids=str)
def test_every_sign_that_is_drawn_is_in_each_typeface(file):
    face = QRawFont(str(file), 20)
    signs = drawn()
    assert len(signs) > 90
    assert [sign for sign in signs if not face.supportsCharacter(ord(sign))] == []


@each(
    ("ink", "ground"),
    [
        ("ink", "panel"),
        ("ink", "panelhi"),
        ("ink", "bar"),
        ("ink2", "panel"),
        ("pink", "paper"),
        ("pink2", "paper"),
        ("onbrass", "brass"),
        ("pip", "ivory0"),
    ],
)
def test_what_is_read_stands_out_from_its_ground(ink, ground):
    """By the contrast of the WCAG, from 1 to 21, which asks for 4.5."""
    colours = (getattr(THEME, ink), getattr(THEME, ground))
    dark, light = sorted(map(luminance, colours))
    assert (light + 0.05) / (dark + 0.05) >= 4.5


def luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = map(linear, (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
