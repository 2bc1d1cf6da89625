"""What the prompt says of a Sight: what was led, and what is asked of the viewer."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.pieces import mask
from moon_desktop.engine.sight import Sight
from moon_desktop.games.moon_rules import MoonRules
from moon_desktop.table.poses import highest_drawn, playable
from moon_desktop.wording import names as called
from moon_desktop.wording import prompts as says


def prompt(sight: Sight[MoonRules], names: Sequence[str], you: int | None) -> str:
    """One line to the person at seat ``you``, if there is one; none where the panel says it."""
    names = [called.apart(name) for name in names]
    if sight.veiled:
        you = None
    if sight.drawn:
        return _drawn(sight, names, you)
    if sight.phase == "widow" and sight.widow is not None and you is not None:
        bound = "0-0" in sight.held and "0-0" not in playable(sight)
        told = says.keep_double_blank if bound else says.discard_prompt_for
        return told(sight.widow)
    if sight.phase != "play" or sight.suits is None:
        return ""
    if not sight.plays or sight.suit is None:
        return _lead(sight) if sight.turn == you else ""
    first = sight.plays[0]
    named = sight.rules.named_lead and first.suit is not None
    own = first.seat == you
    words = says.led(names[first.seat], own, first.tile, sight.suit, named)
    if sight.turn != you:
        return words
    return f"{words} {_following(sight, sight.suit)}"


def _drawn(sight: Sight[MoonRules], names: Sequence[str], you: int | None) -> str:
    high = highest_drawn(sight.drawn)
    if len(high) == 1:
        return says.drew_highest(names[high[0]], high[0] == you)
    return says.tied([names[seat] for seat in high], you in high)


def _lead(sight: Sight[MoonRules]) -> str:
    open_tiles = playable(sight)
    if len(open_tiles) == len(sight.held):
        return says.your_lead()
    called_blanks = sight.trump == "0" and sight.rules.blanks_are_follow_me
    if called_blanks:
        return says.lead_double_blank()
    assert sight.suits is not None
    assert sight.suits.trump_suit is not None
    return says.lead_trump(sight.suits.trump_suit)


def _following(sight: Sight[MoonRules], suit: int) -> str:
    assert sight.suits is not None
    if sight.rules.renege == "forfeit":
        return says.follow_if_you_can()
    trump = suit == sight.suits.trump_suit
    if not mask(sight.held) & sight.suits.followers[suit]:
        return says.play_anything(suit, trump)
    return says.follow_trump() if trump else says.follow(suit)
