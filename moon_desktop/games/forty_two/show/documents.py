"""The help on Texas 42."""

from __future__ import annotations

from functools import partial

from moon_desktop.games.forty_two.rules import FortyTwoRules
from moon_desktop.games.shown.help import RULE_BOOK, Document
from moon_desktop.words.language import document, tr


def documents(rules: FortyTwoRules | None) -> tuple[Document, ...]:
    """The rule book."""
    path = document(f"forty_two/{RULE_BOOK}")
    return (Document(RULE_BOOK, tr("Rule book"), partial(path.read_text, "utf-8")),)
