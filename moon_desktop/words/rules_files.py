"""What is said of files of house rules, and of a person's own sets of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.words.language import tr
from moon_desktop.words.names import listing
from moon_desktop.words.quoting import notation, printable, quoted
from moon_desktop.words.rules_form import unplayable

if TYPE_CHECKING:
    from moon_desktop.games.game import Game

_MOST_KEYS = 6
"""Keys that are named in one sentence; of a file full of others the rest is counted."""


Facts = Mapping[str, Any]


class Bad(Protocol):
    """What is wrong with a file of house rules: a fault by its code, and what is to be told of it.

    ``refusal`` is the Unplayable behind the fault, where the rules themselves were refused.
    """

    @property
    def fault(self) -> str:
        """Its code."""
        ...

    @property
    def facts(self) -> Facts:
        """What the sentence needs."""
        ...

    @property
    def refusal(self) -> Unplayable | None:
        """The Unplayable, or None."""
        ...


def refused(name: str, bad: Bad, game: Game) -> str:
    """Why the file called ``name`` was not taken over for ``game``, with the keys that are
    wrong."""
    told = reason(bad, game)
    return tr("{name} was not imported. {reason}").format(name=quoted(name), reason=told)


def reason(bad: Bad, game: Game) -> str:
    """What is wrong with a file of house rules of ``game``, in a sentence."""
    if bad.refusal is not None:
        return _refusal(bad.refusal, game)
    if bad.fault == "game":
        return tr("Its house rules are for the game {other}, and not for {game}.").format(
            other=notation(bad.facts["game"]), game=game.show.game_name()
        )
    return _REASONS[bad.fault](bad.facts)


def _refusal(trouble: Unplayable, game: Game) -> str:
    match trouble.reason:
        case "unknown-key" if len(trouble.keys) > _MOST_KEYS:
            return tr("There are no house rules called {keys}.").format(keys=_keys(trouble.keys))
        case _:
            return unplayable(trouble, game)


def _keys(keys: tuple[str, ...]) -> str:
    """The first of ``keys`` as a file has them, and how many more there are."""
    names = [printable(key) for key in keys[:_MOST_KEYS]]
    more = len(keys) - len(names)
    if more:
        names.append(tr("{count} more").format(count=more))
    return listing(names)


def _not_json(facts: Facts) -> str:
    if facts["line"] is None:
        return tr("It is not JSON that can be read.")
    return tr("It is not JSON: line {line} cannot be understood.").format(line=facts["line"])


def _version(facts: Facts) -> str:
    version, known = facts["version"], facts["known"]
    if type(version) is int and version > known:
        return tr(
            "Its house rules (“moon_house_rules”) are of version {version}; this program reads no"
            " later one than {known}, so a newer program is needed."
        ).format(version=notation(version), known=known)
    return tr("Its version (“moon_house_rules”) must be {known}, not {version}.").format(
        version=notation(version), known=known
    )


def _unknown(facts: Facts) -> str:
    keys = facts["keys"]
    if len(keys) == 1:
        return tr("The key {keys} does not belong there.").format(keys=_keys(keys))
    return tr("The keys {keys} do not belong there.").format(keys=_keys(keys))


def _missing(facts: Facts) -> str:
    keys = facts["keys"]
    if len(keys) == 1:
        return tr("The key {keys} is missing.").format(keys=_keys(keys))
    return tr("The keys {keys} are missing.").format(keys=_keys(keys))


_REASONS: Final[Mapping[str, Callable[[Facts], str]]] = {
    "too-long": lambda facts: tr(
        "It has more than {limit} bytes, the most that house rules may have."
    ).format(limit=facts["limit"]),
    "not-utf8": lambda _: tr("It is not UTF-8 text."),
    "not-json": _not_json,
    "not-object": lambda _: tr("It is JSON, but not an object in braces."),
    "key-twice": lambda facts: tr("The key {key} stands there twice.").format(
        key=printable(facts["key"])
    ),
    "not-rules": lambda _: tr("It holds no house rules: it has no “moon_house_rules”."),
    "version": _version,
    "unknown-keys": _unknown,
    "missing-keys": _missing,
    "not-text": lambda facts: tr("The key {key} must have a text.").format(
        key=printable(facts["key"])
    ),
    "rules-not-object": lambda _: tr(
        "The key rules must have an object in braces with the house rules."
    ),
}
"""Every fault but ``unplayable``, which the refusal tells, and ``game``."""


def _named(name: str) -> str:
    """The name of an own set in quotation marks; its direction is not that of the sentence."""
    return f"“\u2068{printable(name)}\u2069”"


def name_title() -> str:
    """The heading of the box that asks for a name."""
    return tr("Save house rules")


def name_label() -> str:
    """The label of the name."""
    return tr("&Name")


def save() -> str:
    """The button that saves under a name that is free."""
    return tr("&Save")


def replace() -> str:
    """The same where there is a set of that name."""
    return tr("&Replace")


def name_wanted() -> str:
    """No name has been typed yet."""
    return tr("The rules need a name, such as “Friday table”.")


def name_full(longest: int) -> str:
    """The name typed has as many letters as a name may have."""
    return tr("A name has at most {longest} letters; what goes beyond is cut off.").format(
        longest=longest
    )


def name_of_preset(name: str) -> str:
    """The name typed is that of published rules."""
    return tr("{name} is the name of published rules: choose another.").format(name=_named(name))


def would_replace(name: str) -> str:
    """The name typed is that of an own set."""
    return tr("You have rules called {name} already. Saving replaces them.").format(
        name=_named(name)
    )


def saved(name: str) -> str:
    """The rules are on the shelf."""
    return tr("Saved as {name}.").format(name=_named(name))


def imported(name: str, cut_at: int | None = None) -> str:
    """A file was put on the shelf; ``cut_at``: the most letters of a name, if its own has more."""
    if cut_at is None:
        return tr("Imported as {name}.").format(name=_named(name))
    return tr(
        "Imported as {name}: a name has at most {longest} letters, and the rest of it was cut off."
    ).format(name=_named(name), longest=cut_at)


def opened_as_record(file: str) -> str:
    """A file of house rules was opened as if it were a match."""
    return tr(
        "{file} holds house rules, and not a match. Import it in Preferences, on the page House"
        " rules."
    ).format(file=quoted(file))


def exported(file: Path) -> str:
    """The rules were written to a file."""
    return tr("Exported to {file}.").format(file=printable(str(file), 120))


def deleted(name: str) -> str:
    """An own set is no more."""
    return tr("{name} is deleted; the rules below are as it had them.").format(name=_named(name))


def delete_title() -> str:
    """The heading of the box that asks before an own set is deleted."""
    return tr("Delete house rules")


def delete_question(name: str) -> str:
    """What it asks."""
    return tr("Delete your rules {name}? This cannot be undone.").format(name=_named(name))


def delete_yes() -> str:
    """Its button."""
    return tr("&Delete")


def keep() -> str:
    """Its other button."""
    return tr("&Keep")


def name_was_taken(name: str) -> str:
    """Since the names were listed, a set of that name in other capitals has come."""
    return tr("There is a set called {name} already: choose another name.").format(
        name=_named(name)
    )


def not_kept(why: str) -> str:
    """The shelf cannot be written; ``why`` is a sentence."""
    return tr("Your rules could not be saved. {why}").format(why=why)


def not_written(why: str) -> str:
    """The file to export to cannot be written."""
    return tr("The rules were not exported. {why}").format(why=why)


def not_read(why: str) -> str:
    """The file to import cannot be opened."""
    return tr("Nothing was imported. {why}").format(why=why)


def set_aside(file: Path) -> str:
    """A damaged shelf was put aside: a note for when the program sees it."""
    return tr(
        "Some of your own house rules could not be read. The file is kept as {file}; the rules that"
        " could be read are still there."
    ).format(file=printable(str(file), 120))


def import_title() -> str:
    """The heading of the box that asks for a file to import."""
    return tr("Import house rules")


def export_title() -> str:
    """The heading of the box that asks where to export to."""
    return tr("Export house rules")


def file_kinds() -> str:
    """The kinds of files in both boxes."""
    return tr("House rules (*.json);;All files (*)")


def file_name(name: str) -> str:
    """The name proposed for a file with the rules called ``name``."""
    letters = "".join(letter if letter.isalnum() else " " for letter in name)
    return ("-".join(letters.lower().split()) or tr("house-rules")) + ".json"
