"""Why a line of the self-test failed, as a sentence."""

from __future__ import annotations

from moon_desktop.words.language import tr
from moon_desktop.words.quoting import quoted


def cannot_begin(why: str) -> str:
    return tr("The self-test cannot begin. {why}").format(why=why)


# --- anything -------------------------------------------------------------------------------


def went_wrong(error: str) -> str:
    return tr("It broke off with an error: {error}").format(error=error)


def noted(trouble: str) -> str:
    return tr("It went on, but the program noted trouble: {trouble}").format(trouble=trouble)


def hung(seconds: float) -> str:
    return tr("It was not over after {seconds:g} s and was ended.").format(seconds=seconds)


def died() -> str:
    return tr("The process that tried it ended by itself.")


def ended_by_qt(words: str) -> str:
    return tr("Qt ended the process that tried it: {words}").format(words=words)


def never_came(what: str, seconds: float) -> str:
    return tr("{what} did not come within {seconds:g} s.").format(what=what, seconds=seconds)


def the_window() -> str:
    return tr("The window")


def end_of_match() -> str:
    return tr("The end of the match")


def being_asked() -> str:
    return tr("A question to the person at the table")


def the_curtain() -> str:
    return tr("The curtain between two persons")


def going_of_curtain() -> str:
    return tr("The end of the curtain")


def the_hint() -> str:
    return tr("A hint")


def the_review() -> str:
    return tr("The review of a hand")


def hand_number(number: int) -> str:
    return tr("Hand {number}").format(number=number)


# --- folders and records --------------------------------------------------------------------


def not_kept() -> str:
    return tr("What was to be kept was not written.")


def not_as_written(folder: str) -> str:
    return tr("What is read in {folder} is not what was written.").format(folder=folder)


def record_differs() -> str:
    return tr("The record on disk is not the match that was played.")


def over_too_soon() -> str:
    return tr("The match was over before it could be left.")


def not_gone_on() -> str:
    return tr("The match that was opened again is another one.")


def read_otherwise(preset: str) -> str:
    return tr("The record of a match by {preset} is read otherwise than it was written.").format(
        preset=preset
    )


def damage_untold(line: int) -> str:
    return tr("The damage on line {line} of a record is told wrongly.").format(line=line)


def damage_unseen(line: int) -> str:
    return tr("The damage on line {line} of a record is not noticed.").format(line=line)


def wrong_verdict(found: int, status: int) -> str:
    text = tr("“check” ends with {found} where it should end with {status}.")
    return text.format(found=found, status=status)


# --- players --------------------------------------------------------------------------------


def kernel_not_compiled() -> str:
    return tr("The kernel in this package is not the compiled one.")


def kernel_errs(found: int, value: int) -> str:
    text = tr("The kernel finds {found} tricks in a position that is worth {value}.")
    return text.format(found=found, value=value)


def no_chances(name: str) -> str:
    return tr("The figures in {name} are not chances.").format(name=name)


def unknown_file(name: str) -> str:
    return tr("Nobody reads the file {name}.").format(name=name)


def player_failed(level: str, phase: str) -> str:
    text = tr("The player {level} fails at a choice of the kind {phase}.")
    return text.format(level=quoted(level), phase=quoted(phase))


def player_errs(level: str, phase: str) -> str:
    text = tr("The player {level} chooses what is not legal at a choice of the kind {phase}.")
    return text.format(level=quoted(level), phase=quoted(phase))


def thinks_here() -> str:
    return tr("Long thoughts are not thought in a process of their own.")


def bad_hint() -> str:
    return tr("A hint advises what is not legal.")


def not_broken_off(seconds: float) -> str:
    return tr("A thought was not broken off within {seconds:.1f} s.").format(seconds=seconds)


def study_lost() -> str:
    return tr("The process for long thoughts was lost with one that was broken off.")


def study_stays() -> str:
    return tr("The process for long thoughts does not end.")


# --- what is seen ---------------------------------------------------------------------------


def not_shown(name: str) -> str:
    return tr("{name} is not to be seen.").format(name=name)


def one_colour(name: str) -> str:
    return tr("{name} is of one colour.").format(name=name)


def window_of(command: str) -> str:
    return tr("The window of the command {command}").format(command=quoted(command))


def not_closed(name: str) -> str:
    return tr("{name} does not close.").format(name=name)


def command_closed(name: str) -> str:
    return tr("The command {name} cannot be given where it should be open.").format(
        name=quoted(name)
    )


def does_nothing(name: str) -> str:
    return tr("The command {name} does not do what it should.").format(name=quoted(name))


def one_failed(what: str, why: str) -> str:
    """``why``: a sentence."""
    return tr("{what}: {why}").format(what=what, why=why)


def no_themes() -> str:
    return tr("There is no theme.")


def no_colour(theme: str, colour: str) -> str:
    return tr("The colour {colour} of the theme {theme} is none.").format(
        theme=quoted(theme), colour=quoted(colour)
    )


def too_faint(theme: str, ink: str, ground: str) -> str:
    text = tr("In the theme {theme}, {ink} cannot be read on {ground}.")
    return text.format(theme=quoted(theme), ink=quoted(ink), ground=quoted(ground))


def tile_not_drawn(tile: str, theme: str) -> str:
    return tr("The tile {tile} is not drawn in the theme {theme}.").format(
        tile=quoted(tile), theme=quoted(theme)
    )


def tiles_alike(tile: str, other: str, theme: str) -> str:
    text = tr("The tiles {tile} and {other} look the same in the theme {theme}.")
    return text.format(tile=quoted(tile), other=quoted(other), theme=quoted(theme))


def no_fonts() -> str:
    return tr("There are no typefaces.")


def font_unread(name: str) -> str:
    return tr("The typeface {name} cannot be read.").format(name=name)


def sign_missing(name: str, sign: str) -> str:
    return tr("The typeface {name} has no {sign}.").format(name=name, sign=quoted(sign))


def other_family(wanted: str, found: str) -> str:
    return tr("What is to be set in {wanted} is set in {found}.").format(wanted=wanted, found=found)


def draws_nothing(family: str) -> str:
    return tr("What is set in {family} cannot be seen.").format(family=family)


def icon_lacks(size: int) -> str:
    return tr("The icon is not there at {size} pixels.").format(size=size)


def picture_unread(name: str) -> str:
    return tr("The picture {name} cannot be read.").format(name=name)


def picture_size(name: str) -> str:
    return tr("The picture {name} is not of the size it says.").format(name=name)


def sound_unread(name: str) -> str:
    return tr("The sound {name} cannot be read.").format(name=name)


def language_unread(name: str) -> str:
    return tr("The translation {name} cannot be read.").format(name=name)


def page_empty(page: str) -> str:
    return tr("The page {page} of the help has next to nothing on it.").format(page=quoted(page))


def picture_missing(name: str, page: str) -> str:
    text = tr("The picture {name} on the page {page} of the help is missing.")
    return text.format(name=quoted(name), page=quoted(page))


def link_broken(address: str, page: str) -> str:
    text = tr("The link to {address} on the page {page} of the help leads nowhere.")
    return text.format(address=quoted(address), page=quoted(page))


def no_pdf() -> str:
    return tr("The score sheet cannot be printed into a PDF file.")


# --- Qt -------------------------------------------------------------------------------------


def plugin_missing(name: str) -> str:
    return tr("The part of Qt that opens windows by {name} is not there.").format(name=name)


def plugin_unloadable(name: str, trouble: str) -> str:
    text = tr("The part of Qt that opens windows by {name} cannot be loaded: {trouble}")
    return text.format(name=name, trouble=trouble)


def format_missing(kind: str) -> str:
    return tr("Qt reads no pictures of the kind {kind}.").format(kind=quoted(kind))
