"""How a piece of any pack looks, on the table and as a small picture on paper."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPainterPath, QPen

from moon_desktop.games.views.table import Face
from moon_desktop.look.theme import Theme, faded
from moon_desktop.look.tile import DOMINO, Form, paint_tile, paint_worth, plain_worth


def form_of(face: Face) -> Form:
    """The proportions of the pieces of its pack."""
    if face.pack == "domino":
        return DOMINO
    # Loaded where a game has cards.
    from moon_desktop.look.cards.paper import CARD

    return CARD


def glows(face: Face) -> bool:
    """Whether there is a moon on it that glows up when it comes to lie."""
    return face.pack == "moon" and face.sign in ("big", "little")


def hatched_path(theme: Theme, face: Face, w: float, turn: float, ratio: float) -> QPainterPath:
    """What hatching may cover of a piece as ``paint_face`` draws it: nothing that is read."""
    if face.pack != "domino" and face.figure:
        from moon_desktop.look.cards import moon_pack

        return moon_pack.picture_path(theme, face.sign, w, turn, ratio)
    return form_of(face).outline(w, turn)


def paint_face(
    painter: QPainter, theme: Theme, face: Face, w: float, turn: float = 0.0, ratio: float = 1.0
) -> None:
    """Draws a piece of width `w` centred on the painter's origin, turned clockwise about it;
    `ratio`: how many of its px make a logical one."""
    if face.pack == "domino":
        paint_tile(painter, theme, face.figure or None, w, turn)
        if face.worth:
            paint_worth(painter, theme, face.worth, w, plain=plain_worth(w / ratio))
        return
    from moon_desktop.look.cards import moon_pack

    moon_pack.paint_card(painter, theme, face.figure, face.sign, face.name, w, turn, ratio)


def paint_small(painter: QPainter, theme: Theme, face: Face, w: float, *, lies: bool) -> None:
    """Draws a piece as a small picture, `w` by twice `w` upright or lying, whatever its pack: a
    card's figure stands over or beside its sign, to be read where it is no wider than a word."""
    if face.pack == "domino":
        # On its side the high end lies to the left.
        turn = -90.0 if lies else 0.0
        paint_tile(painter, theme, face.figure or None, w, turn)
        # On white paper it would have no upper edge.
        painter.strokePath(DOMINO.outline(w, turn), QPen(faded(theme.tile.side, 0.6), 0.8))
        return
    from moon_desktop.look.cards import moon_pack

    moon_pack.paint_slip(painter, theme, face.figure, face.sign, w, lies=lies)
