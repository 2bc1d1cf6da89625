"""What the welcome asks first: which game, which way in, and how you are called."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from moon_desktop.look.panels import PANEL_ROOM
from moon_desktop.look.theme import Theme
from moon_desktop.windows.learning.welcome import plates, ways
from moon_desktop.windows.learning.welcome.company import NameLine
from moon_desktop.windows.learning.welcome.plates import INNER, Plate, pieces_picture
from moon_desktop.windows.learning.welcome.told import GameTold
from moon_desktop.windows.learning.welcome.ways import Way, WayName
from moon_desktop.words.language import tr

_SLIM: Final = 0.63
"""How wide a standing tile is for its height."""


class FrontPage(QWidget):
    """Games, ways in, and your name. The game is chosen at once; a way leads on."""

    game_chosen = Signal(object)
    """The GameTold that is looked at from now on."""
    way_taken = Signal(str)

    def __init__(self, theme: Theme, called: str, motion: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.game: GameTold | None = None
        """The game that is chosen."""
        self.games: dict[str, Plate] = {}
        """The plates of the games by key, once they are known."""
        self._group = QButtonGroup(self)
        offered: tuple[tuple[WayName, str, str], ...] = (
            ("show", tr("Show me how it is played"), tr("step by step, some eight minutes")),
            ("know", tr("I know the game"), tr("choose the rules and who sits down")),
            ("deal", tr("Just deal"), tr("usual rules, easy company")),
        )
        self.ways = {
            kind: Way(theme, kind, name, line, motion, self) for kind, name, line in offered
        }
        for kind, way in self.ways.items():
            way.taken.connect(partial(self.way_taken.emit, kind))
        self.name = NameLine(theme, called, self)
        self._zoom = 1.0

    @property
    def first(self) -> Way:
        """The way in that Enter takes."""
        return next(way for way in self.ways.values() if not way.isHidden())

    def list_games(self, games: Sequence[GameTold]) -> None:
        """Shows a plate for each of ``games``, with that chosen which is looked at."""
        for told in games:
            shown = told.pieces[: 4 if told.across else 3]
            picture = pieces_picture(shown, across=told.across) if shown else None
            plate = Plate(
                self._theme, told.name, told.line, self, self._group, picture, share=0.98, title=19
            )
            if self.game is not None and told.key == self.game.key:
                plate.setChecked(True)
                self.look_at(told)
            plate.clicked.connect(partial(self._choose, told))
            plate.show()
            self.games[told.key] = plate
        # They come late, but stand first.
        row = [*self.games.values(), *self.ways.values(), self.name.line]
        for before, after in pairwise(row):
            QWidget.setTabOrder(before, after)
        self.lay_out(self._zoom)

    def _choose(self, told: GameTold) -> None:
        self.look_at(told)
        self.game_chosen.emit(told)

    def look_at(self, told: GameTold) -> None:
        """The ways in are those into the game ``told``."""
        self.game = told
        for way in self.ways.values():
            way.pieces = told.pieces
            way.update()
        if self.ways["show"].isHidden() == told.taught:
            self.ways["show"].setVisible(told.taught)
            self.lay_out(self._zoom)

    def lay_out(self, zoom: float) -> None:
        """Puts everything in its place for the size there is; words are set ``zoom`` times their
        least size."""
        self._zoom = zoom
        width, height = self.width(), self.height()
        inner = INNER * width
        top, high = 0.139 * height, max(82 * zoom, min(104 * zoom, 0.138 * height))
        self._spread(
            list(self.games.values()), top, high, 18.0 * zoom, 284 * zoom, inner, plates.ROOM
        )
        self.name.lay_out(zoom)
        low = round(0.977 * height - self.name.height() / 2 - 26 * zoom)
        self.name.move(round((width - self.name.width()) / 2), low)
        top += high + max(16 * zoom, 0.055 * height)
        bottom = low + PANEL_ROOM - max(14 * zoom, 0.052 * height)
        shown = [way for way in self.ways.values() if not way.isHidden()]
        gap = 40.0 * zoom * min(1.0, width / 1200)
        most = (inner - gap * (len(shown) - 1)) / len(shown)
        tall = bottom - top - 8 * zoom
        slim = min(_SLIM * tall, most)
        high = min(tall, slim / 0.56)
        top += (tall - high) / 2
        self._spread(shown, top, high + 8 * zoom, gap, slim, inner, ways.ROOM)

    def _spread(
        self, row: Sequence[Plate | Way], top: float, high: float, gap: float, most: float,
        inner: float, room: float,
    ) -> None:  # fmt: skip
        """Lays ``row`` side by side in the middle, each at most ``most`` wide, with ``room`` round
        it."""
        if not row:
            return
        wide = min(most, (inner - gap * (len(row) - 1)) / len(row))
        x = (self.width() - wide * len(row) - gap * (len(row) - 1)) / 2
        room *= self._zoom
        for place, button in enumerate(row):
            left = x + place * (wide + gap)
            if self.isRightToLeft():
                left = self.width() - left - wide
            button.zoom = self._zoom
            box = QRect(round(left), round(top), round(wide), round(high))
            edge = round(room)
            button.setGeometry(box.adjusted(-edge, -edge, edge, edge))
            button.update()
