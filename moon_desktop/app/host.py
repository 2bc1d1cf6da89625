"""The model, the only owner of the match: choices in, entries out, each on disk before it shows."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QObject, Qt, Signal

from moon_desktop.app import running_match
from moon_desktop.app.running_match import RunningMatch, SideMatch, seen
from moon_desktop.app.seating import shown_names
from moon_desktop.disk.journal import Journal, RecordKeeper, SetAside
from moon_desktop.disk.writer import Writer, Written
from moon_desktop.engine.entries import Chance, Choice, Dealt, Entry, Note, visible
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.reading import Reading
from moon_desktop.engine.record import HUMAN, Header
from moon_desktop.engine.sight import Sight
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game, Match
from moon_desktop.thinking.choices import Thinker


def people_of(header: Header) -> tuple[int, ...]:
    """The seats of the persons at a match."""
    seats = enumerate(header.seats)
    return tuple(number for number, seat in seats if seat.player == HUMAN)


class Host(QObject):
    """Seats players at a match and leads it on, entry by entry.

    ``apart``: entries are written in a thread of their own. The match is ahead of the disk then,
    and nothing of an entry may be shown before what ``on_disk`` was when it ``happened`` holds.
    """

    laid_out = Signal()
    """Another match, or another moment of it, is to be shown at once."""
    happened = Signal(object, object, object)
    """An entry, and what the viewer saw before it and sees after it."""
    noted = Signal(object)
    """A Note that was added to the record."""
    not_saved = Signal(object)
    """Writing the journal failed, with the OSError; the match goes on."""

    journal_altered = Signal(object)
    """Something else wrote to the journal: where that is kept now; the match was written anew."""

    written = Signal()
    """More of what happened is on disk, or known not to be."""

    _answered = Signal()
    """The disk answered, in the thread that waited for it."""

    def __init__(
        self,
        journal: Journal | None,
        parent: QObject | None = None,
        *,
        apart: bool = False,
    ) -> None:
        super().__init__(parent)
        self._keeper = RecordKeeper(
            journal,
            self.not_saved.emit,
            self.journal_altered.emit,
            Writer(self._answer) if apart else None,
        )
        self._answered.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        self._put_off: deque[tuple[Written, Callable[[], None]]] = deque()
        """What is done as soon as something is on disk."""
        self._running: RunningMatch | None = None
        self.people: tuple[int, ...] = ()
        """The seats of the persons at this window."""
        self.viewer = 0
        """The seat whose side of the table is shown."""
        self.veiled = False
        """Whether no hand is shown, because nobody in particular sits before the window."""
        self.side: SideMatch | None = None
        """What is played beside the match just now, if anything is."""
        self._waiting: tuple[RunningMatch, int] | None = None
        """The match that waits meanwhile, and the seat that it was left from."""

    def seat(self, thinker: Thinker) -> None:
        """Lets computer players choose; a thought for a moment that is gone is broken off."""
        thinker.chosen.connect(self.act)
        self.happened.connect(thinker.stop)
        self.laid_out.connect(thinker.forget)

    # --- on disk --------------------------------------------------------------------------

    def _answer(self) -> None:
        with suppress(RuntimeError):  # the host may be gone
            self._answered.emit()

    def _hear(self) -> None:
        try:
            self._keeper.hear()
        finally:
            while self._put_off and self._put_off[0][0]():
                _, do = self._put_off.popleft()
                do()
            self.written.emit()

    @property
    def on_disk(self) -> Written:
        """What tells whether everything that was entered so far is on disk, or known not to be."""
        return self._now.written

    def once_on_disk(self, do: Callable[[], None]) -> None:
        """Does ``do`` as soon as everything that was entered so far is ``on_disk``, which may be
        at once; not at all where something else is laid out first."""
        on_disk = self.on_disk
        if not self._put_off and on_disk():
            do()
        else:
            self._put_off.append((on_disk, do))

    def settle(self) -> None:
        """Waits until everything that was entered is on disk, or known not to be."""
        self._keeper.settle()

    def leave(self) -> None:
        """The program is about to end: the match is on disk as it stands, if it can be."""
        if self.begun:
            self._keeper.leave(*self.own)

    def _lay_out(self) -> None:
        # All of it is shown at once.
        self.settle()
        self._put_off.clear()
        self.laid_out.emit()

    # --- what others may know -------------------------------------------------------------

    @property
    def header(self) -> Header:
        """The header of the match; there is one from the first ``begin`` or ``take_up`` on."""
        return self._now.header

    @property
    def game(self) -> Game:
        """What is played."""
        return CATALOGUE[self.header.game]

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat as they are shown."""
        return shown_names(self.header)

    @property
    def _now(self) -> RunningMatch:
        assert self._running is not None
        return self._running

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Everything that happened, in order."""
        return tuple(self._now.entries)

    @property
    def seen(self) -> tuple[Entry, ...]:
        """The same as whoever looks may see it (M1.5)."""
        eyes = self._eyes
        return tuple(visible(entry, eyes) for entry in self._now.entries)

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self._now.match

    @property
    def you(self) -> int | None:
        """The person before the window; None where only the computer plays, and while it is not
        known which of several persons is there."""
        return self.viewer if self.people and not self.veiled else None

    @property
    def home(self) -> int:
        """The seat by which sides are told as ours and theirs, whoever of several persons looks."""
        return self.people[0] if self.people else self.viewer

    @property
    def _eyes(self) -> int | None:
        """Whose tiles are seen; None while nobody in particular looks."""
        return None if self.veiled else self.viewer

    @property
    def absent(self) -> int | None:
        """The person whose turn it is and who has not come to the window yet, if any."""
        turn = self.match.turn
        here = turn == self.viewer and not self.veiled
        return turn if turn in self.people and not here else None

    @property
    def asked(self) -> Sight | None:
        """What the person before the window sees, if that person has a choice to make."""
        turn = self.match.turn
        sight = None if turn is None or turn != self.you else self.match.sight(turn)
        return sight if sight is not None and sight.legal else None

    @property
    def sight(self) -> Sight:
        """What may be shown now; nobody is asked where nobody sits."""
        sight = self.match.sight(self.viewer)
        if self.veiled:
            return sight.veil()
        return sight if self.people else sight.watched()

    def veil(self) -> None:
        """Nobody's hand is to be seen until somebody comes (``sit``)."""
        self.veiled = True

    def sit(self, seat: int) -> None:
        """The person of ``seat`` is at the window, and alone before it."""
        self.viewer, self.veiled = seat, False

    def _welcome(self, people: tuple[int, ...], viewer: int | None = None) -> None:
        """One person alone is taken to be there, and sees its own side of the table first; of
        several, nobody knows who is until somebody comes."""
        self.people = people
        self.viewer = viewer if viewer is not None else people[0] if people else 0
        self.veiled = len(people) > 1

    @property
    def saved(self) -> bool:
        """Whether the match is on disk as it stands."""
        return self._now.saved

    @property
    def losable(self) -> bool:
        """Whether the match, not what is played beside it, is worth keeping and not on disk as it
        stands: it is lost with the next."""
        return self.worth == "lost" and bool(people_of(self._kept.header))

    @property
    def folder(self) -> Path | None:
        """Where the journal is kept."""
        return self._keeper.folder

    @property
    def put_away(self) -> Path | None:
        """Where the match is kept that made room for the one in play, if one did."""
        return self._keeper.put_away

    @property
    def worth(self) -> Literal["nothing", "lost", "kept", "over"]:
        """What the match, not what is played beside it, is worth when another begins: nothing is
        kept of it, or nothing can be, or it is, also when it is over."""
        running = self._kept
        if not running.worth_keeping(people_of(running.header)):
            return "nothing"
        if not running.saved:
            return "lost"
        return "over" if running.match.over else "kept"

    def refusal(self, choice: Choice) -> Illegal | None:
        """Why ``choice`` would not be accepted now; None if it would."""
        try:
            self.match.after(choice)
        except Illegal as illegal:
            return illegal
        return None

    # --- matches --------------------------------------------------------------------------

    def resume(self, game: str = CATALOGUE.first) -> SetAside | OSError | None:
        """Takes up the match of ``game`` in its journal if there is one, of a damaged one what is
        sound; tells what was set aside, or why it cannot be read."""
        found = self._keeper.load(game)
        sound = found.sound if isinstance(found, SetAside) else found
        if isinstance(sound, Reading):
            entries = [*sound.entries, *sound.due]
            self._take(RunningMatch(self._keeper, sound.header, entries, sound.match))
        return None if isinstance(found, Reading) else found

    def left(self, game: str) -> Reading | None:
        """The match of another ``game`` that was left unfinished, to go on with; one in which
        nobody chose anything is not worth being told of."""
        reading = self._waits(game)
        if reading is None:
            return None
        people = people_of(reading.header)
        return reading if running_match.chosen_by(reading.entries, people) else None

    def _waits(self, game: str) -> Reading | None:
        """Any match of another ``game`` that was left unfinished."""
        if self.begun and self.own[0].game == game:
            return None
        reading = self._keeper.left(game)
        return None if reading is None or reading.match.over else reading

    def holds(self, game: str) -> bool:
        """Whether a match of ``game`` is on disk, also of one that is not installed."""
        return self._keeper.holds(game)

    def go_on(self, game: str) -> bool:
        """Goes on with the match of another game that was left, while that in play is left as it
        is; False where that cannot be done, and then nothing changed."""
        before = self._running
        if self._waits(game) is not None:
            self.resume(game)
        if self._running is before:
            return False
        self._waiting = self.side = None
        self._lay_out()
        return True

    @property
    def begun(self) -> bool:
        """Whether there is a match at all."""
        return self._running is not None

    def begin(self, header: Header, *notes: Note) -> None:
        """Begins a new match with ``notes``; the one before is kept among the records if it is
        worth it."""
        self._leave_side()
        self._take(RunningMatch.begun(self._keeper, header, notes, keep=self._worth_keeping))
        self._lay_out()

    def take_up(self, reading: Reading) -> None:
        """Goes on with a match that was read from a file, which itself is left as it is."""
        self._leave_side()
        self._take(RunningMatch.taken_up(self._keeper, reading, keep=self._worth_keeping))
        self._lay_out()

    def put_away_unshown(self) -> Path | None:
        """Keeps the match in play among the records, for it cannot be shown, and returns where,
        None where it was not on disk; whatever is laid out next takes its place."""
        return self._keeper.put_away_unshown()

    def reseat(self, header: Header) -> None:
        """The same match with other names or players, on disk at once."""
        before, people = self.people, people_of(header)
        note = None
        if people != before and self.match.turn is not None:
            # Whoever was a person before may have seen a hand that is another's now.
            (seat, *_) = people or before
            note = Note("hint", seat=seat)
        self._now.seat(header, note)
        if people != before:
            self._welcome(people)
            self.veiled = bool(people)
        self._lay_out()

    @property
    def _worth_keeping(self) -> bool:
        """Whether the match that makes room is to be kept."""
        return self._running is None or self._running.worth_keeping(self.people)

    def _take(self, running: RunningMatch, viewer: int | None = None) -> None:
        """Another match is at the table."""
        self._running = running
        self._welcome(people_of(running.header), viewer)

    # --- beside the match -----------------------------------------------------------------

    @property
    def own(self) -> tuple[Header, tuple[Entry, ...]]:
        """The match that is on disk, also while something is played beside it."""
        return self._kept.header, tuple(self._kept.entries)

    @property
    def _kept(self) -> RunningMatch:
        return self._now if self._waiting is None else self._waiting[0]

    @property
    def own_over(self) -> bool:
        """Whether that match is over."""
        return bool(self._kept.match.over)

    @property
    def seal_broken(self) -> bool:
        """Whether it was looked up what the deals of the sealed match come from, though it is not
        over."""
        return self.side is None and self.header.secret is not None and seen(self.entries)

    def look_into(self) -> None:
        """All hands of the match that is on disk, and in play, are seen: that was help to every
        person at it."""
        kept = self._kept
        for seat in people_of(kept.header):
            note = Note("hint", seat=seat)
            if kept is self._now:
                self.note(note)
            else:
                kept.note(note)

    def step_aside(self, side: SideMatch) -> None:
        """Plays ``side``, of which nothing is written; until ``come_back`` the match waits as it
        is, in its journal and here."""
        now = self._now
        self._waiting = self._waiting or (now, self.viewer)
        self.side = side
        nowhere = RecordKeeper(None, self.not_saved.emit)
        self._take(now.beside(nowhere, side.header, side.entries))
        self._lay_out()

    def come_back(self) -> None:
        """Goes on with the match that waits, if one does."""
        if self._leave_side():
            self._lay_out()

    def _leave_side(self) -> bool:
        """What is played beside the match is given up; False where nothing was."""
        waiting, self._waiting, self.side = self._waiting, None, None
        if waiting is None:
            return False
        # Of several persons, nobody knows who is there now.
        self._take(*waiting)
        return True

    # --- the match goes on ----------------------------------------------------------------

    def act(self, entry: Choice | Chance) -> None:
        """Enters a choice or a chance; raises Illegal if it cannot be accepted, and then nothing
        changed."""
        if isinstance(entry, Dealt) and len(self.people) > 1:
            self.veil()
        before = self.sight
        _, *later = self._now.enter(entry, self.viewer)
        after = self.sight
        self.happened.emit(visible(entry, self._eyes), before, after)
        for follows in later:
            self.happened.emit(follows, after, after)

    def deal(self, seed: int) -> None:
        """Enters the chance that is due, drawn from the header's seed, or from ``seed``."""
        known = self.header.seed
        chance = self.match.chance(seed if known is None else known)
        if chance is None:
            return
        if isinstance(chance, Dealt) and seen(self.entries):
            self.note(Note("seen"))
        self.act(chance)

    def time_up(self) -> bool:
        """Enters that the clock has run out; False where that cannot stand yet (M6.3)."""
        if (entry := self.match.time_up) is None:
            return False
        self.act(entry)
        return True

    @property
    def seconds_played(self) -> int:
        """What the clock of a timed match showed when it was last noted."""
        notes = (entry for entry in reversed(self._now.entries) if isinstance(entry, Note))
        return next((note.elapsed for note in notes if note.elapsed is not None), 0)

    def note(self, note: Note) -> None:
        """Adds side data to the record."""
        self._now.note(note)
        self.once_on_disk(partial(self.noted.emit, note))

    # --- claiming -------------------------------------------------------------------------

    @property
    def claimant(self) -> int | None:
        """The seat that takes all the tricks left whatever is played, and can know it; None
        where there is none, or nothing left to spare anybody."""
        return self.game.players.claimant(self.match, self.viewer)

    @property
    def claimable(self) -> bool:
        """Whether the hand can be played out at once: the tricks that are left are all one
        seat's, or nothing depends on them."""
        return self.claimant is not None or self.game.players.settled(self.match)

    def claim(self) -> None:
        """Plays out at once a hand that is ``claimable``; the record holds every play."""
        if not self.claimable:
            return
        claimant = self.claimant
        self.note(Note("claim", seat=self.match.turn if claimant is None else claimant))
        number = self.match.number
        while (turn := self.match.turn) is not None and self.match.number == number:
            self.act(self.game.players.plain_play(self.match.sight(turn)))

    # --- taking back ----------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether a person has chosen anything that can be taken back."""
        return self._last_choice is not None

    @property
    def _last_choice(self) -> int | None:
        """The place of what a person chose last; beside the match, only in the hand that is
        played there."""
        entries = self._now.entries
        first = 0 if self.side is None else running_match.hand_begins(entries)
        place = running_match.last_choice(entries, self.people)
        return place if place is not None and place >= first else None

    def undo(self) -> None:
        """Takes back what a person chose last and all that came after, but no time; a claim goes
        with all the plays that it brought about."""
        place = self._last_choice
        if place is not None:
            entry = self._now.entries[place]
            self._go_back(place, entry.seat if isinstance(entry, Choice) else self.viewer)

    @property
    def replayable(self) -> bool:
        """Whether anything was chosen in the hand dealt last."""
        return running_match.begun(self._now.entries)

    def play_again(self) -> None:
        """Goes back to the last deal: the same tiles, and everything chosen anew."""
        if self.replayable:
            self._go_back(running_match.hand_begins(self._now.entries), self.viewer)

    @property
    def can_redo(self) -> bool:
        """Whether anything was taken back and nothing else chosen since; a lesson and a position
        to practise on go by what is chosen at the table."""
        return self._now.can_redo and not (self.side is not None and self.side.title)

    def redo(self) -> None:
        """Puts back what was taken back last: what a person chose and what others did then."""
        if self.can_redo:
            self._go(self._now.redo)

    def _go_back(self, place: int, seat: int) -> None:
        self._go(partial(self._now.go_back, place, seat))

    def _go(self, there: Callable[[], None]) -> None:
        """Another moment of the match, by ``there``, is at the table."""
        # A result is read by several together: nobody knows who sits there then.
        apart = self.match.turn is None
        there()
        if len(self.people) > 1 and (apart or self.match.turn != self.viewer):
            self.veil()
        self._lay_out()
