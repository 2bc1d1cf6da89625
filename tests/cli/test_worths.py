"""What each line of a record comes to with all pieces seen, by the numbers of the lines, and its
table."""

from __future__ import annotations

import json
from typing import Any

from moon_desktop.cli.worths import HindsightLine, hindsight_lines, hindsight_table
from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Note, Play
from moon_desktop.engine.reading import read
from moon_desktop.games import CATALOGUE
from tests.kit import forty_two
from tests.kit.arrange import Table

SURE = "6-6 6-5 6-4 6-3 6-2 6-1 5-5"
"""Takes every trick with sixes for trumps."""


def lines(table: Any) -> list[HindsightLine]:
    return list(hindsight_lines(read(table.lines(), CATALOGUE)))


def told_of(line: HindsightLine) -> dict[str, Any]:
    return line.to_json(CATALOGUE["moon"])


def test_every_choice_has_a_line_and_nothing_else_has():
    """Line 1 is the header, 2 the draw, 3 the deal."""
    table = Table(target=7).sweep(0)
    told = lines(table)
    assert [line.number for line in told][:7] == [4, 5, 6, 7, 8, 9, 10]
    assert [told_of(line)["event"] for line in told] == ["bid"] * 3 + ["exchange", "trump"] + [
        "play"
    ] * 21
    assert {line.hand for line in told} == {1}
    read_again = [json.loads(raw) for raw in table.lines()]
    for line in told:
        written = read_again[line.number - 1]
        spoken = told_of(line)
        assert {key: spoken[key] for key in written} == written


def test_notes_count_as_lines():
    table = Table(target=7).deal(SURE).say("7")
    table.entries.append(Note("hint", 1))
    table.say("pass pass")
    assert [line.number for line in lines(table)] == [4, 6, 7]


def test_bid_is_what_its_seat_comes_to():
    table = Table("fosdick").deal(SURE).say("7 pass pass")
    first, second, third = lines(table)
    assert told_of(first) == {
        "line": 4,
        "hand": 1,
        "event": "bid",
        "seat": 0,
        "bid": "7",
        "choice": "7",
        "values": {"4": 7, "5": 7, "6": 7, "7": 7, "over": 7},
    }
    assert set(told_of(second)["values"]) == {"over"}
    assert first.lost is None
    assert third.lost is None


def test_discard_and_trump_are_tricks_with_the_best_to_come():
    table = Table("fosdick-widow").deal(SURE, widow="2-1").say("7 pass pass", "6-6", "5")
    *_, exchange, trump = lines(table)
    assert told_of(exchange)["discard"] == "6-6"
    values = told_of(exchange)["values"]
    assert values["2-1"] == 7
    assert exchange.lost == 7 - values["6-6"]
    assert told_of(trump)["trump"] == "5"
    values = told_of(trump)["values"]
    assert values["6"] == max(values.values())
    assert trump.lost == values["6"] - values["5"]


def test_tile_with_two_ends_has_the_better_for_who_leads_it():
    """M4.5; a defender who leads would have few."""
    table = Table("fosdick", named_lead=True)
    table.deal("6-6 5-5 4-4 6-5 6-4 2-1 1-1", "6-1 5-4 5-3 4-3 3-2 2-2 3-3")
    table.say("4 pass pass", "none", "2-1/1")
    lead = lines(table)[-1]
    told = told_of(lead)
    assert (told["tile"], told["suit"]) == ("2-1", "1")
    assert set(told["named"]) == {"6-5", "6-4", "2-1"}
    assert set(told["named"]["2-1"]) == {"2", "1"}
    for tile, ends in told["named"].items():
        assert told["values"][tile] == max(ends.values())
    table.say("6-1")
    table.say(table.open().split()[0])
    table.say("5-4/5")
    assert table.entries[-1] == Play(1, "5-4", "5")
    told = told_of(lines(table)[-1])
    assert len(told["named"]) > 2
    for tile, ends in told["named"].items():
        assert told["values"][tile] == min(ends.values())


def test_renege_has_no_figure():
    """M4.8, where it is accepted: the offender holds a tile that follows."""
    table = Table("fosdick", renege="forfeit").deal("6-6 6-5 6-4", "6-3 5-5 4-4")
    table.say("4 pass pass", "6", "6-6", "5-5")
    renege = lines(table)[-1]
    assert told_of(renege)["values"].keys() == {"6-3"}
    assert renege.lost is None


def test_report_has_a_table_for_each_hand():
    table = Table("fosdick", target=50).deal(SURE).say("7 pass pass", "6").play_on()
    table.pass_out()
    report = hindsight_table(lines(table), ("Ann", "Bea", "Cy"))
    rows = report.splitlines()
    assert rows[0] == "Seats: 0 Ann, 1 Bea, 2 Cy."
    assert [row for row in rows if row.startswith("Hand ")] == ["Hand 1", "Hand 2"]
    told = {row.split()[0]: " ".join(row.split()) for row in rows if row[:6].strip().isdigit()}
    assert told["4"] == "4 0 7 7 4 7 5 7 6 7 7 7 over 7"
    assert told["8"].startswith("8 0 6-6 7 –")


def test_report_of_a_record_without_a_choice():
    assert "Nothing has been chosen yet." in hindsight_table([], ("A", "B", "C"))


def test_a_record_of_texas_42_has_them_too():
    """T7.1: of every choice what it came to, and what another had been better by; a bid has
    nothing to lose."""
    table = forty_two.Table().sweep(0)
    told = lines(table)
    assert len(told) == 4 + 1 + 28
    passed, lead, reply = told[1], told[5], told[6]
    assert passed.choice == Bid(1, PASS)
    assert passed.lost is None
    assert (lead.choice.seat, lead.many, lead.lost) == (0, True, 0)
    assert (reply.choice.seat, reply.many) == (1, False)
