"""The chips: what Moon cards move, what tricks bring, what an offence costs; and a record of it."""

# Annotations are not postponed: at each start NamedTuple would compile every one of them.
from typing import Final, NamedTuple

from moon_desktop.engine.entries import Draw, HandEnd
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.record import Form, list_of, numbers, one_of, or_null, piece, seat_of
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.match import forms
from moon_desktop.games.moon_cards.cards import BIG, LITTLE, TRICKS
from moon_desktop.games.moon_cards.rules import MoonCardsRules

SUPPLY: Final = 40
"""As many chips are in the box (C1.3)."""

MOST: Final = 6
"""Seats at the largest table (C1.2)."""


class _RoundOver(NamedTuple):
    result: str
    offender: int | None
    tricks: tuple[int, ...]
    moons: tuple[int, ...]
    chips: tuple[int, ...]
    scores: tuple[int, ...]


class RoundOver(_RoundOver, HandEnd):
    """How a round ended: ``result`` is ``"scored"``, or ``"replayed"`` by the ``offender``.

    ``tricks`` a seat, those completed; a side the chips that ``moons`` moved in the round, the
    ``chips`` for tricks or as a penalty, and the ``scores`` after it (C3.4, C4.1, C6.1).
    """

    __slots__ = ()
    bidder = None

    @property
    def points(self) -> tuple[int, ...]:  # type: ignore[override]
        """All the chips that the round brought or cost a side."""
        return tuple(a + b for a, b in zip(self.moons, self.chips, strict=True))


FORMS: Final = forms(
    MOST,
    Form("draw", Draw, {"cards": list_of(or_null(piece))}),
    hand=Form(
        "hand",
        RoundOver,
        {
            "result": one_of("scored", "replayed"),
            "offender": seat_of(MOST),
            **dict.fromkeys(("tricks", "moons", "chips", "scores"), numbers),
        },
        ("offender",),
    ),
)
"""``dummy`` stands with two seats (C5.1), ``offender`` after a renege (C6.1)."""


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


def before(ended: RoundOver) -> tuple[int, ...]:
    """What each side had as the round began."""
    return tuple(
        now - moons - chips
        for now, moons, chips in zip(ended.scores, ended.moons, ended.chips, strict=True)
    )


def winner(target: int, scores: tuple[int, ...]) -> int | None:
    """The side that has the target, and more than any other (C4.2)."""
    most = max(scores)
    return None if most < target or scores.count(most) > 1 else scores.index(most)


def sums(left: tuple[int, ...], right: tuple[int, ...]) -> tuple[int, ...]:
    """Two lists of chips added, side by side."""
    return tuple(a + b for a, b in zip(left, right, strict=True))
