"""What the table is told of chips and tricks: trays, plates, the supply, and chips on their way."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given

from moon_desktop.engine.entries import Play
from moon_desktop.engine.sight import trick_finished
from moon_desktop.games.moon_cards.chips import SUPPLY
from moon_desktop.games.moon_cards.match import MoonCards
from moon_desktop.games.moon_cards.show.layout import layout, motion
from moon_desktop.games.moon_cards.show.plates import telling
from moon_desktop.games.shown.table import Chips
from tests.kit.arrange import NAMES
from tests.kit.moon_cards import Table, playable_rules, walked
from tests.kit.strategies import LAW, seeds


def told(table: Table, seat: int = 0):
    return telling(table.match.sight(seat), NAMES[: table.rules.seats], seat)


@pytest.mark.parametrize(
    ("preset", "seat", "sides"),
    [
        ("shoot-the-moon-cards", 0, [("ours", "Ann & Cy"), ("theirs", "Bea & Dot")]),
        ("shoot-the-moon-cards", 3, [("ours", "Dot & Bea"), ("theirs", "Ann & Cy")]),
        ("cards-six", 0, [("ours", "Ann, Cy & Eli"), ("theirs", "Bea, Dot & Fay")]),
        (
            "cards-six-pairs",
            1,
            [("ours", "Bea & Eli"), ("theirs", "Cy & Fay"), ("third", "Dot & Ann")],
        ),
        ("cards-three", 2, [(None, "Cy")]),
    ],
)
def test_each_side_has_a_tray_or_the_viewer_alone(preset, seat, sides):
    """C1.2."""
    table = Table(preset).deal()
    found = told(table, seat)
    assert [(purse.camp, purse.names) for purse in found.purses] == sides
    assert {purse.worth for purse in found.purses} == {(1, 0, 1, 0, 2)}
    alone = table.rules.team_size == 1
    assert {plate.rail for plate in found.plates[1:]} == {7 if alone else 0}
    assert found.plates[0].rail == 0
    camps = {plate.camp for plate in found.plates}
    assert camps == {camp for camp, _ in sides}


def test_chips_and_tricks_as_they_are():
    """C1.3, C3.4: the side's chips are told once, in its tray; the plates have each its own
    tricks."""
    table = Table().deal("BIG", "B9", "B8", "B7")
    assert (told(table).supply.many, told(table).unused.many) == (36, 32)
    table.say("BIG B9")
    assert told(table).gain == "+1"
    table.say("B8 B7")
    found = told(table)
    assert (found.gain, found.supply.many) == ("", 35)
    assert [(p.chips, p.tricks) for p in found.purses] == [(3, 1), (2, 0)]
    assert [(p.score, p.tricks, p.taken) for p in found.plates] == [
        ("", 1, "1 of 5"),
        ("", 0, "0 of 5"),
        ("", 0, "0 of 5"),
        ("", 0, "0 of 5"),
    ]
    assert (found.title, found.line) == ("Rockets are trump", "Round 1, trick 2 of 5")
    assert "Ann & Cy 3" in found.besides


@pytest.mark.parametrize("preset", ["cards-two", "cards-three"])
def test_where_all_play_alone_each_count_stands_once(preset):
    """C1.3: yours in your tray, that of another on its plate."""
    found = told(Table(preset).deal())
    assert [purse.chips for purse in found.purses] == [2]
    assert [plate.score for plate in found.plates] == ["", *[2] * (len(found.plates) - 1)]


def test_the_plaque_says_that_a_little_moon_led_has_no_trump():
    """C3.3: until the trick is complete; any other lead leaves the rockets trump."""
    table = Table().deal("LITTLE B2", "B9 B3", "B8 B4", "B7 B5")
    titles = []
    for said in ("LITTLE", "B9 B8", "B7", "B3"):
        table.say(said)
        titles.append(told(table).title)
    assert titles == ["No trump now", "No trump now", "Rockets are trump", "Rockets are trump"]


def test_no_little_moon_is_marked_as_what_takes_the_trick():
    """C3.3: it never takes one, also where it lies alone; a number after it does."""
    table = Table().deal("LITTLE", "LITTLE", "B7", "G7")

    def marked() -> list[str]:
        return [laid.piece for laid in layout(table.match.sight(0)).trick if laid.takes]

    table.say("LITTLE LITTLE")
    assert marked() == []
    table.say("B7")
    assert marked() == ["B7"]


def test_a_long_game_has_no_rail():
    """C4.2: the sockets would be too small; chips are told as a figure then."""
    table = Table(target=22).deal("BIG", "B9", "B8", "B7")
    assert [purse.sockets for purse in told(table).purses] == [0, 0]
    before = table.say("BIG B9 B8").match.sight(0)
    table.say("B7")
    assert motion(before, table.entries[-1], table.match.sight(0)).chips == ()


def test_moon_cards_move_chips_first_and_then_the_round():
    """C3.4, C4.1."""
    table = Table("cards-three").deal("R12 R11 R10 R9 B1", "G1 G2 G3 G4 LITTLE", "P1 P2 P3 P4 BIG")
    table.say("R12 G1 P1", "R11 G2 P2", "R10 G3 P3", "R9 G4 P4", "B1 LITTLE")
    before = table.match.sight(0)
    card = Play(2, "BIG")
    moved = motion(before, card, table.add(card).match.sight(0))
    assert moved.gain == "0"
    table = Table("cards-three").deal("R12 R11 R10 R9 R8", "G1 G2 G3 G4 LITTLE", "P1 P2 P3 P4 P5")
    table.say("R12 G1 P1", "R11 G2 P2", "R10 G3 P3", "R9 G4 P4", "R8 LITTLE")
    before = table.match.sight(0)
    card = Play(2, "P5")
    moved = motion(before, card, table.add(card).match.sight(0))
    assert moved.gain == "−1"
    assert moved.chips == (Chips(0, None, 1, 7, 2), Chips(None, 0, 2, 7, 1, later=True))


@given(playable_rules(), seeds())
@LAW
def test_chips_told_to_move_are_those_that_moved(rules, seed):
    """C1.3, C3.4, C4.1, C6.1: from entry to entry, and the box loses none."""
    seen: list[MoonCards] = []
    table = walked(rules, seed, 2, seen.append)
    plays = (entry for entry in table.entries if isinstance(entry, Play))
    for match, after in pairwise(seen):
        if match.turn is None:
            continue
        before, now, entry = match.sight(0), after.sight(0), next(plays)
        scores = list(before.ledger.scores)
        for way in motion(before, entry, now).chips:
            side = way.giver if way.taker is None else way.taker
            assert side is not None
            many = way.many if way.giver is None else -way.many
            assert (scores[side], way.sockets) == (way.lie, rules.target)
            scores[side] += many
        assert tuple(scores) == (now.result or now.ledger).scores
        found = telling(now, NAMES[: rules.seats], 0)
        assert found.supply is not None
        assert found.supply.many == max(0, SUPPLY - sum(scores))
        if trick_finished(entry, before, now) is None:
            assert motion(before, entry, now).gain == ""
