"""Wherever a match of any game stands, all of it is told to any seat, and on the right plates."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moon_desktop.engine.entries import Consequence
from tests.kit import forty_two, moon_cards, strategies
from tests.kit.arrange import NAMES, game_of
from tests.kit.strategies import LAW, seeds
from tests.kit.walks import walked

WALKS: dict[str, Any] = {
    "moon": (strategies.playable_rules, walked),
    "texas42": (forty_two.playable_rules, walked),
    "cards": (moon_cards.playable_rules, moon_cards.walked),
}


@pytest.mark.slow
@pytest.mark.parametrize("game", WALKS)
@LAW
@given(data=st.data(), seed=seeds(), seat=st.integers(0, 5))
def test_everything_that_can_be_seen_can_be_told(game, data, seed, seat):
    """M1.5, T1.3, C2.2: whose turn it is, who deals, what is held, what is open and what counts."""
    playable_rules, walk = WALKS[game]
    rules = data.draw(playable_rules())
    seats = rules.table.count
    seat, names = seat % seats, NAMES[:seats]
    show, match = game_of(rules).show, game_of(rules).start(rules)
    for entry in walk(rules, seed, 2).entries:
        if isinstance(entry, Consequence):
            continue
        before: Any = match.sight(seat)
        match, _ = match.after(entry)
        sight: Any = match.sight(seat)
        layout, told = show.table.layout(sight), show.table.telling(sight, names, seat)
        assert sorted(held.piece for held in layout.hand) == sorted(sight.held)
        by_seat = [told.plates[(other - seat) % seats] for other in range(seats)]
        assert [plate.name for plate in by_seat] == list(names)
        assert [s for s, plate in enumerate(by_seat) if plate.turn] == (
            [] if sight.turn is None else [sight.turn]
        )
        assert [s for s, plate in enumerate(by_seat) if plate.dealer] == (
            [] if sight.dealer is None else [sight.dealer]
        )
        assert told.title
        for plate in by_seat:
            assert plate.fullness is None or 0 <= plate.fullness <= 1
            assert plate.in_hole == (plate.fullness is None)
            assert plate.in_hole == str(plate.score).startswith("\u2212")
        assert isinstance(show.table.prompt(sight, names, seat), str)
        assert show.table.motion(before, entry, sight).kind
        if sight.phase == "play":
            assert show.hints.count(sight, names).line
        elif sight.turn == seat and sight.legal[0].piece is None:
            assert show.panel.offer(sight, False) is not None
