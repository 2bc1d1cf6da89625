"""Every rule is cited by the docstring, or the case, of a test that proves it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from moon_desktop.engine.illegal import Reason

TESTS = Path(__file__).resolve().parents[1]
MOON = {"M1": 5, "M2": 5, "M3": 9, "M4": 8, "M5": 8, "M6": 3}
TEXAS_42 = {"T1": 3, "T2": 1, "T3": 7, "T4": 1, "T5": 5, "T6": 4, "T7": 3, "T8": 4}
CARDS = {"C1": 3, "C2": 4, "C3": 4, "C4": 3, "C5": 2, "C6": 1}
PARTS = {*MOON, *TEXAS_42, *CARDS}
RULES_MOON, RULES_42, RULES_CARDS = (
    [f"{part}.{n}" for part, last in parts.items() for n in range(1, last + 1)]
    for parts in (MOON, TEXAS_42, CARDS)
)
RULES_MOON += ["M7", "M8"]
RULES_42 += ["T9"]
RULES_CARDS += ["C7"]
RULES = [*RULES_MOON, *RULES_42, *RULES_CARDS]
RULE = re.compile(r"\b[MTC]\d(?:\.\d)?\b(?![.]\d)")
SPAN = re.compile(r"\b([TC]\d)\.(\d)–[TC]\d\.(\d)\b")
ROOMS = ("engine", "games/auction", "games/moon", "games/forty_two",
         "games/moon_cards")  # fmt: skip


def docstrings() -> Iterator[tuple[str, str]]:
    """Of every test function of the engine, the games and the record."""
    for room in ROOMS:
        for file in sorted((TESTS / room).glob("test_*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    yield f"{file.name}::{node.name}", ast.get_docstring(node) or ""


def cited() -> Iterator[str]:
    for _, text in docstrings():
        yield from RULE.findall(text)
        for part, first, last in SPAN.findall(text):
            yield from (f"{part}.{n}" for n in range(int(first), int(last) + 1))


CITED = set(cited())


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_is_cited(rule):
    """M1–M8, T1–T9, C1–C7: somewhere among the tests."""
    assert rule in CITED


def test_no_test_cites_a_rule_that_is_not_there():
    """M1–M8, T1–T9, C1–C7: an id without a rule is a slip of the pen."""
    assert {*RULES, *PARTS} >= CITED


def test_every_reason_to_refuse_an_entry_has_a_case():
    """M1–M6: among those of the rules, by its word."""
    files = (TESTS / "games" / "moon").glob("test_*.py")
    cases = "".join(file.read_text(encoding="utf-8") for file in files)
    assert [reason for reason in Reason if f'"{reason}"' not in cases] == []


def test_every_test_of_a_game_says_what_it_proves():
    """M1–M8, T1–T9, C1–C7: in its docstring."""
    assert [name for name, text in docstrings() if not text] == []
