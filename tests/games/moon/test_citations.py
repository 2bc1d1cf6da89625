"""Every rule is cited by the docstring of a test that proves it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from moon_desktop.engine.illegal import Reason

TESTS = Path(__file__).resolve().parents[2]
LAST = {"M1": 5, "M2": 5, "M3": 9, "M4": 8, "M5": 8, "M6": 3}
RULES = [f"{part}.{n}" for part, last in LAST.items() for n in range(1, last + 1)] + ["M7", "M8"]
RULE = re.compile(r"\bM\d(?:\.\d)?\b(?![.]\d)")


def docstrings():
    """Of every test function of the engine, the games and the record."""
    rooms = [TESTS / "engine", *(TESTS / "games" / "moon" / room for room in (".", "record"))]
    for room in rooms:
        for file in sorted(room.glob("test_*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    yield f"{file.name}::{node.name}", ast.get_docstring(node)


CITED = {rule for _, text in docstrings() for rule in RULE.findall(text or "")}


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_is_cited(rule):
    """M1–M8: somewhere among the tests."""
    assert rule in CITED


def test_no_test_cites_a_rule_that_is_not_there():
    """M1–M8: an id without a rule is a slip of the pen."""
    assert set(RULES) | {"M1", "M2", "M3", "M4", "M5", "M6"} >= CITED


def test_every_reason_to_refuse_an_entry_has_a_case():
    """M1–M6: among those of the rules, by its word."""
    here = Path(__file__).resolve().parent
    cases = "".join(file.read_text(encoding="utf-8") for file in here.glob("test_*.py"))
    assert [reason for reason in Reason if f'"{reason}"' not in cases] == []


def test_every_test_of_a_game_says_what_it_proves():
    """M1–M8: in its docstring."""
    assert [name for name, text in docstrings() if not text] == []
