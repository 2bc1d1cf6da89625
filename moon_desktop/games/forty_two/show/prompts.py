"""The line over the table of Texas 42: what was drawn or led, who is winning, who is waited for."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.pieces import INDEX, mask
from moon_desktop.games.auction.show.plates import drawn
from moon_desktop.games.forty_two.bids import SPECIALS, namer
from moon_desktop.games.forty_two.show import table_talk as talk
from moon_desktop.games.forty_two.show.table_talk import TALK
from moon_desktop.games.forty_two.sight import FortyTwoSight
from moon_desktop.words import names as called
from moon_desktop.words.language import pgettext, tr


def prompt(sight: FortyTwoSight, names: Sequence[str], you: int | None) -> str:
    """One line to the person at seat ``you``, if there is one; none where the panel says it."""
    names = [called.apart(name) for name in names]
    if sight.veiled:
        you = None
    match sight.phase:
        case "draw" | "deal" if sight.drawn:
            return drawn(TALK, sight, names, you)
        case "trump" if sight.turn is not None and sight.turn != you:
            return _awaited(sight, names, you)
        case "play" if sight.plays:
            return _following(sight, names, you)
        case "play" if sight.turn is not None:
            return _lead(sight, names, you)
        case _:
            return ""


def _awaited(sight: FortyTwoSight, names: Sequence[str], you: int | None) -> str:
    """Who names trump; after plunge and splash that is the bidder's partner (T5.1)."""
    assert sight.bidder is not None
    assert sight.bid is not None
    words = tr("{name} is to name trump.")
    if sight.bid in SPECIALS:
        words = {
            "plunge": tr("{bidder} plunged: {name} names trump and leads."),
            "splash": tr("{bidder} splashed: {name} names trump and leads."),
        }[sight.bid]
        if sight.bidder == you:
            words = tr("{name} names trump and leads, without a word from you.")
    name = names[namer(sight.bidder, sight.bid)]
    return words.format(bidder=names[sight.bidder], name=name)


def _lead(sight: FortyTwoSight, names: Sequence[str], you: int | None) -> str:
    assert sight.turn is not None
    if sight.turn != you:
        return tr("{name} is to lead.").format(name=names[sight.turn])
    if len(sight.legal) in (0, len(sight.held)):
        return tr("Your lead: any tile.")
    assert sight.suits is not None
    assert sight.suits.trump_suit is not None
    words = tr("Your first lead must be a trump: play one of your {suit}.")
    return words.format(suit=talk.suit(sight.suits.trump_suit, sight.trump))


def _following(sight: FortyTwoSight, names: Sequence[str], you: int | None) -> str:
    """Who is to follow what, and who is winning (T7.1)."""
    assert sight.suits is not None
    assert sight.suit is not None
    first, suit = sight.plays[0], talk.suit(sight.suit, sight.trump)
    if sight.turn is None:
        words = pgettext("of somebody else", "{name} led the {tile}.")
        if first.seat == you:
            words = tr("You led the {tile}.")
        return words.format(name=names[first.seat], tile=called.tile(first.piece))
    ranks = sight.suits.strength[sight.suit]
    winner = max(sight.plays, key=lambda play: ranks[INDEX[play.piece]]).seat
    if sight.turn != you:
        words = tr("{player} is to follow {suit}; {name} is winning.")
        if winner == you:
            words = tr("{player} is to follow {suit}; you are winning.")
    elif sight.rules.renege == "forfeit":
        words = tr("Follow {suit} if you can; {name} is winning.")
    elif mask(sight.held) & sight.suits.followers[sight.suit]:
        words = tr("Follow {suit}; {name} is winning.")
    else:
        words = tr("You have no {suit}, so play anything; {name} is winning.")
    return words.format(player=names[sight.turn], suit=suit, name=names[winner])
