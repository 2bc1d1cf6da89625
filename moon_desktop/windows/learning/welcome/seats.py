"""Who plays where: a small table with its seats round it, and how it is drawn."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from moon_desktop.disk.settings import OPTIONS, PLACES, Settings, places
from moon_desktop.engine.record import HUMAN
from moon_desktop.engine.seats import Seats
from moon_desktop.games.game import Game
from moon_desktop.games.views.table import CAMPS, Camp, Face
from moon_desktop.look import typography as faces
from moon_desktop.look.crescent import paint_crescent
from moon_desktop.look.picture import on_itself
from moon_desktop.look.piece import paint_small
from moon_desktop.look.shadow import soft_rect
from moon_desktop.look.signs import paint_camp_coin, paint_camp_disc
from moon_desktop.look.theme import THEME, faded, graded
from moon_desktop.look.tile import paint_half_tile
from moon_desktop.look.tips import tip_of
from moon_desktop.windows.learning.welcome.company import paint_sitter
from moon_desktop.windows.learning.welcome.seat_sheet import SeatSheet
from moon_desktop.windows.learning.welcome.seating import Seating
from moon_desktop.windows.paper.dialog import announce
from moon_desktop.windows.paper.dress import inked
from moon_desktop.windows.paper.painted import ARROWS, PaintedButton
from moon_desktop.words import computer_players
from moon_desktop.words.language import tr

_FACE, _NAME = 72.0, 26.0
"""Px across a face, and down for the name below it."""
_SEAT: Final = QSize(132, 118)
_LEAST, _SLIM = QSize(560, 252), 3.2
"""Px of all of it, at zoom 1, and how much wider than high it is at the most."""
_ROUND, _STAGGER = 5, 0.3
"""So many sit in no two rows; and radians by which more sit nearer to who is opposite."""
_LEAST_WORDS: Final = 10.5
"""Px of the letters of what is said, at the least."""
_PIECE: Final = 22.0
"""How wide a piece is that was drawn, and lies on its side, in px."""
_BLACK: Final = QColor("#000000")
_BACK: Final = (Qt.Key.Key_Left, Qt.Key.Key_Up)


def _round_table(box: QRectF, count: int) -> list[QPointF]:
    """Where ``count`` sit on the edge of ``box``, clockwise from its foot."""
    middle, points = box.center(), []
    for seat in range(count):
        turn = math.tau * seat / count
        # Of two at a side the far one sits further in, or its name would meet the near one's face.
        turn += _STAGGER * math.sin(turn) * (count > _ROUND)
        # Those at the sides sit nearer to the long edges, or one would hide the next.
        down = math.copysign(abs(math.cos(turn)) ** 0.35, math.cos(turn))
        down = 0.0 if math.isclose(math.cos(turn), 0, abs_tol=1e-9) else down
        off = QPointF(-math.sin(turn) * box.width() / 2, down * box.height() / 2)
        points.append(middle + off)
    return points


def _paint_wood_and_mat(painter: QPainter, box: QRectF, rim: float) -> None:
    """A table with round ends, the felt on it ``rim`` px inside its edge."""
    corner = box.height() / 2
    if not THEME.flat:
        soft_rect(painter, THEME, box.translated(0, rim), corner, rim * 1.4, _BLACK, 0.5)
    wood = graded(box.top(), box.bottom(), (0, THEME.wood0), (1, THEME.wood1))
    felt = graded(box.top(), box.bottom(), (0, THEME.mat0), (1, THEME.mat1))
    thread = QPen(faded(THEME.stitch, 0.6), rim / 8)
    thread.setDashPattern([5.2, 3.0])
    for inset, pen, brush in (
        (0.0, QPen(THEME.matline, rim / 8), wood),
        (rim, QPen(THEME.matline, rim / 8), felt),
        (1.7 * rim, thread, QBrush()),
    ):
        painter.setPen(pen)
        painter.setBrush(brush)
        inner = box.adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(inner, corner - inset, corner - inset)


def paint_table(table: Seats, painter: QPainter, room: QRectF) -> None:
    """A small picture of ``table`` in ``room``: its seats, yours at the foot, with the signs of the
    sides where there are any."""
    wide = min(room.width(), 1.45 * room.height())
    box = QRectF(0, 0, wide, wide / 1.45)
    box.moveCenter(room.center())
    radius = 0.105 * wide
    box.adjust(radius, radius, -radius, -radius)
    _paint_wood_and_mat(painter, box, 0.055 * wide)
    for seat, point in enumerate(_round_table(box, table.count)):
        if table.sides < table.count:
            camp = CAMPS[table.side(seat)]
            paint_camp_disc(painter, camp, point.x(), point.y(), radius)
            continue
        painter.setPen(QPen(THEME.panel, 1))
        painter.setBrush(THEME.ivory1 if seat else THEME.brass)
        painter.drawEllipse(point, radius, radius)


class Seat(PaintedButton):
    """Who sits at a place: a face, the name, how strong they are, and which side they are of.
    Pressed, it lets all of it be chosen; dragged, it changes places."""

    stepped = Signal(int)
    """It is to change places with the next seat clockwise (1), or the other way round (-1)."""
    dropped = Signal(QPoint)
    """It was let go of with its middle there."""

    def __init__(self, place: int, parent: QWidget) -> None:
        super().__init__("", parent, room=4)
        self._label = OPTIONS[f"{PLACES[place]}_player"].label
        self._level, self._face = HUMAN, ""
        self.camp: Camp | None = None
        self._lot: tuple[Face | None, bool, str] = None, False, ""
        self._grip: QPoint | None = None
        self._dragged = False
        self.setAccessibleDescription(
            tr("Press Ctrl and an arrow key, or drag it, to change places with another.")
        )

    def show_sitter(self, name: str, face: str, level: str) -> None:
        """Shows who sits there."""
        self._face, self._level = face, level
        self.setText(name)
        self._tell()

    def _tell(self) -> None:
        name, level, lot = self.text(), self._level, self._lot[-1]
        about = computer_players.about(name, level, computer_players.temper(self._face))
        if level == HUMAN:
            about = f"{name}: {computer_players.player(level)}."
        if lot:
            about = f"{about} {tr('Drawn for partners: {piece}.').format(piece=lot)}"
        self.setAccessibleName(f"{self._label}: {about}")
        self.setToolTip("\n".join(map(tip_of, (about, self.accessibleDescription()))))
        self.update()

    def show_lot(self, piece: Face | None, high: bool = False, told: str = "") -> None:
        """Lays the piece here that was drawn for partners, with a ring where it is a ``high`` one,
        or takes it away; ``told``: what it is."""
        self._lot = piece, high, told
        self._tell()

    def exchange_lots(self, other: Seat) -> None:
        """What was drawn goes along with those who change places."""
        mine = self._lot
        self.show_lot(*other._lot)
        other.show_lot(*mine)

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        radius = _FACE / 2
        middle = QPointF(box.center().x(), box.bottom() - _NAME - radius)
        disc = QRectF(middle, middle).adjusted(-radius, -radius, radius, radius)
        if self.underMouse():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for ink, thick in ((THEME.panel, 7), (faded(THEME.brass, 0.6), 3.2)):
                painter.setPen(QPen(ink, thick))
                painter.drawEllipse(disc.adjusted(-4, -4, 4, 4))
        self.paint_ring(painter, disc, radius, 4)
        paint_sitter(painter, self.text(), self._face, middle, radius, box.width())
        if self.camp is not None:
            paint_camp_coin(painter, self.camp, disc.left() + 7, disc.bottom() - 10, 12)
        if self._level != HUMAN:
            pips, word = computer_players.strength(self._level)
            half = QRectF(disc.right() - 20, disc.bottom() - 24, 24, 24)
            paint_half_tile(painter, THEME, pips if word else None, half)
        piece, high, _ = self._lot
        if piece is not None:
            self._paint_lot(painter, QPointF(disc.right() + 2, disc.top() + 12), piece, high)

    def _paint_lot(self, painter: QPainter, at: QPointF, piece: Face, high: bool) -> None:
        box = QRectF(at, at).adjusted(-_PIECE, -_PIECE / 2, _PIECE, _PIECE / 2)
        painter.save()
        painter.translate(at)
        paint_small(painter, THEME, piece, _PIECE, lies=True)
        painter.restore()
        if high:
            painter.setPen(QPen(THEME.brass, 2.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), 7, 7)

    # --- to another place -----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """With Ctrl an arrow moves who sits here, and not the focus alone."""
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if held and event.key() in ARROWS:
            self.stepped.emit(-1 if event.key() in _BACK else 1)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._grip, self._dragged = event.position().toPoint(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """It goes along with the pointer once that is far enough."""
        if self._grip is None or not event.buttons() & Qt.MouseButton.LeftButton:
            super().mouseMoveEvent(event)
            return
        off = event.position().toPoint() - self._grip
        if self._dragged or off.manhattanLength() >= QApplication.startDragDistance():
            self._dragged = True
            self.setDown(False)
            self.raise_()
            self.move(self.pos() + off)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._dragged:
            self._dragged = False
            self.dropped.emit(self.geometry().center())


class SeatsMat(QWidget):
    """The places of a game round a small table, clockwise from your own at its foot; ``levels``
    are those of the computer players, the weakest first."""

    touched = Signal()
    """A hand is on a seat: nobody is to change places any more but by it."""

    def __init__(
        self, settings: Settings, game: Game, levels: tuple[str, ...], parent: QWidget
    ) -> None:
        super().__init__(parent)
        # Who sits on the left sits there in every language.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        # Larger words have the height for it, and what width there is.
        self.setMinimumSize(_LEAST.width() * 4 // 5, round(_LEAST.height() * 0.8 * THEME.text))
        self.seating = Seating(levels, self)
        self.seating.changed.connect(self._renew)
        self.seats: dict[int, Seat] = {}
        """The seats by place, also those that are not taken."""
        self.sheet: SeatSheet | None = None
        """Where who sits at a place is chosen, while it is."""
        self.said = inked(QLabel(self), "ink")
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.setWordWrap(True)
        self.said.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.largest = THEME.text
        """How much larger than their least size those who sit there may be."""
        self.beside: list[PaintedButton] = []
        """What else lies on the mat."""
        for place in range(len(PLACES)):
            seat = self.seats[place] = Seat(place, self)
            seat.pressed.connect(self.touched)
            seat.clicked.connect(partial(self.open, place))
            seat.stepped.connect(partial(self._step, place))
            seat.dropped.connect(partial(self._drop, place))
        self.take_up(settings, game)

    def take_up(self, settings: Settings, game: Game) -> None:
        """Asks for the players of ``game``, at first those of ``settings``: of all the places that
        are ever taken, until it shows a table."""
        self.seating.take_up(settings, game)
        for seat in self.seats.values():
            seat.show_lot(None)
        self._show(Seats(len(self.seating.shown)))

    def show_table(self, table: Seats) -> None:
        """Shows the places of ``table``, and the sides they are of."""
        self.seating.shown = places(table.count)
        self._show(table)

    def lay_anew(self) -> None:
        """Something has come to lie ``beside``, or is gone."""
        self._lay_out()

    # --- by hand --------------------------------------------------------------------------------

    def open(self, place: int) -> SeatSheet:
        """Lets it be chosen who sits at ``place``, on the sheet that is handed back."""
        self.sheet = SeatSheet(self.seating, place, self, self.largest)
        self.sheet.open(self.seats[place])
        return self.sheet

    def _step(self, place: int, step: int) -> None:
        to = self.seating.shown[(self.seating.shown.index(place) + step) % len(self.seating.shown)]
        self._exchange(place, to)
        self.seats[to].setFocus()
        announce(self.seats[to], self.seats[to].accessibleName())

    def _drop(self, place: int, point: QPoint) -> None:
        def off(to: int) -> int:
            return (self.seats[to].geometry().center() - point).manhattanLength()

        others = (to for to in self.seating.shown if to != place)
        below = [to for to in others if self.seats[to].geometry().contains(point)]
        if below:
            self._exchange(place, min(below, key=off))
        self._lay_out()

    def _exchange(self, place: int, to: int) -> None:
        self.touched.emit()
        self.seating.change_places({place: to, to: place})
        self.seats[place].exchange_lots(self.seats[to])

    # --- what is seen ---------------------------------------------------------------------------

    def say(self, words: str) -> None:
        """Has ``words`` stand on the mat, until another thing is to be said there."""
        self._write(words)
        announce(self.said, words)

    def _write(self, words: str, whole: str = "") -> None:
        """``whole``: what the words are short for."""
        self.said.setText(words)
        self.update()
        self.said.setToolTip(tip_of(whole))
        self.said.setAccessibleDescription(whole)
        self._fit_words()

    def _fit_words(self) -> None:
        said, px = self.said, 13 * min(self._zoom, max(1.4, THEME.text))
        said.setFont(faces.font(faces.SANS, px, 500))
        while px > _LEAST_WORDS and said.heightForWidth(said.width()) > said.height():
            px -= 0.5
            said.setFont(faces.font(faces.SANS, px, 500))

    def _show(self, table: Seats) -> None:
        sided = table.sides < table.count
        for place, seat in self.seats.items():
            seat.setVisible(place in self.seating.shown)
            if place in self.seating.shown:
                side = table.side(self.seating.shown.index(place))
                seat.camp = CAMPS[side] if sided else None
        self._renew()
        self._lay_out()

    def _renew(self) -> None:
        told = self.seating
        for place in told.shown:
            self.seats[place].show_sitter(told.called(place), told.face(place), told.player(place))
        self._write(*_people_line(told.people))

    @property
    def _zoom(self) -> float:
        share = min(self.width() / _LEAST.width(), self.height() / _LEAST.height())
        return max(0.8, min(self.largest, share))

    def _edge(self) -> QRectF:
        """The edge of the table, which runs through the middles of the seats."""
        seat, room = _SEAT * self._zoom, QRectF(self.rect())
        room.setWidth(min(room.width(), _SLIM * room.height()))
        room.moveCenter(QRectF(self.rect()).center())
        across, down = seat.width() / 2, seat.height() / 2
        return room.adjusted(across, down, -across, -down)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        zoom, edge = self._zoom, self._edge()
        for place, point in zip(
            self.seating.shown, _round_table(edge, len(self.seating.shown)), strict=True
        ):
            seat = self.seats[place]
            seat.zoom = zoom
            box = QRect(QPoint(), _SEAT * zoom)
            box.moveCenter(point.toPoint())
            seat.setGeometry(box)
        self._lay_words(edge.center().toPoint(), zoom)
        self.update()

    def _lay_words(self, middle: QPoint, zoom: float) -> None:
        """What is said lies between the seats at the left of your own, and what else there is at
        the right, one below the other; where nobody sits across, what is said lies above you, and
        where two sit at either side, between the far ones and the near if they leave more room."""
        taken = [self.seats[place].geometry() for place in self.seating.shown]
        edge = self._edge().adjusted(14 * zoom, 24 * zoom, -14 * zoom, -24 * zoom).toRect()
        room = QRect(taken[0].right(), edge.top(), 0, edge.height())
        beyond = (seat.left() for seat in taken if seat.left() > room.left())
        room.setRight(min([edge.right(), *beyond]))
        # Names, which are wider than faces, stand lower.
        beside = round((_SEAT.width() - _FACE) / 2 * 0.6 * zoom)
        room.adjust(-beside, 0, beside, 0)
        if len(taken) % 2:
            room.setTop(taken[-1].bottom())
        keys = self._lay_keys(room, zoom)
        box = QRect(edge)
        if len(taken) % 2:
            box.setBottom(min([taken[0].top(), *(key.y() - 1 for key in keys)]))
            box.setWidth(round(min(box.width(), 320 * zoom)))
            box.moveCenter(QPoint(middle.x(), box.center().y()))
        else:
            left = [seat.right() for seat in taken if seat.right() < taken[0].left()]
            box.setLeft(max([box.left(), *left]))
            box.setRight(taken[0].left())
            if len(taken) > _ROUND:
                between = QRect(edge)
                between.setTop(taken[2].bottom())
                between.setBottom(min([taken[1].top(), *(key.y() - 1 for key in keys)]))
                box = max(box, between, key=lambda one: min(one.width(), 2 * one.height()))
        self.said.setGeometry(box)
        self._fit_words()

    def _lay_keys(self, room: QRect, zoom: float) -> Sequence[PaintedButton]:
        """They lie one below the other on the felt within ``room``, as large as that has room."""
        keys = [key for key in self.beside if not key.isHidden()]
        for key in keys:
            key.zoom = 1.0
        asked = [key.sizeHint() for key in keys]
        # Their shadows may reach beyond it.
        high = sum(size.height() - key.room for key, size in zip(keys, asked, strict=True))
        wide = max([size.width() for size in asked], default=1)
        share = min(0.85 * zoom, room.height() / max(1, high), room.width() / wide)
        for key in keys:
            key.zoom = max(0.6 * zoom, share)
            key.setFixedSize(key.sizeHint())
        y = room.center().y() - sum(key.height() for key in keys) // 2
        for key in keys:
            key.move(room.center().x() - key.width() // 2, y)
            y += key.height()
        return keys

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        edge, zoom = self._edge(), self._zoom
        _paint_wood_and_mat(painter, edge, 11 * zoom)
        middle = edge.center()
        if edge.height() > 170 * zoom and not self.said.text():
            # Or a name, or what is said, would lie on it.
            paint_crescent(painter, THEME, middle.x(), middle.y(), 13 * zoom)


def _people_line(count: int) -> tuple[str, str]:
    """What it means that ``count`` persons play, where that is not plain, in short and as a
    whole."""
    if count == 0:
        return tr("The computer plays every place: a match to watch."), ""
    if count == 1:
        return "", ""
    return tr("Several persons: a curtain hides the table between turns."), tr(
        "Several persons play at this computer: a curtain hides the table from one turn to the "
        "next, until the person whose turn it is says so."
    )
