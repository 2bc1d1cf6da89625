"""A reviewed hand as its window shows it, in any game."""

from __future__ import annotations

from typing import Literal, NamedTuple

from moon_desktop.engine.pieces import Piece

Look = Literal["plain", "gone", "away", "chosen", "took"]


class Laid(NamedTuple):
    """A piece and how it looks: ``gone`` was played before, ``away`` laid away; ``chosen`` is what
    the choice was about; ``took``: it takes the trick that the choice finished. ``better``: it
    would have been the best choice. ``told``: what is said of it on pointing there."""

    piece: Piece
    look: Look = "plain"
    better: bool = False
    told: str = ""


class Aside(NamedTuple):
    """A piece that lies in the middle of the table, and what it is called there."""

    piece: Piece
    caption: str


class Scene(NamedTuple):
    """What lies open just after a choice.

    ``hands`` by seat, each of as many places, None where nothing lies; ``spare``: how many of
    them, the last, stand apart. ``trick`` by seat; ``aside``: what lies in the middle before the
    play. ``beside``: what stands after each name; ``marked``: the seat with the crescent;
    ``dealer`` and the letter on its ``coin``. ``notes``: the lines in the corner, from below, and
    whether they are strong.
    """

    hands: tuple[tuple[Laid | None, ...], ...]
    spare: int
    trick: tuple[Laid | None, ...]
    aside: Aside | None
    beside: tuple[str, ...]
    marked: int | None
    dealer: int | None
    coin: str
    notes: tuple[tuple[str, bool], ...]


class Column(NamedTuple):
    """The heading of a column of figures, and what it counts."""

    head: str
    tip: str


class WorthRow(NamedTuple):
    """A choice with its figures: ``known``, one a column, empty while they are not weighed;
    ``seen``, what it comes to with all seen."""

    choice: str
    chosen: bool
    best: bool
    known: tuple[str, ...]
    seen: str


class Worths(NamedTuple):
    """What every choice was worth, the best first: what its player ``knew``, in ``columns``, and
    apart from it, under the heading ``all_seen``, a column ``seen``. ``note``: how they were
    weighed, empty while they are not."""

    knew: str
    columns: tuple[Column, ...]
    all_seen: str
    seen: Column
    rows: tuple[WorthRow, ...]
    note: str


class Moment(NamedTuple):
    """One choice: what lies on the table after it, what was ``done``, and how good it was, in a
    sentence and in figures."""

    scene: Scene
    done: str
    told: str
    worths: Worths


class Chance(NamedTuple):
    """How the contract stood after a choice: ``known``, its chance, 0-1, as far as the bidder
    could know when it chose last, None as long as that is not weighed; ``seen``, whether perfect
    play of all would have made it from there."""

    known: float | None
    seen: bool


class Graph(NamedTuple):
    """The line of a chance over a hand: its ``heading``, empty where there is no line; ``chances``,
    one a choice, None before there is any; the numbers of choices at which a trick ``begins``; what
    the ``band`` says where it is so, and where it is not; ``aloud``: all of it for a voice."""

    heading: str
    chances: tuple[Chance | None, ...]
    begins: tuple[int, ...]
    band: tuple[str, str]
    aloud: str


class Cell(NamedTuple):
    """A choice in the grid: at what ``place`` of the record and of which ``seat``.

    ``row``: the heading of its row, a number for that of a trick; ``piece`` or ``text``, which
    may be ``faint``: what was chosen; ``leads``: it opens a trick; ``took``: it took it; ``size``
    of the mistake, 0 for none; ``told``: all of it in a sentence.
    """

    place: int
    seat: int
    row: str | int
    piece: Piece | None
    text: str
    faint: bool
    leads: bool
    took: bool
    size: int
    told: str


class Headline(NamedTuple):
    """What is to be said of a hand before all else, in ``words``, and ``more`` that is known while
    it is weighed; ``opens``: the number of the choice to be looked at first, None till then."""

    words: str
    more: str
    opens: int | None


class Hand(NamedTuple):
    """Hand ``number`` with all its choices, so many of them ``weighed``; ``title``: what it is
    called, with holes for its ``{number}`` and for how many ``{hands}`` there are; ``names``: those
    of the seats, fit to be shown; ``heading``: what it was played at, and how it ended.
    ``turned``: pieces that nobody chose. ``account`` tells this hand from another of the number."""

    number: int
    title: str
    headline: Headline
    names: tuple[str, ...]
    heading: str
    cells: tuple[Cell, ...]
    weighed: int
    graph: Graph
    account: object
    turned: tuple[Cell, ...] = ()


class Fortune(NamedTuple):
    """What became of the chances of one seat('s side) to win, in games.

    ``gained``: what the hands together brought: who wins a game that began with one chance in
    three has gained two thirds. It is ``luck + own + others``: ``own``, what its own mistakes
    cost, so never above zero; ``others``, what those of all others brought it, or a partner's
    cost it; ``luck``, the rest. ``mistakes``: how many it made of each size, small ones first.
    """

    gained: float
    luck: float
    own: float
    others: float
    mistakes: tuple[int, int, int]


class MatchFortune(NamedTuple):
    """``hands``: how many were weighed; ``seats``: one Fortune a seat. Over the sides, ``gained``
    and ``luck`` each sum to zero."""

    hands: int
    seats: tuple[Fortune, ...]


class Readers(NamedTuple):
    """Whom a headline speaks to: the seats ``people`` whose choices it is about, all if there are
    none; ``fortunes``: luck and play of this hand alone, None as long as that is not weighed."""

    people: tuple[int, ...] = ()
    fortunes: MatchFortune | None = None
