// SPDX-License-Identifier: GPL-3.0-or-later
// The golden kicks as a program without Qt, for another compiler or other settings.
#include "tests/unit/simulator/golden_kicks.h"

#include <cstdio>

int main(int argc, char **argv)
{
    constexpr int all = 10'000;
    int count = 0;
    const std::string wrong =
        golden_kicks::check(argc > 1 ? argv[1] : "tests/data/simulator/kicks.txt", count);
    if (!wrong.empty() || count != all) {
        std::fprintf(stderr, "%s (%d kicks read)\n", wrong.c_str(), count);
        return 1;
    }
    std::printf("%d kicks\n", count);
    return 0;
}
