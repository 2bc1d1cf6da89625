"""Where every piece lies, for what one seat may see: pure geometry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from moon_desktop.engine.entries import Draw, Exchange, Play
from moon_desktop.engine.pieces import ENDS, INDEX, Tile, pips
from moon_desktop.engine.sight import Sight
from moon_desktop.engine.suits import Suits
from moon_desktop.table.stage import Spot, Stage

Key = str
"""A tile by its notation where it is known, else ``seat:place``, ``widow`` or ``discard``."""

WIDOW: Key = "widow"
DISCARD: Key = "discard"

Look = Literal["rest", "legal", "illegal", "widow"]


class Pose(NamedTuple):
    """A piece at rest: its spot, the tile it shows (None: its back), and how it is marked.

    ``layer`` says what it lies above; a ``legal`` piece is lifted, its spot with it. ``suit``:
    the suit in force, where the tile led is to tell it.
    """

    spot: Spot
    face: Tile | None
    layer: float
    look: Look = "rest"
    suit: int | None = None


def offset(sight: Sight[Any], seat: int) -> int:
    """How many places clockwise from the viewer ``seat`` sits."""
    return (seat - sight.seat) % sight.seats.count


def sees(sight: Sight[Any], seat: int) -> bool:
    """Whether the tiles of ``seat`` are the viewer's own, and seen."""
    return seat == sight.seat and not sight.veiled


def hidden(seat: int, place: int) -> Key:
    """The key of a tile in a hand that the viewer cannot see."""
    return f"{seat}:{place}"


def hidden_pose(sight: Sight[Any], stage: Stage, seat: int, place: int, count: int) -> Pose:
    """Where a tile lies in a hand of ``count`` that the viewer cannot see."""
    where = offset(sight, seat)
    if where == 0:
        return Pose(stage.hand_spot(place, count), None, 20.0 + place)
    return Pose(stage.row_spot(where, place, count), None, 10.0 + place)


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


def playable(sight: Sight[Any]) -> frozenset[Tile]:
    """The tiles in hand that the viewer may play or discard now."""
    return frozenset(
        choice.tile if isinstance(choice, Play) else choice.discard
        for choice in sight.legal
        if isinstance(choice, Play | Exchange)
    )


def trick_pose(stage: Stage, sight: Sight[Any], seat: int, tile: Tile, order: int) -> Pose:
    """Where the tile lies that ``seat`` plays as the ``order``th of a trick."""
    return Pose(stage.places[offset(sight, seat)], tile, 30.0 + order)


def poses(sight: Sight[Any], stage: Stage) -> Mapping[Key, Pose]:
    """Every piece on the table as the viewer of ``sight`` sees it."""
    lie: dict[Key, Pose] = {}
    if sight.phase in ("draw", "deal") and sight.drawn:
        return _drawn(sight, stage)
    if sight.widow_down:
        lie[WIDOW] = Pose(stage.widow, None, 5.0)
    if sight.discard_down:
        lie[DISCARD] = Pose(stage.discard, None, 5.0)
    for seat, count in enumerate(sight.counts):
        if sees(sight, seat):
            lie.update(_own(sight, stage))
        else:
            lie.update(_row(sight, stage, seat, count))
    for order, play in enumerate(sight.plays):
        lie[play.tile] = trick_pose(stage, sight, play.seat, play.tile, order)
    if sight.plays:
        led = sight.plays[0].tile
        lie[led] = lie[led]._replace(suit=told_suit(sight.plays, sight.suit))
    return lie


def told_suit(plays: tuple[Play, ...], suit: int | None) -> int | None:
    """The suit to be told on the tile led: where an end was named (M4.5), or where the tile
    does not lead its higher end, as a trump may (M4.2)."""
    if not plays:
        return None
    first = plays[0]
    plain = first.suit is None and suit == ENDS[INDEX[first.tile]][0]
    return None if plain else suit


def highest_drawn(drawn: tuple[Draw, ...]) -> tuple[int, ...]:
    """The seats that drew highest in the last of the draws: one deals, more draw again (M1.3)."""
    totals = {seat: pips(tile) for seat, tile in enumerate(drawn[-1].tiles) if tile is not None}
    return tuple(seat for seat, total in totals.items() if total == max(totals.values()))


def _drawn(sight: Sight[Any], stage: Stage) -> dict[Key, Pose]:
    """The last tile that each seat drew for the deal; who is out of it has it set back."""
    lie = {}
    high = highest_drawn(sight.drawn)
    for seat in range(sight.seats.count):
        tile = next(draw.tiles[seat] for draw in reversed(sight.drawn) if draw.tiles[seat])
        assert tile is not None
        pose = trick_pose(stage, sight, seat, tile, seat)
        if seat not in high:
            pose = pose._replace(spot=stage.set_back(offset(sight, seat)), look="illegal")
        lie[tile] = pose
    return lie


def _row(sight: Sight[Any], stage: Stage, seat: int, count: int) -> Mapping[Key, Pose]:
    return {
        hidden(seat, place): hidden_pose(sight, stage, seat, place, count) for place in range(count)
    }


def _own(sight: Sight[Any], stage: Stage) -> Mapping[Key, Pose]:
    discarding = sight.phase == "widow" and sight.widow is not None
    if discarding and sight.widow is not None:
        rest = tuple(tile for tile in sight.held if tile != sight.widow)
        row = (*arranged(rest, sight.suits), sight.widow)
    else:
        row = arranged(sight.held, sight.suits)
    open_to_play = playable(sight)
    lie = {}
    for place, tile in enumerate(row):
        spot = stage.hand_spot(place, len(row), widow=discarding)
        look: Look = "rest"
        if open_to_play and tile not in open_to_play:
            look = "illegal"
        elif tile == sight.widow and discarding:
            look = "widow"
            spot = spot.moved(0, -stage.hover_lift)
        elif open_to_play and sight.phase == "play":
            look = "legal"
            spot = spot.moved(0, -stage.legal_lift)
        lie[tile] = Pose(spot, tile, 20.0 + place, look)
    return lie
