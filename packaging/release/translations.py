"""The translations: whether each language has every sentence of the program."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

FOLDER = Path("resources", "translations")
PLACE = re.compile(r"\{\w*\}")
TOLD = 40
"""Characters of a sentence that are quoted."""


def problems(project: Path) -> list[str]:
    """What the languages lack; each a sentence and a way out. English needs no file."""
    folder = project / FOLDER
    sources = {path.stem: path for path in sorted(folder.glob("*.ts"))}
    compiled = {path.stem: path for path in sorted(folder.glob("*.qm"))}
    if not (sources or compiled):
        return []
    wanted = sentences(project / "moon_desktop")
    wrong = [
        f"{path.name} has no {stem}.ts beside it: put its source there."
        for stem, path in compiled.items()
        if stem not in sources
    ]
    for stem, path in sources.items():
        if stem not in compiled:
            wrong.append(f"{path.name} is not compiled: run pyside6-lrelease {path.name}.")
        wrong += lacks(path, wanted)
    return wrong


def lacks(path: Path, wanted: frozenset[str]) -> list[str]:
    """What the file of one language lacks of the sentences that are wanted."""
    try:
        done = finished(path)
    except ElementTree.ParseError as error:
        return [f"{path.name} cannot be read ({error}): put it back from git."]
    wrong = []
    missing = sorted(wanted - set(done))
    if missing:
        wrong.append(
            f"{path.name} lacks {len(missing)} sentences, first “{missing[0][:TOLD]}”:"
            " have them translated."
        )
    wrong += [
        f"{path.name}: “{text[:TOLD]}” has other places to fill than its translation: mend that."
        for text, translated in done.items()
        if sorted(PLACE.findall(text)) != sorted(PLACE.findall(translated))
    ]
    return wrong


def finished(path: Path) -> dict[str, str]:
    """The sentences of a file of Qt's Linguist that are translated, and their translations."""
    done = {}
    for message in ElementTree.parse(path).iter("message"):
        translation = message.find("translation")
        if translation is None or translation.get("type"):  # unfinished, vanished, obsolete
            continue
        done[message.findtext("source", "")] = "".join(translation.itertext()).strip()
    return {text: translated for text, translated in done.items() if translated}


def sentences(package: Path) -> frozenset[str]:
    """Every sentence that is translated: those given to `tr`, and in a file where `tr` is given
    something else, those that stand in its tables."""
    found: set[str] = set()
    for path in package.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        given = [call.args[0] for call in calls(tree) if call.args]
        found.update(text for value in given for text in texts(value))
        if not all(isinstance(value, ast.Constant) for value in given):
            found.update(in_tables(tree))
    return frozenset(text for text in found if re.search(r"[^\W\d_]", PLACE.sub("", text)))


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    """The calls of `tr`."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name("tr")):
                yield node


def in_tables(tree: ast.AST) -> Iterator[str]:
    """The texts that are values of a dict, or stand in a tuple."""
    for node in ast.walk(tree):
        match node:
            case ast.Dict(values=values) | ast.Tuple(elts=values):
                for value in values:
                    yield from texts(value)


def texts(value: ast.expr) -> Iterator[str]:
    """The text that an expression is, if it is one."""
    match value:
        case ast.Constant(str(text)):
            yield text
