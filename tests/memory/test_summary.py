"""What is kept of a record is what its lines say, counted another way."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Any

from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import GameOver
from moon_desktop.engine.record import Header, SeatName
from moon_desktop.games import CATALOGUE
from moon_desktop.memory.summary import SIGNS, STILL, Share, Summary, summary
from tests.kit.cases import each
from tests.memory.kept import played
from tests.memory.recount import recount

TESTS = Path(__file__).parent.parent
OLD = sorted(path for at in ("golden", "upgrades") for path in (TESTS / at).rglob("*.moon"))


def summed_up(path: Path) -> Summary:
    reading = read_record(path)
    return summary(reading.header, (*reading.entries, *reading.due))


def unpacked(number: int, places: int) -> list[int]:
    return [*number.to_bytes(8, "little")][:places]


def moved(share: Share) -> dict[str, int]:
    """What moved a side's points, by cause."""
    numbers = unpacked(share.causes, len(SIGNS)) if share.causes else [STILL] * len(SIGNS)
    found = {sign: number - STILL for sign, number in zip(SIGNS, numbers, strict=True)}
    return {sign: chips for sign, chips in found.items() if chips}


def assert_counted(path: Path) -> None:
    told = summed_up(path)
    assert {
        "match": (told.game, told.shape, told.created, told.number, told.state, told.winners,
                  told.scores),
        "games": list(map(tuple, told.games)),
        "hands": [(hand.number, hand.game, hand.helped, hand.dealer, hand.bidder, hand.bid,
                   hand.trump, hand.result, hand.seen, unpacked(hand.strong, len(told.seats)))
                  for hand in told.hands],
        "shares": [(hand.number, *share[:-1], moved(share)) for hand in told.hands
                   for share in hand.shares],
    } == recount(path)  # fmt: skip


@each("path", OLD)
def test_golden_and_old_records_are_counted_alike(path):
    assert_counted(path)


def test_records_of_every_preset_are_counted_alike(tmp_path):
    for name, text in played():
        (tmp_path / name).write_text(text, encoding="utf-8")
        assert_counted(tmp_path / name)


def noted(path: Path, *notes: tuple[int, dict[str, object]]) -> Path:
    """A golden record with notes before the line of each number."""
    lines = (TESTS / "golden/fosdick.moon").read_text("utf-8").splitlines(keepends=True)
    for place, note in sorted(notes, key=lambda one: -one[0]):
        lines.insert(place, json.dumps({"event": "note", **note}) + "\n")
    path.write_text("".join(lines), encoding="utf-8")
    return path


def test_hand_counts_for_who_sat_there(tmp_path):
    """Before anybody is known to have sat down it counts for nobody; the header's name is of
    today."""
    deals = [
        place
        for place, line in enumerate((TESTS / "golden/fosdick.moon").read_text().splitlines())
        if '"deal"' in line
    ]
    seated = {"kind": "seated", "seat": 1, "player": "human", "name": " CARLA\u200b  B "}
    path = noted(tmp_path / "a.moon", (deals[1], seated), (deals[2], {"kind": "seen"}))
    told = summed_up(path)
    people = [(hand.shares[1].person, hand.shares[1].player) for hand in told.hands[:3]]
    assert people == [("", ""), ("carla b", "human"), ("carla b", "human")]
    assert [hand.helped for hand in told.hands[:3]] == [False, False, True]
    assert_counted(path)


def test_hand_is_the_same_with_notes_and_under_other_names_and_another_is_not(tmp_path):
    one, other = (summed_up(OLD[0]), summed_up(OLD[1]))
    digests = [hand.digest for told in (one, other) for hand in told.hands]
    assert len(set(digests)) == len(digests)
    plain = summed_up(noted(tmp_path / "a.moon"))
    told = summed_up(noted(tmp_path / "b.moon", (3, {"kind": "hint", "seat": 0})))
    assert [hand.digest for hand in plain.hands] == [hand.digest for hand in told.hands]


def test_match_of_many_games_is_counted_in_proportion():
    """Lines of Python that are run, which no other load of the machine changes."""

    def lines(games: int) -> int:
        rules = replace(CATALOGUE["texas42"].presets["texas-42"], target=1, **BEST_OF)
        match: Any = CATALOGUE["texas42"].start(rules)
        entries, due = list[Any](), tuple[Any, ...]()
        while sum(isinstance(entry, GameOver) for entry in entries) < games:
            entry = due[0] if due else match.chance(5) or match.legal()[0]
            match, due = (match, due[1:]) if due else match.after(entry)
            entries.append(entry)
        seats, count = (SeatName("Ann", "human"),) * 4, 0

        def trace(frame: FrameType, event: str, _: object) -> Any:
            nonlocal count
            count += event == "line"
            return trace if frame.f_code.co_filename.endswith("summary.py") else None

        was = sys.gettrace()
        sys.settrace(trace)
        try:
            found = summary(Header("texas42", rules.to_record(), seats), entries)
        finally:
            sys.settrace(was)
        assert len(found.games) == games
        return count

    assert lines(40) < 2.2 * lines(20)


BEST_OF: dict[str, Any] = {"match": "best-of", "match_length": 999}
