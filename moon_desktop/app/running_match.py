"""A match under way: its record as it grows, what may be taken back of it, where it stands, and a
hand played once more beside it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from moon_desktop.app.seating import without_people
from moon_desktop.disk.journal import RecordKeeper
from moon_desktop.disk.writer import Written
from moon_desktop.engine.entries import Chance, Choice, Consequence, Dealt, Entry, HandEnd, Note
from moon_desktop.engine.reading import Reading
from moon_desktop.engine.record import HUMAN, Header
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Match
from moon_desktop.thinking.choices import Prompter


def last_choice(entries: Sequence[Entry], people: Collection[int]) -> int | None:
    """The place of what ``people`` (seats) chose last, or of the claim that brought it about; None
    where they chose nothing."""
    found = None
    for place in range(len(entries) - 1, -1, -1):
        entry = entries[place]
        if isinstance(entry, Note) and entry.kind == "claim":
            return place
        if isinstance(entry, Dealt) and found is not None:
            return found
        if found is None and isinstance(entry, Choice) and entry.seat in people:
            found = place
    return found


def chosen_by(entries: Sequence[Entry], people: Collection[int]) -> bool:
    """Whether ``people`` chose anything; asked after every entry, it looks from the end."""
    return len(people) > 0 and any(
        isinstance(entry, Choice) and entry.seat in people for entry in reversed(entries)
    )


def helped(entries: Sequence[Entry]) -> bool:
    """Whether anything was taken back since the last deal."""
    since = entries[hand_begins(entries) :]
    return any(isinstance(entry, Note) and entry.kind == "undo" for entry in since)


def seen(entries: Sequence[Entry]) -> bool:
    """Whether a deal of the match was seen before, and so all that come from the same number."""
    return any(isinstance(entry, Note) and entry.kind == "seen" for entry in entries)


def hand_begins(entries: Sequence[Entry]) -> int:
    """The place after the last deal; the end where nothing was dealt."""
    for place in range(len(entries) - 1, -1, -1):
        if isinstance(entries[place], Dealt):
            return place + 1
    return len(entries)


def ended(entries: Iterable[Entry]) -> tuple[int, ...]:
    """The numbers of the hands that have ended, in order."""
    numbers, hand = list[int](), 0
    for entry in entries:
        if isinstance(entry, Dealt):
            hand = entry.hand
        elif isinstance(entry, HandEnd):
            numbers.append(hand)
    return tuple(numbers)


def begun(entries: Sequence[Entry]) -> bool:
    """Whether anything was chosen since the last deal."""
    return any(isinstance(entry, Choice) for entry in entries[hand_begins(entries) :])


def shortened(entries: Sequence[Entry], place: int, seat: int) -> tuple[Entry, ...]:
    """The first ``place`` of ``entries`` with a note that ``seat`` took the others back; the
    time that was played is not taken back, nor who came to sit there, nor what was seen."""
    gone = [entry for entry in entries[place:] if isinstance(entry, Note)]
    clock = [note for note in gone if note.kind == "clock"][-1:]
    came = [note for note in gone if note.kind in ("seated", "seen")]
    return (*entries[:place], Note("undo", seat=seat), *came, *clock)


class RunningMatch:
    """Every entry is on disk, where ``keeper`` has one, before a method returns, or as soon as
    what was ``written`` then holds. What was taken back is remembered: it can be put back, and a
    hand dealt once more is not played blind, which its record says."""

    def __init__(
        self, keeper: RecordKeeper, header: Header, entries: Iterable[Entry], match: Match
    ) -> None:
        """The match that ``entries`` come to; the record is begun with them already."""
        self._keeper = keeper
        self.header = header
        self.entries = list(entries)
        self.match = match
        self._known: set[Dealt] = set()
        self._back: list[tuple[Entry, ...]] = []
        """What was taken back, the latest last, as long as nothing else was entered since."""
        # What was taken back earlier is not known; if something was in the hand in play, its
        # next deal may have been seen.
        self._doubtful = helped(self.entries)

    @staticmethod
    def begun(
        keeper: RecordKeeper, header: Header, notes: Sequence[Note] = (), *, keep: bool
    ) -> RunningMatch:
        """A new match, on disk in place of the one before; ``keep``: that is worth keeping."""
        game = CATALOGUE[header.game]
        match: Match = game.start(game.rules_of(header.rules))
        keeper.start(header, notes, keep=keep)
        return RunningMatch(keeper, header, notes, match)

    @staticmethod
    def taken_up(keeper: RecordKeeper, reading: Reading, *, keep: bool) -> RunningMatch:
        """A match that was read elsewhere, on disk as ``begun`` has it."""
        entries = [*reading.entries, *reading.due]
        keeper.start(reading.header, entries, keep=keep)
        return RunningMatch(keeper, reading.header, entries, reading.match)

    def beside(
        self, keeper: RecordKeeper, header: Header, entries: Sequence[Entry]
    ) -> RunningMatch:
        """Another match, perhaps of another game; ``keeper`` has not heard of it."""
        game = CATALOGUE[header.game]
        match: Match = game.start(game.rules_of(header.rules))
        return RunningMatch(keeper, header, entries, _folded(match, entries))

    @property
    def saved(self) -> bool:
        """Whether the match is on disk as it stands."""
        return self._keeper.saved

    @property
    def written(self) -> Written:
        """What tells whether everything so far is on disk, or known not to be."""
        return self._keeper.written

    def enter(self, entry: Choice | Chance, viewer: int) -> tuple[Entry, ...]:
        """The match goes on with ``entry``; returns it and what follows, with a note for
        ``viewer`` where the hand may be known. Raises Illegal, and then nothing changed."""
        match, follows = self.match.after(entry)
        entries = (entry, *follows, *self._confession(entry, viewer))
        self.match = match
        self.entries += entries
        if self._back:
            self._keep_back((entry, *follows))
        self._keeper.append(self.header, self.entries)
        return entries

    def _keep_back(self, entered: tuple[Entry, ...]) -> None:
        """What was taken back goes on from ``entered`` if it began so, and else is forgotten. That
        it was advised, or claimed, is still to be told of its rest."""
        back = self._back.pop()
        ahead = [place for place, entry in enumerate(back) if not isinstance(entry, Note)]
        again = ahead[: len(entered)]
        if tuple(back[place] for place in again) != entered:
            self._back.clear()
        elif len(ahead) > len(again):
            gone, rest = back[: again[-1]], back[again[-1] + 1 :]
            told = (e for e in gone if isinstance(e, Note) and e.kind in ("hint", "claim"))
            self._back.append((*told, *rest))

    def note(self, note: Note) -> None:
        """Adds side data."""
        self.entries.append(note)
        self._keeper.append(self.header, self.entries)

    def seat(self, header: Header, note: Note | None) -> None:
        """The same match with other names or players, and with ``note`` of it if there is one. Once
        something was dealt it is noted who came to sit where, and first of all who sat there."""
        if self.match.number:
            came = [at for at, seat in enumerate(header.seats) if seat != self.header.seats[at]]
            notes = (entry for entry in self.entries if isinstance(entry, Note))
            known = {note.seat for note in notes if note.kind == "seated"}
            first = (at for at in came if at not in known)
            self.entries[:0] = [_sits(self.header, at) for at in first]
            self.entries += [_sits(header, at) for at in came]
        self.header = header
        self._back.clear()
        if note is not None:
            self.entries.append(note)
        self._keeper.replace(header, self.entries)

    def go_back(self, place: int, seat: int) -> None:
        """``seat`` takes back the entries from ``place`` on, but no time."""
        gone = self.entries[place:]
        self._known |= {entry for entry in gone if isinstance(entry, Dealt)}
        entries = shortened(self.entries, place, seat)
        match = _folded(CATALOGUE[self.header.game].start(self.match.rules), entries)
        self._keeper.replace(self.header, entries)
        self.entries, self.match = list(entries), match
        # The time goes on, and who sits there does: neither is put back. What was seen is, with the
        # hand in which it was noted: each tells of its own.
        lasting = "clock", "seated"
        self._back.append(tuple(e for e in gone if not (isinstance(e, Note) and e.kind in lasting)))

    @property
    def can_redo(self) -> bool:
        """Whether there is anything to be put back."""
        return bool(self._back)

    def redo(self) -> None:
        """Puts back what was taken back last, with its notes, behind the note that it was, but no
        further than a hand goes; the record goes on and is not as if nothing had been taken
        back."""
        again = self._back.pop()
        ended = next(
            (at for at, entry in enumerate(again) if isinstance(entry, HandEnd)), len(again)
        )
        later = range(ended, len(again))
        dealt = next((at for at in later if isinstance(again[at], Dealt)), None)
        if dealt is not None:
            self._back.append(again[dealt:])
            again = again[:dealt]
        self.match = _folded(self.match, again)
        self.entries += again
        self._keeper.append(self.header, self.entries)

    def worth_keeping(self, people: Collection[int]) -> bool:
        """Whether it is to be kept when it makes room: not where ``people``, or all seats where
        nobody looks on, have chosen nothing."""
        return chosen_by(self.entries, people or range(self.match.rules.table.count))

    def _confession(self, entry: Entry, viewer: int) -> tuple[Note, ...]:
        """A hand that was dealt before, and taken back, is not played blind: the record says so
        in the hand itself."""
        if not isinstance(entry, Dealt):
            return ()
        if entry in self._known:
            return (Note("undo", seat=viewer),)
        # A note of another kind, or it would be doubted of the next hand, too.
        doubtful, self._doubtful = self._doubtful, False
        return (Note("hint", seat=viewer),) if doubtful else ()


def _sits(header: Header, at: int) -> Note:
    """That who sits there in ``header`` does so from here on."""
    name, player = header.seats[at]
    return Note("seated", seat=at, player=player, name=name)


def _folded(match: Match, entries: Iterable[Entry]) -> Match:
    """The match that ``entries`` lead a new one to."""
    for entry in entries:
        if not isinstance(entry, Note | Consequence):
            match, _ = match.after(entry)
    return match


class SideMatch(NamedTuple):
    """A record that is not kept: ``entries`` of another, up to where a choice is due, with a note
    that its hand is not played blind; or those of a lesson, or of a position to practise."""

    header: Header
    entries: tuple[Entry, ...]
    hand: int
    retry: bool
    """The whole hand anew, not from some choice on."""

    title: str = ""
    """What it is called, where it is nothing of the match at the table."""
    prompter: Prompter | None = None
    """Who tells the players what to choose."""


def what_if(header: Header, entries: Sequence[Entry], place: int, level: str) -> SideMatch:
    """The choice at ``place`` made anew, by a person; players of ``level`` stand in for other
    persons. ValueError where no choice stands there."""
    choice = entries[place]
    if not isinstance(choice, Choice):
        raise ValueError(f"no choice stands at {place}")
    hand = next(entry.hand for entry in reversed(entries[:place]) if isinstance(entry, Dealt))
    seated = _seated(header, choice.seat, level)
    return SideMatch(seated, _taken_back(entries[:place], choice.seat), hand, False)


def once_more(
    header: Header, entries: Sequence[Entry], hand: int, seat: int, level: str
) -> SideMatch:
    """Hand ``hand`` from its deal on, with a person at ``seat``; ValueError where it was never
    dealt."""
    for place, entry in enumerate(entries):
        if isinstance(entry, Dealt) and entry.hand == hand:
            seated = _seated(header, seat, level)
            return SideMatch(seated, _taken_back(entries[: place + 1], seat), hand, True)
    raise ValueError(f"hand {hand} was never dealt")


def _taken_back(entries: Sequence[Entry], seat: int) -> tuple[Entry, ...]:
    return (*entries, Note("undo", seat=seat))


def _seated(header: Header, seat: int, level: str) -> Header:
    """One person, at ``seat``. The deals that follow come from no number: that of the match
    would show what is still to be dealt in it."""
    seats = list(without_people(header, level).seats)
    seats[seat] = header.seats[seat]._replace(player=HUMAN)
    return header.with_seats(tuple(seats)).with_deals(None)
