"""A finished hand of Texas 42 told from the deal to the marks, and laid open with its counts."""

from __future__ import annotations

from moon_desktop.games.forty_two.show.account import laid_open
from moon_desktop.games.shown.sheet import HandShown
from tests.games.forty_two.test_scoring import (
    marks,
    nel_o,
    plunged,
    points,
    split,
)
from tests.kit.forty_two import SURE, Table

NAMES = ("You", "Theo", "Bea", "Ada")


def opened(table: Table) -> HandShown:
    shown = laid_open(table.rules, NAMES, table.entries, 1)
    assert shown is not None
    return shown


def test_a_hand_in_words():
    """T2.1: what each trick counts, and each tile that does."""
    hand = opened(split(marks(target=7), "30"))
    lines = hand.told.splitlines()
    assert lines[0] == "Hand 1. You bid 30. Sixes are trump. The bid was made."
    assert lines[1].startswith("You were dealt double six, double five")
    assert lines[5] == "You bid 30. Theo passed. Bea passed. Ada passed."
    assert lines[6] == (
        "Trick 1. You led the double five. It counts 10. Theo played the five-blank. It counts 5. "
        "Bea played the five-one. Ada played the five-two. You took it: it counts 16."
    )
    assert lines[13:] == [
        "You & Bea counted 33. You & Bea won 1 mark. You & Bea: 1 of 7 marks.",
        "Theo & Ada counted 9. Theo & Ada: 0 of 7 marks.",
    ]


def test_a_hand_laid_open():
    """T2.1, T8.1: the count behind each trick, and by side tricks, count, marks and total."""
    hand = opened(split(marks(), "34"))
    assert (hand.contract, hand.outcome, hand.ink, hand.beside) == (
        *("You bid 34. Sixes are trump.", "The bid was set.", "red", "Ada shook"),
    )
    assert (hand.worth_head, [trick.worth for trick in hand.tricks]) == (
        *("Count", ["16", "11", "6", "6", "1", "1", "1"]),
    )
    assert hand.heads == ("Tricks", "Count", "Marks", "Total")
    figures = [(name, *(figure.text for figure in line)) for name, line in hand.points]
    assert figures == [("You & Bea", "3", "33", "0", "0"), ("Theo & Ada", "4", "9", "+1", "1")]
    in_points = opened(split(points(), "34"))
    assert in_points.heads[2] == in_points.points_title == "Points"
    assert [figure.text for figure in in_points.points[1][1]] == ["4", "9", "+43", "43"]
    assert in_points.told.splitlines()[-1] == (
        "Theo & Ada counted 9. Theo & Ada plus 43, total 43."
    )


def test_the_partner_who_named_trump_is_told():
    """T5.1: after plunge and splash."""
    assert opened(plunged(marks(), "plunge", made=True)).contract == (
        "You bid plunge, for three marks. Bea named trump and led. Sixes are trump."
    )


def test_nel_o_has_no_count():
    """T6.2–T6.4: who sat out laid seven tiles away."""
    hand = opened(nel_o(marks(), made=False))
    assert [piece.mark for piece in hand.held[2].pieces] == ["away"] * 7
    assert (hand.worth_head, {trick.worth for trick in hand.tricks}) == ("", {""})
    assert hand.reasons == ("Bea sat out.", "The bidder took a trick, which sets nel-o at once.")
    assert [line[1].text for _, line in hand.points] == ["–", "–"]
    assert "counts" not in hand.told
    assert "counted" not in hand.told


def test_a_renege_is_told_by_the_suits_of_the_call():
    """T5.4, T7.2."""
    table = Table(renege="forfeit", sevens=True).deal("6-1", "5-2 4-4", "4-3", "")
    table.bid(0, "30").say("sevens", "6-1 4-4")
    hand = opened(table)
    assert "Theo reneged with the double four on sevens" in hand.reasons[0]
    assert hand.tricks[0].worth == ""
    assert laid_open(table.rules, NAMES, table.entries, 2) is None


def test_why_not_all_tricks_were_played():
    """T7.3."""
    table = Table(stop_when_decided=True).deal("", SURE).bid(0, "1m").say("6").play_on()
    (reason,) = opened(table).reasons
    assert reason == "The bid was decided, so the last 6 tricks were not played."
