"""What was gained is luck, own play and others' play, and nothing is counted twice."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from moon_desktop.games.moon.players import PLAYERS
from moon_desktop.games.views.review import MatchFortune
from moon_desktop.players.review import HandReview
from tests.kit.advised import hand_review, weighed_so
from tests.kit.arrange import Table


def reviews(table, **mistakes):
    numbers = range(1, table.match.number + 1)
    return [
        weighed_so(hand_review(table.rules, table.entries, number), **mistakes)
        for number in numbers
    ]


def assert_sums(found, table):
    seats = table.rules.table
    for fortune in found.seats:
        parts = fortune.luck + fortune.own + fortune.others
        assert fortune.gained == pytest.approx(parts)
        assert fortune.own <= 0
    one_a_side = [found.seats[seats.members(side)[0]] for side in range(seats.sides)]
    assert sum(fortune.gained for fortune in one_a_side) == pytest.approx(0)
    assert sum(fortune.luck for fortune in one_a_side) == pytest.approx(0)


def fortunes(hands: Sequence[HandReview]) -> MatchFortune:
    told = PLAYERS.fortunes(hands)
    assert told is not None
    return told


def test_without_a_mistake_all_is_luck():
    table = Table(target=14).sweep(0).sweep(1)
    found = fortunes(reviews(table))
    assert_sums(found, table)
    assert found.hands == 2
    for fortune in found.seats:
        assert (fortune.own, fortune.others) == (0, 0)
        assert fortune.luck == fortune.gained
        assert fortune.mistakes == (0, 0, 0)
    assert found.seats[0].gained > found.seats[2].gained


def test_a_mistake_costs_its_player_and_the_others_share_it():
    """Step 1 is a bid of Bea's, who is the second to speak."""
    table = Table().sweep(0)
    found = fortunes(reviews(table, s1=0.1))
    assert_sums(found, table)
    assert [fortune.own for fortune in found.seats] == pytest.approx([0, -0.1, 0])
    assert [fortune.others for fortune in found.seats] == pytest.approx([0.05, 0, 0.05])
    assert found.seats[1].mistakes == (0, 0, 1)


def test_the_same_cards_are_better_luck_for_who_played_them_worse():
    table = Table().sweep(0)
    good, bad = fortunes(reviews(table)), fortunes(reviews(table, s0=0.2))
    assert bad.seats[0].gained == good.seats[0].gained
    assert bad.seats[0].luck == pytest.approx(good.seats[0].luck + 0.2)


def test_a_partner_pays_for_a_partners_mistake():
    """M5.4: a side wins and loses together."""
    table = Table("fosdick-partners").sweep(0)
    found = fortunes(reviews(table, s1=0.1))
    assert_sums(found, table)
    assert [fortune.own for fortune in found.seats] == pytest.approx([0, -0.1, 0, 0])
    assert [fortune.others for fortune in found.seats] == pytest.approx([0.1, 0, 0.1, -0.1])


def test_what_is_not_marked_is_not_counted():
    """A loss too small to tell from none."""
    found = fortunes(reviews(Table().sweep(0), s0=0.004))
    assert found.seats[0].own == 0


def test_no_hands_are_refused():
    with pytest.raises(ValueError, match="no hand"):
        fortunes([])
