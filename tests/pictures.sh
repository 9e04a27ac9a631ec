#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes a picture of every page and dialog of the desktop: light, dark, in a small window at 125 %, and in a language
# whose texts are 40 % longer.
#   tests/pictures.sh [FOLDER]      (build/pictures)
#   tests/pictures.sh --readme      only those of README.md, into docs/pictures
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=app/packages.sh
. app/packages.sh

folder=${1:-build/pictures}
[ "$folder" != --readme ] || folder=build/pictures
install_packages "${build_packages[@]}" librapidcheck-dev libbenchmark-dev
build_targets=touchline_pictures configure_and_build release -DCMAKE_BUILD_TYPE=Release
export QT_QPA_PLATFORM=offscreen
pictures=build/release/tests/desktop/touchline_pictures
say "Pictures in $folder"
"$pictures" "$folder/light" light 2>/dev/null
"$pictures" "$folder/dark" dark 2>/dev/null
if [ "${1:-}" = --readme ]; then
    # NAME=PICTURE: the same leagues, seeds and sizes at every run.
    for one in home=light/begun-home fixtures=light/begun-fixtures tables-dark=dark/begun-tables bracket=light/over-bracket \
        availability=light/begun-availability draw=light/wizard-4-draw sheet=light/dialog-sheet-game-events; do
        cp "$folder/${one#*=}.png" "docs/pictures/${one%%=*}.png"
    done
    exit 0
fi
"$pictures" "$folder/longer" light 1024x600 longer 2>/dev/null
QT_SCALE_FACTOR=1.25 "$pictures" "$folder/125" light 1024x600 2>/dev/null
find "$folder" -name '*.png' | sort
