"""Whether everything in a package is accounted for among the licences, and the page beside it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from moon_desktop import licences as told
from moon_desktop.licences import Part
from project import NAME
from trouble import Trouble

# What lies beside the program for those who read the licences without opening it.
PAGE = "LICENCES.txt"
PROGRAMS = (NAME, f"{NAME}.exe", f"{NAME}.com")
LISTS = "resources/licences/parts.toml"
RULE = "=" * 78


def write(folder: Path) -> Path:
    """Write the page of all that is in the frozen program in `folder` beside it; its path.

    On macOS `folder` is the bundle, and the page goes next to it: it may not change any more.
    Raises Trouble as `collect`.
    """
    shown = collect(folder)
    page = folder.parent / PAGE if folder.suffix == ".app" else folder / PAGE
    page.write_text(as_text(shown), encoding="utf-8", newline="\n")
    page.chmod(0o644)  # whatever this account gives its files
    return page


def collect(folder: Path) -> list[Part]:
    """The parts that are in the frozen program in `folder`, in the order of the lists.

    Raises Trouble if there is a file, or a Python module packed in the program, that no part
    accounts for.
    """
    parts = told.parts()
    # A link is as what it leads to, which lies in there too: on macOS many stand for libraries.
    files = [file for file in told.files_below(folder) if not (folder / file).is_symlink()]
    places = [told.place_of(file) for file in files]
    lost = [place for place in places if not any(part.has_file(place) for part in parts)]
    packed = {name for file in files if file.name in PROGRAMS for name in modules(folder / file)}
    others = [part for part in parts if "*" not in part.modules]
    lost += [
        f"module {name}"
        for name in sorted(packed - sys.stdlib_module_names)
        if not name.startswith(("_sysconfigdata", "__"))
        and not any(part.has_module(name) for part in others)
    ]
    if lost:
        raise Trouble(
            f"Nobody knows under which licence these are in {folder.name}: {', '.join(lost)}."
            f" Tell of them in {LISTS}, or leave them out of the package."
        )
    names = {file.name for file in files}
    system = "darwin" if "Info.plist" in names else "linux"
    return told.inside(parts, places, "win32" if PROGRAMS[1] in names else system)


def modules(program: Path) -> set[str]:
    """The top-level Python modules packed in an executable of PyInstaller; none in any other."""
    readers = import_module("PyInstaller.archive.readers")
    try:
        archive = readers.CArchiveReader(str(program))
    except readers.ArchiveReadError:
        return set()
    names = {name for name, (*_, kind) in archive.toc.items() if kind in "sm"}
    for name, (*_, kind) in archive.toc.items():
        if kind == "z":
            names |= set(archive.open_embedded_archive(name).toc)
    return {name.partition(".")[0] for name in names}


# --- the page -----------------------------------------------------------------------------------


def as_text(shown: Sequence[Part]) -> str:
    """The page as plain text: the parts, then every text once."""
    lines = [
        "What is inside this copy of Moon Desktop, and under which licences.",
        "The same page is in the program: Help, About Moon Desktop, Licences.",
        "",
    ]
    for part in shown:
        where = f" (inside {part.within})" if part.within else ""
        lines += [f"{part.name}{where}: {part.licence}"]
        lines += [f"    {line}" for line in part.copyright]
        lines += [f"    Source: {part.home}"] if part.home else []
        lines += [f"    Text: {', '.join(part.texts)}"] if part.texts else []
        lines += [""]
    for text in told.texts_of(shown):
        lines += [RULE, text, RULE, "", told.text_of(text)]
    return "\n".join(lines)


def of_debian() -> str:
    """The page for the Debian package: of all that may be in a program for Linux."""
    common = "On Debian systems, texts that many packages share are in /usr/share/common-licenses:"
    texts = "Apache-2.0, CC0-1.0, GPL-3, LGPL-3 and MPL-2.0."
    return f"{common}\n{texts}\n\n{as_text(told.inside(told.parts(), None, 'linux'))}"
