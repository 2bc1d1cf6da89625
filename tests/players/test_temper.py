"""Temper: the bold bid more often than others and the careful less, and the even as ever."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import pytest

from moon_desktop import games
from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Play
from moon_desktop.games import CATALOGUE
from moon_desktop.games import OWN as OWN_GAMES
from moon_desktop.players.advice import ActionValue, Advice
from moon_desktop.players.levels import levels_of, tempered
from moon_desktop.players.player import DARING, AnyPlayer, RandomPlayer, Tempered, dared, with_nerve
from tests.kit.cases import each

TEMPERS = (-1, 0, 1)


def auctions(game: str, preset: str, deals: int) -> Iterator[Any]:
    """The sights of those who are to bid, over many deals, where an even player bids for all."""
    player = levels_of(game)["casual"](5)
    found = CATALOGUE[game]
    for seed in range(deals):
        match = found.start(found.presets[preset])
        while match.turn is None:
            chance = match.chance(seed)
            assert chance is not None
            match, _ = match.after(chance)
        while match.turn is not None and (sight := match.sight(match.turn)).phase == "bid":
            yield sight
            match, _ = match.after(player.choose(sight))


@pytest.mark.parametrize(
    ("game", "preset"),
    [("moon", "fosdick-widow"), ("moon", "fosdick-partners"), ("texas42", "texas-42")],
)
def test_a_bold_casual_player_bids_more_often_and_a_careful_one_less(game: str, preset: str):
    make = levels_of(game)["casual"]
    bids = dict.fromkeys(TEMPERS, 0)
    for sight in auctions(game, preset, 60):
        said: dict[int, Any] = {
            temper: with_nerve(make(5), temper).choose(sight) for temper in TEMPERS
        }
        assert said[0] == make(5).choose(sight)
        for temper, bid in said.items():
            bids[temper] += bid.bid != PASS
        # Nobody who is bolder passes what another bids.
        assert said[-1].bid == PASS or said[0].bid != PASS
        assert said[0].bid == PASS or said[1].bid != PASS
    assert bids[-1] < bids[0] < bids[1]


def advice(passing: float, **wins: float) -> Advice:
    worths = [ActionValue(Bid(0, PASS), None, (), passing)]
    worths += [ActionValue(Bid(0, bid), 0.5, (), win) for bid, win in wins.items()]
    return Advice(None, tuple(worths), max(worths, key=lambda worth: worth.win).choice, 9, False)


NEAR, FAR = DARING / 2, DARING * 2


@each(
    ("bid", "said"),
    [
        (0.5 + FAR, (True, True, True)),
        (0.5 + NEAR, (False, True, True)),
        (0.5 - NEAR, (False, False, True)),
        (0.5 - FAR, (False, False, False)),
    ],
)
def test_of_a_bid_and_a_pass_that_win_alike_temper_decides(bid: float, said: tuple[bool, ...]):
    weighed = advice(0.5, five=bid, four=bid - 0.1)
    answers = (Bid(0, "five") if bids else Bid(0, PASS) for bids in said)
    assert tuple(dared(weighed, temper) for temper in TEMPERS) == tuple(answers)


def test_what_is_unsound_is_not_dared():
    weighed = advice(0.5, five=0.5 - NEAR)
    assert dared(weighed, 1) == Bid(0, "five")
    assert dared(weighed._replace(unsound=(Bid(0, "five"),)), 1) == Bid(0, PASS)


def test_what_is_no_bid_is_not_dared():
    play = Advice(None, (ActionValue(Play(0, "6-6"), None, (), 0.5),), Play(0, "6-6"), 9, False)
    assert dared(play, 1) == Play(0, "6-6")
    forced = Advice(None, (ActionValue(Bid(0, "30"), None, (), 0.1),) * 2, Bid(0, "30"), 9, False)
    assert dared(forced, -1) == Bid(0, "30")


def test_who_weighs_deals_is_told_too():
    for game in ("moon", "texas42"):
        player: Any = with_nerve(levels_of(game)["expert"](1), -1)
        assert player.nerve == -1
        assert player.choose_within.__self__ is player


class Guest(NamedTuple):
    """A player of another package, whose nerve is its own affair."""

    seed: int
    nerve: int = 40

    def choose(self, sight: Any) -> Any:
        return sight.legal[self.nerve % len(sight.legal)]


@pytest.mark.parametrize("player", [RandomPlayer(3), Guest(3)])
def test_who_knows_no_temper_stays_as_it_is(player: AnyPlayer):
    assert with_nerve(player, 1) is player


def test_the_nerve_of_a_player_of_another_package_is_not_ours():
    assert with_nerve(Guest(3), -1) == Guest(3, 40)


@each("game", OWN_GAMES)
def test_a_level_tells_whether_its_players_know_a_temper(game: str):
    """Before one is made; of other packages' players nobody says so."""
    for level, make in levels_of(game).items():
        knows = isinstance(make(0), Tempered)
        assert tempered(game, level) == knows
        assert knows == (level != "random")
    assert not tempered(game, "nobody known")


def test_a_game_of_another_package_knows_no_temper_unless_it_says_so(monkeypatch):
    """Though its players bid: they may be ours by name alone."""

    class Players:
        levels: Final = {"casual": Guest}

    game = SimpleNamespace(players=Players())
    monkeypatch.setattr(games, "CATALOGUE", {"theirs": game})
    assert not tempered("theirs", "expert")
    assert not tempered("theirs", "casual")
