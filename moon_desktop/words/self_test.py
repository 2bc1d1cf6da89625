"""What the self-test prints: what each line tries, how many there were of what, and the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from moon_desktop.games import CATALOGUE
from moon_desktop.words.language import tr
from moon_desktop.words.names import listing
from moon_desktop.words.quoting import shown_path

_WHAT, _COUNT, _RESULT, _TIME = 32, 36, 6, 8
"""How wide the columns are."""

_FOLDERS: Final[Mapping[str, Callable[[], str]]] = {
    "data": lambda: tr("Folder of the matches"),
    "preferences": lambda: tr("Folder of the preferences"),
    "log": lambda: tr("Log"),
}

_WHATS: Final[Mapping[str, Callable[[], str]]] = {
    "particulars": lambda: tr("What this is"),
    "qt-plugins": lambda: tr("Parts of Qt"),
    "languages": lambda: tr("Languages"),
    "themes": lambda: tr("Themes"),
    "tiles": lambda: tr("Tiles"),
    "fonts": lambda: tr("Typefaces"),
    "icons": lambda: tr("Icons"),
    "sounds": lambda: tr("Sounds"),
    "help": lambda: tr("Help"),
    "kernel": lambda: tr("Kernel"),
    "player-data": lambda: tr("What players learnt"),
    "players": lambda: tr("Computer players"),
    "study": lambda: tr("Process for long thoughts"),
    "records": lambda: tr("Records"),
    "resume": lambda: tr("Match taken up again"),
    "windows": lambda: tr("Windows and dialogs"),
    "printing": lambda: tr("Printing"),
}


def what(key: str, detail: str) -> str:
    """What a line tries."""
    if key == "match":
        name = CATALOGUE.with_preset(detail).show.preset_name(detail)
        return tr("Match: {preset}").format(preset=name)
    if key == "folder":
        return _FOLDERS[detail]()
    return _WHATS[key]()


# --- the table ------------------------------------------------------------------------------


def heading() -> str:
    """The line above the table."""
    return _line(tr("what"), tr("how many"), tr("result"), tr("time"))


def row(key: str, detail: str, count: str | None, seconds: float) -> str:
    """A line of the table; without a ``count`` it failed."""
    result = tr("FAILED") if count is None else tr("good")
    time = tr("{seconds:.2f} s").format(seconds=seconds)
    return _line(what(key, detail), count or "–", result, time)


def _line(told: str, count: str, result: str, time: str) -> str:
    return f"{told:<{_WHAT}} {count:<{_COUNT}} {result:<{_RESULT}} {time:>{_TIME}}"


def under(text: str) -> str:
    """What stands under a line: why it failed, or a particular."""
    return f"    {text}"


def total(lines: int, failed: int, seconds: float) -> str:
    """The line below the table."""
    if failed:
        text = tr("{failed} of {lines} lines failed, in {seconds:.1f} s.")
    else:
        text = tr("All {lines} lines are good, in {seconds:.1f} s.")
    return text.format(failed=failed, lines=lines, seconds=seconds)


def more_in_log(path: str) -> str:
    return tr("More about that is in the log: {path}").format(path=shown_path(path))


def no_log() -> str:
    return tr("The log cannot be written; with --verbose more about that is printed.")


# --- what this is ---------------------------------------------------------------------------


def particular(name: str, value: str) -> str:
    return f"{name:<12} {shown_path(value)}"


def program() -> str:
    return tr("program")


def comes_from() -> str:
    return tr("from")


def packed(folder: str) -> str:
    return tr("a package, in {folder}").format(folder=folder)


def from_source(folder: str) -> str:
    return tr("Python's modules, in {folder}").format(folder=folder)


def kernel() -> str:
    return tr("kernel")


def compiled(so: bool) -> str:
    return tr("compiled") if so else tr("not compiled (slower)")


def system() -> str:
    return tr("system")


def screen() -> str:
    return tr("screen")


def matches() -> str:
    return tr("matches")


def preferences() -> str:
    return tr("settings")


# --- how many -------------------------------------------------------------------------------


def files(count: int) -> str:
    return tr("files: {count}").format(count=count)


def positions(count: int, fast: bool) -> str:
    return tr("{kind}; positions: {count}").format(kind=compiled(fast), count=count)


def tables_and_figures(tables: int, figures: int) -> str:
    return tr("tables: {tables}, figures: {figures}").format(tables=tables, figures=figures)


def levels(count: int) -> str:
    return tr("levels: {count}").format(count=count)


def hints(count: int) -> str:
    return tr("hints: {count}").format(count=count)


def broken_off(seconds: float) -> str:
    ms = round(seconds * 1000)
    return tr("A thought was broken off within {ms} ms.").format(ms=ms)


def records(count: int, lines: int) -> str:
    return tr("records: {count}, lines: {lines}").format(count=count, lines=lines)


def hands(count: int, entries: int) -> str:
    return tr("hands: {count}, entries: {entries}").format(count=count, entries=entries)


def windows(count: int, parts: int) -> str:
    return tr("windows: {count}, kinds of parts: {parts}").format(count=count, parts=parts)


def persons() -> str:
    return tr("A table of two persons")


def clock() -> str:
    return tr("A table with a clock")


def table() -> str:
    return tr("The table")


def note() -> str:
    return tr("A note")


def menus() -> str:
    return tr("The menus")


def fonts(files: int, families: int) -> str:
    return tr("files: {files}, families: {families}").format(files=files, families=families)


def pictures(count: int) -> str:
    return tr("pictures: {count}").format(count=count)


def themes(count: int) -> str:
    return tr("themes: {count}").format(count=count)


def tiles(count: int, themes: int) -> str:
    return tr("tiles: {count}, themes: {themes}").format(count=count, themes=themes)


def back() -> str:
    return tr("the back")


def sounds(count: int) -> str:
    return tr("sounds: {count}").format(count=count) if count else tr("none yet")


def english() -> str:
    return tr("English")


def languages(tongues: Sequence[str]) -> str:
    return listing(list(tongues))


def pages(count: int, links: int, pictures: int) -> str:
    text = tr("pages: {count}, links: {links}, pictures: {pictures}")
    return text.format(count=count, links=links, pictures=pictures)


def sheets(count: int) -> str:
    return tr("PDF files: {count}").format(count=count)


def printers(any_: bool) -> str:
    return tr("A printer is set up.") if any_ else tr("No printer is set up.")


def parts(count: int, screens: Sequence[str]) -> str:
    """``screens``: what opens windows."""
    return tr("parts: {count}; windows by {screens}").format(
        count=count, screens=listing(list(screens))
    )


def plugin(name: str, trouble: str) -> str:
    """A part of Qt, and why it cannot be loaded if it cannot."""
    return tr("{name}: {trouble}").format(name=name, trouble=trouble or tr("loaded"))


def formats(kinds: Sequence[str]) -> str:
    return tr("Kinds of pictures: {kinds}").format(kinds=", ".join(kinds))


def kind_not_read(name: str) -> str:
    return tr("{name} is not read: this Qt knows no such pictures.").format(name=name)
