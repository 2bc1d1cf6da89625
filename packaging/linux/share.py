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

TEMPLATES = Path(__file__).parent
MIME_TYPE = "application/x-moon-record"
# Debian wants an address: it is of the host that the id names.
MAINTAINER = "The Moon Desktop developers <noreply@moondesktop.github.io>"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)

DESKTOP_ENTRY = f"applications/{ID}.desktop"
METAINFO = f"metainfo/{ID}.metainfo.xml"
MIME = f"mime/packages/{ID}.xml"
# By language; English is that of the folder without a name.
MANUALS = {"": f"man/man1/{NAME}.1.gz", "de": f"man/de/man1/{NAME}.1.gz"}
DOC = f"doc/{NAME}"
SCALABLE = f"icons/hicolor/scalable/apps/{ID}.svg"


def icon(size: int) -> str:
    """The path of the icon with so many pixels a side."""
    return f"icons/hicolor/{size}x{size}/apps/{ID}.png"


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
    icons = PROJECT / "resources" / "icons"
    pictures = {
        SCALABLE: icons / f"{NAME}.svg",
        **{icon(size): icons / f"{NAME}-{size}.png" for size in SIZES},
    }
    manuals = {
        path: packed(template(f"{NAME}{language and '.'}{language}.1", edition))
        for language, path in MANUALS.items()
    }
    return {
        DESKTOP_ENTRY: template(f"{ID}.desktop", edition).encode(),
        METAINFO: metainfo(edition).encode(),
        MIME: template(f"{ID}.mime.xml", edition).encode(),
        **manuals,
        **{place: path.read_bytes() for place, path in pictures.items()},
        f"{DOC}/NEWS.md.gz": packed((PROJECT / changelog.NAME).read_text("utf-8")),
        f"{DOC}/copyright": inventory.of_debian().encode(),
    }


def template(name: str, edition: Edition) -> str:
    """The text of a file of this folder, with what it tells of the edition filled in."""
    when = {"DATE": edition.day, "TIME": formatdate(edition.time)}
    return filled(TEMPLATES / name, VERSION=edition.version, MAINTAINER=MAINTAINER, **when)


def packed(words: str) -> bytes:
    """The words as `gzip -9n` packs them, for Debian asks for just that."""
    return gzip.compress(words.encode(), 9, mtime=0)


def plain(markdown: str) -> str:
    """A line of Markdown without its marks: of points, code, emphasis and links."""
    markdown = re.sub(r"^[-*] +", "", markdown)
    marks = r"`([^`]+)`|\*{1,2}([^*\s][^*]*)\*{1,2}|\[([^\]]+)\]\([^)]*\)"
    return re.sub(marks, lambda mark: next(filter(None, mark.groups())), markdown)


def metainfo(edition: Edition) -> str:
    """What software centres tell of the program, with the news of this version.

    Those before it are left out: nothing here tells when they came out.
    """
    points = "".join(f"<li>{escape(plain(line))}</li>" for line in edition.release.news)
    told = f'<release version="{edition.version}" date="{edition.day}">'
    told += f"<description><ul>{points}</ul></description></release>"
    words = template(f"{ID}.metainfo.xml", edition)
    return words.replace("<releases/>", f"<releases>{told}</releases>")
