"""What is read of the attributions in Qt's sources, for the list of its parts."""

import json
import tomllib

import pytest

from tests.learn.parts_of_qt import tidy, works, write

XKB = {
    "Name": "The  xkb\nlibrary",
    "LicenseId": "MIT",
    "LicenseFile": "LICENSE",
    "Copyright": ["Copyright Ann &lt;ann@x.invalid&gt;", " "],
}


@pytest.fixture
def sources(tmp_path):
    """Puts attributions into a folder of the sources; returns the sources."""

    def put(place, *entries):
        folder = tmp_path / "qtbase" / place
        folder.mkdir(parents=True)
        (folder / "qt_attribution.json").write_text(json.dumps(entries), encoding="utf-8")
        (folder / "LICENSE").write_text("// Do with it\r\n// what you like.  \n\n")
        return tmp_path / "qtbase"

    return put


def test_work_is_told_of_with_its_holders_its_system_and_its_text(sources, tmp_path):
    (tmp_path / "texts").mkdir()
    sources("src/corelib/blake", {**XKB, "Name": "BLAKE", "LicenseId": "CC0-1.0"})
    write(sources("src/3rdparty/xkbcommon", XKB), tmp_path)
    told = tomllib.loads((tmp_path / "parts-of-qt.toml").read_text(encoding="utf-8"))["part"]
    assert told[0] == {
        "name": "The xkb library",
        "licence": "MIT",
        "within": "Qt",
        "systems": ["linux"],
        "copyright": ["Copyright Ann <ann@x.invalid>"],
        "texts": ["the-xkb-library"],
    }
    assert told[1]["texts"] == ["CC0-1.0"]
    (text,) = (tmp_path / "texts").iterdir()
    assert text.read_text() == "Do with it\nwhat you like.\n"


def test_what_builds_or_tests_qt_is_left_out(sources):
    sources("src/testlib", XKB)
    sources("src/tools/moc", {**XKB, "QtParts": ["tools"]})
    assert list(works(sources("src/3rdparty/sqlite", XKB))) == []


def test_the_licence_that_is_not_chosen_is_cut_off():
    text = "Mine.\n-----\n   GNU GENERAL PUBLIC LICENSE\nTheirs.\n"
    assert tidy(text, "MIT OR GPL-2.0-only") == "Mine.\n"
    assert "Theirs." in tidy(text, "MIT AND GPL-2.0-only")
