"""What a hand is judged to be worth, against what casual players make of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from moon_desktop.engine.dealing import shuffled
from moon_desktop.engine.entries import Bid, Draw, Entry
from moon_desktop.engine.pieces import mask
from moon_desktop.engine.suits import doubles_low, doubles_trump, follow_me, pip_trump
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.moon.contract import suits_of
from moon_desktop.games.moon.entries import Deal, HandOver
from moon_desktop.games.moon.match import start
from moon_desktop.games.moon.players.casual import Casual
from moon_desktop.games.moon.players.casual_bidding import losers
from moon_desktop.games.moon.players.strength import Strength
from moon_desktop.games.moon.rules import PRESETS, MoonRules
from moon_desktop.players.ducking import dangers
from tests.kit.cases import each

RULES = PRESETS["fosdick"]


def unseen(hand: str) -> int:
    return RULES.set & ~mask(hand.split())


@each(
    ("hand", "suits", "count"),
    [
        ("6-6 6-5 6-4 6-3 6-2 6-1 5-5", pip_trump(6), 0),
        ("6-6 6-5 6-4 5-5 4-4 3-3 2-2", pip_trump(6), 0),  # three draws for three trumps out
        ("6-6 6-5 6-4 5-5 4-4 3-3 2-1", pip_trump(6), 1),
        ("6-6 6-5 5-5 4-4 3-3 2-2 1-1", pip_trump(6), 2),  # two of four trumps stay out
        ("6-5 6-4 6-3 6-2 6-1 5-5 4-4", pip_trump(6), 1),
        ("6-6 5-5 4-4 3-3 2-2 1-1 6-5", follow_me(), 0),
        ("6-6 5-5 4-4 3-3 2-2 1-1 6-1", doubles_trump(), 1),
        ("1-1 6-1 5-1 4-1 3-1 2-1 5-4", follow_me(named=True), 1),
        ("1-1 6-1 5-1 4-1 3-1 2-1 5-4", follow_me(), 6),
    ],
)
def test_losers_are_counted(hand, suits, count):
    assert losers(mask(hand.split()), unseen(hand), suits) == count


def test_a_longer_and_higher_trump_is_worth_more():
    hands = [
        "6-4 6-3 5-2 4-3 3-2 3-1 2-1",
        "6-6 6-3 5-2 4-3 3-2 3-1 2-1",
        "6-6 6-3 6-2 4-3 3-2 3-1 2-1",
        "6-6 6-5 6-2 4-3 3-2 3-1 2-1",
        "6-6 6-5 6-2 5-5 3-2 3-1 2-1",
        "6-6 6-5 6-2 5-5 6-1 3-1 2-1",
    ]
    judge = Strength.of(RULES, None)
    worth = [judge.worths(mask(hand.split()))[judge.calls.index("6")] for hand in hands]
    assert worth == sorted(worth)
    assert len(set(worth)) == len(worth)


def test_danger_grows_with_what_can_be_led_beneath():
    """Doubles are low (M3.7): they are in no danger while lower tiles shelter the rest."""
    hands = [
        "1-1 2-1 2-2 3-1 3-3 4-4 5-5",
        "1-1 2-1 2-2 3-1 3-3 4-4 4-3",
        "1-1 2-1 2-2 3-1 3-3 4-4 5-4",
        "1-1 2-1 2-2 3-1 6-5 6-4 5-4",
    ]
    dangerous = [dangers(mask(hand.split()), unseen(hand), doubles_low()) for hand in hands]
    assert dangerous == sorted(dangerous)
    assert len(set(dangerous)) == len(dangerous)


def played(rules: MoonRules, number: int) -> tuple[int, float, int]:
    """The losers, the judged and the taken tricks of seat 0 in the best contract of a deal."""
    order = shuffled(rules.tiles, 7, "judgement", number)
    hands = tuple(tuple(order[seat * 7 : seat * 7 + 7]) for seat in range(rules.seats))
    held = mask(hands[0])
    out = rules.set & ~held
    judge = Strength.of(rules, None)
    worth, call = max(zip(judge.worths(held), judge.calls, strict=True))
    match = start(rules)
    low = ("1-1", "2-1", "3-1", "6-6") if rules.seats == 4 else ("1-1", "2-1", "6-6")
    dealer = rules.seats - 1
    passes = [Bid(seat, "pass") for seat in range(1, rules.seats)]
    opening: list[Entry] = [Draw(low), Deal(1, dealer, None, hands, None)]
    opening += [Bid(0, "5"), *passes, NameTrump(0, call)]
    for entry in opening:
        match, _ = match.after(entry)
    players = [Casual(seat) for seat in range(rules.seats)]
    while True:
        assert match.turn is not None
        match, follows = match.after(players[match.turn].choose(match.sight(match.turn)))
        if follows:
            break
    result = follows[0]
    assert isinstance(result, HandOver)
    return losers(held, out, suits_of(rules, "5", call)), worth, result.tricks[0]


@pytest.mark.parametrize("preset", ["fosdick", "shoot-the-moon-4"])
def test_casual_players_take_what_was_judged(preset):
    """On average over deals, and never less than the hand is sure of."""
    rules = replace(PRESETS[preset], stop_when_set=False)
    hands = [played(rules, number) for number in range(150)]
    judged = sum(worth for _, worth, _ in hands) / len(hands)
    taken = sum(count for _, _, count in hands) / len(hands)
    assert abs(judged - taken) < 0.25
    sure = [count >= 7 - lost for lost, _, count in hands]
    assert sum(sure) / len(sure) > 0.95
