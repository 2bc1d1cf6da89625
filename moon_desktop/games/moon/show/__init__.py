"""What table and windows are told of a match of Moon, as values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from moon_desktop.engine.illegal import Illegal
from moon_desktop.games.show import Show

if TYPE_CHECKING:
    from moon_desktop.engine.entries import Entry, Play
    from moon_desktop.engine.illegal import Illegal
    from moon_desktop.engine.pieces import Piece, Tile
    from moon_desktop.engine.tricks import Trick
    from moon_desktop.games.moon.entries import Choice
    from moon_desktop.games.moon.players.hindsight_lines import HindsightLine
    from moon_desktop.games.moon.rules import MoonRules
    from moon_desktop.games.moon.sight import MoonSight
    from moon_desktop.games.shown.beside import CountTold, HintTold
    from moon_desktop.games.shown.help import Document
    from moon_desktop.games.shown.panel import Offer
    from moon_desktop.games.shown.result import Result
    from moon_desktop.games.shown.review import Hand, Moment
    from moon_desktop.games.shown.rules import Group, Proposal
    from moon_desktop.games.shown.sheet import HandShown, Sheet
    from moon_desktop.games.shown.table import Face, Laid, Layout, Motion, Telling
    from moon_desktop.players.advice import Advice
    from moon_desktop.players.review import HandReview


class MoonShow:
    """Moon as it is shown."""

    def review_hand(self, review: HandReview, names: Sequence[str]) -> Hand:
        from moon_desktop.games.moon.show.review import hand

        return hand(review, names)

    def review_moment(self, review: HandReview, number: int, names: Sequence[str]) -> Moment:
        from moon_desktop.games.moon.show.review import moment

        return moment(review, number, names)

    def advice_report(self, advice: Advice, names: Sequence[str]) -> str:
        from moon_desktop.games.moon.show.reports import advice_report

        return advice_report(advice, names)

    def hindsight_report(self, lines: Sequence[HindsightLine], names: Sequence[str]) -> str:
        from moon_desktop.games.moon.show.reports import hindsight_report

        return hindsight_report(lines, names)

    def sheet(self, rules: MoonRules, seats: Sequence[str]) -> Sheet:
        from moon_desktop.games.moon.show.sheet import MoonSheet

        return MoonSheet.opened(rules, seats)

    def laid_open(
        self, rules: MoonRules, seats: Sequence[str], entries: Sequence[Entry], number: int
    ) -> HandShown | None:
        from moon_desktop.games.moon.show.account import laid_open

        return laid_open(rules, seats, entries, number)

    # --- house rules ----------------------------------------------------------------------

    def game_name(self) -> str:
        """``Moon``."""
        from moon_desktop.words.tongue import tr

        return tr("Moon")

    def preset_name(self, key: str) -> str:
        """Preset ``key`` as a label."""
        from moon_desktop.games.moon.show.house_rules import preset_name

        return preset_name(key)

    def preset_line(self, key: str) -> str:
        """What distinguishes preset ``key``, in one line."""
        from moon_desktop.games.moon.show.house_rules import preset_line

        return preset_line(key)

    def rule_name(self, key: str) -> str:
        """House rule ``key`` as a label."""
        from moon_desktop.games.moon.show.house_rules import rule_name

        return rule_name(key)

    def rule_help(self, key: str) -> str:
        """What house rule ``key`` is about, in one sentence."""
        from moon_desktop.games.moon.show.house_rules import rule_help

        return rule_help(key)

    def rule_source(self, key: str) -> str:
        """Which published rules have house rule ``key``."""
        from moon_desktop.games.moon.show.house_rules import rule_source

        return rule_source(key)

    def choice_label(self, key: str, value: object) -> str:
        """One of the choices of house rule ``key`` as a label."""
        from moon_desktop.games.moon.show.house_rules import choice_label

        return choice_label(key, value)

    def rule_groups(self) -> tuple[Group, ...]:
        """The keys under each heading of the form."""
        from moon_desktop.games.moon.show.rules_form import groups

        return groups()

    def proposals(self) -> Mapping[str, Proposal]:
        """By key, the number that its choices propose."""
        from moon_desktop.games.moon.show.rules_form import PROPOSALS

        return PROPOSALS

    def unit(self, key: str, values: Mapping[str, Any]) -> str:
        """What the number at ``key`` counts."""
        from moon_desktop.games.moon.show.rules_form import unit

        return unit(key, values)

    def contradiction(self, reason: str) -> str:
        """Why several keys cannot be played together."""
        from moon_desktop.games.moon.show.rules_form import contradiction

        return contradiction(reason)

    def without_meaning(self, key: str, values: Mapping[str, Any]) -> str | None:
        """Why house rule ``key`` has no meaning under the others, if it has none."""
        from moon_desktop.games.moon.show.rules_form import without_meaning

        return without_meaning(key, values)

    def remark(self, key: str, values: Mapping[str, Any]) -> str | None:
        """What the value of ``key`` leads to, where that surprises."""
        from moon_desktop.games.moon.show.rules_form import remark

        return remark(key, values)

    def rules_line(self, rules: MoonRules) -> str:
        """House rules summed up in a line."""
        from moon_desktop.games.moon.show.rule_sets import rules_line

        return rules_line(rules)

    def rules_sentence(self, rules: MoonRules) -> str:
        """The same as a sentence of its own."""
        from moon_desktop.games.moon.show.rule_sets import rules_sentence

        return rules_sentence(rules)

    # --- help and records -----------------------------------------------------------------

    def help_documents(self, rules: MoonRules | None) -> tuple[Document, ...]:
        """The help on Moon, for the match in play or for any."""
        from moon_desktop.games.moon.show.documents import documents

        return documents(rules)

    def wanted(self, key: str) -> str:
        """What ``key`` may have as its value in a record."""
        from moon_desktop.games.moon.show.refusals import wanted

        return wanted(key)

    def refusal(self, illegal: Illegal, names: Sequence[str], you: int | None = None) -> str:
        """Why something cannot stand, as a sentence."""
        from moon_desktop.games.moon.show.refusals import refusal

        return refusal(illegal, names, you)

    # --- the table --------------------------------------------------------------------------
    def layout(self, sight: MoonSight) -> Layout:
        from moon_desktop.games.moon.show.layout import layout

        return layout(sight)

    def motion(self, before: MoonSight, entry: Entry, after: MoonSight) -> Motion:
        from moon_desktop.games.moon.show.layout import motion

        return motion(before, entry, after)

    def trick(self, trick: Trick) -> tuple[Laid, ...]:
        from moon_desktop.games.moon.show.layout import laid

        return laid(trick.plays, trick.suit)

    def telling(self, sight: MoonSight, names: Sequence[str], you: int | None) -> Telling:
        from moon_desktop.games.moon.show.plates import telling

        return telling(sight, names, you)

    def prompt(self, sight: MoonSight, names: Sequence[str], you: int | None) -> str:
        from moon_desktop.games.moon.show.prompts import prompt

        return prompt(sight, names, you)

    def face(self, piece: Piece | None) -> Face:
        from moon_desktop.games.shown.table import Face

        return Face("domino", piece or "")

    def piece_called(self, piece: Piece) -> str:
        from moon_desktop.words.names import tile

        return tile(piece)

    # --- choices --------------------------------------------------------------------------
    def offer(self, sight: MoonSight, narrow: bool) -> Offer | None:
        from moon_desktop.games.moon.show.offers import offer

        return offer(sight, narrow)

    def offer_ends(self, choices: Sequence[Play]) -> Offer:
        from moon_desktop.games.moon.show.offers import offer_ends

        return offer_ends(choices)

    def letters(self) -> frozenset[str]:
        from moon_desktop.games.moon.show.offers import letters

        return letters()

    def picked(self, choice: Choice) -> Tile | None:
        from moon_desktop.games.moon.show.picking import picked

        return picked(choice)

    def pick(self, sight: MoonSight, piece: Tile) -> Choice:
        from moon_desktop.games.moon.show.picking import pick

        return pick(sight, piece)

    def chosen(self, choice: Choice) -> str:
        from moon_desktop.games.moon.show.offers import chosen

        return chosen(choice)

    # --- results and advice ---------------------------------------------------------------
    def result(
        self, sight: MoonSight, names: Sequence[str], entries: Sequence[Entry], you: int | None
    ) -> Result:
        from moon_desktop.games.moon.show.results import result

        return result(sight, names, entries, you)

    def hint(self, advice: Advice, names: Sequence[str]) -> HintTold:
        from moon_desktop.games.moon.show.hints import told

        return told(advice, names)

    def count(self, sight: MoonSight, names: Sequence[str]) -> CountTold:
        from moon_desktop.games.moon.show.counting import told

        return told(sight, names)


SHOW: Final[Show] = MoonShow()
