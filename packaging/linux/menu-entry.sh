#!/bin/sh
# Puts the program that lies beside this script into a person's own menu, and takes it out again.
# Not by xdg-utils: those of Debian 12 fail, and say nothing, where the home has a space in its name.
set -eu

case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
    de*)
        usage='Aufruf: menu-entry.sh [--remove]

Nimmt Moon Desktop in dein Menü auf und lässt Dateien .moon damit öffnen. Mit
--remove verschwindet der Eintrag wieder. Andere Benutzer dieses Computers
betrifft das nicht.'
        added='Moon Desktop steht in deinem Menü, und Dateien .moon öffnen sich damit.'
        removed='Moon Desktop steht nicht mehr in deinem Menü. Deine Partien und Einstellungen sind noch da.' ;;
    es*)
        usage='Uso: menu-entry.sh [--remove]

Pone Moon Desktop en tu menú, y hace que los archivos .moon se abran con él. Con
--remove lo quita otra vez. A nadie más en esta computadora le afecta.'
        added='Moon Desktop está en tu menú, y los archivos .moon se abren con él.'
        removed='Moon Desktop ya no está en tu menú. Tus partidas y preferencias siguen ahí.' ;;
    fr*)
        usage='usage : menu-entry.sh [--remove]

Met Moon Desktop dans ton menu et fait ouvrir avec lui les fichiers .moon. Avec
--remove, l’en retire. Les autres utilisateurs de cet ordinateur ne sont pas
concernés.'
        added='Moon Desktop est dans ton menu, et les fichiers .moon s’ouvrent avec lui.'
        removed='Moon Desktop n’est plus dans ton menu. Tes matchs et préférences sont toujours là.' ;;
    *)
        usage='usage: menu-entry.sh [--remove]

Puts Moon Desktop into your menu, and has .moon files open with it. With
--remove, takes it out again. Nobody else on this computer is concerned.'
        added='Moon Desktop is in your menu, and .moon files open with it.'
        removed='Moon Desktop is no longer in your menu. Your matches and preferences are still there.' ;;
esac

cd -- "$(dirname -- "$0")"
program=$(pwd -P)/@NAME@
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=applications/@ID@.desktop

# A desktop entry has its words as strings, in which a backslash is doubled; Exec names the program
# as a quoted argument, in which a percent sign is doubled, too.
as_string() { printf '%s\n' "$program" | sed "$@" -e 's/\\/\\\\/g'; }

case $#,${1:-} in
    0,)
        mkdir -p "$data/applications"
        cp -R share/icons share/mime "$data"
        {
            sed '/^\(Try\)*Exec=/d' "share/$entry"
            printf 'Exec="%s" %%f\n' "$(as_string -e 's/[\\"`$]/\\&/g' -e 's/%/%%/g')"
            printf 'TryExec=%s\n' "$(as_string)"
        } >"$data/$entry" ;;
    1,--remove) (cd share && find "$entry" icons mime -type f) | (cd "$data" && xargs rm -f) ;;
    1,--help | 1,-h) echo "$usage"; exit ;;
    *) echo "$usage" >&2; exit 2 ;;
esac

if [ -d "$data/mime/packages" ] && command -v update-mime-database >/dev/null; then
    update-mime-database "$data/mime" || true
fi
if command -v update-desktop-database >/dev/null; then
    update-desktop-database -q "$data/applications" || true
fi
touch -c "$data/icons/hicolor" # by which menus see that there is another icon
[ $# = 0 ] && echo "$added" || echo "$removed"
