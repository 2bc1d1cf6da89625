"""A second game beside Moon in the catalogue: the same play under a name of its own."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from unittest.mock import patch

import pytest

from moon_desktop.games import CATALOGUE, GROUP
from moon_desktop.games.game import Game
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon.show import MoonShow
from moon_desktop.games.moon.show.house_rules import MoonWords
from moon_desktop.games.moon.show.table import MoonTable
from moon_desktop.players import guests

MOON: Final = CATALOGUE["moon"]

SECOND: Final = Game(
    "second",
    home=MOON.home,
    rules=MOON.rules,
    presets={"second-usual": MOON.presets["fosdick"], "second-other": MOON.rules()},
    start=MOON.start,
    forms=MOON.forms,
)


class SecondWords(MoonWords):
    """What Moon says of its house rules, but for the names of the game and of its presets."""

    def game_name(self) -> str:
        return "Second"

    def preset_line(self, key: str) -> str:
        return f"{self.preset_name(key)}."


class SecondTable(MoonTable):
    """The table of Moon."""


class SecondShow(MoonShow):
    """What Moon says of itself, but for those."""

    @cached_property
    def rules(self) -> MoonWords:
        return SecondWords("second", MoonRules, "moon/house-rules.toml")

    @cached_property
    def table(self) -> MoonTable:
        return SecondTable(self.wording)


SECOND.__dict__["show"] = SecondShow()


@contextmanager
def brought(*games: EntryPoint) -> Iterator[None]:
    """Meanwhile these are the games of other packages, also in processes that are started."""
    points = EntryPoints(games)
    CATALOGUE.look_anew()
    try:
        with (
            TemporaryDirectory() as folder,
            patch.object(guests, "entry_points", lambda group: points.select(group=group)),
            patch.object(sys, "path", [folder, *sys.path]),
        ):
            about = Path(folder) / "games_of_tests-1.0.dist-info"
            about.mkdir()
            (about / "METADATA").write_text("Metadata-Version: 2.1\nName: games-of-tests\n")
            words = "".join(f"{game.name} = {game.value}\n" for game in games)
            (about / "entry_points.txt").write_text(f"[{GROUP}]\n{words}", "utf-8")
            yield
    finally:
        CATALOGUE.look_anew()


@pytest.fixture
def second() -> Iterator[Game]:
    """The second game, which a package has brought."""
    with brought(EntryPoint(SECOND.name, f"{__name__}:SECOND", GROUP)):
        yield SECOND
