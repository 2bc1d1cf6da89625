"""The score sheet's rows follow from a match's entries and from nothing else."""

from dataclasses import replace

from moon_desktop.engine.entries import Draw, MatchOver, Note, Play
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.dominoes.show.sheet import Bought
from moon_desktop.games.moon.entries import HandOver, TimeUp
from moon_desktop.games.moon.show import SHOW
from moon_desktop.games.moon.show.sheet import MoonSheet
from moon_desktop.games.views.sheet import GameRow, GameSpan, HandRow
from tests.kit.arrange import Table
from tests.kit.cases import each
from tests.kit.score_sheets.by_hand import BEA, GAMES, TOTALS_3, played
from tests.kit.score_sheets.by_hand import NAMES as HAND_NAMES
from tests.kit.score_sheets.matches import (
    MARKS,
    POINTS,
    SHOOT,
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


def test_three_games_for_marks_with_hickeys():
    """M5.7, M6.2: worked out by hand."""
    sheet = sheet_of(SHOOT, *THREE_GAMES)
    games = [row for row in sheet.rows if isinstance(row, GameRow)]
    # Game 1: You and Ada hold a hickey each. Game 2: Theo holds two for a shoot, Ada one.
    assert games == [
        GameRow(1, (1,), (-2, 4, -2), (-2, 4, -2), (1, 0, 1)),
        GameRow(2, (0,), (5, -3, -2), (3, 1, -4), (0, 2, 1)),
    ]
    assert (sheet.game, sheet.asterisks, sheet.totals) == (3, (1, 1, 0), (3, 1, -4))
    hands = [row for row in sheet.rows if isinstance(row, HandRow)]
    assert [row.number for row in hands] == list(range(1, 21))
    assert [row.game for row in hands] == [1] * 7 + [2] * 7 + [3] * 6
    assert hands[10].asterisks == (0, 2, 0)
    # Running totals begin again with each game.
    assert hands[7].scores == (1, 4, 1)
    assert hands[-1].scores == (6, 5, 12)


def test_hundreds_of_hands_are_folded_as_one_after_another():
    """What is laid by on the way is not lost, in whichever entry a row is the last."""
    many = list(entries(SHOOT, *THREE_GAMES)) * 12
    assert opened(SHOOT).through(many) == after(opened(SHOOT), *many)


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
    assert [(*g.winners, g.marks, g.totals, g.asterisks) for g in games] == [g[1:] for g in GAMES]
    assert all(sum(game.marks) == sum(game.totals) == 0 for game in games)
    assert (sheet.totals, sheet.winners, table.entries[-1]) == (TOTALS_3, (BEA,), MatchOver(BEA))


def test_a_hand_in_play_is_told_as_it_becomes_known():
    table = Table().dealer(1).deal().say("pass", "pass")

    def sheet_now():
        return opened(table.rules).through(table.entries).seen(table.match.sight(0))

    # The last seat may still outbid.
    nil = (0, 0, 0)
    assert sheet_now().rows[-1] == HandRow(1, 1, 1, nil, nil, nil, own=Bought())
    sheet = (table.say("5"), sheet_now())[1]
    assert (sheet.rows[-1].bidder, sheet.rows[-1].own.bid, sheet.rows[-1].own.trump) == (
        1,
        "5",
        None,
    )
    sheet = after(sheet, NameTrump(1, "doubles"))
    assert (sheet.rows[-1].own.trump, sheet.rows[-1].result) == ("doubles", None)


def test_goal_of_a_game():
    """M5.5, M5.6."""
    told = ("First to 7 marks wins the game", "to 7 marks", "A game to 7 marks")
    assert opened(MARKS).goals == told
    told = ("First to 21 wins the game", "to 21", "A game to 21")
    assert opened(POINTS).goals == told


def test_hickeys_stay_until_the_next_game_is_dealt():
    """M5.7, M6.2."""
    set_, shot = (1, "over", "5", (3, 2, 2)), (0, "over", "6", (7, 0, 0))
    won = sheet_of(SHOOT, set_, shot)
    assert (won.game, won.asterisks, won.scores) == (1, (0, 2, 0), (24, -21, 2))
    next_ = after(won, *dealt(SHOOT, 3, 0, "4"))
    assert (next_.game, next_.asterisks, next_.scores) == (2, (0, 0, 0), (0, 0, 0))


@each(
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
    assert sheet.winners == (0,)
    assert isinstance(sheet.rows[-1], HandRow)


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


# --- a finished hand laid open ------------------------------------------------------------------


def open_(table):
    seats = SEATS[: table.rules.seats]
    return SHOW.sheet.laid_open(table.rules, seats, table.entries, 1)


def test_help_is_told():
    table = Table().deal().bid(0, "4")
    table.entries.append(Note("hint", seat=0))
    hand = open_(table.contract("6").play_on())
    assert "it does not count in the statistics of strength" in hand.helped
    assert hand.helped in hand.told


def test_partners_score_in_one_line():
    """M5.4."""
    hand = open_(Table("fosdick-partners").sweep(0))
    assert [name for name, _ in hand.points] == ["Ann & Cy", "Bea & Dot"]
