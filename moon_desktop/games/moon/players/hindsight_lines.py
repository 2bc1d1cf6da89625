"""A record line by line: what every choice in it comes to when all tiles are seen."""

from __future__ import annotations

import json
from typing import Any

from moon_desktop.engine.entries import Bid, Play
from moon_desktop.engine.reading import Reading
from moon_desktop.games.auction.entries import Choice, Exchange, NameTrump
from moon_desktop.games.moon.match import start
from moon_desktop.games.moon.players.hindsight import hindsight, wants_many
from moon_desktop.games.moon.record import FORMS
from moon_desktop.games.plain.players import Line
from moon_desktop.players.review import choices


def word_of(choice: Choice) -> str:
    """What was chosen, as a record has it: a bid, a tile or a trump."""
    match choice:
        case Bid(_, word) | Exchange(_, word) | NameTrump(_, word) | Play(_, word):
            return word


class HindsightLine(Line):
    """A choice of Moon; ``worth``: for each legal choice the tricks of the bidder('s side) at the
    end of the hand, as of ``hindsight``."""

    choice: Choice

    @property
    def values(self) -> dict[str, int]:
        """The worth by the words of the choices; of a tile that can be led as two suits the
        better for its seat."""
        values: dict[str, int] = {}
        for choice, tricks in self.worth.items():
            word = word_of(choice)
            values[word] = self.best(tricks, values.get(word, tricks))
        return values

    @property
    def named(self) -> dict[str, dict[str, int]]:
        """The worth of each tile by the end that is named as it is led (M4.5)."""
        named: dict[str, dict[str, int]] = {}
        for choice, tricks in self.worth.items():
            if isinstance(choice, Play) and choice.suit is not None:
                named.setdefault(choice.piece, {})[choice.suit] = tricks
        return named

    @property
    def lost(self) -> int | None:
        """The tricks that another choice had been better by; None of a bid, which is no matter
        of tricks alone, and of a renege."""
        return None if isinstance(self.choice, Bid) else super().lost

    def to_json(self) -> dict[str, Any]:
        """The line as an object of JSON."""
        # As it stands in the record, with its line.
        told = {"line": self.number, **json.loads(FORMS.line(self.choice)), "values": self.values}
        return {**told, "named": self.named} if self.named else told


def hindsight_lines(reading: Reading) -> list[HindsightLine]:
    """Those of all choices of a record of Moon, in order."""
    # The header is line 1.
    return [
        HindsightLine(place + 2, match.number, choice, hindsight(match), wants_many(match))
        for place, match, choice in choices(start, reading.match.rules, reading.entries)
    ]
