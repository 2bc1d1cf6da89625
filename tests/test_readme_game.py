"""README shows a whole game: it is that of the small example, line by line."""

from __future__ import annotations

import re
from pathlib import Path

from tests.kit.cases import each

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "tests" / "example_small"
FILES = (
    "pyproject.toml",
    "owl/__init__.py",
    "owl/players.py",
    "owl/show.py",
    "owl/house-rules.toml",
)


@each("file", FILES)
def test_readme_has_the_file_as_it_stands(file):
    blocks = re.findall(r"```(?:python|toml)\n(.*?)```", (ROOT / "README.md").read_text(), re.S)
    assert (EXAMPLE / file).read_text() in blocks


def test_readme_has_oh_hell_as_it_is_played_in_tests():
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.S)
    (block,) = (block for block in blocks if "class OhHell" in block)
    assert block in (ROOT / "tests" / "kit" / "oh_hell" / "__init__.py").read_text()


def test_readme_leaves_none_of_its_files_out():
    found = {
        path.relative_to(EXAMPLE).as_posix()
        for path in EXAMPLE.rglob("*")
        if path.suffix in (".py", ".toml")
    }
    assert found == set(FILES)


def test_it_is_small():
    lines = sum(len(path.read_text().splitlines()) for path in EXAMPLE.rglob("*.py"))
    assert lines <= 200
