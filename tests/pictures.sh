#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes a picture of every page and dialog of the desktop: light, dark, in a small window at 125 %, and in a language
# whose texts are 40 % longer.
#   tests/pictures.sh [FOLDER]      (build/pictures)
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=app/packages.sh
. app/packages.sh

folder=${1:-build/pictures}
install_packages "${build_packages[@]}" librapidcheck-dev libbenchmark-dev
build_targets=touchline_pictures configure_and_build release -DCMAKE_BUILD_TYPE=Release
export QT_QPA_PLATFORM=offscreen
pictures=build/release/tests/desktop/touchline_pictures
say "Pictures in $folder"
"$pictures" "$folder/light" light 2>/dev/null
"$pictures" "$folder/dark" dark 2>/dev/null
"$pictures" "$folder/longer" light 1024x600 longer 2>/dev/null
QT_SCALE_FACTOR=1.25 "$pictures" "$folder/125" light 1024x600 2>/dev/null
find "$folder" -name '*.png' | sort
