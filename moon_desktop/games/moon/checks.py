"""What makes a draw, deal or play of Moon illegal, and the draws and deals that a seed gives."""

from __future__ import annotations

from moon_desktop.engine.dealing import Drawing, check_dealt, check_due
from moon_desktop.engine.entries import Draw, Play
from moon_desktop.engine.illegal import Illegal, Reason
from moon_desktop.engine.pieces import BIT, ENDS, INDEX
from moon_desktop.engine.shuffle import rolled, shuffled
from moon_desktop.games.moon.contract import DOUBLE_BLANK
from moon_desktop.games.moon.entries import Deal
from moon_desktop.games.moon.phases import Dealing, Phase, Playing
from moon_desktop.games.moon.rules import MoonRules

HAND_SIZE = 7


def dealt_hands(rules: MoonRules, number: int, dealer: int, deal: Deal) -> tuple[int, ...]:
    """The hands of ``deal`` as bits; Illegal unless it is the deal due (M1.1–M1.4)."""
    check_due(deal, number, dealer, "M1.4")
    if (deal.dice is not None) != rules.aggie_dice:
        reason = Reason.DICE_MISSING if rules.aggie_dice else Reason.DICE_NOT_ROLLED
        raise Illegal(deal, reason, "M3.9")
    if deal.dice is not None and not all(1 <= die <= 6 for die in deal.dice):
        raise Illegal(deal, Reason.DICE_MISSING, "M3.9")
    size = "M1.1" if rules.seats == 3 else "M1.2"
    if (deal.widow is not None) != rules.has_widow:
        reason = Reason.WIDOW_MISSING if rules.has_widow else Reason.NO_WIDOW
        raise Illegal(deal, reason, size)
    if len(deal.hands) != rules.seats or any(len(held) != HAND_SIZE for held in deal.hands):
        raise Illegal(deal, Reason.DEAL_SIZE, size)
    spread = [tile for held in deal.hands for tile in held]
    if deal.widow is not None:
        spread.append(deal.widow)
    check_dealt(deal, spread, rules.set, size)
    return tuple(sum(BIT[tile] for tile in held) for held in deal.hands)


def must_lead(rules: MoonRules, trump: str | None, held: int, trumps: int) -> int:
    """The tiles (bits) of those ``held`` that the first lead is confined to, or 0 where it is free
    (M3.8, M4.6)."""
    if trump == "0" and rules.blanks_are_follow_me:
        return DOUBLE_BLANK
    return held & trumps if rules.first_lead_trump else 0


def playable(rules: MoonRules, phase: Playing) -> int:
    """The tiles (bits) the seat in turn may lay down; with M4.8 ``forfeit`` also reneges."""
    tricks = phase.tricks
    held = tricks.held[tricks.turn]
    if tricks.plays:
        return tricks.following() if rules.renege == "prevent" else held
    if tricks.done:
        return held
    return must_lead(rules, phase.hand.trump, held, tricks.suits.trumps) or held


def check_play(rules: MoonRules, phase: Playing, play: Play) -> None:
    """Raises Illegal unless ``play`` is accepted where ``phase`` stands (M3.8, M4.1–M4.8)."""
    tricks = phase.tricks
    if play.seat != tricks.turn:
        raise Illegal(play, Reason.NOT_YOUR_TURN, "M4.1", turn=tricks.turn)
    bit = BIT.get(play.piece, 0)
    if not bit & tricks.held[play.seat]:
        raise Illegal(play, Reason.NOT_HELD, "M4.1", tile=play.piece)
    if not bit & playable(rules, phase):
        if tricks.plays:
            raise Illegal(
                play, Reason.MUST_FOLLOW, "M4.3", tile=play.piece, suit=tricks.suit,
                led=tricks.plays[0].piece,
            )  # fmt: skip
        if phase.hand.trump == "0" and rules.blanks_are_follow_me:
            raise Illegal(play, Reason.LEAD_DOUBLE_BLANK, "M3.8")
        raise Illegal(play, Reason.LEAD_TRUMP, "M4.6", trump=phase.hand.trump)
    _check_end(phase, play)


def _check_end(phase: Playing, play: Play) -> None:
    tricks = phase.tricks
    index = INDEX[play.piece]
    named = not tricks.plays and len(tricks.suits.leads[index]) > 1
    if named and play.suit is None:
        raise Illegal(play, Reason.NAME_AN_END, "M4.5", tile=play.piece)
    if named and play.suit not in tuple(map(str, ENDS[index])):
        raise Illegal(play, Reason.NOT_AN_END, "M4.5", tile=play.piece, suit=play.suit)
    if not named and play.suit is not None:
        raise Illegal(play, Reason.NO_END_TO_NAME, "M4.5", tile=play.piece)


def chance_due(rules: MoonRules, phase: Phase, number: int, seed: int) -> Draw | Deal | None:
    """The draw (M1.3) or the deal after hand ``number`` that is due; None where none is.

    A deal depends on the seed, the rules and its number alone, never on what was played.
    """
    match phase:
        case Drawing():
            return phase.due(rules.tiles, rules.seats, seed)
        case Dealing(dealer):
            return _deal(rules, dealer, number + 1, seed)
        case _:
            return None


def _deal(rules: MoonRules, dealer: int, number: int, seed: int) -> Deal:
    order = shuffled(rules.tiles, seed, "deal", number)
    hands = tuple(
        tuple(order[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]) for seat in range(rules.seats)
    )
    dice = rolled(seed, "dice", number) if rules.aggie_dice else None
    return Deal(number, dealer, dice, hands, order[-1] if rules.has_widow else None)
