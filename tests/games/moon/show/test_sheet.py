"""The score sheet's rows follow from a match's entries and from nothing else."""

import random
from dataclasses import replace

import pytest

from moon_desktop.engine.entries import Draw, GameOver, MatchOver, Note, Play, TimeUp
from moon_desktop.games.moon.entries import Exchange, HandOver, NameTrump
from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.phases import Bidding
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.games.moon.show.sheet import Bought, MoonSheet
from moon_desktop.games.shown.sheet import GameRow, GameSpan, HandRow
from tests.kit.score_sheets.by_hand import BEA, GAMES, TOTALS_3, played
from tests.kit.score_sheets.by_hand import NAMES as HAND_NAMES
from tests.kit.score_sheets.matches import (
    MARKS,
    PARTNERS,
    POINTS,
    SHOOT,
    SHOOT_4,
    THREE_GAMES,
    WORKED_EXAMPLE,
    dealt,
    entries,
)

SEATS = ("Ann", "Bea", "Cy", "Dot")


def opened(rules):
    return MoonSheet.opened(rules, SEATS[: rules.seats])


def sheet_of(rules, *hands):
    return opened(rules).through(entries(rules, *hands))


def after(sheet, *more):
    for entry in more:
        sheet = sheet.after(entry)
    return sheet


def test_the_worked_example_of_points():
    """M5.1, M5.2, M5.6."""
    *hands, game = sheet_of(POINTS, *WORKED_EXAMPLE).rows
    assert [(row.bidder, row.own.bid, row.own.trump, row.result) for row in hands] == [
        (0, "5", "3", "made"),
        (1, "6", "6", "set"),
        (0, "4", "1", "made"),
        (2, "over", "none", "made"),
    ]
    assert [row.points for row in hands] == [(5, 1, 1), (2, -6, 1), (4, 2, 1), (0, 0, 21)]
    assert [row.scores for row in hands] == [(5, 1, 1), (7, -5, 2), (11, -3, 3), (11, -3, 24)]
    assert [row.winner for row in hands] == [None, None, None, 2]
    assert game == GameRow(1, 2, (0, 0, 1), (0, 0, 1), (0, 1, 0))


def test_three_games_for_marks_with_hickeys():
    """M5.7, M6.2: worked out by hand."""
    sheet = sheet_of(SHOOT, *THREE_GAMES)
    games = [row for row in sheet.rows if isinstance(row, GameRow)]
    # Game 1: You and Ada hold a hickey each. Game 2: Theo holds two for a shoot, Ada one.
    assert games == [
        GameRow(1, 1, (-2, 4, -2), (-2, 4, -2), (1, 0, 1)),
        GameRow(2, 0, (5, -3, -2), (3, 1, -4), (0, 2, 1)),
    ]
    assert (sheet.game, sheet.asterisks, sheet.totals) == (3, (1, 1, 0), (3, 1, -4))
    hands = [row for row in sheet.rows if isinstance(row, HandRow)]
    assert [row.number for row in hands] == list(range(1, 21))
    assert [row.game for row in hands] == [1] * 7 + [2] * 7 + [3] * 6
    assert hands[10].asterisks == (0, 2, 0)
    # Running totals begin again with each game.
    assert hands[7].scores == (1, 4, 1)
    assert hands[-1].scores == (6, 5, 12)


def test_a_match_played_and_worked_out_by_hand():
    """M5.1, M5.2, M5.6, M5.7, M6.2."""
    table = played()
    record = [entry for entry in table.entries if isinstance(entry, HandOver)]
    worked_out = [hand[1:] for game in GAMES for hand in game[0]]
    assert [(h.tricks, h.points, h.scores, h.hickeys) for h in record] == worked_out
    sheet = MoonSheet.opened(table.rules, HAND_NAMES).through(table.entries)
    hands = [row for row in sheet.rows if isinstance(row, HandRow)]
    figures = [hand[1:] for hand in worked_out]
    assert [(row.points, row.scores, row.asterisks) for row in hands] == figures
    games = [row for row in sheet.rows if isinstance(row, GameRow)]
    assert [(g.winner, g.marks, g.totals, g.asterisks) for g in games] == [g[1:] for g in GAMES]
    assert all(sum(game.marks) == sum(game.totals) == 0 for game in games)
    assert (sheet.totals, sheet.winner, table.entries[-1]) == (TOTALS_3, BEA, MatchOver(BEA))


def test_a_hand_in_play_is_told_as_it_becomes_known():
    deal, *bids = dealt(POINTS, 1, 2, "5")
    sheet = after(opened(POINTS), deal, *bids[:-1])
    # The last seat may still outbid.
    assert sheet.rows[-1] == HandRow(1, 1, 0, (0, 0, 0), (0, 0, 0), (0, 0, 0), own=Bought())
    sheet = after(sheet, bids[-1])
    assert (sheet.rows[-1].bidder, sheet.rows[-1].own.bid, sheet.rows[-1].own.trump) == (
        2,
        "5",
        None,
    )
    sheet = after(sheet, NameTrump(2, "doubles"))
    assert (sheet.rows[-1].own.trump, sheet.rows[-1].result) == ("doubles", None)


def test_a_shoot_closes_the_auction_before_all_have_spoken():
    """M2.3."""
    deal, *bids = dealt(POINTS, 1, 1, "over")
    assert len(bids) == 1
    sheet = after(opened(POINTS), deal, *bids)
    assert (sheet.rows[-1].bidder, sheet.rows[-1].own.bid) == (1, "over")


def test_a_hand_under_names_no_trump():
    """M3.2."""
    row = sheet_of(POINTS, (1, "under", None, (3, 0, 4))).rows[0]
    assert (row.own.bid, row.own.trump, row.result, row.points) == (
        "under",
        None,
        "made",
        (3, 21, 4),
    )


def test_a_passed_hand_keeps_the_totals():
    """M2.5."""
    row = sheet_of(POINTS, (0, "5", "3", (5, 1, 1)), None).rows[1]
    assert (row.result, row.bidder, row.own.bid) == ("passed", None, None)
    assert (row.points, row.scores) == ((0, 0, 0), (5, 1, 1))


def test_scoring_by_marks():
    """M5.5."""
    rows = sheet_of(MARKS, *WORKED_EXAMPLE).rows
    assert [row.points for row in rows] == [(1, 0, 0), (1, 0, 1), (1, 0, 0), (0, 0, 1)]
    assert rows[-1].scores == (3, 0, 2)


def test_goal_of_a_game():
    """M5.5, M5.6."""
    told = ("First to 7 marks wins the game", "to 7 marks", "A game to 7 marks")
    assert opened(MARKS).goals == told
    told = ("First to 21 wins the game", "to 21", "A game to 21")
    assert opened(POINTS).goals == told


def test_partners_score_as_one():
    """M5.4, M5.7."""
    rows = sheet_of(PARTNERS, (2, "4", "3", (3, 1, 2, 1)), (3, "6", "2", (1, 3, 1, 2))).rows
    assert [(row.bidder, row.result, row.points) for row in rows] == [
        (2, "made", (5, 2)),
        (3, "set", (2, -6)),
    ]
    assert rows[1].asterisks == (0, 1)


def test_games_of_a_best_of_three():
    """M6.1."""
    won = (0, "over", "6", (4, 0, 3, 0))
    lost = (1, "over", "6", (0, 4, 0, 3))
    sheet = sheet_of(PARTNERS, won, lost)
    assert (sheet.totals, sheet.winner, sheet.game) == ((1, 1), None, 2)
    sheet = sheet_of(PARTNERS, won, lost, won)
    assert (sheet.totals, sheet.winner, sheet.game) == ((2, 1), 0, 3)


def test_who_reneged_is_kept():
    """M4.8."""
    rules = replace(POINTS, renege="forfeit")
    row = sheet_of(rules, (0, "5", "3", (1, 1, 0), 1)).rows[0]
    assert (row.result, row.own.offender, row.points) == ("made", 1, (5, 0, 0))


def test_hickeys_stay_until_the_next_game_is_dealt():
    """M5.7, M6.2."""
    set_, shot = (1, "over", "5", (3, 2, 2)), (0, "over", "6", (7, 0, 0))
    won = sheet_of(SHOOT, set_, shot)
    assert (won.game, won.asterisks, won.scores) == (1, (0, 2, 0), (24, -21, 2))
    next_ = after(won, *dealt(SHOOT, 3, 0, "4"))
    assert (next_.game, next_.asterisks, next_.scores) == (2, (0, 0, 0), (0, 0, 0))


@pytest.mark.parametrize(
    "entry",
    [
        Draw(("6-6", "5-5", "1-1")),
        Exchange(0, "2-1"),
        Play(0, "6-6"),
        TimeUp(),
        Note("claim", seat=0),
        Note("clock", elapsed=60),
    ],
)
def test_other_entries_change_nothing(entry):
    sheet = after(opened(POINTS), *dealt(POINTS, 1, 0, "5"))
    assert sheet.after(entry) is sheet


def test_a_match_that_ends_with_the_clock():
    """M6.3: between hands, with no game ending at that moment."""
    rules = replace(SHOOT, match="timed", match_length=30)
    sheet = sheet_of(rules, (0, "over", "6", (7, 0, 0)), (1, "4", "5", (1, 5, 1)))
    sheet = after(sheet, TimeUp(), MatchOver(0))
    assert sheet.winner == 0
    assert isinstance(sheet.rows[-1], HandRow)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_played_match_reads_as_its_record_says(preset):
    # Choices at random win games of three points now and then, of 21 hardly ever.
    rules = replace(PRESETS[preset], target=3)
    played = _played(rules, seed=7)
    sheet = opened(rules).through(played)
    hands = [entry for entry in played if isinstance(entry, HandOver)]
    games = [entry for entry in played if isinstance(entry, GameOver)]
    rows = [row for row in sheet.rows if isinstance(row, HandRow)]
    for row, hand in zip(rows, hands, strict=True):
        assert (row.result, row.bidder, row.own.bid) == (hand.result, hand.bidder, hand.bid)
        assert (row.points, row.asterisks, row.scores) == (hand.points, hand.hickeys, hand.scores)
    assert [
        (row.winner, row.marks, row.totals) for row in sheet.rows if isinstance(row, GameRow)
    ] == [(game.winner, game.marks, game.totals) for game in games]
    assert games


def _played(rules, seed):
    """Entries of a match of random choices, until it ends or 90 hands are over."""
    chooser = random.Random(seed)
    match, entries_ = Moon.start(rules), []
    while not match.over and match.number < 90:
        # Of the bids, a pass or the lowest, which may come to be made.
        open_ = match.legal()[:2] if isinstance(match.phase, Bidding) else match.legal()
        entry = match.chance(seed) or chooser.choice(open_)
        match, follows = match.after(entry)
        entries_ += [entry, *follows]
    # A hand that was not played out is no row to compare.
    while not isinstance(entries_[-1], HandOver | GameOver | MatchOver):
        entries_.pop()
    return entries_


def test_four_seats_with_double_shoots():
    """M2.3, M5.7."""
    sheet = sheet_of(SHOOT_4, (3, "double", "none", (2, 3, 2, 0)))
    (row,) = sheet.rows
    assert (row.bidder, row.own.bid, row.points, row.asterisks) == (
        3,
        "double",
        (2, 3, 2, -21),
        (0, 0, 0, 4),
    )


def test_help_marks_its_hand():
    first, second = dealt(POINTS, 1, 0, "5"), dealt(POINTS, 2, 1, "5")
    sheet = after(opened(POINTS), *first)
    assert not sheet.rows[0].helped
    hinted = after(sheet, Note("hint", seat=0))
    assert hinted.rows[0].helped
    assert hinted.after(Note("undo", seat=0)) is hinted
    over = [*entries(POINTS, (0, "5", "3", (5, 1, 1)))][-1]
    sheet = after(hinted, over, *second)
    assert [row.helped for row in sheet.rows] == [True, False]


def test_help_before_a_deal_marks_the_hand_dealt_then():
    sheet = sheet_of(POINTS, (0, "5", "3", (5, 1, 1)))
    noted = sheet.after(Note("undo", seat=0))
    assert noted.rows == sheet.rows
    assert noted.after(Note("hint", seat=1)) is noted
    sheet = after(noted, *dealt(POINTS, 2, 1, "5"), *dealt(POINTS, 3, 1, "5"))
    assert [row.helped for row in sheet.rows] == [False, True, False]


def test_games_are_told_apart():
    """M6.2."""
    sheet = sheet_of(SHOOT, *THREE_GAMES)
    assert sheet.games == (
        GameSpan(1, 0, 7, 7, (1, 0, 1)),
        GameSpan(2, 8, 15, 15, (0, 2, 1)),
        GameSpan(3, 16, 22, None, (1, 1, 0)),
    )
    assert opened(SHOOT).games == (GameSpan(1, 0, 0, None, (0, 0, 0)),)
    ended = sheet_of(POINTS, *WORKED_EXAMPLE)
    assert ended.games == (GameSpan(1, 0, 4, 4, (0, 1, 0)),)
    # The next game begins with its first deal.
    assert len(after(ended, *dealt(POINTS, 5, 0, "4")).games) == 2
