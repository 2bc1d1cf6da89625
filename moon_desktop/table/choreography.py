"""Each kind of entry as movements: which piece goes where, when, and for how long."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from moon_desktop.engine.entries import Bid, Deal, Draw, Entry, Exchange, NameTrump, Play
from moon_desktop.engine.pieces import Tile
from moon_desktop.engine.sight import Sight, trick_finished
from moon_desktop.table import tempo
from moon_desktop.table.poses import (
    DISCARD,
    WIDOW,
    Key,
    Pose,
    arranged,
    hidden,
    hidden_pose,
    offset,
    poses,
    sees,
    told_suit,
    trick_pose,
)
from moon_desktop.table.stage import Spot, Stage

Curve = Literal["out", "in-out"]
FLYING = 100.0
"""The layer of a piece on its way, above all that lie."""


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
    bubble: Bid | None = None
    """A bid that is said in this beat."""
    dice: tuple[int, int] | None = None
    """What the dice show that are rolled in this beat (M3.9)."""
    told: bool = False
    """Whether all that the entry changed is told from this beat on, not only after the last."""
    trick: bool = False
    """Whether the hold is that of a finished trick, which may be one until a click."""
    taker: Tile | None = None
    """The tile that takes it: to be marked as soon as the trick lies, for as long as it does."""


def beats(before: Sight[Any], entry: Entry, after: Sight[Any], stage: Stage) -> tuple[Beat, ...]:
    """What the table shows of ``entry``; when all is done, it lies as ``poses(after)`` says."""
    match entry:
        case Draw():
            return _draw(before, after, stage)
        case Deal():
            return _deal(before, after, stage)
        case Bid():
            said = Beat((), tempo.BID_HOLD, entry)
            return (said, _changes(before, after, stage, tempo.WIDOW, _widow_joins(before, after)))
        case Exchange():
            return (_changes(before, after, stage, tempo.DISCARD, _discarded(before, entry)),)
        case NameTrump():
            joins = _widow_joins(before, after)
            ms = tempo.WIDOW if joins else tempo.SETTLE
            return (_changes(before, after, stage, ms, joins, hold=tempo.TRUMP_HOLD),)
        case Play():
            return _play(before, entry, after, stage)
        case _:
            return ()


def _centre(stage: Stage, width: float) -> Spot:
    x, y, _ = stage.disc
    return Spot(x, y, 0.0, width)


def _draw(before: Sight[Any], after: Sight[Any], stage: Stage) -> tuple[Beat, ...]:
    """The tiles turn up, and then those of seats that are out of it are set back (M1.3)."""
    old, new = poses(before, stage), poses(after, stage)
    drawn = after.drawn[-1].tiles
    goes = [
        Go(key, pose._replace(spot=_centre(stage, pose.spot.width)), tempo.DRAW_TILE, gone=True)
        for key, pose in old.items()
        if key not in new
    ]
    first = tempo.DRAW_TILE if goes else 0
    for turn, seat in enumerate(seat for seat, tile in enumerate(drawn) if tile is not None):
        tile = drawn[seat]
        assert tile is not None
        pose = trick_pose(stage, after, seat, tile, seat)
        start = Pose(_centre(stage, pose.spot.width), None, FLYING)
        wait = first + turn * tempo.DRAW_STAGGER
        goes.append(Go(tile, pose, tempo.DRAW_TILE, wait, start=start))
    back = [
        Go(tile, new[tile], tempo.SETTLE) for tile in drawn if tile and new[tile].look != "rest"
    ]
    return (Beat(tuple(goes), tempo.SETTLE), Beat(tuple(back), tempo.DRAW_HOLD, told=True))


def _deal(before: Sight[Any], after: Sight[Any], stage: Stage) -> tuple[Beat, ...]:
    swept = tuple(
        Go(key, pose._replace(spot=_centre(stage, pose.spot.width)), tempo.SETTLE, gone=True)
        for key, pose in poses(before, stage).items()
    )
    goes = []
    after_poses = poses(after, stage)
    first = (after.dealer or 0) + 1
    for key, pose in after_poses.items():
        if key == WIDOW:
            turn, wait = 0, after.seats.count * 7
        else:
            seat, place = _holder(after, key)
            turn = (seat - first) % after.seats.count
            wait = place * after.seats.count + turn
        goes.append(
            Go(
                key,
                pose,
                tempo.DEAL_TILE,
                wait * tempo.DEAL_STAGGER,
                start=Pose(_centre(stage, stage.row_spot(1, 0, 7).width), None, FLYING),
            )
        )
    rolled = (Beat((), tempo.DICE_HOLD, dice=after.dice),) if after.dice else ()
    dealt = Beat(tuple(goes), tempo.SETTLE)
    return (*((Beat(swept),) if swept else ()), *rolled, dealt)


def _holder(sight: Sight[Any], key: Key) -> tuple[int, int]:
    """The seat that holds piece ``key`` and its place in the row."""
    if ":" in key:
        seat, place = key.split(":")
        return int(seat), int(place)
    return sight.seat, arranged(sight.held, sight.suits).index(key)


def _widow_joins(before: Sight[Any], after: Sight[Any]) -> dict[Key, Key]:
    """The widow goes into the bidder's hand when the exchange begins (M3.1)."""
    if not (before.widow_down and after.phase == "widow") or after.bidder is None:
        return {}
    if after.widow is not None:
        return {after.widow: WIDOW}
    return {hidden(after.bidder, after.counts[after.bidder] - 1): WIDOW}


def _discarded(before: Sight[Any], entry: Exchange) -> dict[Key, Key]:
    if sees(before, entry.seat):
        return {DISCARD: entry.discard}
    return {DISCARD: hidden(entry.seat, before.counts[entry.seat] - 1)}


def _changes(
    before: Sight[Any],
    after: Sight[Any],
    stage: Stage,
    ms: int,
    renamed: dict[Key, Key],
    hold: int = 0,
) -> Beat:
    """Every piece from where it lay to where it lies now; ``renamed`` maps new keys to old."""
    old = poses(before, stage)
    new = poses(after, stage)
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
    return Beat(tuple(goes), hold)


def _play(before: Sight[Any], entry: Play, after: Sight[Any], stage: Stage) -> tuple[Beat, ...]:
    lie = trick_pose(stage, before, entry.seat, entry.tile, len(before.plays))
    if not before.plays:
        lie = lie._replace(suit=told_suit(after.plays, after.suit))
    own = sees(before, entry.seat)
    was = None if own else hidden(entry.seat, _middle(entry.tile, before.counts[entry.seat]))
    left = _left_of_hand(before, entry, stage) if own else _left_of_row(before, entry, stage, was)
    laid = Beat((Go(entry.tile, lie, tempo.PLAY, was=was), *left))
    if after.plays:
        return (laid,)
    played = (*before.plays, entry)
    shown = laid._replace(hold=tempo.TRICK_HOLD, trick=True)
    finished = trick_finished(entry, before, after)
    taker = None if finished is None else finished.taker
    beats: tuple[Beat, ...] = (shown,)
    if taker is not None:
        took = next(play.tile for play in played if play.seat == taker)
        beats = (shown._replace(taker=took), _sweep(before, stage, played, taker))
    return beats if after.phase == "play" else (*beats, _cleared(before, entry, stage, taker))


def _sweep(before: Sight[Any], stage: Stage, played: tuple[Play, ...], taker: int) -> Beat:
    """A finished trick goes to the plate of who took it."""
    x, y = stage.plates[offset(before, taker)].centre
    small = Spot(x, y, 0.0, stage.places[0].width * 0.25)
    return Beat(
        tuple(
            Go(
                play.tile,
                Pose(small, play.tile, FLYING + order),
                tempo.COLLECT,
                gone=True,
                curve="in-out",
            )
            for order, play in enumerate(played)
        )
    )


def _cleared(before: Sight[Any], entry: Play, stage: Stage, taker: int | None) -> Beat:
    """What still lies when a hand has ended is pushed to the middle and away."""
    seat, count = entry.seat, before.counts[entry.seat]
    gone = {entry.tile if sees(before, seat) else hidden(seat, count - 1)}
    lying = dict(poses(before, stage))
    if taker is not None:
        gone |= {play.tile for play in before.plays}
    else:
        gone.discard(entry.tile)
        lying[entry.tile] = trick_pose(stage, before, seat, entry.tile, len(before.plays))
    goes = [
        Go(
            key,
            Pose(_centre(stage, pose.spot.width), pose.face, pose.layer),
            tempo.COLLECT,
            gone=True,
            curve="in-out",
        )
        for key, pose in lying.items()
        if key not in gone
    ]
    return Beat(tuple(goes))


def _middle(tile: Tile, held: int) -> int:
    """Which back of a row is turned up: not always the same, and nothing is told by it."""
    return sum(map(ord, tile)) % held


def _left_of_row(before: Sight[Any], entry: Play, stage: Stage, was: Key | None) -> tuple[Go, ...]:
    """The rest of an opponent's row, renumbered and moved together."""
    count = before.counts[entry.seat]
    left = [place for place in range(count) if hidden(entry.seat, place) != was]
    return tuple(
        Go(
            hidden(entry.seat, place),
            hidden_pose(before, stage, entry.seat, place, count - 1),
            tempo.SETTLE,
            was=hidden(entry.seat, old) if old != place else None,
        )
        for place, old in enumerate(left)
    )


def _left_of_hand(before: Sight[Any], entry: Play, stage: Stage) -> tuple[Go, ...]:
    """The rest of the viewer's hand, laid down and moved together."""
    left = tuple(t for t in arranged(before.held, before.suits) if t != entry.tile)
    return tuple(
        Go(tile, Pose(stage.hand_spot(place, len(left)), tile, 20.0 + place), tempo.SETTLE)
        for place, tile in enumerate(left)
    )
