"""Who may import whom: the rooms of the program, read off its source."""

from __future__ import annotations

import ast
import subprocess
import sys
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.kit.cases import each

PROJECT = Path(__file__).resolve().parent.parent
PACKAGE = PROJECT / "moon_desktop"
GAMES = {folder.name for folder in (PACKAGE / "games").iterdir() if folder.is_dir()}
GAMES -= {"auction", "defaults", "dominoes", "views", "__pycache__"}
"""The rule books, each in a folder of its own."""

AUCTIONS = {"moon", "forty_two"}
"""Those in which players bid for a contract."""

MAY: dict[str, set[str]] = {
    "endings": set(),
    "engine": set(),
    "resources": set(),
    "seeds": set(),
    "licences": {"resources"},
    "version": {"__version__", "games", "players", "words"},
    "games": {"engine", "defaults", "players", "views"},
    "views": {"engine", "words"},
    "defaults": {"engine", "games", "players", "views", "words"},
    "auction": {"engine", "games"},
    "dominoes' players": {"auction", "engine", "games", "defaults", "players", "views"},
    "dominoes' show": {
        "auction", "dominoes' players", "engine", "games", "defaults", "players", "views", "words",
    },
    "rule book": {"auction", "engine", "games"},
    "its players": {
        "auction", "dominoes' players", "engine", "games", "defaults", "players", "resources",
        "rule book", "views",
    },
    "its show": {
        "auction", "defaults", "dominoes' players", "dominoes' show", "engine", "games",
        "its players", "players", "resources", "rule book", "views", "words",
    },
    "players": {"engine", "games"},
    "learning": {"engine", "games", "players", "resources", "views", "words"},
    "thinking": {"endings", "engine", "games", "players", "seeds"},
    "words": {"engine", "games", "resources", "views"},
    "look": {"games", "resources", "views"},
    "table": {"engine", "games", "look", "views", "words"},
    "windows": {
        "disk", "engine", "games", "learning", "licences", "look", "memory", "resources", "views",
        "words",
    },
    "disk": {"engine", "games", "views", "version", "words"},
    "outside": {"disk", "endings", "engine", "resources"},
    "memory": {"disk", "engine", "games", "players", "resources", "seeds", "views", "words"},
    "arena": {
        "__version__", "disk", "endings", "engine", "games", "memory", "players", "seeds", "words",
    },
    "app": {
        "__version__", "disk", "engine", "games", "learning", "look", "memory", "outside",
        "players", "resources", "seeds", "views", "table", "thinking", "version", "windows",
        "words",
    },
    "self_test": {
        "app", "disk", "engine", "games", "learning", "licences", "look", "outside", "players",
        "resources", "views", "table", "version", "windows", "words",
    },
    "cli": {
        "app", "arena", "disk", "endings", "engine", "games", "memory", "players", "resources",
        "self_test",
        "views", "version", "words",
    },
    "__main__": {"cli"},
    "__init__": set(),
}  # fmt: skip
"""By room of the program, the other rooms it may import. Nobody but a game is let into a rule
book, its players or its show: to all others it is what the catalogue gives them. Nobody imports
the application but who starts it: the command line, and the self-test."""

PURE = {"arena", "auction", "dominoes' players", "dominoes' show", "engine", "games", "its players",
        "its show", "learning", "memory", "defaults", "players", "rule book", "views",
        "words"}  # fmt: skip
"""These never load Qt, so that a record is checked and a match simulated without it."""

STRICT = {"auction", "engine", "games", "rule book"}
"""These have no clock, no input or output and no randomness."""

THEIR_MODULES = {
    "__future__", "abc", "collections", "dataclasses", "enum", "functools", "hashlib", "json",
    "types", "typing",
}  # fmt: skip
"""Nothing that answers otherwise tomorrow."""

CATALOGUE = {"importlib", "logging", "pathlib"}
"""What the catalogue and a Game need beside these: to load a game when it is first asked for, and
to say that its players are told of a file."""

APART = ({"table"}, {"windows"}, {"app.host"})
"""They do not import one another: the application connects their signals."""

MOST_FLAT, MOST_IN_A_ROOM = 12, 26
FILES = sorted(PACKAGE.rglob("*.py"))


def name_of(file: Path) -> str:
    """The name by which a module is imported."""
    parts = file.relative_to(PROJECT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(file): file for file in FILES}


class Source(NamedTuple):
    """What a file says, wherever in it."""

    imports: list[str]
    """The full names of modules."""

    texts: set[str]
    called: set[str]


@cache
def read(file: Path) -> Source:
    source = Source([], set(), set())
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Import():
                source.imports.extend(alias.name for alias in node.names)
            case ast.ImportFrom():
                assert node.level == 0, f"{file.name}:{node.lineno}: say in full what is imported"
                assert node.module is not None
                for alias in node.names:
                    name = f"{node.module}.{alias.name}"
                    within = name in MODULES or node.module == "moon_desktop"
                    source.imports.append(name if within else node.module)
            case ast.Constant(str() as text):
                source.texts.add(text)
            case ast.Call(ast.Name(name)):
                source.called.add(name)
    return source


def imported(file: Path) -> list[str]:
    return read(file).imports


def room_of(name: str) -> str:
    """The room of the module of this name."""
    parts = [*name.split("."), "", ""][1:]
    if parts[0] != "games":
        return parts[0] or "__init__"
    if parts[1] == "dominoes":
        return "dominoes' show" if parts[2] == "show" else "dominoes' players"
    if parts[1] not in GAMES:
        return parts[1] if parts[1] in ("auction", "defaults", "views") else "games"
    return {"players": "its players", "show": "its show"}.get(parts[2], "rule book")


def modules_of(*rooms: str) -> dict[str, Path]:
    return {name: file for name, file in MODULES.items() if room_of(name) in rooms}


def imports_of(name: str) -> set[str]:
    """The modules of the program that another imports."""
    return {other for other in imported(MODULES[name]) if other.startswith("moon_desktop.")}


@pytest.mark.parametrize("room", MAY)
def test_a_room_imports_only_what_it_may(room):
    strays = [
        f"{name} imports {other}"
        for name in modules_of(room)
        for other in imports_of(name)
        if room_of(other) not in {room, *MAY[room]}
    ]
    assert strays == []


def test_every_room_is_listed():
    assert {room_of(name) for name in MODULES} == MAY.keys()


def test_nobody_names_a_game_but_itself_and_the_catalogue():
    """Not in a text either, which a module could be loaded by."""
    strays = []
    for name, file in MODULES.items():
        own = (
            name.split(".")[2] if room_of(name) in ("rule book", "its players", "its show") else ""
        )
        others = tuple(f"moon_desktop.games.{game}" for game in GAMES - {own})
        said = read(file).texts if name != "moon_desktop.games" else set()
        strays += [f"{name}: {found}" for found in imports_of(name) | said if is_in(found, others)]
    assert strays == []


def test_a_game_without_an_auction_imports_none():
    """Nor does what any game shares, whether it has one or not."""
    auction, dominoes = "moon_desktop.games.auction", "moon_desktop.games.dominoes"
    theirs = (auction, dominoes, *(f"moon_desktop.games.{game}" for game in AUCTIONS))
    assert AUCTIONS <= GAMES
    for name in MODULES:
        found = [other for other in imports_of(name) if is_in(other, (auction, dominoes))]
        assert is_in(name, theirs) or not found, name


def is_in(name: str, packages: tuple[str, ...]) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def test_table_windows_and_host_do_not_import_one_another():
    for mine in APART:
        for name in MODULES:
            if not is_in(name, tuple(f"moon_desktop.{part}" for part in mine)):
                continue
            others = tuple(f"moon_desktop.{part}" for them in APART for part in them - mine)
            assert not [other for other in imports_of(name) if is_in(other, others)], name


@each("room", sorted(PURE))
def test_rules_players_and_sentences_need_no_qt(room):
    assert modules_of(room)
    loads = [f"{name}: {other}" for name in modules_of(room) for other in imported(MODULES[name])]
    assert [load for load in loads if "PySide" in load or "shiboken" in load] == []


def test_rules_players_and_sentences_are_loaded_where_there_is_no_qt():
    """Nor do the modules load it that they import."""
    program = (
        "import sys, importlib\n"
        "class NoQt:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.partition('.')[0] in ('PySide6', 'shiboken6'):\n"
        "            raise ImportError(name + ' is Qt')\n"
        "sys.meta_path.insert(0, NoQt())\n"
        f"for name in {sorted(modules_of(*PURE))}:\n"
        "    importlib.import_module(name)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60, cwd=PROJECT)


def test_rules_use_nothing_that_could_answer_otherwise():
    outside = {
        (room, other.split(".")[0])
        for room in STRICT
        for name in modules_of(room)
        for other in imported(MODULES[name])
        if not other.startswith("moon_desktop.")
    }
    allowed = {(room, module) for room in STRICT for module in THEIR_MODULES}
    assert outside <= allowed | {("games", module) for module in CATALOGUE}


def test_rules_neither_read_nor_write():
    shows = ("defaults", "views", "dominoes' show", "its show")
    for file in modules_of(*STRICT, *shows).values():
        effects = {"open", "print", "input", "exec", "eval", "__import__"}
        assert read(file).called.isdisjoint(effects), file


def test_imports_go_in_no_circle():
    """Those within functions and for type checkers alone count as well: what is told of a module
    is told without the one that uses it."""
    below = {name: (imports_of(name) & MODULES.keys()) - {name} for name in MODULES}
    try:
        TopologicalSorter(below).prepare()
    except CycleError as found:
        pytest.fail(" imports ".join(reversed(found.args[1])))


def test_a_room_holds_as_many_modules_as_people_remember():
    rooms = {folder: list(folder.glob("*.py")) for folder in {file.parent for file in FILES}}
    assert len(rooms.pop(PACKAGE)) <= MOST_FLAT
    counts = {
        str(folder.relative_to(PACKAGE)): sum(file.name != "__init__.py" for file in files)
        for folder, files in rooms.items()
    }
    assert {room: count for room, count in counts.items() if count > MOST_IN_A_ROOM} == {}


def test_a_forbidden_import_is_found(tmp_path):
    file = tmp_path / "stray.py"
    file.write_text(
        "from __future__ import annotations\n"
        "import json, PySide6.QtCore\n"
        "from typing import TYPE_CHECKING\n"
        "from moon_desktop import resources\n"
        "from moon_desktop.words import language, names\n"
        "from moon_desktop.engine.pieces import Pack\n"
        "if TYPE_CHECKING:\n    from moon_desktop.games.moon import rules\n"
        "def late():\n    from moon_desktop.look.theme import Theme\n    return Theme\n"
    )
    assert imported(file) == [
        "__future__",
        "json",
        "PySide6.QtCore",
        "typing",
        "moon_desktop.resources",
        "moon_desktop.words.language",
        "moon_desktop.words.names",
        "moon_desktop.engine.pieces",
        "moon_desktop.games.moon.rules",
        "moon_desktop.look.theme",
    ]
