"""What the sheets beside the table tell: a hint, and the count of what is still out."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import Literal, NamedTuple, TypeAlias

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.pieces import Piece


class Head(NamedTuple):
    """The heading of a column of figures, also in brief, and what the figures mean."""

    word: str
    brief: str
    meaning: str


class HintRow(NamedTuple):
    """A choice with its three figures, the chances in hundredths (``made``: how often the bid is
    set, to who plays against it); ``tile`` and ``emblem`` are its picture; ``brief`` is its label
    where there is little room; ``aloud`` is all of it for a voice."""

    choice: Choice
    tile: Piece | None
    emblem: str
    label: str
    brief: str
    made: str
    points: str
    win: str
    best: bool
    aloud: str


class HintTold(NamedTuple):
    """All of the sheet: the ``best`` choice as a heading; the ``reason`` for it, what speaks for
    it and what follows; the figure that it stands out by, in a ``sentence``; the headings of the
    figures, without a word over those there are none of; the rows from the best down, and how they
    were weighed. A game that knows no reason leaves it empty."""

    best: str
    reason: str
    sentence: str
    heads: tuple[Head, ...]
    rows: tuple[HintRow, ...]
    weighed: str

    @property
    def aloud(self) -> str:
        """What is said first of all, for a voice: the best choice, the reason, its figure."""
        return " ".join(filter(None, (f"{self.best}:", self.reason, self.sentence)))


Fault: TypeAlias = Literal["lost", "given", "bid", "cost", "unsound"]
"""What speaks against a choice: ``lost``, it throws away the contract of its own side; ``given``,
it lets another’s be made that might be set; ``bid``, it is a bid that is hardly ever made;
``cost``, it gives away what counts in a game without contracts; ``unsound``, rules of thumb
forbid it."""


Whereabouts: TypeAlias = Literal["own", "out", "gone"]
"""In the hand of who counts; not seen yet; played, or laid away by who counts."""


class Counted(NamedTuple):
    """A piece, what it is called, and where it is."""

    piece: Piece
    name: str
    where: Whereabouts


class CountRow(NamedTuple):
    """A suit as it stands on the sheet: its emblem and name, how many of its pieces are out, the
    pieces, who is void, and all of it for a voice."""

    emblem: str
    name: str
    trump: bool
    out: str
    pieces: tuple[Counted, ...]
    void: str
    aloud: str


class CountTold(NamedTuple):
    """All of the sheet: what there is to say of it, a row a suit, none where there is nothing to
    count, and the piece that the legend shows."""

    line: str
    rows: tuple[CountRow, ...]
    sample: Piece
