"""Who may import whom: the layers of the program, read off its source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parent.parent
PACKAGE = PROJECT / "moon_desktop"
PURE = {"engine", "games", "players", "wording"}
"""These never load Qt, so that a record is checked and a match simulated without it."""

MAY = {
    "engine": set(),
    "games": {"engine"},
    "players": {"engine", "games", "resources"},
    "wording": {"engine", "games", "hindsight_lines", "players", "spread", "standings"},
    "look": {"resources"},
    "table": {"engine", "games", "wording", "look"},
    "windows": {
        "clean_name", "engine", "games", "licences", "wording", "look", "players", "resources",
        "settings", "rules_file", "rules_shelf",
    },
    "host": {
        "course", "engine", "games", "players", "journal", "onlooker", "record_keeper", "seeds",
        "side_match", "takebacks", "study", "thinker",
    },
    "course": {"engine", "games", "record_keeper", "takebacks"},
    "onlooker": {"engine"},
    "clean_name": set(),
    "takebacks": {"engine"},
    "thinker": {"engine", "games", "players", "referee", "seeds", "study"},
    "counsel": {"games", "players", "study"},
    "study": {"players"},
    "reviewer": {"engine", "games", "players", "study"},
    "side_match": {"course", "engine", "wording"},
    "rules_file": {"clean_name", "engine", "games"},
    "rules_shelf": {"clean_name", "games", "rules_file"},
    "record_keeper": {"engine", "journal"},
    "seating": {"clean_name", "engine", "settings", "wording"},
    "referee": {"engine", "games", "players"},
    "record_file": {"engine", "games"},
    "journal": {"engine", "record_file"},
    "journal_lock": set(),
    "calling": set(),
    "first_copy": {"calling"},
    "second_copy": {"calling", "journal_lock"},
    "places": set(),
    "closing_signals": set(),
    "screen_start": {"wording"},
    "phase_machine": {"engine"},
    "settings": {"clean_name", "engine", "games", "wording"},
    "hindsight_lines": {"engine", "games", "players"},
    "spread": set(),
    "standings": {"engine", "spread"},
    "licences": {"resources"},
    "resources": set(),
}  # fmt: skip
"""By part of the program, the other parts it may import. What is not listed, such as the
errands of the command line, may import anything but what is seen on the screen."""

KNOW_ALL = {
    "application",
    "callers",
    "hearing",
    "commands",
    "croupier",
    "hinting",
    "inquiry",
    "launch",
    "notes",
    "paces",
    "review_room",
    "self_test",
    "tallying",
    "timekeeper",
    "cli",
    "__main__",
}
SEEN = {"table", "windows", "host", "application"}
"""What only these import: the parts that a person sees, and what joins them."""

MODULES_OF_THE_ENGINE = {
    "__future__", "collections", "dataclasses", "enum", "functools", "hashlib", "json", "typing",
}  # fmt: skip
"""No clock, no input or output, no randomness: nothing that answers otherwise tomorrow."""


def imported(file: Path) -> Iterator[str]:
    """The full names of the modules that ``file`` imports, wherever in it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file.name}:{node.lineno}: say in full what is imported"
            assert node.module is not None
            if node.module == "moon_desktop":
                yield from (f"moon_desktop.{alias.name}" for alias in node.names)
            else:
                yield node.module


def part_of(file: Path) -> str:
    """The package or module of ``moon_desktop`` that ``file`` belongs to."""
    return file.relative_to(PACKAGE).parts[0].removesuffix(".py")


def files_of(part: str) -> list[Path]:
    return sorted(file for file in PACKAGE.rglob("*.py") if part_of(file) == part)


@pytest.mark.parametrize("part", MAY)
def test_a_part_imports_only_what_it_may(part):
    strays = [
        f"{file.relative_to(PROJECT)} imports {name}"
        for file in files_of(part)
        for name in imported(file)
        if name.startswith("moon_desktop.") and name.split(".")[1] not in {part, *MAY[part]}
    ]
    assert strays == []


@pytest.mark.parametrize("part", sorted(PURE))
def test_rules_players_and_sentences_need_no_qt(part):
    assert files_of(part)
    loads = [f"{file.name}: {name}" for file in files_of(part) for name in imported(file)]
    assert [load for load in loads if "PySide" in load or "shiboken" in load] == []


def test_the_engine_uses_nothing_that_could_answer_otherwise():
    outside = {
        name.split(".")[0]
        for part in ("engine", "games")
        for file in files_of(part)
        for name in imported(file)
    } - {"moon_desktop", "types"}
    assert outside <= MODULES_OF_THE_ENGINE


def test_the_engine_neither_reads_nor_writes():
    called = {
        node.id
        for part in ("engine", "games")
        for file in files_of(part)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Name)
    }
    assert called.isdisjoint({"open", "print", "input", "exec", "eval", "__import__"})


def test_only_the_application_and_the_command_line_know_all():
    parts = {part_of(file) for file in PACKAGE.rglob("*.py")}
    knowing = {
        f"{part} imports {name}"
        for part in parts - KNOW_ALL - {"table", "windows"}
        for file in files_of(part)
        for name in imported(file)
        if name.split(".")[:2] in (["moon_desktop", seen] for seen in SEEN)
    }
    assert knowing == set()


def test_a_forbidden_import_is_found(tmp_path):
    file = tmp_path / "stray.py"
    file.write_text(
        "from __future__ import annotations\n"
        "import json, PySide6.QtCore\n"
        "from moon_desktop import resources\n"
        "def late():\n    from moon_desktop.look.theme import Theme\n    return Theme\n"
    )
    assert list(imported(file)) == [
        "__future__",
        "json",
        "PySide6.QtCore",
        "moon_desktop.resources",
        "moon_desktop.look.theme",
    ]
