"""A finished hand told from the deal to the points, and laid open with all its tiles."""

import pytest

from moon_desktop.engine.account import accounts, helped
from moon_desktop.engine.entries import Note
from moon_desktop.games.dominoes.show.account import stood_up
from moon_desktop.games.moon.match import start
from moon_desktop.games.moon.show import SHOW
from tests.kit.arrange import Table
from tests.kit.golden import WALKS
from tests.kit.score_sheets.subjects import golden

SEATS = ("Ann", "Bea", "Cy", "Dot")
ANN = "6-6 6-5 6-4 6-3 3-1 2-1 1-1"
BEA = "6-2 5-5 5-4 4-1 3-3 3-2 2-2"


def dealt(**rules):
    return Table(**rules).deal(ANN, BEA, widow="0-0")


def open_(table):
    account = list(accounts(start(table.rules), table.entries))[-1]
    seen = helped(table.entries, account.number)
    return account, SHOW.sheet.told_of(
        table.rules, SEATS[: table.rules.seats], stood_up(account)
    ).shown(seen)


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
    assert [
        name for name, _ in SHOW.sheet.told_of(rules, SEATS, stood_up(account)).shown().points
    ] == [
        "Ann & Cy",
        "Bea & Dot",
    ]


@pytest.mark.parametrize("name", WALKS)
def test_all_tiles_of_the_deal_and_of_the_tricks_are_there(name):
    rules, _, entries = golden(name)
    for account in accounts(start(rules), entries):
        hand = SHOW.sheet.told_of(rules, SEATS[: rules.seats], stood_up(account)).shown()
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
