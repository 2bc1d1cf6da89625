"""The reason why a choice is the best, and the figure it stands out by, as values."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import Literal, NamedTuple, TypeAlias

from moon_desktop.engine.pieces import Tile

Why: TypeAlias = Literal[
    "only",  # nothing else is open
    "no-bid",  # the same of a pass
    "least",  # of what is open the adviser misses it least
    # the auction
    "pass",  # no bid is worth as much; ``bid`` is the best of them, if there is any
    "partner-has",  # the bid stands with a partner, and to go over it is unsound
    "gains-little",  # a bid is worth more than to pass, but hardly, or it is seldom made
    "must-bid",  # to pass is not open
    "wins-game",  # made, it brings the side of the seat from ``number`` to the target
    "needs", "needs-partners",  # the same where little is missing, alone and with a partner
    "best-bid",  # worth more than to pass
    "no-higher",  # ``bid``, the next above, is worth less
    "partner-bid",  # ``seat``, a partner, has bid ``bid``
    "partner-names",  # who bids so with ``number`` doubles leaves the trump to the partner
    "counters",  # those in the hand count ``number``
    # the call and the discard
    "call", "best-call",  # what a bid, or a discard, is meant for; what the best bid would be
    "holding",  # what the hand holds there
    "partner-holds",  # ``number`` doubles at least are the partner's, who bid that
    "longest",  # ``number`` of this trump are held, and of no other open more
    "danger",  # ``number`` tiles still out are all that could take a trick led with it
    "harmless",  # there are none
    "keeps-trumps",  # all ``number`` trumps, of ``suit``, stay
    "keeps-doubles",  # all ``number`` doubles stay
    "spare",  # the tile missed least
    # any play
    "makes", "sets",  # the contract is decided by this trick, which is sure
    "saves",  # keeps ``tile``, which nothing still out can beat, or which could have taken it
    "voids",  # no tile of ``suit`` is left, and a trump; of a hand without trump after a lead only
    "lowest",  # of the ``suit`` in the hand
    "beaten-by",  # ``number`` tiles of ``suit``, the tile's own, are out and beat it
    # a lead
    "draws",  # ``number`` trumps are out, and this is a higher one
    "draws-last",  # the one that is out must fall
    "sure",  # nothing still out can beat it
    "safe",  # something can, but nobody may hold it who is still to play
    "drives-out",  # a trump that ``number`` of those still out beat
    "highest",  # of ``suit`` still about, though it may be trumped
    "bidder-void",  # ``seat``, the bidder, has shown to hold no ``suit``
    "own-trumps",  # ``number`` trumps are held
    "trumps-out", "no-trumps",  # ``number`` of them are out, or none
    "void",  # ``seat``, who has shown to hold no ``suit``, may trump it
    # a tile played to another's lead
    "follows",  # the only one that follows ``suit``
    "fellow-takes",  # ``seat``, on the same side, has the trick for sure
    "cheapest",  # of the tiles that take the trick, the lowest
    "takes",  # the only one that takes it
    "trumps",  # it trumps the ``suit`` led
    "on-top",  # ``tile``, of ``seat``, is the highest so far
    "plays-last",  # nobody plays to this trick after the seat
    "stands",  # nobody who does may hold what beats the tile
    "cannot-take",  # none that is open could take it
    # where tiles count
    "trick-counts",  # those on the table count ``number``
    "gives-count",  # it counts ``number``, and a fellow, ``seat``, has the trick for sure
    "keeps-count",  # a foe, ``seat``, has it for sure, and another tile counts
    # to take no trick
    "beatable",  # ``number`` tiles still out beat it
    "may-catch",  # ``seat``, the bidder, may hold ``number`` tiles that follow and beat it
    "ducks",  # it stays below ``tile``, the highest so far
    "leaves",  # it leaves the trick with ``seat``, the bidder
    "throws",  # not following, it can be got rid of
]  # fmt: skip
"""Why a choice is the best, or what speaks for it, each true of the Sight it was told of. A game
says those that it has a sentence for."""


class Holding(NamedTuple):
    """A hand at a ``call``, which is ``low`` if no trick is to be taken.

    ``trumps``: how many it holds; ``tops``: those of them that no other trump can beat; ``out``:
    the trumps that others may hold; ``above``: how many of these beat the best that is held.
    Beside its trumps: ``doubles``, how many; ``walk``: the tiles that nothing which others may
    hold can beat in a suit they may be led as; ``offs``: those that something can.
    The last two are empty where they tell nothing of what is to be chosen.
    """

    call: str
    low: bool
    trumps: int
    tops: int
    out: tuple[Tile, ...]
    above: int
    doubles: int
    walk: tuple[Tile, ...]
    offs: tuple[Tile, ...]


class Because(NamedTuple):
    """Why a choice is the best, or what speaks for it, with all that goes with such a reason."""

    why: Why
    tile: Tile | None = None
    suit: int | None = None
    seat: int | None = None
    number: int = 0
    bid: str | None = None
    call: str | None = None
    holding: Holding | None = None


Of: TypeAlias = Literal["made", "set", "points", "win"]


class Figure(NamedTuple):
    """The number that a choice stands out by: ``of`` what, and how much.

    ``made`` and ``set``: chances of the contract, 0–1; ``points``: expected of the seat's side;
    ``win``: the chance of the game, 0–1.
    """

    of: Of
    value: float


class Explained(NamedTuple):
    """Why the best choice of an advice is the best, and the figure it stands out by; ``facts``:
    what speaks for it, told before."""

    because: Because
    figure: Figure
    facts: tuple[Because, ...] = ()
