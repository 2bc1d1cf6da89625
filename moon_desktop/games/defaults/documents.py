"""The help on a game that has documents in each language: these, and its presets compared."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import ClassVar, Final, TypeVar

from moon_desktop.games.defaults.help import Help
from moon_desktop.games.game import Game
from moon_desktop.games.house_rules import Rules
from moon_desktop.games.views.help import MINUTE, RULE_BOOK, Document
from moon_desktop.words.documents import Fact, told
from moon_desktop.words.language import document, tr
from moon_desktop.words.quoting import printable

R = TypeVar("R", bound=Rules)

_LONGEST_NUMBER: Final = 24

NO_MEANING: Final = "–"
"""In place of a value that the other rules leave without meaning."""


class Documents(Help[R]):
    """The help on ``game`` from a ``folder`` of documents and the document ``book``: ours in each
    language, or those of another package by their whole paths."""

    game: ClassVar[Game]
    folder: ClassVar[str | Path]
    book: ClassVar[str | Path]

    def documents(self, rules: R | None) -> tuple[Document, ...]:
        minute, terms = (self._page(name) for name in ("minute", "terms"))
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
        return told(self._page("in-force"), self.facts(rules))

    def _page(self, name: str) -> Path:
        return document(Path(self.folder, f"{name}.md"))

    def facts(self, rules: R) -> dict[str, Fact]:
        """What the document of the rules in force may ask for: every house rule by its key, their
        line, the preset that they are, and what follows from several of them."""
        preset, words, values = self.game.preset_of(rules), self.game.show.rules, rules.to_record()
        found: dict[str, Fact] = values | {
            "line": words.line(rules),
            "own_rules": preset is None,
            "preset": "" if preset is None else words.preset_name(preset),
        }
        if isinstance(length := values.get("match_length"), int):
            found["needed"] = length // 2 + 1
        return found


# --- presets compared -------------------------------------------------------------------------


def preset_table(game: Game, in_play: Rules | None) -> str:
    """The presets compared, with the rules ``in_play`` as the first column if they are none of
    them.

    A rule has no row if it is the same in all columns, or on in none of them.
    """
    sets = [(game.show.rules.preset_name(key), rules) for key, rules in game.presets.items()]
    if in_play is not None and game.preset_of(in_play) is None:
        sets.insert(0, (tr("This match"), in_play))
    head = [
        tr("**{rules}** (in play)").format(rules=name)
        if in_play is not None and game.same(rules, in_play)
        else name
        for name, rules in sets
    ]
    rows = [
        (f"**{game.show.rules.name(key)}**", *(cell(game, rules, key) for _, rules in sets))
        for key in game.choices
        if _tells_apart(game, key, [rules for _, rules in sets])
    ]
    lead = tr(
        "Only what they differ in is listed. A dash stands where a rule has no meaning beside the"
        " others."
    )
    table = [(tr("House rule"), *head), ["---"] * (len(head) + 1), *rows]
    lines = (f"| {' | '.join(cells)} |" for cells in table)
    return "\n".join((f"# {tr('Presets compared')}\n\n{lead}\n", *lines))


def cell(game: Game, rules: Rules, key: str) -> str:
    """The value of house rule ``key`` in words, or a dash where it has no meaning."""
    found = game.meant(rules, key)
    if found is None:
        return NO_MEANING
    words = game.show.rules.label(key, found)
    return printable(words, _LONGEST_NUMBER) if game.choices[key] is None else words


def _tells_apart(game: Game, key: str, sets: list[Rules]) -> bool:
    values = {game.meant(rules, key) for rules in sets}
    # Not switched on is the same as not there.
    return len(values) > 1 and values != {None, False}
