"""Who plays a game with an auction: what of the players' answers such games have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from moon_desktop.engine.entries import Choice
from moon_desktop.engine.match import Playing
from moon_desktop.games.auction.match import AnyMatch
from moon_desktop.games.auction.sight import AnySight
from moon_desktop.games.players import Players

M = TypeVar("M", bound="AnyMatch")
S = TypeVar("S", bound="AnySight")


class AuctionPlayers(Players[M, S]):
    """Such players: they are bold or careful, and they weigh deals by what was bid."""

    tempered = True

    def claimant(self, match: M, viewer: int) -> int | None:
        phase = match.phase
        # Asked whenever the table rests: a Sight is read when there is more than a trick to claim.
        if not isinstance(phase, Playing) or len(phase.tricks.done) > match.length - 2:
            return None
        tricks = phase.tricks
        leader = tricks.plays[0].seat if tricks.plays else tricks.turn
        return leader if self.takes_the_rest(match.sight(leader)) else None

    def takes_the_rest(self, sight: AnySight) -> bool:
        """Whether the leader of the trick, whose Sight this is, can say that it takes this trick
        and all that follow, in whatever order it leads and whatever the others hold and play.

        False where another seat leads. Nothing but the Sight is used, so that a claim tells no
        more than the leader itself can know (M1.5, T1.3).
        """
        if sight.phase != "play" or sight.veiled:
            return False
        from moon_desktop.players.reading import read, takes_the_rest

        leader = sight.plays[0].seat if sight.plays else sight.turn
        return leader == sight.seat and takes_the_rest(read(sight))

    def plain_play(self, sight: S) -> Choice:
        """The first tile that the seat in turn may lay down without reneging (M4.3, T7.1)."""
        from moon_desktop.players.reading import read

        return read(sight).plays[0]

    def hindsight(self, match: M) -> Mapping[Choice, int]:
        from moon_desktop.games.dominoes.players.double_dummy import hindsight

        return hindsight(match)

    def wants_many(self, match: M) -> bool:
        from moon_desktop.games.dominoes.players.double_dummy import wants_many

        return wants_many(match)

    def settled(self, match: M) -> bool:
        """At marks tricks and what they count bring nothing by themselves: nothing is left once
        the bid is made or set (M5.5, T8.1), unless an offence may still turn it (M4.8, T7.2)."""
        rules, phase = match.rules, match.phase
        if rules.scoring == "points" or rules.renege == "forfeit" or not isinstance(phase, Playing):
            return False
        hand, tricks = phase
        decided: str | None = hand.contract.decided(tricks, rules.table)
        return len(tricks.done) < match.length - 1 and decided is not None
