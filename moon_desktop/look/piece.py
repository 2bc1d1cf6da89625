"""How a piece of any pack looks, on the table and as a small picture on paper."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter, QPainterPath, QPen

from moon_desktop.games.views.table import Face
from moon_desktop.look.pack import Form, PackLook
from moon_desktop.look.theme import Theme, faded
from moon_desktop.look.tile import DOMINO, paint_tile, paint_worth, plain_worth


class DominoLook(PackLook):
    """``figure``: a domino by its notation."""

    form = DOMINO

    def paint(
        self, painter: QPainter, theme: Theme, face: Face, w: float, turn: float, ratio: float
    ) -> None:
        paint_tile(painter, theme, face.figure or None, w, turn)
        if face.worth:
            paint_worth(painter, theme, face.worth, w, plain=plain_worth(w / ratio))

    def paint_slip(
        self, painter: QPainter, theme: Theme, face: Face, w: float, *, lies: bool
    ) -> None:
        # On its side the high end lies to the left.
        turn = -90.0 if lies else 0.0
        paint_tile(painter, theme, face.figure or None, w, turn)
        # On white paper it would have no upper edge.
        painter.strokePath(DOMINO.outline(w, turn), QPen(faded(theme.tile.side, 0.6), 0.8))


_DOMINOES: Final = DominoLook()


def look_of(pack: str) -> PackLook:
    """How the pieces of that ``pack`` of a Face are drawn."""
    # All but dominoes are loaded where a game has them.
    match pack:
        case "domino":
            return _DOMINOES
        case "moon":
            from moon_desktop.look.cards import moon_pack

            return moon_pack.LOOK
        case "french":
            from moon_desktop.look.cards import french

            return french.LOOK
        case _:
            from moon_desktop.look.brought import brought

            return brought(pack)


def form_of(face: Face) -> Form:
    """The proportions of the pieces of its pack."""
    return look_of(face.pack).form


def glows(face: Face) -> bool:
    """Whether there is a moon on it that glows up when it comes to lie."""
    return face.pack == "moon" and face.sign in ("big", "little")


def hatched_path(theme: Theme, face: Face, w: float, turn: float, ratio: float) -> QPainterPath:
    """What hatching may cover of a piece as ``paint_face`` draws it: nothing that is read."""
    return look_of(face.pack).hatched(theme, face, w, turn, ratio)


def paint_face(
    painter: QPainter, theme: Theme, face: Face, w: float, turn: float = 0.0, ratio: float = 1.0
) -> None:
    """Draws a piece of width `w` centred on the painter's origin, turned clockwise about it;
    `ratio`: how many of its px make a logical one."""
    look_of(face.pack).paint(painter, theme, face, w, turn, ratio)


def paint_small(painter: QPainter, theme: Theme, face: Face, w: float, *, lies: bool) -> None:
    """Draws a piece as a small picture, `w` by twice `w` upright or lying, whatever its pack: a
    card's figure stands over or beside its sign, to be read where it is no wider than a word."""
    look_of(face.pack).paint_slip(painter, theme, face, w, lies=lies)
