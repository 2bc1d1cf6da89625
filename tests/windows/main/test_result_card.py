"""The card that tells how a hand, a game or the match ended."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from moon_desktop.games.moon.show import SHOW
from moon_desktop.windows.main.result_card import ResultCard
from moon_desktop.words.table import sentences
from tests.kit.arrange import Table
from tests.kit.cases import each

NAMES = ("You", "Bea", "Cy", "Dot")


@pytest.fixture
def card(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(800, 600)
    card = ResultCard(window)
    with qtbot.waitActive(window):
        window.show()
    yield card
    window.close()


# Ann won two games; time was up in a hand that ended none, or in which Bea won one.
TIMED: dict[str, Any] = {
    "match": "timed",
    "match_length": 9,
    "target": 7,
    "game_marks": "winner-only",
}
AHEAD = Table(**TIMED).sweep(0).sweep(0).deal().time_up().say("pass pass pass")
LAST = Table(**TIMED).sweep(0).sweep(0).sweep(1).time_up()

TWO_MARKS = Table("shoot-the-moon", match_length=2).sweep(0, "over")


def told(table: Table) -> Any:
    names = NAMES[: table.rules.seats]
    return SHOW.sheet.result(table.match.sight(0), names, table.entries, 0)


@each(
    ("table", "title", "key"),
    [
        (Table().sweep(0, "5"), "You made 5, with 2 tricks to spare", "Next hand"),
        (Table().sweep(1, "5"), "Bea made 5, with 2 tricks to spare", "Next hand"),
        (Table().flop(0), "Set by 7: the double six did it", "Next hand"),
        (Table().flop(2), "You set Cy by 7", "Next hand"),
        (Table().pass_out(), "Everybody passed", "Next hand"),
        (Table().sweep(0, "over"), "You won the match", "Rematch"),
        (Table("shoot-the-moon").sweep(0, "over"), "You won the game", "Next game"),
        (TWO_MARKS, "You won the match", "Rematch"),
        (Table(seats=4, partners=True).sweep(1, "over"), "Bea & Dot won the match", "Rematch"),
        (AHEAD, "You won the match", "Rematch"),
        (LAST, "You won the match", "Rematch"),
    ],
)
def test_it_says_who_won_what_and_what_comes_next(card, table, title, key):
    result = told(table)
    card.tell(result)
    assert result.title == title
    spoken = [part for part in (title, result.line, *result.more) if part]
    assert card.accessibleName() == sentences(spoken), "as it is seen, with a stop after each"
    assert card.key.text() == key
    assert card.isVisible()


@each("way", ["click", "enter", "space"])
def test_its_key_goes_on(card, qtbot, way):
    card.tell(told(Table().sweep(0, "5")))
    assert card.key.hasFocus()
    with qtbot.waitSignal(card.pressed):
        if way == "click":
            QTest.mouseClick(card.key, Qt.MouseButton.LeftButton)
        else:
            key = Qt.Key.Key_Return if way == "enter" else Qt.Key.Key_Space
            QTest.keyClick(card.key, key)


def test_card_told_twice_has_its_keys_once_and_none_when_withdrawn(card, qtbot):
    for table in (Table().sweep(0, "5"), Table().pass_out()):
        card.tell(told(table))
    qtbot.waitUntil(card.key.isVisible)
    shown = [key for key in card.findChildren(type(card.key)) if key.isVisible()]
    assert shown == [card.key, card.review_key, card.more_key]
    assert card.key.hasFocus()
    card.withdraw()
    assert card.key is None
    assert not card.isVisible()


LONG = (
    "You played the double five to sixes, holding the six-five, the six-four, the six-three and "
    "the six-one, which you could all have played."
)
MORE = ("Marks of this game: You +3, Bea \u22122 and Cy \u22121.", LONG)
TITLE = "Bartholomew reneged and was set at Shoot over"


@each("zoom", [1.0, 1.6, 2.0])
@each("names", [("W" * 40,) * 3, ("محمد بن عبد الله الطويل جدا",) * 3])
def test_long_words_take_more_lines_at_any_zoom(card, names, zoom):
    """M4.8, M6.2: nothing of an explanation is cut short, and the keys stay on the card."""
    table = Table().flop(0)
    card.zoom = zoom
    plain = SHOW.sheet.result(table.match.sight(0), names, table.entries, 0)
    height = 0
    for more in ({}, {"title": TITLE}, {"title": TITLE, "line": LONG, "more": MORE}):
        result = plain._replace(**more)
        card.tell(result)
        assert card.height() > height + 10 * zoom
        height = card.height()
        labels = {label.text(): label for label in card.findChildren(QLabel) if label.isVisible()}
        for words in (result.title, result.line, *result.more):
            label = labels[words]
            assert label.height() >= label.heightForWidth(label.width())
        for key in (card.key, card.review_key, card.more_key):
            assert card.rect().contains(key.rect().translated(key.mapTo(card, QPoint(0, 0))))
    assert card.accessibleName().endswith(sentences([LONG]))


def test_lines_run_on_where_a_low_room_has_none_for_each(card):
    table = Table().sweep(0, "5")
    found = told(table)._replace(line="Bea won.", more=("A chip for Bea.", "Cy lost."))
    card.tell(found)
    lines = ["Bea won.", "A chip for Bea.", "Cy lost."]

    def seen() -> list[str]:
        return [label.text() for label in card.findChildren(QLabel) if not label.isHidden()][1:]

    whole = card.height() - 2 * card.room
    assert seen() == lines
    card.fit([(780.0, 0.0, whole - 20.0)])
    assert seen() == [" ".join(lines)]
    assert card.height() - 2 * card.room <= whole - 20
    # Rather than that it covers what lies in the next room.
    found = card.fit([(780.0, 0.0, whole - 20.0), (780.0, -400.0, whole - 20.0)])
    assert found == (0.0, whole - 20)
    card.fit([(780.0, 0.0, whole + 20.0)])
    assert seen() == lines
    card.fit([(780.0, 0.0, 40.0), (780.0, 0.0, whole + 20.0)])
    assert seen() == lines, "what another room lacked is nothing to this one"


def test_the_lowest_form_is_taken_where_none_is_low_enough(card):
    found = told(Table().flop(0))._replace(bare=False)
    highs = []
    for room in (110.0, 130.0, 140.0, 400.0):
        card.tell(found)
        card.fit([(560.0, 0.0, room)])
        highs.append(card.height() - 2 * card.room)
    assert max(highs[:3]) <= highs[3]


@each(
    ("table", "words"),
    [
        (Table().sweep(0, "5"), ["Next hand", "Look back", "Play it again"]),
        (Table().sweep(0, "over"), ["Rematch", "Look back", "Another game"]),
        (Table().sweep(1, "5").sweep(0, "over"), ["Rematch", "See that hand", "Another game"]),
    ],
)
def test_each_key_says_where_it_leads(card, table, words):
    card.tell(told(table))
    keys = card.key, card.review_key, card.more_key
    pressed: list[str] = []
    assert [key.text() for key in keys] == words
    card.pressed.connect(pressed.append)
    for key in keys:
        key.click()
    assert pressed == ["go on", "review", "other" if card.result.over else "again"]


def test_from_a_hand_beside_the_match_it_leads_back(card):
    card.tell(told(Table().sweep(0, "over")), beside="Back to the match")
    assert (card.key.text(), card.more_key.text()) == ("Back to the match", "Play it again")
    assert card.key.kind == "go"
    card.tell(told(Table().sweep(0, "5")), beside="Play", alone=True)
    assert (card.key.text(), card.key.kind) == ("Play", "plain"), "the slip has the brass one"
    assert card.review_key is card.more_key is None


def test_shoot_stands_on_the_felt_itself(card):
    card.tell(told(Table().sweep(0, "5")))
    corner = QPoint(card.room + 40, card.room + 20)
    panel = card.grab().toImage().pixelColor(corner)
    card.tell(told(Table(target=60).sweep(0, "over")))
    assert card.grab().toImage().pixelColor(corner) != panel


def test_click_meant_for_the_hand_presses_no_key_of_a_card_that_has_just_come(card, qtbot):
    """The keyboard is heard at once."""
    card.tell(told(Table().sweep(0)), deaf=60)
    pressed: list[str] = []
    card.pressed.connect(pressed.append)
    QTest.mouseClick(card.more_key, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(card.more_key, Qt.MouseButton.LeftButton)
    assert pressed == []
    QTest.keyClick(card.key, Qt.Key.Key_Return)
    assert pressed == ["go on"]
    qtbot.wait(80)
    QTest.mouseClick(card.more_key, Qt.MouseButton.LeftButton)
    assert pressed == ["go on", "again"]


@pytest.mark.parametrize("zoom", [1.0, 1.6])
def test_it_looks_the_same_wherever_it_has_room(card, zoom):
    """Its keys in a row below the words; where it is narrow, the one that goes on above the others;
    where it is too low for that, beside the words, and where it is too low everywhere, at the foot
    of the last room."""
    card.zoom = zoom
    card.tell(told(Table().sweep(0, "5")))
    wide, low, narrow = (936, 0, 300), (936, 40, 150), (310, 0, 300)
    for rooms, heights, width, rows in (
        ([wide], (0, 300), 560, 1),
        ([narrow, wide], (0, 300), 310, 2),
        # The first that is high enough goes before the others.
        ([low, wide], (0, 300), 560, 1),
    ):
        found = card.fit([tuple(px * zoom for px in room) for room in rooms])
        assert found == tuple(px * zoom for px in heights)
        face = card.rect().adjusted(card.room, card.room, -card.room, -card.room)
        assert face.height() <= 300 * zoom
        assert face.width() == pytest.approx(width * zoom, abs=30 * zoom)
        keys = (card.key, card.review_key, card.more_key)
        card.grab()
        places = [key.rect().translated(key.mapTo(card, QPoint(0, 0))) for key in keys]
        assert len({place.center().y() // 20 for place in places}) == rows
        assert all(face.adjusted(-1, -1, 1, 1).contains(place) for place in places)
        words = next(one for one in card.findChildren(QLabel) if one.text() == card.result.title)
        assert words.mapTo(card, words.rect().center()).y() < places[0].top()
    assert card.fit([tuple(px * zoom for px in low)]) == (40 * zoom, 150 * zoom)
    card.grab()
    assert words.mapTo(card, QPoint(words.width(), 0)).x() < card.key.mapTo(card, QPoint(0, 0)).x()
    top, bottom = card.fit([(936 * zoom, 40 * zoom, 90 * zoom)])
    assert bottom == 90 * zoom
    assert bottom - top == card.height() - 2 * card.room


def test_arrows_go_from_key_to_key_and_round_again(card):
    card.tell(told(TWO_MARKS))
    met = []
    for arrow in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(card.window().focusWidget(), arrow)
        met.append(card.window().focusWidget())
    assert met == [card.review_key, card.more_key, card.key, card.more_key]


@each("zoom", [1.0, 1.3])
def test_no_word_stands_alone_below(card, zoom):
    card.zoom = zoom
    why = "Bea’s Big Moon brought Bea & Eve a chip. Dan’s Little Moon cost Theo & Cleo a chip."
    card.tell(told(Table().flop(0))._replace(line=why))
    (label,) = (one for one in card.findChildren(QLabel) if one.isVisible() and one.text() == why)
    text, room = label.fontMetrics().horizontalAdvance(why), label.contentsRect()
    assert room.height() < 2.6 * label.fontMetrics().height()
    # Its two lines are nearly as long as each other.
    assert text / 2 < room.width() < 0.62 * text
