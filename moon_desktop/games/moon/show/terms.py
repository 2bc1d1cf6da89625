"""The words of Moon and its family, and what players mean by them."""

from __future__ import annotations

from moon_desktop.games.shown.help import Term
from moon_desktop.words.language import tr


def terms() -> tuple[Term, ...]:
    """All terms in the order of the alphabet."""
    found = (*_tiles(), *_deal(), *_bids(), *_play(), *_score(), *_family())
    return tuple(sorted(found, key=lambda term: term.word.split(",")[0].casefold()))


def _tiles() -> tuple[Term, ...]:
    return (
        Term(tr("Aces"), tr("The ones.")),
        Term(
            tr("Blank"),
            tr(
                "An end without pips, and the suit of such tiles. With three seats the double blank"
                " is the whole suit, where it is in play at all."
            ),
            ("M1.1",),
        ),
        Term(tr("Bones, rocks"), tr("The tiles.")),
        Term(
            tr("Boneyard"),
            tr(
                "In other games of dominoes, the tiles left over, from which one draws. Moon has"
                " none: every tile is dealt, but for the widow."
            ),
        ),
        Term(
            tr("Bull"),
            tr("The double of the trump suit, and so its highest tile; also the big kahuna."),
        ),
        Term(tr("Cow"), tr("The trump next below the bull; some say moo-moo.")),
        Term(tr("Deuces"), tr("The twos; ducks to some.")),
        Term(tr("Devil"), tr("The 6-3.")),
        Term(
            tr("Double"),
            tr(
                "A tile with the same number at both ends. As trumps, the doubles are a suit of"
                " their own."
            ),
            ("M3.5",),
        ),
        Term(
            tr("Pip"),
            tr("A dot on a tile; and the number that the dots of an end make."),
            ("M3.3",),
        ),
        Term(tr("Roach"), tr("The 1-0, which is in play with four seats only."), ("M1.2",)),
        Term(
            tr("Suit"),
            tr("All tiles with one number; a tile of two numbers belongs to two suits."),
            ("M4.3",),
        ),
        Term(tr("Tile"), tr("One domino, written with its higher end first: 6-4.")),
        Term(tr("Treys"), tr("The threes.")),
    )


def _deal() -> tuple[Term, ...]:
    return (
        Term(
            tr("Aggie dice"),
            tr("Two dice, rolled before the deal, that show the only two numbers for trump."),
            ("M3.9",),
        ),
        Term(tr("Dealer"), tr("Who mixes the tiles, and bids last."), ("M1.3", "M1.4")),
        Term(
            tr("Discard"),
            tr("The tile that the bidder lays away, face down, after taking up the widow."),
            ("M3.1",),
        ),
        Term(
            tr("Game"),
            tr("As many hands as it takes to reach the target; also called a round."),
            ("M5.6",),
        ),
        Term(tr("Hand"), tr("The tiles you hold; and one deal played to its end.")),
        Term(tr("Match"), tr("One game, or several that are counted together."), ("M6.1",)),
        Term(
            tr("Partner"),
            tr("With four seats and two sides, the player opposite, who shares your score."),
            ("M1.2",),
        ),
        Term(tr("Seat"), tr("A place at the table, and whoever sits there.")),
        Term(tr("Shake, wash"), tr("To mix the tiles face down. The shaker is the dealer.")),
        Term(tr("Side"), tr("Those who score together: a player alone, or two partners.")),
        Term(
            tr("Widow"),
            tr(
                "The one tile left over when three have their seven, which goes to the bidder; a"
                " kitty to others."
            ),
            ("M1.1", "M3.1"),
        ),
    )


def _bids() -> tuple[Term, ...]:
    return (
        Term(tr("Auction"), tr("The bidding, once round the table."), ("M2.1",)),
        Term(
            tr("Bid"),
            tr("A promise to take so many tricks, higher than every promise before it."),
            ("M2.2",),
        ),
        Term(
            tr("Bidder"),
            tr("Who made the highest bid; names the trump, leads first, and must keep the bid."),
            ("M2.1",),
        ),
        Term(
            tr("Contract"),
            tr("The bid that won, together with the trump it is played in."),
            ("M3",),
        ),
        Term(tr("Defender"), tr("Anybody who plays to stop the bidder.")),
        Term(
            tr("Double shoot, triple shoot"),
            tr(
                "Bids on top of somebody’s shoot, each for all seven tricks. They stake no more"
                " points, but more hickeys."
            ),
            ("M2.3", "M5.7"),
        ),
        Term(
            tr("Force dealer"),
            tr("The house rule by which a dealer who hears only passes has to bid."),
            ("M2.5",),
        ),
        Term(tr("Pass"), tr("To make no bid.")),
        Term(
            tr("Shoot, shoot the moon"),
            tr("To bid all or nothing, for 21 points: every trick, or none."),
            ("M2.2",),
        ),
        Term(tr("Shoot over"), tr("To promise all seven tricks."), ("M2.2",)),
        Term(
            tr("Shoot under"),
            tr("To promise not a single trick; also called low, low boy, nil, nillo or nello."),
            ("M2.2", "M3.7"),
        ),
    )


def _play() -> tuple[Term, ...]:
    return (
        Term(
            tr("Follow, follow suit"),
            tr("To play a tile of the suit that was led, as one must if one can."),
            ("M4.3",),
        ),
        Term(
            tr("Follow me"),
            tr("A hand without trumps, in which the highest tile of the suit led wins the trick."),
            ("M3.6", "M3.8"),
        ),
        Term(tr("Lead"), tr("To play the first tile of a trick; and that tile."), ("M4.1",)),
        Term(
            tr("No trump"),
            tr("The same as follow me."),
            ("M3.8",),
        ),
        Term(
            tr("Off"),
            tr("A tile of the bidder’s that is no trump and no sure winner: the one to lose with."),
        ),
        Term(
            tr("Renege"),
            tr("To play another tile although one could follow suit."),
            ("M4.8",),
        ),
        Term(
            tr("Trick"),
            tr("One tile from every player. There are seven in a hand."),
            ("M4.1",),
        ),
        Term(
            tr("Trump"),
            tr("The suit that beats all others; and to beat another suit with it."),
            ("M3.3", "M4.4"),
        ),
        Term(tr("Void"), tr("Without a tile of some suit; of a hand, one that all have passed.")),
    )


def _score() -> tuple[Term, ...]:
    return (
        Term(
            tr("Hickey"),
            tr(
                "A stain on a bidder who was set, to be paid for after the game; an asterisk on the"
                " score sheet."
            ),
            ("M5.7", "M6.2"),
        ),
        Term(
            tr("In the hole"),
            tr("With a score below zero, which stands in a circle on the score sheet."),
            ("M5.8",),
        ),
        Term(tr("Made"), tr("Said of a bid that was kept."), ("M5.1",)),
        Term(
            tr("Mark"),
            tr(
                "What a game is worth in a match of several; by some house rules, also what a hand"
                " is worth in a game."
            ),
            ("M5.5", "M6.2"),
        ),
        Term(
            tr("Overtrick"),
            tr("A trick beyond the bid, which scores by some house rules only."),
            ("M5.3",),
        ),
        Term(tr("Point"), tr("What a trick is worth, whatever tiles are in it."), ("M5.2",)),
        Term(tr("Set"), tr("Said of a bid that was missed, and of its bidder."), ("M5.1",)),
        Term(tr("Target"), tr("The score that wins a game."), ("M5.6",)),
    )


def _family() -> tuple[Term, ...]:
    """Words of the game that Moon comes from."""
    return (
        Term(
            tr("Count"),
            tr("In 42, the five tiles worth points of their own. In Moon no tile is."),
        ),
        Term(
            tr("Forty-two, 42"),
            tr("The game of Texas that Moon comes from: four players, in two partnerships."),
        ),
        Term(
            tr("Plunge"),
            tr("In 42, a bid with four doubles or more, for which one’s partner names the trump."),
        ),
        Term(tr("Sevens"), tr("In 42, a trump suit of the tiles whose ends add up to seven.")),
    )
