"""How games make a match, as card, score pad and clock have it (M6)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from moon_desktop.engine.entries import TimeUp
from tests.gui.house_rules import House

pytestmark = pytest.mark.timeout(60)

SURE = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"


@pytest.fixture
def house(open_table, monkeypatch) -> House:
    return House(open_table, monkeypatch, by="click")


def win(house: House, seat: int = 0) -> None:
    """Arranges a hand in which ``seat`` bids 7 and takes all seven tricks: a game to 7."""
    house.deal(*("" if s != seat else SURE for s in range(3)), widow="0-0")
    house.tell(seat, "7 0-0 6")


def seconds(house: House, count: int) -> None:
    """The clock runs on."""
    house.person.program.time.clock.tick(count)


def tip(house: House, row: int, column: int) -> str:
    """What is said of a cell that is pointed at."""
    return " ".join(house.cell(row, column, Qt.ItemDataRole.ToolTipRole).replace("\n", " ").split())


# --- match -----------------------------------------------------------------------------------


def test_match_best_of(house):
    """M6.1: games won are counted on card and pad, and the majority wins."""
    for _ in range(2):
        win(house)
    house.play(match="best-of", match_length=3, target=7)
    assert house.line.endswith("To 7 · Best of 3")
    assert house.pad == "Game 1 of 3 · to 7. Games: You 0, Theo 0 and Ada 0."
    house.finish()
    assert house.card == (
        "You won the game. You made 7 with 7 tricks. Games won: You 1, Theo 0 and Ada 0; best of 3."
    )
    assert house.person.window.card.key.text() == "Next game"
    house.read_on()
    assert house.pad.startswith("Game 2 of 3 · to 7.")
    house.finish()
    assert house.card.startswith("You won the match.")
    assert house.card.endswith("Games won: You 2, Theo 0 and Ada 0; best of 3.")
    assert house.pad.endswith("Games: You 2, Theo 0 and Ada 0.")
    assert house.rows[-1] == ["Game 2 You won", "+1", "", ""]


def test_match_marks(house):
    """M6.2: the losers pay a mark each; totals carry signs and sum to zero; so many win."""
    for seat in (0, 1, 0):
        win(house, seat)
    house.play(match="marks", match_length=3, target=7)
    assert house.line.endswith("To 7 · Match to 3 marks")
    house.finish()
    assert house.card.endswith(
        "Marks of this game: You +2, Theo −1 and Ada −1. "
        "The match: You +2, Theo −1 and Ada −1; to 3."
    )
    assert house.rows[-1] == ["Game 1 You won", "+2", "−1", "−1"]
    house.read_on()
    house.finish()
    assert house.card.startswith("Theo won the game.")
    assert house.pad.endswith("Marks: You plus 1, Theo plus 1 and Ada minus 2.")
    house.read_on()
    house.finish()
    assert house.card.startswith("You won the match.")
    assert house.card.endswith("The match: You +3, Theo 0 and Ada −3; to 3.")


def test_match_timed(house):
    """M6.3: the clock stands on the bar; when time is up the hand in play is the last, and most
    marks wins."""
    win(house)
    house.deal(SURE)
    house.play(match="timed", match_length=2, target=7)
    assert house.line.endswith("To 7 · Match of 2 minutes")
    clock = house.person.window.bar.clock
    assert clock.isVisible()
    assert clock.words == "2:00"
    house.finish()
    assert house.card.startswith("You won the game.")
    house.read_on()
    seconds(house, 75)
    assert clock.words == "Last minute 0:45"
    seconds(house, 45)
    assert clock.words == "Last hand"
    assert TimeUp() in house.person.host.entries
    assert not house.person.host.match.over
    house.tell(0, "4").finish()
    assert house.person.host.match.over
    assert house.card.startswith("You won the match.")
    assert "Time was up: the game left unfinished pays nothing." in house.card
    assert not clock.isVisible()


# --- match_length ----------------------------------------------------------------------------


def test_match_length_of_a_timed_match(house):
    """M6.3: minutes on the clock."""
    house.deal(SURE).play(match="timed", match_length=45)
    assert house.person.window.bar.clock.words == "45:00"


# --- game_marks ------------------------------------------------------------------------------


def test_game_marks_winner_only(house):
    """M6.2: the winner gets one, nobody pays."""
    win(house)
    house.play(match="marks", match_length=7, target=7, game_marks="winner-only")
    assert house.line.endswith("Match to 7 marks · One mark a game")
    house.finish()
    assert "Marks of this game: You 1, Theo 0 and Ada 0." in house.card
    assert house.rows[-1] == ["Game 1 You won", "+1", "", ""]
    assert "Nobody pays" in tip(house, -1, 2)
