"""What a table draws of any game: plates, words, where pieces lie and move, and the card."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, TypeAlias

from moon_desktop.engine.pieces import Piece
from moon_desktop.games.views.cues import Cue

Key: TypeAlias = str
"""A piece by its notation where it is known, else ``seat:place``, or its place in the middle."""

Place: TypeAlias = Literal["widow", "discard", "dummy", "turned", "stock", "upcard", "shown"]
"""Where pieces lie in the middle: beside widow and discard a dummy's pile and its turned piece,
which goes with the trick; a stock and the piece turned up from it, which stay through all of them;
and the discard that is shown when the hand is over."""

Moment: TypeAlias = Literal["", "game", "shoot", "match", "lost"]
"""What the end of a hand is besides: a game won, a shoot made, or the match, won by the viewer's
side or by another."""

Look: TypeAlias = Literal["rest", "legal", "illegal", "apart"]

Camp: TypeAlias = Literal["ours", "theirs", "third"]
CAMPS: Final[tuple[Camp, ...]] = ("ours", "theirs", "third")
"""The viewer's side, the next one clockwise, and with three sides the last: each has its colour
and its sign."""

NOTHING: Final[Mapping[Key, Key]] = MappingProxyType({})


def hidden(seat: int, place: int) -> Key:
    """The key of a piece in a hand that the viewer cannot see."""
    return f"{seat}:{place}"


def stacked(place: Place, depth: int) -> Key:
    """The key of a piece in the middle that lies on ``depth`` others."""
    return f"{place}:{depth}" if depth else place


class Face(NamedTuple):
    """How a piece looks: a domino by its notation, or a card by figure and sign; without a
    ``figure`` it is a back of its pack."""

    pack: str = "domino"
    """The proportions and the manner of drawing: "domino"; "moon", cards that bear pictures;
    "french", those that most card games are played with; or the name of the game of another
    package, which draws them itself: see ``Game.look``."""
    figure: str = ""
    sign: str = ""
    """Of a card: "rockets", "crescents", "stars" or "full-moons" with a figure from 1 to 12, or
    "big" or "little"; of a French card "clubs", "diamonds", "hearts" or "spades" with a figure of
    at most two letters or digits, from 2 to 10 with as many signs. Of a game that draws them
    itself whatever that knows."""
    worth: str = ""
    """What it counts for who takes it, marked quietly on it; mostly nothing."""
    name: str = ""
    """The words on a card that has some: what a big or little moon is called."""


Faces: TypeAlias = Callable[[Piece | None], Face]
"""How each piece of a game looks."""


def domino(piece: Piece | None) -> Face:
    """A domino by its notation; None: its back."""
    return Face("domino", piece or "")


class PlateValues(NamedTuple):
    """What a plate tells; every word comes from outside."""

    name: str
    dealer: bool = False
    coin: str = "D"
    """The letter on the dealer's coin."""
    pill: str = ""
    """What became of the player's bid."""
    bidder: bool = False
    plain: bool = False
    """The pill's words are no bid yet: set without an outline."""
    tricks: int = 0
    of: int = 0
    """How many tricks there are; 0 leaves their figure out."""
    needed: int | None = None
    """How many tricks the player's bid needs; None without any."""
    score: int | str = 0
    in_hole: bool = False
    fullness: float | None = 0.0
    """The score's share of the game: 0 to 1; None below zero."""
    turn: str | None = None
    partner: str = ""
    """The word for who scores together with you; none on any other plate."""
    asterisks: int = 0
    """Stains to be paid for after the game."""
    chips: int | None = None
    """How many chips lie before the player; None where none are played for."""
    out: bool = False
    """The player sits this hand out: the plate is pale."""
    aside: str = ""
    """A quiet word behind the name."""
    camp: Camp | None = None
    """The side of the player, where a colour and a sign tell it; None where they do not."""
    strokes: tuple[int, int] | None = None
    """Marks won as strokes of the pencil, and how many win; None where the score is a figure, or
    not told there."""
    in_chips: bool = False
    """The score is a count of chips, and tricks are those of a pack with pictures."""
    rail: int = 0
    """So many sockets for them are on another player's plate."""
    taken: str = ""
    """How many tricks were taken, in words; without any it stands as figures."""

    def scored_as(self, before: "PlateValues") -> "PlateValues":
        """The same with the score of ``before``."""
        return self._replace(
            score=before.score,
            in_hole=before.in_hole,
            fullness=before.fullness,
            strokes=before.strokes,
            asterisks=before.asterisks,
        )


class TrayTold(NamedTuple):
    """The heading of the tray of a side: who they are, what they still need, and their count."""

    camp: Camp
    names: str
    line: str
    figure: str


class Purse(NamedTuple):
    """The tray of a side that plays for chips, with a rail of so many ``sockets`` (or none).

    ``worth``: the chips that one, two and so on ``tricks`` bring; ``told``: the same in words, and
    before them what none bring.
    ``camp`` is None where everyone plays alone, and has no sign.
    """

    camp: Camp | None
    names: str
    chips: int
    sockets: int
    tricks: int
    worth: tuple[int, ...]
    told: tuple[str, ...]

    @property
    def brings(self) -> int:
        """The chips that its tricks bring."""
        return self.worth[self.tricks - 1] if self.tricks else 0


class Heap(NamedTuple):
    """What lies on the felt and is nobody's, with words beside it: so ``many`` chips, or pieces out
    of play."""

    many: int
    told: str


class Rail(NamedTuple):
    """What counts in a hand, on a groove that both sides fill, each from its own end.

    ``of``: all there is; ``ours``, ``theirs``: taken so far. ``pin``: what the side ``bidders``
    needs, counted from its end; ``above`` is said over the pin, ``below`` under what is out.
    ``steps``, where it is not empty, takes the groove's place: ``above`` is said, and an outline
    a trick shows whether it is over (True) or still to come.
    """

    of: int
    ours: int
    theirs: int
    bidders: Camp
    pin: int
    above: str
    below: str
    steps: tuple[bool, ...] = ()
    lost: bool = False
    """The last of the steps that are over is the one that lost it."""
    crossed: bool = False
    """The two sides are shown in one another's colour."""


class CounterTold(NamedTuple):
    """A piece that counts, and where it is: still out, on the table, or with who took it."""

    piece: Piece
    where: Literal["out", "table"] | Camp
    told: str
    """The same in words."""


class Telling(NamedTuple):
    """Everything the furniture says at one moment, in words already found.

    ``plates`` and ``bubbles`` by clockwise offset from the viewer; an empty bubble is not
    shown. ``caption`` is said on the disc.
    """

    plates: tuple[PlateValues, ...]
    emblem: str
    title: str
    line: str
    caption: str = ""
    bubbles: tuple[str, ...] = ()
    besides: tuple[str, ...] = ()
    """What is told besides to who cannot see the table, a line each."""
    trays: tuple[TrayTold, ...] = ()
    """Ours and theirs, where the tricks of a side lie open before it: none before the play, as in
    any game whose layouts have no trays."""
    rail: Rail | None = None
    counters: tuple[CounterTold, ...] = ()
    purses: tuple[Purse, ...] = ()
    """One a side, ours first and on clockwise, or only the viewer's where everyone plays alone;
    none in any other game."""
    supply: Heap | None = None
    unused: Heap | None = None
    gain: str = ""
    """The chips that are in the trick, said on the disc after a picture of one."""


class Told(NamedTuple):
    """The suit in force, as the piece that was led tells it."""

    words: str
    emblem: str


class Held(NamedTuple):
    """A piece in the viewer's own hand, and how it is marked."""

    piece: Piece
    look: Look = "rest"


class Laid(NamedTuple):
    """A piece that ``seat`` laid before it: played to the trick, or drawn.

    ``told``: the suit, where the piece that was led is to tell it. ``back``: it is out of the
    draw, and set back. ``takes``: it takes the trick so far, where that is shown meanwhile.
    """

    seat: int
    piece: Piece
    told: Told | None = None
    back: bool = False
    takes: bool = False


class Middle(NamedTuple):
    """What lies at a place in the middle: a pile of so many, the top one showing ``piece``
    (None: its back). ``told`` and ``takes``: as of one that a seat laid. ``words``: what is said
    below it."""

    place: Place
    piece: Piece | None = None
    pile: int = 1
    told: Told | None = None
    takes: bool = False
    words: str = ""


class Dice(NamedTuple):
    """What the two dice show, and what is told of them."""

    faces: tuple[int, int]
    words: str


class Asked(NamedTuple):
    """A piece of the hand is asked for: those that are ``open``, where it is to be dropped (None:
    the viewer's place in the trick), and the words there and for one that fell short of it."""

    open: frozenset[Piece]
    words: str
    short: str
    place: Place | None = None


class TakenTrick(NamedTuple):
    """A trick in the tray of who took it: its pieces in the order played, which of them won it,
    and what it counts, as is told on pointing at it."""

    pieces: tuple[Piece, ...]
    won: Piece
    told: str


class Tray(NamedTuple):
    """The tricks of a side, face up in the order taken; ``stacked``: the last one on top."""

    camp: Camp
    tricks: tuple[TakenTrick, ...] = ()
    stacked: bool = False
    sign: Camp | None = None
    """The side whose colour marks what won; None: that of ``camp``."""


class Counted(NamedTuple):
    """Tricks that are counted when the hand is over, and the ``seats`` that took them; the number
    of the one that a bid ``needed``, with ``words`` for it; None where it needed none. ``of_all``:
    not only one side's, but those of every side together, ours first, each with the face of who
    took it; ``camps``: the side of each, where sides have a colour and a sign."""

    seats: tuple[int, ...]
    tricks: tuple[TakenTrick, ...]
    needed: int | None = None
    words: str = ""
    of_all: bool = False
    camps: tuple[Camp, ...] = ()
    order: tuple[int, ...] = ()
    """Which of all the tricks of the hand each was, the first being 0."""
    spread: bool = False
    """They lie in that order still, and each side's are not pushed together yet."""


class Layout(NamedTuple):
    """Where every piece lies as ``viewer`` of ``seats`` sees it.

    ``hand``: the viewer's own pieces from left to right, where they are seen; ``backs``: how many
    unseen ones each seat holds. ``ahead``: so many first pieces of the hand, the trumps, stand a
    little apart from the others, and where it is ``apart`` the last one does; ``tag`` is on what
    looks so. ``trick``: in the order played; ``drawn``: by seat. ``out``: the
    seats that sit this hand out and have no row, but for the pieces that they laid ``away``: so
    many of each seat, or none at all. ``trays``: ours and theirs, where taken tricks stay in sight;
    the table is laid out for them, so there are always both or never any, also empty ones.
    ``fans``: pieces are cards, held as fans; ``sides``: how many sides play for chips with such
    cards; 0 in other games. ``taken``: who took each trick so far, which lies face down there.
    When a hand is over, ``left`` are the pieces that each seat still held, turned up, with words
    for them, ``counted`` the tricks of the bidder, ``won`` the pieces that make its ``moment``: in
    a row those that won a shoot, or round the moon a wreath. Where the match is over, ``winners``
    are the seats that won it, who are seen in the middle, and ``final`` is what all sides ended
    with, the most first.
    """

    viewer: int
    seats: int
    hand: tuple[Held, ...] = ()
    backs: tuple[int, ...] = ()
    ahead: int = 0
    apart: bool = False
    tag: str = ""
    trick: tuple[Laid, ...] = ()
    drawn: tuple[Laid, ...] = ()
    middle: tuple[Middle, ...] = ()
    out: frozenset[int] = frozenset()
    away: tuple[int, ...] = ()
    trays: tuple[Tray, ...] = ()
    dice: Dice | None = None
    asked: Asked | None = None
    fans: bool = False
    sides: int = 0
    taken: tuple[int, ...] = ()
    left: tuple[tuple[Piece, ...], ...] = ()
    left_words: str = ""
    counted: Counted | None = None
    moment: Moment = ""
    won: tuple[Piece, ...] = ()
    winners: tuple[int, ...] = ()
    final: str = ""

    def offset(self, seat: int) -> int:
        """How many places clockwise from the viewer ``seat`` sits."""
        return (seat - self.viewer) % self.seats

    def sees(self, seat: int) -> bool:
        """Whether the pieces that ``seat`` holds are the viewer's own, and seen."""
        return seat == self.viewer and bool(self.hand)

    def held(self, seat: int) -> int:
        """How many pieces ``seat`` holds."""
        if self.sees(seat):
            return len(self.hand)
        return self.backs[seat] if self.backs else 0

    @property
    def open(self) -> frozenset[Piece]:
        """The pieces in hand that the viewer may choose now."""
        return frozenset() if self.asked is None else self.asked.open


class Chips(NamedTuple):
    """So ``many`` chips go from one seat to another; None is the middle, or the supply.

    ``sockets``: so many are in the rail of the seat, where it has one, and so many chips ``lie``
    there. ``earned``: so many tricks of a hand that is over bring them; they go when those have
    been counted, from the last of them.
    """

    giver: int | None
    taker: int | None
    many: int = 1
    sockets: int = 0
    lie: int = 0
    earned: int = 0


class Gain(NamedTuple):
    """What a hand that is over brings or costs a seat, as is told on its plate; marks as so many
    ``strokes`` of the pencil."""

    seat: int
    told: str
    lost: bool = False
    strokes: int = 0


class Took(NamedTuple):
    """Who took a trick, or by a renege cut it short, and with what, in a sentence; ``brief``: the
    same where there is no room for it. ``seat``: None for a dummy."""

    seat: int | None
    words: str
    brief: str


class Motion(NamedTuple):
    """How the table shows an entry; what it changed lies in the layouts before and after it.

    ``draw``: the ``seats`` that drew turn up a piece each, in turn. ``deal``: from ``seat`` on,
    clockwise, after any dice are rolled. ``say``: ``seat`` says ``words`` in its bubble, and then
    everything moves. ``move``: every piece goes to where it lies now. ``play``: ``seat`` plays
    ``piece``; ``taker`` is who took the trick that it finished, None where it finished none, or
    where nobody takes it; ``over``: the hand has ended with it. ``chips`` go their ways, after a
    trick also those that it brings.
    """

    kind: Literal["none", "draw", "deal", "say", "move", "play", "chips"] = "none"
    seat: int = 0
    seats: tuple[int, ...] = ()
    words: str = ""
    piece: Piece = ""
    taker: int | None = None
    over: bool = False
    renamed: Mapping[Key, Key] = NOTHING
    """Pieces that have another key than before, such as one taken up: new keys to old ones."""
    pace: Literal["settle", "take", "lay"] = "settle"
    """How slowly those go: as pieces that close up, that are taken in, or that are laid down."""
    hold: bool = False
    """What has been moved is left to be looked at."""
    told: bool = False
    """All that the entry changed is told while everything moves, not only after it."""
    gain: str = ""
    """The chips in the trick that it finished, told as long as that lies."""
    turned: Piece = ""
    """What is turned up from the dummy's pile after the piece that is played, to end the trick."""
    dummy: bool = False
    """The dummy takes the trick."""
    line: Literal["kept", "cleared", "ahead", "then"] = "kept"
    """What becomes of the line over the table meanwhile: ``ahead`` says what follows, of a lead
    once it lies; ``then`` too, but only when all else that follows is told."""
    chips: tuple[Chips, ...] = ()
    gains: tuple[Gain, ...] = ()
    """They rise from the tricks that were counted, or from the moon."""
    cue: Cue | None = None
    """What is heard as it begins, besides the pieces that lie down."""


# --- the card in the middle ---------------------------------------------------------------


class Result(NamedTuple):
    """A title, why it came so, the word of the key that goes on, and what else is to be known;
    ``title``, ``line`` and ``more`` may want several lines.

    ``over``: the match is won, and the key begins another with the same people. ``bare``: it stands
    on the felt itself, as a shoot's does. ``turned``: the hand that the match turned on, if any,
    and ``see`` the word of the key that shows it, where that is no hand.
    """

    title: str
    line: str
    key: str
    more: tuple[str, ...] = ()
    over: bool = False
    bare: bool = False
    turned: int | None = None
    see: str = ""
