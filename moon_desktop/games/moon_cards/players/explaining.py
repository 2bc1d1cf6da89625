"""Why the best card of an advice is the best, in values that the game's show tells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import Piece
from moon_desktop.games.match import PlainSight
from moon_desktop.games.moon_cards.cards import BIG, LITTLE, PACK, TRICKS, number_of
from moon_desktop.games.moon_cards.players.casual import on_top, strength, suit_led, taker, unseen
from moon_desktop.players.advice import Advice

ReasonKind: TypeAlias = Literal[
    "last", "follows", "big", "big-odd", "big-partner", "five", "odd", "partner-odd",
    "dumps", "leaves", "keeps-odd", "little", "keeps-big", "lowest", "least",
]  # fmt: skip
"""Why a card is the best; see ``Reason`` for what goes with each."""

Fact: TypeAlias = Literal[
    "on-top", "little-in", "plays-last", "sure", "beaten-by", "cannot-take", "odd-pays",
]  # fmt: skip
"""What speaks for a card, and is told before the reason."""


class Reason(NamedTuple):
    """Why a card is the best, or what speaks for it, each word true of the Sight it was told of;
    ``tricks``: those that the side of the seat has taken.

    - ``last``: nothing else is held. ``follows``: nothing else held may be played.
    - ``big``: this Big Moon takes the trick for certain, with ``big-odd`` to an odd count;
      ``big-partner``: the partner, ``seat``, has the trick for certain, and this one adds a chip.
    - ``five``: on top of the trick, after four. ``odd``: on top, after an even number, and the
      highest that could be led. ``partner-odd``: the partner has the trick, after an even number.
    - ``dumps``: this Little Moon costs a foe, ``seat``, a chip for certain. ``leaves``: a foe,
      ``seat``, has a trick for certain with more Little Moons in it than big ones. ``keeps-odd``:
      after an odd number another side is on top, or the lowest number is led.
    - ``little``: it takes no trick. ``keeps-big``: a Big Moon stays in the hand.
      ``lowest``: of the cards with a number that are open, and it does not take the trick.
      ``least``: nothing else is better.
    - Of the facts, ``on-top``: ``card``, of ``seat``, has the trick so far; ``little-in``: a
      Little Moon lies in it. ``plays-last``: nobody plays to it after the seat. ``sure``: no card
      of those that the seat has not seen can take it from this one, which is on top;
      ``beaten-by``: ``number`` of them, ``unseen`` in all, can. ``cannot-take``: no card that is
      open would be on top. ``odd-pays``: as C4.1 has it.
    """

    why: ReasonKind | Fact
    tricks: int = 0
    seat: int | None = None
    card: Piece | None = None
    number: int = 0
    unseen: int = 0


class Explanation(NamedTuple):
    """What speaks for the best choice of an advice, and why it is the best."""

    facts: tuple[Reason, ...]
    because: Reason


def explain(advice: Advice) -> Explanation:
    """Why the best choice of ``advice`` is the best."""
    sight: PlainSight = advice.sight
    play = advice.best
    assert isinstance(play, Play)
    if len(sight.held) == 1:
        return Explanation((), Reason("last"))
    if len(sight.legal) == 1:
        return Explanation((), Reason("follows"))
    why, seat = _found(sight, play)
    return Explanation(tuple(_facts(sight, play, why)), Reason(why, _tricks(sight), seat))


def _facts(sight: PlainSight, play: Play, why: ReasonKind) -> Iterator[Reason]:
    """What is to be told of the table before the reason ``why``."""
    if sight.plays:
        top = on_top(sight.plays)
        if top.piece != LITTLE:
            yield Reason("on-top", seat=top.seat, card=top.piece)
        if why not in ("leaves", "dumps") and LITTLE in [one.piece for one in sight.plays]:
            yield Reason("little-in")
    plays = (*sight.plays, play)
    if on_top(plays) != play:
        options = [one for one in sight.legal if isinstance(one, Play)]
        if not any(on_top((*sight.plays, one)) == one for one in options) and why == "lowest":
            yield Reason("cannot-take")
    elif play.piece not in (BIG, LITTLE):
        hidden, suit = unseen(sight), suit_led(plays[0].piece)
        own = strength(suit, play.piece)
        number = sum(strength(suit, card) > own for card in hidden)
        if len(plays) == sight.seats.count + sight.rules.has_dummy:
            yield Reason("plays-last")
        elif number:
            yield Reason("beaten-by", number=number, unseen=len(hidden))
        else:
            yield Reason("sure")
    if why in ("odd", "keeps-odd", "partner-odd"):
        yield Reason("odd-pays")


def _tricks(sight: PlainSight) -> int:
    return sight.seats.by_side(sight.taken)[sight.seats.side(sight.seat)]


def _found(sight: PlainSight, play: Play) -> tuple[ReasonKind, int | None]:
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
    if not ours and (text := _foe(sight, play, sure)):
        return text, top.seat
    low = not ours if sight.plays else _ends(sight, play, high=False)
    if tricks % 2 and low:
        return "keeps-odd", None
    if play.piece == LITTLE:
        return "little", None
    if BIG in sight.held and play.piece != BIG:
        return "keeps-big", None
    lowest = LITTLE not in sight.held and top != play and _ends(sight, play, high=False)
    return ("lowest" if lowest else "least"), None


def _is_ours(sight: PlainSight, seat: int) -> bool:
    return sight.seats.side(seat) == sight.seats.side(sight.seat)


def _foe(sight: PlainSight, play: Play, sure: int | None) -> ReasonKind | None:
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
    """Whether a card is the highest, or the lowest, of those with a number that are open."""
    cards = [one.piece for one in sight.legal if isinstance(one, Play)]
    cards = [card for card in cards if card not in (BIG, LITTLE)]
    numbers = [number_of(card) for card in cards]
    return play.piece in cards and number_of(play.piece) == (max if high else min)(numbers)
