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
source=$(realpath "$(dirname "$0")/../..")
cmake --install "$build" --prefix /usr >/dev/null
usr=$DESTDIR/usr
wrong() { echo "$*" >&2; exit 1; }

id=org.touchline.Touchline
wanted="bin/touchline
bin/touchline-cli
share/applications/$id.desktop
share/bash-completion/completions/touchline-cli
share/doc/touchline-cli/CHANGELOG.md
share/doc/touchline-cli/changelog.gz
share/doc/touchline-cli/copyright
share/doc/touchline/CHANGELOG.md
share/doc/touchline/changelog.gz
share/doc/touchline/copyright
share/fish/vendor_completions.d/touchline-cli.fish
share/icons/hicolor/128x128/apps/$id.png
share/icons/hicolor/256x256/apps/$id.png
share/icons/hicolor/48x48/apps/$id.png
share/icons/hicolor/64x64/apps/$id.png
share/icons/hicolor/scalable/apps/$id.svg
share/icons/hicolor/scalable/mimetypes/$id-league.svg
share/icons/hicolor/symbolic/apps/$id-symbolic.svg
share/man/man1/touchline.1.gz
share/metainfo/$id.metainfo.xml
share/mime/packages/$id.xml
share/zsh/vendor-completions/_touchline-cli"
found=$(cd "$usr" && find . -type f ! -name 'touchline-cli*.1.gz' | sed 's,^\./,,' | LC_ALL=C sort)
[ "$found" = "$wanted" ] || wrong "Installed is: $found"
# A manual page for the program and each verb; man reads them without a warning.
pages=("$usr"/share/man/man1/*.1.gz)
[ ${#pages[@]} -gt 48 ] || wrong "${#pages[@]} manual pages"
if command -v man >/dev/null && command -v groff >/dev/null; then
    for page in "${pages[@]}"; do
        said=$(LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null)
        [ -z "$said" ] || wrong "$page: $said"
    done
fi

# They run from there, without a display.
for program in touchline touchline-cli; do
    printed=$(env -u DISPLAY -u WAYLAND_DISPLAY "$usr/bin/$program" --version)
    [ "$printed" = "$program $version" ] || wrong "$program: $printed"
done

# Who logs out has closed it: nothing is left that says it broke off. What it kept elsewhere before has moved.
export XDG_DATA_HOME=$DESTDIR/home
mkdir -p "$XDG_DATA_HOME/Touchline/Touchline/sheets" "$DESTDIR/settings/Touchline"
touch "$XDG_DATA_HOME/Touchline/Touchline/sheets/00ff.json"
printf '[window]\nappearance=Dark\n' >"$DESTDIR/settings/Touchline/Touchline.conf"
runs() { find "$XDG_DATA_HOME" -path '*/runs/*' -type f 2>/dev/null; }
QT_QPA_PLATFORM=offscreen XDG_CONFIG_HOME=$DESTDIR/settings "$usr/bin/touchline" &
pid=$!
for ((i = 0; i < 600; ++i)); do
    ! runs | grep -q "/$pid$" || break
    sleep 0.1
done
[ -n "$(runs)" ] || wrong "The desktop did not note that it runs."
kill -TERM "$pid"
wait "$pid" || wrong "The desktop ended with $? when it was asked to end."
[ -z "$(runs)" ] || wrong "Left behind: $(runs)"
[ "$(ls "$XDG_DATA_HOME" "$DESTDIR/settings")" = "$DESTDIR/home:
touchline

$DESTDIR/settings:
touchline" ] || wrong "Kept in: $(find "$XDG_DATA_HOME" "$DESTDIR/settings")"
[ -f "$XDG_DATA_HOME/touchline/sheets/00ff.json" ] || wrong "A sheet was not moved."
grep -q '^appearance=Dark$' "$DESTDIR/settings/touchline/touchline.conf" || wrong "The settings were not moved."

# What is not installed here is checked by test_desktop_files alone.
if command -v desktop-file-validate >/dev/null; then
    desktop-file-validate --no-hints "$usr/share/applications/$id.desktop"
fi
if command -v appstreamcli >/dev/null; then
    appstreamcli validate --no-net "$usr/share/metainfo/$id.metainfo.xml"
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

# The recipe of the Flatpak names what is there: no flatpak-builder here tells.
recipe=$source/app/flatpak/$id.yml
grep -q "^id: $id$" "$recipe" || wrong "$recipe has another id."
[ -x "$usr/bin/$(sed -n 's/^command: //p' "$recipe")" ] || wrong "$recipe starts another program."
while read -r option; do
    grep -q "^option($option " "$source/CMakeLists.txt" || wrong "$recipe sets $option, which there is not."
done < <(grep -o -- '-DTOUCHLINE_[A-Z_]*' "$recipe" | cut -c3-)
! grep -P '\t| $' "$recipe" || wrong "$recipe has tabs, or spaces at the end of a line."
if python3 -c 'import yaml' 2>/dev/null; then
    python3 -c 'import sys, yaml; yaml.safe_load(open(sys.argv[1]))["modules"][-1]["config-opts"]' "$recipe"
fi

# The Debian packages, as app/package.sh makes them.
if command -v lintian >/dev/null && command -v dpkg-shlibdeps >/dev/null; then
    (cd "$build" && env -u DESTDIR cpack -G DEB -B "$DESTDIR/packages" >/dev/null)
    lintian --fail-on error,warning --tag-display-limit 0 "$DESTDIR"/packages/*.deb
fi
