"""The slip of paper: what stands on it, its keys, and where it lies."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from moon_desktop.look.theme import THEME
from moon_desktop.windows.learning.slip import (
    LEAST_HEIGHT,
    LEAVE,
    WIDTH,
    Slip,
    SlipTold,
    wedge_to,
)
from moon_desktop.windows.learning.slip_place import EDGE, place_slip
from tests.kit.cases import each

VIEW = QRectF(0, 0, 960, 560)
SIZE = QSizeF(246, 192)
HAND = QRectF(300, 430, 360, 110)
DISC = QRectF(340, 90, 280, 280)
NAMES = QRectF(0, 0, 960, 200), QRectF(60, 200, 840, 94)
KEYS = (("back", "Take it back"), ("on", "Play on"))


@pytest.fixture
def view(qtbot: QtBot) -> QWidget:
    view = QWidget()
    view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    view.resize(960, 560)
    qtbot.addWidget(view)
    view.show()
    view.activateWindow()
    view.setFocus()
    return view


@pytest.fixture
def slip(view: QWidget) -> Slip:
    slip = Slip(view)
    slip.motion = 0.0
    return slip


@each(
    "target",
    [HAND, QRectF(310, 430, 50, 110), QRectF(600, 430, 50, 110), QRectF(20, 20, 200, 80), None],
)
def test_it_covers_nothing_that_is_needed_and_stays_near(target: QRectF | None) -> None:
    paper = place_slip(SIZE, VIEW, target, [HAND, DISC])
    assert VIEW.contains(paper)
    for needed in (HAND, DISC, target or HAND):
        assert not paper.intersects(needed)
    if target is not None:
        reach = target.adjusted(-80, -80, 80, 80)
        assert paper.intersects(reach), "it is far from what it means"


@each("away", [20, 60, 150, 400])
def test_it_points_at_what_is_near_alone(away: float) -> None:
    """Across the table its wedge would seem to mean what lies between."""
    paper = QRectF(20, 20, 246, 192)
    below = QRectF(60, paper.bottom() + away, 150, 60)
    beside = QRectF(paper.right() + away, 60, 150, 60)
    for target in (below, beside):
        assert wedge_to(paper, target).isEmpty() == (away > 100)


def test_without_anything_to_mean_it_stays_where_it_is() -> None:
    here = QRectF(20, 300, 246, 192)
    assert place_slip(SIZE, VIEW, None, [HAND, DISC], here=here) == here


def test_where_there_is_no_room_it_covers_as_little_as_can_be() -> None:
    crowded = [QRectF(0, 0, 960, 450), QRectF(0, 300, 700, 260)]
    paper = place_slip(SIZE, VIEW, None, crowded)
    assert VIEW.contains(paper)
    assert paper.left() >= 700
    assert paper.bottom() == pytest.approx(VIEW.bottom() - EDGE)


def test_it_rather_covers_the_edge_of_a_face_than_a_name_and_all_of_a_plate() -> None:
    faces, plates = [QRectF(0, 352, 250, 20)], [QRectF(714, 0, 246, 560)]
    paper = place_slip(
        SIZE, VIEW, None, [QRectF(250, 0, 464, 560), QRectF(0, 0, 250, 352)], faces, plates
    )
    assert paper.left() < 250


def test_all_its_words_are_seen_however_long(slip: Slip) -> None:
    slip.tell(SlipTold("A title", "Few words."))
    slip.place(None)
    assert slip.height() == LEAST_HEIGHT
    slip.tell(SlipTold("A title", "A great many words. " * 12, "And this is to be done.", KEYS))
    slip.place(None)
    assert slip.height() > LEAST_HEIGHT
    for label in slip.findChildren(QLabel):
        if label.isVisible():
            assert label.height() >= label.heightForWidth(label.width())
    assert "And this is to be done." in slip.accessibleName()


def test_a_key_is_pressed_by_click_and_by_enter(slip: Slip, qtbot: QtBot) -> None:
    heard: list[str] = []
    slip.pressed.connect(heard.append)
    slip.tell(SlipTold("A title", "Words.", keys=KEYS, done=1, of=3, leave="Leave"))
    slip.place(HAND, [HAND])
    assert slip.keys["back"].hasFocus(), "the first key takes the focus"
    QTest.keyClick(slip.keys["back"], Qt.Key.Key_Return)
    slip.keys["on"].click()
    slip.keys[LEAVE].click()
    assert heard == ["back", "on", LEAVE]


def test_the_focus_goes_back_to_the_table_with_the_keys(slip: Slip, view: QWidget) -> None:
    slip.tell(SlipTold("A title", "Words.", keys=KEYS))
    slip.place(None)
    slip.tell(SlipTold("A title", "Other words."))
    assert view.hasFocus()
    slip.tell(SlipTold("A title", "Words.", keys=KEYS))
    assert slip.keys["back"].hasFocus()
    slip.withdraw()
    assert view.hasFocus()
    assert not slip.isVisible()


def test_it_goes_to_its_next_place_in_time(slip: Slip, qtbot: QtBot) -> None:
    slip.tell(SlipTold("A title", "Words."))
    slip.place(QRectF(20, 20, 200, 80))
    first = slip.geometry()
    slip.motion = 0.2
    slip.place(QRectF(700, 450, 200, 80))
    assert slip.geometry() == first
    qtbot.waitUntil(lambda: QRectF(slip.geometry()) == slip.paper, timeout=1000)
    assert slip.geometry() != first


@each("words", ["Go on", "Go on with all that comes after it"])
def test_one_key_stands_in_the_last_line_where_there_is_room(slip: Slip, words: str) -> None:
    slip.tell(SlipTold("A title", "Words.", keys=(("read", words),), done=1, of=9, leave="Leave"))
    slip.place(None)
    read, leave = slip.keys["read"].geometry(), slip.keys[LEAVE].geometry()
    assert (read.bottom() > leave.top()) == (words == "Go on")
    assert not read.intersects(leave)


def test_where_it_is_too_high_beside_a_wide_panel_it_is_wider(slip: Slip, view: QWidget) -> None:
    """Its words and keys are the same, and the focus stays on them; the next one is as usual."""
    panel, hand = QRectF(170, 246, 621, 126), QRectF(100, 380, 760, 180)
    words = (
        "That one can still take a trick, and the two-one hardly ever does: let it go, and see. "
    )
    told = SlipTold("One moment", words * 2, "", KEYS, 7, 15, "Leave")
    slip.tell(told)
    usual = slip.width()
    assert slip.height() > panel.top() - 30, "else there would be room"
    slip.place(None, [panel, hand])
    assert slip.width() > usual
    assert not slip.paper.intersects(panel)
    assert slip.told == told
    assert list(slip.keys) == ["back", "on", LEAVE]
    assert slip.keys["back"].hasFocus()
    slip.tell(told)
    slip.place(None, [hand])
    assert slip.width() == usual


def test_where_it_would_hide_names_it_is_narrower_and_lies_beside_your_plate(slip: Slip) -> None:
    plate, hand, names = QRectF(250, 504, 460, 48), QRectF(280, 376, 400, 110), NAMES
    words = "Bea leads the double five, the highest five. You have no five: play anything. "
    slip.tell(SlipTold("A gift for Bea", words * 2, "Play the 3-2", (), 4, 15, "Leave"))
    usual = slip.width()
    slip.place(QRectF(372, 376, 56, 110), [plate, hand], names[:1], names[1:])
    assert slip.width() < usual
    assert not any(slip.paper.intersects(rect) for rect in (plate, hand, *names))


def test_its_keys_stay_where_there_is_no_free_place(slip: Slip) -> None:
    """Else a key that is held down would never be pressed."""
    slip.tell(SlipTold("Ada bids", "Four.", keys=KEYS))
    slip.place(None, [VIEW])
    keys = dict(slip.keys)
    for _ in range(2):
        slip.place(None, [VIEW])
    assert slip.keys == keys


@pytest.fixture
def large_words() -> Iterator[None]:
    THEME.wear({"text": 2.0})
    yield
    THEME.wear({})


def test_large_words_cover_neither_hand_nor_keys(slip: Slip, large_words: None) -> None:
    """They are wider, and at last smaller than they are wished for."""
    slip.zoom = 2.0
    panel, hand = QRectF(20, 100, 920, 200), QRectF(380, 310, 300, 150)
    slip.tell(SlipTold("Which trumps?", "One of them makes it far more often than the others."))
    slip.place(None, [panel, hand], pressed=[panel, hand])
    assert VIEW.contains(slip.paper)
    assert not slip.paper.intersects(panel)
    assert not slip.paper.intersects(hand)
    slip.tell(SlipTold("Which trumps?", "One of them."))
    slip.place(None, [hand], pressed=[hand])
    assert slip.width() == 2 * WIDTH, "as wished where there is room"


def test_large_words_become_smaller_before_they_cover_what_is_read(
    slip: Slip, large_words: None
) -> None:
    slip.zoom = 2.0
    hand, line = QRectF(250, 420, 460, 110), QRectF(40, 350, 880, 50)
    slip.tell(SlipTold("Right", "The double two, played by Theo, is the highest so far. " * 9))
    slip.place(None, [hand, line], pressed=[hand])
    assert not slip.paper.intersects(line)


@each("lowest", [300, 440])
def test_its_tape_lies_on_nothing_that_is_pressed(slip: Slip, view: QWidget, lowest: int) -> None:
    """Where there is too little room below keys it has none."""
    panel = QRectF(0, 0, 960, lowest)
    slip.tell(SlipTold("A title", "Few words."))
    slip.place(None, pressed=[panel])
    paper, image = slip.paper.toRect(), view.grab().toImage()
    taped, bare = ((x, paper.top() - 6) for x in (paper.center().x(), paper.left() + 40))
    assert (image.pixel(*taped) == image.pixel(*bare)) == (paper.top() < panel.bottom())
    if paper.top() > panel.bottom():
        assert paper.top() - panel.bottom() >= 11


def test_too_many_words_are_scrolled_and_its_keys_stay_in_sight(
    slip: Slip, large_words: None
) -> None:
    slip.zoom = 2.0
    slip.tell(SlipTold("That is right", "A great many words. " * 120, keys=KEYS, leave="Leave"))
    slip.place(None)
    assert VIEW.contains(slip.paper)
    for key in slip.keys.values():
        assert slip.rect().contains(key.geometry())
    (area,) = (area for area in slip.findChildren(QScrollArea) if area.isVisible())
    assert area.verticalScrollBar().maximum() > 0
