"""What each play of a trick is worth, over the deals that agree with what its seat has seen."""

from __future__ import annotations

from collections.abc import Sequence

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import INDEX, mask
from moon_desktop.games.moon_sight import MoonSight
from moon_desktop.players.calibration import Moment, table_of, tilt_of
from moon_desktop.players.outlook import Outlook, Results, fitting
from moon_desktop.players.position import Option
from moon_desktop.players.sampling import Deal
from moon_desktop.players.solvers import solver_of
from moon_desktop.players.tally import Tally


class Plays:
    """The plays open in a Sight, and their prospects over the deals weighed so far."""

    def __init__(self, sight: MoonSight) -> None:
        assert sight.suits is not None
        assert sight.bidder is not None
        assert sight.bid is not None
        seats = sight.seats
        bidding = seats.members(seats.side(sight.bidder))
        self._sight = sight
        self._under = sight.bid == "under"
        self._outlook = Outlook(Results(sight), sight, sight.bidder, sight.bid, sight.taken)
        self._plays = tuple([INDEX[play.tile] for play in sight.plays])
        side = sum([1 << seat for seat in bidding])
        self._side = solver_of(sight.suits, seats.count, side, self._under)
        # Defenders without a partner play for themselves too: what can each be sure of? To the
        # bidder it is all one until one of them may win the game with it.
        scores = sight.ledger.scores
        close = any(
            scores[seats.side(seat)] + sight.taken[seat] + self._outlook.rest >= sight.rules.target
            for seat in self._outlook.defenders
        )
        lone = not seats.partners and (close or sight.seat in self._outlook.defenders)
        self._own = [
            solver_of(sight.suits, seats.count, 1 << seat)
            for seat in (self._outlook.defenders if lone else ())
        ]
        moment: Moment = "bidder" if sight.seat in bidding else "defender"
        tilt = tilt_of(table_of(sight.rules), sight.bid, moment, self._outlook.rest)
        self.tallies: dict[Play, Tally] = {}
        self._open: dict[Option, Play] = {}
        self._allowed = 0
        follow = None
        if sight.suit is not None:
            follow = sight.suits.follow(mask(sight.held), sight.suit)
        for play in sight.legal:
            assert isinstance(play, Play)
            tally = self.tallies[play] = Tally(seats.count, tilt)
            index = INDEX[play.tile]
            if follow is not None and not follow >> index & 1:
                tally.add(self._outlook.offended(sight.seat), 1.0)
                continue
            self._allowed |= 1 << index
            suit = sight.suit
            if suit is None:
                suit = sight.suits.suit_led(index) if play.suit is None else int(play.suit)
            self._open[index, suit] = play

    def weigh(self, deals: Sequence[Deal]) -> None:
        """Adds some deals."""
        sight = self._sight
        hands = [deal.world.hands for deal in deals]
        position = (hands, sight.seat, self._plays, sight.suit, self._allowed)
        options, won = self._side.survey(*position, 1 if self._under else None)
        sure = [solver.survey(*position)[1] for solver in self._own]
        rest = self._outlook.rest
        count = len(hands)
        weights = [deal.weight for deal in deals]
        for place, option in enumerate(options):
            alike: dict[tuple[int, tuple[int, ...]], float] = {}
            for number in range(place * count, (place + 1) * count):
                taken = won[number]
                certain = fitting(tuple([own[number] for own in sure]), rest - taken)
                key = (taken, certain)
                alike[key] = alike.get(key, 0.0) + weights[number - place * count]
            tally = self.tallies[self._open[option]]
            for (taken, certain), weight in alike.items():
                tally.add(self._outlook.of(taken, certain), weight)
