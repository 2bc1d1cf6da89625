"""Tables for cards held as fans: everyone's place, what of a fan is clicked, and cards alike."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPointF

from moon_desktop.engine.entries import Entry, Play
from moon_desktop.games.moon_cards.show import SHOW
from moon_desktop.games.views.cues import CARDS
from moon_desktop.games.views.table import (
    Asked,
    Held,
    Laid,
    Layout,
    Middle,
    Motion,
    PlateValues,
    Telling,
    Told,
)
from moon_desktop.look.cards.paper import CARD
from moon_desktop.look.tile import DOMINO
from moon_desktop.table import tempo
from moon_desktop.table.choreography import beats, sounds
from moon_desktop.table.felt import mat_outline
from moon_desktop.table.furniture import Furniture
from moon_desktop.table.marks import MarkItem
from moon_desktop.table.picking import Picking
from moon_desktop.table.poses import piece_of, poses
from moon_desktop.table.scene import TableScene
from moon_desktop.table.stage import PILL_HEIGHT, Box, Spot, Stage, plate_size
from moon_desktop.table.tempo import AT_ONCE, Tempo
from moon_desktop.table.tricks.chip_items import ChipItems
from moon_desktop.table.tricks.ending_places import card_rooms
from moon_desktop.table.tricks.purses import CHIP, Heaps
from tests.kit.cases import each
from tests.kit.lying import assert_lies_as
from tests.kit.moon_cards import Table
from tests.kit.pixels import shown as shown_item
from tests.kit.pixels import spread, where
from tests.table.test_stage import Corners, apart, corners, holds, rectangle, swung

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = [(708, 556), (960, 556), (960, 756), (1600, 1036), (2240, 1396)]
SIDES = [(2, 2), (3, 3), (4, 2), (4, 4), (5, 5), (6, 2), (6, 3), (6, 6)]
HELD = ("R9", "LITTLE", "LITTLE", "BIG", "BIG")


def card(spot: Spot) -> Corners:
    return corners(spot, 0.75, 0.013)


def fan(stage: Stage, seat: int, held: int = 5) -> list[Corners]:
    """Five of its cards, the outer ones among them."""
    places = (round(n * (held - 1) / 4) for n in range(5))
    return [card(stage.row_spot(seat, place, held)) for place in places]


def behind(stage: Stage, one: list[Corners], other: list[Corners]) -> bool:
    """Whether these are your plate and your fan, whose foot stands behind that."""
    return one == [rectangle(stage.plates[0])] and other in (
        fan(stage, 0, held) for held in (1, 5, 8, 10, 13, 17)
    )


@each(("seats", "sides"), SIDES)
@each(("width", "height"), SIZES)
def test_everyone_has_a_place_that_nothing_else_lies_on(width, height, seats, sides):
    stage = Stage.of(width, height, seats, sides=sides)
    plates = [rectangle(box) for box in (*stage.plates, stage.plaque)]
    places = [swung(spot, card) for spot in stage.places]
    fans = [fan(stage, seat) for seat in range(seats)]
    if seats == 2:
        places.append(card(stage.middle["turned"]))
        fans.append([card(stage.middle["dummy"])])
    trays = [rectangle(box) for box in stage.purses]
    (x, y), zoom = stage.prompt, stage.zoom
    words = rectangle(Box(x - 300 * zoom, y - 13 * zoom, 600 * zoom, 26 * zoom))
    piles = [[card(stage.taken_spot(seat, n, 5)) for n in range(5)] for seat in range(seats)]
    groups = [*([shape] for shape in (*plates, *places, *trays)), *fans, *piles]
    pairs = combinations(enumerate(groups), 2)
    assert [
        (n, m)
        for (n, one), (m, other) in pairs
        if not behind(stage, one, other) and not all(apart(a, b) for a in one for b in other)
    ] == []
    assert all(apart(words, packet) for pile in piles for packet in pile)
    points = [point for group in groups for shape in group for point in shape]
    assert all(0 <= x <= width and 0 <= y <= height for x, y in points)


@each(("seats", "sides"), SIDES)
@each(("width", "height"), [*SIZES, (720, 1056)])
def test_the_far_edge_of_the_mat_and_its_near_one_lie_in_the_window(width, height, seats, sides):
    stage = Stage.of(width, height, seats, sides=sides)
    mat = mat_outline(stage).boundingRect()
    assert mat.top() >= 0
    assert mat.bottom() <= height


@each(("seats", "sides"), [(5, 5), (6, 2), (6, 3), (6, 6)])
@each(("width", "height"), SIZES)
def test_taken_tricks_have_air_about_them_where_many_play(width, height, seats, sides):
    """They touch neither a fan, a plate, the plaque, a card of a trick nor the supply."""
    stage = Stage.of(width, height, seats, sides=sides)
    air, wide = 2.0 * stage.zoom, stage.rows[1].width
    heaps, size = Heaps.of(stage), CHIP * stage.zoom
    chips = heaps.size * size
    supply = Box(heaps.supply[0] - chips, heaps.supply[1] - chips, 2 * chips, 2 * chips)
    around = [
        *(rectangle(box) for box in (*stage.plates, stage.plaque, supply)),
        *(swung(spot, card) for spot in stage.places),
        *(shape for seat in range(1, seats) for shape in fan(stage, seat)),
    ]
    near = []
    for seat in range(1, seats):
        for number in range(5):
            spot = stage.taken_spot(seat, number, 5)
            larger = spot._replace(width=wide + 2 * air)
            grown = corners(larger, (0.75 * wide + air) / larger.width, 0.0)
            near += [(seat, n) for n, shape in enumerate(around) if not apart(grown, shape)]
    assert near == []


def test_faces_cover_a_good_share_of_the_table():
    """A full trick, and what is seen of four cards in hand."""
    stage = Stage.of(960, 756, 4, sides=2)
    card = stage.hand.width
    seen = 2 * stage.half * card - (stage.hand.y + stage.half * card - stage.plates[0].y)
    hand = (4 * card - 3 * stage.covered(4)) * seen
    trick = sum(2 * stage.half * place.width**2 for place in stage.places)
    assert hand + trick >= 0.15 * 960 * 756


@each(("seats", "sides"), SIDES)
@each(("width", "height"), SIZES)
def test_prompt_stands_free_between_the_moon_and_your_cards(width, height, seats, sides):
    """Your place ends on the moon; a line touches neither the moon's rim nor a card or its ring."""
    stage = Stage.of(width, height, seats, sides=sides)
    place, (_, y), line = stage.places[0], stage.prompt, 10 * stage.zoom
    rim = stage.disc[1] + stage.disc[2]
    assert max(y for _, y in card(place)) <= rim
    assert y - line >= rim + 4
    cards = stage.hand.y - stage.half * stage.hand.width - stage.legal_lift
    assert y + line <= cards - 5


@each(("seats", "sides"), SIDES)
@each(("width", "height"), SIZES)
def test_foot_of_your_fan_stands_behind_your_plate_to_its_ends(width, height, seats, sides):
    stage = Stage.of(width, height, seats, sides=sides)
    own = stage.plates[0]
    feet = [(x, y) for shape in fan(stage, 0) for x, y in shape if y > own.centre[1]]
    assert feet
    round_ends = own.height / 2
    assert all(own.x + round_ends / 2 <= x <= own.right - round_ends / 2 for x, y in feet)
    assert all(y <= own.bottom for x, y in feet)


@each(("seats", "sides"), SIDES)
@each(("width", "height"), [(960, 556), (960, 756), (2240, 1396)])
def test_what_was_left_in_hand_lies_clear_of_the_result_and_of_plates(width, height, seats, sides):
    """No Moon card is behind them, and none has a name that would lie under the next card."""
    stage = Stage.of(width, height, seats, sides=sides)
    left = Layout(0, seats, sides=sides, left=(("R9", "G3", "LITTLE", "BIG"),) * seats)
    wide, high, low = 560 * stage.zoom, 178 * stage.zoom, card_rooms(stage, left)[-1].bottom
    panel = Box((width - wide) / 2, low - high, wide, high)
    clear, hands = stage.clear_of(panel), list[list[Corners]]()
    lying = list(poses(left, clear).values())
    assert all(pose.held for pose in lying)
    for seat in range(seats):
        hands.append([card(pose.spot) for pose in lying[4 * seat : 4 * seat + 4]])
    over = [rectangle(box) for box in (panel, *clear.plates)]
    assert [(n, m) for n, hand in enumerate(hands) for one in hand for m, shape in enumerate(over)
            if not apart(one, shape)] == []  # fmt: skip
    pairs = combinations(enumerate(hands), 2)
    assert [(n, m) for (n, hand), (m, other) in pairs
            if not all(apart(a, b) for a in hand for b in other)] == []  # fmt: skip


@pytest.mark.slow
@each("held", [1, 8, 10, 13, 17])
@each("seats", range(2, 7))
def test_large_hands_keep_clear_without_chips_and_beside_a_stock(seats, held):
    """A card turned up lies on its stock through all the tricks; plates have no room for chips."""
    for width, height in SIZES:
        stage = Stage.of(width, height, seats, fans=True)
        stock = [card(stage.middle[place]) for place in ("stock", "upcard")]
        groups = [
            *([rectangle(box)] for box in (*stage.plates, stage.plaque)),
            *([swung(spot, card)] for spot in stage.places),
            *(fan(stage, seat, held) for seat in range(seats)),
            stock,
        ]
        for one, other in combinations(groups, 2):
            assert behind(stage, one, other) or all(apart(a, b) for a in one for b in other)
        points = [point for group in groups for shape in group for point in shape]
        assert all(0 <= x <= width and 0 <= y <= height for x, y in points)
        assert {box.height for box in stage.plates[1:]} == {plate_size(True)[1] * stage.zoom}
        seen = stage.hand.width - stage.covered(held)
        spots = [stage.hand_spot(place, held) for place in range(held)]
        assert all(b.x - a.x >= 0.97 * seen for a, b in pairwise(spots))
        assert seen > 0.3 * stage.hand.width, "what a card is known by"


def test_hand_beside_chips_is_no_wider_for_more_cards():
    stage = Stage.of(1280, 756, 4, sides=2)
    ends = [stage.hand_spot(place, 9).x for place in (0, 8)]
    assert ends == pytest.approx([stage.hand_spot(place, 5).x for place in (0, 4)], abs=1)


def test_fans_alone_are_told_from_rows_and_chips():
    """And sound like cards."""
    layout = Layout(0, 4, fans=True)
    stage = Stage.of(960, 756, 4, fans=True)
    assert stage.fits(layout)
    assert sounds(stage) is CARDS
    for other in (layout._replace(fans=False), layout._replace(sides=2)):
        assert not stage.fits(other)


def test_stock_and_upcard_stay_through_a_trick():
    stage = Stage.of(960, 756, 2, fans=True)
    middle = Middle("stock", pile=3), Middle("upcard", "R9")
    before = Layout(0, 2, hand=(Held("R5"),), backs=(0, 1), middle=middle, fans=True)
    before = before._replace(trick=(Laid(1, "R2"),))
    after = before._replace(hand=(), trick=())
    shown = beats(before, Motion("play", 0, piece="R5", taker=0), after, stage)
    gone = {go.key for beat in shown for go in beat.goes if go.gone}
    assert gone == {"R5", "R2"}
    lying = poses(after, stage)
    assert lying["R9"].layer > lying["stock:2"].layer


@each(("seats", "sides"), SIDES)
@each(("width", "height"), SIZES)
def test_prompt_has_a_line_between_moon_and_fan(width, height, seats, sides):
    stage = Stage.of(width, height, seats, sides=sides)
    _, y, radius = stage.disc
    middle, half = stage.prompt[1], 12 * stage.zoom
    top = stage.hand_spot(2, 5).lifted(stage.legal_lift).y - 0.75 * stage.hand.width
    assert y + radius - 2 <= middle - half < middle + half <= top + 2
    pill = stage.plates[0].y - PILL_HEIGHT / 2 * stage.zoom
    feet = [max(corner[1] for corner in shape) for shape in fan(stage, 0)]
    assert max(feet) <= stage.plates[0].bottom, "no foot comes out below the plate"
    assert pill - top >= 0.6 * 1.5 * stage.hand.width, "only the feet of cards stand behind it"


@each(("seats", "sides"), SIDES)
@each(("width", "height"), [(960, 556), (2240, 1396)])
def test_what_is_told_of_the_card_led_covers_no_figure_and_no_chips(
    scene, width, height, seats, sides
):
    """However long the word is: it stands above a card or below it, and turned away from others,
    whose figures are in their upper left."""
    stage, word = Stage.of(width, height, seats, sides=sides), "Ausgespielt"
    spots = [*stage.places, *([stage.middle["turned"]] if seats == 2 else [])]
    figures = [
        rectangle(Box(spot.x - spot.width / 2, spot.y - 0.68 * spot.width, 0.4 * spot.width,
                      0.75 * spot.width))
        for spot in spots
    ]  # fmt: skip
    scene.set_stage(stage, 1.0)
    chips = ChipItems(scene, 1, 2)
    chips.say_gain("+1")
    drawn = chips.gain.sceneBoundingRect().adjusted(4, 4, -4, -4)
    pill = rectangle(Box(drawn.x(), drawn.y(), drawn.width(), drawn.height()))
    for seat in range(len(spots)):
        moment = Layout(0, seats, backs=(0,) * seats, sides=sides)
        if seat < seats:
            moment = moment._replace(trick=(Laid(seat, "R9", told=Told(word, "")),))
        else:
            moment = moment._replace(middle=(Middle("turned", "R9", told=Told(word, "")),))
        (pose,) = poses(moment, stage).values()
        item = MarkItem("suit", form=CARD)
        item.set_width(pose.spot.width)
        item.set_words(word, "", pose.towards)
        box = item.boundingRect()
        dark = spread(shown_item(item, box), 200)
        x, y = pose.spot.x + box.left() + dark.x(), pose.spot.y + box.top() + dark.y()
        told = Box(x, y, dark.width() - 1, dark.height() - 1)
        assert told.width > 50
        covered = [n for n, figure in enumerate(figures) if not apart(rectangle(told), figure)]
        assert (seat, covered) == (seat, [])
        assert apart(rectangle(told), pill)


@each(("seats", "sides"), SIDES)
@each("height", [556, 524])
def test_two_lines_of_the_prompt_touch_neither_your_place_nor_your_cards(
    seats, sides, height, scene
):
    """Where the window is smallest, too, and something is said below the bar."""
    stage = Stage.of(960, height, seats, sides=sides)
    scene.set_stage(stage, 1.0)
    furniture = Furniture(scene, stage)
    furniture.tell(Telling((PlateValues("Ada"),) * seats, "", "", ""))
    furniture.prompt.say("The highest number takes it, rockets are no trump: " * 3)
    box = furniture.prompt.sceneBoundingRect()
    # The room for the words has 8 px about it, and they end 10 px above its lower edge.
    top, low = box.top() + 8, box.bottom() - 8 - 10
    place, card = stage.places[0], stage.hand_spot(2, 5).lifted(stage.legal_lift)
    assert top >= place.y + 0.75 * place.width
    assert low <= card.y - 0.75 * card.width + 3


@each(("card", "glows"), [("BIG", True), ("LITTLE", True), ("R9", False)])
def test_the_moon_of_a_moon_card_glows_up_once_when_it_has_come_to_lie(scene, card, glows):
    """And whoever does not wait for it sees it no more."""
    table = Table("cards-three").deal(f"{card} G1 G2 G3 G4")
    before = table.match.sight(1)
    scene.set_stage(Stage.of(960, 756, 3, sides=3), 1.0)
    scene.settle(SHOW.table.layout(before))
    after = table.say(card).match.sight(1)
    motion = SHOW.table.motion(before, Play(0, card), after)
    (beat, *_) = beats(SHOW.table.layout(before), motion, SHOW.table.layout(after), scene.stage)
    plan = scene.fly(beat, Tempo())
    lit = []
    for now in range(0, plan.duration(), 50):
        plan.setCurrentTime(now)
        mark = scene.pieces[card].marks.get("glow")
        lit.append(0.0 if mark is None else mark.opacity())
    if glows:
        top = lit.index(max(lit))
        assert lit[top] > 0.9
        assert lit == [*sorted(lit[:top]), *sorted(lit[top:], reverse=True)]
        assert lit[: tempo.PLAY_CARD // 50] == [0.0] * (tempo.PLAY_CARD // 50)
    assert any(lit) == glows
    plan.finish()
    assert "glow" not in scene.pieces[card].marks


def test_lines_round_a_card_are_thinner_than_those_round_a_tile():
    """Cards lie closer: LOOK's widths of hover and focus, in shares of theirs."""
    wide = {}
    for form in (DOMINO, CARD):
        for kind in ("hover", "focus"):
            item = MarkItem(kind, form=form)
            item.set_width(100)
            box = item.boundingRect()
            seen = where(shown_item(item, box), lambda pixel: pixel.alpha() > 128)
            left = sorted(x for x, y in seen if y == round(-box.top()) and x < box.width() / 2)
            wide[kind, form is CARD] = len(left)
    assert wide["hover", True] < wide["hover", False]
    assert 9 <= wide["focus", True] <= 11 < wide["focus", False]


@each("form", [DOMINO, CARD])
@each("w", [28, 40, 72, 129])
def test_bulb_of_a_hint_hides_neither_figure_nor_pips_nor_the_words_above(form, w):
    """On the rim: figures and pips begin 0.12 w below it, and words above a card that is lifted."""
    item = MarkItem("hinted", form=form)
    item.set_width(w)
    box = item.boundingRect()
    painted = where(shown_item(item, box), lambda pixel: pixel.alpha() > 210)
    middle = [y + box.top() + form.half * w for x, y in painted if abs(x + box.left()) < 2]
    inside = max(y for y in middle if y < form.half * w)
    assert 0.05 * w < inside <= 0.13 * w + 1
    assert -min(middle) <= max(11, 0.18 * w)


def test_hand_that_closes_up_stays_behind_your_plate(scene):
    """What leaves it goes over those that stay."""
    scene.set_stage(Stage.of(960, 756, 4, sides=2), 1.0)
    table = Table("shoot-the-moon-cards")
    while True:
        before = table.match.sight(1)
        entry = table.match.chance(5) or table.match.legal()[-1]
        table.add(entry)
        if isinstance(entry, Play) and entry.seat == 1:
            break
    scene.settle(SHOW.table.layout(before))
    after = table.match.sight(1)
    old, new = SHOW.table.layout(before), SHOW.table.layout(after)
    beat, *_ = beats(old, SHOW.table.motion(before, entry, after), new, scene.stage)
    plan = scene.fly(beat, Tempo())
    leaving, *staying = beat.goes
    plan.setCurrentTime(plan.duration() // 3)
    over = scene.pieces[leaving.key].zValue()
    assert all(scene.pieces[go.key].zValue() < 50 < over for go in staying)
    assert any(not scene.pieces[go.key].lies for go in staying)
    plan.finish()


def test_packet_slides_below_what_is_said_of_the_trick(scene):
    scene.set_stage(Stage.of(960, 756, 4, sides=2), 1.0)
    table = Table("shoot-the-moon-cards")
    while not table.match.sight(1).tricks:
        before = table.match.sight(1)
        scene.settle(SHOW.table.layout(before))
        entry = table.match.chance(5) or table.match.legal()[-1]
        table.add(entry)
    after = table.match.sight(1)
    old, new = SHOW.table.layout(before), SHOW.table.layout(after)
    motion = SHOW.table.motion(before, entry, after)
    *others, slid = (beat for beat in beats(old, motion, new, scene.stage) if beat.goes)
    while not any(go.gone for go in slid.goes):
        slid = others.pop()
    for beat in others:
        scene.fly(beat, AT_ONCE).finish()
    plan = scene.fly(slid, Tempo())
    plan.setCurrentTime(plan.duration() // 2)
    prompt = Furniture(scene, scene.stage).prompt
    assert len(slid.goes) == 4
    assert all(scene.pieces[go.key].zValue() < prompt.zValue() for go in slid.goes)
    plan.finish()


def test_cards_of_your_hand_bear_no_name(scene):
    """It would be cut, by the next card or by your plate; in a trick it is whole."""
    scene.set_stage(Stage.of(1600, 1036, 4, sides=2), 1.0)
    layout = Layout(0, 4, hand=(Held("BIG"),), backs=(0,) * 4, trick=(Laid(1, "BIG"),), sides=2)
    scene.settle(layout)
    for piece in scene.pieces.values():
        pose = piece.pose
        turn, lifted = pose.spot.turn, "lifted" if pose.look == "legal" else "rest"
        drawn = [
            scene.faces.pixmap("BIG", pose.spot.width, shadow=lifted, turn=turn, named=named)
            for named in (False, True)
        ]
        keys = [picture.cacheKey() for picture in drawn]
        assert keys[0] != keys[1]
        assert piece.pixmap().cacheKey() == keys[not pose.held]
    assert {piece.pose.held for piece in scene.pieces.values()} == {False, True}


def test_hand_is_a_fan_and_a_card_is_lifted_along_its_own_axis():
    stage = Stage.of(960, 756, 4, sides=2)
    spots = [stage.hand_spot(place, 5) for place in range(5)]
    assert [round(spot.turn, 1) for spot in spots] == [-10, -5, 0, 5, 10]
    assert spots[1].x - spots[0].x < spots[2].x - spots[1].x == pytest.approx(0.60 * 129, abs=0.5)
    assert spots[0].y - spots[2].y == pytest.approx(0.104 * 129, abs=0.5)
    lifted = spots[4].lifted(10)
    assert lifted.x > spots[4].x
    assert lifted.y < spots[4].y
    left = stage.row_spot(1, 1, 3)
    assert left.turn == pytest.approx(90), "heads towards the moon"


def layout(*held: str, open_now: frozenset[str] = frozenset()) -> Layout:
    hand = tuple(Held(one, "legal" if one in open_now else "illegal") for one in held)
    asked = Asked(open_now, "Play here", "Drop it on the table to play it.")
    return Layout(0, 4, hand=hand, backs=(0, 5, 5, 5), asked=asked, sides=2)


@pytest.fixture
def scene(qtbot) -> TableScene:
    parent = QObject()
    scene = TableScene(Stage.of(960, 756, 4, sides=2), 1.0, parent)
    scene.parent_ = parent  # type: ignore[attr-defined]
    scene.set_pack(SHOW.table.face)
    return scene


def test_click_takes_the_card_that_is_seen_there_and_where_it_was_lifted_from(scene):
    scene.settle(layout("R9", "G3", "P12", "B4", "BIG", open_now=frozenset({"P12", "BIG"})))
    items = [scene.pieces[key] for key in scene.own_pieces()]
    for x in range(280, 690, 7):
        for y in range(480, 720, 7):
            shown = [item for item in items if holds(card(item.pose.spot)[:4], x, y)]
            found = scene.own_piece_at(QPointF(x, y))
            if scene.stage.plates[0].contains(x, y):
                assert found is None, "of a card behind your plate nothing is seen there"
                continue
            if found is None:
                assert not shown
                continue
            item = scene.pieces[found]
            if item not in shown[-1:]:
                lift = scene.stage.legal_lift * (-1 if item.pose.look == "legal" else 1)
                moved = [item.pose.spot.lifted(lift * share / 8) for share in range(9)]
                assert any(holds(card(spot)[:4], x, y) for spot in moved)


def test_cards_drawn_out_while_the_window_is_dragged_lie_as_any_when_it_rests(scene):
    cards = layout(*HELD, open_now=frozenset(HELD))
    scene.settle(cards)
    scene.set_stage(Stage.of(1600, 1036, 4, sides=2), 1.0, dragged=True)
    assert all(item.transform().m11() > 1 for item in scene.pieces.values())
    scene.rest()
    assert_lies_as(scene, cards)


def test_cards_alike_are_all_drawn_and_each_can_be_played(scene):
    """C1.1: whichever of the two is meant, a Moon card is."""
    scene.settle(layout(*HELD, open_now=frozenset(HELD)))
    assert [piece_of(key) for key in scene.own_pieces()] == list(HELD)
    assert len({scene.pieces[key].pos().toTuple() for key in scene.own_pieces()}) == 5
    picking = Picking(scene, MarkItem("drop"))
    picking.tempo = AT_ONCE
    picking.enable(scene.stage.places[0])
    chosen: list[str] = []
    picking.chosen.connect(chosen.append)
    for place in range(5):
        # The left edge of a card is seen.
        spot = scene.stage.hand_spot(place, 5)
        point = QPointF(spot.x - 0.35 * spot.width, spot.y)
        picking.press(point)
        picking.release(point)
    assert chosen == list(HELD)
    assert chosen[1:3] == ["LITTLE", "LITTLE"]


def shown(scene: TableScene, before: Any, entry: Entry, after: Any) -> None:
    old, new = SHOW.table.layout(before), SHOW.table.layout(after)
    for beat in beats(old, SHOW.table.motion(before, entry, after), new, scene.stage):
        scene.fly(beat, AT_ONCE).finish()
    scene.settle(new)
    assert_lies_as(scene, new)


@pytest.mark.slow
@each(
    "preset", ["cards-two", "cards-three", "shoot-the-moon-cards", "cards-six", "cards-six-pairs"]
)
def test_each_entry_leaves_the_cards_as_they_lie(scene, preset):
    table = Table(preset)
    seats = table.rules.seats
    scene.set_stage(Stage.of(960, 756, seats, sides=table.rules.table.sides), 1.0)
    scene.settle(SHOW.table.layout(table.match.sight(1)))
    for _ in range(5 * seats + 8):
        before = table.match.sight(1)
        entry = table.match.chance(5) or table.match.legal()[-1]
        table.add(entry)
        shown(scene, before, entry, table.match.sight(1))
    assert (table.match.number, isinstance(entry, Play)) == (2, True), "in the round after"


def test_dummy_turns_its_card_after_both_and_leads_when_it_took_the_trick(scene):
    """C5.1: at two seats; its lead is told, and its Moon card is as any other."""
    scene.set_stage(Stage.of(960, 756, 2, sides=2), 1.0)
    table = Table("cards-two").deal("G1 LITTLE", "G2 BIG P3", dummy="R1 BIG G3 G4 G5")
    before = table.say("G1").match.sight(1)
    table.say("G2")
    after = table.match.sight(1)
    motion = SHOW.table.motion(before, Play(1, "G2"), after)
    assert (motion.turned, motion.dummy, motion.taker) == ("R1", True, None)
    played, turned, *_, swept, led = beats(
        SHOW.table.layout(before), motion, SHOW.table.layout(after), scene.stage
    )
    assert [go.key for go in played.goes][:1] == ["G2"]
    assert (turned.goes[0].was, turned.taker, turned.trick) == ("dummy:4", "R1\tturned", True)
    home = scene.stage.middle["dummy"][:2]
    assert {go.pose.spot[:2] for go in swept.goes} == {home}
    assert (led.goes[0].was, led.goes[0].key) == ("dummy:3", "BIG\tturned")
    heap, lead = SHOW.table.layout(after).middle
    assert heap.words == "Dummy\n3 cards, no chips"
    assert (lead.piece, lead.takes, lead.told is not None) == ("BIG", True, True)
