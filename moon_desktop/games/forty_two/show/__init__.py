"""What table and windows are told of a match of Texas 42: what it says itself, and plain parts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from moon_desktop.engine.entries import Bid, Draw, Entry
from moon_desktop.engine.pieces import pips
from moon_desktop.engine.suits import DOUBLES, follow_me
from moon_desktop.games.forty_two.count import TRICKS
from moon_desktop.games.forty_two.entries import NameTrump
from moon_desktop.games.forty_two.rules import FortyTwoRules
from moon_desktop.games.forty_two.show import house_rules
from moon_desktop.games.forty_two.show.account import laid_open as laid_open
from moon_desktop.games.forty_two.show.sheet import sheet as sheet
from moon_desktop.games.forty_two.sight import FortyTwoSight
from moon_desktop.games.plain import beside, review, table, talk
from moon_desktop.games.shown.beside import CountTold
from moon_desktop.games.shown.help import RULE_BOOK, Document
from moon_desktop.games.shown.table import Laid, Layout, Motion, Telling, domino
from moon_desktop.words import names as called
from moon_desktop.words.language import document, tr

_named = called.tile


def layout(sight: Any) -> Layout:
    """With what was drawn for the shake."""
    lies = table.layout(sight)
    if sight.phase not in ("draw", "deal") or not sight.drawn:
        return lies
    totals = {seat: pips(tile) for seat, tile in enumerate(sight.drawn[-1].pieces) if tile}
    last = {seat: tile for draw in sight.drawn for seat, tile in enumerate(draw.pieces) if tile}
    high = max(totals.values())
    laid = (Laid(seat, last[seat], back=totals.get(seat) != high) for seat in sorted(last))
    return lies._replace(drawn=tuple(laid))


def motion(before: Any, entry: Entry, after: Any) -> Motion:
    """With the draw, bids and calls."""
    match entry:
        case Draw():
            seats = tuple(seat for seat, tile in enumerate(entry.pieces) if tile is not None)
            return Motion("draw", seats=seats)
        case Bid() | NameTrump():
            return Motion("say", entry.seat, words=talk.chosen(_named, entry), told=True)
        case _:
            return table.motion(before, entry, after)


def telling(sight: Any, names: Sequence[str], you: int | None) -> Telling:
    """With the bid and the call on the plaque."""
    words = " · ".join(filter(None, (sight.bid, sight.trump)))
    return table.telling(TRICKS, tr("Texas 42"), words, sight, names, you)


def count(sight: FortyTwoSight, names: Sequence[str]) -> CountTold:
    """The suits of the contract; before there is one, those of follow me."""
    suits = sight.suits or follow_me()
    return beside.count(suits, partial(_suit, sight.trump), _named, sight, names)


def _suit(trump: str | None, suit: int) -> tuple[str, str]:
    if suit != DOUBLES:
        return str(suit), called.trump(str(suit))
    return "doubles", tr("Sevens") if trump == "sevens" else called.trump("doubles")


def hindsight_report(lines: Sequence[Any], names: Sequence[str]) -> str:
    """The points that choices come to."""
    return beside.hindsight_report(chosen, chosen, tr("Points"), "", lines, names)


def help_documents(rules: FortyTwoRules | None) -> tuple[Document, ...]:
    """The rule book."""
    path = document(f"forty_two/{RULE_BOOK}")
    return (Document(RULE_BOOK, tr("Rule book"), partial(path.read_text, "utf-8")),)


face, piece_called = domino, _named
game_name, rules_line = house_rules.game_name, house_rules.rules_line
preset_name, preset_line = house_rules.preset_name, house_rules.preset_line
rule_name, rule_help = house_rules.rule_name, house_rules.rule_help
rule_source, choice_label = house_rules.rule_source, house_rules.choice_label
rule_groups, proposals, unit = house_rules.groups, house_rules.proposals, house_rules.unit
contradiction = house_rules.contradiction
without_meaning = house_rules.without_meaning

# What has nothing of its own yet.
trick, prompt, refusal, result = table.trick, table.prompt, talk.refusal, talk.result
picked, pick, chosen = table.picked, table.pick, partial(talk.chosen, _named)
offer, offer_ends, letters = table.offer, table.offer_ends, frozenset
hint = partial(beside.hint, _named)
review_hand = partial(review.review_hand, _named)
review_moment = partial(review.review_moment, _named)
advice_report = partial(beside.advice_report, chosen, "")
