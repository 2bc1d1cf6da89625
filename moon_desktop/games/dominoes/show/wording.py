"""The words of a game of dominoes with an auction, by which the same things are said of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from moon_desktop.engine.entries import Choice, Play
from moon_desktop.engine.pieces import ENDS, INDEX, Tile
from moon_desktop.engine.suits import DOUBLES
from moon_desktop.games.auction.entries import Exchange, NameTrump
from moon_desktop.games.auction.sight import AnyAccount
from moon_desktop.games.defaults.wording import Wording
from moon_desktop.games.game import Game
from moon_desktop.words.language import N_, pgettext, tr
from moon_desktop.words.quoting import quoted

_TRUMPS: Final = {
    "0": N_("Blanks are trump."),
    "1": N_("Ones are trump."),
    "2": N_("Twos are trump."),
    "3": N_("Threes are trump."),
    "4": N_("Fours are trump."),
    "5": N_("Fives are trump."),
    "6": N_("Sixes are trump."),
    "doubles": N_("Doubles are trump."),
    "none": N_("It is follow me."),
    "follow-me": N_("It is follow me."),
}


class AuctionWording(Wording):
    """The words of such a game; who deals is told by marked texts, not translated yet."""

    game: ClassVar[Game]

    drawn: ClassVar[tuple[str, str]] = (
        N_("You draw highest and deal."),
        N_("{name} draws highest and deals."),
    )
    """Who has drawn the tile for the deal: to that seat, and of it."""
    highest: ClassVar[str] = N_("The highest tile deals")
    dealt: ClassVar[str] = N_("{name} dealt")
    void: ClassVar[str] = N_("The hand is void; the deal passes left.")

    def piece(self, piece: Tile) -> str:
        return tile_name(piece) if piece in INDEX else quoted(piece)

    def bid_brief(self, bid: str) -> str:
        """A bid as a word."""
        return self.bid(bid)

    def bid_written(self, bid: str) -> str:
        """A bid as the pad has it behind the bidder's name."""
        return self.bid(bid)

    def shoot(self, bid: str) -> str:
        """A bid within a sentence where it is one to shoot the moon, else nothing."""
        return ""

    def great(self, bid: str, call: str | None) -> bool:
        """Whether a contract of this bid and call is one that the game makes much of."""
        return False

    def shot(self, last: AnyAccount) -> bool:
        """Whether a great contract was made in the hand: one that a renege of others made is none
        to be glad of."""
        contract, ended = last.played_for, last.ended
        made = ended.result == "made" and ended.offender is None
        return made and self.great(contract.bid, contract.call)

    def call(self, call: str) -> str:
        """A call by its name, as a heading."""
        return trump_name(call)

    def contract(self, bid: str | None, call: str | None) -> str:
        """A call as the pad has it below the bid."""
        return "" if call is None else self.call(call)

    def call_text(self, call: str) -> str:
        """What is trump, in a sentence."""
        return tr(_TRUMPS[call])

    def named(self, rules: Any, choice: Choice) -> str | None:
        """The call that a choice names under the rules; None where it names none."""
        return choice.trump if isinstance(choice, NameTrump) else None

    def suit(self, suit: int, call: str | None) -> str:
        """A suit within a sentence, at a call."""
        return suit_name(suit)

    def heading(self, suit: int, call: str | None) -> tuple[str, str]:
        """A suit at a call by its emblem, and as a heading."""
        emblem = "doubles" if suit == DOUBLES else str(suit)
        return emblem, self.call(emblem)

    def choice(self, choice: Choice, rules: Any) -> str:
        match choice:
            case NameTrump(_, call):
                return self.call(self.named(rules, choice) or call)
            case Exchange(_, tile):
                return self.piece(tile)
        return super().choice(choice, rules)

    def done(
        self,
        choice: Choice,
        seats: Sequence[str],
        rules: Any,
        *,
        leads: bool = False,
        low: bool = False,
    ) -> str:
        match choice:
            case Exchange(seat, tile):
                text = tr("{name} laid a tile away.")
                if tile:
                    text = tr("{name} laid away the {tile}.")
                return text.format(name=seats[seat], tile=tile and self.piece(tile))
            case NameTrump(seat, call):
                return self.called(seats[seat], call, rules)
        return super().done(choice, seats, rules, leads=leads, low=low)

    def called(self, name: str, call: str, rules: Any) -> str:
        """Who called what, in sentences."""
        return f"{tr('{name} called.').format(name=name)} {self.call_text(call)}"

    def played(self, play: Play, seats: Sequence[str], *, leads: bool, low: bool = False) -> str:
        text = tr("{name} led the {tile}.") if leads else tr("{name} played the {tile}.")
        return text.format(name=seats[play.seat], tile=self.piece(play.piece))

    def bought(self, name: str, bid: str, call: str | None) -> str:
        """Who bid what at which trump, once that is named, in sentences."""
        text = self.bid_text(name, bid)
        return text if call is None else f"{text} {self.call_text(call)}"


def result_text(result: str | None) -> str:
    """How a bid ended, in a sentence; empty where there was none."""
    if result == "made":
        return tr("The bid was made.")
    return tr("The bid was set.") if result == "set" else ""


# --- tiles, suits and calls as players say them -------------------------------------------------
# A tile stands anywhere: in the hole of a sentence, and alone, as on a key. A suit and an end are
# for holes within a sentence, a trump for what begins one or stands alone. Nobody changes the case
# of any.


def pip_name(number: int) -> str:
    """One end: ``six``."""
    return (
        pgettext("end of a tile", "blank"),
        pgettext("end of a tile", "one"),
        pgettext("end of a tile", "two"),
        pgettext("end of a tile", "three"),
        pgettext("end of a tile", "four"),
        pgettext("end of a tile", "five"),
        pgettext("end of a tile", "six"),
    )[number]


def tile_name(notation: str) -> str:
    """A tile as it is called: ``six-four``, ``double five``."""
    high, low = ENDS[INDEX[notation]]
    if high != low:
        return pgettext("tile", "{high}-{low}").format(high=pip_name(high), low=pip_name(low))
    return (
        pgettext("tile", "double blank"),
        pgettext("tile", "double one"),
        pgettext("tile", "double two"),
        pgettext("tile", "double three"),
        pgettext("tile", "double four"),
        pgettext("tile", "double five"),
        pgettext("tile", "double six"),
    )[high]


def suit_name(number: int) -> str:
    """A suit within a sentence: ``sixes``; 7 is the doubles."""
    return (
        pgettext("suit", "blanks"),
        pgettext("suit", "ones"),
        pgettext("suit", "twos"),
        pgettext("suit", "threes"),
        pgettext("suit", "fours"),
        pgettext("suit", "fives"),
        pgettext("suit", "sixes"),
        pgettext("suit", "doubles"),
    )[number]


def trump_name(call: str) -> str:
    """A trump call, or a suit that is led, as a heading: ``Sixes``, ``Doubles``, ``Follow me``."""
    return {
        "0": pgettext("suit as a heading", "Blanks"),
        "1": pgettext("suit as a heading", "Ones"),
        "2": pgettext("suit as a heading", "Twos"),
        "3": pgettext("suit as a heading", "Threes"),
        "4": pgettext("suit as a heading", "Fours"),
        "5": pgettext("suit as a heading", "Fives"),
        "6": pgettext("suit as a heading", "Sixes"),
        "doubles": pgettext("suit as a heading", "Doubles"),
        "none": pgettext("trump as a heading", "Follow me"),
    }[call]


def trump_suit_name(call: str) -> str:
    """The suit that a trump call other than ``none`` names, within a sentence: ``sixes``."""
    return suit_name(7 if call == "doubles" else int(call))
