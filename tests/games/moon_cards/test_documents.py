"""The help on the card game: its pictures."""

from __future__ import annotations

import re

import pytest

from moon_desktop.games import CATALOGUE
from moon_desktop.resources import folder
from moon_desktop.windows.help.pictures import picture
from moon_desktop.words.language import languages

PICTURE = re.compile(r"!\[[^]]+\]\(([^)]+)\)(?:\s|<br>)*")
SHOW = CATALOGUE["shoot-the-moon-cards"].show
LANGUAGES = {code: folder() / "languages" / code / "moon_cards" for code in languages()}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_picture_in_the_help_can_be_drawn(qapp, code):
    """C1.1: cards, colours, Moon cards and a back."""
    found = [
        address.split(":", 1)
        for name in ("terms.md", "in-force.md")
        for address in PICTURE.findall((LANGUAGES[code] / name).read_text("utf-8"))
    ]
    assert len(found) == 18
    for kind, name in found:
        assert not picture(kind, name, 1.0, 1.0).isNull()
