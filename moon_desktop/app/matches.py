"""The matches at the table: begun, opened, copied, taken back, and played beside each other."""

from __future__ import annotations

import logging
import time
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from moon_desktop import __version__
from moon_desktop.app.croupier import Croupier
from moon_desktop.app.match_clock import MatchClock
from moon_desktop.app.parts import Parts
from moon_desktop.app.preferences import Preferences
from moon_desktop.app.running_match import SideMatch
from moon_desktop.app.seating import (
    reseated,
    seated,
    seated_faces,
    shown_names,
    without_people,
)
from moon_desktop.disk.journal import SetAside
from moon_desktop.disk.record_file import read_record
from moon_desktop.disk.regular_files import write
from moon_desktop.disk.settings import Settings
from moon_desktop.engine.entries import Note
from moon_desktop.engine.reading import Damage, Reading
from moon_desktop.engine.record import Header
from moon_desktop.games import CATALOGUE, OWN, record_text
from moon_desktop.games.house_rules import Rules
from moon_desktop.players.levels import FALLBACK
from moon_desktop.seeds import any_seed
from moon_desktop.windows.main import actions
from moon_desktop.words import notices
from moon_desktop.words.language import tr
from moon_desktop.words.quoting import quoted, shown_path

if TYPE_CHECKING:
    from moon_desktop.memory.deals import NextDeal

_log = logging.getLogger(__name__)

_APP: Final = f"moon-desktop {__version__}"


class Matches(QObject):
    """Which match the host has, and what is said where that is not the one that was wanted.

    A ``demo`` has no persons at its table, and never comes to an end.
    """

    sealed_anew = Signal()
    """The next match has another seal."""

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
        self._seen = False
        """Whether the table has been seen, and nobody waits for it any more."""
        parts.table.view.first_seen.connect(self._be_seen)
        self._host.laid_out.connect(self._laid_out)
        croupier.entry_shown.connect(self.name_window)
        croupier.match_wanted.connect(self._next)
        preferences.changed.connect(self._reseat)
        croupier.faces = self._faces
        if not demo:
            croupier.inquiry.next_seal = lambda: self.next_deal.seal

    @cached_property
    def next_deal(self) -> NextDeal:
        """What the deals of the next match come from."""
        from moon_desktop.memory.deals import NextDeal

        return NextDeal(self._host.folder)

    def start(self, path: Path | None, preset: str | None) -> None:
        """Lays out the match in ``path``, a new one under ``preset``, or the one left last."""
        if path is not None:
            # Which match was begun with it last is seen while that is still in its place.
            self.next_deal.look()
        aside = self._host.resume(self._preferences.settings.game)
        opened = path is not None and self.open_file(path)
        fresh = path is None and preset is not None
        self._tell_of_aside(aside, another=not opened, gone_on=not (opened or fresh))
        chosen = self._preferences.settings
        if fresh and preset is not None:
            game, key = CATALOGUE.preset(preset)
            self.begin(game.presets[key], game=game.name)
        elif not self._host.begun:
            self.begin(chosen.rules, game=chosen.game)
        elif not opened:
            self._laid_out()

    def _tell_of_aside(
        self, aside: SetAside | OSError | None, *, another: bool, gone_on: bool
    ) -> None:
        if isinstance(aside, OSError):
            self._window.note(notices.cannot_take_up(aside, another=another))
        elif aside is not None:
            self._window.note(_set_aside(aside, another=another, gone_on=gone_on))

    @property
    def unchosen(self) -> bool:
        """Whether nobody has chosen here what is played, and nothing was ever dealt."""
        welcomed = self._preferences.settings.welcomed
        return not (self._demo or welcomed or self._host.entries)

    def begin(self, rules: Rules, deals: int | str = "", game: str = CATALOGUE.first) -> None:
        """Begins a new match of ``game``, with the players of the preferences; its ``deals`` are
        sealed, with a cut, or those of a number that somebody knows."""
        notes = list[Note]()
        if self._host.begun:
            self._clock.note()
            header, entries = self._host.own
            if deals == header.seed and entries:
                notes.append(Note("seen"))
        if not notes and isinstance(deals, int) and self._host.folder is not None:
            from moon_desktop.memory.records import dealt_before

            if dealt_before(self._host.folder, game, deals):
                notes.append(Note("seen"))
        met = self._meets(game)
        self._begin(self._header(rules, deals, game), *notes)
        if met:
            self._tell_of_met(another=True)

    def _meets(self, game: str) -> bool:
        """Whether a match of ``game`` makes room for the next that is not the one in play."""
        played = self._host.begun and self._host.own[0].game == game
        return not played and self._host.holds(game)

    def _tell_of_met(self, *, another: bool) -> bool:
        """Says it where the match that made room so was damaged; ``another``: a new one begins.
        False where nothing was to be said."""
        kept = self._host.put_away
        try:
            if kept is not None:
                read_record(kept)
        except Damage as damage:
            game = CATALOGUE.get(damage.game)
            self._window.note(notices.set_aside(damage, game, str(kept), another=another))
            return True
        except OSError:
            _log.info("%s cannot be read", kept, exc_info=True)
        return False

    def _begin(self, header: Header, *notes: Note) -> None:
        self._host.begin(header, *notes)
        if header.secret is not None:
            # It is on disk by now: ended in between, the program finds that it was used.
            self.next_deal.used()
            self.sealed_anew.emit()

    def _header(self, rules: Rules, deals: int | str, game: str) -> Header:
        header = Header(
            game=game,
            rules=rules.to_record(),
            seats=seated(self._preferences.of(CATALOGUE[game]), rules.table.count),
            created=_now(),
            app=_APP,
        )
        return self._attended(self._dealt(header, deals))

    def _dealt(self, header: Header, deals: int | str) -> Header:
        """A demo is nobody's, and needs no seal."""
        if isinstance(deals, int):
            return header.with_deals(deals)
        if self._demo:
            return header.with_deals(any_seed())
        return self.next_deal.seal_on(header, deals)

    def left(self, game: str) -> int | None:
        """The hand in which a match of another ``game`` was left; None where none was."""
        reading = self._host.left(game)
        return None if reading is None else reading.match.number

    def go_on(self, game: str) -> bool:
        """Goes on with the match of another game that was left; False where that cannot be
        done."""
        self._clock.note()
        return self._host.go_on(game)

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
        header = self._host.header._replace(created=_now(), app=_APP)
        self._begin(self._dealt(header, ""))

    def begin_again(self, header: Header) -> None:
        """Begins a match with the rules, seats and deals of another; it does not count, for these
        were seen before."""
        if self._host.begun:
            self._clock.note()
        again = header.with_deals(header.seed)._replace(created=_now(), app=_APP)
        self._host.begin(again, Note("seen"))

    def bring_back(self, reading: Reading) -> bool:
        """Goes on with a match that was put away; whether it is on disk as it stands."""
        self._clock.note()
        self._host.take_up(reading._replace(header=self._attended(reading.header)))
        return self._host.saved

    def open_file(self, path: Path) -> bool:
        """Goes on with the match in ``path``, or says why it cannot; then nothing changed."""
        try:
            reading = read_record(path)
        except Damage as damage:
            self._window.note(_no_record(path, damage))
            return False
        except OSError as error:
            told = tr("{name} cannot be read.").format(name=shown_path(path.name))
            self._window.note(f"{told} {notices.file_trouble(error)}")
            return False
        former = self._host.header.game if self._host.begun else ""
        met = self._meets(reading.header.game)
        self._host.take_up(reading._replace(header=self._attended(reading.header)))
        damaged = met and self._tell_of_met(another=False)
        self._tell_of_former(former, None if damaged else self._host.put_away)
        return True

    def _tell_of_former(self, game: str, kept: Path | None) -> None:
        """Says where the match of ``game`` is that was in play before a record was opened, or the
        one that made room for it: that is ``kept``, if one did and nothing was said of it."""
        if kept is not None:
            told = tr("The record is open. The match before it is kept.")
            self._window.remark(told, kept.parent)
        elif game and self._host.left(game) is not None:
            told = tr("The record is open. Your match of {game} waits: New match goes on with it.")
            self._window.remark(told.format(game=CATALOGUE[game].show.rules.title()))

    def save_copy(self, path: Path) -> bool:
        """Writes the match as it stands to ``path``, or says why it cannot; what is played beside
        it is written nowhere."""
        self._host.settle()
        header, entries = self._host.own
        text = record_text(header, entries)
        try:
            write(path, text.encode("utf-8"))
        except OSError as error:
            told = tr("{name} cannot be written.").format(name=shown_path(path.name))
            self._window.note(f"{told} {notices.file_trouble(error)}")
            return False
        self._window.remark(tr("A copy of the match is saved."), path.parent)
        return True

    def _laid_out(self) -> None:
        try:
            self._show_laid_out()
        except Exception:
            # The first game of the catalogue is what is laid out in place of others.
            if self._host.side is not None or self._host.header.game == CATALOGUE.first:
                raise
            _log.exception("the match cannot be shown")
            self._give_up()

    def _give_up(self) -> None:
        """The match at the table cannot be shown, for its game fails: it is kept, and another one
        has its place."""
        game, kept = self._host.header.game, self._host.put_away_unshown()
        told = tr("Your match of {game} cannot be shown, for the game itself fails.")
        told = told.format(game=quoted(CATALOGUE[game].show.rules.game_name()))
        if kept is not None:
            where = tr("Nothing was deleted: the file is kept as {kept}.")
            told = f"{told} {where.format(kept=shown_path(kept))}"
        self._window.note(told)
        aside = self._host.resume(CATALOGUE.first)
        self._tell_of_aside(aside, another=True, gone_on=True)
        if self._host.header.game == CATALOGUE.first:
            self._laid_out()
        else:
            first = self._preferences.of(CATALOGUE[CATALOGUE.first])
            # Nothing may be noted any more in the one that was put away.
            self._begin(self._header(first.rules, "", first.game))

    def _show_laid_out(self) -> None:
        header = self._host.header
        side = self._host.side
        other = header.game != self._preferences.settings.game
        if not self._demo and side is None and other:
            # The program opens with the game played last.
            self._preferences.keep(self._preferences.of(self._host.game))
        self._window.actions_[actions.RETURN].setEnabled(side is not None)
        # Who has begun no match has none to go back to.
        self._window.bar.show_return(side is not None and self._host.worth != "nothing")
        self.croupier.lay_out()
        self.name_window()
        if not self.croupier.machine.paused:
            self._clock.set_clock()

    def _be_seen(self) -> None:
        self._seen = True
        if not self._demo:
            self.next_deal.look()
        self.name_window()

    def name_window(self) -> None:
        """What is played, on the bar, and the window's title; the system may add the program's name
        to it. The number of the deals is no part of it: whoever types that elsewhere sees all
        hands."""
        host = self._host
        side, game, number = host.side, host.game.show.rules.title(), host.match.number
        self._window.bar.show_game(game)
        title = game
        if side is not None and side.title:
            title = side.title
        elif side is not None and side.retry:
            title = tr(self._window.scores.sheet.once_more).format(game=game, number=side.hand)
        elif side is not None:
            title = tr(self._window.scores.sheet.what_if).format(game=game, number=side.hand)
        elif number and self._seen:
            # What a hand is called is known where hands are written down.
            title = tr(self._window.scores.sheet.in_hand).format(game=game, number=number)
        self._window.setWindowTitle(title)

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


def _no_record(path: Path, damage: Damage) -> str:
    """Why ``path`` cannot be opened; house rules are files of this program, too."""
    from moon_desktop.disk.rules_file import holds_rules

    if holds_rules(path):
        return tr(
            "{file} holds house rules, and not a match. Import it in Preferences, on the page"
            " House rules."
        ).format(file=quoted(path.name))
    return notices.cannot_open(path.name, damage, CATALOGUE.get(damage.game))


def _set_aside(aside: SetAside, *, another: bool, gone_on: bool) -> str:
    """What is said of a journal that was damaged; ``gone_on``: with what is sound of it."""
    damage, kept = aside.damage, str(aside.kept)
    game = CATALOGUE.get(damage.game)
    if gone_on and aside.sound is not None:
        return notices.gone_on_before(damage, game, kept, _place(aside.sound))
    return notices.set_aside(damage, game, kept, another=another)


def _place(reading: Reading) -> str:
    """Where a match goes on, in the words of its game; empty where it is over, or its game fails
    over that, as is told when it is to be shown."""
    game, match = CATALOGUE[reading.header.game], reading.match
    if match.over:
        return ""
    try:
        sheet = game.show.sheet.empty(match.rules, shown_names(reading.header))
        return tr(sheet.in_hand).format(game=game.show.rules.title(), number=match.number)
    except Exception:
        if game.name in OWN:
            raise
        _log.info("the game %r fails over its score sheet", game.name, exc_info=True)
        return ""
