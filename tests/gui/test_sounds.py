"""When the table is heard: what it shows, to whoever wants to hear it and has the window open."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from moon_desktop.app.sounds import Sounds
from moon_desktop.games.moon.rules import PRESETS
from moon_desktop.outside.speaker import Speaker
from moon_desktop.table.tempo import AT_ONCE, Tempo
from tests.kit.person import Person, until

pytestmark = pytest.mark.usefixtures("unpainted")

RULES = PRESETS["fosdick"]
BARELY = Tempo(0.0, 0.001)
"""Nothing takes any time, but nothing is left out."""


@pytest.fixture
def heard(monkeypatch) -> list[str]:
    """The cues that come to the loudspeaker."""
    cues: list[str] = []
    monkeypatch.setattr(Speaker, "say", lambda self, cue: cues.append(cue))
    return cues


def sounds_of(person: Person) -> Sounds:
    (found,) = person.program.findChildren(Sounds)
    return found


def test_a_hand_is_heard_from_the_shuffle_to_the_pencil(open_table, heard):
    person = open_table(RULES, 1, pace=BARELY, by="click")
    # Where all pass, nothing is played.
    person.asked_in("play")
    assert heard[:4] == ["tile", "tile", "tile", "shuffle"], "drawn for the deal, and shuffled"
    person.play_hand()
    del heard[: -heard[::-1].index("shuffle") - 1]
    # One a piece; the loudspeaker thins them.
    assert heard.count("tick") == 21
    assert {"bid", "pass", "trump", "tile", "trick"} < set(heard)
    until(lambda: heard[-1] in ("made", "set"), "the end of the hand")
    assert heard[-2] == "pencil"
    counted = len(person.table.scene.layout.counted.tricks)
    assert heard.count("tile") == 3 * heard.count("trick") + counted > 0
    assert "your-turn" not in heard, "it is off unless it is wished"


def test_what_is_laid_out_at_once_is_silent(open_table, heard):
    person = open_table(RULES, 1, pace=BARELY, by="click")
    person.asked_in("play")
    person.go_on()
    person.asked()
    del heard[:]
    person.do("undo")
    assert person.asked().phase == "play"
    person.window.resize(900, 640)
    QApplication.processEvents()
    assert heard == []


def test_mute_hidden_and_no_time_are_silence(open_table, heard):
    person = open_table(RULES, 1, pace=BARELY, by="click")
    person.asked()
    sounds = sounds_of(person)
    assert heard
    del heard[:]
    sounds.speaker.sounding.append(iter([0]))
    person.do("mute")
    assert sounds.speaker.sounding == [], "what is heard still ends"
    sounds.hear("tile")
    sounds.hear("match")
    assert person.program.preferences.settings.mute
    person.do("mute")
    sounds.hear("tile")
    person.window.hide()
    sounds.hear("card")
    person.window.show()
    person.window.showMinimized()
    sounds.hear("card")
    person.window.showNormal()
    person.table.set_tempo(AT_ONCE)
    sounds.hear("card")
    QApplication.processEvents()
    assert heard == ["tile"]


def test_no_volume_is_silence_too(open_table, heard):
    person = open_table(RULES, 1, pace=BARELY, volume=0)
    person.asked()
    assert heard == []


def test_of_endings_told_together_the_last_is_heard(open_table, heard):
    person = open_table(RULES, 1, pace=BARELY)
    person.asked()
    del heard[:]
    for cue in ("made", "match", "game"):
        sounds_of(person).hear(cue)
    QApplication.processEvents()
    assert heard == ["match"]
    sounds_of(person).hear("shoot")
    QApplication.processEvents()
    assert heard == ["match", "shoot"]


def test_the_chime_says_that_it_is_your_turn_when_others_have_played(open_table, heard):
    person = open_table(RULES, 1, pace=BARELY, by="click", chime=True, pencil=False)
    person.asked()
    assert heard[-1] == "your-turn"
    del heard[:]
    # The same question once more, as after a dialog.
    person.program.croupier.decide()
    assert heard == []
    person.play_hand()
    assert "your-turn" in heard
    assert "pencil" not in heard


@pytest.mark.slow
def test_a_piece_that_is_refused_or_comes_back_is_heard(open_table, heard):
    person = open_table(RULES, 1, pace=BARELY, by="click")
    while True:
        sight = person.asked_in("play")
        closed = set(sight.held) - {choice.piece for choice in sight.legal}
        if closed:
            break
        person.go_on()
    del heard[:]
    person.take(closed.pop())
    assert heard == ["refused"]
    person.by = "drag"
    person.drag(sight.legal[0].piece, person.nowhere)
    assert heard == ["refused", "wood"]


def test_a_sample_is_as_loud_as_it_is_asked_for(open_table, monkeypatch):
    person = open_table(RULES, 1)
    person.asked()
    volumes: list[float] = []
    monkeypatch.setattr(Speaker, "say", lambda self, cue: volumes.append(self.volume))
    person.program.commands.sampled.emit(30)
    assert volumes == [0.3]
