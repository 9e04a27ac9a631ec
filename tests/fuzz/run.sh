#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Feeds every reader with damaged and invented files, begun with those in tests/fuzz/corpus.
#   tests/fuzz/run.sh [SECONDS [READER...]]   seconds for each reader (20); csv, format, cup, cards, log, rolls, league
# What was found stays in build/fuzz/found, and a crash in build/fuzz/crash-*; neither is put into the repository.
set -euo pipefail
cd "$(dirname "$0")/../.."
# shellcheck source=app/packages.sh
. app/packages.sh

seconds=${1:-20}
readers=("${@:2}")
[ ${#readers[@]} -gt 0 ] || readers=(csv format cup cards log rolls league)

install_packages "${build_packages[@]}" clang-14 libclang-rt-14-dev
build_targets=$(printf 'fuzz_%s ' "${readers[@]}")
configure_and_build fuzz -DCMAKE_BUILD_TYPE=RelWithDebInfo "-DCMAKE_CXX_FLAGS_RELWITHDEBINFO=-O1 -gline-tables-only" \
    -DCMAKE_CXX_COMPILER=clang++-14 -DTOUCHLINE_FUZZ=ON -DTOUCHLINE_TESTS=OFF -DTOUCHLINE_BENCH=OFF \
    -DTOUCHLINE_DESKTOP=OFF -DTOUCHLINE_SANITIZE=fuzzer-no-link,address,undefined

# Leagues are imported into files: in memory, where there is such a folder.
if [ -w /dev/shm ]; then places=$(mktemp -d -p /dev/shm); else places=$(mktemp -d); fi
trap 'rm -rf "$places"' EXIT

# Prints how much of the reader was reached, at first and at last; on a crash the end of what the fuzzer said.
fuzz() {
    local reader=$1 log="$PWD/build/fuzz/$1.log"
    mkdir -p "build/fuzz/found/$reader"
    # Short notes of where memory came from: with long ones a run of minutes needs gigabytes.
    if ! (cd build/fuzz
          TMPDIR=$places ASAN_OPTIONS=malloc_context_size=8:quarantine_size_mb=64 ./tests/fuzz/fuzz_"$reader" \
              -max_total_time="$seconds" -timeout=60 -rss_limit_mb=2048 -max_len=65536 -print_final_stats=1 \
              "found/$reader" "../../tests/fuzz/corpus/$reader") >"$log" 2>&1; then
        tail -n 100 "$log"
        return 1
    fi
    printf '%s\n%s\n' "$reader" "$(grep -oE '(INITED|DONE) +cov: [0-9]+ ft: [0-9]+|stat::(number_of_executed_units|new_units_added):.*' "$log")"
}
export -f fuzz
export seconds places

say "Fuzzing ${readers[*]} ($seconds s each)"
printf '%s\n' "${readers[@]}" | xargs -P "$(nproc)" -I {} bash -euo pipefail -c 'fuzz {}'
