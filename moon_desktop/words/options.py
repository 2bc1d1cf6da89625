"""The words of the preferences: the label of each option, a sentence about it, and its choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from moon_desktop.words.language import N_, tr

_BESIDE: Final = N_("Somebody sits there only where five or six play.")
_ANYBODY: Final = N_("A person at this computer, or a computer player.")

_FACE: Final = N_("It belongs to the place, whatever the player there is called.")

OPTIONS: Final[Mapping[str, tuple[str, str]]] = {
    "your_name": (
        N_("Your name"),
        N_("Left empty, it is “You”, or a number where several persons play."),
    ),
    "left_name": (N_("Name on your left"), N_("Whoever plays after you.")),
    "far_left_name": (N_("Name further left"), _BESIDE),
    "across_name": (N_("Name across"), N_("Somebody sits across only where four play.")),
    "far_right_name": (N_("Name further right"), _BESIDE),
    "right_name": (N_("Name on your right"), N_("Whoever plays before you.")),
    "your_player": (
        N_("&Your place"),
        N_("Let the computer play here too, and you have a match to watch."),
    ),
    "left_player": (N_("On your &left"), _ANYBODY),
    "far_left_player": (N_("Further le&ft"), _ANYBODY),
    "across_player": (N_("Acro&ss"), _ANYBODY),
    "far_right_player": (N_("Further r&ight"), _ANYBODY),
    "right_player": (N_("On your &right"), _ANYBODY),
    "movement": (
        N_("Spee&d"),
        N_("How fast tiles and cards move, and how long pauses are."),
    ),
    "thinking": (
        N_("Computer &players"),
        N_("How long they take over a choice, so that you can follow."),
    ),
    "expert_seconds": (
        N_("Time for an e&xpert"),
        N_("So long an expert may think about a choice, and so long a hint may take."),
    ),
    "trick_stay": (
        N_("A finished &trick"),
        N_("How long its tiles lie there to be looked at before they are taken in."),
    ),
    "game": (
        N_("Game"),
        N_("The game that is played next; each has its own players and house rules."),
    ),
    "base": (
        N_("Starting from"),
        N_("The preset, or the set of your own, that you changed rules of."),
    ),
    "rules": (
        N_("House rules"),
        N_("They hold from the next match on; the match in play keeps its own."),
    ),
    "keys": (N_("Keys"), N_("The key that carries out each command.")),
    "lessons": (N_("Lessons"), N_("The step at which the lesson of each game was left.")),
    "language": (N_("&Language"), N_("The language of the window, its menus and its help.")),
    "sheet": (
        N_("Score pad"),
        N_("It lies beside the table where the window is wide enough."),
    ),
    "coach": (
        N_("Coach"),
        N_("Before a choice that throws the hand away you are asked once, and told why."),
    ),
    "welcomed": (N_("The welcome"), N_("Whether it has asked you what shall be played.")),
    "place": (N_("Window"), N_("Its size, and where on the screen it was.")),
    "solved": (N_("Practice"), N_("The positions that you have solved.")),
    "theme": (N_("&Theme"), N_("The light in which table, paper and windows are drawn.")),
    "your_face": (N_("Your face"), N_("The crescent, or the face of somebody whom you like.")),
    "left_face": (N_("Face on your left"), _FACE),
    "far_left_face": (N_("Face further left"), _FACE),
    "across_face": (N_("Face across"), _FACE),
    "far_right_face": (N_("Face further right"), _FACE),
    "right_face": (N_("Face on your right"), _FACE),
    "moods": (
        N_("Faces"),
        N_("A face shows it when a trick that counts is taken, and when a bid is made or set."),
    ),
    "motion": (
        N_("Motio&n"),
        N_("How tiles and cards come to where they belong."),
    ),
    "forced": (
        N_("The onl&y choice"),
        N_("Where nothing else can be played; a click or a key in time leaves it to you."),
    ),
    "volume": (N_("&Volume"), N_("How loud tiles, cards and all else at the table are.")),
    "mute": (N_("&Mute"), N_("The same as the loudspeaker on the bar, and its key.")),
    "chime": (N_("Your &turn"), N_("It is heard when you are to choose after the others.")),
    "pencil": (N_("&Pencil"), N_("It is heard when the score pad has a new row.")),
    "felt": (N_("&Felt"), N_("The colour of the mat that is played on.")),
    "tiles": (N_("T&iles"), N_("What they are made of.")),
    "numerals": (N_("Cou&nts"), N_("How the two counts of a tile are told.")),
    "tones": (N_("Tones"), N_("The pips tell the count all the same.")),
}
"""What each option is called, with & before the letter that goes to its control, and one sentence
about it."""

_FACES: Final = {
    "theo": N_("Round glasses and a bow tie"),
    "bea": N_("A topknot and pearls"),
    "ada": N_("A silver bob"),
    "milo": N_("A flat cap and curls"),
    "ines": N_("A flower and a braid"),
    "hugo": N_("A bald head and a broad beard"),
    "nell": N_("A headband and hoops"),
    "otis": N_("A wide hat and a white moustache"),
}

CHOICES: Final[Mapping[str, Mapping[str, str]]] = {
    "movement": {
        "fast": N_("Faster than by hand"),
        "normal": N_("As fast as by hand"),
        "relaxed": N_("Slow, to be followed with ease"),
    },
    "motion": {
        "system": N_("As the system is set"),
        "full": N_("Full: they fly and turn over"),
        "soft": N_("Soft: nothing travels, one thing fades into another"),
        "none": N_("None: they are there at once"),
    },
    "forced": {
        "never": N_("You play it yourself"),
        "last": N_("The last one of a hand goes by itself"),
        "always": N_("It always goes by itself"),
    },
    "thinking": {
        "none": N_("They answer at once"),
        "short": N_("A quarter of a second"),
        "normal": N_("Half a second"),
        "long": N_("Well over a second"),
    },
    "expert_seconds": {
        "0.2": N_("A fifth of a second"),
        "0.5": N_("Half a second"),
        "1": N_("One second"),
        "2": N_("Two seconds"),
        "5": N_("Five seconds"),
    },
    "trick_stay": {
        "short": N_("Half a second"),
        "normal": N_("A second"),
        "long": N_("Two seconds"),
        "click": N_("Until you click or press a key"),
    },
    "theme": {
        "evening": N_("Evening"),
        "daylight": N_("Daylight"),
        "night": N_("Night"),
        "contrast": N_("High contrast"),
        "system": N_("As the system"),
    },
    **{name: _FACES for name in OPTIONS if name.endswith("_face")},
    "your_face": {"": N_("The crescent"), **_FACES},
    "felt": {
        "theme": N_("The theme’s"),
        "green": N_("Green"),
        "blue": N_("Blue"),
        "burgundy": N_("Burgundy"),
        "plum": N_("Plum"),
        "slate": N_("Slate"),
        "umber": N_("Umber"),
    },
    "tiles": {"ivory": N_("Ivory"), "ebony": N_("Ebony"), "bone": N_("Bone"), "bold": N_("Bold")},
    "numerals": {
        "none": N_("Pips"),
        "small": N_("Pips and numerals"),
        "large": N_("Large numerals"),
    },
}
"""The words for the choices of options that have a few, in the order they are shown."""


def keyed_label(option: str) -> str:
    """What ``option`` is called before its control, with & before the letter that goes there."""
    return tr(OPTIONS[option][0])


def label(option: str) -> str:
    """What ``option`` is called."""
    return keyed_label(option).replace("&", "")


def help_line(option: str) -> str:
    """What ``option`` is for, in one sentence."""
    return tr(OPTIONS[option][1])
