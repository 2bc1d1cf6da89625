"""What table and windows are told of a match of Magpie: what it says itself, and plain parts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from moon_desktop.engine.entries import Entry
from moon_desktop.games.defaults.help import Help, rule_book
from moon_desktop.games.defaults.rule_words import RuleWords
from moon_desktop.games.defaults.show import PlainShow, PlainTable
from moon_desktop.games.defaults.table import Plaque
from moon_desktop.games.defaults.wording import Wording
from moon_desktop.games.match import PlainSight
from moon_desktop.games.views.help import Document
from moon_desktop.games.views.table import Chips, Face, Motion

from .match import Chip, Magpie
from .rules import COLOURS, NAMES, MagpieRules, named

SIGNS: Final = dict(zip(COLOURS, ("rockets", "crescents", "full-moons", "stars"), strict=True))
HELP: Final = (
    ("P1", "The cards", "Red, green, blue and yellow, from 1 to 7; the ones are magpies."),
    ("P2", "The play", "Follow the colour led if you can; a magpie goes to any lead."),
    ("P3", "The dummy", "Of two players’ tricks the dummy’s top card is the third."),
    ("P4", "The chips", "Each magpie brings a chip to whoever takes the trick, at once."),
    ("P5", "The score", "Each chip you have counts one, and each trick."),
)


class MagpieTable(PlainTable):
    """With chips."""

    def plaque(self, sight: PlainSight, names: Sequence[str], you: int | None) -> Plaque:
        """With the chips in the middle."""
        chips = sight.rules.supply - sum(sight.ledger.column("chips"))
        return "", "Magpie", f"Chips in the middle: {chips}"

    def face(self, piece: str | None) -> Face:
        """A card by its figure and the sign of its colour."""
        return Face("moon") if piece is None else Face("moon", piece[1:], SIGNS[piece[0]])

    def motion(self, before: PlainSight, entry: Entry, after: PlainSight) -> Motion:
        """With chips."""
        if isinstance(entry, Chip):
            return Motion("chips", chips=(Chips(entry.giver, entry.seat),), told=True)
        return super().motion(before, entry, after)


class MagpieWords(RuleWords[MagpieRules]):
    """What depends on several house rules; the rest stands in the file."""

    def without_meaning(self, key: str, values: Mapping[str, Any]) -> str | None:
        """Only at a large table somebody can rest."""
        if key == "sit_out" and values["seats"] < 5:
            return "Everybody plays where fewer than five sit at the table."
        return None

    def points(self, rules: MagpieRules) -> tuple[str, ...]:
        """In short."""
        rests = ("The dealer rests",) if rules.out(0) is not None else ()
        return f"{rules.seats} players", *rests, f"{rules.supply} chips", f"To {rules.target}"


WORDS: Final = MagpieWords("magpie", MagpieRules, Path(__file__).with_name("house-rules.toml"))


class MagpieWording(Wording):
    """Cards by their colour and number."""

    def piece(self, piece: str) -> str:
        return named(piece)

    def suit_heading(self, suit: int) -> tuple[str, str]:
        return f"card:{SIGNS[COLOURS[suit]]}", NAMES[COLOURS[suit]].capitalize()


class MagpieHelp(Help[MagpieRules]):
    """The rules of the game."""

    def documents(self, rules: MagpieRules | None) -> tuple[Document, ...]:
        line = "Take tricks with magpies in them." if rules is None else WORDS.line(rules)
        return rule_book("The rules of Magpie", line, HELP)


SHOW: Final = PlainShow(Magpie, WORDS, MagpieTable, MagpieWording, MagpieHelp)
