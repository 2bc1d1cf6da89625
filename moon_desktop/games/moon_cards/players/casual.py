"""A casual player: plays for an odd count, and knows where Moon cards belong."""

from __future__ import annotations

from typing import NamedTuple

from moon_desktop.engine.entries import Choice, Play
from moon_desktop.games.moon_cards.cards import BIG, LITTLE, SUITS, TRICKS, colour_of, number_of
from moon_desktop.games.moon_cards.dummy import DUMMY
from moon_desktop.games.sight import PlainSight
from moon_desktop.players.budget import Budget

HIGH = 9
"""From this number on a card of a colour is likely to take the trick it is led to."""


class Casual(NamedTuple):
    """Plays by rules of thumb: it looks at the trick, at how many tricks its side has, and at its
    own cards; ``seed`` and ``budget`` it has no use for."""

    seed: int
    budget: Budget | None = None

    def choose(self, sight: PlainSight) -> Choice:
        """One of ``sight.legal``."""
        cards = [play for play in sight.legal if isinstance(play, Play) and follows(sight, play)]
        judge = _lead if sight.suit is None else _follow
        return max(cards, key=lambda play: judge(sight, play))


def follows(sight: PlainSight, play: Play) -> bool:
    """Whether a card follows the colour led, or need not (C2.3)."""
    if sight.suit is None:
        return True
    pack = SUITS.pack
    return bool(pack.held(SUITS.follow(pack.mask(sight.held), sight.suit), play.piece))


def wants(sight: PlainSight) -> bool:
    """Whether one trick more would do the seat's side good: it makes the count odd (C4.1)."""
    return tricks_of(sight) % 2 == 0


def tricks_of(sight: PlainSight) -> int:
    """The tricks that the seat's side has taken."""
    table = sight.seats
    return table.by_side(sight.taken)[table.side(sight.seat)]


def _strength(sight: PlainSight, card: str) -> int:
    assert sight.suit is not None
    return SUITS.strength[sight.suit][SUITS.pack.index[card]]


def _lead(sight: PlainSight, play: Play) -> float:
    """How good a card is to lead."""
    card, last = play.piece, len(sight.tricks) == TRICKS - 1
    if card == BIG:
        # It takes the trick and a chip, whenever it is played: best when the trick is wanted.
        return 30 if wants(sight) or last else -1
    if card == LITTLE:
        # The highest number takes it: for who wants no trick.
        return 12 if not wants(sight) else 2
    red = colour_of(card) == 0
    power = number_of(card) + 12 * red
    if wants(sight):
        return power if power >= HIGH else 0.5 * power
    return 20 - power


def _follow(sight: PlainSight, play: Play) -> float:
    """How good a card is to lay on the trick."""
    card = play.piece
    best = max(sight.plays, key=lambda laid: _strength(sight, laid.piece))
    table, power = sight.seats, _strength(sight, card)
    ours = best.seat != DUMMY or table.count > DUMMY
    ours = ours and table.side(best.seat) == table.side(sight.seat)
    takes = power > _strength(sight, best.piece)
    left = table.count - len(sight.plays) - 1
    bigs = sum(laid.piece == BIG for laid in sight.plays)
    littles = sum(laid.piece == LITTLE for laid in sight.plays)
    if card == LITTLE:
        # A chip less for who takes the trick: let that be the others.
        return -25 if ours else 15 + 5 * (left == 0)
    # The trick with what lies in it: an odd count at the end, a chip for each Big Moon in it.
    good = (6 if wants(sight) else -6) + 8 * bigs - 8 * littles
    if card == BIG:
        if takes:
            return good + 6
        # The second of two goes to who laid the first.
        return 5 if ours else -20
    if takes:
        # As low as will do where nobody follows; else as high as may hold.
        sure = power / 20 if left else -power / 20
        return (0 if ours else good) * (1.0 if left == 0 else 0.7) + sure
    if ours and not wants(sight):
        # The partner's trick is none that is wanted: it cannot be helped with this card.
        return power / 20
    spare = number_of(card) + 12 * (colour_of(card) == 0)
    return spare / 20 if not wants(sight) else -spare / 20
