"""The help on the card game: what is in force, told alike in every language; terms and the book."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

import pytest
from hypothesis import given, settings

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games import CATALOGUE
from moon_desktop.games.moon_cards.rules import CHOICES, PRESETS, MoonCardsRules
from moon_desktop.games.moon_cards.show.documents import facts, rules_told
from moon_desktop.resources import folder
from moon_desktop.windows.help.pictures import SIZES, card_picture, emblem_picture
from moon_desktop.words.documents import told
from tests.games.moon_cards.test_citations import RULES
from tests.kit.moon_cards import playable_rules
from tests.kit.strategies import LAW

PICTURE = re.compile(r"!\[[^]]+\]\(([^)]+)\)(?:\s|<br>)*")
SHOW = CATALOGUE["shoot-the-moon-cards"].show
LANGUAGES = {path.name: path / "moon_cards" for path in (folder() / "languages").iterdir()}


def sections(code: str, rules: MoonCardsRules) -> str:
    """The rules in force below the line and the preset that name them."""
    found = told(LANGUAGES[code] / "in-force.md", facts(rules))
    return found[found.index("\n## ") :]


def blocks(text: str) -> list[str]:
    return [block.strip() for block in re.split(r"\n\s*\n", text) if block.strip()]


def cited(text: str) -> set[str]:
    return set(re.findall(r"\[(C[\d.]+)\]", text))


def shape(text: str) -> list[tuple[str, set[str]]]:
    """Of each block its kind and the rules it rests on."""
    return [
        (block.split(" ")[0] if block[0] in "#-" else "", cited(block)) for block in blocks(text)
    ]


@LAW
@given(rules=playable_rules())
def test_rules_in_force_are_told_alike_in_every_language(rules):
    """C7: with no hole left, every block on rules that there are."""
    english = sections("en", rules)
    for code in LANGUAGES:
        found = sections(code, rules)
        assert not re.search(r"[{}]", found)
        assert shape(found) == shape(english), code
    for block in blocks(english):
        assert block.startswith("## ") or (cited(block) and cited(block) <= set(RULES))


def meant(rules: MoonCardsRules) -> dict[str, Any]:
    values = rules.to_record()
    return {key: it for key, it in values.items() if SHOW.without_meaning(key, values) is None}


@pytest.mark.parametrize("key", CHOICES)
@settings(LAW, max_examples=20)
@given(rules=playable_rules())
def test_every_value_of_a_key_is_told_where_it_has_a_meaning(key, rules):
    """C7: in every language, and nowhere else."""
    for value in CHOICES[key] or (1, 3, 7, 25):
        try:
            other = MoonCardsRules(**(rules.to_record() | {key: value}))
        except Unplayable:
            continue
        for code in LANGUAGES:
            same = sections(code, other) == sections(code, rules)
            assert same == (meant(other) == meant(rules)), (code, value)


@pytest.mark.parametrize("key", PRESETS)
def test_presets_in_force_are_named_and_compared(key):
    """C7: the one in play is marked; rules of one's own stand before them."""
    assert f"the rules called {SHOW.preset_name(key)}." in rules_told(PRESETS[key])
    pages = {page.key: page.text() for page in SHOW.help_documents(PRESETS[key])}
    assert list(pages) == ["minute", "in-force", "terms", "presets", "rules.md"]
    assert f"**{SHOW.preset_name(key)}** (in play)" in pages["presets"]
    own = {page.key: page.text() for page in SHOW.help_documents(MoonCardsRules(target=6))}
    assert "house rules of your own" in own["in-force"]
    assert "**This match** (in play)" in own["presets"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_rule_book_has_every_rule_once_and_every_preset_as_it_is(code):
    """C1–C7: by the same ids; the values of each preset under its key, and all house rules."""
    text = (LANGUAGES[code] / "rules.md").read_text("utf-8")
    assert re.findall(r"(?m)^\*\*(C[\d.]+)\*\*", text) == RULES
    parts = dict(re.findall(r"(?ms)^### ([a-z-]+)\n(.*?)(?=^##|\Z)", text))
    assert list(parts) == list(PRESETS)
    usual = MoonCardsRules().to_record()
    for key, part in parts.items():
        listed = dict(re.findall(r"(?m)^- `(\w+)`: (\S+)$", part))
        values = PRESETS[key].to_record()
        wanted = {name: value for name, value in values.items() if value != usual[name]}
        assert listed == {name: str(value) for name, value in (wanted or usual).items()}
    rows = re.findall(r"(?m)^- `(\w+)`: (.+) \S+: (\S+)\. \((C[\d.]+)\)$", text)
    assert [(row[0], row[2]) for row in rows] == [(name, str(usual[name])) for name in usual]
    for name, line, _, rule in rows:
        assert rule in SHOW.rule_source(name)
        assert all(f"`{value}`" in line for value in CHOICES[name] or ())


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_term_is_explained_once_in_the_order_of_the_alphabet(code):
    """C1–C6: in a sentence, by rules that there are; the same terms in every language."""
    text = re.sub(r" <!--.*?-->", "", (LANGUAGES[code] / "terms.md").read_text("utf-8"))
    text = PICTURE.sub("", text)
    entry = re.compile(r"\[#([\w-]+)\] \*\*(.+?)\.\*\* (.+\.)((?: \[C[\d.]+\])*)")
    found = [entry.fullmatch(block) for block in blocks(text)[2:]]
    listed = [each.groups() for each in found if each]
    assert len(listed) == len(found) == len({place for place, *_ in listed})
    plain = [unicodedata.normalize("NFD", word.casefold()).encode("ascii", "ignore")
             for _, word, *_ in listed]  # fmt: skip
    assert plain == sorted(plain)
    assert cited(text) <= set(RULES)
    english = (LANGUAGES["en"] / "terms.md").read_text("utf-8")
    assert {place for place, *_ in listed} == set(re.findall(r"\[#([\w-]+)\]", english))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_picture_in_the_help_can_be_drawn(qapp, code):
    """C1.1: cards, colours, Moon cards and a back."""
    found = [
        address.split(":", 1)
        for name in ("terms.md", "in-force.md")
        for address in PICTURE.findall((LANGUAGES[code] / name).read_text("utf-8"))
    ]
    assert len(found) == 18
    for kind, picture in found:
        draw = {"card": card_picture, "emblem": emblem_picture}[kind]
        assert not draw(picture, SIZES[kind], 1.0).isNull()
