#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds Touchline, and plays a World Cup of 32 teams: groups, bracket, champion.
# Arguments are passed on: app/run.sh --seed 2026 --level quick
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
say "Playing a World Cup"
exec build/app/app/cli/touchline-cli cup "$@"
