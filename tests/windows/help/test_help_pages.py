"""The help pages say what the engine does, name every rule, and read well in Qt."""

from __future__ import annotations

import json
import re
from functools import cache

import pytest
from PySide6.QtGui import QTextDocument

from moon_desktop.disk import rules_file, rules_shelf
from moon_desktop.disk.rules_file import read_rules, write_rules
from moon_desktop.disk.rules_shelf import RulesShelf
from moon_desktop.engine.entries import Bid
from moon_desktop.engine.ledger import Ledger
from moon_desktop.engine.pieces import BIT, TILES, tiles
from moon_desktop.engine.reading import read
from moon_desktop.engine.record import header_line
from moon_desktop.engine.suits import Suits
from moon_desktop.games import CATALOGUE
from moon_desktop.games.forty_two.contract import CALLS, SPECIALS
from moon_desktop.games.moon.contract import contract_of, passed_hand, score_hand, suits_of
from moon_desktop.games.moon.entries import HandOver
from moon_desktop.games.moon.rules import MoonRules
from moon_desktop.games.moon_cards.cards import BIG, LITTLE
from moon_desktop.games.moon_cards.chips import RoundOver
from moon_desktop.windows.help.markup import html
from moon_desktop.windows.help.pages import Library
from moon_desktop.windows.main import actions
from moon_desktop.words import language
from moon_desktop.words.names import NAME_LIMIT
from tests.kit import moon_cards as cards
from tests.kit.cases import each

MOON = CATALOGUE["moon"]

PAGES = ("rules", "record-format", "play", "fair-deals", "forty_two/rules")

RULES_IN_PART = {"M1": 5, "M2": 5, "M3": 9, "M4": 8, "M5": 8, "M6": 3}
RULE_IDS = [f"{part}.{n}" for part, last in RULES_IN_PART.items() for n in range(1, last + 1)]
RULE_IDS += ["M7", "M8"]


@cache
def page(name: str) -> str:
    return language.document(f"{name}.md").read_text(encoding="utf-8")


def section(text: str, heading: str) -> str:
    """What stands under ``heading``, up to the next heading of its level or a higher one."""
    level = heading.split()[0]
    after = text.split(f"\n{heading}\n", 1)[1]
    return re.split(rf"^#{{1,{len(level)}}} ", after, maxsplit=1, flags=re.M)[0]


def rows(text: str) -> list[list[str]]:
    """The cells of the table in ``text``, without its head."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@each("name", PAGES)
def test_only_rules_that_exist_are_cited(name):
    parts = {*RULES_IN_PART, *RULE_IDS}
    assert set(re.findall(r"\bM\d(?:\.\d+)?\b", page(name))) <= parts


def suits_text(call: str) -> Suits:
    """The suits of a row of the trump table, by its first cell."""
    if "under" in call:
        return suits_of(MoonRules(), "under", None)
    return suits_of(MoonRules(), "4", call.split(",")[0])


def trumps_from_the_top(suits: Suits, seats: int) -> list[str]:
    suit = suits.trump_suit
    if suit is None:
        return []
    held = suits.trumps & MoonRules(seats=3 if seats == 3 else 4).set
    return sorted(tiles(held), key=lambda tile: -suits.strength[suit][TILES.index(tile)])


def test_trump_table_is_what_the_tables_of_the_engine_say():
    """M3.4–M3.7: which tiles are trumps, in which order, and how many at three and four seats."""
    table = rows(section(page("rules"), "### What each trump call means"))
    calls = [call.split(",")[0] for call, *_ in table]
    assert calls == [*"0123456", "doubles", "none", "(a bid of under)"]
    for call, shown, three, four in table:
        suits = suits_text(call)
        at_three, at_four = trumps_from_the_top(suits, 3), trumps_from_the_top(suits, 4)
        assert int(re.split(r"\D", three)[0]) == len(at_three)
        assert int(re.split(r"\D", four)[0]) == len(at_four)
        for seats_cell, found in ((three, at_three), (four, at_four)):
            lowest = re.findall(r"\d-\d", seats_cell)
            assert lowest in ([], found[-1:])
        if found := at_four if call.startswith("0") else at_three:
            top, last = found[:2], found[-1]
            assert re.findall(r"\d-\d", shown) == [*top, last]
        else:
            assert ("high" in shown) == (suits.strength[6][TILES.index("6-6")] > 2)


def test_trick_of_the_example_falls_as_told():
    """M4.3, M4.4: a trump does not follow the suit on its other end, and beats it."""
    told = section(page("rules"), "### A trick as an example")
    led, trump, six = re.findall(r"`(\d-\d)`", told)
    suits = suits_of(MoonRules(), "4", "4")
    assert led == "6-3"
    assert "Fours are trump" in told
    suit = suits.suit_led(TILES.index(led))
    assert suit == 6
    assert suits.follow(BIT[trump] | BIT["5-1"], suit) == BIT[trump] | BIT["5-1"]
    assert suits.follow(BIT[six] | BIT["5-1"], suit) == BIT[six]
    strength = suits.strength[suit]
    assert max((led, trump, six), key=lambda tile: strength[TILES.index(tile)]) == trump


def scored_by_engine(bid: str, tricks: str, ledger: Ledger) -> HandOver:
    rules = MoonRules()
    if bid == "all pass":
        return passed_hand(rules, ledger)
    who, said, result = re.split(r",? ", bid)
    seat = ["Ann", "Bea", "Cal"].index(who)
    taken = tuple(map(int, tricks.split()))
    assert sum(taken) == 7
    hand = score_hand(rules, ledger, contract_of(rules, Bid(seat, said), "6"), taken, None)
    assert hand.result == result
    return hand


def test_game_of_the_example_scores_as_the_engine_scores():
    """M5.1, M5.2, M5.6–M5.8, M6.2: hand by hand, who wins, and the marks that would be paid."""
    told = section(page("rules"), "### A game as an example")
    table = rows(told)
    ledger = Ledger.opened(MoonRules(match="marks", match_length=9, hickeys=True).terms, 3)
    bidder = 0
    for number, (place, bid, tricks, *cells) in enumerate(table, 1):
        hand = scored_by_engine(bid, tricks, ledger)
        assert place == str(number)
        for cell, points, score in zip(cells, hand.points, hand.scores, strict=True):
            change = f"{points:+d}" if points else "0"
            assert cell == f"{score} ({change})".replace("-", "−")
        ledger = ledger.after_hand(hand)
        bidder = -1 if hand.bidder is None else hand.bidder
        order = tuple((bidder + step) % 3 for step in range(3))
        winner = ledger.game_winner(order)
        assert (winner is not None) == (number == len(table))
    assert winner == bidder == 2
    assert "so Cal wins" in told
    _, game = ledger.after_game(winner)
    assert game.marks == (-2, -1, 3)
    assert "by −2, −1 and +3 marks" in told
    holes = [number for number, *cells in table if any(cell[0] == "−" for cell in cells[2:])]
    assert holes == ["2", "3"], "as the text below the table says"


EXAMPLES = ("## A whole match", "## A whole match of Texas 42")


def example_lines(heading: str = EXAMPLES[0]) -> list[str]:
    told = section(page("record-format"), heading)
    return re.findall(r"^\d+\. `(\{.*\})`$", told, flags=re.M)


@pytest.mark.parametrize("heading", EXAMPLES)
def test_example_record_is_a_whole_match_as_the_program_writes_it(heading):
    """Every beginning of it is a record, and the end is a match won."""
    lines = [f"{line}\n" for line in example_lines(heading)]
    assert [json.loads(line)["event"] for line in lines[-3:]] == ["hand", "game", "match"]
    for end in range(1, len(lines) + 1):
        reading = read([line.encode() for line in lines[:end]], CATALOGUE)
        assert len(reading.entries) == end - 1
        assert reading.match.over == (end >= len(lines) - 3)
    assert reading.due == ()
    written = CATALOGUE[reading.header.game].forms.line
    assert [header_line(reading.header), *map(written, reading.entries)] == lines


def test_what_is_different_in_texas_42_is_told():
    """T9: its bids and calls, the keys of its entries, and its rules that are numbers."""
    game, text = CATALOGUE["texas42"], section(page("record-format"), "## Records of Texas 42")
    named = set(re.findall(r"`\"?([^`\"]+)\"?`", text))
    assert {*CALLS, "30", "41", "1m", *SPECIALS} - set("12345") <= named
    assert {key for key, value in game.rules().to_record().items() if type(value) is int} <= named
    for line in example_lines(EXAMPLES[1])[1:]:
        moons = keys_of(section(page("record-format"), f"### {json.loads(line)['event']}"))
        assert json.loads(line).keys() - {"event", *moons} <= named


def test_what_is_different_in_the_card_game_is_told():
    """C1.1, C5.1, C6.1, C7: its cards, the keys of its entries, and its rules that are numbers."""
    game = CATALOGUE["shoot-the-moon-cards"]
    text = section(page("record-format"), "## Records of Shoot the Moon, the card game")
    named = set(re.findall(r"`\"?([^`\"]+)\"?`", text))
    assert {game.name, "R1", "R12", "G1", "P1", "B1", BIG, LITTLE} <= named
    assert {key for key, value in game.rules().to_record().items() if type(value) is int} <= named
    table = cards.Table("cards-two", renege="forfeit").deal("R5", "R6").play_on()
    table.deal("R5 B1", "R6").say("R6 B1")
    told = dict(re.findall(r"^- `(\w+)`(.*)$", text, flags=re.M))
    assert {"draw", "deal", "play", "dummy", "hand"} == told.keys() - {"bid"}
    for line in table.lines()[1:]:
        entry = json.loads(line)
        event = entry.pop("event")
        moons = [] if event == "dummy" else keys_of(section(page("record-format"), f"### {event}"))
        assert entry.keys() - set(moons) <= set(re.findall(r"`(\w+)`", told[event]))
        if event == "hand":
            assert f'`"{entry["result"]}"`' in told[event]
    ends = [entry for entry in table.entries if isinstance(entry, RoundOver)]
    assert [end.result for end in ends] == ["scored", "replayed"]


NOT_IN_EXAMPLE = {"play": {"suit"}, "hand": {"offender"}, "note": {"player", "name", "elapsed"}}


def keys_of(text: str) -> list[str]:
    return re.findall(r"^- `(\w+)`", text, flags=re.M)


def test_keys_of_the_events_are_those_of_the_example():
    told = section(page("record-format"), "## The events")
    events = [json.loads(line) for line in example_lines()[1:]]
    headings = re.findall(r"^### (\w+)$", told, flags=re.M)
    assert set(headings) == {event["event"] for event in events} | {"time"}
    for event in events:
        name = event.pop("event")
        listed = keys_of(section(told, f"### {name}"))
        assert [key for key in listed if key not in NOT_IN_EXAMPLE.get(name, ())] == list(event)


def test_keys_of_the_header_are_listed_in_the_order_written():
    listed = keys_of(section(page("record-format"), "## The header"))
    in_example = json.loads(example_lines()[0])
    assert [key for key in listed if key in in_example] == list(in_example)
    assert set(listed) - set(in_example) == {"seed", "secret", "cut", "app"}


@each("name", PAGES)
def test_page_names_nothing_outside(name):
    """No address, no path, no file but the pages themselves."""
    text = page(name)
    assert not re.findall(r"://|www\.|@\w", text)
    assert not re.findall(r"(?<![\w.`])[~.]?/\w+", text)
    assert set(re.findall(r"\]\(([^)]*)\)", text)) <= set(Library(MOON, MoonRules(), {}).pages())
    assert set(re.findall(r"[\w-]+\.md\b", text)) <= {f"{other}.md" for other in PAGES}


def test_format_of_house_rules_is_told_as_it_is(tmp_path):
    """M8: the example is what the program reads and writes; and the keys of both files, the
    lengths they may have, and the name of the shelf."""
    told = section(page("record-format"), "## House rules in a file")
    (example,) = re.findall(r"^- `(\{.*\})`$", told, flags=re.M)
    file = tmp_path / "friday.json"
    file.write_text(example, encoding="utf-8")
    named = read_rules(file, MOON)
    assert named.name == "Friday table"
    assert isinstance(named.rules, MoonRules)
    assert (named.rules.minimum_bid, named.rules.shoot_tops) == (3, 2)
    write_rules(file, named, MOON)
    written = json.loads(file.read_text("utf-8"))
    assert json.dumps(written) == json.dumps(json.loads(example)), "also in its order"
    RulesShelf(tmp_path / "shelf").keep("Mine", MoonRules())
    (kept,) = (tmp_path / "shelf").iterdir()
    values = json.loads(kept.read_text("utf-8"))
    assert keys_of(told) == [*written, *values]
    assert {"name", "rules"} == values["sets"][0].keys()
    assert f"`{kept.name}`" in told
    sizes = [int(number.replace(" ", "")) for number in re.findall(r"([\d ]+) bytes", told)]
    assert sizes == [rules_file.SIZE_LIMIT, rules_shelf.SIZE_LIMIT]
    assert f"first {NAME_LIMIT} characters" in told


def test_every_key_of_a_command_is_listed(qapp):
    listed = [row[0] for row in rows(section(page("play"), "## Keys"))]
    keys = {command.default for command in actions.keyed()} - {""}
    assert keys <= set(listed)
    single = {
        key for key in listed if re.fullmatch(r"(Ctrl\+(Shift\+)?.|(Shift\+)?F\d+|[A-Z])", key)
    }
    assert single == keys


@pytest.mark.parametrize("name", PAGES)
def test_page_renders_in_qt(name, qapp):
    """Headings, lists and tables arrive, no markup is left over, and no line needs scrolling."""
    document = QTextDocument()
    document.setHtml(html(page(name), 1.0, book=True))
    shown = document.toPlainText()
    assert len(shown) > 0.8 * len(re.sub(r"[*`#|-]", "", page(name)))
    assert not re.findall(r"\*\*|`|^#|\|[-:]", shown, flags=re.M)
    blocks = (document.findBlockByNumber(number) for number in range(document.blockCount()))
    headings = [block.text() for block in blocks if block.blockFormat().headingLevel()]
    assert headings == re.findall(r"^#+ (.*)$", page(name).replace("`", ""), flags=re.M)
    document.setTextWidth(640)
    assert document.size().width() <= 640
    if name == "record-format":
        assert "\n".join(example_lines()) in shown, "to be copied without numbers"
