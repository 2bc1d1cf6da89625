"""Why a choice in Texas 42 is the best, as values that its show puts into sentences."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import Literal, NamedTuple, TypeAlias

from moon_desktop.engine.pieces import Tile

Why: TypeAlias = Literal[
    # any phase
    "only", "least",
    # the auction, and naming trump
    "pass", "must-bid", "partner-high", "wins-game", "best-bid", "best-trump", "nel-o",
    # a tile led
    "makes", "sets", "draws", "sure", "partner-sure", "low",
    # a tile played to another's lead
    "follows", "takes", "trumps", "count-to-partner", "keeps-count", "saves", "cannot-take",
    # in nel-o
    "ducks", "throws",
]  # fmt: skip


class Holding(NamedTuple):
    """What a hand is worth at the ``call`` that its best choice is for: ``trumps`` held, and
    whether the ``double`` (the highest trump) is among them; ``doubles`` besides trumps, and
    ``offs``, the tiles that are neither and may lose a trick."""

    call: str
    trumps: int
    double: bool
    doubles: int
    offs: int


class Figure(NamedTuple):
    """The number that a choice stands out by: the chance, 0–1, that the bid is ``made`` or is
    ``set``; ``marks`` or ``points`` that the side may expect; its chance, 0–1, to ``win``."""

    of: Literal["made", "set", "marks", "points", "win"]
    value: float


class Explained(NamedTuple):
    """Why the best choice is the best, each word true of the Sight it was told of.

    ``holding`` goes with bids and calls, also with a ``pass``, of which ``bid`` is the best bid
    there would have been, and with ``must-bid``. ``partner-high``: the partner's bid stands.
    ``wins-game``: made, it wins the game. ``makes``, ``sets``: this trick, which is sure, decides
    the bid. ``draws``: it draws trumps, of which ``number`` are out. ``sure``: nothing still out
    beats it. ``partner-sure``: ``seat``, the partner, takes what is led so. ``low``: it costs
    least to lead. ``follows``: the only tile that follows. ``takes``: it takes the trick;
    ``trumps``: by trumping. ``count-to-partner``: ``seat`` has the trick for sure and is given
    ``number`` of count. ``keeps-count``: it gives the others no counter, as ``tile`` would.
    ``saves``: keeps ``tile``, which will take a trick. ``cannot-take``: no tile open could.
    ``ducks``: it stays below ``tile``, the highest so far. ``throws``: it can be got rid of.
    """

    why: Why
    figure: Figure
    holding: Holding | None = None
    tile: Tile | None = None
    seat: int | None = None
    number: int = 0
    bid: str | None = None
