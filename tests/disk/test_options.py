"""Each option is declared once, has its words, and is what some part of the program reads."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from moon_desktop.app.preferences import option_choices
from moon_desktop.disk.settings import CHOICES, Settings
from moon_desktop.words import computer_players, options

PACKAGE = Path(__file__).resolve().parents[2] / "moon_desktop"

FORMS = {"settings.py", "player_form.py", "table_page.py", "keys_page.py"}
"""They keep and show every option; that alone is no use to anybody."""

HOLDERS = {"settings", "_settings"}
"""What attributes that hold a Settings are called, in ``self.settings`` and the like."""

MEMBERS = {name for name in dir(Settings) if not name.startswith("__")} - set(Settings._fields)

SEATS = set(Settings._fields[:12])
"""What ``Settings.seats`` gathers."""


class Reads(ast.NodeVisitor):
    """Finds what a file does with values of the type Settings."""

    def __init__(self) -> None:
        self.read: set[str] = set()
        self.set: set[str] = set()
        self.by_name: list[int] = []
        """Lines that read an option whose name is not written there."""
        self._names: list[set[str]] = [set()]

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        arguments = (*node.args.args, *node.args.kwonlyargs, *node.args.posonlyargs)
        self._names.append({a.arg for a in arguments if _is_settings(a.annotation)})
        self.generic_visit(node)
        self._names.pop()

    def _is_value(self, node: ast.expr) -> bool:
        match node:
            case ast.Name(name):
                return any(name in names for names in self._names)
            case ast.Attribute(ast.Name("settings"), _):
                return False  # of the module, not of a value
            case ast.Attribute(_, name):
                return name in HOLDERS
            case ast.Call(ast.Name("Settings"), _, _):
                return True
            case ast.Call(ast.Attribute(of, "_replace"), _, _):
                return self._is_value(of)
            case _:
                return False

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if self._is_value(node.value):
            self.read.add(node.attr)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        match node.func:
            case ast.Name("getattr") if self._is_value(node.args[0]):
                self.by_name.append(node.lineno)
            case ast.Name("Settings"):
                self.set |= {keyword.arg for keyword in node.keywords if keyword.arg}
            case ast.Attribute(of, "_replace") if self._is_value(of):
                self.set |= {keyword.arg for keyword in node.keywords if keyword.arg}
        self.generic_visit(node)


def _is_settings(annotation: ast.expr | None) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id == "Settings"


def found_in(tree: ast.AST) -> Reads:
    reads = Reads()
    reads.visit(tree)
    return reads


@cache
def trees() -> tuple[tuple[str, ast.AST], ...]:
    """Each file of the package that names what these tests look for, parsed once for all."""
    texts = ((file.name, file.read_text(encoding="utf-8")) for file in PACKAGE.rglob("*.py"))
    named = ("Settings", "settings", "store")
    return tuple((name, ast.parse(text)) for name, text in texts if any(n in text for n in named))


@cache
def found() -> tuple[tuple[str, Reads], ...]:
    return tuple((name, found_in(tree)) for name, tree in trees())


def test_what_is_read_or_set_is_declared():
    strays = {}
    for name, reads in found():
        stray = (reads.read - MEMBERS - set(Settings._fields)) | (reads.set - set(Settings._fields))
        if stray:
            strays[name] = stray
    assert strays == {}


def test_no_option_is_read_by_a_name_made_up_on_the_way():
    assert {name: reads.by_name for name, reads in found() if reads.by_name} == {}


def test_nothing_else_asks_qt_for_what_was_kept():
    asking = [
        name
        for name, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and node.attr in ("value", "setValue", "contains", "remove", "allKeys")
        and isinstance(node.value, ast.Name | ast.Attribute)
        and (node.value.id if isinstance(node.value, ast.Name) else node.value.attr).strip("_")
        == "store"
    ]
    assert set(asking) == {"settings.py"}
    made = [file.name for file in PACKAGE.rglob("*.py") if "QSettings" in file.read_text("utf-8")]
    assert made == ["settings.py"]


def test_what_is_declared_is_read_where_it_matters():
    read = set[str]()
    for name, reads in found():
        if name not in FORMS:
            read |= reads.read
    if "seats" in read:
        read |= SEATS
    assert set(Settings._fields) - read == set()


@pytest.mark.parametrize(
    ("text", "read", "written", "by_name"),
    [
        ("def f(chosen: Settings):\n    return chosen.colour", {"colour"}, set(), 0),
        ("def f(x: Settings):\n    def g():\n        return x.tint\n", {"tint"}, set(), 0),
        ("def f(self):\n    self._program.settings.size + 1", {"size"}, set(), 0),
        ("def f(s: Settings):\n    s._replace(pace=1)", {"_replace"}, {"pace"}, 0),
        ("Settings(speed=2)", set(), {"speed"}, 0),
        ("Settings(speed=2)._replace(hue=1).tone", {"tone", "_replace"}, {"speed", "hue"}, 0),
        ("def f(s: Settings, n):\n    return getattr(s, n)", set(), set(), 1),
        ("def f(other):\n    settings.load(other.colour)", set(), set(), 0),
    ],
)
def test_a_stray_option_is_found(text, read, written, by_name):
    reads = found_in(ast.parse(text))
    assert (reads.read, reads.set, len(reads.by_name)) == (read, written, by_name)


# --- words --------------------------------------------------------------------------------


def test_no_option_lacks_words_and_no_words_lack_an_option():
    assert list(options.OPTIONS) == list(Settings._fields)
    assert {name: tuple(words) for name, words in options.CHOICES.items()} == CHOICES


@pytest.mark.parametrize("option", Settings._fields)
def test_option_has_a_short_label_and_one_sentence(option):
    assert 3 <= len(options.label(option)) <= 24
    assert options.help_line(option).endswith(".")
    assert ". " not in options.help_line(option)


def test_labels_differ():
    assert len({options.label(name) for name in Settings._fields}) == len(Settings._fields)


@pytest.mark.parametrize("option", CHOICES)
def test_choices_of_an_option_have_words_that_differ(option):
    words = [options.CHOICES[option][value] for value in CHOICES[option]]
    assert all(words)
    assert len(set(words)) == len(words)


def test_players_have_words_that_differ():
    players = option_choices()["left_player"]
    words = [computer_players.player(player) for player in players]
    assert len(set(words)) == len(players)
    assert set(words).isdisjoint(players), "a word of the record, not of a person"
