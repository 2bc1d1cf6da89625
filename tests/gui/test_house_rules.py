"""House rules that change what the window shows or asks: each switched on and seen to act (M8).

What a rule is, and the sentences it is told in, are proved of the game.
"""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Bid, Play, TimeUp
from moon_desktop.games.moon.rules import CHOICES, MoonRules
from moon_desktop.games.moon.show.rule_sets import rules_line
from moon_desktop.windows.score.model import ScoreRole
from tests.gui.house_rules import House
from tests.gui.rules_by_hand import begin_match, set_rules

pytestmark = pytest.mark.timeout(60)

SURE = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"
"""With sixes trumps it takes every trick."""

HOPELESS = "5-4 4-3 3-2 2-1 1-1 3-1 4-1"
"""With sixes trumps it takes none from the seat that holds the rest of the sixes."""

WITH_BLANK = "6-6 6-5 6-4 6-3 4-2 2-1 0-0"


@pytest.fixture
def house(open_table, monkeypatch) -> House:
    return House(open_table, monkeypatch, by="keys")


# --- the dialog ------------------------------------------------------------------------------

TOGETHER: tuple[dict[str, Any], ...] = (
    {
        "seats": 4,
        "partners": True,
        "minimum_bid": 3,
        "all_pass": "force-dealer",
        "over": False,
        "shoot_tops": 2,
        "follow_me": "off",
        "stop_when_set": True,
        "overtricks": True,
        "target": 250,
        "match": "best-of",
        "match_length": 3,
    },
    {
        "double_blank": False,
        "minimum_bid": 5,
        "under": False,
        "shoot_tops": 3,
        "shoot_after_seven": True,
        "named_lead": True,
        "first_lead_trump": True,
        "scoring": "marks",
        "target": 7,
        "hickeys": True,
        "match": "marks",
        "match_length": 9,
        "game_marks": "winner-only",
    },
    {"widow_timing": "after-trump", "follow_me": "blanks"},
    {"aggie_dice": True, "renege": "forfeit", "match": "timed"},
)
"""Every key with every other value of it, in as few matches as they go into."""


def test_every_other_value_is_switched_to():
    for key, choices in CHOICES.items():
        switched = {rules[key] for rules in TOGETHER if key in rules}
        default = getattr(MoonRules(), key)
        assert switched == set(choices or switched) - {default}
        assert switched, key


def test_keys_are_switched_in_the_dialog(open_table, data):
    """The next match has them, says so in its summary, and has them on record; the one in play
    goes on under its own rules."""
    person = open_table()
    for switched in TOGETHER:
        wanted = MoonRules(**switched)
        person.asked()
        in_play = person.host.match.rules
        kept = set_rules(person, **wanted.to_record())
        assert person.host.match.rules == in_play
        assert begin_match(person) == rules_line(kept) == rules_line(wanted)
        person.asked()
        assert person.host.match.rules == kept
        recorded = read_record(data / "match.moon").match.rules
        assert recorded == kept
        assert {key: getattr(recorded, key) for key in switched} == switched


# --- the deal --------------------------------------------------------------------------------


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


def test_without_the_double_blank(house):
    """M1.1, M3.3: no widow on the table, trump is named at once, and never blanks."""
    house.deal(SURE, widow="0-0").play(double_blank=False)
    assert "widow" not in house.person.table.scene.pieces
    assert house.say("4").phase == "trump"
    assert len(house.held) == 7
    assert "Blanks" not in house.keys


# --- the bidding -----------------------------------------------------------------------------


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


def test_dealer_is_forced(house):
    """M2.5: the panel opens with the reason why passing is closed."""
    house.dealer = 0
    house.deal(SURE).tell(1, "pass").tell(2, "pass").play(all_pass="force-dealer")
    why = "Everybody else passed: as the dealer you must bid."
    assert house.keys["Pass"] == house.question == why
    house.person.type("p")
    house.say("6")
    assert house.plaque == ("You won the bid", "6 — the widow")


def test_shoot_is_topped(house):
    """M2.3: the double closes the auction, and its pill and plaque say so."""
    house.dealer = 0
    house.deal(SURE).tell(1, "under").tell(2, "pass").play(shoot_tops=2)
    house.say("double")
    assert house.plate(0).pill == "Double"
    assert house.plaque == ("You won the bid", "Double shoot — the widow")


# --- the widow and the trump -----------------------------------------------------------------


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
    closed = "The dice show sixes and threes: trump must be one of them."
    assert house.keys == {
        "Ones": closed, "Twos": closed, "Threes": None,
        "Fours": closed, "Fives": closed, "Sixes": None,
    }  # fmt: skip
    house.person.type("5")
    assert house.person.host.sight.trump is None
    house.say("3")
    assert house.plaque[0] == "Threes are trump"


# --- the play --------------------------------------------------------------------------------


def test_end_is_named(house):
    """M4.5: the panel asks, Esc lets go, the tile led wears the suit in force, and that is
    followed."""
    following = "6-1 5-1 4-4 3-3 2-2 4-2 3-1"
    house.deal("6-6 6-5 6-4 4-3 3-2 2-1 1-1", following, widow="0-0").play(named_lead=True)
    house.say("7 0-0 none")
    house.person.take("6-5")
    assert house.question == "Which end of the six-five is to be followed?"
    assert set(house.keys) == {"Fives", "Sixes"}
    house.person.press(Qt.Key.Key_Escape)
    house.lay("6-5/5")
    assert house.badge("6-5") == "Fives"
    assert house.person.prompt == "You led the six-five, as fives."
    house.script.free.set()
    house.person.asked()
    plays = [(e.seat, e.piece) for e in house.person.host.entries if isinstance(e, Play)]
    assert plays[1] == (1, "5-1")


def test_first_lead_is_trump(house):
    """M4.6: only trumps are open, also where the hand could be claimed; the prompt says why."""
    house.deal(SURE, widow="0-0").play(first_lead_trump=True)
    house.say("7 0-0 6")
    assert house.stand("illegal") == {"5-5"}
    assert "trump" in house.person.prompt
    house.person.take("5-5")
    assert house.person.prompt == "Your first lead must be a trump, and you hold sixes."
    house.say("6-6")
    assert house.stand("legal") == set(house.held)


@pytest.mark.parametrize(
    ("stops", "phase", "told"),
    [(True, "deal", "The last 6 were not played."), (False, "play", "You bid 7 — set by 1")],
)
def test_bid_that_is_lost(house, stops, phase, told):
    """M4.7: the hand ends with the card that says why, or goes on and the plaque tells it."""
    house.deal("6-5 6-4 5-4 4-3 3-2 2-1 1-1", "6-6 6-1", widow="0-0").tell(1, "pass 6-6")
    house.play(stop_when_set=stops)
    house.say("7 0-0 6 6-5")
    assert house.person.host.sight.phase == phase
    assert told in (house.card if stops else house.plaque[1])


def test_renege_forfeits_the_hand(house):
    """M4.8: no tile is marked as wrong; one that is ends the hand, and the card tells why."""
    house.deal("6-1 5-5 4-4 3-3 2-2 5-4 4-3", "6-6 6-5 6-4 6-3 5-1 4-1 3-1", widow="0-0")
    house.tell(1, "4 0-0 6 6-6").play(renege="forfeit")
    house.say("pass")
    assert house.stand("legal") == set(house.held)
    house.say("5-5")
    assert house.card.startswith("You reneged: Theo made 4\n")
    assert [row[2] for row in house.figures] == ["0", "+4", "0"]


# --- the score -------------------------------------------------------------------------------


def test_score_below_zero(house):
    """M5.1, M5.8: circled on the pad, a ring on the plate, and no asterisk without hickeys."""
    house.deal(HOPELESS, SURE, widow="0-0").tell(0, "5 0-0 6 5-4").play()
    house.finish()
    assert house.figures == [
        ("You", "0", "−5", "−5"), ("Theo", "7", "+7", "7"), ("Ada", "0", "0", "0"),
    ]  # fmt: skip
    assert house.plate(0).in_hole
    assert house.cell(0, 1, ScoreRole.CIRCLED)
    assert not house.cell(0, 2, ScoreRole.CIRCLED)
    assert house.heads(ScoreRole.ASTERISKS) == [0, 0, 0]


def test_hands_for_marks(house):
    """M5.5: card and pad speak of marks, and a total is in no hole."""
    house.deal(HOPELESS, SURE, widow="0-0").tell(0, "5 0-0 6 5-4").play(scoring="marks", target=7)
    assert house.pad.startswith("A game to 7 marks")
    house.finish()
    assert [row[2] for row in house.figures] == ["0", "+1", "+1"]
    assert "Points" not in house.heads_of_card, "a mark is no point"
    assert not house.plate(0).in_hole


# --- the match -------------------------------------------------------------------------------


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
