"""The plain parts of a game, also for what no example has: bids, partners, a game of Moon."""

from __future__ import annotations

from typing import Any

import pytest

from moon_desktop.engine.account import accounts
from moon_desktop.engine.entries import Bid, HandEnd, Play
from moon_desktop.games import CATALOGUE
from moon_desktop.games.defaults.panel import Panel
from moon_desktop.games.defaults.sheet import Sheets
from moon_desktop.games.defaults.wording import Wording
from moon_desktop.players.player import Limits
from moon_desktop.words.score import figure
from tests.example_game.magpie import GAME
from tests.kit.walks import walked

MOON = CATALOGUE["moon"]
NAMES = ("Ann", "Bea", "Cleo", "Dan")


def test_choices_are_weighed_in_the_time_there_is():
    match = GAME.start(GAME.rules())
    while match.turn is None:
        match, _ = match.after(match.chance(1))
    sight = match.sight(match.turn)

    def weighed(seconds: float | None, deals: int | None = None) -> int:
        return GAME.players.advise(sight, Limits(seconds, lambda: False), deals=deals).deals

    assert weighed(0.0) == 1
    assert weighed(None) == weighed(50.0) > 7
    assert weighed(0.0, 7) == 7


def test_what_was_never_a_room_is_not_found():
    with pytest.raises(AttributeError):
        _ = MOON.show.cellar  # type: ignore[attr-defined]


def test_choices_that_are_no_pieces_have_keys_with_their_notation():
    match = MOON.start(MOON.rules())
    while match.turn is None:
        match, _ = match.after(match.chance(1))
    offer = Panel[Any]().offer(match.sight(match.turn), False)
    assert offer is not None
    assert [key.choice for key in offer.keys] == list(match.legal())
    assert [key.text for key in offer.keys][:2] == ["pass", "4"]
    led = Panel[Any]().offer_ends([Play(0, "6-4", "6"), Play(0, "6-4", "4")])
    assert [key.text for key in led.keys] == ["6-4 6", "6-4 4"]
    assert Wording().choice(Bid(0, "over"), None) == "over"


@pytest.mark.parametrize("preset", MOON.presets)
def test_a_hand_of_another_game_can_be_told_plainly(preset):
    """Partners share a score; a hand that all passed, or that was cut short, has fewer tricks."""
    rules = MOON.presets[preset]
    walk = walked(rules, 3, 12)
    names, ended = NAMES[: rules.seats], [e for e in walk.entries if isinstance(e, HandEnd)]
    told_of = list(accounts(MOON.start(rules), walk.entries))
    assert [account.ended for account in told_of] == ended
    for account in told_of:
        told = Sheets[Any](Wording()).told(rules, names, account)
        assert len(told.tricks) == sum(account.ended.tricks)
        assert [figures[2].text for _, figures in told.points] == [
            figure(score) for score in account.ended.scores
        ]
    sight = walk.match.sight(0)
    assert sight.result is not None
    result = Sheets[Any](Wording()).result(sight, names, walk.entries, 0)
    assert result.title
    assert result.over == walk.match.over
