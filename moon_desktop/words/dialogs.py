"""The words of the dialogs that begin a match and hold the preferences."""

from __future__ import annotations

from moon_desktop.words.language import tr
from moon_desktop.words.names import listing
from moon_desktop.words.names import you as you
from moon_desktop.words.quoting import printable, quoted

# --- a new match --------------------------------------------------------------------------


def new_match() -> str:
    """The heading of the dialog that begins a match."""
    return tr("New match")


def begin() -> str:
    """Its button."""
    return tr("&Begin")


def game() -> str:
    """What the box with the games is called."""
    return tr("Game")


def game_label() -> str:
    """The label of the games."""
    return tr("&Game")


def house_rules() -> str:
    """The page of the preferences that holds them."""
    return tr("House rules")


def house_rules_label() -> str:
    """The label of the presets."""
    return tr("&House rules")


def with_changes(base: str | None) -> str:
    """House rules that were changed since they were ``base``, the name of others."""
    if base is None:
        return tr("Your own, not yet named")
    return tr("{base}, with changes").format(base=base)


def change_rules() -> str:
    """The button that opens the house rules."""
    return tr("Chang&e\u2026")


def deal_number() -> str:
    """What the seed is called."""
    return tr("Deal number")


def deal_number_label() -> str:
    """The label of the seed."""
    return tr("&Deal number")


def any_deals() -> str:
    """What an empty deal number means."""
    return tr("any")


def as_now(number: int) -> str:
    """The button that puts in the deal number of the match in play."""
    return tr("As &now: {number}").format(number=number)


def deal_number_help() -> str:
    """What the deal number is for."""
    return tr("The same number gives the same deals, here and on another computer.")


def no_deal_number() -> str:
    """What was typed is no deal number."""
    return tr("A deal number has at most 18 digits and nothing else. Leave it empty for any deals.")


# --- players ------------------------------------------------------------------------------


def player(key: str) -> str:
    """Who plays at a place: a person, or a computer player of a level."""
    return {
        "human": tr("A person"),
        "casual": tr("Computer, casual"),
        "skilled": tr("Computer, skilled"),
        "expert": tr("Computer, expert"),
        "random": tr("Computer, any legal choice"),
    }.get(key, key)


def numbered(place: int) -> str:
    """What a person without a name is called, where several play."""
    return tr("Player {number}").format(number=place + 1)


def people_line(count: int) -> str:
    """What it means that ``count`` persons play."""
    if count == 0:
        return tr("The computer plays every place: a match to watch.")
    if count == 1:
        return tr("One person plays, against the computer.")
    return tr(
        "Several persons play at this computer: a curtain hides the table from one turn to the "
        "next, until the person whose turn it is says so."
    )


def places_vary() -> str:
    """Not every place is always taken."""
    return tr("Which of the places are taken depends on how many play.")


def players_hold() -> str:
    """When a change of names and players holds."""
    return tr("What you change here holds at once, also in the match in play.")


# --- preferences --------------------------------------------------------------------------


def preferences() -> str:
    """The heading of the preferences."""
    return tr("Preferences")


def page(name: str) -> str:
    """The heading of a page of the preferences."""
    return {
        "rules": house_rules(),
        "players": tr("Players"),
        "table": tr("Table"),
        "keys": tr("Keys"),
    }[name]


def pages() -> str:
    """The list of the pages, for those who cannot see it."""
    return tr("Pages")


def rules_hold() -> str:
    """When a change of house rules holds."""
    return tr("They hold from the next match on. The match in play keeps the rules it began with.")


def rules_in_the_way() -> str:
    """House rules that cannot be played stand in the way of OK."""
    return tr(
        "Nothing was kept, for these house rules cannot be played together. Change what is marked "
        "in red, or start again from a preset."
    )


def table_holds() -> str:
    """When a change of pace holds."""
    return tr("What you change here holds at once.")


# --- keys ---------------------------------------------------------------------------------


def keys_help() -> str:
    """How a key is changed."""
    return tr(
        "Go to a field and press the new key there. Backspace leaves the command without one."
    )


def no_key() -> str:
    """An empty field."""
    return tr("no key")


def key_of(command: str) -> str:
    """A field, for those who cannot see the words beside it."""
    return tr("Key of {command}").format(command=command)


def default_key() -> str:
    """The button that gives one command its own key again."""
    return tr("Default")


def default_key_of(command: str) -> str:
    """The same for those who cannot see the words beside it."""
    return tr("Default key of {command}").format(command=command)


def all_default_keys() -> str:
    """The button that gives every command its own key again."""
    return tr("All keys as they were at first")


def key_taken(keys: str, command: str) -> str:
    """The key belongs to another command."""
    return tr("{keys} is the key of {command}. Give that command another key first.").format(
        keys=printable(keys), command=quoted(command)
    )


def key_of_the_table(keys: str) -> str:
    """The key is needed at the table."""
    return tr("{keys} is needed at the table, to bid and to play.").format(keys=printable(keys))


def fixed_keys() -> str:
    """The heading of the keys that cannot be changed."""
    return tr("At the table")


def fixed_key_rows() -> tuple[tuple[str, str], ...]:
    """The keys that cannot be changed, and what they do."""
    return (
        (listing((tr("Left"), tr("Right"))), tr("go from tile to tile, or from bid to bid")),
        (listing((tr("Home"), tr("End"))), tr("go to the first or the last tile")),
        (listing((tr("Enter"), tr("Space"))), tr("choose what is marked")),
        (tr("Esc"), tr("hurry the table, or give a tile up")),
        (tr("Digits"), tr("bid that number, name that suit as trump, or an end")),
        (tr("P"), tr("pass")),
        (tr("O, U"), tr("shoot over, shoot under")),
        (tr("D, T"), tr("double, triple; D also names doubles as trump")),
        (tr("F"), tr("follow me")),
    )
