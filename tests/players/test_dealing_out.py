"""Deals drawn by chance that agree with what a seat has seen, in packs of any size."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest

from moon_desktop.engine.entries import Play
from moon_desktop.engine.match import Playing
from moon_desktop.engine.sight import laid
from moon_desktop.games import CATALOGUE
from moon_desktop.games.defaults.players import PlainPlayers, hands_for
from moon_desktop.games.game import Game
from moon_desktop.games.match import Deal
from moon_desktop.players.possible_deals import dealt_out
from moon_desktop.players.reading import gaps_in
from tests.example_game.magpie import GAME as MAGPIE
from tests.example_small.owl import GAME as OWL
from tests.kit.cases import each
from tests.kit.walks import chosen

TABLES = [
    (game, key) for game in (OWL, MAGPIE, CATALOGUE["shoot-the-moon-cards"]) for key in game.presets
]  # fmt: skip


@each(("game", "preset"), TABLES)
def test_deals_agree_with_what_was_seen(game: Game, preset: str) -> None:
    """Hands of the right size, of hidden pieces, without the suits that a seat did not follow
    (C2.3); what a dummy turns and what need not follow tells nothing."""
    random, found = Random(preset), 0
    match: Any = game.start(game.presets[preset])
    while match.number < 4 and not match.over:
        if isinstance(match.phase, Playing):
            sight = match.sight(match.turn)
            gaps = gaps_in(sight, sight.suits)
            found += any(gaps)
            for seat, gap in enumerate(gaps):
                assert not match.phase.tricks.held[seat] & gap
            for hands in islice(hands_for(sight, random), 3):
                assert hands[sight.seat] == [*sight.held]
                pile = () if sight.pile is None else (sight.pile,)
                assert tuple(map(len, hands)) == (*sight.counts, *pile)
                dealt = [piece for hand in hands for piece in hand]
                assert Counter([*dealt, *laid(sight)]) <= Counter(match.pack.pieces)
                for hand, gap in zip(hands, gaps, strict=False):
                    assert not gap & match.pack.mask(hand)
        match, _ = match.after(match.chance(3) or chosen(match, random))
    assert found


def test_a_match_is_dealt_anew_as_it_was_seen() -> None:
    """O2: who did not follow clubs is dealt none; a card turned up is in no hand."""
    players = OWL.players
    assert isinstance(players, PlainPlayers)
    hands = ("SQ D9 DT DJ DQ DK", "C9 CT CJ CQ CK CA", "SA SK S9 ST SJ H9")
    match: Any = OWL.start(OWL.rules())
    match, _ = match.after(Deal(1, 0, tuple(tuple(hand.split()) for hand in hands)))
    for card in ("CA", "H9", "D9", "CK", "S9"):
        match, _ = match.after(Play(match.turn, card))
    sight = match.sight(0)._replace(shown=("HA",))
    for seed in range(40):
        world = players.world(sight, Random(seed))
        assert world.sight(0) == match.sight(0)
        held = [world.pack.among(bits) for bits in world.phase.tricks.held]
        assert not any(piece[0] == "C" for piece in held[2])
        assert not any("HA" in hand for hand in held)


def test_what_nobody_may_have_lies_where_there_is_room() -> None:
    """Nothing agrees with it: a deal comes all the same."""
    hands = next(dealt_out("ABCD", (2, 2), ({"A", "B", "C"}, {"A", "B", "C"}), Random(1)))
    assert sorted(piece for hand in hands for piece in hand) == ["A", "B", "C", "D"]
    with pytest.raises(ValueError, match="fewer pieces"):
        next(dealt_out("AB", (2, 1), ((), ()), Random(1)))
