"""The draws and deals that a seed gives a match of Moon."""

from __future__ import annotations

from moon_desktop.engine.entries import Deal, Draw
from moon_desktop.engine.shuffle import rolled, shuffled
from moon_desktop.games.moon_checks import HAND_SIZE
from moon_desktop.games.moon_phases import Dealing, Drawing, Phase
from moon_desktop.games.moon_rules import MoonRules


def chance_due(rules: MoonRules, phase: Phase, number: int, seed: int) -> Draw | Deal | None:
    """The draw (M1.3) or the deal after hand ``number`` that is due; None where none is.

    A deal depends on the seed, the rules and its number alone, never on what was played.
    """
    match phase:
        case Drawing(drawn, contenders):
            return _draw(rules, drawn, contenders, seed)
        case Dealing(dealer):
            return _deal(rules, dealer, number + 1, seed)
        case _:
            return None


def _draw(
    rules: MoonRules, drawn: tuple[Draw, ...], contenders: tuple[int, ...], seed: int
) -> Draw:
    seen = {tile for draw in drawn for tile in draw.tiles}
    left = [tile for tile in rules.tiles if tile not in seen]
    order = shuffled(left, seed, "draw", len(drawn) + 1)
    return Draw(tuple(order[s] if s in contenders else None for s in range(rules.seats)))


def _deal(rules: MoonRules, dealer: int, number: int, seed: int) -> Deal:
    order = shuffled(rules.tiles, seed, "deal", number)
    hands = tuple(
        tuple(order[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]) for seat in range(rules.seats)
    )
    dice = rolled(seed, "dice", number) if rules.aggie_dice else None
    return Deal(number, dealer, dice, hands, order[-1] if rules.has_widow else None)
