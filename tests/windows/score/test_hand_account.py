"""The account of a hand as a document: its words, its pieces, and what is said of one."""

import pytest
from PySide6.QtCore import QPoint, QUrl
from PySide6.QtGui import QTextDocument, QTextFormat
from PySide6.QtWidgets import QApplication, QWidget

from moon_desktop.engine.account import accounts
from moon_desktop.games.dominoes.show.account import stood_up
from moon_desktop.games.moon.match import start
from moon_desktop.games.moon.show import SHOW
from moon_desktop.windows.score.hand_account import WIDTH, HandAccount, HandPane
from tests.kit.arrange import Table
from tests.kit.golden import WALKS
from tests.kit.score_sheets.subjects import golden
from tests.kit.score_sheets.views import kept

SEATS = ("Ann", "Bea", "Cy", "Dot")


@pytest.fixture
def account(qtbot):
    browser = HandAccount()
    kept(qtbot, browser)
    browser.resize(WIDTH + 16, 500)
    browser.show()
    return browser


def played():
    table = Table().deal("6-6 6-5 6-4 6-3 3-1 2-1 1-1", "6-2 5-5 5-4 4-1 3-3 3-2 2-2", widow="0-0")
    return table.bid(0, "4").contract("6").play_on()


def hands_of(table):
    return [
        SHOW.sheet.told_of(table.rules, SEATS[:3], stood_up(found)).shown()
        for found in accounts(start(table.rules), table.entries)
    ]


def pictures(browser):
    """The pictures of a document in order: their names, their tips, and where they stand."""
    found = []
    block = browser.document().begin()
    while block.isValid():
        place = block.begin()
        while not place.atEnd():
            form = place.fragment().charFormat()
            if form.isImageFormat():
                count = place.fragment().length()
                tip = form.stringProperty(QTextFormat.Property.TextToolTip.value)
                found += [(form.toImageFormat().name(), tip, place.fragment().position())] * count
            place += 1
        block = block.next()
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", WALKS)
@pytest.mark.parametrize("seats", [SEATS, ("W" * 200,) * 4])
def test_everything_has_its_place_in_any_hand(account, name, seats):
    rules, _, entries = golden(name)
    for found in accounts(start(rules), entries):
        hand = SHOW.sheet.told_of(rules, seats[: rules.seats], stood_up(found)).shown()
        account.show_hand(hand)
        assert account.document().idealWidth() <= account.viewport().width() + 1
        text = account.document().toPlainText()
        assert all(reason in text for reason in (*hand.reasons, *hand.dealt.paragraphs))
        named = [name for name, _, _ in pictures(account)]
        for row in hand.held:
            for piece in row.pieces:
                assert f"piece/{piece.piece}/stands/{piece.mark}" in named
        for trick in hand.tricks:
            for _, piece in trick.plays:
                assert f"piece/{piece.piece}/lies/{piece.mark}" in named


def test_leaders_and_takers_stand_in_their_columns(account):
    """M4.1: the bidder leads the first trick, a taker the next."""
    table = played()
    (hand,) = hands_of(table)
    account.show_hand(hand)
    found = [
        name for name, _, _ in pictures(account) if not name.startswith("piece") or "lies" in name
    ]
    rows = []
    for trick in hand.tricks:
        in_row = dict(trick.plays)
        leader = trick.plays[0][0]
        for seat in range(3):
            rows += ["sign/led"] if seat == leader else []
            rows.append(f"piece/{in_row[seat].piece}/lies/{in_row[seat].mark}")
    assert found[: len(rows)] == rows


def test_a_circle_stands_round_a_total_below_zero(account):
    """M5.8."""
    account.show_hand(hands_of(Table().flop(0, "4"))[-1])
    signs = [tip for name, tip, _ in pictures(account) if name.startswith("sign/circle")]
    assert signs == ["−4"]


def test_a_piece_pointed_at_is_named(account):
    account.show_hand(hands_of(played())[0])
    found = pictures(account)
    assert found[0][:2] == ("piece/6-6/stands/", "double six")
    assert ("piece/0-0/stands/away", "double blank, laid away") in [one[:2] for one in found]
    led = next(one for one in found if "lies" in one[0])
    assert led[1] == "Ann led the double six."
    cursor = account.textCursor()
    cursor.setPosition(found[0][2])
    middle = account.cursorRect(cursor).center() + QPoint(6, 0)
    assert account.cursorForPosition(middle).charFormat().toolTip() == "double six"


def test_pieces_are_painted_with_their_pips(account):
    account.show_hand(hands_of(played())[0])
    for way in ("stands", "lies"):
        image = account.document().resource(
            QTextDocument.ResourceType.ImageResource.value, QUrl(f"piece/6-5/{way}/")
        )
        dark = sum(
            image.pixelColor(x, y).alpha() > 200 and image.pixelColor(x, y).lightness() < 90
            for x in range(image.width())
            for y in range(image.height())
        )
        assert dark > 44
        assert (image.width() > image.height()) == (way == "lies")


def test_a_new_hand_begins_at_the_top_and_the_same_one_stays_where_it_is(qtbot):
    first, second = hands_of(played().pass_out())
    room = QWidget()
    kept(qtbot, room)
    pane = HandPane(room)
    pane.resize(pane.width(), 300)
    room.show()
    pane.show_hand(first)
    QApplication.processEvents()
    bar = pane.account.verticalScrollBar()
    bar.setValue(60)
    pane.show_hand(first)
    assert bar.value() == 60
    pane.show_hand(second)
    assert bar.value() == 0
    assert pane.account.accessibleName() == second.told
    assert second.told.startswith("Hand 2. ")
