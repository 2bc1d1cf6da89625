"""What is measured of the computer players, and the rows in which it is told."""

from __future__ import annotations

import gc
from itertools import islice
from typing import Any

import pytest

from moon_desktop.arena.series import Round
from moon_desktop.engine.entries import Play
from moon_desktop.engine.match import Playing
from moon_desktop.games import CATALOGUE
from moon_desktop.games.dominoes.players.double_dummy import hindsight
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.players.kernel import solver
from tests.benchmarks import calibration, cards, kernel, losses, regret, strength, tournament
from tests.benchmarks.bridge import deals_of_cards
from tests.benchmarks.calibration import Told
from tests.benchmarks.kernel import Task, dominoes, tasks
from tests.benchmarks.losses import SEARCH, Position
from tests.benchmarks.measure import Measure
from tests.benchmarks.process import Failed, programs
from tests.benchmarks.single_hands import bought, chosen, dealt, finished, table_of
from tests.kit.cases import each

MOON = PRESETS["follow-me-42"]


# The kernel


def test_a_task_is_told_by_median_and_mean():
    floor = [100.0] * 19 + [300.0]  # median 100, mean 110
    rows: Any = kernel.compared_with(
        Task("quick but for some", 3, [], 0.25), [20.0] * 19 + [800.0], floor
    )
    assert [one.ratio.middle for one in rows] == pytest.approx([0.2, 59 / 110])
    assert [one.met for one in rows] == [True, False]


def test_uncompiled_it_is_not_measured(monkeypatch):
    monkeypatch.setattr(kernel, "COMPILED", False)
    with programs() as folder, pytest.raises(Failed, match="not compiled"):
        kernel.kernel(folder, 1.0)


def test_deals_are_whole_hands_and_always_the_same():
    for seats in (3, 4):
        deals = dominoes(5, seats, 1)
        assert deals == dominoes(5, seats, 1) != dominoes(5, seats, 2)
        assert {hand.bit_count() for hands in deals for hand in hands} == {7}
        assert all(sum(hands).bit_count() == 7 * seats for hands in deals)
    for hands in deals_of_cards(5, 1):
        assert [len(hand) for hand in hands] == [7] * 4
        assert len({card for hand in hands for card in hand}) == 28


@pytest.mark.slow
def test_the_kernel_is_measured_beside_dds():
    pytest.importorskip("endplay")
    if not solver.COMPILED:
        pytest.skip("the kernel is not compiled here")
    # Before each measurement garbage is looked for, but not in all that the other tests left.
    gc.freeze()
    try:
        with programs() as folder:
            rows: Any = kernel.kernel(folder, 0.02)
    finally:
        gc.unfreeze()
    assert len(rows) == 2 * len(tasks()) + 2
    assert all(one.figure.middle > 0 for one in rows)


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
    assert all(isinstance(chosen(one, match), Play) for one in table_of(["casual", "oracle"], 1))
    end = finished(match, table_of(["oracle", "casual", "random"], 1))
    assert end.bidder == match.phase.hand.bidder
    assert sum(end.tricks) == 7


# What plays give away


def position(lost, plays=0, seconds=0.01):
    """A position of a hand that casual players bought, in which players lost so many tricks."""
    match = bought(MOON, 3, ["casual"] * 3, None)
    for _ in range(plays):
        match, _ = match.after(match.legal()[0])
    return Position(match, hindsight(match), lost, dict.fromkeys(lost, seconds), {SEARCH: 7})


def test_a_loss_is_what_the_party_of_the_seat_is_short_of_its_best():
    for plays, best in ((0, max), (1, min), (2, min)):
        at = position({}, plays=plays)
        assert at.bidding == (plays == 0)
        wanted = best(at.values.values())
        assert all(at.loss(play) == abs(at.values[play] - wanted) for play in at.values)


@pytest.mark.slow
def test_players_are_judged_at_the_same_choices():
    for asked in losses.positions(4):
        assert len(asked.values) > 1
        assert set(asked.losses) == set(asked.seconds) == {"expert", "casual"}
        assert all(0 <= loss <= 7 for loss in asked.losses.values())


def test_the_rows_on_losses_tell_each_player_and_who_loses_less():
    names = ("expert", "casual", SEARCH)
    hands = [
        [position(dict(zip(names, lost, strict=True)), plays=plays) for lost in ofs]
        for plays, ofs in ((0, [(0, 1, 2), (0, 0, 1)]), (1, [(1, 0, 1), (1, 2, 2)]))
    ]
    rows: Any = losses.rows(hands)
    given = {one.what: one.figure for one in rows}
    assert given["expert: tricks given away a choice"].middle == 0.5
    assert given[f"{SEARCH}: tricks given away a choice"] == Measure(1.5, 0)
    assert [(one.what, one.figure.middle, one.met) for one in rows[-2:]] == [
        ("expert: fewer tricks than casual", 0.25, True),
        ("expert: fewer tricks than IS-MCTS", 1.0, True),
    ]


# Calibration, regret, strength


@pytest.mark.parametrize(("set_", "made", "met"), [((0,), 0.8, True), ((0, 1), 0.6, False)])
def test_contracts_made_as_often_as_told_are_calibrated(set_, made, met):
    found = [Told("5", 0.8, n % 5 not in set_) for n in range(200)]
    rows: Any = calibration.rows([*found, Told("4", 1.0, True)])
    first = rows[0]
    assert first.what == "200 contracts told about 0.8, made"
    assert (first.figure.middle, first.floor.middle) == pytest.approx((made, 0.8))
    assert rows[-1].met is met


@pytest.mark.slow
def test_a_contract_is_what_the_expert_bid_and_its_chance():
    told = [calibration.contract(10, seed) for seed in range(3)]
    assert any(told)
    assert all(one is None or 0 <= one.chance <= 1 for one in told)
    assert told[0] == calibration.contract(10, 0)


def test_contracts_of_texas_42_are_told_by_their_kind():
    """A fit of all of a kind tells how many are made where 4 or 8 of 10 are told to be."""
    kept = {0.2: 1, 0.4: 2, 0.6: 4, 0.8: 5}
    found = [
        Told("pips", chance, n < 50 * made / 6) for chance, made in kept.items() for n in range(50)
    ]
    found += [Told("sevens", chance, n < 50 * chance) for chance in kept for n in range(50)]
    rows: Any = calibration.kinds(found)
    assert [row.what for row in rows] == [
        f"{kind}, 200 contracts: made where {chance} is told"
        for kind in ("pips", "sevens")
        for chance in (0.4, 0.8)
    ]
    assert [row.floor.middle for row in rows] == [0.4, 0.8] * 2
    assert [row.figure.middle for row in rows] == pytest.approx([0.4, 0.84, 0.4, 0.8], abs=0.03)
    assert all(0.01 < row.figure.spread < 0.1 for row in rows)


def test_what_is_as_good_as_certain_is_told_as_well():
    found = [Told("plunge", chance, chance > 0.5) for chance in (0.0, 1.0) for _ in range(20)]
    rows: Any = calibration.kinds(found)
    assert all(0 < row.figure.middle < 1 for row in rows)


@pytest.mark.slow
def test_a_contract_by_lot_is_told_and_played():
    """Of each kind that there is."""
    count = len(calibration.CONTRACTS)
    told = [calibration.by_lot(number) for number in range(count)]
    assert all(0 < one.chance < 1 for one in told)
    assert len({one.bid for one in told}) == count
    assert told[0] == calibration.by_lot(0)


def test_the_rows_on_regret_are_by_the_time_there_was():
    rows = regret.rows([{0.5: 0.004, 0.1: 0.05}, {0.5: 0.002, 0.1: 0.03}])
    assert [one.figure.middle for one in rows] == pytest.approx([0.003, 0.04])
    assert [one.met for one in rows] == [True, False]


@pytest.mark.slow
def test_a_bid_costs_what_the_reference_says(monkeypatch):
    monkeypatch.setattr(regret, "GOALS", {0.05: 1.0})
    (cost,) = regret.costs(30, 8).values()
    assert 0 <= cost <= 63


def test_the_rows_on_oracles_compare_the_same_contracts():
    one = strength.Dared
    row = strength.against_oracles([one(5, 5), one(-5, -5), one(-6, 6), one(7, 7)])
    assert "4 contracts" in row.what
    assert (row.figure, row.met) == (Measure(3.0, 3.0), False)
    assert strength.against_oracles([one(5, 5), one(4, 4)]).met


@pytest.mark.slow
def test_a_dared_contract_is_played_by_expert_and_oracle_alike():
    found = [one for one in map(strength.dared, range(4)) if one is not None]
    assert found
    for one in found:
        assert all(abs(points) in (5, 6, 7) for points in one)


# The tournament


def rounds_of(pair: tournament.Pair, *won: float, sides: int = 2) -> list[Round]:
    """Rounds of twelve matches, of which the first won such shares."""
    names = tuple((pair[side > 0],) for side in range(sides))
    return [
        Round(names, (round(12 * share), *[round(12 * (1 - share) / (sides - 1))] * (sides - 1)))
        for share in won
    ]


@pytest.mark.slow
def test_a_fit_tells_what_was_played_where_the_pairs_agree():
    """Of two sides; 2 : 1, 4 : 1 and 8 : 1 are as far apart as they add up to."""
    played = [
        *rounds_of(("casual", "random"), 1, 0.75, 1, 0.75, 0.5),
        *rounds_of(("expert", "casual"), 0.75, 1, 1),
        *rounds_of(("expert", "skilled"), 0.5, 0.75, 0.75),
        *rounds_of(("skilled", "casual"), 1, 0.5, 1, 0.75),
    ]
    found = tournament.fitted(played)
    assert found["casual", "random"].middle == pytest.approx(80, abs=0.5)
    odds = {pair: one.middle / (100 - one.middle) for pair, one in found.items()}
    between = odds["expert", "skilled"] * odds["skilled", "casual"]
    assert odds["expert", "casual"] == pytest.approx(between)
    assert 60 < found["expert", "skilled"].middle < 75
    assert all(1 < one.spread < 20 for one in found.values())
    assert tournament.fitted(played) == found


def test_alone_against_two_even_players_win_a_third():
    played = rounds_of(("expert", "casual"), 1 / 3, 1 / 3, 1 / 3, sides=3)
    assert tournament.fitted(played)["expert", "casual"].middle == pytest.approx(100 / 3, abs=1)


def test_a_level_that_always_wins_is_fitted_too():
    found = tournament.fitted(rounds_of(("casual", "random"), 1, 1, 1))
    assert found["casual", "random"].middle > 95


@each(("preset", "first"), [("follow-me-42", (0,)), ("texas-42", (0, 2)), ("cards-six", (0, 2, 4))])
def test_the_first_of_a_pair_has_the_first_side_and_the_second_all_others(preset, first):
    game = next(game for game, known in tournament.presets() if known == preset)
    rules = CATALOGUE[game].presets[preset]
    seated = tournament.players(rules, ("expert", "casual"))
    assert tuple(seat for seat, level in enumerate(seated) if level == "expert") == first


@each(("game", "preset", "turns"), [
    ("moon", "follow-me-42", 3),
    ("moon", "fosdick-partners", 2),
    ("shoot-the-moon-cards", "cards-two", 2),
])  # fmt: skip
def test_no_match_of_a_round_is_played_twice(game, preset, turns):
    """Partners of one level sit after two turns as they did at first."""
    one = tournament.played((game, preset, ("casual", "random"), 1))
    assert sum(one.round(CATALOGUE[game].presets[preset]).won) == turns


def results(folder, rounds):
    """Those of two that choose at once, and how many rounds were played for them."""
    at, numbers = ("shoot-the-moon-cards", "cards-two"), []

    def played(job):
        numbers.append(job[-1])
        return found(job)

    with pytest.MonkeyPatch.context() as patch:
        found = tournament.played
        patch.setattr(tournament, "PAIRS", (("casual", "random"), ("random", "casual")))
        patch.setattr(tournament, "played", played)
        return tournament.results(*at, rounds, workers=1, folder=folder), sorted(numbers)


def test_rounds_that_are_kept_are_not_played_again_but_for_one_of_each_pair(tmp_path):
    first, played = results(tmp_path, 2)
    assert (len(first), played) == (4, [1, 1, 2, 2])
    assert results(tmp_path, 2) == (first, [1, 1])
    more, played = results(tmp_path, 3)
    assert (more[:4], played) == (first, [1, 1, 3, 3])
    assert results(tmp_path, 3) == (more, [1, 1])
    assert results(None, 3)[0] == more


@each("line", ["nothing", "{}", "7", '[["casual"], 1, [2, 0], "b32db2293cb8"]'])
def test_a_file_of_something_else_is_named(line, tmp_path):
    path = tmp_path / "cards-two.jsonl"
    path.write_text(line, encoding="utf-8")
    with pytest.raises(ValueError, match=r"cards-two.jsonl has a line that is no round"):
        results(tmp_path, 1)
    assert path.read_text(encoding="utf-8") == line


def test_rounds_of_other_players_are_not_mixed_with_ours(tmp_path):
    found, _ = results(tmp_path, 1)
    path = tmp_path / "cards-two.jsonl"
    path.write_text(path.read_text(encoding="utf-8").replace(found[1].digest, "0" * 12))
    kept = path.read_bytes()
    for rounds in (1, 2):
        with pytest.raises(ValueError, match="of other players: delete it"):
            results(tmp_path, rounds)
    assert path.read_bytes() == kept


@pytest.mark.slow
def test_every_pair_has_its_row_and_what_was_wanted(monkeypatch):
    monkeypatch.setattr(tournament, "PAIRS", (("casual", "random"), ("expert", "casual")))
    rows = tournament.rows_of("shoot-the-moon-cards", "cards-two", 4, workers=1)
    assert [row.what for row in rows] == [
        "cards-two: casual against random, of 4 matches",
        "cards-two: expert against casual, of 4 matches",
    ]
    assert [row.wanted and row.wanted.bound for row in rows] == [None, 63.0]


@pytest.mark.slow
def test_choices_of_cards_are_timed_wherever_there_is_one():
    sights = list(islice(cards.choices(cards.TABLES["six alone"]), 40))
    assert all(len(sight.legal) > 1 for sight in sights)
    assert {len(sight.tricks) for sight in sights} >= {0, 1, 2}
    assert len(cards.taken(cards.TABLES["cards-three"], 4)) == 4
