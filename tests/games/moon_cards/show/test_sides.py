"""What the table is told of chips and tricks: trays, plates, the supply, and chips on their way."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given

from moon_desktop.engine.entries import Play
from moon_desktop.engine.sight import trick_finished
from moon_desktop.games.moon_cards.chips import SUPPLY
from moon_desktop.games.moon_cards.match import MoonCards
from moon_desktop.games.moon_cards.show import SHOW
from moon_desktop.games.views.table import Chips
from tests.kit.arrange import NAMES
from tests.kit.moon_cards import Table, playable_rules, walked
from tests.kit.strategies import LAW, seeds


def told(table: Table, seat: int = 0):
    return SHOW.table.telling(table.match.sight(seat), NAMES[: table.rules.seats], seat)


def test_a_long_game_has_no_rail():
    """C4.2: the sockets would be too small; chips are told as a figure then."""
    table = Table(target=22).deal("BIG", "B9", "B8", "B7")
    assert [purse.sockets for purse in told(table).purses] == [0, 0]
    before = table.say("BIG B9 B8").match.sight(0)
    table.say("B7")
    assert SHOW.table.motion(before, table.entries[-1], table.match.sight(0)).chips == ()


def test_moon_cards_move_chips_first_and_then_the_round():
    """C3.4, C4.1."""
    table = Table("cards-three").deal("R12 R11 R10 R9 B1", "G1 G2 G3 G4 LITTLE", "P1 P2 P3 P4 BIG")
    table.say("R12 G1 P1", "R11 G2 P2", "R10 G3 P3", "R9 G4 P4", "B1 LITTLE")
    before = table.match.sight(0)
    card = Play(2, "BIG")
    moved = SHOW.table.motion(before, card, table.add(card).match.sight(0))
    assert moved.gain == "0"
    table = Table("cards-three").deal("R12 R11 R10 R9 R8", "G1 G2 G3 G4 LITTLE", "P1 P2 P3 P4 P5")
    table.say("R12 G1 P1", "R11 G2 P2", "R10 G3 P3", "R9 G4 P4", "R8 LITTLE")
    before = table.match.sight(0)
    card = Play(2, "P5")
    moved = SHOW.table.motion(before, card, table.add(card).match.sight(0))
    assert moved.gain == "−1"
    assert moved.chips == (Chips(0, None, 1, 7, 2), Chips(None, 0, 2, 7, 1, earned=5))


@pytest.mark.slow
@given(playable_rules(), seeds())
@LAW
def test_chips_told_to_move_are_those_that_moved(rules, seed):
    """C1.3, C3.4, C4.1, C6.1: from entry to entry, and the box loses none."""
    seen: list[MoonCards] = []
    table = walked(rules, seed, 2, seen.append)
    plays = (entry for entry in table.entries if isinstance(entry, Play))
    for match, after in pairwise(seen):
        if match.turn is None:
            continue
        before, now, entry = match.sight(0), after.sight(0), next(plays)
        scores = list(before.ledger.scores)
        for way in SHOW.table.motion(before, entry, now).chips:
            side = way.giver if way.taker is None else way.taker
            assert side is not None
            many = way.many if way.giver is None else -way.many
            assert (scores[side], way.sockets) == (way.lie, rules.target)
            scores[side] += many
        assert tuple(scores) == (now.result or now.ledger).scores
        found = SHOW.table.telling(now, NAMES[: rules.seats], 0)
        assert found.supply is not None
        assert found.supply.many == max(0, SUPPLY - sum(scores))
        if trick_finished(entry, before, now) is None:
            assert SHOW.table.motion(before, entry, now).gain == ""
