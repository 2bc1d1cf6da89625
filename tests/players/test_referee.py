"""A player that fails to choose is passed over: the match goes on, and the log has a note."""

from __future__ import annotations

import logging

import pytest

from moon_desktop.engine.entries import Bid
from moon_desktop.games.moon.entries import MoonSight
from moon_desktop.players.referee import choose
from tests.kit.arrange import Table

SIGHT = Table().deal().match.sight(0)


class Says:
    """Chooses what it is told to, legal or not, or raises it."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, sight: MoonSight):
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer


class Anything:
    """Claims to equal whatever it is compared with."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


class Spiteful:
    """Cannot even be written down."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no")

    def __hash__(self) -> int:
        raise RuntimeError("no")


FALLBACK = Says(Bid(0, "5"))


def test_legal_choice_is_taken(caplog):
    assert choose(Says(Bid(0, "4")), SIGHT, FALLBACK) == Bid(0, "4")
    assert not caplog.records


@pytest.mark.parametrize(
    "answer",
    [
        RuntimeError("lost my glasses"),
        RecursionError(),
        Bid(0, "double"),
        Bid(1, "4"),
        None,
        "4",
        ["4"],
        Spiteful(),
    ],
)
def test_what_is_no_legal_choice_is_replaced_and_noted(answer, caplog):
    assert choose(Says(answer), SIGHT, FALLBACK) == Bid(0, "5")
    (note,) = caplog.records
    assert note.levelno == logging.WARNING
    assert "Says at seat 0 in hand 1 is passed over" in note.getMessage()
    assert "\n" not in note.getMessage()


def test_note_tells_what_went_wrong(caplog):
    choose(Says(ValueError("lost my glasses")), SIGHT, FALLBACK)
    choose(Says(Bid(0, "double")), SIGHT, FALLBACK)
    raised, chosen = (note.getMessage() for note in caplog.records)
    assert "lost my glasses" in raised
    assert "Bid(seat=0, bid='double')" in chosen


def test_the_choice_is_the_legal_one_whatever_claims_to_equal_it():
    choice = choose(Says(Anything()), SIGHT, FALLBACK)
    assert choice is SIGHT.legal[0]


def test_first_legal_choice_where_both_fail(caplog):
    assert choose(Says(None), SIGHT, Says(OSError())) is SIGHT.legal[0]
    assert len(caplog.records) == 2


def test_ctrl_c_is_no_failure_of_a_player():
    with pytest.raises(KeyboardInterrupt):
        choose(Says(KeyboardInterrupt()), SIGHT, FALLBACK)


def test_where_there_is_one_choice_it_is_made():
    forced = SIGHT._replace(legal=(Bid(0, "4"),))
    assert choose(Says(None), forced, Says(None)) == Bid(0, "4")
