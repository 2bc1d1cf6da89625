"""The word `run.py translations`: the catalogues of the languages follow what the program says."""

from __future__ import annotations

import argparse
import io
import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.messages import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po, write_po

from languages.extraction import extract
from project import PROJECT
from trouble import Trouble

LANGUAGES = Path("resources", "languages")
ENGLISH = "en"
SOURCE, COMPILED = "moon.po", "moon.mo"
DOCUMENT, TABLE = ".md", ".toml"
# Which term of the game stands for which: translators' own, so English has none.
WORD_LIST = "word-list.md"
UPDATE = "run python3 packaging/run.py translations, and translate what is new"
HOLE = re.compile(r"\{(\w+)[^{}]*\}")
TOLD = 60
"""Characters of a text that are quoted."""


class Texts(Catalog):
    """A catalogue with nothing in its header that changes by itself: no times, no versions."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        return [
            ("Language", str(self.locale)),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=UTF-8"),
            ("Content-Transfer-Encoding", "8bit"),
            ("Plural-Forms", self.plural_forms),
        ]

    @mime_headers.setter
    def mime_headers(self, headers: object) -> None:
        raise AttributeError("the headers of a catalogue follow from its language")


def main(arguments: Sequence[str]) -> int:
    """Does what the words ask for; the exit status: 1 if a check finds something."""
    made = argparse.ArgumentParser(
        prog="run.py translations",
        description="Find every text of the program, write those that are new into the catalogue"
        f" of each language ({LANGUAGES.as_posix()}/CODE/{SOURCE}), take out those that it says no"
        f" more, and compile the catalogue ({COMPILED}).",
        epilog="What is marked as fuzzy was taken from a similar text: look at it, and take the"
        " mark away. Translate the documents (.md) and the tables of house rules (.toml) beside"
        " those of English too.",
    )
    told = "begin this language, as in de"
    made.add_argument("language", nargs="?", metavar="CODE", type=known, help=told)
    told = "change nothing; say what is not in order"
    made.add_argument("--check", action="store_true", help=told)
    given = made.parse_args(arguments)
    if given.check:
        wrong = problems(PROJECT)
        print("\n".join(wrong or ["The translations are in order."]))
        return 1 if wrong else 0
    if given.language:
        (PROJECT / LANGUAGES / given.language).mkdir(exist_ok=True)
    print("\n".join(update(PROJECT)))
    return 0


def known(code: str) -> str:
    """The code of a language, as its folder is called; an error of argparse if there is none."""
    try:
        return str(Locale.parse(code))
    except (ValueError, UnknownLocaleError) as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def codes(project: Path) -> list[str]:
    """The languages that have a folder, without English, which is what the source says."""
    folders = (path for path in (project / LANGUAGES).iterdir() if path.is_dir())
    return sorted(path.name for path in folders if path.name != ENGLISH)


def update(project: Path) -> list[str]:
    """Bring every catalogue up to what the program says, and compile it; a line for each.

    Raises Trouble where one cannot be read.
    """
    said, _ = extract(project)
    lines = []
    for code in codes(project):
        texts = brought_up(project, code, said)
        for path, content in written(project, code, texts).items():
            path.write_bytes(content)
        open_ = sum(message.fuzzy or not all(forms(message.string)) for message in all_of(texts))
        lines.append(f"{code}: {len(texts)} texts, {open_} of them to be translated or looked at")
    return lines


def brought_up(project: Path, code: str, said: Catalog) -> Texts:
    """The catalogue of a language, with the texts that the program says and no others; empty of
    translations if there is none yet. Raises Trouble if it is damaged."""
    texts = Texts(locale=code, header_comment=f"# Moon Desktop: {code}", fuzzy=False)
    path = project / LANGUAGES / code / SOURCE
    if path.exists():
        try:
            with path.open("rb") as file:
                found = read_po(file, locale=code, abort_invalid=True)
        except (PoFileError, ValueError) as error:
            raise Trouble(f"{LANGUAGES / code / SOURCE} cannot be read: {error}.") from None
        for message in all_of(found):
            texts[message.id] = message
    texts.update(said, update_header_comment=False)
    texts.obsolete.clear()
    return texts


def written(project: Path, code: str, texts: Texts) -> dict[Path, bytes]:
    """The files of a language: what translators write in, and what the program reads, in which
    nothing is that is fuzzy. Line numbers would change with any change around."""
    for message in all_of(texts):
        message.flags &= {"fuzzy"}  # a per cent sign is no hole here
    source, compiled = io.BytesIO(), io.BytesIO()
    write_po(source, texts, include_lineno=False)
    write_mo(compiled, texts)
    folder = project / LANGUAGES / code
    return {folder / SOURCE: source.getvalue(), folder / COMPILED: compiled.getvalue()}


def all_of(texts: Catalog) -> list[Message]:
    """The texts themselves, without the header."""
    return [message for message in texts if message.id]


def forms(text: str | Sequence[str] | None) -> list[str]:
    """A text of a catalogue as one, or each of its plural forms; "" for what is missing."""
    return [text or ""] if isinstance(text, str | None) else list(text)


# --- what is not in order ------------------------------------------------------------------------


def problems(project: Path) -> list[str]:
    """What is wrong with calls in the source and with each language: sentences with a way out."""
    said, wrong = extract(project)
    for code in codes(project):
        try:
            texts = brought_up(project, code, said)
        except Trouble as trouble:
            wrong.append(str(trouble))
        else:
            there = f"{(LANGUAGES / code).as_posix()}/"
            wrong += (f"{there}{SOURCE} {problem}" for problem in problems_of(texts))
            for path, content in written(project, code, texts).items():
                if not path.exists() or path.read_bytes() != content:
                    wrong.append(f"{there}{path.name} is not what the program says: {UPDATE}.")
        wrong += documents(project, code)
    return wrong


def problems_of(texts: Texts) -> Iterator[str]:
    """What is wrong with the texts of one catalogue."""
    for message in all_of(texts):
        text = " ".join(forms(message.id)[0].split())
        quoted = f"“{text[:TOLD]}…”" if len(text) > TOLD else f"“{text}”"
        quoted += f" ({message.context})" if message.context else ""
        if message.fuzzy:
            yield f"is not sure of {quoted}: look at it, unmark it."
        elif not all(forms(message.string)):
            yield f"does not translate {quoted}: do it."
        elif not same_holes(message):
            yield f"has other holes in {quoted} than English: mend it."


def same_holes(message: Message) -> bool:
    """Whether each translation has the holes of the text; the form for one may lack the number,
    as the English one does."""
    wanted = [set(HOLE.findall(text)) for text in forms(message.id)]
    first, *others = (set(HOLE.findall(text)) for text in forms(message.string))
    return first in wanted and all(holes == wanted[-1] for holes in others)


def documents(project: Path, code: str) -> list[str]:
    """What is wrong with the documents and the tables of a language: sentences with a way out."""
    there, wanted = (files(project / LANGUAGES / folder) for folder in (code, ENGLISH))
    wrong = list(compared(dict.fromkeys(there, ""), dict.fromkeys(wanted, "")))
    for name in sorted(there.keys() & wanted.keys()):
        try:
            said, english = (dict(spread(tomllib.loads(one[name]))) for one in (there, wanted))
        except ValueError as error:
            wrong.append(f"{name} or that of English cannot be read: {error}.")
            continue
        wrong += (f"{name}: {sentence}" for sentence in compared(said, english))
        if said.keys() == english.keys() and list(said) != list(english):
            wrong.append(f"{name} has another order than English: keep to that.")
    return [f"{(LANGUAGES / code).as_posix()}/{sentence}" for sentence in wrong]


def files(folder: Path) -> dict[str, str]:
    """The documents and tables that a language has, but for what its translators keep; of tables
    what they say."""
    found = {path: "" for path in folder.rglob(f"*{DOCUMENT}") if path.name != WORD_LIST}
    found |= {path: path.read_text(encoding="utf-8") for path in folder.rglob(f"*{TABLE}")}
    return {path.relative_to(folder).as_posix(): text for path, text in found.items()}


def compared(said: dict[str, str], english: dict[str, str]) -> Iterator[str]:
    """What a language says by other names than English, not at all, or with other holes."""
    for name in sorted(english.keys() - said.keys()):
        yield f"{name} is missing: translate that of English."
    for name in sorted(said.keys() - english.keys()):
        yield f"{name} is none of English: take it away."
    for name in english.keys() & said.keys():
        if english[name] and not said[name].strip():
            yield f"{name} has no text: translate that of English."
        elif HOLE.findall(said[name]) != HOLE.findall(english[name]):
            yield f"{name} has other holes than English: mend it."


def spread(table: object, at: str = "") -> Iterator[tuple[str, str]]:
    """The texts within a table, each with the keys that lead to it."""
    if isinstance(table, dict):
        for key, part in table.items():
            yield from spread(part, f"{at}.{key}".strip("."))
    elif isinstance(table, list):
        for number, part in enumerate(table, 1):
            yield from spread(part, f"{at}.{number}")
    else:
        yield at, str(table)
