"""What table and windows are told of it: how its cards look."""

from __future__ import annotations

from typing import Final

from moon_desktop.games.defaults.french import FrenchWording, french_face
from moon_desktop.games.defaults.rule_words import RuleWords
from moon_desktop.games.defaults.show import PlainShow, PlainTable
from moon_desktop.games.views.table import Face

from . import HellRules, OhHell


class HellTable(PlainTable):
    """The table with French cards."""

    def face(self, piece: str | None) -> Face:
        return french_face(piece)


SHOW: Final = PlainShow(OhHell, RuleWords("oh-hell", HellRules), HellTable, FrenchWording)
