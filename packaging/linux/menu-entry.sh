#!/bin/sh
# Puts the program that lies beside this script into a person's own menu, and takes it out again.
set -eu

case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
    de*)
        usage='Aufruf: menu-entry.sh [--remove]

Nimmt Moon Desktop in dein Menü auf und lässt Dateien .moon damit öffnen. Mit
--remove verschwindet der Eintrag wieder. Andere Benutzer dieses Computers
betrifft das nicht.'
        broken='Ein Menüeintrag kann in keinen Ordner zeigen, dessen Name einen Zeilenumbruch enthält: Verschiebe den Ordner.'
        missing='@NAME@ fehlt in diesem Ordner: Entpacke das Archiv neu.'
        added='Moon Desktop steht in deinem Menü, und Dateien .moon öffnen sich damit.'
        removed='Moon Desktop steht nicht mehr in deinem Menü. Deine Partien und Einstellungen sind noch da.' ;;
    *)
        usage='usage: menu-entry.sh [--remove]

Puts Moon Desktop into your menu, and has .moon files open with it. With
--remove, takes it out again. Nobody else on this computer is concerned.'
        broken='A menu entry cannot point into a folder with a line break in its name: move the folder.'
        missing='@NAME@ is missing in this folder: unpack the archive anew.'
        added='Moon Desktop is in your menu, and .moon files open with it.'
        removed='Moon Desktop is no longer in your menu. Your matches and preferences are still there.' ;;
esac

here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd -P && echo .)
here=${here%??}
data=${XDG_DATA_HOME:-}
# The rule for that variable: what is no absolute path counts as unset.
case $data in
    /*) ;;
    *) data=$HOME/.local/share ;;
esac
entry='@ENTRY@'
copied='@COPIED@'

tell_desktop() {
    if [ -d "$data/mime/packages" ] && command -v update-mime-database >/dev/null; then
        update-mime-database "$data/mime" || true
    fi
    if [ -d "$data/applications" ] && command -v update-desktop-database >/dev/null; then
        update-desktop-database -q "$data/applications" || true
    fi
    # Menus look again for icons when the time of the theme's folder has changed.
    if [ -d "$data/icons/hicolor" ]; then
        touch "$data/icons/hicolor"
    fi
}

# Of words on standard input, what a desktop entry has for them: as a string, and then as one
# quoted argument of Exec, in which a percent sign is doubled.
as_string() { sed 's/\\/\\\\/g'; }
as_argument() { sed 's/[\\"`$]/\\&/g; s/\\/\\\\/g; s/%/%%/g; s/.*/"&"/'; }

install_entry() {
    case $here in
        *'
'*)
            echo "menu-entry.sh: $broken" >&2
            exit 1 ;;
    esac
    if [ ! -x "$here/@NAME@" ]; then
        echo "menu-entry.sh: $missing" >&2
        exit 1
    fi
    for file in $copied; do
        mkdir -p "$data/${file%/*}"
        cp "$here/share/$file" "$data/$file"
    done
    mkdir -p "$data/${entry%/*}"
    argument=$(printf '%s\n' "$here/@NAME@" | as_argument)
    program=$(printf '%s\n' "$here/@NAME@" | as_string)
    while IFS= read -r line; do
        case $line in
            Exec=*) printf 'Exec=%s %%f\n' "$argument" ;;
            TryExec=*) printf 'TryExec=%s\n' "$program" ;;
            *) printf '%s\n' "$line" ;;
        esac
    done <"$here/share/$entry" >"$data/$entry"
    tell_desktop
    echo "$added"
}

remove_entry() {
    for file in "$entry" $copied; do
        rm -f "$data/$file"
    done
    tell_desktop
    echo "$removed"
}

case $#,${1:-} in
    0,) install_entry ;;
    1,--remove) remove_entry ;;
    1,--help | 1,-h) echo "$usage" ;;
    *) echo "$usage" >&2; exit 2 ;;
esac
