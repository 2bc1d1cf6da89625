"""The reports on how well the players play say what was found, and whether it is enough."""

from __future__ import annotations

import math
import re

import pytest

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games.moon.phases import Playing
from moon_desktop.games.moon.players.hindsight import hindsight
from moon_desktop.games.moon.rules import PRESETS
from tests.benchmarks import bid_regret, double_dummy_loss, parallel, reliability, strength
from tests.benchmarks.double_dummy_loss import KINDS, LONG, SEARCH, Position
from tests.benchmarks.estimate import Estimate, verdict
from tests.benchmarks.reliability import Told
from tests.benchmarks.single_hands import bought, chosen, dealt, finished, table_of

MOON = PRESETS["follow-me-42"]


def cells(line):
    return [cell.strip() for cell in line.split("|")[1:-1]]


def row(lines, first):
    (found,) = (cells(line) for line in lines if line.startswith(f"| {first} |"))
    return found


# Estimates


def test_an_estimate_is_a_mean_and_its_standard_error():
    estimate = Estimate.over([1, 2, 3, 6])
    assert estimate.mean == 3
    assert estimate.error == pytest.approx(math.sqrt(14 / 3 / 4))
    assert estimate.deals == 4


def test_what_one_deal_gave_hangs_together():
    # Four tries that all went as their deal went: two observations, not four.
    grouped = Estimate.of([(2, 2), (0, 2)])
    assert grouped.mean == 0.5
    assert grouped.error == pytest.approx(Estimate.over([1, 0]).error)
    assert grouped.error > Estimate.over([1, 1, 0, 0]).error


def test_deals_without_a_try_say_nothing():
    assert Estimate.of([(1, 2), (0, 0), (3, 2)]) == Estimate.of([(1, 2), (3, 2)])
    with pytest.raises(ValueError, match="nothing was tried"):
        Estimate.of([(0, 0)])


def test_one_deal_has_no_error_and_text_has_a_true_minus():
    assert math.isnan(Estimate.over([1]).error)
    assert Estimate(-0.5, 0.25, 9).text(2) == "−0.50 ± 0.25"
    assert Estimate(0.615, 0.013, 9).text(1, 100) == "61.5 ± 1.3"
    assert (verdict(True), verdict(False)) == ("met", "**missed**")


def test_work_is_done_in_order():
    assert parallel.each(abs, range(-3, 1), "tests", workers=1) == [3, 2, 1, 0]


# Single hands


def test_a_hand_is_dealt_at_any_score():
    match = dealt(MOON, 5, 2, (3, 21, 30))
    assert match.ledger.scores == (18, 0, -9)
    assert match.turn == 0
    assert match == dealt(MOON, 5, 2, (3, 21, 30))
    assert match != dealt(MOON, 6, 2, (3, 21, 30))


def test_a_hand_is_bought_and_played_to_its_end():
    match = bought(MOON, 3, ["casual"] * 3, None)
    assert isinstance(match.phase, Playing)
    assert not match.phase.tricks.done
    assert match.phase.hand.bid != "under"
    end = finished(match, table_of(["oracle", "casual", "random"], 1))
    assert end.bidder == match.phase.hand.bidder
    assert sum(end.tricks) == 7


# Double-dummy loss


def position(losses, seed=3, plays=0, seconds=0.01):
    """A position of a hand that casual players bought, in which players lost so many tricks."""
    match = bought(MOON, seed, ["casual"] * 3, None)
    for _ in range(plays):
        match, _ = match.after(match.legal()[0])
    return Position(match, hindsight(match), losses, dict.fromkeys(losses, seconds), {SEARCH: 7})


def test_a_loss_is_what_the_party_of_the_seat_is_short_of_its_best():
    lead = position({})
    best = max(lead.values.values())
    assert {lead.loss(play) for play in lead.values} == {best - v for v in lead.values.values()}
    for plays in range(1, 3):
        follow = position({}, plays=plays)
        assert not follow.bidding
        least = min(follow.values.values())
        assert all(follow.loss(play) == follow.values[play] - least for play in follow.values)


def test_a_position_is_of_its_kind():
    lead, follow = position({}), position({}, plays=1)
    assert [kind for kind, test in KINDS.items() if test(lead)] == [
        "All", "Contract open", "Bidder leads",
    ]  # fmt: skip
    assert [kind for kind, test in KINDS.items() if test(follow)] == [
        "All", "Contract open", "Defender follows",
    ]  # fmt: skip
    late = next(at for at in (position({}, plays=n) for n in range(20)) if not at.open)
    tricks = late.match.phase.tricks
    taken = tricks.taken[late.match.phase.hand.bidder]
    needed = int(late.match.phase.hand.bid)
    assert taken >= needed or taken + 7 - len(tricks.done) < needed


@pytest.mark.slow
def test_players_are_judged_at_the_same_choices():
    for asked in double_dummy_loss.positions(4):
        assert len(asked.values) > 1
        assert set(asked.losses) == set(asked.seconds) == {"expert", "casual"}
        assert all(0 <= loss <= 7 for loss in asked.losses.values())


def test_the_report_on_losses_tells_each_player_and_who_loses_less():
    names = ("expert", "casual", SEARCH, LONG)
    hands = [
        [position(dict(zip(names, losses, strict=True)), plays=plays) for losses in ofs]
        for plays, ofs in ((0, [(0, 1, 2, 0), (0, 0, 1, 0)]), (1, [(1, 0, 1, 0), (1, 2, 2, 0)]))
    ]
    told = double_dummy_loss.lines(hands)
    assert row(told, "expert")[1:4] == ["10.0", "0", "0.5000 ± 0.5000"]
    assert row(told, SEARCH)[2:4] == ["7", "1.5000 ± 0.0000"]
    assert row(told, "casual")[5] == "0.5000 ± nan"
    assert row(told, "casual")[6] == "–"
    assert [line for line in told if line.startswith("- ")] == [
        "- The expert loses 0.2500 ± 0.2500 tricks a choice less than casual: met.",
        "- The expert loses 1.0000 ± 0.5000 tricks a choice less than IS-MCTS: met.",
        f"- The expert loses −0.5000 ± 0.5000 tricks a choice less than {LONG}.",
    ]


# Calibration


def test_contracts_made_as_often_as_told_are_calibrated():
    sound = [Told("5", 0.8, n % 5 > 0) for n in range(200)]
    told = reliability.lines(sound, 210)
    assert row(told, "about 0.8")[1:4] == ["200", "0.800", "0.800 ± 0.028"]
    assert "Brier score 0.160 ± 0.017; 0.160 for who always says 0.80." in told[-2]
    assert told[-1].endswith(": met.")


def test_contracts_set_more_often_than_told_are_not():
    bold = [Told("5", 0.8, n % 5 > 1) for n in range(200)]
    told = reliability.lines([*bold, Told("4", 1.0, True)], 210)
    assert row(told, "about 0.8")[-2:] == ["−0.200 ± 0.035", "off"]
    assert row(told, "about 1.0")[-1] == ""
    assert told[-1].endswith(": **missed**.")


@pytest.mark.slow
def test_a_contract_is_what_the_expert_bid_and_its_chance():
    told = [reliability.contract(10, seed) for seed in range(3)]
    assert any(told)
    assert all(one is None or 0 <= one.chance <= 1 for one in told)
    assert told[0] == reliability.contract(10, 0)


# Regret


def test_the_report_on_regret_has_a_line_for_each_time():
    cost = bid_regret.Cost
    costs = [
        {0.5: cost(0.004, 0.001, 0.4, 900), 0.1: cost(0.05, 0.002, 0.1, 100)},
        {0.5: cost(0.002, 0.0, 0.5, 1100), 0.1: cost(0.03, 0.004, 0.2, 300)},
    ]
    told = bid_regret.lines(costs)
    assert row(told, "0.5 s")[1:4] == ["1,000", "0.50", "0.0030 ± 0.0010"]
    assert row(told, "0.5 s")[-2:] == ["≤ 0.005", "met"]
    assert row(told, "0.1 s")[-2:] == ["≤ 0.02", "**missed**"]
    assert row(told, "0.1 s")[4] == "0.300 ± 0.100 %"


@pytest.mark.slow
def test_a_bid_costs_what_the_reference_says(monkeypatch):
    monkeypatch.setattr(bid_regret, "GOALS", {0.05: 1.0})
    (cost,) = bid_regret.costs(30, 8).values()
    assert 0 <= cost.points <= 63
    assert abs(cost.win) <= 1
    assert cost.deals > 0


# Strength


def test_the_report_on_oracles_compares_the_same_contracts():
    one = strength.Dared
    told = strength.against_oracles([one(5, 5, 5), one(-5, -5, 5), one(-6, 6, 6), one(7, 7, 7)])
    assert told[0].startswith("4 contracts")
    assert "an oracle in its seat (wanted: at most 0.15): **missed**" in told[-1]
    assert "is 3.000 ± 3.000 points" in told[-1]
    assert "it is 5.500 ± " in told[-1]
    assert ": met." in strength.against_oracles([one(5, 5, 6), one(4, 4, 4)])[-1]


@pytest.mark.slow
def test_a_dared_contract_is_played_by_expert_and_oracle_alike():
    found = [one for one in map(strength.dared, range(4)) if one is not None]
    assert found
    for one in found:
        for points in one:
            assert abs(points) in (5, 6, 7)
        assert one.settled >= one.led or one.led < 0


def test_strength_is_told_with_the_goal():
    told = strength.row("random", 0.6, strength.against_casual("random", 2, workers=1))
    what = cells(told)
    assert what[:2] == ["random", "6"]
    assert re.fullmatch(r"\d+\.\d ± \d+\.\d %", what[2])
    assert what[-2:] == ["≥ 60%", "**missed**"]


def test_choices_are_asked_for_by_the_seat_or_by_the_table():
    match = bought(MOON, 3, ["casual"] * 3, None)
    for player in table_of(["casual", "oracle"], 1):
        assert isinstance(chosen(player, match), Play)
    auction = dealt(MOON, 1)
    assert isinstance(chosen(table_of(["oracle"], 1)[0], auction), Bid)
