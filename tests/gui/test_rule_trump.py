"""The widow, naming trump, and the dice, as the window has them (M3)."""

from __future__ import annotations

import pytest

from tests.gui.house_rules import House

pytestmark = pytest.mark.timeout(60)

STRONG = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"
WITH_BLANK = "6-6 6-5 6-4 6-3 4-2 2-1 0-0"
PIPS = ["Blanks", "Ones", "Twos", "Threes", "Fours", "Fives", "Sixes"]
EVERY_CALL = {*PIPS, "Doubles", "Follow me"}


@pytest.fixture
def house(open_table, monkeypatch) -> House:
    return House(open_table, monkeypatch, by="click")


# --- widow_timing ----------------------------------------------------------------------------


def test_widow_timing_before_trump(house):
    """M3.2: the widow is in the hand before trump is named."""
    house.deal(STRONG, widow="0-0").play()
    assert "widow before trump" in house.line
    assert house.faces == [], "no dice"
    assert house.say("7").phase == "widow"
    assert house.stand("apart") == {"0-0"}
    assert house.person.prompt == "You took in the double blank. Lay one tile out of play."
    assert house.say("5-5").phase == "trump"
    assert "0-0" in house.held
    assert house.question == "Name the trump"


def test_widow_timing_after_trump(house):
    """M3.2: trump is named with the widow face down, and told while the widow is exchanged."""
    house.deal(STRONG, widow="0-0").play(widow_timing="after-trump")
    assert "trump before widow" in house.line
    assert house.say("7").phase == "trump"
    scene = house.person.table.scene
    assert scene.pieces["widow"].pose.face is None
    assert "0-0" not in scene.pieces
    assert len(house.held) == 7
    assert house.question == "Name trump first: the widow is turned up after that."
    assert house.say("6").phase == "widow"
    assert house.stand("apart") == {"0-0"}
    assert "widow" not in scene.pieces
    assert house.plaque == ("You won the bid", "Bid 7 — sixes, then the widow")
    assert house.say("0-0").phase == "play"
    assert house.plaque[0] == "Sixes are trump"


# --- follow_me -------------------------------------------------------------------------------


def test_follow_me_blanks(house):
    """M3.8: blanks is the call; the double blank is to be led, and no other tile is open."""
    house.deal(WITH_BLANK, widow="1-1").play(follow_me="blanks")
    assert "Follow me by blanks" in house.line
    house.say("7 1-1")
    assert set(house.keys) == EVERY_CALL - {"Follow me"}
    (blanks,) = (key for key in house.person.window.panel.keys if key.text() == "Blanks")
    assert blanks.explanation.startswith("Follow me: no trump but the double blank")
    house.say("0")
    assert house.plaque[0] == "Follow me, on blanks"
    assert house.stand("legal") == {"0-0"}
    assert house.person.prompt == "You called blanks: lead the double blank."
    house.person.take("6-6")
    assert house.person.prompt == "You called blanks, so lead the double blank first."
    house.say("0-0")
    assert house.stand("legal") == set(house.held)


# --- aggie_dice ------------------------------------------------------------------------------


def test_aggie_dice_say_which_trumps_are_open(house):
    """M3.9: the dice lie on the table; trump is one of theirs, the other keys say why not."""
    house.deal(WITH_BLANK, widow="1-1", dice=(6, 3)).play(aggie_dice=True)
    assert "Aggie dice" in house.line
    told = "The dice show 6 and 3: trump must be one of them."
    assert house.faces == [6, 3]
    assert {item.toolTip() for item in house.person.table.scene.dice.items} == {told}
    assert house.person.table.view.accessibleDescription() == told
    assert house.plaque == ("The auction", "No bid yet")
    house.say("7 1-1")
    assert house.question == told
    closed = "The dice show sixes and threes: trump must be one of them."
    assert house.keys == {
        "Ones": closed, "Twos": closed, "Threes": None,
        "Fours": closed, "Fives": closed, "Sixes": None,
    }  # fmt: skip
    house.person.type("5")
    assert house.person.host.sight.trump is None
    house.say("3")
    assert house.plaque[0] == "Threes are trump"
    assert house.faces == [6, 3]
