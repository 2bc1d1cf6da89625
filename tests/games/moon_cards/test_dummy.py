"""The dummy at two seats: when its card is turned, what it leads, and what it takes."""

from __future__ import annotations

from moon_desktop.engine.entries import Draw, Play
from moon_desktop.engine.sight import trick_finished
from moon_desktop.games.match import Turned
from moon_desktop.games.moon_cards.chips import RoundOver
from tests.kit.moon_cards import Table

PILE = "P1 P2 P3 P4 P5"


def two(first: str, second: str, dummy: str = PILE, **house: object) -> Table:
    """Seat 1 deals, so that seat 0 leads."""
    return Table("cards-two", **house).deal(first, second, dummy=dummy)


def test_its_top_card_is_the_third_where_a_player_led():
    """C5.1: whatever it is, after both have played."""
    table = two("G9", "G3").say("G9")
    assert table.match.turn == 1
    table.say("G3")
    assert table.entries[-1] == Turned("P1")
    plays = (Play(0, "G9"), Play(1, "G3"), Play(2, "P1"))
    assert table.match.sight(0).tricks[0].plays == plays
    assert table.match.sight(0).pile == 4
    assert table.match.turn == 0


def test_who_takes_a_trick_leads_the_next():
    """C5.1, C2.2: the other player follows, and the dummy is third again."""
    table = two("G3 R5 P6 P7 P8", "G9 B12").say("G3 G9")
    assert table.match.turn == 1
    table.say("B12")
    assert table.match.turn == 0
    table.say("R5")
    assert table.entries[-1] == Turned("P2")


def test_it_leads_where_it_took_the_trick():
    """C5.1: its card then stands in a row with its third; the seat that did not deal plays next,
    and then the dealer, who follow what it led."""
    table = two("G9 R1 P8", "G3 P9", "R12 P2 P3 P4 P5").say("G9 G3")
    assert table.entries[-2:] == [Turned("R12"), Turned("P2")]
    sight = table.match.sight(0)
    assert (sight.plays, sight.suit, sight.pile) == ((Play(2, "P2"),), 2, 3)
    assert table.match.turn == 0
    assert table.open() == "P8"
    assert table.refused("R1") == ("must-follow", "C2.3")
    table.say("P8")
    assert table.match.turn == 1
    table.say("P9")
    assert table.match.turn == 1
    assert table.match.sight(0).taken == (0, 1)


def test_after_its_lead_the_seat_that_did_not_deal_is_first_whoever_it_is():
    """C5.1: in the next round it is the other one."""
    table = two("G9", "G3").play_on()
    deal = table.next_deal("G9", "G3", dummy="R12 R11 R10 R9 R8")
    table.add(deal).say("G3", "G9")
    assert deal.dealer == 0
    assert table.match.sight(0).plays == (Play(2, "R11"),)
    assert table.match.turn == 1


def test_a_trick_that_it_ends_and_the_one_it_leads_are_told_apart():
    """C5.1: the finished trick is known though the next one is on the table."""
    table = two("G9", "G3", "R12 P2 P3 P4 P5").say("G9")
    before, entry = table.match.sight(0), Play(1, "G3")
    finished = trick_finished(entry, before, table.add(entry).match.sight(0))
    assert finished is not None
    assert finished.taker == 2


def test_what_it_takes_is_worth_nothing():
    """C5.2: neither chip nor trick, in the last trick either."""
    table = two("G9 BIG", "G3 LITTLE", "R12 BIG P3 P4 P5").say("G9 G3")
    table.say("LITTLE" if table.match.turn == 1 else "BIG")
    table.say("LITTLE" if table.match.turn == 1 else "BIG")
    assert table.chips == (2, 2)
    assert table.match.sight(0).taken == (0, 0)
    swept = two("G1 G2 G3 G4 G5", "B1 B2 B3 B4 B5", "R1 R2 R3 R4 R5").play_on()
    assert swept.round == RoundOver("scored", None, (0, 0), (0, 0), (0, 0), (2, 2))


def test_its_moon_cards_count_as_anyones():
    """C5.1, C3.2–C3.4: for who takes the trick; led, they free the others."""
    assert two("G9", "G3", "LITTLE P2 P3 P4 P5").say("G9 G3").chips == (1, 2)
    table = two("G9 G5 P8 R1 B1", "G3", "R12 LITTLE P3 P4 P5").say("G9 G3")
    assert table.match.sight(0).suit == 5
    assert table.open() == "R1 G5 P8 B1"
    table.say("P8", "B5")
    assert (table.match.turn, table.chips) == (0, (1, 2))
    big = two("G9 LITTLE", "G3", "R12 BIG P3 P4 P5").say("G9 G3", "LITTLE", "B5")
    assert big.chips == (2, 2)
    assert big.match.sight(0).plays == (Play(2, "P3"),)


def test_after_a_renege_it_turns_no_card():
    """C6.1."""
    table = two("G9", "G3 R5", "R12 P2 P3 P4 P5", renege="forfeit").say("G9 R5")
    assert isinstance(table.entries[-2], Play)
    assert table.round == RoundOver("replayed", 1, (0, 0), (0, 0), (0, -1), (2, 1))
    # What it would have turned is nobody's to see; the account of the round has it.
    seen, whole = table.match.sight(0).last, table.match.last
    assert seen is not None
    assert whole is not None
    assert (seen.deal.dummy, whole.deal.dummy is None) == (None, False)
    assert table.dealing == 1


def test_it_draws_for_no_deal():
    """C5.2: two cards are drawn."""
    draw = Table("cards-two").match.chance(1)
    assert isinstance(draw, Draw)
    assert len(draw.pieces) == 2
