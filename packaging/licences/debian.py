"""Debian's page of copyrights, in its machine-readable form, made of the list of licences."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from licences import inventory
from moon_desktop import licences as told
from moon_desktop.licences import Part

FORMAT = "https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
PLACE = "usr/lib/moon-desktop"

# What files are called on other systems only.
ELSEWHERE = (".dll", ".pyd", ".exe", ".com", "Python", "Python.framework/*")

# What the texts are called there, and those that every Debian system has.
SHORT = {"MIT": "Expat", "X11": "X11-authors"}
ON_EVERY_SYSTEM = {
    "Apache-2.0": "Apache-2.0",
    "CC0-1.0": "CC0-1.0",
    "GPL-3.0": "GPL-3",
    "LGPL-3.0": "LGPL-3",
    "MPL-2.0": "MPL-2.0",
}


def debian_copyright(folder: Path | None = None) -> str:
    """The page for a package of the frozen program in `folder`, laid out below `PLACE`; without
    one, for all that may be in it. Raises Trouble as inventory.collect."""
    shown = inventory.collect(folder) if folder else told.inside(told.parts(), None, "linux")
    stanzas = [f"Format: {FORMAT}\nUpstream-Name: Moon Desktop"]
    # Later stanzas win: the program, which has every file, comes first.
    stanzas += [files_stanza(part, shown) for part in shown if not part.within]
    names = dict.fromkeys(name for part in shown for name in names_of(part))
    texts = {name: texts_for(name, shown) for name in names}
    stanzas += [license_stanza(name, files) for name, files in texts.items()]
    return "\n\n".join(stanzas) + "\n"


def names_of(part: Part) -> list[str]:
    """The licences of a part, each by the name of one text or group of texts."""
    return [SHORT.get(part.licence, re.sub(r"\s+", "-", part.licence))]


def files_stanza(part: Part, shown: Sequence[Part]) -> str:
    """Who holds what of a part, and under what; with what others have made inside it."""
    if part.name == "Moon Desktop":
        patterns = ["*"]
    else:
        here = [pattern for pattern in part.files if not pattern.endswith(ELSEWHERE)]
        patterns = [f"{PLACE}/*{pattern.removeprefix('*')}" for pattern in here]
    inner = [other for other in shown if other.within == part.name]
    lines = [
        "Files: " + "\n ".join(patterns),
        "Copyright: " + "\n ".join(without_sign(line) for line in part.copyright),
        f"License: {names_of(part)[0]}",
    ]
    if inner:
        lines.append("Comment:")
        lines.append(f" Inside {part.name} is the work of others, too:")
        for other in inner:
            lines.append(f" {other.name}: {names_of(other)[0]};")
            lines += [f"  {line}" for line in other.copyright]
    return "\n".join(lines)


def without_sign(line: str) -> str:
    """A line of copyright without the word and its sign, which the field says already."""
    return re.sub(r"^(?:Copyright\s*)?(?:\([cC]\)|©)?\s*", "", line)


def texts_for(name: str, shown: Sequence[Part]) -> list[str]:
    """The texts of the licence `name`, of whatever part."""
    under = [part for part in shown if name in names_of(part)]
    return told.texts_of(under)


def license_stanza(name: str, texts: Sequence[str]) -> str:
    """The text of a licence, or where every Debian system has it."""
    lines = []
    for text in texts:
        if text in ON_EVERY_SYSTEM:
            place = f"/usr/share/common-licenses/{ON_EVERY_SYSTEM[text]}"
            lines += [f"On Debian systems the text is in {place}.", ""]
        else:
            lines += [*told.text_of(text).splitlines(), ""]
    while lines and not lines[-1]:
        lines.pop()
    body = [f" {line}" if line.strip() else " ." for line in lines or ["No conditions."]]
    return "\n".join([f"License: {name}", *body])
