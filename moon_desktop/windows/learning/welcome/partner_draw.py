"""The draw for partners in New match: each who is named draws a piece, the highest sit opposite."""

from __future__ import annotations

from collections.abc import Iterator
from random import getrandbits
from typing import Final

from PySide6.QtCore import QObject, QTimer

from moon_desktop.disk.settings import places
from moon_desktop.engine.dealing import draw_for_partners
from moon_desktop.engine.pieces import Piece
from moon_desktop.games.game import Game
from moon_desktop.windows.learning.welcome.seats import SeatsMat
from moon_desktop.windows.main.choice_key import ChoiceKey
from moon_desktop.words.language import tr
from moon_desktop.words.names import listing

_PLACES: Final = places(4)
"""Who draws, clockwise from your own place."""


class PartnerDraw(QObject):
    """The key on the mat that has partners drawn for; what each player drew lies at their seat, and
    they change places accordingly."""

    def __init__(self, mat: SeatsMat) -> None:
        super().__init__(mat)
        self._mat = mat
        self.key = ChoiceKey("plain", tr("Draw for partners"), 1.0, parent=mat)
        self.key.clicked.connect(lambda: self.draw())
        mat.beside.append(self.key)
        mat.touched.connect(self.finish)
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

    def draw(self, seed: int | None = None) -> None:
        """Has all four draw; asked again meanwhile, the rest is shown at once."""
        if self._timer.isActive():
            self.finish()
            return
        self._steps = self._drawn(getrandbits(31) if seed is None else seed)
        for place in _PLACES:
            self._show(place, None)
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
                self._mat.say(told.format(names=self._named(turn.again)))
                yield 3
        for player in highest:
            self._show(_PLACES[player], drawn[player], high=True)
        told = tr("Highest: {names}. They sit opposite one another.")
        told = told.format(names=self._named(highest))
        self._mat.say(told)
        yield 3
        partner = next(who for who in (2, 1, 3) if (who in highest) == (0 in highest))
        left, right = (player for player in (1, 2, 3) if player != partner)
        order = (0, left, partner, right)
        self._mat.seating.change_places({_PLACES[to]: _PLACES[who] for to, who in enumerate(order)})
        self._mat.say(told)
        for to, who in enumerate(order):
            self._show(_PLACES[to], drawn[who], high=who in highest)

    def _named(self, players: tuple[int, ...]) -> str:
        return listing([self._mat.seating.called(_PLACES[player]) for player in sorted(players)])

    def _show(self, place: int, piece: Piece | None, *, high: bool = False) -> None:
        """Lays ``piece`` at the seat of ``place``, with a ring where it is ``high``; None: one that
        is not turned up yet."""
        table = self._game.show.table
        told = "" if piece is None else table.piece_called(piece)
        self._mat.seats[place].show_lot(table.face(piece), high, told)
