"""What plates, plaque, bubbles and places say of a Sight."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moon_desktop.games.moon.match import Moon
from moon_desktop.games.moon.show.plates import telling
from tests.kit.arrange import Table
from tests.kit.strategies import LAW, playable_rules, seeds
from tests.kit.walks import walked

NAMES = ("Ann", "Bea", "Cy", "Dot")
ANN = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"


@LAW
@given(rules=playable_rules(), seed=seeds(), seat=st.integers(0, 3))
def test_everything_that_can_be_seen_can_be_told(rules, seed, seat):
    """Whose turn it is, who deals and who bid stand on the right plates in any match."""
    seat %= rules.seats

    def watch(match: Moon) -> None:
        sight = match.sight(seat)
        words = telling(sight, NAMES[: rules.seats], sight.seat)
        by_seat = [words.plates[(other - seat) % rules.seats] for other in range(rules.seats)]
        assert [plate.name for plate in by_seat] == list(NAMES[: rules.seats])
        assert [s for s, plate in enumerate(by_seat) if plate.turn] == (
            [] if sight.turn is None else [sight.turn]
        )
        assert [s for s, plate in enumerate(by_seat) if plate.dealer] == (
            [] if sight.dealer is None else [sight.dealer]
        )
        assert words.title
        discard = sight.last is not None and sight.last.discard is not None
        assert bool(words.caption) == (sight.widow_down or discard)
        for other, plate in enumerate(by_seat):
            together = sight.seats.members(sight.seats.side(other))
            # Those of a hand that is over are told until the next deal.
            taken = sight.at_its_end.taken or (0,) * rules.seats
            assert plate.tricks == sum(taken[seat] for seat in together)
            assert plate.fullness is None or 0 <= plate.fullness <= 1
            assert plate.in_hole == (plate.fullness is None)
            assert plate.in_hole == str(plate.score).startswith("\u2212")

    walked(rules, seed, hands=2, watch=watch)


@pytest.mark.parametrize(
    ("bid", "taken", "left", "line"),
    [
        ("5", 0, 7, "Ann bid 5 \u2014 5 more needed"),
        ("5", 4, 2, "Ann bid 5 \u2014 1 more needed"),
        ("5", 2, 3, "Ann bid 5 \u2014 all 3 needed"),
        ("5", 4, 1, "Ann bid 5 \u2014 the last trick needed"),
        ("5", 5, 2, "Ann bid 5 \u2014 made"),
        ("5", 1, 3, "Ann bid 5 \u2014 set by 1"),
        ("over", 2, 5, "Ann bid shoot over \u2014 all 5 needed"),
        ("under", 0, 5, "Ann bid shoot under \u2014 no tricks"),
    ],
)
def test_plaque_tells_what_the_bidder_still_needs(bid, taken, left, line):
    table = Table().deal(ANN, widow="3-3").bid(0, bid).contract("" if bid == "under" else "6")
    sight = table.match.sight(0)._replace(taken=(taken, 0, 0), tricks=(None,) * (7 - left))
    assert telling(sight, NAMES, 0).line == line


def test_name_that_is_written_from_right_to_left_stays_within_its_sentence():
    names = ("Ann", "\u05d0\u05d3\u05d4", "Cy")
    words = telling(Table().deal(ANN).say("4", "5").match.sight(0), names, 0)
    assert words.line == "\u2068\u05d0\u05d3\u05d4\u2069: 5"
    assert [plate.name for plate in words.plates] == list(names), "a plate has it as it is"
