"""The help on Texas 42: what is in force is told in whole sentences, calls are drawn as they rank,
and every word that players use is explained."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

import pytest
from hypothesis import given, settings

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.engine.pieces import BIT, INDEX, TILES
from moon_desktop.games import CATALOGUE
from moon_desktop.games.forty_two.contract import contract_of, open_calls
from moon_desktop.games.forty_two.rules import CHOICES, PRESETS, FortyTwoRules
from moon_desktop.games.forty_two.show.documents import facts, rules_told, trumps_told
from moon_desktop.resources import folder
from moon_desktop.words import names
from moon_desktop.words.documents import told
from tests.games.auction.test_citations import RULES_42 as RULES
from tests.kit.forty_two import playable_rules
from tests.kit.strategies import LAW

SHOW = CATALOGUE["texas42"].show
LANGUAGES = {path.name: path / "forty_two" for path in (folder() / "languages").iterdir()}


def sections(code: str, rules: FortyTwoRules) -> str:
    """The rules in force below the line and the preset that name them."""
    found = told(LANGUAGES[code] / "in-force.md", facts(rules))
    return found[found.index("\n## ") :]


def blocks(text: str) -> list[str]:
    return [block.strip() for block in re.split(r"\n\s*\n", text) if block.strip()]


def shape(text: str) -> list[tuple[str, set[str]]]:
    """Of each block its kind and the rules it rests on."""
    return [
        (block.split(" ")[0] if block[0] in "#-" else "", set(re.findall(r"\[(T[\d.]+)\]", block)))
        for block in blocks(text)
    ]


# --- the rules in force -----------------------------------------------------------------------


@LAW
@given(rules=playable_rules())
def test_rules_in_force_are_told_alike_in_every_language(rules):
    """T9: with no hole left, every block on rules that there are, and each with the same headings
    and points."""
    english = sections("en", rules)
    for code in LANGUAGES:
        found = sections(code, rules)
        assert not re.search(r"[{}]", found)
        assert shape(found) == shape(english), code
    for block in blocks(english):
        if block.startswith("## ") or re.match(r"!?\[", block):
            continue
        cited = set(re.findall(r"\[(T[\d.]+)\]", block))
        assert cited
        assert cited <= set(RULES)
        for point in re.split(r"(?m)^- ", re.sub(r" ?\[T[\d.]+\]", "", block).removeprefix("- ")):
            assert re.fullmatch(r"[A-Z].*[.:]", " ".join(point.split())), point


def meant(rules: FortyTwoRules) -> dict[str, Any]:
    """What of the rules has a meaning (T6.1, T9)."""
    values = rules.to_record()
    if (rules.nel_o, rules.all_pass) == ("forced", "redeal"):
        values["nel_o"] = "off"
    return {key: it for key, it in values.items() if SHOW.without_meaning(key, values) is None}


@pytest.mark.parametrize("key", CHOICES)
@settings(LAW, max_examples=10)
@given(rules=playable_rules())
def test_every_value_of_a_key_is_told_where_it_has_a_meaning(key, rules):
    """T9: in every language, and nowhere else."""
    for value in CHOICES[key] or (1, 3, 7, 250):
        try:
            other = FortyTwoRules(**(rules.to_record() | {key: value}))
        except Unplayable:
            continue
        for code in LANGUAGES:
            same = sections(code, other) == sections(code, rules)
            assert same == (meant(other) == meant(rules)), (code, value)


@pytest.mark.parametrize("key", PRESETS)
def test_presets_in_force_are_named_and_compared(key):
    """T9: the one in play is marked; rules of one's own stand before them."""
    assert f"the rules called {SHOW.preset_name(key)}." in rules_told(PRESETS[key])
    pages = {page.key: page.text() for page in SHOW.help_documents(PRESETS[key])}
    assert list(pages) == ["minute", "in-force", "trumps", "terms", "presets", "rules.md"]
    assert f"**{SHOW.preset_name(key)}** (in play)" in pages["presets"]
    own = {page.key: page.text() for page in SHOW.help_documents(FortyTwoRules(target=6))}
    assert "house rules of your own" in own["in-force"]
    assert "| House rule | **This match** (in play) | Texas 42 |" in own["presets"]
    assert "| **Nel-o** |" in own["presets"]


def test_numbers_are_those_of_the_rules():
    """T3.2, T8.2–T8.4; and all tiles are drawn, those that count once more (T1.1, T2.1)."""
    rules = FortyTwoRules(31, splash=True, scoring="points", target=99, match="best-of",
                          match_length=5)  # fmt: skip
    text = rules_told(rules)
    for words in ("from 31 to 41", "a score of 99", "126 points", "84 points", "best of 5 games",
                  "first has 3 of them", "every mark 42"):  # fmt: skip
        assert words in text
    drawn = re.findall(r"small:(\d-\d)", text)
    assert sorted(drawn) == sorted([*TILES, "5-0", "4-1", "3-2", "5-5", "6-4"])


# --- the calls drawn --------------------------------------------------------------------------


@LAW
@given(rules=playable_rules())
def test_calls_are_drawn_as_the_engine_ranks_them(rules):
    """T5.2–T5.4, T6.1, T6.3: every call that some bidder may make, each suit of it or its trumps
    from the highest down."""
    forced = rules.forces_dealer
    found: dict[str, list[list[str]]] = {}
    for line in trumps_told(rules).splitlines():
        if line.startswith("|"):
            emblem, name, pieces = (cell.strip() for cell in line[1:-1].split("|"))
            if emblem:
                found[emblem.removeprefix("![](emblem:").removesuffix(")")] = []
                assert re.fullmatch(r"\*\*.+\*\*<br>.+\.", name)
            drawn = re.findall(r"!\[([^\]]+)\]\(tile:(\d-\d)\)", pieces)
            assert all(names.tile(tile) == called for called, tile in drawn)
            found[list(found)[-1]] += [[tile for _, tile in drawn]] if drawn else []
    assert tuple(found) == open_calls(rules, "1m", forced)
    for call, drawn_suits in found.items():
        suits = contract_of(rules, 0, "1m", call).begun((0,) * 4).suits
        followers = [sum(BIT[tile] for tile in held) for held in drawn_suits]
        expected = [suits.trumps] if suits.trumps else [bits for bits in suits.followers if bits]
        assert sorted(followers) == sorted(expected)
        for held, bits in zip(drawn_suits, followers, strict=True):
            strength = [suits.strength[suits.followers.index(bits)][INDEX[tile]] for tile in held]
            assert strength == sorted(set(strength), reverse=True)


# --- terms ------------------------------------------------------------------------------------

WANTED = (
    "bid call count counter draw follow-me forced low-double made mark nel-o off plunge pull renege"
    " set sevens shake shaker sit-out splash straight sweat throw trash trick trump void walk"
)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_term_is_explained_once_in_the_order_of_the_alphabet(code):
    """T2.1, T9: in a sentence, by rules that there are."""
    text = re.sub(r" <!--.*?-->", "", (LANGUAGES[code] / "terms.md").read_text("utf-8"))
    entry = re.compile(r"\[#([\w-]+)\] \*\*(.+?)\.\*\* (.+\.)((?: \[T[\d.]+\])*)")
    found = [entry.fullmatch(block) for block in blocks(text)[2:]]
    listed = [each.groups() for each in found if each]
    assert len(listed) == len(found) == len({place for place, *_ in listed})
    assert set(WANTED.split()) <= {place for place, *_ in listed}
    words = [word.split(",")[0].casefold() for _, word, *_ in listed]
    plain = [unicodedata.normalize("NFD", word).encode("ascii", "ignore") for word in words]
    assert plain == sorted(plain)
    assert set(re.findall(r"\[(T[\d.]+)\]", text)) <= set(RULES)
    assert all(len(meaning) <= 200 for _, _, meaning, _ in listed)
