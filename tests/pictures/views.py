"""In which ways a screen can look: the game, the theme, the tiles, the language and the size."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from moon_desktop.disk.settings import OPTIONS, Settings
from moon_desktop.games import CATALOGUE
from moon_desktop.words.language import languages

SIZES: Final = ("1280x800", "960x600", "2560x1440", "720x1100", "1280x800@2")
"""Width and height of the window, and after a sign how many px of the screen make one of it."""


class View(NamedTuple):
    """One way to look at every screen; ``others`` are options with their values, as they are kept
    in the preferences."""

    game: str
    theme: str
    tiles: str
    language: str
    size: str
    others: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """As a folder is called."""
        return "-".join((*self[1:5], *(o.replace("=", "-") for o in self.others)))

    @property
    def box(self) -> tuple[int, int]:
        """Width and height."""
        width, height = self.size.partition("@")[0].split("x")
        return int(width), int(height)

    @property
    def ratio(self) -> str:
        """Px of the screen to one of the window."""
        return self.size.partition("@")[2] or "1"

    def settings(self) -> Settings:
        """The preferences by which the program looks so."""
        # Weighed no longer than is needed to have something to be seen.
        chosen: dict[str, object] = {"expert_seconds": "0.2", "language": self.language}
        chosen |= {"theme": self.theme, "tiles": self.tiles}
        for other in self.others:
            option, _, value = other.partition("=")
            chosen[option] = {"true": True, "false": False}.get(value, value)
        return Settings(**chosen)  # type: ignore[arg-type]


def choices() -> Mapping[str, tuple[str, ...]]:
    """What there is of each kind, what is usual first."""

    def option(name: str) -> tuple[str, ...]:
        usual = getattr(Settings(), name)
        # What is as the system has it looks like one of the others.
        named = [one for one in OPTIONS[name].choices if one != "system"]
        return tuple(sorted(named, key=lambda one: one != usual))

    return {
        "game": tuple(CATALOGUE),
        "theme": option("theme"),
        "tiles": option("tiles"),
        "language": languages(),
        "size": SIZES,
    }


def asked(wanted: Mapping[str, Sequence[str]], others: Sequence[str] = ()) -> list[View]:
    """Every view that has one of the values ``wanted`` of each kind. Of a kind that is not named
    what is usual, but all games; where none is named but the game, each kind in turn has all its
    values while the others are as usual."""
    every = choices()
    games = wanted.get("game") or every["game"]
    kinds = [kind for kind in every if kind != "game"]
    usual = {kind: every[kind][:1] for kind in kinds}
    named = {kind: wanted[kind] for kind in kinds if wanted.get(kind)}
    stars = [named] if named or others else [{kind: every[kind]} for kind in kinds]
    found = [
        View(game, theme, tiles, language, size, tuple(others))
        for star in stars
        for game, theme, tiles, language, size in itertools.product(
            games, *({**usual, **star}[kind] for kind in kinds)
        )
    ]
    return list(dict.fromkeys(found))
