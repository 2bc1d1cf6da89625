"""What a casual player bids, lays aside, calls trump and plays: its rules of thumb by cases."""

from __future__ import annotations

from typing import Any

import pytest

from moon_desktop.engine.entries import Bid
from moon_desktop.games.moon.players.casual_bidding import choose_bid, odds_of
from tests.kit.cases import each
from tests.kit.sights import arranged, casual

WILD = "6-1 5-2 4-3 3-1 5-4 2-1 6-3"
GOOD = "6-6 6-5 6-4 6-1 5-5 4-3 2-1"
SOLID = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"
LOW = "1-1 2-1 2-2 3-1 3-3 4-4 3-2"
PARTNERED = "6-6 6-5 6-4 5-5 3-2 4-1 5-1"

WIDOW = {"preset": "fosdick-widow"}
BLIND = {"preset": "fosdick-widow", "widow_timing": "after-trump"}
PARTNERS = {"preset": "fosdick-partners"}
BLANKS = {"preset": "shoot-the-moon", "widow_timing": "after-trump"}


def case(why: str, words: str, *hands: str, best: str, **how: Any) -> Any:
    """After ``words``, said from seat 0 on, any of ``best`` is chosen by the seat in turn."""
    return pytest.param(words, hands, how, set(best.split()), id=why)


BIDS = [
    case("a wild hand", "", WILD, best="pass"),
    case("a good hand, but not all tricks", "", GOOD, best="4 5 6"),
    case("M2.1: over a bid only what it holds", "4 pass", "", "", GOOD, best="5 6"),
    case("M2.1: not enough for seven", "6 pass", "", "", GOOD, best="pass"),
    case("a hand that takes everything", "", SOLID, best="over"),
    case("a loser among seven", "", "6-6 6-5 6-4 6-3 5-5 4-4 4-3", best="5 6"),
    case("M3.7: really low, doubles too", "", LOW, best="under", under=True),
    case("caught by 6-4", "", "6-4 6-3 5-3 3-1 3-3 4-4 3-2", best="4 5 6 pass", under=True),
    case("a partner may be caught", "", "0-0 1-0 1-1 2-0 2-1 2-2 3-3",
         best="4 pass", under=True, **PARTNERS),
    case("low without a partner", "", "0-0 1-0 1-1 2-0 2-1 2-2 3-3",
         best="under", under=True, preset="shoot-the-moon-4"),
    case("M2.5: a forced dealer bids the least", "pass pass", "", "", WILD,
         best="4", all_pass="force-dealer"),
    case("M5.1: six reach the target and stake less", "", SOLID, best="6", scores=(15, 0, 0)),
    case("M5.4: from a foe it takes the bid", "pass pass 4", "", "", "", PARTNERED,
         best="5", **PARTNERS),
    case("M5.4: and leaves it to its partner", "pass 4 pass", "", "", "", PARTNERED,
         best="pass", **PARTNERS),
    case("M2.3: tops a shoot with all tricks", "under", "", SOLID,
         best="double", under=True, shoot_tops=3),
    case("M2.3: and not with a good hand", "under", "", GOOD,
         best="pass", under=True, shoot_tops=3),
    case("M5.5: a mark is bid for cheaply", "", SOLID, best="4", scoring="marks", target=7),
]  # fmt: skip

DECLARING = [
    case("sixes are trumps, 5-5 a winner, 4-1 neither", "5 pass pass",
         "6-6 6-5 6-4 6-2 5-5 4-4 4-1", best="4-1", widow="6-3", **WIDOW),
    case("M3.1: the widow itself if it is worst", "5 pass pass",
         "6-6 6-5 6-4 6-2 5-5 4-4 3-3", best="2-1", widow="2-1", **WIDOW),
    case("the widow makes another trump best", "4 pass pass",
         "5-4 5-3 5-2 6-6 6-1 4-4 3-3", best="6-1", widow="5-5", **WIDOW),
    case("M3.2: twos are trumps already", "4 pass pass 2",
         "2-2 2-1 6-6 6-5 6-4 6-3 5-5", best="5-5 4-4", widow="4-4", **BLIND),
    case("M3.8: the double blank it called for stays", "5 pass pass 0",
         "0-0 6-6 5-5 4-4 3-3 2-2 1-1", best="5-4", widow="5-4", **BLANKS),
    case("M3.7: under 6-6 is low and 5-4 goes", "under",
         "1-1 2-1 2-2 3-3 4-4 6-6 5-4", best="5-4", under=True, widow="3-1", **WIDOW),
    case("the longest and highest", "4 pass pass", "6-6 6-5 6-4 6-2 5-5 4-1 3-2", best="6"),
    case("winners of all suits", "4 pass pass", "6-4 5-5 4-4 3-3 3-1 2-2 1-1", best="none"),
    case("all doubles, no trump being no call", "4 pass pass",
         "6-6 5-5 4-4 3-3 2-2 1-1 6-1", best="doubles", follow_me="off"),
    case("M3.9: the better pip of the dice", "4 pass pass",
         "6-6 6-5 6-4 6-2 5-5 5-1 3-2", best="5", aggie_dice=True, dice=(5, 3)),
]  # fmt: skip

SIXES, OTHER = "6-6 6-5 6-4 5-5 4-4 3-1 2-1", "6-3 6-1 3-3 3-2 2-2 1-1 5-1"
AT_SIXES = "5 pass pass 6"
DRAWN = f"{AT_SIXES} 6-6 6-1 6-2 6-5 6-3 4-1"
FEW_HIGH = "6-6 5-4 4-3 3-2 2-1 3-1 4-1"

LEADING = [
    case("draws trumps from the top", AT_SIXES, SIXES, OTHER, best="6-6"),
    case("and goes on while one is out", f"{AT_SIXES} 6-6 6-1 6-2", SIXES, OTHER, best="6-5"),
    case("all drawn: cashes a winner", DRAWN, SIXES, OTHER, best="5-5 4-4"),
    case("a high trump that is the last out is left alone", AT_SIXES,
         "6-5 6-4 6-3 6-2 6-1 5-5 4-4", "6-6", best="5-5 4-4"),
    case("drives a higher trump out with a low one", AT_SIXES,
         "6-5 6-4 6-2 5-5 4-4 3-1 2-1", "6-6 6-1", "6-3", best="6-2"),
    case("keeps its last trump to come in again", f"{DRAWN} 5-5 5-1 5-2 4-4 1-1 4-2",
         SIXES, OTHER, best="3-1 2-1"),
    case("5-5 thrown off and 6-5 played: 5-4 is the best five", "4 pass pass none 6-6 5-5 6-5",
         FEW_HIGH, "5-5 2-2 1-1", "6-5 4-2", best="5-4"),
    case("M3.6: nobody else has a blank", "4 pass pass 2-2 none",
         "0-0 4-2 4-1 3-2 3-1 2-1 5-3", best="0-0", widow="2-2", **WIDOW),
    case("a defender cashes its winners", "4 pass pass 2 2-2 1-1 2-1 6-1 6-6 6-3",
         "2-2 3-2 4-2 5-2 6-2 6-1 4-3", "6-6 6-5 5-5 5-1 4-1 3-1 1-1", "2-1 6-3 6-4",
         best="5-5 6-5"),
    case("M4.5: of all aces that it holds, named as aces", "5 pass pass none 1-1 6-6 5-5",
         "1-1 6-1 5-1 4-1 3-1 2-1 5-4", "6-6", "5-5",
         best="6-1/1 5-1/1 4-1/1 3-1/1 2-1/1", named_lead=True),
    case("M3.8: the follow-me call is led with 0-0", "5 pass pass 2-1 0",
         "0-0 6-6 5-5 4-4 3-3 2-2 1-1", best="0-0", preset="shoot-the-moon", widow="2-1"),
]  # fmt: skip

THREE_LEFT = "6-6 6-1 6-3 6-5 6-2 2-1 5-5 5-1 5-3 6-4 2-2 3-2 4-2 4-3"
"""The bidder has four tricks, and a fellow defender's 4-3 lies above its 4-2."""

LATE = (
    "6-6 6-5 6-4 5-5 4-2 5-2 3-1",
    "6-1 6-2 5-1 2-2 4-3 3-3 5-4",
    "6-3 2-1 5-3 3-2 4-4 4-1 1-1",
)

FOLLOWING = [
    case("it cannot win: the lowest trump", "4 pass pass 6 6-6",
         "6-6 6-5 6-4 4-2 3-2 2-1 5-2", "6-3 6-1 5-5", best="6-1"),
    case("as cheaply as it can", "4 pass pass none 6-2 6-1", "6-2", "6-1", "6-6 6-5 6-3",
         best="6-3"),
    case("ruffs what the bidder would take", "4 pass pass 5 4-4 4-1", "4-4 5-5",
         "4-1 4-2 4-3 6-4", "5-1 6-6 3-3 2-2 1-1 6-3", best="5-1"),
    case("a fellow has it: no trump is spent", "4 pass pass 5 4-2 6-4", "4-2 5-5", "6-4 4-1",
         "5-1 6-6 3-3 2-1 1-1 6-3", best="2-1"),
    case("M5.2: saves 4-4 while a fifth may be denied", f"5 pass pass 6 {THREE_LEFT}", *LATE,
         best="4-1"),
    case("M5.2: takes its own once the bid is made", f"4 pass pass 6 {THREE_LEFT}", *LATE,
         best="4-4"),
    case("M5.4: a partner's trick", "4 pass pass pass 5 4-4 4-1", "4-4 5-5", "4-1",
         "5-1 6-6 3-3 2-1", best="2-1", **PARTNERS),
    case("throws off a loser, keeps winners and stoppers", "4 pass pass none 5-5", "5-5 4-4",
         "6-6 3-3 6-4 4-2 4-3 2-1 6-3", "5-4 5-1", best="2-1"),
    case("M4.8: never a renege, though 6-1 is cheaper", "4 pass pass none 4-4", "4-4",
         "4-3 2-1 1-1 3-1 6-1 5-1 3-2", best="4-3", renege="forfeit"),
]  # fmt: skip

UNDER_DEAL = (
    "4-3 1-1 4-2 2-1 2-2 3-1 3-2",
    "6-4 4-4 6-1 6-2 6-3 6-5 6-6",
    "5-4 4-1 5-1 5-2 5-3 5-5 3-3",
)


def under(why: str, words: str, *hands: str, best: str, **how: Any) -> Any:
    """Seat 0 has bid `under`, which ends the auction (M2.3)."""
    return case(why, f"under {words}", *hands, best=best, under=True, **how)


UNDER = [
    under("M3.7: every other deuce is above 2-2", "", "2-2 6-6 6-5 5-4 5-3 4-3 6-4", best="2-2"),
    under("of two below 5-4 the one that may be caught", "1-1 3-1 4-1 5-4",
          "1-1 5-3 5-1 2-1 2-2 3-3 3-2", "3-1", "4-1 5-4", best="5-3"),
    under("throws off what is above most leads", "1-1 3-1 4-1 6-6",
          "1-1 5-4 2-1 2-2 3-3 3-2 4-4", "3-1", "4-1 6-6", best="5-4"),
    under("as little above the trick as it can", "1-1 3-1 4-1 5-2",
          "1-1 5-3 5-4 2-1 2-2 3-3 3-2", "3-1", "4-1 5-2", best="5-3"),
    under("a defender stays below the bidder", "4-3", *UNDER_DEAL, best="4-4"),
    under("leads what the bidder must go above", "2-1 2-2 6-2", "2-1 6-5 5-4 1-1 3-1 4-1 3-3",
          "2-2 4-4 4-2 5-1 5-2 3-2 6-1", "6-2 5-5 6-6 6-4 6-3 4-3 5-3", best="5-5"),
    under("keeps a trick low before the bidder", "1-1 3-1 2-1 5-4", "1-1", "3-1 5-4",
          "2-1 5-5 6-5", best="5-5"),
    under("the bidder is safe: a high tile goes, 6-6 may catch it", "1-1 3-1 4-1 6-4 6-1",
          "1-1 6-1", "3-1 6-6 6-5", "4-1 6-4", best="6-5"),
    under("M4.8: never a renege, though 6-6 is dangerous", "1-1 3-1 4-1 5-4",
          "1-1 5-1 6-6 6-4 3-3 2-2 2-1", "3-1", "4-1 5-4", best="5-1", renege="forfeit"),
]  # fmt: skip


@pytest.mark.slow
@each(("words", "hands", "how", "best"), [*BIDS, *DECLARING, *LEADING, *FOLLOWING, *UNDER])
def test_a_casual_player_chooses(words, hands, how, best):
    """Whatever its seed, which sways it only where a bid hangs in the balance."""
    match = arranged(words, *hands, **how)
    for seed in range(5):
        assert casual(match, seed) in best


def test_its_seed_sways_it_where_a_bid_hangs_in_the_balance():
    borderline = arranged("", "6-4 6-3 6-2 5-3 4-3 4-2 2-2")
    assert {casual(borderline, seed) for seed in range(20)} == {"4", "pass"}


@pytest.mark.parametrize(
    ("words", "hand", "preset", "scores", "bid"),
    [
        ("5 pass", "6-5 6-4 6-3 6-2 5-5 5-1 4-4", "fosdick", (16, 0, 0), "6"),
        ("6 pass", "6-6 6-4 5-5 4-4 4-1 3-3 3-2", "fosdick-widow", (15, 5, 5), "7"),
    ],
)
def test_dares_more_to_stop_a_bid_that_would_win_the_game(words, hand, preset, scores, bid):
    level = arranged(words, "", "", hand, preset=preset)
    behind = arranged(words, "", "", hand, preset=preset, scores=scores)
    assert choose_bid(level.sight(2)) == Bid(2, "pass")
    assert choose_bid(behind.sight(2)) == Bid(2, bid)


def test_a_likely_hand_is_not_enough_to_top_a_shoot():
    """With the widow to come it takes all oftener than not; that will do for 7, not for 21."""
    hand = "6-6 6-5 6-4 6-3 5-5 4-4 3-1"
    match = arranged("under", "", hand, preset="follow-me-42", shoot_tops=3)
    assert odds_of(match.sight(1)).of("double") > 0.5
    assert choose_bid(match.sight(1)) == Bid(1, "pass")
