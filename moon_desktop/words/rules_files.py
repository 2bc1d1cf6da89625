"""What is said of files of house rules, and of a person's own sets of them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from moon_desktop.words.language import tr
from moon_desktop.words.quoting import printable, quoted

if TYPE_CHECKING:
    pass


def refused(name: str, why: str) -> str:
    """The file called ``name`` was not taken over; ``why`` is a sentence."""
    told = tr("{name} was not imported.").format(name=quoted(name))
    return f"{told} {why}"


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
