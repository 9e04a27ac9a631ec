#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds Touchline, and runs it: with a display the desktop with a demonstration World Cup;
# without one a World Cup of 32 teams is played and its tables and bracket are printed.
#   app/run.sh                              # desktop, or a World Cup in the terminal
#   app/run.sh --seed 2026 --level quick    # arguments: a World Cup in the terminal, see touchline-cli cup --help
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=app/packages.sh
. app/packages.sh

install_packages "${build_packages[@]}"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
say "Building Touchline (build/app)"
if ! configure_and_build app -DCMAKE_BUILD_TYPE=Release -DTOUCHLINE_TESTS=OFF >"$log" 2>&1; then
    cat "$log" >&2
    exit 1
fi
if [ $# -eq 0 ] && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    say "Opening the desktop"
    exec build/app/app/desktop/touchline --demonstration
fi
say "Playing a World Cup"
exec build/app/app/cli/touchline-cli cup "$@"
