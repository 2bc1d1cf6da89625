"""What of the project's tree goes into the frozen program, and where it lies there."""

from __future__ import annotations

import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path

import kernel
import slimming
import system_sonames

# Where resource() looks in a frozen app.
DATA = "moon_desktop/resources_data"

# As PyInstaller lists what goes in: a place or a module's name, the file it is from, a kind.
Entry = tuple[str, str, str]


def modules(project: Path) -> list[str]:
    """Every module of the program, by name."""
    package = project / "moon_desktop"
    files = (file.relative_to(project).with_suffix("") for file in package.rglob("*.py"))
    names = (".".join(file.parts).removesuffix(".__init__") for file in files)
    # What `python -m moon_desktop` runs; the frozen program starts with frozen_start.py.
    return sorted(name for name in names if name != "moon_desktop.__main__")


def resources(project: Path) -> list[tuple[str, str]]:
    """Every data file of the program: where it is, and the folder it goes to."""
    data = project / "resources"
    return [
        (str(file), f"{DATA}/{file.parent.relative_to(data).as_posix()}".removesuffix("/."))
        for file in sorted(data.rglob("*"))
        if file.is_file() and "__pycache__" not in file.parts
    ]


def languages(project: Path) -> frozenset[str]:
    """The languages that the program is translated into, such as "de"."""
    words = project / "resources" / "translations"
    return frozenset(
        file.stem.rpartition("-")[2].partition("_")[0]
        for file in words.rglob("*")
        if file.suffix in (".qm", ".mo", ".json", ".toml")
    )


def wanted(
    entries: Iterable[Entry], languages: frozenset[str] = frozenset(), platform: str = sys.platform
) -> list[Entry]:
    """Of what PyInstaller found, what goes in; Qt's own words only in `languages`."""
    return [
        entry
        for entry in entries
        if slimming.kept(entry[0], languages)
        and (
            platform != "linux"
            or not of_system(entry[0], entry[1])
            or system_sonames.put_in(entry[0])
        )
    ]


def wanted_hooks(scripts: Iterable[Entry], platform: str = sys.platform) -> list[Entry]:
    """The scripts without those of PyInstaller's hooks that cost time and serve nothing here."""
    return [entry for entry in scripts if slimming.hook_kept(entry[0], platform)]


def of_system(place: str, source: str) -> bool:
    """Whether a file for `place` in the folder is a shared library of the building machine: none
    of the project's, of Python's own modules or of a package."""
    own = (sysconfig.get_path(name) for name in ("purelib", "platlib", "platstdlib"))
    inside = "/" in place or any(source.startswith(f"{folder}/") for folder in own)
    return ".so" in Path(place).name and not inside


def with_kernel(
    project: Path, compiled: Path | None, binaries: Iterable[Entry], pure: Iterable[Entry]
) -> tuple[list[Entry], list[Entry]]:
    """The lists of binaries and of Python modules, with the kernel as it lies below `compiled`,
    or, where that is None, with its source; whatever lay beside that is taken out."""
    places = [source.relative_to(project).with_suffix("") for source in kernel.sources(project)]
    stems = tuple(f"{place.as_posix()}." for place in places)
    names = {".".join(place.parts) for place in places}
    others = [entry for entry in binaries if not entry[0].replace("\\", "/").startswith(stems)]
    modules = [entry for entry in pure if entry[0] not in names]
    if compiled is None:
        source = [
            (".".join(place.parts), str(project / place.with_suffix(".py")), "PYMODULE")
            for place in places
        ]
        return others, [*modules, *source]
    built = [
        (file.relative_to(compiled).as_posix(), str(file), "EXTENSION")
        for place in places
        for file in sorted((compiled / place.parent).glob(f"{place.name}.*"))
        if file.suffix in (".so", ".pyd")
    ]
    return [*others, *built], modules
