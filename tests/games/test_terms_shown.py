"""The terms that the table shows: each has its explanation, in every game and language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from moon_desktop.games import CATALOGUE, OWN
from moon_desktop.words import language
from moon_desktop.words.glossary import Glossary

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
SEEDS = 2

REACHED = {
    "moon": (
        "auction bid blank dealer discard double double-shoot draw follow follow-me hand hickey"
        " in-the-hole lead made partner pass point score set shoot shoot-over shoot-under"
        " suit trick trump widow"
    ),
    "texas42": (
        "auction bid blank count counter double draw follow follow-me hand lead made mark match"
        " nel-o partner pass plunge point score set sevens shaker side sit-out splash suit trick"
        " trump"
    ),
    "shoot-the-moon-cards": (
        "big-moon chip colour dealer draw follow lead little-moon match moon-card odd out-of-play"
        " rocket round shoot-the-moon supply trick trump"
    ),
}
"""The terms that are met at the table, whatever the language, by their place in Help."""


@pytest.fixture(params=language.languages())
def code(request: pytest.FixtureRequest) -> Iterator[str]:
    language.speak(request.param)
    yield request.param
    language.speak(language.ENGLISH)


def walk(rules: Any, start: Callable[[Any], Any], seed: int) -> Iterator[tuple[Any, list[Any]]]:
    """A few hands of choices at random: what seat 0 sees, and the record so far."""
    match, random, entries = start(rules), Random(seed), list[Any]()
    for _ in range(120):
        yield match.sight(0), entries
        if match.over:
            return
        entry = match.chance(seed)
        if entry is None:
            legal = match.legal()
            entry = legal[0] if random.random() < 0.4 else random.choice(legal)
        match, more = match.after(entry)
        entries += [entry, *more]


def labels(show: Any, sight: Any, entries: list[Any], names: tuple[str, ...]) -> Iterator[str]:
    """What stands on signs and keys, and has to be explained; no figure does."""
    told = show.table.telling(sight, names, 0)
    for plate in told.plates:
        yield from (plate.pill, plate.aside, plate.partner)
    yield from (told.title, told.caption)
    offer = show.panel.offer(sight, False) if sight.legal else None
    if offer is not None:
        yield from (key.text for key in offer.keys)
        yield from (words for _, words in offer.heads)
        yield from (well.title for well in offer.wells)
    yield from (heap.told for heap in (told.supply, told.unused) if heap is not None)


def sentences(show: Any, sight: Any, entries: list[Any], names: tuple[str, ...]) -> Iterator[str]:
    """What is said besides, in which not every sentence needs a term."""
    told = show.table.telling(sight, names, 0)
    yield from (told.line, show.table.prompt(sight, names, 0), *(tray.line for tray in told.trays))
    yield from (counter.told for counter in told.counters)
    yield from map(show.table.piece_called, sight.held)
    offer = show.panel.offer(sight, False) if sight.legal else None
    if offer is not None:
        yield from (offer.question, offer.foot, *(key.why or key.tip for key in offer.keys))
        yield from (words for well in offer.wells for words in (well.note, well.aside))
    if sight.result is not None and sight.phase in ("deal", "over"):
        for reader in (0, None):
            result = show.sheet.result(sight, names, entries, reader)
            yield from (result.title, result.line)


def test_the_offs_that_a_hint_counts_are_explained(code):
    pages = {page.key: page for page in CATALOGUE["texas42"].show.help.documents(None)}
    told = language.tr("Your offs: {number} tiles.")
    assert "off" in {term.place for term in Glossary(pages["terms"].text()).found(told)}


@pytest.mark.slow
@pytest.mark.parametrize("name", OWN)
def test_every_sign_and_key_is_explained(code, name):
    game = CATALOGUE[name]
    pages = {page.key: page for page in game.show.help.documents(None)}
    glossary = Glossary(pages["terms"].text())
    shown, said = set[str](), set[str]()
    for rules in game.presets.values():
        for seed in range(SEEDS):
            names = NAMES[: game.start(rules).sight(0).seats.count]
            for sight, entries in walk(rules, game.start, seed):
                shown.update(labels(game.show, sight, entries, names))
                said.update(sentences(game.show, sight, entries, names))
        sheet = game.show.sheet.empty(rules, names)
        causes = (told for _, told in sheet.causes_text)
        shown.update((sheet.asterisk, sheet.circle, sheet.stroke, *causes))
        hand = game.show.sheet.laid_open(rules, names, entries, 1)
        said.update(() if hand is None else (sheet.title, hand.points_title, *hand.heads))
    shown = {words for words in shown if words and not words.isdecimal()}
    assert {words for words in shown if not glossary.found(words)} == set()
    reached = {term.place for words in shown | said for term in glossary.found(words)}
    assert set(REACHED[name].split()) - reached == set()
