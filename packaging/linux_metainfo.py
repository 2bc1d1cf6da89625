"""The AppStream metainfo: what software centres tell of the program, with the news of a version."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from changelog import Release

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
