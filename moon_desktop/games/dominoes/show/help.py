"""The help on a game of dominoes with an auction: tiles and trumps drawn, and its refusals."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping
from enum import StrEnum
from functools import partial
from itertools import groupby
from typing import ClassVar, Final, TypeVar

from moon_desktop.engine.illegal import Reason
from moon_desktop.engine.pieces import INDEX, tiles
from moon_desktop.engine.suits import DOUBLES, Suits
from moon_desktop.games.defaults.documents import Documents
from moon_desktop.games.defaults.help import Refusal
from moon_desktop.games.dominoes.show.wording import AuctionWording, suit_name, tile_name
from moon_desktop.games.house_rules import Rules
from moon_desktop.games.views.help import Document
from moon_desktop.words.documents import Fact
from moon_desktop.words.language import N_, ngettext, tr
from moon_desktop.words.quoting import quoted

R = TypeVar("R", bound=Rules)

_IN_A_LINE: Final = 24
"""Small tiles that fit side by side."""


class AuctionHelp(Documents[R], ABC):
    """The help on such a game."""

    def of_match(self, rules: R) -> tuple[Document, ...]:
        trumps = Document("trumps", tr("Trumps"), partial(self.trumps, rules), True)
        return (*super().of_match(rules), trumps)

    def facts(self, rules: R) -> dict[str, Fact]:
        return super().facts(rules) | {"pictures": set_in_play(self.pieces(rules))}

    def levels_line(self) -> str:
        return tr(
            "Casual plays by rules of thumb; skilled weighs some deals; expert weighs many and"
            " hears the bidding. Point at a name or a player for more."
        )

    def trumps(self, rules: R) -> str:
        """The calls that the rules of a match know, a row each."""
        lead = tr(
            "These are the calls that the rules of this match know, with their tiles from the"
            " highest, on the left, to the lowest."
        )
        return "\n".join((f"# {tr('Trumps')}\n\n{lead}\n", *self.calls(rules)))

    @abstractmethod
    def pieces(self, rules: R) -> Collection[str]:
        """The tiles in play."""

    @abstractmethod
    def calls(self, rules: R) -> Iterator[str]:
        """The calls that ``rules`` ever know, each in its rows."""


# --- drawn ------------------------------------------------------------------------------------


def set_in_play(held: Collection[str]) -> str:
    """All the tiles small, the highest end first; those of one higher end stay together, and the
    full set has two lines."""
    ends = groupby(sorted(held, reverse=True), key=lambda tile: tile[0])
    rows = ["\u2060".join(picture("small", tile) for tile in row) for _, row in ends]
    first = 2 if len(held) > _IN_A_LINE else len(rows)
    return "<br>".join(filter(None, (" ".join(rows[:first]), " ".join(rows[first:]))))


def picture(kind: str, tile: str) -> str:
    """One tile, of a ``kind`` that documents know."""
    return f"![{tile_name(tile)}]({kind}:{tile})"


def trump_row(
    emblem: str, name: str, notes: Iterable[str], suits: Suits, in_play: int
) -> Iterator[str]:
    """The row of a call, what is to be said of it, and its trumps counted; where it has none, a
    row for each suit that tiles ``in_play`` (bits) follow, the highest number first."""
    row, trump = f"| ![](emblem:{emblem}) | **{name}**<br>{{}} | {{}} |", suits.trump_suit
    if trump is not None:
        held = _ranked(suits, trump, in_play)
        count = ngettext("{number} trump.", "{number} trumps.", len(held)).format(number=len(held))
        yield row.format(" ".join((count, *notes)), _pictures(held))
        return
    yield row.format(" ".join(notes), "")
    for suit in reversed(range(len(suits.followers))):
        if held := _ranked(suits, suit, in_play):
            yield f"| | {suit_name(suit)} | {_pictures(held)} |"


def _pictures(held: Iterable[str]) -> str:
    return " ".join(picture("tile", tile) for tile in held)


def _ranked(suits: Suits, suit: int, in_play: int) -> list[str]:
    """The tiles in play of one suit, the highest first."""
    strength = suits.strength[suit]
    held = tiles(suits.followers[suit] & in_play)
    return sorted(held, key=lambda tile: strength[INDEX[tile]], reverse=True)


# --- refusals ---------------------------------------------------------------------------------


class AuctionRefusal(Refusal):
    """Why something cannot stand in such a game, whose ``calls`` are all there are."""

    wording: AuctionWording
    calls: ClassVar[Collection[str]]

    to_you: ClassVar[Mapping[StrEnum, str]] = {
        Reason.LEAD_TRUMP: N_("Your first lead must be a trump, and you hold {trumps}."),
        Reason.MUST_FOLLOW: N_("The {led} was led: you must follow {suit}, and you hold some."),
    }
    of_seat: ClassVar[Mapping[StrEnum, str]] = {
        Reason.NOT_HELD: N_("{who} does not hold the {tile}."),
        Reason.LEAD_TRUMP: N_("{who} must lead a trump first, holding {trumps}, not the {tile}."),
        Reason.MUST_FOLLOW: N_(
            "{who} plays the {tile}, but the {led} was led and {who} holds {suit}."
        ),
    }

    def word(self, hole: str) -> str:
        facts, wording = self.facts, self.wording
        match hole:
            case "trump":
                call = facts["trump"]
                return wording.call(call) if call in self.calls else quoted(call)
            case "trumps":
                call = facts["trump"]
                return wording.suit(int(call) if call.isdigit() else DOUBLES, call)
            case "suit":
                return wording.suit(facts["suit"], facts.get("trump"))
            case _:
                return super().word(hole)

    def bid(self, bid: object) -> str:
        return self.wording.bid_brief(super().bid(bid))
