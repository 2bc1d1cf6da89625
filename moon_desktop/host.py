"""The only owner of the match: choices in, entries out, each on disk before it is shown."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from moon_desktop.engine.entries import CHOICES, Choice, Consequence, Entry, Note, TimeUp
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.reading import Reading
from moon_desktop.engine.record import HUMAN, Header
from moon_desktop.engine.sight import visible
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon import Moon
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.journal import Journal, SetAside
from moon_desktop.players.player import Player
from moon_desktop.record_keeper import RecordKeeper
from moon_desktop.referee import choose
from moon_desktop.seeds import player_seed

_log = logging.getLogger(__name__)


def any_seed() -> int:
    """A seed that nobody chose, of 31 bits."""
    return int.from_bytes(os.urandom(4), "big") >> 1


class Host(QObject):
    """Seats players at a match and leads it on, entry by entry."""

    laid_out = Signal()
    """Another match, or another moment of it, is to be shown at once."""
    happened = Signal(object, object, object)
    """An entry, and what the viewer saw before it and sees after it."""
    not_saved = Signal(str)
    """Writing the journal failed, with what the system says; the match goes on."""
    _thought = Signal(int, object)

    def __init__(
        self,
        journal: Journal | None,
        levels: Mapping[str, Callable[[int], Player]],
        fallback: str,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._keeper = RecordKeeper(journal, self.not_saved.emit)
        self._levels = levels
        self._fallback = fallback
        self._players: dict[int, Player] = {}
        self._ticket = 0
        self._header: Header | None = None
        self._entries: list[Entry] = []
        self._match: Moon | None = None
        self._thought.connect(self._take_thought)

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
        """The same as the viewer may see it (M1.5)."""
        return tuple(visible(entry, self.viewer) for entry in self._entries)

    @property
    def match(self) -> Moon:
        """The match as it stands."""
        assert self._match is not None
        return self._match

    @property
    def people(self) -> tuple[int, ...]:
        """The seat of the person at this window, if there is one.

        A record may name more persons, but a window shows one hand: the fallback plays theirs.
        """
        seats = enumerate(self.header.seats)
        return tuple(number for number, seat in seats if seat.player == HUMAN)[:1]

    @property
    def viewer(self) -> int:
        """The seat whose side of the table is shown: the person's, else seat 0."""
        return self.people[0] if self.people else 0

    @property
    def sight(self) -> MoonSight:
        """What the viewer may see now; nobody is asked where nobody sits."""
        sight = self.match.sight(self.viewer)
        return sight if self.people else sight._replace(legal=())

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
            return None
        return found

    @property
    def begun(self) -> bool:
        """Whether there is a match at all."""
        return self._match is not None

    def begin(self, header: Header) -> None:
        """Begins a new match; the one before is kept among the records."""
        game = CATALOGUE[header.game]
        match = game.start(game.rules(header.rules))
        self._keeper.start(header, [])
        self._set(header, [], match)
        self.laid_out.emit()

    def take_up(self, reading: Reading) -> None:
        """Goes on with a match that was read from a file, which itself is left as it is."""
        entries = [*reading.entries, *reading.due]
        self._keeper.start(reading.header, entries)
        self._set(reading.header, entries, reading.match)
        self.laid_out.emit()

    def reseat(self, header: Header) -> None:
        """The same match with other names or levels, on disk at once."""
        self._keeper.replace(header, self._entries)
        self._set(header, self._entries, self.match)
        self.laid_out.emit()

    def _set(self, header: Header, entries: Iterable[Entry], match: Moon) -> None:
        self._ticket += 1
        self._header = header
        self._entries = list(entries)
        self._match = match
        self._players = {}

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
        if seat is None:
            return
        self._ticket += 1
        arguments = (self._ticket, self._players, self.header, self.match.sight(seat))
        threading.Thread(target=self._consider, args=arguments, daemon=True).start()

    def _consider(
        self, ticket: int, players: dict[int, Player], header: Header, sight: MoonSight
    ) -> None:
        """In a thread of its own: seats the player when it is first to choose, and asks it."""
        try:
            choice = self._chosen(players, header, sight)
        except BaseException:
            # Whatever a player did to this thread, the match goes on.
            _log.exception("a player could not be asked at all")
            choice = sight.legal[0]
        try:
            self._thought.emit(ticket, choice)
        except RuntimeError:
            _log.info("a player answered after the table was closed")

    def _chosen(self, players: dict[int, Player], header: Header, sight: MoonSight) -> Choice:
        fallback = self._levels[self._fallback](0)
        seat = sight.seat
        if seat not in players:
            level = self._levels.get(header.seats[seat].player, self._levels[self._fallback])
            try:
                players[seat] = level(player_seed(header.seed or 0, seat))
            except Exception:
                _log.warning("the player of seat %d could not be seated", seat, exc_info=True)
                players[seat] = fallback
        return choose(players[seat], sight, fallback)

    def _take_thought(self, ticket: int, choice: Choice) -> None:
        if ticket == self._ticket:
            self._enter(choice)

    def _enter(self, entry: Entry) -> None:
        before = self.sight
        match, follows = self.match.after(entry)
        entries = (entry, *follows)
        self._ticket += 1
        self._match = match
        self._entries += entries
        self._keeper.append(self.header, self._entries, entries)
        after = self.sight
        self.happened.emit(visible(entry, self.viewer), before, after)
        for consequence in follows:
            self.happened.emit(consequence, after, after)

    # --- taking back ----------------------------------------------------------------------

    def can_undo(self) -> bool:
        """Whether a person has chosen anything that can be taken back."""
        return self._last_choice() is not None

    def _last_choice(self) -> int | None:
        people = self.people
        for place in range(len(self._entries) - 1, -1, -1):
            entry = self._entries[place]
            if isinstance(entry, CHOICES) and entry.seat in people:
                return place
        return None

    def undo(self) -> None:
        """Takes back the last choice of a person and all that came after it, but no time."""
        place = self._last_choice()
        if place is None:
            return
        undone = self._entries[place]
        assert isinstance(undone, CHOICES)
        notes = (entry for entry in self._entries[place:] if isinstance(entry, Note))
        clock = [note for note in notes if note.kind == "clock"][-1:]
        entries = [*self._entries[:place], Note("undo", seat=undone.seat), *clock]
        game = CATALOGUE[self.header.game]
        match = game.start(self.match.rules)
        for entry in entries:
            if not isinstance(entry, Note | Consequence):
                match, _ = match.after(entry)
        self._keeper.replace(self.header, entries)
        self._set(self.header, entries, match)
        self.laid_out.emit()
