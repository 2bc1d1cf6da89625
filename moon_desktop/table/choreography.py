"""Each motion as movements: which piece goes where, when, and for how long."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import Final, Literal, NamedTuple

from moon_desktop.engine.pieces import Piece
from moon_desktop.games.shown.table import Dice, Key, Laid, Layout, Motion, hidden
from moon_desktop.table import tempo
from moon_desktop.table.poses import (
    CHIP,
    Pose,
    free_key,
    hand_keys,
    hidden_pose,
    laid_pose,
    piece_of,
    poses,
)
from moon_desktop.table.stage import Spot, Stage

Curve = Literal["out", "in-out"]
FLYING = 100.0
"""The layer of a piece on its way, above all that lie."""

_PACES: Final = {"settle": tempo.SETTLE, "take": tempo.TAKE, "lay": tempo.LAY}
_MOST_CHIPS: Final = 8
"""More chips than these go as so many."""


class Go(NamedTuple):
    """Piece ``key`` goes to ``pose`` in ``ms``, after ``wait`` ms.

    ``was``: the key it had before, where it changes (a back that is turned up).
    ``start``: where it appears, if it was not on the table. ``gone``: it leaves on arriving.
    """

    key: Key
    pose: Pose
    ms: int
    wait: int = 0
    was: Key | None = None
    start: Pose | None = None
    gone: bool = False
    curve: Curve = "out"


class Beat(NamedTuple):
    """Movements that begin together; the next beat follows when all are done and ``hold`` is up."""

    goes: tuple[Go, ...]
    hold: int = 0
    bubble: tuple[int, str] | None = None
    """What is said in this beat, and at which place clockwise from the viewer."""
    dice: Dice | None = None
    """The dice that are rolled in this beat."""
    told: bool = False
    """Whether all that the entry changed is told from this beat on, not only after the last."""
    trick: bool = False
    """Whether the hold is that of a finished trick, which may be one until a click."""
    taker: Key | None = None
    """The piece that takes it: to be marked as soon as the trick lies, for as long as it does."""


def beats(before: Layout, motion: Motion, after: Layout, stage: Stage) -> tuple[Beat, ...]:
    """What the table shows of an entry; when all is done, it lies as ``poses(after)`` says."""
    match motion.kind:
        case "draw":
            return _draw(before, motion, after, stage)
        case "deal":
            return _deal(before, motion, after, stage)
        case "say":
            said = Beat((), tempo.BID_HOLD, (after.offset(motion.seat), motion.words))
            return (said, _changes(before, motion, after, stage))
        case "move":
            return (_changes(before, motion, after, stage),)
        case "play":
            return _play(before, motion, after, stage)
        case "chips":
            return (_chips(motion, after, stage),)
        case _:
            return ()


def _centre(stage: Stage, width: float) -> Spot:
    x, y, _ = stage.disc
    return Spot(x, y, 0.0, width)


def _laid(layout: Layout, stage: Stage) -> dict[Key, Pose]:
    """The pieces of the trick or the draw on the table, in order."""
    lying = list(poses(layout, stage).items())
    return dict(lying[len(lying) - len(layout.trick) - len(layout.drawn) :])


def _draw(before: Layout, motion: Motion, after: Layout, stage: Stage) -> tuple[Beat, ...]:
    """The pieces turn up, and then those of seats that are out of it are set back."""
    old, new = poses(before, stage), poses(after, stage)
    goes = [
        Go(key, pose._replace(spot=_centre(stage, pose.spot.width)), tempo.DRAW_TILE, gone=True)
        for key, pose in old.items()
        if key not in new
    ]
    first = tempo.DRAW_TILE if goes else 0
    keys = dict(zip((laid.seat for laid in after.drawn), _laid(after, stage), strict=True))
    drawn = {laid.seat: (order, laid) for order, laid in enumerate(after.drawn)}
    for turn, seat in enumerate(motion.seats):
        order, laid = drawn[seat]
        pose = laid_pose(stage, after, laid._replace(back=False), order)
        start = Pose(_centre(stage, pose.spot.width), None, FLYING)
        wait = first + turn * tempo.DRAW_STAGGER
        goes.append(Go(keys[seat], pose, tempo.DRAW_TILE, wait, start=start))
    back = [
        Go(keys[seat], new[keys[seat]], tempo.SETTLE)
        for seat in motion.seats
        if drawn[seat][1].back
    ]
    return (Beat(tuple(goes), tempo.SETTLE), Beat(tuple(back), tempo.DRAW_HOLD, told=True))


def _deal(before: Layout, motion: Motion, after: Layout, stage: Stage) -> tuple[Beat, ...]:
    swept = tuple(
        Go(key, pose._replace(spot=_centre(stage, pose.spot.width)), tempo.SETTLE, gone=True)
        for key, pose in poses(before, stage).items()
    )
    held = {
        key: (seat, place)
        for seat in range(after.seats)
        for place, key in enumerate(
            hand_keys(after)
            if after.sees(seat)
            else [hidden(seat, place) for place in range(after.held(seat))]
        )
    }
    last = max((after.held(seat) for seat in range(after.seats)), default=0) * after.seats
    goes = []
    for key, pose in poses(after, stage).items():
        if key in held:
            seat, place = held[key]
            wait = place * after.seats + (seat - motion.seat) % after.seats
        else:
            wait, last = last, last + 1
        goes.append(
            Go(
                key,
                pose,
                tempo.DEAL_TILE,
                wait * tempo.DEAL_STAGGER,
                start=Pose(_centre(stage, stage.rows[1].width), None, FLYING),
            )
        )
    rolled = (Beat((), tempo.DICE_HOLD, dice=after.dice),) if after.dice else ()
    dealt = Beat(tuple(goes), tempo.SETTLE)
    return (*((Beat(swept),) if swept else ()), *rolled, dealt)


def _changes(before: Layout, motion: Motion, after: Layout, stage: Stage) -> Beat:
    """Every piece from where it lay to where it lies now."""
    old = poses(before, stage)
    new = poses(after, stage)
    ms, renamed = _PACES[motion.pace], motion.renamed
    goes = []
    for key, pose in new.items():
        was = renamed.get(key, key)
        start = old.get(was)
        if start == pose and was == key:
            continue
        special = was != key
        goes.append(
            Go(
                key,
                pose,
                ms if special else tempo.SETTLE,
                was=was if special else None,
                start=None if start is not None else pose,
                curve="in-out" if special else "out",
            )
        )
    for key, pose in old.items():
        if key not in new and key not in renamed.values():
            spot = _centre(stage, pose.spot.width)._replace(turn=pose.spot.turn)
            goes.append(Go(key, pose._replace(spot=spot), ms, gone=True, curve="in-out"))
    hold = tempo.TRUMP_HOLD if motion.hold else 0
    return Beat(tuple(goes), hold, told=motion.told)


class _Playing(NamedTuple):
    """A piece on its way from a hand to the trick: the keys it had and has, and where it goes."""

    was: Key
    key: Key
    pose: Pose
    left: tuple[Go, ...]
    """The rest of the hand, laid down and moved together."""


def _playing(before: Layout, motion: Motion, after: Layout, stage: Stage) -> _Playing:
    seat, piece = motion.seat, motion.piece
    laid = next((one for one in after.trick if one.seat == seat), Laid(seat, piece))
    pose = laid_pose(stage, before, laid, len(before.trick))
    if before.sees(seat):
        keys = hand_keys(before)
        # Of pieces alike the last one goes, and the others keep their keys.
        key = [one for one in keys if piece_of(one) == piece][-1]
        return _Playing(key, key, pose, _left_of_hand(before, keys, key, stage))
    was = hidden(seat, _middle(piece, before.held(seat)))
    key = free_key(piece, poses(before, stage))
    return _Playing(was, key, pose, _left_of_row(before, seat, was, stage))


def _play(before: Layout, motion: Motion, after: Layout, stage: Stage) -> tuple[Beat, ...]:
    playing = _playing(before, motion, after, stage)
    was = None if playing.was == playing.key else playing.was
    laid = Beat((Go(playing.key, playing.pose, tempo.PLAY, was=was), *playing.left))
    if after.trick:
        return (laid,)
    lay = {**_laid(before, stage), playing.key: playing.pose}
    shown = laid._replace(hold=tempo.TRICK_HOLD, trick=True)
    beats: tuple[Beat, ...] = (shown,)
    if motion.taker is not None:
        seats = [*(one.seat for one in before.trick), motion.seat]
        took = dict(zip(seats, lay, strict=True)).get(motion.taker)
        beats = (shown._replace(taker=took), _sweep(before, stage, lay, motion.taker))
    return (*beats, _cleared(before, motion, playing, stage)) if motion.over else beats


def _sweep(before: Layout, stage: Stage, lay: dict[Key, Pose], taker: int) -> Beat:
    """A finished trick goes to the plate of who took it, every piece turned as it lay."""
    x, y = stage.plates[before.offset(taker)].centre
    return Beat(
        tuple(
            Go(
                key,
                Pose(Spot(x, y, pose.spot.turn, pose.spot.width * 0.25), pose.face, FLYING + order),
                tempo.COLLECT,
                gone=True,
                curve="in-out",
            )
            for order, (key, pose) in enumerate(lay.items())
        )
    )


def _cleared(before: Layout, motion: Motion, playing: _Playing, stage: Stage) -> Beat:
    """What still lies when a hand has ended is pushed to the middle and away."""
    lying = {**poses(before, stage)}
    # An unseen row has been numbered anew: its last number is the one that is free.
    seat = motion.seat
    gone = playing.was if before.sees(seat) else hidden(seat, before.held(seat) - 1)
    del lying[gone]
    if motion.taker is None:
        lying[playing.key] = playing.pose
    else:
        for key in _laid(before, stage):
            del lying[key]
    goes = [
        Go(
            key,
            Pose(_centre(stage, pose.spot.width), pose.face, pose.layer),
            tempo.COLLECT,
            gone=True,
            curve="in-out",
        )
        for key, pose in lying.items()
    ]
    return Beat(tuple(goes))


def _middle(piece: Piece, held: int) -> int:
    """Which back of a row is turned up: not always the same, and nothing is told by it."""
    return sum(map(ord, piece)) % held


def _left_of_row(before: Layout, seat: int, was: Key, stage: Stage) -> tuple[Go, ...]:
    """The rest of an opponent's row, renumbered and moved together."""
    count = before.held(seat)
    left = [place for place in range(count) if hidden(seat, place) != was]
    return tuple(
        Go(
            hidden(seat, place),
            hidden_pose(before, stage, seat, place, count - 1),
            tempo.SETTLE,
            was=hidden(seat, old) if old != place else None,
        )
        for place, old in enumerate(left)
    )


def _left_of_hand(before: Layout, keys: tuple[Key, ...], key: Key, stage: Stage) -> tuple[Go, ...]:
    """The rest of the viewer's hand, laid down and moved together."""
    left = [one for one in keys if one != key]
    return tuple(
        Go(
            one,
            Pose(stage.hand_spot(place, len(left)), piece_of(one), 20.0 + place),
            tempo.SETTLE,
        )
        for place, one in enumerate(left)
    )


def _chips(motion: Motion, after: Layout, stage: Stage) -> Beat:
    """Chips go from plate to plate, or to and from the middle."""

    def lying(seat: int | None, order: int) -> Pose:
        spot = _centre(stage, 0.0)
        if seat is not None:
            x, y = stage.plates[after.offset(seat)].centre
            spot = Spot(x, y, 0.0, 0.0)
        return Pose(spot._replace(width=stage.hand.width * 0.4), CHIP, FLYING + order)

    ways = [(way, n) for way in motion.chips for n in range(min(way.many, _MOST_CHIPS))]
    return Beat(
        tuple(
            Go(
                f"{CHIP}{order}",
                lying(way.taker, order),
                tempo.CHIP,
                turn * tempo.DEAL_STAGGER,
                start=lying(way.giver, order),
                gone=True,
                curve="in-out",
            )
            for order, (way, turn) in enumerate(ways)
        ),
        told=motion.told,
    )
