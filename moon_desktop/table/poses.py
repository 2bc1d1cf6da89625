"""Where every piece lies, for what one seat may see: pure geometry."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple
from zlib import crc32

from moon_desktop.engine.pieces import Piece
from moon_desktop.games.views.table import (
    Camp,
    Key,
    Laid,
    Layout,
    Look,
    Told,
    hidden,
    stacked,
)
from moon_desktop.table.stage import Spot, Stage
from moon_desktop.table.tricks.places import TrayPlaces

CHIP: Piece = "\tchip"
"""A chip, which is a piece while it goes from one to another."""

DIE: Piece = "\tdie"
"""A die, which lies like a piece, with the pips that are up after it: a face."""

DICE: tuple[Key, Key] = "die:0", "die:1"
"""The keys of both dice."""

TAKER: Piece = "\ttaker"
"""The face of who took a trick, which lies like a piece under that when it is counted, or of who
won the match; after it the place of the player, clockwise from the viewer, or none for a dummy, and
the side, or that the face is glad."""

TAKEN = "taken:"
"""Begins the keys of tricks that were taken."""

FLYING = 100.0
"""The layer of a piece on its way, above all that lie."""

_ASKEW = 5.0
"""Degrees by which a row is turned that was laid away."""

_LEANS = (-3.0, -2.3, -1.6, 1.6, 2.3, 3.0)
_MOST_LEAN = 7.0
"""Degrees by which a piece is turned from where it would lie straight, and the most it is turned
at all: it is to be read at a glance."""

_PILED = 0.015
"""How much higher each piece of a pile is seen to lie, in widths."""


class Pose(NamedTuple):
    """A piece at rest: its spot, the piece it shows (None: its back), and how it is marked.

    ``layer`` says what it lies above; a ``legal`` piece is lifted, its spot with it. ``told``:
    the suit in force, where the piece led is to tell it; ``tag``: the words on it that stands
    apart; ``tip``: what is told of it on pointing at it, where it belongs to nobody. ``won``: it
    won a trick that lies in the tray of this side; ``away``: it was laid away, and is dim;
    ``takes``: it takes the trick so far. ``covered``: so many px of it lie under the next.
    ``words`` are said below it. ``towards``: where what is ``told`` of a card stands: from
    the left (-1) to the right (1) of its middle, and above (-1) or below (1) it; of a tile, so
    many of its widths aside. ``free``: as all of the hand it can be played, and no mark says so;
    ``held``: of a hand, where names would lie under the next or your plate.
    """

    spot: Spot
    face: Piece | None
    layer: float
    look: Look = "rest"
    told: Told | None = None
    tag: str = ""
    tip: str = ""
    won: Camp | None = None
    away: bool = False
    takes: bool = False
    covered: float = 0.0
    words: str = ""
    towards: tuple[float, int] = (0.0, -1)
    free: bool = False
    held: bool = False


def piece_of(key: Key) -> Piece:
    """The piece of a key. Pieces alike are told apart by a number after a tab."""
    return key.partition("\t")[0]


def free_key(piece: Piece, taken: Mapping[Key, object]) -> Key:
    """The first key of a piece that is not ``taken`` by one alike."""
    key, number = piece, 1
    while key in taken:
        number += 1
        key = f"{piece}\t{number}"
    return key


def turned_key(piece: Piece) -> Key:
    """The key of a piece that the dummy turned, whatever else is alike: nothing is called another
    name because of it."""
    return f"{piece}\tturned"


def taken_key(number: int) -> Key:
    """The key of a trick that lies beside who took it, by how many were taken before it."""
    return f"{TAKEN}{number}"


def hidden_pose(layout: Layout, stage: Stage, seat: int, place: int, count: int) -> Pose:
    """Where a piece lies in a hand of ``count`` that the viewer cannot see."""
    where = layout.offset(seat)
    return Pose(stage.row_spot(where, place, count), None, (10.0 if where else 20.0) + place)


def laid_by_hand(spot: Spot, seat: int, piece: Piece) -> Spot:
    """Slightly turned, as people lay pieces down: by who laid which one, and nothing else, so that
    it lies the same whenever it is looked at, and those that are alike lie alike."""
    leans = _LEANS[crc32(f"{seat} {piece}".encode()) % len(_LEANS)]
    return spot._replace(turn=max(-_MOST_LEAN, min(_MOST_LEAN, spot.turn + leans)))


def suit_lean(place: Spot) -> float:
    """How far aside of a tile laid at ``place`` its suit is told, in its widths: towards the middle
    of the table, from which the places are turned away."""
    return -place.turn / 7 * 0.3


def laid_pose(stage: Stage, layout: Layout, laid: Laid, order: int) -> Pose:
    """Where the ``order``th piece of a trick or a draw lies; that of a seat beyond those at the
    table was turned up beside its pile."""
    if laid.seat >= layout.seats:
        return Pose(stage.middle["turned"], laid.piece, 30.0 + order)
    where = layout.offset(laid.seat)
    place = stage.set_back(where) if laid.back else stage.places[where]
    spot = laid_by_hand(place, laid.seat, laid.piece)
    if laid.back:
        return Pose(spot, laid.piece, 30.0 + order, "illegal")
    pose = Pose(spot, laid.piece, 30.0 + order, told=laid.told, takes=laid.takes)
    return _telling(pose._replace(towards=(suit_lean(place), -1)), stage)


def _telling(pose: Pose, stage: Stage) -> Pose:
    """What is told of a card of a trick stands over its neighbours, turned away from them: above
    the card, or below the lower ones at the sides."""
    if not stage.fans or pose.told is None:
        return pose
    across, down = (at - middle for at, middle in zip(pose.spot[:2], stage.disc[:2], strict=True))
    side = round(math.copysign(abs(across) > 1, across))
    towards: tuple[float, int] = side, 1 if side and down > 1 else -1
    if not side and down > 0:
        # The figure of who sits at your right is nearer than that at your left.
        towards = (-1.0 if stage.seats < 5 else -0.5), -1
    return pose._replace(layer=pose.layer + 10.0, towards=towards)


def away_pose(layout: Layout, stage: Stage, seat: int, place: int) -> Pose:
    """Where a piece lies that ``seat`` laid away."""
    where, count = layout.offset(seat), layout.away[seat]
    spot, middle = stage.row_spot(where, place, count), stage.rows[where]
    angle = math.radians(_ASKEW)
    x, y = spot.x - middle.x, spot.y - middle.y
    turned = x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)
    spot = Spot(middle.x + turned[0], middle.y + turned[1], spot.turn + _ASKEW, spot.width)
    return Pose(spot, None, 10.0 + place, away=True)


def poses(layout: Layout, stage: Stage) -> Mapping[Key, Pose]:
    """Every piece on the table as the viewer sees it."""
    lie: dict[Key, Pose] = {}
    if layout.moment == "match":
        _lay_open(lie, layout, stage)
        return lie
    if layout.dice is not None:
        pips, words = layout.dice
        for key, up, spot in zip(DICE, pips, stage.dice, strict=True):
            lie[key] = Pose(spot, f"{DIE}{up}", 4.0, tip=words)
    for heap in layout.middle:
        if heap.place == "shown":
            continue
        spot = stage.middle[heap.place]
        for depth in range(heap.pile):
            shown = heap.piece if depth == heap.pile - 1 else None
            higher = spot.moved(0, -depth * _PILED * spot.width)
            if shown is None:
                key = stacked(heap.place, depth)
            else:
                key = turned_key(shown) if heap.place == "turned" else free_key(shown, lie)
            words = "" if depth else heap.words
            layer = 30.0 if heap.told else 5.0 + depth / 100 + (heap.place == "upcard")
            pose = Pose(higher, shown, layer, told=heap.told, takes=heap.takes, words=words)
            lie[key] = _telling(pose, stage)
    for seat in range(layout.seats):
        if layout.sees(seat):
            _lay_hand(lie, layout, stage)
        elif seat not in layout.out:
            count = layout.held(seat)
            for place in range(count):
                lie[hidden(seat, place)] = hidden_pose(layout, stage, seat, place, count)
        elif layout.away:
            for place in range(layout.away[seat]):
                lie[hidden(seat, place)] = away_pose(layout, stage, seat, place)
    _lay_trays(lie, layout, stage)
    for number, seat in enumerate(layout.taken):
        # What a dummy takes goes to its pile.
        if seat < layout.seats:
            before = layout.taken[:number].count(seat)
            played = sum(laid.seat == seat for laid in layout.trick) + len(layout.taken)
            dealt = layout.held(seat) + played
            spot = stage.taken_spot(layout.offset(seat), before, dealt)
            lie[taken_key(number)] = Pose(spot, None, 3.0 + number / 100)
    if layout.left:
        _lay_open(lie, layout, stage)
    for laid in (layout.trick, layout.drawn):
        for order, one in enumerate(laid):
            lie[free_key(one.piece, lie)] = laid_pose(stage, layout, one, order)
    return lie


def _lay_trays(lie: dict[Key, Pose], layout: Layout, stage: Stage) -> None:
    """Taken tricks, where there is room for them; each piece in a tray is one of its kind."""
    if not stage.trays or not any(tray.tricks for tray in layout.trays):
        return
    places = TrayPlaces.of(stage)
    if not places.open:
        return
    for tray in layout.trays:
        for number, (trick, spots) in enumerate(zip(tray.tricks, places.spots(tray), strict=True)):
            for place, (piece, spot) in enumerate(zip(trick.pieces, spots, strict=True)):
                won = (tray.sign or tray.camp) if piece == trick.won else None
                lie[piece] = Pose(spot, piece, 3.0 + number / 10 + place / 100, won=won)


def _lay_open(lie: dict[Key, Pose], layout: Layout, stage: Stage) -> None:
    """What is turned up, counted and laid out when a hand is over; when the viewer has won the
    match nothing but what lies round the moon."""
    # Loaded when there first is such a thing.
    from moon_desktop.table.tricks.ending_places import (
        count_spot,
        left_spot,
        peeping,
        row_spot,
        shown_spot,
        taker_spot,
        winner_spot,
        wreath_spot,
    )

    def face(seat: int, camp: str = "") -> Piece:
        return f"{TAKER}:{layout.offset(seat) if seat < layout.seats else ''}:{camp}"

    if layout.moment in ("match", "shoot"):
        spot_of = wreath_spot if layout.moment == "match" else row_spot
        for place, piece in enumerate(layout.won):
            spot = spot_of(stage, place, len(layout.won))
            lie[free_key(piece, lie)] = Pose(spot, piece, 5.0 + place / 100)
    for place, seat in enumerate(layout.winners):
        spot = winner_spot(stage, layout, place)
        lie[f"winner:{place}"] = Pose(spot, face(seat, "glad"), 6.0)
    if layout.moment == "match":
        return
    for heap in layout.middle:
        if heap.place == "shown" and heap.piece is not None:
            lie[heap.piece] = Pose(shown_spot(stage), heap.piece, 5.0)
    for seat, keys in enumerate(left_keys(layout)):
        for place, key in enumerate(keys):
            spot = left_spot(stage, layout.offset(seat), place, len(keys))
            lie[key] = Pose(spot, piece_of(key), 10.0 + place, held=True)
    if layout.counted is not None:
        camps = layout.counted.camps
        for number, trick in enumerate(layout.counted.tricks):
            spot = count_spot(stage, layout.counted, number)
            if layout.counted.of_all:
                who = face(layout.counted.seats[number], camps[number] if camps else "")
                lie[f"taker:{number}"] = Pose(taker_spot(stage, layout.counted, number), who, 6.0)
            losers = list(trick.pieces)
            losers.remove(trick.won)
            for place, piece in reversed(list(enumerate(losers))):
                behind = 3.9 - place / 10
                lost = Pose(peeping(stage, spot, place), piece, behind, "illegal")
                lie[free_key(piece, lie)] = lost
            won = camps[number] if camps else None
            lie[free_key(trick.won, lie)] = Pose(spot, trick.won, 4.0, won=won)


def left_keys(layout: Layout) -> tuple[tuple[Key, ...], ...]:
    """The keys of what each seat still held when the hand was over."""
    taken, rows = dict[Key, object](), []
    for held in layout.left:
        row = []
        for piece in held:
            row.append(free_key(piece, taken))
            taken[row[-1]] = None
        rows.append(tuple(row))
    return tuple(rows)


def hand_keys(layout: Layout) -> tuple[Key, ...]:
    """The keys of the viewer's own pieces, from left to right."""
    keys: dict[Key, None] = {}
    lying = (heap for heap in layout.middle if heap.place != "turned")
    taken: dict[Key, object] = {heap.piece: None for heap in lying if heap.piece is not None}
    for held in layout.hand:
        key = free_key(held.piece, taken)
        taken[key] = keys[key] = None
    return tuple(keys)


def _lay_hand(lie: dict[Key, Pose], layout: Layout, stage: Stage) -> None:
    count, free = len(layout.hand), all(held.look == "legal" for held in layout.hand)
    for place, (key, held) in enumerate(zip(hand_keys(layout), layout.hand, strict=True)):
        spot = stage.hand_spot(place, count, ahead=layout.ahead, apart=layout.apart)
        if held.look == "apart":
            spot = spot.lifted(stage.hover_lift)
        elif held.look == "legal":
            spot = spot.lifted(stage.legal_lift)
        tag = layout.tag if held.look == "apart" else ""
        covered = stage.covered(count) if place < count - 1 else 0.0
        pose = Pose(spot, held.piece, 20.0 + place, held.look, tag=tag, covered=covered)
        lie[key] = pose._replace(free=free, held=True)
