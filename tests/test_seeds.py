"""Seeds made from a seed are pinned: records of simulations name them."""

from __future__ import annotations

from moon_desktop.seeds import match_seed, player_seed

PINNED_MATCHES = [43118619708987, 177942794302784, 196900039901027]
PINNED_PLAYERS = [249668674769706, 45230797507816]


def test_seeds_are_the_same_for_ever():
    assert [match_seed(7, number) for number in (1, 2, 3)] == PINNED_MATCHES
    assert [player_seed(PINNED_MATCHES[0], seat) for seat in (0, 1)] == PINNED_PLAYERS


def test_no_two_seeds_of_a_series_are_alike():
    seeds = {match_seed(seed, number) for seed in range(20) for number in range(1, 501)}
    assert len(seeds) == 10_000
    assert len({player_seed(seed, seat) for seed in seeds for seat in range(5)}) == 50_000


def test_a_seed_is_a_number_that_every_reader_of_json_keeps():
    assert all(0 <= match_seed(2**63 - 1, number) < 2**53 for number in range(100))
