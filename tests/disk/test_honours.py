"""What a person has won: what is told of it, and the file that keeps it."""

from __future__ import annotations

import json
from typing import Any

from moon_desktop.disk.honours import NAME, Honours, Tally
from tests.kit.cases import each


def played(*matches: tuple[bool, int, int]) -> tuple[Tally, list[Any]]:
    tally, told = Tally(), list[Any]()
    for won, lead, hands in matches:
        tally, feat = tally.after_match(won=won, lead=lead, hands=hands)
        told.append(feat)
    return tally, told


WON, LOST = (True, 5, 9), (False, 5, 9)


@each(
    ("matches", "feats"),
    [
        ([LOST, LOST], [None, None]),
        ([LOST, WON], [None, "first"]),
        ([WON, WON, WON, WON], ["first", "streak", "longest", "longest"]),
        ([WON, WON, LOST, WON, WON], ["first", "streak", None, None, "streak"]),
        ([*[WON] * 3, LOST, *[WON] * 4],
         ["first", "streak", "longest", None, None, "streak", "streak", "longest"]),
        ([WON, WON, WON, LOST, (True, 6, 9)], ["first", "streak", "longest", None, "clearest"]),
        ([WON, WON, WON, LOST, (True, 5, 8)], ["first", "streak", "longest", None, "quickest"]),
        ([WON, LOST, (True, 9, 2)], ["first", None, None]),
    ],
)  # fmt: skip
def test_what_is_told_of_a_match(matches, feats):
    """Nothing of one that was lost; nothing is clearer or quicker than next to nothing."""
    tally, told = played(*matches)
    assert told == feats
    won = sum(match[0] for match in matches)
    assert (tally.won, tally.lost) == (won, len(matches) - won)


def test_a_tally_is_read_again_as_it_was_kept(tmp_path):
    tally, _ = played(WON, WON, LOST, WON)
    tally, feat = tally.after_shoot()
    assert feat == "shoot"
    kept = Honours(tmp_path)
    assert not kept.counted("one")
    kept.keep("moon", tally, "one")
    again = Honours(tmp_path)
    assert again.of("moon") == tally == Tally(3, 1, 1, 2, 5, 9, 1)
    assert again.of("texas42") == Tally()
    assert again.counted("one")
    assert not again.counted("two")
    for number in range(300):
        again.keep("moon", tally, str(number))
    assert not Honours(tmp_path).counted("one"), "it does not grow for ever"
    assert (tmp_path / NAME).stat().st_size < 1 << 14


@each(
    "text",
    [
        "", "[]", "null", '{"games": 3}', '{"games": {"moon": []}, "counted": 4}', "\udcff",
        '{"games": {"moon": {"won": -1, "lost": true, "streak": 1e9, "longest": "3"}}}',
        '{"games": {"moon": {"won": 5, "won": 6}}}', "[" * 100_000, '"' + "x" * 70_000 + '"',
    ],
)  # fmt: skip
def test_what_is_odd_in_the_file_counts_as_nothing(tmp_path, text):
    (tmp_path / NAME).write_bytes(text.encode("utf-8", "surrogateescape"))
    honours = Honours(tmp_path)
    assert honours.of("moon") == Tally()
    honours.keep("moon", Tally(1), "one")
    assert json.loads((tmp_path / NAME).read_text("utf-8"))["games"]["moon"]["won"] == 1


def test_what_is_sound_beside_it_is_kept(tmp_path):
    games = {"moon": {"won": 4, "lost": -2, "more": 1}, "other": {"won": 2}}
    (tmp_path / NAME).write_text(json.dumps({"games": games, "counted": ["a", 3]}), "utf-8")
    honours = Honours(tmp_path)
    assert honours.of("moon") == Tally(won=4)
    assert honours.of("other") == Tally(won=2)
    assert honours.counted("a")


def test_no_folder_and_no_room_are_no_trouble(tmp_path):
    honours = Honours(None)
    honours.keep("moon", Tally(1), "one")
    assert honours.of("moon").won == 1
    (tmp_path / NAME).mkdir()
    Honours(tmp_path).keep("moon", Tally(1), "one")


def test_a_match_with_a_name_of_any_length_leaves_the_file_small_enough_to_be_read(tmp_path):
    kept = Honours(tmp_path)
    kept.keep("moon", Tally(won=1), "x" * 100_000)
    again = Honours(tmp_path)
    assert again.of("moon") == Tally(won=1)
    assert again.counted("x" * 100_000)
