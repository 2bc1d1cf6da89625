"""The help on the card game: it in one minute, rules in force, terms, presets and rule book."""

from __future__ import annotations

from functools import partial

from moon_desktop.games.moon_cards.game import GAME
from moon_desktop.games.moon_cards.rules import MoonCardsRules
from moon_desktop.games.moon_cards.show.house_rules import WORDS
from moon_desktop.games.plain.documents import minute
from moon_desktop.games.plain.presets import preset_table
from moon_desktop.games.shown.help import RULE_BOOK, Document
from moon_desktop.words.documents import Facts, told
from moon_desktop.words.language import document, tr


def documents(rules: MoonCardsRules | None) -> tuple[Document, ...]:
    """The help for a match under ``rules``, or for any."""
    found = [minute("moon_cards")]
    if rules is not None:
        text = partial(rules_told, rules)
        found.append(Document("in-force", tr("This match’s rules"), text, True))
    compared, of_match = partial(preset_table, GAME, rules), rules is not None
    book = document(f"moon_cards/{RULE_BOOK}")
    return (
        *found,
        Document("terms", tr("Terms"), partial(told, document("moon_cards/terms.md"), {})),
        Document("presets", tr("Presets compared"), compared, of_match, True),
        Document(RULE_BOOK, tr("Rule book"), partial(book.read_text, "utf-8")),
    )


def rules_told(rules: MoonCardsRules) -> str:
    """The rules a match is played by, from the draw to the match."""
    return told(document("moon_cards/in-force.md"), facts(rules))


def facts(rules: MoonCardsRules) -> Facts:
    """What that document may ask for: every house rule by its key, and what follows."""
    preset = GAME.preset_of(rules)
    return rules.to_record() | {
        "line": WORDS.line(rules),
        "own_rules": preset is None,
        "preset": "" if preset is None else WORDS.preset_name(preset),
        "needed": rules.match_length // 2 + 1,
    }
