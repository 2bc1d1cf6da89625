"""Notes of every kind, in the record of every game."""

from __future__ import annotations

import pytest

from moon_desktop.engine.reading import read
from moon_desktop.games import CATALOGUE, OWN, record_text
from tests.kit.arrange import header_of

NOTES = (
    '{"event": "note", "kind": "undo", "seat": 1}',
    '{"event": "note", "kind": "hint", "seat": 0}',
    '{"event": "note", "kind": "claim", "seat": 1}',
    '{"event": "note", "kind": "clock", "elapsed": 90}',
    '{"event": "note", "kind": "seen"}',
    '{"event": "note", "kind": "seated", "seat": 1, "player": "human", "name": "Büchner “C.”"}',
    '{"event": "note", "kind": "seated", "seat": 0, "player": "nobody known", "name": ""}',
)
"""Of which nothing is compared with the header, nor with whether there is a clock."""

PRESETS = [preset for name in OWN for preset in CATALOGUE[name].presets]


@pytest.mark.parametrize("preset", PRESETS)
def test_notes_are_read_and_kept_to_the_byte_and_change_nothing(preset):
    """M8, T9, C7: before the draw, after it, and in a hand."""
    game = CATALOGUE.preset(preset)[0]
    match = game.start(game.presets[preset])
    text = header_of(match.rules).decode()
    while match.number == 0 or match.turn is None:
        text += "".join(f"{note}\n" for note in NOTES)
        chance = match.chance(7)
        assert chance is not None
        match, _ = match.after(chance)
        text += game.forms.line(chance)
    text += "".join(f"{note}\n" for note in NOTES)
    reading = read(text.encode().splitlines(keepends=True), CATALOGUE)
    assert reading.match == match
    assert record_text(reading.header, reading.entries) == text
