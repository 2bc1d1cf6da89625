"""The course of a match: its record as it grows, and the moment that the record has come to."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from moon_desktop import takebacks
from moon_desktop.engine.entries import Choice, Consequence, Deal, Draw, Entry, Note, TimeUp
from moon_desktop.engine.reading import Reading
from moon_desktop.engine.record import Header
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon import Moon
from moon_desktop.record_keeper import RecordKeeper


class Course:
    """Every entry is on disk, where ``keeper`` has one, before a method returns. What was taken
    back is remembered: a hand dealt once more is not played blind, and its record says so."""

    def __init__(
        self, keeper: RecordKeeper, header: Header, entries: Iterable[Entry], match: Moon
    ) -> None:
        """The match that ``entries`` come to; the record is begun with them already."""
        self._keeper = keeper
        self.header = header
        self.entries = list(entries)
        self.match = match
        self._known: set[Deal] = set()
        # What was taken back earlier is not known; if something was in the hand in play, its
        # next deal may have been seen.
        self._doubtful = takebacks.helped(self.entries)

    @staticmethod
    def begun(keeper: RecordKeeper, header: Header, *, keep: bool) -> Course:
        """A new match, on disk in place of the one before; ``keep``: that is worth keeping."""
        game = CATALOGUE[header.game]
        match: Moon = game.start(game.rules(header.rules))
        keeper.start(header, [], keep=keep)
        return Course(keeper, header, [], match)

    @staticmethod
    def taken_up(keeper: RecordKeeper, reading: Reading, *, keep: bool) -> Course:
        """A match that was read elsewhere, on disk as ``begun`` has it."""
        entries = [*reading.entries, *reading.due]
        keeper.start(reading.header, entries, keep=keep)
        return Course(keeper, reading.header, entries, reading.match)

    def beside(self, keeper: RecordKeeper, header: Header, entries: Sequence[Entry]) -> Course:
        """Another under the same rules; ``keeper`` has not heard of it."""
        return Course(keeper, header, entries, self._folded(entries))

    @property
    def saved(self) -> bool:
        """Whether the match is on disk as it stands."""
        return self._keeper.saved

    def enter(self, entry: Choice | Draw | Deal | TimeUp, viewer: int) -> tuple[Entry, ...]:
        """The match goes on with ``entry``; returns it and what follows, with a note for
        ``viewer`` where the hand may be known. Raises Illegal, and then nothing changed."""
        match, follows = self.match.after(entry)
        entries = (entry, *follows, *self._confession(entry, viewer))
        self.match = match
        self.entries += entries
        self._keeper.append(self.header, self.entries, entries)
        return entries

    def note(self, note: Note) -> None:
        """Adds side data."""
        self.entries.append(note)
        self._keeper.append(self.header, self.entries, (note,))

    def seat(self, header: Header, note: Note | None) -> None:
        """The same match with other names or players, and with ``note`` of it if there is one."""
        self.header = header
        if note is not None:
            self.entries.append(note)
        self._keeper.replace(header, self.entries)

    def go_back(self, place: int, seat: int) -> None:
        """``seat`` takes back the entries from ``place`` on, but no time."""
        self._known |= {entry for entry in self.entries[place:] if isinstance(entry, Deal)}
        entries = takebacks.shortened(self.entries, place, seat)
        match = self._folded(entries)
        self._keeper.replace(self.header, entries)
        self.entries, self.match = list(entries), match

    def worth_keeping(self, people: Collection[int]) -> bool:
        """Whether it is to be kept when it makes room: not where ``people``, or all seats where
        nobody looks on, have chosen nothing."""
        return takebacks.chosen_by(self.entries, people or range(self.match.rules.seats))

    def _confession(self, entry: Entry, viewer: int) -> tuple[Note, ...]:
        """A hand that was dealt before, and taken back, is not played blind: the record says so
        in the hand itself."""
        if not isinstance(entry, Deal):
            return ()
        if entry in self._known:
            return (Note("undo", seat=viewer),)
        # A note of another kind, or it would be doubted of the next hand, too.
        doubtful, self._doubtful = self._doubtful, False
        return (Note("hint", seat=viewer),) if doubtful else ()

    def _folded(self, entries: Iterable[Entry]) -> Moon:
        """The match that ``entries`` come to, under the rules of this one."""
        match: Moon = CATALOGUE[self.header.game].start(self.match.rules)
        for entry in entries:
            if not isinstance(entry, Note | Consequence):
                match, _ = match.after(entry)
        return match
