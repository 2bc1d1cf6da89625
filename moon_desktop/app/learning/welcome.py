"""The welcome: when it is shown, what it offers, and what each way in does."""

from __future__ import annotations

import logging
import time
from typing import Final

from PySide6.QtCore import QDir, QObject, Signal
from PySide6.QtGui import QPixmap

from moon_desktop.app.matches import Matches
from moon_desktop.app.parts import Parts
from moon_desktop.app.preferences import Preferences
from moon_desktop.app.seating import seated
from moon_desktop.disk.settings import places
from moon_desktop.engine.record import HUMAN, Header, SeatName
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.games.game import Game
from moon_desktop.games.views.table import Face
from moon_desktop.learning import lesson
from moon_desktop.table.felt import table_pixmap
from moon_desktop.table.stage import Stage
from moon_desktop.windows.learning.welcome.told import GameTold, RulesTold, Wish
from moon_desktop.windows.learning.welcome.welcome import Welcome
from moon_desktop.windows.main import actions
from moon_desktop.words.learning import COMPANY, EASY, greeting, table_line
from moon_desktop.words.names import clean_name

_log = logging.getLogger(__name__)

_DEAL: Final = 11
"""The number of the deal from which a game shows a few pieces."""

_MAT: Final = ((0.130, 0.020), (0.870, 0.020), (0.918, 0.984), (0.082, 0.984))
"""The corners of the felt, in widths and heights."""


class WelcomeRoom(QObject):
    """The welcome over the table. The match waits meanwhile, and nothing is dealt in it."""

    lesson_wanted = Signal(str)
    """The game of that name is to be shown."""

    def __init__(
        self, parts: Parts, matches: Matches, preferences: Preferences, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._host, _, self._table, self._window = parts
        self._matches, self._preferences = matches, preferences
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
        self._host.come_back()
        self._matches.pause()
        self._new, self._waits = new, self._host.header.with_seats(())
        chosen, motion = self._preferences.settings, self._table.playback.tempo.travel
        question = greeting(time.localtime().tm_hour)
        called = chosen.your_name or (name_of_user() if new else "")
        self.welcome = welcome = Welcome(
            self._window.view, _felt, question, called, motion, chosen.coach
        )
        welcome.look_at(self._told(CATALOGUE[chosen.game]))
        welcome.seen.connect(self._table.view.be_seen)
        welcome.seen.connect(self._list_games)
        welcome.left.connect(self._leave)
        welcome.front.game_chosen.connect(self._name)
        welcome.more_wanted.connect(self._window.actions_[actions.NEW].trigger)
        welcome.dealt.connect(self._deal)
        welcome.lesson_wanted.connect(self._teach)
        self._window.lay_over(welcome)

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
            self.welcome.front.list_games(told)

    def _told(self, game: Game, pieces: tuple[Face, ...] = ()) -> GameTold:
        chosen, show = self._preferences.of(game), game.show
        rules = []
        for key in sorted(game.presets, key=lambda key: key != game.usual):
            seats = game.presets[key].table.count
            names = (seat.name for seat in seated(chosen, seats))
            faces = (chosen.faces[place] for place in places(seats))
            company = tuple(zip(names, faces, strict=True))[1:]
            rules.append(
                RulesTold(key, show.rules.preset_name(key), show.rules.preset_line(key), company)
            )
        line = show.rules.game_line() or table_line(game.presets[game.usual].table)
        taught = lesson.has(game.name)
        base = chosen.base if chosen.base in game.presets else game.usual
        level = chosen.left_player if chosen.left_player in COMPANY else EASY
        return GameTold(
            game.name, show.rules.title(), line, pieces, taught, tuple(rules), base, level
        )

    # --- what is chosen -------------------------------------------------------------------------

    def _deal(self, name: str, wish: Wish) -> None:
        if self.welcome is None:
            return
        rules, chosen = CATALOGUE[name].presets[wish.rules], self._preferences.of(CATALOGUE[name])
        you = SeatName(clean_name(self.welcome.called), HUMAN)
        others = tuple(seat._replace(player=wish.level) for seat in chosen.seats[1:])
        coach = chosen.coach if wish.coach is None else wish.coach
        chosen = chosen.with_seats((you, *others))._replace(coach=coach, welcomed=True)
        self._preferences.keep(chosen._replace(base=wish.rules, rules=rules))
        # Which puts the welcome away.
        self._matches.begin(rules, game=name)

    def _teach(self, name: str) -> None:
        if self._new:
            # What the lesson comes back to is a match of the same game, with the coach beside it.
            self._deal(name, Wish(CATALOGUE[name].usual, EASY, coach=True))
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


def _pieces(game: Game) -> tuple[Face, ...]:
    """A few pieces of it, as they are dealt."""
    match = game.start(game.presets[game.usual])
    while not match.sight(0).held and (chance := match.chance(_DEAL)) is not None:
        match, _ = match.after(chance)
    return tuple(game.show.table.face(piece) for piece in match.sight(0).held[-5:])


def _shown(game: Game) -> tuple[Face, ...]:
    """The same; none where another package's game has none to show."""
    try:
        return _pieces(game)
    except (Exception, SystemExit):
        if game.name in OWN:
            raise
        _log.exception("the game %r fails: it cannot be dealt", game.name)
        CATALOGUE.note_failing(game.name)
        return ()


def _felt(width: int, height: int, ratio: float, fine: bool) -> QPixmap:
    corner = 0.075 * min(width, 1.7 * height)
    mat = tuple((x * width, y * height, corner) for x, y in _MAT)
    stage = Stage.of(width, height, 4)
    stage = stage._replace(mat=mat, disc=(width / 2, 0.40 * height, 0.26 * height))
    return table_pixmap(width, height, stage, ratio, grain=fine, bare=True)
