"""The sides as a viewer sees them: whose each is, who they are, and the chips that they have and
that move between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.entries import Play
from moon_desktop.engine.seats import Seats
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.match import PlainSight
from moon_desktop.games.moon_cards import chips
from moon_desktop.games.moon_cards.cards import BIG, LITTLE, TRICKS
from moon_desktop.games.moon_cards.chips import RoundOver
from moon_desktop.games.moon_cards.rules import MoonCardsRules
from moon_desktop.games.views.table import CAMPS, Camp, Chips, Heap, Purse, Telling
from moon_desktop.words import score
from moon_desktop.words.language import ngettext, tr
from moon_desktop.words.names import apart
from moon_desktop.words.score import signed

_MOST_SOCKETS: Final = 21
"""Of a longer game the chips are told as a figure: three times the usual target."""

_WORTH: Final = tuple(chips.by_tricks(tricks) for tricks in range(1, TRICKS + 1))


def camps(table: Seats, viewer: int) -> tuple[Camp, ...]:
    """Whose each side is, as they come round from the viewer; none where all play alone."""
    if not table.partners:
        return ()
    order = table.sides_clockwise(viewer)
    return tuple(CAMPS[order.index(side)] for side in range(table.sides))


def side_named(table: Seats, side: int, viewer: int, names: Sequence[str]) -> str:
    """A side by the names of its seats, the viewer first and on clockwise."""
    members = [seat for seat in table.clockwise(viewer) if table.side(seat) == side]
    return score.side([apart(names[seat]) for seat in members])


def sockets(rules: MoonCardsRules) -> int:
    """How many a rail has."""
    return rules.target if rules.target <= _MOST_SOCKETS else 0


def scores(sight: PlainSight) -> tuple[int, ...]:
    """The chips of each side: between rounds the result is still on the table, also that of a game
    just won."""
    return (sight.result or sight.ledger).scores


def _worth_told(tricks: int) -> str:
    """What so many tricks bring, in words."""
    chips = _WORTH[tricks - 1] if tricks else 0
    told = ngettext("{number} chip", "{number} chips", chips) if chips else tr("no chip")
    return told.format(number=chips)


def told_of_chips(told: Telling, sight: PlainSight, names: Sequence[str]) -> Telling:
    """``told`` with the trays of the sides, or only yours where all play alone, the supply, and
    the chips in the trick; ``names`` by seat."""
    seats, had = sight.seats, scores(sight)
    taken = seats.by_side(sight.taken) if sight.taken else (0,) * seats.sides
    owners = camps(seats, sight.seat)
    order = seats.sides_clockwise(sight.seat)
    who = {side: side_named(seats, side, sight.seat, names) for side in order}
    purses = tuple(
        Purse(
            owners[side] if owners else None,
            who[side],
            had[side],
            sockets(sight.rules),
            taken[side],
            _WORTH,
            tuple(_worth_told(tricks) for tricks in range(TRICKS + 1)),
        )
        for side in order[: len(owners) or 1]
    )
    supply = Heap(chips.supply(had), tr("supply"))
    besides = [f"{supply.told} {supply.many}", *(f"{who[side]} {had[side]}" for side in order)]
    return told._replace(
        purses=purses, supply=supply, gain=gain(sight.plays), besides=tuple(besides)
    )


def gain(plays: Sequence[Play]) -> str:
    """What the Moon cards among them come to; nothing where there are none (C3.4)."""
    moons = [(play.piece == BIG) - (play.piece == LITTLE) for play in plays]
    return signed(sum(moons)) if any(moons) else ""


def chips_moved(before: PlainSight, done: Trick | None, after: PlainSight) -> tuple[Chips, ...]:
    """The chips that go to and fro between two sights: first those that the Moon cards of the trick
    ``done`` move, and then those of a round that is over (C3.4, C4.1)."""
    rail = sockets(before.rules)
    if not rail:
        return ()
    rules, had, ways = before.rules, before.ledger.scores, list[Chips]()
    result = after.result
    over = isinstance(result, RoundOver) and before.result is None
    none = (0,) * len(had)
    changes = [(chips.by_moons(rules, had, done), none)] if done is not None else []
    if isinstance(result, RoundOver) and over:
        earned = none if result.offender is not None else after.seats.by_side(result.tricks)
        changes.append((result.chips, earned))
    for change, tricks in changes:
        # The first seat of a side has the side's number.
        ways += [
            Chips(None, side, many, rail, lie, earned)
            if many > 0
            else Chips(side, None, -many, rail, lie)
            for side, (many, lie, earned) in enumerate(zip(change, had, tricks, strict=True))
            if many
        ]
        had = chips.sums(had, change)
    return tuple(ways)
