#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs tests of the desktop on a real X server, where windows have a window system behind them:
#   tests/desktop/under_xvfb.sh PROGRAM [TEST...]      all of them where none is named
set -euo pipefail
export QT_QPA_PLATFORM=xcb
program=$1
shift
[ $# -gt 0 ] || set -- ""
for test in "$@"; do
    echo "== ${test:-all}"
    xvfb-run -a -s "-screen 0 1280x800x24" "$program" ${test:+"$test"}
done
