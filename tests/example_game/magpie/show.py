"""What table and windows are told of a match of Magpie: what it says itself, and plain parts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Self

from moon_desktop.engine.entries import Entry
from moon_desktop.engine.sight import trick_finished
from moon_desktop.games.defaults.help import Help, rule_book
from moon_desktop.games.defaults.rule_words import RuleWords
from moon_desktop.games.defaults.sheet import Sheets
from moon_desktop.games.defaults.table import Plaque, Table
from moon_desktop.games.defaults.wording import Wording
from moon_desktop.games.match import PlainSight
from moon_desktop.games.show import Show
from moon_desktop.games.views.help import Document
from moon_desktop.games.views.sheet import Sheet
from moon_desktop.games.views.table import Chips, Face, Layout, Middle, Motion, stacked

from .match import Chip, Magpie
from .rules import COLOURS, HAND_SIZE, NAMES, SUITS, MagpieRules, named

SIGNS: Final = dict(zip(COLOURS, ("rockets", "crescents", "full-moons", "stars"), strict=True))
HELP: Final = (
    ("P1", "The cards", "Red, green, blue and yellow, from 1 to 7; the ones are magpies."),
    ("P2", "The play", "Follow the colour led if you can; a magpie goes to any lead."),
    ("P3", "The dummy", "Of two players’ tricks the dummy’s top card is the third."),
    ("P4", "The chips", "Each magpie brings a chip to whoever takes the trick, at once."),
    ("P5", "The score", "Each chip you have counts one, and each trick."),
)


class MagpieSheet(Sheet):
    """The score sheet, on which chips count as soon as they move."""

    def after(self, entry: Entry) -> Self:
        if not isinstance(entry, Chip):
            return super().after(entry)
        seats = range(self.rules.seats)
        return self.moved(tuple((s == entry.seat) - (s == entry.giver) for s in seats))


class MagpieTable(Table[PlainSight]):
    """With the dummy, and chips."""

    def hand_size(self, sight: PlainSight) -> int:
        return HAND_SIZE

    def plaque(self, sight: PlainSight, names: Sequence[str], you: int | None) -> Plaque:
        """With the chips in the middle."""
        chips = sight.rules.supply - sum(sight.ledger.column("chips"))
        return "", "Magpie", f"Chips in the middle: {chips}"

    def face(self, piece: str | None) -> Face:
        """A card by its figure and the sign of its colour."""
        if piece is None:
            return Face("moon")
        return Face("moon", piece[1:], SIGNS[piece[0]])

    def layout(self, sight: PlainSight) -> Layout:
        """With the dummy's pile, and the card that it turned last until somebody leads again."""
        middle: tuple[Middle, ...] = ()
        if sight.rules.dummy and sight.counts:
            left = HAND_SIZE - len(sight.tricks)
            middle = (Middle("dummy", pile=left),) if left else ()
            if sight.tricks and not sight.plays:
                middle += (Middle("turned", sight.tricks[-1].plays[-1].piece),)
        return super().layout(sight)._replace(middle=middle)

    def motion(self, before: PlainSight, entry: Entry, after: PlainSight) -> Motion:
        """With chips, and the card that the dummy turns."""
        if isinstance(entry, Chip):
            return Motion("chips", chips=(Chips(entry.giver, entry.seat),), told=True)
        moved = super().motion(before, entry, after)
        if not before.rules.dummy or trick_finished(entry, before, after) is None:
            return moved
        left = HAND_SIZE - len(after.tricks)
        return moved._replace(renamed={"turned": stacked("dummy", left)})


class MagpieSheets(Sheets[MagpieRules]):
    """With the dummy, where there is one."""

    kind = MagpieSheet

    def start(self, rules: MagpieRules) -> Any:
        return Magpie.start(rules)

    def besides(self, rules: MagpieRules, account: Any) -> Any:
        return [("the dummy", account.deal.dummy)] if rules.dummy else []


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


class MagpieShow(Show):
    """What Magpie tells of itself."""

    suits = SUITS
    table = cached_property(lambda self: MagpieTable(self.wording))
    sheet = cached_property(lambda self: MagpieSheets(self.wording))
    rules = cached_property(lambda _: WORDS)
    help = cached_property(lambda _: MagpieHelp())
    wording = cached_property(lambda _: MagpieWording())


SHOW = MagpieShow()
