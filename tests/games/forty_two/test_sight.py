"""Texas 42: what a seat sees, and that nothing it sees depends on what it does not."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given

from moon_desktop.engine.pieces import mask, tiles
from moon_desktop.games.auction.phases import Bidding, Naming, Playing
from moon_desktop.games.forty_two.game import GAME
from moon_desktop.games.forty_two.match import FortyTwo
from tests.kit.forty_two import SURE, Table, playable_rules, walked
from tests.kit.strategies import LAW, seeds


def swapped(match: FortyTwo, seat: int, random: Random) -> FortyTwo:
    """The same position with the tiles that others hold or laid away shuffled among themselves;
    what they may bid is asked of their new hands."""
    phase = match.phase
    assert isinstance(phase, Bidding | Naming | Playing)
    held = phase.tricks.held if isinstance(phase, Playing) else phase.hand.held
    hidden = [tile for other, bits in enumerate(held) if other != seat for tile in tiles(bits)]
    other = hidden.copy()
    random.shuffle(other)
    turned = dict(zip(hidden, other, strict=True))

    def bits(before: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(mask(turned.get(tile, tile) for tile in tiles(one)) for one in before)

    deal: Any = phase.hand.deal
    deal = deal._replace(
        hands=tuple(tuple(turned.get(tile, tile) for tile in hand) for hand in deal.hands)
    )
    hand = phase.hand._replace(deal=deal, held=bits(phase.hand.held))
    if isinstance(phase, Playing):
        tricks = phase.tricks._replace(held=bits(phase.tricks.held))
        return match._replace(phase=phase._replace(hand=hand, tricks=tricks))
    return match._replace(phase=phase._replace(hand=hand))


@LAW
@given(rules=playable_rules(), seed=seeds())
def test_a_sight_does_not_depend_on_hidden_tiles(rules, seed):
    """T1.3: at every position, for every seat; nor does what it sees of the deal."""
    random = Random(seed)

    def watch(match: FortyTwo) -> None:
        if match.turn is None:
            return
        for seat in range(4):
            other = swapped(match, seat, random)
            assert other.sight(seat) == match.sight(seat)
            assert other.sight(seat).veil() == match.sight(seat).veil()
            here, there = (each.phase.hand.deal for each in (match, other))  # type: ignore[union-attr]
            assert GAME.visible(here, seat) == GAME.visible(there, seat)
            assert GAME.visible(here, None) == GAME.visible(there, None)

    walked(rules, seed, 1, watch)


def test_a_seat_sees_all_that_was_said_and_played():
    """T1.3: the tricks, who took them, and what they count."""
    table = Table().deal(SURE, "5-5").say("31 pass pass pass", "6", "6-6 5-5")
    table.add(table.match.legal()[-1])
    for seat in range(4):
        sight = table.match.sight(seat)
        assert [bid.bid for bid in sight.said] == ["31", "pass", "pass", "pass"]
        assert [play.piece for play in sight.plays][:2] == ["6-6", "5-5"]
        assert sight.counts == (6, 6, 6, 7)
        assert (sight.bidder, sight.bid, sight.trump, sight.suit) == (0, "31", "6", 6)
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
