"""Why a tile is the best to lead, or to play to another's lead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from moon_desktop.engine.entries import Play
from moon_desktop.engine.pieces import BIT, INDEX, Tile, tiles
from moon_desktop.games.auction.sight import AnySight
from moon_desktop.games.dominoes.players.reasons import Because
from moon_desktop.players.reading import CardKnowledge

NOTHING: Final = (0,) * len(INDEX)
"""What the tiles count, each by its index, where only tricks do."""


def why_play(
    reading: CardKnowledge,
    choice: Play,
    fate: Callable[[bool], str | None],
    *,
    low: bool,
    counts: Sequence[int] = NOTHING,
) -> tuple[Because, ...]:
    """What speaks for playing ``choice``, and last the reason.

    ``fate``: how this trick decides the contract, ``"made"`` or ``"set"``, None if it does not,
    where the bidder's side takes it and where it does not; ``low``: it is a contract to take no
    trick; ``counts``: what each tile counts in the trick, by its index.
    """
    sight = reading.sight
    if len(reading.plays) == 1:
        suit = sight.suit
        if suit is None or len(sight.held) == 1:
            return (Because("only"),)
        return (Because("follows", suit=suit),)
    turn = _Turn(reading, choice, counts)
    because = turn.turning_point(fate)
    if because is None and low:
        because = turn.lead_low() if sight.suit is None else turn.follow_low()
    elif because is None:
        because = turn.lead() if sight.suit is None else turn.follow()
    return *turn.facts(because.why, low), because


class _Turn:
    """What can be said of one choice in the play of a hand."""

    def __init__(self, reading: CardKnowledge, choice: Play, counts: Sequence[int]) -> None:
        self._reading = reading
        self._counts = counts
        self._sight: AnySight = reading.sight
        sight = self._sight
        self._bidder = sight.contract.bidder
        self._suits = suits = reading.suits
        self._tile = choice.piece
        self._index = index = INDEX[choice.piece]
        led = suits.suit_led(index, choice.suit)
        self._suit = led if sight.suit is None else sight.suit
        self._ranks = suits.strength[self._suit]
        self._trump = bool(BIT[choice.piece] & suits.trumps)
        top = max(sight.plays, key=lambda play: self._rank(play.piece), default=choice)
        self._top_seat, self._top_tile = top.seat, top.piece
        self._takes = not sight.plays or self._beats_top(self._tile)

    def _rank(self, tile: Tile) -> int:
        return self._ranks[INDEX[tile]]

    def _sure_against(self, seats: tuple[int, ...], tile: Tile) -> bool:
        """Whether none of ``seats``, who are still to play, can take the trick from ``tile``."""
        beaters = self._reading.beaters[self._suit][INDEX[tile]]
        return not any(self._reading.may[seat] & beaters for seat in seats)

    # --- what speaks for it -----------------------------------------------------------------

    def facts(self, why: str, low: bool) -> tuple[Because, ...]:
        """What is told of hand and table before the reason ``why``; ``low``: no trick is to be
        taken."""
        if self._sight.suit is None:
            fact = self._lead_fact(why)
            return () if fact is None else (fact,)
        on_top = Because("on-top", tile=self._top_tile, seat=self._top_seat)
        if why in ("ducks", "leaves"):
            return ()
        if not self._takes:
            return (on_top,) if low else (on_top, *self._lost_facts(why))
        if not self._sure_against(self._reading.after, self._tile):
            return (on_top,)
        return on_top, Because("stands" if self._reading.after else "plays-last")

    def _lead_fact(self, why: str) -> Because | None:
        suits, reading = self._suits, self._reading
        out = reading.unseen & suits.trumps
        beating = reading.unseen & reading.beaters[self._suit][self._index]
        if why in ("makes", "sets") and not beating:
            return Because("sure")
        if why in ("draws", "draws-last", "drives-out"):
            return Because("own-trumps", number=(reading.held & suits.trumps).bit_count())
        if why == "highest" and out:
            return self._ruffs(out) or Because("trumps-out", number=out.bit_count())
        if why == "sure" and suits.trumps and not self._trump and not out:
            return Because("no-trumps")
        if why in ("saves", "voids", "lowest", "least", "bidder-void"):
            number = (beating & suits.followers[self._suit]).bit_count()
            return Because("beaten-by", suit=self._suit, number=number) if number else None
        return None

    def _lost_facts(self, why: str) -> tuple[Because, ...]:
        """The same of a tile that leaves the trick to another."""
        hopeless = not any(self._beats_top(play.piece) for play in self._reading.plays)
        if not hopeless or why not in ("voids", "saves", "lowest", "least"):
            return ()
        suit = self._suits.suit_led(self._index)
        over = self._reading.beaters[suit][self._index] & self._suits.followers[suit]
        number = (self._reading.unseen & over).bit_count()
        thrown = not BIT[self._tile] & self._suits.followers[self._suit]
        if thrown and not self._trump and number:
            return Because("cannot-take"), Because("beaten-by", suit=suit, number=number)
        return (Because("cannot-take"),)

    def _ruffs(self, out: int) -> Because | None:
        """That a foe still to play has shown to hold none of the suit, and may hold a trump."""
        may, suited = self._reading.may, self._suits.followers[self._suit]
        for seat in self._reading.after:
            if seat in self._reading.foes and may[seat] & out and not may[seat] & suited:
                return Because("void", suit=self._suit, seat=seat)
        return None

    # --- what decides the hand --------------------------------------------------------------

    def turning_point(self, fate: Callable[[bool], str | None]) -> Because | None:
        """That this trick is sure, and decides the contract."""
        sight, seats = self._sight, self._sight.seats
        taker = sight.seat if self._takes else self._top_seat
        tile = self._tile if self._takes else self._top_tile
        side = seats.side(taker)
        rivals = tuple(seat for seat in self._reading.after if seats.side(seat) != side)
        bidding = seats.side(self._bidder)
        # Who takes it from a defender does not matter, as long as the bidder's side does not.
        if side != bidding:
            rivals = tuple(seat for seat in rivals if seats.side(seat) == bidding)
        if not self._sure_against(rivals, tile):
            return None
        ended, own = fate(side == bidding), seats.side(sight.seat) == bidding
        if ended == "made" and own:
            return Because("makes")
        return Because("sets") if ended == "set" and not own else None

    # --- leading ----------------------------------------------------------------------------

    def lead(self) -> Because:
        """The reason for a lead."""
        reading, suits = self._reading, self._suits
        out = reading.unseen & suits.trumps
        beating = reading.unseen & reading.beaters[self._suit][self._index]
        foes_may = any(reading.may[seat] & out for seat in reading.foes)
        if self._trump and reading.bidding and foes_may and not beating:
            if out.bit_count() == 1 and self._all_in_hands:
                return Because("draws-last", tile=tiles(out)[0])
            return Because("draws", number=out.bit_count())
        if self._sure_against(reading.after, self._tile):
            return Because("safe" if beating else "sure")
        if self._trump and beating:
            return Because("drives-out", number=beating.bit_count())
        bidder = self._bidder
        if not reading.bidding and not reading.may[bidder] & suits.followers[self._suit]:
            return Because("bidder-void", suit=self._suit, seat=bidder)
        if not beating & suits.followers[self._suit]:
            return Because("highest", suit=self._suit)
        return self._saving() or self._voiding((self._suit,)) or self._low()

    @property
    def _all_in_hands(self) -> bool:
        """Whether every tile not seen is in somebody's hand: none was laid away unseen."""
        counts = enumerate(self._sight.counts)
        others = sum(count for seat, count in counts if seat != self._sight.seat)
        return self._reading.unseen.bit_count() == others

    def _saving(self) -> Because | None:
        """That a sure tile is kept, the highest that is."""
        reading = self._reading
        others = [play for play in reading.plays if play.piece != self._tile]
        for play in sorted(others, key=lambda play: -self._rank(play.piece)):
            index = INDEX[play.piece]
            suit = self._suits.suit_led(index)
            if not reading.unseen & reading.beaters[suit][index]:
                return Because("saves", tile=play.piece)
        return None

    def _voiding(self, suits: Sequence[int]) -> Because | None:
        """That the hand can trump one of ``suits`` from now on: it keeps a trump and none of it."""
        left = self._reading.held & ~BIT[self._tile]
        if self._trump or not left & self._suits.trumps:
            return None
        empty = [suit for suit in suits if not left & self._suits.followers[suit]]
        return Because("voids", suit=empty[0]) if empty else None

    def _low(self) -> Because:
        suited = self._reading.held & self._suits.followers[self._suit]
        if suited.bit_count() > 1 and min(map(self._rank, tiles(suited))) == self._rank(self._tile):
            return Because("lowest", suit=self._suit)
        return Because("least")

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
            return Because("least")
        fellow = self._top_seat not in reading.foes
        if self._sure_against(reading.after, self._top_tile):
            own = self._counts[self._index]
            if fellow and own:
                return Because("gives-count", seat=self._top_seat, number=own)
            if fellow:
                return Because("fellow-takes", seat=self._top_seat)
            if not own and any(self._counts[INDEX[play.piece]] for play in reading.plays):
                return Because("keeps-count", seat=self._top_seat)
        if not takers:
            discarded = not BIT[self._tile] & self._suits.followers[self._suit]
            void = self._voiding(self._suits.leads[self._index]) if discarded else None
            return void or self._saving() or self._low()
        return Because("saves", tile=max(takers, key=self._rank))

    def _beats_top(self, tile: Tile) -> bool:
        return self._rank(tile) > self._rank(self._top_tile)

    # --- to take no trick ---------------------------------------------------------------------

    def lead_low(self) -> Because:
        """The reason for a lead under a contract to take no trick."""
        reading = self._reading
        beating = reading.unseen & reading.beaters[self._suit][self._index]
        if not reading.bidding:
            bidder = self._bidder
            catching = beating & reading.may[bidder] & self._suits.followers[self._suit]
            if catching:
                return Because("may-catch", seat=bidder, number=catching.bit_count())
        elif beating:
            return Because("beatable", number=beating.bit_count())
        return Because("least")

    def follow_low(self) -> Because:
        """The same for a tile played to another's lead."""
        if not BIT[self._tile] & self._suits.followers[self._suit]:
            return Because("throws")
        if not self._takes and self._reading.bidding:
            return Because("ducks", tile=self._top_tile)
        if not self._takes and self._top_seat == self._bidder:
            return Because("leaves", seat=self._top_seat)
        return Because("least")
