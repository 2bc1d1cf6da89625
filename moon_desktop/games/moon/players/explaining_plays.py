"""Why a tile is the best to lead, or to play to another's lead."""

from __future__ import annotations

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import BIT, INDEX, Tile, tiles
from moon_desktop.games.moon.contract import decided
from moon_desktop.games.moon.players.advice import Because
from moon_desktop.games.moon.players.reading import Reading, read
from moon_desktop.games.moon.sight import MoonSight


def why_play(sight: MoonSight, choice: Play) -> Because:
    """The reason for playing ``choice``."""
    reading = read(sight)
    if len(reading.plays) == 1:
        suit = sight.suit
        if suit is None or len(sight.held) == 1:
            return Because("only")
        return Because("follows", suit=suit)
    turn = _Turn(reading, choice)
    turning = turn.turning_point()
    if turning is not None:
        return turning
    if sight.bid == "under":
        return turn.lead_low() if sight.suit is None else turn.follow_low()
    return turn.lead() if sight.suit is None else turn.follow()


class _Turn:
    """What can be said of one choice in the play of a hand."""

    def __init__(self, reading: Reading, choice: Play) -> None:
        self._reading = reading
        self._sight = sight = reading.sight
        self._suits = suits = reading.suits
        self._tile = choice.piece
        self._index = index = INDEX[choice.piece]
        if sight.suit is not None:
            self._suit = sight.suit
        else:
            self._suit = suits.suit_led(index) if choice.suit is None else int(choice.suit)
        self._ranks = suits.strength[self._suit]
        self._trump = bool(BIT[choice.piece] & suits.trumps)
        self._top = max(sight.plays, key=lambda play: self._rank(play.piece), default=None)
        self._takes = self._top is None or self._rank(self._tile) > self._rank(self._top.piece)

    def _rank(self, tile: Tile) -> int:
        return self._ranks[INDEX[tile]]

    def _sure_against(self, seats: tuple[int, ...], tile: Tile) -> bool:
        """Whether none of ``seats``, who are still to play, can take the trick from ``tile``."""
        beaters = self._reading.beaters[self._suit][INDEX[tile]]
        return not any(self._reading.may[seat] & beaters for seat in seats)

    # --- what decides the hand --------------------------------------------------------------

    def turning_point(self) -> Because | None:
        """That this trick is sure, and decides the contract."""
        sight, seats = self._sight, self._sight.seats
        assert sight.bidder is not None
        assert sight.bid is not None
        taker = sight.seat if self._takes else self._top_seat
        tile = self._tile if self._takes else self._top_tile
        side = seats.side(taker)
        rivals = tuple(seat for seat in self._reading.after if seats.side(seat) != side)
        bidding = seats.side(sight.bidder)
        # Who takes it from a defender does not matter, as long as the bidder's side does not.
        if side != bidding:
            rivals = tuple(seat for seat in rivals if seats.side(seat) == bidding)
        if not self._sure_against(rivals, tile):
            return None
        played = len(sight.tricks)
        before = seats.by_side(sight.taken)[bidding]
        if decided(sight.bid, before, played) is not None:
            return None
        fate = decided(sight.bid, before + (side == bidding), played + 1)
        own = seats.side(sight.seat) == bidding
        if fate == "made" and own:
            return Because("makes")
        return Because("sets") if fate == "set" and not own else None

    @property
    def _top_seat(self) -> int:
        assert self._top is not None
        return self._top.seat

    @property
    def _top_tile(self) -> Tile:
        assert self._top is not None
        return self._top.piece

    # --- leading ----------------------------------------------------------------------------

    def lead(self) -> Because:
        """The reason for a lead."""
        reading, suits = self._reading, self._suits
        out = reading.unseen & suits.trumps
        beaten_by = reading.unseen & reading.beaters[self._suit][self._index]
        if self._trump and reading.bidding and self._foes_may(out):
            if out.bit_count() == 1 and self._all_in_hands:
                return Because("draws-last", tile=tiles(out)[0])
            if not beaten_by:
                return Because("draws", number=out.bit_count())
        if self._sure_against(reading.after, self._tile):
            return Because("sure")
        if self._trump and beaten_by:
            return Because("drives-out", number=beaten_by.bit_count())
        bidder = self._sight.bidder
        assert bidder is not None
        if not reading.bidding and not reading.may[bidder] & suits.followers[self._suit]:
            return Because("bidder-void", suit=self._suit, seat=bidder)
        if not beaten_by & suits.followers[self._suit]:
            return Because("highest", suit=self._suit)
        return self._saving() or self._voiding() or self._low()

    def _foes_may(self, out: int) -> bool:
        """Whether somebody on the other side may hold any of the tiles ``out``."""
        return any(self._reading.may[seat] & out for seat in self._reading.foes)

    @property
    def _all_in_hands(self) -> bool:
        """Whether every tile not seen is in somebody's hand: none was laid away unseen."""
        counts = self._sight.counts
        others = sum(count for seat, count in enumerate(counts) if seat != self._sight.seat)
        return self._reading.unseen.bit_count() == others

    def _saving(self) -> Because | None:
        """That a sure tile is kept."""
        reading = self._reading
        for play in self._others():
            index = INDEX[play.piece]
            suit = self._suits.suit_led(index)
            if not reading.unseen & reading.beaters[suit][index]:
                return Because("saves", tile=play.piece)
        return None

    def _voiding(self) -> Because | None:
        """That the hand can trump a suit from now on."""
        left = self._reading.held & ~BIT[self._tile]
        if self._trump or not left & self._suits.trumps:
            return None
        if left & self._suits.followers[self._suit]:
            return None
        return Because("voids", suit=self._suit)

    def _low(self) -> Because:
        suited = self._reading.held & self._suits.followers[self._suit]
        if suited.bit_count() > 1 and min(map(self._rank, tiles(suited))) == self._rank(self._tile):
            return Because("lowest", suit=self._suit)
        return Because("least")

    def _others(self) -> list[Play]:
        """The other plays open, from the highest tile down."""
        plays = [play for play in self._reading.plays if play.piece != self._tile]
        return sorted(plays, key=lambda play: -self._rank(play.piece))

    # --- playing to a lead ------------------------------------------------------------------

    def follow(self) -> Because:
        """The reason for a tile played to another's lead."""
        reading = self._reading
        takers = [play.piece for play in reading.plays if self._beats_top(play.piece)]
        if self._takes:
            if self._trump and not BIT[self._tile] & self._suits.followers[self._suit]:
                return Because("trumps", suit=self._suit)
            if len(takers) == 1:
                return Because("takes")
            if self._rank(self._tile) == min(map(self._rank, takers)):
                return Because("cheapest")
            return Because("sure") if self._sure_against(reading.after, self._tile) else _LEAST
        if self._fellow_takes():
            return Because("fellow-takes", seat=self._top_seat)
        if not takers:
            return self._voiding_by_discard() or Because("cannot-take")
        return Because("saves", tile=max(takers, key=self._rank))

    def _beats_top(self, tile: Tile) -> bool:
        return self._top is not None and self._rank(tile) > self._rank(self._top.piece)

    def _fellow_takes(self) -> bool:
        """Whether the trick is sure for somebody who stands with the seat in this contract."""
        reading = self._reading
        fellow = self._top_seat not in reading.foes
        return fellow and self._sure_against(reading.after, self._top_tile)

    def _voiding_by_discard(self) -> Because | None:
        """That a tile of another suit goes, the last of it in a hand that keeps a trump."""
        left = self._reading.held & ~BIT[self._tile]
        if self._trump or not left & self._suits.trumps:
            return None
        if BIT[self._tile] & self._suits.followers[self._suit]:
            return None
        for suit in self._suits.leads[self._index]:
            if not left & self._suits.followers[suit]:
                return Because("voids", suit=suit)
        return None

    # --- under ------------------------------------------------------------------------------

    def lead_low(self) -> Because:
        """The reason for a lead under a contract to take no trick (M3.7)."""
        reading = self._reading
        beating = reading.unseen & reading.beaters[self._suit][self._index]
        if beating:
            return Because("beatable", number=beating.bit_count())
        return Because("least")

    def follow_low(self) -> Because:
        """The same for a tile played to another's lead."""
        if not BIT[self._tile] & self._suits.followers[self._suit]:
            return Because("throws")
        if self._takes:
            return Because("least")
        if self._reading.bidding:
            return Because("ducks", tile=self._top_tile)
        if self._top_seat == self._sight.bidder:
            return Because("leaves", seat=self._top_seat)
        return Because("least")


_LEAST = Because("least")
