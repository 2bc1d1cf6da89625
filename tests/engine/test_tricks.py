"""Tricks by themselves: who plays next, who sits out, alike pieces, and what a trick is worth."""

from __future__ import annotations

import pytest

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import BIT, TILES, Pack, mask
from moon_desktop.engine.suits import Suits, follow_me
from moon_desktop.engine.tricks import Trick, Tricks
from tests.kit.cases import each

NONE = (0, 0, 0)
"""What three seats took before the first trick."""


def at_table(*hands, turn=0, suits=None, **more):
    """Tricks of dominoes about to begin, one hand a seat."""
    held = tuple(mask(hand.split()) for hand in hands)
    return Tricks(suits or follow_me(), held, turn, taken=(0,) * len(held), **more)


def played(tricks, *pieces):
    """After the seats in turn have played so."""
    for piece in pieces:
        tricks = tricks.after(Play(tricks.turn, piece))
    return tricks


def test_play_goes_round_and_the_taker_leads():
    """M4.1, M4.4."""
    tricks = at_table("5-4 1-1", "6-5 2-2", "5-0 3-3", turn=2)
    first = played(tricks, "5-0")
    assert (first.turn, first.suit, first.plays) == (0, 5, (Play(2, "5-0"),))
    done = played(first, "5-4", "6-5")
    plays = (Play(2, "5-0"), Play(0, "5-4"), Play(1, "6-5"))
    assert done.done == (Trick(plays, 5, 1),)
    assert (done.turn, done.suit, done.plays, done.taken) == (1, None, (), (0, 1, 0))
    assert done.held == (BIT["1-1"], BIT["2-2"], BIT["3-3"])
    assert played(done, "2-2", "3-3", "1-1").taken == (0, 2, 0)


def test_no_number_of_seats_is_taken_for_granted():
    """M4.1: a table of four took no tricks for three."""
    with pytest.raises(TypeError, match="taken"):
        Tricks(follow_me(), (1, 2, 4, 8), 0)  # type: ignore[call-arg]
    lead, *others = "5-4", "6-5", "5-0", "5-1"
    assert played(at_table(lead, *others), lead, *others).taken == (0, 1, 0, 0)


@each(
    ("out", "turn", "order"),
    [
        (0, 1, (1, 2, 3)),
        (0, 3, (3, 1, 2)),
        (2, 1, (1, 3, 0)),
        (3, 2, (2, 0, 1)),
        (None, 2, (2, 3, 0, 1)),
    ],
)
def test_seat_that_sits_out_is_passed_over(out, turn, order):
    """Tricks of three where four are seated, and its hand stays as it was."""
    hands = ["6-6 1-0", "6-5 2-0", "6-4 3-0", "6-3 4-0"]
    tricks = at_table(*hands, turn=turn, out=out)
    turns = []
    for lap in (0, 1):
        turns.append(tricks.turn)
        while len(tricks.done) == lap:
            seat = tricks.turn
            tricks = played(tricks, hands[seat].split()[lap])
            turns.append(tricks.turn)
    assert tuple(turns[: len(order)]) == order
    assert [len(trick.plays) for trick in tricks.done] == [len(order)] * 2
    assert {play.seat for trick in tricks.done for play in trick.plays} == set(order)
    for seat, hand in enumerate(hands):
        assert tricks.held[seat] == (mask(hand.split()) if seat == out else 0)
    assert sum(tricks.taken) == 2
    assert tricks.taken[tricks.done[0].taker] > 0
    assert tricks.out == out


TENS = tuple(10 if tile in ("5-5", "6-4") else 5 if tile in ("5-0", "4-1", "3-2") else 0
             for tile in TILES)  # fmt: skip
"""The counting tiles of 42."""


def test_trick_counts_one_and_what_its_pieces_are_worth():
    """A trick counts one, and its counters more."""
    tricks = at_table("5-5 6-6", "5-0 6-4", "5-1 6-0", "3-2 6-1", worth=TENS)
    first = played(tricks, "5-5", "5-0", "5-1", "3-2")
    assert (first.taken, first.counted) == ((1, 0, 0, 0), (21, 0, 0, 0))
    assert played(first, "6-6", "6-4", "6-0").counted == first.counted
    second = played(first, "6-6", "6-4", "6-0", "6-1")
    assert (second.taken, second.counted) == ((2, 0, 0, 0), (32, 0, 0, 0))
    assert second.worth == TENS


def test_what_was_counted_is_kept_by_the_seat_that_took_it():
    """To who takes the trick."""
    tricks = at_table("5-4 1-1", "5-5 2-2", "5-0 2-1", worth=TENS)
    second = played(tricks, "5-4", "5-5", "5-0", "2-2", "2-1", "1-1")
    assert second.counted == (0, 17, 0)
    other = played(at_table("5-4 1-1", "5-3 2-2", "5-0 2-1", worth=TENS), "5-4", "5-3", "5-0")
    assert played(other, "1-1", "2-2", "2-1").counted == (7, 0, 0)
    mixed = played(at_table("5-4 0-0", "5-3 1-1", "5-0 2-1", worth=TENS, counted=(0, 4, 0)),
                   "5-4", "5-3", "5-0")  # fmt: skip
    assert mixed.counted == (6, 4, 0)


CARDS = Pack(("J", "9", "J", "9", "Q"))
PLAIN = Suits(
    trump_suit=None,
    trumps=0,
    leads=((0,),) * 4 + ((1,),),
    followers=(0b01111, 0b10000),
    strength=((2, 1, 2, 1, 0), (0, 0, 0, 0, 1)),
    pack=CARDS,
)


def test_of_two_alike_one_is_played_and_the_first_takes():
    """The first of two takes it."""
    tricks = Tricks(PLAIN, (0b00101, 0b01010, 0b10000), 0, NONE)
    first = played(tricks, "J", "9", "Q")
    assert first.held == (0b00001, 0b00010, 0)
    shared = Tricks(PLAIN, (0b00010, 0b00001, 0b00100), 0, NONE)
    done = played(shared, "9", "J", "J")
    assert (done.done[0].taker, done.held) == (1, (0, 0, 0))


def test_second_of_two_alike_follows_like_the_first():
    """M4.3, M4.8: which of the bits a seat holds is nothing to the rule."""
    laid = played(Tricks(PLAIN, (0b00001, 0b10100, 0b11000), 0, NONE), "J")
    assert laid.following() == 0b00100
    assert not laid.reneges(Play(1, "J"))
    assert laid.reneges(Play(1, "Q"))


def test_free_piece_is_no_renege():
    """M4.8: nor is anything, where no piece follows."""
    suits = follow_me()._replace(free=BIT["0-0"])
    laid = played(at_table("4-4", "6-4 5-1 0-0", "5-5", suits=suits), "4-4")
    assert not laid.reneges(Play(1, "0-0"))
    assert laid.reneges(Play(1, "5-1"))
    assert not played(laid, "0-0").reneges(Play(2, "5-5"))
