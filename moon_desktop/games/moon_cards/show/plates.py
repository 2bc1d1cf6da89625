"""What plates, plaque, trays and the felt say of a round: chips, tricks and what they are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.entries import Play
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.match import PlainSight
from moon_desktop.games.moon_cards import chips
from moon_desktop.games.moon_cards.cards import BIG, LITTLE, LITTLE_LED, PACK, TRICKS
from moon_desktop.games.moon_cards.entries import RoundOver
from moon_desktop.games.moon_cards.rules import MoonCardsRules
from moon_desktop.games.moon_cards.show.house_rules import WORDS
from moon_desktop.games.moon_cards.show.sides import camps, side_named
from moon_desktop.games.views.table import Chips, Heap, PlateValues, Purse, Telling
from moon_desktop.words.language import tr
from moon_desktop.words.score import signed

_MOST_SOCKETS: Final = 21
"""Of a longer game the chips are told as a figure: three times the usual target."""

_WORTH: Final = tuple(chips.by_tricks(tricks) for tricks in range(1, TRICKS + 1))


def sockets(rules: MoonCardsRules) -> int:
    """How many a rail has."""
    return rules.target if rules.target <= _MOST_SOCKETS else 0


def plaque(sight: PlainSight) -> tuple[str, str]:
    """Title and line."""
    title, line = WORDS.game_name(), ""
    if sight.hand:
        line = tr("Round {number}").format(number=sight.hand)
    if sight.phase == "play":
        title, trick = tr("Rockets are trump"), min(len(sight.tricks) + 1, TRICKS)
        if sight.suit == LITTLE_LED:
            title = tr("No trump now")
        line = tr("Round {number}, trick {trick} of {tricks}").format(
            number=sight.hand, trick=trick, tricks=TRICKS
        )
    return title, line


def telling(told: Telling, sight: PlainSight, names: Sequence[str]) -> Telling:
    """Everything the furniture shows of ``sight``, ``told`` as in any game; ``names`` by seat."""
    order = sight.seats.clockwise(sight.seat)
    dealt = (sight.seats.count + sight.rules.has_dummy) * TRICKS
    out = len(PACK.pieces) - dealt
    pile = Heap(out, tr("{number} out of play").format(number=out))
    supply = Heap(chips.supply(_scores(sight)), tr("supply"))
    chips_told = [f"{supply.told} {supply.many}"]
    for side in sight.seats.sides_clockwise(sight.seat):
        who = side_named(sight.seats, side, sight.seat, names)
        chips_told.append(f"{who} {_scores(sight)[side]}")
    return told._replace(
        plates=tuple(
            _plate(sight, seat, plate) for seat, plate in zip(order, told.plates, strict=True)
        ),
        emblem="card:rockets",
        places=frozenset(),
        purses=tuple(_purses(sight, names)),
        supply=supply,
        unused=pile if sight.phase == "play" else None,
        gain=gain(sight.plays),
        besides=" · ".join(chips_told),
    )


def gain(plays: Sequence[Play]) -> str:
    """What the Moon cards among them come to; nothing where there are none (C3.4)."""
    moons = [(play.piece == BIG) - (play.piece == LITTLE) for play in plays]
    return signed(sum(moons)) if any(moons) else ""


def _scores(sight: PlainSight) -> tuple[int, ...]:
    # Between rounds the result is still on the table, also that of a game just won.
    return (sight.result or sight.ledger).scores


def _plate(sight: PlainSight, seat: int, plate: PlateValues) -> PlateValues:
    """The player's own tricks. Chips are told where they lie, and once: in the tray of a side, and
    in yours; on the plates of others where all play alone."""
    seats, tricks = sight.seats, sight.taken[seat] if sight.taken else 0
    alone = not seats.partners and seat != sight.seat
    return plate._replace(
        tricks=tricks,
        taken=tr("{tricks} of {all}").format(tricks=tricks, all=TRICKS),
        score=_scores(sight)[seats.side(seat)] if alone else "",
        in_chips=True,
        rail=sockets(sight.rules) if alone else 0,
        camp=camps(seats, sight.seat)[seats.side(seat)] if seats.partners else None,
    )


def _purses(sight: PlainSight, names: Sequence[str]) -> list[Purse]:
    seats, scores = sight.seats, _scores(sight)
    taken = seats.by_side(sight.taken) if sight.taken else (0,) * seats.sides
    owners = camps(seats, sight.seat)
    return [
        Purse(
            owners[side] if owners else None,
            side_named(seats, side, sight.seat, names),
            scores[side],
            sockets(sight.rules),
            taken[side],
            _WORTH,
            tr("no chip"),
        )
        for side in seats.sides_clockwise(sight.seat)[: len(owners) or 1]
    ]


def chips_moved(before: PlainSight, done: Trick | None, after: PlainSight) -> tuple[Chips, ...]:
    """The chips that go to and fro between two sights: first those that the Moon cards of the trick
    ``done`` move, and then those of a round that is over (C3.4, C4.1)."""
    rail = sockets(before.rules)
    if not rail:
        return ()
    rules, had, ways = before.rules, before.ledger.scores, list[Chips]()
    result = after.result
    changes = [chips.by_moons(rules, had, done)] if done is not None else []
    if isinstance(result, RoundOver) and before.result is None:
        changes.append(result.chips)
    for change in changes:
        # The first seat of a side has the side's number.
        wave = [
            Chips(None, side, many, rail, lie) if many > 0 else Chips(side, None, -many, rail, lie)
            for side, (many, lie) in enumerate(zip(change, had, strict=True))
            if many
        ]
        if ways and wave:
            wave[0] = wave[0]._replace(later=True)
        ways += wave
        had = chips.sums(had, change)
    return tuple(ways)
