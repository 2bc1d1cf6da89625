"""What there is to be glad of in a match that was won."""

from __future__ import annotations

from moon_desktop.memory.feats import Ended, feat, lead
from tests.kit.cases import each

WON, LOST = Ended(True, 5, 9), Ended(False, 5, 9)


@each(
    ("matches", "feats"),
    [
        ([LOST, LOST], [None, None]),
        ([LOST, WON], [None, "first"]),
        ([WON, WON, WON, WON], ["first", "streak", "longest", "longest"]),
        ([WON, WON, LOST, WON, WON], ["first", "streak", None, None, "streak"]),
        ([*[WON] * 3, LOST, *[WON] * 4],
         ["first", "streak", "longest", None, None, "streak", "streak", "longest"]),
        ([WON, WON, WON, LOST, Ended(True, 6, 9)],
         ["first", "streak", "longest", None, "clearest"]),
        ([WON, WON, WON, LOST, Ended(True, 5, 8)],
         ["first", "streak", "longest", None, "quickest"]),
        ([WON, LOST, Ended(True, 9, 2)], ["first", None, None]),
    ],
)  # fmt: skip
def test_what_is_told_of_a_match(matches, feats):
    """Nothing of one that was lost; nothing is clearer or quicker than next to nothing."""
    told = [feat(matches[:place], match)[0] for place, match in enumerate(matches)]
    assert told == feats


def test_figures_that_are_told():
    assert feat([WON, WON], WON) == ("longest", 3)
    assert feat([WON, WON, WON, LOST], Ended(True, 1, 4)) == ("quickest", 4)


def test_lead_is_over_the_next_side():
    assert lead([3, 21, 14]) == 7
    assert lead([5]) == 5
