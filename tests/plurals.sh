#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Every sentence with a number has both forms in translations/touchline_en.ts; without them the window says "1 matches".
#   tests/plurals.sh LUPDATE      (LUPDATE: the program of Qt)
set -euo pipefail
cd "$(dirname "$0")/.."
found=$(mktemp --suffix=.ts)
trap 'rm -f "$found"' EXIT
cp translations/touchline_en.ts "$found"
"$1" -I . -pluralonly -no-obsolete -locations none forms models/views models/words -ts "$found" > /dev/null 2>&1
missing=$(diff <(grep -F '<source>' translations/touchline_en.ts) <(grep -F '<source>' "$found") || true)
if [ -n "$missing" ]; then
    echo "translations/touchline_en.ts is not as the sources are (see translations/README.md):"
    echo "$missing"
    exit 1
fi
