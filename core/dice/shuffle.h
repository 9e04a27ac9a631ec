// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/generator.h"

#include <utility>
#include <vector>

namespace touchline {

/// Every order equally likely (Fisher and Yates), from the back. Our own, because std::shuffle differs
/// between libraries.
template <class T>
void shuffle(std::vector<T> &items, Generator &generator)
{
    for (std::size_t left = items.size(); left > 1; --left)
        std::swap(items[left - 1], items[generator.below(static_cast<std::uint32_t>(left))]);
}

} // namespace touchline
