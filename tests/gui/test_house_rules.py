"""House rules that change what the window shows or asks: each switched on and seen to act (M8).

What a rule is, and the sentences it is told in, are proved of the game.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from moon_desktop.engine.entries import Bid, TimeUp
from moon_desktop.windows.score.model import ScoreRole
from tests.gui.house_rules import House

pytestmark = pytest.mark.timeout(60)

SURE = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"
"""With sixes trumps it takes every trick."""

HOPELESS = "5-4 4-3 3-2 2-1 1-1 3-1 4-1"
"""With sixes trumps it takes none from the seat that holds the rest of the sixes."""

WITH_BLANK = "6-6 6-5 6-4 6-3 4-2 2-1 0-0"


@pytest.fixture
def house(open_table, monkeypatch) -> House:
    return House(open_table, monkeypatch, by="keys")


def test_four_seats_as_partners(house):
    """M1.2, M5.4, M5.7: four plates and hands, no widow; a side's tricks and asterisks on both its
    plates, and a column a side on the pad."""
    house.deal(HOPELESS, "6-6 6-5 6-4 6-3 6-2 6-1 6-0").tell(0, "over 6")
    house.play(seats=4, partners=True, hickeys=True)
    assert [house.plate(seat).partner for seat in range(4)] == ["", "", "partner", ""]
    assert house.heads(Qt.ItemDataRole.DisplayRole) == ["You & Bea", "Theo & Ada"]
    pieces = house.person.table.scene.pieces
    hidden = [key.partition(":")[0] for key in pieces if ":" in key]
    assert {seat: hidden.count(seat) for seat in hidden} == {"1": 7, "2": 7, "3": 7}
    assert "widow" not in pieces
    house.finish()
    assert [house.plate(seat).asterisks for seat in range(4)] == [2, 0, 2, 0]
    assert [row[0] for row in house.figures] == ["You & Bea", "Theo & Ada"]
    assert house.heads(ScoreRole.ASTERISKS) == [2, 0]


def test_bids_that_are_closed(house):
    """M2.1, M2.2, M2.4: a key that is closed says why, and cannot be pressed by any means."""
    house.dealer = 0
    house.deal(SURE).tell(1, "6").tell(2, "pass")
    house.play(shoot_after_seven=True, under=False, minimum_bid=5)
    why = "A shoot may be bid only over a standing 7."
    assert [word for word, closed in house.keys.items() if closed is None] == ["Pass", "7"]
    assert list(house.keys) == ["Pass", "5", "6", "7", "Shoot over"]
    assert house.keys["Shoot over"] == house.question == why
    for key in ("4", "5", "6", "o", "u"):
        house.person.type(key)
    bids = [entry.bid for entry in house.person.host.entries if isinstance(entry, Bid)]
    assert bids == ["6", "pass"]


def test_trump_before_the_widow(house):
    """M3.2: trump is named with the widow face down, and told while the widow is exchanged."""
    house.deal(SURE, widow="0-0").play(widow_timing="after-trump")
    assert house.say("7").phase == "trump"
    scene = house.person.table.scene
    assert scene.pieces["widow"].pose.face is None
    assert "0-0" not in scene.pieces
    assert house.say("6").phase == "widow"
    assert house.stand("apart") == {"0-0"}
    assert house.plaque == ("You won the bid", "7 — sixes, then the widow")


def test_follow_me_by_blanks(house):
    """M3.8: the double blank alone is open to be led; another tile that is taken says why."""
    house.deal(WITH_BLANK, widow="1-1").play(follow_me="blanks")
    house.say("7 1-1 0")
    assert house.plaque[0] == "Follow me, on blanks"
    assert house.stand("legal") == {"0-0"}
    house.person.take("6-6")
    assert house.person.prompt == "You called blanks, so lead the double blank first."
    house.say("0-0")
    assert house.stand("legal") == set(house.held)


def test_aggie_dice(house):
    """M3.9: the dice lie on the table, and the keys of other trumps say why they are closed."""
    house.deal(WITH_BLANK, widow="1-1", dice=(6, 3)).play(aggie_dice=True)
    told = "The dice show 6 and 3: trump must be one of them."
    assert house.faces == [6, 3]
    assert {item.toolTip() for item in house.person.table.scene.dice.items} == {told}
    assert house.person.table.view.accessibleDescription() == told
    house.say("7 1-1")
    assert house.keys == {
        "Ones": told, "Twos": told, "Threes": None,
        "Fours": told, "Fives": told, "Sixes": None,
    }  # fmt: skip
    house.person.type("5")
    assert house.person.host.sight.trump is None
    house.say("3")
    assert house.plaque[0] == "Threes are trump"


def win(house: House, seat: int = 0) -> None:
    """Arranges a hand in which ``seat`` bids 7 and takes all seven tricks: a game to 7."""
    house.deal(*("" if s != seat else SURE for s in range(3)), widow="0-0")
    house.tell(seat, "7 0-0 6")


def test_match_for_marks(house):
    """M6.2: a game won stands on card, pad and plate, and the next goes on from it."""
    for seat in (0, 1, 0):
        win(house, seat)
    house.play(match="marks", match_length=3, target=7)
    house.finish()
    assert house.plate(0).fullness == 1.0
    assert house.cell(0, 1, ScoreRole.WON)
    assert house.person.window.card.key.text() == "Next game"
    assert house.rows[-1] == ["Game 1 You won", "+2", "−1", "−1"]
    house.read_on()
    house.finish()
    assert house.card.startswith("Theo won the game\n")
    house.read_on()
    house.finish()
    assert house.card.startswith("You won the match\n")
    assert house.person.window.card.key.text() == "New match"
    assert house.person.host.match.over


def test_match_against_the_clock(house):
    """M6.3: the clock stands on the bar; when time is up the hand in play is the last."""
    win(house)
    house.deal(SURE)
    house.play(match="timed", match_length=2, target=7)
    clock = house.person.window.bar.clock
    assert clock.isVisible()
    assert clock.words == "2:00"
    house.finish()
    house.read_on()
    tick = house.person.program.clock.tick
    tick(75)
    assert clock.words == "Last minute 0:45"
    tick(45)
    assert clock.words == "Last hand"
    assert TimeUp() in house.person.host.entries
    assert not house.person.host.match.over
    house.tell(0, "4").finish()
    assert house.person.host.match.over
    assert "Time was up: the game left unfinished pays nothing." in house.card
    assert not clock.isVisible()
