"""The presets of a game compared in a table, in the words of its house rules."""

from __future__ import annotations

from typing import Any, Final

from moon_desktop.games.game import Game
from moon_desktop.words.language import tr
from moon_desktop.words.quoting import printable

_LONGEST_NUMBER: Final = 24

NO_MEANING: Final = "–"
"""In place of a value that the other rules leave without meaning."""


def preset_table(game: Game, in_play: Any | None) -> str:
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


def cell(game: Game, rules: Any, key: str) -> str:
    """The value of house rule ``key`` in words, or a dash where it has no meaning."""
    found = game.meant(rules, key)
    if found is None:
        return NO_MEANING
    words = game.show.rules.label(key, found)
    return printable(words, _LONGEST_NUMBER) if game.choices[key] is None else words


def _tells_apart(game: Game, key: str, sets: list[Any]) -> bool:
    values = {game.meant(rules, key) for rules in sets}
    # Not switched on is the same as not there.
    return len(values) > 1 and values != {None, False}
