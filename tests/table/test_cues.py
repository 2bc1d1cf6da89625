"""What is heard of each entry of each game: what its motion says, and the pieces as they lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from moon_desktop.disk.record_file import read_record
from moon_desktop.engine.entries import Consequence, Entry, Note, visible
from moon_desktop.games import CATALOGUE
from moon_desktop.games.views.cues import Cue
from moon_desktop.games.views.table import Motion
from moon_desktop.table.choreography import beats
from moon_desktop.table.stage import Stage
from tests.kit.golden import FOLDER


def told(name: str, seat: int = 0) -> Iterator[tuple[Any, Motion, list[Cue]]]:
    """Each entry of a golden record, its motion, and what is heard while the pieces move, in
    order."""
    reading = read_record(FOLDER / f"{name}.moon")
    game = CATALOGUE[reading.header.game]
    show, match = game.show, game.start(game.rules_of(reading.header.rules))
    for entry in (*reading.entries, *reading.due):
        before = after = match.sight(seat)
        if isinstance(entry, Note):
            continue
        if not isinstance(entry, Consequence):
            match, _ = match.after(entry)
            after = match.sight(seat)
        old, new = show.table.layout(before), show.table.layout(after)
        sides = new.sides or old.sides
        stage = Stage.of(1280, 756, before.seats.count, trays=bool(new.trays), sides=sides)
        motion = show.table.motion(before, visible(entry, seat), after)
        heard = []
        for beat in beats(old, motion, new, stage):
            arriving = sorted(beat.goes, key=lambda go: go.wait + go.ms)
            heard += [cue for cue in (beat.cue, *(go.cue for go in arriving)) if cue is not None]
        yield entry, motion, heard


def said(entry: Entry) -> Cue | None:
    """What an entry sounds like, read from its own words."""
    kind, values = type(entry).__name__, entry._asdict()  # type: ignore[union-attr]
    match kind:
        case "Bid":
            return "pass" if values["bid"] == "pass" else "bid"
        case "NameTrump":
            return "trump"
        case "HandOver" if values["result"] == "made":
            return "shoot" if values["bid"] in ("over", "under", "double", "triple") else "made"
        case "HandOver" if values["result"] == "set":
            return "set"
        case "RoundOver" if values["result"] == "replayed":
            return "set"
        case "GameOver":
            return "game"
        case "MatchOver":
            return "match"
        case _:
            return None


@pytest.mark.parametrize(
    ("name", "all_of_them"),
    [
        ("worked-example", {"pass", "bid", "trump", "made", "set", "shoot", "game", "match"}),
        ("forty_two/best-of-three", {"pass", "bid", "trump", "made", "set", "game", "match"}),
        ("moon_cards/cards-six-pairs", {"game", "match"}),
        ("moon_cards/reneges-of-two", {"set"}),
    ],
)
def test_what_is_said_and_what_ends_is_heard_by_its_name(name, all_of_them):
    heard = set()
    for entry, motion, _ in told(name):
        assert motion.cue == said(entry), entry
        heard.add(motion.cue)
    assert heard - {None} == all_of_them


@pytest.mark.parametrize(
    ("name", "shuffled", "dealt", "laid", "taken"),
    [
        ("worked-example", "shuffle", "tick", "tile", "trick"),
        ("forty_two/nel-o", "shuffle", "tick", "tile", "trick"),
        ("moon_cards/cards-two", "riffle", "flick", "card", "trick-cards"),
        ("moon_cards/from-nothing", "riffle", "flick", "card", "trick-cards"),
    ],
)
def test_pieces_are_heard_as_they_come_to_lie(name, shuffled, dealt, laid, taken):
    for entry, motion, heard in told(name):
        count = Counter(heard)
        if motion.kind == "deal":
            pieces = sum(map(len, entry.hands))
            assert heard[0] == shuffled
            assert count[shuffled] == 1
            assert count[dealt] >= pieces
        elif motion.kind == "play":
            # When it is over, tricks are heard as they are counted.
            assert count[laid] == 1 or (motion.over and count[laid] > 1)
            assert count[taken] == (motion.taker is not None or motion.dummy)
            assert heard.index(laid) == 0
        elif motion.kind == "say":
            assert set(heard) <= {"turn", "wood", "tile"}


def test_what_is_turned_over_laid_away_and_paid_is_heard():
    """The widow joins a hand, a tile is laid out of play; a trick lies among others; the dummy
    turns a card, and chips come and go."""
    moon = [heard for _, _, heard in told("worked-example") if heard]
    assert any(heard[:1] == ["turn"] and "wood" in heard for heard in moon)
    assert ["tile"] in moon
    assert any(heard[-2:] == ["trick", "clack"] for _, _, heard in told("forty_two/texas-42"))
    cards = [heard for _, _, heard in told("moon_cards/cards-two")]
    assert any("turn-card" in heard for heard in cards)
    paid = [heard for _, motion, heard in told("moon_cards/cards-six") if motion.chips]
    assert any("chip" in heard for heard in paid)
    assert any("chip-back" in heard for heard in paid)
