"""Who sits before the window, of the persons of a match, and so whose hand may be shown."""

from __future__ import annotations

from moon_desktop.engine.record import HUMAN, Header


def people_of(header: Header) -> tuple[int, ...]:
    """The seats of the persons at a match."""
    seats = enumerate(header.seats)
    return tuple(number for number, seat in seats if seat.player == HUMAN)


class Onlooker:
    """One person alone is taken to be there; of several, nobody knows who is until somebody
    comes."""

    def __init__(self, people: tuple[int, ...] = (), viewer: int | None = None) -> None:
        """``people``: the seats of the persons; ``viewer``: whose side of the table is shown at
        first, the first of them by default."""
        self.people = people
        self._viewer = viewer if viewer is not None else people[0] if people else 0
        self._veiled = len(people) > 1

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
    def eyes(self) -> int | None:
        """Whose tiles are seen; None while nobody in particular looks."""
        return None if self._veiled else self._viewer

    def absent(self, turn: int | None) -> int | None:
        """The person of seat ``turn`` if it has not come to the window yet."""
        here = turn == self._viewer and not self._veiled
        return turn if turn in self.people and not here else None

    def veil(self) -> None:
        """Nobody's hand is to be seen until somebody comes (``sit``)."""
        self._veiled = True

    def sit(self, seat: int) -> None:
        """The person of ``seat`` is at the window, and alone before it."""
        self._viewer, self._veiled = seat, False
