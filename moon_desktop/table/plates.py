"""A player's plate: the name, the bid, the tricks, the score and its moon, and whose turn it is."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from moon_desktop.games.shown.table import PlateValues
from moon_desktop.look import typography as faces
from moon_desktop.look.crescent import crescent_path, paint_score_moon
from moon_desktop.look.panels import PANEL_ROOM, paint_panel
from moon_desktop.look.signs import (
    COIN,
    asterisk_path,
    paint_coin,
    paint_drawn_ring,
    paint_partner,
)
from moon_desktop.look.theme import Theme, faded
from moon_desktop.table.picture_item import PictureItem
from moon_desktop.table.pills import HEIGHTS, PillKind, paint_pill, pill_width
from moon_desktop.table.stage import OWN_PLATE, Box, plate_size
from moon_desktop.table.trick_row import TrickRow

_RADIUS = 16.0
_COIN_ROOM = 2 * COIN + 9
_PARTNER = 24.0
_LEAST_NAME = 42.0
_PALE = 0.5
"""How much is left of the plate of a player who sits the hand out."""

_CHIP = 13.0
"""Px across the chip before their number."""
_BESIDE = 5.0
"""Px between the marks, their count and the words in a small plate."""


class _Form(NamedTuple):
    """Where the parts stand in one form of plate, in px from its top left corner."""

    moon: tuple[float, float, float]
    name_x: float
    name_y: float
    second_y: float
    right: float
    mark: tuple[float, float, float]
    """A trick's width, height, and the step to the next."""


_FULL = _Form((39, 42, 23.5), 74, 23, 58, 240, (7, 12, 10))
_COMPACT = _Form((26, 31, 16.0), 48, 19, 43, 167, (5.0, 11, 7))
_OWN = _Form((27, 24, 17.5), 55, 24, 24, 352, (7.4, 14, 12))


class PlateItem(PictureItem):
    """A plate on the table, placed by its box and filled with values."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._values = PlateValues("")
        self._size = (0.0, 0.0)
        self._zoom = 1.0
        self._compact = False
        self._own = False

    @property
    def values(self) -> PlateValues:
        return self._values

    def show_values(self, values: PlateValues) -> None:
        if values != self._values:
            self._values = values
            self.setOpacity(_PALE if values.out else 1.0)
            self._changed()

    def set_box(self, box: Box, compact: bool, own: bool) -> None:
        """Puts the plate where `box` says, as large as it says; your own has one line and
        round ends."""
        self.setPos(round(box.x), round(box.y))
        usual = OWN_PLATE if own else plate_size(compact)
        form = usual, box.height / usual[1], compact and not own, own
        if form != (self._size, self._zoom, self._compact, self._own):
            self._size, self._zoom, self._compact, self._own = form
            self._changed()

    def _changed(self) -> None:
        width, height = (side * self._zoom for side in self._size)
        room = PANEL_ROOM * self._zoom
        self.changed(QRectF(-room, -room, width + 2 * room, height + 2 * room))

    def draw(self, painter: QPainter) -> None:
        painter.scale(self._zoom, self._zoom)
        width, height = self._size
        box = QRectF(0, 0, width, height)
        values = self._values
        radius = height / 2 if self._own else _RADIUS
        paint_panel(painter, self._theme, box, radius, lit=values.turn is not None)
        if self._own:
            self._draw_own(painter, width, height)
        else:
            self._draw_other(painter, width)
        if values.turn:
            most = width - 2 * radius
            pill = min(most, pill_width("turn", values.turn))
            x = (width - pill) / 2
            paint_pill(painter, self._theme, "turn", values.turn, x, -1, most)

    def _draw_other(self, painter: QPainter, width: float) -> None:
        form = _COMPACT if self._compact else _FULL
        values = self._values
        self._draw_moon(painter, form, 0.0)
        score = self._draw_score(painter, form.right, form.name_y - 1, right=True)
        end = form.right - score - 8
        self._draw_name(painter, form, form.name_y, end)
        if self._compact:
            self._draw_compact_line(painter, form)
            return
        pill = pill_width("bidder" if values.bidder else "plain", values.pill)
        row = self._tricks(form).within(form.right - form.name_x - pill - 7)
        x = form.right - row.extent
        self._draw_pill(painter, form.name_x, form.second_y, x - form.name_x - 7)
        row.paint(painter, self._theme, x, form.second_y)

    def _draw_compact_line(self, painter: QPainter, form: _Form) -> None:
        """The second line of a small plate: tricks and either the bid or how many of them."""
        values = self._values
        if not values.of:
            self._draw_pill(painter, form.name_x, form.second_y, form.right - form.name_x)
            return
        row = self._tricks(form)
        row.paint_marks(painter, self._theme, form.name_x, form.second_y)
        end = form.name_x + row.marks_width
        if values.bidder:
            self._draw_bought(painter, form, end)
            return
        # How many of how many stands close by the marks, and what was said at the other end.
        face = faces.pill_quiet()
        words = faces.fitted(values.pill, face, form.right - end - row.count_width - 2 * _BESIDE)
        x = form.right - faces.text_width(words, face)
        row.paint_count(painter, self._theme, end + _BESIDE + row.count_width, form.second_y)
        painter.setFont(face)
        painter.setPen(self._theme.ink2)
        painter.drawText(QPointF(x, faces.baseline(face, form.second_y)), words)

    def _draw_bought(self, painter: QPainter, form: _Form, start: float) -> None:
        """The bid that won, in brass."""
        face = faces.label(strong=True)
        words = faces.fitted(self._values.pill, face, form.right - start - 18)
        x = form.right - faces.text_width(words, face)
        painter.setFont(face)
        painter.setPen(self._theme.brass)
        painter.drawText(QPointF(x, faces.baseline(face, form.second_y)), words)
        painter.fillPath(crescent_path(x - 8, form.second_y, 5), self._theme.brass)

    def _draw_own(self, painter: QPainter, width: float, height: float) -> None:
        values = self._values
        down = height / 2 - _OWN.moon[1]
        self._draw_moon(painter, _OWN, down)
        middle = _OWN.name_y + down
        end = width - 45.0
        painter.setPen(QPen(faded(self._theme.ink2, 0.35), 1.0))
        rule = _OWN.right + 21
        painter.drawLine(QPointF(rule, middle - 12), QPointF(rule, middle + 12))
        self._draw_score(painter, end, middle, right=False)
        row = self._tricks(_OWN)
        tricks_x = _OWN.right - row.extent
        room = (tricks_x if values.of else rule) - 12
        pill = pill_width("plain", values.pill) if values.pill else 0.0
        # The name gives way first, but keeps a third of the room.
        least = _OWN.name_x + (room - _OWN.name_x) / 3
        x = self._draw_name(painter, _OWN, middle, max(least, room - pill - 14)) + 14
        self._draw_pill(painter, x, middle, room - x)
        row.paint(painter, self._theme, tricks_x, middle)

    def _tricks(self, form: _Form) -> TrickRow:
        values = self._values
        return TrickRow(values.tricks, values.of, values.needed, *form.mark)

    def _draw_moon(self, painter: QPainter, form: _Form, down: float) -> None:
        x, y, radius = form.moon
        paint_score_moon(painter, self._theme, x, y + down, radius, self._values.fullness)

    def _draw_score(self, painter: QPainter, x: float, middle: float, *, right: bool) -> float:
        """Draws the score ending at, or centred on, `x`; returns its width."""
        values = self._values
        face = faces.plate_score(compact=self._compact)
        # The true minus is as wide as a plus; a hyphen is not.
        figure = str(values.score).replace("-", "\N{MINUS SIGN}")
        width = faces.text_width(figure, face)
        left = x - width if right else x - width / 2
        if values.in_hole and right:
            left -= 6
        painter.setFont(face)
        painter.setPen(self._theme.danger if values.in_hole else self._theme.ink)
        painter.drawText(QPointF(left, faces.baseline(face, middle)), figure)
        if not values.in_hole:
            return width
        size = face.pixelSize()
        ring = QRectF(left - size * 0.28, middle - size * 0.60, width + size * 0.56, size * 1.2)
        paint_drawn_ring(painter, ring, QPen(self._theme.danger, 1.8))
        return width + 12

    def _draw_name(self, painter: QPainter, form: _Form, middle: float, end: float) -> float:
        """Draws the name and the small signs after it, none beyond `end`; returns where it
        stopped. The coin moves onto the moon where the name needs its room."""
        values = self._values
        face = faces.plate_name(compact=self._compact)
        asterisks, partner = self._asterisks_width(), _PARTNER if values.partner else 0.0
        chips = self._chips_width()
        room = end - form.name_x - chips
        # Signs give way before nothing is left of the name.
        if room - asterisks - partner < _LEAST_NAME:
            asterisks = 0.0
        if room - partner < _LEAST_NAME:
            partner = 0.0
        room -= asterisks + partner
        wanted = faces.text_width(values.name, face)
        beside = values.dealer and wanted <= room - _COIN_ROOM
        name = faces.fitted(values.name, face, max(0.0, room))
        x = form.name_x
        painter.setFont(face)
        painter.setPen(self._theme.ink)
        painter.drawText(QPointF(x, faces.baseline(face, middle)), name)
        x += faces.text_width(name, face)
        if partner:
            paint_partner(painter, self._theme, x + 14, middle)
            x += partner
            spare = room - wanted - (_COIN_ROOM if beside else 0.0)
            x += self._draw_partner_word(painter, x + 4, middle, spare - 4)
        if beside:
            paint_coin(painter, self._theme, x + _COIN_ROOM - COIN, middle, values.coin)
            x += _COIN_ROOM
        elif values.dealer:
            moon_x, _, radius = form.moon
            down = middle - form.name_y
            away = radius * 0.75
            y = form.moon[1] + down + away
            paint_coin(painter, self._theme, moon_x + away, y, values.coin)
        if asterisks:
            self._draw_asterisks(painter, x, middle)
            x += asterisks
        if chips:
            self._draw_chips(painter, x, middle)
            x += chips
        return x

    def _draw_partner_word(self, painter: QPainter, x: float, middle: float, room: float) -> float:
        """Draws the word beside the rings where there is room for all of it; returns the px."""
        face = faces.pill()
        width = faces.text_width(self._values.partner, face)
        if width > room:
            return 0.0
        painter.setFont(face)
        painter.setPen(self._theme.ink2)
        painter.drawText(QPointF(x, faces.baseline(face, middle)), self._values.partner)
        return width + 4

    def _chips_width(self) -> float:
        if self._values.chips is None:
            return 0.0
        return 12.0 + _CHIP + faces.text_width(str(self._values.chips), faces.label(strong=True))

    def _draw_chips(self, painter: QPainter, x: float, middle: float) -> None:
        # Loaded where a game is played for chips.
        from moon_desktop.look.card import paint_chip

        painter.save()
        painter.translate(x + 8 + _CHIP / 2, middle)
        paint_chip(painter, self._theme, _CHIP)
        painter.restore()
        face = faces.label(strong=True)
        painter.setFont(face)
        painter.setPen(self._theme.ink2)
        at = QPointF(x + 12 + _CHIP, faces.baseline(face, middle))
        painter.drawText(at, str(self._values.chips))

    def _asterisks_width(self) -> float:
        count = self._values.asterisks
        more = faces.text_width(str(count), faces.label(strong=True)) + 1 if count > 1 else 0.0
        return 20.0 + more if count else 0.0

    def _draw_asterisks(self, painter: QPainter, x: float, middle: float) -> None:
        count = self._values.asterisks
        painter.fillPath(asterisk_path(x + 14, middle, 5.2), self._theme.danger)
        if count > 1:
            face = faces.label(strong=True)
            painter.setFont(face)
            painter.setPen(self._theme.danger)
            painter.drawText(QPointF(x + 21, faces.baseline(face, middle)), str(count))

    def _draw_pill(self, painter: QPainter, x: float, middle: float, most: float) -> None:
        values = self._values
        if not values.pill or most < HEIGHTS["plain"]:
            return
        if values.bidder or not values.plain:
            kind: PillKind = "bidder" if values.bidder else "plain"
            paint_pill(painter, self._theme, kind, values.pill, x, middle, most)
            return
        face = faces.label()
        painter.setFont(face)
        painter.setPen(self._theme.ink2)
        words = faces.fitted(values.pill, face, most)
        painter.drawText(QPointF(x, faces.baseline(face, middle)), words)
