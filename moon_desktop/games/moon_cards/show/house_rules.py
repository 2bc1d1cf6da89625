"""The house rules of the card game in words: what its file cannot say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from moon_desktop.games.defaults.rule_words import RuleWords, number
from moon_desktop.games.moon_cards.rules import MoonCardsRules
from moon_desktop.words.language import ngettext, pgettext, tr


class MoonCardsWords(RuleWords[MoonCardsRules]):
    """What is said of the card game and of its house rules."""

    def game_name(self) -> str:
        # Told apart from the dominoes of that name.
        return tr("Shoot the Moon (cards)")

    def title(self) -> str:
        return tr("Shoot the Moon")

    def unit(self, key: str, values: Mapping[str, object]) -> str:
        if key == "target" and isinstance(chips := values[key], int):
            return ngettext("{number} chip", "{number} chips", chips)
        return super().unit(key, values)

    def who_plays(self, rules: MoonCardsRules) -> str:
        if rules.has_dummy:
            return tr("two, and a dummy that turns up a card in every trick")
        return super().who_plays(rules)

    def points(self, rules: MoonCardsRules) -> tuple[str, ...]:
        return tuple(_points(rules))


WORDS: Final = MoonCardsWords("shoot-the-moon-cards", MoonCardsRules, "moon_cards/house-rules.toml")


def sides_text(rules: MoonCardsRules) -> str:
    """Who plays against whom, beginning a sentence or a line."""
    match rules.seats, rules.team_size:
        case 2, _:
            return tr("Two players and a dummy")
        case 4, 2:
            return tr("Four players, two against two")
        case 6, 3:
            return tr("Six players, three against three")
        case 6, 2:
            return tr("Six players, three pairs")
        case _:
            text = {
                3: pgettext("number of players", "Three players, each alone"),
                4: pgettext("number of players", "Four players, each alone"),
                5: pgettext("number of players", "Five players, each alone"),
                6: pgettext("number of players", "Six players, each alone"),
            }
            return text[rules.seats]


def _points(rules: MoonCardsRules) -> Iterator[str]:
    yield sides_text(rules)
    chips = tr("From {start} to {target} chips")
    yield chips.format(start=rules.starting_chips, target=number(rules.target))
    if rules.renege == "forfeit":
        yield tr("A renege costs a chip")
    if rules.match == "best-of":
        yield tr("Best of {length}").format(length=number(rules.match_length))
