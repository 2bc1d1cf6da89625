"""Texas 42: what a seat sees, and that nothing it sees depends on what it does not."""

from __future__ import annotations

from tests.kit.forty_two import SURE, Table


def test_a_seat_sees_all_that_was_said_and_played():
    """T1.3: the tricks, who took them, and what they count."""
    table = Table().deal(SURE, "5-5").say("31 pass pass pass", "6", "6-6 5-5")
    table.add(table.match.legal()[-1])
    for seat in range(4):
        sight = table.match.sight(seat)
        assert [bid.bid for bid in sight.said] == ["31", "pass", "pass", "pass"]
        assert [play.piece for play in sight.plays][:2] == ["6-6", "5-5"]
        assert sight.counts == (6, 6, 6, 7)
        assert (sight.bidder, sight.bought.bid, sight.call, sight.suit) == (0, "31", "6", 6)
    table.add(table.match.legal()[-1])
    sight = table.match.sight(3)
    assert (sight.taken, sight.counted[1], len(sight.tricks)) == ((1, 0, 0, 0), 0, 1)
    assert sight.counted[0] >= 11


def test_only_the_seat_in_turn_is_shown_choices():
    """T1.3: and what a hand may bid tells of its doubles."""
    table = Table().deal("6-6 5-5 4-4 3-3")
    assert any(choice[1] == "plunge" for choice in table.match.sight(0).legal)
    assert [table.match.sight(seat).legal for seat in (1, 2, 3)] == [(), (), ()]
    sight = table.match.sight(0)
    assert sight.watched().legal == ()
    assert (sight.unasked().legal, sight.unasked().turn) == ((), None)


def test_who_sits_out_holds_nothing_and_knows_what_it_laid_away():
    """T1.3, T6.2: nobody else does."""
    away = "5-5 6-4 5-0 4-1 3-2 6-6 6-5"
    table = Table(nel_o="marks").deal("", "", away).bid(0, "1m").say("nel-o:own")
    for seat in range(4):
        sight = table.match.sight(seat)
        assert (sight.out, sight.counts) == (2, (7, 7, 0, 7))
        assert sight.away == (tuple(away.split()) if seat == 2 else ())
    assert table.match.sight(2).held == ()
    assert table.match.sight(2).veil().away == ()


def test_the_draw_is_open_to_all():
    """T1.2, T1.3."""
    table = Table().draw("6-4 1-1 5-5 0-0").draw("2-1 - 3-2 -")
    for seat in range(4):
        assert [draw.pieces for draw in table.match.sight(seat).drawn] == [
            ("6-4", "1-1", "5-5", "0-0"),
            ("2-1", None, "3-2", None),
        ]


def test_between_hands_a_seat_sees_the_result_and_who_shakes():
    """T1.2, T1.3: and no tile of the hand that is over."""
    table = Table().sweep(0)
    sight = table.match.sight(1)
    assert (sight.phase, sight.dealer, sight.result, sight.held) == ("deal", 0, table.hand, ())
    assert Table(target=1).sweep(0).match.sight(3).phase == "over"
