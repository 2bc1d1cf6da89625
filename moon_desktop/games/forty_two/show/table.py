"""How a match of Texas 42 is shown on the table: where its tiles lie, how an entry moves them, and
what is said of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moon_desktop.engine.entries import Entry
from moon_desktop.engine.pieces import Piece, mask
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.auction.entries import NameTrump
from moon_desktop.games.auction.sight import AnyAccount
from moon_desktop.games.defaults.table import Plaque, taken
from moon_desktop.games.dominoes.show.table import AuctionTable, arranged
from moon_desktop.games.forty_two.contract import (
    ALL,
    COUNTERS,
    SPECIALS,
    TRICKS,
    count_of,
    marks,
    namer,
)
from moon_desktop.games.forty_two.entries import FortyTwoSight
from moon_desktop.games.forty_two.rules import TABLE
from moon_desktop.games.forty_two.show.count import told_of_count, trays
from moon_desktop.games.forty_two.show.wording import WORDING
from moon_desktop.games.views.table import (
    Counted,
    Face,
    Key,
    Layout,
    Motion,
    PlateValues,
    Telling,
    hidden,
)
from moon_desktop.words.language import N_, pgettext, tr
from moon_desktop.words.names import apart

_MOST_STROKES: Final = 21
"""Of a longer game the marks are told as a figure: three times the usual target."""

_BOUGHT: Final[Mapping[str, tuple[str, str]]] = {
    "plunge": (N_("You plunged, for three marks"), N_("{name} plunged, for three marks")),
    "splash": (N_("You splashed, for two marks"), N_("{name} splashed, for two marks")),
    "number": (N_("You bid {bid}, for one mark"), N_("{name} bid {bid}, for one mark")),
    "": (N_("You bid {bid}"), N_("{name} bid {bid}")),
}
"""Who bid what: you, or another."""


class FortyTwoTable(AuctionTable[FortyTwoSight]):
    """The table of Texas 42."""

    standing = (N_("You are high with {bid}"), N_("{name} is high with {bid}"))

    # --- where it lies ----------------------------------------------------------------------

    def face(self, piece: Piece | None) -> Face:
        """With what it counts (T2.1)."""
        return super().face(piece)._replace(worth=str(COUNTERS.get(piece or "", "")))

    def layout(self, sight: FortyTwoSight) -> Layout:
        """With the tricks in the trays until they are counted; the table has room for both from the
        draw on. What was laid away is not shown (T6.2)."""
        lies, over, sight = super().layout(sight), sight.played is not None, sight.at_its_end
        lying = trays(sight)
        if over:
            lying = tuple(tray._replace(tricks=()) for tray in lying)
        lies = lies._replace(trays=lying, taken=())
        if sight.out is None:
            return lies
        away = tuple(TRICKS * (seat == sight.out) for seat in range(TABLE.count))
        return lies._replace(out=frozenset({sight.out}), away=away)

    def laid_open(self, sight: FortyTwoSight, last: AnyAccount) -> Layout:
        """With the tricks of both sides counted, and which of them decided the bid."""
        lies = super().laid_open(sight, last)
        if lies.moment in ("shoot", "lost"):
            return lies
        camps = {done: WORDING.camp(sight.seat, done.taker) for done in last.tricks}
        tricks = sorted(last.tricks, key=lambda done: camps[done] != "ours")
        worths = ((done.taker, count_of(done.plays)) for done in last.tricks)
        number = last.played_for.decided_by(worths, ALL, TABLE)
        counted = Counted(
            tuple(done.taker for done in tricks),
            tuple(map(taken, tricks)),
            needed=number and tricks.index(last.tricks[number - 1]) + 1,
            of_all=True,
            camps=tuple(camps[done] for done in tricks),
            order=tuple(map(last.tricks.index, tricks)),
        )
        return lies._replace(counted=counted)

    def motion(self, before: FortyTwoSight, entry: Entry, after: FortyTwoSight) -> Motion:
        moved = super().motion(before, entry, after)
        if after.rules.scoring == "marks":
            # They rise as they are written.
            gains = (gain._replace(strokes=int(gain.told)) for gain in moved.gains)
            moved = moved._replace(gains=tuple(gains))
        # Whoever else names trump is waited for (T5.1).
        named = before.phase == "bid" and after.phase == "trump"
        return moved._replace(line="then") if named else moved

    def moved(self, before: FortyTwoSight, entry: Entry, after: FortyTwoSight) -> Motion:
        match entry:
            case NameTrump():
                away: dict[Key, Key] = {}
                if after.out == after.seat:
                    # The viewer's own tiles are turned down as they are laid away (T6.2).
                    hand = arranged(before.held, None)
                    away = {hidden(after.seat, place): tile for place, tile in enumerate(hand)}
                return Motion(
                    "say",
                    entry.seat,
                    words=WORDING.call(entry.trump),
                    renamed=away,
                    pace="settle" if after.out is None else "lay",
                    told=True,
                )
            case _:
                return super().moved(before, entry, after)

    def count_told(self, done: Trick) -> str:
        """With counters in it (T2.1)."""
        return {
            6: pgettext("count of a trick", "six"),
            11: pgettext("count of a trick", "eleven"),
            16: pgettext("count of a trick", "sixteen"),
            21: pgettext("count of a trick", "twenty-one"),
            26: pgettext("count of a trick", "twenty-six"),
            31: pgettext("count of a trick", "thirty-one"),
        }.get(count_of(done.plays), "")

    # --- what is said -----------------------------------------------------------------------

    def telling(self, sight: FortyTwoSight, names: Sequence[str], you: int | None) -> Telling:
        """With the count of the hand that is played or over."""
        text, you = super().telling(sight, names, you), None if sight.veiled else you
        sight = sight.at_its_end
        if sight.phase != "play":
            return text
        return told_of_count(text, sight, [apart(name) for name in names], you)

    def plate(self, sight: FortyTwoSight, seat: int, name: str, you: int | None) -> PlateValues:
        """With its side; the tricks lie in the trays."""
        rules, mine = sight.rules, TABLE.side(seat) == TABLE.side(sight.seat)
        found = super().plate(sight, seat, name, you)
        if found.plain and seat == you == sight.dealer:
            found = found._replace(pill=tr("You shake and bid last"))
        aside = tr("partner") if mine and seat != sight.seat else ""
        scores = (sight.result or sight.ledger).scores
        strokes = rules.scoring == "marks" and rules.target <= _MOST_STROKES
        return found._replace(
            coin=pgettext("letter on the coin of the shaker", "S"),
            tricks=0,
            of=0,
            aside=tr("sits out") if found.out else aside,
            camp=WORDING.camp(sight.seat, seat),
            strokes=(scores[TABLE.side(seat)], rules.target) if strokes else None,
        )

    def to_come(
        self, sight: FortyTwoSight, names: Sequence[str], you: int | None
    ) -> tuple[str, str]:
        """What was bid, and who is to name trump (T5.1)."""
        bidder, bid = sight.bought
        seat = namer(bidder, bid)
        if seat == you:
            words = tr("{bid} — name trump")
        elif seat == bidder:
            words = tr("{bid} — trump next")
        else:
            words = tr("{bid} — {name} names trump")
        emblem = f"strokes:{marks(bid)}" if marks(bid) else "moon"
        if bid in SPECIALS:
            emblem = f"doubles:{SPECIALS[bid].doubles}"
        return emblem, words.format(bid=WORDING.bid(bid), name=names[seat])

    def played_for(self, sight: FortyTwoSight, names: Sequence[str], you: int | None) -> Plaque:
        """What is trump, and who bid what."""
        contract, (bidder, bid) = sight.contract, sight.bought
        title = "{suit}"
        if contract.call != "follow-me" and not contract.low:
            title = tr("{suit} are trump") if sight.last is None else tr("{suit} were trump")
        kind = bid if bid in SPECIALS else ""
        if not marks(bid) and sight.rules.scoring == "marks":
            kind = "number"
        line = tr(_BOUGHT[kind][bidder != you])
        return (
            WORDING.emblem(sight.call),
            title.format(suit=WORDING.call(contract.call or "")),
            line.format(name=names[bidder], bid=WORDING.bid(bid)),
        )

    def prompt_in_hand(self, sight: FortyTwoSight, names: Sequence[str], you: int | None) -> str:
        """Who is to name trump, to lead or to follow, and what was led."""
        match sight.phase:
            case "trump" if sight.turn is not None and sight.turn != you:
                return _awaited(sight, names, you)
            case "play" if sight.suit is not None:
                return _following(sight, sight.suit, names, you)
            case "play" if sight.turn is not None:
                return _lead(sight, names, you)
            case _:
                return ""


def _awaited(sight: FortyTwoSight, names: Sequence[str], you: int | None) -> str:
    """Who names trump; after plunge and splash that is the bidder's partner (T5.1)."""
    words = tr("{name} is to name trump.")
    if sight.bought.bid in SPECIALS:
        words = {
            "plunge": tr("{bidder} plunged: {name} names trump and leads."),
            "splash": tr("{bidder} splashed: {name} names trump and leads."),
        }[sight.bought.bid]
        if sight.bought.seat == you:
            words = tr("{name} names trump and leads, without a word from you.")
    name = names[namer(sight.bought.seat, sight.bought.bid)]
    return words.format(bidder=names[sight.bought.seat], name=name)


def _lead(sight: FortyTwoSight, names: Sequence[str], you: int | None) -> str:
    if sight.turn is not None and sight.turn != you:
        return tr("{name} is to lead.").format(name=names[sight.turn])
    suits = sight.contract.suits
    if len(sight.legal) in (0, len(sight.held)) or suits.trump_suit is None:
        return tr("Your lead: any tile.")
    words = tr("Your first lead must be a trump: play one of your {suit}.")
    return words.format(suit=WORDING.suit(suits.trump_suit, sight.call))


def _following(sight: FortyTwoSight, led: int, names: Sequence[str], you: int | None) -> str:
    """Who is to follow what was ``led``, and who is winning (T7.1)."""
    first, suit = sight.plays[0], WORDING.suit(led, sight.call)
    if sight.turn is None:
        words = pgettext("of somebody else", "{name} led the {tile}.")
        if first.seat == you:
            words = tr("You led the {tile}.")
        return words.format(name=names[first.seat], tile=WORDING.piece(first.piece))
    suits = sight.contract.suits
    winner = suits.best(sight.plays, led).seat
    if sight.turn != you:
        words = tr("{player} is to follow {suit}; {name} is winning.")
        if winner == you:
            words = tr("{player} is to follow {suit}; you are winning.")
    elif sight.rules.renege == "forfeit":
        words = tr("Follow {suit} if you can; {name} is winning.")
    elif mask(sight.held) & suits.followers[led]:
        words = tr("Follow {suit}; {name} is winning.")
    else:
        words = tr("You have no {suit}, so play anything; {name} is winning.")
    return words.format(player=names[sight.turn], suit=suit, name=names[winner])
