"""Why the best card of an advice is the best, in values that the game's show tells."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from moon_desktop.engine.entries import Play
from moon_desktop.games.moon_cards.cards import BIG, LITTLE, MOONS, PACK, TRICKS, number_of
from moon_desktop.games.moon_cards.players.certain import on_top, taker
from moon_desktop.games.sight import PlainSight
from moon_desktop.players.advice import Advice

Why: TypeAlias = Literal[
    "last", "follows", "big", "big-odd", "big-partner", "five", "odd", "partner-odd",
    "dumps", "leaves", "keeps-odd", "little", "keeps-big", "least",
]  # fmt: skip
"""See ``Because`` for what goes with each."""


class Because(NamedTuple):
    """Why a card is the best, each word true of the Sight it was told of; ``tricks``: those that
    the side of the seat has taken.

    - ``last``: nothing else is held. ``follows``: nothing else held may be played.
    - ``big``: this Big Moon takes the trick for certain, with ``big-odd`` to an odd count;
      ``big-partner``: the partner, ``seat``, has the trick for certain, and this one adds a chip.
    - ``five``: on top of the trick, after four. ``odd``: on top, after an even number, and the
      highest that could be led. ``partner-odd``: the partner has the trick, after an even number.
    - ``dumps``: this Little Moon costs a foe, ``seat``, a chip for certain. ``leaves``: a foe,
      ``seat``, has a trick for certain with more Little Moons in it than big ones. ``keeps-odd``:
      after an odd number another side is on top, or the lowest number is led.
    - ``little``: it takes no trick. ``keeps-big``: a Big Moon stays in the hand. ``least``: of
      what is open the seat misses it least.
    """

    why: Why
    tricks: int = 0
    seat: int | None = None


def explain(advice: Advice) -> Because:
    """Why the best choice of ``advice`` is the best."""
    sight: PlainSight = advice.sight
    play = advice.best
    assert isinstance(play, Play)
    if len(sight.held) == 1:
        return Because("last")
    if len(sight.legal) == 1:
        return Because("follows")
    why, seat = _found(sight, play)
    return Because(why, _tricks(sight), seat)


def _tricks(sight: PlainSight) -> int:
    return sight.seats.by_side(sight.taken)[sight.seats.side(sight.seat)]


def _found(sight: PlainSight, play: Play) -> tuple[Why, int | None]:
    tricks, sure = _tricks(sight), taker(sight, play)
    plays = (*sight.plays, play)
    top, odd = on_top(plays), tricks % 2 == 0
    ours = top.seat < sight.seats.count and _is_ours(sight, top.seat)
    if play.piece == BIG and sure is not None and ours:
        if top == play:
            return ("big-odd" if odd else "big"), None
        return "big-partner", top.seat
    if ours and odd and (sight.plays or _ends(sight, play, high=True)):
        if top != play:
            return "partner-odd", top.seat
        if play.piece != LITTLE:
            return ("five" if tricks == TRICKS - 1 else "odd"), None
    if not ours and (told := _foe(sight, play, sure)):
        return told, top.seat
    low = not ours if sight.plays else _ends(sight, play, high=False)
    if tricks % 2 and low:
        return "keeps-odd", None
    if play.piece == LITTLE:
        return "little", None
    return ("keeps-big" if BIG in sight.held and play.piece != BIG else "least"), None


def _is_ours(sight: PlainSight, seat: int) -> bool:
    return sight.seats.side(seat) == sight.seats.side(sight.seat)


def _foe(sight: PlainSight, play: Play, sure: int | None) -> Why | None:
    """What a trick that is a foe's for certain costs it; the dummy has no chips (C5.2)."""
    if sure is None or sure >= sight.seats.count:
        return None
    cards = [one.piece for one in (*sight.plays, play)]
    bigs, littles = cards.count(BIG), cards.count(LITTLE)
    # With so many chips neither Little Moon goes for nothing.
    pays = sight.ledger.scores[sight.seats.side(sure)] + bigs >= PACK.pieces.count(LITTLE)
    if play.piece == LITTLE and pays:
        return "dumps"
    return "leaves" if littles > bigs and play.piece != LITTLE else None


def _ends(sight: PlainSight, play: Play, *, high: bool) -> bool:
    """Whether a lead is the highest, or the lowest, of the cards with a number that are open."""
    cards = [card for card in sight.held if not PACK.held(MOONS, card)]
    numbers = [number_of(card) for card in cards]
    return play.piece in cards and number_of(play.piece) == (max if high else min)(numbers)
