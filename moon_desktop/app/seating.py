"""Who sits where: names and players from the preferences to the seats of a match, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.disk.settings import Settings, places
from moon_desktop.engine.entries import Entry, Note
from moon_desktop.engine.record import HUMAN, Header, SeatName
from moon_desktop.words.computer_players import CRESCENTS, FACES, NAMES
from moon_desktop.words.language import N_, tr
from moon_desktop.words.names import SAM, YOU, clean_name, distinct, you

_PLAYER: Final = N_("Player {number}")
"""What a person without a name is called in a record, whatever language is spoken."""


def seated(chosen: Settings, seats: int) -> tuple[SeatName, ...]:
    """The seats of a new match of ``seats`` players, as they were ``chosen``.

    Somebody without a name is ``YOU`` where no other person plays, else a number.
    """
    players = [chosen.seats[place] for place in places(seats)]
    alone = sum(seat.player == HUMAN for seat in players) == 1
    return tuple(
        seat._replace(
            name=seat.name or (YOU if alone and seat.player == HUMAN else numbered(number))
        )
        for number, seat in enumerate(players)
    )


def numbered(seat: int) -> str:
    return _PLAYER.format(number=seat + 1)


def _named(seat: int, name: str) -> str:
    """``name`` of ``seat`` as it is shown: who has none is named in the reader's language."""
    if name == YOU:
        return you()
    return tr(_PLAYER).format(number=seat + 1) if name in ("", numbered(seat)) else name


def _first(people: Sequence[bool], chosen: Settings) -> int:
    """The seat of a match, with ``people`` at some, that "you" of the preferences have: the first
    one where persons sit as they were ``chosen``, else that of the first person."""
    ours = [seat.player == HUMAN for seat in seated(chosen, len(people))]
    return 0 if ours == list(people) or True not in people else people.index(True)


def seated_faces(header: Header, chosen: Settings) -> tuple[str, ...]:
    """Whose face is seen at each seat of a match, whoever plays there: in a match from elsewhere
    "you" are its first person, and the others sit from there as they do at home; but who is called
    as one of the eight is has the face of that one, if nobody else has it. No computer player is
    without a face, and no two have the same face or crescent."""
    seats = len(header.seats)
    people = [seat.player == HUMAN for seat in header.seats]
    first = _first(people, chosen)
    at_home = [places(seats)[(number - first) % seats] for number in range(seats)]
    by_place = [chosen.faces[place] for place in at_home]
    names = [name for name, _ in header.seats]
    here = [name == chosen.seats[home].name for name, home in zip(names, at_home, strict=True)]
    here[first] |= people[first]
    called = [
        name.lower() if name in NAMES and not person else ""
        for name, person in zip(names, people, strict=True)
    ]
    found: dict[int, str] = {}
    # Whoever sits there as at home has the face that was chosen, whatever the name.
    for known, wanted in ((here, by_place), (called, called), (by_place, by_place)):
        for number in range(seats):
            fits = wanted[number] in FACES or (people[number] and wanted[number] in CRESCENTS)
            free = fits and wanted[number] not in found.values()
            if number not in found and known[number] and free:
                found[number] = wanted[number]
    left, moons = (
        (one for one in every if one not in found.values()) for every in (FACES, CRESCENTS)
    )
    for number in range(seats):
        if number not in found:
            moon = people[number] and by_place[number] in CRESCENTS
            found[number] = next(moons if moon else left)
    return tuple(found[number] for number in range(seats))


def reseated(header: Header, before: Settings, after: Settings) -> tuple[SeatName, ...]:
    """The seats of a match in play after a change of preferences.

    Only what was changed is taken over: a record from elsewhere keeps its own players. Where
    others than the preferences say are persons, "you" are the first person of the match.
    """
    seats = list(header.seats)
    old, new = (seated(chosen, len(seats)) for chosen in (before, after))
    first = _first([seat.player == HUMAN for seat in seats], before)
    for place, (was, wanted) in enumerate(zip(old, new, strict=True)):
        number = (first + place) % len(seats)
        now = seats[number]
        player = now.player if was.player == wanted.player else wanted.player
        name = now.name if was.name == wanted.name else wanted.name
        # The name of a person is not for a computer player that was there before.
        fits = (player == HUMAN) == (wanted.player == HUMAN)
        seats[number] = SeatName(name if fits else now.name, player)
    return tuple(seats)


def without_people(header: Header, level: str) -> Header:
    """The same match with players of ``level`` in place of persons, as for a demo."""
    seats = tuple(
        SeatName(SAM if s.name == YOU else s.name, level) if s.player == HUMAN else s
        for s in header.seats
    )
    return header.with_seats(seats)


def without_names(header: Header, entries: Sequence[Entry]) -> tuple[Header, tuple[Entry, ...]]:
    """A record in which everybody has the number of the seat for a name; whoever cut the deals may
    have written anything, too, and what was sealed goes with that, but not the number."""
    header = header.with_deals(header.seed) if header.cut else header
    seats = (seat._replace(name=numbered(number)) for number, seat in enumerate(header.seats))
    told = (
        entry._replace(name=numbered(entry.seat))
        if isinstance(entry, Note) and entry.name is not None and entry.seat is not None
        else entry
        for entry in entries
    )
    return header.with_seats(tuple(seats)), tuple(told)


def shown_names(header: Header) -> tuple[str, ...]:
    """The names by seat as they may stand on a plate, no two of them the same."""
    names: list[str] = []
    for number, seat in enumerate(header.seats):
        name = _named(number, clean_name(seat.name))
        names.append(distinct(name, names, " ({number})"))
    return tuple(names)
