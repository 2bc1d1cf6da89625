"""The renege that ended a hand: what was to be followed, and with what."""

from __future__ import annotations

import pytest

from moon_desktop.engine.account import Offence, accounts
from moon_desktop.games.moon.match import start
from tests.kit.arrange import Table

ANN = "6-1 6-2 5-5 4-4 3-3 2-2"
BEA = "6-6 6-5 6-4"


def reneging(cy: str = "6-3 5-1", trump: str = "6", said: str = "6-6 6-3 5-5", **house) -> Table:
    """Bea leads, Cy follows, and Ann plays something else."""
    table = Table(renege="forfeit", **house).deal(ANN, BEA, cy, widow="0-0")
    return table.bid(1, "4").contract(trump).say(said)


@pytest.mark.parametrize(
    ("table", "offence"),
    [
        (reneging(), Offence(0, "5-5", 6, ("6-1", "6-2"))),
        # M4.3: with doubles trump, 6-6 leads doubles, and a six does not follow it.
        (
            reneging("1-1 5-1", "doubles", "6-6 1-1 6-1"),
            Offence(0, "6-1", 7, ("2-2", "3-3", "4-4", "5-5")),
        ),
        # M4.5: the end that was named is the suit.
        (reneging("4-1", "none", "6-4/4 4-1 6-1", named_lead=True), Offence(0, "6-1", 4, ("4-4",))),
        # A hand that is being dealt hides none; one passed out since is none.
        (reneging().deal(), Offence(0, "5-5", 6, ("6-1", "6-2"))),
        (reneging().pass_out(), None),
        (reneging().sweep(0), None),
        (Table(), None),
        (Table().deal(), None),
    ],
)
def test_offence_names_the_suit_and_all_that_would_have_followed(table, offence):
    """M4.3, M4.5, M4.8: of the hand that ended last, where it ended so."""
    told = list(accounts(start(table.rules), table.entries))
    assert (told[-1].offence if told else None) == offence
