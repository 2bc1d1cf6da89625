"""Whatever cannot stand is refused by the rule that forbids it, and in a sentence: in every game,
under every preset, at every step of a walk."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

import pytest

from moon_desktop.engine.entries import Bid, Chance, Dealt, Draw, Entry, Play
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.reading import Damage, read
from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.moon.entries import TimeUp
from moon_desktop.words.damage import damage
from tests.kit import moon_cards, walks

HOUSES: Final[Mapping[str, list[dict[str, Any]]]] = {
    "follow-me-42": [
        {"shoot_after_seven": True, "minimum_bid": 5, "all_pass": "force-dealer"},
        {"over": False, "shoot_tops": 3, "widow_timing": "after-trump", "renege": "forfeit"},
        {"named_lead": True, "match": "timed", "scoring": "marks", "target": 1},
        {"aggie_dice": True, "follow_me": "off", "target": 1},
    ],
    "shoot-the-moon": [{"widow_timing": "after-trump", "all_pass": "force-dealer"}],
    "texas-42": [
        {"opening_marks": 1, "mark_step": "two", "minimum_bid": 31, "splash": True, "target": 1},
        {"plunge": False, "nel_o": "marks", "nel_o_doubles": "own", "first_lead_trump": True},
    ],
    "shoot-the-moon-cards": [{"renege": "forfeit"}],
    "cards-two": [{"target": 3}],
}
"""What no preset has, besides the presets."""

CASES: Final = [
    (preset, house)
    for name in OWN
    for preset in CATALOGUE[name].presets
    for house in [{}, *HOUSES.get(preset, [])]
]
IN_EVERY_GAME = pytest.mark.parametrize(
    ("preset", "house"),
    [
        pytest.param(
            preset, house, id=" ".join([preset, *house]), marks=[pytest.mark.slow] if house else []
        )
        for preset, house in CASES
    ],
)
SEEDS: Final = (5, 7)
CLOCK: Final = 9
"""Choices after which that of a timed match runs out."""


# --- the rules, read once more --------------------------------------------------------------

Rule: TypeAlias = str | Callable[[Any, Any], str]
"""The id of a rule, or what it is of an entry in a match."""


class At(NamedTuple):
    """Where something is tried: the match, and what the first seat sees of it."""

    match: Any
    sight: Any


def _due(at: At, deal: Any) -> bool:
    """Whether the next hand is dealt, by whose turn it is."""
    return bool((deal.hand, deal.dealer) == (at.match.number + 1, at.sight.dealer))


def _moon_deal(at: At, deal: Any) -> str:
    rules, dice = at.match.rules, deal.dice
    if not _due(at, deal):
        return "M1.4" if at.match.number else "M1.3"
    if (dice is not None) != rules.aggie_dice or any(die not in range(1, 7) for die in dice or ()):
        return "M3.9"
    return "M1.1" if rules.seats == 3 else "M1.2"


def _cards_deal(at: At, deal: Any) -> str:
    if not _due(at, deal):
        return "C2.1"
    if (deal.dummy is not None) != (at.match.rules.seats == 2):
        return "C5.1"
    hands = [*deal.hands, *([] if deal.dummy is None else [deal.dummy])]
    many = at.match.rules.seats + (at.match.rules.seats == 2)
    return "C1.1" if [len(hand) for hand in hands] == [5] * many else "C2.2"


def _first(lead: str, play: str) -> Callable[[Any, Any], str]:
    def rule(at: At, entry: Any) -> str:
        sight = at.sight
        return play if sight.plays or sight.tricks else lead

    return rule


def _moon_bid(at: At, bid: Bid) -> str:
    if bid.bid in ("over", "under"):
        return "M2.4"
    return "M2.3" if bid.bid in ("double", "triple") else "M2.2"


def _standing(at: At) -> str:
    said = [bid.bid for bid in at.sight.said if bid.bid != "pass"]
    return said[-1] if said else ""


def _texas_bid(at: At, bid: Bid) -> str:
    if bid.bid in ("plunge", "splash"):
        return {"plunge": "T3.6", "splash": "T3.7"}[bid.bid]
    if bid.bid.endswith("m") and bid.bid != "0m":
        stands = _standing(at)
        return "T3.3" if stands == "" or stands.isdigit() else "T3.4"
    return "T3.2"


def _texas_call(at: At, call: NameTrump) -> str:
    if not call.trump.startswith("nel-o:"):
        return "T5.2"
    return "T6.3" if any("nel-o" in open_.trump for open_ in at.match.legal()) else "T6.1"


def _not_now(**rules: Rule) -> Callable[[Any, Any], str]:
    def rule(at: At, entry: Any) -> str:
        found = rules[at.sight.phase]
        return found if isinstance(found, str) else found(at, entry)

    return rule


MOON: Final[Mapping[tuple[str, type], Rule]] = {
    ("over", object): "M6",
    ("not-now", object): _not_now(
        draw="M1.3", deal="M1.4", bid="M2.1", widow="M3.2", trump="M3.2", play="M4.1"
    ),
    ("impossible", Draw): "M1.3",
    ("impossible", Dealt): _moon_deal,
    ("not-your-turn", Bid): "M2.1",
    ("bid-too-low", Bid): "M2.1",
    ("bid-not-open", Bid): _moon_bid,
    ("must-bid", Bid): "M2.5",
    ("not-your-turn", Exchange): "M3.1",
    ("not-held", Exchange): "M3.1",
    ("keep-double-blank", Exchange): "M3.8",
    ("not-your-turn", NameTrump): "M3.3",
    ("trump-not-open", NameTrump): lambda at, call: "M3.8" if call.trump == "none" else "M3.3",
    ("trump-not-on-dice", NameTrump): "M3.9",
    ("trump-needs-double-blank", NameTrump): "M3.8",
    ("not-your-turn", Play): "M4.1",
    ("not-held", Play): "M4.1",
    ("must-follow", Play): "M4.3",
    ("lead-double-blank", Play): "M3.8",
    ("lead-trump", Play): "M4.6",
    ("impossible", Play): "M4.5",
    ("impossible", TimeUp): "M6.3",
}

TEXAS: Final[Mapping[tuple[str, type], Rule]] = {
    ("over", object): "T8.4",
    ("not-now", object): _not_now(
        draw="T1.2", deal="T1.2", bid="T3.1", trump="T5.1", play=_first("T5.1", "T7.1")
    ),
    ("impossible", Draw): "T1.2",
    ("impossible", Dealt): lambda at, deal: "T1.1" if _due(at, deal) else "T1.2",
    ("not-your-turn", Bid): "T3.1",
    ("bid-too-low", Bid): "T3.1",
    ("bid-not-open", Bid): _texas_bid,
    ("must-bid", Bid): "T3.5",
    ("not-your-turn", NameTrump): "T5.1",
    ("trump-not-open", NameTrump): _texas_call,
    ("not-your-turn", Play): _first("T5.1", "T7.1"),
    ("not-held", Play): "T7.1",
    ("must-follow", Play): "T7.1",
    ("lead-trump", Play): "T5.5",
}

CARDS: Final[Mapping[tuple[str, type], Rule]] = {
    ("over", object): "C4.3",
    ("not-now", object): _not_now(draw="C2.1", deal="C2.1", play="C2.2"),
    ("impossible", Draw): "C2.1",
    ("impossible", Dealt): _cards_deal,
    ("not-your-turn", Play): "C2.2",
    ("not-held", Play): "C2.2",
    ("must-follow", Play): "C2.3",
}
RULES: Final = {"moon": MOON, "texas42": TEXAS, "shoot-the-moon-cards": CARDS}
"""Of each game what an entry is refused by: the reason, the kind of entry and the rule's id."""

OTHER_LINES: Final = (
    '{"event": "exchange", "seat": 0, "discard": "6-5"}\n',
    '{"event": "dummy", "card": "R1"}\n',
    '{"event": "game", "winner": 0, "marks": [1, 0], "totals": [1, 0]}\n',
    '{"event": "match", "winner": 1}\n',
    '{"event": "time"}\n',
    '{"event": "soup"}\n',
)
WHOLE: Final = re.compile(r"[A-Z“][^{}]{15,}\.( \([MTC]\d(\.\d)?\))?")
"""A sentence, and after it the id of a rule where one was broken."""

EVENTS: Final = {
    "moon": "draw deal bid exchange trump play time hand game match",
    "texas42": "draw deal bid trump play hand game match",
    "shoot-the-moon-cards": "draw deal play dummy hand game match",
}
"""The events of each game, as its record has them; notes apart, which can stand anywhere."""


def ranked(game: str, rules: Any, bid: str) -> tuple[int, int]:
    """How high a bid is under ``rules``; of none that they have it is nothing."""
    switched_off = bid in ("over", "under", "plunge", "splash") and not getattr(rules, bid, False)
    if switched_off or (bid.isdigit() and int(bid) < rules.minimum_bid):
        return (0, 0)
    if game == "moon":
        top = {"double": 2, "triple": 3}.get(bid, 0)
        if top > rules.shoot_tops:
            return (0, 0)
        rungs = ["", *"34567", "over", "double", "triple"]
        bid = "over" if bid == "under" else bid
        return (rungs.index(bid), 0) if bid in rungs else (0, 0)
    marks = {"plunge": "3", "splash": "2"}.get(bid, bid.removesuffix("m"))
    if bid == marks:
        return (0, int(bid)) if bid in map(str, range(30, 42)) else (0, 0)
    return int(marks), 0


# --- what is tried --------------------------------------------------------------------------

BIDS: Final = (
    *("pass", "2", "3", "4", "5", "6", "7", "8", "over", "under", "double", "triple"),
    *("29", "30", "31", "36", "41", "42", "0m", "1m", "2m", "3m", "4m", "5m", "9m"),
    *("plunge", "splash"),
)
CALLS: Final = (
    *("0", "1", "6", "7", "doubles", "none", "follow-me", "sevens", "soup"),
    *("nel-o:high", "nel-o:low", "nel-o:own"),
)


def chances(entry: Entry | None) -> Iterator[Entry]:
    """A draw or a deal, and what is wrong with it."""
    if isinstance(entry, Draw):
        full = len(entry.pieces)
        first = next(piece for piece in entry.pieces if piece is not None)
        yield from (
            Draw(()),
            Draw((None,) * full),
            Draw((first,) * full),
            Draw(("9-9",) * full),
            Draw(("",) * full),
        )
        yield Draw(tuple(None if piece is None else "6-0" for piece in entry.pieces))
    elif isinstance(entry, Dealt):
        deal: Any = entry
        (one, *rest), *others = deal.hands
        yield from (deal._replace(hand=9), deal._replace(hand=0))
        yield from (deal._replace(dealer=seat) for seat in range(4))
        for hands in ((), deal.hands[1:], ((one,), *others), ((), *others)):
            yield deal._replace(hands=hands)
        for first in ("", "9-9", "4-6", "6-0", "0-0", rest[0]):
            yield deal._replace(hands=((first, *rest), *others))
        own: dict[str, list[Any]] = {
            "widow": [None, one, "6-0"],
            "dice": [None, (0, 7), (1, 2)],
            "dummy": [None, (), tuple(one for _ in deal.hands[0])],
        }
        for key, values in own.items():
            yield from (deal._replace(**{key: value}) for value in values if key in deal._fields)


def choices(game: str, match: Any) -> Iterator[Entry]:
    """What anybody could say or play, whether it is open or not; of those whose turn it is not,
    and of seats that the match does not have, one of each kind."""
    table, turn = match.sight(0).seats, 0 if match.turn is None else match.turn
    held = {piece for seat in table.clockwise(0) for piece in match.sight(seat).held}
    pieces = [*sorted(held), "", "9-9", "0-0", "R1", "BIG"]
    for piece in pieces:
        yield from (
            Play(turn, piece, end) for end in ((None, "0", "5") if game == "moon" else (None,))
        )
    if game != "shoot-the-moon-cards":
        yield from (Bid(turn, bid) for bid in BIDS)
        yield from (NameTrump(turn, call) for call in CALLS)
    if game == "moon":
        yield from (Exchange(turn, piece) for piece in pieces[:-2])
    for seat in (table.left_of(turn), 5):
        yield Play(seat, pieces[0])
        if game != "shoot-the-moon-cards":
            yield from (Bid(seat, "pass"), NameTrump(seat, "6"))
        if game == "moon":
            yield Exchange(seat, pieces[0])


class Refused(NamedTuple):
    """What was tried, and why it was refused; None where it was not."""

    at: At
    entry: Entry
    illegal: Illegal | None


class Walk(NamedTuple):
    """The entries of a walk, and what was tried at its steps."""

    entries: list[Entry]
    refused: list[Refused]
    lines: list[bytes]


@cache
def walked(place: int, seed: int) -> Walk:
    """A walk under the house rules at ``place`` among the cases, as far as two hands."""
    preset, house = CASES[place]
    game = CATALOGUE.preset(preset)[0]
    rules = replace(game.presets[preset], **house)
    tried: list[Refused] = []
    old: dict[type, Chance] = {}

    def watch(match: Any) -> None:
        due, at = match.chance(seed), At(match, match.sight(0))
        if due is not None:
            old[type(due)] = due
        entries = [entry for chance in old.values() for entry in (chance, *chances(chance))]
        if game.name == "moon":
            entries.append(TimeUp())
        open_ = {(type(entry), entry) for entry in match.legal()}
        entries += [c for c in choices(game.name, match) if (type(c), c) not in open_]
        for entry in entries:
            illegal = None
            try:
                match.after(entry)
            except Illegal as found:
                # Without its traceback, which would keep every step alive.
                illegal = found.with_traceback(None)
            tried.append(Refused(at, entry, illegal))

    if game.name == "shoot-the-moon-cards":
        table: Any = moon_cards.walked(rules, seed, 2, watch)
    else:
        table = walks.walked(rules, seed, 2, clock=CLOCK, watch=watch)
    return Walk(table.entries, tried, table.lines())


def rule_of(game: str, one: Refused) -> str:
    """The id of the rule that forbids it, by the tables above."""
    assert one.illegal is not None
    kinds = (*type(one.entry).__mro__, object)
    found = next(
        RULES[game][one.illegal.reason, kind]
        for kind in kinds
        if (one.illegal.reason, kind) in RULES[game]
    )
    return found if isinstance(found, str) else found(one.at, one.entry)


def damaged(lines: list[bytes]) -> Damage | None:
    """What is wrong with a record, if anything is."""
    try:
        read(lines, CATALOGUE)
    except Damage as found:
        return found
    return None


# --- the laws -------------------------------------------------------------------------------


@IN_EVERY_GAME
def test_what_cannot_stand_is_refused_by_the_rule_that_forbids_it_and_in_a_sentence(preset, house):
    """M1–M6, T1–T8, C1–C6: and no other id is cited; whatever else a draw, a deal or the clock may
    be. It is told to whoever chose it, and of the seats, of which a record may name too many."""
    game, names = CATALOGUE.preset(preset)[0], ("Ann", "Bea", "Cy")
    heard = set[str]()
    for seed in SEEDS:
        for one in walked(CASES.index((preset, house)), seed).refused:
            at, entry, illegal = one
            if illegal is None:
                assert isinstance(entry, Chance)
                continue
            assert illegal.rule == rule_of(game.name, one), one
            if isinstance(entry, Bid) and illegal.reason[:3] == "bid":
                # M2.1, T3.1: and no bid is that the house rules do not have.
                rank, stands = ranked(game.name, at.match.rules, entry.bid), _standing(at)
                low = (
                    rank != (0, 0)
                    and stands != ""
                    and rank <= ranked(game.name, at.match.rules, stands)
                )
                assert (illegal.reason == "bid-too-low") == low, (entry, stands)
            # Most are refused for the same at many steps, and are told so in the same words.
            if (all_of_it := repr((illegal, entry, illegal.facts))) in heard:
                continue
            heard.add(all_of_it)
            for you in (None, getattr(entry, "seat", None)):
                told = game.show.help.refusal(illegal, names, you)
                assert told.endswith(".")
                assert not {"{", "}"} & set(told)


@IN_EVERY_GAME
def test_every_event_that_cannot_stand_in_a_record_is_told_in_a_sentence(preset, house):
    """M8, T9, C7: on its line; results too, whether they are due, early or wrong, and the event of
    another game."""
    walk, game = walked(CASES.index((preset, house)), SEEDS[0]), CATALOGUE.preset(preset)[0]
    kinds = {type(entry): entry for entry in walk.entries}
    lines = [*map(game.forms.line, kinds.values()), *OTHER_LINES]
    assert {json.loads(line)["event"] for line in lines} >= set(EVENTS[game.name].split())
    told = set[str]()
    for place in range(1, len(walk.lines), 7):
        for line in lines:
            found = damaged([*walk.lines[:place], line.encode()])
            if found is not None:
                assert found.line == place + 1
                assert WHOLE.fullmatch(damage(found, game))
                told.add(line)
    assert told == set(lines)


@pytest.mark.slow
@pytest.mark.parametrize("game", OWN)
def test_the_walks_come_by_every_reason(game):
    """M1–M6, T1–T8, C1–C6: each row of the tables is met, or the laws above would prove little."""
    places = [place for place, (preset, _) in enumerate(CASES) if preset in CATALOGUE[game].presets]
    met = {
        (one.illegal.reason, kind)
        for place in places
        for seed in SEEDS
        for one in walked(place, seed).refused
        if one.illegal is not None
        for kind in type(one.entry).__mro__
    }
    assert RULES[game].keys() <= met
