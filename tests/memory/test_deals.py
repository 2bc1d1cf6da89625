"""A fair deal, proved: by lines that need nothing of this program, and by the program itself."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from textwrap import indent
from typing import Any

import pytest

from moon_desktop.disk.journal import NAME as MATCH
from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Entry
from moon_desktop.engine.reading import Damage
from moon_desktop.engine.record import Header, header_line
from moon_desktop.games import CATALOGUE, OWN, record_text
from moon_desktop.games.house_rules import Rules
from moon_desktop.memory import deals
from moon_desktop.memory.deals import LINES, Followed, NextDeal, proof
from moon_desktop.memory.records import Stamp, read
from moon_desktop.words.language import document, languages
from tests.kit.cases import each
from tests.kit.sealed import SECRET, sealed
from tests.memory.kept import NEVER

TESTS = Path(__file__).parent.parent
TABLES = [(game, rules) for game in OWN for rules in CATALOGUE[game].presets.values()]


def short(game: str, preset: str, target: int) -> tuple[str, Rules]:
    """House rules by which a match is soon over."""
    kept = CATALOGUE[game].presets[preset].to_record()
    return game, CATALOGUE[game].rules_of({**kept, "target": target})


SHORT = [
    short("moon", "shoot-the-moon", 1),
    short("texas42", "texas-42", 1),
    short("shoot-the-moon-cards", "cards-two", 3),
]

ALONE = """
import io, json, sys
code, found = compile(sys.argv[1], "check.py", "exec"), []
for text, pieces in json.load(sys.stdin):
    told = []
    sys.argv = ["check.py", "record", pieces]
    try:
        exec(code, {"open": lambda name, encoding: io.StringIO(text), "print": lambda *w: told.append(w[-1])})
    except (AssertionError, KeyError, IndexError, ValueError) as error:
        told = [repr(error)]
    found += told
json.dump(found, sys.stdout)
"""  # noqa: E501
"""Runs the lines for many records, without a file each and a Python each."""


def told(records: Sequence[tuple[str, str]]) -> list[str]:
    """What the lines print, of records with their pieces, or how they fail."""
    command = [sys.executable, "-I", "-c", ALONE, LINES]
    done = subprocess.run(
        command, input=json.dumps(records), capture_output=True, text=True, check=True, timeout=300
    )
    found: list[str] = json.loads(done.stdout)
    assert len(found) == len(records)
    return found


def records(matches: int, hands: int) -> Iterator[tuple[str, str, str]]:
    """Sealed matches of all tables in turn, with their pieces and their seals."""
    random = Random(1)
    for number in range(matches):
        game, rules = TABLES[number % len(TABLES)]
        secret, cut = random.randbytes(16).hex(), random.choice(("", "Tuesday", "Bö \U0001f319 é"))
        header, entries = sealed(game, rules, secret, cut, hands)
        found = proof(header, entries)
        assert found.followed.state(header) == "sealed"
        yield record_text(header, entries), " ".join(found.pieces), found.seal


def changed(text: str, random: Random) -> str:
    """A record with another tile in a deal, or another digit of seed or secret, or another cut."""
    head, *rest = map(json.loads, text.splitlines())
    what = random.choice(("tile", "seed", "secret", "cut"))
    if what == "tile":
        deal = random.choice([line for line in rest if line["event"] == "deal"])
        places: list[tuple[Any, Any]] = [
            (hand, n) for hand in deal["hands"] for n in range(len(hand))
        ]
        if deal.get("widow"):
            places.append((deal, "widow"))
        places += [(deal["dummy"], n) for n in range(len(deal.get("dummy", ())))]
        (one, first), (other, second) = random.sample(places, 2)
        if one[first] == other[second]:
            return changed(text, random)
        one[first], other[second] = other[second], one[first]
    elif what == "cut":
        head["cut"] = head["cut"] + "x" if random.random() < 0.5 else head["cut"][1:] + "y"
    else:
        digits = str(head[what])
        place = random.randrange(len(digits))
        others = sorted(
            set("0123456789" if what == "seed" else "0123456789abcdef") - {digits[place]}
        )
        digits = digits[:place] + random.choice(others) + digits[place + 1 :]
        head[what] = int(digits) if what == "seed" else digits
    return "".join(json.dumps(line) + "\n" for line in (head, *rest))


def prove(matches: int, hands: int, changes: int) -> None:
    made = list(records(matches, hands))
    assert told([(text, pieces) for text, pieces, _ in made]) == [seal for *_, seal in made]
    random = Random(2)
    wrong = [
        (changed(text, random), pieces)
        for text, pieces, _ in (random.choice(made) for _ in range(changes))
    ]
    found = told(wrong)
    assert [line for line in found if not line.startswith("AssertionError")] == []


def test_sealed_matches_of_all_tables_pass_ten_lines_of_python_and_no_other_deals_do():
    prove(2 * len(TABLES), 2, 400)


@pytest.mark.slow
def test_a_thousand_sealed_matches_pass_them_and_of_ten_thousand_changes_all_are_found():
    prove(1000, 4, 10_000)


def test_the_lines_are_ten_and_read_a_file(tmp_path):
    assert len(LINES.splitlines()) == 10
    (text, pieces, seal), *_ = records(1, 2)
    (tmp_path / "match.moon").write_text(text, encoding="utf-8")
    found = proof(*sealed(*TABLES[0], hands=1)).text
    (tmp_path / "check.py").write_text(found, encoding="utf-8")
    command = [sys.executable, "-I", "check.py", "match.moon", pieces]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == f"seal: {seal}\n"
    assert f'"{pieces}"' in found


def test_help_has_the_same_lines_in_every_language():
    pages = list(document("fair-deals.md").parent.parent.glob("*/fair-deals.md"))
    assert len(pages) == len(languages())
    for page in pages:
        assert indent(LINES, "    ") in page.read_text("utf-8")


def test_a_seal_is_the_sum_that_everybody_can_make():
    assert (
        deals.seal(SECRET) == hashlib.sha256(b"moon-desktop seal 1 " + SECRET.encode()).hexdigest()
    )
    assert re.fullmatch(r"([0-9a-f]{4} ){5}[0-9a-f]{4}", deals.shown(deals.seal(SECRET)))


# --- what the program finds ----------------------------------------------------------------


def state(header: Header, entries: Sequence[Entry], folder: Path) -> tuple[str, Header]:
    """What the index has of a record, and what ``check`` would find."""
    path = folder / "records" / "moon.moon"
    path.parent.mkdir(exist_ok=True)
    path.write_text(record_text(header, entries), encoding="utf-8")
    (facts,) = read(folder, ["records/moon.moon"], NEVER)
    return facts.summary.deals, header


@each("game, rules", SHORT)
def test_the_index_knows_which_deals_follow(tmp_path, game, rules):
    header, entries = sealed(game, rules)
    assert state(header, entries, tmp_path)[0] == "sealed"
    assert state(header.with_deals(header.seed), entries, tmp_path)[0] == "follows"
    assert state(header.with_deals(None), entries, tmp_path)[0] == ""
    assert state(header.with_deals((header.seed or 0) + 1), entries, tmp_path)[0] == "wrong"
    assert state(header, entries[:10], tmp_path)[0] == "", "it is not over"


def test_until_a_sealed_match_is_over_its_number_is_not_in_the_index(tmp_path):
    header, entries = sealed(*SHORT[0])
    path = tmp_path / "match.moon"
    for count in (10, len(entries)):
        path.write_text(record_text(header, entries[:count]), encoding="utf-8")
        (facts,) = read(tmp_path, ["match.moon"], NEVER)
        assert facts.summary.number == ("" if count == 10 else str(header.seed))
        assert facts.stamp == Stamp(path.stat().st_size, path.stat().st_mtime_ns)


def test_draws_and_dice_are_looked_at_too():
    """The ten lines leave them out."""
    rules = CATALOGUE["moon"].rules_of(
        {**CATALOGUE["moon"].presets["fosdick"].to_record(), "aggie_dice": True}
    )
    header, entries = sealed("moon", rules, hands=2)
    assert proof(header, entries).followed.otherwise is None
    deal = next(entry for entry in entries if hasattr(entry, "dice"))
    first, second = deal.dice
    other = deal._replace(dice=(first % 6 + 1, second))
    at = entries.index(deal)
    found = proof(header, (*entries[:at], other)).followed
    assert (found.otherwise, found.state(header)) == (other, "wrong")
    draw = entries[0]
    swapped = draw._replace(pieces=(draw.pieces[1], draw.pieces[0], *draw.pieces[2:]))
    assert proof(header, (swapped,)).followed.otherwise == swapped


@each(
    "path", sorted(path for at in ("golden", "upgrades") for path in (TESTS / at).rglob("*.moon"))
)
def test_the_deals_of_old_records_follow_from_their_numbers(path):
    followed = Followed()
    header = read_record(path, followed).header
    assert followed.state(header) == ("" if header.seed is None else "follows")


def test_old_numbers_give_the_deals_that_they_gave():
    """A hundred numbers at every table, as they were in 0.9.0."""
    found = hashlib.sha256()
    for game, rules in TABLES:
        for seed in range(100):
            match = CATALOGUE[game].start(rules)
            while (chance := match.chance(seed)) is not None:
                found.update(repr(tuple(chance)).encode())
                match, _ = match.after(chance)
    assert found.hexdigest() == "41afd57449b6adb22b515d1f8c8a107792f1a54f649c6ce985c3a2a358d1346c"


# --- the secret of the next match ------------------------------------------------------------


def kept(folder: Path) -> str:
    values = json.loads((folder / deals.NAME).read_text())
    assert list(values) == ["secret"]
    return str(values["secret"])


def begin(folder: Path, next_deal: NextDeal, cut: str = "") -> Header:
    """A match on disk, as far as the program got that ends right then."""
    game, rules = TABLES[0]
    header, _ = sealed(game, rules, hands=0)
    header = next_deal.seal_on(header, cut)
    (folder / MATCH).write_text(header_line(header), encoding="utf-8")
    return header


def test_it_is_the_same_until_it_is_used(tmp_path):
    first = NextDeal(tmp_path)
    seals = {first.seal, *(NextDeal(tmp_path).seal for _ in range(50))}
    assert seals == {deals.seal(kept(tmp_path))}
    header = begin(tmp_path, first, "Tuesday")
    first.used()
    assert deals.seal(header.secret or "") in seals
    assert read_record(tmp_path / MATCH).header == header
    assert kept(tmp_path) != header.secret
    assert first.seal == NextDeal(tmp_path).seal == deals.seal(kept(tmp_path))


@pytest.mark.parametrize("begun", [False, True])
def test_killed_while_a_match_begins_the_seal_is_the_same_or_used(tmp_path, begun):
    before = NextDeal(tmp_path).seal
    if begun:
        begin(tmp_path, NextDeal(tmp_path))
    assert (NextDeal(tmp_path).seal == before) is not begun
    assert NextDeal(tmp_path).seal == NextDeal(tmp_path).seal


@pytest.mark.parametrize(
    "content", ["", "[]", "{}", '{"secret": "0"}', '{"secret": 7}', "\0" * 9999]
)
def test_a_damaged_one_is_drawn_anew(tmp_path, content):
    (tmp_path / deals.NAME).write_text(content)
    seal = NextDeal(tmp_path).seal
    assert seal == NextDeal(tmp_path).seal == deals.seal(kept(tmp_path))


def test_where_it_cannot_be_kept_it_is_held(tmp_path):
    (tmp_path / "file").touch()
    for folder in (None, tmp_path / "file" / "data"):
        held = NextDeal(folder)
        first = held.seal
        assert held.seal == first
        held.used()
        assert held.seal != first
    (tmp_path / deals.NAME).mkdir()
    assert NextDeal(tmp_path).seal != NextDeal(tmp_path).seal


def test_a_changed_record_is_refused_or_told(tmp_path):
    random, refused = Random(3), 0
    for text, _, _ in records(6, 2):
        path = tmp_path / "match.moon"
        for _ in range(10):
            path.write_text(changed(text, random), encoding="utf-8")
            followed = Followed()
            try:
                header = read_record(path, followed).header
            except Damage:
                refused += 1
            else:
                assert followed.state(header) == "wrong"
    assert refused > 20
