"""Who is chosen to sit where: names, levels and faces by place, while they are being chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from moon_desktop.disk.settings import PLACES, Settings, places
from moon_desktop.engine.record import HUMAN, SeatName
from moon_desktop.games.game import Game
from moon_desktop.words.computer_players import FACES, NAMES, strength
from moon_desktop.words.language import tr
from moon_desktop.words.names import YOU, clean_name, you


def seat_counts(game: Game) -> tuple[int, ...]:
    """How many may play ``game``."""
    counts = game.choices.get("seats") or (game.rules().table.count,)
    return tuple(count for count in counts if isinstance(count, int))


class Seating(QObject):
    """The places of a game, clockwise from your own; those that are not shown keep who sits
    there. ``levels`` are those of the computer players, the weakest first."""

    changed = Signal()
    """Somebody else sits somewhere, or is called or looks otherwise."""

    def __init__(self, levels: tuple[str, ...], parent: QObject) -> None:
        super().__init__(parent)
        self._levels = levels
        self.shown: tuple[int, ...] = ()
        """The places that are taken at the table."""
        self.known: Callable[[], Mapping[str, str]] = dict
        """Asked for the names of those who have played here, each with a face if it had one."""

    def take_up(self, settings: Settings, game: Game) -> None:
        """Asks for the players of ``game``, at first those of ``settings``, at all the places that
        are ever taken."""
        self._before = self._chosen = settings
        self.game = game
        taken = {place for count in seat_counts(game) for place in places(count)}
        self.shown = tuple(sorted(taken))
        for place in self.shown:
            self._seat(place, settings.seats[place])

    def player(self, place: int) -> str:
        """The level of who sits at ``place``, or that it is a person."""
        return self._chosen.seats[place].player

    def face(self, place: int) -> str:
        """Whose face is seen at ``place``."""
        return self._chosen.faces[place]

    def name(self, place: int) -> str:
        """The name that was given there, which may be none."""
        return self._chosen.seats[place].name

    def called(self, place: int) -> str:
        """The name of who is to sit at ``place``, as it is shown."""
        number, alone = self.shown.index(place) + 1, self.people == 1
        if self.player(place) == HUMAN and alone:
            return self.name(place) or tr("You")
        return self.name(place) or tr("Player {number}").format(number=number)

    @property
    def people(self) -> int:
        """How many persons sit at the table."""
        return sum(self.player(place) == HUMAN for place in self.shown)

    def levels(self, place: int) -> tuple[str, ...]:
        """Who may be chosen to play at ``place``: whoever was or is there stays to be chosen, even
        if nobody is offered such a player any more."""
        guests_last = sorted(self._levels, key=lambda level: not strength(level)[1])
        kept = (self._before.seats[place].player, self.player(place))
        return tuple(dict.fromkeys((HUMAN, *guests_last, *kept)))

    def give_name(self, place: int, name: str) -> None:
        """Whoever sits at ``place`` is called ``name``."""
        self._change(place, SeatName(clean_name(name), self.player(place)))

    @property
    def absent(self) -> Mapping[str, str]:
        """Those of them who do not sit at the table."""
        here = {self.called(place).casefold() for place in self.shown}
        known = ((you() if name == YOU else name, face) for name, face in self.known().items())
        return {name: face for name, face in known if name.casefold() not in here}

    def give_place(self, place: int, name: str) -> None:
        """One of these sits down at ``place``, with the face of before if nobody has it."""
        face = self.absent.get(name, "")
        if face and face not in self._chosen.faces:
            self.give_face(place, face)
        self.give_name(place, "" if name == you() else name)

    def give_player(self, place: int, player: str) -> None:
        """A computer player's name is not for the person who comes in its place, nor the other
        way round; nor has it a crescent, which a person who had one gets back."""
        name, kept, taken = self.name(place), self._before.faces[place], self._chosen.faces
        if player == HUMAN != self.player(place) and kept not in (*FACES, *taken):
            self.give_face(place, kept)
        elif player != HUMAN and self.face(place) not in FACES:
            self.give_face(place, next(face for face in FACES if face not in taken))
        if player == HUMAN and name in NAMES:
            name = ""
        self._change(place, SeatName(name, player))

    def level_all(self, player: str) -> None:
        """All computer players at the table are of that level."""
        for place in self.shown:
            if self.player(place) != HUMAN:
                self._seat(place, SeatName(self.name(place), player))
        self.changed.emit()

    def give_face(self, place: int, who: str) -> None:
        """Whoever had that face before takes the one that is free now, but no computer player a
        crescent. The name of a computer player goes along with its face, unless somebody wrote
        another one."""
        before = self._chosen.faces
        freed = before[place]
        other = self.player(before.index(who)) if who in before else HUMAN
        if freed not in FACES and other != HUMAN:
            freed = next(face for face in FACES if face not in (*before, who))
        after = tuple(
            who if here == place else freed if face == who else face
            for here, face in enumerate(before)
        )
        self._chosen = self._chosen.with_faces(after)
        for here, seat in enumerate(self._chosen.seats):
            computer = seat.player != HUMAN and seat.name in NAMES
            if computer and before[here] != after[here] in FACES:
                self._seat(here, SeatName(NAMES[FACES.index(after[here])], seat.player))
        self.changed.emit()

    def change_places(self, seats: Mapping[int, int]) -> None:
        """Whoever sits at the place that is a value goes to that of its key."""
        order = [seats.get(place, place) for place in range(len(PLACES))]
        chosen = self._chosen.with_seats(tuple(self._chosen.seats[where] for where in order))
        chosen = chosen.with_faces(tuple(self._chosen.faces[where] for where in order))
        self._before = self._chosen = chosen
        self.changed.emit()

    def _change(self, place: int, seat: SeatName) -> None:
        self._seat(place, seat)
        self.changed.emit()

    def _seat(self, place: int, seat: SeatName) -> None:
        """A computer player is never without a name."""
        if seat.player != HUMAN and not seat.name:
            name, face = self._before.seats[place].name, self.face(place)
            if (not name or name in NAMES) and face in FACES:
                name = NAMES[FACES.index(face)]
            seat = seat._replace(name=name)
        seats = list(self._chosen.seats)
        seats[place] = seat
        self._chosen = self._chosen.with_seats(tuple(seats))

    def filled(self, settings: Settings) -> Settings:
        """``settings`` with who was chosen."""
        return settings.with_seats(self._chosen.seats).with_faces(self._chosen.faces)
