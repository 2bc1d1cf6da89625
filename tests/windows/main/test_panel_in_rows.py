"""The panel with several rows of keys: an auction, and a call with all that can be called."""

from __future__ import annotations

from moon_desktop.engine.entries import Bid, Choice
from moon_desktop.games.forty_two.entries import NameTrump
from moon_desktop.games.shown.panel import Offer, OfferKey, Well

PLUNGE = "Plunge needs four doubles; you hold three."


def bid(kind, text: str, said: str, **more) -> OfferKey:
    return OfferKey(kind, text, Bid(0, said), **more)


def bidding() -> Offer:
    """Over a standing 31, with three doubles."""
    doubles = ("6-6", "5-5", "4-4")
    beaten = dict.fromkeys((30, 31), "Ada has bid 31: go above it, or pass.")
    figures = (
        bid("figure", str(count), str(count), why=beaten.get(count), tip="Your side takes it.")
        for count in range(30, 42)
    )
    return Offer(
        "Ada is high with 31.",
        (
            bid("plain", "Pass", "pass", letters=("p",), row=None),
            *figures,
            bid("picture", "1 mark", "1m", emblem="strokes:1", note="all 42", row=1),
            bid("picture", "2 marks", "2m", emblem="strokes:2", note="all 42", row=1),
            bid(
                "picture",
                "Splash",
                "splash",
                emblem="doubles:3",
                note="for 2 marks",
                meant=doubles,
                row=1,
            ),
            bid(
                "picture",
                "Plunge",
                "plunge",
                emblem="doubles:4",
                note="needs 4 doubles",
                why=PLUNGE,
                letters=("l",),
                meant=doubles,
                row=1,
            ),
        ),
        heads=((0, "Count to take, of the 42, for one mark"),),
    )


def naming(*, nel_o: bool = True, closed: str | None = None) -> Offer:
    """After one mark was bid, with every call there is."""

    def call(kind, text: str, named: str, note: str = "", row: int = 0, **more) -> OfferKey:
        choice: Choice = NameTrump(0, named)
        emblem = "follow-me" if named == "none" else named
        return OfferKey(kind, text, choice, emblem, note=note, row=row, **more)

    suits = ("Blanks", "Ones", "Twos", "Threes", "Fours", "Fives", "Sixes")
    keys = [call("emblem", text, str(pip)) for pip, text in enumerate(suits)]
    keys += [
        call("emblem", "Doubles", "doubles", tip="The doubles are trumps."),
        call("picture", "Follow me", "none", "no trump: the suit led rules", 1),
        call("picture", "Sevens", "sevens", "only these three are trumps", 1),
    ]
    low = "Doubles are low: the six-six is the last of the sixes."
    if nel_o:
        keys += [
            call("picture", "Doubles high", "nel-o:high", "6-6 tops the sixes", 2, why=closed),
            call("picture", "Doubles low", "nel-o:low", "6-6 ends the sixes", 2, tip=low),
            call("picture", "Doubles apart", "nel-o:own", "a suit of their own", 2),
        ]
    well = Well(2, "nel-o", "Nel-o", "take no trick at all", "Bea sits out", "away")
    return Offer("Name trump", tuple(keys), wells=(well,) if nel_o else ())
