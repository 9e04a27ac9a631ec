#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes a picture of every page and dialog of the desktop: light, dark, in a small window at 125 %, and in a language
# whose texts are 40 % longer.
#   tests/pictures.sh [FOLDER]      (build/pictures)
#   tests/pictures.sh --match       only those of the match centre, in small and large windows (build/pictures/match)
#   tests/pictures.sh --readme      only those of README.md and the manual, into docs/pictures
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=app/packages.sh
. app/packages.sh

folder=${1:-build/pictures}
[ "$folder" != --readme ] || folder=build/pictures
[ "$folder" != --match ] || folder=build/pictures/match
install_packages "${build_packages[@]}" librapidcheck-dev pngquant
# Configured as tests/run.sh does it, so that neither builds anew what the other has built.
build_targets=touchline_pictures configure_and_build release -DCMAKE_BUILD_TYPE=Release -DTOUCHLINE_BENCH=OFF
export QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# Of every page and dialog, into a folder; what Qt says of a screen that is none is shown only where it fails.
take() {
    if ! build/release/tests/desktop/touchline_pictures "$@" 2>"$log"; then
        cat "$log" >&2
        echo "The pictures in $1 were not made." >&2
        exit 1
    fi
}

say "Pictures in $folder"
if [ "${1:-}" = --match ]; then
    for size in 1024x700 1920x1080; do
        for theme in light dark; do
            take "$folder/$size-$theme" "$theme" "$size" match
        done
    done
    take "$folder/longer" light 1024x700 match longer
    find "$folder" -name '*.png' | sort
    exit 0
fi
take "$folder/light" light
take "$folder/dark" dark
if [ "${1:-}" = --readme ]; then
    # NAME=PICTURE: the same leagues, seeds and sizes at every run.
    for one in home=light/begun-home fixtures=light/begun-fixtures tables-dark=dark/begun-tables bracket=light/over-bracket \
        availability=light/begun-availability draw=light/wizard-4-draw sheet=light/dialog-sheet-game-events \
        match-board=light/match-champions-played match-cards=light/match-atcs-explained album=light/begun-album \
        new-competition=light/wizard-1-template player=light/player-known postpone=light/dialog-postpone \
        walkover=light/dialog-walkover team-ruling=light/dialog-team-ruling correct=light/dialog-correct \
        history=light/begun-history shared-league=light/dialog-shared-league timetable=light/evening-timetable \
        pair-round=light/dialog-pair-round import=light/dialog-import-new-league export=light/dialog-export \
        next-season=light/dialog-next-season officials=light/dialog-officials card=light/dialog-card \
        transfer=light/dialog-transfer watched=light/match-atcs-watched competition-rules=light/dialog-competition-rules; do
        cp "$folder/${one#*=}.png" "docs/pictures/${one%%=*}.png"
    done
    # The program carries them.
    pngquant --force --skip-if-larger --strip --ext .png docs/pictures/*.png
    exit 0
fi
take "$folder/longer" light 1024x600 longer
QT_SCALE_FACTOR=1.25 take "$folder/125" light 1024x600
find "$folder" -name '*.png' | sort
