"""What is wrong with a file of house rules, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from moon_desktop.disk.rules_file import BadRulesFile
from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games.game import Game
from moon_desktop.words.language import N_, ngettext, tr
from moon_desktop.words.names import listing
from moon_desktop.words.quoting import notation, printable, quoted
from moon_desktop.words.rules_form import unplayable

_MOST_KEYS = 6
"""Keys that are named in one sentence; of a file full of others the rest is left out."""


def refused(name: str, bad: BadRulesFile, game: Game) -> str:
    """Why the file called ``name`` was not taken over for ``game``, with the keys that are
    wrong."""
    told = tr("{name} was not imported.").format(name=quoted(name))
    return f"{told} {reason(bad, game)}"


def reason(bad: BadRulesFile, game: Game) -> str:
    """What is wrong with a file of house rules of ``game``, in a sentence."""
    facts = bad.facts
    if bad.refusal is not None:
        shown = bad.refusal.keys[:_MOST_KEYS]
        more = len(bad.refusal.keys) > _MOST_KEYS
        cut = Unplayable((*shown, "…"), bad.refusal.reason) if more else bad.refusal
        return unplayable(cut, game)
    match bad.fault:
        case "game":
            return tr("Its house rules are for the game {other}, and not for {game}.").format(
                other=notation(facts["game"]), game=game.show.game_name()
            )
        case "not-json" if facts["line"] is None:
            return tr("It is not JSON that can be read.")
        case "version" if type(facts["version"]) is int and facts["version"] > facts["known"]:
            told = tr(
                "Its house rules (“moon_house_rules”) are of version {version}; this program reads"
                " no later one than {known}, so a newer program is needed."
            )
        case "unknown-keys":
            told = ngettext(
                "The key {keys} does not belong there.",
                "The keys {keys} do not belong there.",
                len(facts["keys"]),
            )
        case "missing-keys":
            told = ngettext(
                "The key {keys} is missing.", "The keys {keys} are missing.", len(facts["keys"])
            )
        case fault:
            told = tr(REASONS[fault])
    return told.format(**{name: _shown(name, fact) for name, fact in facts.items()})


def _shown(name: str, fact: Any) -> str:
    """A fact as it may stand in a sentence; of many keys the first."""
    if name == "keys":
        keys = [printable(key) for key in fact[:_MOST_KEYS]]
        return listing([*keys, "…"] if len(fact) > _MOST_KEYS else keys)
    return notation(fact) if name == "version" else printable(str(fact))


REASONS: Final[Mapping[str, str]] = {
    "too-long": N_("It has more than {limit} bytes, the most that house rules may have."),
    "not-utf8": N_("It is not UTF-8 text."),
    "not-json": N_("It is not JSON: line {line} cannot be understood."),
    "not-object": N_("It is JSON, but not an object in braces."),
    "key-twice": N_("The key {key} stands there twice."),
    "not-rules": N_("It holds no house rules: it has no “moon_house_rules”."),
    "version": N_("Its version (“moon_house_rules”) must be {known}, not {version}."),
    "not-text": N_("The key {key} must have a text."),
    "rules-not-object": N_("The key rules must have an object in braces with the house rules."),
}
"""The faults that are told in one sentence whatever their facts."""
