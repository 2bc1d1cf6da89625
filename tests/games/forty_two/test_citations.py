"""Every rule of Texas 42 is cited by the docstring, or the case, of a test that proves it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
LAST = {"T1": 3, "T2": 1, "T3": 7, "T4": 1, "T5": 5, "T6": 4, "T7": 3, "T8": 4}
RULES = [f"{part}.{n}" for part, last in LAST.items() for n in range(1, last + 1)] + ["T9"]
RULE = re.compile(r"\bT\d(?:\.\d)?\b(?![.]\d)")
SPAN = re.compile(r"\b(T\d)\.(\d)–T\d\.(\d)\b")


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
    """T1–T9: somewhere among the tests."""
    assert rule in CITED


def test_no_test_cites_a_rule_that_is_not_there():
    """T1–T9: an id without a rule is a slip of the pen."""
    assert set(RULES) | set(LAST) >= CITED


def test_every_test_of_the_game_says_what_it_proves():
    """T1–T9: in its docstring."""
    assert [name for name, text in docstrings() if not text] == []
