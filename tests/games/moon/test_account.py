"""The account of a finished hand holds everything that was dealt, said and played in it."""

from __future__ import annotations

from moon_desktop.engine.account import Offence, accounts, helped
from moon_desktop.engine.entries import Bid, Note, Play
from moon_desktop.games.moon.match import start
from moon_desktop.games.moon.show.sheet import MoonSheet
from tests.kit.arrange import Table
from tests.kit.cases import each

ANN = "6-6 6-5 6-4 6-3 3-1 2-1 1-1"
BEA = "6-2 5-5 5-4 4-1 3-3 3-2 2-2"


def of(table):
    return list(accounts(start(table.rules), table.entries))


def test_nothing_is_told_of_a_hand_in_play():
    """M3.1: its tiles are hidden until it ends."""
    table = Table().sweep(0)
    assert [account.number for account in of(table)] == [1]
    table.deal(ANN, BEA)
    assert len(of(table)) == 1
    table.bid(1, "4").contract("6")
    assert len(of(table)) == 1
    while table.phase == "play":
        assert len(of(table)) == 1
        table.add(table.match.legal()[-1])
    assert [account.number for account in of(table)] == [1, 2]


def test_a_hand_with_its_exchange():
    """M3.1: its tiles as dealt, the widow, and the discard, which is open now."""
    table = Table().deal(ANN, BEA, widow="0-0").say("pass 5 pass", "4-1", "6")
    plays = [entry for entry in table.play_on().entries if isinstance(entry, Play)]
    (account,) = of(table)
    assert account.deal.hands[0] == tuple(ANN.split())
    assert account.deal.dealer == 2
    assert account.said == (Bid(0, "pass"), Bid(1, "5"), Bid(2, "pass"))
    assert account.contract[:3] == (1, "5", "6")
    assert (account.deal.widow, account.discard) == ("0-0", "4-1")
    assert [play for trick in account.tricks for play in trick.plays] == plays
    assert account.ended == table.hand
    assert (account.broken, account.offence) == ((), None)


def test_a_hand_that_everybody_passed():
    """M2.5."""
    (account,) = of(Table().pass_out())
    assert (account.contract, account.discard) == (None, None)
    assert account.tricks == account.broken == ()
    assert account.deal.widow is not None


def test_a_hand_under_has_no_trump():
    """M3.2, M4.7: the taking of a trick ends it."""
    (account,) = of(Table().flop(0, "under"))
    assert (*account.contract[1:3], account.discard) == ("under", None, "0-0")
    assert len(account.tricks) == 1


def test_games_are_counted():
    """M6.2."""
    table = Table("shoot-the-moon").sweep(0, "over").sweep(1, "7").sweep(1, "over").pass_out()
    assert [account.game for account in of(table)] == [1, 2, 2, 3]


def test_a_renege_is_told_with_what_would_have_followed():
    """M4.8."""
    table = Table(renege="forfeit").deal(ANN, BEA, widow="0-0")
    table.bid(0, "4").contract("6").say("6-6 6-2 6-1", "3-1 5-5")
    (account,) = of(table)
    assert account.offence == Offence(1, "5-5", 3, ("3-2", "3-3"))
    assert account.broken == (Play(0, "3-1"), Play(1, "5-5"))
    assert len(account.tricks) == 1
    assert (account.ended.offender, account.ended.result) == (1, "made")


@each(("kind", "marked"), [("undo", True), ("hint", True), ("claim", False), ("clock", False)])
def test_help_marks_the_hand_it_was_given_in_and_no_other(kind, marked):
    """M1.5: who took something back has seen more than a player may."""
    table = Table().sweep(0)
    table.deal(ANN, BEA).bid(0, "4")
    note = Note(kind, elapsed=5) if kind == "clock" else Note(kind, seat=0)
    table.entries.append(note)
    table.contract("6").play_on().pass_out()
    assert [helped(table.entries, told.number) for told in of(table)] == [False, marked, False]


def test_help_before_the_deal_marks_the_hand_that_was_dealt_anew():
    """M1.5: its tiles have been seen before."""
    table = Table().sweep(0)
    table.entries.append(Note("undo", seat=0))
    assert [helped(table.entries, told.number) for told in of(table.pass_out())] == [False, True]


def test_call_of_blanks_is_told_as_follow_me_where_it_is():
    """M3.8."""
    held = "0-0 6-6 6-5 6-4 6-3 6-2 6-1"
    table = Table(follow_me="blanks").deal(held, widow="5-5").bid(0, "7").contract("0").play_on()
    (account,) = of(table)
    sheet = MoonSheet.opened(table.rules, ("Ann", "Bea", "Cy"))
    assert sheet.call(account.contract) == "none"


# --- the renege that ended a hand ------------------------------------------------------------

HELD = "6-1 6-2 5-5 4-4 3-3 2-2"


def reneging(cy: str = "6-3 5-1", trump: str = "6", said: str = "6-6 6-3 5-5", **house) -> Table:
    """Bea leads, Cy follows, and Ann plays something else."""
    table = Table(renege="forfeit", **house).deal(HELD, "6-6 6-5 6-4", cy, widow="0-0")
    return table.bid(1, "4").contract(trump).say(said)


@each(
    ("table", "offence"),
    [
        (reneging(), Offence(0, "5-5", 6, ("6-1", "6-2"))),
        # M4.3: with doubles trump, 6-6 leads doubles, and a six does not follow it.
        (
            reneging("1-1 5-1", "doubles", "6-6 1-1 6-1"),
            Offence(0, "6-1", 7, ("2-2", "3-3", "4-4", "5-5")),
        ),
        # M4.5: the end that was named is the suit.
        (reneging("4-1", "none", "6-4/4 4-1 6-1", named_lead=True), Offence(0, "6-1", 4, ("4-4",))),
        # A hand that is being dealt hides none; one passed out since is none.
        (reneging().deal(), Offence(0, "5-5", 6, ("6-1", "6-2"))),
        (reneging().pass_out(), None),
        (reneging().sweep(0), None),
        (Table(), None),
        (Table().deal(), None),
    ],
)
def test_offence_names_the_suit_and_all_that_would_have_followed(table, offence):
    """M4.3, M4.5, M4.8: of the hand that ended last, where it ended so."""
    told = of(table)
    assert (told[-1].offence if told else None) == offence
