"""How games of dominoes lie on the table: the hand as it is stood up, the draw, the trick led."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeVar

from moon_desktop.engine.entries import Draw, Play
from moon_desktop.engine.pieces import BIT, ENDS, INDEX, Tile, pips
from moon_desktop.engine.sight import Sight
from moon_desktop.engine.suits import DOUBLES, Suits
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.dominoes.show.wording import tile_name, trump_name
from moon_desktop.games.views.table import Laid, Motion, Told
from moon_desktop.words.language import tr

_A = TypeVar("_A", bound=Any)


def arranged(held: tuple[Tile, ...], suits: Suits | None) -> tuple[Tile, ...]:
    """A hand as a player stands it up: trumps first, then by suit, the highest on the left."""

    def place(tile: Tile) -> tuple[int, ...]:
        index = INDEX[tile]
        high, low = ENDS[index]
        if suits is None:
            return (-high, high != low, -low)
        suit = suits.suit_led(index)
        trump = suit == suits.trump_suit
        return (not trump, -suit, -suits.strength[suit][index])

    return tuple(sorted(held, key=place))


def highest_drawn(drawn: Sequence[Draw]) -> tuple[int, ...]:
    """The seats that drew highest in the last of the draws: one deals, more draw again (M1.3)."""
    totals = {seat: pips(tile) for seat, tile in enumerate(drawn[-1].pieces) if tile is not None}
    return tuple(seat for seat, total in totals.items() if total == max(totals.values()))


def draw_laid(drawn: Sequence[Draw]) -> tuple[Laid, ...]:
    """The last tile that each seat drew for the deal; who is out of it has it set back."""
    high = highest_drawn(drawn)
    last = []
    for seat in range(len(drawn[-1].pieces)):
        tile = next(draw.pieces[seat] for draw in reversed(drawn) if draw.pieces[seat])
        assert tile is not None
        last.append(Laid(seat, tile, back=seat not in high))
    return tuple(last)


def draw_moved(draw: Draw) -> Motion:
    """Those who draw turn up a tile each."""
    return Motion("draw", seats=tuple(s for s, tile in enumerate(draw.pieces) if tile is not None))


def suit_told(suit: int) -> Told:
    """A suit as the tile led tells it."""
    emblem = "doubles" if suit == DOUBLES else str(suit)
    return Told(trump_name(emblem), emblem)


def trick_laid(
    plays: Sequence[Play], suit: int | None, told: Callable[[int], Told] = suit_told
) -> tuple[Laid, ...]:
    """A trick as it lies. The suit is told on the tile led: where an end was named (M4.5), or
    where the tile does not lead its higher end, as a trump may (M4.2)."""
    trick = [Laid(play.seat, play.piece) for play in plays]
    if plays and suit is not None:
        first = plays[0]
        if first.suit is not None or suit != ENDS[INDEX[first.piece]][0]:
            trick[0] = trick[0]._replace(told=told(suit))
    return tuple(trick)


def took_told(
    suits: Suits, done: Trick, count: str = "", *, has_to: bool = False
) -> tuple[str, str]:
    """What took a trick, said to who took it, and of another by its ``{name}``. ``count``: what
    the trick counts, as a word, where that is told; ``has_to``: the taker was to take none."""
    tile = next(play.piece for play in done.plays if play.seat == done.taker)
    if has_to:
        told = tr("Your {tile} has to take it."), tr("{name} has to take it with the {tile}.")
    elif done.suit != suits.trump_suit and suits.trumps & BIT[tile]:
        told = (
            tr("You trump with the {tile} and take it."),
            tr("{name} trumps with the {tile} and takes it."),
        )
        if count:
            told = (
                tr("You trump with the {tile} and take {count}."),
                tr("{name} trumps with the {tile} and takes {count}."),
            )
    elif count:
        told = tr("Your {tile} takes {count}."), tr("{name} takes {count} with the {tile}.")
    else:
        told = tr("Your {tile} takes it."), tr("{name} takes it with the {tile}.")
    own, other = told
    words = {"tile": tile_name(tile), "count": count}
    return own.format(**words), other.format(name="{name}", **words)


def line(before: Sight, after: Sight) -> Literal["kept", "cleared", "ahead"]:
    """What becomes of the line over the table meanwhile."""
    if before.phase == after.phase == "play":
        # What is said of the lead belongs to the tile that is on its way.
        return "ahead" if after.plays else "cleared"
    # What is said of a tie goes for the drawing again too.
    return "kept" if before.phase in ("draw", after.phase) else "cleared"
