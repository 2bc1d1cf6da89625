"""A finished hand of dominoes that was bought in an auction: dealt, bid and played, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.pieces import Tile
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.shown.sheet import LegendSign, Mark, PieceShown, TrickShown
from moon_desktop.words import names
from moon_desktop.words.language import N_, tr
from moon_desktop.words.names import you

_TRUMPS: Final = {
    "0": N_("Blanks are trump."),
    "1": N_("Ones are trump."),
    "2": N_("Twos are trump."),
    "3": N_("Threes are trump."),
    "4": N_("Fours are trump."),
    "5": N_("Fives are trump."),
    "6": N_("Sixes are trump."),
    "doubles": N_("Doubles are trump."),
    "none": N_("It is follow me."),
    "follow-me": N_("It is follow me."),
}


class Offence(Protocol):
    """A renege: what was played where a suit was to be followed, and what ``could``."""

    @property
    def tile(self) -> Tile: ...

    @property
    def could(self) -> tuple[Tile, ...]: ...


class Played(Protocol):
    """A hand as far as it was played: whole tricks, and one that a renege cut short."""

    @property
    def tricks(self) -> tuple[Trick, ...]: ...

    @property
    def broken(self) -> tuple[Play, ...]: ...


def trump_told(call: str) -> str:
    """What is trump, in a sentence."""
    return tr(_TRUMPS[call])


def said(bid: Bid, seats: Sequence[str], told: Callable[[str, str], str]) -> str:
    """One turn of the auction; ``told``: a name and what it bid, in a sentence."""
    if bid.bid == "pass":
        return tr("{name} passed.").format(name=seats[bid.seat])
    return told(seats[bid.seat], bid.bid)


def held(name: str, dealt: Sequence[Tile]) -> str:
    """The tiles dealt to a seat."""
    listed = names.listing([names.tile(tile) for tile in dealt])
    told = tr("You were dealt {tiles}.") if name == you() else tr("{name} was dealt {tiles}.")
    return told.format(name=name, tiles=listed)


def play(done: Play, seats: Sequence[str], *, leads: bool) -> str:
    """One play of a trick."""
    told = tr("{name} led the {tile}.") if leads else tr("{name} played the {tile}.")
    return told.format(name=seats[done.seat], tile=names.tile(done.piece))


def took(name: str) -> str:
    """Who took a trick."""
    return tr("{name} took it.").format(name=name)


def reneged(name: str, own: bool, offence: Offence, suit: str) -> str:
    """Who did not follow ``suit``, and with what it should have (M4.8, T7.2)."""
    words = tr("{name} reneged with the {tile} on {suit}, holding the {tiles}.")
    if own:
        words = tr("You reneged with the {tile} on {suit}, holding the {tiles}.")
    return words.format(
        name=name,
        tile=names.tile(offence.tile),
        suit=suit,
        tiles=names.listing([names.tile(tile) for tile in reversed(offence.could)]),
    )


def ended_by_offence(*, made: bool) -> str:
    """What became of the bid then."""
    if made:
        return tr("That ended the hand: the bid counts as made.")
    return tr("That ended the hand: the bid is set.")


def dealt(tile: Tile, away: bool = False) -> PieceShown:
    """A tile as it was dealt, perhaps laid ``away`` later."""
    name = names.tile(tile)
    if away:
        return PieceShown(tile, tr("{tile}, laid away").format(tile=name), "away")
    return PieceShown(tile, name)


def plays(hand: Played) -> Iterable[tuple[tuple[Play, ...], int | None]]:
    """The tricks in order with who took each; nobody took one that was cut short."""
    yield from ((trick.plays, trick.taker) for trick in hand.tricks)
    if hand.broken:
        yield hand.broken, None


def told_tricks(
    hand: Played,
    seats: Sequence[str],
    told: Callable[[Play, bool], str],
    taken: Callable[[tuple[Play, ...], str], str],
) -> list[str]:
    """A line a trick, in the order it was played; ``told``: a play, which leads or does not;
    ``taken``: what is said of a trick at its end."""
    lines = []
    for number, (done, taker) in enumerate(plays(hand), 1):
        line = [tr("Trick {number}.").format(number=number)]
        line += [told(one, place == 0) for place, one in enumerate(done)]
        line += [] if taker is None else [taken(done, seats[taker])]
        lines.append(" ".join(line))
    return lines


def tricks(
    hand: Played,
    told: Callable[[Play, bool], str],
    word: Callable[[Play], str] = lambda _: "",
    worth: Callable[[tuple[Play, ...]], str] = lambda _: "",
) -> tuple[TrickShown, ...]:
    """The tricks as they are laid open; ``word`` stands beside a piece, ``worth`` behind a trick
    that somebody took."""
    rows = []
    for done, taker in plays(hand):
        pieces = []
        for place, one in enumerate(done):
            last = taker is None and place == len(done) - 1
            mark: Mark = "took" if one.seat == taker else "reneged" if last else ""
            pieces.append((one.seat, PieceShown(one.piece, told(one, place == 0), mark, word(one))))
        rows.append(TrickShown(tuple(pieces), "" if taker is None else worth(done)))
    return tuple(rows)


def legend(hand: Played) -> tuple[tuple[LegendSign, str], ...]:
    """What the signs among the tricks mean."""
    usual: tuple[tuple[LegendSign, str], ...]
    usual = (("led", tr("led")), ("took", tr("took the trick")))
    return (*usual, ("reneged", tr("reneged"))) if hand.broken else usual
