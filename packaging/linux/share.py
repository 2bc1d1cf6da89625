"""The tree of `share`: what desktops, software centres and `man` read about the program."""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import formatdate
from pathlib import Path
from xml.sax.saxutils import escape

import changelog
from changelog import Release
from licences import inventory
from project import ID, NAME, PROJECT, commit_time, filled

HERE = Path(__file__).parent
# Debian wants an address: it is of the host that the id names.
MAINTAINER = "The Moon Desktop developers <noreply@moondesktop.github.io>"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


@dataclass(frozen=True)
class Edition:
    """What is being packed: a version of the project, as of `time` (seconds since 1970)."""

    version: str
    time: int
    release: Release

    @classmethod
    def of(cls, version: str) -> Edition:
        """This version of the project; raises Trouble without its news, or without a time."""
        return cls(version, commit_time(PROJECT), changelog.of_version(PROJECT, version))

    @property
    def day(self) -> str:
        """The day, in UTC: `2026-11-21`."""
        return datetime.fromtimestamp(self.time, UTC).strftime("%Y-%m-%d")


def share(edition: Edition) -> dict[str, bytes]:
    """What lies at each path, relative to `share`."""
    laid = {}
    for path in sorted((HERE / "share").rglob("*.*")):
        place, words = path.relative_to(HERE / "share").as_posix(), template(path, edition)
        manual = place.startswith("man/")
        laid[f"{place}.gz" if manual else place] = packed(words) if manual else words.encode()
    icons = PROJECT / "resources" / "icons" / NAME
    for size in SIZES:
        laid[icon(f"{size}x{size}", "png")] = Path(f"{icons}-{size}.png").read_bytes()
    return {
        **laid,
        icon("scalable", "svg"): icons.with_suffix(".svg").read_bytes(),
        f"doc/{NAME}/NEWS.md.gz": packed((PROJECT / changelog.NAME).read_text("utf-8")),
        f"doc/{NAME}/copyright": inventory.of_debian().encode(),
    }


def icon(size: str, kind: str) -> str:
    """The path of the icon of a size."""
    return f"icons/hicolor/{size}/apps/{ID}.{kind}"


def template(path: Path, edition: Edition) -> str:
    """The text of a file, with what it tells of the edition filled in."""
    when = {"DATE": edition.day, "TIME": formatdate(edition.time)}
    points = "".join(f"<li>{escape(plain(line))}</li>" for line in edition.release.news)
    about = {"VERSION": edition.version, "MAINTAINER": MAINTAINER, "NEWS": points}
    return filled(path, **about, **when)


def packed(words: str) -> bytes:
    """The words as `gzip -9n` packs them, for Debian asks for just that."""
    return gzip.compress(words.encode(), 9, mtime=0)


def plain(markdown: str) -> str:
    """A line of Markdown without its marks: of points, code, emphasis and links."""
    markdown = re.sub(r"^[-*] +", "", markdown)
    marks = r"`([^`]+)`|\*{1,2}([^*\s][^*]*)\*{1,2}|\[([^\]]+)\]\([^)]*\)"
    return re.sub(marks, lambda mark: next(filter(None, mark.groups())), markdown)
