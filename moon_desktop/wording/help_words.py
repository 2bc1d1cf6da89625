"""The words of the help window: its pages, its controls, and what it says when searching."""

from __future__ import annotations

from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.wording import names
from moon_desktop.wording.tongue import tr


def title(page: str) -> str:
    """The heading of a page, by its key or its file name."""
    return {
        "in-force": tr("The rules of this match"),
        "trumps": tr("Trumps"),
        "terms": tr("Terms"),
        "presets": tr("Presets compared"),
        "rules.md": tr("The rules of Moon"),
        "play.md": tr("Playing with Moon Desktop"),
        "record-format.md": tr("The file formats"),
        "licences": tr("Licences"),
    }[page]


def in_list(page: str) -> str:
    """A page in the list at the left."""
    return {
        "in-force": tr("This match’s rules"),
        "trumps": tr("Trumps"),
        "terms": tr("Terms"),
        "presets": tr("Presets compared"),
        "rules.md": tr("Rule book"),
        "play.md": tr("Playing"),
        "record-format.md": tr("File formats"),
        "licences": tr("Licences"),
    }[page]


def pages() -> str:
    """The list of pages, for a screen reader."""
    return tr("Pages")


def window_title(page: str) -> str:
    """The title of the window while it shows ``page``."""
    return tr("{page} – Help").format(page=title(page))


def back() -> str:
    """To the page before."""
    return tr("Back")


def forward() -> str:
    """To the page that was left by going back."""
    return tr("Forward")


def larger() -> str:
    """Larger type."""
    return tr("Larger")


def smaller() -> str:
    """Smaller type."""
    return tr("Smaller")


def usual_size() -> str:
    """The button that shows the size of the type, and takes it back to 100 %."""
    return tr("Usual size")


def per_cent(zoom: int) -> str:
    """The size of the type."""
    return tr("{zoom} %").format(zoom=zoom)


def find() -> str:
    """The button that opens the line to search with."""
    return tr("Find…")


def find_label() -> str:
    """Before the line to search with."""
    return tr("Find on this page:")


def next_match() -> str:
    """To the next place found."""
    return tr("Next")


def previous_match() -> str:
    """To the place found before."""
    return tr("Previous")


def close_find() -> str:
    """The button that closes the search."""
    return tr("Done")


def with_key(words: str, key: str) -> str:
    """What a button does, with the key that does the same."""
    return tr("{words} ({key})").format(words=words, key=key)


def found(place: int, count: int) -> str:
    """Which of the places found is shown."""
    if count == 0:
        return tr("Not found")
    return tr("{place} of {count}").format(place=place, count=count)


# --- the rules in force -----------------------------------------------------------------------


def in_force_lead(line: str) -> str:
    """Above the rules in force: which they are, in a line."""
    return tr("This match: {line}.").format(line=line)


def of_preset(name: str) -> str:
    """That the rules in force are those of a preset."""
    return tr("They are the rules called {name}.").format(name=name)


def of_ones_own() -> str:
    """That the rules in force are nobody’s preset."""
    return tr("They are house rules of your own, and none of the presets.")


def small_print() -> str:
    """What the numbers after the paragraphs are."""
    return tr("The small numbers lead to the same point in the rule book.")


def see_trumps() -> str:
    """The link to the table of trumps."""
    return tr("All calls with their tiles")


# --- trumps -----------------------------------------------------------------------------------


def trumps_lead() -> str:
    """Above the table of trumps."""
    return tr(
        "These are the calls that the rules of this match know, with their tiles from the highest,"
        " on the left, to the lowest."
    )


def trump_tiles(number: int) -> str:
    """How many trumps a call makes."""
    return tr("1 trump") if number == 1 else tr("{number} trumps").format(number=number)


def call_name(rules: MoonRules, call: str) -> str:
    """A call of the table of trumps as a heading; ``under`` is one that needs no call."""
    if call == "under":
        return tr("Shooting under")
    if call == "0" and rules.blanks_are_follow_me:
        return tr("Follow me, on blanks")
    return names.trump(call)


def call_note(rules: MoonRules, call: str) -> str:
    """What else is to be known of a call (M3.4–M3.8); may be empty."""
    if call == "under":
        return tr("No call, and no trumps: each double is the lowest of its suit.")
    if call == "none":
        return tr("No trumps: each double is the highest of its suit.")
    if call == "doubles":
        return tr("They leave the suits of their numbers.")
    if call == "0" and rules.blanks_are_follow_me:
        return tr("Only with the 0-0 in hand, which is led first. After it there are no trumps.")
    if call == "0" and rules.seats == 3:
        return tr("The only tile with blanks.")
    return ""


# --- terms and presets ------------------------------------------------------------------------


def terms_lead() -> str:
    """Above the terms."""
    return tr("What players of Moon say, and what they mean by it.")


def presets_lead() -> str:
    """Above the table of presets."""
    return tr(
        "Only what they differ in is listed. A dash stands where a rule has no meaning beside the"
        " others."
    )


def house_rule() -> str:
    """The heading of the first column."""
    return tr("House rule")


def in_play() -> str:
    """Marks the column of the match in play."""
    return tr("in play")
