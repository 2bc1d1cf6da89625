"""The help on a game that has documents in each language, and a sentence for each refusal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar, TypeVar

from moon_desktop.engine.illegal import Illegal
from moon_desktop.games.defaults.help import Help
from moon_desktop.games.defaults.presets import preset_table
from moon_desktop.games.defaults.refusals import Refusal
from moon_desktop.games.game import Game
from moon_desktop.games.house_rules import Rules
from moon_desktop.games.views.help import MINUTE, RULE_BOOK, Document
from moon_desktop.words.documents import told
from moon_desktop.words.language import document, tr

R = TypeVar("R", bound=Rules)


class Documents(Help[R]):
    """The help on ``game`` from a ``folder`` of each language and the document ``book``."""

    game: ClassVar[Game]
    folder: ClassVar[str]
    book: ClassVar[str]
    refused: ClassVar[type[Refusal]]

    def documents(self, rules: R | None) -> tuple[Document, ...]:
        minute, terms = (document(f"{self.folder}/{page}.md") for page in ("minute", "terms"))
        compared, of_match = partial(preset_table, self.game, rules), rules is not None
        return (
            Document(MINUTE, tr("In one minute"), partial(told, minute, {})),
            *(() if rules is None else self.of_match(rules)),
            Document("terms", tr("Terms"), partial(told, terms, {})),
            Document("presets", tr("Presets compared"), compared, of_match, True),
            Document(RULE_BOOK, tr("Rule book"), partial(document(self.book).read_text, "utf-8")),
        )

    def of_match(self, rules: R) -> tuple[Document, ...]:
        """Those on the match in play."""
        return (
            Document("in-force", tr("This match’s rules"), partial(self.in_force, rules), True),
        )

    def in_force(self, rules: R) -> str:
        """The rules a match is played by, from its draw to its end.

        What ``rules`` switch off or give no meaning to is not spoken of.
        """
        return told(document(f"{self.folder}/in-force.md"), self.facts(rules))

    def facts(self, rules: R) -> dict[str, Any]:
        """What the document of the rules in force may ask for: every house rule by its key, their
        line, the preset that they are, and what follows from several of them."""
        preset, words = self.game.preset_of(rules), self.game.show.rules
        found: dict[str, Any] = rules.to_record() | {
            "line": words.line(rules),
            "own_rules": preset is None,
            "preset": "" if preset is None else words.preset_name(preset),
        }
        if length := found.get("match_length"):
            found["needed"] = length // 2 + 1
        return found

    def refusal(self, illegal: Illegal, names: Sequence[str], you: int | None = None) -> str:
        return self.refused(illegal, names).told(you)
