"""Each kind of entry as movements, which lead from where everything lay to where it lies."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moon_desktop.engine.entries import Draw, Note, Play
from moon_desktop.engine.sight import trick_finished
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.games.moon.show import SHOW
from moon_desktop.games.views.table import hidden
from moon_desktop.table import tempo
from moon_desktop.table.choreography import Beat, beats
from moon_desktop.table.playback import Step
from moon_desktop.table.poses import DICE, DIE, TAKER, piece_of, poses, taken_key
from moon_desktop.table.stage import Stage
from tests.kit.arrange import Table
from tests.kit.cases import each
from tests.kit.shown_walks import steps
from tests.kit.strategies import LAW, playable_rules, seeds

ANN = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"
STAGES = {seats: Stage.of(1280, 756, seats) for seats in (3, 4)}


def shown(step: Step) -> tuple[Beat, ...]:
    seats = step.before.seats.count
    motion = SHOW.table.motion(step.before, step.entry, step.after)
    return beats(
        SHOW.table.layout(step.before), motion, SHOW.table.layout(step.after), STAGES[seats]
    )


def telling(step: Step) -> list[Beat]:
    """The beats that tell anything."""
    return [beat for beat in shown(step) if not beat.flourish]


def step_of(table: Table, word: Any, seat: int = 0) -> Step:
    """The step of one more choice, as ``seat`` sees it."""
    before = table.match.sight(seat)
    entry = table.choice(word) if isinstance(word, str) else word
    table.add(entry)
    return Step(entry, before, table.match.sight(seat))


@pytest.mark.slow
@LAW
@given(rules=playable_rules(), seed=seeds(), seat=st.integers(0, 3))
def test_movements_lead_from_where_everything_lay_to_where_it_lies(rules, seed, seat):
    """No piece is lost on the way, none appears from nowhere, each is moved once a beat, and none
    is shown that the seat cannot see (M1.5); it takes some time, but not too long."""
    stage = STAGES[rules.seats]
    for step in steps(rules, seed, seat % rules.seats, hands=1):
        lying = {
            key: pose.face for key, pose in poses(SHOW.table.layout(step.before), stage).items()
        }
        open_now, length = {None, *seen(step.before), *seen(step.after)}, 0
        open_now |= {f"{DIE}{pips}" for pips in range(1, 7)}
        open_now |= {f"{TAKER}:{place}:glad" for place in range(rules.seats)}
        if isinstance(step.entry, Play):
            open_now.add(step.entry.piece)
        for beat in shown(step):
            taken = [go.was or go.key for go in beat.goes]
            assert len(set(taken)) == len(taken)
            for go in beat.goes:
                assert (go.was or go.key) in lying or (go.was is None and go.start is not None)
                assert go.pose.face in open_now
                assert go.start is None or go.start.face in open_now
                assert go.ms > 0
                assert go.wait >= 0
            for key in taken:
                lying.pop(key, None)
            for go in beat.goes:
                assert go.key not in lying
                if not go.gone:
                    lying[go.key] = go.pose.face
            assert beat.hold >= 0
            if beat.taker is not None:
                done = trick_finished(step.entry, step.before, step.after)
                assert done is not None
                assert (done.taker, piece_of(beat.taker)) in {p[:2] for p in done.plays}
            length += max((go.wait + go.ms for go in beat.goes), default=0) + beat.hold
        wanted = {
            key: pose.face for key, pose in poses(SHOW.table.layout(step.after), stage).items()
        }
        assert lying == wanted
        assert length < 4000


def seen(sight: MoonSight) -> set[str]:
    """The tiles that lie open to a seat."""
    drawn = (tile for draw in sight.drawn for tile in draw.pieces if tile is not None)
    if sight.last is not None:
        # M3.1: nothing of a hand that is over is hidden.
        return set(sight.rules.tiles)
    return {*sight.held, *(play.piece for play in sight.plays), *drawn}


# --- cases -----------------------------------------------------------------------------------


def only(beat: Beat, key: str) -> Any:
    (found,) = [go for go in beat.goes if go.key == key]
    return found


def test_draw_turns_up_and_then_tells_who_is_out_of_it():
    """M1.3: seats 0 and 1 tie."""
    table = Table()
    turned, told = shown(step_of(table, Draw(("6-4", "5-5", "3-1"))))
    assert {go.key for go in turned.goes} == {"6-4", "5-5", "3-1"}
    assert all(go.start is not None and go.start.face is None for go in turned.goes)
    assert len({go.wait for go in turned.goes}) == 3, "one after another"
    assert [go.key for go in told.goes] == ["3-1"], "who is out of it is set back"
    assert (told.told, told.hold) == (True, tempo.DRAW_HOLD)
    assert not turned.told


def test_drawing_again_leaves_the_tiles_of_the_others_lying():
    """M1.3."""
    table = Table().draw("6-4 5-5 3-1")
    turned, told = shown(step_of(table, Draw(("4-4", "6-5", None))))
    gone = {go.key for go in turned.goes if go.gone}
    assert gone == {"6-4", "5-5"}, "who draws again puts the first tile back"
    new = [go for go in turned.goes if not go.gone]
    assert {go.key for go in new} == {"4-4", "6-5"}
    assert min(go.wait for go in new) >= max(go.ms for go in turned.goes if go.gone)
    assert [go.key for go in told.goes] == ["4-4"]
    swept, *_ = shown(step_of(table, table.next_deal(ANN)))
    assert {go.key for go in swept.goes} == {"4-4", "6-5", "3-1"}


def test_dice_are_rolled_before_the_deal():
    """M3.9."""
    table = Table(aggie_dice=True).dealer(1)
    swept, rolled, dealt = telling(step_of(table, table.next_deal(ANN, dice=(2, 5))))
    assert [go.key for go in rolled.goes] == list(DICE)
    assert [go.pose.face for go in rolled.goes] == [f"{DIE}2", f"{DIE}5"]
    assert all(go.start and go.start.face != go.pose.face for go in rolled.goes), "they turn over"
    assert rolled.hold == tempo.DICE_HOLD
    assert not {go.key for beat in (swept, dealt) for go in beat.goes} & set(DICE)
    plain = Table().dealer(1)
    assert len(telling(step_of(plain, plain.next_deal(ANN)))) == 2


def test_tiles_are_shuffled_before_the_deal_and_nothing_of_it_stays():
    table = Table().dealer(1)
    swept, *shuffled, dealt = shown(step_of(table, table.next_deal(ANN)))
    assert [beat.flourish for beat in (swept, *shuffled, dealt)] == [False, True, True, True, False]
    assert all(go.pose.face is None for beat in shuffled for go in beat.goes), "face down"
    assert {go.key for go in shuffled[0].goes} == {go.key for go in shuffled[-1].goes if go.gone}
    x, y, radius = STAGES[3].disc
    for beat in shuffled:
        for go in beat.goes:
            assert math.hypot(go.pose.spot.x - x, go.pose.spot.y - y) < radius


def test_deal_begins_left_of_the_dealer_and_goes_round():
    """M2.1: as the auction does."""
    table = Table().dealer(1)
    (swept, dealt) = telling(step_of(table, table.next_deal(ANN)))
    assert all(go.gone for go in swept.goes), "the draw is swept away first"
    assert len(dealt.goes) == 22
    order = [go.key for go in sorted(dealt.goes, key=lambda go: go.wait)]
    holders = [int(key[0]) if ":" in key else 0 for key in order if key != "widow"]
    assert holders == [2, 0, 1] * 7
    assert order[-1] == "widow"
    assert all(go.start is not None and go.start.face is None for go in dealt.goes)


def test_bid_is_said_and_the_widow_joins_the_hand_of_who_bought_it():
    """M3.1: turned up for the bidder alone."""
    for seat, key, face in ((0, "3-3", "3-3"), (1, hidden(0, 7), None)):
        bought = Table().deal(ANN, widow="3-3").say("7", "pass")
        said, taken = shown(step_of(bought, "pass", seat))
        assert (said.bubble, said.hold) == (((2 - seat) % 3, "Pass"), tempo.BID_HOLD)
        assert (only(taken, key).was, only(taken, key).pose.face) == ("widow", face)


@pytest.mark.parametrize(("seat", "was"), [(0, "5-5"), (1, hidden(0, 7))])
def test_discard_leaves_the_hand_and_trump_is_held_to_be_read(seat, was):
    """M3.1."""
    table = Table().deal(ANN, widow="3-3").bid(0, "7")
    (beat,) = shown(step_of(table, Exchange(0, "5-5"), seat))
    laid = only(beat, "discard")
    assert (laid.was, laid.pose.face) == (was, None)
    (beat,) = shown(step_of(table, NameTrump(0, "6"), seat))
    assert beat.hold == tempo.TRUMP_HOLD


def leading() -> Table:
    return Table().deal(ANN, widow="3-3").bid(0, "7").contract("6")


def test_tile_is_played_from_the_hand_that_holds_it():
    """M1.5: which back is turned up depends on the tile played and how many are held, not on
    which."""
    own = only(shown(step_of(leading(), "6-6"))[0], "6-6")
    assert (own.was, own.start) == (None, None)
    other = only(shown(step_of(leading(), "6-6", seat=1))[0], "6-6")
    assert other.was.startswith("0:")
    assert other.pose.face == "6-6"
    another = Table().deal("6-6 1-1 2-1 2-2 3-1 3-2 4-1", widow="3-3").bid(0, "7").contract("6")
    assert only(shown(step_of(another, "6-6", seat=1))[0], "6-6").was == other.was


@each("seat", [0, 1, 2])
def test_trick_is_looked_at_and_then_goes_to_who_took_it(seat):
    table = leading().say("6-6")
    table.add(table.match.legal()[0])
    looked_at, gathered, turned, slid = shown(step_of(table, table.match.legal()[0], seat))
    assert (looked_at.hold, looked_at.trick, gathered.trick) == (tempo.TRICK_HOLD, True, False)
    trick = table.match.sight(0).tricks[-1]
    assert trick.taker == 0
    for beat in (gathered, turned, slid):
        assert sorted(go.was or go.key for go in beat.goes) == sorted(
            play.piece for play in trick.plays
        )
    won = next(play.piece for play in trick.plays if play.seat == trick.taker)
    (home,) = {go.pose.spot[:2] for go in gathered.goes}
    assert home == STAGES[3].places[(0 - seat) % 3][:2], "under the piece that takes it"
    assert max(gathered.goes, key=lambda go: go.pose.layer).key == won
    assert {go.pose.face for go in turned.goes} == {None}
    pile = STAGES[3].taken_spot((0 - seat) % 3, 0, 7)
    assert {go.pose.spot for go in slid.goes} == {pile}, "beside who took it"
    assert [(go.key, go.was) for go in slid.goes if not go.gone] == [(taken_key(0), won)]
    lay = min(go.pose.spot.width for go in gathered.goes)
    assert all(go.pose.spot.width >= 0.6 * lay for go in slid.goes), "it does not shrivel"


def test_what_lies_when_a_hand_ends_early_is_turned_up():
    """M3.1, M4.7: one after another, the discard last, and then the tricks are counted."""
    table = Table().deal(ANN, widow="3-3").bid(0, "under").say("3-3", "6-5")
    table.add(table.match.legal()[0])
    *_, ending, gained = shown(step_of(table, table.match.legal()[0]))
    assert table.phase == "deal"
    assert ending.told
    assert [rise.gain.lost for rise in gained.gains] == [True]
    turned = [go for go in ending.goes if go.was is not None]
    assert len({go.wait for go in turned}) == len(turned) == 13
    assert turned[-1].was == "discard"
    counted = [go for go in ending.goes if go.start is not None]
    last = table.match.sight(0).last
    assert last is not None
    assert {go.key for go in counted} == {play.piece for play in last.tricks[0].plays}
    assert min(go.wait for go in counted) > max(go.wait for go in turned)
    assert not any(go.gone for go in ending.goes)


def test_moon_rises_for_a_shoot_and_for_a_match_when_its_last_hand_has_been_seen():
    """M2.2, M6.1."""

    def ended(**house):
        table = Table(**house).deal(ANN, widow="3-3").bid(0, "over").contract("6")
        while len(table.match.sight(0).tricks) < 6 or len(table.match.sight(0).plays) < 2:
            table.add(table.match.legal()[0])
        return shown(step_of(table, table.match.legal()[0]))

    assert [beat.rises for beat in ended(target=60)] == ["", "", "", "", "shoot", ""]
    *_, counted, gained, wreath = ended()
    assert [rise.gain.told for rise in gained.gains] == ["+21"]
    assert (counted.rises, wreath.rises) == ("", "match")
    assert [go.key for go in wreath.goes if ":" in go.key] == ["winner:0"]
    assert len(wreath.goes) == 23
    assert max(go.wait + go.ms for go in wreath.goes) < tempo.RISE < 2000


@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_hand_brings_rises_from_the_trick_that_the_bid_needed(seat):
    """M5.1, M5.2: when the tricks have been counted, to the plates, what it costs too."""
    table = Table().deal(ANN, widow="3-3").bid(0, "5").contract("6")
    while len(table.match.sight(0).tricks) < 6 or len(table.match.sight(0).plays) < 2:
        table.add(table.match.legal()[0])
    *_, counted, gained = shown(step_of(table, table.match.legal()[0], seat))
    row = sorted({go.pose.spot.x for go in counted.goes})
    (rise,) = gained.gains
    assert (rise.gain.told, rise.gain.lost) == ("+5", False)
    assert rise.start[0] == pytest.approx(row[4])
    assert rise.end == STAGES[3].plates[(0 - seat) % 3].centre


def test_renege_that_ends_a_hand_takes_no_trick():
    """M4.8."""
    table = Table(renege="forfeit").deal("6-1 5-5", "6-6 6-5 6-4", "6-2", widow="3-3")
    table.bid(1, "4").contract("6").say("6-6", "6-2")
    plates = {box.centre for box in STAGES[3].plates}
    laid, cleared, gained = shown(step_of(table, "5-5"))
    assert not gained.goes
    for beat in (laid, cleared):
        assert not any((go.pose.spot.x, go.pose.spot.y) in plates for go in beat.goes)
    assert {"6-6", "6-2", "5-5"} == {go.key for go in cleared.goes if go.gone}


@pytest.mark.parametrize("entry", [Note("undo", seat=0), Table().sweep(0).hand])
def test_what_only_the_score_sheet_tells_moves_nothing(entry):
    sight = Table().sweep(0).match.sight(0)
    assert shown(Step(entry, sight, sight)) == ()
