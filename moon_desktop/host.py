"""The only owner of the match: choices in, entries out, each on disk before it is shown."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from moon_desktop import takebacks
from moon_desktop.engine.entries import Choice, Consequence, Deal, Entry, Note, TimeUp
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.reading import Reading
from moon_desktop.engine.record import HUMAN, Header
from moon_desktop.engine.sight import visible
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon import Moon
from moon_desktop.games.moon_auction import TRICKS
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.journal import Journal, SetAside
from moon_desktop.players.player import Player
from moon_desktop.record_keeper import RecordKeeper
from moon_desktop.thinker import Thinker

_LAST_NUMBER: Final = 10**18 - 1
"""The last deal number that can be typed."""


def any_seed() -> int:
    """A seed that nobody chose, of 31 bits."""
    return int.from_bytes(os.urandom(4), "big") >> 1


def people_of(header: Header) -> tuple[int, ...]:
    """The seats of the persons at a match."""
    seats = enumerate(header.seats)
    return tuple(number for number, seat in seats if seat.player == HUMAN)


class Host(QObject):
    """Seats players at a match and leads it on, entry by entry."""

    laid_out = Signal()
    """Another match, or another moment of it, is to be shown at once."""
    happened = Signal(object, object, object)
    """An entry, and what the viewer saw before it and sees after it."""
    not_saved = Signal(str)
    """Writing the journal failed, with what the system says; the match goes on."""

    def __init__(
        self,
        journal: Journal | None,
        levels: Mapping[str, Callable[[int], Player]],
        fallback: str,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._keeper = RecordKeeper(journal, self.not_saved.emit)
        self._thinker = Thinker(levels, fallback, self)
        self._header: Header | None = None
        self._entries: list[Entry] = []
        self._match: Moon | None = None
        self._viewer = 0
        self._veiled = False
        self._known: set[Deal] = set()
        self._doubtful = False
        self._thinker.chosen.connect(self._enter)

    # --- what others may know -------------------------------------------------------------

    @property
    def header(self) -> Header:
        """The header of the match; there is one from the first ``begin`` or ``take_up`` on."""
        assert self._header is not None
        return self._header

    @property
    def entries(self) -> tuple[Entry, ...]:
        """Everything that happened, in order."""
        return tuple(self._entries)

    @property
    def seen(self) -> tuple[Entry, ...]:
        """The same as whoever looks may see it (M1.5)."""
        return tuple(visible(entry, self._eyes) for entry in self._entries)

    @property
    def match(self) -> Moon:
        """The match as it stands."""
        assert self._match is not None
        return self._match

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the persons at this window."""
        return people_of(self.header)

    @property
    def viewer(self) -> int:
        """The seat whose side of the table is shown."""
        return self._viewer

    @property
    def veiled(self) -> bool:
        """Whether no hand is shown, because nobody in particular sits before the window."""
        return self._veiled

    @property
    def you(self) -> int | None:
        """The person before the window; None where only the computer plays, and while it is not
        known which of several persons is there."""
        return self._viewer if self.people and not self._veiled else None

    @property
    def absent(self) -> int | None:
        """The person whose turn it is and who has not come to the window yet, if any."""
        turn = self.match.turn
        here = turn == self._viewer and not self._veiled
        return turn if turn in self.people and not here else None

    @property
    def sight(self) -> MoonSight:
        """What may be shown now; nobody is asked where nobody sits."""
        sight = self.match.sight(self._viewer)
        if self._veiled:
            return sight.veil()
        return sight if self.people else sight._replace(legal=())

    @property
    def _eyes(self) -> int | None:
        return None if self._veiled else self._viewer

    def veil(self) -> None:
        """Nobody's hand is to be seen until somebody comes (``sit``)."""
        self._veiled = True

    def sit(self, seat: int) -> None:
        """The person of ``seat`` is at the window, and alone before it."""
        self._viewer, self._veiled = seat, False

    def number_beside(self, step: int) -> int | None:
        """The deal number ``step`` further on; None where there is none, or none that a person
        could type."""
        seed = self.header.seed
        number = -1 if seed is None else seed + step
        return number if 0 <= number <= _LAST_NUMBER else None

    @property
    def saved(self) -> bool:
        """Whether the match is on disk as it stands."""
        return self._keeper.saved

    @property
    def folder(self) -> Path | None:
        """Where the journal is kept."""
        return self._keeper.folder

    def refusal(self, choice: Choice | TimeUp) -> Illegal | None:
        """Why ``choice`` would not be accepted now; None if it would."""
        try:
            self.match.after(choice)
        except Illegal as illegal:
            return illegal
        return None

    # --- matches --------------------------------------------------------------------------

    def resume(self) -> SetAside | None:
        """Takes up the match of the journal if there is one; tells what was set aside."""
        found = self._keeper.load()
        if isinstance(found, Reading):
            self._set(found.header, [*found.entries, *found.due], found.match)
            self._seat_anew()
            return None
        return found

    @property
    def begun(self) -> bool:
        """Whether there is a match at all."""
        return self._match is not None

    def begin(self, header: Header) -> None:
        """Begins a new match; the one before is kept among the records if it is worth it."""
        game = CATALOGUE[header.game]
        match = game.start(game.rules(header.rules))
        self._keeper.start(header, [], keep=self._worth_keeping)
        self._set(header, [], match)
        self._seat_anew()
        self.laid_out.emit()

    def take_up(self, reading: Reading) -> None:
        """Goes on with a match that was read from a file, which itself is left as it is."""
        entries = [*reading.entries, *reading.due]
        self._keeper.start(reading.header, entries, keep=self._worth_keeping)
        self._set(reading.header, entries, reading.match)
        self._seat_anew()
        self.laid_out.emit()

    def reseat(self, header: Header) -> None:
        """The same match with other names or players, on disk at once."""
        people = self.people
        entries = self._entries
        if people_of(header) != people and self.match.turn is not None:
            # Whoever was a person before may have seen a hand that is another's now.
            (seat, *_) = people_of(header) or people
            entries = [*entries, Note("hint", seat=seat)]
        self._keeper.replace(header, entries)
        self._set(header, entries, self.match)
        if self.people != people:
            self._seat_people()
            self._veiled = bool(self.people)
        self.laid_out.emit()

    @property
    def _worth_keeping(self) -> bool:
        """Whether the match that makes room is to be kept: one in which nobody of those who
        look on has chosen anything is not."""
        if not self.begun:
            return True
        seats = self.people or range(self.match.rules.seats)
        return takebacks.chosen_by(self._entries, seats)

    def _seat_anew(self) -> None:
        """Another match. What was taken back of it before is not known; if something was in
        the hand in play, its next deal may have been seen."""
        self._seat_people()
        self._known = set()
        self._doubtful = takebacks.helped(self._entries)

    def _seat_people(self) -> None:
        """Other people: one alone is taken to be there, and of several nobody knows who sits
        before the window."""
        people = self.people
        self._viewer = people[0] if people else 0
        self._veiled = len(people) > 1

    def _set(self, header: Header, entries: Iterable[Entry], match: Moon) -> None:
        self._thinker.forget()
        self._header = header
        self._entries = list(entries)
        self._match = match

    # --- the match goes on ----------------------------------------------------------------

    def act(self, choice: Choice) -> None:
        """A person's choice; raises Illegal if it cannot be accepted, and then nothing changed."""
        self._enter(choice)

    def deal(self, seed: int) -> None:
        """Enters the chance that is due, drawn from the header's seed, or from ``seed``."""
        known = self.header.seed
        chance = self.match.chance(seed if known is None else known)
        if chance is not None:
            self._enter(chance)

    def time_up(self) -> bool:
        """Enters that the clock has run out; False where that cannot stand yet (M6.3)."""
        if self.refusal(TimeUp()) is not None:
            return False
        self._enter(TimeUp())
        return True

    @property
    def seconds_played(self) -> int:
        """What the clock of a timed match showed when it was last noted."""
        notes = (entry for entry in reversed(self._entries) if isinstance(entry, Note))
        return next((note.elapsed for note in notes if note.elapsed is not None), 0)

    def note(self, note: Note) -> None:
        """Adds side data to the record."""
        self._entries.append(note)
        self._keeper.append(self.header, self._entries, (note,))

    def think(self) -> None:
        """Lets the computer player in turn choose, in a thread; its choice is entered later."""
        seat = self.match.turn
        if seat is not None:
            self._thinker.think(self.header, self.match.sight(seat))

    def _enter(self, entry: Entry) -> None:
        if isinstance(entry, Deal) and len(self.people) > 1:
            self._veiled = True
        before = self.sight
        match, follows = self.match.after(entry)
        entries = (entry, *follows, *self._confession(entry))
        self._thinker.stop()
        self._match = match
        self._entries += entries
        self._keeper.append(self.header, self._entries, entries)
        after = self.sight
        self.happened.emit(visible(entry, self._eyes), before, after)
        for later in entries[1:]:
            self.happened.emit(later, after, after)

    # --- claiming -------------------------------------------------------------------------

    @property
    def claimant(self) -> int | None:
        """The seat that takes all the tricks left whatever is played, and can know it; None
        where there is none, or nothing left to spare anybody."""
        sight = self.match.sight(self._viewer)
        if sight.phase != "play" or len(sight.tricks) > TRICKS - 2:
            return None
        from moon_desktop.players.claiming import takes_the_rest

        leader = sight.plays[0].seat if sight.plays else sight.turn
        assert leader is not None
        return leader if takes_the_rest(self.match.sight(leader)) else None

    def claim(self) -> None:
        """Plays out at once a hand whose rest is certain; the record holds every play."""
        claimant = self.claimant
        if claimant is None:
            return
        from moon_desktop.players.claiming import plain_play

        self.note(Note("claim", seat=claimant))
        number = self.match.number
        while (turn := self.match.turn) is not None and self.match.number == number:
            self._enter(plain_play(self.match.sight(turn)))

    # --- taking back ----------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether a person has chosen anything that can be taken back."""
        return takebacks.chosen_by(self._entries, self.people)

    @property
    def undoable(self) -> tuple[takebacks.StepBack, ...]:
        """What persons chose, the latest first."""
        return takebacks.steps_back(self._entries, self.people)

    def undo(self, steps: int = 1) -> None:
        """Takes back so many choices of persons and all that came after, but no time; nothing
        where there are not so many."""
        choices = self.undoable
        if 0 < steps <= len(choices):
            step = choices[steps - 1]
            self._go_back(step.place, self._viewer if step.seat is None else step.seat)

    @property
    def replayable(self) -> bool:
        """Whether anything was chosen in the hand dealt last."""
        return takebacks.begun(self._entries)

    def play_again(self) -> None:
        """Goes back to the last deal: the same tiles, and everything chosen anew."""
        if self.replayable:
            self._go_back(takebacks.hand_begins(self._entries), self._viewer)

    def _confession(self, entry: Entry) -> tuple[Note, ...]:
        """A hand that was dealt before, and taken back, is not played blind: the record says so
        in the hand itself."""
        if not isinstance(entry, Deal):
            return ()
        if entry in self._known:
            return (Note("undo", seat=self._viewer),)
        # A note of another kind, or it would be doubted of the next hand, too.
        doubtful, self._doubtful = self._doubtful, False
        return (Note("hint", seat=self._viewer),) if doubtful else ()

    def _go_back(self, place: int, seat: int) -> None:
        # A result is read by several together: nobody knows who sits there then.
        apart = self.match.turn is None
        self._known |= {entry for entry in self._entries[place:] if isinstance(entry, Deal)}
        entries = takebacks.shortened(self._entries, place, seat)
        game = CATALOGUE[self.header.game]
        match = game.start(self.match.rules)
        for entry in entries:
            if not isinstance(entry, Note | Consequence):
                match, _ = match.after(entry)
        self._keeper.replace(self.header, entries)
        self._set(self.header, entries, match)
        if len(self.people) > 1 and (apart or match.turn != self._viewer):
            self._veiled = True
        self.laid_out.emit()
