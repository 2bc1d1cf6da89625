"""What a seat makes of the others' plays: of the tiles they could have played, why this one."""

from __future__ import annotations

from math import log
from random import Random
from statistics import fmean

import pytest

from moon_desktop.engine.match import Playing
from moon_desktop.engine.pieces import BIT, FULL_SET, INDEX, mask, tiles
from moon_desktop.games.forty_two.players.bid_inference import FortyTwoInference, possible_deals_of
from moon_desktop.games.forty_two.players.casual import Casual
from moon_desktop.games.forty_two.players.play_inference import (
    WHIM,
    Habit,
    moments,
    read_plays,
)
from moon_desktop.games.forty_two.players.strength import learnt
from moon_desktop.games.forty_two.rules import PRESETS
from moon_desktop.players.possible_deals import PossibleDeal
from tests.kit.forty_two import BLANKS, Table, walked


def holding(table: Table, seat: int, tile: str, *, reads: bool = True) -> float:
    """How likely ``seat`` is to hold ``tile``, as far as the seat in turn can tell."""
    assert table.match.turn is not None
    sight = table.match.sight(table.match.turn)
    worlds = possible_deals_of(sight).draw(Random(1), 3000)
    weights = FortyTwoInference(sight, reads).weigh(worlds)
    found = zip(worlds, weights, strict=True)
    return sum(weight for world, weight in found if world.hands[seat] & BIT[tile]) / sum(weights)


def test_who_gave_no_count_to_the_partners_sure_trick_seldom_has_any():
    """T2.1: nothing beats the 0-0, and the partner of who led it threw the 5-1. A double may have
    been kept."""
    table = Table().deal(*BLANKS).bid(0, "31").say("0", "0-0 2-0 5-1 5-0")
    for count, part in {"6-4": 0.3, "5-5": 0.7}.items():
        assert holding(table, 2, count) < part * holding(table, 2, count, reads=False)
        assert holding(table, 1, count) > holding(table, 1, count, reads=False)


FOURS = (
    "6-6 6-5 6-3 6-2 4-1 1-0 2-2",
    "3-0 3-1 5-1 5-2 2-0 0-0 1-1",
    "4-2 5-5 3-3 3-2 2-1 5-0 6-1",
)
"""Sixes are trumps, and the left has none, nor a four."""


def test_who_let_the_foes_keep_a_trick_most_often_could_not_take_it():
    """T2.1: the last to play gave the 4-0 to a trick that the 4-2 has; the 4-3 is likely
    elsewhere."""
    table = Table().deal(*FOURS).bid(0, "30").say("6", "4-1 1-1 4-2 4-0")
    assert table.match.turn == 2
    assert holding(table, 3, "4-3") < 0.7 * holding(table, 3, "4-3", reads=False)


def test_what_one_plays_oneself_tells_one_nothing():
    """T2.1: and what a trump tells that is led below others is read elsewhere."""
    table = Table().deal(*FOURS).bid(0, "30").say("6", "6-2 0-0 6-1 6-4", "5-4")
    match = table.match
    assert [moment.seat for moment, _ in moments(match.sight(0))] == [0, 1, 2, 3, 3]
    assert next(moments(match.sight(0)))[1] == INDEX["6-2"]
    assert [seat for seat, _ in read_plays(match.sight(0))] == [1, 2, 3, 3]
    assert [seat for seat, _ in read_plays(match.sight(1))] == [2, 3, 3]
    high = Table().deal(*FOURS).bid(0, "30").say("6", "6-6 0-0 6-1 6-4")
    assert [seat for seat, _ in read_plays(high.match.sight(1))] == [0, 2, 3]


def test_a_tile_is_played_for_no_reason_now_and_then():
    """T2.1: the last to play gives the foes ten with the 6-4, though it may have the 6-0; and one
    that had to be played tells nothing."""
    table = Table().deal(*FOURS).bid(0, "30").say("6", "6-6 0-0 6-1 6-4")
    *_, (seat, likelihood) = read_plays(table.match.sight(1))
    assert seat == 3
    assert WHIM / 2 < likelihood(mask(["6-4", "6-0", "5-4", "5-3"]), 0) < 0.6 * WHIM
    assert likelihood(mask(["6-4", "4-0", "5-4", "5-3"]), 0) == pytest.approx(1)


def test_who_leads_an_off_seldom_has_a_double():
    """T5.3: a foe that takes the first trick leads the 5-4 with trumps still out."""
    table = Table().deal(*FOURS).bid(0, "30").say("6", "6-2 0-0 6-1 6-4", "5-4")
    assert table.match.turn == 0
    assert holding(table, 3, "4-4") < 0.8 * holding(table, 3, "4-4", reads=False)


def test_of_a_plunge_the_partner_names_and_leads():
    """T3.6, T5.1: it is its lead that is read as a bidder's."""
    table = Table("texas-42-all").deal("6-6 5-5 4-4 3-3 6-1 5-0 4-1").bid(0, "plunge")
    assert table.match.turn == 2
    table = table.say(table.open().split()[0])
    while not table.match.sight(table.match.turn).plays:
        table = table.say(table.open().split()[0])
    moment, _ = next(moments(table.match.sight(table.match.turn)))
    assert (moment.seat, moment.namer) == (2, 2)
    assert moment.situation.startswith("namer leads")


def test_of_the_first_lead_it_is_known_that_it_had_to_be_a_trump():
    """T5.5, T7.1: where it is one; later ones may be anything, and who follows must."""
    table = Table(first_lead_trump=True).deal(*FOURS).bid(0, "30")
    table = table.say("6", "6-6 0-0 6-1 6-4", "2-2")
    open_then = [
        moment.open_of(mask(FOURS[0].split())) for moment, _ in moments(table.match.sight(1))
    ]
    assert set(tiles(open_then[0])) == {"6-6", "6-5", "6-3", "6-2"}
    assert set(tiles(open_then[4])) == {"6-5", "6-3", "6-2", "4-1", "1-0", "2-2"}


def test_a_moment_says_what_everybody_knows_of_a_tile():
    """T2.1, T5.3: whether it takes the trick, and can be beaten by what is out."""
    table = Table().deal(*FOURS).bid(0, "30").say("6", "6-6 0-0 6-1 6-4", "6-5 3-0")
    (lead, _), *_, (answer, _) = moments(table.match.sight(2))
    assert (lead.situation, answer.situation) == (
        "namer leads, trumps out",
        "defender, foe has it surely",
    )
    rows = {tile: Habit(*lead.row(INDEX[tile])) for tile in ("6-6", "6-5", "5-5", "4-1")}
    assert (rows["6-6"].sure_trump, rows["6-5"].trump) == (1, 1)
    assert (rows["5-5"].other, rows["5-5"].count_led, rows["5-5"].pips_led) == (1, 2, 1)
    assert (rows["4-1"].other, rows["4-1"].count_led, rows["4-1"].near) == (1, 1, 0)
    assert [Habit(*lead.row(INDEX[tile])).double for tile in ("5-5", "2-2", "5-4")] == [1, 1, 0]
    assert Habit(*lead.row(INDEX["5-4"])).near == 1
    given = {tile: Habit(*answer.row(INDEX[tile])) for tile in ("6-3", "5-5", "5-0")}
    assert (given["6-3"].high_trump, given["5-5"].high, given["5-0"].low) == (1, 1, 1)
    assert given["5-5"].count_given == 2


def test_a_tile_is_looked_at_in_the_suit_that_it_is_played_to():
    """T7.1, T2.1: once the 5-5 is gone the 5-4 walks if it is led; to a four the 4-4 beats it."""
    table = Table().deal(*FOURS).bid(0, "30").say("6", "4-1 1-1 4-2")
    (lead, _), _, (answer, _) = [
        (moment._replace(out=moment.out & ~BIT["5-5"]), index)
        for moment, index in moments(table.match.sight(3))
    ]
    led, given = (Habit(*moment.row(INDEX["5-4"])) for moment in (lead, answer))
    assert (led.walker, led.near) == (1, 0)
    assert (given.walker, given.near) == (0, 1)


def test_there_is_a_habit_for_every_situation():
    """T2.1: that came up in walks under all sets of rules, and of each side and place."""
    found = set[str]()
    for rules in PRESETS.values():

        def watch(match):
            if isinstance(match.phase, Playing) and not match.sight(match.turn).low:
                found.update(moment.situation for moment, _ in moments(match.sight(match.turn)))

        walked(rules, 3, 20, watch)
    assert len(found) == 18
    assert found == learnt().plays.keys()
    assert {len(habit) for habit in learnt().plays.values()} == {len(Habit._fields)}


def surprise(seed: int, *, reads: bool) -> float:
    """How little likely the true deal is beside others, at the fourth lead of a hand among casual
    players: the logarithm."""
    table = Table().deal(*[" ".join(hand) for hand in hands(seed)])
    while table.match.turn is not None:
        sight = table.match.sight(table.match.turn)
        if sight.phase == "play" and len(sight.tricks) == 3:
            worlds = possible_deals_of(sight).draw(Random(seed), 1000)
            inference = FortyTwoInference(sight, reads)
            true = PossibleDeal(table.match.phase.tricks.held, 0)
            return log(fmean(inference.weigh(worlds)) / inference.weigh([true])[0])
        table.add(Casual(seed).choose(sight))
    raise AssertionError("the hand was passed out")


def hands(seed: int) -> list[tuple[str, ...]]:
    """The tiles of four seats, by lot."""
    pack = list(tiles(FULL_SET))
    Random(seed).shuffle(pack)
    return [tuple(pack[first : first + 7]) for first in range(0, 28, 7)]


@pytest.mark.slow
def test_the_true_deal_is_likelier_by_what_was_played():
    """T2.1: on average, and with what people bid alike."""
    without, reading = (
        [surprise(seed, reads=reads) for seed in range(24)] for reads in (False, True)
    )
    assert fmean(reading) < fmean(without) - 0.5
