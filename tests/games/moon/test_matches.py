"""Moon: how games make a match; what games pay and who is ahead is the ledger's."""

from __future__ import annotations

import pytest
from hypothesis import given

from moon_desktop.engine.entries import Bid, GameOver, MatchOver
from moon_desktop.games.moon.entries import HandOver, TimeUp
from tests.kit.arrange import SURE, Table
from tests.kit.cases import each
from tests.kit.strategies import LAW, playable_rules, seeds
from tests.kit.walks import walked


def marks(length=12, **house):
    """A match by marks in which one made seven wins a game."""
    return Table(match="marks", match_length=length, target=7, **house)


def timed(**house):
    """The same by the clock."""
    return Table(match="timed", match_length=30, target=7, **house)


def kinds(table):
    return [type(entry) for entry in table.entries[-3:]]


def test_a_single_game_is_the_match():
    """M6.1: hand, game, match, in this order."""
    table = Table(target=7).sweep(1)
    assert kinds(table) == [HandOver, GameOver, MatchOver]
    assert table.game == GameOver(1, (0, 1, 0), (0, 1, 0))
    assert table.winner == 1
    assert table.refused(Bid(0, "4")) == ("over", "M6")


@each(("length", "needed"), [(1, 1), (3, 2), (5, 3)])
def test_best_of_goes_to_the_first_majority(length, needed):
    """M6.1: whatever the hickeys; marks are for the marks match."""
    table = Table(match="best-of", match_length=length, target=7, hickeys=True)
    for won in range(1, needed + 1):
        assert table.winner is None
        table.flop(2, "4")
        assert table.game == GameOver(0, (1, 0, 0), (won, 0, 0))
    assert table.winner == 0


PAID = [
    ("each loser one", marks().sweep(0), (2, -1, -1)),
    ("of four three", Table("shoot-the-moon-4", target=7).sweep(2), (-1, -1, 3, -1)),
    ("partners as a side",
     Table("fosdick-partners", match="marks", match_length=9, target=7).sweep(3), (-1, 1)),
    ("a mark more for each hickey",
     marks(hickeys=True, scoring="marks").flop(0, "4").flop(0, "over").flop(2, "4")
     .ledger(scores=(0, 6, 0)).sweep(1), (-4, 6, -2)),
    ("none where they do not count",
     marks(scoring="marks").flop(0, "4").ledger(scores=(0, 6, 0)).sweep(1), (-1, 2, -1)),
    ("the winner's own are ignored",
     marks(hickeys=True, scoring="marks").flop(1, "4").ledger(scores=(0, 6, 0)).sweep(1),
     (-1, 2, -1)),
    ("that of the last hand counts", marks(hickeys=True).flop(0, "4"), (-2, 3, -1)),
    ("winner-only: one mark from nobody",
     marks(2, game_marks="winner-only", hickeys=True).flop(0, "4"), (0, 1, 0)),
]  # fmt: skip


@each(("table", "paid"), [pytest.param(*one[1:], id=one[0]) for one in PAID])
def test_what_losers_owe_the_winner(table, paid):
    """M6.2."""
    assert table.game.marks == paid


def test_hickeys_and_scores_are_wiped_for_the_next_game():
    """M6.2: and owed no second time."""
    table = marks(hickeys=True).flop(0, "4")
    assert table.match.ledger.column("hickeys") == table.match.ledger.scores == (0, 0, 0)
    assert table.match.ledger.in_match("hickeys") == (1, 0, 0)
    assert table.sweep(1).game == GameOver(1, (-1, 2, -1), (-3, 5, -2))


@each(("length", "games"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_the_match_ends_at_its_marks(length, games):
    """M6.2: reached or passed."""
    table = marks(length)
    for _ in range(games):
        assert table.winner is None
        table.sweep(1)
    assert table.winner == 1


def test_a_loser_who_sinks_does_not_end_the_match():
    """M6.2: it is the winner's marks that count."""
    table = marks(4).sweep(0).sweep(1).sweep(0).sweep(1)
    assert table.game.totals == (2, 2, -4)
    assert table.winner is None
    assert table.sweep(1).winner == 1


def test_time_up_ends_the_match_between_hands():
    """M6.3: at once, by the marks of sides."""
    table = timed().sweep(0).time_up()
    assert table.entries[-2:] == [TimeUp(), MatchOver(0)]
    partners = Table("fosdick-partners", match="timed", match_length=5, target=7)
    assert partners.sweep(1).sweep(3).sweep(0).time_up().winner == 1


@each("said", range(6))
def test_time_up_lets_the_hand_in_play_finish(said):
    """M6.3: in the auction, at the exchange, at trump, in the tricks."""
    words = ["4", "pass", "pass", "0-0", "6", "6-6"]
    table = timed().sweep(2).deal(SURE[3])
    table.say(*words[:said]).time_up()
    assert table.last == TimeUp()
    table.say(*words[said:]).play_on()
    assert kinds(table)[-1] == MatchOver
    assert table.hand.tricks == (7, 0, 0)
    assert table.winner == 2


def test_time_up_before_a_passed_hand_ends_with_it():
    """M6.3."""
    table = timed().sweep(2).deal().time_up().say("pass pass pass")
    assert kinds(table)[1:] == [HandOver, MatchOver]
    assert table.winner == 2


def test_an_unfinished_game_pays_nothing():
    """M6.3: seat 1 leads it, seat 0 has the marks."""
    table = timed().sweep(0).deal("", SURE[3]).bid(1, "4")
    table.contract("6").time_up().play_on()
    assert table.hand.scores == (0, 4, 0)
    assert table.match.ledger.totals == (2, -1, -1)
    assert table.winner == 0


def test_a_game_won_in_the_last_hand_pays():
    """M6.3: seat 1 overtakes."""
    table = timed(hickeys=True).sweep(0).deal("", SURE[3]).time_up()
    table.bid(0, "4").contract("6").play_on()
    assert table.game.totals == (0, 2, -2)
    assert table.winner == 1


def test_time_up_in_the_first_game_waits_for_its_end():
    """M6.3: in a hand or between hands, also past a hand that all pass."""
    table = timed().deal(SURE[3]).time_up().bid(0, "4").contract("6").play_on()
    assert table.hand.scores == (4, 0, 0)
    assert table.winner is None
    table.pass_out()
    assert table.winner is None
    assert table.sweep(2).winner == 2
    between = timed().sweep(1, "4").time_up()
    assert between.last == TimeUp()
    assert between.sweep(2, "7").winner == 2


@pytest.mark.parametrize("counted", [True, False])
def test_ties_go_to_the_fewest_hickeys_of_the_match(counted):
    """M6.3: whether they count or not; also those of a game that time cut short."""
    table = timed(game_marks="winner-only", hickeys=counted).sweep(0).sweep(1)
    assert table.match.ledger.totals == (1, 1, 0)
    table.ledger(scores=(-50, -50, -50)).flop(1, "4").time_up()
    assert table.winner == 0


def test_time_is_an_event_of_a_timed_match_alone():
    """M6.3: once, and after the first deal; without it the match goes on, whatever the marks."""
    assert marks().deal().refused(TimeUp()) == ("impossible", "M6.3")
    assert timed().refused(TimeUp()) == ("impossible", "M6.3")
    assert timed().dealer(2).refused(TimeUp()) == ("impossible", "M6.3")
    assert timed().deal().time_up().refused(TimeUp()) == ("impossible", "M6.3")
    assert timed().sweep(0).time_up().refused(TimeUp()) == ("over", "M6")
    table = timed()
    for _ in range(20):
        table.sweep(0)
    assert table.match.ledger.totals == (40, -20, -20)
    assert table.phase == "deal"


@LAW
@given(rules=playable_rules(match="marks", game_marks="losers-pay", target=3), seed=seeds())
def test_marks_of_a_match_sum_to_zero(rules, seed):
    """M6.2: where losers pay, after every game."""
    for entry in walked(rules, seed, hands=30).entries:
        if isinstance(entry, GameOver):
            assert sum(entry.marks) == sum(entry.totals) == 0
