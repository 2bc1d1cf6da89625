"""What stands in one cell of the score: causes with their figures, and names that are read."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from moon_desktop.games.views.sheet import Cause, Sheet
from moon_desktop.look import typography as face
from moon_desktop.look.runs import fit, paint
from moon_desktop.look.theme import THEME
from moon_desktop.windows.score import cells
from moon_desktop.windows.score.cells import bought_written, causes_written, name_written
from moon_desktop.windows.score.model import Cell
from moon_desktop.windows.score.pad import columns
from moon_desktop.words import score as words
from tests.example_game.magpie import GAME as MAGPIE
from tests.kit.cases import each
from tests.kit.texts import painting

pytestmark = pytest.mark.usefixtures("qapp")

TWO_SIDES, THREE_SIDES = 79, 50
"""Px for causes in a column of the pad, with so many sides."""


def figures(causes: tuple[Cause, ...], room: float) -> list[str]:
    """The figures beside the signs of ``causes``, of which none is left out."""
    signs: list[str] = []
    told: list[str] = []
    picture = QImage(100, 20, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(picture)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cells, "paint_cause", lambda _, theme, sign, *at: signs.append(sign))
        patch.setattr(face, "write", lambda _, text, *rest: told.append(text))
        paint(painter, causes_written(THEME, causes, room), 0, 10)
    painter.end()
    assert signs == [one.sign for one in causes]
    return told


def test_several_causes_keep_their_figures_or_are_told_together():
    three = Cause("card", 1), Cause("big", 1), Cause("little", -1)
    assert figures(three, TWO_SIDES) == ["+1", "+1", f"{words.MINUS}1"]
    assert figures(three[:2], THREE_SIDES) == ["+1", "+1"]
    assert figures(three, THREE_SIDES) == ["+1"]
    assert figures(three[:1], THREE_SIDES) == ["+1"]


@pytest.mark.parametrize("room", [TWO_SIDES, THREE_SIDES])
def test_the_figures_of_causes_always_add_up_and_have_room(room):
    for card, big, little in product((0, 1, 2, -1), (0, 1, 2), (0, -1, -2)):
        moved = Cause("card", card), Cause("big", big), Cause("little", little)
        causes = tuple(cause for cause in moved if cause.chips)
        if causes:
            told = figures(causes, room)
            assert told
            chips = [int(figure.replace(words.MINUS, "-")) for figure in told]
            assert sum(chips) == sum(cause.chips for cause in causes)
            wide = sum(face.text_width(figure, face.pad_delta()) for figure in told)
            signs = {"card": 6, "big": 9, "little": 5}
            assert wide + sum(signs[cause.sign] + 2 for cause in causes) <= room


@each(
    ("name", "word", "lines"),
    [
        ("Toi", "5", [["Toi", "5"], ["Deux"]]),
        ("Joueur 3", "chelem", [["Joueur 3"], ["chelem · Deux"]]),
    ],
)
def test_a_bid_stands_below_where_that_saves_the_name(name, word, lines):
    cell = Cell(name=name, word=word, contract="Deux")
    picture = QImage(100, 20, QImage.Format.Format_ARGB32_Premultiplied)
    for line, expected in zip(bought_written(THEME, name, cell, 80), lines, strict=True):
        with painting() as painted:
            painter = QPainter(picture)
            paint(painter, fit(80, line), 0, 10)
            painter.end()
        assert painted.texts == {*expected}


@each("room", [54, 64])
@each("name", ["Home", "Bea", "Wolfgang", "Maximiliane", "Ilse", "MMMMMMMM"])
def test_of_a_name_in_a_narrow_column_six_letters_are_read(name, room):
    text, style = name_written(name, room)
    assert text == name or (text.endswith("…") and len(text) > 6)
    assert face.text_width(text, style) <= room


@each("sides", [5, 6])
@each("name", ["Theo", "Milo", "Ines", "Bea", "Home"])
def test_short_names_are_whole_at_a_large_table(sides, name, monkeypatch):
    """On the pad at its first size."""
    written = []
    monkeypatch.setattr(face, "write", lambda painter, text, *rest: written.append(text))
    sheet = Sheet.opened(MAGPIE.rules(seats=sides), [name] * sides)
    picture = QImage(400, 100, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(picture)
    cells.paint_heading(painter, THEME, QRectF(0, 0, columns(sides)[1], 40), sheet, 0, 0)
    painter.end()
    assert written == [name]


@each("sides", [4, 5, 6])
def test_names_of_columns_side_by_side_are_as_large(sides):
    """And are whole where they are short."""
    names = ["Toi", "Theo", "Ada", "Bea", "Cleo", "Maximiliane"][:sides]
    sheet = Sheet.opened(MAGPIE.rules(seats=sides), names)
    picture = QImage(400, 100, QImage.Format.Format_ARGB32_Premultiplied)
    with painting() as painted:
        painter = QPainter(picture)
        for side in range(sides):
            box = QRectF(0, 0, columns(sides)[1], 40)
            cells.paint_heading(painter, THEME, box, sheet, side, 0)
        painter.end()
    assert {*names[:5]} <= painted.texts
    assert len({*painted.sizes.values()}) == 1
