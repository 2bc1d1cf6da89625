"""What the card game says: the line over the hand, results, and the score sheet."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Play
from moon_desktop.engine.reading import read
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon_cards.cards import PACK
from moon_desktop.games.moon_cards.rules import MoonCardsRules
from moon_desktop.games.moon_cards.show.cards import piece_called
from moon_desktop.games.moon_cards.show.sheet import ChipSheet
from moon_desktop.games.shown.sheet import Cause, HandRow
from moon_desktop.players.advice import Advice, Worth
from moon_desktop.windows.score.sheet_export import as_csv
from tests.kit.golden import MOON_CARDS
from tests.kit.moon_cards import Table

SHOW = CATALOGUE["shoot-the-moon-cards"].show
NAMES = ("Dot", "Theo", "Bea", "Ada", "Ines", "Milo")


def led(*words: str, held: str = "P1 BIG R1", **house) -> Table:
    return Table(**house).deal("P7 BIG LITTLE R5", held).say(*words)


def test_a_card_is_called_by_its_number_and_its_sign():
    assert piece_called("P7") == "seven of stars"
    assert piece_called("B12") == "twelve of full moons"
    assert piece_called("BIG") == "Big Moon"
    assert len({piece_called(card) for card in PACK.pieces}) == 50


@pytest.mark.parametrize(
    ("table", "you", "line"),
    [
        (Table(), 0, ""),
        (Table().draw("R3 BIG P2 BIG"), 0, "Theo and Ada tie and draw again."),
        (Table().draw("R3 BIG P2 P9"), 0, "Theo draws highest and deals."),
        (Table().draw("R3 BIG P2 P9"), 1, "You draw highest and deal."),
        (led(), 0, "You lead."),
        (led(), 1, "Dot is to play."),
        (led("P7"), 1, "Dot led the seven of stars. Follow stars, or play a Moon card."),
        (led("P7", held="P1 R1"), 1, "Dot led the seven of stars. Follow stars."),
        (
            led("P7", held="G1 R1 G2 R2 G3"),
            1,
            "Dot led the seven of stars. You have no stars: play any card.",
        ),
        (
            led("P7", renege="forfeit"),
            1,
            "Dot led the seven of stars. Follow stars, or play a Moon card."
            " Any other card costs a chip.",
        ),
        (led("BIG"), 1, "Dot led a Big Moon. Play any card."),
        (
            led("LITTLE"),
            1,
            "Dot led a Little Moon. The highest number takes it, rockets are no trump: play any"
            " card.",
        ),
        (
            led("LITTLE"),
            2,
            "A Little Moon was led: the highest number takes it, rockets are no trump. Theo is to"
            " play.",
        ),
    ],
)
def test_the_line_says_what_was_led_and_what_may_be_played(table, you, line):
    """C2.1, C2.3, C3.1–C3.3, C6.1"""
    assert SHOW.prompt(table.match.sight(you), NAMES, you) == line


def test_the_line_says_what_the_dummy_turned():
    """C5.1"""
    table = Table("cards-two").deal("P7 P6 P5", "P1 P2 P3", dummy="R5 P9").say("P7 P1")
    assert table.match.turn == 0
    said = SHOW.prompt(table.match.sight(0), NAMES, 0)
    assert said.startswith("The dummy took the trick and turned the nine of stars. Follow stars")
    table = Table("cards-two").deal("P7 P6", "P1", dummy="P4").say("P7 P1")
    said = SHOW.prompt(table.match.sight(0), NAMES, 0)
    assert said == "The dummy turned the four of stars. You lead."


def result(table: Table, you: int | None = 0):
    return SHOW.result(table.match.sight(you or 0), NAMES, table.entries, you)


FIVE = "P12 P11 P10 P9 BIG"
"""A hand that takes everything if nobody holds a rocket or a Moon card."""


def swept(**house) -> Table:
    table = Table(**house).deal(FIVE, "G1 G2 G3 G4 LITTLE", "B1 B2 B3 B4 B5", "G5 G6 G7 G8 G9")
    return table.say("P12 G1 B1 G5", "P11 G2 B2 G6", "P10 G3 B3 G7", "P9 G4 B4 G8")


def test_the_result_says_what_brought_chips():
    """C3.4, C4.1, C4.2"""
    table = swept().say("BIG LITTLE B5 G9")
    told = result(table)
    assert told.line == "All five tricks: two chips."
    assert told.key == "Next round"
    shown = SHOW.laid_open(table.rules, NAMES[:4], table.entries, 1)
    assert shown is not None
    assert shown.reasons == ("Dot & Bea took all five tricks: two chips.",)
    won = result(swept(starting_chips=5).say("BIG LITTLE B5 G9"))
    assert (won.title, won.key) == ("You won the match", "Rematch")


def test_all_five_tricks_are_told_as_a_shoot_by_side():
    """C4.1"""
    table = swept().say("BIG LITTLE B5 G9")
    titles = [result(table, you).title for you in (0, 1, 2, None)]
    assert titles == [
        "You shot the moon",
        "Dot & Bea shot the moon",
        "You shot the moon",
        "Dot & Bea shot the moon",
    ]
    alone = Table("cards-three").deal("P12 P11 P10 P9 BIG", "G1 G2 G3 G4 G5", "B1 B2 B3 B4 B5")
    alone.say("P12 G1 B1", "P11 G2 B2", "P10 G3 B3", "P9 G4 B4", "BIG G5 B5")
    told = [result(alone, you) for you in (0, 1)]
    assert [one.title for one in told] == ["You shot the moon", "Dot shot the moon"]
    assert told[0].line == "All five tricks: two chips.\nBy Moon cards: Dot +1."


def test_a_renege_and_a_tie_are_told():
    """C4.2, C6.1"""
    table = led("P7", renege="forfeit").say("R1")
    assert result(table).title == "Round 1 is dealt again"
    assert result(table).line == "Theo reneged, which costs a chip."
    broke = led("P7", renege="forfeit", starting_chips=0).say("R1")
    assert result(broke).line == "Theo reneged and has no chip to pay."
    table = Table("cards-three", starting_chips=6)
    table.deal("P12 P11 P10 G1 G2", "P1 P2 P3 R1 R2", "P4 P5 P6 G5 G6")
    table.say("P12 P1 P4", "P11 P2 P5", "P10 P3 P6", "G1 R1 G5", "R2 G6 G2")
    assert result(table).title == "You won the match"
    table = Table("cards-three", starting_chips=6)
    table.deal("P12 G1 G2 G3 G4", "P1 R1 R2 R3 B4", "P4 G5 G6 G7 B9")
    table.say("P12 P1 P4", "G1 R1 G5", "R2 G6 G2", "R3 G7 G3", "B4 B9 G4")
    assert result(table).line == (
        "Dot, Theo and Bea each took an odd number of tricks: a chip each.\n"
        "Dot, Theo and Bea are level with 7 chips: another round is played."
    )


def test_every_chip_on_the_sheet_has_its_cause():
    """C3.4, C4.1, C6.1"""
    table = swept()
    sheet = ChipSheet.opened(table.rules, NAMES[:4], 2).through(table.entries)
    assert sheet.written(sheet.hand) == "Round 1 tricks 4 – 0"
    assert sheet.status(sheet.hand) == "in play"
    table = swept().say("BIG LITTLE B5 G9")
    sheet = ChipSheet.opened(table.rules, NAMES[:4], 2).through(table.entries)
    assert sheet.causes(sheet.hand, 0) == (
        Cause("card", 2),
        Cause("big", 1),
        Cause("little", -1),
    )
    assert sheet.causes(sheet.hand, 1) == ()
    assert "reneged" not in dict(sheet.causes_told)
    said = "Dot & Bea: 5 tricks, for tricks +2, for Big Moons +1, for Little Moons −1; chips 4."
    assert sheet.standing(sheet.hand, 0, voice=False) == said
    reneged = led("P7", renege="forfeit").say("R1")
    sheet = ChipSheet.opened(reneged.rules, NAMES[:4], 2).through(reneged.entries)
    assert sheet.written(sheet.hand) == "Round 1 Theo reneged"
    assert sheet.causes(sheet.hand, 1) == (Cause("reneged", -1),)
    assert dict(sheet.causes_told)["reneged"] == "renege"


@pytest.mark.parametrize("file", sorted(MOON_CARDS.glob("*.moon")), ids=lambda file: file.stem)
def test_causes_add_up_to_the_chips_of_the_record(file):
    """Rules of every kind, seat by seat, the dummy too."""
    with file.open("rb") as lines:
        reading = read(lines, CATALOGUE)
    rules: MoonCardsRules = reading.match.rules
    sheet = SHOW.sheet(rules, NAMES[: rules.seats])
    for entry in reading.entries:
        sheet = sheet.after(entry)
        row = sheet.rows[-1] if sheet.rows else None
        if isinstance(row, HandRow):
            for side, points in enumerate(row.points):
                assert sum([cause.chips for cause in sheet.causes(row, side) or ()]) == points


def test_the_table_for_spreadsheets_has_tricks_and_chips_of_each_side():
    """C4.1"""
    table = swept().say("BIG LITTLE B5 G9")
    sheet = ChipSheet.opened(table.rules, NAMES[:4], 2).through(table.entries)
    head, row = as_csv(sheet).splitlines()
    assert head.startswith("Game,Round,Dealer,")
    assert "Dot & Bea: tricks,Dot & Bea: chips,Dot & Bea: total" in head
    assert row.endswith("scored,,,5,2,4,0,0,2")


def test_a_finished_round_is_laid_open_with_the_dummy():
    """C5.1"""
    table = Table("cards-two").deal().play_on()
    shown = SHOW.laid_open(table.rules, NAMES[:2], table.entries, 1)
    assert shown is not None
    assert shown.title == "Round 1"
    assert [held.name for held in shown.held] == ["Dot", "Theo", "the dummy"]
    assert shown.heads == ("Tricks", "Gain", "Chips")
    assert SHOW.laid_open(table.rules, NAMES[:2], table.entries, 2) is None


def test_a_hint_says_why_first_and_then_how_often_it_wins():
    """C2.4, C4.1"""
    sight = led("P7").match.sight(1)
    worths = tuple(Worth(choice, None, (0.5,) * 4, 0.6) for choice in sight.legal)
    told = SHOW.hint(Advice(sight, worths, Play(1, "BIG"), 7, False), NAMES[:4])
    assert told.best == "Play a Big Moon"
    assert told.reason == (
        "Dot has the trick so far, with the seven of stars."
        " The Big Moon takes this trick and a chip, and makes the count odd."
    )
    assert told.sentence == "Your side wins the game in 60 of 100."
    assert [head.word for head in told.heads] == ["", "Chips", "Game"]


def test_what_is_out_is_counted_by_colour_and_the_moon_cards_after_them():
    """C1.1, C2.2"""
    told = SHOW.count(led("BIG").match.sight(1), NAMES[:4])
    assert [row.name for row in told.rows][-2:] == ["Blue full moons", "Moon cards"]
    moons = [(one.name, one.where) for one in told.rows[-1].pieces]
    assert moons == [
        ("Big Moon", "own"),
        ("Big Moon", "gone"),
        ("Little Moon", "out"),
        ("Little Moon", "out"),
    ]
    assert told.line == "46 cards are not seen yet, and 14 of them are in play."
