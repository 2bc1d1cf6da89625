"""The help on the card game: the book of its rules, and the pictures."""

from __future__ import annotations

import re

import pytest

from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon_cards.rules import CHOICES, PRESETS, MoonCardsRules
from moon_desktop.resources import folder
from moon_desktop.windows.help.pictures import SIZES, card_picture, emblem_picture
from tests.kit.rule_ids import RULES_CARDS

PICTURE = re.compile(r"!\[[^]]+\]\(([^)]+)\)(?:\s|<br>)*")
SHOW = CATALOGUE["shoot-the-moon-cards"].show
LANGUAGES = {path.name: path / "moon_cards" for path in (folder() / "languages").iterdir()}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_rule_book_has_every_rule_once_and_every_preset_as_it_is(code):
    """C1–C7: by the same ids; the values of each preset under its key, and all house rules."""
    text = (LANGUAGES[code] / "rules.md").read_text("utf-8")
    assert re.findall(r"(?m)^\*\*(C[\d.]+)\*\*", text) == RULES_CARDS
    parts = dict(re.findall(r"(?ms)^### ([a-z-]+)\n(.*?)(?=^##|\Z)", text))
    assert list(parts) == list(PRESETS)
    usual = MoonCardsRules().to_record()
    for key, part in parts.items():
        listed = dict(re.findall(r"(?m)^- `(\w+)`: (\S+)$", part))
        values = PRESETS[key].to_record()
        wanted = {name: value for name, value in values.items() if value != usual[name]}
        assert listed == {name: str(value) for name, value in (wanted or usual).items()}
    rows = re.findall(r"(?m)^- `(\w+)`: (.+) \S+: (\S+)\. \((C[\d.]+)\)$", text)
    assert [(row[0], row[2]) for row in rows] == [(name, str(usual[name])) for name in usual]
    for name, line, _, rule in rows:
        assert rule in SHOW.rule_source(name)
        assert all(f"`{value}`" in line for value in CHOICES[name] or ())


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_picture_in_the_help_can_be_drawn(qapp, code):
    """C1.1: cards, colours, Moon cards and a back."""
    found = [
        address.split(":", 1)
        for name in ("terms.md", "in-force.md")
        for address in PICTURE.findall((LANGUAGES[code] / name).read_text("utf-8"))
    ]
    assert len(found) == 18
    for kind, picture in found:
        draw = {"card": card_picture, "emblem": emblem_picture}[kind]
        assert not draw(picture, SIZES[kind], 1.0).isNull()
