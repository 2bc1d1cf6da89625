"""What Texas 42 calls its bids, calls, suits and sides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moon_desktop.engine.entries import Play
from moon_desktop.engine.suits import DOUBLES
from moon_desktop.games.dominoes.show.wording import AuctionWording
from moon_desktop.games.forty_two import GAME
from moon_desktop.games.forty_two.contract import COUNTERS, LOW_CALLS, SPECIALS, marks
from moon_desktop.games.forty_two.rules import TABLE
from moon_desktop.games.views.table import Camp
from moon_desktop.words import names as called
from moon_desktop.words import score
from moon_desktop.words.language import N_, ngettext, pgettext, tr

_CALLS: Final[Mapping[str, str]] = {
    "sevens": N_("Sevens"),
    "follow-me": N_("Follow me"),
    "nel-o:high": N_("Nel-o, doubles high"),
    "nel-o:low": N_("Nel-o, doubles low"),
    "nel-o:own": N_("Nel-o, doubles apart"),
}

_BRIEF: Final[Mapping[str, str]] = {
    "plunge": N_("plunge"),
    "splash": N_("splash"),
    "nel-o:high": N_("Nel-o, high"),
    "nel-o:low": N_("Nel-o, low"),
    "nel-o:own": N_("Nel-o, apart"),
}
"""Bids and calls in fewer words, for the narrow columns of the pad."""

_CALLED: Final[Mapping[str, str]] = {
    "sevens": N_("Sevens are trump."),
    "nel-o:high": N_("It is nel-o, doubles high."),
    "nel-o:low": N_("It is nel-o, doubles low."),
    "nel-o:own": N_("It is nel-o, doubles a suit of their own."),
}
_SPECIAL: Final[Mapping[str, str]] = {
    "plunge": N_("{name} bid plunge, for three marks."),
    "splash": N_("{name} bid splash, for two marks."),
}


CAMPS: Final[tuple[Camp, Camp]] = ("ours", "theirs")


class FortyTwoWording(AuctionWording):
    """The words of Texas 42."""

    game = GAME

    deals = (N_("You shake"), N_("{name} shakes"))
    drawn = (N_("You draw highest and shake."), N_("{name} draws highest and shakes."))
    highest = N_("The highest tile shakes")
    dealt = N_("{name} shook")
    void = N_("The hand is void; the shake passes left.")

    def great(self, bid: str, call: str | None) -> bool:
        """One for more than the usual stake, or of nel-o."""
        return marks(bid) > 1 or call in LOW_CALLS

    def bid(self, bid: str) -> str:
        """The same wherever it stands: ``Pass``, ``31``, ``2 marks``."""
        if bid in SPECIALS:
            return {
                "plunge": pgettext("name of a bid", "Plunge"),
                "splash": pgettext("name of a bid", "Splash"),
            }[bid]
        count = marks(bid)
        if not count:
            return super().bid(bid)
        return ngettext("{n} mark", "{n} marks", count).format(n=count)

    def bid_written(self, bid: str) -> str:
        return tr(_BRIEF[bid]) if bid in _BRIEF else self.bid(bid)

    def bid_text(self, name: str, bid: str) -> str:
        if bid in _SPECIAL:
            return tr(_SPECIAL[bid]).format(name=name)
        staked = marks(bid)
        if not staked:
            return super().bid_text(name, bid)
        text = ngettext("{name} bid {n} mark.", "{name} bid {n} marks.", staked)
        return text.format(name=name, n=staked)

    def pill(self, bid: str) -> str:
        return self.bid(bid) if bid in SPECIALS else super().pill(bid)

    def call(self, call: str) -> str:
        """As in ``Fives``, ``Follow me``, ``Nel-o, doubles low``."""
        return tr(_CALLS[call]) if call in _CALLS else super().call(call)

    def contract(self, bid: str | None, call: str | None) -> str:
        return (
            tr(_BRIEF[call]) if call is not None and call in _BRIEF else super().contract(bid, call)
        )

    def call_text(self, call: str) -> str:
        """With that it is nel-o."""
        return tr(_CALLED[call]) if call in _CALLED else super().call_text(call)

    def played(self, play: Play, seats: Sequence[str], *, leads: bool, low: bool = False) -> str:
        """With what its tile counts, which is no matter where it is ``low``."""
        text, count = super().played(play, seats, leads=leads), COUNTERS.get(play.piece)
        if count is None or low:
            return text
        return f"{text} {tr('It counts {count}.').format(count=count)}"

    def suit(self, suit: int, call: str | None) -> str:
        """As in ``threes``; at sevens, the last of them is theirs (T5.4)."""
        if suit == DOUBLES and call == "sevens":
            return pgettext("suit", "sevens")
        return super().suit(suit, call)

    def heading(self, suit: int, call: str | None) -> tuple[str, str]:
        if suit == DOUBLES and call == "sevens":
            return "sevens", self.call("sevens")
        return super().heading(suit, call)

    def emblem(self, trump: str | None) -> str:
        """The small picture of a call on the plaque."""
        if trump is None:
            return "moon"
        return "nel-o" if trump in LOW_CALLS else {"follow-me": "none"}.get(trump, trump)

    def camp(self, viewer: int, seat: int) -> Camp:
        """The side of ``seat`` as ``viewer`` sees it."""
        return "ours" if TABLE.side(seat) == TABLE.side(viewer) else "theirs"

    def side(self, names: Sequence[str], viewer: int, camp: Camp) -> str:
        """A side by the names of its seats, as they come round from the viewer."""
        first = viewer if camp == "ours" else TABLE.left_of(viewer)
        members = TABLE.clockwise(first)[::2]
        return score.side([called.apart(names[seat]) for seat in members])


WORDING: Final = FortyTwoWording()
