"""Debian's page of copyrights: every part, in stanzas that Debian's readers take."""

from __future__ import annotations

import re

from licences.debian import debian_copyright
from moon_desktop import licences

PAGE = debian_copyright()
STANZAS = PAGE.rstrip("\n").split("\n\n")


def fields(stanza: str) -> list[str]:
    return re.findall(r"^([A-Z][\w-]*):", stanza, flags=re.M)


def test_every_line_is_a_field_or_goes_on():
    for line in PAGE.splitlines():
        assert not line or re.match(r"[A-Z][\w-]*: ?|Comment:$| \S|  \S| +\S", line), line
        assert line == line.rstrip()


def test_first_comes_the_format_then_files_then_texts():
    assert fields(STANZAS[0]) == ["Format", "Upstream-Name"]
    kinds = [fields(stanza)[0] for stanza in STANZAS[1:]]
    assert kinds == sorted(kinds)
    assert set(kinds) == {"Files", "License"}
    assert STANZAS[1].startswith("Files: *\nCopyright: 2026 The Moon Desktop developers\n")


def test_every_licence_named_has_its_text():
    named = {re.findall(r"^License: (\S+)$", s, flags=re.M)[0] for s in STANZAS if "Files:" in s}
    told = [re.findall(r"^License: (\S+)$", s, flags=re.M)[0] for s in STANZAS if s[:4] == "Lice"]
    assert named <= set(told)
    assert len(told) == len(set(told))


def test_every_part_is_there_with_its_makers():
    for part in licences.inside(licences.parts(), None, "linux"):
        for line in part.copyright:
            held = re.sub(r"^(?:Copyright\s*)?(?:\([cC]\)|©)?\s*", "", line)
            assert held in PAGE, part.name


def test_long_texts_of_every_debian_system_are_not_repeated():
    assert "/usr/share/common-licenses/LGPL-3" in PAGE
    assert "Version 3, 29 June 2007" not in PAGE
    assert "Mozilla Public License Version 2.0\n ====" not in PAGE
