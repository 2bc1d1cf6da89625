"""A hand in which nothing counts any more can be laid down, and only such a one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given

from moon_desktop.engine.match import Playing
from moon_desktop.games import CATALOGUE
from moon_desktop.games.auction.entries import Bought
from tests.kit import arrange, forty_two, walks
from tests.kit.arrange import Table, game_of
from tests.kit.cases import each
from tests.kit.strategies import LAW, playable_rules, seeds

SURE = forty_two.SURE


def settled(match: Any) -> bool:
    return game_of(match.rules).players.settled(match)


def end_of(match: Any, random: Random) -> tuple[object, ...]:
    """What the hand scores if the rest of it is played anyhow."""
    while True:
        match, follows = match.after(walks.chosen(match, random))
        for ended in follows:
            if isinstance(ended, Bought):
                return (ended.result, ended.points, ended.scores, match.ledger)


def assert_scores_the_same(rules: Any, seed: int) -> None:
    """Whatever is played from where a hand is settled."""

    def watch(match: Any) -> None:
        if not settled(match):
            return
        assert isinstance(match.phase, Playing)
        assert len(match.phase.tricks.done) <= 5, "nobody is spared anything in the last trick"
        ends = [end_of(match, Random(f"{seed} {n}")) for n in range(4)]
        assert ends == [ends[0]] * len(ends)

    walks.walked(rules, seed, hands=2, watch=watch)


@pytest.mark.slow
@LAW
@given(rules=forty_two.playable_rules(), seed=seeds())
def test_whatever_is_played_a_settled_hand_of_texas_42_scores_the_same(rules, seed):
    """T7.2, T8.1, T8.2."""
    assert_scores_the_same(rules, seed)


@LAW
@given(rules=playable_rules(), seed=seeds())
def test_whatever_is_played_a_settled_hand_of_moon_scores_the_same(rules, seed):
    """M4.8, M5.2, M5.5, M5.7."""
    assert_scores_the_same(rules, seed)


def settled_after(table: Any) -> int | None:
    """After how many tricks the hand of ``table`` is settled, if it ever is."""
    while isinstance(table.match.phase, Playing):
        if settled(table.match):
            return len(table.match.phase.tricks.done)
        table.add(table.match.legal()[-1])
    return None


@each(
    ("house", "bid", "after"),
    [
        ({}, "30", 3),
        ({}, "41", None),
        ({}, "1m", None),
        ({"scoring": "points"}, "30", None),
        ({"renege": "forfeit"}, "30", None),
        ({"stop_when_decided": True}, "30", None),
    ],
)
def test_bid_of_texas_42_is_settled_as_soon_as_it_has_its_count(house, bid, after):
    """T4.1, T8.1: thirty are there with the third trick. At points every trick counts (T8.2);
    where a renege forfeits the hand nothing is sure (T7.2); and one that stops is over (T7.3)."""
    low = "5-4 5-3 5-2 5-1 4-4 3-3 2-2", "5-5 5-0 4-1 3-2 1-1 2-1 3-1"
    table = forty_two.Table(**house).deal(SURE, *low)
    assert settled_after(table.bid(0, bid).say("6")) == after


@each(("bid", "scoring", "after"), [("7", "marks", 1), ("4", "marks", 4),
    ("3", "marks", 5), ("7", "points", None), ("4", "points", None)])  # fmt: skip
def test_bid_of_moon_is_settled_when_it_is_set_but_not_where_tricks_score(bid, scoring, after):
    """M5.5, M5.2: seat 1 takes trick after trick from the bidder."""
    house = {"scoring": scoring, "minimum_bid": 3}
    table = Table(**house).deal("", arrange.SURE[3])
    assert settled_after(table.bid(0, bid).contract("6")) == after


def test_round_of_cards_is_never_settled():
    """C4.1: any trick may bring a chip or cost one."""
    game = CATALOGUE["shoot-the-moon-cards"]
    assert not game.players.settled(game.start(game.rules()))
