"""How a match of the card game is shown on the table: where its cards lie, how an entry moves them,
and what is said of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from moon_desktop.engine.entries import Draw, Entry
from moon_desktop.engine.pieces import Piece
from moon_desktop.engine.sight import trick_finished
from moon_desktop.engine.tricks import Trick
from moon_desktop.games.defaults.table import (
    Plaque,
    Table,
    match_told,
    moment_of,
    taken,
    trick_so_far,
)
from moon_desktop.games.match import PlainSight
from moon_desktop.games.moon_cards.cards import (
    BIG,
    BIG_LED,
    LITTLE,
    LITTLE_LED,
    PACK,
    SUITS,
    TRICKS,
    colour_of,
    number_of,
)
from moon_desktop.games.moon_cards.chips import RoundOver
from moon_desktop.games.moon_cards.match import DUMMY
from moon_desktop.games.moon_cards.show.cards import (
    SIGNS,
    laid,
    moons_among,
    piece_called,
    turned,
    within,
)
from moon_desktop.games.moon_cards.show.house_rules import WORDS
from moon_desktop.games.moon_cards.show.sides import (
    camps,
    chips_moved,
    gain,
    scores,
    sockets,
    told_of_chips,
)
from moon_desktop.games.views.table import (
    Counted,
    Face,
    Heap,
    Laid,
    Layout,
    Middle,
    Motion,
    PlateValues,
    TakenTrick,
    Telling,
    Told,
)
from moon_desktop.words.language import ngettext, tr
from moon_desktop.words.names import apart, listing

_WREATH: Final = 12
"""So many cards make one."""


class CardsTable(Table[PlainSight]):
    """The table of the card game."""

    # --- where it lies ----------------------------------------------------------------------

    def face(self, piece: Piece | None) -> Face:
        """By its figure and the sign of its colour; the two of a kind have the same."""
        if piece is None:
            return Face("moon")
        if piece in (BIG, LITTLE):
            figure, sign = ("+1", "big") if piece == BIG else ("\N{MINUS SIGN}1", "little")
            return Face("moon", figure, sign, name=piece_called(piece))
        return Face("moon", piece[1:], SIGNS[piece[0]])

    def piece_told(self, piece: Piece) -> str:
        """With what a Moon card does to who takes it (C3.4)."""
        told = {
            BIG: tr("the first one takes the trick, and brings a chip"),
            LITTLE: tr("costs whoever takes it a chip"),
        }
        return "\n".join(filter(None, (self.piece_called(piece), told.get(piece, ""))))

    def layout(self, sight: PlainSight) -> Layout:
        """Hands as fans, the card led and the one that takes the trick so far marked, the draw,
        and the dummy's pile and the card that it turned (C5.1)."""
        lies = {laid.seat: laid for laid in trick_so_far(sight, SUITS)}
        if sight.plays:
            first = sight.plays[0].seat
            lies[first] = lies[first]._replace(told=Told(tr("Led"), ""))
        middle: tuple[Middle, ...] = ()
        if sight.pile:
            cards = ngettext("{number} card, no chips", "{number} cards, no chips", sight.pile)
            words = "\n".join((tr("Dummy"), cards.format(number=sight.pile)))
            middle = (Middle("dummy", pile=sight.pile, words=words),)
        top = lies.pop(DUMMY, None) if sight.rules.has_dummy else None
        if top is not None:
            middle += (Middle("turned", top.piece, told=top.told, takes=top.takes),)
        drawn = {
            seat: card for draw in sight.drawn for seat, card in enumerate(draw.pieces) if card
        }
        return _at_the_end(sight, super().layout(sight))._replace(
            trick=tuple(lies.values()),
            drawn=tuple(Laid(seat, card) for seat, card in sorted(drawn.items())),
            middle=middle,
            sides=sight.seats.sides,
        )

    # --- how it moves -----------------------------------------------------------------------

    def motion(self, before: PlainSight, entry: Entry, after: PlainSight) -> Motion:
        """With the draw, and with the card that the dummy turns; a trick may move chips."""
        if isinstance(entry, Draw):
            drew = (seat for seat, card in enumerate(entry.pieces) if card is not None)
            return Motion("draw", seats=tuple(drew))
        if isinstance(entry, RoundOver) and entry.offender is not None:
            return Motion(cue="set")
        moved = super().motion(before, entry, after)
        done = trick_finished(entry, before, after)
        if done is not None:
            moved = moved._replace(gain=gain(done.plays))
        moved = moved._replace(chips=chips_moved(before, done, after))
        if not before.rules.has_dummy or done is None:
            return moved
        last = done.plays[-1]
        turned = last.piece if last.seat == DUMMY else ""
        # Its lead is told when the trick before it is gone.
        return moved._replace(turned=turned, dummy=done.taker == DUMMY, line="cleared")

    def took_text(self, before: PlainSight, done: Trick) -> tuple[str, str]:
        card = next(play.piece for play in done.plays if play.seat == done.taker)
        own, other = tr("Your {card} takes it."), tr("{name} takes it with {card}.")
        if done.taker >= before.seats.count:
            other = tr("The dummy takes it with {card}.")
        elif colour_of(card) == SUITS.trump_suit and done.suit not in (
            SUITS.trump_suit,
            LITTLE_LED,
        ):
            own = tr("You trump with {card} and take it.").format(card=laid(card))
            other = tr("{name} trumps with {card} and takes it.")
        return own.format(card=piece_called(card)), other.format(name="{name}", card=laid(card))

    # --- what is said -----------------------------------------------------------------------

    def telling(self, sight: PlainSight, names: Sequence[str], you: int | None) -> Telling:
        """With chips, and the pile of what is out of play."""
        out = len(PACK.pieces) - (sight.seats.count + sight.rules.has_dummy) * TRICKS
        pile = Heap(out, tr("{number} out of play").format(number=out))
        told = told_of_chips(super().telling(sight, names, you), sight, names)
        unused = pile if sight.phase == "play" else None
        return told._replace(unused=unused)

    def plate(self, sight: PlainSight, seat: int, name: str, you: int | None) -> PlateValues:
        """The player's own tricks. Chips are told where they lie, and once: in the tray of a side,
        and in yours; on the plates of others where all play alone."""
        seats, tricks = sight.seats, sight.taken[seat] if sight.taken else 0
        alone, side = not seats.partners and seat != sight.seat, seats.side(seat)
        found = super().plate(sight, seat, name, you)
        return found._replace(
            tricks=tricks,
            taken=tr("{tricks} of {all}").format(tricks=tricks, all=TRICKS),
            score=scores(sight)[side] if alone else "",
            in_chips=True,
            rail=sockets(sight.rules) if alone else 0,
            camp=camps(seats, sight.seat)[side] if seats.partners else None,
        )

    def hand_size(self, sight: PlainSight) -> int:
        return TRICKS

    def plaque(self, sight: PlainSight, names: Sequence[str], you: int | None) -> Plaque:
        """What is trump, and which trick of which round is played."""
        title, line = WORDS.title(), ""
        if sight.hand:
            line = tr("Round {number}").format(number=sight.hand)
        if sight.phase == "play":
            title, trick = tr("Rockets are trump"), min(len(sight.tricks) + 1, TRICKS)
            if sight.suit == LITTLE_LED:
                title = tr("No trump now")
            line = tr("Round {number}, trick {trick} of {tricks}").format(
                number=sight.hand, trick=trick, tricks=TRICKS
            )
        return "card:rockets", title, line

    def prompt(self, sight: PlainSight, names: Sequence[str], you: int | None) -> str:
        """Who is to play, and to you what you may; that a Little Moon was led is told to all."""
        if sight.phase != "play":
            return _drawn(sight, names, you)
        if sight.turn == you and not sight.veiled:
            return f"{self.led(sight, names)} {_asked(sight)}".lstrip()
        plain = super().prompt(sight, names, None)
        if sight.suit != LITTLE_LED:
            return plain
        special = tr("A Little Moon was led: the highest number takes it, rockets are no trump.")
        return f"{special} {plain}"

    def led(self, sight: PlainSight, names: Sequence[str]) -> str:
        """What was led by whom, or what the dummy turned last (C5.1)."""
        if sight.plays:
            lead = sight.plays[0]
            if lead.seat == DUMMY and sight.rules.has_dummy:
                text = tr("The dummy took the trick and turned {card}.")
                return text.format(card=laid(lead.piece))
            return super().led(sight, names)
        if sight.rules.has_dummy and sight.tricks:
            last = sight.tricks[-1].plays
            return turned(next(play.piece for play in last if play.seat == DUMMY))
        return ""


def _at_the_end(sight: PlainSight, lies: Layout) -> Layout:
    """When a round is over: all its tricks are counted. All five of them are a shoot; the moon
    shines on what won the match; where another side did, the disc is free for its faces."""
    if sight.last is None:
        return lies
    seats, owners = sight.seats, camps(sight.seats, sight.seat)
    took = [done.taker for done in sight.tricks]
    swept = len(took) == TRICKS and max(seats.by_side(sight.taken)) == TRICKS
    moment = moment_of(sight, shot=swept)
    # The dummy is on no side, and comes last.
    sides = [seats.side(taker) if taker < seats.count else seats.sides for taker in took]
    tricks, own = tuple(map(taken, sight.tricks)), seats.side(sight.seat)
    order = [*seats.sides_clockwise(sight.seat), seats.sides]
    placed = sorted(range(len(took)), key=lambda number: order.index(sides[number]))
    counted = Counted(
        tuple(took[number] for number in placed),
        tuple(tricks[number] for number in placed),
        of_all=True,
        camps=tuple(owners[sides[number]] for number in placed) if owners else (),
        order=tuple(placed),
    )
    lies = lies._replace(
        left=sight.last.left,
        left_words=tr("What was left in hand lies open."),
        moment=moment,
        won=_wreath(tricks, sides, own) if moment == "match" else (),
        counted=None if moment in ("shoot", "lost") else counted,
    )
    return match_told(lies, sight)


def _wreath(tricks: Sequence[TakenTrick], sides: Sequence[int], own: int) -> tuple[Piece, ...]:
    """Twelve cards of the round that turned it, from the left to the right of a wreath: in its
    middle those that took the tricks of the winners, then what else they took, then other tricks.
    """
    ranked = sorted(
        (side != own, card != trick.won, card)
        for trick, side in zip(tricks, sides, strict=True)
        for card in trick.pieces
    )
    cards = [card for *_, card in ranked[:_WREATH]]
    return (*reversed(cards[::2]), *cards[1::2])


def _drawn(sight: PlainSight, names: Sequence[str], you: int | None) -> str:
    """Who is to deal first, or draws again (C2.1)."""
    if not sight.drawn:
        return ""
    last = sight.drawn[-1].pieces
    numbers = {seat: number_of(card) for seat, card in enumerate(last) if card is not None}
    seats = [seat for seat, number in numbers.items() if number == max(numbers.values())]
    if len(seats) > 1:
        listed = listing([apart(names[seat]) for seat in seats])
        return tr("{names} tie and draw again.").format(names=listed)
    if seats[0] == you:
        return tr("You draw highest and deal.")
    return tr("{name} draws highest and deals.").format(name=apart(names[seats[0]]))


def _asked(sight: PlainSight) -> str:
    """What you may play (C2.3, C3.1–C3.3, C6.1)."""
    suit = sight.suit
    if suit is None:
        return tr("You lead.")
    if suit == BIG_LED:
        return tr("Play any card.")
    if suit == LITTLE_LED:
        return tr("The highest number takes it, rockets are no trump: play any card.")
    held = PACK.mask(sight.held)
    if not held & SUITS.followers[suit]:
        return tr("You have no {suit}: play any card.").format(suit=within(suit))
    words = tr("Follow {suit}.")
    if moons := moons_among(sight.held):
        words = tr("Follow {suit}, or play {moons}.")
    if sight.rules.renege == "forfeit":
        words = f"{words} {tr('Any other card costs a chip.')}"
    return words.format(suit=within(suit), moons=moons)
