"""What follows a choice at the table, in which order: disk, picture, sound, score, who is next."""

from __future__ import annotations

from functools import partial

import pytest

from moon_desktop.games.moon.contract import TRICKS
from moon_desktop.table.tempo import Tempo
from tests.kit.table_positions import bidding, following, leading

pytestmark = pytest.mark.usefixtures("unpainted")

QUICK = Tempo(0.05, 0.05)
"""Everything is shown, and heard."""

OTHERS = ["on disk", "shows it", "heard: tile", "was shown"]
"""What follows where a computer player plays."""

PLAYED = ["asks no more", *OTHERS[:-1]]
"""What comes first where a person does."""


@pytest.fixture
def effects(sit_at):
    """Sits a person down, and hands over what happens from then on."""

    def sit(table):
        person = sit_at(table, by="click", pace=QUICK)
        program, found = person.program, []
        playback, machine = program.table.playback, program.machine

        def showing(step):
            # Disk is asked, and not told of: what it is told of may wait for the loop of events.
            found.extend(["on disk"] if program.host.on_disk() else [])
            found.append("shows it")

        def entered(pace):
            if pace != "watching":
                found.append(f"{machine.phase}: {pace}")

        def left(pace):
            if pace == "asking":
                found.append("asks no more")

        playback.showing.connect(showing)
        program.table.scene.heard.connect(lambda cue: found.append(f"heard: {cue}"))
        program.table.scene.trick_lies.connect(partial(found.append, "the trick lies"))
        program.croupier.entry_shown.connect(lambda entry: found.append("was shown"))
        program.window.scores.hand_written.connect(lambda hand: found.append("score"))
        machine.entered.connect(entered)
        machine.left.connect(left)
        return person, found

    return sit


def test_a_play_is_on_disk_before_it_is_seen_and_seen_before_the_next_is_asked(effects):
    person, found = effects(following())
    person.go_on()
    person.asked()
    # The trick is taken; then two others lead and follow, and the person is asked again.
    assert found == [
        *PLAYED, "the trick lies", "heard: trick", "was shown", "play: thinking",
        *OTHERS, "play: thinking", *OTHERS, "play: asking",
    ]  # fmt: skip


def test_a_bid_that_buys_is_heard_before_the_widow_is_asked_for(effects):
    person, found = effects(bidding())
    person.go_on()
    person.asked()
    assert found == [
        "asks no more", "on disk", "shows it", "heard: bid", "heard: turn", "heard: wood",
        "was shown", "widow: asking",
    ]  # fmt: skip


@pytest.mark.slow
def test_the_last_trick_is_seen_before_its_hand_is_written_and_then_its_result_read(effects):
    person, found = effects(leading())
    while len(person.asked().tricks) < TRICKS - 1:
        person.go_on()
    found.clear()
    person.go_on()
    person.asked()
    assert found == [
        *PLAYED, "was shown", "play: thinking",
        *OTHERS, "play: thinking",
        *OTHERS[:-1], "the trick lies", "heard: trick",
        *["heard: tile"] * TRICKS, "was shown",
        "on disk", "shows it", "heard: made", "score", "was shown", "score: asking",
    ]  # fmt: skip
