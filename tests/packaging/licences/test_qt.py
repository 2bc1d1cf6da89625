"""What is read of the attributions in Qt's sources, for the list of its parts."""

import json

import pytest

from licences.qt import chosen, tidy, works

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
        folder = tmp_path / place
        folder.mkdir(parents=True)
        (folder / "qt_attribution.json").write_text(json.dumps(entries), encoding="utf-8")
        return tmp_path

    return put


def test_work_is_told_of_with_its_holders_its_system_and_its_text(sources):
    tree = sources("src/3rdparty/xkbcommon", XKB)
    (work,) = works(tree)
    assert (work.name, work.licence, work.system) == ("The xkb library", "MIT", "linux")
    assert work.copyrights == ("Copyright Ann <ann@x.invalid>",)
    assert work.files == (tree / "src/3rdparty/xkbcommon/LICENSE",)


def test_what_builds_or_tests_qt_is_left_out(sources):
    sources("src/testlib", XKB)
    sources("src/tools/moc", {**XKB, "QtParts": ["tools"]})
    assert list(works(sources("src/3rdparty/sqlite", XKB))) == []


def test_text_is_tidied_and_the_licence_that_is_not_chosen_is_cut_off():
    assert tidy("// One\r\n//\n// two  \n\n") == "One\n\ntwo\n"
    text = "Mine.\n-----\n   GNU GENERAL PUBLIC LICENSE\nTheirs.\n"
    assert chosen(text, "MIT OR GPL-2.0-only").split() == ["Mine."]
    assert "Theirs." in chosen(text, "MIT AND GPL-2.0-only")
