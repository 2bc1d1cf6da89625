"""The panel with several rows of keys: an auction, and a call with all that can be called."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QPointF, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from moon_desktop.engine.entries import Bid, Choice
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.views.panel import Offer, OfferKey, Well
from moon_desktop.look.theme import THEME
from moon_desktop.windows.main.choice_key import NEAR, ChoiceKey
from moon_desktop.windows.main.choice_panel import ChoicePanel
from moon_desktop.windows.main.choice_well import ChoiceWell
from moon_desktop.windows.main.window import MainWindow
from tests.kit.bare_ground import BareGround
from tests.kit.cases import each
from tests.kit.pixels import near, where

PLUNGE = "Plunge needs four doubles; you hold three."


def bid(kind, text: str, said: str, **more) -> OfferKey:
    return OfferKey(kind, text, Bid(0, said), **more)


def bidding() -> Offer:
    """Over a standing 31, with three doubles."""
    doubles = ("6-6", "5-5", "4-4")
    beaten = dict.fromkeys((30, 31), "Ada has bid 31: go above it, or pass.")
    figures = (
        bid("figure", str(count), str(count), why=beaten.get(count), tip="Your side takes it.")
        for count in range(30, 42)
    )
    return Offer(
        "Ada is high with 31.",
        (
            bid("plain", "Pass", "pass", letters=("p",), row=None),
            *figures,
            bid("picture", "1 mark", "1m", emblem="strokes:1", note="all 42", row=1),
            bid("picture", "2 marks", "2m", emblem="strokes:2", note="all 42", row=1),
            bid(
                "picture",
                "Splash",
                "splash",
                emblem="doubles:3",
                note="for 2 marks",
                meant=doubles,
                row=1,
            ),
            bid(
                "picture",
                "Plunge",
                "plunge",
                emblem="doubles:4",
                note="needs 4 doubles",
                why=PLUNGE,
                letters=("l",),
                meant=doubles,
                row=1,
            ),
        ),
        heads=((0, "Count to take, of the 42, for one mark"),),
    )


def naming(*, nel_o: bool = True, closed: str | None = None) -> Offer:
    """After one mark was bid, with every call there is."""

    def call(kind, text: str, named: str, note: str = "", row: int = 0, **more) -> OfferKey:
        choice: Choice = NameTrump(0, named)
        emblem = "follow-me" if named == "none" else named
        return OfferKey(kind, text, choice, emblem, note=note, row=row, **more)

    suits = ("Blanks", "Ones", "Twos", "Threes", "Fours", "Fives", "Sixes")
    keys = [call("emblem", text, str(pip)) for pip, text in enumerate(suits)]
    keys += [
        call("emblem", "Doubles", "doubles", tip="The doubles are trumps."),
        call("picture", "Follow me", "none", "no trump: the suit led rules", 1),
        call("picture", "Sevens", "sevens", "only these three are trumps", 1),
    ]
    low = "Doubles are low: the six-six is the last of the sixes."
    if nel_o:
        keys += [
            call("picture", "Doubles high", "nel-o:high", "6-6 tops the sixes", 2, why=closed),
            call("picture", "Doubles low", "nel-o:low", "6-6 ends the sixes", 2, tip=low),
            call("picture", "Doubles apart", "nel-o:own", "a suit of their own", 2),
        ]
    well = Well(2, "nel-o", "Nel-o", "take no trick at all", "Bea sits out", "away")
    return Offer("Name trump", tuple(keys), wells=(well,) if nel_o else ())


@pytest.fixture(params=[1.0, 1.6])
def panel(qtbot, request) -> Iterator[ChoicePanel]:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1600, 900)
    panel = ChoicePanel(window)
    panel.zoom = request.param
    with qtbot.waitActive(window):
        window.show()
    yield panel
    window.close()


def key_of(panel: ChoicePanel, text: str) -> ChoiceKey:
    return next(key for key in panel.keys if key.text() == text)


def typed(panel: ChoicePanel, key: Qt.Key, text: str = "") -> bool:
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
    return panel.take_key(event)


def face(key: ChoiceKey, panel: ChoicePanel) -> QRect:
    """What a key covers, but for the room round it."""
    room = round(NEAR * panel.zoom)
    return key.geometry().adjusted(room, room, -room, -room)


@each("flat", [False, True])
@each("offer", [bidding(), naming(), naming(nel_o=False), naming(closed="No.")])
def test_all_keys_have_room_in_their_rows(panel, offer, flat):
    """None is cut, or lies on another."""
    panel.offer(offer)
    panel.lay_out(flat=flat)
    whole = panel.rect().adjusted(panel.room, panel.room, -panel.room, -panel.room)
    faces = {key: face(key, panel) for key in panel.keys}
    assert all(whole.contains(one) for one in faces.values())
    assert not any(one.intersects(other) for one, other in combinations(faces.values(), 2))
    for key, offered in zip(panel.keys, offer.keys, strict=True):
        least = key.sizeHint()
        assert key.width() >= least.width()
        assert key.height() >= least.height()
        same = [
            other for other, by in zip(panel.keys, offer.keys, strict=True) if by.row == offered.row
        ]
        assert {other.y() for other in same} == {key.y()}
    below = {by.row: faces[key].top() for key, by in zip(panel.keys, offer.keys, strict=True)}
    rows = sorted(row for row in below if row is not None)
    assert [below[row] for row in rows] == sorted(below[row] for row in rows)


def test_tall_key_stands_beside_all_rows(panel):
    panel.offer(bidding())
    tall, first, last = (face(key_of(panel, text), panel) for text in ("Pass", "30", "Plunge"))
    assert tall.right() < first.left()
    assert (tall.top(), tall.bottom()) == (first.top(), last.bottom())


@each("offer", [naming, bidding])
def test_panel_laid_flat_is_lower_and_back_as_it_was(panel, offer):
    panel.offer(offer())
    assert panel.foldable
    upright = panel.size()
    panel.lay_out(flat=True)
    assert panel.height() < upright.height()
    panel.lay_out(flat=False)
    assert panel.size() == upright


def test_read_from_right_to_left_it_is_the_other_way_round(panel, qapp):
    panel.offer(bidding())
    before = [key.geometry() for key in panel.keys]
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        panel.offer(bidding())
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    for key, was in zip(panel.keys, before, strict=True):
        assert abs(panel.width() - key.geometry().right() - 1 - was.left()) <= 1
        assert key.y() == was.y()
    key_of(panel, "33").setFocus()
    assert typed(panel, Qt.Key.Key_Left)
    assert key_of(panel, "34").hasFocus()


def test_arrows_walk_in_rows_and_from_row_to_row(panel):
    panel.offer(bidding())
    right, left, up, down = Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Down
    walked = []
    for arrow in (right, right, down, right, right, right, left, up, up, left, down):
        assert typed(panel, arrow)
        walked.append(next(key.text() for key in panel.keys if key.hasFocus()))
    assert walked[:7] == ["Pass", "32", "1 mark", "2 marks", "Splash", "Pass", "Splash"]
    assert walked[7] == walked[8] == "37", "the nearest, and no row above it"
    assert walked[9:] == ["36", "Splash"]


def test_key_told_of_says_what_it_is_about(panel, qtbot):
    """By its letter as by the pointer; once another is told of, that one."""
    heard: list[tuple[str, ...]] = []
    panel.meant.connect(heard.append)
    panel.offer(bidding())
    with qtbot.assertNotEmitted(panel.chosen):
        assert typed(panel, Qt.Key.Key_L, "l")
    assert panel.told == PLUNGE
    key_of(panel, "Splash").setFocus()
    key_of(panel, "32").setFocus()
    assert heard == [("6-6", "5-5", "4-4"), ()]
    key_of(panel, "Splash").setFocus()
    panel.withdraw()
    assert heard[2:] == [("6-6", "5-5", "4-4"), ()]


def test_keys_are_told_of_whole(panel):
    """Name, note and what they stand under; and why they are not open."""
    panel.offer(bidding())
    plunge = key_of(panel, "Plunge")
    assert plunge.accessibleName() == "Plunge, needs 4 doubles"
    assert plunge.accessibleDescription() == PLUNGE
    panel.offer(naming())
    low = key_of(panel, "Doubles low")
    assert low.accessibleName() == "Nel-o, Doubles low, 6-6 ends the sixes"
    wells = panel.findChildren(ChoiceWell)
    assert [well.accessibleName() for well in wells if well.isVisible()] == [
        "Nel-o, take no trick at all, Bea sits out"
    ]


@each("text", ["Doubles low", "Sevens", "Doubles apart, all of them"])
@each("note", ["only for a shaker who was forced to bid", "x"])
def test_name_on_a_key_as_wide_as_it_must_be_is_on_one_line(panel, text, note):
    *others, last = naming().keys
    panel.offer(naming()._replace(keys=(*others, last._replace(text=text, note=note))))
    panel.lay_out(flat=True)
    key = panel.keys[-1]
    key.setFixedSize(key.sizeHint())
    edge, beside = round(9 * panel.zoom), round(116 * panel.zoom)
    words = QRect(beside, edge, key.width() - beside - edge, key.height() - 2 * edge)
    lines = {y for _, y in where(key.grab(words).toImage(), near(THEME.ink, 16))}
    assert 8 * panel.zoom < max(lines) - min(lines) < 18 * panel.zoom


def test_note_of_a_key_that_is_not_open_can_still_be_read(panel):
    panel.offer(bidding())
    key = key_of(panel, "Plunge")
    seen = where(key.grab().toImage(), near(THEME.ink2, 30))
    assert max(x for x, _ in seen) > 0.75 * key.width() * key.devicePixelRatioF()


@pytest.fixture
def ground(qapp):
    return BareGround()


@pytest.fixture
def window(qtbot, ground):
    window = MainWindow(ground)
    qtbot.addWidget(window)
    window.resize(960, 800)
    with qtbot.waitExposed(window):
        window.show()
    window.over.ask(window.panel, naming(), naming())
    return window


@pytest.mark.parametrize("bottom", [540, 381])
def test_panel_takes_the_form_that_there_is_room_for(window, bottom, ground):
    ground.foot = QPointF(480, bottom)
    window.over.lay_out()
    room = window.panel.room
    covered = window.panel.geometry().adjusted(room, room, -room, -room)
    assert covered.top() >= 0
    assert covered.bottom() == pytest.approx(bottom, abs=2)
    assert 0 <= covered.left() < covered.right() <= ground.width
    assert ground.room_made == covered
    ground.foot, ground.plate = QPointF(480, 540), QRect(400, 150, 100, 50)
    assert covered.intersects(ground.plate)
    window.over.lay_out()
    assert window.panel.geometry().adjusted(room, room, -room, -room).top() > ground.plate.bottom()


def test_pieces_meant_are_told_of(window):
    heard: list[tuple[str, ...]] = []
    window.panel.meant.connect(heard.append)
    window.panel.offer(bidding())
    assert typed(window.panel, Qt.Key.Key_L, "l")
    assert heard == [("6-6", "5-5", "4-4")]
