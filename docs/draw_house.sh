#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Draws docs/pictures/house.svg: the rooms as CMake knows them, with the arrows that do not follow from others.
#   docs/draw_house.sh      needs graphviz
set -euo pipefail
cd "$(dirname "$0")/.."
build=build/house
mkdir -p "$build"
# Programs, tests and what is not ours are left out; so are the libraries that only hold resources.
cat > "$build/CMakeGraphVizOptions.cmake" <<'OPTIONS'
set(GRAPHVIZ_EXTERNAL_LIBS FALSE)
set(GRAPHVIZ_GENERATE_PER_TARGET FALSE)
set(GRAPHVIZ_GENERATE_DEPENDERS FALSE)
set(GRAPHVIZ_INTERFACE_LIBS FALSE)
set(GRAPHVIZ_OBJECT_LIBS FALSE)
set(GRAPHVIZ_IGNORE_TARGETS "^tests?_" "^touchline_(build|cards|historic_teams|charts|schema|icons|translations|[a-z]+_charts|fuba_line_ups)$")
OPTIONS
cmake -S . -B "$build" -G Ninja -DTOUCHLINE_TESTS=OFF -DTOUCHLINE_BENCH=OFF --graphviz="$build/house.dot" > /dev/null
# CMake draws private, public and interface links in three ways: here they are all arrows.
sed -e "s/, shape = [a-z]*//" -e "/subgraph clusterLegend/,/^}/d" -e "s/\"touchline_/\"/" -e "s/\"touchline\"/\"touchline (desktop)\"/" "$build/house.dot" |
    tred | dot -Grankdir=TB -Gnodesep=0.3 -Nshape=box -Nfontname=sans-serif -Nfontsize=11 -Nstyle=rounded \
    -Ecolor=gray40 -Tsvg > docs/pictures/house.svg
echo "docs/pictures/house.svg"
