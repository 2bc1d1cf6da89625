"""The help on a game: what is in force is told in whole sentences, alike in every language, and
every word that players use is explained."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game
from moon_desktop.games.house_rules import LARGEST, ids_of
from moon_desktop.resources import folder
from moon_desktop.words import language
from moon_desktop.words.documents import told
from moon_desktop.words.language import tr
from tests.kit import forty_two, moon_cards
from tests.kit.rule_ids import RULES_42, RULES_CARDS, RULES_MOON
from tests.kit.strategies import LAW, playable_rules

LANGUAGES = language.languages()
PICTURE = re.compile(r"!\[[^]]+\]\([^)]+\)(?:\s|<br>)*")
ALONE = re.compile(r"[\s\u2060]|<br>|!?\[[^]]*\]\([^)]*\)")
"""What a block of pictures or links has, and nothing besides."""
CITED = re.compile(r"\[([MCT][\d.]+)\]")


class Helped(NamedTuple):
    """A game as far as its help goes; ``pages``: those of the rules, by their keys."""

    game: Game
    room: str
    playable: Any
    ids: list[str]
    pages: list[str]
    terms: str

    def text(self, code: str, page: str) -> str:
        return (folder() / "languages" / code / self.room / page).read_text("utf-8")

    def rule_book(self, code: str) -> str:
        page = "rules.md" if self is MOON else f"{self.room}/rules.md"
        return (folder() / "languages" / code / page).read_text("utf-8")

    def sections(self, code: str, rules: Any) -> str:
        """The rules in force below the line and the preset that name them."""
        help: Any = self.game.show.help
        page = folder() / "languages" / code / self.room / "in-force.md"
        found = told(page, help.facts(rules))
        return found[found.index("\n## ") :]

    def meant(self, rules: Any) -> list[object]:
        """What of the rules has a meaning (M8, T6.1, T9, C7); by blanks there is no follow me where
        there is no blank (M3.8)."""
        found = {key: self.game.meant(rules, key) for key in self.game.choices}
        blank = found.get("double_blank") is not False or found["follow_me"] != "blanks"
        return list((found if blank else found | {"follow_me": "off"}).values())


MOON = Helped(
    CATALOGUE["moon"], "moon", playable_rules(), RULES_MOON,
    ["minute", "in-force", "trumps", "terms", "presets", "rules.md"],
    "aces aggie-dice bid blank bones boneyard bull cow dealer deuces double double-shoot draw"
    " follow follow-me game hand hickey in-the-hole lead made mark match off pip renege set shake"
    " shoot shoot-over shoot-under tile treys trick trump widow",
)  # fmt: skip
TEXAS_42 = Helped(
    CATALOGUE["texas42"], "forty_two", forty_two.playable_rules(), RULES_42,
    ["minute", "in-force", "trumps", "terms", "presets", "rules.md"],
    "bid call count counter draw follow-me forced low-double made mark nel-o off plunge pull renege"
    " set sevens shake shaker sit-out splash straight sweat throw trash trick trump void walk",
)  # fmt: skip
CARDS = Helped(
    CATALOGUE["shoot-the-moon-cards"], "moon_cards", moon_cards.playable_rules(),
    RULES_CARDS, ["minute", "in-force", "terms", "presets", "rules.md"],
    "chip dummy renege round supply trick",
)  # fmt: skip
GAMES = (MOON, TEXAS_42, CARDS)
IN_EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.room)


def blocks(text: str) -> list[str]:
    return [block.strip() for block in re.split(r"\n\s*\n", text) if block.strip()]


def shape(text: str) -> list[tuple[str, set[str]]]:
    """Of each block its kind and the rules it rests on."""
    return [
        (block.split(" ")[0] if block[0] in "#-" else "", set(CITED.findall(block)))
        for block in blocks(text)
    ]


@pytest.mark.slow
@IN_EVERY_GAME
@LAW
@given(data=st.data())
def test_rules_in_force_are_told_alike_in_every_language(game, data):
    """M8, T9, C7: with no hole left, every block on rules that there are, and each with the same
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


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "key"),
    [(game, key) for game in GAMES for key in game.game.choices],
    ids=lambda at: at if isinstance(at, str) else at.room,
)
@settings(LAW, max_examples=10)
@given(data=st.data())
def test_every_value_of_a_key_is_told_where_it_has_a_meaning(game, key, data):
    """M8, T9, C7: in every language, and nowhere else."""
    rules = data.draw(game.playable)
    for value in game.game.choices[key] or (1, 3, 7, 25, 250):
        try:
            other = replace(rules, **{key: value})
        except Unplayable:
            continue
        for code in LANGUAGES:
            same = game.sections(code, other) == game.sections(code, rules)
            assert same == (game.meant(other) == game.meant(rules)), (code, value)


@IN_EVERY_GAME
def test_presets_in_force_are_named_and_compared(game):
    """M7, T9, C7: the one in play is marked; rules of one's own stand before them."""
    show = game.game.show
    for key, rules in game.game.presets.items():
        name = show.rules.preset_name(key)
        pages = {page.key: page.text() for page in show.help.documents(rules)}
        assert list(pages) == game.pages
        assert f"the rules called {name}." in pages["in-force"]
        assert f"**{name}** (in play)" in pages["presets"]
    own = {page.key: page.text() for page in show.help.documents(game.game.rules(target=6))}
    assert "house rules of your own" in own["in-force"]
    assert "| House rule | **This match** (in play) |" in own["presets"]


@pytest.mark.parametrize("code", LANGUAGES)
@IN_EVERY_GAME
def test_every_term_is_explained_once_in_the_order_of_the_alphabet(game, code):
    """M8, T9, C7: in a sentence, by rules that there are; the same terms in every language."""
    text = re.sub(r" <!--.*?-->", "", game.text(code, "terms.md"))
    text = PICTURE.sub("", text)
    entry = re.compile(r"\[#([\w-]+)\] \*\*(.+?)\.\*\* (.+\.)((?: \[[MCT][\d.]+\])*)")
    found = [entry.fullmatch(block) for block in blocks(text)[2:]]
    listed = [each.groups() for each in found if each]
    places = {place for place, *_ in listed}
    assert len(listed) == len(found) == len(places)
    assert set(game.terms.split()) <= places
    assert places == set(re.findall(r"\[#([\w-]+)\]", game.text("en", "terms.md")))
    words = [word.split(",")[0].casefold() for _, word, *_ in listed]
    plain = [unicodedata.normalize("NFD", word).encode("ascii", "ignore") for word in words]
    assert plain == sorted(plain)
    parts = {rule.split(".")[0] for rule in game.ids}
    assert set(CITED.findall(text)) <= {*game.ids, *parts}
    assert all(len(meaning) <= 200 for _, _, meaning, _ in listed)


@pytest.mark.parametrize("code", LANGUAGES)
@IN_EVERY_GAME
def test_the_rule_book_has_every_rule_once_and_every_house_rule_as_it_is(game, code):
    """M1–M8, T1–T9, C1–C7: by the same ids; under the key of each preset what of it is not usual,
    and of the first everything; each house rule with its values, its default and its rules."""
    text, choices = game.rule_book(code), game.game.choices
    assert re.findall(r"(?m)^\*\*([MTC][\d.]+)\*\*", text) == game.ids
    parts = {rule.split(".")[0] for rule in game.ids}
    assert set(re.findall(r"\b[MTC]\d(?:\.\d+)?\b", text)) <= {*game.ids, *parts}

    language.speak(code)
    spoken = {"True": tr("On").lower(), "False": tr("Off").lower(), "off": tr("Off").lower()}
    names = {key: game.game.show.rules.preset_name(key) for key in game.game.presets}
    language.speak(language.ENGLISH)

    def written(rules: Any) -> dict[str, str]:
        told = {key: str(value) for key, value in rules.to_record().items()}
        return {key: spoken.get(value, value) for key, value in told.items()}

    usual = written(game.game.rules())
    headed = dict(re.findall(r"(?ms)^### ([a-z\d-]+)\n(.*?)(?=^##|\Z)", text))
    assert list(headed) == list(game.game.presets)
    for key, part in headed.items():
        assert part.startswith(f"\n**{names[key]}.** "), "as the windows call it"
        differs = written(game.game.presets[key]).items() - usual.items()
        assert dict(re.findall(r"(?m)^- `(\w+)`\s?: (\S+)$", part)) == (dict(differs) or usual)
    rows = re.findall(r"(?m)^- `(\w+)`\s?: (.+?)\. .+: (\S+)\. \((.+)\)$", text)
    assert Counter(key for key, *_ in rows) == Counter(list(choices))
    for key, values, default, cited in rows:
        named = re.findall(r"`([^`]+)`", values)
        allowed = ("1", str(LARGEST)) if choices[key] is None else choices[key]
        assert named == ([] if allowed == (True, False) else [str(value) for value in allowed])
        assert default == usual[key]
        assert set(re.findall(r"[MTC][\d.]+", cited)) <= set(ids_of(game.game.rules, key))


def test_names_of_tiles_and_numbers_are_right():
    """M1.1."""
    told = dict(re.findall(r"\*\*(.+?)\.\*\* (.+\.)", MOON.text("en", "terms.md")))
    assert told["Aces"] == "The ones."
    assert told["Deuces"].startswith("The twos")
    assert told["Treys"] == "The threes."
    assert "6-3" in told["Devil"]
    assert "1-0" in told["Roach"]
