#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, then builds and passes every check: format, Release with all tests, the same with address
# and undefined-behaviour sanitizers, clang-tidy, 20 seconds of fuzzing for every reader.
#   tests/run.sh          clang-tidy reads the files that changed (against the upstream branch, else in the last three hours of work)
#   tests/run.sh --all    clang-tidy reads every file
#   tests/run.sh --quick  Release and format alone, while working
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=app/packages.sh
. app/packages.sh

tidy=changed
quick=no
for argument in "$@"; do
    case "$argument" in
        --all) tidy=all ;;
        --quick) quick=yes ;;
        *) echo "usage: tests/run.sh [--all | --quick]" >&2; exit 2 ;;
    esac
done

install_packages "${build_packages[@]}" git librapidcheck-dev libbenchmark-dev clang-format-14 clang-tidy-14 shellcheck \
    postgresql chromium xvfb xauth

all_sources() { git ls-files --cached --others --exclude-standard -- '*.h' '*.cpp'; }

changed_sources() {
    local base
    base=$(git merge-base HEAD '@{upstream}' 2>/dev/null || true)
    if [ -z "$base" ] || [ "$base" = "$(git rev-parse HEAD)" ]; then
        # Nothing to compare with: what the last three hours of work changed.
        base=$(git rev-list -1 --min-age="$(($(git log -1 --format=%ct) - 10800))" HEAD)
        [ -n "$base" ] || base=$(git hash-object -t tree /dev/null)
    fi
    { git diff --name-only --diff-filter=d "$base" -- '*.h' '*.cpp'
      git ls-files --others --exclude-standard -- '*.h' '*.cpp'; } | sort -u
}

say "Scripts (shellcheck) and format (clang-format 14)"
shellcheck -x app/run.sh app/packages.sh tests/run.sh tests/tidy.sh tests/pictures.sh tests/fuzz/run.sh tests/desktop/*.sh tests/storage/*.sh .ci/run
all_sources | xargs clang-format-14 --dry-run --Werror
echo "clean"

say "Release: build and tests"
configure_and_build release -DCMAKE_BUILD_TYPE=Release
ctest --test-dir build/release --output-on-failure -j "$(nproc)"
[ "$quick" = no ] || exit 0

say "clang-tidy ($tidy files)"
# The static analyzer adds half and more to the time: it reads with --all.
if [ "$tidy" = all ]; then
    list=$(all_sources)
else
    list=$(changed_sources)
    export TOUCHLINE_TIDY_CHECKS='-clang-analyzer-*'
    # After days of work everything has changed; a machine that has read nothing before would take an hour. What was
    # clean is not read again, so a second run goes on where the first ended.
    export TOUCHLINE_TIDY_SECONDS=600
fi
# Headers are read with the sources that include them.
{ printf '%s\n' "$list" | grep '\.cpp$' || true; } | xargs -r tests/tidy.sh

tests/fuzz/run.sh 20

say "Debug with address and undefined-behaviour sanitizers: build and tests"
configure_and_build asan -DCMAKE_BUILD_TYPE=Debug "-DCMAKE_CXX_FLAGS_DEBUG=-g1 -O0" \
    -DTOUCHLINE_SANITIZE=address,undefined -DTOUCHLINE_BENCH=OFF
ctest --test-dir build/asan --output-on-failure -j "$(nproc)"

