"""Every rule of the card game is cited by the docstring of a test that proves it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
LAST = {"C1": 3, "C2": 4, "C3": 4, "C4": 3, "C5": 2, "C6": 1}
RULES = [f"{part}.{n}" for part, last in LAST.items() for n in range(1, last + 1)] + ["C7"]
RULE = re.compile(r"\bC\d(?:\.\d)?\b(?![.]\d)")
SPAN = re.compile(r"\b(C\d)\.(\d)–C\d\.(\d)\b")


def docstrings():
    """Of every test function of the game."""
    for file in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{file.name}::{node.name}", ast.get_docstring(node)


def cited():
    for _, text in docstrings():
        yield from RULE.findall(text or "")
        for part, first, last in SPAN.findall(text or ""):
            yield from (f"{part}.{n}" for n in range(int(first), int(last) + 1))


CITED = set(cited())


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_is_cited(rule):
    """C1–C7: somewhere among the tests."""
    assert rule in CITED


def test_no_test_cites_a_rule_that_is_not_there():
    """C1–C7: an id without a rule is a slip of the pen."""
    assert set(RULES) | set(LAST) >= CITED


def test_every_test_of_the_game_says_what_it_proves():
    """C1–C7: in its docstring."""
    assert [name for name, text in docstrings() if not text] == []
