#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs a build into an empty folder, as a packager does, and looks at what is there:
#   tests/desktop/installed.sh BUILD VERSION
set -euo pipefail
build=$1
version=$2
DESTDIR=$(mktemp -d)
export DESTDIR
trap 'rm -rf "$DESTDIR"' EXIT
cmake --install "$build" --prefix /usr >/dev/null
usr=$DESTDIR/usr
wrong() { echo "$*" >&2; exit 1; }

wanted="bin/touchline
bin/touchline-cli
share/applications/touchline.desktop
share/icons/hicolor/scalable/apps/touchline.svg
share/icons/hicolor/scalable/mimetypes/application-x-touchline-league.svg
share/metainfo/touchline.metainfo.xml
share/mime/packages/touchline.xml"
found=$(cd "$usr" && find . -type f | sed 's,^\./,,' | LC_ALL=C sort)
[ "$found" = "$wanted" ] || wrong "Installed is: $found"

# They run from there, without a display.
for program in touchline touchline-cli; do
    printed=$(env -u DISPLAY -u WAYLAND_DISPLAY "$usr/bin/$program" --version)
    [ "$printed" = "Touchline $version" ] || [ "$printed" = "touchline-cli $version" ] || wrong "$program: $printed"
done

# Who logs out has closed it: nothing is left that says it broke off.
export XDG_DATA_HOME=$DESTDIR/home
runs() { find "$XDG_DATA_HOME" -path '*/runs/*' -type f 2>/dev/null; }
QT_QPA_PLATFORM=offscreen XDG_CONFIG_HOME=$XDG_DATA_HOME "$usr/bin/touchline" &
pid=$!
for ((i = 0; i < 600; ++i)); do
    ! runs | grep -q "/$pid$" || break
    sleep 0.1
done
[ -n "$(runs)" ] || wrong "The desktop did not note that it runs."
kill -TERM "$pid"
wait "$pid" || wrong "The desktop ended with $? when it was asked to end."
[ -z "$(runs)" ] || wrong "Left behind: $(runs)"

# What is not installed here is checked by test_desktop_files alone.
if command -v desktop-file-validate >/dev/null; then
    desktop-file-validate --no-hints "$usr/share/applications/touchline.desktop"
fi
if command -v appstreamcli >/dev/null; then
    # The project has no domain to be named after.
    appstreamcli validate --no-net --override=cid-desktopapp-is-not-rdns=info "$usr/share/metainfo/touchline.metainfo.xml"
fi
if command -v update-mime-database >/dev/null; then
    update-mime-database "$usr/share/mime"
    grep -q '^[0-9]*:application/x-touchline-league:\*\.touchline$' "$usr/share/mime/globs2" ||
        wrong "No league file is known by its name."
    # Known by what is in it, whatever it is called.
    if command -v gio >/dev/null; then
        "$usr/bin/touchline-cli" league new "$DESTDIR/a.touchline" --name League >/dev/null
        mv "$DESTDIR/a.touchline" "$DESTDIR/league"
        XDG_DATA_HOME=$usr/share gio info -a standard::content-type "$DESTDIR/league" |
            grep -q 'application/x-touchline-league' || wrong "A league file is not known by what is in it."
    fi
fi
