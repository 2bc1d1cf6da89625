"""The rules of thumb of the casual player, by position."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Play
from moon_desktop.games.moon_cards.cards import BIG
from moon_desktop.games.moon_cards.match import MoonCards
from moon_desktop.games.moon_cards.players import dared
from moon_desktop.games.moon_cards.players.casual import Casual
from moon_desktop.games.moon_cards.rules import PRESETS
from moon_desktop.players.advice import ActionValue, Advice
from moon_desktop.players.player import DARING
from tests.kit.moon_cards import Table, walked


def chosen(table: Table) -> str:
    """The card that a casual player lays down for the seat in turn."""
    assert table.match.turn is not None
    choice = Casual(0).choose(table.match.sight(table.match.turn))
    assert isinstance(choice, Play)
    return choice.piece


def three(*hands: str) -> Table:
    return Table("cards-three").deal(*hands)


def test_it_plays_for_an_odd_count() -> None:
    """C4.1: the first trick is taken, the second, which makes the count even, dodged."""
    table = three("B5 G9 B8", "B6 G4 B7", "B12 B11 B1 G2 P12").say("B5 B6")
    assert chosen(table) in ("B11", "B12")
    assert chosen(table.say("B12", "G2 G9 G4", "B8 B7")) == "B1"


@pytest.mark.parametrize(("laid", "card"), [("B5 B6", "BIG"), ("B5 LITTLE", "B4")])
def test_it_keeps_a_big_moon_for_the_trick_it_wants(laid: str, card: str) -> None:
    """C3.4: a chip, but not where a Little Moon lies; of blue cards that do not take the trick the
    highest goes."""
    table = three("B5 G1", "B6 LITTLE G3", "BIG B1 B2 B3 B4").say(laid)
    assert chosen(table) == card


def test_the_second_big_moon_is_not_given_away() -> None:
    """C2.4: the first of two takes both."""
    table = three("BIG G1", "B6", "BIG B1 B2 B3 B4").say("BIG B6")
    assert chosen(table) != "BIG"


def test_it_dumps_a_little_moon_on_others_and_not_on_its_partner() -> None:
    """C3.4: a chip less for who takes the trick."""
    lead = Table().deal("R12 B5", "R1 B6", "G9 G8", "LITTLE R2 R3 B2 B1")
    assert chosen(lead.say("R12 R1 G9")) == "LITTLE"
    lead = Table().deal("R5 B5", "R12 B6", "G9 G8", "LITTLE R2 R3 B2 B1")
    assert chosen(lead.say("R5 R12 G9")) != "LITTLE"


def test_it_leaves_the_trick_to_its_partner_who_has_it() -> None:
    """C4.1: partners count their tricks together; a high card is not wasted on theirs."""
    table = Table().deal("B4", "B11", "B3", "B12 B1 G1 G2 G3").say("B4 B11 B3")
    assert chosen(table) == "B1"


def test_the_bold_lay_a_big_moon_down_sooner_and_the_careful_later() -> None:
    """C3.4: not every one is led at once, either."""
    laid = dict.fromkeys((-1, 0, 1), 0)
    seeds: dict[str, int] = {}

    def watch(match: MoonCards) -> None:
        if match.turn is None:
            return
        sight = match.sight(match.turn)
        if BIG not in sight.held or len({play.piece for play in sight.legal}) < 2:
            return
        for temper in laid:
            laid[temper] += Casual(3, temper).choose(sight).piece == BIG
        key = str(len({Casual(seed).choose(sight).piece == BIG for seed in range(4)}))
        seeds[key] = seeds.get(key, 0) + 1

    for seed in range(30):
        walked(PRESETS["cards-three"], seed, 2, watch)
    assert laid[-1] < laid[0] < laid[1]
    assert seeds["2"]


@pytest.mark.parametrize(
    ("near", "kept", "laid"), [(DARING / 2, True, True), (2 * DARING, False, False)]
)
def test_of_cards_that_win_alike_temper_decides(near: float, kept: bool, laid: bool) -> None:
    """C3.4: in a player who weighs deals."""
    big, other = Play(0, BIG), Play(0, "B4")

    def of(best: Play, next_: Play, nerve: int) -> Play:
        worths = (ActionValue(best, None, (), 0.5), ActionValue(next_, None, (), 0.5 - near))
        chosen = dared(Advice(None, worths, best, 9, False), nerve)
        assert isinstance(chosen, Play)
        return chosen

    assert (of(big, other, -1) == other) == kept
    assert (of(other, big, 1) == big) == laid
    assert of(big, other, 0) == of(big, other, 1) == big
    assert of(other, big, -1) == other
