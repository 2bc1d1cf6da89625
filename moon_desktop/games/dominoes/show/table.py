"""The table of a game of dominoes with an auction: where its tiles lie, what is heard of them, and
what is said of the draw, the auction and who bought the hand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, Literal, TypeVar

from moon_desktop.engine.bidding import PASS
from moon_desktop.engine.entries import Bid, Draw, Entry, Play
from moon_desktop.engine.pieces import BIT, ENDS, INDEX, Piece, Tile, pips
from moon_desktop.engine.suits import Suits
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.auction.entries import Bought, NameTrump
from moon_desktop.games.auction.sight import AnyAccount, AnySight
from moon_desktop.games.defaults.table import (
    TURNS,
    Plaque,
    Table,
    match_told,
    moment_of,
    trick_so_far,
    won,
)
from moon_desktop.games.dominoes.show.wording import AuctionWording
from moon_desktop.games.views.cues import Cue
from moon_desktop.games.views.table import (
    Face,
    Gain,
    Held,
    Laid,
    Layout,
    Middle,
    Motion,
    PlateValues,
    Telling,
    Told,
    domino,
)
from moon_desktop.words.language import N_, tr
from moon_desktop.words.names import apart, listing
from moon_desktop.words.score import signed

S = TypeVar("S", bound=AnySight)


class AuctionTable(Table[S], ABC):
    """The table of such a game."""

    wording: AuctionWording

    turns: ClassVar[Mapping[str, tuple[str, str]]] = {
        **TURNS,
        "widow": (N_("Discard one tile"), N_("To discard")),
        "trump": (N_("Name trump"), N_("To name trump")),
    }
    shoots: ClassVar[Collection[str]] = ()
    """The bids for everything."""
    standing: ClassVar[tuple[str, str]]
    """How the highest bid so far is told, to who made it and to others: marked texts."""

    # --- where it lies ----------------------------------------------------------------------

    def face(self, piece: Piece | None) -> Face:
        return domino(piece)

    def layout(self, sight: S) -> Layout:
        """The hand as it is stood up, and the suit on the tile led; before a hand the draw, and
        after it what was not played."""
        if sight.drawn:
            drawn = _draw_laid(sight.drawn)
            return Layout(sight.seat, sight.seats.count, drawn=drawn)
        if sight.played is not None:
            return self.laid_open(sight, sight.played)
        lies = super().layout(sight)._replace(trick=trick_so_far(sight, sight.suits))
        looks = {held.piece: held.look for held in lies.hand}
        suits = sight.suits
        trumps = [tile for tile in sight.held if suits is not None and suits.trumps & BIT[tile]]
        return lies._replace(
            hand=tuple(Held(tile, looks[tile]) for tile in arranged(sight.held, suits)),
            ahead=len(trumps),
            trick=self._with_suit(lies.trick, sight.plays, sight.suit, sight.call),
        )

    def laid_open(self, sight: S, last: AnyAccount) -> Layout:
        """The table at the end of the hand ``last``: what was not played is turned up, and the
        discard. The set is laid out where the viewer's side has won the match; where another has,
        the disc is free for whoever that is."""
        moment, suits = moment_of(sight, shot=self.wording.shot(last)), last.played_for.suits
        shown = last.discard is not None and moment not in ("shoot", "lost")
        lies = Layout(
            sight.seat,
            sight.seats.count,
            left=tuple(arranged(held, suits) for held in last.left),
            left_words=tr("What was left in hand lies open."),
            middle=(Middle("shown", last.discard),) if shown else (),
            moment=moment,
            won=tuple(reversed(sight.rules.tiles)) if moment == "match" else (),
        )
        return match_told(lies, sight)

    def trick(self, trick: Trick) -> tuple[Laid, ...]:
        return self._with_suit(super().trick(trick), trick.plays, trick.suit, None)

    def _with_suit(
        self, laid: Sequence[Laid], plays: Sequence[Play], suit: int | None, call: str | None
    ) -> tuple[Laid, ...]:
        """The suit is told on the tile led: where an end was named (M4.5), or where the tile does
        not lead its higher end, as a trump may (M4.2)."""
        trick = [*laid]
        if plays and suit is not None:
            first = plays[0]
            if first.suit is not None or suit != ENDS[INDEX[first.piece]][0]:
                emblem, words = self.wording.heading(suit, call)
                trick[0] = trick[0]._replace(told=Told(words, emblem))
        return tuple(trick)

    # --- how it moves -----------------------------------------------------------------------

    def motion(self, before: S, entry: Entry, after: S) -> Motion:
        moved = self.moved(before, entry, after)
        gains = _gains(after) if moved.over else ()
        cue = self._cue(entry) or moved.cue
        return moved._replace(line=_line(before, after), gains=gains, cue=cue)

    def moved(self, before: S, entry: Entry, after: S) -> Motion:
        """How ``entry`` is shown, but for what is heard and said of it meanwhile."""
        if not isinstance(entry, Draw):
            return super().motion(before, entry, after)
        drew = (seat for seat, tile in enumerate(entry.pieces) if tile is not None)
        return Motion("draw", seats=tuple(drew))

    def _cue(self, entry: Entry) -> Cue | None:
        """What is heard of ``entry``, where that is no sound of pieces."""
        match entry:
            case NameTrump():
                return "trump"
            case Bought(result="made"):
                return "shoot" if entry.bid in self.shoots else "made"
            case Bought(result="set"):
                return "set"
            case _:
                return None

    def took_text(self, before: S, done: Trick) -> tuple[str, str]:
        """What took it, and what it counts; or that it had to be taken."""
        contract, side = before.contract, before.seats.side
        suits, count = contract.suits, "" if contract.low else self.count_told(done)
        tile = next(play.piece for play in done.plays if play.seat == done.taker)
        if contract.low and side(done.taker) == side(contract.bidder):
            sentences = (
                tr("Your {tile} has to take it."),
                tr("{name} has to take it with the {tile}."),
            )
        elif done.suit != suits.trump_suit and suits.trumps & BIT[tile]:
            sentences = (
                tr("You trump with the {tile} and take it."),
                tr("{name} trumps with the {tile} and takes it."),
            )
            if count:
                sentences = (
                    tr("You trump with the {tile} and take {count}."),
                    tr("{name} trumps with the {tile} and takes {count}."),
                )
        elif count:
            sentences = (
                tr("Your {tile} takes {count}."),
                tr("{name} takes {count} with the {tile}."),
            )
        else:
            sentences = tr("Your {tile} takes it."), tr("{name} takes it with the {tile}.")
        own, other = sentences
        words = {"tile": self.wording.piece(tile), "count": count}
        return own.format(**words), other.format(name="{name}", **words)

    def count_told(self, done: Trick) -> str:
        """What a trick counts, as a word, where that is told."""
        return ""

    # --- what is said -----------------------------------------------------------------------

    def telling(self, sight: S, names: Sequence[str], you: int | None) -> Telling:
        """What was played for is told until the next deal."""
        return super().telling(sight.at_its_end, names, None if sight.veiled else you)

    def plate(self, sight: S, seat: int, name: str, you: int | None) -> PlateValues:
        """With who bid highest."""
        highest = _highest(sight)
        bidder = highest is not None and seat == highest.seat
        return super().plate(sight, seat, name, you)._replace(bidder=bidder)

    def plaque(self, sight: S, names: Sequence[str], you: int | None) -> Plaque:
        names, dealer = [apart(name) for name in names], sight.dealer
        match sight.phase:
            case "draw" if sight.drawn:
                again = listing([names[seat] for seat in _drew_highest(sight.drawn)])
                return "moon", tr("The draw"), tr("{names} draw again").format(names=again)
            case "deal" if dealer is not None:
                deals = tr(self.wording.deals[dealer != you]).format(name=names[dealer])
                return "moon", tr("A new hand"), deals
            case "bid":
                bid, line = _highest(sight), tr("No bid yet")
                if bid is not None:
                    words = tr(self.standing[bid.seat != you])
                    line = words.format(name=names[bid.seat], bid=self.wording.bid(bid.bid))
                return "moon", tr("The auction"), line
            case "widow" | "trump":
                own, name = sight.bidder == you, names[sight.bought.seat]
                title = tr("You won the bid") if own else tr("{name} won the bid")
                emblem, line = self.to_come(sight, names, you)
                return emblem, title.format(name=name), line
            # Nobody is to deal any more when the match is over.
            case "play" if dealer is not None:
                return self.played_for(sight, names, you)
        over = sight.ledger.match_winner()
        if over is None:
            return "moon", tr("The draw"), tr(self.wording.highest)
        return "moon", won(sight, names, over, you), ""

    def low(self, sight: S) -> bool:
        return sight.low

    @abstractmethod
    def to_come(self, sight: S, names: Sequence[str], you: int | None) -> tuple[str, str]:
        """Emblem and line of the plaque from the highest bid until the play."""

    @abstractmethod
    def played_for(self, sight: S, names: Sequence[str], you: int | None) -> Plaque:
        """The plaque during the play, and until the next deal."""

    def prompt(self, sight: S, names: Sequence[str], you: int | None) -> str:
        """One line to the person at seat ``you``, if there is one; none where the panel says it.
        That the draw is decided, or several drew highest (M1.3, T1.2)."""
        names, you = [apart(name) for name in names], None if sight.veiled else you
        if not sight.drawn:
            return self.prompt_in_hand(sight, names, you)
        highest = _drew_highest(sight.drawn)
        if len(highest) > 1:
            listed = listing([names[seat] for seat in highest])
            return tr("{names} tie and draw again.").format(names=listed)
        first = highest[0]
        return tr(self.wording.drawn[first != you]).format(name=names[first])

    @abstractmethod
    def prompt_in_hand(self, sight: S, names: Sequence[str], you: int | None) -> str:
        """The line once the tiles are dealt."""


def arranged(held: tuple[Tile, ...], suits: Suits | None) -> tuple[Tile, ...]:
    """A hand as a player stands it up: trumps first, then by suit, the highest on the left."""

    def place(tile: Tile) -> tuple[int, ...]:
        index = INDEX[tile]
        high, low = ENDS[index]
        if suits is None:
            return (-high, high != low, -low)
        suit = suits.suit_led(index)
        trump = suit == suits.trump_suit
        return (not trump, -suit, -suits.strength[suit][index])

    return tuple(sorted(held, key=place))


def _gains(sight: AnySight) -> tuple[Gain, ...]:
    """The points of the hand that is over, on the plate of who bid for them, or of who sits next to
    the viewer of a side."""
    hand, side = sight.result, sight.seats.side
    if hand is None:
        return ()
    order = (sight.bidder, *sight.seats.clockwise(sight.seat))
    seats = {side(seat): seat for seat in reversed(order) if seat is not None}
    named = ((seats[one], points) for one, points in enumerate(hand.points) if points)
    return tuple(Gain(seat, signed(points), points < 0) for seat, points in named)


def _highest(sight: AnySight) -> Bid | None:
    """The bid that bought the hand, or in the auction the highest so far."""
    return next((bid for bid in reversed(sight.said) if bid.bid != PASS), None)


def _drew_highest(drawn: Sequence[Draw]) -> tuple[int, ...]:
    """The seats that drew highest in the last of the draws: one deals, more draw again (M1.3)."""
    totals = {seat: pips(tile) for seat, tile in enumerate(drawn[-1].pieces) if tile is not None}
    return tuple(seat for seat, total in totals.items() if total == max(totals.values()))


def _draw_laid(drawn: Sequence[Draw]) -> tuple[Laid, ...]:
    """The last tile that each seat drew for the deal; who is out of it has it set back."""
    tiles = {
        seat: tile for draw in drawn for seat, tile in enumerate(draw.pieces) if tile is not None
    }
    high = _drew_highest(drawn)
    return tuple(Laid(seat, tile, back=seat not in high) for seat, tile in sorted(tiles.items()))


def _line(before: AnySight, after: AnySight) -> Literal["kept", "cleared", "ahead"]:
    """What becomes of the line over the table meanwhile."""
    if before.phase == after.phase == "play":
        # What is said of the lead belongs to the tile that is on its way.
        return "ahead" if after.plays else "cleared"
    # What is said of a tie goes for the drawing again too.
    return "kept" if before.phase in ("draw", after.phase) else "cleared"
