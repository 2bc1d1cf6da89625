"""Moon: what a seat sees, and that nothing it sees depends on what it does not."""

from __future__ import annotations

import pytest

from tests.kit.arrange import Table, word_of

HANDS = ("6-6 6-5 6-4 5-5 5-4 4-4 3-3", "6-3 6-2 6-1 5-3 5-2 5-1 4-3", "")


def test_a_seat_sees_all_that_was_played():
    """M1.5: the tricks, the trick on the table, who took how many."""
    table = Table().deal(*HANDS, widow="2-1").bid(0, "4").say("2-1 none", "6-6 6-3")
    table.add(table.match.legal()[0])
    table.say("6-5")
    for seat in range(3):
        sight = table.match.sight(seat)
        assert [play.piece for play in sight.tricks[0].plays][:2] == ["6-6", "6-3"]
        assert [(play.seat, play.piece) for play in sight.plays] == [(0, "6-5")]
        assert sight.taken == (1, 0, 0)
        assert sight.counts == (5, 6, 6)
        assert (sight.bidder, sight.bought.bid, sight.call, sight.suit) == (0, "4", "none", 6)


def test_the_bidder_alone_sees_the_widow_and_the_discard():
    """M1.5: from the exchange on."""
    table = Table().deal(*HANDS, widow="2-1").bid(1, "4")
    assert [table.match.sight(seat).widow for seat in range(3)] == [None, "2-1", None]
    assert table.match.sight(1).held[-1] == "2-1"
    table.say("4-3")
    assert [table.match.sight(seat).widow for seat in range(3)] == [None, "2-1", None]
    assert [table.match.sight(seat).discard for seat in range(3)] == [None, "4-3", None]
    assert all(table.match.sight(seat).discard_down for seat in range(3))
    assert not any(table.match.sight(seat).widow_down for seat in range(3))


@pytest.mark.parametrize("preset", ["fosdick", "fosdick-partners"])
def test_without_a_widow_nothing_lies_face_down(preset):
    """M1.5: neither widow nor discard, in the auction or after it."""
    table = Table(preset).deal()
    assert not table.match.sight(1).widow_down
    sight = table.bid(1, "4").match.sight(1)
    assert (sight.widow_down, sight.discard_down, len(sight.held)) == (False, False, 7)


def test_the_draw_is_open_to_all():
    """M1.5: also while the first hand has not been dealt."""
    table = Table().draw("6-4 1-1 5-5").draw("2-1 - 3-2")
    for seat in range(3):
        assert [draw.pieces for draw in table.match.sight(seat).drawn] == [
            ("6-4", "1-1", "5-5"),
            ("2-1", None, "3-2"),
        ]


def test_only_the_seat_in_turn_is_shown_choices():
    """M1.5: what is open to another tells of its tiles."""
    table = Table().deal(*HANDS, widow="2-1").bid(0, "4").say("2-1 none 6-6")
    assert {word_of(play) for play in table.match.sight(1).legal} == {"6-3", "6-2", "6-1"}
    assert table.match.sight(0).legal == table.match.sight(2).legal == ()


def test_between_hands_a_seat_sees_the_result_and_the_next_dealer():
    """M1.5: and no tile of the hand that is over."""
    table = Table().sweep(0, "4")
    sight = table.match.sight(1)
    assert (sight.phase, sight.dealer, sight.result) == ("deal", 0, table.hand)
    assert sight.held == ()
    assert sight.discard is None
