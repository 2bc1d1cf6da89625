"""What the card game says: the line over the hand, results, and the score sheet."""

from __future__ import annotations

import re

from moon_desktop.engine.reading import read
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon_cards.cards import PACK
from moon_desktop.games.moon_cards.rules import MoonCardsRules
from moon_desktop.games.moon_cards.show.cards import piece_called
from moon_desktop.games.moon_cards.show.sheet import ChipSheet
from moon_desktop.games.views.sheet import Cause, HandRow, Sheet
from tests.kit.cases import each
from tests.kit.golden import MOON_CARDS
from tests.kit.moon_cards import Table
from tests.kit.spoken import spoken_in

SHOW = CATALOGUE["shoot-the-moon-cards"].show
NAMES = ("Dot", "Theo", "Bea", "Ada", "Ines", "Milo")


def led(*words: str, held: str = "P1 BIG R1", **house) -> Table:
    return Table(**house).deal("P7 BIG LITTLE R5", held).say(*words)


def test_a_card_is_called_by_its_number_and_its_sign():
    assert piece_called("P7") == "seven of stars"
    assert piece_called("B12") == "twelve of full moons"
    assert piece_called("BIG") == "Big Moon"
    assert len({piece_called(card) for card in PACK.pieces}) == 50


def test_a_round_is_called_so_wherever_others_name_a_hand():
    """On the sheet and its keys, and in statistics; all in one, with the holes left out."""
    kind, figures, texts = SHOW.sheet.kind, SHOW.figures, list[str]()
    for name in (name for name, told in Sheet.__annotations__.items() if "ClassVar[" in str(told)):
        value = getattr(kind, name)
        texts += [value] if isinstance(value, str) else value if isinstance(value, tuple) else []
    texts += [
        figures.cost(),
        figures.counts(),
        figures.span(),
        figures.behind(1),
        figures.behind(2),
    ]
    told = re.sub(r"\{\w+\}", "", "\n".join(texts))
    assert "Next round" in told
    assert re.findall(r".*\bhands?\b.*", told, re.IGNORECASE) == []


FIVE = "P12 P11 P10 P9 BIG"
"""A hand that takes everything if nobody holds a rocket or a Moon card."""


def swept(**house) -> Table:
    table = Table(**house).deal(FIVE, "G1 G2 G3 G4 LITTLE", "B1 B2 B3 B4 B5", "G5 G6 G7 G8 G9")
    return table.say("P12 G1 B1 G5", "P11 G2 B2 G6", "P10 G3 B3 G7", "P9 G4 B4 G8")


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
    assert "reneged" not in dict(sheet.causes_text)
    said = "Dot & Bea: 5 tricks, for tricks +2, for Big Moons +1, for Little Moons −1; chips 4."
    assert sheet.standing(sheet.hand, 0, voice=False) == said
    reneged = led("P7", renege="forfeit").say("R1")
    sheet = ChipSheet.opened(reneged.rules, NAMES[:4], 2).through(reneged.entries)
    assert sheet.written(sheet.hand) == "Round 1 Theo reneged"
    assert sheet.causes(sheet.hand, 1) == (Cause("reneged", -1),)
    assert dict(sheet.causes_text)["reneged"] == "renege"


@each("file", sorted(MOON_CARDS.glob("*.moon")))
def test_causes_add_up_to_the_chips_of_the_record(file):
    """Rules of every kind, seat by seat, the dummy too."""
    with file.open("rb") as lines:
        reading = read(lines, CATALOGUE)
    rules: MoonCardsRules = reading.match.rules
    sheet = SHOW.sheet.empty(rules, NAMES[: rules.seats])
    for entry in reading.entries:
        sheet = sheet.after(entry)
        row = sheet.rows[-1] if sheet.rows else None
        if isinstance(row, HandRow):
            for side, points in enumerate(row.points):
                assert sum([cause.chips for cause in sheet.causes(row, side) or ()]) == points


def test_what_is_out_is_counted_by_colour_and_the_moon_cards_after_them():
    """C1.1, C2.2"""
    told = SHOW.hints.count(led("BIG").match.sight(1), NAMES[:4])
    assert [row.name for row in told.rows][-2:] == ["Blue full moons", "Moon cards"]
    moons = [(one.name, one.where) for one in told.rows[-1].pieces]
    assert moons == [
        ("Big Moon", "own"),
        ("Big Moon", "gone"),
        ("Little Moon", "out"),
        ("Little Moon", "out"),
    ]
    assert told.line == "46 cards are not seen yet, and 14 of them are in play."


def test_a_round_is_called_a_hand_nowhere_on_its_sheet():
    """C2: what is played for is a round; a hand is what somebody holds."""
    texts = [text.replace("{hand}", "") for name in dir(ChipSheet) if not name.startswith("_")
             for text in spoken_in(getattr(ChipSheet, name))]  # fmt: skip
    assert any("round" in text for text in texts)
    assert [text for text in texts if re.search(r"\bhands?\b", text, re.IGNORECASE)] == []
