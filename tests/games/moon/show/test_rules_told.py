"""The rules in force in words: what is on is told, with its numbers, and what is off is not."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from moon_desktop.engine.illegal import Unplayable
from moon_desktop.engine.pieces import BIT, TILES
from moon_desktop.games.moon.contract import SHOOT_STAKE, hickeys, ladder, open_calls, suits_of
from moon_desktop.games.moon.rules import CHOICES, PRESETS, MoonRules
from moon_desktop.games.moon.show.documents import facts, rules_told, several_games
from moon_desktop.games.moon.show.offers import calls
from moon_desktop.games.moon.show.rules_form import without_meaning
from moon_desktop.resources import folder
from moon_desktop.words.documents import told
from tests.kit.strategies import LAW, playable_rules


@cache
def text(rules: MoonRules) -> str:
    return rules_told(rules)


def paragraphs(rules: MoonRules) -> list[str]:
    """Those below the first heading of the sections, without ids and pictures."""
    _, *parts = re.split(r"\n\s*\n(?=## )", text(rules))
    blocks = [block for part in parts for block in re.split(r"\n\s*\n", part.strip())]
    return [re.sub(r" ?\[M[\d.]+\]", "", block) for block in blocks if "](small:" not in block]


def section(rules: MoonRules, heading: str) -> str:
    """What stands under ``heading``."""
    return text(rules).split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]


def body(rules: MoonRules) -> str:
    """All sentences of the sections, as one reads them."""
    return "\n".join(" ".join(block.split()) for block in paragraphs(rules))


def shoots(rules: MoonRules) -> bool:
    return rules.over or rules.under


def in_marks(rules: MoonRules) -> bool:
    return rules.match in ("marks", "timed")


SPOKEN_OF = {
    "widow": (r"widow|left over, lays|laid away|eight tiles", lambda r: r.has_widow),
    "trump first": (
        r"Only when the trump",
        lambda r: r.has_widow and r.widow_timing == "after-trump",
    ),
    "partners": (r"\bpartner|\bsides?\b", lambda r: r.partners),
    "blank": (r"\bblanks\b|0-0|[Dd]ouble blank", lambda r: r.seats == 4 or r.double_blank),
    "shoots": (r"\bsho[ot]+s?\b", shoots),
    "over": (r"[Ss]hoot over|both kinds|either kind", lambda r: r.over),
    "under": (r"\bunder\b|either kind", lambda r: r.under),
    "double": (r"double shoot", lambda r: r.shoot_tops > 1),
    "triple": (r"triple", lambda r: r.shoot_tops > 2),
    "only after a seven": (r"only while the highest bid", lambda r: r.shoot_after_seven),
    "all pass": (r"everybody passe|deals anew|void", lambda r: r.all_pass == "redeal"),
    "forced dealer": (r"may not pass|must bid", lambda r: r.all_pass == "force-dealer"),
    "follow me": (
        r"[Ff]ollow me",
        lambda r: (
            not r.aggie_dice
            and (r.follow_me == "no-trump" or (r.follow_me == "blanks" and r.double_blank))
        ),
    ),
    "doubles as trumps": (r"doubles are (the )?trump", lambda r: not r.aggie_dice),
    "dice": (r"\bdice\b|Aggie", lambda r: r.aggie_dice),
    "named ends": (
        r"two ends is asked for",
        lambda r: r.named_lead and r.follow_me == "no-trump" and not r.aggie_dice,
    ),
    "first lead": (r"first lead must", lambda r: r.first_lead_trump),
    "stop": (r"no longer keep (the|its) bid", lambda r: r.stop_when_set),
    "overtricks": (
        r"or made, as players say, scores a point for each",
        lambda r: r.overtricks and r.scoring == "points",
    ),
    "no overtricks": (r"beyond it bring", lambda r: not r.overtricks and r.scoring == "points"),
    "renege": (r"\brenege", lambda r: r.renege == "forfeit"),
    "prevented": (r"is not accepted\.", lambda r: r.renege == "prevent"),
    "points": (r"\bpoints?\b", lambda r: r.scoring == "points"),
    "marks": (r"\bmarks?\b", lambda r: r.scoring == "marks" or in_marks(r)),
    "hole": (r"in the hole|draws a circle", lambda r: r.scoring == "points"),
    "hickeys": (r"hickey", lambda r: r.hickeys or r.match == "timed"),
    "asterisks": (r"asterisk", lambda r: r.hickeys),
    "clock": (r"\bclock\b|minute|[Tt]he time is up", lambda r: r.match == "timed"),
    "best of": (r"best of", lambda r: r.match == "best-of"),
    "losers pay": (r"\bowes\b", lambda r: in_marks(r) and r.game_marks == "losers-pay"),
    "winner only": (r"nobody pays for it", lambda r: in_marks(r) and r.game_marks == "winner-only"),
    "minus signs": (r"minus sign", lambda r: in_marks(r) and r.game_marks == "losers-pay"),
    "offender": (
        r"offender scores no tricks",
        lambda r: r.renege == "forfeit" and r.scoring == "points" and not r.partners,
    ),
    "offending side": (
        r"that side scores no tricks",
        lambda r: r.renege == "forfeit" and r.scoring == "points" and r.partners,
    ),
    "no lead": (
        r"first lead that the rules forbid",
        lambda r: (
            r.renege == "forfeit"
            and (r.first_lead_trump or (r.blanks_are_follow_me and "0" in calls(r)))
        ),
    ),
    "rest of the tricks": (r"Otherwise all seven tricks", lambda r: r.stop_when_set),
    "set at once": (r"ends at once when", lambda r: r.under and not r.stop_when_set),
    "widow under": (r"under takes up", lambda r: r.under and r.has_widow),
    "either end": (r"high and low in one", lambda r: r.under and r.has_widow),
    "suit of blanks": (r"suit of seven tiles", lambda r: r.seats == 4),
    "no suit": (r"0-0 is alone in its suit", lambda r: r.has_widow),
    "price of a seven": (r"7 points hang", lambda r: r.over and r.scoring == "points"),
    "topping": (r"either kind", lambda r: r.over and r.under and r.shoot_tops > 1),
    "debt": (
        r"one more for each hickey",
        lambda r: r.hickeys and in_marks(r) and r.game_marks == "losers-pay",
    ),
    "fresh hickeys": (r"begins without any", lambda r: r.hickeys and several_games(r)),
    "quiet hickeys": (r"not shown and", lambda r: not r.hickeys and r.match == "timed"),
    "harmless hickeys": (
        r"They cost nothing\.",
        lambda r: (
            r.hickeys
            and r.match != "timed"
            and (r.match != "marks" or r.game_marks == "winner-only")
        ),
    ),
    "ties": (r"fewest hickeys wins", lambda r: r.match == "timed"),
    "both at once": (r"If both reach it", lambda r: r.partners and r.scoring == "points"),
    "deal passes on": (r"winner of the last one", lambda r: several_games(r) and not r.partners),
    "next game": (r"[Aa] new game", several_games),
}
"""What is spoken of in which words, and the rules under which it is."""


@LAW
@given(rules=playable_rules())
def test_features_are_spoken_of_where_they_are_on_and_nowhere_else(rules):
    told = body(rules)
    wrong = [
        feature
        for feature, (words, on) in SPOKEN_OF.items()
        if bool(re.search(words, told)) != on(rules)
    ]
    assert wrong == []


def variants(rules: MoonRules, key: str) -> list[MoonRules]:
    """``rules`` with every other value of ``key`` that can be played."""
    found = []
    for value in CHOICES[key] or (1, 2, 3, 21, 60):
        if value != getattr(rules, key):
            try:
                found.append(MoonRules(**(rules.to_record() | {key: value})))
            except Unplayable:
                continue
    return found


@pytest.mark.parametrize("key", CHOICES)
@settings(LAW, max_examples=20)
@given(rules=playable_rules())
def test_a_key_changes_the_text_just_where_it_has_a_meaning(key, rules):
    """M8: a key without meaning is ignored."""
    if key == "follow_me" and rules.seats == 3 and not rules.double_blank:
        return  # blanks and off are the same there; see the next test
    meant = without_meaning(key, rules.to_record()) is None
    for other in variants(rules, key):
        assert (body(other) != body(rules)) == meant


def test_without_a_blank_follow_me_by_blanks_is_as_good_as_off():
    """M3.3, M3.8: 0 cannot be called without the 0-0."""
    rules = MoonRules(double_blank=False)
    blanks, off = replace(rules, follow_me="blanks"), replace(rules, follow_me="off")
    assert body(blanks) == body(off) != body(rules)


@LAW
@given(rules=playable_rules())
def test_what_is_told_is_whole_sentences_with_rules_that_exist(rules):
    assert "{" not in text(rules)
    for block in paragraphs(rules):
        if block.startswith("## ") or block == "[All calls with their tiles](trumps)":
            continue
        for point in re.split(r"(?m)^- ", block.strip().removeprefix("- ")):
            assert re.fullmatch(r"[A-Z].*[.:]", " ".join(point.split())), point
    cited = set(re.findall(r"\[(M[\d.]+)\]", text(rules)))
    assert all(re.fullmatch(r"M[1-6]\.\d", rule) for rule in cited)


@LAW
@given(rules=playable_rules())
def test_every_section_has_something_and_every_paragraph_its_rule(rules):
    for heading in re.findall(r"(?m)^## (.+)$", text(rules)):
        blocks = re.split(r"\n\s*\n", section(rules, heading).strip())
        for block in blocks:
            assert re.search(r"\[M\d\.\d\]|\]\((small:|trumps)", block), (heading, block)


def shape(text: str) -> list[tuple[str, set[str]]]:
    """Of each block its kind and the rules it rests on."""
    blocks = [block.strip() for block in re.split(r"\n\s*\n", text) if block.strip()]
    return [
        (block.split(" ")[0] if block[0] in "#-" else "", set(re.findall(r"\[(M[\d.]+)\]", block)))
        for block in blocks
    ]


@LAW
@given(rules=playable_rules())
def test_every_language_tells_the_same_under_the_same_rules(rules):
    for path in (folder() / "languages").glob("*/moon/in-force.md"):
        found = told(path, facts(rules))
        assert "{" not in found
        assert shape(found) == shape(text(rules)), path


@LAW
@given(rules=playable_rules())
def test_a_list_is_introduced(rules):
    blocks = paragraphs(rules)
    for before, block in itertools.pairwise(blocks):
        assert not block.startswith("- ") or before.endswith(":")


@LAW
@given(rules=playable_rules(), target=st.integers(1, 500), length=st.integers(1, 99))
def test_numbers_are_those_of_the_rules(rules, target, length):
    """M1.1, M1.2, M2.2, M5.6, M6: tiles, lowest bid, target, length."""
    length += rules.match == "best-of" and length % 2 == 0
    rules = replace(rules, target=target, match_length=length)
    assert re.search(rf"\b{len(rules.tiles)} tiles\b", section(rules, "The tiles and the deal"))
    lowest = next(bid for bid in ladder(rules).above[None])
    assert f"from {lowest} to 7" in section(rules, "The bidding")
    for heading in ("In short", "The score"):
        assert f"reach a score of {target} wins" in section(rules, heading)
    told = section(rules, "The match")
    match rules.match:
        case "best-of":
            assert f"best of {length} game" in told
            assert length == 1 or f"first has {length // 2 + 1} of" in told
        case "marks":
            assert re.search(rf"first has {length} marks?,", told)
        case "timed":
            assert re.search(rf"for {length} minutes?,", told)


@LAW
@given(rules=playable_rules(match="marks", game_marks="losers-pay"))
def test_marks_of_a_win_are_those_the_ledger_pays(rules):
    """M6.2: without hickeys every loser owes one."""
    won = rules.table.sides - 1
    assert f"brings {won} mark{'s' if won > 1 else ''}," in section(rules, "The match")


@LAW
@given(rules=playable_rules(hickeys=True))
def test_hickeys_are_counted_as_the_engine_counts_them(rules):
    """M5.7: one for a number, two, four and eight for the shoots there are."""
    words = {1: "one", 2: "two", 4: "four", 8: "eight"}
    bids = {"a bid of a number": "5"}
    bids |= {"a shoot": "over"} if shoots(rules) else {}
    bids |= {f"a {top} shoot": top for top in ("double", "triple")[: rules.shoot_tops - 1]}
    told = section(rules, "The score")
    (counted,) = re.findall(r"There is (.+)\.", told)
    found = re.findall(r"(\w+) for (a .+?)(?:, and |, |$)", counted)
    assert found == [(words[hickeys(bid)], name) for name, bid in bids.items()]


@LAW
@given(rules=playable_rules(scoring="points", under=True))
def test_stakes_of_a_shoot_are_those_of_the_engine(rules):
    """M5.1"""
    for heading in ("In short", "The bidding", "The score"):
        assert re.search(rf"\b{SHOOT_STAKE} points", section(rules, heading))


@LAW
@given(rules=playable_rules())
def test_calls_are_those_that_some_bidder_may_make(rules):
    """M3.3, M3.8, M3.9."""
    rolls = [(one, two) for one in range(1, 7) for two in range(1, 7)]
    dice = rolls if rules.aggie_dice else [None]
    assert set(calls(rules)) == {c for roll in dice for c in open_calls(rules, rules.set, roll)}


def test_example_falls_as_told():
    """M4.2–M4.4: the 6-2 must be played; the 6-5 is a trump, no six, and takes the trick."""
    told = " ".join(section(MoonRules(), "The tricks").split())
    assert "fives are trump, and the 6-4 is led" in told
    suits = suits_of(MoonRules(), "4", "5")
    suit = suits.suit_led(TILES.index("6-4"))
    assert suit == 6
    assert suits.follow(BIT["6-2"] | BIT["6-5"], suit) == BIT["6-2"]
    assert suits.follow(BIT["6-5"] | BIT["3-1"], suit) == BIT["6-5"] | BIT["3-1"]
    strength = suits.strength[suit]
    assert max(("6-4", "6-2", "6-5"), key=lambda tile: strength[TILES.index(tile)]) == "6-5"


@pytest.mark.parametrize(
    ("rules", "several"),
    [
        (MoonRules(match="single"), False),
        (MoonRules(match="best-of", match_length=1), False),
        (MoonRules(match="best-of", match_length=3), True),
        (MoonRules(match="marks", match_length=2), False),
        (MoonRules(match="marks", match_length=3), True),
        (MoonRules(match="marks", match_length=2, game_marks="winner-only"), True),
        (MoonRules(seats=4, match="marks", match_length=3), False),
        (MoonRules(seats=4, partners=True, match="marks", match_length=2), True),
        (MoonRules(match="timed"), True),
    ],
)
def test_whether_there_can_be_a_second_game(rules, several):
    """M6.1–M6.3: the winner of a game has at least so many marks."""
    assert several_games(rules) == several


@pytest.mark.parametrize("key", PRESETS)
def test_every_preset_reads_as_a_whole(key):
    told = text(PRESETS[key])
    assert 4000 < len(told) < 12000
    headings = re.findall(r"(?m)^## (.+)$", told)
    widow = ["The widow"] if PRESETS[key].has_widow else []
    assert headings == [
        "In short", "The tiles and the deal", "The bidding", *widow, "The trump", "The tricks",
        "The score", "The match",
    ]  # fmt: skip


def test_numbers_without_end_do_not_run_over_the_page():
    rules = MoonRules(target=10**4000, match="marks", match_length=10**4000)
    assert max(map(len, body(rules).split())) < 30
