"""What the table is to who cannot see it: its regions, from values alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from moon_desktop.engine.entries import Choice, Entry, visible
from moon_desktop.engine.sight import trick_finished
from moon_desktop.games import CATALOGUE
from moon_desktop.games.game import Game
from moon_desktop.games.views.table import PlateValues
from moon_desktop.table.aloud.regions import Region, Seen, regions
from moon_desktop.words import aloud
from moon_desktop.words.language import speak
from tests.example_game.magpie import GAME as MAGPIE
from tests.kit.arrange import Table, game_of
from tests.kit.oh_hell import GAME as HELL

NAMES = ("Ann", "Bea", "Cy", "Dot", "Eli", "Fay")
YOU = 0
KINDS = ["hand", "trick", "middle", "told", "players", "taken", "heard"]
PLAYED = (
    ("moon", "follow-me-42"), ("moon", "fosdick"), ("moon", "fosdick-widow"),
    ("moon", "shoot-the-moon-4"), ("texas42", "texas-42-all"),
    ("shoot-the-moon-cards", "cards-two"),
    ("shoot-the-moon-cards", "shoot-the-moon-cards"), ("shoot-the-moon-cards", "cards-six-pairs"),
)  # fmt: skip
GUESTS = (MAGPIE, HELL)


class Step(NamedTuple):
    before: Any
    entry: Entry
    after: Any


def seen(game: Game, sight: Any, why: str = "") -> Seen:
    """What is seen of ``sight`` by who is asked."""
    table, names = game.show.table, NAMES[: sight.seats.count]
    layout, open_ = table.layout(sight), bool(sight.legal)
    return Seen(
        game.show, sight, layout, table.telling(sight, names, YOU),
        table.prompt(sight, names, YOU), names, open=open_,
        why={held.piece: why for held in layout.hand if held.piece not in layout.open},
    )  # fmt: skip


def played(game: Game, preset: str, seed: int) -> Iterator[Step]:
    """A hand as the first seat sees them, every choice by lot."""
    match: Any = game.start(game.presets[preset])
    random = Random(seed)
    while True:
        before = match.sight(YOU)
        if match.turn is None:
            entry: Any = match.chance(seed)
        else:
            entry = random.choice(match.sight(match.turn).legal)
        match, _ = match.after(entry)
        yield Step(before, visible(entry, YOU), match.sight(YOU))
        if match.over or (match.turn is None and match.number and match.sight(YOU).last):
            return


def games() -> Iterator[tuple[Game, str]]:
    for name, preset in PLAYED:
        yield CATALOGUE[name], preset
    for game in GUESTS:
        yield game, game.usual


ALL = pytest.mark.parametrize(
    ("game", "preset"), [pytest.param(*one, id=f"{one[0].name}-{one[1]}") for one in games()]
)


def texts(found: Sequence[Region]) -> list[str]:
    return [
        text
        for region in found
        for text in (region.name, *(part for item in region.items for part in item[1:3]))
    ]


def in_region(found: Sequence[Region], kind: str) -> list[str]:
    (region,) = (one for one in found if one.kind == kind)
    return [region.name, *(item.name for item in region.items)]


@ALL
def test_every_region_of_every_moment_is_named_and_each_thing_in_it(game, preset):
    """A game of another package has all of it for nothing."""
    phases = set()
    for before, entry, after in played(game, preset, 3):
        phases.add(after.phase)
        found = regions(seen(game, after, "Not now."))
        assert [region.kind for region in found] == KINDS
        keys = [item.key for region in found for item in region.items]
        assert len(set(keys)) == len(keys)
        for region in found:
            assert region.name
            assert all(item.name.strip() for item in region.items)
            assert "{" not in "".join(texts([region]))
        hand = found[0].items
        assert len(hand) == len(after.held)
        assert sum(item.acts for item in hand) == len({one.piece for one in after.legal} - {None})
        assert all(item.description == "Not now." for item in hand if item.closed)
        done = trick_finished(entry, before, after)
        if isinstance(entry, Choice):
            told = game.show.table.told(before, entry, after, NAMES[: after.seats.count], YOU)
            assert NAMES[entry.seat] in told
        if done is not None and not after.last:
            assert len(in_region(found, "taken")) > 1
    assert "play" in phases


def test_names_of_a_hand_of_moon():
    table = Table("fosdick-widow").dealer(2)
    table.deal("6-5 6-4 5-5 4-4 3-3 2-2 1-1", "6-6 6-3 6-2 6-1 5-4 5-3 0-0", widow="4-1")
    table.say("4 pass pass")
    found = regions(seen(game_of(table.rules), table.match.sight(YOU)))
    assert in_region(found, "hand")[0] == "Your hand, 8 tiles, 8 playable"
    assert "four-one, Widow" in in_region(found, "hand")
    assert in_region(found, "trick") == ["The trick, nothing played yet"]
    assert in_region(found, "told")[2].startswith("You took in the four-one.")
    assert in_region(found, "players")[1:] == [
        "Ann, Bid 4, tricks 0 of 7, 4 needed, score 0, Discard one tile",
        "Bea, Passed, tricks 0 of 7, score 0",
        "Cy, deals, Passed, tricks 0 of 7, score 0",
    ]
    table.say("4-1 5").say("5-5 5-4 5-1 3-3")
    found = regions(seen(game_of(table.rules), table.match.sight(YOU), "Not now."))
    assert in_region(found, "trick")[0] == "The trick: Ann led"
    assert in_region(found, "taken")[0].startswith("Tricks taken, 1 of 7")
    assert in_region(found, "taken")[1].startswith("Trick 1: double five, five-four, ")
    assert in_region(found, "taken")[1].endswith(" Ann took it.")


def test_what_counts_in_texas_42_and_where_it_is():
    game = CATALOGUE["texas42"]
    moments = [after for _, _, after in played(game, "texas-42", 5) if after.phase == "play"]
    found = regions(seen(game, moments[-1]))
    told = in_region(found, "told")
    assert sum(" counts " in line for line in told) == 5
    taken = in_region(found, "taken")
    numbers = [int(line.split()[1]) for line in taken[1:]]
    assert numbers == list(range(1, len(moments[-1].tricks) + 1))
    assert all(" took it." in line for line in taken[1:])


def test_only_where_some_are_closed_the_open_ones_say_so():
    assert aloud.piece("six-four", "", "", advised=True, playable=False) == "six-four, advised"
    assert aloud.piece("five-five", "10", "", advised=False, playable=True) == (
        "five-five, counts 10, playable"
    )
    game = CATALOGUE["moon"]
    for _, _, after in played(game, "follow-me-42", 3):
        hand = regions(seen(game, after))[0].items
        if hand and all(item.acts for item in hand):
            assert not any("playable" in item.name for item in hand)
        elif any(item.acts for item in hand):
            assert all(item.acts == ("playable" in item.name) for item in hand)


def test_a_plate_tells_all_that_is_drawn_on_it():
    values = PlateValues(
        "Ada", dealer=True, pill="Bid 5", tricks=3, of=7, needed=5, score="−4", in_hole=True,
        turn="To play", partner="partner", asterisks=2, chips=1,
    )  # fmt: skip
    assert aloud.plate(values) == (
        "Ada, partner, deals, Bid 5, tricks 3 of 7, 5 needed, score minus 4, in the hole, 1 chip, "
        "2 hickeys, To play"
    )


@pytest.mark.parametrize("preset", ["fosdick", "fosdick-widow"])
def test_what_others_hold_is_nowhere(preset):
    """Two deals that differ only in what the viewer cannot see are told alike."""
    own, one, other = (
        "6-5 6-4 5-5 4-4 3-3 2-2 1-1", "6-6 6-3 6-2 6-1 5-4 5-3 5-2", "5-1 4-3 4-2 4-1 3-2 3-1 2-1"
    )  # fmt: skip

    def walked(*others: str) -> list[tuple[Region, ...]]:
        table = Table(preset).dealer(1)
        table.deal(own, *others)
        found = [regions(seen(game_of(table.rules), table.match.sight(YOU)))]
        for word in ("pass", "4", "pass"):
            table.say(word)
            found.append(regions(seen(game_of(table.rules), table.match.sight(YOU))))
        return found

    assert walked(one, other) == walked(other, one)


@ALL
@pytest.mark.parametrize("language", ["de", "es", "fr"])
def test_no_english_is_left(game, preset, language):
    def said() -> list[str]:
        found: list[str] = []
        for before, entry, after in played(game, preset, 4):
            names = NAMES[: after.seats.count]
            found += texts(regions(seen(game, after)))
            found.append(game.show.table.told(before, entry, after, names, YOU))
        return found

    if game in GUESTS:
        pytest.skip("another package has its own words")
    english = said()
    try:
        speak(language)
        other = said()
    finally:
        speak("en")
    assert len(english) == len(other)
    same = {one for one, two in zip(english, other, strict=True) if one == two and one}
    assert {one for one in same if not plain(one)} == set()


def plain(text: str) -> bool:
    """Whether a text has nothing but names, figures and what is no word."""
    parts = text.replace(",", " ").split()
    known = (*NAMES, "score")  # French, too
    return text == "Shoot the Moon." or all(one in known or not one.isalpha() for one in parts)
