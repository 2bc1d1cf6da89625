"""The texts of the program, read out of its source: what `tr` and its kin are given.

Read as Python reads it, not word by word as Babel's own extraction does: that one misses texts
within an f-string, and takes the key of a table, as in `tr(NAMES["casual"])`, for a text.
"""

from __future__ import annotations

import ast
from pathlib import Path

from babel.messages import Catalog

# The functions of moon_desktop/words/language.py, and how many texts each takes first.
KEYWORDS = {"tr": 1, "N_": 1, "ngettext": 2, "pgettext": 2}
# What begins a comment, above a call, that is meant for translators.
NOTE = "# Translators:"


def extract(project: Path) -> tuple[Catalog, list[str]]:
    """Every text of the program, in the order of files and lines, and what is wrong with calls by
    which texts would be missed: a sentence each."""
    texts = Catalog()
    wrong: list[str] = []
    for path in sorted((project / "moon_desktop").rglob("*.py")):
        place = path.relative_to(project).as_posix()
        source = path.read_text(encoding="utf-8")
        lines = ["", *source.splitlines()]
        for name, call in calls(ast.parse(source)):
            given = [as_text(node) for node in call.args[: KEYWORDS[name]]]
            found = [text for text in given if text is not None]
            if len(found) < KEYWORDS[name]:
                problem = misuse(name, call)
                wrong += [f"{place}, line {call.lineno}: {problem}"] if problem else []
                continue
            above = lines[call.lineno - 1].strip()
            texts.add(
                (found[0], found[1]) if name == "ngettext" else found[-1],
                locations=[(place, 0)],
                auto_comments=[above.removeprefix(NOTE).strip()] if above.startswith(NOTE) else [],
                context=found[0] if name == "pgettext" else None,
            )
    return texts, wrong


def calls(tree: ast.AST) -> list[tuple[str, ast.Call]]:
    """The calls of the functions, each with the function's name, in the order of the file."""
    found = [
        (node.func.id, node)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]
    known = (one for one in found if one[0] in KEYWORDS)
    return sorted(known, key=lambda one: (one[1].lineno, one[1].col_offset))


def as_text(node: ast.expr) -> str | None:
    """The text that stands there as it is, if one does."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def misuse(name: str, call: ast.Call) -> str:
    """What is wrong with a call that is not given all its texts as they are; "" if nothing is."""
    if name != "tr" or not call.args:
        return f"{name} takes texts as they stand, so that they are found: write them out there."
    match call.args[0]:
        case ast.JoinedStr() | ast.BinOp() | ast.Call(func=ast.Attribute(value=ast.Constant())):
            return "a text is put together before tr: give tr the whole, with holes, and fill them."
        case ast.IfExp(body=ast.Constant()) | ast.IfExp(orelse=ast.Constant()):
            return "tr chooses between texts: choose between two calls of it, or mark each by N_."
    return ""
