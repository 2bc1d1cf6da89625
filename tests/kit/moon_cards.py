"""A match of the card game arranged in notation, walks through it, and house rules for laws."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from moon_desktop.engine.dealing import Drawing
from moon_desktop.engine.entries import Draw, Entry, Play, notation
from moon_desktop.engine.illegal import Illegal
from moon_desktop.engine.match import Dealing, Playing
from moon_desktop.games.house_rules import choices_of
from moon_desktop.games.match import Deal
from moon_desktop.games.moon_cards.chips import RoundOver
from moon_desktop.games.moon_cards.match import MoonCards
from moon_desktop.games.moon_cards.rules import PRESETS, TEAMS, MoonCardsRules
from tests.kit.arrange import record_of


class Table:
    """A match under way: ``Table("cards-three").deal("R1 G5 BIG").say("BIG G1 P1")``.

    ``entries`` is all that happened, in order, the consequences too: the lines of its record.
    """

    def __init__(self, preset: str = "shoot-the-moon-cards", **house: Any) -> None:
        self.rules = replace(PRESETS[preset], **house)
        self.match = MoonCards.start(self.rules)
        self.entries: list[Entry] = []

    def add(self, *entries: Entry) -> Table:
        """Chances and choices as values; each with the consequences that follow from it."""
        for entry in entries:
            self.match, follows = self.match.after(entry)
            self.entries += [entry, *follows]
        return self

    def draw(self, cards: str) -> Table:
        """One draw for dealer, a card a seat; ``-`` for a seat that is out of it."""
        return self.add(Draw(tuple(None if card == "-" else card for card in cards.split())))

    def next_deal(self, *hands: str, dummy: str = "") -> Deal:
        """The deal due, with these cards in the hands; cards not named fill up: those of four
        colours, from the lowest blue one."""
        count = self.rules.seats + self.rules.has_dummy
        named = [*hands, *[""] * (self.rules.seats - len(hands)), dummy]
        held = [hand.split() for hand in named[:count]]
        named = " ".join(named).split()
        spare = (f"{colour}{number}" for colour in "BPGR" for number in range(1, 13))
        fill = [card for card in spare if card not in named]
        for hand in held:
            while len(hand) < 5:
                hand.append(fill.pop(0))
        dealt = tuple(map(tuple, held))
        pile = dealt[-1] if self.rules.has_dummy else None
        return Deal(self.match.number + 1, self.dealing, dealt[: self.rules.seats], pile)

    def deal(self, *hands: str, dummy: str = "") -> Table:
        """Deal as ``next_deal`` says; the last seat is the first dealer, so that seat 0 leads."""
        if isinstance(self.match.phase, Drawing):
            self.draw(" ".join(f"B{seat + 1}" for seat in range(self.rules.seats)))
        return self.add(self.next_deal(*hands, dummy=dummy))

    def say(self, *words: str) -> Table:
        """The plays of the seats in turn: ``say("R1 R2 R3 R4", "G1 …")``."""
        for card in " ".join(words).split():
            turn = self.match.turn
            assert turn is not None
            self.add(Play(turn, card))
        return self

    def play_on(self) -> Table:
        """The rest of the round, each seat its last legal card."""
        while isinstance(self.match.phase, Playing):
            self.add(self.match.legal()[-1])
        return self

    def open(self) -> str:
        """Every choice open to the seat in turn, as words."""
        return " ".join(map(notation, self.match.legal()))

    def refused(self, entry: str | Entry) -> tuple[str, str]:
        """Why a card or an entry that cannot stand here is refused, and by which rule."""
        if isinstance(entry, str):
            assert self.match.turn is not None
            entry = Play(self.match.turn, entry)
        with pytest.raises(Illegal) as refused:
            self.match.after(entry)
        assert refused.value.entry == entry
        return str(refused.value.reason), refused.value.rule

    def scores(self, *scores: int) -> Table:
        """The match with other chips before the sides."""
        self.match = self.match._replace(ledger=self.match.ledger._replace(scores=scores))
        phase = self.match.phase
        if isinstance(phase, Playing):
            hand = phase.hand._replace(before=scores)
            self.match = self.match._replace(phase=phase._replace(hand=hand))
        return self

    @property
    def chips(self) -> tuple[int, ...]:
        """The chips of the sides now."""
        return self.match.ledger.scores

    @property
    def round(self) -> RoundOver:
        """How the last round ended."""
        return next(entry for entry in reversed(self.entries) if isinstance(entry, RoundOver))

    @property
    def dealing(self) -> int:
        """Who deals next, between rounds."""
        phase = self.match.phase
        assert isinstance(phase, Dealing)
        return phase.dealer

    def lines(self, *more: Entry) -> list[bytes]:
        """The lines of the record so far, and of ``more``."""
        return record_of(self.rules, [*self.entries, *more])


# --- walks ----------------------------------------------------------------------------------


def walked(
    rules: MoonCardsRules,
    seed: int,
    rounds: int,
    watch: Callable[[MoonCards], object] = lambda match: None,
) -> Table:
    """A match walked through ``rounds`` rounds, or to its end; ``watch`` sees every position. One
    play in twelve may be a renege, or no round would come far."""
    random = Random(seed)
    table = Table()
    table.rules, table.match = rules, MoonCards.start(rules)
    while not table.match.over:
        watch(table.match)
        phase, legal = table.match.phase, table.match.legal()
        if isinstance(phase, Dealing) and table.match.number == rounds:
            return table
        if isinstance(phase, Playing) and random.random() < 11 / 12:
            tricks = phase.tricks
            legal = tuple(p for p in legal if isinstance(p, Play) and not tricks.reneges(p))
        table.add(table.match.chance(seed) or random.choice(legal))
    watch(table.match)
    return table


@st.composite
def playable_rules(draw: st.DrawFn, /, **fixed: Any) -> MoonCardsRules:
    """Any rules that can be played, with the values of ``fixed``."""
    numbers = {"target": range(1, 12), "match_length": range(1, 6, 2)}
    values: dict[str, Any] = {
        key: draw(st.sampled_from(choices or numbers[key]))
        for key, choices in choices_of(MoonCardsRules).items()
    }
    values |= fixed
    teams = TEAMS[values["seats"]]
    values["team_size"] = teams[values["team_size"] % len(teams)]
    values["starting_chips"] = min(values["starting_chips"], values["target"] - 1)
    return MoonCardsRules(**values)
