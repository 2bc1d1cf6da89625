"""The reason why a choice is the best, as values."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from moon_desktop.engine.pieces import Tile

Why: TypeAlias = Literal[
    # any phase
    "only", "least",
    # the auction
    "pass", "must-bid", "wins-game", "no-higher", "best-bid",
    # the widow and the trump
    "danger", "voids", "keeps-trumps", "spare", "tops", "longest", "sure-tiles", "best-trump",
    # a lead
    "makes", "sets", "draws-last", "draws", "sure", "drives-out", "highest", "bidder-void",
    "saves", "lowest", "beatable",
    # a tile played to another's lead
    "follows", "fellow-takes", "cheapest", "takes", "trumps", "cannot-take", "ducks", "leaves",
    "throws",
]  # fmt: skip
"""See ``Because`` for what goes with each."""


class Because(NamedTuple):
    """Why a choice is the best, each word true of the Sight it was told of.

    - ``only``: nothing else is open; ``least``: of what is open the adviser misses it least.
    - ``pass``: no bid is worth as much; ``bid`` is the best of them, if there is any.
      ``must-bid``: to pass is not open (M2.5). ``wins-game``: made, it brings the side of the
      seat from ``number`` to the target. ``no-higher``: ``bid``, the next above, is worth less.
      ``best-bid``: worth more than to pass.
    - ``danger`` (of ``under``): ``number`` tiles still out are all that could take a trick led
      with it. ``voids``: it leaves no tile of ``suit`` in a hand that keeps a trump; of a hand
      without trump only after a lead. ``keeps-trumps``: all ``number`` trumps, of ``suit``, stay.
      ``spare``: the tile missed least.
    - ``tops``: the ``number`` highest of ``suit`` are held; ``longest``: ``number`` of ``suit``
      are, and of no other open suit more; ``sure-tiles``: ``number`` tiles that nothing still
      out can beat in their suits.
    - ``makes`` and ``sets``: the contract is decided by this trick, which is sure.
      ``draws``: ``number`` trumps are out, and this is a trump; ``draws-last``: the one that is
      out must fall. ``sure``: nobody can take the trick from it. ``drives-out``: a trump that
      ``number`` of those still out beat. ``highest`` of ``suit`` still about, though it may be
      trumped. ``bidder-void``: ``seat``, the bidder, has shown to hold no ``suit``.
      ``saves``: keeps ``tile``, which nothing still out can beat, or which could have taken
      the trick. ``lowest`` of the ``suit`` in the hand. ``beatable``: ``number`` tiles still out
      beat it.
    - ``follows``: the only tile that follows ``suit``. ``fellow-takes``: ``seat``, who stands
      with the seat against the other side, has the trick for sure. ``cheapest``: of the tiles
      that take the trick, the lowest. ``takes``: the only one that takes it.
      ``trumps``: it trumps the ``suit`` led. ``cannot-take``: none that is open could take it.
    - Of ``under``: ``ducks``: it stays below ``tile``, the highest so far. ``leaves``: it leaves
      the trick with ``seat``, the bidder. ``throws``: not following, it can be got rid of.
    """

    why: Why
    tile: Tile | None = None
    suit: int | None = None
    seat: int | None = None
    number: int = 0
    bid: str | None = None


Of: TypeAlias = Literal["made", "set", "points", "win"]


class Figure(NamedTuple):
    """The number that a choice stands out by: ``of`` what, and how much.

    ``made`` and ``set``: chances of the contract, 0–1; ``points``: expected of the seat's side;
    ``win``: the chance of the game, 0–1.
    """

    of: Of
    value: float
