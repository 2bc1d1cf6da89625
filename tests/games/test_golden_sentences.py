"""Whatever is said of golden records and house rules, word for word, in every language."""

from __future__ import annotations

import pytest

from moon_desktop.words.language import languages
from tests.kit.sentences import FOLDER, file_of, said, texts

ENGLISH, *OTHERS = languages()


@pytest.mark.parametrize(
    "code", [ENGLISH, *(pytest.param(code, marks=pytest.mark.slow) for code in OTHERS)]
)
@pytest.mark.parametrize("name", texts())
def test_what_is_said_is_said_as_it_always_was(name, code):
    """Written anew by ``python -m tests.kit.sentences`` where words or their choice changed."""
    kept = file_of(name, code).read_text(encoding="utf-8")
    assert said(texts()[name], code).splitlines() == kept.splitlines()


def test_the_folder_holds_these_and_no_others():
    there = {(file.parent.name, file.stem) for file in FOLDER.glob("*/*.txt")}
    assert there == {(code, name) for code in languages() for name in texts()}
