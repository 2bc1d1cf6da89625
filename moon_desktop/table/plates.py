"""A player's plate: face, name, bid, tricks, the score and its moon, and whose turn it is."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from moon_desktop.games.views.table import PlateValues
from moon_desktop.look import typography as faces
from moon_desktop.look.crescent import paint_score_moon
from moon_desktop.look.faces import paint_candle
from moon_desktop.look.panels import paint_panel
from moon_desktop.look.runs import SPARE, Run, emblem, fit, paint, width, words
from moon_desktop.look.signs import (
    COIN,
    asterisk_path,
    camp_ink,
    paint_coin,
    paint_drawn_ring,
    paint_partner,
)
from moon_desktop.look.theme import THEME
from moon_desktop.table.picture_item import PanelItem
from moon_desktop.table.pills import HEIGHTS, PillKind, paint_pill, pill_width
from moon_desktop.table.portrait import Portrait, Signs, Sitter
from moon_desktop.table.stage import OWN_PLATE, Box, Stage, plate_size

_RADIUS = 16.0
_COIN_ROOM = 2 * COIN + 9
_PARTNER = 24.0
_STAIN = 20.0
_LEAST_NAME = 42.0
_PALE = 0.5
"""How much is left of the plate of a player who sits the hand out."""

_STRIPE = 5.0
_MARKS, _STROKE, _STROKE_GAP = 36.0, 16.0, 13.0
"""Px across for marks, down for the pencil's stroke that stands for them, and from that to the
figure after it."""
_OWN_MARKS = 45.0
"""And from their middle to the end of your own plate."""

_CHIP = 13.0
"""Px across the chip before their number."""

_RINGS, _STAINS, _COIN, _WORD, _ASIDE = 1, 2, SPARE, SPARE + 1, SPARE + 2
"""What of the small signs and words behind a name is the first to have room."""


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


_FULL = _Form((42, 43, 31.0), 10.5, 82, 23, 58, 240)
_COMPACT = _Form((28, 32, 24.0), 8.0, 56, 19, 43, 169)
_TERSE = _Form((19, 26, 13.0), 8.0, 37, 16, 36, 139)
"""Beside large words a face is no larger than beside small ones."""
_OWN = _Form((27, 24, 19.0), 10.5, 56, 24, 24, 352)
_OWN_END, _OWN_SCORE = 36.0, 83.0
"""Px from the end of your own plate to its tricks where nothing is counted behind them, and to the
line before what is."""
_MOON_GAP = 7.0
_BESIDE_SIGN = 4.0
"""Px by which what stands beside the portrait is further from it where a sign lies on that."""
_SCORE_CHIP = 16.0
"""Px across the chip before their count."""

_HALF, _SIGN_GAP = 18.0, 7.0
"""Px of the half tile that tells how well somebody plays, and to the word behind it."""
_CANDLE, _APART = 7.0, 14.0
"""Px across the candle that tells of a temper, and before it."""


def _other_form(compact: bool) -> _Form:
    return (_TERSE if THEME.large else _COMPACT) if compact else _FULL


def marks_spot(stage: Stage, place: int) -> tuple[float, float]:
    """The middle of where marks are told on a plate, so many places clockwise from you."""
    box, form = stage.plates[place], _other_form(stage.compact)
    if not place:
        return box.right - _OWN_MARKS * stage.zoom, box.centre[1]
    return box.x + (form.right - _MARKS / 2) * stage.zoom, box.y + form.second_y * stage.zoom


class PlateItem(PanelItem):
    """A plate on the table, placed by its box and filled with values."""

    def __init__(self) -> None:
        super().__init__()
        self.values = PlateValues("")
        self.sitter = Sitter()
        self.portrait = Portrait(self.update)
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
        width, height = OWN_PLATE if own else plate_size(compact)
        if own:
            # Beside a fan of large cards it is wider.
            size = box.width * height / box.height, height
        else:
            # One with a rail is higher.
            size = width, box.height * width / box.width
        self.put(box, size, compact and not own)

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
        stretch = self.stretch
        painter.scale(stretch, stretch)
        zoom = self.zoom / stretch
        painter.translate(0, self._lower * zoom)
        self.portrait.paint(painter, self.sitter.face, signs, self._form.portrait, zoom)

    @property
    def _lower(self) -> float:
        """How much lower all stands on a plate that is as high as with a rail, and has none."""
        if self._own or self.values.rail:
            return 0.0
        return max(0.0, (self.size[1] - plate_size(self.compact)[1]) / 2)

    @property
    def _form(self) -> _Form:
        return _OWN if self._own else _other_form(self.compact)

    def draw(self, painter: QPainter) -> None:
        (width, height), turn = self.size, self.values.turn
        radius = height / 2 if self._own else _RADIUS
        box = QRectF(0, 0, width, height)
        paint_panel(painter, box, radius, lit=turn is not None)
        painter.save()
        if self._own:
            self._draw_own(painter, box.width(), box.center().y())
        else:
            self._draw_other(painter)
        painter.restore()
        if turn:
            most = width - 2 * radius
            x = (width - min(most, pill_width("turn", turn))) / 2
            paint_pill(painter, "turn", turn, x, -1, most)

    def _draw_other(self, painter: QPainter) -> None:
        form, values = self._form, self.values
        if values.rail:
            # Loaded where a game is played for chips.
            from moon_desktop.look.cards.chip import paint_rail
            from moon_desktop.table.tricks.purses import plate_sockets

            paint_rail(painter, *plate_sockets(values.rail).laid(int(values.score)))
        if values.camp is not None and not values.in_chips:
            edge, stripe = QPainterPath(), QRectF(0, 0, _STRIPE, self.size[1])
            edge.addRoundedRect(QRectF(0, 0, *self.size), _RADIUS, _RADIUS)
            painter.save()
            painter.setClipPath(edge)
            painter.fillRect(stripe, camp_ink(THEME, values.camp))
            painter.restore()
        painter.translate(0, self._lower)
        score = 0.0
        if self._scored and values.strokes is None:
            score = self._draw_score(painter, form.right, form.name_y - 1, right=True)
            score += self._draw_moon(painter, form, score)
        end = form.right - score - (3 if values.in_chips else 8)
        name = self._draw_name(painter, form, form.name_y, end)
        pill = self._pill
        row = self._tricks
        x = form.right - width(row)
        strength = bool(self.sitter.word) and (values.plain or not values.pill)
        # Marks are on the partner's plate too: words are not set smaller for them. But marks that
        # were won go before how somebody plays, which does not change.
        won = strength and values.strokes is not None and values.strokes[0] > 0
        if values.strokes is not None and (won or form.name_x + pill + 7 <= x - _MARKS):
            _draw_marks(painter, values.strokes[0], x, form.second_y)
            x -= _MARKS
        # What has no room behind the name stands below the score.
        aside = self._aside
        left = x - width(aside)
        below = (
            bool(aside)
            and not any(run.rank == _ASIDE for run in name)
            and form.name_x + pill <= left
        )
        if below:
            paint(painter, aside, left, form.second_y)
        most = (left if below else x) - form.name_x - 7
        if strength:
            # The sign of a side lies before it.
            sign = _BESIDE_SIGN * (values.in_chips and values.camp is not None)
            self._draw_strength(painter, form.name_x + sign, form.second_y, most - sign)
        else:
            self._draw_pill(painter, form.name_x, form.second_y, most)
        paint(painter, row, form.right - width(row), form.second_y)

    def _draw_own(self, painter: QPainter, wide: float, middle: float) -> None:
        values = self.values
        rule = wide - _OWN_SCORE
        right = rule - 21 if self._scored else wide - _OWN_END
        if self._scored:
            painter.setPen(QPen(THEME.edge(THEME.ink2, 0.35), 1.0))
            painter.drawLine(QLineF(rule, middle - 12, rule, middle + 12))
        if values.strokes is not None:
            _draw_marks(painter, values.strokes[0], wide - _OWN_MARKS + _MARKS / 2, middle)
        elif self._scored:
            self._draw_own_score(painter, wide - 45.0, middle)
        row = self._tricks
        tricks_x = right - width(row)
        room = (tricks_x if values.of else rule) - 12
        # The name gives way first, but keeps a third of the room.
        least = _OWN.name_x + (room - _OWN.name_x) / 3
        line = self._draw_name(painter, _OWN, middle, max(least, room - self._pill - 14))
        x = _OWN.name_x + width(line) + 14
        self._draw_pill(painter, x, middle, room - x)
        paint(painter, row, tricks_x, middle)

    @property
    def _tricks(self) -> list[Run]:
        """How many tricks were taken."""
        values = self.values
        told = values.taken or f"{values.tricks}/{values.of}"
        return [words(told, faces.tricks(), THEME.ink2)] if values.of else []

    def _draw_moon(self, painter: QPainter, form: _Form, score: float) -> float:
        """Draws the moon before a score so wide, and returns the px that it takes; none where chips
        are counted, or a small plate has no room for it beside the whole name and its signs."""
        values, room, radius = self.values, 2 * form.moon + _MOON_GAP, form.moon
        name = width(run for run in self._name if run.rank not in (_COIN, _WORD))
        narrow = form.name_x + name > form.right - score - room - 8
        if values.in_chips or (self.compact and narrow):
            return 0.0
        x = form.right - score - _MOON_GAP - radius
        paint_score_moon(painter, THEME, x, form.name_y, radius, self.values.fullness)
        return room

    def _draw_own_score(self, painter: QPainter, x: float, middle: float) -> None:
        """Draws the score, and the moon before it, in the middle of ``x``; in the hole there is
        room for the ring alone."""
        if self.values.in_chips or self.values.in_hole:
            self._draw_score(painter, x, middle, right=False)
            return
        moon, width = 2 * _OWN.moon, faces.text_width(self._figure, faces.plate_score())
        self._draw_score(painter, x + (moon + _MOON_GAP) / 2, middle, right=False)
        left = x - (moon + _MOON_GAP + width) / 2 + _OWN.moon
        paint_score_moon(painter, THEME, left, middle, _OWN.moon, self.values.fullness)

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
        values = self.values
        face, figure = faces.plate_score(compact=self.compact), self._figure
        width = faces.text_width(figure, face)
        left = x - width if right else x - width / 2
        if values.in_chips:
            left += 0 if right else 10
            _draw_chip(painter, left - 6 - _SCORE_CHIP / 2, middle, _SCORE_CHIP)
            width += 6 + _SCORE_CHIP
        if values.in_hole and right:
            left -= 6
        ink = THEME.danger if values.in_hole else THEME.ink
        faces.write(painter, figure, face, ink, left, middle)
        if not values.in_hole:
            return width
        size = face.pixelSize()
        ring = QRectF(left - size * 0.28, middle - size * 0.60, width + size * 0.56, size * 1.2)
        paint_drawn_ring(painter, ring, QPen(ink, 1.8))
        return width + 12

    @property
    def _name(self) -> list[Run]:
        """The name, and the small signs and words after it."""
        values, strong = self.values, faces.label(strong=True)
        face = faces.plate_name(compact=self.compact)
        line = [words(values.name, face, THEME.ink, least=_LEAST_NAME, px=faces.LEAST_NAME)]
        if values.partner:
            line.append(Run(_PARTNER, lambda p, x, y: paint_partner(p, x + 14, y), 0, _RINGS))
            line.append(words(values.partner, faces.pill(), THEME.ink2, gap=4, rank=_WORD))
        if values.dealer:
            at = _COIN_ROOM - COIN
            coin = Run(_COIN_ROOM, lambda p, x, y: paint_coin(p, x + at, y, values.coin))
            line.append(coin._replace(rank=_COIN))
        if values.asterisks:
            ink = THEME.danger
            stain = Run(_STAIN, lambda p, x, y: p.fillPath(asterisk_path(x + 14, y, 5.2), ink))
            line.append(stain._replace(rank=_STAINS))
        if values.asterisks > 1:
            line.append(words(str(values.asterisks), strong, THEME.danger, gap=1, rank=_STAINS))
        if values.chips is not None:
            half = _CHIP / 2
            line.append(Run(_CHIP, lambda p, x, y: _draw_chip(p, x + half, y, _CHIP), 8))
            line.append(words(str(values.chips), strong, THEME.ink2, gap=4))
        return line + self._aside

    @property
    def _aside(self) -> list[Run]:
        """The word beside the name."""
        word, ink = self.values.aside, THEME.ink2
        return [words(word, faces.label(), ink, gap=7, rank=_ASIDE)] if word else []

    def _draw_name(self, painter: QPainter, form: _Form, middle: float, end: float) -> list[Run]:
        """Draws the name and what has room after it before ``end``, and returns that. The coin
        moves onto the face where the name needs its room."""
        line = fit(end - form.name_x, self._name)
        paint(painter, line, form.name_x, middle)
        beside = not self.values.dealer or any(run.rank == _COIN for run in line)
        self._on_face = "" if beside else self.values.coin
        return line

    def _draw_strength(self, painter: QPainter, x: float, middle: float, most: float) -> None:
        """How the computer player plays and bids, as long as it has said nothing itself; where
        words have no room, pointing at it tells the rest."""
        (_, pips, word, temper, told), face = self.sitter, faces.label()
        least = 0.65 * faces.text_width(word, face)
        line = [
            emblem(THEME, str(pips), _HALF),
            words(word, face, THEME.ink2, gap=_SIGN_GAP, rank=1, least=least),
        ]
        if told:
            candle = Run(
                _CANDLE, lambda p, x, y: paint_candle(p, QPointF(x + _CANDLE / 2, y + 8), temper)
            )
            line.append(candle._replace(gap=_APART, rank=SPARE))
            line.append(words(told, face, THEME.ink2, gap=_SIGN_GAP, rank=SPARE))
        paint(painter, fit(most, line), x, middle)

    @property
    def _pill(self) -> float:
        """Px of the pill in which nothing is cut short."""
        values = self.values
        return pill_width("bidder" if values.bidder else "plain", values.pill) if values.pill else 0

    def _draw_pill(self, painter: QPainter, x: float, middle: float, most: float) -> None:
        values = self.values
        if not values.pill or most < HEIGHTS["plain"]:
            return
        if values.bidder or not values.plain:
            kind: PillKind = "bidder" if values.bidder else "plain"
            paint_pill(painter, kind, values.pill, x, middle, most)
            return
        plain = words(values.pill, faces.label(), THEME.ink2, least=0, px=faces.LEAST_NAME)
        paint(painter, fit(most, [plain]), x, middle)


def _draw_marks(painter: QPainter, won: int, right: float, middle: float) -> None:
    """A figure that ends at ``right``, after one of the strokes that spell ALL on the pad."""
    # Loaded where marks are kept so.
    from moon_desktop.look.pencil import paint_strokes

    wide = faces.write(painter, str(won), faces.mark_count(), THEME.ink, right, middle, at=1)
    paint_strokes(painter, THEME.ink2, right - wide - _STROKE_GAP, middle, _STROKE, 1)


def _draw_chip(painter: QPainter, x: float, middle: float, w: float) -> None:
    # Loaded where a game is played for chips.
    from moon_desktop.look.cards.chip import paint_chip

    paint_chip(painter, w, x, middle)
