"""The review in a window of its own: a finished hand, choice by choice, with all hands open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QSizePolicy,
    QStyle,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from moon_desktop.games.views.review import Hand, MatchFortune, Moment
from moon_desktop.games.views.table import Faces, domino
from moon_desktop.look import typography as face
from moon_desktop.look.theme import THEME
from moon_desktop.windows.paper.dialog import OwnWindow, Scrolled, announce, line_of
from moon_desktop.windows.paper.dress import inked
from moon_desktop.windows.paper.fitting import fit
from moon_desktop.windows.review.bar import ReviewBar, StepKey
from moon_desktop.windows.review.graph import ReviewGraph
from moon_desktop.windows.review.grid import ReviewGrid
from moon_desktop.windows.review.marks import WIDTH
from moon_desktop.windows.review.match import CURVE, ReviewMatch, weighed
from moon_desktop.windows.review.worths import ReviewWorths
from moon_desktop.windows.score.model import ScoreModel
from moon_desktop.windows.score.pad_paper import SheetGround
from moon_desktop.words.language import tr

COMFORTABLE: Final = (1240, 790)
LEAST: Final = (700, 600)
_TWO_COLUMNS: Final = 1000
"""In a narrower window that is higher than wide the choices stand below the table, which is at
least a third wider than high."""
_LOW: Final = 700
"""Px of height from which on the choices have room below what is told of one."""
_LARGEST, _NO_LIMIT = 1.6, 16_777_215
_MARGIN: Final = 26
_OFF_BAR: Final = 10
"""Px free before the bar by which large words are scrolled."""
_LEAST_BOARD, _BOARD, _SEEN = 200, 150, 0.5
"""Px down for the table at the least, and at zoom 1 beside large words, and the part of the window
that those below it have."""


class _Page(QWidget):
    """As wide as there is room for, whatever is told on it."""

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())


class ReviewWindow(OwnWindow):
    """Shows what it is given and asks for the rest; it decides nothing about the match."""

    hand_wanted = Signal(int)
    """The number of another finished hand."""
    match_wanted = Signal()
    """The page of the match is looked at: all its hands are to be weighed."""
    play_on_wanted = Signal(int)
    """The place, among the entries of the record, of a choice that is to be made anew."""
    retry_wanted = Signal(int)
    """The number of a hand that is to be played once more."""
    closed = Signal()

    moment_shown = Signal(object, object)
    """The Moment of the choice that is shown, and the names of the seats, for the table."""

    def __init__(self, board: QWidget, parent: QWidget | None = None) -> None:
        """``board`` is the table; it shows what ``moment_shown`` says."""
        super().__init__(tr("Review"), parent)
        self._shown: Hand | None = None
        self._moment: Callable[[int], Moment] | None = None
        self._hands: tuple[int, ...] = ()
        self._led = True
        """Whether it still shows of the hand what it chose itself."""
        self._opens: tuple[int, int] | None = None
        """The hand, and the choice in it, that it is to be opened at."""
        self.current = 0
        """The number of the choice that is shown, from 0."""
        ground = SheetGround(self)
        self.board = board
        self.graph = ReviewGraph(ground)
        self.bar = ReviewBar(ground)
        self.earlier = StepKey("earlier", ground)
        self.later = StepKey("later", ground)
        self.headline = QLabel(ground)
        self.heading = QLabel(ground)
        self.contract = QLabel(ground)
        self.pages = QTabWidget(ground)
        self.pages.setAccessibleName(tr("Pages"))
        self.grid = ReviewGrid()
        self.sentence: QLabel = line_of("", None, ground)
        self.worths = ReviewWorths()
        self.match = ReviewMatch()
        self._lay_out(ground)
        self._connect()
        fit(self, LEAST, COMFORTABLE)
        self.grid.setFocus()

    # --- how it is put together -----------------------------------------------------------

    def _lay_out(self, ground: QWidget) -> None:
        for label, ink in (
            (self.headline, "pink"),
            (self.heading, "pink2"),
            (self.contract, "pink2"),
        ):
            label.setTextFormat(Qt.TextFormat.PlainText)
            inked(label, ink)
        # However much there is to say, the table keeps its width.
        for label in (self.headline, self.contract):
            label.setWordWrap(True)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.earlier)
        head.addWidget(self.heading)
        head.addWidget(self.later)
        head.addSpacing(12)
        head.addWidget(self.contract, 1)
        self._seen = QWidget(ground)
        seen, left = QVBoxLayout(self._seen), QVBoxLayout()
        seen.setContentsMargins(0, 0, 0, 0)
        for column in (seen, left):
            column.setSpacing(6)
        seen.addWidget(self.headline)
        seen.addLayout(head)
        seen.addWidget(self.board, 1)
        left.addWidget(self._seen, 1)
        left.addWidget(self.graph)
        self.pages.addTab(self._hand_page(), tr("The choices"))
        self.pages.addTab(self.match, tr("The match"))
        self._page = _Page(ground)
        self._scrolls: Scrolled | None = None
        """What holds the page where large words go beyond the window."""
        self._middle = middle = QHBoxLayout(self._page)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(18)
        middle.addLayout(left, 1)
        middle.addWidget(self.pages)
        self._column = column = QVBoxLayout(ground)
        column.setContentsMargins(_MARGIN, SheetGround.TAPE + 4, _MARGIN, 12)
        column.setSpacing(4)
        column.addWidget(self._page, 1)
        column.addWidget(self.bar)
        self.setCentralWidget(ground)

    def _hand_page(self) -> QWidget:
        page = QWidget(self.pages)
        self.sentence.setMinimumHeight(42)
        self._told = column = QVBoxLayout(page)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(6)
        # Words first, tables below.
        column.addWidget(self.sentence)
        self._tables = tables = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        tables.setSpacing(12)
        tables.addWidget(self.grid, 0, Qt.AlignmentFlag.AlignTop)
        tables.addWidget(self.worths, 4)
        column.addLayout(tables, 1)
        return page

    def _connect(self) -> None:
        self.grid.picked.connect(self._choose)
        self.graph.plot.chosen.connect(self._choose)
        self.pages.currentChanged.connect(self._turned)
        self.earlier.clicked.connect(lambda: self._turn_hand(-1))
        self.later.clicked.connect(lambda: self._turn_hand(1))
        self.bar.play_on.clicked.connect(self._play_on)
        self.bar.retry.clicked.connect(self._retry)
        self.bar.close_key.clicked.connect(self.close)
        for name, key, way in (
            ("first", Qt.Key.Key_Home, -1000),
            ("previous", Qt.Key.Key_Left, -1),
            ("next", Qt.Key.Key_Right, 1),
            ("last", Qt.Key.Key_End, 1000),
        ):
            self.bar.steps[name].clicked.connect(lambda _=False, way=way: self._go(way))
            QShortcut(key, self).activated.connect(lambda way=way: self._walk(way))
        for key, way in ((Qt.Key.Key_PageUp, -1), (Qt.Key.Key_PageDown, 1)):
            QShortcut(key, self).activated.connect(lambda way=way: self._turn_hand(way))

    # --- what it shows --------------------------------------------------------------------

    @property
    def hand(self) -> int | None:
        """The number of the hand that is shown, if any is."""
        return None if self._shown is None else self._shown.number

    @property
    def match_shown(self) -> bool:
        """Whether the page of the match is looked at."""
        return self.pages.currentWidget() is self.match

    def wait_for_hand(self) -> None:
        """The hand that is to be shown is being looked into; the one that still is may have been
        taken back since, and cannot be played from."""
        self.bar.say(tr("Looking into it…"))
        self.bar.open_table(False)

    def say_failed(self) -> None:
        """Not everything could be weighed."""
        self.bar.say(tr("The other choices could not be weighed."))
        headline = None if self._shown is None else self._shown.headline
        if headline is not None and (headline.more or headline.opens is None):
            self.headline.setText(headline.more)

    def show_hands(self, numbers: Sequence[int], scores: ScoreModel | None = None) -> None:
        """The finished hands of the match, and its ``scores`` where they are known."""
        if scores is not None:
            self.match.curve.scores = scores
        self._hands = tuple(numbers)
        self._head()

    def show_hand(self, hand: Hand, moment: Callable[[int], Moment], face: Faces = domino) -> None:
        """Shows a hand from where its headline opens it, or the one that is shown, better known;
        ``moment`` makes what is shown of a choice by its number; ``face``: how pieces look."""
        self.grid.face = face
        same = self._shown is not None and self._shown.account == hand.account
        self._led = self._led or not same
        opens = hand.headline.opens if self._led else None
        if self._opens is not None and self._opens[0] == hand.number:
            opens, self._opens, self._led = self._opens[1], None, False
            opens = min(opens, len(hand.cells) - 1)
        self._shown, self._moment = hand, moment
        self.grid.show_hand(hand)
        self.graph.show_hand(hand)
        self._head()
        done, choices = hand.weighed, len(hand.cells)
        self.bar.say(weighed(done, choices) if done < choices else "")
        self.bar.open_table(True)
        self.show_step(opens if opens is not None else self.current if same else 0)

    def open_at(self, hand: int, number: int | None) -> None:
        """A ``hand`` that is shown from now on is seen at its choice ``number``, from 0; None: at
        what it opens at. The one that is still seen may be of another match."""
        self._opens = None if number is None else (hand, number)

    def show_step(self, number: int) -> None:
        """Shows choice ``number`` of the hand, from 0."""
        hand = self._shown
        if hand is None or self._moment is None:
            return
        moved = number != self.current
        self.current = number
        moment = self._moment(number)
        self.moment_shown.emit(moment, hand.names)
        self.grid.show_step(number)
        self.graph.show_step(number)
        self.worths.show_worths(moment.worths)
        self.bar.show_step(number, len(hand.cells), hand.names[hand.cells[number].seat])
        self.sentence.setText(moment.told)
        if moved:
            self.worths.table.scrollToTop()
            if not self.grid.hasFocus():
                # Or it is read as the name of its cell.
                announce(self.sentence, moment.told)

    def _head(self) -> None:
        """The number of the hand, and what it was played at."""
        if self._shown is None:
            return
        number, headline = self._shown.number, self._shown.headline
        parts = (part for part in (headline.words, headline.more) if part)
        self.headline.setText("\N{NO-BREAK SPACE}· ".join(parts))
        self.heading.setText(self._shown.title.format(number=number, hands=len(self._hands)))
        self.contract.setText(self._shown.heading)
        here = self._hands.index(number) if number in self._hands else 0
        self.earlier.setEnabled(here > 0)
        self.later.setEnabled(here < len(self._hands) - 1)

    # --- what is done ---------------------------------------------------------------------

    def _walk(self, way: int) -> None:
        """By arrow keys: on the tabs from one to the other."""
        if self.pages.tabBar().hasFocus():
            last = self.pages.count() - 1
            step = -way if abs(way) == 1 and self.isRightToLeft() else way
            self.pages.setCurrentIndex(max(0, min(last, self.pages.currentIndex() + step)))
        else:
            self._go(way)

    def _go(self, way: int) -> None:
        if self._shown is not None:
            last = len(self._shown.cells) - 1
            self._choose(max(0, min(last, self.current + way)))

    def _choose(self, number: int) -> None:
        """From now on the choice stays that the person came to."""
        self._led = False
        self.show_step(number)

    def _turn_hand(self, way: int) -> None:
        if self.hand in self._hands:
            place = self._hands.index(self.hand) + way
            if 0 <= place < len(self._hands):
                self.hand_wanted.emit(self._hands[place])

    def _turned(self, page: int) -> None:
        self._give_curve()
        if self.pages.widget(page) is self.match:
            if self.match.hasFocus() or self.match.table.hasFocus():
                # Where the keys are is seen at its tab, until they walk on.
                self.pages.tabBar().setFocus()
            self.match_wanted.emit()

    def _play_on(self) -> None:
        if self._shown is not None:
            self.play_on_wanted.emit(self._shown.cells[self.current].place)

    def _retry(self) -> None:
        if self._shown is not None:
            self.retry_wanted.emit(self._shown.number)

    def show_match(
        self, fortunes: MatchFortune | None, done: int, steps: int, names: Sequence[str]
    ) -> None:
        """Luck and play over the hands weighed so far; ``done`` of so many ``steps`` are. The hand
        that is still shown may be of another match than that of these ``names``."""
        self.match.show_progress(done, steps)
        self.match.show_fortunes(fortunes, names, len(self._hands))
        self._give_curve()

    # --- the window -----------------------------------------------------------------------

    def _place_page(self) -> None:
        if THEME.large and self._scrolls is None:
            self._scrolls = Scrolled(self._page, self)
            self._column.insertWidget(0, self._scrolls, 1)
            self._scrolls.viewport().installEventFilter(self)
        elif self._scrolls is not None and not THEME.large:
            self._column.insertWidget(0, self._scrolls.takeWidget(), 1)
            self._scrolls.deleteLater()
            self._scrolls = None

    def measure(self) -> None:
        self._place_page()
        share = min(self.width() / COMFORTABLE[0], self.height() / COMFORTABLE[1])
        zoom = round(max(1.0, min(_LARGEST, share)) * THEME.text, 2)
        for part in (self.grid, self.worths, self.graph, self.match, self.bar):
            part.set_zoom(zoom)
        # What is written there is as wide as ever.
        way = QHBoxLayout.Direction
        large = THEME.large
        narrow = large or self.width() < min(_TWO_COLUMNS, self.height())
        self._middle.setDirection(way.TopToBottom if narrow else way.LeftToRight)
        beside = narrow and not large
        self._tables.setDirection(way.LeftToRight if beside else way.TopToBottom)
        # Beside the grid the worths scroll, and the table has what they can do without.
        policy = QSizePolicy.Policy
        self.worths.setSizePolicy(policy.Preferred, policy.Ignored if beside else policy.Preferred)
        # Where the table has no limit that it may reach, these have all lines they need.
        lines = QSizePolicy(policy.Ignored, policy.Preferred if large else policy.Maximum)
        lines.setHeightForWidth(large)
        for label in (self.headline, self.contract):
            label.setSizePolicy(lines)
        # It takes what they leave, however large it was.
        self.board.setSizePolicy(policy.Expanding, policy.Ignored if large else policy.Expanding)
        # What the table cannot take, the page has.
        held = QLayout.SizeConstraint
        seen = self._seen.layout()
        assert seen is not None
        seen.setSizeConstraint(held.SetMaximumSize if beside else held.SetDefaultConstraint)
        if not beside:
            self._seen.setMaximumHeight(_NO_LIMIT)
        self._middle.setStretch(0, 4 if beside else 1)
        self._middle.setStretch(1, int(beside))
        self._tables.setStretch(0, 3 * beside)
        # Where there is no room for the tables below it, it stands under all there is.
        below = large or (self.height() < _LOW and not narrow)
        place = self._column if below else self._told
        place.insertWidget(0 if place is self._told else 1, self.sentence)
        wide = self.width() - 2 * _MARGIN
        self.bar.set_ends(not narrow, wide)
        if large:
            wide -= self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent) + _OFF_BAR
        self.pages.setFixedWidth(wide if narrow else round(WIDTH * zoom) + 20)
        self.board.setMaximumHeight(round(wide * 3 / 4) if narrow else _NO_LIMIT)
        high = round(self.height() * _SEEN)
        self.board.setMinimumHeight(max(_LEAST_BOARD, round(_BOARD * zoom)))
        self.pages.setMinimumHeight(high if large else 0)
        self.pages.setMaximumHeight(high if large else _NO_LIMIT)
        for step in (self.earlier, self.later):
            step.set_zoom(zoom)
        self.pages.tabBar().setStyleSheet(f"font-size: {round(14 * zoom)}px")
        self.headline.setFont(face.font(face.SERIF, 24 * zoom, 600))
        self.heading.setFont(face.font(face.SERIF, 17 * zoom, 600))
        self.contract.setFont(face.font(face.SERIF, 15 * zoom, 500, italic=True))
        self.sentence.setFont(face.font(face.SANS, 14 * zoom, 500))
        for layout in (self._column, self._middle):
            layout.activate()
        self._give_room()
        self._give_curve()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Other words below leave the page more room or less."""
        if event.type() == QEvent.Type.Resize and self._scrolls is not None:
            self._give_room()
        return super().eventFilter(watched, event)

    def _give_room(self) -> None:
        """Has all of the table in sight before anything is scrolled."""
        needed, layout = 0, self._seen.layout()
        if self._scrolls is not None and layout is not None:
            high = layout.minimumHeightForWidth(self.pages.width())
            needed = max(self._scrolls.viewport().height(), high)
        self._seen.setMinimumHeight(needed)

    def _give_curve(self) -> None:
        """Has the curve in an upright window as high as it can be read, where the table below its
        most still leaves that."""
        curve, upright = self.match.curve, self._middle.stretch(1) > 0
        curve.setMinimumHeight(0)
        if upright and self.match_shown:
            for layout in (self.match.layout(), self._middle, self._column):
                if layout is not None:
                    layout.activate()
            free = self.height() - self._column.minimumHeightForWidth(self.width())
            curve.setMinimumHeight(max(0, min(free, round(CURVE * curve.zoom))))

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()
