"""What is said of a person's own sets of house rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from moon_desktop.words import rules_files as words

NAME = "שולחן"
TOLD = (words.name_of_preset, words.would_replace, words.saved, words.imported, words.deleted)


@pytest.mark.parametrize("told", [*TOLD, words.delete_question])
def test_name_keeps_its_direction_to_itself(told):
    assert f"“\u2068{NAME}\u2069”" in told(NAME)


@pytest.mark.parametrize("told", [words.exported, words.set_aside])
def test_path_is_told_and_cut(told):
    assert "Friday.json" in told(Path("Friday.json"))
    assert len(told(Path("x" * 5000))) < 300


@pytest.mark.parametrize("told", [words.not_kept, words.not_written, words.not_read])
def test_trouble_gives_its_reason(told):
    assert told("The system says: no.").endswith(" The system says: no.")


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Friday table", "friday-table.json"),
        ("Fosdick’s: ../a\\b*?", "fosdick-s-a-b.json"),
        ("שולחן שישי", "שולחן-שישי.json"),
        ("…", "house-rules.json"),
    ],
)
def test_file_is_called_as_the_rules_are(name, file):
    assert words.file_name(name) == file


def test_house_rules_among_records_are_told_where_they_belong():
    told = words.opened_as_record("\x1b[2Jfri.json")
    assert "fri.json” holds house rules, and not a match" in told
    assert "Preferences" in told
    assert told.isprintable()


def test_name_that_was_cut_is_told_with_the_most_letters():
    assert "40 letters" in words.imported("n" * 40, 40)
    assert words.imported("n") == "Imported as “\u2068n\u2069”."
