"""Who plays Oh OhHell: whoever plays any such game."""

from __future__ import annotations

from typing import Final

from moon_desktop.games.defaults.players import PlainPlayers

from . import OhHell

PLAYERS: Final = PlainPlayers(OhHell)
