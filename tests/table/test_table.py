"""The table as a whole: what it says while it shows, and what ends a pause."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsScene, QMainWindow

from moon_desktop.engine.entries import Draw, Entry, Play
from moon_desktop.games.moon.show import SHOW
from moon_desktop.games.moon_cards import show as moon_cards_show
from moon_desktop.games.views.table import Telling
from moon_desktop.table.felt import table_pixmap
from moon_desktop.table.playback import Step
from moon_desktop.table.poses import poses
from moon_desktop.table.stage import Stage, Tip
from moon_desktop.table.table import Table as TableShown
from moon_desktop.table.table_view import TableView
from moon_desktop.table.tempo import AT_ONCE, Tempo
from moon_desktop.table.tricks.ending_items import CountRow
from moon_desktop.table.tricks.rising import RisingItem
from tests.kit import moon_cards
from tests.kit.arrange import Table
from tests.kit.cases import each
from tests.kit.lying import assert_lies
from tests.kit.table_positions import following

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = ("Ann", "Bea", "Cy", "Dot")
ANN = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"
STAYING = Tempo(0.0, 0.0, math.inf)
Open = Callable[..., TableShown]


@pytest.fixture
def show(qtbot) -> Iterator[Open]:
    opened: list[TableShown] = []

    def show(table: Table, pace: Tempo = AT_ONCE, seat: int = 0) -> TableShown:
        shown = TableShown()
        opened.append(shown)
        qtbot.addWidget(shown.view)
        shown.view.resize(1000, 700)
        shown.set_tempo(pace)
        shown.arrange(1000)
        shown.lay_out(SHOW, table.match.sight(seat), NAMES[: table.rules.seats])
        shown.view.show()
        return shown

    yield show
    for shown in opened:
        shown.playback.clear()


def add(shown: TableShown, table: Any, entry: Entry, seat: int = 0) -> None:
    before = table.match.sight(seat)
    table.add(entry)
    shown.playback.add(Step(entry, before, table.match.sight(seat)))


def said(shown: TableShown) -> str:
    return shown.prompt


# --- the draw (M1.3) -------------------------------------------------------------------------


@pytest.mark.slow
def test_tie_and_dealer_are_told_while_the_tiles_are_looked_at_and_gone_with_the_deal(show, qtbot):
    """M1.3: when they have turned up, and not before."""
    table = Table()
    shown = show(table, Tempo(0.2, 0.5))
    add(shown, table, Draw(("6-4", "5-5", "3-1")))
    assert said(shown) == ""
    qtbot.waitUntil(lambda: said(shown) == "Ann and Bea tie and draw again.")
    assert shown.playback.busy, "there is time to read it"
    qtbot.waitUntil(lambda: not shown.playback.busy)
    add(shown, table, Draw(("4-4", "6-5", None)))
    assert said(shown) == "Ann and Bea tie and draw again."
    qtbot.waitUntil(lambda: said(shown) == "Bea draws highest and deals.")
    assert shown.playback.busy
    add(shown, table, table.next_deal(ANN))
    qtbot.waitUntil(lambda: said(shown) == "")


def test_a_long_line_has_two_on_the_mat_and_above_what_is_held(show):
    shown = show(Table().deal(ANN, widow="3-3"))
    stage, prompt = shown.stage, shown.furniture.prompt
    felt = stage.felt(stage.prompt[1])
    words = "Cy led the double-four. You hold none of its suit and no trump either: "
    shown.say(words + "play whatever you want to lay down now, as it cannot take this one.")
    box = prompt.sceneBoundingRect()
    assert stage.prompt[0] - felt <= box.left()
    assert box.right() <= stage.prompt[0] + felt
    assert box.height() > 46, "none of it is left out"


# --- the dice (M3.9) -------------------------------------------------------------------------


def test_dice_are_told_to_who_cannot_see_them(show):
    """M3.9: from the deal to the end of the hand."""
    table = Table(aggie_dice=True).dealer(2)
    shown = show(table)
    assert shown.telling.besides == ()
    add(shown, table, table.next_deal(ANN, dice=(2, 6)))
    words = "The dice show 2 and 6: trump must be one of them."
    assert shown.telling.besides == (words,)
    table.bid(0, "7").contract("6").play_on()
    shown.lay_out(SHOW, table.match.sight(0), NAMES[:3])
    assert shown.telling.besides == ()


# --- the auction -----------------------------------------------------------------------------


def test_no_bid_is_said_over_anothers_plate_or_the_plaque(show):
    """Their own plates tell the same."""
    shown = show(Table().deal(ANN, widow="3-3"))
    furniture, stage = shown.furniture, shown.scene.stage
    for sign, seen in ((stage.plates[1], True), (stage.plates[2], False), (stage.plaque, False)):
        tip = Tip(sign.x, sign.centre[1], 1, below=False, level=True)
        furniture.set_stage(stage._replace(bubbles=(stage.bubbles[0], tip, stage.bubbles[2])))
        furniture.say(1, "5")
        assert furniture.bubbles[1].isVisible() == seen


def spoken_of(shown: TableShown) -> tuple[bool, bool]:
    """Whether the widow is spoken of on the felt, and whether any bid stands in its bubble."""
    caption = not shown.furniture.caption.boundingRect().isEmpty()
    return caption, any(bubble.isVisible() for bubble in shown.furniture.bubbles)


def test_nothing_of_the_last_hand_is_told_while_the_next_one_is_dealt(show):
    table = Table().deal(ANN).bid(0, "7").contract("6").play_on()
    shown = show(table, Tempo(1.0, 1.0))
    assert shown.furniture.caption.reads
    assert shown.furniture.plates[0].values.needed
    add(shown, table, table.next_deal())
    assert shown.playback.busy
    assert not shown.furniture.caption.reads
    assert shown.furniture.plates[0].values.pill == "No bid yet"
    assert not [
        item for item in shown.scene.items() if isinstance(item, CountRow) and item.isVisible()
    ]
    shown.playback.hurry()
    assert shown.furniture.caption.reads == "The widow"


@pytest.mark.parametrize("timing", ["before-trump", "after-trump"])
def test_widow_and_bids_are_spoken_of_no_longer_than_the_widow_lies(show, timing):
    """M3.1, M3.2: they go when it is taken up, and do not stay over the place where it was."""
    table = Table(widow_timing=timing).deal(ANN, widow="3-3").say("5", "pass")
    if timing == "after-trump":
        table.say("pass")
    shown = show(table, Tempo(100.0, 0.0))
    assert spoken_of(shown) == (True, timing == "before-trump")
    add(shown, table, table.choice("pass" if timing == "before-trump" else "6"))
    assert shown.playback.busy, "the widow is on its way"
    assert spoken_of(shown) == (False, False)
    assert said(shown) == "", "nothing is asked before it has come"
    assert not any(plate.values.turn for plate in shown.furniture.plates)
    shown.playback.hurry()
    assert spoken_of(shown) == (False, False)
    assert shown.furniture.plates[0].values.turn


def test_last_bid_is_left_to_be_heard(show):
    table = Table().deal(ANN, widow="3-3").say("5", "pass")
    shown = show(table, Tempo(0.0, 100.0))
    add(shown, table, table.choice("pass"))
    assert spoken_of(shown) == (True, True)
    assert shown.furniture.bubbles[2].isVisible()


# --- a trick that stays until a click --------------------------------------------------------


def finishing(show: Open, seat: int = 0) -> TableShown:
    table = Table().deal(ANN, widow="3-3").bid(0, "7").contract("6")
    shown = show(table, STAYING, seat)
    for _ in range(3):
        add(shown, table, table.match.legal()[0], seat)
    assert shown.playback.waits
    return shown


def test_trick_that_stays_says_who_took_it_and_what_to_do(show):
    assert said(finishing(show)) == "Your double five takes it. Click to go on."
    assert said(finishing(show, 1)) == "Ann takes it with the double five. Click to go on."


@each("way", ["click", "Return", "Space", "Escape", "A"])
def test_click_or_key_sends_the_trick_on_its_way_and_that_of_a_menu_does_not(show, way):
    shown = finishing(show)
    for key in (Qt.Key.Key_Control, Qt.Key.Key_Shift):
        QTest.keyClick(shown.view, key)
    assert shown.playback.waits
    if way == "click":
        middle = QPoint(*(round(side) for side in shown.stage.disc[:2]))
        QTest.mouseClick(shown.view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    else:
        QTest.keyClick(shown.view, getattr(Qt.Key, f"Key_{way}"))
    assert not shown.playback.busy
    assert "Click to go on" not in said(shown)


def taking(shown: TableShown) -> list[str]:
    return [key for key, piece in shown.scene.pieces.items() if "taking" in piece.marks]


@pytest.mark.parametrize("seat", [0, 1])
def test_tile_that_takes_a_trick_is_marked_while_it_lies(show, seat):
    """M4.4: for every viewer, and also on a table laid out anew."""
    shown = finishing(show, seat)
    for width in (1000, 1400):
        shown.view.resize(width, 900)
        shown.arrange(width)
        assert shown.playback.waits
        assert "Click to go on." in said(shown)
        assert taking(shown) == ["5-5"]
    shown.playback.hurry()
    assert taking(shown) == []


def test_what_takes_a_trick_so_far_is_marked_and_unmarked_with_the_trick(show):
    """As cards are: there is nothing else to tell it by."""
    table = following()
    shown = show(table, Tempo(100.0, 0.0, math.inf))
    assert taking(shown) == ["6-6"]
    add(shown, table, table.choice("6-1"))
    assert taking(shown) == ["6-6"]
    shown.playback.hurry()
    assert taking(shown) == ["6-6"]
    shown.playback.hurry()
    assert not shown.scene.pieces["6-6"].lies, "on its way to the plate"
    assert taking(shown) == []


def test_trick_that_a_renege_cut_short_is_nobodys(show):
    """M4.8."""
    table = Table(renege="forfeit").deal("6-1 6-2 5-5", "6-6 6-5 6-4", "6-3", widow="1-1")
    table.bid(1, "4").contract("6").say("6-6", "6-3")
    shown = show(table, STAYING)
    add(shown, table, table.choice("5-5"))
    assert shown.playback.waits
    assert said(shown) == "You did not follow. Click to go on."
    assert taking(shown) == []


# --- who thinks ------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "place"), [(1, 1), (2, 2)])
def test_sign_hangs_on_the_plate_of_who_thinks_and_goes_with_it(show, seat, place):
    table = show(following())
    tab = table.furniture.thinking
    assert not tab.isVisible()
    table.show_thinking(seat)
    for width, height in ((960, 756), (2000, 1500)):
        table.view.resize(width, height)
        table.arrange(width)
        plate = table.stage.plates[place]
        assert tab.isVisible()
        assert tab.pos().toTuple() == pytest.approx((plate.centre[0], plate.bottom), abs=1)
        assert tab.zoom == table.stage.zoom
        assert table.view.rect().contains(tab.sceneBoundingRect().toRect())
        assert tab.toolTip() == f"{NAMES[seat]} is thinking."
    assert tab.zoom > 1
    table.show_thinking(None)
    assert not tab.isVisible()


def test_sign_breathes_unless_nothing_moves(show, qtbot):
    table = show(following(), Tempo())
    table.show_thinking(1)
    tab = table.furniture.thinking
    qtbot.waitUntil(lambda: tab.opacity() < 0.9)
    table.show_thinking(None)
    table.set_tempo(AT_ONCE)
    table.show_thinking(2)
    QTest.qWait(50)
    assert tab.opacity() == 1.0


def test_a_table_of_fewer_seats_is_laid_out_while_somebody_thinks(show):
    """The seat that thought is gone: a monkey found the crash."""
    table = show(Table(seats=4).deal())
    table.show_thinking(3)
    table.lay_out(SHOW, following().match.sight(0), NAMES[:3])
    assert not table.furniture.thinking.isVisible()


# --- what is pointed at ----------------------------------------------------------------------


@pytest.mark.parametrize("end", ["disabled", "laid out"])
def test_no_tile_is_named_once_nothing_is_asked_or_another_is_there(show, end):
    shown = show(following())
    shown.ask()
    QTest.keyClick(shown.view, Qt.Key.Key_Right)
    assert shown.view.toolTip() == "six-one"
    if end == "disabled":
        shown.picking.disable()
    else:
        shown.picking.looked_at.disconnect(shown.describe)
        shown.lay_out(SHOW, following().match.sight(1), NAMES[:3])
    assert shown.view.toolTip() == ""


# --- names that are written from right to left -----------------------------------------------


def test_name_leaves_the_direction_of_the_words_alone(show):
    table = following()
    shown = show(table, STAYING)
    shown.lay_out(SHOW, table.match.sight(0), ("Ann", "\u05d0\u05d3\u05d4", "Cy"))
    assert said(shown).startswith("\u2068\u05d0\u05d3\u05d4\u2069 led the double six.")
    add(shown, table, table.choice("6-1"))
    assert said(shown).startswith("\u2068\u05d0\u05d3\u05d4\u2069 takes it with the double six.")


def test_a_chip_that_is_lost_lies_no_more_on_the_plate_while_it_goes(show, monkeypatch):
    """C3.4, C4.1: one for the Little Moon, and then two come for all the tricks."""
    table = moon_cards.Table("cards-three")
    table.deal("R12 R11 R10 R9 R8", "G1 G2 G3 G4 LITTLE", "P1 P2 P3 P4 P5")
    table.say("R12 G1 P1", "R11 G2 P2", "R10 G3 P3", "R9 G4 P4", "R8 LITTLE")
    shown = show(following())
    shown.lay_out(moon_cards_show.SHOW, table.match.sight(1), NAMES[:3])
    tell, scores = shown.furniture.tell, list[int | str]()

    def told(telling: Telling, *how: Any, **more: Any) -> None:
        scores.extend(plate.score for plate in telling.plates if plate.name == "Ann")
        tell(telling, *how, **more)

    monkeypatch.setattr(shown.furniture, "tell", told)
    add(shown, table, Play(2, "P5"), 1)
    QTest.qWait(1)
    assert list(dict.fromkeys(scores)) == [2, 1, 3]


def test_a_table_top_that_is_kept_is_painted_fine_at_once(qtbot, monkeypatch):
    painted: list[float] = []

    def paint(*what: Any, **how: Any) -> QPixmap:
        painted.append(what[3])
        return table_pixmap(*what, **how)

    monkeypatch.setattr("moon_desktop.table.table_view.table_pixmap", paint)
    for seen in ([1 / 3, 1.0], []):
        painted.clear()
        view, scene = TableView(), QGraphicsScene()
        qtbot.addWidget(view)
        view.setScene(scene)
        view.resize(317, 211)
        view.set_stage(Stage.of(317, 211, 3))
        with qtbot.waitSignal(view.first_seen):
            view.show()
        view.grab()
        assert painted == seen


def test_a_large_table_top_is_painted_at_once_where_only_its_stage_is_another(qtbot, monkeypatch):
    painted = list[Stage]()

    def paint(width: int, high: int, stage: Stage, *_: Any, **__: Any) -> QPixmap:
        painted.append(stage)
        return QPixmap(20, 20)

    monkeypatch.setattr("moon_desktop.table.table_view.table_pixmap", paint)
    view, scene = TableView(), QGraphicsScene()
    qtbot.addWidget(view)
    view.setScene(scene)
    view.resize(2000, 1500)
    whole, beside = Stage.of(2000, 1500, 3), Stage.of(1600, 1500, 3)
    view.set_stage(whole)
    with qtbot.waitSignal(view.first_seen):
        view.show()
    view.viewport().grab(QRect(0, 0, 9, 9))
    for stage in (beside, whole, beside):
        view.set_stage(stage)
        assert not view.stretched
    view.viewport().grab(QRect(0, 0, 9, 9))
    assert painted[-1] == beside
    view.resize(2100, 1500)
    view.set_stage(Stage.of(2100, 1500, 3))
    assert view.stretched, "its size is another"


def test_view_that_goes_with_its_first_paint_is_heard_of_no_more(qtbot):
    window = QMainWindow()
    view, scene = TableView(), QGraphicsScene()
    view.setScene(scene)
    window.setCentralWidget(view)
    window.resize(300, 200)
    view.set_stage(Stage.of(300, 200, 3))
    window.grab()
    shiboken6.delete(window)
    # An exception in a slot fails the test.
    QTest.qWait(20)


def test_pieces_are_drawn_out_while_the_window_is_dragged_and_anew_when_it_rests(show, qtbot):
    table = following()
    shown = show(table)
    with qtbot.waitSignal(shown.view.first_seen):
        shown.show_hint("6-1")
    piece = shown.scene.pieces["6-1"]
    pictures = []
    for width in (1100, 1200, 1300):
        shown.view.resize(width, width)
        shown.arrange(width)
        pictures.append(piece.pixmap().cacheKey())
    assert len(set(pictures[1:])) == 1
    assert piece.pose == poses(shown.scene.layout, shown.stage)["6-1"]
    seen = piece.sceneBoundingRect().united(piece.marks["hinted"].sceneBoundingRect())
    qtbot.waitUntil(lambda: not shown.scene.stretched)
    now = piece.sceneBoundingRect().united(piece.marks["hinted"].sceneBoundingRect())
    shown.show_hint(None)
    assert_lies(shown.scene, table.match.sight(0))
    assert now.size().toTuple() == pytest.approx(seen.size().toTuple(), rel=0.03)


@pytest.mark.parametrize("held", [True, False])
def test_a_tile_in_the_air_or_on_its_way_home_lies_in_the_hand_laid_out_anew(show, held):
    table = following()
    shown = show(table, Tempo(0.2, 0.0))
    shown.ask()
    spot, x, y = shown.scene.pieces["6-1"].pose.spot, 500.0, 100.0
    shown.picking.press(QPointF(spot.x, spot.y))
    shown.picking.move(QPointF(x, y))
    if not held:
        shown.picking.release(QPointF(x, y))
    shown.view.resize(1200, 900)
    shown.arrange(1200)
    QTest.qWait(120)
    lies = poses(shown.scene.layout, shown.stage)["6-1"]
    assert shown.scene.pieces["6-1"].pose == lies
    assert shown.scene.pieces["6-1"].pos().toTuple() == pytest.approx(lies.spot[:2])


# --- pieces that are meant -------------------------------------------------------------------


def test_pieces_meant_are_lifted_until_others_are(show):
    shown = show(Table().deal(ANN))

    def lifted() -> set[str]:
        items = shown.scene.pieces.items()
        return {key for key, item in items if item.y() < item.pose.spot.y}

    shown.lift(("6-6", "5-5", "0-0"))
    assert lifted() == {"6-6", "5-5"}, "of another's hand nothing is told"
    shown.lift(("5-5",))
    assert lifted() == {"5-5"}
    shown.lift(())
    assert lifted() == set()


def test_piece_that_was_meant_and_is_played_flies_on(show):
    table = following()
    shown = show(table, Tempo(1.0, 1.0))
    play = next(each for each in table.match.sight(0).legal if isinstance(each, Play))
    shown.lift((play.piece,))
    add(shown, table, play)
    shown.lift(())
    assert not shown.scene.pieces[play.piece].lies


def test_mood_of_a_trick_is_shown_once_or_it_would_not_fade_in(show, monkeypatch):
    table = following()
    shown = show(table, Tempo(0.0, 1.0, math.inf))
    moods = list[str]()
    for plate in shown.furniture.plates:
        monkeypatch.setattr(plate.portrait, "show_mood", moods.append)
    for _ in range(3):
        add(shown, table, table.match.legal()[0])
    assert shown.playback.waits
    assert sorted(moods) == ["glad", "neutral", "neutral"]


def test_steps_to_be_shown_end_where_another_game_is_laid_out(show):
    table = Table(seats=4).deal().bid(0, "7").contract("6")
    shown = show(table, Tempo(100.0, 0.0))
    for _ in range(2):
        add(shown, table, table.match.legal()[0])
    shown.lay_out(SHOW, following().match.sight(0), NAMES[:3])
    assert shown.stage.seats == 3
    assert not shown.playback.busy


def test_end_of_a_hand_gives_way_to_a_table_with_fewer_seats(show):
    shown = show(Table(seats=4).flop(0), Tempo(0.0, 0.0))
    shown.scene.layout = shown.scene.layout._replace(left=(("6-4",),) * 4)
    shown.lay_out(SHOW, following().match.sight(0), NAMES[:3])
    assert shown.card_rooms()


def test_lead_is_told_of_when_it_lies_on_the_table(show):
    table = Table().deal(ANN).bid(0, "7").contract("6")
    shown = show(table, Tempo(1.0, 1.0), seat=1)
    add(shown, table, table.match.legal()[0], seat=1)
    assert shown.playback.busy
    assert "led" not in said(shown)
    shown.playback.hurry()
    assert "led the" in said(shown)


@pytest.mark.parametrize("hurried", [False, True])
def test_a_score_is_told_on_its_plate_when_what_the_hand_brings_has_come_there(
    show, qtbot, hurried
):
    """M5.1; a click has it there at once."""
    table = Table().deal(ANN, widow="0-0").bid(0, "5").contract("6")
    while len(table.match.sight(0).tricks) < 6 or len(table.match.sight(0).plays) < 2:
        table.add(table.match.legal()[0])
    shown = show(table, Tempo(0.2, 0.05))
    add(shown, table, table.match.legal()[0])
    plate = shown.furniture.plates[0]

    def rising() -> bool:
        return any(isinstance(item, RisingItem) for item in shown.scene.items())

    qtbot.waitUntil(rising)
    assert plate.values.score == "0"
    if hurried:
        shown.playback.hurry()
    else:
        qtbot.waitUntil(lambda: not shown.playback.busy)
    assert plate.values.score == "5"
    assert not rising()
