"""The records of matches as a table model, and which of them are wanted."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache, partial
from typing import Any, ClassVar, Final

from PySide6.QtCore import QDate, QDateTime, QLocale, QObject, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPixmap

from moon_desktop.engine.record import HUMAN, SeatName
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.games.views.sheet import Sheet
from moon_desktop.look.crescent import paint_crescent
from moon_desktop.look.faces import paint_face
from moon_desktop.look.picture import painted
from moon_desktop.look.piece import paint_small
from moon_desktop.look.theme import THEME
from moon_desktop.memory.figures import hand_text
from moon_desktop.memory.index import Listed
from moon_desktop.memory.pages import Hand
from moon_desktop.memory.records import began
from moon_desktop.memory.summary import shape
from moon_desktop.windows.paper.table import Cell, Rows, listed
from moon_desktop.words.computer_players import FACES, NAMES
from moon_desktop.words.language import N_, ngettext, pgettext, spoken, tr
from moon_desktop.words.learning import table_line
from moon_desktop.words.names import YOU, listing, shown_name, you
from moon_desktop.words.quoting import quoted
from moon_desktop.words.score import figure, side, won

_HEADS: Final = (N_("When"), N_("Game and rules"), N_("With"), N_("Result"), N_("Hands"))
_PICTURE: Final = 22
"""Px down that a sign or a face is at the least."""


class Told:
    """A record as it is told in a row; ``current``: it is the match at the table."""

    heads: ClassVar[tuple[str, ...]] = _HEADS
    """What stands over the columns, of which the last two are alike."""

    def __init__(self, match: Listed, *, current: bool) -> None:
        self.match = match
        self.current = current
        self._shown: tuple[QDate, Sequence[Cell]] | None = None
        """On which day, and how."""

    @property
    def waits(self) -> bool:
        """Whether it is in play, or can be gone on with at the table of its game."""
        return self.current or (self.match.at_table and self.match.winners is None)

    @cached_property
    def began(self) -> float:
        """When it began, in seconds of Unix."""
        return began(self.match.created, self.match.changed)

    @property
    def when(self) -> str:
        """The same in words, in the time of here."""
        when, today = QDateTime.fromSecsSinceEpoch(int(self.began)), QDate.currentDate()
        time = QLocale(spoken()).toString(when.time(), QLocale.FormatType.ShortFormat)
        days = when.date().daysTo(today)
        if days in (0, 1):
            text = tr("yesterday {time}") if days else tr("today {time}")
            return text.format(time=time)
        day = day_told(self.began)
        return f"{day} {time}" if when.date().year() == today.year() else day

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Who sat there, by seat."""
        return _names(spoken(), self.match.seats)

    @cached_property
    def _sides(self) -> int:
        """How many sides there were."""
        first = self.match.shape.partition("x")[0]
        return int(first) if first.isdigit() else 1

    @cached_property
    def person(self) -> int | None:
        """The only seat of a person; None where several played, or nobody."""
        people = [n for n, seat in enumerate(self.match.seats) if seat.player == HUMAN]
        return people[0] if len(people) == 1 else None

    @cached_property
    def won(self) -> bool | None:
        """Whether the person won it; None where it is not over, or that is nobody's."""
        if self.match.winners is None or self.person is None:
            return None
        return bool(self.match.winners >> self.person % self._sides & 1)

    @property
    def rank(self) -> int:
        """Where it stands among others by how it ended: won, lost, over, open, damaged."""
        if self.won is not None:
            return int(not self.won)
        return 2 + ("over", "open", "damaged").index(self.match.state)

    @cached_property
    def columns(self) -> tuple[str, ...]:
        """What stands in the cells; the first, of a day, is told when it is seen."""
        match = self.match
        if match.state == "damaged":
            return "", tr("Cannot be read"), match.path.rpartition("/")[2], "", ""
        signs = [str(match.hands)]
        if match.helped:
            signs.append(pgettext("in a list of matches: hands with help", "with help"))
        if match.deals == "sealed":
            signs.append(pgettext("in a list of matches: its deals", "sealed"))
        elif match.deals == "wrong":
            signs.append(pgettext("in a list of matches: its deals", "wrong deals"))
        return "", self._game, self._with, self._result, " · ".join(signs)

    @property
    def cells(self) -> Sequence[Cell]:
        """The columns as they are shown today."""
        today = QDate.currentDate()
        if self._shown is None or self._shown[0] != today:
            self._shown = today, self._written()
        return self._shown[1]

    def _written(self) -> list[Cell]:
        """With the sign of the game, beside which only the rules are named, and the faces of who
        sat there besides the only person, which stand for names that have no room."""
        cells, match = self._told(), self.match
        if match.state != "damaged":
            others = (seat for at, seat in enumerate(match.seats) if at != self.person)
            for column, shown in ((1, (match.game,)), (2, tuple(map(_face, others)))):
                picture = partial(_drawn, shown, column)
                cells[column] = cells[column]._replace(picture=picture)
            if match.game in OWN:
                cells[1] = cells[1]._replace(text=cells[1].text.rpartition(" · ")[2])
            cells[2] = cells[2]._replace(stands_for=any(map(_face, match.seats)))
        return cells

    def _told(self) -> list[Cell]:
        """In words alone, the result of a match that was won in green."""
        cells = listed(self.heads, (self.when, *self.columns[1:]))
        if self.won:
            cells[-2] = cells[-2]._replace(ink="good")
        return cells

    @property
    def _game(self) -> str:
        return _played(spoken(), self.match.game, self.match.preset)

    @property
    def _with(self) -> str:
        return _listing(
            spoken(), tuple(name for seat, name in enumerate(self.names) if seat != self.person)
        )

    @property
    def _result(self) -> str:
        """How it ended, or where it stands."""
        match = self.match
        if match.winners is None:
            game = CATALOGUE.get(match.game)
            kind = Sheet if game is None else game.show.sheet.kind
            here, left, waits = kind.unfinished
            words = here if self.current else waits if match.at_table else left
            return tr(words).format(hand=match.hands + 1)
        scores = " : ".join(map(figure, match.scores))
        if self.won is not None:
            return f"{tr('Won') if self.won else tr('Lost')} {scores}"
        winners = [
            side([name for seat, name in enumerate(self.names) if seat % self._sides == one])
            for one in range(self._sides)
            if match.winners >> one & 1
        ]
        return f"{won(winners)} {scores}"

    @cached_property
    def text(self) -> str:
        """What it is found by."""
        match = self.match
        # Whoever could try figure after figure would come to know the hands in play.
        number = match.number if match.state == "over" else ""
        more = (number, match.created, *self.names, match.path)
        return " ".join((*self.columns, *more)).casefold()


class ToldHand(Told):
    """A ``hand`` of a record, with how it ended, or how the ``whole`` match did."""

    heads = (N_("When"), N_("With"), N_("Result"), N_("Hand"))

    def __init__(self, match: Listed, hand: Hand, *, whole: bool) -> None:
        super().__init__(match, current=False)
        self.hand = hand
        self._whole = whole

    @cached_property
    def won(self) -> bool | None:
        return super().won if self._whole else None

    @cached_property
    def columns(self) -> tuple[str, ...]:
        result = self._result if self._whole else hand_text(self.match.game, self.hand)
        return "", self._with, result, str(self.hand.number)

    def _written(self) -> list[Cell]:
        return self._told()


# The same people play the same games again and again.


def _face(seat: SeatName) -> str:
    """The face that goes with a computer player's name; without one a crescent."""
    known = seat.player != HUMAN and seat.name in NAMES
    return FACES[NAMES.index(seat.name)] if known else ""


def _drawn(shown: tuple[str, ...], column: int, zoom: float) -> QPixmap:
    return _picture(shown, column, round(_PICTURE * zoom), THEME.key)


@lru_cache(64)
def _picture(shown: tuple[str, ...], column: int, high: int, _theme: str) -> QPixmap:
    """The sign of a game, or faces each partly over the one before."""
    pitch = 0.8 * high

    def draw(painter: QPainter) -> None:
        for place, what in enumerate(shown):
            box = QRectF(place * pitch, 0, high, high).adjusted(1, 1, -1, -1)
            if column == 1:
                _paint_sign(painter, what, box)
            else:
                paint_face(painter, THEME, what, box)

    wide = high + pitch * (len(shown) - 1) + 3
    return painted(wide, high, QGuiApplication.primaryScreen().devicePixelRatio(), draw)


def _paint_sign(painter: QPainter, name: str, box: QRectF) -> None:
    """A piece of the game; that which the program is called after has its crescent."""
    game, middle = CATALOGUE.get(name), box.center()
    if name not in OWN or game is None:
        return
    if game is next(iter(CATALOGUE.values())):
        paint_crescent(painter, THEME, middle.x(), middle.y(), box.height() / 2 - 1)
        return
    painter.translate(middle)
    piece = game.show.table.face(game.sample()[0])
    paint_small(painter, THEME, piece, box.height() / 2, lies=False)


@lru_cache(256)
def _names(_language: str, seats: tuple[SeatName, ...]) -> tuple[str, ...]:
    return tuple(
        you() if name == YOU else shown_name(name, seat) for seat, (name, _) in enumerate(seats)
    )


@lru_cache(256)
def _listing(_language: str, names: tuple[str, ...]) -> str:
    return listing(names)


@lru_cache(64)
def _played(_language: str, game: str, preset: str) -> str:
    if game not in CATALOGUE:
        return quoted(game)
    rules = CATALOGUE[game].show.rules
    named = rules.preset_name(preset) if preset else tr("own rules")
    if named.startswith(rules.game_name()):
        return named
    return f"{rules.game_name()} · {named}"


FILTERS: Final[Mapping[str, Callable[[Told], bool]]] = {
    N_("Won"): lambda told: told.won is True,
    N_("Lost"): lambda told: told.won is False,
    N_("Unfinished"): lambda told: told.match.state == "open",
    N_("Without help"): lambda told: not told.match.helped,
    N_("With a shoot"): lambda told: told.match.shots > 0,
    N_("From elsewhere"): lambda told: told.match.elsewhere,
}
"""Some of the records, by a marked word."""


def since_when() -> dict[int | None, str]:
    """By so many days, what the latest matches are called."""
    return {
        None: tr("Any time"),
        7: tr("Last 7 days"),
        30: tr("Last 30 days"),
        91: tr("Last 3 months"),
        365: tr("Last 12 months"),
    }


def since(days: int | None) -> Callable[[Told], bool]:
    """Whether a match began in the last ``days``."""
    first = 0.0 if days is None else time.time() - days * 86400
    return lambda told: told.began >= first


def shapes() -> dict[str | None, str]:
    """The shapes of tables at which the games are played, as they are called."""
    tables = [rules.table for game in CATALOGUE.values() for rules in game.presets.values()]
    tables.sort(key=lambda table: (table.count, -table.sides))
    named = {shape(table): table_line(table) for table in tables}
    return {
        None: tr("Any table"),
        **{key: line[:1].upper() + line[1:] for key, line in named.items()},
    }


_KEYS: Final[tuple[Callable[[Told], Any], ...]] = (
    lambda told: told.began,
    lambda told: told.columns[1].casefold(),
    lambda told: told.columns[2].casefold(),
    lambda told: told.rank,
    lambda told: told.match.hands,
)
"""What a column of matches is sorted by."""


class Records(Rows):
    """A row a record, or a hand of one, that is looked for: in the order in which they came or,
    sorted, with the matches that are in play or wait first. Sorted and sifted here: a proxy would
    ask for each cell of ten thousand at every letter."""

    rows: Sequence[Told]

    def __init__(self, kind: type[Told], parent: QObject) -> None:
        super().__init__(parent, kind.heads)
        self._all: Sequence[Told] = ()
        self._sorted: tuple[int, Qt.SortOrder] | None = None
        self._words: tuple[str, ...] = ()
        self._game: str | None = None
        self._holds: Collection[Callable[[Told], bool]] = ()

    def show_all(self, rows: Sequence[Told]) -> None:
        """Other records."""
        self._all = rows
        self._sift()

    def look_for(
        self, text: str, game: str | None, holds: Collection[Callable[[Told], bool]]
    ) -> None:
        """Those in which all words of a ``text`` stand, of a ``game`` or of all, and of which each
        of ``holds`` is true."""
        self._words, self._game, self._holds = tuple(text.casefold().split()), game, holds
        self._sift()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._sorted = column, order
        self._sift()

    def _sift(self) -> None:
        self.beginResetModel()
        self.rows = rows = [told for told in self._all if self._wanted(told)]
        if self._sorted is not None:
            column, order = self._sorted
            rows.sort(key=_KEYS[column], reverse=order == Qt.SortOrder.DescendingOrder)
            rows.sort(key=lambda told: not told.waits)
        self.endResetModel()

    def _wanted(self, told: Told) -> bool:
        if self._game not in (None, told.match.game):
            return False
        found = all(word in told.text for word in self._words)
        return found and all(holds(told) for holds in self._holds)

    def table(self) -> Iterator[Sequence[str]]:
        """All of it, for a spreadsheet."""
        yield [head.text for head in self.heads]
        for told in self.rows:
            # Which takes any year, and a record from elsewhere may have any.
            when = QDateTime.fromSecsSinceEpoch(int(told.began)).toString("yyyy-MM-dd HH:mm")
            yield when, *told.columns[1:]

    def cells(self, row: int) -> Sequence[Cell]:
        return self.rows[row].cells


def day_told(moment: float) -> str:
    """The day of a ``moment`` here, in seconds of Unix; of this year without the year."""
    day = QDateTime.fromSecsSinceEpoch(int(moment)).date()
    form = pgettext("date, in the letters of Qt", "d MMM yyyy")
    if day.year() == QDate.currentDate().year():
        form = pgettext("day of this year, in the letters of Qt", "d MMM")
    return QLocale(spoken()).toString(day, form)


def counted(count: int) -> str:
    """How many matches there are."""
    return ngettext("{n} match", "{n} matches", count).format(n=count)
