#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs tests of the desktop once more on a real X server, where windows have a window system behind them:
#   tests/desktop/under_xvfb.sh PROGRAM...
set -euo pipefail
export QT_QPA_PLATFORM=xcb
for program in "$@"; do
    echo "== $(basename "$program")"
    xvfb-run -a -s "-screen 0 1280x800x24" "$program"
done
