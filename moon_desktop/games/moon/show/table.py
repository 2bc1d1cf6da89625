"""How a match of Moon is shown on the table: where its tiles lie, how an entry moves them, and what
is said of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from moon_desktop.engine.entries import Bid, Choice, Dealt, Entry, Play
from moon_desktop.engine.pieces import Tile, mask
from moon_desktop.engine.suits import DOUBLES
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.auction.sight import AnyAccount
from moon_desktop.games.defaults.table import Plaque, taken
from moon_desktop.games.dominoes.show.table import AuctionTable, arranged
from moon_desktop.games.moon.contract import SHOOTS, TOPS, TRICKS, follows_blanks, needed
from moon_desktop.games.moon.entries import MoonSight, TimeUp
from moon_desktop.games.moon.show.wording import WORDING, dice_text
from moon_desktop.games.views.table import (
    Asked,
    Counted,
    Dice,
    Held,
    Key,
    Layout,
    Look,
    Middle,
    Motion,
    PlateValues,
    Telling,
    hidden,
)
from moon_desktop.words.language import N_, pgettext, tr
from moon_desktop.words.names import apart

_PROGRESS: Final[Mapping[str, str]] = {
    "under": N_("{name} bid {bid} — no tricks"),
    "made": N_("{name} bid {bid} — made"),
    "set": N_("{name} bid {bid} — set by {tricks}"),
    "last": N_("{name} bid {bid} — the last trick needed"),
    "all": N_("{name} bid {bid} — all {tricks} needed"),
    "more": N_("{name} bid {bid} — {tricks} more needed"),
}
"""Who bid what, and what is still needed of the tricks that are left."""


def picked(choice: Choice) -> Tile | None:
    """The tile of the hand that ``choice`` lays down; None where it lays none."""
    match choice:
        case Play(_, tile) | Exchange(_, tile):
            return tile
        case _:
            return None


def playable(sight: MoonSight) -> frozenset[Tile]:
    """The tiles in hand that the viewer may play or discard now."""
    return frozenset(filter(None, map(picked, sight.legal)))


class MoonTable(AuctionTable[MoonSight]):
    """The table of Moon."""

    shoots = (*SHOOTS, *TOPS)
    standing = (N_("{name}: {bid}"), N_("{name}: {bid}"))

    # --- where it lies ----------------------------------------------------------------------

    def layout(self, sight: MoonSight) -> Layout:
        """With widow, discard and dice."""
        lies, middle = super().layout(sight), list[Middle]()
        if lies.asked is not None:
            short = tr("Drop a tile on the moon to play it.")
            lies = lies._replace(asked=lies.asked._replace(short=short))
        if sight.phase == "widow" and sight.widow is not None:
            lies = self._discarding(sight, sight.widow, lies)
        if sight.widow_down:
            middle.append(Middle("widow"))
        if sight.discard_down:
            middle.append(Middle("discard"))
        return lies._replace(
            middle=(*lies.middle, *middle),
            dice=Dice(sight.dice, dice_text(sight.dice)) if sight.dice else None,
        )

    def _discarding(self, sight: MoonSight, widow: Tile, lies: Layout) -> Layout:
        """With the widow apart, and what may be laid out of play asked for (M3.1)."""
        open_now = playable(sight)

        def look(tile: Tile) -> Look:
            if open_now and tile not in open_now:
                return "illegal"
            return "apart" if tile == widow else "rest"

        rest = tuple(tile for tile in sight.held if tile != widow)
        short = tr("Drop a tile on the moon to lay it out of play.")
        asked = Asked(open_now, tr("Discard"), short, "widow")
        return lies._replace(
            hand=tuple([Held(tile, look(tile)) for tile in (*arranged(rest, None), widow)]),
            apart=True,
            tag=pgettext("tile taken in", "Widow"),
            asked=asked if open_now else None,
        )

    def laid_open(self, sight: MoonSight, last: AnyAccount) -> Layout:
        """With the bidder's tricks counted, or laid in a row where a shoot was made."""
        lies, contract, of = super().laid_open(sight, last), last.played_for, sight.seats.side
        if lies.moment == "lost":
            return lies
        if lies.moment == "shoot":
            # Under, those of the bidder that took none.
            won = [
                play.piece
                for done in last.tricks
                for play in done.plays
                if play.seat == (contract.bidder if contract.low else done.taker)
            ]
            return lies._replace(won=tuple(won))
        bidders = of(contract.bidder)
        order = [number for number, done in enumerate(last.tricks) if of(done.taker) == bidders]
        tricks = [last.tricks[number] for number in order]
        counted = Counted(
            tuple(done.taker for done in tricks),
            tuple(map(taken, tricks)),
            None if contract.low else contract.needed,
            tr("the bid"),
            order=tuple(order),
        )
        return lies._replace(counted=counted)

    # --- how it moves -----------------------------------------------------------------------

    def moved(self, before: MoonSight, entry: Entry, after: MoonSight) -> Motion:
        match entry:
            case Bid():
                # The widow too is spoken of no longer than it is there.
                said = super().moved(before, entry, after)
                return said._replace(renamed=_widow_joins(before, after), pace="take")
            case Exchange():
                own = entry.seat == before.seat and not before.veiled
                back = hidden(entry.seat, before.counts[entry.seat] - 1)
                return Motion(
                    "move", renamed={"discard": entry.discard if own else back}, pace="lay"
                )
            case NameTrump():
                joins = _widow_joins(before, after)
                pace: Literal["take", "settle"] = "take" if joins else "settle"
                return Motion("move", renamed=joins, pace=pace, hold=True, told=bool(joins))
            case TimeUp() if after.phase == "over":
                # The hand before still lies there to be looked at.
                return Motion("move")
            case _:
                return super().moved(before, entry, after)

    # --- what is said -----------------------------------------------------------------------

    def telling(self, sight: MoonSight, names: Sequence[str], you: int | None) -> Telling:
        """With the widow and the dice, and whose discard is shown when a hand is over."""
        caption, last = tr("The widow") if sight.widow_down else "", sight.played
        if last is not None and last.discard is not None:
            bidder = last.played_for.bidder
            own = bidder == you and not sight.veiled
            caption = tr("your discard") if own else tr("{name}’s discard")
            caption = caption.format(name=apart(names[bidder]))
        besides = (dice_text(sight.dice),) if sight.dice else ()
        return super().telling(sight, names, you)._replace(caption=caption, besides=besides)

    def plate(self, sight: MoonSight, seat: int, name: str, you: int | None) -> PlateValues:
        """With what is needed of the tricks, and hickeys."""
        side_of = sight.seats.side
        side, mine = side_of(seat), side_of(sight.seat)
        bought = sight.phase in ("widow", "trump", "play")
        bidding = bought and side == side_of(sight.bought.seat)
        partner = sight.seats.partners and seat != sight.seat and side == mine
        found = super().plate(sight, seat, name, you)
        return found._replace(
            of=TRICKS if bought else 0,
            needed=needed(sight.bought.bid) if bidding and not sight.low else None,
            partner=tr("partner") if partner else "",
            asterisks=sight.ledger.column("hickeys")[side] if sight.rules.hickeys else 0,
        )

    def to_come(self, sight: MoonSight, names: Sequence[str], you: int | None) -> tuple[str, str]:
        """What was bid, and what stands between that and the play."""
        if sight.phase == "trump":
            words, trump = tr("{bid} — trump next"), ""
        elif sight.call is not None:
            words = tr("{bid} — {trump}, then the widow")
            trump = WORDING.call(sight.rules.meant(sight.call))
        else:
            words, trump = tr("{bid} — the widow"), ""
        line = words.format(bid=WORDING.bid(sight.bought.bid), trump=trump)
        return sight.call or "moon", line

    def played_for(self, sight: MoonSight, names: Sequence[str], you: int | None) -> Plaque:
        """What is trump, and what the bid still needs."""
        contract = sight.contract
        shot = sight.last is not None and WORDING.shoot(contract.bid)
        if contract.call is None:
            title = tr("Shooting under")
        elif shot:
            title = tr("Shooting the moon")
        elif follows_blanks(sight.rules, contract.call):
            title = tr("Follow me, on blanks")
        elif contract.call == "none":
            title = WORDING.call("none")
        else:
            words = tr("{suit} are trump") if sight.last is None else tr("{suit} were trump")
            title = words.format(suit=WORDING.call(contract.call))
        emblem = "moon" if shot else contract.call or "moon"
        return emblem, title, _progress(sight, names[contract.bidder])

    def told(
        self,
        before: MoonSight,
        entry: Entry,
        after: MoonSight,
        names: Sequence[str],
        you: int | None,
    ) -> str:
        """With the dice that were rolled."""
        dice = dice_text(after.dice) if isinstance(entry, Dealt) and after.dice else ""
        return " ".join(filter(None, (super().told(before, entry, after, names, you), dice)))

    def led(self, sight: MoonSight, names: Sequence[str]) -> str:
        """With the suit in force where it was named."""
        if not sight.plays or sight.suit is None:
            return ""
        first = sight.plays[0]
        words = pgettext("of somebody else", "{name} led the {tile}.")
        if sight.rules.named_lead and first.suit is not None:
            words = tr("{name} led the {tile}, as {suit}.")
        tile, suit = WORDING.piece(first.piece), WORDING.suit(sight.suit, sight.call)
        return words.format(name=apart(names[first.seat]), tile=tile, suit=suit)

    def prompt_in_hand(self, sight: MoonSight, names: Sequence[str], you: int | None) -> str:
        """What was taken in, or led, and what may be played."""
        if sight.phase == "widow" and sight.widow is not None and you is not None:
            words = tr("You took in the {tile}. Lay one tile out of play.")
            if "0-0" in sight.held and "0-0" not in playable(sight):
                words = tr(
                    "You took in the {tile}. Lay one tile out of play, not the double blank."
                )
            return words.format(tile=WORDING.piece(sight.widow))
        if sight.phase != "play":
            return ""
        if not sight.plays or sight.suit is None:
            return _lead(sight) if sight.turn == you else ""
        if sight.plays[0].seat == you:
            return ""
        text = self.led(sight, names)
        return text if sight.turn != you else f"{text} {_following(sight, sight.suit)}"


def _widow_joins(before: MoonSight, after: MoonSight) -> dict[Key, Key]:
    """The widow goes into the bidder's hand when the exchange begins (M3.1)."""
    if not (before.widow_down and after.phase == "widow") or after.bidder is None:
        return {}
    if after.widow is not None:
        return {after.widow: "widow"}
    return {hidden(after.bidder, after.counts[after.bidder] - 1): "widow"}


def _progress(sight: MoonSight, name: str) -> str:
    contract = sight.contract
    taken = sight.seats.by_side(sight.taken)[sight.seats.side(contract.bidder)]
    left, missing, bid = TRICKS - len(sight.tricks), contract.needed - taken, contract.bid
    if contract.low:
        how = "under"
    elif missing <= 0:
        how = "made"
    elif missing > left:
        how, missing = "set", missing - left
    elif missing < left:
        how = "more"
    else:
        how = "last" if missing == 1 else "all"
    return tr(_PROGRESS[how]).format(name=name, bid=WORDING.shoot(bid) or bid, tricks=missing)


def _lead(sight: MoonSight) -> str:
    if len(playable(sight)) == len(sight.held):
        return tr("Your lead: any tile.")
    suits = sight.contract.suits
    if follows_blanks(sight.rules, sight.call) or suits.trump_suit is None:
        return tr("You called blanks: lead the double blank.")
    words = tr("Your first lead must be a trump: play one of your {suit}.")
    return words.format(suit=WORDING.suit(suits.trump_suit, sight.call))


def _following(sight: MoonSight, suit: int) -> str:
    """What is open to you once ``suit`` is led (M4.3)."""
    if sight.rules.renege == "forfeit":
        return tr("Follow if you can.")
    suits = sight.contract.suits
    trump = suit == suits.trump_suit
    follows = mask(sight.held) & suits.followers[suit]
    if follows:
        words = tr("Follow with a trump.") if trump else tr("Follow {suit}.")
    elif trump and suit == DOUBLES:
        words = tr("Doubles are trump and you have none: play anything.")
    elif trump:
        words = tr("You have no trump: play anything.")
    else:
        words = tr("You have no {suit}: play anything.")
    left = mask(sight.held) & suits.trumps
    away = [tile for tile in sight.held if str(suit) in tile and mask((tile,)) & left]
    if len(away) == 1 and suit != suits.trump_suit and not follows:
        words = tr("You have no {suit} left: the {tile} is a trump. Play anything.")
    return words.format(
        suit=WORDING.suit(suit, sight.call), tile=WORDING.piece(away[0]) if away else ""
    )
