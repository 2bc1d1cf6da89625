"""What the table shows, as regions of named things for who cannot see it; it knows no Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from moon_desktop.engine.pieces import Piece
from moon_desktop.games.show import Show
from moon_desktop.games.views.table import Counted, Layout, TakenTrick, Telling
from moon_desktop.table.poses import hand_keys
from moon_desktop.words import aloud
from moon_desktop.words.language import tr
from moon_desktop.words.table import sentences

Kind: TypeAlias = Literal["hand", "trick", "middle", "told", "players", "taken", "heard"]
"""The regions, in the order in which they are walked."""


class Item(NamedTuple):
    """A thing in a region; ``key``: what it is from one moment to the next. ``closed``: it cannot
    be chosen, and the ``description`` says why; ``acts``: it can."""

    key: str
    name: str
    description: str = ""
    closed: bool = False
    acts: bool = False


class Region(NamedTuple):
    """A part of the table, and what there is in it."""

    kind: Kind
    name: str
    items: tuple[Item, ...] = ()


class Seen(NamedTuple):
    """What the table shows at one moment: nothing that ``sight`` hides is in it.

    ``names`` by seat; ``about``: what is told of each player besides, clockwise from the viewer.
    ``open``: whether a piece of the hand is asked for, ``why`` those that are closed cannot be
    chosen, and which is ``advised``. ``heard``: what was said, the newest first, each by its
    number.
    """

    show: Show
    sight: Any
    layout: Layout
    telling: Telling
    prompt: str
    names: tuple[str, ...]
    about: tuple[str, ...] = ()
    open: bool = False
    why: Mapping[Piece, str] = {}
    advised: Piece | None = None
    heard: tuple[tuple[int, str], ...] = ()

    def called(self, pieces: Iterable[Piece]) -> list[str]:
        """Pieces by their names."""
        return [self.show.table.piece_called(piece) for piece in pieces]

    @property
    def noun(self) -> aloud.Noun:
        """What its pieces are."""
        pack = self.show.table.face(None).pack
        if pack == "domino":
            return "tile"
        return "card" if self.layout.fans or pack in ("moon", "french") else "piece"

    def name(self, seat: int) -> str:
        """A player by name; a dummy has none."""
        return self.names[seat] if seat < len(self.names) else ""


HEARD: Final = 60
"""So many of the last things that were said can be looked for."""


def regions(seen: Seen) -> tuple[Region, ...]:
    """All of them, also those in which nothing is."""
    return (
        hand(seen),
        trick(seen),
        Region("middle", tr("In the middle"), _numbered("middle", _middle(seen))),
        Region("told", tr("What is played for"), _numbered("told", told(seen))),
        players(seen),
        taken(seen),
        Region("heard", tr("What happened"), tuple(_heard(seen))),
    )


def _numbered(kind: Kind, names: Iterable[str]) -> tuple[Item, ...]:
    return tuple(Item(f"{kind}:{place}", name) for place, name in enumerate(names) if name)


def hand(seen: Seen) -> Region:
    """The viewer's pieces from left to right."""
    layout = seen.layout
    open_ = layout.open if seen.open else frozenset()
    some = bool(open_) and any(held.piece not in open_ for held in layout.hand)
    items = []
    names = seen.called(one.piece for one in layout.hand)
    for key, held, name in zip(hand_keys(layout), layout.hand, names, strict=True):
        piece, closed = held.piece, bool(open_) and held.piece not in open_
        told = aloud.piece(
            name,
            seen.show.table.face(piece).worth,
            layout.tag if held.look == "apart" else "",
            advised=piece == seen.advised,
            playable=some and not closed,
        )
        why = seen.why.get(piece, "") if closed else ""
        items.append(Item(key, told, why, closed, piece in open_))
    hidden = not layout.hand and layout.held(layout.viewer) > 0
    name = aloud.hand(len(items), len(open_), seen.noun, seen=not hidden)
    return Region("hand", name, tuple(items))


def trick(seen: Seen) -> Region:
    """What lies in the trick, in the order played."""
    layout, sight = seen.layout, seen.sight
    plays = seen.show.table.plays_told(sight, seen.names)
    takes = {laid.piece for laid in layout.trick if laid.takes}
    takes |= {one.piece for one in layout.middle if one.takes and one.piece is not None}
    told = (
        f"{words} {tr('It takes the trick so far.')}" if play.piece in takes else words
        for play, words in zip(sight.plays, plays, strict=True)
    )
    leader = seen.name(sight.plays[0].seat) if sight.plays else ""
    return Region("trick", aloud.trick(leader), _numbered("trick", told))


def _middle(seen: Seen) -> Iterator[str]:
    """What lies in the middle, is drawn, or lies open at the end."""
    layout, caption = seen.layout, seen.telling.caption
    for laid in layout.drawn:
        yield aloud.drew(seen.name(laid.seat), *seen.called([laid.piece]))
    for one in layout.middle:
        name = "" if one.piece is None else seen.called([one.piece])[0]
        pile = aloud.pieces(one.pile, seen.noun) if one.pile > 1 else ""
        yield aloud.phrase(*one.words.splitlines()) or aloud.middle(
            one.place, caption if one.place in ("widow", "shown") else "", name, pile
        )
    if layout.dice is not None:
        yield layout.dice.words
    if seen.telling.unused is not None:
        yield seen.telling.unused.told
    for seat, pieces in enumerate(layout.left):
        if pieces:
            yield aloud.left(seen.name(seat), seen.called(pieces))
    if layout.counted is not None:
        yield from _tricks(seen, _counted(seen, layout.counted))


def told(seen: Seen) -> list[str]:
    """What is played for, what is asked, and how it stands, a line each."""
    telling = seen.telling
    return [
        sentences((telling.title, telling.line)),
        seen.prompt,
        *counts(seen),
        aloud.gain(telling.gain) if telling.gain else "",
    ]


def counts(seen: Seen) -> list[str]:
    """How the hand stands, a line each: both counts, and where each piece is that counts."""
    lines = (*seen.telling.besides, *(counter.told for counter in seen.telling.counters))
    return [line[:1].upper() + line[1:] for line in lines]


def players(seen: Seen) -> Region:
    """Who sits there, clockwise from the viewer."""
    about = (*seen.about, *("" for _ in seen.telling.plates[len(seen.about) :]))
    items = (
        Item(f"players:{place}", aloud.plate(plate), words)
        for place, (plate, words) in enumerate(zip(seen.telling.plates, about, strict=True))
    )
    return Region("players", tr("Players"), tuple(items))


_Trick: TypeAlias = tuple[int, str, tuple[Piece, ...], str]
"""Its number from 1, what is told of it, its pieces, and who took it."""


def taken(seen: Seen) -> Region:
    """The tricks that lie open, as in trays, and the last one, that everybody may see again."""
    layout, done = seen.layout, seen.sight.tricks
    open_: list[_Trick] = []
    for tray, heading in zip(layout.trays, seen.telling.trays, strict=False):
        open_ += _in_tray(tray.tricks, heading.names, done)
    if not open_ and done:
        last = done[-1]
        pieces = tuple(play.piece for play in last.plays)
        open_ = [(len(done), "", pieces, seen.name(last.taker))]
    of = next((plate.of for plate in seen.telling.plates if plate.of), 0)
    return Region(
        "taken", aloud.taken(len(done), of), _numbered("taken", _tricks(seen, sorted(open_)))
    )


def _in_tray(tricks: Sequence[TakenTrick], names: str, done: Sequence[Any]) -> Iterator[_Trick]:
    order = [tuple(play.piece for play in trick.plays) for trick in done]
    for trick in tricks:
        yield order.index(trick.pieces) + 1, trick.told, trick.pieces, names


def _counted(seen: Seen, counted: Counted) -> Iterator[_Trick]:
    numbers = counted.order or range(len(counted.tricks))
    for number, trick, seat in zip(numbers, counted.tricks, counted.seats, strict=False):
        yield number + 1, trick.told, trick.pieces, seen.name(seat)


def _tricks(seen: Seen, tricks: Iterable[_Trick]) -> Iterator[str]:
    for number, words, pieces, taker in tricks:
        yield aloud.taken_trick(number, words, seen.called(pieces), taker)


def _heard(seen: Seen) -> Iterator[Item]:
    for number, words in seen.heard[:HEARD]:
        yield Item(f"heard:{number}", words)
