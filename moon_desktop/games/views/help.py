"""The help on a game as values: its documents."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

RULE_BOOK: Final = "rules.md"
"""The key of the document that the ids of rules lead into, in a game that has one."""

MINUTE: Final = "minute"
"""The key of the document that tells the game to who does not know it."""


class Document(NamedTuple):
    """A page of the help: its ``key``, what it is called in the list, and its ``text``, made when
    it is read. ``of_the_match``: it changes with the rules in force; ``wide``: it is a table that
    may take more room than lines to be read.

    The text is Markdown with a heading, paragraphs, lists and tables. ``[M2.4]`` is the id of a
    rule, which leads to the paragraph of the rule book that begins with it in bold; ``[#bull]``
    marks a place to lead to. A picture is ``![double six](tile:6-6)``, or ``small:`` for a small
    one, ``card:7-stars`` for a card by figure and sign, or ``emblem:`` for one of
    ``look.emblems``. The first line of a table is its head where
    ``|---|`` follows, and the column of a head in bold is tinted; ``<br>`` ends a line in a cell.
    Lines that stand four columns to the right are as they are.
    """

    key: str
    title: str
    text: Callable[[], str]
    of_the_match: bool = False
    wide: bool = False
