"""Who plays Oh Hell: whoever plays any such game."""

from __future__ import annotations

from typing import Final

from moon_desktop.games.defaults.players import PlainPlayers

from . import Hell

PLAYERS: Final = PlainPlayers(Hell)
