"""The help on Shoot the Moon, the card game: rules in force, terms, presets and the rule book."""

from __future__ import annotations

from functools import partial

from moon_desktop.games.moon_cards.game import GAME
from moon_desktop.games.moon_cards.rules import MoonCardsRules
from moon_desktop.games.plain.presets import preset_table
from moon_desktop.games.shown.help import Document
from moon_desktop.words.language import tr


def documents(rules: MoonCardsRules | None) -> tuple[Document, ...]:
    """The help for a match under ``rules``, or for any."""
    compared, of_match = partial(preset_table, GAME, rules), rules is not None
    return (Document("presets", tr("Presets compared"), compared, of_match, True),)
