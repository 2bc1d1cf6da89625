"""The words of the help window: its pages, its controls, its search, the licences."""

from __future__ import annotations

from moon_desktop.words.language import tr


def button() -> str:
    """The button in the box about the program that opens the page."""
    return tr("&Licences")


def lead(packed: bool) -> str:
    """Above the list; ``packed``: this copy brings all of it along."""
    if packed:
        return tr(
            "All of this is inside this copy of Moon Desktop. Each part belongs to those who made"
            " it, and comes under its own licence; the texts follow below the list."
        )
    return tr(
        "Moon Desktop stands on all of this, and its packages bring it along. Each part belongs to"
        " those who made it, and comes under its own licence; the texts follow below the list."
    )


def texts_heading() -> str:
    """Above the texts of the licences."""
    return tr("The texts")


def read_text() -> str:
    """Before the links to the texts of a part’s licence."""
    return tr("Text:")


def home(address: str) -> str:
    """Where a part comes from."""
    return tr("Source: {address}").format(address=address)


def part_of(name: str) -> str:
    """The heading above the work of others within a part."""
    return tr("Inside {name}").format(name=name)


def note(name: str) -> str:
    """What else is to be known of a part; may be empty."""
    if name == "Qt":
        return tr(
            "Qt is used as it is, under the GNU Lesser General Public License, version 3. Its"
            " libraries are files of their own, in the folder PySide6 of the program: you may put"
            " others in their place, of the same version or a compatible one that you have built"
            " yourself, and the program runs with them. You may also take the program apart to"
            " find what a change of yours does."
        )
    return ""


def licence(spdx: str) -> str:
    """A licence by its SPDX expression, in words where there is no such expression for it."""
    return {
        "LicenseRef-SHA1-Public-Domain": tr("Public domain"),
        "LicenseRef-ICC-License": tr("Terms of the International Color Consortium"),
        "LicenseRef-LCS-Telegraphics": tr("Free of restrictions"),
        "LicenseRef-Microsoft-Visual-Cpp-Runtime": tr("Terms of Microsoft, not free software"),
        "LicenseRef-BSD-3-Clause-with-PCRE2-Binary-Like-Packages-Exception": tr(
            "BSD-3-Clause with an exception"
        ),
    }.get(spdx, spdx)


def text_title(name: str, first: str) -> str:
    """The heading of a text by its name in the lists; ``first``: the first part under it."""
    return {
        "Apache-2.0": tr("Apache License 2.0"),
        "BSD-3-Clause": tr("BSD licence of three clauses"),
        "CC0-1.0": tr("Creative Commons Zero 1.0"),
        "GPL-3.0": tr("GNU General Public License 3"),
        "LGPL-3.0": tr("GNU Lesser General Public License 3"),
        "MIT": tr("MIT licence"),
        "MPL-2.0": tr("Mozilla Public License 2.0"),
        "X11-authors": tr("X11 licence"),
    }.get(name) or tr("Licence of {part}").format(part=first)


def title(page: str) -> str:
    """The heading of a page of the program, by its key or its file name."""
    return {
        "play.md": tr("Playing with Moon Desktop"),
        "record-format.md": tr("The file formats"),
        "licences": tr("Licences"),
    }[page]


def in_list(page: str) -> str:
    """A page of the program in the list at the left."""
    return {
        "play.md": tr("Playing"),
        "record-format.md": tr("File formats"),
        "licences": tr("Licences"),
    }[page]


def pages() -> str:
    """The list of pages, for a screen reader."""
    return tr("Pages")


def window_title(heading: str) -> str:
    """The title of the window while it shows the page of this heading."""
    return tr("{page} – Help").format(page=heading)


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


# --- presets ----------------------------------------------------------------------------------


def house_rule() -> str:
    """The heading of the first column."""
    return tr("House rule")


def in_play() -> str:
    """Marks the column of the match in play."""
    return tr("in play")
