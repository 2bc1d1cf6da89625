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
        name = path.relative_to(project).as_posix()
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines()
        for call in calls(ast.parse(source)):
            found = literals(call)
            if found is None:
                problem = misuse(call)
                wrong += [f"{name}, line {call.lineno}: {problem}"] if problem else []
                continue
            context = found[0] if function(call) == "pgettext" else None
            texts.add(
                (found[0], found[1]) if function(call) == "ngettext" else found[-1],
                locations=[(name, 0)],
                auto_comments=notes(lines, call.lineno),
                context=context,
            )
    return texts, wrong


def calls(tree: ast.AST) -> list[ast.Call]:
    """The calls of the functions, in the order of the file."""
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and function(node)]
    return sorted(found, key=lambda call: (call.lineno, call.col_offset))


def function(call: ast.Call) -> str:
    """The name of the function that is called, "" if it is none of them."""
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    return name if name in KEYWORDS else ""


def literals(call: ast.Call) -> list[str] | None:
    """The texts that the call is given; None if any of them does not stand there as it is."""
    given = call.args[: KEYWORDS[function(call)]]
    texts = [node.value for node in given if isinstance(node, ast.Constant)]
    strings = [text for text in texts if isinstance(text, str)]
    return strings if len(strings) == KEYWORDS[function(call)] else None


def misuse(call: ast.Call) -> str:
    """What is wrong with a call that is not given all its texts as they are; "" if nothing is."""
    name = function(call)
    if name != "tr" or not call.args:
        return f"{name} takes texts as they stand, so that they are found: write them out there."
    match call.args[0]:
        case ast.JoinedStr() | ast.BinOp() | ast.Call(func=ast.Attribute(value=ast.Constant())):
            return "a text is put together before tr: give tr the whole, with holes, and fill them."
        case ast.IfExp(body=ast.Constant()) | ast.IfExp(orelse=ast.Constant()):
            return "tr chooses between texts: choose between two calls of it, or mark each by N_."
    return ""


def notes(lines: list[str], line: int) -> list[str]:
    """The comment for translators that stands right above a line, counted from 1."""
    above = lines[line - 2].strip() if line > 1 else ""
    return [above.removeprefix(NOTE).strip()] if above.startswith(NOTE) else []
