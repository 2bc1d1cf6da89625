"""How a hand, a game and a match ended, in words."""

from __future__ import annotations

from typing import Any

import pytest

from moon_desktop.engine.entries import GameOver
from moon_desktop.games.moon.show.results import result
from moon_desktop.games.shown.result import Result
from tests.kit.arrange import Table

NAMES = ("Ann", "Bea", "Cy", "Dot")
ANN = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"


def told(table: Table, you: int | None = None) -> Result:
    names = NAMES[: table.rules.seats]
    return result(table.match.sight(0), names, table.entries, you)


# --- hands -----------------------------------------------------------------------------------


def reneging(tile: str = "5-5") -> Table:
    table = Table(renege="forfeit").deal("6-1 6-2 5-5", "6-6 6-5 6-4", "6-3", widow="1-1")
    return table.bid(1, "4").contract("6").say("6-6", "6-3", tile)


def test_renege_tells_who_should_have_followed_with_what():
    """M4.8."""
    words = told(reneging()).line
    assert words == "Ann played the double five to sixes, holding six-two and six-one."
    words = told(reneging(), you=0).line
    assert words == "You played the double five to sixes, holding six-two and six-one."


@pytest.mark.parametrize("you", [None, 0])
def test_under_says_which_trick_ended_it(you):
    """M4.7."""
    who = "You" if you == 0 else "The bidder"
    table = Table().deal(ANN, widow="0-0").bid(0, "under").say("0-0").play_on()
    assert told(table, you).line == f"{who} took trick 1. The last 6 were not played."
    table = Table().deal("1-1 2-1 3-1 4-1 6-1 2-2 5-5", widow="0-0").bid(0, "under")
    table.say("0-0", "1-1 5-1 5-3", "4-4 5-4 4-1", "6-6 6-1 3-2")
    assert told(table, you).line == f"{who} took trick 3. The last 4 were not played."


@pytest.mark.parametrize(
    ("you", "who"),
    [
        (None, "The bidder\u2019s side"),
        (0, "Your side"),
        (2, "Your side"),
        (1, "The bidder\u2019s side"),
    ],
)
def test_under_with_partners_is_broken_by_either(you, who):
    """M4.7, M5.4."""
    table = Table(seats=4, partners=True).deal(ANN).bid(0, "under").play_on()
    assert told(table, you).line == f"{who} took trick 2. The last 5 were not played."


@pytest.mark.parametrize(
    ("bid", "line"),
    [
        ("7", "After trick 1 the bid could no longer be made. The last 6 were not played."),
        ("6", "After trick 2 the bid could no longer be made. The last 5 were not played."),
        ("4", "After trick 4 the bid could no longer be made. The last 3 were not played."),
    ],
)
def test_hand_stopped_early_says_at_which_trick(bid, line):
    """M4.7: with seven tricks in all, the bidder took none of the first."""
    assert told(Table(stop_when_set=True).flop(0, bid)).line == line


def test_hand_played_out_says_how_many_tricks_were_taken():
    """M4.7: without the early end."""
    assert told(Table().flop(0, "7")).line == "Without a trick."
    assert told(Table().sweep(0, "5")).line == "With 7 tricks."


def test_hand_stopped_at_the_last_trick_but_one():
    """M4.7."""
    table = Table(stop_when_set=True)
    table.deal(ANN, widow="0-0")
    table.say("7", "pass", "pass").contract("6")
    while len(table.match.sight(0).tricks) < 6 and table.phase == "play":
        table.add(table.match.legal()[0])
    hand = table.play_on().hand
    assert hand.result == "made"
    assert told(table).line == "With 7 tricks."


# --- matches ---------------------------------------------------------------------------------


def test_single_game_has_nothing_to_tell_of_a_match():
    """M6.1."""
    assert told(Table().sweep(0, "over")).more == ()


def test_hand_that_ends_no_game_tells_nothing_of_the_match():
    """M6.2."""
    assert told(Table("shoot-the-moon").sweep(0, "5")).more == ()


def test_best_of_tells_the_games_won():
    """M6.1."""
    table = Table("fosdick-partners").sweep(0, "over").sweep(1, "over")
    assert told(table).more == ("Games won: Ann & Cy 1 and Bea & Dot 1; best of 3.",)


def test_marks_tell_what_the_game_paid_and_where_the_match_stands():
    """M6.2: Bea owed one mark more for a hickey; then Bea won a game."""
    table = Table("shoot-the-moon").flop(1, "4").sweep(0, "over")
    assert told(table).more == (
        "Marks of this game: Ann +3, Bea \u22122 and Cy \u22121.",
        "The match: Ann +3, Bea \u22122 and Cy \u22121; to 12.",
    )
    assert told(table.sweep(1, "over")).more == (
        "Marks of this game: Ann \u22121, Bea +2 and Cy \u22121.",
        "The match: Ann +2, Bea 0 and Cy \u22122; to 12.",
    )


def test_marks_that_nobody_pays_have_no_signs():
    """M6.2."""
    table = Table("shoot-the-moon", game_marks="winner-only").sweep(0, "over")
    assert told(table).more[0] == "Marks of this game: Ann 1, Bea 0 and Cy 0."


TIMED: dict[str, Any] = {
    "match": "timed",
    "match_length": 9,
    "target": 7,
    "game_marks": "winner-only",
}


def test_time_up_in_a_game_left_unfinished_is_told():
    """M6.3."""
    table = Table(**TIMED).sweep(0).deal().time_up().say("pass pass pass")
    assert not isinstance(table.entries[-2], GameOver)
    assert told(table).more == (
        "The match: Ann 1, Bea 0 and Cy 0.",
        "Time was up: the game left unfinished pays nothing.",
    )


@pytest.mark.parametrize(
    ("table", "you", "words"),
    [
        (
            Table(**TIMED).sweep(1).sweep(0).ledger(over_match=((1, 1, 0),)).time_up(),
            None,
            "Ann and Bea tied on marks. With equal hickeys and games, Ann won a game last.",
        ),
        (
            Table(**TIMED).sweep(1).sweep(0).ledger(over_match=((0, 2, 0),)).time_up(),
            0,
            "Ann and Bea tied on marks. You had the fewest hickeys over the match: 0.",
        ),
        (
            Table(**TIMED).sweep(1).sweep(0).ledger(over_match=((3, 1, 0),)).time_up(),
            0,
            "Ann and Bea tied on marks. Bea had the fewest hickeys over the match: 1.",
        ),
    ],
)
def test_tie_is_told_with_what_decided(table, you, words):
    """M6.3."""
    assert told(table, you).more[-2:] == ("Time was up.", words)


def test_most_games_that_decided_are_told():
    """M6.3: a game may be worth several marks."""
    table = Table(**{**TIMED, "game_marks": "losers-pay"}).sweep(0).time_up()
    ledger = table.match.ledger._replace(totals=(1, 1, -2), winners=(0, 1, 2, 1))
    table.match = table.match._replace(ledger=ledger)
    words = "Ann and Bea tied on marks. With equal hickeys, you won the most games: 2."
    assert told(table, 1).more[-1] == words


def test_match_won_on_marks_needs_no_further_words():
    """M6.3."""
    table = Table(**TIMED).sweep(0).sweep(0).sweep(1).time_up()
    assert told(table).more[-1] == "Time was up."


# --- reneges (M4.8) --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("you", "title"),
    [
        (None, "Ann reneged: Bea made 4"),
        (0, "You reneged: Bea made 4"),
        (1, "Ann reneged: you made 4"),
    ],
)
def test_renege_of_a_defender_heads_the_card(you, title):
    """M4.8: the bidder has made it, without a word on tricks."""
    card = told(reneging(), you)
    assert card.title == title
    assert "trick" not in card.line


@pytest.mark.parametrize(
    ("you", "title"),
    [(None, "Ann reneged and was set at 7"), (0, "You reneged and were set at 7")],
)
def test_renege_of_the_bidder_heads_the_card(you, title):
    """M4.8."""
    table = Table(renege="forfeit").deal("6-1 6-2 4-4", "6-6 6-5", "6-3 6-4", widow="1-1")
    table.bid(0, "7").contract("none").say("6-1", "6-6", "6-3", "6-5", "6-4", "4-4")
    assert told(table, you).title == title


@pytest.mark.parametrize(
    ("you", "title"),
    [
        (None, "Cy reneged: Ann was set at 7"),
        (0, "Cy reneged: you were set at 7"),
        (2, "You reneged: Ann was set at 7"),
    ],
)
def test_renege_of_the_bidders_partner_heads_the_card(you, title):
    """M4.8, M5.4."""
    table = Table(seats=4, partners=True, renege="forfeit")
    table.deal("6-6 6-5", "1-1", "6-4 2-2").bid(0, "7").contract("6").say("6-6")
    table.add(table.match.legal()[0])
    table.say("2-2")
    assert told(table, you).title == title


def test_renege_that_ended_the_game_is_told_under_its_winner():
    """M4.8."""
    table = Table(renege="forfeit", target=4)
    table.deal("6-1 6-2 5-5", "6-6 6-5 6-4", "6-3", widow="1-1")
    table.bid(1, "4").contract("6").say("6-6", "6-3", "5-5")
    card = told(table)
    assert card.title == "Bea won the game"
    assert card.line.startswith("Ann reneged: Bea made 4\nAnn played the double five to sixes")


# --- names that are written from right to left -----------------------------------------------

ADA = "\u05d0\u05d3\u05d4"
APART = f"\u2068{ADA}\u2069"


def test_such_a_name_is_set_apart_in_every_sentence():
    table = Table("shoot-the-moon").sweep(1, "over")
    card = result(table.match.sight(0), ("Ann", ADA, "Cy"), table.entries, None)
    assert card.title == f"{APART} won the game"
    assert card.line == f"{APART} made a shoot over\nWith 7 tricks."
    assert card.more[0] == f"Marks of this game: Ann \u22121, {APART} +2 and Cy \u22121."
    assert card.rows[1].name == APART
