"""What table and windows are told of a match of Owl."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from moon_desktop.games.defaults.french import FrenchWording, french_face
from moon_desktop.games.defaults.help import Help, rule_book
from moon_desktop.games.defaults.rule_words import RuleWords
from moon_desktop.games.defaults.show import PlainShow, PlainTable
from moon_desktop.games.defaults.table import Plaque
from moon_desktop.games.match import PlainSight
from moon_desktop.games.views.help import Document
from moon_desktop.games.views.table import Face

from . import Owl, OwlRules

WORDS: Final = RuleWords("owl", OwlRules, Path(__file__).with_name("house-rules.toml"))
LINE: Final = "Take tricks, but leave the queen of spades to others."
HELP: Final = (
    ("O1", "The cards", "Of 24 cards, nine to ace, everybody gets six; at three six lie unseen."),
    ("O2", "The play", "Follow suit if you can. The highest card of the suit led takes the trick."),
    ("O3", "The score", "Each trick counts one; the queen of spades, the owl, costs its taker."),
    ("O4", "The end", "Who has reached the target after a hand, and has the most, wins."),
)


class OwlTable(PlainTable):
    """How its cards look, and what is said above them."""

    def face(self, piece: str | None) -> Face:
        return french_face(piece)

    def plaque(self, sight: PlainSight, names: Sequence[str], you: int | None) -> Plaque:
        return "", "Owl", f"The queen of spades costs {sight.rules.owl}"

    def prompt(self, sight: PlainSight, names: Sequence[str], you: int | None) -> str:
        """With what to keep in mind of the trick that lies there."""
        if sight.turn == you and not sight.plays:
            return "You lead: any card you like."
        return super().prompt(sight, names, you)


class OwlHelp(Help[OwlRules]):
    """The rules of the game."""

    def documents(self, rules: OwlRules | None) -> tuple[Document, ...]:
        return rule_book("The rules of Owl", LINE, HELP)


SHOW: Final = PlainShow(Owl, WORDS, OwlTable, FrenchWording, OwlHelp)
