"""Each motion as movements: which piece goes where, when, and for how long."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from moon_desktop.engine.pieces import Piece
from moon_desktop.games.views.cues import CARDS, TILES, Cue, Sounds
from moon_desktop.games.views.table import (
    Chips,
    Counted,
    Gain,
    Held,
    Key,
    Laid,
    Layout,
    Middle,
    Moment,
    Motion,
    TakenTrick,
    hidden,
    stacked,
)
from moon_desktop.table import tempo
from moon_desktop.table.poses import (
    CHIP,
    DICE,
    DIE,
    FLYING,
    TAKER,
    Pose,
    hand_keys,
    laid_pose,
    left_keys,
    piece_of,
    poses,
    taken_key,
    turned_key,
)
from moon_desktop.table.stage import Spot, Stage
from moon_desktop.table.tricks.places import TrayPlaces

Curve = Literal["out", "in-out"]
_BELOW: Final = 14.0
"""The layer of what goes below plates and what is said on the felt."""
_ASKEW, _LEAST_SEEN = 2.0, 0.6
"""Degrees by which gathered pieces lie askew, and how small a piece becomes that is seen."""

_SHUFFLED: Final = 8
"""So many pieces are seen to be shuffled."""
_HALVES, _STIRRED, _STIRS = 1.3, 0.55, 75.0
"""How far two halves of a pack are parted, in widths of a card; how far from the middle tiles are
stirred, in radii of the disc, and by how many degrees."""

_NONE: Final = Counted((), ())
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
    cue: Cue | None = None
    """What is heard as it arrives."""


class Rise(NamedTuple):
    """What a hand brings rises from ``start`` to ``end``."""

    gain: Gain
    start: tuple[float, float]
    end: tuple[float, float]


class Beat(NamedTuple):
    """Movements that begin together; the next beat follows when all are done and ``hold`` is up."""

    goes: tuple[Go, ...]
    hold: int = 0
    bubble: tuple[int, str] | None = None
    """What is said in this beat, and at which place clockwise from the viewer."""
    told: bool = False
    """Whether all that the entry changed is told from this beat on, not only after the last."""
    trick: bool = False
    """Whether the hold is that of a finished trick, which may be one until a click."""
    taker: Key | None = None
    """The piece that takes it: to be marked as soon as the trick lies, for as long as it does."""
    laid: Key | None = None
    """The piece that is laid to a trick."""
    flourish: bool = False
    """Whether it tells nothing, and is left out where there is little time or nothing travels."""
    rises: Moment = ""
    """The moon rises in this beat, or its light grows, for such a moment."""
    gains: tuple[Rise, ...] = ()
    """What comes to plates in it."""
    counted: int = 0
    """So many tricks of each side are counted as it begins."""
    cue: Cue | None = None
    """What is heard as it begins."""


def sounds(stage: Stage) -> Sounds:
    """What the pieces on this table sound like."""
    return CARDS if stage.fans else TILES


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
            played = _play(before, motion, after, stage)
            if motion.over or not motion.chips:
                return played
            return (*played, _won_and_lost(motion.chips, after, stage))
        case "chips":
            return (_chips(motion, after, stage),)
        case _:
            return ()


def _centre(stage: Stage, width: float) -> Spot:
    x, y, _ = stage.disc
    return Spot(x, y, 0.0, width)


def _swept(
    lying: Mapping[Key, Pose], stage: Stage, ms: int, curve: Curve = "out"
) -> tuple[Go, ...]:
    """Pieces are pushed to the middle and off the table."""
    return tuple(
        Go(key, pose._replace(spot=_centre(stage, pose.spot.width)), ms, gone=True, curve=curve)
        for key, pose in lying.items()
    )


def _held(layout: Layout, seat: int) -> tuple[Key, ...]:
    """The keys of what a seat holds."""
    if layout.sees(seat):
        return hand_keys(layout)
    return tuple(hidden(seat, place) for place in range(layout.held(seat)))


def _draw(before: Layout, motion: Motion, after: Layout, stage: Stage) -> tuple[Beat, ...]:
    """The pieces turn up, and then those of seats that are out of it are set back."""
    old, new = poses(before, stage), poses(after, stage)
    gone = {key: pose for key, pose in old.items() if key not in new}
    goes = list(_swept(gone, stage, tempo.DRAW_TILE))
    first, back = tempo.DRAW_TILE if goes else 0, []
    # What is drawn lies last.
    keys = list(new)[len(new) - len(after.drawn) :]
    drawn = {laid.seat: (order, laid) for order, laid in enumerate(after.drawn)}
    for turn, seat in enumerate(motion.seats):
        order, laid = drawn[seat]
        pose = laid_pose(stage, after, laid._replace(back=False), order)
        start = Pose(_centre(stage, pose.spot.width), None, FLYING)
        wait = first + turn * tempo.DRAW_STAGGER
        cue = sounds(stage).laid
        goes.append(Go(keys[order], pose, tempo.DRAW_TILE, wait, start=start, cue=cue))
        if laid.back:
            back.append(Go(keys[order], new[keys[order]], tempo.SETTLE))
    return (Beat(tuple(goes), tempo.SETTLE), Beat(tuple(back), tempo.DRAW_HOLD, told=True))


def _deal(before: Layout, motion: Motion, after: Layout, stage: Stage) -> tuple[Beat, ...]:
    """Round by round to every hand, and then what lies in the middle; after any dice are rolled,
    which come from there and are turned over on their way."""
    lying = dict(poses(after, stage))
    rolled: list[Go] = []
    for key, pips in zip(DICE, after.dice.faces, strict=True) if after.dice else ():
        pose = lying.pop(key)
        spot = _centre(stage, pose.spot.width)._replace(turn=pose.spot.turn + 170)
        start = Pose(spot, f"{DIE}{7 - pips}", FLYING)
        wait = len(rolled) * tempo.DEAL_STAGGER
        rolled.append(Go(key, pose, tempo.DICE, wait, start=start, cue="clack"))
    turns = {}
    for seat in range(after.seats):
        for place, key in enumerate(_held(after, seat)):
            turns[key] = place * after.seats + (seat - motion.seat) % after.seats
    last = max((after.held(seat) for seat in range(after.seats)), default=0) * after.seats
    goes, opens = [], []
    dealt, stagger, heard = tempo.DEAL_TILE, tempo.DEAL_STAGGER, sounds(stage)
    if stage.fans:
        dealt, stagger = tempo.DEAL_CARD, tempo.CARD_STAGGER
    for key, pose in lying.items():
        to = pose
        if key not in turns:
            turns[key], last = last, last + 1
        elif stage.fans:
            # Cards are dealt to a heap before each, which is taken up as a fan.
            to = _heaped(pose, stage)
            opens.append(Go(key, pose, tempo.FAN_OPENS))
        start = Pose(_centre(stage, stage.rows[1].width), None, FLYING)
        wait = turns[key] * stagger
        goes.append(Go(key, to, dealt, wait, start=start, cue=heard.dealt))
    swept = _swept(poses(before, stage), stage, tempo.SETTLE)
    first = (Beat(swept), *_shuffled(stage), Beat(tuple(rolled), tempo.DICE_HOLD))
    begun, *others = (*(beat for beat in first if beat.goes), Beat(tuple(goes), tempo.SETTLE))
    shown = (begun._replace(cue=heard.shuffled), *others)
    return (*shown, Beat(tuple(opens), cue="fan")) if opens else shown


def _shuffled(stage: Stage) -> Iterator[Beat]:
    """Two halves of the pack part and fall into one another, card by card; tiles are stirred, face
    down, on the disc."""
    (x, y, radius), width = stage.disc, stage.rows[1].width
    keys, middle = [f"shuffled:{number}" for number in range(_SHUFFLED)], _centre(stage, width)

    def aside(number: int, stirred: float) -> Spot:
        if stage.fans:
            return middle.moved(_HALVES * width * (number % 2 - 0.5), 0.0)
        turn = 360 / _SHUFFLED * number + stirred
        across, down = math.sin(math.radians(turn)), math.cos(math.radians(turn))
        away = _STIRRED * radius
        return Spot(x + away * across, y - away * down, turn + stirred, width)

    def goes(where: Iterable[Spot], ms: int, stagger: int = 0, *, gone: bool = False) -> Beat:
        return Beat(
            tuple(
                Go(
                    key, Pose(spot, None, FLYING + number), ms, number * stagger,
                    start=Pose(middle, None, FLYING), gone=gone, curve="in-out",
                )
                for number, (key, spot) in enumerate(zip(keys, where, strict=False))
            ),
            flourish=True,
        )  # fmt: skip

    yield goes((aside(number, 0.0) for number in range(_SHUFFLED)), tempo.PART)
    if not stage.fans:
        yield goes((aside(number, _STIRS) for number in range(_SHUFFLED)), tempo.STIR)
    yield goes([middle] * _SHUFFLED, tempo.JOIN, tempo.RIFFLE * stage.fans, gone=True)


def _heaped(pose: Pose, stage: Stage) -> Pose:
    """A card before it is taken up: face down, in the middle of the hand nearest to it."""
    spot = pose.spot
    near = min(stage.rows, key=lambda row: math.dist(row[:2], spot[:2]))
    return pose._replace(spot=near, face=None, look="rest")


def _changes(before: Layout, motion: Motion, after: Layout, stage: Stage) -> Beat:
    """Every piece from where it lay to where it lies now."""
    old, new, heard = poses(before, stage), poses(after, stage), sounds(stage)
    ms, goes = _PACES[motion.pace], []
    lies: dict[str, Cue] = {"take": heard.held, "lay": heard.laid}
    for key, pose in new.items():
        was = motion.renamed.get(key, key)
        if was != key:
            start = None if was in old else pose
            cue = lies.get(motion.pace)
            goes.append(Go(key, pose, ms, was=was, start=start, curve="in-out", cue=cue))
        elif old.get(key) != pose:
            goes.append(Go(key, pose, tempo.SETTLE, start=None if key in old else pose))
    for key, pose in old.items():
        if key not in new and key not in motion.renamed.values():
            spot = _centre(stage, pose.spot.width)._replace(turn=pose.spot.turn)
            goes.append(Go(key, pose._replace(spot=spot), ms, gone=True, curve="in-out"))
    turned = heard.turned if motion.pace == "take" and motion.renamed else None
    hold = tempo.TRUMP_HOLD if motion.hold else 0
    return Beat(tuple(goes), hold, told=motion.told, cue=turned)


def _play(before: Layout, motion: Motion, after: Layout, stage: Stage) -> tuple[Beat, ...]:
    """A piece goes from a hand to the trick, what is left there closes up, and a finished trick
    goes to who took it."""
    seat, piece, held = motion.seat, motion.piece, _held(before, motion.seat)
    laid = next((one for one in after.trick if one.seat == seat), Laid(seat, piece))
    lain = before._replace(trick=(*before.trick, laid))
    if before.sees(seat):
        # Of pieces alike the last one goes, and the others keep their keys.
        was = [one for one in held if piece_of(one) == piece][-1]
        rest = (Held(piece_of(one)) for one in held if one != was)
        ahead = before.ahead - (held.index(was) < before.ahead)
        lain = lain._replace(hand=tuple(rest), ahead=ahead, apart=False)
    else:
        # Not always the same one of the row is turned up, and nothing is told by it.
        was = held[sum(map(ord, piece)) % len(held)]
        less = (count - (at == seat) for at, count in enumerate(before.backs))
        lain = lain._replace(backs=tuple(less))
    lying = dict(poses(lain, stage))
    trick = list(lying)[-len(lain.trick) :]
    play, closes = tempo.PLAY, tempo.SETTLE
    if stage.fans:
        play, closes = tempo.PLAY_CARD, tempo.FAN_CLOSES
    goes = [_renamed(trick[-1], was, lying, play)._replace(cue=sounds(stage).laid)]
    left = (one for one in held if one != was)
    for key, old in zip(_held(lain, seat), left, strict=True):
        goes.append(_renamed(key, old, lying, closes))
    if before.trick:
        # One that lies there already has the first name of its kind, once none is held.
        named = list(poses(before, stage))[-len(before.trick) :]
        for key, old in zip(trick, named, strict=False):
            if key != old:
                goes.append(_renamed(key, old, lying, closes))
    played = Beat(tuple(goes), laid=trick[-1])
    if after.trick:
        return (played,)
    before_it: tuple[Beat, ...] = ()
    if motion.turned:
        before_it = (played,)
        lain, turn = _turned(lain, motion.turned, stage)
        lying = dict(poses(lain, stage))
        played = Beat((turn,), laid=turn.key, cue=sounds(stage).turned)
    shown = played._replace(hold=tempo.TRICK_HOLD, trick=True)
    dummies = (heap.piece for heap in lain.middle if heap.place == "turned" and stage.fans)
    turned = [turned_key(piece) for piece in dummies if piece]
    beats: tuple[Beat, ...] = (*before_it, shown)
    if motion.dummy:
        shown = shown._replace(taker=turned[0])
        taken = {key: lying.pop(key) for key in (*trick, *turned)}
        away = _taken(taken, turned[0], stage, stage.middle["dummy"][:2])
        beats = (*before_it, shown, *away)
    elif motion.taker is not None:
        seats = [one.seat for one in lain.trick]
        shown = shown._replace(taker=trick[seats.index(motion.taker)])
        place = before.offset(motion.taker)
        if lain.trays and stage.trays:
            (first, *others), lying = _gather(lain, lying, shown.taker or "", place, stage)
            beats = (shown, first._replace(told=not motion.over), *others)
        else:
            taken = {key: lying.pop(key) for key in (*trick, *turned)}
            pile, to = None, stage.plates[place].centre
            if len(after.taken) > len(before.taken) or (motion.over and before.taken):
                # The last one of a hand is there too, before all of them go.
                lain = lain._replace(trick=(), taken=(*before.taken, motion.taker))
                key = taken_key(len(before.taken))
                lying[key] = poses(lain, stage)[key]
                pile = key, lying[key]
            away = _taken(taken, shown.taker or "", stage, to, pile)
            beats = (*before_it, shown, *away)
    led = next((heap.piece for heap in after.middle if heap.place == "turned"), None)
    if led is not None and stage.fans:
        turn = _turned(lain._replace(trick=()), led, stage)[1]
        return (*beats, Beat((turn,), laid=turn.key, cue=sounds(stage).turned))
    if not motion.over:
        return beats
    # What a trick brings goes its way before the hand is looked at, and what all of them have
    # earned when they have been counted.
    counted = _ended(lain, lying, after, stage)
    brought, earned = (
        [_won_and_lost(chips, after, stage)] if chips else []
        for chips in (
            [way for way in motion.chips if bool(way.earned) == counts] for counts in (False, True)
        )
    )
    if motion.gains:
        earned.append(_gained(motion, after, stage))
    wreath = [_wreath(after, stage)] if after.moment == "match" else []
    return (*beats, *brought, *counted, *earned, *wreath)


def _gained(motion: Motion, after: Layout, stage: Stage) -> Beat:
    """What the hand brings rises from the trick that decided the bid, or from the moon."""
    from moon_desktop.table.plates import marks_spot
    from moon_desktop.table.tricks.ending_places import count_spot

    start, counted = stage.disc[:2], after.counted
    if counted is not None and counted.needed:
        start = count_spot(stage, counted, counted.needed - 1)[:2]
    rises = list[Rise]()
    for gain in motion.gains:
        place = after.offset(gain.seat)
        end = marks_spot(stage, place) if gain.strokes else stage.plates[place].centre
        rises.append(Rise(gain, start, end))
    return Beat((), gains=tuple(rises))


def _ended(lain: Layout, lying: Mapping[Key, Pose], after: Layout, stage: Stage) -> Iterator[Beat]:
    """The hand is over: what is left is turned up and the discard with it, and tricks come to be
    counted, those of all as they were taken before each side's are pushed together. What still
    lies goes."""
    pushed = over = _before_wreath(after)
    counted = over.counted if over.counted is not None and over.counted.of_all else None
    if counted is not None:
        over = over._replace(counted=counted._replace(spread=True))
    new, renamed = poses(over, stage), dict[Key, Key]()
    for seat, keys in enumerate(left_keys(after)):
        held = list(_held(lain, seat))
        for key in keys:
            # Of backs not one is that piece more than another.
            was = next((one for one in held if piece_of(one) == piece_of(key)), held[0])
            held.remove(was)
            renamed[key] = was
    shown = (heap.piece for heap in over.middle if heap.place == "shown")
    renamed |= {piece: "discard" for piece in shown if piece is not None}
    goes, gone, wait = list[Go](), dict[Key, Pose](), 0
    for key, was in renamed.items():
        turned = Go(key, new[key], tempo.TAKE, was=was if was != key else None, curve="in-out")
        goes.append(turned._replace(wait=wait if turned.was else 0))
        wait += tempo.UNTURNED if turned.was else 0
    came = [key for key in new if key not in renamed and new[key] != lying.get(key)]
    goes += _laid_out(came, lying, new, over, stage, wait)
    turned_up = {go.was for go in goes}
    for key, pose in lying.items():
        if key not in new and key not in turned_up:
            gone[key] = pose._replace(look="rest")
    goes += _swept(gone, stage, tempo.COLLECT, "in-out")
    yield Beat(tuple(goes), told=True, rises=over.moment)
    if counted is not None:
        yield from _pushed(new, counted, pushed, stage)


def _before_wreath(after: Layout) -> Layout:
    """The end of a hand before there is a wreath for a match won by it."""
    return after._replace(moment="") if after.moment == "match" else after


def _laid_out(
    came: Sequence[Key],
    lying: Mapping[Key, Pose],
    new: Mapping[Key, Pose],
    over: Layout,
    stage: Stage,
    wait: int,
) -> Iterator[Go]:
    """Tricks that come to be counted, or the pieces of a shoot, one after another from the left:
    from where they were ``lying``, as one that is turned up, or from who took them."""
    from moon_desktop.table.tricks.ending_places import count_spot

    columns, counted = sorted({new[key].spot.x for key in came}), over.counted or _NONE
    at = {count_spot(stage, counted, trick).x: trick for trick in range(len(counted.tricks))}
    for key in came:
        pose = new[key]
        trick, packet = at.get(pose.spot.x), ""
        number, spot = columns.index(pose.spot.x), _appears(pose, stage)
        if trick is not None and counted.seats[trick] < over.seats:
            x, y = stage.plates[over.offset(counted.seats[trick])].centre
            spot, packet = spot._replace(x=x, y=y), taken_key(counted.order[trick])
        pitch = tempo.COME if counted.of_all else tempo.COUNT
        # What won is heard, and neither what it took nor whose face is below it.
        won = pose.look != "illegal" and pose.face == piece_of(key)
        start = lying[packet] if packet in lying else Pose(spot, pose.face, FLYING)
        was = packet if won and packet in lying else None
        yield Go(
            key, pose, tempo.LAID, wait + number * pitch,
            was=was,
            start=None if was or key in lying else start,
            curve="in-out",
            cue=sounds(stage).laid if won else None,
        )  # fmt: skip


def _appears(pose: Pose, stage: Stage) -> Spot:
    """Where what lies at ``pose`` comes from: a face from its plate, all else from the middle."""
    spot = _centre(stage, pose.spot.width * 0.5)
    kind, *where = f"{pose.face}".split(":")
    if kind != TAKER or not where[0]:
        return spot
    x, y = stage.plates[int(where[0])].centre
    return spot._replace(x=x, y=y)


def _pushed(
    lying: Mapping[Key, Pose], counted: Counted, over: Layout, stage: Stage
) -> Iterator[Beat]:
    """Each side's tricks are pushed together, and counted one by one where there are ladders: for
    every side, or where all play alone only for the viewer."""
    there = poses(over, stage).items()
    yield Beat(
        tuple(
            Go(key, pose, tempo.PUSH, curve="in-out") for key, pose in there if pose != lying[key]
        )
    )
    owners: Sequence[object] = counted.camps or counted.seats
    told: set[object] = {*counted.camps} or {over.viewer}
    most = max(map(owners.count, told)) if over.sides else 0
    for tricks in range(1, most + 1):
        yield Beat((), tempo.COUNT, counted=tricks, cue="tick")


def _wreath(after: Layout, stage: Stage) -> Beat:
    """The pieces of the wreath are laid round the moon, which rises."""
    lying, goes = poses(_before_wreath(after), stage), []
    for place, (key, pose) in enumerate(poses(after, stage).items()):
        start = None
        if key not in lying:
            start = Pose(_appears(pose, stage), pose.face, FLYING)
        goes.append(Go(key, pose, tempo.LAID, place * tempo.WREATH, start=start))
    gone = {key: pose for key, pose in lying.items() if key not in poses(after, stage)}
    return Beat((*goes, *_swept(gone, stage, tempo.COLLECT)), told=True, rises=after.moment)


def _turned(lain: Layout, piece: Piece, stage: Stage) -> tuple[Layout, Go]:
    """The dummy turns up the top of its pile, and how everything lies then."""
    (pile,) = (heap for heap in lain.middle if heap.place == "dummy")
    left = (pile._replace(pile=pile.pile - 1),) if pile.pile > 1 else ()
    lain = lain._replace(middle=(*left, Middle("turned", piece)))
    key, top = turned_key(piece), stacked("dummy", pile.pile - 1)
    return lain, Go(key, poses(lain, stage)[key], tempo.TURN, was=top, curve="in-out")


def _renamed(key: Key, was: Key, lying: Mapping[Key, Pose], ms: int) -> Go:
    return Go(key, lying[key], ms, was=was if was != key else None)


def _gather(
    lain: Layout, lying: dict[Key, Pose], taker: Key, place: int, stage: Stage
) -> tuple[tuple[Beat, ...], dict[Key, Pose]]:
    """A finished trick goes to the tray of who took it, ``place`` seats clockwise, as others of
    that tray make room; and how everything lies then. Partners sit opposite each other."""
    camp, trays, won = place % 2, list(lain.trays), piece_of(taker)
    trick = TakenTrick(tuple(laid.piece for laid in lain.trick), won, "")
    trays[camp] = trays[camp]._replace(tricks=(*trays[camp].tricks, trick))
    new = dict(poses(lain._replace(trick=(), trays=tuple(trays)), stage))
    goes = [
        Go(key, pose, tempo.COLLECT if key in trick.pieces else tempo.SHRINK, curve="in-out")
        for key, pose in new.items()
        if pose != lying[key]
    ]
    goes = [go._replace(cue="clack") if piece_of(go.key) == won else go for go in goes]
    left = {key: pose for key, pose in lying.items() if key not in new}
    if left:
        return _taken(left, taker, stage, TrayPlaces.of(stage).packet(camp), turn=0.0), new
    return (Beat(tuple(goes), cue=sounds(stage).taken),), new


def _taken(
    trick: Mapping[Key, Pose],
    taker: Key,
    stage: Stage,
    to: tuple[float, float],
    pile: tuple[Key, Pose] | None = None,
    turn: float = 90.0,
) -> tuple[Beat, ...]:
    """A finished trick is gathered under the piece that takes it, turned face down, and slid to
    its place on a ``pile``, where it lies as one; without any ``to`` where it goes, at that
    ``turn``, below what lies there."""
    home = trick[taker].spot
    gathered = {
        key: pose._replace(
            spot=home._replace(turn=home.turn + _ASKEW * (order % 3 - 1)),
            layer=FLYING + (len(trick) if key == taker else order),
            look="rest",
        )
        for order, (key, pose) in enumerate(trick.items())
    }
    end = Pose(Spot(*to, turn, home.width * _LEAST_SEEN), None, _BELOW)
    slid = [Go(key, end, tempo.SLIDE, gone=True, curve="in-out") for key in gathered]
    if pile is not None:
        slid = [go._replace(pose=pile[1]._replace(layer=_BELOW)) for go in slid if go.key != taker]
        slid.append(Go(*pile, tempo.SLIDE, was=taker, curve="in-out"))
    ways: list[Iterable[Go]] = [
        (Go(key, pose, tempo.GATHER, curve="in-out") for key, pose in gathered.items()),
        (Go(key, pose._replace(face=None), tempo.CLOSE) for key, pose in gathered.items()),
        slid,
    ]
    cues = sounds(stage).taken, None, None
    return tuple(Beat(tuple(goes), cue=cue) for goes, cue in zip(ways, cues, strict=True))


def _chips(motion: Motion, after: Layout, stage: Stage) -> Beat:
    """Chips go from plate to plate, or to and from the middle."""

    def lying(seat: int | None, order: int) -> Pose:
        x, y, _ = stage.disc
        if seat is not None:
            x, y = stage.plates[after.offset(seat)].centre
        return Pose(Spot(x, y, 0.0, stage.hand.width * 0.4), CHIP, FLYING + order)

    ways = [(way, n) for way in motion.chips for n in range(min(way.many, _MOST_CHIPS))]
    goes = []
    for order, (way, turn) in enumerate(ways):
        start, end = lying(way.giver, order), lying(way.taker, order)
        key, wait = f"{CHIP}{order}", turn * tempo.DEAL_STAGGER
        chip = Go(key, end, tempo.CHIP, wait, start=start, gone=True, curve="in-out", cue="chip")
        goes.append(chip)
    return Beat(tuple(goes), told=motion.told)


def _won_and_lost(chips: Sequence[Chips], after: Layout, stage: Stage) -> Beat:
    """Chips go to rails, where they stay, from the supply, from the trick that earned them, or out
    of the moon; and from rails back to the supply; one by one."""
    # Loaded where a game is played for chips.
    from moon_desktop.table.tricks.purses import chip_spot, earned_spot

    goes, supply = list[Go](), chip_spot(stage, None, 0, 0)
    for giver, taker, many, sockets, lie, earned in chips:
        seat = giver if taker is None else taker
        assert seat is not None
        place = after.offset(seat)
        for turn in range(many):
            number = lie + turn if giver is None else lie - 1 - turn
            start, end = supply, chip_spot(stage, place, sockets, number)
            if earned:
                start = earned_spot(stage, place, earned)
                if after.moment == "shoot":
                    start = _centre(stage, end.width)
            elif taker is None:
                start, end = end, supply
            lies, comes = Pose(end, CHIP, FLYING + len(goes)), Pose(start, CHIP, FLYING)
            wait, gone = len(goes) * tempo.CHIP_STAGGER, taker is None
            # What Moon cards brought may lie there yet, and stays.
            key = f"{CHIP}{'earned' if earned else ''}{len(goes)}"
            chip = Go(key, lies, tempo.CHIP, wait, start=comes, gone=gone)
            cue: Cue = "chip-back" if gone else "chip"
            goes.append(chip._replace(curve="in-out", cue=cue))
    # What is lost lies in its socket no more while it goes.
    return Beat(tuple(goes), told=any(way.taker is None for way in chips))
