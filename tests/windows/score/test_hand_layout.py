"""The account of a hand as it is laid out and told: every tile in its place, and why it ended."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QWidget

from moon_desktop.engine.entries import Note
from moon_desktop.games.moon.account import accounts
from moon_desktop.games.moon.show.account import shown, told_whole
from moon_desktop.look import typography as face
from moon_desktop.look.theme import EVENING
from moon_desktop.windows.score.hand_layout import WIDTH, folded, hand_layout
from moon_desktop.windows.score.hand_pane import HandPane, HandStrip
from moon_desktop.words.quoting import tip
from tests.kit.arrange import Table
from tests.kit.golden import WALKS
from tests.kit.score_sheets.subjects import golden
from tests.kit.score_sheets.views import kept

SEATS = ("Ann", "Bea", "Cy", "Dot")
ANN = "6-6 6-5 6-4 6-3 3-1 2-1 1-1"
BEA = "6-2 5-5 5-4 4-1 3-3 3-2 2-2"

pytestmark = [pytest.mark.timeout(60), pytest.mark.usefixtures("qapp")]


def laid(table, number=-1, seats=SEATS):
    account = accounts(table.rules, table.entries)[number]
    return account, hand_layout(shown(account, table.rules, seats[: table.rules.seats]))


def words_of(layout):
    return [text.text for text in layout.texts]


@pytest.mark.parametrize("name", WALKS)
@pytest.mark.parametrize("seats", [SEATS, ("W" * 200,) * 4])
def test_everything_has_its_place_in_any_hand(name, seats):
    rules, _, entries = golden(name)
    for account in accounts(rules, entries):
        layout = hand_layout(shown(account, rules, seats[: rules.seats]))
        boxes = [tile.box for tile in layout.tiles]
        for place, box in enumerate(boxes):
            assert 0 <= box.left() <= box.right() <= WIDTH
            assert 0 <= box.top() <= box.bottom() <= layout.height
            assert not any(box.intersects(other) for other in boxes[:place])
        for text in layout.texts:
            wide = face.text_width(text.text, text.face)
            line = QRectF(text.x, text.y - 5, wide, 10)
            assert line.left() >= 0
            assert line.right() <= WIDTH + 0.5, text.text
            assert not any(line.intersects(box) for box in boxes), text.text


@pytest.mark.parametrize("name", WALKS)
def test_all_tiles_of_the_deal_and_of_the_tricks_are_there(name):
    rules, _, entries = golden(name)
    for account in accounts(rules, entries):
        layout = hand_layout(shown(account, rules, SEATS[: rules.seats]))
        dealt = [tile for hand in account.deal.hands for tile in hand]
        dealt += [account.deal.widow] if account.deal.widow else []
        assert sorted(tile.tile for tile in layout.tiles if not tile.lies) == sorted(dealt)
        away = [tile.tile for tile in layout.tiles if tile.mark == "away"]
        assert away == ([account.discard] if account.discard else [])
        played = [play.piece for trick in account.tricks for play in trick.plays]
        played += [play.piece for play in account.broken]
        assert [tile.tile for tile in layout.tiles if tile.lies] == played
        took = [
            play.piece
            for trick in account.tricks
            for play in trick.plays
            if play.seat == trick.taker
        ]
        assert [tile.tile for tile in layout.tiles if tile.mark == "took"] == took


def test_leaders_and_takers_stand_in_their_columns():
    """M4.1: the bidder leads the first trick, a taker the next."""
    account, layout = laid(Table().deal(ANN, BEA, widow="0-0").bid(0, "4").contract("6").play_on())
    column = {name: max(t.x for t in layout.texts if t.text == name) for name in SEATS[:3]}
    lying = [tile for tile in layout.tiles if tile.lies]
    led = [sign.box.center() for sign in layout.signs if sign.kind == "led"][:7]
    for trick, arrow, row in zip(account.tricks, led, range(7), strict=True):
        tiles = lying[3 * row : 3 * row + 3]
        leader = tiles[0]
        assert leader.y == arrow.y() == tiles[1].y == tiles[2].y
        assert 0 < leader.box.left() - arrow.x() < 20
        for tile, play in zip(tiles, trick.plays, strict=True):
            assert tile.box.left() - column[SEATS[play.seat]] == pytest.approx(0, abs=1)
        assert [t.mark == "took" for t in tiles] == [p.seat == trick.taker for p in trick.plays]


def test_a_hand_in_words():
    table = Table("shoot-the-moon").deal(ANN, BEA, widow="0-0")
    table.say("5 pass pass", "1-1", "6").say("6-6 6-2 6-1  6-5 4-1 5-1  6-4 2-2 5-2  6-3 5-4 5-3")
    table.say("3-1 3-3 4-3  5-5 4-2 0-0  3-2 4-4 2-1")
    account, layout = laid(table)
    assert told_whole(account, table.rules, SEATS[:3]).splitlines() == [
        "Hand 1. Ann bid 5, sixes: set.",
        "Ann was dealt double six, six-five, six-four, six-three, three-one, two-one and double "
        "one.",
        "Bea was dealt six-two, double five, five-four, four-one, double three, three-two and "
        "double two.",
        "Cy was dealt four-two, four-three, double four, five-one, five-two, five-three and "
        "six-one.",
        "Auction: Ann 5, Bea passed, Cy passed.",
        "The widow was the double blank; Ann took it in and laid away the double one.",
        "Trick 1: Ann led the double six, Bea played the six-two, Cy played the six-one; Ann took "
        "it.",
        "Trick 2: Ann led the six-five, Bea played the four-one, Cy played the five-one; Ann took "
        "it.",
        "Trick 3: Ann led the six-four, Bea played the double two, Cy played the five-two; Ann "
        "took it.",
        "Trick 4: Ann led the six-three, Bea played the five-four, Cy played the five-three; Ann "
        "took it.",
        "Trick 5: Ann led the three-one, Bea played the double three, Cy played the four-three; "
        "Bea took it.",
        "Trick 6: Bea led the double five, Cy played the four-two, Ann played the double blank; "
        "Bea took it.",
        "Trick 7: Bea led the three-two, Cy played the double four, Ann played the two-one; Bea "
        "took it.",
        "Ann: 1 hickey.",
        "Ann minus 5, total minus 5, in the hole.",
        "Bea plus 3, total 3.",
        "Cy 0, total 0.",
    ]  # fmt: skip
    assert [sign.kind for sign in layout.signs].count("circle") == 1
    assert "−5" in words_of(layout)


def test_a_renege_is_explained_and_framed():
    """M4.8."""
    table = Table(renege="forfeit").deal(ANN, BEA, widow="0-0")
    table.bid(0, "4").contract("6").say("6-6 6-2 6-1", "3-1 5-5")
    account, layout = laid(table)
    assert (
        "Bea played the double five when threes were to be followed, and could have followed with "
        "the three-two or the double three. That ended the hand: the bid counts as made."
    ) in told_whole(account, table.rules, SEATS[:3])
    assert [tile.tile for tile in layout.tiles if tile.mark == "reneged"] == ["5-5"]
    assert any(sign.kind == "reneged" for sign in layout.signs), "and the frame is explained"


def test_a_bidders_own_renege_sets_the_bid():
    """M4.8."""
    table = Table(renege="forfeit").deal(ANN, BEA, widow="0-0")
    table.bid(1, "4").contract("5").say("5-5 5-1 6-5", "4-1 4-4 6-4", "6-1 6-6 2-2")
    account, _ = laid(table)
    assert account.result.result == "set"
    assert "That ended the hand: the bid is set." in told_whole(account, table.rules, SEATS)


@pytest.mark.parametrize(
    ("bid", "rules", "told"),
    [
        ("7", {"stop_when_set": True}, "The bid could no longer be made, so the last 6 tricks"),
        ("under", {}, "The bidder took a trick, which sets a shoot under at once."),
        ("4", {}, None),
    ],
)
def test_an_early_end_is_explained(bid, rules, told):
    """M4.7."""
    table = Table(**rules).flop(0, bid)
    account, layout = laid(table)
    whole = told_whole(account, table.rules, SEATS[:3])
    if told is None:
        assert "could no longer" not in whole
        assert len([tile for tile in layout.tiles if tile.lies]) == 21
    else:
        assert told in whole
        assert told[:30] in " ".join(words_of(layout))


def test_only_the_last_trick_was_not_played():
    """M4.7."""
    table = Table(stop_when_set=True).deal(ANN, BEA, widow="0-0").bid(0, "6").contract("6")
    table.say("6-6 6-2 6-1  6-5 4-1 5-1  6-4 2-2 5-2  6-3 5-4 5-3  3-1 3-3 4-3  5-5 4-2 1-1")
    account, _ = laid(table)
    assert "so the last trick was not played." in told_whole(account, table.rules, SEATS)


def test_a_passed_hand_shows_its_tiles_and_the_widow():
    """M2.5."""
    account, layout = laid(Table().pass_out())
    assert "All passed" in words_of(layout)
    assert "Tricks" not in words_of(layout)
    assert len(layout.tiles) == 22
    assert "The widow was the" in told_whole(account, Table().rules, SEATS)


def test_a_widow_laid_away_again_is_the_one_shown_faint():
    """M3.1."""
    account, layout = laid(Table().deal(ANN, BEA, widow="0-0").bid(0, "4").contract("6").play_on())
    (away,) = [tile for tile in layout.tiles if tile.mark == "away"]
    assert away.tile == account.deal.widow == "0-0"
    assert away.tip == "double blank, laid away"
    whole = told_whole(account, Table().rules, SEATS)
    assert "The widow was the double blank, and Ann laid it away." in whole


def test_you_are_addressed_in_words_as_anybody_else_is_named():
    """A player without a name is "You" where a sentence begins, and "you" within it."""
    table = Table("shoot-the-moon").deal(ANN, BEA, widow="0-0")
    table.say("5 pass pass", "1-1", "6").play_on()
    account, _ = laid(table)
    lines = told_whole(account, table.rules, ("You", "Bea", "Cy")).splitlines()
    assert lines[0].startswith("Hand 1. You bid 5, sixes")
    assert lines[1].startswith("You were dealt double six, ")
    assert lines[4] == "Auction: you 5, Bea passed, Cy passed."
    assert lines[5] == (
        "The widow was the double blank; you took it in and laid away the double one."
    )
    assert lines[6].startswith("Trick 1: you led the ")
    assert lines[6].endswith("; you took it.")
    kept, _ = laid(Table().deal(ANN, BEA, widow="0-0").bid(0, "4").contract("6").play_on())
    whole = told_whole(kept, Table().rules, ("You", "Bea", "Cy"))
    assert "The widow was the double blank, and you laid it away." in whole


def test_a_named_end_is_said():
    """M4.5."""
    table = Table(named_lead=True).deal(ANN, BEA, widow="0-0").bid(0, "4").contract("none")
    account, layout = laid(table.say("6-5/5").play_on())
    assert "Ann led the six-five as fives" in told_whole(account, table.rules, SEATS)
    assert "fives" in words_of(layout)


def test_dice_and_help_are_told():
    """M3.9."""
    table = Table(aggie_dice=True).deal(ANN, BEA, widow="0-0", dice=(6, 2)).bid(0, "4")
    table.entries.append(Note("hint", seat=0))
    account, layout = laid(table.contract("6").play_on())
    told = told_whole(account, table.rules, SEATS)
    assert "The dice showed 6 and 2." in told
    assert "it does not count in the statistics of strength" in told
    assert any(sign.kind == "turned" for sign in layout.signs)


def test_partners_score_in_one_line():
    """M5.4."""
    rules, _, entries = golden("fosdick-partners")
    account = next(a for a in accounts(rules, entries) if a.bidder is not None)
    texts = words_of(hand_layout(shown(account, rules, SEATS)))
    assert "Ann & Cy" in texts
    assert "Bea & Dot" in texts


def test_lines_are_folded_and_long_words_broken():
    style = face.label()
    lines = folded("one two three " * 20 + "W" * 200, style, 200)
    assert max(face.text_width(line, style) for line in lines) <= 200
    assert "".join(lines).replace(" ", "") == "onetwothree" * 20 + "W" * 200


def shown_strip(qtbot, zoom=1.0):
    table = Table().deal(ANN, BEA, widow="0-0").bid(0, "4").contract("6").play_on()
    account = accounts(table.rules, table.entries)[0]
    strip = HandStrip(EVENING)
    kept(qtbot, strip)
    strip.set_zoom(zoom)
    strip.show_hand(shown(account, table.rules, SEATS[:3]))
    strip.show()
    return strip


@pytest.mark.parametrize("zoom", [1.0, 1.35])
def test_a_tile_pointed_at_is_named(qtbot, zoom):
    strip = shown_strip(qtbot, zoom)
    lying = next(tile for tile in strip.layout_.tiles if tile.lies)
    assert strip.tip_at(QPointF(lying.x, lying.y) * zoom) == tip("Ann led the double six")
    first = strip.layout_.tiles[0]
    assert strip.tip_at(QPointF(first.x, first.y) * zoom) == tip("double six")
    assert strip.tip_at(QPointF(WIDTH - 3, 3)) == ""


def test_every_tile_is_painted(qtbot):
    strip = shown_strip(qtbot)
    image = strip.grab().toImage()
    for tile in strip.layout_.tiles:
        box = tile.box.toRect()
        pips = sum(
            image.pixelColor(x, y).lightness() < 90
            for x in range(box.left(), box.right())
            for y in range(box.top(), box.bottom())
        )
        if tile.mark == "away" or tile.tile == "0-0":
            continue
        high, low = map(int, tile.tile.split("-"))
        assert pips > 4 * (high + low), tile


def test_the_pane_begins_at_the_top_and_closes(qtbot):
    table = Table().deal(ANN, BEA, widow="0-0").bid(0, "4").contract("6").play_on().pass_out()
    first, second = accounts(table.rules, table.entries)
    room = QWidget()
    kept(qtbot, room)
    pane = HandPane(EVENING, room)
    pane.resize(pane.width(), 300)
    room.show()
    pane.show_hand(shown(first, table.rules, SEATS[:3]))
    bar = pane.area.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    pane.show_hand(shown(second, table.rules, SEATS[:3]))
    assert bar.value() == 0
    assert pane.strip.accessibleName() == "Hand 2"
    with qtbot.waitSignal(pane.closed):
        qtbot.mouseClick(pane.close_key, Qt.MouseButton.LeftButton)
