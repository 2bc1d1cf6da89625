"""Why a choice is the best, in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from moon_desktop.engine.entries import Bid, Choice, Play
from moon_desktop.engine.pieces import Tile
from moon_desktop.games.auction.sight import AnySight
from moon_desktop.games.dominoes.players.reasons import Because, Explained, Holding
from moon_desktop.games.dominoes.show.wording import AuctionWording
from moon_desktop.words import names as called
from moon_desktop.words import score
from moon_desktop.words.language import N_, ngettext, pgettext, tr

WITHOUT_TRUMP: Final = ("none", "follow-me", "nel-o:high", "nel-o:low", "nel-o:own")
"""The calls that name no trump, as the games write them."""

WHY: Final[Mapping[str, str]] = {
    "only": N_("There is nothing else that you may do."),
    "least": N_("Nothing else does better."),
    # the auction and the trump
    "pass": N_("No bid is worth as much; the best of them is {bid}."),
    "partner-has": N_("One goes over a partner only where that clearly wins more."),
    "gains-little": N_("No bid gains enough for what it risks."),
    "wins-game": N_("Made, it wins the game at once."),
    "best-bid": N_("It wins the game more often than a pass."),
    "partner-bid": N_("{name}, your partner, bid {bid}."),
    "call": N_("{call} would be your trump."),
    "call-plain": N_("{call} would be your call."),
    "best-call": N_("{call} would be your best trump."),
    "best-call-plain": N_("{call} would be your best call."),
    "longest": N_("You hold more of no other suit."),
    # a lead
    "makes": N_("This trick makes the bid."),
    "sets": N_("This trick sets the bid."),
    "draws-last": N_("It draws the last trump, the {tile}."),
    "no-trumps": N_("No trump is out any more."),
    "void": N_("{name} has no {suit} left, and may trump it."),
    "sure": N_("Nothing still out can beat it."),
    "safe": N_("Nobody who is still to play can beat it."),
    "highest": N_("It is the highest of the {suit} still about."),
    "bidder-void": N_("{name}, who bid, has no {suit} left."),
    "saves": N_("It saves the {tile} for later."),
    "voids": N_("It leaves you without {suit}, and with a trump."),
    "lowest": N_("It is the lowest of your {suit}."),
    # a tile played to another's lead
    "on-top": N_("The {tile}, from {name}, is the highest so far."),
    "plays-last": N_("You are the last to play."),
    "stands": N_("Nobody who is still to play can beat yours."),
    "follows": N_("It is your only tile that follows {suit}."),
    "fellow-takes": N_("{name} takes this trick anyway."),
    "cheapest": N_("It is the lowest of your tiles that takes the trick."),
    "takes": N_("No other tile of yours takes the trick."),
    "trumps": N_("You have no {suit}, and it trumps the trick."),
    "cannot-take": N_("You cannot take this trick."),
    "ducks": N_("It stays below the {tile}."),
    "leaves": N_("It leaves the trick with {name}."),
    "throws": N_("You cannot follow, so you are rid of it without a trick."),
}
"""What is said in every game with an auction, marked and not translated yet; of a tile ``least``
is said otherwise."""


class Reasons:
    """Tells reasons in a game that has words of its ``own`` for some."""

    own: ClassVar[Mapping[str, str]] = {}

    def __init__(self, wording: AuctionWording) -> None:
        self.wording = wording

    def told(
        self, explained: Explained, sight: AnySight, choice: Choice, names: Sequence[str]
    ) -> str:
        """What speaks for ``choice``, and why it is the best, a sentence each, said to the seat of
        ``sight``; ``names`` by seat."""
        reasons = (*explained.facts, explained.because)
        return " ".join(self.why(reason, sight, choice, names) for reason in reasons)

    def why(self, reason: Because, sight: AnySight, choice: Choice, names: Sequence[str]) -> str:
        """One of the reasons, in a sentence."""
        if reason.holding is not None:
            return self.holding(reason.holding)
        number, wording = reason.number, self.wording
        called_ = reason.call or sight.call
        return self._words(reason, isinstance(choice, Play)).format(
            number=number,
            score=score.figure(number),
            missing=sight.rules.target - number,
            tile="" if reason.tile is None else self.tile(reason.tile),
            suit="" if reason.suit is None else wording.suit(reason.suit, called_),
            name="" if reason.seat is None else called.apart(names[reason.seat]),
            bid="" if reason.bid is None else wording.bid(reason.bid),
            call="" if reason.call is None else wording.call(reason.call),
        )

    def advised(self, choice: Choice, rules: Any) -> str:
        """The choice, as a heading."""
        match choice:
            case Play(_, tile):
                return tr("Play {tile}").format(tile=self.tile(tile))
            case Bid(_, bid) if bid.isdigit():
                return tr("Bid {bid}").format(bid=bid)
        return self.wording.choice(choice, rules)

    def tile(self, tile: Tile) -> str:
        """A tile by its name."""
        return tile

    def numbered(self, why: str, n: int) -> str:
        """The reasons that count something; empty for any other."""
        return {
            "draws": ngettext(
                "It calls for the one trump that may still be out, and is higher.",
                "It calls for the {number} trumps still out, and is higher.",
                n,
            ),
            "drives-out": ngettext(
                "It calls for the one higher trump still out.",
                "It calls for the {number} higher trumps still out.",
                n,
            ),
            "beatable": ngettext(
                "One tile still out beats it, and may take the trick.",
                "{number} tiles still out beat it, and may take the trick.",
                n,
            ),
            "may-catch": ngettext(
                "{name} may have to beat it: one tile that could is still out.",
                "{name} may have to beat it: {number} tiles that could are still out.",
                n,
            ),
            "own-trumps": ngettext("It is your only trump.", "You hold {number} trumps.", n),
            "trumps-out": ngettext("One trump is still out.", "{number} trumps are still out.", n),
            "beaten-by": ngettext(
                "One of the {suit} still out beats this tile.",
                "{number} of the {suit} still out beat this tile.",
                n,
            ),
        }.get(why, "")

    def _words(self, reason: Because, play: bool) -> str:
        """The words for ``reason``, with their holes; ``play``: they are said of a tile."""
        why: str = reason.why
        if why == "least" and play:
            return tr("It is the tile you can best spare now.")
        if why in ("call", "best-call") and reason.call in WITHOUT_TRUMP:
            why = f"{why}-plain"
        return self.numbered(why, reason.number) or tr(self.own.get(why) or WHY[why])

    # --- what a hand holds ------------------------------------------------------------------

    def holding(self, held: Holding) -> str:
        """What a hand holds, in sentences: of its trumps, those out, and the rest."""
        names = [self.tile(one) for one in held.walk]
        few, many = called.listing(names), len(names)
        if held.low:
            if not many:
                return tr("For each of your tiles one is out that beats it.")
            named = tr("Take care with your {tiles}: nothing that is out is higher.")
            counted = tr("Take care with {number} of your tiles: nothing that is out beats them.")
            return _rest(named, counted, few, many)
        sentences = []
        if held.call in WITHOUT_TRUMP:
            sentences.append(_doubles(held.doubles))
        else:
            sentences += [_trumps(held), *self._out(held)]
        if many and held.out:
            several = tr("Only a trump can beat {number} of your other tiles.")
            named = tr("Only a trump can beat your {tiles}.")
            sentences.append(_rest(named, several, few, many))
        elif many:
            several = tr("Nothing can beat {number} of your tiles when you lead them.")
            named = tr("Nothing can beat your {tiles} when you lead.")
            sentences.append(_rest(named, several, few, many))
        return " ".join(sentences)

    def _out(self, held: Holding) -> list[str]:
        """How many trumps are out, the one by its name."""
        out = held.out
        if not out:
            return []
        if len(out) == 1:
            words = tr("One more is out: the {tile}.")
        elif held.tops or not held.trumps:
            words = tr("There are {number} more out.")
        else:
            words = ngettext(
                "There are {number} more out, one of them higher than yours.",
                "There are {number} more out, {above} of them higher than yours.",
                held.above,
            )
        number, above = so_many(len(out)), so_many(held.above)
        return [words.format(tile=self.tile(out[0]), number=number, above=above)]


def so_many(number: int) -> str:
    """A number of 2 to 7 as a word: ``five``."""
    return (
        pgettext("so many tiles", "two"),
        pgettext("so many tiles", "three"),
        pgettext("so many tiles", "four"),
        pgettext("so many tiles", "five"),
        pgettext("so many tiles", "six"),
        pgettext("so many tiles", "seven"),
    )[max(0, number - 2)]


_FEW: Final = 2
"""So many tiles are named, and more are counted."""


def _rest(named: str, counted: str, tiles: str, number: int) -> str:
    if number <= _FEW:
        return named.format(tiles=tiles)
    return counted.format(number=so_many(number))


def _doubles(number: int) -> str:
    """How many doubles the hand holds."""
    if not number:
        return tr("You hold no double.")
    words = ngettext("You hold one double.", "You hold {doubles} doubles.", number)
    return words.format(doubles=so_many(number))


def _trumps(held: Holding) -> str:
    """How many trumps are held, and how high they are."""
    trumps, tops = held.trumps, held.tops
    if not trumps:
        words = tr("You hold none of them.")
    elif not held.out:
        words = ngettext(
            "You hold one of them, and nobody else has any.",
            "You hold {number} of them, and nobody else has any.",
            trumps,
        )
    elif tops == trumps:
        words = ngettext(
            "You hold the highest of them.", "You hold the {number} highest of them.", trumps
        )
    elif tops:
        words = ngettext(
            "You hold {number} of them, including the highest.",
            "You hold {number} of them, including the {tops} highest.",
            tops,
        )
    else:
        words = ngettext(
            "You hold one of them, and not the highest.",
            "You hold {number} of them, but not the highest.",
            trumps,
        )
    return words.format(number=so_many(trumps), tops=so_many(tops))
