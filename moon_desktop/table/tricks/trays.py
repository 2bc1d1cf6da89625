"""The trays: who a side is, its count, and the places for the tricks or the chips that it takes;
and what lies beside them on the felt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QTransform

from moon_desktop.engine.pieces import Piece
from moon_desktop.games.shown.table import Face, Heap, Purse, Tray, TrayTold
from moon_desktop.look import typography as faces
from moon_desktop.look.piece import form_of, paint_face
from moon_desktop.look.signs import camp_ink, paint_camp, paint_camp_disc
from moon_desktop.look.theme import Theme, faded
from moon_desktop.table.picture_item import PictureItem
from moon_desktop.table.stage import Box
from moon_desktop.table.tricks.places import TrayPlaces
from moon_desktop.table.tricks.purses import CHIP, WIDE, Heaps, Sockets, tray_sockets

_RADIUS, _SLOT_RADIUS = 16.0, 6.0
_SHOWN = 7
"""So many places are outlined where tricks lie small."""


def _paint_tray(painter: QPainter, theme: Theme, box: QRectF, radius: float) -> None:
    """The hollow in the felt."""
    painter.setPen(QPen(faded(theme.matline, 0.85), 1.6))
    painter.setBrush(theme.tray)
    painter.drawRoundedRect(box, radius, radius)


class TrayItem(PictureItem):
    """The tray of one side, let into the felt; the tricks in it are pieces and lie over it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.told = TrayTold("ours", "", "", "")
        self._places: TrayPlaces | None = None
        self._box, self._slots = Box(0, 0, 0, 0), frozenset[Box]()

    def show_tray(self, places: TrayPlaces, told: TrayTold, tray: Tray) -> None:
        """Its heading, and the places for its tricks, where there is room for those."""
        slots = frozenset(places.slots(tray)[:_SHOWN] if places.open else ())
        if (places, told, slots) == (self._places, self.told, self._slots):
            return
        self._places, self.told, self._slots = places, told, slots
        self._box, self.zoom = box, zoom = places.box(tray), places.zoom
        self.setPos(round(box.x), round(box.y))
        self.changed(QRectF(-2, -2, box.width / zoom + 4, box.height / zoom + 4))

    @property
    def reads(self) -> str:
        return f"{self.told.line}\n#count\n#trick"

    def draw(self, painter: QPainter) -> None:
        if self._places is None:
            return
        theme, zoom, (left, top, wide, high) = self.theme, self.zoom, self._box
        box = QRectF(0, 0, wide / zoom, high / zoom)
        _paint_tray(painter, theme, box, _RADIUS)
        painter.setPen(QPen(theme.slot, 1.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = box.adjusted(1.3, 1.3, -1.3, -1.3)
        painter.drawRoundedRect(inner, _RADIUS - 1.3, _RADIUS - 1.3)
        for slot in self._slots:
            place = QRectF(slot.x - left, slot.y - top, slot.width, slot.height)
            place = QTransform().scale(1 / zoom, 1 / zoom).mapRect(place)
            place.adjust(2, 1.5, -2, -1.5)
            painter.drawRoundedRect(place, _SLOT_RADIUS, _SLOT_RADIUS)
        self._draw_heading(painter, box.width(), self._places.head / zoom)

    def _draw_heading(self, painter: QPainter, width: float, high: float) -> None:
        # A name does not turn the sign round that stands before it.
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        theme, told, middle = self.theme, self.told, high / 2
        ink, face = camp_ink(theme, told.camp), faces.tray_count()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawRoundedRect(QRectF(12, middle - 13, 4, 26), 2, 2)
        count = faces.text_width(told.figure, face)
        faces.write(painter, told.figure, face, ink, width - 14 - count, middle)
        up = 8.5 if told.line else 0.0
        paint_camp(painter, theme, told.camp, 29, middle - up, 5.6)
        room = width - 14 - count - 8 - 41
        for words, strong, tone, y in (
            (told.names, faces.tray_names(), theme.ink, middle - up),
            (told.line, faces.label(), theme.ink2, middle + 9.5),
        ):
            fitted = faces.fitting(words, strong, room)
            faces.write(painter, faces.fitted(words, fitted, room), fitted, tone, 41, y)


_PURSE_RADIUS, _NARROW = 14.0, 1.2
_MARK = (11.0, 19.0, 12.0, 18.0)
"""The first trick's left edge, how far it is to the next, and how large it is."""
_SPOT = 3.7
"""The radius of a chip under a trick."""


def paint_sockets(painter: QPainter, theme: Theme, sockets: Sockets, chips: int) -> None:
    """A rail with so many ``chips`` on it."""
    # Loaded where a game is played for chips.
    from moon_desktop.look.cards.chip import paint_chip, paint_socket

    radius, many = sockets.radius, sockets.many
    for number in range(chips, many):
        paint_socket(painter, theme, radius, *sockets.at(number), last=number == many - 1)
    for number in range(chips):
        paint_chip(painter, theme, 2 * radius, *sockets.at(number))


class PurseItem(PictureItem):
    """The tray of a side that plays for chips: sign, names and count, the rail, and its tricks with
    what so many of them bring, of which what they bring now is lit."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.told = Purse(None, "", 0, 1, 0, (), "")
        self._box = Box(0, 0, 0, 0)

    def show_purse(self, box: Box, told: Purse) -> None:
        """Shows it at ``box``."""
        if (box, told) == (self._box, self.told):
            return
        self._box, self.told = box, told
        self.zoom = box.width / WIDE
        self.setPos(round(box.x), round(box.y))
        self.changed(QRectF(-2, -2, WIDE + 4, box.height / self.zoom + 4))

    @property
    def reads(self) -> str:
        return "#chip\n#odd\n#even\n#trick"

    def draw(self, painter: QPainter) -> None:
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        theme, told, high = self.theme, self.told, self._box.height / self.zoom
        box = QRectF(0, 0, WIDE, high)
        _paint_tray(painter, theme, box, _PURSE_RADIUS)
        edge = faded(theme.ink2, 0.4) if told.camp is None else camp_ink(theme, told.camp)
        painter.setPen(QPen(edge, _NARROW))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), _PURSE_RADIUS - 1, _PURSE_RADIUS - 1)
        middle, x, right = high * 0.155, 13.0, WIDE - 13
        if told.camp is not None:
            paint_camp_disc(painter, theme, told.camp, 18, middle, 8.5)
            x = 33.0
        figure, face = str(told.chips), faces.plate_score(compact=True)
        count = faces.text_width(figure, face)
        faces.write(painter, figure, face, theme.ink, right - count, middle)
        room = right - count - 8 - x
        style = faces.fitting(told.names, faces.tray_names(), room)
        names = faces.fitted(told.names, style, room)
        faces.write(painter, names, style, theme.ink, x, middle)
        if told.sockets:
            paint_sockets(painter, theme, tray_sockets(high, told.sockets), told.chips)
        self._draw_tricks(painter, high * 0.685, high * 0.85, right)

    def _draw_tricks(self, painter: QPainter, middle: float, below: float, right: float) -> None:
        from moon_desktop.look.cards.chip import paint_chip, paint_mark

        theme, told, (left, step, wide, high) = self.theme, self.told, _MARK
        for number, worth in enumerate(told.worth):
            x = left + number * step
            mark, taken = QRectF(x, middle - high / 2, wide, high), number < told.tricks
            paint_mark(painter, theme, mark, taken=taken)
            lit, x = number + 1 == told.tricks, x + wide / 2
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.ink if lit else faded(theme.ink2, 0.7), 1.8 if lit else 1.2))
            if not worth:
                painter.drawLine(QPointF(x - 3, below), QPointF(x + 3, below))
            for chip in range(worth):
                at = x + (chip - (worth - 1) / 2) * 2.4 * _SPOT
                if lit:
                    paint_chip(painter, theme, 2.3 * _SPOT, at, below)
                else:
                    painter.drawEllipse(QPointF(at, below), _SPOT - 0.6, _SPOT - 0.6)
        worth = told.worth[told.tricks - 1] if told.tricks else 0
        room = right - (left + len(told.worth) * step)
        if worth:
            _write_chips(painter, theme, f"+{worth}", right, middle)
            return
        style = faces.fitting(told.told, faces.label(), room)
        words = faces.fitted(told.told, style, room)
        x = right - faces.text_width(words, style)
        faces.write(painter, words, style, theme.ink2, x, middle)


def _write_chips(painter: QPainter, theme: Theme, figure: str, right: float, middle: float) -> None:
    """A chip, and how many, up to ``right``."""
    from moon_desktop.look.cards.chip import paint_chip

    face = faces.font(faces.SERIF, 18, 600)
    x = right - faces.text_width(figure, face)
    faces.write(painter, figure, face, theme.ink, x, middle)
    paint_chip(painter, theme, 17, x - 13, middle)


class GainItem(PictureItem):
    """A dark pill on the disc: a chip, and how many the trick moves."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.figure = ""

    def say(self, figure: str, x: float, y: float, zoom: float) -> None:
        """Shows it centred on (x, y); no figure, nothing."""
        self.setPos(round(x), round(y))
        if (figure, zoom) != (self.figure, self.zoom):
            self.figure, self.zoom = figure, zoom
            self.changed(QRectF(-31, -15, 62, 30) if figure else QRectF())

    @property
    def reads(self) -> str:
        return "#moon-card\n#chip"

    def draw(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(self.theme.panel, 0.70))
        painter.drawRoundedRect(QRectF(-29, -13, 58, 26), 13, 13)
        _write_chips(painter, self.theme, self.figure, 19, 0)


_STACK, _STACKS = 10, ((-16.0, 20.0), (16.0, 20.0), (0.0, 8.0), (0.0, 32.0))
"""So many chips make a stack, and where the feet of stacks are from the middle of all."""
_THICK = 4.2
"""How much higher a chip of a stack lies than the one below it."""


class HeapItem(PictureItem):
    """What is nobody's, at its place on the felt."""

    room: Final = QRectF(-75, -75, 250, 150)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.told, self.size, self.beside = Heap(-1, ""), 1.0, False

    def show_heap(self, told: Heap, x: float, y: float, zoom: float, heaps: Heaps) -> None:
        """Shows it about (x, y), as large as `heaps` says."""
        self.setPos(round(x), round(y))
        size, beside = heaps.size, heaps.beside
        if (told, zoom, size, beside) != (self.told, self.zoom, self.size, self.beside):
            self.told, self.zoom, self.size, self.beside = told, zoom, size, beside
            self.changed(self.room)


class SupplyItem(HeapItem):
    """The chips that nobody has, in stacks, with their number and the word for them beside it."""

    @property
    def reads(self) -> str:
        return self.told.told

    def draw(self, painter: QPainter) -> None:
        from moon_desktop.look.cards.chip import paint_chip

        theme, many, size = self.theme, self.told.many, self.size
        painter.save()
        painter.scale(size, size)
        for number, (x, y) in sorted(enumerate(_STACKS), key=lambda stack: stack[1][1]):
            for chip in range(min(_STACK, many - number * _STACK)):
                paint_chip(painter, theme, CHIP, x, y - chip * _THICK)
        painter.restore()
        x = 38 * size
        faces.write(painter, str(many), faces.plate_score(compact=True), theme.ink, x, 0)
        faces.write(painter, self.told.told, faces.label(), theme.ink2, x, 20)


_PILE, _EDGES, _EDGE = 56.0, 4, 1.3


class UnusedItem(HeapItem):
    """The pieces out of play as a pile with its back up, with words below it."""

    def __init__(self, theme: Theme, face: Callable[[Piece | None], Face]) -> None:
        super().__init__(theme)
        self._face = face

    @property
    def reads(self) -> str:
        return self.told.told

    def draw(self, painter: QPainter) -> None:
        face, w = self._face(None), _PILE * self.size
        for edge in range(_EDGES, -1, -1):
            painter.save()
            painter.translate(0, edge * _EDGE)
            paint_face(painter, self.theme, face, w)
            painter.restore()
        style = faces.fitting(self.told.told, faces.label(), -2 * self.room.left())
        x, y = w / 2 + 6, 0.0
        if not self.beside:
            x = -faces.text_width(self.told.told, style) / 2
            y = form_of(face).half * w + _EDGES * _EDGE + 12
        faces.write(painter, self.told.told, style, self.theme.ink2, x, y)
