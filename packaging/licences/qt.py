"""What other people's work Qt itself is made of: read from its sources, for the page of licences.

    python3 packaging/run.py --inside licences.qt FOLDER

writes `resources/licences/parts-of-qt.toml` anew, and the texts it names, from an unpacked
archive of the sources of qtbase. That is for a new version of Qt; a package needs none of it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from project import PROJECT
from trouble import Trouble

LICENCES = PROJECT / "resources/licences"

# What is in no library of ours: it builds or tests Qt, or is for other systems.
ELSEWHERE = re.compile(
    r"cmake/|src/test|src/3rdparty/(?:android|gradle|wasm|libjpeg|sqlite)|src/plugins/sqldrivers"
)
# What only one system has, by where its source lies.
SYSTEMS = {
    "cocoa|corelib/kernel": "darwin",
    "D3D12|painting/rhi|gui/rhi|iaccessible2|wintab": "win32",
    "wayland/|3rdparty/xcb|xkbcommon|src/dbus": "linux",
}
# A text that is in the page already, or that its licence lets one choose.
SAME_TEXT = {
    "Apache-2.0": ["Apache-2.0"],
    "CC0-1.0": ["CC0-1.0"],
    "CC0-1.0 OR Apache-2.0": ["Apache-2.0"],
    "Apache-2.0 OR MIT": ["Apache-2.0"],
    "MPL-2.0": ["MPL-2.0"],
    "Unicode-3.0": ["icu"],
    "LGPL-2.1-or-later": ["LGPL-3.0", "GPL-3.0"],
    "LicenseRef-SHA1-Public-Domain": [],
}


@dataclass(frozen=True)
class Work:
    """One piece of other people's work in Qt: `file` is its licence's text, if it has its own."""

    name: str
    licence: str
    copyrights: tuple[str, ...]
    system: str
    files: tuple[Path, ...]


def works(sources: Path) -> Iterator[Work]:
    """Every piece that can be in a library of ours, in the order of its folders."""
    for told in sorted(sources.rglob("qt_attribution.json")):
        place = told.parent.relative_to(sources).as_posix()
        if ELSEWHERE.match(place):
            continue
        # Qt's own reader of these files lets strings go over several lines.
        found = json.loads(told.read_text(encoding="utf-8"), strict=False)
        for entry in found if isinstance(found, list) else [found]:
            if "tools" in entry.get("QtParts", ["libs"]) or "tests" in entry.get("QtParts", []):
                continue
            yield work(entry, told.parent, place)


def work(entry: dict[str, Any], folder: Path, place: str) -> Work:
    """One entry of a file of attributions in `folder`, which is `place` within the sources."""
    holders = entry.get("Copyright", [])
    lines = holders if isinstance(holders, list) else holders.splitlines()
    system = next((name for where, name in SYSTEMS.items() if re.search(where, place)), "")
    named = entry.get("LicenseFiles") or [entry.get("LicenseFile")]
    return Work(
        name=" ".join(entry["Name"].split()),
        licence=entry["LicenseId"],
        copyrights=tuple(unescaped(line) for line in lines if line.strip()),
        system=system,
        files=tuple(folder / name for name in named if name),
    )


def unescaped(line: str) -> str:
    """A line of copyright in plain letters, its years and names apart by one space."""
    return " ".join(line.replace("&lt;", "<").replace("&gt;", ">").split())


def slug(name: str) -> str:
    """The name of a file for the text of `name`."""
    words = re.findall(r"[a-z0-9]+", name.lower())
    return "-".join(words[:6])


def tidy(text: str) -> str:
    """A licence's text with one kind of line end, nothing at the ends of lines, and without the
    signs of a comment."""
    lines = [line.rstrip() for line in text.replace("\f", "").expandtabs().splitlines()]
    plain = (re.sub(r"^// ?", "", line) for line in lines)
    return "\n".join(plain).strip("\n") + "\n"


def chosen(text: str, licence: str) -> str:
    """Of the text for a `licence` that lets one choose the GPL or another, only the other."""
    if re.search(r" OR GPL-2\.0", licence):
        text = re.split(r"^ *GNU GENERAL PUBLIC LICENSE$", text, maxsplit=1, flags=re.M)[0]
    return re.sub(r"\s*-*\s*\Z", "\n", text)


def write(sources: Path) -> None:
    """Write the list and its texts."""
    known = {
        re.sub(r"\s+", " ", file.read_text(encoding="utf-8")).strip(): file.stem
        for file in sorted((LICENCES / "texts").glob("*.txt"))
    }
    parts = []
    for piece in works(sources):
        texts = list(SAME_TEXT.get(piece.licence, ()))
        if piece.licence not in SAME_TEXT:
            for number, file in enumerate(piece.files):
                text = tidy(file.read_text(encoding="utf-8", errors="replace"))
                text = chosen(text, piece.licence)
                key = re.sub(r"\s+", " ", text).strip()
                if key not in known:
                    known[key] = slug(piece.name) + (f"-{number + 1}" if number else "")
                    target = LICENCES / "texts" / f"{known[key]}.txt"
                    target.write_text(text, encoding="utf-8", newline="\n")
                texts.append(known[key])
        parts.append(as_toml(piece, texts))
    head = "# Written by packaging/licences/qt.py from the sources of qtbase.\n"
    (LICENCES / "parts-of-qt.toml").write_text(
        "\n".join([head, *parts]), encoding="utf-8", newline="\n"
    )


def as_toml(piece: Work, texts: list[str]) -> str:
    """One part of the list."""
    lines = [
        "[[part]]",
        f"name = {quoted(piece.name)}",
        f"licence = {quoted(piece.licence)}",
        'within = "Qt"',
    ]
    if piece.system:
        lines.append(f"systems = [{quoted(piece.system)}]")
    lines.append("copyright = [")
    lines += [f"    {quoted(line)}," for line in piece.copyrights]
    lines += ["]", f"texts = [{', '.join(map(quoted, texts))}]", ""]
    return "\n".join(lines)


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def main(arguments: Sequence[str]) -> int:
    """Writes the list of the sources in the one folder that is named."""
    if len(arguments) != 1:
        raise Trouble("Name one folder: that of the unpacked sources of qtbase.")
    write(Path(arguments[0]))
    return 0
