"""The draw for partners in New match: each who is named draws a piece, the highest sit opposite."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import getrandbits
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from moon_desktop.disk.settings import places
from moon_desktop.engine.dealing import draw_for_partners
from moon_desktop.engine.pieces import Piece
from moon_desktop.games.game import Game
from moon_desktop.look.piece import paint_small
from moon_desktop.look.theme import THEME
from moon_desktop.windows.dialogs.players_page import PlayerForm
from moon_desktop.windows.paper.dialog import small_key
from moon_desktop.windows.paper.painted import Drawn
from moon_desktop.words.language import tr
from moon_desktop.words.names import listing

_PIECE: Final = 22.0
"""How wide a piece is, which lies on its side, in px."""
_WIDE, _HIGH = 58, 34

_PLACES: Final = places(4)
"""Who draws, clockwise from your own place."""


class PartnerDraw(QObject):
    """The key that has partners drawn for, and beside the row of each player what was drawn; the
    players change places accordingly."""

    def __init__(self, form: PlayerForm, parent: QWidget) -> None:
        super().__init__(parent)
        self._form = form
        self.key = small_key(tr("Dra&w for partners"), parent, lambda: self.draw())
        form.beside.addWidget(self.key, 0, Qt.AlignmentFlag.AlignTop)
        self.lots: dict[int, Drawn] = {}
        """What was drawn, by place; empty until a game with a draw is offered."""
        self._laid: dict[int, tuple[Piece | None, bool]] = {}
        self._steps: Iterator[int] = iter(())
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    def take_up(self, game: Game, each: int) -> None:
        """Offers the draw of ``game`` where it has one; ``each``: ms from one piece to the next, 0
        for all at once."""
        self._game, self._each = game, each
        self._timer.stop()
        self._steps = iter(())
        self.key.setVisible(bool(game.lots))
        if game.lots and not self.lots:
            for place in _PLACES:
                paint, parent = partial(self._paint, place), self.key.parentWidget()
                self.lots[place] = Drawn(paint, (_WIDE, _HIGH), parent)
                self._form.beside_row(place, self.lots[place])
        for lot in self.lots.values():
            lot.hide()

    def draw(self, seed: int | None = None) -> None:
        """Has all four draw; asked again meanwhile, the rest is shown at once."""
        if self._timer.isActive():
            self.finish()
            return
        self._steps = self._drawn(getrandbits(31) if seed is None else seed)
        for place, lot in self.lots.items():
            self._show(place, None)
            lot.show()
        self._go_on()

    def _go_on(self) -> None:
        for pauses in self._steps:
            if self._each:
                self._timer.start(pauses * self._each)
                return

    def finish(self) -> None:
        """What is still to be drawn is drawn at once."""
        self._timer.stop()
        for _ in self._steps:
            pass

    def _drawn(self, seed: int) -> Iterator[int]:
        """Shows piece by piece, and who are partners; yields how long each stays alone."""
        drawn: dict[int, Piece] = {}
        highest: tuple[int, ...] = ()
        for turn in draw_for_partners(self._game.lots, seed):
            for player, piece in turn.drawn.items():
                drawn[player] = piece
                self._show(_PLACES[player], piece)
                yield 1
            highest = turn.highest
            if turn.again:
                told = tr("{names} drew alike and draw again.")
                self._form.say(told.format(names=self._named(turn.again)))
                yield 3
        for player in highest:
            self._show(_PLACES[player], drawn[player], high=True)
        told = tr("Highest: {names}. They sit opposite one another.")
        told = told.format(names=self._named(highest))
        self._form.say(told)
        yield 3
        partner = next(who for who in (2, 1, 3) if (who in highest) == (0 in highest))
        left, right = (player for player in (1, 2, 3) if player != partner)
        order = (0, left, partner, right)
        self._form.change_places({_PLACES[to]: _PLACES[who] for to, who in enumerate(order)})
        self._form.say(told)
        for to, who in enumerate(order):
            self._show(_PLACES[to], drawn[who], high=who in highest)

    def _named(self, players: tuple[int, ...]) -> str:
        return listing([self._form.called(_PLACES[player]) for player in sorted(players)])

    def _show(self, place: int, piece: Piece | None, *, high: bool = False) -> None:
        """Lays ``piece`` beside the row of ``place``, with a ring where it is ``high``; None: one
        that is not turned up yet."""
        self._laid[place] = piece, high
        lot, table = self.lots[place], self._game.show.table
        lot.setAccessibleName("" if piece is None else table.piece_called(piece))
        lot.update()

    def _paint(self, place: int, painter: QPainter, middle: QPointF) -> None:
        piece, high = self._laid[place]
        if high:
            painter.setPen(QPen(THEME.good, 2))
            painter.drawRoundedRect(QRectF(1, 1, _WIDE - 2, _HIGH - 2), 7, 7)
        painter.translate(middle)
        paint_small(painter, THEME, self._game.show.table.face(piece), _PIECE, lies=True)
