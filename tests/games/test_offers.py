"""The keys near the hand, in each game: laws of every position among the scenes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args

import pytest

from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.games.moon.show import SHOW
from moon_desktop.games.views.panel import Offer, OfferKind
from tests.kit.arrange import Table, game_of
from tests.kit.scenes import SCENES


def offered() -> list[tuple[Any, Offer, Offer]]:
    """Each scene in which something is asked: the Sight, and the keys of a wide and of a narrow
    panel."""
    found = []
    for moments, _ in SCENES.values():
        tables: Iterable[Any] = moments()
        for table in tables:
            turn, game = table.match.turn, game_of(table.rules)
            sight = None if turn is None else table.match.sight(turn)
            if sight and (offer := game.show.panel.offer(sight, False)) is not None:
                narrow = game.show.panel.offer(sight, True)
                assert narrow is not None
                found.append((sight, offer, narrow))
    return found


OFFERED = offered()


def test_what_is_open_is_what_is_legal():
    """M2.1–M2.5, M3.2, M3.3, M3.8, M3.9, T3.1–T3.7, T5.1, T5.2, T6.1: each choice has one key."""
    assert len(OFFERED) > 50
    for sight, offer, _ in OFFERED:
        is_open = [key.choice for key in offer.keys if key.why is None]
        assert len(is_open) == len(sight.legal)
        assert set(is_open) == set(sight.legal)


def test_a_narrow_panel_has_only_what_is_open_but_the_pass():
    for _, offer, narrow in OFFERED:
        wide, room = ([key.text for key in one.keys if not key.why] for one in (offer, narrow))
        assert room == wide
        assert {key.text for key in narrow.keys if key.why} <= {"Pass"}


def test_no_two_keys_share_a_letter():
    """Each key has one, and all of them are kept from the commands; what is typed besides is what
    stands on it."""
    kept = frozenset[str]().union(*(CATALOGUE[name].show.panel.letters() for name in OWN))
    for _, offer, _ in OFFERED:
        for key in offer.keys:
            assert len(key.letters[0]) == 1
            assert set(key.letters[1:]) <= {key.text, "0"}
        pressed = [letter for key in offer.keys for letter in key.letters]
        assert len(pressed) == len(set(pressed))
        assert set(pressed) <= kept


def test_every_kind_of_key_is_among_them():
    assert {key.kind for _, offer, _ in OFFERED for key in offer.keys} == {*get_args(OfferKind)}


@pytest.mark.parametrize("scoring", ["points", "marks"])
def test_no_two_bids_of_moon_mean_the_same(scoring):
    """M2.2: seven and over need the same tricks, and are not the same bid."""
    sight = Table(scoring=scoring, shoot_tops=3).match.sight(0)
    ladder = ("4", "5", "6", "7", "over", "under", "double", "triple")
    assert len({SHOW.panel.promise(sight, bid) for bid in ladder}) == len(ladder)


def test_keys_of_the_points_game_say_points():
    """T8.2: nobody has marks there."""
    keys = [
        (key.text, key.emblem)
        for sight, offer, _ in OFFERED
        if getattr(sight.rules, "scoring", "") == "points" and sight.phase == "bid"
        for key in offer.keys
        if str(getattr(key.choice, "bid", "")).endswith("m")
    ]
    assert keys
    assert {*keys} <= {("42", ""), ("84", ""), ("126", ""), ("168", "")}
