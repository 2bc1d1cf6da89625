"""Whether everything in a package is accounted for among the licences, and the page beside it."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path, PurePosixPath

from project import BUNDLE_NAME, NAME, PROJECT
from trouble import Trouble

sys.path.insert(0, str(PROJECT))  # run.py is started in packaging/

from moon_desktop import licences as told
from moon_desktop.licences import Part

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
    page.chmod(0o644)  # whatever this account gives its files: CONTENTS tells it
    return page


def collect(folder: Path) -> list[Part]:
    """The parts that are in the frozen program in `folder`, in the order of the lists.

    Raises Trouble if there is a file, or a Python module packed in the program, that no part
    accounts for.
    """
    parts = told.parts()
    # A link is as what it leads to, which lies in there too: on macOS many stand for libraries.
    files = [file for file in told.files_below(folder) if not (folder / file).is_symlink()]
    places = {file: told.place_of(file) for file in files}
    lost = strangers(parts, places.values())
    packed = {name for file in files if file.name in PROGRAMS for name in modules(folder / file)}
    lost += [f"module {name}" for name in unknown_modules(parts, packed)]
    if lost:
        more = f" and {len(lost) - 8} more" if len(lost) > 8 else ""
        raise Trouble(
            f"Nobody knows under which licence these are in {folder.name}: {', '.join(lost[:8])}"
            f"{more}. Tell of them in {LISTS}, or leave them out of the package."
        )
    return told.inside(parts, list(places.values()), system_of(files))


def system_of(files: Iterable[PurePosixPath]) -> str:
    """The `sys.platform` of the system that a package of these files is for."""
    names = {file.name for file in files}
    if "moon-desktop.exe" in names:
        return "win32"
    return "darwin" if "Info.plist" in names else "linux"


def strangers(parts: Sequence[Part], places: Iterable[str]) -> list[str]:
    """Those of the files, as licences.place_of has them, that no part accounts for."""
    return [place for place in places if not any(part.has_file(place) for part in parts)]


def modules(program: Path) -> set[str]:
    """The top-level Python modules packed in an executable of PyInstaller; none in any other.

    Raises Trouble where PyInstaller is not installed.
    """
    try:
        readers = import_module("PyInstaller.archive.readers")
    except ImportError:
        raise Trouble(
            "What is packed in the program is read with PyInstaller, which is not here: install"
            " the project with its extra `package`."
        ) from None
    try:
        archive = readers.CArchiveReader(str(program))
    except readers.ArchiveReadError:
        return set()
    names = {name for name, (*_, kind) in archive.toc.items() if kind in "sm"}
    for name, (*_, kind) in archive.toc.items():
        if kind == "z":
            names |= set(archive.open_embedded_archive(name).toc)
    return {name.partition(".")[0] for name in names}


def unknown_modules(parts: Sequence[Part], names: Iterable[str]) -> list[str]:
    """Those of the top-level modules that are neither Python's own nor of a part."""
    others = [part for part in parts if "*" not in part.modules]
    return [
        name
        for name in sorted(names)
        if name not in sys.stdlib_module_names
        and not name.startswith(("_sysconfigdata", "__"))
        and not any(part.has_module(name) for part in others)
    ]


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


# --- before a release ---------------------------------------------------------------------------


def problems(project: Path = PROJECT) -> list[str]:
    """What is wrong with the licences, a sentence each; nothing if they are in order.

    Looks at the lists, the texts, what the project asks for, and the package if one was made.
    """
    try:
        parts = told.parts()
    except (OSError, ValueError, TypeError, KeyError) as error:
        return [f"The list of licences in {LISTS} cannot be read: {error}."]
    found = [*wrong_entries(parts), *wrong_texts(parts, project), *not_told_of(parts, project)]
    for name in (PROGRAMS[0], BUNDLE_NAME):
        folder = project / "dist" / name
        if folder.is_dir():
            try:
                collect(folder)
            except Trouble as trouble:
                found.append(str(trouble))
    return found


def wrong_entries(parts: Sequence[Part]) -> list[str]:
    """What is wrong with single parts."""
    names = [part.name for part in parts]
    found = [f"{name} stands in the list of licences twice." for name in names_twice(names)]
    for part in parts:
        if part.within and part.within not in names:
            found.append(f"{part.name} is said to be inside {part.within}, which is not listed.")
        if not part.within and not part.files and not part.modules:
            found.append(f"{part.name} has neither files nor modules: say what is its own.")
        if not part.copyright:
            found.append(f"{part.name} has no line of copyright: say whose it is.")
        if not part.texts and "Public-Domain" not in part.licence:
            found.append(f"{part.name} has no text of its licence ({part.licence}): name one.")
    return found


def names_twice(names: Sequence[str]) -> list[str]:
    return sorted({name for name in names if names.count(name) > 1})


def wrong_texts(parts: Sequence[Part], project: Path) -> list[str]:
    """Texts that are lacking, and those that nothing is under."""
    named = told.texts_of(parts)
    found = []
    for name in named:
        try:
            empty = not told.text_of(name).strip()
        except FileNotFoundError:
            found.append(f"The text {name} of a licence is missing: put it in {LISTS[:-10]}texts.")
        else:
            if empty:
                found.append(f"The text {name} of a licence is empty.")
    there = {file.stem for file in (project / "resources/licences/texts").glob("*.txt")}
    return found + [
        f"Nothing is under the licence {name}.txt: take the text away, or name it."
        for name in sorted(there - set(named))
    ]


def not_told_of(parts: Sequence[Part], project: Path) -> list[str]:
    """What the project brings along or stands on, and the list does not know."""
    places = [f"moon_desktop/resources_data/fonts/{name}/x" for name in fonts(project)]
    others = [part for part in parts if part.name != "Moon Desktop"]
    found = [
        f"The typeface {place.split('/')[-2]} is not in {LISTS}."
        for place in places
        if not any(part.has_file(place) for part in others)
    ]
    told_of = [part for part in others if "*" not in part.modules]
    for name in requirements(project):
        module = re.sub(r"_(Essentials|Addons)$", "", name.replace("-", "_"))
        if not any(part.has_module(module) for part in told_of):
            found.append(f"The package {name} that the program stands on is not in {LISTS}.")
    ours = next((part for part in parts if part.name == "Moon Desktop"), None)
    licence = (project / "LICENSE").read_text(encoding="utf-8")
    for line in re.findall(r"^Copyright .+$", licence, flags=re.M):
        if ours is None or line not in ours.copyright:
            found.append(f"{LISTS} does not say of Moon Desktop: {line}.")
    return found


def fonts(project: Path) -> list[str]:
    """The folders of the typefaces."""
    return sorted(path.name for path in (project / "resources/fonts").iterdir() if path.is_dir())


def requirements(project: Path) -> list[str]:
    """The packages that pyproject.toml has installed with the program, by name."""
    text = (project / "pyproject.toml").read_text(encoding="utf-8")
    names = (re.match(r"[\w.-]+", line) for line in tomllib.loads(text)["project"]["dependencies"])
    return [name[0] for name in names if name]
