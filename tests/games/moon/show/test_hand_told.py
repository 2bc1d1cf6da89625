"""A finished hand told from the deal to the points, and laid open with all its tiles."""

import pytest

from moon_desktop.engine.account import accounts, helped
from moon_desktop.engine.entries import Note
from moon_desktop.games.auction.show.account import stood_up
from moon_desktop.games.moon.match import start
from moon_desktop.games.moon.show.account import shown
from tests.kit.arrange import Table
from tests.kit.golden import WALKS
from tests.kit.score_sheets.subjects import golden

SEATS = ("Ann", "Bea", "Cy", "Dot")
ANN = "6-6 6-5 6-4 6-3 3-1 2-1 1-1"
BEA = "6-2 5-5 5-4 4-1 3-3 3-2 2-2"


def dealt(**rules):
    return Table(**rules).deal(ANN, BEA, widow="0-0")


def told(table, seats=SEATS):
    account = list(accounts(start(table.rules), table.entries))[-1]
    seen = helped(table.entries, account.number)
    return shown(stood_up(account), table.rules, seats[: table.rules.seats], seen).told


def open_(table):
    account = list(accounts(start(table.rules), table.entries))[-1]
    seen = helped(table.entries, account.number)
    return account, shown(stood_up(account), table.rules, SEATS[: table.rules.seats], seen)


def test_a_hand_in_words():
    table = Table("shoot-the-moon").deal(ANN, BEA, widow="0-0")
    table.say("5 pass pass", "1-1", "6").say("6-6 6-2 6-1  6-5 4-1 5-1  6-4 2-2 5-2  6-3 5-4 5-3")
    table.say("3-1 3-3 4-3  5-5 4-2 0-0  3-2 4-4 2-1")
    lines = told(table).splitlines()
    assert lines[:4] == [
        "Hand 1. Ann bid 5. Sixes are trump. The bid was set.",
        "Ann was dealt double six, six-five, six-four, six-three, three-one, two-one and double "
        "one.",
        "Bea was dealt six-two, double five, five-four, four-one, double three, three-two and "
        "double two.",
        "Cy was dealt six-one, five-three, five-two, five-one, double four, four-three and "
        "four-two.",
    ]
    assert lines[4:7] == [
        "Ann bid 5. Bea passed. Cy passed.",
        "The widow was the double blank; Ann took it in and laid away the double one.",
        "Trick 1. Ann led the double six. Bea played the six-two. Cy played the six-one. Ann took "
        "it.",
    ]
    assert len(lines) == 17
    assert lines[12:] == [
        "Trick 7. Bea led the three-two. Cy played the double four. Ann played the two-one. Bea "
        "took it.",
        "Ann: 1 hickey.",
        "Ann minus 5, total minus 5, in the hole.",
        "Bea plus 3, total 3.",
        "Cy 0, total 0.",
    ]


def reneged(bidder, trump, *plays):
    return dealt(renege="forfeit").bid(bidder, "4").contract(trump).say(*plays)


@pytest.mark.parametrize(
    ("table", "part"),
    [
        pytest.param(
            lambda: reneged(0, "6", "6-6 6-2 6-1", "3-1 5-5"),
            "Bea reneged with the double five on threes, holding the double three and three-two. "
            "That ended the hand: the bid counts as made.",
            id="M4.8, a defender's renege",
        ),
        pytest.param(
            lambda: reneged(1, "5", "5-5 5-1 6-5", "4-1 4-4 6-4", "6-1 6-6 2-2"),
            "That ended the hand: the bid is set.",
            id="M4.8, the bidder's own",
        ),
        pytest.param(
            lambda: Table(stop_when_set=True).flop(0, "7"),
            "The bid could no longer be made, so the last 6 tricks were not played.",
            id="M4.7",
        ),
        pytest.param(
            lambda: dealt(stop_when_set=True).bid(0, "6").contract("6").say(
                "6-6 6-2 6-1  6-5 4-1 5-1  6-4 2-2 5-2  6-3 5-4 5-3  3-1 3-3 4-3  5-5 4-2 1-1"
            ),
            "so the last trick was not played.",
            id="M4.7, the last one",
        ),
        pytest.param(
            lambda: Table().flop(0, "under"),
            "The bidder took a trick, which sets a shoot under at once.",
            id="M4.7, under",
        ),
        pytest.param(lambda: Table().pass_out(), "Hand 1. All passed.", id="M2.5"),
        pytest.param(
            lambda: dealt().bid(0, "4").contract("6").play_on(),
            "The widow was the double blank, and Ann laid it away.",
            id="M3.1",
        ),
        pytest.param(
            lambda: dealt(named_lead=True).bid(0, "4").contract("none").say("6-5/5").play_on(),
            "Ann led the six-five. Fives were led.",
            id="M4.5",
        ),
        pytest.param(
            lambda: Table(aggie_dice=True)
            .deal(ANN, BEA, widow="0-0", dice=(6, 2)).bid(0, "4").contract("6").play_on(),
            "The dice showed 6 and 2.",
            id="M3.9",
        ),
    ],
)  # fmt: skip
def test_what_is_told_of(table, part):
    """M2.5, M3.1, M3.9, M4.5, M4.7, M4.8."""
    assert part in told(table())


def test_nothing_is_said_of_an_end_that_every_hand_has():
    assert "could no longer" not in told(Table().flop(0, "4"))


def test_you_are_addressed():
    """A player without a name is "You" where a sentence begins, and "you" within it."""
    table = Table("shoot-the-moon").deal(ANN, BEA, widow="0-0")
    table.say("5 pass pass", "1-1", "6").play_on()
    whole = told(table, ("You", "Bea", "Cy"))
    for part in (
        "Hand 1. You bid 5. Sixes are trump.",
        "\nYou were dealt double six, ",
        "The widow was the double blank; you took it in and laid away the double one.",
        "Trick 1. You led the ",
    ):
        assert part in whole


def test_help_is_told():
    table = dealt().bid(0, "4")
    table.entries.append(Note("hint", seat=0))
    _, hand = open_(table.contract("6").play_on())
    assert "it does not count in the statistics of strength" in hand.helped
    assert hand.helped in hand.told


def test_partners_score_in_one_line():
    """M5.4."""
    rules, _, entries = golden("fosdick-partners")
    account = next(a for a in accounts(start(rules), entries) if a.contract is not None)
    assert [name for name, _ in shown(stood_up(account), rules, SEATS).points] == [
        "Ann & Cy",
        "Bea & Dot",
    ]


@pytest.mark.parametrize("name", WALKS)
def test_all_tiles_of_the_deal_and_of_the_tricks_are_there(name):
    rules, _, entries = golden(name)
    for account in accounts(start(rules), entries):
        hand = shown(stood_up(account), rules, SEATS[: rules.seats])
        there = [piece for row in hand.held for piece in (*row.pieces, row.apart) if piece]
        dealt_ = [tile for tiles in account.deal.hands for tile in tiles]
        dealt_ += [account.deal.widow] if account.deal.widow else []
        assert sorted(piece.piece for piece in there) == sorted(dealt_)
        away = [piece.piece for piece in there if piece.mark == "away"]
        assert away == ([account.discard] if account.discard else [])
        tricks = [*account.tricks] if account.contract is not None else []
        for trick, row in zip(tricks, hand.tricks, strict=False):
            assert [(p.seat, p.piece) for p in trick.plays] == [(s, p.piece) for s, p in row.plays]
            assert [s for s, piece in row.plays if piece.mark == "took"] == [trick.taker]
        broken = hand.tricks[len(tricks) :]
        assert [piece.piece for row in broken for _, piece in row.plays] == [
            play.piece for play in account.broken
        ]
        assert [row.plays[-1][1].mark for row in broken] == ["reneged"] * bool(account.broken)
