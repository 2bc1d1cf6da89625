"""Emblems of bids and contracts: half tiles, strokes of the pencil, tiles as they are played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from moon_desktop.look.crescent import paint_crescent
from moon_desktop.look.piece import look_of
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.signs import paint_arrow
from moon_desktop.look.theme import Theme
from moon_desktop.look.tile import CORNER, HEIGHT, WALL, paint_half_tile, paint_tile

_BLACK = QColor("#000000")
_SUITS: Final = tuple("0123456")
_CARD: Final = "card:"
_STROKES: Final = "strokes:"
_RISE, _LINK = 0.18, 1.12
"""How far each tile of a staircase lies below and beside the one before, in widths."""

_LEAN: Final = 9.0
"""Degrees by which two tiles lean apart."""

_HIGH: Final = tuple(f"6-{low}" for low in range(6, -1, -1))

Laid: TypeAlias = tuple[str | None, float, float]
"""A tile, or the back of one, and where its upper left corner lies, in widths of a tile."""


class _Scene(NamedTuple):
    """A few tiles as they lie, in widths of a tile."""

    tiles: tuple[Laid, ...]
    arrow: float | None = None
    """Where an arrow points from one to the others."""
    parting: float | None = None
    """Where a dotted line parts them."""
    stairs: bool = False
    """Whether each lies a step below the one before."""
    struck: bool = False
    """They are three places for tricks, and struck."""
    leaning: bool = False
    """They are two that lean apart."""

    @property
    def size(self) -> tuple[float, float]:
        """How wide and how high it is."""
        wide = max(x for _, x, _ in self.tiles) + 1
        return wide, max(y for _, _, y in self.tiles) + HEIGHT + WALL


def paint_emblem(
    painter: QPainter, theme: Theme, emblem: str, box: QRectF, ink: QColor | None = None
) -> None:
    """Draws what a bid or a call means as large as it may be within ``box``, in its middle, with
    fewer tiles where that is a square.

    "0" to "6" is a suit, "moon" an auction, or shooting;
    "card:" and the sign of a card (see ``Face``), after another package's pack and a colon;
    "strokes:N" marks as strokes of a pencil, on ivory in a square, else in ``ink``; "none" (follow
    me) an arrow, "follow-me" a tile led and the highest of its suit raised; "doubles", or
    "doubles:N" so many; "sevens"; "nel-o" three places for tricks, struck; "nel-o:high",
    "nel-o:low" and "nel-o:own" the order of a suit there; "away" tiles laid face down; nothing for
    "". Raises ValueError for anything else."""
    if not emblem:
        return
    side, centre = min(box.width(), box.height()), box.center()
    wide = box.width() > box.height()
    scene, strokes = _scene(emblem, few=not wide), emblem.removeprefix(_STROKES)
    if scene is not None:
        _paint_scene(painter, theme, scene, box)
    elif emblem == "moon":
        paint_crescent(painter, theme, centre.x(), centre.y(), side * 0.46)
    elif strokes != emblem and strokes.isdigit() and int(strokes):
        if not wide:
            _paint_half_tile(painter, theme, centre, side)
            inset = side * 0.2
            box = box.adjusted(inset, inset, -inset, -inset)
        _paint_strokes(painter, ink if ink and wide else theme.tile.pip, int(strokes), box)
    elif emblem == "none":
        _paint_half_tile(painter, theme, centre, side)
        pen = QPen(theme.tile.pip, max(1.6, side * 0.062))
        paint_arrow(painter, centre.x(), centre.y(), side * 0.27, pen)
    elif emblem in _SUITS:
        _paint_half_tile(painter, theme, centre, side, int(emblem))
    elif emblem.startswith(_CARD):
        # Either of our packs has the signs of both.
        pack, _, sign = emblem.removeprefix(_CARD).rpartition(":")
        square = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        _paint_shadow(painter, theme, square)
        look_of(pack or "moon").paint_badge(painter, theme, sign, square)
    else:
        raise ValueError(f"no emblem {emblem!r}")


def emblem_shape(emblem: str) -> float:
    """How much wider than high an emblem is that has room."""
    scene = _scene(emblem)
    if scene is None:
        return 1.0
    wide, high = scene.size
    return wide / high


def _paint_half_tile(
    painter: QPainter, theme: Theme, centre: QPointF, side: float, pips: int | None = None
) -> None:
    box = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
    _paint_shadow(painter, theme, box)
    paint_half_tile(painter, theme, pips, box)


def _paint_shadow(painter: QPainter, theme: Theme, box: QRectF) -> None:
    side = box.width()
    soft_rect(
        painter, theme, box.translated(0, side * 0.10), side * 0.16, side * 0.10, _BLACK, 0.40
    )


def _paint_strokes(painter: QPainter, ink: QColor, count: int, box: QRectF) -> None:
    # Loaded where marks are bid.
    from moon_desktop.look.pencil import paint_strokes, pitch

    # A stroke is as thick as a seventh of it, and its round ends go beyond it.
    high = 0.88 * min(box.height(), box.width() / (pitch(count - 1) + 0.14))
    left = box.center().x() - pitch(count - 1) * high / 2
    paint_strokes(painter, ink, left, box.center().y(), high, count)


def _scene(emblem: str, *, few: bool = False) -> _Scene | None:
    """The tiles of an emblem, ``few``: not more than there is room for in a square; None for one
    that is no such picture."""
    match emblem.split(":"):
        case ["doubles"]:
            return _Scene(_row(("1-1", "4-4"), apart=1.08), leaning=True)
        case ["sevens"]:
            return _Scene(_row(("6-1", "5-2", "4-3"), rise=0.36, apart=1.24))
        case ["follow-me"]:
            suit = (("5-1", 2.9, 0.36), ("5-3", 4.06, 0.36), ("5-5", 5.22, 0.0))
            if few:
                return _Scene((("5-1", 0.0, 0.36), ("5-5", 2.2, 0.0)), arrow=1.6)
            return _Scene((("5-2", 0.0, 0.36), *suit), arrow=1.95)
        case ["doubles", count] if count.isdigit() and 0 < int(count) <= 7:
            return _Scene(_row(tuple(f"{pip}-{pip}" for pip in range(6, 6 - int(count), -1))))
        case ["nel-o"]:
            return _Scene(_row(("",) * 3, apart=1.4), struck=True)
        case ["nel-o", "high"]:
            return _Scene(_row(_HIGH[:3] if few else _HIGH, rise=_RISE), stairs=True)
        case ["nel-o", "low"]:
            order = (*_HIGH[1:], _HIGH[0])
            return _Scene(_row(order[-3:] if few else order, rise=_RISE), stairs=True)
        case ["nel-o", "own"]:
            plain, doubles = _HIGH[1 : 2 if few else 4], ("6-6", "5-5", "4-4")[: 1 if few else 3]
            parting = len(plain) * _LINK + 0.4
            own = _row(doubles, rise=_RISE, start=parting + 0.5)
            return _Scene(_row(plain, rise=_RISE) + own, parting=parting, stairs=True)
        case ["away"]:
            return _Scene(_row((None,) * (2 if few else 5), apart=0.82))
        case _:
            return None


def _row(
    tiles: Iterable[str | None], *, rise: float = 0.0, apart: float = _LINK, start: float = 0.0
) -> tuple[Laid, ...]:
    """Tiles side by side, each ``rise`` below the one before."""
    return tuple((tile, start + place * apart, place * rise) for place, tile in enumerate(tiles))


def _paint_scene(painter: QPainter, theme: Theme, scene: _Scene, box: QRectF) -> None:
    wide, high = scene.size
    w = min(box.width() / wide, box.height() / high)
    painter.save()
    painter.translate(box.center().x() - wide * w / 2, box.center().y() - high * w / 2)
    quiet = QPen(theme.edge(theme.ink2, 0.75), max(1.0, 0.07 * w))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if scene.parting is not None:
        painter.setPen(QPen(quiet.brush(), quiet.widthF(), Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(scene.parting * w, 0), QPointF(scene.parting * w, high * w))
    if scene.arrow is not None:
        pen = QPen(theme.ink, max(1.6, 0.12 * w))
        paint_arrow(painter, scene.arrow * w, (0.36 + HEIGHT / 2) * w, 0.42 * w, pen)
    for number, (tile, x, y) in enumerate(scene.tiles):
        place = QRectF(x * w, y * w, w, HEIGHT * w)
        turn = (2 * number - 1) * _LEAN * scene.leaning
        if scene.struck:
            painter.setPen(quiet)
            painter.drawRoundedRect(place, 0.2 * w, 0.2 * w)
            continue
        if scene.stairs:
            painter.setPen(QPen(theme.edge(theme.stitch, 0.6), max(1.0, 0.06 * w)))
            foot = place.bottom() + 0.22 * w
            painter.drawLine(QPointF(place.left(), foot), QPointF(place.right() + 0.1 * w, foot))
        shadow = place.translated(0, 0.1 * w)
        soft_rect(painter, theme, shadow, CORNER * w, 0.14 * w, _BLACK, 0.45, turn=turn)
        painter.save()
        painter.translate(place.center())
        painter.setPen(Qt.PenStyle.NoPen)
        paint_tile(painter, theme, tile, w, turn)
        painter.restore()
    if scene.struck:
        painter.setPen(QPen(theme.ink, max(1.6, 0.14 * w), c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(0, high * w), QPointF(wide * w, 0))
    painter.restore()
