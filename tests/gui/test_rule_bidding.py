"""What may be bid, as the panel has it (M2)."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Bid
from tests.gui.house_rules import House

pytestmark = pytest.mark.timeout(60)

STRONG = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"


@pytest.fixture
def house(open_table, monkeypatch) -> House:
    return House(open_table, monkeypatch, by="keys")


def last_to_speak(house: House, theo: str, ada: str) -> House:
    """The person deals, so that the others bid first."""
    house.dealer = 0
    return house.deal(STRONG).tell(1, theo).tell(2, ada)


def bids(house: House) -> list[tuple[int, str]]:
    """Everything bid so far in the match."""
    return [(e.seat, e.bid) for e in house.person.host.entries if isinstance(e, Bid)]


# --- minimum_bid -----------------------------------------------------------------------------


def test_minimum_bid(house):
    """M2.2: the ladder begins there, for the computer players too."""
    house.deal(STRONG).play(minimum_bid=5)
    numbers = [word for word in house.keys if word.isdigit()]
    assert numbers == ["5", "6", "7"]
    assert set(house.keys.values()) == {None}
    assert "Bids from 5" in house.line
    before = house.person.host.entries
    house.person.type("4")
    assert house.person.host.entries == before
    house.say("5")
    assert house.plate(0).pill == "Bid 5"
    assert house.plate(0).needed == 5


# --- all_pass --------------------------------------------------------------------------------


def test_all_pass_redeal(house):
    """M2.5: the hand is void, scores nothing, and the deal passes left."""
    last_to_speak(house, "pass", "pass").play()
    assert house.keys["Pass"] is None
    house.say("pass")
    assert house.card.startswith("Everybody passed. The hand is void; the deal passes left.")
    assert {row[2] for row in house.figures} == {"0"}
    assert house.rows == [["All passed", "", "", ""]]
    house.read_on()
    assert house.plate(1).dealer
    assert house.person.host.match.number == 2


def test_all_pass_force_dealer(house):
    """M2.5: the dealer may not pass, is told why, and may bid more than the least."""
    last_to_speak(house, "pass", "pass").play(all_pass="force-dealer")
    assert "The dealer must bid after passes" in house.line
    why = "Everybody else passed: as the dealer you must bid."
    assert house.keys["Pass"] == why
    assert house.question == why
    before = house.person.host.entries
    house.person.type("p")
    assert house.person.host.entries == before
    assert [word for word, closed in house.keys.items() if closed is None] == [
        "4", "5", "6", "7", "Shoot over", "Shoot under",
    ]  # fmt: skip
    house.say("6")
    assert house.plaque == ("You won the bid", "Bid 6 — the widow")


# --- over, under -----------------------------------------------------------------------------


def test_over_off(house):
    """M2.4: it has no key, on the panel or of the keyboard."""
    house.deal(STRONG).play(over=False)
    assert list(house.keys)[-1] == "Shoot under"
    assert "Shoot over" not in house.keys
    assert "Shoot under" in house.line
    house.person.type("o")
    assert bids(house) == []


def test_under(house):
    """M2.2: it stands on the panel, and can be bid; whoever bids it names no trump."""
    house.deal(STRONG).play()
    assert house.keys["Shoot under"] is None
    house.say("under")
    assert house.plate(0).pill == "Under"
    assert house.say("6-6").phase == "play"
    assert house.plaque == ("Shooting under", "You shoot under — no tricks")


# --- shoot_tops ------------------------------------------------------------------------------


def test_shoot_tops_double(house):
    """M2.3: a shoot is topped with a double, which ends the auction."""
    last_to_speak(house, "under", "pass").play(shoot_tops=2)
    assert "Up to double" in house.line
    assert house.keys == {
        "Pass": None,
        "Shoot over": "A shoot under stands: only a double shoot tops it.",
        "Shoot under": "A shoot under stands: only a double shoot tops it.",
        "Double shoot": None,
    }
    house.say("double")
    assert house.plate(0).pill == "Double"
    assert house.plaque == ("You won the bid", "Double shoot — the widow")
    house.say("6-1")
    house.say("6")
    assert house.plate(0).needed == 7


# --- shoot_after_seven -----------------------------------------------------------------------


def test_shoot_after_seven(house):
    """M2.4: shoots are closed, and say why, until a 7 stands."""
    last_to_speak(house, "6", "pass").play(shoot_after_seven=True)
    assert "only after a 7" in house.line
    why = "A shoot may be bid only over a standing 7."
    assert house.keys["Shoot over"] == house.keys["Shoot under"] == why
    assert house.question == why
    house.person.type("o")
    assert bids(house) == [(1, "6"), (2, "pass")]
