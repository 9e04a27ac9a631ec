#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs clang-tidy over sources of the Release build, unit by unit (a unit is up to 16 sources that are compiled at once,
# which reads Qt's headers once instead of 16 times). A unit that was clean before, with all that it includes the same,
# is not read again (what was clean is noted in TOUCHLINE_TIDY_CACHE, else ~/.cache/touchline-tidy).
#   tests/tidy.sh FILE...     the units with these sources
#                             TOUCHLINE_TIDY_CHECKS: as --checks, added to those of .clang-tidy
#                             TOUCHLINE_TIDY_SECONDS: after so many no further unit is begun; those left are counted
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -gt 0 ] || exit 0

cache=${TOUCHLINE_TIDY_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/touchline-tidy}
mkdir -p build/tidy "$cache"
# Clang cannot read GCC's precompiled headers and does not know its parameters, so it gets the same commands without them.
sed -E 's/ --param[= ][^ ]*//g; s/ -fpch-preprocess//g; s/ -W(no-)?maybe-uninitialized//g; s/ -Winvalid-pch -include [^ ]*cmake_pch\.hxx//g; s/ -I([^ ]*_autogen\/include)/ -isystem \1/g' \
    build/release/compile_commands.json >build/tidy/compile_commands.json

# What every answer depends on besides the sources: the tools, what is checked, and how things are compiled.
# In a unit the sources are included, which a check of its own would object to.
export checks="${TOUCHLINE_TIDY_CHECKS:+$TOUCHLINE_TIDY_CHECKS,}-bugprone-suspicious-include"
common=$({ echo "$checks"; clang-tidy-14 --version; g++ --version; git ls-files '*.clang-tidy' | xargs cat; cat CMakeLists.txt tests/CMakeLists.txt
           dpkg-query -W -f='${Version}\n' qt6-base-dev libexpected-dev librapidcheck-dev; } 2>/dev/null | sha256sum)

# "unit include" for every include that is the project's own, as the compiler found them.
ninja -C build/release -t deps | awk -v root="$PWD/" '
    /^[^ ].*: #deps/ { source = ""; next }
    /^    / {
        path = $1
        sub("^" root, "", path); sub("^(\\.\\./)+", "", path); sub("^build/release/", "", path)
        if (source == "") source = path
        if (path !~ "^/") print source, path
    }' | sort -u >build/tidy/includes

# A line "hash file" for every file that is named there.
cut -d ' ' -f 2 build/tidy/includes | sort -u | while read -r file; do
    for place in "$file" "build/release/$file"; do [ -f "$place" ] && echo "$place" && break; done
done | xargs sha256sum | sed 's|  build/release/|  |' >build/tidy/hashes

# "unit include:hash ..." for every unit.
awk 'NR == FNR { hash[$2] = $1; next } { print $1, $2, hash[$2] }' build/tidy/hashes build/tidy/includes |
    awk '{ if ($1 != last && last != "") { print ""; } if ($1 != last) printf "%s", $1; printf " %s:%s", $2, $3; last = $1 }
         END { print "" }' >build/tidy/closures

# A unit lies in the build's folders, where clang-tidy does not find the .clang-tidy of the folder it was made for.
checks_of() {
    local folder=${1%%/CMakeFiles/*} all=$checks
    while [ "$folder" != . ]; do
        [ ! -f "$folder/.clang-tidy" ] || all=$all,$(sed -n "s/^Checks: [\"']\(.*\)[\"']\$/\1/p" "$folder/.clang-tidy")
        folder=$(dirname "$folder")
    done
    echo "$all"
}
check() {
    local unit=$1 key path
    key=$({ printf '%s\n' "$2"; awk -v unit="$unit" '$1 == unit { print; exit }' build/tidy/closures; } | sha256sum | cut -c 1-64)
    [ ! -e "$3/$key" ] || return 0
    if [ -n "$until" ] && [ "$(date +%s)" -ge "$until" ]; then
        echo "$unit" >>build/tidy/left
        return 0
    fi
    path=$unit
    [ -f "$path" ] || path=build/release/$unit
    # What clang-tidy counts goes to stderr; what it finds goes to stdout. Clang does not know all warnings of GCC.
    clang-tidy-14 -p build/tidy --quiet --checks="$(checks_of "$unit")" --extra-arg=-Wno-unknown-warning-option \
        "$PWD/$path" 2>/dev/null && : >"$3/$key"
}
export -f check checks_of
export until=
[ -z "${TOUCHLINE_TIDY_SECONDS:-}" ] || until=$(($(date +%s) + TOUCHLINE_TIDY_SECONDS))
rm -f build/tidy/left
# What was noted long ago belongs to sources that are gone.
find "$cache" -type f -mtime +30 -delete
# The units with the sources that are asked for. What the Release build does not have (the fuzzers, which clang
# compiles) has no command to read it by.
printf '%s\n' "$@" | awk 'NR == FNR { asked[$1] = 1; next } $2 in asked { print $1 }' - build/tidy/includes |
    grep -v '_autogen/' | sort -u >build/tidy/units || true
xargs -r -P "$(nproc)" -I {} bash -c 'check "$@"' check {} "$common" "$cache" <build/tidy/units
if [ -f build/tidy/left ]; then
    echo "The time was over: $(wc -l <build/tidy/left) of $(wc -l <build/tidy/units) units were not read. tests/run.sh --all reads all."
fi
