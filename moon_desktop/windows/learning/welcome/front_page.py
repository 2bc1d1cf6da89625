"""What the welcome asks first: which game, which way in, and how you are called."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from moon_desktop.look.panels import PANEL_ROOM
from moon_desktop.windows.learning.welcome.company import NameLine
from moon_desktop.windows.learning.welcome.plates import INNER, Plate, lay_row
from moon_desktop.windows.learning.welcome.told import GameTold, paint_fan
from moon_desktop.windows.learning.welcome.ways import Way, WayName
from moon_desktop.words.language import tr

_SLIM = 0.62
"""How wide a standing tile is for its height."""


class FrontPage(QWidget):
    """Games, ways in, and your name. The game is chosen at once; a way leads on."""

    game_chosen = Signal(object)
    """The GameTold that is looked at from now on."""
    way_taken = Signal(str)

    def __init__(self, called: str, motion: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._zoom = 1.0
        self._group = QButtonGroup(self)
        self.game: GameTold | None = None
        """The game that is chosen."""
        self.games: dict[str, Plate] = {}
        """The plates of the games by key, once they are known."""
        offered: tuple[tuple[WayName, str, str], ...] = (
            ("show", tr("Show me how it is played"), tr("step by step, some eight minutes")),
            ("know", tr("I know the game"), tr("choose the rules and who sits down")),
            ("deal", tr("Just deal"), tr("usual rules, easy company")),
        )
        self.ways = {kind: Way(kind, name, line, motion, self) for kind, name, line in offered}
        for kind, way in self.ways.items():
            way.taken.connect(partial(self.way_taken.emit, kind))
        self.name = NameLine(called, self)

    @property
    def first(self) -> Way:
        """The way in that Enter takes."""
        return next(way for way in self.ways.values() if not way.isHidden())

    def list_games(self, games: Sequence[GameTold]) -> None:
        """Shows a plate for each of ``games``, with that chosen which is looked at."""
        for told in games:
            shown = told.pieces[: max(1, min(4, len(told.rules[0].company) + 1))]
            fan = partial(paint_fan, shown, 0.62) if shown else None
            plate = Plate(told.name, told.line, self._group, self, fan, title=19)
            if self.game is not None and told.key == self.game.key:
                plate.setChecked(True)
                self.look_at(told)
            plate.clicked.connect(partial(self.game_chosen.emit, told))
            plate.show()
            self.games[told.key] = plate
        # They come late, but stand first.
        row = [*self.games.values(), *self.ways.values(), self.name.line]
        for before, after in pairwise(row):
            QWidget.setTabOrder(before, after)
        self.lay_out(self._zoom)

    def look_at(self, told: GameTold) -> None:
        """The ways in are those into the game ``told``."""
        self.game = told
        for way in self.ways.values():
            way.pieces = told.pieces
            way.update()
        self.ways["show"].setVisible(told.taught)
        self.lay_out(self._zoom)

    def lay_out(self, zoom: float) -> None:
        """Puts everything in its place for the size there is; words are set ``zoom`` times their
        least size."""
        self._zoom, width, height = zoom, self.width(), self.height()
        top, high = 0.139 * height, max(82 * zoom, min(104 * zoom, 0.138 * height))
        lay_row(list(self.games.values()), top, high, zoom, gap=18, most=284)
        self.name.lay_out(zoom)
        low = round(0.977 * height - self.name.height() / 2 - 26 * zoom)
        self.name.move(round((width - self.name.width()) / 2), low)
        top += high + max(16 * zoom, 0.055 * height)
        tall = low + PANEL_ROOM - max(14 * zoom, 0.052 * height) - top
        shown = [way for way in self.ways.values() if not way.isHidden()]
        slim = min(_SLIM * tall, 0.29 * INNER * width)
        high = min(tall, slim / 0.56)
        gap = 40 * min(1.0, width / 1200)
        lay_row(shown, top + (tall - high) / 2, high, zoom, gap=gap, most=slim / zoom)
