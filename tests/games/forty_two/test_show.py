"""What is shown of Texas 42, wherever a match stands."""

from __future__ import annotations

import inspect

from hypothesis import given

from moon_desktop.engine.entries import Consequence, Dealt
from moon_desktop.games import CATALOGUE
from moon_desktop.games.forty_two.match import start
from moon_desktop.games.players import Players
from moon_desktop.games.show import Show
from tests.kit.forty_two import playable_rules, walked
from tests.kit.strategies import LAW, seeds

GAME = CATALOGUE["texas42"]
SHOW = GAME.show
NAMES = ("Ann", "Bea", "Cy", "Dot")


def test_it_has_every_room_and_every_function():
    """T9: with the places that its callers fill."""
    for room, found in ((Show, SHOW), (Players, GAME.players)):
        for name, wanted in vars(room).items():
            if inspect.isfunction(wanted) and not name.startswith("_"):
                assert callable(getattr(found, name)), name


# --- the table and the players ------------------------------------------------------------------


@LAW
@given(rules=playable_rules(), seed=seeds())
def test_everything_can_be_told_wherever_a_match_stands(rules, seed):
    """T1.3: the layout, the plates, what is open, the count."""
    table = walked(rules, seed, 2)
    match = start(rules)
    for entry in table.entries:
        if isinstance(entry, Consequence):
            continue
        before, (match, _) = match.sight(1), match.after(entry)
        sight = match.sight(1)
        layout = SHOW.layout(sight)
        assert {held.piece for held in layout.hand} == set(sight.held)
        assert len(SHOW.telling(sight, NAMES, 1).plates) == 4
        SHOW.prompt(sight, NAMES, 1)
        SHOW.motion(before, entry, sight)
        if sight.counts:
            SHOW.count(sight, NAMES)
        if sight.turn == 1 and sight.phase != "play":
            assert SHOW.offer(sight, False) is not None
        if isinstance(entry, Dealt):
            assert len(layout.hand) == 7
