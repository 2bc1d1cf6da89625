"""The matches at the table: begun, opened, copied, taken back, and played beside each other."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from moon_desktop import __version__
from moon_desktop.app.croupier import Croupier
from moon_desktop.app.match_clock import MatchClock
from moon_desktop.app.parts import Parts
from moon_desktop.app.preferences import Preferences
from moon_desktop.app.running_match import SideMatch
from moon_desktop.app.seating import reseated, seated, seated_faces, without_people
from moon_desktop.disk.record_file import read_record
from moon_desktop.disk.regular_files import write
from moon_desktop.disk.settings import Settings
from moon_desktop.engine.reading import Damage
from moon_desktop.engine.record import Header
from moon_desktop.games import CATALOGUE, record_text
from moon_desktop.players.levels import FALLBACK
from moon_desktop.seeds import any_seed
from moon_desktop.windows.main import actions
from moon_desktop.words import notices
from moon_desktop.words.language import tr
from moon_desktop.words.quoting import quoted, shown_path

if TYPE_CHECKING:
    from moon_desktop.disk.journal import SetAside
    from moon_desktop.games.game import Rules


_APP: Final = f"moon-desktop {__version__}"


class Matches(QObject):
    """Which match the host has, and what is said where that is not the one that was wanted.

    A ``demo`` has no persons at its table, and never comes to an end.
    """

    def __init__(
        self,
        parts: Parts,
        croupier: Croupier,
        clock: MatchClock,
        preferences: Preferences,
        *,
        demo: bool,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._host, self._window = parts.host, parts.window
        self.croupier = croupier
        """Who leads the play of them."""
        self._clock = clock
        self._preferences = preferences
        self._demo = demo
        self._host.laid_out.connect(self._laid_out)
        croupier.match_wanted.connect(self._next)
        preferences.changed.connect(self._reseat)
        croupier.faces = self._faces

    def start(self, path: Path | None, preset: str | None) -> None:
        """Lays out the match in ``path``, a new one under ``preset``, or the one left last."""
        aside = self._host.resume(self._preferences.settings.game)
        opened = path is not None and self.open_file(path)
        if isinstance(aside, OSError):
            self._window.note(notices.cannot_take_up(aside, another=not opened))
        elif aside is not None:
            self._window.note(_set_aside(aside, not opened))
        chosen = self._preferences.settings
        if path is None and preset is not None:
            game = CATALOGUE.with_preset(preset)
            self.begin(game.presets[preset], game=game.name)
        elif not self._host.begun:
            self.begin(chosen.rules, game=chosen.game)
        elif not opened:
            self._laid_out()

    @property
    def unchosen(self) -> bool:
        """Whether nobody has chosen here what is played, and nothing was ever dealt."""
        welcomed = self._preferences.settings.welcomed
        return not (self._demo or welcomed or self._host.entries)

    def begin(self, rules: Rules, seed: int | None = None, game: str = CATALOGUE.first) -> None:
        """Begins a new match of ``game``, with the players of the preferences."""
        if self._host.begun:
            self._clock.note()
        self._host.begin(
            self._attended(
                Header(
                    game=game,
                    rules=rules.to_record(),
                    seats=seated(self._preferences.of(CATALOGUE[game]), rules.table.count),
                    seed=any_seed() if seed is None else seed,
                    created=_now(),
                    app=_APP,
                )
            )
        )

    def left(self, game: str) -> int | None:
        """The hand in which a match of another ``game`` was left; None where none was."""
        reading = self._host.left(game)
        return None if reading is None else reading.match.number

    def go_on(self, game: str) -> None:
        """Goes on with the match of another game that was left."""
        self._clock.note()
        self._host.go_on(game)

    def _attended(self, header: Header) -> Header:
        return without_people(header, FALLBACK) if self._demo else header

    def _next(self) -> None:
        if self._host.side is not None:
            self._host.come_back()
        elif self._demo:
            self.begin(self._host.match.rules, game=self._host.header.game)
        else:
            self.rematch()

    def rematch(self) -> None:
        """Begins another match with the same people and rules; the draw decides who deals."""
        self._clock.note()
        self._host.begin(self._host.header._replace(seed=any_seed(), created=_now(), app=_APP))

    def open_file(self, path: Path) -> bool:
        """Goes on with the match in ``path``, or says why it cannot; then nothing changed."""
        try:
            reading = read_record(path)
        except Damage as damage:
            self._window.note(_no_record(path, damage))
            return False
        except OSError as error:
            told = tr("{name} cannot be read.").format(name=shown_path(path.name))
            self._window.note(f"{told} {notices.trouble(error)}")
            return False
        former = self._host.header.game if self._host.begun else ""
        self._host.take_up(reading._replace(header=self._attended(reading.header)))
        self._tell_of_former(path, former)
        return True

    def _tell_of_former(self, opened: Path, game: str) -> None:
        """Says where the match of ``game`` is that was in play before a record was ``opened``."""
        name, kept = quoted(opened.name), self._host.put_away
        if kept is not None:
            told = tr("{name} is open. The match before it is kept as {file}.")
            told = told.format(name=name, file=quoted(kept.name))
            self._window.remark(told, kept.parent)
        elif game and self._host.left(game) is not None:
            told = tr("{name} is open. Your match of {game} waits: New match goes on with it.")
            told = told.format(name=name, game=CATALOGUE[game].show.game_name())
            self._window.remark(told)

    def save_copy(self, path: Path) -> bool:
        """Writes the match as it stands to ``path``, or says why it cannot; what is played beside
        it is written nowhere."""
        header, entries = self._host.own
        text = record_text(header, entries)
        try:
            write(path, text.encode("utf-8"))
        except OSError as error:
            told = tr("{name} cannot be written.").format(name=shown_path(path.name))
            self._window.note(f"{told} {notices.trouble(error)}")
            return False
        told = tr("A copy of the match is in {name}.").format(name=quoted(path.name))
        self._window.remark(told, path.parent)
        return True

    def _laid_out(self) -> None:
        header = self._host.header
        side = self._host.side
        other = header.game != self._preferences.settings.game
        if not self._demo and side is None and other:
            # The program opens with the game played last.
            self._preferences.keep(self._preferences.of(self._host.game))
        name = self._host.game.show.game_name()
        self._window.setWindowTitle(_title(name, header.seed, side))
        self._window.bar.show_game(name)
        self._window.actions_[actions.RETURN].setEnabled(side is not None)
        self._window.bar.show_return(side is not None)
        self.croupier.lay_out()
        if not self.croupier.paused:
            self._clock.set_clock()

    def step_aside(self, side: SideMatch) -> None:
        """Plays ``side`` at the table; the match waits, and its clock with it."""
        self._clock.note()
        self._host.step_aside(side)

    def pause(self) -> None:
        """The match waits as it is, and its clock with it, until ``resume``."""
        self._clock.rest()
        self.croupier.pause()

    def resume(self) -> None:
        """Goes on with the match that waits."""
        self._clock.set_clock()
        self.croupier.resume()

    def undo(self) -> None:
        """Takes back what a person chose last; the clock of a timed match runs on."""
        self._clock.note()
        self._host.undo()

    def redo(self) -> None:
        """Puts back what was taken back last; the clock runs on here, too."""
        self._clock.note()
        self._host.redo()

    def play_again(self) -> None:
        """Goes back to the deal of the hand; the clock of a timed match runs on."""
        self._clock.note()
        self._host.play_again()

    def _reseat(self, before: Settings, chosen: Settings) -> None:
        """Names and players changed in the preferences hold in the match that is on disk."""
        header, _ = self._host.own
        if header.game != chosen.game:
            return
        seats = reseated(header, before, chosen)
        if seats != header.seats and not self._demo:
            self._host.come_back()
            self._clock.note()
            self._host.reseat(header.with_seats(seats))
        elif before.faces != chosen.faces:
            self.croupier.show_sitters()

    def _faces(self, header: Header) -> tuple[str, ...]:
        return seated_faces(header, self._preferences.of(CATALOGUE[header.game]))


def _now() -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())


def _title(game: str, number: int | None, side: SideMatch | None) -> str:
    """The window's title; the system may add the program's name to it."""
    if side is not None and side.title:
        return side.title
    if side is not None and side.retry:
        return tr("{game}, hand {number} once more").format(game=game, number=side.hand)
    if side is not None:
        return tr("{game}, what if: hand {number}").format(game=game, number=side.hand)
    return game if number is None else tr("{game}, deal {number}").format(game=game, number=number)


def _no_record(path: Path, damage: Damage) -> str:
    """Why ``path`` cannot be opened; house rules are files of this program, too."""
    from moon_desktop.disk.rules_file import holds_rules

    if holds_rules(path):
        return tr(
            "{file} holds house rules, and not a match. Import it in Preferences, on the page"
            " House rules."
        ).format(file=quoted(path.name))
    return notices.cannot_open(path.name, damage, CATALOGUE.get(damage.game))


def _set_aside(aside: SetAside, another: bool) -> str:
    """What is said of a journal that was damaged."""
    damage = aside.damage
    game = CATALOGUE.get(damage.game)
    return notices.set_aside(damage, game, str(aside.kept), another=another)
