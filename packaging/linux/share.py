"""The tree of `share`: what desktops, software centres and `man` read about the program."""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import formatdate
from pathlib import Path
from textwrap import wrap
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

import changelog
from changelog import Release
from licences.debian import debian_copyright
from linux.tree import Piece
from project import ID, NAME, PROJECT, commit_time
from trouble import Trouble

TEMPLATES = Path(__file__).parent
MIME_TYPE = "application/x-moon-record"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)

DESKTOP_ENTRY = f"applications/{ID}.desktop"
METAINFO = f"metainfo/{ID}.metainfo.xml"
MIME = f"mime/packages/{ID}.xml"
MANUAL = f"man/man1/{NAME}.1.gz"
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
    project: Path = PROJECT

    @classmethod
    def of(cls, version: str, project: Path = PROJECT) -> Edition:
        """This version of the project; raises Trouble without its news, or without a time."""
        return cls(version, commit_time(project), changelog.of_version(project, version), project)

    @property
    def maintainer(self) -> str:
        """Name and address. Debian wants an address: it is of the host that the id names."""
        host = ".".join(reversed(ID.lower().split(".")[:-1]))
        return f"The Moon Desktop developers <noreply@{host}>"


def share(edition: Edition) -> dict[str, Piece]:
    """The whole tree, its paths relative to `share`."""
    icons = edition.project / "resources" / "icons"
    manual = template("moon-desktop.1")
    manual = manual.replace("@VERSION@", edition.version).replace("@DATE@", day(edition.time))
    news = (edition.project / changelog.NAME).read_bytes()
    told = metainfo(template(f"{ID}.metainfo.xml"), edition.release, edition.time)
    return {
        DESKTOP_ENTRY: text(template(f"{ID}.desktop")),
        METAINFO: text(told),
        MIME: text(template(f"{ID}.mime.xml")),
        MANUAL: packed(manual.encode()),
        SCALABLE: there(icons / f"{NAME}.svg"),
        **{icon(size): there(icons / f"{NAME}-{size}.png") for size in SIZES},
        f"{DOC}/NEWS.md.gz": packed(news),
        f"{DOC}/copyright": text(debian_copyright()),
    }


def template(name: str) -> str:
    return (TEMPLATES / name).read_text(encoding="utf-8")


def text(words: str) -> Piece:
    return Piece(words.encode())


def there(path: Path) -> Piece:
    """The file as it is. Raises Trouble if it is not there."""
    if not path.is_file():
        raise Trouble(f"{path} is missing: put it back from git.")
    return Piece(source=path)


def packed(content: bytes) -> Piece:
    """The content as `gzip -9n` packs it, for Debian asks for just that."""
    packer = zlib.compressobj(9, wbits=31)
    return Piece(packer.compress(content) + packer.flush())


def debian_changelog(edition: Edition) -> str:
    """The news of this version as Debian writes them."""
    lines = [f"{NAME} ({edition.version}) unstable; urgency=medium", ""]
    paragraphs = filter(None, edition.release.lead.split("\n\n"))
    for point in (*paragraphs, *edition.release.points):
        lines += wrap(plain(point), 76, initial_indent="  * ", subsequent_indent="    ")
    when = formatdate(edition.time)
    return "\n".join([*lines, "", f" -- {edition.maintainer}  {when}", ""])


# --- AppStream: the news of a version for software centres ---------------------------------------

# Of Markdown within a line: code, emphasis, a link.
MARKS = re.compile(r"`([^`]+)`|\*{1,2}([^*\s][^*]*)\*{1,2}|\[([^\]]+)\]\([^)]*\)")


def day(time: int) -> str:
    """The day, in UTC, of so many seconds after 1970: `2026-11-21`."""
    return datetime.fromtimestamp(time, UTC).strftime("%Y-%m-%d")


def metainfo(template: str, release: Release, time: int) -> str:
    """The template with the release in its empty `releases`.

    Those before it are left out: nothing here tells when they came out.
    """
    root = ElementTree.fromstring(template)
    releases = root.find("releases")
    if releases is None:
        raise ValueError("the template of the metainfo has no <releases/>")
    told = SubElement(releases, "release", version=release.version, date=day(time))
    words = SubElement(told, "description")
    for paragraph in filter(None, release.lead.split("\n\n")):
        _write(SubElement(words, "p"), paragraph)
    if release.points:
        points = SubElement(words, "ul")
        for point in release.points:
            _write(SubElement(points, "li"), point)
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, "unicode") + "\n"


def plain(markdown: str) -> str:
    """A line of Markdown without its marks."""
    return MARKS.sub(lambda mark: next(filter(None, mark.groups())), markdown)


def _write(element: Element, markdown: str) -> None:
    """Put a line of Markdown into `element`: code and emphasis stay, links become their words."""
    element.text = ""
    last: Element | None = None
    done = 0
    for mark in MARKS.finditer(markdown):
        _add(element, last, markdown[done : mark.start()])
        done = mark.end()
        code, strong, link = mark.groups()
        if link:
            _add(element, last, link)
            continue
        last = SubElement(element, "code" if code else "em")
        last.text, last.tail = code or strong, ""
    _add(element, last, markdown[done:])


def _add(element: Element, last: Element | None, words: str) -> None:
    if last is None:
        element.text = (element.text or "") + words
    else:
        last.tail = (last.tail or "") + words
