"""Whatever is clicked, dragged, typed and chosen: the journal is the match, and the table goes
on."""

from __future__ import annotations

import pytest

from moon_desktop.disk.journal import Journal
from moon_desktop.disk.record_file import read_record
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.table.tempo import AT_ONCE, Tempo
from moon_desktop.windows.learning.slip import Slip
from tests.gui.monkey import Monkey, Pupil
from tests.kit.lying import assert_lies
from tests.kit.person import until


@pytest.fixture
def prompt_disk():
    """The disk answers when it does."""


HOUSES = [
    MoonRules(),
    MoonRules(seats=4, partners=True, renege="forfeit", aggie_dice=True),
    MoonRules(named_lead=True, widow_timing="after-trump", shoot_tops=3, match="marks"),
]


def let_loose(open_table, data, seed, deeds, pace):
    person = open_table(HOUSES[seed % 3], seed, pace=pace)
    monkey = Monkey(person, seed)
    for _ in range(deeds):
        monkey.act()
        person.host.settle()
        reading = read_record(data / "match.moon")
        assert reading.entries == person.host.entries, monkey.done
        assert reading.match == person.host.match, monkey.done
        assert reading.due == ()
    # The keys may have been left on a button of the bar.
    person.by = "click"
    person.asked()
    person.table.look_back.close()
    person.table.picking.cancel()
    person.hover(person.nowhere)
    until(lambda: all(piece.lies for piece in person.table.scene.pieces.values()), "gliding home")
    assert_lies(person.table.scene, person.host.sight)
    if person.host.match.over:
        person.program.matches.begin(MoonRules(), 1)
    person.asked()
    person.go_on()
    person.asked()
    return person


@pytest.mark.parametrize(
    ("seed", "pace", "deeds"),
    [(0, AT_ONCE, 100), (1, Tempo(0.05, 0.05), 60), (2, Tempo(0.05, 0.05), 60)],
    ids=["at once", "moving, four seats", "moving, ends named"],
)
def test_monkey_cannot_break_the_table(open_table, data, seed, pace, deeds):
    let_loose(open_table, data, seed, deeds, pace)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 102))
def test_monkey_cannot_break_the_table_in_a_long_time(open_table, data, seed):
    let_loose(open_table, data, seed, 1000, Tempo(0.03, 0.03))


def taught(open_table, data, seed, deeds, pace):
    """Whatever is played beside it, the match on disk is the match; and whoever teaches goes with
    what is taught."""
    person = open_table(MoonRules(), seed, pace=pace, expert_seconds="0.2")
    pupil, program, host = Pupil(person, seed), person.program, person.host
    rooms = program.commands
    for _ in range(deeds):
        pupil.act()
        host.settle()
        header, entries = host.own
        reading = Journal(data).left(header.game)
        assert reading is not None, pupil.done
        assert reading.entries == entries, pupil.done
        given, practised = rooms.lesson_room.given, rooms.practice.position is not None
        assert given + practised <= (host.side is not None), pupil.done
        # Whoever left a lesson plays its hand on, and nobody prompts in the match itself.
        prompted = program.thinker.prompter is not None
        assert given <= prompted <= (host.side is not None), pupil.done
        if program.machine.paused:
            assert rooms.welcome.welcome is not None, pupil.done
            slips = person.window.view.findChildren(Slip)
            assert not any(slip.isVisible() for slip in slips), pupil.done
    if rooms.welcome.welcome is not None:
        rooms.welcome.toggle()
    host.come_back()
    person.asked()


@pytest.mark.slow
def test_monkey_learns_nothing_wrong(open_table, data):
    taught(open_table, data, 4, 100, AT_ONCE)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(200, 202))
def test_monkey_learns_nothing_wrong_in_a_long_time(open_table, data, seed):
    taught(open_table, data, seed, 500, Tempo(0.03, 0.03))
