"""The welcome: it lies over the table, is made of felt itself, and leads to a match or a lesson."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from moon_desktop.look import typography as faces
from moon_desktop.look.theme import Theme
from moon_desktop.windows.learning.welcome.company import Companion
from moon_desktop.windows.learning.welcome.front_page import FrontPage
from moon_desktop.windows.learning.welcome.told import GameTold, RulesTold, Wish
from moon_desktop.words.language import tr
from moon_desktop.words.welcome import REMARKS

if TYPE_CHECKING:
    from moon_desktop.windows.learning.welcome.rules_page import RulesPage

Felt: TypeAlias = Callable[[int, int, float, bool], QPixmap]
"""Paints felt on wood: for so many logical px across and down, at a device pixel ratio, and
whether fine or coarse."""

_DESIGN: Final = (1280, 756)
_COMES: Final = (400, 700, 900, 1100, 1300)
"""Ms after which the others come in."""

_PAUSE: Final = 120
"""Ms without a further change of size before the felt is painted fine."""

_COARSE: Final = 0.5


class Welcome(QWidget):
    """Covers the table, and all that lies on it or beside it."""

    seen = Signal()
    """It has been painted for the first time."""
    lesson_wanted = Signal(str)
    """The game of that key is to be shown."""
    dealt = Signal(str, object)
    """The game of that key is to be dealt, as the Wish says."""
    more_wanted = Signal()
    """The dialog for a new match is wanted."""
    left = Signal()
    """It is to be put away without a choice."""

    def __init__(
        self, theme: Theme, view: QWidget, felt: Felt, question: str, called: str, motion: float,
        coach: bool,
    ) -> None:  # fmt: skip
        """``question``: what is asked at the top; ``called``: your name; ``motion`` scales what
        moves, 0: nothing does; ``coach``: whether that is on."""
        super().__init__(view)
        self._theme, self._felt, self._question = theme, felt, question
        self._coach = coach
        self._top = QPixmap()
        self._painted_for: object = None
        self._was_seen = False
        # The others sit as they do at the table; words run as the language does.
        self.setLayoutDirection(QApplication.layoutDirection())
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_PAUSE)
        self._later.timeout.connect(self.update)
        self.title = QLabel(question, self)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title.setStyleSheet(f"color: {theme.ink.name()}")
        self.company = tuple(Companion(theme, motion, delay, self) for delay in _COMES)
        self.front = FrontPage(theme, called, motion, self)
        self.rules: RulesPage | None = None
        """The second page, while it is shown."""
        self.front.way_taken.connect(self._take)
        self.front.game_chosen.connect(self._greet)
        self.setFocusProxy(self.front.first)

    @property
    def called(self) -> str:
        """The name that was typed."""
        return self.front.name.line.text()

    @property
    def zoom(self) -> float:
        """How much larger than their least size words are set."""
        share = min(self.width() / _DESIGN[0], self.height() / _DESIGN[1])
        return max(1.0, min(2.0, 0.9 * share))

    def look_at(self, told: GameTold) -> None:
        """Asks about the game ``told`` from now on."""
        self.front.look_at(told)
        self.setFocusProxy(self.front.first)
        self._greet(told)

    def list_games(self, games: Sequence[GameTold]) -> None:
        """These can be chosen."""
        self.front.list_games(games)

    # --- what is pressed ------------------------------------------------------------------------

    def _take(self, way: str) -> None:
        game = self.front.game
        assert game is not None
        if way == "show":
            self.lesson_wanted.emit(game.key)
        elif way == "deal":
            self.dealt.emit(game.key, Wish(game.rules[0].key, "casual"))
        else:
            self._ask_for_rules(game)

    def _ask_for_rules(self, game: GameTold) -> None:
        from moon_desktop.windows.learning.welcome.rules_page import RulesPage

        self.rules = page = RulesPage(self._theme, game, self._coach, self)
        page.dealt.connect(lambda wish: self.dealt.emit(game.key, wish))
        page.rules_looked_at.connect(self._sit_down)
        page.more_wanted.connect(self.more_wanted)
        page.back_wanted.connect(self._go_back)
        self.title.setText(tr("How do you play {game}?").format(game=game.name))
        self.front.hide()
        self._sit_down(next(rules for rules in game.rules if rules.key == game.base))
        self._lay_out()
        page.show()
        page.chosen.setFocus()

    def _go_back(self) -> None:
        page, self.rules = self.rules, None
        assert page is not None
        assert self.front.game is not None
        self.title.setText(self._question)
        self.front.show()
        self.front.ways["know"].setFocus()
        page.hide()
        page.deleteLater()
        self._greet(self.front.game)
        self._lay_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the first way in, or deals; Esc leads back, and at last away. The table
        below gets no key."""
        event.accept()
        if event.key() == Qt.Key.Key_Escape:
            if self.rules is not None:
                self._go_back()
            else:
                self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            (self.front.first if self.rules is None else self.rules.deal).click()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the felt is not meant for the table below."""
        event.accept()

    # --- what is seen ---------------------------------------------------------------------------

    def _greet(self, game: GameTold) -> None:
        self._seat(game.rules[0], REMARKS)

    def _sit_down(self, rules: RulesTold) -> None:
        self._seat(rules, ("",) * len(self.company))

    def _seat(self, rules: RulesTold, remarks: Sequence[str]) -> None:
        """Those who sit at the table under ``rules`` are there, and say something each."""
        count = len(rules.company)
        for place, companion in enumerate(self.company):
            companion.setVisible(place < count)
            if place < count:
                remark = remarks[place]
                companion.tell(rules.company[place], tr(remark) if remark else "")
        self._place_company()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        zoom, width, height = self.zoom, self.width(), self.height()
        high = 0.086 * height
        size = max(26.0, min(34.0 * zoom, 0.052 * height))
        most = 0.70 * width
        face = faces.fitting(self.title.text(), faces.font(faces.SERIF, size, 600), most)
        self.title.setFont(face)
        self.title.setGeometry(QRect(0, round(high - size), width, round(2 * size)))
        for page in (self.front, self.rules):
            if page is not None:
                page.setGeometry(self.rect())
        self.front.lay_out(zoom)
        if self.rules is not None:
            self.rules.lay_out(high + size * 0.9, zoom)
        self._place_company()

    def _place_company(self) -> None:
        """At the sides of the table, clockwise from your left."""
        count = sum(not companion.isHidden() for companion in self.company)
        left = (count + 1) // 2
        width, height, zoom = self.width(), self.height(), self.zoom
        room = 0.140 * width
        for place, companion in enumerate(self.company[:count]):
            on_left = place < left
            rank, of = (left - place, left) if on_left else (place - left + 1, count - left)
            companion.zoom = zoom
            companion.radius = min(0.0425 * width, 0.078 * height)
            wide = round(min(room + 40 * zoom, 190 * zoom))
            wide = round(min(wide, room + 0.012 * width))
            high = round(2 * companion.radius + 84 * zoom)
            middle = height * (0.50 if of == 1 else 0.22 + 0.58 * (rank - 1) / max(1, of - 1))
            x = 0.082 * width
            x = max(wide / 2 + 4, x)
            x = x if on_left else width - x
            companion.setGeometry(round(x - wide / 2), round(middle - high * 0.6), wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The felt: coarse at first, and while the size changes."""
        ratio = self.devicePixelRatioF()
        wanted = self.width(), self.height(), ratio
        if self._painted_for != (*wanted, True) and not self._later.isActive():
            fine = self._painted_for == (*wanted, False)
            self._painted_for = (*wanted, fine)
            self._top = self._felt(*wanted[:2], ratio * (1 if fine else _COARSE), fine)
            if not fine:
                self._later.start(_PAUSE if self._was_seen else 0)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.rect(), self._top)
        painter.end()
        if not self._was_seen:
            self._was_seen = True
            QTimer.singleShot(0, self, self.seen.emit)
