"""A player's plate: face, name, bid, tricks, the score and its moon, and whose turn it is."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from moon_desktop.games.views.table import PlateValues
from moon_desktop.look import typography as faces
from moon_desktop.look.crescent import paint_score_moon
from moon_desktop.look.emblems import paint_emblem
from moon_desktop.look.faces import paint_candle
from moon_desktop.look.panels import paint_panel
from moon_desktop.look.signs import (
    COIN,
    asterisk_path,
    camp_ink,
    paint_coin,
    paint_drawn_ring,
    paint_mark_below,
    paint_partner,
)
from moon_desktop.look.theme import Theme
from moon_desktop.table.picture_item import PanelItem
from moon_desktop.table.pills import HEIGHTS, PillKind, paint_pill, pill_width
from moon_desktop.table.portrait import Portrait, Signs, Sitter
from moon_desktop.table.stage import OWN_PLATE, Box, plate_size

_RADIUS = 16.0
_COIN_ROOM = 2 * COIN + 9
_PARTNER = 24.0
_STAINS = 20.0
_LEAST_NAME = 42.0
_PALE = 0.5
"""How much is left of the plate of a player who sits the hand out."""

_STRIPE = 5.0
_STROKES = (58.0, 26.0)
"""Px for marks in pencil on your own plate."""
_STROKES_SHARE = 0.62
"""How large those are on a small plate."""

_CHIP = 13.0
"""Px across the chip before their number."""

_COUNT_GAP = 6.0
_CLOSE = 0.82
"""Where room is short the little tiles stand this much closer."""
_FEW = 10
"""So many tricks always have their tiles; more are told by their count alone where room is short.
"""
_OWN_ROW = 0.6
"""The tricks have so much of your own plate at the most, from the name on."""


class _TrickRow(NamedTuple):
    """The tricks a player has taken, as a row of `of` little standing tiles, `width` by `height` px
    and `step` apart, and a count."""

    tricks: int
    of: int
    needed: int | None
    """The trick with the mark under it: the one that makes the bid."""
    width: float
    height: float
    step: float
    told: str = ""
    """Their count in words; without any it is told in figures."""
    cards: bool = False
    """They are tricks of cards."""
    gap: float = _COUNT_GAP
    counted: bool = True
    bare: bool = False
    """The count stands alone."""

    def within(self, room: float) -> _TrickRow:
        """The row as it is if `room` px are enough for it, else a closer one, at last one
        without its count, or, of many tricks, the count alone."""
        close = self._replace(step=self.step * _CLOSE)
        marks = close._replace(counted=False)
        last = marks if self.of <= _FEW else self._replace(bare=True)
        return next((row for row in (self, close, marks) if row.extent <= room), last)

    @property
    def extent(self) -> float:
        """Px from the row's left edge to its right one."""
        if not self.of:
            return 0.0
        widest = self.told or f"{self.of}/{self.of}"
        count = faces.text_width(widest, faces.tricks())
        if self.bare:
            return count
        count += self.gap
        return (self.of - 1) * self.step + self.width + (count if self.counted else 0.0)

    def paint(self, painter: QPainter, theme: Theme, x: float, middle: float) -> None:
        """Draws the row from `x`, its marks centred on height `middle`."""
        if not self.of:
            return
        for index in () if self.bare else range(self.of):
            box = QRectF(x + index * self.step, middle - self.height / 2, self.width, self.height)
            if self.cards:
                # Loaded where a game has such cards.
                from moon_desktop.look.cards.chip import paint_mark

                paint_mark(painter, theme, box, taken=index < self.tricks)
            elif index < self.tricks:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.side)
                painter.drawRoundedRect(box.translated(0, 0.8), 1.8, 1.8)
                painter.setBrush(theme.ivory0)
                painter.drawRoundedRect(box, 1.8, 1.8)
                painter.setPen(QPen(theme.line, 1.0))
                painter.drawLine(QLineF(box.left() + 1.6, middle, box.right() - 1.6, middle))
            else:
                painter.setPen(QPen(theme.edge(theme.ink2, 0.62), 1.1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2.0, 2.0)
        if not self.bare and self.needed is not None and 0 < self.needed <= self.of:
            tip = x + (self.needed - 1) * self.step + self.width / 2
            paint_mark_below(painter, theme, tip, middle + self.height / 2 + 3, 4.2)
        if self.counted:
            count, face = self.told or f"{self.tricks}/{self.of}", faces.tricks()
            left = x + self.extent - faces.text_width(count, face)
            faces.write(painter, count, face, theme.ink2, left, middle)


class _Form(NamedTuple):
    """Where the parts stand in one form of plate, in px from its top left corner."""

    portrait: tuple[float, float, float]
    """Its middle and its radius."""
    moon: float
    """The radius of the moon beside the score."""
    name_x: float
    name_y: float
    second_y: float
    right: float
    mark: tuple[float, float, float]
    """A trick's width, height, and the step to the next."""


_FULL = _Form((42, 43, 31.0), 10.5, 82, 23, 58, 240, (7, 12, 10))
_COMPACT = _Form((28, 32, 24.0), 8.0, 56, 19, 43, 169, (5.0, 11, 7))
_OWN = _Form((27, 24, 19.0), 10.5, 56, 24, 24, 352, (7.4, 14, 12))
_OWN_END = 36.0
"""Px from the end of your own plate to its tricks where nothing is counted behind them."""
_MOON_GAP = 7.0
_CARD_MARK, _OWN_CARD_MARK = (8.0, 12.5, 11.5), (10.0, 15.5, 14.5)
"""A trick's width and height and the step to the next, where they are cards."""
_SCORE_CHIP = 16.0
"""Px across the chip before their count."""

_HALF, _SIGN_GAP = 18.0, 7.0
"""Px of the half tile that tells how well somebody plays, and to the word behind it."""
_CANDLE, _APART = 7.0, 14.0
"""Px across the candle that tells of a temper, and before it."""


class PlateItem(PanelItem):
    """A plate on the table, placed by its box and filled with values."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.values = PlateValues("")
        self.sitter = Sitter()
        self.portrait = Portrait(theme, self.update)
        self._own = False
        self._on_face = ""
        """The letter on the dealer's coin where that lies on the portrait."""

    def show_sitter(self, sitter: Sitter) -> None:
        """Shows who sits there."""
        if sitter != self.sitter:
            self.sitter = sitter
            self.repaint()

    def show_values(self, values: PlateValues) -> None:
        if values != self.values:
            self.values = values
            self.setOpacity(_PALE if values.out else 1.0)
            self.repaint()

    def set_box(self, box: Box, compact: bool, own: bool) -> None:
        """Puts the plate where `box` says, as large as it says; your own has one line and
        round ends."""
        self._own = own
        width, _ = OWN_PLATE if own else plate_size(compact)
        # One with a rail is higher.
        self.put(box, (width, box.height * width / box.width), compact and not own)

    @property
    def reads(self) -> str:
        values = self.values
        signs = {
            "#dealer": values.dealer,
            "#in-the-hole": values.in_hole,
            "#hickey": values.asterisks,
            "#partner": values.partner,
            "#mark": values.strokes is not None,
            "#chip": (values.in_chips and self._scored) or values.chips is not None,
            "#trick": values.of,
        }
        drawn = (sign for sign, shown in signs.items() if shown)
        return "\n".join((values.pill, values.aside, *drawn, values.turn or ""))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        super().paint(painter, option, widget)
        signs = Signs(self.values.camp, self._on_face)
        self.portrait.paint(painter, self.sitter.face, signs, self._form.portrait, self.zoom)

    @property
    def _form(self) -> _Form:
        return _OWN if self._own else _COMPACT if self.compact else _FULL

    def draw(self, painter: QPainter) -> None:
        (width, height), turn = self.size, self.values.turn
        radius = height / 2 if self._own else _RADIUS
        box = QRectF(0, 0, width, height)
        paint_panel(painter, self.theme, box, radius, lit=turn is not None)
        if self._own:
            self._draw_own(painter, width, height)
        else:
            self._draw_other(painter)
        if turn:
            most = width - 2 * radius
            x = (width - min(most, pill_width("turn", turn))) / 2
            paint_pill(painter, self.theme, "turn", turn, x, -1, most)

    def _draw_other(self, painter: QPainter) -> None:
        form, values = self._form, self.values
        if values.rail:
            # Loaded where a game is played for chips.
            from moon_desktop.table.tricks.chip_items import paint_sockets
            from moon_desktop.table.tricks.purses import plate_sockets

            paint_sockets(painter, self.theme, plate_sockets(values.rail), int(values.score))
        if values.camp is not None and not values.in_chips:
            edge, stripe = QPainterPath(), QRectF(0, 0, _STRIPE, self.size[1])
            edge.addRoundedRect(QRectF(0, 0, *self.size), _RADIUS, _RADIUS)
            painter.save()
            painter.setClipPath(edge)
            painter.fillRect(stripe, camp_ink(self.theme, values.camp))
            painter.restore()
        score = 0.0
        if self._scored and values.strokes is None:
            score = self._draw_score(painter, form.right, form.name_y - 1, right=True)
            score += self._draw_moon(painter, form, score)
        end = form.right - score - (3 if values.in_chips else 8)
        x = self._draw_name(painter, form, form.name_y, end)
        beside = self._draw_aside(painter, x, form.name_y, end) > x
        pill = pill_width("bidder" if values.bidder else "plain", values.pill) if values.pill else 0
        row = self._tricks(form).within(form.right - form.name_x - pill - 7)
        x = form.right - row.extent
        share = _STROKES_SHARE if self.compact else 1.0
        wide, high = (size * share for size in _STROKES)
        strength = bool(self.sitter.word) and not values.of and (values.plain or not values.pill)
        # Marks are on the partner's plate too: words are not set smaller for them. But marks that
        # were won go before how somebody plays, which does not change.
        won = strength and values.strokes is not None and values.strokes[0] > 0
        if values.strokes is not None and (won or form.name_x + pill + 7 <= x - wide):
            x -= wide
            box = QRectF(x, form.second_y - high / 2, wide, high)
            self._draw_strokes(painter, box, values.strokes)
        # What has no room behind the name stands below the score.
        left = x - faces.text_width(values.aside, faces.label()) - 7
        below = bool(values.aside) and not beside and form.name_x + pill <= left
        if below:
            self._draw_aside(painter, left, form.second_y, x)
        most = (left if below else x) - form.name_x - 7
        if strength:
            self._draw_strength(painter, form.name_x, form.second_y, most)
        else:
            self._draw_pill(painter, form.name_x, form.second_y, most)
        if values.in_chips:
            row = row._replace(gap=row.gap + x - form.name_x)
        row.paint(painter, self.theme, form.right - row.extent, form.second_y)

    def _draw_own(self, painter: QPainter, width: float, height: float) -> None:
        values = self.values
        middle = height / 2
        rule = _OWN.right + 21
        right = _OWN.right if self._scored else width - _OWN_END
        if self._scored:
            painter.setPen(QPen(self.theme.edge(self.theme.ink2, 0.35), 1.0))
            painter.drawLine(QLineF(rule, middle - 12, rule, middle + 12))
        if values.strokes is not None:
            wide, high = _STROKES
            box = QRectF(width - 45.0 - wide / 2, middle - high / 2, wide, high)
            self._draw_strokes(painter, box, values.strokes)
        elif self._scored:
            self._draw_own_score(painter, width - 45.0, middle)
        row = self._tricks(_OWN).within(_OWN_ROW * (right - _OWN.name_x))
        tricks_x = right - row.extent
        room = (tricks_x if values.of else rule) - 12
        pill = pill_width("plain", values.pill) if values.pill else 0.0
        # The name gives way first, but keeps a third of the room.
        least = _OWN.name_x + (room - _OWN.name_x) / 3
        end = max(least, room - pill - 14)
        x = self._draw_aside(painter, self._draw_name(painter, _OWN, middle, end), middle, end) + 14
        self._draw_pill(painter, x, middle, room - x)
        row.paint(painter, self.theme, tricks_x, middle)

    def _tricks(self, form: _Form) -> _TrickRow:
        values, mark = self.values, form.mark
        if values.in_chips:
            mark = _OWN_CARD_MARK if self._own else _CARD_MARK
        told, cards = values.taken, values.in_chips
        row = _TrickRow(values.tricks, values.of, values.needed, *mark, told, cards)
        return row._replace(gap=_COUNT_GAP * 2) if cards and self._own else row

    def _draw_moon(self, painter: QPainter, form: _Form, score: float) -> float:
        """Draws the moon before a score so wide, and returns the px that it takes; none where chips
        are counted, or a small plate has no room for it beside the whole name and its signs."""
        values, room, radius = self.values, 2 * form.moon + _MOON_GAP, form.moon
        name = faces.text_width(values.name, faces.plate_name(compact=self.compact))
        name += _PARTNER * bool(values.partner) + self._stains_width
        name += 7 + faces.text_width(values.aside, faces.label()) if values.aside else 0.0
        narrow = form.name_x + name > form.right - score - room - 8
        if values.in_chips or (self.compact and narrow):
            return 0.0
        x = form.right - score - _MOON_GAP - radius
        paint_score_moon(painter, self.theme, x, form.name_y, radius, self.values.fullness)
        return room

    def _draw_strokes(self, painter: QPainter, box: QRectF, strokes: tuple[int, int]) -> None:
        # Loaded where marks are kept so.
        from moon_desktop.look.pencil import paint_marks

        paint_marks(painter, self.theme, self.theme.ink, box, *strokes)

    def _draw_own_score(self, painter: QPainter, x: float, middle: float) -> None:
        """Draws the score, and the moon before it, in the middle of ``x``; in the hole there is
        room for the ring alone."""
        if self.values.in_chips or self.values.in_hole:
            self._draw_score(painter, x, middle, right=False)
            return
        moon, width = 2 * _OWN.moon, faces.text_width(self._figure, faces.plate_score())
        self._draw_score(painter, x + (moon + _MOON_GAP) / 2, middle, right=False)
        left = x - (moon + _MOON_GAP + width) / 2 + _OWN.moon
        paint_score_moon(painter, self.theme, left, middle, _OWN.moon, self.values.fullness)

    @property
    def _scored(self) -> bool:
        """Whether anything is counted here, and not elsewhere."""
        return self.values.score != "" or self.values.strokes is not None

    @property
    def _figure(self) -> str:
        # The true minus is as wide as a plus; a hyphen is not.
        return str(self.values.score).replace("-", "\N{MINUS SIGN}")

    def _draw_score(self, painter: QPainter, x: float, middle: float, *, right: bool) -> float:
        """Draws the score ending at, or centred on, `x`; returns its width."""
        values, theme = self.values, self.theme
        face, figure = faces.plate_score(compact=self.compact), self._figure
        width = faces.text_width(figure, face)
        left = x - width if right else x - width / 2
        if values.in_chips:
            left += 0 if right else 10
            _draw_chip(painter, theme, left - 6 - _SCORE_CHIP / 2, middle, _SCORE_CHIP)
            width += 6 + _SCORE_CHIP
        if values.in_hole and right:
            left -= 6
        ink = theme.danger if values.in_hole else theme.ink
        faces.write(painter, figure, face, ink, left, middle)
        if not values.in_hole:
            return width
        size = face.pixelSize()
        ring = QRectF(left - size * 0.28, middle - size * 0.60, width + size * 0.56, size * 1.2)
        paint_drawn_ring(painter, ring, QPen(ink, 1.8))
        return width + 12

    @property
    def _stains(self) -> str:
        return str(self.values.asterisks) if self.values.asterisks > 1 else ""

    @property
    def _stains_width(self) -> float:
        figure = faces.text_width(self._stains, faces.label(strong=True)) + 1 if self._stains else 0
        return _STAINS + figure if self.values.asterisks else 0.0

    def _draw_name(self, painter: QPainter, form: _Form, middle: float, end: float) -> float:
        """Draws the name and the small signs after it, none beyond `end`; returns where it
        stopped. The coin moves onto the face where the name needs its room."""
        values, theme = self.values, self.theme
        face, strong = faces.plate_name(compact=self.compact), faces.label(strong=True)
        partner = _PARTNER if values.partner else 0.0
        chips = "" if values.chips is None else str(values.chips)
        chips_width = 12.0 + _CHIP + faces.text_width(chips, strong) if chips else 0.0
        stains_width = self._stains_width
        room = end - form.name_x - chips_width
        x, wanted = form.name_x, faces.text_width(values.name, face)
        # Signs give way before nothing is left of the name.
        least = min(_LEAST_NAME, wanted)
        if room - stains_width - partner < least:
            stains_width = 0.0
        if room - partner < least:
            partner = 0.0
        room -= stains_width + partner
        beside = values.dealer and wanted <= room - _COIN_ROOM
        self._on_face = values.coin if values.dealer and not beside else ""
        face = faces.fitting(values.name, face, room, faces.LEAST_NAME)
        name = faces.fitted(values.name, face, max(0.0, room))
        x += faces.write(painter, name, face, theme.ink, x, middle)
        if partner:
            paint_partner(painter, theme, x + 14, middle)
            x += partner
            # The word stands beside the rings where there is room for all of it.
            spare = room - wanted - (_COIN_ROOM if beside else 0.0) - 4
            if faces.text_width(values.partner, faces.pill()) <= spare:
                x += 4 + faces.write(
                    painter, values.partner, faces.pill(), theme.ink2, x + 4, middle
                )
        if beside:
            paint_coin(painter, theme, x + _COIN_ROOM - COIN, middle, values.coin)
            x += _COIN_ROOM
        if stains_width:
            painter.fillPath(asterisk_path(x + 14, middle, 5.2), theme.danger)
            faces.write(painter, self._stains, strong, theme.danger, x + 21, middle)
            x += stains_width
        if chips:
            _draw_chip(painter, theme, x + 8 + _CHIP / 2, middle, _CHIP)
            faces.write(painter, chips, strong, theme.ink2, x + 12 + _CHIP, middle)
            x += chips_width
        return x

    def _draw_aside(self, painter: QPainter, x: float, middle: float, end: float) -> float:
        """Writes the word beside the name a gap behind `x`, if it ends before `end`; returns where
        it ends, or `x`."""
        word, face = self.values.aside, faces.label()
        if not word or x + 7 + faces.text_width(word, face) > end:
            return x
        return x + 7 + faces.write(painter, word, face, self.theme.ink2, x + 7, middle)

    def _draw_strength(self, painter: QPainter, x: float, middle: float, most: float) -> None:
        """How the computer player plays and bids, as long as it has said nothing itself."""
        (_, pips, word, temper, told), face, end = self.sitter, faces.label(), x + most
        half = QRectF(x, middle - _HALF / 2, _HALF, _HALF)
        paint_emblem(painter, self.theme, str(pips), half)
        x = half.right() + _SIGN_GAP
        smaller = faces.fitting(word, face, end - x)
        if faces.text_width(word, smaller) > end - x:
            # Pointing at it tells the rest.
            return
        x += faces.write(painter, word, smaller, self.theme.ink2, x, middle) + _APART
        width = _CANDLE + _SIGN_GAP + faces.text_width(told, face)
        if told and x + width <= end:
            paint_candle(painter, QPointF(x + _CANDLE / 2, middle + 8), temper)
            faces.write(painter, told, face, self.theme.ink2, x + _CANDLE + _SIGN_GAP, middle)

    def _draw_pill(self, painter: QPainter, x: float, middle: float, most: float) -> None:
        values, theme = self.values, self.theme
        if not values.pill or most < HEIGHTS["plain"]:
            return
        if values.bidder or not values.plain:
            kind: PillKind = "bidder" if values.bidder else "plain"
            paint_pill(painter, theme, kind, values.pill, x, middle, most)
            return
        words = faces.fitted(values.pill, faces.label(), most)
        faces.write(painter, words, faces.label(), theme.ink2, x, middle)


def _draw_chip(painter: QPainter, theme: Theme, x: float, middle: float, w: float) -> None:
    # Loaded where a game is played for chips.
    from moon_desktop.look.cards.chip import paint_chip

    paint_chip(painter, theme, w, x, middle)
