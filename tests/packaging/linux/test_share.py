"""What desktops read: the entry, the metainfo, the kind of a record, the manual."""

import gzip
import re
import struct
from xml.etree import ElementTree

import pytest

from changelog import Release
from languages.catalogues import codes
from linux.share import HERE, SIZES, Edition, icon, plain, share, template
from moon_desktop import __version__
from moon_desktop.cli.command_parser import table_parser
from moon_desktop.look.icon import SIZES as drawn
from project import ID, NAME, PROJECT
from tests.packaging.linux.one_folder import (
    DESKTOP_ENTRY,
    MANUALS,
    METAINFO,
    MIME,
    MIME_TYPE,
    TIME,
)


@pytest.fixture
def tree(monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(TIME))
    return share(Edition.of(__version__))


def keys(entry):
    """The keys of a desktop entry."""
    lines = entry.decode().splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)


def test_the_news_of_a_version_are_told_in_each_form():
    brought = Release("1.2.3", ("A *small* step & a leap.", "- `review` has **colours**, 2 < 3."))
    news = ["A small step & a leap.", "review has colours, 2 < 3."]
    edition = Edition("1.2.3", TIME, brought)
    root = ElementTree.fromstring(template(HERE / "share" / METAINFO, edition))
    assert root.findtext("id") == ID
    (release,) = root.findall("releases/release")
    assert release.attrib == {"version": "1.2.3", "date": "2023-11-14"}
    assert [point.text for point in release.findall("description/ul/li")] == news
    assert template(HERE / "changelog", edition) == (
        "moon-desktop (1.2.3) unstable; urgency=medium\n\n"
        "  * What is new stands in NEWS.md.gz beside this file.\n\n"
        " -- The Moon Desktop developers <noreply@moondesktop.github.io>"
        "  Tue, 14 Nov 2023 22:13:20 -0000\n"
    )


@pytest.mark.parametrize("language", codes(PROJECT))
def test_desktops_are_told_in_every_language(tree, language):
    entry = keys(tree[DESKTOP_ENTRY])
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert entry[f"{key}[{language}]"]
    for name, kinds in ((METAINFO, ("summary", "p", "li")), (MIME, ("comment",))):
        root = ElementTree.fromstring(tree[name])
        lang = "{http://www.w3.org/XML/1998/namespace}lang"
        told = [e.tag.rpartition("}")[2] for e in root.iter() if e.get(lang) == language]
        for kind in kinds:
            # Points of the news are in English alone.
            same = [e for e in root.iter() if e.tag.rpartition("}")[2] == kind and not e.get(lang)]
            news = len(root.findall("releases/release/description/ul/li")) if kind == "li" else 0
            assert told.count(kind) == len(same) - news > 0


def test_ids_and_names_are_the_same_everywhere(tree):
    entry = keys(tree[DESKTOP_ENTRY])
    root = ElementTree.fromstring(tree[METAINFO])
    assert entry["Icon"] == ID
    assert entry["MimeType"].split(";")[0] == MIME_TYPE == root.findtext("provides/mediatype")
    assert entry["TryExec"] == NAME == root.findtext("provides/binary")
    assert entry["StartupWMClass"] == NAME
    assert root.findtext("launchable") == DESKTOP_ENTRY.split("/")[1]
    sources = [p.read_text(encoding="utf-8") for p in (PROJECT / "moon_desktop").rglob("*.py")]
    # By this Wayland finds the entry of a window, and with it the icon.
    assert any(f'setDesktopFileName("{ID}")' in words for words in sources)


def test_each_size_of_the_icon_is_what_its_folder_says(tree):
    assert drawn == SIZES
    for size in SIZES:
        assert struct.unpack(">II", tree[icon(f"{size}x{size}", "png")][16:24]) == (size, size)


@pytest.mark.parametrize("language", MANUALS)
def test_the_manual_has_every_option(tree, language):
    manual = gzip.decompress(tree[MANUALS[language]]).decode()
    head = rf'\.TH MOON\\-DESKTOP 1 "2023-11-14" "Moon Desktop {__version__}" "(\w+)"'
    found = re.match(head, manual)
    assert found
    assert (found[1] == "Games") == (not language)
    assert "@" not in manual
    words = manual.replace("\\-", "-")
    parser = table_parser()
    options = re.findall(r"(?<![\w-])--?[a-z][\w-]*", parser.format_help())
    assert "--preset" in options
    for option in options:
        assert option in words, option
    listed = (parser.epilog or "").split("\n\n")[0]
    commands = re.findall(r"^  ([a-z]+)  ", listed, re.MULTILINE)
    assert "simulate" in commands
    for command in commands:
        assert f".B {command}\n" in words, command


def test_marks_of_markdown_go():
    told = "- a *b* `c` **d** [e](f.md) 5 * 3 and 2*2"
    assert plain(told) == "a b c d e 5 * 3 and 2*2"
