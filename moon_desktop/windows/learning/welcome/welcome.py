"""The welcome: it lies over the table, is made of felt itself, and leads to a match or a lesson."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QButtonGroup, QLabel, QWidget

from moon_desktop.look import typography as faces
from moon_desktop.look.faces import RISE
from moon_desktop.look.panels import PANEL_ROOM, paint_panel
from moon_desktop.look.picture import on_itself
from moon_desktop.look.theme import THEME
from moon_desktop.look.tile import paint_half_tile
from moon_desktop.windows.learning.welcome.company import Companion, NameLine
from moon_desktop.windows.learning.welcome.plates import Plate, lay_row
from moon_desktop.windows.learning.welcome.told import GameTold, paint_fan
from moon_desktop.windows.learning.welcome.ways import Way, WayName
from moon_desktop.windows.paper.dialog import Scrolled
from moon_desktop.windows.paper.dress import inked
from moon_desktop.windows.paper.painted import PaintedButton, paint_check_coin
from moon_desktop.words.language import tr
from moon_desktop.words.learning import REMARKS

if TYPE_CHECKING:
    from moon_desktop.windows.learning.welcome.new_match import NewMatch

_INNER: Final = 0.715
_BROAD: Final = 0.9
"""The part of the width that plates and tiles may take, on the mat, and with large words."""
_SLIM = 0.62
"""How wide a standing tile is for its height."""
_HIT, _COIN = 44, 30.0
"""Px across what is hit of a key for so many seats, and across what is seen of it."""


class SeatCount(PaintedButton):
    """A coin at the edge of a game's plate: so many may sit down to it."""

    def __init__(self, count: int, game: str, parent: QWidget) -> None:
        super().__init__(str(count), parent)
        words = tr("{game} for {count}").format(game=game, count=count)
        self.setAccessibleName(words)
        self.setToolTip(words)

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        lit, middle, half = self.underMouse(), box.center(), _COIN / 2
        painter.setPen(QPen(THEME.brass if lit else THEME.edge(THEME.ink2, 0.6), 2 + lit))
        painter.setBrush(THEME.panelhi)
        painter.drawEllipse(middle, half, half)
        disc = QRectF(middle, middle).adjusted(-half, -half, half, half)
        self.paint_ring(painter, disc, half)
        face = faces.font(faces.SANS, 15, 700)
        faces.write(painter, self.text(), face, THEME.ink, middle.x(), middle.y(), at=0.5)


class NumeralsKey(PaintedButton):
    """A switch with a tile on it that has a figure in place of its pips."""

    def __init__(self, on: bool, parent: QWidget) -> None:
        super().__init__(tr("Large numerals on the tiles"), parent, room=14)
        self.setToolTip(self.text())
        self.setCheckable(True)
        self.setChecked(on)

    def paint_face(self, painter: QPainter, box: QRectF) -> None:
        half, middle = box.width() / 2, box.center()
        paint_panel(painter, box, half)
        tile = QRectF(middle, middle).adjusted(-11, -12, 11, 10)
        paint_half_tile(painter, THEME, None, tile)
        face = faces.font(faces.SANS, 17, 900)
        ink, x, y = THEME.tile.pip, *tile.center().toTuple()
        faces.write(painter, "6", face, ink, x, y, at=0.5)
        if self.isChecked():
            paint_check_coin(painter, box.topRight() + QPointF(-5, 5), 8)
        self.paint_ring(painter, box, half)


class FrontPage(QWidget):
    """Games, ways in, and your name. The game is chosen at once; a way leads on."""

    game_chosen = Signal(object)
    """The GameTold that is looked at from now on."""
    count_chosen = Signal(object, int)
    """So many are to play the GameTold."""

    def __init__(self, called: str, numerals: bool, motion: float, parent: QWidget) -> None:
        super().__init__(parent)
        self._zoom = 1.0
        self._group = QButtonGroup(self)
        self.game: GameTold | None = None
        """The game that is chosen."""
        self.games: dict[str, Plate] = {}
        """The plates of the games by key, once they are known."""
        self.counts: dict[str, dict[int, SeatCount]] = {}
        """By game, how many may play where that is to be chosen."""
        offered: tuple[tuple[WayName, str, str], ...] = (
            ("show", tr("Show me how it is played"), tr("step by step, some eight minutes")),
            ("know", tr("I know the game"), tr("choose the rules and who sits down")),
            ("deal", tr("Just deal"), tr("usual rules, easy company")),
        )
        self.ways = {kind: Way(kind, name, line, motion, self) for kind, name, line in offered}
        self.name = NameLine(called, self)
        self.numerals = NumeralsKey(numerals, self)

    @property
    def first(self) -> Way:
        """The way in that Enter takes."""
        return next(way for way in self.ways.values() if not way.isHidden())

    @property
    def top(self) -> PaintedButton:
        """Where keys begin that come from the bar."""
        return self.first if self.game is None else self.games.get(self.game.key, self.first)

    def list_games(self, games: Sequence[GameTold]) -> None:
        """Shows a plate for each of ``games``, with that chosen which is looked at."""
        for told in games:
            shown = told.pieces[: max(1, min(4, len(told.company) + 1))]
            fan = partial(paint_fan, shown, 0.62) if shown else None
            plate = Plate(told.name, told.line, self._group, self, fan, title=19)
            if self.game is not None and told.key == self.game.key:
                plate.setChecked(True)
                self.look_at(told)
            plate.clicked.connect(partial(self.game_chosen.emit, told))
            plate.show()
            self.games[told.key] = plate
            self.counts[told.key] = {}
            for count in told.counts if len(told.counts) > 1 else ():
                coin = self.counts[told.key][count] = SeatCount(count, told.name, self)
                # Whoever comes back finds the game chosen that was asked about.
                coin.clicked.connect(plate.click)
                coin.clicked.connect(partial(self.count_chosen.emit, told, count))
                coin.show()
        # They come late, but stand first.
        coins = (coin for counts in self.counts.values() for coin in counts.values())
        row = [*self.games.values(), *coins, *self.ways.values(), self.name.line, self.numerals]
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
        if THEME.text > _WIDE_FROM:
            high = 98 * zoom
        inner = (_BROAD if THEME.large else _INNER) * width
        most = 320 if THEME.large else 284
        lay_row(list(self.games.values()), inner, top, high, zoom, gap=18, most=most)
        for game, plate in self.games.items():
            self._lay_coins(list(self.counts[game].values()), plate.geometry(), top + high, zoom)
        self.name.lay_out(zoom)
        low = round(0.977 * height - self.name.height() / 2 - 26 * zoom)
        self.name.move(round((width - self.name.width()) / 2), low)
        # It stands at the end of the line for the name, as high as that.
        beside, room = self.name.geometry(), PANEL_ROOM - self.numerals.room * zoom
        edge = round(beside.height() - 2 * room)
        x = beside.right() - round(PANEL_ROOM)
        if self.isRightToLeft():
            x = beside.left() + round(PANEL_ROOM) - edge
        self.numerals.zoom = zoom
        self.numerals.setGeometry(x, round(beside.top() + room), edge, edge)
        top += high + max(16 * zoom, 0.055 * height)
        tall = low + PANEL_ROOM - max(14 * zoom, 0.052 * height) - top
        shown = [way for way in self.ways.values() if not way.isHidden()]
        slim = 0.31 * inner if THEME.text > _WIDE_FROM else min(_SLIM * tall, 0.29 * inner)
        high = min(tall, slim / 0.56)
        gap = 40 * min(1.0, width / 1200)
        lay_row(shown, inner, top + (tall - high) / 2, high, zoom, gap=gap, most=slim / zoom)

    def _lay_coins(self, coins: list[SeatCount], plate: QRect, low: float, zoom: float) -> None:
        """They hang side by side from the lower edge of the plate."""
        side = round(_HIT * zoom)
        x = plate.center().x() - len(coins) * side / 2
        for place, coin in enumerate(reversed(coins) if self.isRightToLeft() else coins):
            coin.zoom = zoom
            coin.setGeometry(round(x + place * side), round(low + 12 * zoom - side / 2), side, side)
            coin.raise_()


Felt: TypeAlias = Callable[[int, int, float, bool], QPixmap]
"""Paints felt on wood: for so many logical px across and down, at a device pixel ratio, and
whether fine or coarse."""

_DESIGN: Final = (1280, 756)
_FRONT, _PAGE = 473, 565
"""Px down that large words need at zoom 1, in front and on the page of a new match."""
_WIDE_FROM: Final = 1.2
"""From so large words on tiles are as wide as may be, and without a picture."""
_COMPANIONS: Final = 1.25
_COMES: Final = (400, 700, 900, 1100, 1300)
"""Ms after which the others come in."""
_COARSE: Final = 0.5


class Welcome(QWidget):
    """Covers the table, and all that lies on it or beside it."""

    seen = Signal()
    """It has been painted for the first time."""
    lesson_wanted = Signal(str)
    """The game of that key is to be shown."""
    dealt = Signal(str)
    """The game of that key is to be dealt as it is usual."""
    asked = Signal(str, int)
    """The game of that key is known: it is to be asked how it is played, for so many if not 0."""
    left = Signal()
    """It is to be put away without a choice."""

    def __init__(
        self, view: QWidget, felt: Felt, question: str, called: str, numerals: bool, motion: float
    ) -> None:
        """``question``: what is asked at the top; ``called``: your name; ``numerals``: whether
        tiles have them; ``motion`` scales what moves, 0: nothing does."""
        super().__init__(view)
        self._felt, self._question = felt, question
        self._top, self._painted_for = QPixmap(), (0, 0, 0.0, 0)
        # The others sit as they do at the table; words run as the language does.
        self.setLayoutDirection(QApplication.layoutDirection())
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._sheet = QWidget()
        """All there is on the felt; with large words it is higher than that, and scrolled."""
        self._area = Scrolled(self._sheet, self)
        self._title = QLabel(question, self._sheet)
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        inked(self._title, "ink")
        self.company = tuple(Companion(motion, delay, self._sheet) for delay in _COMES)
        self.front = FrontPage(called, numerals, motion, self._sheet)
        self.page: NewMatch | None = None
        """The second page, while it is shown."""
        for kind, way in self.front.ways.items():
            way.taken.connect(partial(self._take, kind))
        self.front.game_chosen.connect(self.look_at)
        self.front.count_chosen.connect(self._ask)

    @property
    def called(self) -> str:
        """The name that was typed."""
        return self.front.name.line.text()

    @property
    def _zoom(self) -> float:
        share = min(self.width() / _DESIGN[0], self.height() / _DESIGN[1])
        return max(1.0, min(2.0, 0.9 * share)) * THEME.text

    def look_at(self, told: GameTold) -> None:
        """Asks about the game ``told`` from now on."""
        self.front.look_at(told)
        self.setFocusProxy(self.front.top)
        self._seat(told.company)

    def list_games(self, games: Sequence[GameTold]) -> None:
        """Shows ``games`` to choose from."""
        self.front.list_games(games)
        if self.page is None:
            self.setFocusProxy(self.front.top)

    # --- what is pressed ------------------------------------------------------------------------

    def _take(self, way: str) -> None:
        game = self.front.game
        assert game is not None
        if self.page is not None:
            # The tile that deals had not turned when something else was chosen.
            return
        if way == "show":
            self.lesson_wanted.emit(game.key)
        elif way == "deal":
            self.dealt.emit(game.key)
        else:
            self._ask(game)

    def _ask(self, game: GameTold, count: int = 0) -> None:
        self.asked.emit(game.key, count)

    def turn_to(self, page: NewMatch) -> None:
        """Shows ``page`` in place of the front; given up it leads back there, or away where the
        front was never seen."""
        self.page = page
        page.setParent(self._sheet)
        page.foot.setParent(self)
        page.game_taken.connect(self._name_game)
        page.given_up.connect(self._go_back)
        page.show_games(self.front.game is None)
        self.front.hide()
        self._seat(())
        self._name_game(page.called)
        page.show()
        page.foot.show()
        self.setFocusProxy(page)
        page.chosen_plate.setFocus()

    def _name_game(self, game: str) -> None:
        self._title.setText(tr("How do you play {game}?").format(game=game))
        self._lay_out()

    def _go_back(self) -> None:
        if self.front.game is None:
            self.left.emit()
            return
        page, self.page = self.page, None
        assert page is not None
        self._title.setText(self._question)
        self.front.show()
        self.front.ways["know"].setFocus()
        for part in (page, page.foot):
            part.hide()
            part.deleteLater()
        self.look_at(self.front.game)
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the first way in, or deals; Esc leads back, and at last away. The table
        below gets no key."""
        event.accept()
        if event.key() == Qt.Key.Key_Escape:
            (self.left.emit if self.page is None else self._go_back)()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            (self.front.first if self.page is None else self.page.deal).click()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the felt is not meant for the table below."""
        event.accept()

    # --- what is seen ---------------------------------------------------------------------------

    def _seat(self, company: Sequence[tuple[str, str]]) -> None:
        """Those of a ``company`` are at the table, by name and face, and say something each."""
        for place, companion in enumerate(self.company):
            # Large words have all the room.
            companion.setVisible(place < len(company) and not THEME.large)
            if place < len(company):
                companion.tell(*company[place], tr(REMARKS[place]))
        self._place_company(len(company))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Words may get another size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and not self.isHidden():
            self._lay_out()

    def _lay_out(self) -> None:
        zoom, width = self._zoom, self.width()
        foot = 0 if self.page is None else self.page.foot_height(self.height(), zoom)
        self._area.setGeometry(self.rect().adjusted(0, 0, 0, -foot))
        least = (_FRONT if self.page is None else _PAGE) * zoom * THEME.large - foot
        self._sheet.setMinimumHeight(max(0, round(least)))
        self._sheet.resize(width, max(self._area.height(), round(least)))
        middle, size = 0.086 * self.height(), max(26.0, min(34 * zoom, 0.052 * self.height()))
        face = faces.font(faces.SERIF, size, 600)
        self._title.setFont(faces.fitting(self._title.text(), face, 0.70 * width))
        self._title.setGeometry(QRect(0, round(middle - size), width, round(2 * size)))
        self.front.setGeometry(self._sheet.rect())
        self.front.lay_out(zoom)
        if self.page is not None:
            self.page.setGeometry(self._sheet.rect())
            self.page.foot.setGeometry(0, self.height() - foot, width, foot)
            self.page.lay_out(middle + 0.9 * size, zoom)
        self._place_company(sum(not companion.isHidden() for companion in self.company))

    def _place_company(self, count: int) -> None:
        """At the sides of the table, clockwise from your left."""
        width, height, zoom, left = self.width(), self.height(), self._zoom, (count + 1) // 2
        wide = min(0.152 * width, 190 * zoom)
        x = max(wide / 2 + 4, 0.082 * width)
        for place, companion in enumerate(self.company[:count]):
            # From below on the left, and from above on the right.
            of, rank = (left, left - 1 - place) if place < left else (count - left, place - left)
            middle = height * (0.50 if of == 1 else 0.22 + 0.58 * rank / (of - 1))
            companion.zoom = zoom * min(1.0, _COMPANIONS / THEME.text)
            companion.radius = min(0.0425 * width, 0.078 * height)
            high = 2 * companion.radius * (1 + RISE) + 84 * zoom
            at = x if place < left else width - x
            box = round(at - wide / 2), round(middle - 0.6 * high), round(wide), round(high)
            companion.setGeometry(*box)

    @on_itself
    def paintEvent(self, painter: QPainter) -> None:
        """The felt: the very first one coarse, so that it is there at once."""
        ratio, first = self.devicePixelRatioF(), self._top.isNull()
        wanted = self.width(), self.height(), ratio, THEME.key
        if self._painted_for != wanted:
            self._top = self._felt(*wanted[:2], ratio * (_COARSE if first else 1), not first)
            self._painted_for = (0, 0, 0.0, 0) if first else wanted
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.rect(), self._top)
        if first:
            QTimer.singleShot(0, self, self.update)
            QTimer.singleShot(0, self, self.seen.emit)
