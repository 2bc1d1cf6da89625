#!/usr/bin/env bash
# Installs, plays and removes the packages for Linux in a bare Debian 12: `run.py release --trial`.
# What it made the first time it keeps in its folder for the next; the pictures are there, too.
set -euo pipefail
[ $# = 1 ] || { echo 'usage (as root): trial.sh VERSION' >&2; exit 2; }

name=moon-desktop id=io.github.moondesktop.MoonDesktop kind=application/x-moon-record
deb=$(echo dist/"$name"_"$1"_*.deb) archive=$(echo dist/"$name-$1"-linux-*.tar.xz)
build=$PWD/build/debian-trial
root=$build/root base=$build/bookworm.tar
home='/home/Zoë Núñez/at home 月' # such as some people have
journal=$root$home/.local/share/$name/match.moon
failed=0
if ! [ -f "$deb" ] || ! [ -f "$archive" ]; then
    echo "There is no .deb and .tar.xz of $1 in dist: make them on Linux, with" \
        'python3 packaging/run.py package.' >&2
    exit 2
fi

# Its own view of what is mounted, and its own processes: all of both end with it.
if [ -z "${MOON_APART:-}" ]; then
    MOON_APART=yes exec unshare --mount --pid --fork --kill-child "$BASH" "$0" "$@"
fi

# --- what is tried, and how ----------------------------------------------------------------------

told() { # ok or FAILED, what was tried, what came of it
    [ "$1" = ok ] || failed=1
    printf '%-6s %s: %s\n' "$1" "$2" "$3"
}
try() { # what is tried, and a command: its last line is what came of it
    local what=$1 said
    shift
    if said=$("$@" 2>&1); then told ok "$what" "${said##*$'\n'}"; else told FAILED "$what" "$said"; fi
}
until_so() { # so many seconds at most, until a command succeeds
    local end=$((SECONDS + $1))
    shift
    until "$@" >/dev/null 2>&1; do [ $SECONDS -lt $end ] || return 1; sleep 0.25; done
}
system() { # as root in there
    chroot "$root" env -i HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        PATH=/usr/sbin:/usr/bin:/sbin:/bin ${http_proxy:+http_proxy="$http_proxy"} "$@" </dev/null
}
player() { # as an ordinary person, in their home
    timeout 900 chroot --userspec=player:player "$root" env -i --chdir="$home" HOME="$home" \
        USER=player LOGNAME=player LANG=C.UTF-8 PATH=/usr/bin:/bin:/usr/games DISPLAY=:7 "$@" </dev/null
}
start() { player "$@" >>"$build/programs.log" 2>&1 & }
install() { system apt-get install -qq -y --no-install-recommends "$@" >>"$build/apt.log" 2>&1; }
# All files of the system with their sums, but for what changes in any Debian without anybody
# installing anything, or tells of what was installed.
files() {
    (cd "$root" && find . -xdev -regextype egrep -regex \
        '\./(dev|etc/ld.so.cache|home|proc|root|run|sys|tmp|var/(cache|lib/(apt|dpkg)|log))' \
        -prune -o -type f -exec md5sum {} + -o -print | sort)
}
no_trace() { ! files | grep -F -e "$name" -e "$id"; }
shown() { player xdotool search --onlyvisible --class "$name" | grep .; }
hidden() { ! shown; }
picture() { sleep 2.5; player scrot --overwrite /tmp/shown.png && cp "$root/tmp/shown.png" "$build/$1.png"; }
seed() { grep -o '"seed": [0-9]*' "$1" | head -n 1; }
at_table() { [ "$(seed "$journal")" = "$(seed "$root$home/$1")" ]; } # this record is played
window() { until_so 40 shown && echo 'its window is there'; }
closed() {
    player xdotool key --clearmodifiers ctrl+q
    until_so 20 hidden && echo 'no window is left' && return
    picture not-closed
    system pkill -u player -x "$name"
    return 1
}
begin() { # a match to $3 by the rules $2, by the program $1, with the person at the first seat
    player rm -rf made
    player "$1" simulate --players casual,casual,casual --matches 1 --seed 5 --preset "$2" \
        --set "target=$3" --records made >/dev/null
    sed -E '1!d; s/"seats": \[\{[^}]*\}/"seats": [{"name": "Zoë", "player": "human"}/' \
        "$root$home"/made/*.moon >"$root$home/$4"
}
ended() { grep -q '"event": "game"' "$journal"; }
# Keys, one after another until the record has grown: pass; take what is marked; take the first
# tile or the next, of the eight there may be.
play() {
    local key lines tried=0
    until ended; do
        for key in p Return Home $(printf 'Return Right %.0s' {1..8}); do
            lines=$(wc -l <"$journal")
            player xdotool key --clearmodifiers "$key"
            sleep 0.4
            [ "$(wc -l <"$journal")" = "$lines" ] || { tried=0; break; }
            tried=$((tried + 1))
            [ $tried -lt 120 ] || { echo "The table took none of $tried keys."; return 1; }
        done
    done
    player "$name" check "${journal#"$root"}"
}
known() { # a command tells the kind of a record, or what opens it
    local wanted=$1
    shift
    player "$@" | sed -n 1p | grep -F "$wanted"
}
opened_by() { # a command, and the record it opens by the association
    rm -f "$journal"
    start "${@:1:$#-1}" "$home/${*: -1}"
    until_so 40 at_table "${*: -1}" && window && picture "opened-by-$1"
}

# --- a bare Debian -------------------------------------------------------------------------------

mkdir -p "$build/archives"
if [ ! -f "$base" ]; then
    # From where this system itself has it: that may be nearer than what debootstrap would ask.
    mirror=$(apt-get indextargets --format '$(RELEASE) $(REPO_URI)' | sed -n 's/^bookworm //p' | head -n 1)
    rm -rf "$build/new"
    debootstrap --variant=minbase bookworm "$build/new" ${mirror:+"$mirror"} >"$build/debootstrap.log"
    tar --create --numeric-owner --file "$base.part" --directory "$build/new" .
    mv "$base.part" "$base"
    rm -rf "$build/new"
fi
rm -rf "$root"
mkdir -p "$root"
tar --extract --numeric-owner --same-permissions --file "$base" --directory "$root"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
mount --bind "$build/archives" "$root/var/cache/apt/archives"
cp /etc/resolv.conf /etc/hosts "$root/etc/"
printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d" # no services
chmod 755 "$root/usr/sbin/policy-rc.d"
echo 'Binary::apt::APT::Keep-Downloaded-Packages "true";' >"$root/etc/apt/apt.conf.d/90keep"
mkdir -p "$root${home%/*}"
system useradd --create-home --home-dir "$home" --shell /bin/sh player
cp "$deb" "$archive" "$root/tmp/"
system apt-get update -qq

# --- without a screen ----------------------------------------------------------------------------

try 'Installing on the bare system' install "/tmp/${deb##*/}"
try 'Telling its version' player "$name" --version
try 'Its own test' player "$name" --self-test
said=$(player env -u DISPLAY "$name" 2>&1) && status=0 || status=$?
[ $status = 2 ] && [[ $said != *Traceback* ]] && good=ok || good=FAILED
told $good 'Starting without a screen' "$said"
try 'Files as they were packed' system dpkg --verify "$name"
try 'Removing it' system apt-get purge -qq -y "$name"
try 'Every path of the system looked at' no_trace

# --- on a screen ---------------------------------------------------------------------------------

install desktop-file-utils libfile-mimeinfo-perl libglib2.0-bin openbox procps scrot \
    shared-mime-info x11-utils xdg-utils xdotool xvfb xz-utils
before=$(files)
try 'Installing it beside the tools of a desktop' install "/tmp/${deb##*/}"
start Xvfb :7 -screen 0 1280x800x24 -nolisten tcp
until_so 30 player xprop -root
start openbox
until_so 30 known 'window id' xprop -root _NET_SUPPORTING_WM_CHECK

rm -rf "$root$home/.config/$name" "$root$home/.local"
start gio launch "/usr/share/applications/$id.desktop"
try 'Starting from the menu' window
until_so 20 test -s "$journal"
picture table
try 'Closing it by Ctrl+Q' closed

player mkdir -p ".config/$name"
printf '[General]\nmovement=none\nthinking=none\ntrick_stay=short\n' \
    >"$root$home/.config/$name/preferences.ini"
begin "$name" follow-me-42 8 'one game.moon'
start "$name" "$home/one game.moon"
until_so 30 at_table 'one game.moon'
try 'Opening a record' window
try 'Playing a game by keys' play
picture game-over
try 'Closing it after the game' closed

association() { # what the program is called, and what it was put into the menu by
    local record='an evening at Zoë’s.moon'
    begin "$1" fosdick-widow 4 "$record"
    cp "$root$home/$record" "$root$home/a record by no such name"
    try "$2: what opens a .moon" known "$id.desktop" gio mime "$kind"
    try "$2: what a .moon is" known "$kind" xdg-mime query filetype "$home/$record"
    try "$2: what it is by another name" known "$kind" xdg-mime query filetype \
        "$home/a record by no such name"
    try "$2: opening a .moon by xdg-open" opened_by xdg-open "$record"
    try "$2: closing it" closed
    try "$2: opening a .moon by gio" opened_by gio open "$record"
    try "$2: closing it again" closed
}
association "$name" 'The package'
try 'Removing it again' system apt-get remove -qq -y "$name"
try 'Purging it' system dpkg --purge "$name"
try 'All files of the system compared' diff <(echo "$before") <(files)

# --- the archive, in the person's home -------------------------------------------------------------

# What runs on any desktop: what the package would have brought is asked for by name.
mapfile -t needed < <(dpkg-deb -f "$deb" Depends | tr ',' '\n' | awk '{ print $1 }')
install "${needed[@]}"
try 'Unpacking the archive' player tar -xf "/tmp/${archive##*/}"
folder=$(basename "$archive" .tar.xz)
try 'Telling its version from there' player "./$folder/$name" --version
try 'Putting it into the menu' player "./$folder/menu-entry.sh"
association "./$folder/$name" 'The archive'
try 'Taking it out of the menu' player "./$folder/menu-entry.sh" --remove
player rm -r "$folder"
left=$(find "$root$home" -path '*/.local/share/mime/*' -prune -o -name "*$id*" -print)
told "$([ -z "$left" ] && echo ok || echo FAILED)" 'What is left of it in the home' "$left"
kept="$root$home/.config/$name/preferences.ini"
try 'Matches and preferences are kept' ls "$journal" "$kept"

kill %1 # Xvfb, and with it what is on it
umount "$root/proc" "$root/dev/shm" "$root/var/cache/apt/archives"
rm -rf --one-file-system "$root"
echo "Pictures and what was said: $build"
exit $failed
