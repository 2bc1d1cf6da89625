"""What cards are worth to a seat, from what it has seen, within a budget."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Play
from moon_desktop.games.match import PlainSight
from moon_desktop.games.moon_cards.cards import PACK, SUITS, colour_of
from moon_desktop.games.moon_cards.players import win_chance
from moon_desktop.games.moon_cards.players.adviser import advise
from moon_desktop.games.moon_cards.rules import PRESETS, MoonCardsRules
from moon_desktop.players.player import Budget
from moon_desktop.players.reading import gaps_in
from tests.kit.moon_cards import Table


def sight(table: Table) -> PlainSight:
    """That of the seat in turn."""
    assert table.match.turn is not None
    return table.match.sight(table.match.turn)


def test_who_did_not_follow_has_none_of_the_colour() -> None:
    """C2.3; a Moon card tells nothing, nor does the dummy's."""
    at = sight(
        Table("cards-three").deal("B5", "R1 G1 G2 G3 G4", "LITTLE").say("B5 R1 LITTLE", "G1")
    )
    blue = PACK.mask(card for card in PACK.pieces if colour_of(card) == 3)
    assert gaps_in(at, SUITS) == [0, blue, 0]
    at = sight(Table("cards-two").deal("B5", "B6", dummy="R1").say("B5 B6"))
    assert gaps_in(at, SUITS) == [0, 0]


def test_two_moon_cards_of_a_kind_are_one_choice() -> None:
    """C1.1."""
    table = Table("cards-three").deal("BIG BIG LITTLE LITTLE B5")
    advice = advise(sight(table), Budget(None, 5))
    told = [one.choice.piece for one in advice.worths if isinstance(one.choice, Play)]
    assert sorted(told) == ["B5", "BIG", "LITTLE"]


def test_a_renege_costs_a_chip_and_no_deal_is_weighed_for_it() -> None:
    """C6.1."""
    table = Table("cards-three", renege="forfeit").deal("B5", "B6 R12").say("B5")
    advice = advise(sight(table), Budget(None, 5))
    worth = {one.choice.piece: one for one in advice.worths if isinstance(one.choice, Play)}
    assert worth["R12"].points[1] == -1
    assert worth["R12"].win == pytest.approx(win_chance.standing(table.rules, (2, 1, 2))[1])


def test_a_game_is_won_by_more_than_any_other() -> None:
    """C4.2; until then the chances add up, and go by chips."""
    rules = PRESETS["cards-three"]
    assert win_chance.winning(rules, (2, 2, 7)) == (0, 0, 1)
    tied = win_chance.winning(rules, (7, 7, 3))
    assert tied[0] == tied[1] > tied[2] > 0
    assert sum(tied) == pytest.approx(1)
    assert win_chance.standing(rules, (60, 2, 2))[0] < 1


def test_chances_take_no_longer_however_far_away_the_target_is() -> None:
    """And who is a chip nearer is the likelier to win, at any distance, and beyond what weighs."""
    far = MoonCardsRules(seats=3, team_size=1, target=10**9)
    assert len(win_chance.weights(far.target)) == win_chance.KNOWN
    for least in (0, 5_000, 10**9 - 3):
        one, other, same = win_chance.standing(far, (least + 1, least, least))
        assert one > other == same > 0
    weights = win_chance.weights(MoonCardsRules().target)
    assert weights == sorted(weights)
    shares = [weights[chips] / (weights[3] + weights[5]) for chips in (3, 5)]
    assert shares == pytest.approx(win_chance.standing(MoonCardsRules(), (3, 5)))
