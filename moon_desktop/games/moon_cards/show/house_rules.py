"""The house rules of the card game in words: each key, each of its choices, and the presets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from moon_desktop.games.moon_cards.rules import MoonCardsRules
from moon_desktop.games.plain.talk import choice_label as label
from moon_desktop.games.plain.talk import of_table
from moon_desktop.games.shown.rules import Group, Proposal
from moon_desktop.words.language import N_, ngettext, pgettext, tr
from moon_desktop.words.quoting import printable

KEYS: Final[Mapping[str, tuple[str, str, str]]] = {
    "seats": (
        N_("Players"),
        N_("How many sit at the table; with two, a dummy plays the third card of a trick."),
        "C1.2, C5.1",
    ),
    "team_size": (
        N_("Playing together"),
        N_("How many make a side: partners count their tricks and their chips together."),
        "C1.2",
    ),
    "starting_chips": (
        N_("Chips to begin with"),
        N_("How many chips each side has when a game begins."),
        "C1.3",
    ),
    "target": (N_("Target"), N_("The chips that win a game, as a rule 7."), "C4.2"),
    "renege": (
        N_("Not following suit"),
        N_("A card that does not follow is either not accepted, or it costs a chip."),
        "C6.1",
    ),
    "match": (N_("The match"), N_("A single game, or the best of several."), "C4.3"),
    "match_length": (N_("Length of the match"), N_("Of how many games it is the best."), "C4.3"),
}
"""The name of each house rule, one sentence about it, and the ids of the rule."""

_CHOICES: Final[Mapping[str, Mapping[object, str]]] = {
    "team_size": {1: N_("Nobody: each alone"), 2: N_("Two"), 3: N_("Three")},
    "renege": {"prevent": N_("Not accepted"), "forfeit": N_("Costs a chip")},
    "match": {"single": N_("A single game"), "best-of": N_("Best of")},
}

PRESETS: Final[Mapping[str, tuple[str, str]]] = {
    "shoot-the-moon-cards": (
        N_("Two against two"),
        N_("The usual game: an odd number of tricks, with a partner across."),
    ),
    "cards-three": (
        N_("Three alone"),
        N_("Each for themselves: keep an eye on whoever is near seven chips."),
    ),
    "cards-two": (
        N_("A duel with a dummy"),
        N_("For two: the dummy’s card falls blindly, and may take your trick."),
    ),
    "cards-six": (
        N_("Three against three"),
        N_("A full table in two sides: five tricks for six, and short games."),
    ),
    "cards-six-pairs": (
        N_("Three pairs"),
        N_("A full table in three pairs: five tricks for six, and short games."),
    ),
}
"""The name of each preset, and one line about it."""

_GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    N_("The table"): ("seats", "team_size"),
    N_("Chips"): ("starting_chips", "target"),
    N_("The play"): ("renege",),
    N_("The match"): ("match", "match_length"),
}

_PROPOSALS: Final[Mapping[str, Proposal]] = {
    "match": Proposal("match_length", {"single": 1, "best-of": 3}),
}

_CONTRADICTIONS: Final[Mapping[str, str]] = {
    "teams": N_("So many players cannot be divided into sides of that size."),
    "won-at-once": N_("A side must begin with fewer chips than win the game."),
    "best-of-odd": N_("A best-of match needs an odd number of games."),
}

_LONGEST_NUMBER: Final = 12


def game_name() -> str:
    """What the game is called, told apart from the dominoes of that name."""
    return tr("Shoot the Moon (cards)")


rule_name: Final = partial(of_table, KEYS, 0)
rule_help: Final = partial(of_table, KEYS, 1)
preset_name: Final = partial(of_table, PRESETS, 0)
preset_line: Final = partial(of_table, PRESETS, 1)
choice_label: Final = partial(label, _CHOICES)


def rule_source(key: str) -> str:
    """The ids of house rule ``key``."""
    return KEYS[key][2]


def groups() -> tuple[Group, ...]:
    """The keys under each heading, in the order of the form."""
    return tuple(Group(tr(heading), keys) for heading, keys in _GROUPS.items())


def proposals() -> Mapping[str, Proposal]:
    """By key, the number that its choices propose."""
    return _PROPOSALS


def unit(key: str, values: Mapping[str, Any]) -> str:
    """The number at ``key`` with what it counts."""
    if key == "target":
        return ngettext("{number} chip", "{number} chips", values[key])
    if key != "match_length" or values["match"] == "single":
        return ""
    return ngettext("{number} game", "{number} games", values[key])


def contradiction(reason: str) -> str:
    """Why several keys cannot be played together."""
    return tr(_CONTRADICTIONS[reason])


def without_meaning(key: str, values: Mapping[str, Any]) -> str | None:
    """Why house rule ``key`` has no meaning under the other ``values``; None where it has."""
    if key == "match_length" and values["match"] == "single":
        return tr("A match is a single game in these rules.")
    return None


# --- in one line ------------------------------------------------------------------------------


def sides_told(rules: MoonCardsRules) -> str:
    """Who plays against whom, beginning a sentence or a line."""
    match rules.seats, rules.team_size:
        case 2, _:
            return tr("Two players and a dummy")
        case 4, 2:
            return tr("Four players, two against two")
        case 6, 3:
            return tr("Six players, three against three")
        case 6, 2:
            return tr("Six players, three pairs")
        case _:
            told = {
                3: pgettext("number of players", "Three players, each alone"),
                4: pgettext("number of players", "Four players, each alone"),
                5: pgettext("number of players", "Five players, each alone"),
                6: pgettext("number of players", "Six players, each alone"),
            }
            return told[rules.seats]


def rules_line(rules: MoonCardsRules) -> str:
    """House rules summed up: points with ``·`` between them. Rules that differ in anything that
    has a meaning have different lines."""
    return " · ".join(_points(rules))


def _points(rules: MoonCardsRules) -> Iterator[str]:
    yield sides_told(rules)
    start, target = rules.starting_chips, printable(str(rules.target), _LONGEST_NUMBER)
    chips = tr("From {start} to {target} chips")
    yield chips.format(start=start, target=target)
    if rules.renege == "forfeit":
        yield tr("A renege costs a chip")
    if rules.match == "best-of":
        length = printable(str(rules.match_length), _LONGEST_NUMBER)
        yield tr("Best of {length}").format(length=length)
