"""The reason why a choice is the best, and the figure it stands out by, as values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.pieces import Tile
from moon_desktop.players.advice import Advice, Worth

Why: TypeAlias = Literal[
    # any phase
    "only", "least",
    # the auction and the trump
    "pass", "must-bid", "wins-game", "best-bid", "longest",
    # a lead
    "makes", "sets", "draws-last", "draws", "sure", "safe", "drives-out", "highest",
    "bidder-void", "saves", "voids", "lowest", "beatable",
    # a tile played to another's lead
    "follows", "fellow-takes", "cheapest", "takes", "trumps", "ducks", "leaves",
    "throws", "may-catch",
]  # fmt: skip
"""Why a choice is the best, as it may be said in every game with an auction; see ``Because`` for
what goes with each."""

Fact: TypeAlias = Literal[
    # the auction and the trump
    "partner-bid", "call", "best-call", "holding",
    # the play
    "own-trumps", "trumps-out", "no-trumps", "void", "beaten-by", "on-top", "plays-last", "stands",
    "cannot-take",
]  # fmt: skip
"""What speaks for a choice and is told before the reason; see ``Because``."""


class Because(NamedTuple):
    """Why a choice is the best, or what speaks for it, each word true of the Sight it was told
    of; a game has words of its own besides.

    - ``only``: nothing else is open; ``least``: of what is open the adviser misses it least.
    - ``pass``: no bid is worth as much; ``bid`` is the best of them, if there is any.
      ``must-bid``: to pass is not open. ``wins-game``: made, it brings the side of the seat from
      ``number`` to the target. ``best-bid``: worth more than to pass. ``longest``: of a trump,
      that ``number`` of them are held, and of no other open more.
    - ``makes`` and ``sets``: the contract is decided by this trick, which is sure.
      ``draws``: ``number`` trumps are out, and this is a higher one; ``draws-last``: the one that
      is out must fall. ``sure``: nothing still out can beat it; ``safe``: something can, but
      nobody may hold it who is still to play. ``drives-out``: a trump that ``number`` of those
      still out beat. ``highest`` of ``suit`` still about, though it may be
      trumped. ``bidder-void``: ``seat``, the bidder, has shown to hold no ``suit``.
      ``saves``: keeps ``tile``, which nothing still out can beat, or which could have taken
      the trick. ``voids``: it leaves no tile of ``suit`` in a hand that keeps a trump; of a hand
      without trump only after a lead. ``lowest`` of the ``suit`` in the hand. ``beatable``:
      ``number`` tiles still out beat it.
    - ``follows``: the only tile that follows ``suit``. ``fellow-takes``: ``seat``, who stands
      with the seat against the other side, has the trick for sure. ``cheapest``: of the tiles
      that take the trick, the lowest. ``takes``: the only one that takes it.
      ``trumps``: it trumps the ``suit`` led.
    - Where tiles count: ``gives-count``: it counts ``number``, and a fellow, ``seat``, has the
      trick for sure; ``keeps-count``: a foe, ``seat``, has it for sure, and another tile counts.
    - Of a contract to take no trick: ``ducks``: it stays below ``tile``, the highest so far.
      ``leaves``: it leaves the trick with ``seat``, the bidder. ``throws``: not following, it can
      be got rid of. ``may-catch``: ``seat``, the bidder, may hold ``number`` tiles that follow and
      beat it.
    - Of the facts, ``partner-bid``: ``seat``, a partner, has bid ``bid``. ``call`` is what a bid
      is meant for, or a discard, and ``best-call`` what the best bid would be, of a pass;
      ``holding`` is what the hand holds there, as a ``holding.Holding``.
      ``own-trumps``: ``number`` trumps are held; ``trumps-out``: so many are out; ``no-trumps``:
      none is; ``void``: ``seat``, who has shown to hold no ``suit``, may trump it.
      ``beaten-by``: ``number`` tiles of ``suit``, the tile's own, are out and beat it.
      ``on-top``: ``tile``, of ``seat``, is the highest so far. ``plays-last``: nobody plays to
      this trick after the seat; ``stands``: nobody who does may hold what beats the tile.
      ``cannot-take``: none that is open could take it.
    """

    why: str
    tile: Tile | None = None
    suit: int | None = None
    seat: int | None = None
    number: int = 0
    bid: str | None = None
    call: str | None = None
    holding: Any = None


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


def why_bid(advice: Advice, *, wins_game: bool, must: bool) -> Because:
    """The reason for the best of the bids of ``advice``: that made it wins the game, as
    ``wins_game`` has it, or that the seat ``must`` bid; else what it is worth."""
    sight, best = advice.sight, advice.best
    if len(sight.legal) == 1:
        return Because("only")
    if best.bid == PASS:
        return Because("pass", bid=best_bid(advice).choice.bid)
    if wins_game:
        score = sight.ledger.scores[sight.seats.side(sight.seat)]
        return Because("wins-game", number=score, bid=best.bid)
    if must:
        return Because("must-bid")
    passes = [worth.win for worth in advice.worths if worth.choice.bid == PASS]
    return Because("best-bid" if max(passes, default=1.0) < advice.of(best).win else "least")


def best_bid(advice: Advice) -> Worth:
    """The worth of the best choice of ``advice``; where that is to pass, of the best bid."""
    if advice.best.bid != PASS:
        return advice.of(advice.best)
    bids = [worth for worth in advice.worths if worth.choice.bid != PASS]
    return max(bids, key=lambda worth: worth.win)


def longest(call: str, calls: Sequence[str], count: Callable[[str], int]) -> Because:
    """The reason for naming ``call`` of the ``calls`` open, by the ``count`` of trumps at each."""
    number = count(call)
    if number > 1 and number >= max(map(count, calls)):
        return Because("longest", number=number)
    return Because("least")


_TELLS: Final = 0.005
"""Chances that are no further apart than this tell nothing."""

_TELLS_POINTS: Final = 0.05


def figure(advice: Advice) -> Figure:
    """The figure by which the best choice of ``advice`` stands out from the others: the chance
    of the contract, of a bid its own; else points, and else the chance of the game."""
    sight, best = advice.sight, advice.of(advice.best)
    own = sight.seats.side(sight.seat)
    if isinstance(advice.best, Bid):
        if advice.best.bid != PASS and best.made is not None:
            return Figure("made", best.made)
        return Figure("win", best.win)
    made = [worth.made for worth in advice.worths if worth.made is not None]
    if best.made is not None and (max(made) - min(made) > _TELLS or sight.phase != "play"):
        if sight.bidder is not None and sight.seats.side(sight.bidder) != own:
            return Figure("set", 1 - best.made)
        return Figure("made", best.made)
    points = [mine(advice, worth) for worth in advice.worths]
    if max(points) - min(points) > _TELLS_POINTS:
        return Figure("points", mine(advice, best))
    return Figure("win", best.win)


def mine(advice: Advice, worth: Worth) -> float:
    """The points that the seat of ``advice`` may expect of ``worth``."""
    points: float = worth.points[advice.sight.seat]
    return points
