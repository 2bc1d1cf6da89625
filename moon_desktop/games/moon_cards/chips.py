"""The chips: what Moon cards move, what tricks bring, and what an offence costs."""

from __future__ import annotations

from typing import Final

from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.moon_cards.cards import BIG, LITTLE, TRICKS
from moon_desktop.games.moon_cards.entries import RoundOver
from moon_desktop.games.moon_cards.rules import MoonCardsRules

SUPPLY: Final = 40
"""As many chips are in the box (C1.3)."""


def supply(scores: tuple[int, ...]) -> int:
    """The chips that no side has; there are always enough (C1.3)."""
    return max(0, SUPPLY - sum(scores))


def by_moons(rules: MoonCardsRules, scores: tuple[int, ...], trick: Trick) -> tuple[int, ...]:
    """What the Moon cards of a ``trick`` move, a side: its taker's first gains and then loses,
    never below zero; nothing moves for the dummy (C3.4, C5.2)."""
    cards = [play.piece for play in trick.plays]
    if trick.taker >= rules.seats:
        return (0,) * len(scores)
    taker = rules.table.side(trick.taker)
    after = max(0, scores[taker] + cards.count(BIG) - cards.count(LITTLE))
    return tuple(after - had if side == taker else 0 for side, had in enumerate(scores))


def by_tricks(tricks: int) -> int:
    """What a side gains at the end of a round in which it took so many (C4.1)."""
    return 2 if tricks == TRICKS else tricks % 2


def scored(
    rules: MoonCardsRules,
    ledger: Ledger,
    taken: tuple[int, ...],
    moons: tuple[int, ...],
    offender: int | None,
) -> RoundOver:
    """The end of a round in which each seat has ``taken`` so many tricks and ``moons`` moved
    chips: scored, or by the renege of ``offender``, whose side pays a chip if it has one (C4.1,
    C6.1)."""
    if offender is None:
        result, gained = "scored", tuple(map(by_tricks, rules.table.by_side(taken)))
    else:
        result, guilty = "replayed", rules.table.side(offender)
        gained = tuple(
            -min(1, has) if side == guilty else 0 for side, has in enumerate(ledger.scores)
        )
    return RoundOver(result, offender, taken, moons, gained, sums(ledger.scores, gained))


def winner(ledger: Ledger) -> int | None:
    """The side that has the target, and more than any other (C4.2)."""
    most = max(ledger.scores)
    if most < ledger.terms.target or ledger.scores.count(most) > 1:
        return None
    return ledger.scores.index(most)


def sums(left: tuple[int, ...], right: tuple[int, ...]) -> tuple[int, ...]:
    """Two lists of chips added, side by side."""
    return tuple(a + b for a, b in zip(left, right, strict=True))
