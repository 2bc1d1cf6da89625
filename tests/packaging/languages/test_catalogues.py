"""Catalogues follow the source, and what is not in order is told."""

from __future__ import annotations

import gettext
import os

import pytest

from languages import catalogues
from languages.catalogues import COMPILED, LANGUAGES, SOURCE, problems, update
from languages.extraction import extract

PROGRAM = """\
from moon_desktop.words.language import N_, ngettext, pgettext, tr

NAMES = {"casual": N_("Casual")}


def told(name, count, key):
    # Translators: at the top of the window
    yield tr("{name} deals").format(name=name)
    yield ngettext("one tile", "{count} tiles", count).format(count=count)
    yield f"{pgettext('of dominoes', 'Hand')} " + tr(NAMES["casual"] if count else key)
    yield tr("5 % smaller"), tr("A text "
                                "in two pieces")
"""
GERMAN = {
    "{name} deals": "{name} gibt",
    "Casual": "Locker",
    "5 % smaller": "5 % kleiner",
    "A text in two pieces": "Ein Text in zwei Stücken",
    "Hand": "Blatt",
}


@pytest.fixture
def project(tmp_path):
    """A small project with German complete."""
    (tmp_path / "moon_desktop").mkdir()
    (tmp_path / "moon_desktop" / "table.py").write_text(PROGRAM, "utf-8")
    for code in ("en", "de"):
        folder = tmp_path / LANGUAGES / code
        folder.joinpath("help").mkdir(parents=True)
        folder.joinpath("help", "play.md").touch()
    update(tmp_path)
    texts = catalogues.brought_up(tmp_path, "de", extract(tmp_path)[0])
    for message in catalogues.all_of(texts):
        many = ("eins", "{count} Steine")
        message.string = GERMAN[message.id] if isinstance(message.id, str) else many
    for path, content in catalogues.written(tmp_path, "de", texts).items():
        path.write_bytes(content)
    assert problems(tmp_path) == []
    return tmp_path


def source(project):
    return project / LANGUAGES / "de" / SOURCE


def test_every_text_is_found_once_with_its_context(project):
    texts, wrong = extract(project)
    assert wrong == []
    found = [(message.context, message.id) for message in catalogues.all_of(texts)]
    assert found == [
        (None, "Casual"),
        (None, "{name} deals"),
        (None, ("one tile", "{count} tiles")),
        ("of dominoes", "Hand"),
        (None, "5 % smaller"),
        (None, "A text in two pieces"),
    ]


def test_program_reads_what_was_compiled(project):
    with (project / LANGUAGES / "de" / COMPILED).open("rb") as file:
        german = gettext.GNUTranslations(file)
    assert german.gettext("{name} deals") == "{name} gibt"
    assert german.pgettext("of dominoes", "Hand") == "Blatt"
    forms = [german.ngettext("one tile", "{count} tiles", n) for n in (1, 2)]
    assert forms == ["eins", "{count} Steine"]


def test_translators_are_told_what_they_need_and_nothing_that_changes_by_itself(project):
    text = source(project).read_text("utf-8")
    assert "#. at the top of the window\n#: moon_desktop/table.py\n" in text
    assert not any(word in text for word in ("Date", "Generated", "python-format", ".py:"))
    assert "nplurals=2" in text
    assert "fuzzy" not in text


def test_nothing_changes_without_a_change(project):
    files = [source(project), source(project).with_name(COMPILED)]
    before = [file.read_bytes() for file in files]
    (project / "moon_desktop" / "table.py").write_text(f"\n\n{PROGRAM}", "utf-8")
    assert update(project) == ["de: 6 texts, 0 of them to be translated or looked at"]
    assert [file.read_bytes() for file in files] == before


def test_changed_text_is_asked_for_again(project):
    program = project / "moon_desktop" / "table.py"
    program.write_text(PROGRAM.replace("{name} deals", "{name} deals now"), "utf-8")
    unsure, behind, compiled = problems(project)
    assert "de/moon.po is not what the program says: run python3" in behind
    assert "is not sure of “{name} deals now”" in unsure
    assert "de/moon.mo is not what the program says: run python3" in compiled
    assert update(project) == ["de: 6 texts, 1 of them to be translated or looked at"]
    (unsure,) = problems(project)
    assert "is not sure of “{name} deals now”" in unsure
    assert "“{name} deals”" not in source(project).read_text("utf-8")


@pytest.mark.parametrize(
    ("was", "becomes", "words"),
    [
        ('"{name} gibt"', '"Er gibt"', "other holes in “{name} deals”"),
        ('"{count} Steine"', '"Steine"', "other holes in “one tile”"),
        ('"eins"', '"{n} Stein"', "other holes in “one tile”"),
        ('"{count} Steine"', '""', "does not translate “one tile”"),
        ('"Blatt"', '""', "does not translate “Hand” (of dominoes)"),
        ('"eins"', '"{count} Stein"', None),  # the number may be there, as English has it not
    ],
)
def test_translation_that_is_not_whole_is_told(project, was, becomes, words):
    text = source(project).read_text("utf-8")
    assert was in text
    source(project).write_text(text.replace(was, becomes), "utf-8")
    *told, compiled = problems(project)
    assert "moon.mo is not what the program says" in compiled
    assert [words in sentence for sentence in told] == [True] * bool(words)


def test_catalogue_that_is_damaged_or_not_there_is_told(project):
    source(project).write_text('<<<<<<< HEAD\nmsgid "x"\n', "utf-8")
    (damaged,) = problems(project)
    assert "moon.po cannot be read" in damaged
    source(project).unlink()
    assert len(problems(project)) == 8  # nor is what is compiled of it


def test_documents_are_those_of_english(project):
    german, english = (project / LANGUAGES / code / "help" for code in ("de", "en"))
    (english / "rules.md").touch()
    (german.parent / catalogues.WORD_LIST).touch()
    (german / "play.md").rename(german / "old.md")
    assert sorted(problems(project)) == [
        "resources/languages/de/help/old.md is none of English: take it away.",
        "resources/languages/de/help/play.md is missing: translate that of English.",
        "resources/languages/de/help/rules.md is missing: translate that of English.",
    ]


TABLE = """\
[[groups]]
heading = "Bids"
rules.lowest = {name = "Lowest", help = "From {number} on."}

[[groups]]
heading = "Score"
rules.target = {name = "Target"}
"""
GERMAN_TABLE = TABLE.replace("Lowest", "Wenigstens").replace("From {number} on.", "Ab {number}.")


@pytest.mark.parametrize(
    ("was", "becomes", "words"),
    [
        ('"Ab {number}."', '"{number}, {number}"', "groups.1.rules.lowest.help has other holes"),
        ("{number}", "{n}", "groups.1.rules.lowest.help has other holes"),
        (', help = "Ab {number}."', "", "groups.1.rules.lowest.help is missing"),
        ("Wenigstens", "", "groups.1.rules.lowest.name has no text"),
        ("Wenigstens", "  ", "groups.1.rules.lowest.name has no text"),
        ('= "Target"', '= "Z", unit = "x"', "groups.2.rules.target.unit is none of English"),
        ('"Score"', '"Score', " or that of English cannot be read: "),
        ('name = "Wenigstens", help = "Ab {number}."', 'help = "{number}", name = "W"', "order"),
    ],
)
def test_tables_say_what_those_of_english_say(project, was, becomes, words):
    for code, text in (("en", TABLE), ("de", GERMAN_TABLE)):
        (project / LANGUAGES / code / "help" / "house-rules.toml").write_text(text, "utf-8")
    assert problems(project) == []
    assert was in GERMAN_TABLE
    german = project / LANGUAGES / "de" / "help" / "house-rules.toml"
    german.write_text(GERMAN_TABLE.replace(was, becomes), "utf-8")
    (told,) = problems(project)
    assert told.startswith("resources/languages/de/help/house-rules.toml")
    assert words in told
    german.unlink()
    (missing,) = problems(project)
    assert "house-rules.toml is missing: translate that of English." in missing


def test_a_language_is_begun_by_its_code(project, monkeypatch, capsys):
    monkeypatch.setattr(catalogues, "PROJECT", project)
    # Of Japanese no version of Babel tells other plurals, as of French they do.
    assert catalogues.main(["ja"]) == 0
    assert "ja: 6 texts, 6 of them to be translated" in capsys.readouterr().out
    assert "nplurals=1; plural=0" in (project / LANGUAGES / "ja" / SOURCE).read_text()
    with pytest.raises(SystemExit):
        catalogues.main(["xx"])
    assert "unknown locale 'xx'" in capsys.readouterr().err
    assert not (project / LANGUAGES / "xx").exists()


def test_words_are_carried_out(project, monkeypatch, capsys):
    monkeypatch.setattr(catalogues, "PROJECT", project)
    os.remove(source(project).with_name(COMPILED))
    assert [catalogues.main(words) for words in (["--check"], [], ["--check"])] == [1, 0, 0]
    assert capsys.readouterr().out.splitlines()[-1] == "The translations are in order."
