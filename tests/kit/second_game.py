"""A second game beside Moon in the catalogue: the same play under a name of its own."""

from __future__ import annotations

from typing import Final

import pytest

from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game

MOON: Final = CATALOGUE["moon"]

SECOND: Final = Game(
    "second",
    home=MOON.home,
    rules=MOON.rules,
    choices=MOON.choices,
    presets={"second-usual": MOON.presets["fosdick"], "second-other": MOON.rules()},
    start=MOON.start,
    forms=MOON.forms,
    visible=MOON.visible,
)


class SecondShow:
    """What Moon says of itself, but for the names of the game and of its presets."""

    def __getattr__(self, name: str) -> object:
        return getattr(MOON.show, name)

    def game_name(self) -> str:
        return "Second"

    def preset_name(self, key: str) -> str:
        return key.replace("-", " ").capitalize()


SECOND.__dict__["show"] = SecondShow()


@pytest.fixture
def second(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The second game, which a package has brought."""
    monkeypatch.setattr(CATALOGUE, "_guests", {SECOND.name: SECOND})
    return SECOND
