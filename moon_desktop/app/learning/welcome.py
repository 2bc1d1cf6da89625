"""The welcome: when it is shown, what it offers, and what each way in does."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from functools import cache, partial
from typing import Final

from PySide6.QtCore import QDir, QObject, Signal
from PySide6.QtGui import QPixmap

from moon_desktop.app.matches import Matches
from moon_desktop.app.memory.memory import Memory
from moon_desktop.app.parts import Parts
from moon_desktop.app.preferences import Preferences
from moon_desktop.app.seating import seated
from moon_desktop.disk.settings import Settings, places
from moon_desktop.engine.record import HUMAN, Header
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.games.game import Game
from moon_desktop.games.views.table import Face
from moon_desktop.learning import lesson
from moon_desktop.players.levels import by_strength
from moon_desktop.table.felt import table_pixmap
from moon_desktop.table.stage import Stage
from moon_desktop.windows.learning.welcome.told import GameTold
from moon_desktop.windows.learning.welcome.welcome import Welcome
from moon_desktop.words.learning import EASY, greeting, table_line
from moon_desktop.words.names import clean_name

_log = logging.getLogger(__name__)

MAT: Final = ((0.100, 0.020), (0.900, 0.020), (0.918, 0.984), (0.082, 0.984))
"""The corners of the felt, in widths and heights."""


class WelcomeRoom(QObject):
    """The welcome over the table. The match waits meanwhile, and nothing is dealt in it."""

    lesson_wanted = Signal(str)
    """The game of that name is to be shown."""

    def __init__(
        self,
        parts: Parts,
        matches: Matches,
        preferences: Preferences,
        memory: Memory,
        becomes: Callable[[str], str],
        parent: QObject,
    ) -> None:
        """``becomes`` says what becomes of the matches there are when one of a game begins."""
        super().__init__(parent)
        self._host, _, self._table, self._window = parts
        self._matches, self._preferences, self._becomes = matches, preferences, becomes
        self._memory = memory
        memory.caught_up.connect(self._offer_even)
        self.welcome: Welcome | None = None
        """What lies over the table, while it does."""
        self._new = False
        self._waits: Header | None = None
        self._host.laid_out.connect(self._laid_out)

    def toggle(self) -> None:
        """Lays the welcome over the table, or puts it away."""
        if self.welcome is None:
            self.open()
        else:
            self._leave()

    def open(self, *, new: bool = False) -> None:
        """Lays the welcome over the table; ``new``: for somebody who is new here. What is played
        beside the match is over, and its slip of paper gone."""
        welcome = self._lay_over(new=new)
        welcome.look_at(self._told(CATALOGUE[self._preferences.settings.game]))
        welcome.seen.connect(self._list_games)
        self._window.view.setFocus()

    def ask(self, game: str = "", count: int = 0) -> None:
        """Asks how a match of ``game``, or of that played last, is to be, for ``count`` players if
        that is not 0: in the welcome, which then has no front page if it was not there."""
        welcome = self.welcome or self._lay_over()
        if welcome.page is not None:
            return
        from moon_desktop.windows.learning.welcome.new_match import NewMatch

        settings, front = self._preferences.settings, welcome.front.game
        page = NewMatch(
            self._known,
            CATALOGUE,
            CATALOGUE[game or (front.key if front else settings.game)],
            by_strength(),
            self._preferences.shelf,
            welcome,
            self._host.header.seed,
            self._matches.left,
            self._becomes,
            settings.coach if front else None,
            self._matches.next_deal.seal,
        )
        if count:
            page.take_game(CATALOGUE[game], count)
        page.players.seating.known = self._preferences.people.names
        page.begun.connect(self._begin)
        page.went_on.connect(self._matches.go_on)
        welcome.turn_to(page)
        self._memory.catch_up()

    def _offer_even(self) -> None:
        """What is known of who plays here may tell how strong others are to be."""
        page = None if self.welcome is None else self.welcome.page
        if page is None:
            return
        from moon_desktop.memory.rating import Even, even, ratings
        from moon_desktop.memory.summary import shape

        found = cache(partial(ratings, self._memory.index))

        def even_with(chosen: Settings) -> Even | None:
            table = chosen.rules.table
            seats = seated(chosen, table.count)
            return even(found(chosen.game, shape(table)), chosen.game, table, seats)

        page.offer_even(even_with)

    def _lay_over(self, *, new: bool = False) -> Welcome:
        self._host.come_back()
        self._matches.pause()
        self._new, self._waits = new, self._host.header.with_seats(())
        chosen, motion = self._preferences.settings, self._table.playback.tempo.travel
        question = greeting(time.localtime().tm_hour)
        called = chosen.at_home.your_name or (name_of_user() if new else "")
        numerals = chosen.numerals != "none"
        self.welcome = welcome = Welcome(
            self._window.view, _felt, question, called, numerals, motion
        )
        welcome.front.numerals.toggled.connect(self._count_in_numerals)
        welcome.seen.connect(self._table.view.be_seen)
        welcome.left.connect(self._leave)
        welcome.front.game_chosen.connect(self._name)
        welcome.asked.connect(self.ask)
        welcome.dealt.connect(self._deal)
        welcome.lesson_wanted.connect(self._teach)
        self._window.lay_over(welcome)
        return welcome

    def _known(self, game: Game) -> Settings:
        """What was last chosen for ``game``, and your name as it was typed in the welcome."""
        chosen = self._preferences.of(game)
        if self.welcome is None or self.welcome.front.game is None:
            return chosen
        return chosen.with_person(clean_name(self.welcome.called))

    def _count_in_numerals(self, wanted: bool) -> None:
        chosen = self._preferences.settings._replace(numerals="large" if wanted else "none")
        self._preferences.change(chosen)

    def _name(self, told: GameTold) -> None:
        """The window is called by the game that is looked at."""
        title = CATALOGUE[told.key].show.rules.title()
        self._window.bar.show_game(title)
        self._window.setWindowTitle(title)

    # --- what is told ---------------------------------------------------------------------------

    def _list_games(self) -> None:
        """Not before the welcome has been seen: other games are loaded for it, and it is not kept
        waiting for pictures."""
        if self.welcome is not None:
            told = [self._told(game, _shown(game)) for game in CATALOGUE.values()]
            self.welcome.list_games(told)

    def _told(self, game: Game, pieces: tuple[Face, ...] = ()) -> GameTold:
        chosen, show = self._preferences.of(game), game.show
        table = game.presets[game.usual].table
        names = (seat.name for seat in seated(chosen, table.count))
        faces = (chosen.faces[place] for place in places(table.count))
        company = tuple(zip(names, faces, strict=True))[1:]
        counts = tuple(sorted({rules.table.count for rules in game.presets.values()}))
        taught = lesson.has(game.name)
        line = show.rules.game_line() or table_line(table)
        return GameTold(game.name, show.rules.title(), line, pieces, taught, counts, company)

    # --- what is chosen -------------------------------------------------------------------------

    def _deal(self, name: str, *, coach: bool = False) -> None:
        """Begins the usual match of a game, in easy company."""
        if self.welcome is None:
            return
        game = CATALOGUE[name]
        chosen = self._known(game).at_home
        you, *others = chosen.seats
        seats = you._replace(player=HUMAN), *(seat._replace(player=EASY) for seat in others)
        chosen = chosen.with_seats(seats)._replace(coach=chosen.coach or coach)
        self._begin(chosen._replace(base=game.usual, rules=game.presets[game.usual]), "")

    def _begin(self, chosen: Settings, deals: int | str) -> None:
        self._preferences.keep(chosen._replace(welcomed=True))
        # Which puts the welcome away, where what begins is another match.
        self._matches.begin(chosen.rules, deals, game=chosen.game)
        if self.welcome is not None:
            self._leave()

    def _teach(self, name: str) -> None:
        if self._new:
            # What the lesson comes back to is a match of the same game, with the coach beside it.
            self._deal(name, coach=True)
        else:
            self._leave()
        self.lesson_wanted.emit(name)

    def _laid_out(self) -> None:
        """Another match is at the table, begun or opened by whatever way."""
        other = self._host.side is not None or self._host.header.with_seats(()) != self._waits
        if self.welcome is not None and other:
            self._leave()

    def _leave(self) -> None:
        """Puts the welcome away, and the match goes on."""
        self.welcome = None
        if not self._preferences.settings.welcomed:
            self._preferences.keep(self._preferences.settings._replace(welcomed=True))
        self._window.lay_over(None)
        self._matches.name_window()
        self._matches.resume()


def name_of_user() -> str:
    """What the system calls who uses it, as it calls the folder at home."""
    name = QDir.home().dirName()
    return clean_name(name[:1].upper() + name[1:])


def _shown(game: Game) -> tuple[Face, ...]:
    """A few pieces of it; none where another package's game has none to show."""
    try:
        return tuple(map(game.show.table.face, game.sample()[-5:]))
    except (Exception, SystemExit):
        if game.name in OWN:
            raise
        _log.exception("the game %r fails: it cannot be dealt", game.name)
        CATALOGUE.note_failing(game.name)
        return ()


def _felt(width: int, height: int, ratio: float, fine: bool) -> QPixmap:
    corner = 0.075 * min(width, 1.7 * height)
    mat = tuple((x * width, y * height, corner) for x, y in MAT)
    stage = Stage.of(width, height, 4)
    stage = stage._replace(mat=mat, disc=(width / 2, 0.40 * height, 0.26 * height))
    return table_pixmap(width, height, stage, ratio, grain=fine, bare=True)
