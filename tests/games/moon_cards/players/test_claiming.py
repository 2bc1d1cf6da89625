"""Who can claim the rest of a round, and how it is played out."""

from __future__ import annotations

from collections import Counter
from random import Random

from moon_desktop.engine.match import Playing
from moon_desktop.games.moon_cards.cards import PACK
from moon_desktop.games.moon_cards.players import PLAYERS
from moon_desktop.games.moon_cards.rules import PRESETS
from tests.kit.cases import each
from tests.kit.moon_cards import Table


def test_big_moons_and_the_highest_red_cards_take_all() -> None:
    """C2.4, C3.2: claimed by its leader while more than the last trick is left."""
    assert PLAYERS.claimant(Table("cards-three").deal("BIG BIG R12 R11 R10").match, 2) == 0


@each("held", ["BIG R12 R11 R10 R9", "BIG BIG R12 R11 R9", "BIG BIG R12 R11 LITTLE", "BIG BIG B12"])
def test_what_could_lose_a_trick_is_no_claim(held: str) -> None:
    """A Big Moon or a higher red card may be hidden; other colours can be trumped."""
    assert PLAYERS.claimant(Table("cards-three").deal(held).match, 0) is None


def test_a_seat_claims_by_what_it_has_seen() -> None:
    """Both Big Moons lie open, and R12: no other red card is above R11."""
    table = Table("cards-three").deal("R12 R11 R10 R9 BIG", "BIG B2", "B3 B4")
    assert PLAYERS.claimant(table.match, 0) is None
    # The Big Moon of seat 1 takes the first trick; then it leads B2, which seat 0 takes.
    table.say("R12 BIG B3", "B2 B4 R11")
    assert PLAYERS.claimant(table.match, 2) == 0


def test_a_little_moon_goes_to_another_side_and_not_to_the_own() -> None:
    """C3.4: so plays whoever cannot stop the claim."""
    table = Table().deal("BIG BIG R12 R11 R10", "LITTLE", "LITTLE", "B9").say("BIG")
    for card in ("LITTLE", "B"):
        assert table.match.turn is not None
        play = PLAYERS.plain_play(table.match.sight(table.match.turn))
        assert str(play.piece).startswith(card)
        table.add(play)


@each("preset", PRESETS)
def test_a_claim_is_kept(preset: str) -> None:
    """Whatever is held and played, at every table."""
    sure = "BIG BIG R12 R11 R10"
    for seed in range(20):
        random = Random(seed)
        rest = list((Counter(PACK.pieces) - Counter(sure.split())).elements())
        random.shuffle(rest)
        hands = [" ".join(rest[5 * n : 5 * n + 5]) for n in range(6)]
        table = Table(preset)
        table.deal(sure, *hands[: table.rules.seats - 1], dummy=hands[-1] * table.rules.has_dummy)
        assert PLAYERS.claimant(table.match, 0) == 0
        while isinstance(table.match.phase, Playing):
            table.add(random.choice(table.match.legal()))
        assert table.round.tricks[0] == 5
