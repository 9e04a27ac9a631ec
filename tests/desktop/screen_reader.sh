#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Somebody who hears the desktop program, and has no mouse: plays a match of ATCS Basic and enters a result
# through AT-SPI, on a real X server.
#   tests/desktop/screen_reader.sh PROGRAM PROGRAM-CLI [--strict]
# --strict: fails too where the screen reader was told nothing (the lines "SILENT" at the end), as the long run does.
# Needs: xvfb, openbox, xdotool, dbus (dbus-run-session), at-spi2-core, gir1.2-atspi-2.0, python3-gi. Without them it ends with 77.
# The function is called by trap; the inner shell has its own variables.
# shellcheck disable=SC2317,SC2016
set -euo pipefail
if [ $# -lt 2 ]; then
    echo "Usage: $0 PROGRAM PROGRAM-CLI [--strict]" >&2
    exit 2
fi
program=$(realpath "$1")
cli=$(realpath "$2")
shift 2
here=$(realpath "$(dirname "$0")")
# The bindings of the system, not those of another Python that comes first.
python=${PYTHON:-/usr/bin/python3}
for needed in Xvfb openbox xdotool dbus-run-session; do
    command -v "$needed" >/dev/null || { echo "$needed is not installed." >&2; exit 77; }
done
"$python" -c 'import gi; gi.require_version("Atspi", "2.0"); from gi.repository import Atspi' || { echo "gir1.2-atspi-2.0 or python3-gi is not installed." >&2; exit 77; }

home=$(mktemp -d)
pids=()
# Only what was started here ends.
finish() {
    for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
    for pid in "${pids[@]}"; do wait "$pid" 2>/dev/null || true; done
    rm -rf "$home"
}
trap finish EXIT
export HOME=$home XDG_CONFIG_HOME=$home/config XDG_DATA_HOME=$home/data XDG_CACHE_HOME=$home/cache
export XDG_STATE_HOME=$home/state XDG_RUNTIME_DIR=$home/run
mkdir -m 700 "$XDG_RUNTIME_DIR"
unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS NO_AT_BRIDGE LANGUAGE
export LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb QT_ACCESSIBILITY=1 QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1

# The server says which display it took.
exec 3<>"$home/display" || true
Xvfb -displayfd 3 -screen 0 1280x900x24 -nolisten tcp 2>"$home/xvfb.log" &
pids+=($!)
for ((i = 0; i < 200; ++i)); do
    [ -s "$home/display" ] && break
    sleep 0.05
done
[ -s "$home/display" ] || { echo "Xvfb did not start: $(cat "$home/xvfb.log")" >&2; exit 1; }
DISPLAY=:$(cat "$home/display")
export DISPLAY
exec 3>&-

# A league with a match to enter.
league=$home/tuesday.touchline
printf '%s\n' 'Mill Town' 'Harbour Rovers' 'Quarry Athletic' 'Station United' >"$home/teams.txt"
"$cli" league new "$league" --name "Tuesday club" --as Tester >/dev/null
"$cli" league add "$league" --game by-hand --template clubs-4 --name "Winter league" \
    --teams "$home/teams.txt" --seed 3 --as Tester >/dev/null

# What the buses say is no news.
exec 4>&2 5>&1
status=0
dbus-run-session -- bash -c '
    openbox &
    manager=$!
    status=0
    "$@" >&5 2>&4 || status=$?
    kill "$manager"
    exit $status' bash "$python" "$here/screen_reader.py" "$program" "$cli" "$league" "$@" \
    >"$home/buses.log" 2>&1 || status=$?
exit $status
