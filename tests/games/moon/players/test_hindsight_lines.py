"""What each line of a record comes to with all tiles seen, by the numbers of the lines."""

from __future__ import annotations

import json
from typing import Any

from moon_desktop.engine.entries import Note, Play
from moon_desktop.engine.reading import Reading, read
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon.players.hindsight import HindsightLine, hindsight_lines
from moon_desktop.games.moon.show.beside import hindsight_report
from tests.kit.arrange import Table


def reading_of(table: Table) -> Reading:
    return read(table.lines(), CATALOGUE)


SURE = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"
"""Takes every trick with sixes for trumps."""


def lines(table: Table) -> list[HindsightLine]:
    found: Any = hindsight_lines(reading_of(table))
    return list(found)


def test_every_choice_has_a_line_and_nothing_else_has():
    """Line 1 is the header, 2 the draw, 3 the deal."""
    table = Table(target=7).sweep(0)
    told = lines(table)
    assert [line.number for line in told][:7] == [4, 5, 6, 7, 8, 9, 10]
    assert [line.to_json()["event"] for line in told] == ["bid"] * 3 + ["exchange", "trump"] + [
        "play"
    ] * 21
    assert {line.hand for line in told} == {1}
    read_again = [json.loads(raw) for raw in table.lines()]
    for line in told:
        written = read_again[line.number - 1]
        spoken = line.to_json()
        assert {key: spoken[key] for key in written} == written


def test_notes_count_as_lines():
    table = Table(target=7).deal(SURE).say("7")
    table.entries.append(Note("hint", 1))
    table.say("pass pass")
    assert [line.number for line in lines(table)] == [4, 6, 7]


def test_bid_is_what_its_seat_comes_to():
    table = Table("fosdick").deal(SURE).say("7 pass pass")
    first, second, third = lines(table)
    assert first.to_json() == {
        "line": 4,
        "event": "bid",
        "seat": 0,
        "bid": "7",
        "values": {"4": 7, "5": 7, "6": 7, "7": 7, "over": 7},
    }
    assert set(second.values) == {"over"}
    assert first.lost is None
    assert third.lost is None


def test_discard_and_trump_are_tricks_with_the_best_to_come():
    table = Table("fosdick-widow").deal(SURE, widow="2-1").say("7 pass pass", "6-6", "5")
    *_, exchange, trump = lines(table)
    assert exchange.to_json()["discard"] == "6-6"
    assert exchange.values["2-1"] == 7
    assert exchange.lost == 7 - exchange.values["6-6"]
    assert trump.to_json()["trump"] == "5"
    assert trump.values["6"] == max(trump.values.values())
    assert trump.lost == trump.values["6"] - trump.values["5"]


def test_tile_with_two_ends_has_the_better_for_who_leads_it():
    """M4.5; a defender who leads would have few."""
    table = Table("fosdick", named_lead=True)
    table.deal("6-6 5-5 4-4 6-5 6-4 2-1 1-1", "6-1 5-4 5-3 4-3 3-2 2-2 3-3")
    table.say("4 pass pass", "none", "2-1/1")
    lead = lines(table)[-1]
    told = lead.to_json()
    assert (told["tile"], told["suit"]) == ("2-1", "1")
    assert set(told["named"]) == {"6-5", "6-4", "2-1"}
    assert set(told["named"]["2-1"]) == {"2", "1"}
    for tile, ends in told["named"].items():
        assert told["values"][tile] == max(ends.values())
    table.say("6-1")
    table.say(table.open().split()[0])
    table.say("5-4/5")
    assert table.entries[-1] == Play(1, "5-4", "5")
    lead = lines(table)[-1]
    assert len(lead.named) > 2
    for tile, ends in lead.named.items():
        assert lead.values[tile] == min(ends.values())


def test_renege_has_no_figure():
    """M4.8, where it is accepted: the offender holds a tile that follows."""
    table = Table("fosdick", renege="forfeit").deal("6-6 6-5 6-4", "6-3 5-5 4-4")
    table.say("4 pass pass", "6", "6-6", "5-5")
    renege = lines(table)[-1]
    assert renege.values.keys() == {"6-3"}
    assert renege.lost is None


def test_report_has_a_table_for_each_hand():
    table = Table("fosdick", target=50).deal(SURE).say("7 pass pass", "6").play_on()
    table.pass_out()
    report = hindsight_report(lines(table), ("Ann", "Bea", "Cy"))
    rows = report.splitlines()
    assert rows[0] == "Seats: 0 Ann, 1 Bea, 2 Cy."
    assert [row for row in rows if row.startswith("Hand ")] == ["Hand 1", "Hand 2"]
    bid = next(row for row in rows if "bid 7" in row)
    assert " ".join(bid.split()) == "4 0 bid 7 7 4 7 5 7 6 7 7 7 over 7"
    played = next(row for row in rows if " 6-6 " in row and "bid" not in row and "trump" not in row)
    assert " ".join(played.split()).startswith("8 0 6-6 7 –")


def test_report_of_a_record_without_a_choice():
    assert "Nothing has been chosen yet." in hindsight_report([], ("A", "B", "C"))
