"""What other people's work Qt itself is made of: read from its sources, for the page of licences.

    python -m tests.learn.parts_of_qt FOLDER

writes `resources/licences/parts-of-qt.toml` anew, and the texts it names, from an unpacked
archive of the sources of qtbase. That is for a new version of Qt; a package needs none of it.
"""

from __future__ import annotations

import html
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

LICENCES = Path(__file__).resolve().parents[2] / "resources" / "licences"

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


def works(sources: Path) -> Iterator[tuple[Path, dict[str, Any]]]:
    """Every entry about a piece that can be in a library of ours, in the order of its folders,
    and the folder that it stands in."""
    for told in sorted(sources.rglob("qt_attribution.json")):
        if ELSEWHERE.match(told.parent.relative_to(sources).as_posix()):
            continue
        # Qt's own reader of these files lets strings go over several lines.
        found = json.loads(told.read_text(encoding="utf-8"), strict=False)
        for entry in found if isinstance(found, list) else [found]:
            used = entry.get("QtParts", ["libs"])
            if "tools" not in used and "tests" not in used:
                yield told.parent, entry


def part(entry: dict[str, Any], place: str, texts: list[str]) -> str:
    """One part of the list: of an entry in the folder `place` of the sources, and its texts."""
    holders = entry.get("Copyright", [])
    lines = holders if isinstance(holders, list) else holders.splitlines()
    system = next((name for where, name in SYSTEMS.items() if re.search(where, place)), "")
    told = [
        "[[part]]",
        f"name = {quoted(entry['Name'])}",
        f"licence = {quoted(entry['LicenseId'])}",
        'within = "Qt"',
        *([f"systems = [{quoted(system)}]"] if system else []),
        "copyright = [",
        *(f"    {quoted(html.unescape(line))}," for line in lines if line.strip()),
        "]",
        f"texts = [{', '.join(map(quoted, texts))}]",
        "",
    ]
    return "\n".join(told)


def quoted(text: str) -> str:
    return json.dumps(" ".join(text.split()), ensure_ascii=False)


def tidy(text: str, licence: str) -> str:
    """A licence's text with one kind of line end, nothing at the ends of lines, and without the
    signs of a comment; where it lets one choose the GPL or another, only the other."""
    lines = [line.rstrip() for line in text.replace("\f", "").expandtabs().splitlines()]
    plain = "\n".join(re.sub(r"^// ?", "", line) for line in lines).strip("\n")
    if re.search(r" OR GPL-2\.0", licence):
        plain = re.split(r"^ *GNU GENERAL PUBLIC LICENSE$", plain, maxsplit=1, flags=re.M)[0]
    return re.sub(r"\s*-*\s*\Z", "\n", plain, count=1)


def write(sources: Path, licences: Path = LICENCES) -> None:
    """Write the list and its texts."""
    known = {file.read_text(encoding="utf-8"): file.stem for file in licences.glob("texts/*.txt")}
    parts = ["# Written by tests/learn/parts_of_qt.py from the sources of qtbase.\n"]
    for folder, entry in works(sources):
        licence = entry["LicenseId"]
        texts = list(SAME_TEXT.get(licence, ()))
        names = entry.get("LicenseFiles") or [entry.get("LicenseFile")]
        for number, name in enumerate(filter(None, names)):
            if licence in SAME_TEXT:
                continue
            text = tidy((folder / name).read_text(encoding="utf-8", errors="replace"), licence)
            if text not in known:
                words = re.findall(r"[a-z0-9]+", entry["Name"].lower())[:6]
                known[text] = "-".join([*words, *([str(number + 1)] if number else [])])
                target = licences / "texts" / f"{known[text]}.txt"
                target.write_text(text, encoding="utf-8", newline="\n")
            texts.append(known[text])
        parts.append(part(entry, folder.relative_to(sources).as_posix(), texts))
    told = licences / "parts-of-qt.toml"
    told.write_text("\n".join(parts), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
