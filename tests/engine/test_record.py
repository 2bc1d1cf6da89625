"""The forms of entries that a game gives to its records, by a game made up for it."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from moon_desktop.engine.entries import Choice, Consequence, GameOver, MatchOver, Note, TimeUp
from moon_desktop.engine.record import (
    BadForm,
    Fault,
    Form,
    Forms,
    list_of,
    number,
    or_null,
    piece,
    seat_of,
)
from moon_desktop.engine.strict_json import decoded


class _Swap(NamedTuple):
    seat: int
    given: tuple[str, ...]
    for_what: str | None = None
    price: int | None = None


class Swap(_Swap, Choice):
    """A choice with two keys that may be left out."""

    __slots__ = ()


class _Settled(NamedTuple):
    chips: tuple[tuple[int, ...], ...]


class Settled(_Settled, Consequence):
    """A consequence with lists in a list."""

    __slots__ = ()


MOST = 5
FORMS = Forms(
    (
        Form(
            "swap",
            Swap,
            {
                "seat": seat_of(MOST),
                "given": list_of(piece),
                "for": piece,
                "price": or_null(number),
            },
            ("for",),
        ),
        Form("settled", Settled, {"chips": list_of(list_of(number))}),
    ),
    MOST,
)


@pytest.mark.parametrize(
    ("entry", "text"),
    [
        (
            Swap(4, ("AS", "KH"), "QD", 3),
            '{"event": "swap", "seat": 4, "given": ["AS", "KH"], "for": "QD", "price": 3}',
        ),
        (Swap(0, ()), '{"event": "swap", "seat": 0, "given": [], "price": null}'),
        (Settled(((1, -1), ())), '{"event": "settled", "chips": [[1, -1], []]}'),
        (TimeUp(), '{"event": "time"}'),
        (
            GameOver(4, (1, 0), (3, 2)),
            '{"event": "game", "winner": 4, "marks": [1, 0], "totals": [3, 2]}',
        ),
        (MatchOver(4), '{"event": "match", "winner": 4}'),
        (Note("undo", seat=4), '{"event": "note", "kind": "undo", "seat": 4}'),
        (Note("clock", elapsed=9), '{"event": "note", "kind": "clock", "elapsed": 9}'),
    ],
    ids=str,
)
def test_entries_go_out_and_come_in_again(entry, text):
    """The game's own and those every game has; an optional key is left out for None, any other
    is written as null; tuples of tuples come back as they were."""
    assert FORMS.line(entry) == text + "\n"
    again = FORMS.entry(decoded(text))
    assert again == entry
    assert type(again) is type(entry)


def test_consequences_are_called_by_their_event():
    """M8: by the word that a record has for each."""
    assert [FORMS.event(entry) for entry in (Settled(()), MatchOver(0))] == ["settled", "match"]


@pytest.mark.parametrize(
    ("text", "fault", "key"),
    [
        ('{"event": "swap", "given": [], "price": 1}', Fault.MISSING_KEY, "seat"),
        ('{"event": "swap", "seat": 0, "given": []}', Fault.MISSING_KEY, "price"),
        (
            '{"event": "swap", "seat": 0, "given": [], "for": null, "price": 1}',
            Fault.VALUE,
            "for",
        ),
        (
            '{"event": "swap", "seat": 0, "given": [], "for_what": "QD", "price": 1}',
            Fault.UNKNOWN_KEY,
            "for_what",
        ),
        ('{"event": "swap", "seat": 5, "given": [], "price": 1}', Fault.VALUE, "seat"),
        ('{"event": "match", "winner": 5}', Fault.VALUE, "winner"),
        ('{"event": "game", "winner": -1, "marks": [], "totals": []}', Fault.VALUE, "winner"),
        ('{"event": "note", "kind": "undo", "seat": 5}', Fault.VALUE, "seat"),
        ('{"event": "note", "kind": "hint", "seat": true}', Fault.VALUE, "seat"),
    ],
)
def test_what_does_not_fit_a_form_is_named(text, fault, key):
    """Seats and sides up to the most that can play the game, in notes and results as well."""
    with pytest.raises(BadForm) as refused:
        FORMS.entry(decoded(text))
    assert (refused.value.fault, refused.value.facts["key"]) == (fault, key)


@pytest.mark.parametrize("event", ["bid", "play", "deal", "draw", "hand", "Swap", "note "])
def test_game_has_no_entries_but_its_own(event):
    """What Moon says is nothing to a game without an auction."""
    with pytest.raises(BadForm) as refused:
        FORMS.entry({"event": event, "seat": 0})
    assert (refused.value.fault, refused.value.facts) == (Fault.EVENT, {"event": event})
