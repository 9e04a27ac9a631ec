#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds Release and passes every test that is not a long run.
#   tests/run.sh                   format, Release, tests
#   tests/run.sh --all             and the sanitizers, clang-tidy, fuzzing, many kills, torture of leagues and the long statistics
#   tests/run.sh --within MINUTES  as --all, but nothing is begun after so many minutes, and the sanitizers run what needs
#                                  neither windows nor servers; what was left out is said
#   ... --only STEP                of what comes after Release only sanitizers, clang-tidy, fuzzing, long or damaged
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=app/packages.sh
. app/packages.sh

minutes=0
case "${1:-}" in
    "") ;;
    --all) minutes=100000 ;;
    --within) minutes=${2:?usage: tests/run.sh --within MINUTES} ;;
    *) echo "usage: tests/run.sh [--all | --within MINUTES] [--only STEP]" >&2; exit 2 ;;
esac
only=
for ((i = 1; i < $#; ++i)); do
    [ "${!i}" != --only ] || { ((++i)); only=${!i}; }
done

packages=("${build_packages[@]}" git librapidcheck-dev python3 clang-format-14 shellcheck postgresql xvfb xauth)
# A browser looks at the web site; by hand that test is skipped where there is none. What is printed fits with other fonts.
[ "$minutes" -eq 0 ] || packages+=(libbenchmark-dev clang-tidy-14 chromium fonts-noto-core lintian dpkg-dev file appstream desktop-file-utils groff man-db
    openbox xdotool dbus at-spi2-core gir1.2-atspi-2.0 python3-gi)
[ "$minutes" -eq 0 ] || export TOUCHLINE_TEST_BROWSER=required # not skipped
install_packages "${packages[@]}"

say "Scripts (shellcheck) and format (clang-format 14)"
git ls-files '*.sh' .ci/run | xargs shellcheck -x
all_sources() { git ls-files --cached --others --exclude-standard -- '*.h' '*.cpp'; }
all_sources | xargs clang-format-14 --dry-run --Werror
echo "clean"

# Leagues of tests lie in memory where there is enough of it: what is killed there leaves the same behind, and a disk is waited
# for at every result.
if [ -w /dev/shm ] && [ "$(df --output=avail -k /dev/shm | tail -1)" -gt 4000000 ]; then
    TMPDIR=$(mktemp -d /dev/shm/touchline-tests-XXXXXX)
    export TMPDIR
    chmod 1777 "$TMPDIR"
    trap 'rm -rf "$TMPDIR"' EXIT
fi
# Twice as many at once as there are processors: windows and servers are waited for half of the time.
run_tests() { ctest --test-dir "$1" --output-on-failure -j "$((2 * $(nproc)))" "${@:2}"; }

say "Release: build and tests"
# What measures speed is built where everything is checked.
configure_and_build release -DCMAKE_BUILD_TYPE=Release "-DTOUCHLINE_BENCH=$([ "$minutes" -eq 0 ] && echo OFF || echo ON)"
run_tests build/release -LE long
[ "$minutes" -gt 0 ] || exit 0

left_out=()
# Seconds that are left for what is still to come.
seconds_left() { echo $((minutes * 60 - SECONDS)); }
# begin STEP SECONDS NAME: whether the step is wanted and there is time for it; it takes about so long on two cores with
# nothing cached.
begin() {
    if [ -n "$only" ] && [ "$only" != "$1" ] || [ "$(seconds_left)" -lt "$2" ]; then
        left_out+=("$3")
        return 1
    fi
    say "$3"
}
# The tests of a folder, by portions: ctest's own limit of time counts a test that it cuts short as failed.
run_portions() {
    local total first
    total=$(ctest --test-dir "$1" -N | sed -n 's/^Total Tests: //p')
    for ((first = 1; first <= total; first += 25)); do
        if [ "$(seconds_left)" -le 0 ]; then
            left_out+=("with sanitizers: $1, the tests from number $first of $total")
            break
        fi
        run_tests "$1" -LE long -I "$first,$((first + 24))"
    done
}

sanitized=(unit property golden)
if begin sanitizers 600 "Debug with address and undefined-behaviour sanitizers: build and tests"; then
    # Windows and servers wait more than they compute: with little time they are left out.
    if [ "$minutes" -ge 100000 ]; then
        sanitized+=(storage desktop)
    else
        build_targets=$(printf 'tests/%s/all ' "${sanitized[@]}")
        left_out+=("with sanitizers: tests/storage, tests/desktop")
    fi
    # All that "undefined" asks; with little time not before each access whether it goes through null or is not aligned, which is a
    # third of the time to compile: what is read through null ends the program with "address" alone.
    checks=address,undefined
    [ "$minutes" -ge 100000 ] || checks=address,bool,bounds,builtin,enum,integer-divide-by-zero,nonnull-attribute,object-size,pointer-overflow,return,returns-nonnull-attribute,shift,signed-integer-overflow,unreachable,vla-bound,vptr
    configure_and_build asan -DCMAKE_BUILD_TYPE=Debug "-DCMAKE_CXX_FLAGS_DEBUG=-g1 -O0" \
        "-DTOUCHLINE_SANITIZE=$checks" -DTOUCHLINE_BENCH=OFF
    unset build_targets
    for folder in "${sanitized[@]}"; do
        run_portions "build/asan/tests/$folder"
    done
fi
if begin clang-tidy 120 "clang-tidy"; then
    # With time for everything the static analyzer reads too; it adds half and more.
    [ "$minutes" -ge 100000 ] || export TOUCHLINE_TIDY_CHECKS='-clang-analyzer-*' TOUCHLINE_TIDY_SECONDS=$(($(seconds_left) / 2))
    all_sources | grep '\.cpp$' | xargs tests/tidy.sh
fi
if begin fuzzing 300 "Fuzzing, 20 seconds a reader"; then
    tests/fuzz/run.sh 20
fi
if begin long 1200 "The long statistics, 200 kills a kind of database, and a tenth of the whole torture of leagues"; then
    run_tests build/release -L long
    TOUCHLINE_KILLS=${TOUCHLINE_KILLS:-200} run_tests build/release -R '^test_kill$'
    tests/storage/torture.py --build build/release --kills 1000 --errors 200 --power 200 --logical 700 --physical 200 \
        --inputs 2400
fi
if begin damaged 120 "10,000 damaged lists of every shape, in less than 1 GB"; then
    (
        ulimit -v 1000000
        TOUCHLINE_DAMAGED_FILES=10000 TOUCHLINE_DAMAGE_SEED=$RANDOM \
            build/release/tests/unit/exchange/tests_exchange test_damaged_lists
    )
fi
if [ ${#left_out[@]} -gt 0 ]; then
    say "Left out:"
    printf '%s\n' "${left_out[@]}"
fi
