"""The help on Texas 42 and on the card game: what is in force is told in whole sentences, alike in
every language, and every word that players use is explained."""

from __future__ import annotations

import re
import unicodedata
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games import CATALOGUE
from moon_desktop.games.forty_two.rules import CHOICES as CHOICES_42
from moon_desktop.games.forty_two.rules import FortyTwoRules
from moon_desktop.games.forty_two.show import documents as documents_42
from moon_desktop.games.moon_cards.rules import CHOICES, MoonCardsRules
from moon_desktop.games.moon_cards.show import documents
from moon_desktop.resources import folder
from moon_desktop.words.documents import told
from tests.kit import forty_two, moon_cards
from tests.kit.rule_ids import RULES_42, RULES_CARDS
from tests.kit.strategies import LAW

LANGUAGES = [path.name for path in (folder() / "languages").iterdir()]
PICTURE = re.compile(r"!\[[^]]+\]\([^)]+\)(?:\s|<br>)*")
ALONE = re.compile(r"[\s\u2060]|<br>|!?\[[^]]*\]\([^)]*\)")
"""What a block of pictures or links has, and nothing besides."""
CITED = re.compile(r"\[([CT][\d.]+)\]")


class Helped(NamedTuple):
    """A game as far as its help goes; ``pages``: those of the rules, by their keys."""

    name: str
    room: str
    rules: Any
    choices: Any
    documents: Any
    playable: Any
    ids: list[str]
    pages: list[str]
    terms: str

    @property
    def show(self) -> Any:
        return CATALOGUE[self.name].show

    def text(self, code: str, page: str) -> str:
        return (folder() / "languages" / code / self.room / page).read_text("utf-8")

    def sections(self, code: str, rules: Any) -> str:
        """The rules in force below the line and the preset that name them."""
        page = folder() / "languages" / code / self.room / "in-force.md"
        found = told(page, self.documents.facts(rules))
        return found[found.index("\n## ") :]

    def meant(self, rules: Any) -> dict[str, Any]:
        """What of the rules has a meaning (T6.1, T9, C7)."""
        values = rules.to_record()
        if (values.get("nel_o"), values.get("all_pass")) == ("forced", "redeal"):
            values["nel_o"] = "off"
        return {k: it for k, it in values.items() if self.show.without_meaning(k, values) is None}


TEXAS_42 = Helped(
    "texas42", "forty_two", FortyTwoRules, CHOICES_42, documents_42, forty_two.playable_rules(),
    RULES_42, ["minute", "in-force", "trumps", "terms", "presets", "rules.md"],
    "bid call count counter draw follow-me forced low-double made mark nel-o off plunge pull renege"
    " set sevens shake shaker sit-out splash straight sweat throw trash trick trump void walk",
)  # fmt: skip
CARDS = Helped(
    "shoot-the-moon-cards", "moon_cards", MoonCardsRules, CHOICES, documents,
    moon_cards.playable_rules(), RULES_CARDS,
    ["minute", "in-force", "terms", "presets", "rules.md"],
    "chip dummy renege round supply trick",
)  # fmt: skip
IN_BOTH = pytest.mark.parametrize("game", [TEXAS_42, CARDS], ids=lambda game: game.name)


def blocks(text: str) -> list[str]:
    return [block.strip() for block in re.split(r"\n\s*\n", text) if block.strip()]


def shape(text: str) -> list[tuple[str, set[str]]]:
    """Of each block its kind and the rules it rests on."""
    return [
        (block.split(" ")[0] if block[0] in "#-" else "", set(CITED.findall(block)))
        for block in blocks(text)
    ]


@IN_BOTH
@LAW
@given(data=st.data())
def test_rules_in_force_are_told_alike_in_every_language(game, data):
    """T9, C7: with no hole left, every block on rules that there are, and each with the same
    headings and points."""
    rules = data.draw(game.playable)
    english = game.sections("en", rules)
    for code in LANGUAGES:
        found = game.sections(code, rules)
        assert not re.search(r"[{}]", found)
        assert shape(found) == shape(english), code
    for block in blocks(english):
        if block.startswith("## ") or not ALONE.sub("", block):
            continue
        cited = set(CITED.findall(block))
        assert cited
        assert cited <= set(game.ids)
        text = PICTURE.sub("", CITED.sub("", block)).removeprefix("- ")
        for point in re.split(r"(?m)^- ", text):
            assert re.fullmatch(r"[A-Z\d].*[.:]", " ".join(point.split())), point


@pytest.mark.parametrize(
    ("game", "key"),
    [(game, key) for game in (TEXAS_42, CARDS) for key in game.choices],
    ids=lambda at: at if isinstance(at, str) else at.name,
)
@settings(LAW, max_examples=10)
@given(data=st.data())
def test_every_value_of_a_key_is_told_where_it_has_a_meaning(game, key, data):
    """T9, C7: in every language, and nowhere else."""
    rules = data.draw(game.playable)
    for value in game.choices[key] or (1, 3, 7, 25, 250):
        try:
            other = game.rules(**(rules.to_record() | {key: value}))
        except Unplayable:
            continue
        for code in LANGUAGES:
            same = game.sections(code, other) == game.sections(code, rules)
            assert same == (game.meant(other) == game.meant(rules)), (code, value)


@IN_BOTH
def test_presets_in_force_are_named_and_compared(game):
    """T9, C7: the one in play is marked; rules of one's own stand before them."""
    for key, rules in CATALOGUE[game.name].presets.items():
        name = game.show.preset_name(key)
        assert f"the rules called {name}." in game.documents.rules_told(rules)
        pages = {page.key: page.text() for page in game.show.help_documents(rules)}
        assert list(pages) == game.pages
        assert f"**{name}** (in play)" in pages["presets"]
    own = {page.key: page.text() for page in game.show.help_documents(game.rules(target=6))}
    assert "house rules of your own" in own["in-force"]
    assert "| House rule | **This match** (in play) |" in own["presets"]


@pytest.mark.parametrize("code", LANGUAGES)
@IN_BOTH
def test_every_term_is_explained_once_in_the_order_of_the_alphabet(game, code):
    """T9, C7: in a sentence, by rules that there are; the same terms in every language."""
    text = re.sub(r" <!--.*?-->", "", game.text(code, "terms.md"))
    text = PICTURE.sub("", text)
    entry = re.compile(r"\[#([\w-]+)\] \*\*(.+?)\.\*\* (.+\.)((?: \[[CT][\d.]+\])*)")
    found = [entry.fullmatch(block) for block in blocks(text)[2:]]
    listed = [each.groups() for each in found if each]
    places = {place for place, *_ in listed}
    assert len(listed) == len(found) == len(places)
    assert set(game.terms.split()) <= places
    assert places == set(re.findall(r"\[#([\w-]+)\]", game.text("en", "terms.md")))
    words = [word.split(",")[0].casefold() for _, word, *_ in listed]
    plain = [unicodedata.normalize("NFD", word).encode("ascii", "ignore") for word in words]
    assert plain == sorted(plain)
    assert set(CITED.findall(text)) <= set(game.ids)
    assert all(len(meaning) <= 200 for _, _, meaning, _ in listed)
