"""Taken tricks that stay in sight: where they lie, how they come there, how one is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from moon_desktop.engine.entries import Consequence
from moon_desktop.games import CATALOGUE
from moon_desktop.games.forty_two.contract import COUNTERS
from moon_desktop.games.forty_two.match import start
from moon_desktop.games.views.table import Laid, Layout, Motion, TakenTrick, Tray, hidden
from moon_desktop.look.tile import WALL
from moon_desktop.table import tempo
from moon_desktop.table.choreography import beats
from moon_desktop.table.playback import Step
from moon_desktop.table.poses import poses
from moon_desktop.table.scene import TableScene
from moon_desktop.table.stage import Stage
from moon_desktop.table.table import Table as TableShown
from moon_desktop.table.tempo import AT_ONCE, Tempo
from moon_desktop.table.tricks.places import TrayPlaces
from tests.kit.cases import each
from tests.kit.forty_two import Table, playable_rules, walked
from tests.kit.lying import assert_lies_as
from tests.kit.strategies import LAW, seeds

pytestmark = pytest.mark.usefixtures("qapp")

SHOW = CATALOGUE["texas42"].show
NAMES = ("You", "Theo", "Bea", "Ada")
HANDS = ("5-5 5-3 6-3 4-3 6-4 5-1 3-3", "6-1 2-2 3-2 4-4 2-1 6-0 1-1")
LARGE, SMALL = (960, 756), (960, 556)


def stage(size: tuple[float, float] = LARGE) -> Stage:
    return Stage.of(*size, 4, trays=True)


def trick(number: int, many: int = 4) -> TakenTrick:
    """A trick of made-up pieces, the second of which won it."""
    pieces = tuple(f"{number}-{place}" for place in range(many))
    return TakenTrick(pieces, pieces[1], f"counts {number}")


def tray(*tricks: TakenTrick, stacked: bool = False) -> tuple[Tray, Tray]:
    """Both trays, the tricks in ours."""
    return Tray("ours", tricks, stacked), Tray("theirs", (), stacked)


def scene_of(size: tuple[float, float] = LARGE) -> TableScene:
    return TableScene(stage(size), 1.0, None)  # type: ignore[arg-type]


# --- laws ------------------------------------------------------------------------------------


@pytest.mark.slow
@LAW
@given(rules=playable_rules(), seed=seeds(), seat=st.integers(0, 3), size=st.sampled_from([0, 1]))
def test_tricks_come_to_lie_in_their_trays_in_any_walk(rules, seed, seat, size):
    """No piece is lost on the way or appears from nowhere; at the end of each entry the scene lies
    as it is told to, and nothing settled it before that was looked at."""
    scene = scene_of((LARGE, SMALL)[size])
    match = start(rules)
    scene.settle(SHOW.table.layout(match.sight(seat)))
    for entry in walked(rules, seed, hands=1).entries:
        before = match.sight(seat)
        if isinstance(entry, Consequence):
            continue
        match, _ = match.after(entry)
        old, new = SHOW.table.layout(before), SHOW.table.layout(match.sight(seat))
        motion = SHOW.table.motion(before, entry, match.sight(seat))
        for beat in beats(old, motion, new, scene.stage):
            for go in beat.goes:
                assert (go.was or go.key) in scene.pieces or go.start is not None
            scene.fly(beat, AT_ONCE).finish()
        lying = {key: str(piece.pose.face) for key, piece in scene.pieces.items()}
        wanted = poses(new, scene.stage)
        if motion.kind == "play":
            assert lying == {key: str(pose.face) for key, pose in wanted.items()}
        scene.settle(new)
        assert_lies_as(scene, new)


@each("size", [LARGE, (960, 700), (1280, 756), (708, 1356), (2240, 1396)])
def test_every_trick_lies_within_its_tray_beside_the_others(size):
    """Four in a row, the one that won raised and edged; smaller from the fifth on."""
    table, widths = stage(size), []
    box = TrayPlaces.of(table).trays[0]
    for tricks in range(1, 8):
        trays = tray(*map(trick, range(tricks)))
        lie = poses(Layout(0, 4, trays=trays), table)
        spots = [pose.spot for pose in lie.values()]
        assert len(spots) == 4 * tricks
        for spot in spots:
            assert box.x <= spot.x - spot.width / 2
            assert spot.x + spot.width / 2 <= box.right
            assert box.y + TrayPlaces.of(table).head * 0.9 <= spot.y - spot.width
            assert spot.y + spot.width * (1 + WALL) <= box.bottom
        for one, other in ((a, b) for a in spots for b in spots if a is not b):
            beside = abs(one.x - other.x) >= one.width
            assert beside or abs(one.y - other.y) >= one.width * (2 + WALL)
        for number in range(tricks):
            row = [lie[f"{number}-{place}"] for place in range(4)]
            assert [left.spot.x < right.spot.x for left, right in pairwise(row)] == [True] * 3
            assert row[1].spot.y < row[0].spot.y == row[2].spot.y == row[3].spot.y
            assert [pose.won for pose in row] == [None, "ours", None, None]
        widths.append(spots[0].width)
    assert widths[0] == widths[3] > widths[4] == widths[6]


def test_tricks_that_are_stacked_lie_on_one_another_the_last_on_top():
    """T6.2: in nel-o, where three play."""
    lie = poses(Layout(0, 4, trays=tray(trick(1, 3), trick(2, 3), stacked=True)), stage())
    below, above = lie["1-0"], lie["2-0"]
    assert above.layer > below.layer
    assert abs(above.spot.x - below.spot.x) < below.spot.width / 4
    assert below.spot != above.spot


def test_tricks_have_no_room_in_a_small_view_and_rows_are_as_they_were():
    before = Layout(0, 4, backs=(0, 7, 7, 7))
    after = before._replace(trays=tray(trick(1)))
    assert poses(before, stage(SMALL)) == poses(after, stage(SMALL))
    assert len(poses(after, stage())) == len(poses(before, stage())) + 4


def test_packet_goes_before_the_count_of_a_tray_without_room():
    """Upright, and not over the names there and what they still need."""
    laid = tuple(Laid(seat, f"6-{seat}") for seat in range(3))
    before = Layout(0, 4, backs=(0, 0, 0, 1), trick=laid, trays=tray(trick(1)))
    done = TakenTrick(("6-0", "6-1", "6-2", "6-3"), "6-2", "")
    after = before._replace(backs=(0,) * 4, trick=(), trays=tray(trick(1), done))
    low = stage(SMALL)
    *_, slid = beats(before, Motion("play", 3, piece="6-3", taker=2), after, low)
    box = TrayPlaces.of(low).trays[0]
    for go in slid.goes:
        assert (go.gone, go.pose.spot.turn) == (True, 0.0)
        assert box.contains(*go.pose.spot[:2])
        assert go.pose.spot.x - go.pose.spot.width / 2 > box.centre[0] + 0.15 * box.width


def test_a_table_without_trays_has_no_place_for_any():
    """And is laid out as it always was."""
    plain = Stage.of(960, 756, 4)
    assert not plain.trays
    assert Stage.of(960, 756, 3, trays=True) == Stage.of(960, 756, 3)
    assert poses(Layout(0, 4, trays=tray(trick(1))), plain) == {}


def test_fifth_trick_makes_the_others_shrink_while_it_is_swept():
    before = Layout(
        0,
        4,
        backs=(0, 0, 0, 1),
        trick=tuple(Laid(seat, f"6-{seat}") for seat in range(3)),
        trays=tray(*map(trick, range(4))),
    )
    done = TakenTrick(("6-0", "6-1", "6-2", "6-3"), "6-2", "")
    after = before._replace(backs=(0,) * 4, trick=(), trays=tray(*map(trick, range(4)), done))
    _, sweep = beats(before, Motion("play", 3, piece="6-3", taker=2), after, stage())
    took = {go.key: go.ms for go in sweep.goes}
    assert sweep.told, "what it counts is told while it is swept"
    assert {took[piece] for piece in done.pieces} == {tempo.COLLECT}
    assert {took[f"{number}-0"] for number in range(4)} == {tempo.SHRINK}
    assert not any(go.gone for go in sweep.goes)


def test_row_that_was_laid_away_is_dim_and_askew(open_scene):
    """T6.2: face down, as many as there were."""
    scene = scene_of()
    layout = Layout(0, 4, backs=(7, 7, 0, 7), out=frozenset({2}), away=(0, 0, 7, 0))
    scene.settle(layout)
    assert_lies_as(scene, layout)
    away = [scene.pieces[hidden(2, place)] for place in range(7)]
    assert {(piece.pose.face, piece.opacity()) for piece in away} == {(None, 0.75)}
    assert {piece.pose.spot.turn for piece in away} == {5.0}
    assert scene.pieces[hidden(1, 0)].opacity() == 1.0


# --- looking at a trick ------------------------------------------------------------------------


def mid(plays: int) -> Table:
    table = Table().deal(*HANDS).bid(0, "32").say("5")
    for _ in range(plays):
        table.add(table.match.legal()[-1])
    return table


@pytest.fixture
def shown(qtbot) -> Iterator[TableShown]:
    """After five tricks, two of them whose taker is the same."""
    table = TableShown()
    qtbot.addWidget(table.view)
    table.set_tempo(AT_ONCE)
    yield table
    table.playback.clear()


def lay_out(table: TableShown, size: tuple[int, int], plays: int = 20) -> list[Tray]:
    sight = mid(plays).match.sight(0)
    table.view.resize(*size)
    table.arrange(size[0])
    table.lay_out(SHOW, sight, NAMES)
    return list(SHOW.table.layout(sight).trays)


def test_pointing_at_a_trick_holds_it_up_until_the_pointer_leaves(shown):
    trays = lay_out(shown, (960, 756))
    looked: list[tuple[TakenTrick, ...]] = []
    shown.taken.looked_at.connect(looked.append)
    places = TrayPlaces.of(shown.stage)
    slot = places.slots(trays[0])[1]
    shown.view.moved.emit(QPointF(*slot.centre))
    assert looked == [(trays[0].tricks[1],)]
    assert shown.taken.item.isVisible()
    bounds = shown.taken.item.sceneBoundingRect()
    assert not bounds.contains(QPointF(*slot.centre))
    shown.view.moved.emit(QPointF(480, 20))
    assert not shown.taken.item.isVisible()


def test_small_view_opens_the_whole_tray(shown):
    trays = lay_out(shown, (960, 556))
    looked: list[tuple[TakenTrick, ...]] = []
    shown.taken.looked_at.connect(looked.append)
    shown.view.moved.emit(QPointF(*TrayPlaces.of(shown.stage).trays[0].centre))
    assert looked == [trays[0].tricks]
    box = shown.taken.item.sceneBoundingRect()
    assert shown.view.rect().toRectF().contains(box.adjusted(20, 20, -20, -20))


class TakesAll:
    """Lies beside the table, and has a use for every key."""

    def __init__(self, table):
        self.took = False
        table.view.key_takers = lambda: (table, self, table.taken)

    def take_key(self, event: QKeyEvent) -> bool:
        self.took = True
        return True


def test_up_and_down_go_from_trick_to_trick_and_escape_ends_it(shown):
    trays = lay_out(shown, (960, 756))
    looked: list[tuple[TakenTrick, ...]] = []
    shown.taken.looked_at.connect(looked.append)
    every = [*trays[0].tricks, *trays[1].tricks]
    for _ in range(len(every) + 1):
        QTest.keyClick(shown.view, Qt.Key.Key_Down)
    assert looked == [(one,) for one in (*every, every[0])]
    QTest.keyClick(shown.view, Qt.Key.Key_Up)
    assert looked[-1] == (every[-1],)
    shown.view.moved.emit(QPointF(480, 20))
    assert shown.taken.item.isVisible(), "what the keys are on stays"
    beside = TakesAll(shown)
    QTest.keyClick(shown.view, Qt.Key.Key_Escape)
    assert not shown.taken.item.isVisible()
    assert not beside.took
    lay_out(shown, (960, 756), plays=0)
    shown.view.key_takers = lambda: (shown, shown.taken)
    QTest.keyClick(shown.view, Qt.Key.Key_Down)
    assert not shown.taken.item.isVisible(), "there is none yet"


def test_keys_that_another_takes_move_no_trick(shown):
    """Such as the rows of a hint."""
    lay_out(shown, (960, 756))
    beside = TakesAll(shown)
    QTest.keyClick(shown.view, Qt.Key.Key_Down)
    assert beside.took
    assert not shown.taken.item.isVisible()


# --- what is told of the count -----------------------------------------------------------------


def test_trays_rail_and_counters_are_told_as_they_are_and_only_where_there_are_any(shown):
    lay_out(shown, (960, 756))
    furniture = shown.furniture
    assert [item.isVisible() for item in (*furniture.trays, furniture.rail)] == [True] * 3
    assert furniture.trays[0].told.names == "You & Bea"
    assert [counter.told.piece for counter in furniture.counters] == list(COUNTERS)
    assert "five-blank" in furniture.counters[0].toolTip()
    shown.lay_out(SHOW, Table().deal(*HANDS).match.sight(0), NAMES)
    assert [item.isVisible() for item in (*furniture.trays, furniture.rail)] == [False] * 3
    assert furniture.counters == []
    assert shown.stage.trays, "and the table stays as it is"


def test_a_trick_moves_the_fill_while_it_is_swept(shown, qtbot):
    lay_out(shown, (960, 756), plays=3)
    table = mid(3)
    shown.set_tempo(Tempo(0.3, 0.0))
    before = table.match.sight(0)
    table.add(table.match.legal()[-1])
    seen: list[float] = []
    rail = shown.furniture.rail
    shown.playback.telling.connect(lambda step: seen.append(rail.filled.manhattanLength()))
    shown.playback.add(Step(table.entries[-1], before, table.match.sight(0)))
    qtbot.waitUntil(lambda: not shown.playback.busy)
    assert seen == [0.0]
    assert rail.rail is not None
    assert rail.filled.toTuple() == (rail.rail.ours, rail.rail.theirs) != (0, 0)


def test_a_long_prompt_has_two_lines_between_the_trays(shown):
    lay_out(shown, (960, 756))
    prompt, trays = shown.furniture.prompt, shown.furniture.trays
    shown.say("Ada trumps with the five-two and takes it. Click to go on with the next.")
    left, right = (tray.sceneBoundingRect() for tray in trays)
    assert left.right() - 12 <= prompt.sceneBoundingRect().left()
    assert prompt.sceneBoundingRect().right() <= right.left() + 12
    shown.say("Ada is to play.")
    assert prompt.sceneBoundingRect().height() < 54


def test_a_long_prompt_under_headings_alone_has_one_line(shown):
    """There is no room for a second one above the hand, but beside it there is."""
    lay_out(shown, (960, 556))
    shown.say("Your lead: any tile. The rest is yours: C plays it out.")
    assert shown.furniture.prompt.sceneBoundingRect().height() < 54
    tray, box = shown.furniture.trays[0].sceneBoundingRect(), shown.furniture.prompt
    assert tray.bottom() <= box.pos().y() - 12
    words = "Your lead: any tile. The rest of this hand is yours, whatever they hold: "
    shown.say(words + "C plays it out to its end.")
    felt, middle = shown.stage.felt(shown.stage.prompt[1]), shown.stage.prompt[0]
    assert box.sceneBoundingRect().right() - middle <= felt
    assert box.sceneBoundingRect().height() < 54
